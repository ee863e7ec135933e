/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-steps.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-paint.h"

#define MAX_STEPS 12
#define DOT 8
#define DOT_GAP 6
#define LINE 18
#define GAP 8
#define TYPE 12
#define HEIGHT 16

/**
 * TmSteps:
 *
 * The steps of a turn in one line: those behind us, where we are, those to come. Where there is
 * no room for all names, only the present step bears one. The CSS name is `steps`.
 */
struct _TmSteps
{
  TmNodeView parent_instance;

  char *names[MAX_STEPS];
  guint n_steps;
  guint current;
};

G_DEFINE_FINAL_TYPE (TmSteps, tm_steps, TM_TYPE_NODE_VIEW)

static double
measure_name (TmSteps *self, guint step)
{
  /* As wide as it is in bold, so that nothing moves from step to step. */
  TmPaintText text = { .text = self->names[step], .size = TYPE, .weight = PANGO_WEIGHT_BOLD };

  return tm_paint_get_text_width (GTK_WIDGET (self), &text) + DOT_GAP;
}

static double
measure_steps (TmSteps *self, gboolean with_names)
{
  double width = 0;

  for (guint i = 0; i < self->n_steps; i++)
    {
      width += DOT + (i > 0 ? 2 * GAP + (with_names ? LINE : 0) : 0);
      if (with_names || i == self->current)
        width += measure_name (self, i);
    }
  return width;
}

static void
tm_steps_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  TmSteps *self = TM_STEPS (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = (int) (HEIGHT * tm_paint_get_text_scale (widget));
      return;
    }
  *minimum = self->n_steps > 0 ? (int) ((DOT + 2 * GAP) * self->n_steps) : 0;
  *natural = MAX ((int) measure_steps (self, TRUE) + 1, *minimum);
}

static double
snapshot_step (TmSteps *self,
               GtkSnapshot *snapshot,
               guint step,
               double x,
               gboolean with_name,
               const GdkRGBA *ink)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GdkRGBA) accent
      = adw_style_manager_get_accent_color_rgba (adw_style_manager_get_default ());
  float height = (float) gtk_widget_get_height (widget);
  double width = with_name ? measure_name (self, step) : 0;
  double left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
                    ? gtk_widget_get_width (widget) - x - DOT - width
                    : x;
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  TmPaintText text = {
    .text = self->names[step],
    .size = TYPE,
    .weight = step == self->current ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_MEDIUM,
    .x_align = is_rtl ? 1 : 0,
  };
  GdkRGBA faint = *ink, soft = *ink;

  faint.alpha *= 0.19f;
  soft.alpha *= step == self->current ? 1 : 0.8f;
  tm_paint_rounded (
      snapshot,
      &GRAPHENE_RECT_INIT ((float) (is_rtl ? left + width : left), (height - DOT) / 2, DOT, DOT),
      DOT / 2.0f, step <= self->current ? accent : &faint);
  if (with_name)
    tm_paint_text (widget, snapshot, &text,
                   &GRAPHENE_RECT_INIT ((float) (is_rtl ? left : left + DOT + DOT_GAP), 0,
                                        (float) (width - DOT_GAP), height),
                   &soft);
  return x + DOT + width;
}

static void
tm_steps_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmSteps *self = TM_STEPS (widget);
  int width = gtk_widget_get_width (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean with_names = measure_steps (self, TRUE) <= width;
  GdkRGBA ink, line;
  double x = 0;

  gtk_widget_get_color (widget, &ink);
  line = ink;
  line.alpha *= 0.15f;
  for (guint i = 0; i < self->n_steps; i++)
    {
      if (i > 0 && with_names)
        {
          double left = is_rtl ? width - x - GAP - LINE : x + GAP;
          int middle = gtk_widget_get_height (widget) / 2;

          gtk_snapshot_append_color (snapshot, &line,
                                     &GRAPHENE_RECT_INIT ((float) left, (float) middle, LINE, 1));
          x += GAP + LINE;
        }
      x = snapshot_step (self, snapshot, i, x + (i > 0 ? GAP : 0), with_names || i == self->current,
                         &ink);
    }
}

static void
clear_names (TmSteps *self)
{
  for (guint i = 0; i < self->n_steps; i++)
    g_clear_pointer (&self->names[i], g_free);
  self->n_steps = 0;
}

static gboolean
has_same_names (TmSteps *self, const TmStage *stage, guint index)
{
  guint step = 0;

  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind != TM_NODE_STEP || step == MAX_STEPS)
        continue;
      if (step == self->n_steps || g_strcmp0 (self->names[step], part->label) != 0)
        return FALSE;
      step++;
    }
  return step == self->n_steps;
}

static void
read_names (TmSteps *self, const TmStage *stage, guint index)
{
  clear_names (self);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_STEP && self->n_steps < MAX_STEPS)
        self->names[self->n_steps++] = g_strdup (part->label != NULL ? part->label : "");
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static guint
find_current (const TmStage *stage, guint index)
{
  guint step = 0, current = 0;

  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind != TM_NODE_STEP)
        continue;
      if (tm_part_is (part, TM_STATE_CURRENT))
        current = step;
      step++;
    }
  return current;
}

static void
tm_steps_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmSteps *self = TM_STEPS (view);
  guint current = find_current (stage, index);
  g_autofree char *name = NULL;

  if (!has_same_names (self, stage, index))
    read_names (self, stage, index);
  else if (current == self->current)
    return;
  self->current = current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), self->n_steps > 0);
  if (self->n_steps == 0)
    return;
  /* Translators: where we are in the turn, for screen readers: "Step 3 of 4: Resolve". */
  name = g_strdup_printf (_ ("Step %u of %u: %s"), current + 1, self->n_steps,
                          self->names[MIN (current, self->n_steps - 1)]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The part shown is the banner, which is not for the steps to touch. */
static gboolean
tm_steps_is_touchable (TmNodeView *view)
{
  return FALSE;
}

static char *
tm_steps_dup_name (TmNodeView *view)
{
  TmSteps *self = TM_STEPS (view);

  if (self->n_steps == 0)
    return g_strdup ("");
  return g_strdup_printf (_ ("Step %u of %u: %s"), self->current + 1, self->n_steps,
                          self->names[MIN (self->current, self->n_steps - 1)]);
}

static void
tm_steps_finalize (GObject *object)
{
  clear_names (TM_STEPS (object));
  G_OBJECT_CLASS (tm_steps_parent_class)->finalize (object);
}

static void
tm_steps_class_init (TmStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_steps_finalize;
  widget_class->measure = tm_steps_measure;
  widget_class->snapshot = tm_steps_snapshot;
  view_class->update_children = tm_steps_update_children;
  view_class->is_touchable = tm_steps_is_touchable;
  view_class->dup_name = tm_steps_dup_name;
  gtk_widget_class_set_css_name (widget_class, "steps");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_steps_init (TmSteps *self)
{
  /* Until there are steps there is nothing to be seen, or read out. */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * tm_steps_new:
 *
 * Makes a line of steps. The part it shows is a banner, whose children the steps are.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_steps_new (void)
{
  return g_object_new (TM_TYPE_STEPS, NULL);
}
