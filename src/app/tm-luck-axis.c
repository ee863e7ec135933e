/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-luck-axis.h"

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-paint.h"
#include "tm-luck-range.h"

#define MIN_WIDTH 64
#define HEIGHT 18
#define TYPE_SIZE 12
#define GAP 14

/**
 * TmLuckAxis:
 *
 * The percentages below the ranges of a chart. Where there is no room for all of them, some are left
 * out at equal distances. Screen readers skip it. The CSS name is `luckaxis`.
 */
struct _TmLuckAxis
{
  GtkWidget parent_instance;

  double most;
  double step;
};

G_DEFINE_FINAL_TYPE (TmLuckAxis, tm_luck_axis, GTK_TYPE_WIDGET)

static void
tm_luck_axis_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? MIN_WIDTH
                            : (int) (HEIGHT * tm_paint_get_text_scale (widget));
}

static char *
dup_label (TmLuckAxis *self, guint line)
{
  double percent = line * self->step * 100;

  if (self->step < 0.01)
    /* Translators: a percentage at the axis of a chart */
    return g_strdup_printf (_ ("%.1f %%"), percent);
  /* Translators: a percentage at the axis of a chart */
  return g_strdup_printf (_ ("%.0f %%"), percent);
}

/* Every so many lines have a label. */
static guint
get_stride (TmLuckAxis *self, guint n_steps, float distance)
{
  g_autofree char *words = dup_label (self, n_steps);
  const TmPaintText text = { words, TYPE_SIZE, PANGO_WEIGHT_NORMAL, 0.5f };
  double width = tm_paint_get_text_width (GTK_WIDGET (self), &text) + GAP;
  guint stride = 1;

  while (stride < n_steps && (stride * distance < width || n_steps % stride != 0))
    stride++;

  return stride;
}

static void
append_label (TmLuckAxis *self, GtkSnapshot *snapshot, guint line, float x)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  g_autofree char *words = dup_label (self, line);
  TmPaintText text = { words, TYPE_SIZE, PANGO_WEIGHT_NORMAL, 0.5f };
  float half = (float) tm_paint_get_text_width (GTK_WIDGET (self), &text) / 2 + 1;
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  x = CLAMP (x, half, MAX (half, width - half));
  tm_paint_text (GTK_WIDGET (self), snapshot, &text,
                 &GRAPHENE_RECT_INIT (x - half, 0, 2 * half, height), &color);
}

static void
tm_luck_axis_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmLuckAxis *self = TM_LUCK_AXIS (widget);
  float width = (float) gtk_widget_get_width (widget);
  guint n_steps = MAX ((guint) (self->most / self->step + 0.5), 1);
  float distance = (width - 2 * TM_LUCK_RANGE_PADDING) / (float) n_steps;
  guint stride = get_stride (self, n_steps, distance);

  for (guint i = 0; i <= n_steps; i += stride)
    {
      float x = TM_LUCK_RANGE_PADDING + (float) i * distance;

      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        x = width - x;
      append_label (self, snapshot, i, x);
    }
}

static void
tm_luck_axis_class_init (TmLuckAxisClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = tm_luck_axis_measure;
  widget_class->snapshot = tm_luck_axis_snapshot;
  gtk_widget_class_set_css_name (widget_class, "luckaxis");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_luck_axis_init (TmLuckAxis *self)
{
}

/**
 * tm_luck_axis_new:
 * @most: the chance at the far end, a whole number of steps
 * @step: the chance from one line to the next, more than 0
 *
 * Makes the axis of ranges that are part of a chart.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_luck_axis_new (double most, double step)
{
  TmLuckAxis *self;

  g_return_val_if_fail (step > 0, NULL);

  self = g_object_new (TM_TYPE_LUCK_AXIS, NULL);
  self->most = most;
  self->step = step;

  return GTK_WIDGET (self);
}
