/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-luck-range.h"

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "scene/tm-seat-mark.h"
#include "tm-chart-scale.h"

#define MIN_WIDTH 64
#define HEIGHT 18
#define TRACK_HEIGHT 2
#define RANGE_HEIGHT 8
#define MARK_WIDTH 2
#define DOT_SIZE 6

/* As part of a chart */
#define CHART_HEIGHT 28
#define CAP_HEIGHT 14
#define SHAPE_SIZE 14
#define MAX_STEPS 6

/* Chances are rounded to thousandths. */
#define WHOLE 1000
#define LEAST_STEP 5

/**
 * TmLuckRange:
 *
 * The range in which the chance of a face lies: a bar on a line, with a dot where the share of the
 * face is and a stroke where that of a fair die is. As part of a chart it has lines from top to
 * bottom in place of the line and the stroke, so that those of rows above each other meet, and the
 * shape of a seat in place of the dot.
 *
 * The CSS name is `luckrange`; the class `unusual` tells that the stroke lies outside of the bar.
 */
struct _TmLuckRange
{
  GtkWidget parent_instance;

  double most;
  double low;
  double high;
  double share;
  double chance;

  double step; /* 0: no chart */
  int look;
};

G_DEFINE_FINAL_TYPE (TmLuckRange, tm_luck_range, GTK_TYPE_WIDGET)

static void
tm_luck_range_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  int height = TM_LUCK_RANGE (widget)->step > 0 ? CHART_HEIGHT : HEIGHT;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : height;
}

/* Where a chance lies, from the left; what would stick out at the ends by that much does not. */
static float
get_x (TmLuckRange *self, double chance, float overhang)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float padding = self->step > 0 ? TM_LUCK_RANGE_PADDING : 0;
  float x = padding + (float) (chance / self->most) * (width - 2 * padding);

  if (width > 2 * overhang)
    x = CLAMP (x, overhang, width - overhang);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? width - x : x;
}

/* From one place to another, in the middle of the height. */
static void
append_bar (
    TmLuckRange *self, GtkSnapshot *snapshot, float from, float to, float height, float alpha)
{
  float top = ((float) gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2;
  float left = MIN (from, to);
  float length = MAX (fabsf (to - from), 1);
  GskRoundedRect outline;
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  color.alpha *= alpha;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (left, top, length, height),
                                   MIN (height, length) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
append_mark (TmLuckRange *self, GtkSnapshot *snapshot, double chance, float size, float height)
{
  float x = get_x (self, chance, size / 2);

  append_bar (self, snapshot, x - size / 2, x + size / 2, height, 1);
}

/* The lines are not in the color of the bar. */
static void
get_line_color (TmLuckRange *self, GdkRGBA *color, float alpha)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_widget_get_color (parent != NULL ? parent : GTK_WIDGET (self), color);
  color->alpha *= alpha;
}

static void
append_grid (TmLuckRange *self, GtkSnapshot *snapshot)
{
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  guint n_lines = (guint) (self->most / self->step + 1.5);
  GdkRGBA color;

  get_line_color (self, &color, 0.12f);
  for (guint i = 0; i < n_lines; i++)
    {
      float x = roundf (get_x (self, i * self->step, 0));

      gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (x, 0, 1, height));
    }
}

static void
append_chance (TmLuckRange *self, GtkSnapshot *snapshot)
{
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float x = get_x (self, self->chance, MARK_WIDTH / 2.0f);
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke *stroke = gsk_stroke_new (1.5f);
  g_autoptr (GskPath) path = NULL;
  GdkRGBA color;

  get_line_color (self, &color, 0.9f);
  gsk_path_builder_move_to (builder, x, 0);
  gsk_path_builder_line_to (builder, x, height);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_dash (stroke, (const float[]) { 4, 3 }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
}

static void
append_shape (TmLuckRange *self, GtkSnapshot *snapshot)
{
  float x = get_x (self, self->share, SHAPE_SIZE / 2.0f) - SHAPE_SIZE / 2.0f;
  float y = ((float) gtk_widget_get_height (GTK_WIDGET (self)) - SHAPE_SIZE) / 2;
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  tm_seat_look_snapshot ((TmSeatLook) self->look, snapshot, SHAPE_SIZE, &color);
  gtk_snapshot_restore (snapshot);
}

static void
append_dot (TmLuckRange *self, GtkSnapshot *snapshot)
{
  if (self->look != TM_NO_LOOK)
    append_shape (self, snapshot);
  else
    append_mark (self, snapshot, self->share, self->step > 0 ? 2 * DOT_SIZE : DOT_SIZE,
                 self->step > 0 ? 2 * DOT_SIZE : DOT_SIZE);
}

static void
tm_luck_range_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmLuckRange *self = TM_LUCK_RANGE (widget);
  float low = get_x (self, self->low, 0);
  float high = get_x (self, self->high, 0);

  if (self->step > 0)
    {
      append_grid (self, snapshot);
      append_bar (self, snapshot, low, high, RANGE_HEIGHT, 0.35f);
      append_mark (self, snapshot, self->low, MARK_WIDTH, CAP_HEIGHT);
      append_mark (self, snapshot, self->high, MARK_WIDTH, CAP_HEIGHT);
      append_chance (self, snapshot);
      append_dot (self, snapshot);
      return;
    }
  append_bar (self, snapshot, 0, (float) gtk_widget_get_width (widget), TRACK_HEIGHT, 0.2f);
  append_bar (self, snapshot, low, high, RANGE_HEIGHT, 0.35f);
  append_dot (self, snapshot);
  append_mark (self, snapshot, self->chance, MARK_WIDTH, HEIGHT);
}

static void
tm_luck_range_class_init (TmLuckRangeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = tm_luck_range_measure;
  widget_class->snapshot = tm_luck_range_snapshot;
  gtk_widget_class_set_css_name (widget_class, "luckrange");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_luck_range_init (TmLuckRange *self)
{
  self->look = TM_NO_LOOK;
}

static void
set_fallen (TmLuckRange *self, const TmLuckDie *die, const TmLuckFace *face, double most)
{
  self->most = most;
  self->low = face->low;
  self->high = face->high;
  self->share = face->count / (double) die->n_rolls;
  self->chance = face->chance;
  if (face->excludes_chance)
    gtk_widget_add_css_class (GTK_WIDGET (self), "unusual");
}

/**
 * tm_luck_range_new:
 * @die: what fell with the dice of a kind
 * @face: what fell of one of their faces
 * @most: the chance at the far end of the line, not below the face's highest
 *
 * Makes the picture of a range. It needs an accessible label.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_luck_range_new (const TmLuckDie *die, const TmLuckFace *face, double most)
{
  TmLuckRange *self = g_object_new (TM_TYPE_LUCK_RANGE, NULL);

  set_fallen (self, die, face, most);

  return GTK_WIDGET (self);
}

/**
 * tm_luck_range_new_in_chart:
 * @die: what fell with the dice of a kind
 * @face: what fell of one of their faces
 * @most: the chance at the far end of the chart, a whole number of steps
 * @step: the chance from one line to the next, more than 0
 * @look: a [enum@TmSeatLook] that lends its shape to what fell, or %TM_NO_LOOK
 *
 * Makes the picture of a range as a part of a chart. Screen readers skip it: its row says it all.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_luck_range_new_in_chart (
    const TmLuckDie *die, const TmLuckFace *face, double most, double step, int look)
{
  TmLuckRange *self;

  g_return_val_if_fail (step > 0, NULL);
  g_return_val_if_fail (look >= TM_NO_LOOK && look < TM_N_SEAT_LOOKS, NULL);

  self = g_object_new (TM_TYPE_LUCK_RANGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
  set_fallen (self, die, face, most);
  self->step = step;
  self->look = look;

  return GTK_WIDGET (self);
}

/**
 * tm_luck_range_choose_step:
 * @most: (inout): the largest chance to be shown; is rounded up to a whole number of steps
 *
 * Chooses how far apart the lines of a chart are.
 *
 * Returns: the chance from one line to the next, a round number of percent
 */
double
tm_luck_range_choose_step (double *most)
{
  double step;

  g_return_val_if_fail (most != NULL, 1);

  step = MAX (LEAST_STEP,
              (double) tm_chart_find_tick ((gint64) ceil (*most * WHOLE - 1e-9), MAX_STEPS))
         / WHOLE;
  *most = CLAMP (ceil (*most / step - 1e-9), 1, round (1 / step)) * step;

  return step;
}

/**
 * tm_luck_range_dup_spoken:
 * @name: what the range is of
 * @die: what fell with the dice of a kind
 * @face: what fell of one of their faces
 *
 * Puts a range into words.
 *
 * Returns: (transfer full): a sentence for a screen reader
 */
char *
tm_luck_range_dup_spoken (const char *name, const TmLuckDie *die, const TmLuckFace *face)
{
  /* Translators: for a screen reader: a face or a person; how often the face came up of how many
   * rolls, and how often it does on the average; the smallest and largest chance that fit, in
   * percent */
  return g_strdup_printf (
      _ ("%s: %u of %u, expected %.1f; its chance is from %.1f to %.1f percent"), name, face->count,
      die->n_rolls, face->expected, face->low * 100, face->high * 100);
}
