/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-chance-bar.h"

#include <glib/gi18n.h>

#include "tm-paint.h"

#define THICKNESS 10
#define GAP 12
#define LINE_GAP 4
#define LABEL_SHARE 0.33
#define NUMBER_WIDTH 62
/* With less room the bar goes below its name. */
#define ONE_LINE_WIDTH 420

/**
 * TmChanceBar:
 *
 * One chance: its name, a bar, and the percentage. The color of the bar is that of its role. The
 * CSS name is `chancebar`, with `bar` inside.
 */
struct _TmChanceBar
{
  TmNodeView parent_instance;

  GtkWidget *label;
  GtkWidget *bar;
  GtkWidget *number;
};

G_DEFINE_FINAL_TYPE (TmChanceBar, tm_chance_bar, TM_TYPE_NODE_VIEW)

/* The bar itself. */
#define TM_TYPE_BAR (tm_bar_get_type ())
G_DECLARE_FINAL_TYPE (TmBar, tm_bar, TM, BAR, GtkWidget)

struct _TmBar
{
  GtkWidget parent_instance;

  double share;
};

G_DEFINE_FINAL_TYPE (TmBar, tm_bar, GTK_TYPE_WIDGET)

static void
tm_bar_measure (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  *minimum = *natural = THICKNESS;
}

static void
tm_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget);
  float filled = width * (float) TM_BAR (widget)->share;
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA color, ground;

  gtk_widget_get_color (widget, &color);
  gtk_widget_get_color (gtk_widget_get_parent (widget), &ground);
  ground.alpha *= 0.11f;
  tm_paint_rounded (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, THICKNESS), THICKNESS / 2.0f,
                    &ground);
  /* What is possible at all is seen. */
  if (TM_BAR (widget)->share > 0)
    filled = MAX (filled, THICKNESS / 2.0f);
  if (filled > 0)
    tm_paint_rounded (snapshot,
                      &GRAPHENE_RECT_INIT (is_rtl ? width - filled : 0, 0, filled, THICKNESS),
                      MIN (THICKNESS, filled) / 2.0f, &color);
}

static void
tm_bar_class_init (TmBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tm_bar_measure;
  widget_class->snapshot = tm_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_bar_init (TmBar *self)
{
}

/* The chance */

static double
get_share (const TmPart *part)
{
  return part->max > 0 ? CLAMP ((double) part->value / part->max, 0, 1) : 0;
}

static char *
dup_percent (const TmPart *part)
{
  /* Translators: a probability, in percent */
  return g_strdup_printf (_ ("%.1f %%"), get_share (part) * 100);
}

static int
measure_width (GtkWidget *widget, gboolean is_natural)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return is_natural ? natural : minimum;
}

static int
measure_height (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_number_width (TmChanceBar *self)
{
  return MAX (NUMBER_WIDTH, measure_width (self->number, TRUE));
}

static gboolean
is_one_line (int width)
{
  return width >= ONE_LINE_WIDTH;
}

static int
get_label_width (TmChanceBar *self, int width)
{
  int rest = width - get_number_width (self) - GAP;

  return MAX (is_one_line (width) ? (int) (width * LABEL_SHARE) : rest,
              measure_width (self->label, FALSE));
}

static GtkSizeRequestMode
tm_chance_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_chance_bar_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  TmChanceBar *self = TM_CHANCE_BAR (widget);
  int width = for_size >= 0 ? for_size : ONE_LINE_WIDTH;
  int height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_width (self->label, FALSE) + GAP + get_number_width (self);
      *natural = MAX (ONE_LINE_WIDTH, *minimum);
      return;
    }
  height = MAX (measure_height (self->label, get_label_width (self, width)),
                measure_height (self->number, get_number_width (self)));
  *minimum = *natural
      = is_one_line (width) ? MAX (height, THICKNESS) : height + LINE_GAP + THICKNESS;
}

static void
allocate (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
tm_chance_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmChanceBar *self = TM_CHANCE_BAR (widget);
  int label = get_label_width (self, width);
  int number = get_number_width (self);

  if (is_one_line (width))
    {
      allocate (widget, self->label, 0, 0, label, height);
      allocate (widget, self->bar, label + GAP, (height - THICKNESS) / 2,
                MAX (width - label - number - 2 * GAP, THICKNESS), THICKNESS);
      allocate (widget, self->number, width - number, 0, number, height);
      return;
    }
  height -= LINE_GAP + THICKNESS;
  allocate (widget, self->label, 0, 0, label, height);
  allocate (widget, self->number, width - number, 0, number, height);
  allocate (widget, self->bar, 0, height + LINE_GAP, width, THICKNESS);
}

static void
tm_chance_bar_update (TmNodeView *view, const TmPart *before)
{
  TmChanceBar *self = TM_CHANCE_BAR (view);
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *percent = dup_percent (part);

  gtk_label_set_text (GTK_LABEL (self->label), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (self->number), percent);
  TM_BAR (self->bar)->share = get_share (part);
  gtk_widget_queue_draw (self->bar);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 100.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, get_share (part) * 100,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, percent, -1);
}

static char *
tm_chance_bar_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *percent = dup_percent (part);

  /* Translators: a chance as a screen reader speaks it: what may happen, how likely it is. */
  return g_strdup_printf (C_ ("scene", "%s: %s"), part->label != NULL ? part->label : "", percent);
}

static void
tm_chance_bar_class_init (TmChanceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  widget_class->get_request_mode = tm_chance_bar_get_request_mode;
  widget_class->measure = tm_chance_bar_measure;
  widget_class->size_allocate = tm_chance_bar_size_allocate;
  view_class->update = tm_chance_bar_update;
  view_class->dup_name = tm_chance_bar_dup_name;
  gtk_widget_class_set_css_name (widget_class, "chancebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
tm_chance_bar_init (TmChanceBar *self)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->bar = g_object_new (TM_TYPE_BAR, NULL);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  self->number = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->number), 1);
  gtk_widget_add_css_class (self->number, "heading");
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
}

/**
 * tm_chance_bar_new:
 *
 * Makes a bar.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_chance_bar_new (void)
{
  return g_object_new (TM_TYPE_CHANCE_BAR, NULL);
}
