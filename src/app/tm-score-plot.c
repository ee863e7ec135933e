/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "scene/tm-number.h"
#include "scene/tm-paint.h"
#include "scene/tm-seat-mark.h"

#include "tm-chart-scale.h"
#include "tm-score-plot.h"

/* All lengths are those of the usual size of text. */
#define PLOT_HEIGHT 176
#define NARROW_PLOT_HEIGHT 150
#define TOP 8
#define AXIS_GAP 6
#define BAND_LINE 15
#define BAND_LINES 2
#define BAND_GAP 5
#define MIN_BAND_WIDTH 12
#define LABEL_GAP 8
#define LABEL_HEIGHT 19
#define MARK_SIZE 12
#define NAMED_WIDTH 440
#define MAX_NAME_WIDTH 96
#define LINE_WIDTH 2.5f
#define LINE_OFFSET 1.6
#define DOT_GAP 15
#define DOT_SIZE 10.0
#define MAX_TICKS 6
#define MIN_RISE_GAP 0.5

/* The opacity of what stands behind the lines. */
#define GRID_ALPHA 0.14f
#define BAND_ALPHA 0.055f
#define SOFT_ALPHA 0.72f

/* Where a line goes up or down: where it ends, and how far it goes meanwhile. */
typedef struct
{
  double x;
  double y;
  double lowest;
  double highest;
} Rise;

/* Measures */

static double
get_text_width (const TmScorePlot *self, const char *text, PangoWeight weight)
{
  const TmPaintText type = { .text = text, .size = 12, .weight = weight };

  return tm_paint_get_text_width (self->widget, &type);
}

static double
measure_scores (const TmScorePlot *self)
{
  double widest = 0;

  for (guint seat = 0; seat < tm_score_trace_get_n_seats (self->trace); seat++)
    {
      g_autofree char *score
          = tm_number_dup (tm_score_trace_get_score (self->trace, self->n_steps, seat));

      widest = MAX (widest, get_text_width (self, score, PANGO_WEIGHT_BOLD));
    }

  return widest;
}

static double
measure_names (const TmScorePlot *self)
{
  double widest = 0;

  for (guint seat = 0; seat < tm_score_trace_get_n_seats (self->trace); seat++)
    widest = MAX (widest, get_text_width (self, tm_score_trace_get_name (self->trace, seat),
                                          PANGO_WEIGHT_NORMAL));

  return MIN (widest, MAX_NAME_WIDTH * self->scale);
}

static double
measure_axis (const TmScorePlot *self)
{
  double widest = 0;

  for (gint64 number = self->lowest; number <= self->highest; number += self->tick)
    {
      g_autofree char *text = tm_number_dup (number);

      widest = MAX (widest, get_text_width (self, text, PANGO_WEIGHT_NORMAL));
    }

  return widest;
}

/* The axis begins and ends with a line. */
static void
find_axis (TmScorePlot *self)
{
  gint32 lowest, highest;

  tm_score_trace_get_range (self->trace, &lowest, &highest);
  self->tick = tm_chart_find_tick ((gint64) highest - lowest, MAX_TICKS);
  self->lowest = (gint64) floor ((double) lowest / self->tick) * self->tick;
  self->highest = (gint64) ceil ((double) highest / self->tick) * self->tick;
}

/* In reading order: from the beginning of the line. */
static double
mirror (const TmScorePlot *self, double x)
{
  return self->is_mirrored ? self->width - x : x;
}

static double
get_x (const TmScorePlot *self, double step)
{
  double share = self->n_steps > 0 ? step / self->n_steps : 0;

  return mirror (self, self->left + share * (self->right - self->left));
}

static double
get_y (const TmScorePlot *self, double score)
{
  double span = MAX (1, (double) (self->highest - self->lowest));

  return self->bottom - (score - (double) self->lowest) / span * (self->bottom - self->top);
}

/* Lines of equal scores lie side by side. */
static double
get_seat_y (const TmScorePlot *self, guint step, guint seat)
{
  double middle = (tm_score_trace_get_n_seats (self->trace) - 1) / 2.0;

  return get_y (self, tm_score_trace_get_score (self->trace, step, seat))
         + (seat - middle) * LINE_OFFSET;
}

/* Painting */

static void
write_words (const TmScorePlot *self,
             GtkSnapshot *snapshot,
             const char *text,
             PangoWeight weight,
             float x_align,
             const graphene_rect_t *box,
             const GdkRGBA *color)
{
  const TmPaintText type = { .text = text, .size = 12, .weight = weight, .x_align = x_align };

  tm_paint_text (self->widget, snapshot, &type, box, color);
}

/* Between two places in reading order. */
static graphene_rect_t
make_box (const TmScorePlot *self, double from, double to, double top, double height)
{
  double left = self->is_mirrored ? self->width - to : from;

  return GRAPHENE_RECT_INIT ((float) left, (float) top, (float) (to - from), (float) height);
}

static void
snapshot_axis (GtkSnapshot *snapshot, const TmScorePlot *self)
{
  double height = LABEL_HEIGHT * self->scale;
  GdkRGBA color, soft;

  gtk_widget_get_color (self->widget, &color);
  soft = color;
  soft.alpha *= SOFT_ALPHA;
  color.alpha *= GRID_ALPHA;
  for (gint64 number = self->lowest; number <= self->highest; number += self->tick)
    {
      g_autofree char *text = tm_number_dup (number);
      double y = floor (get_y (self, (double) number));
      graphene_rect_t line = make_box (self, self->left, self->right, y, 1);
      graphene_rect_t label
          = make_box (self, 0, self->left - AXIS_GAP * self->scale, y - height / 2, height);

      gtk_snapshot_append_color (snapshot, &color, &line);
      write_words (self, snapshot, text, PANGO_WEIGHT_NORMAL, self->is_mirrored ? 0 : 1, &label,
                   &soft);
    }
}

static PangoLayout *
create_band_layout (const TmScorePlot *self, const char *name)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->widget, name);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, 12 * self->scale * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* The number of a stretch that has a word and a number: "3" of "Round 3". */
static const char *
find_number (const char *name)
{
  const char *space = strchr (name, ' ');

  return space != NULL && space[1] != '\0' && strspn (space + 1, "0123456789") == strlen (space + 1)
             ? space + 1
             : NULL;
}

static double
get_band_width (const TmScorePlot *self, const TmScoreBand *band)
{
  return fabs (get_x (self, band->last) - get_x (self, band->first)) - BAND_GAP * self->scale;
}

/* If one stretch has no room for its word, the numbers do for all. */
static gboolean
needs_numbers (const TmScorePlot *self)
{
  for (guint i = 0; i < tm_score_trace_get_n_bands (self->trace); i++)
    {
      const TmScoreBand *band = tm_score_trace_get_band (self->trace, i);
      g_autoptr (PangoLayout) layout = NULL;
      int width;

      if (band->name == NULL || find_number (band->name) == NULL)
        continue;
      layout = create_band_layout (self, band->name);
      pango_layout_get_pixel_size (layout, &width, NULL);
      if (width > get_band_width (self, band))
        return TRUE;
    }
  return FALSE;
}

static void
write_band (GtkSnapshot *snapshot,
            const TmScorePlot *self,
            const char *name,
            const graphene_rect_t *area)
{
  g_autoptr (PangoLayout) layout = create_band_layout (self, name);
  GdkRGBA color;
  int width;

  gtk_widget_get_color (self->widget, &color);
  color.alpha *= SOFT_ALPHA;
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, (int) (area->size.width * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &width, NULL);
  /* Half a word tells nothing: the name stands in the line below the chart. */
  if (pango_layout_get_line_count (layout) > BAND_LINES || width > ceilf (area->size.width) + 1)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (area->origin.x, area->origin.y));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_bands (GtkSnapshot *snapshot, const TmScorePlot *self)
{
  gboolean has_numbers = needs_numbers (self);
  GdkRGBA color;

  gtk_widget_get_color (self->widget, &color);
  color.alpha *= BAND_ALPHA;
  for (guint i = 0; i < tm_score_trace_get_n_bands (self->trace); i++)
    {
      const TmScoreBand *band = tm_score_trace_get_band (self->trace, i);
      const char *name;
      double from = mirror (self, get_x (self, band->first));
      double to = mirror (self, get_x (self, band->last));
      graphene_rect_t area = make_box (self, from, to, self->top, self->bottom - self->top);

      if (i % 2 == 1)
        gtk_snapshot_append_color (snapshot, &color, &area);
      name = band->name != NULL && has_numbers ? find_number (band->name) : NULL;
      if (name == NULL)
        name = band->name;
      if (name == NULL || fabs (to - from) < MIN_BAND_WIDTH * self->scale)
        continue;
      area.origin.y = (float) (self->bottom + BAND_GAP * self->scale);
      area.size.height = (float) (BAND_LINES * BAND_LINE * self->scale);
      graphene_rect_inset (&area, (float) (BAND_GAP * self->scale / 2), 0);
      write_band (snapshot, self, name, &area);
    }
}

/* The line goes on at the old height up to the move, and then up or down: by way of the lowest and
 * the highest score where there are several moves to a pixel. */
static void
append_rise (GskPathBuilder *builder, const Rise *rise, double from)
{
  gsk_path_builder_line_to (builder, (float) rise->x, (float) from);
  if (rise->lowest < MIN (from, rise->y))
    gsk_path_builder_line_to (builder, (float) rise->x, (float) rise->lowest);
  if (rise->highest > MAX (from, rise->y))
    gsk_path_builder_line_to (builder, (float) rise->x, (float) rise->highest);
  gsk_path_builder_line_to (builder, (float) rise->x, (float) rise->y);
}

static GskPath *
create_line (const TmScorePlot *self, guint seat)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  double y = get_seat_y (self, 0, seat);
  Rise rise = { get_x (self, 0), y, y, y };

  gsk_path_builder_move_to (builder, (float) rise.x, (float) y);
  for (guint step = 1; step <= self->n_steps; step++)
    {
      double x, next_y;

      if (tm_score_trace_get_score (self->trace, step, seat)
          == tm_score_trace_get_score (self->trace, step - 1, seat))
        continue;
      x = get_x (self, step);
      next_y = get_seat_y (self, step, seat);
      if (fabs (x - rise.x) >= MIN_RISE_GAP)
        {
          append_rise (builder, &rise, y);
          y = rise.y;
          rise = (Rise) { x, next_y, next_y, next_y };
        }
      rise.y = next_y;
      rise.lowest = MIN (rise.lowest, next_y);
      rise.highest = MAX (rise.highest, next_y);
    }
  append_rise (builder, &rise, y);
  gsk_path_builder_line_to (builder, (float) get_x (self, self->n_steps), (float) rise.y);

  return gsk_path_builder_to_path (builder);
}

static void
snapshot_mark (GtkSnapshot *snapshot, guint seat, double x, double y, double size)
{
  GdkRGBA color;

  tm_seat_look_get_color (seat % TM_N_SEAT_LOOKS, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (x - size / 2), (float) (y - size / 2)));
  tm_seat_look_snapshot (seat % TM_N_SEAT_LOOKS, snapshot, size, &color);
  gtk_snapshot_restore (snapshot);
}

/* Shapes stand where the score changes, as far as there is room for them. */
static void
snapshot_changes (GtkSnapshot *snapshot, const TmScorePlot *self, guint seat)
{
  double last_x = get_x (self, 0);

  for (guint step = 1; step < self->n_steps; step++)
    {
      double x = get_x (self, step);

      if (tm_score_trace_get_score (self->trace, step, seat)
              == tm_score_trace_get_score (self->trace, step - 1, seat)
          || fabs (x - last_x) < DOT_GAP * self->scale)
        continue;
      snapshot_mark (snapshot, seat, x, get_seat_y (self, step, seat), DOT_SIZE * self->scale);
      last_x = x;
    }
}

static void
snapshot_lines (GtkSnapshot *snapshot, const TmScorePlot *self)
{
  guint n_seats = tm_score_trace_get_n_seats (self->trace);
  GskStroke *stroke = gsk_stroke_new (LINE_WIDTH);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autoptr (GskPath) path = create_line (self, seat);
      GdkRGBA color;

      tm_seat_look_get_color (seat % TM_N_SEAT_LOOKS, &color);
      gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
    }
  gsk_stroke_free (stroke);
  for (guint seat = 0; seat < n_seats; seat++)
    snapshot_changes (snapshot, self, seat);
}

/* The scores at the end */

static void
sort_by_y (guint *seats, double *ys, guint n_seats)
{
  for (guint i = 1; i < n_seats; i++)
    for (guint j = i; j > 0 && ys[j] < ys[j - 1]; j--)
      {
        double y = ys[j];
        guint seat = seats[j];

        ys[j] = ys[j - 1];
        seats[j] = seats[j - 1];
        ys[j - 1] = y;
        seats[j - 1] = seat;
      }
}

static void
snapshot_leader (GtkSnapshot *snapshot, const TmScorePlot *self, guint seat, double y)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (1.2f);
  double from = mirror (self, self->right);
  double to = mirror (self, self->right + 2 * LABEL_GAP * self->scale - 2);
  GdkRGBA color;

  tm_seat_look_get_color (seat % TM_N_SEAT_LOOKS, &color);
  gsk_path_builder_move_to (builder, (float) from, (float) get_seat_y (self, self->n_steps, seat));
  gsk_path_builder_line_to (builder, (float) to, (float) y);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
}

static void
snapshot_label (GtkSnapshot *snapshot, const TmScorePlot *self, guint seat, double y)
{
  double height = LABEL_HEIGHT * self->scale;
  double mark = MARK_SIZE * self->scale;
  double from = self->right + 2 * LABEL_GAP * self->scale;
  double names = from + mark + LABEL_GAP * self->scale;
  g_autofree char *score
      = tm_number_dup (tm_score_trace_get_score (self->trace, self->n_steps, seat));
  double scores = self->width - measure_scores (self);
  graphene_rect_t name_box = make_box (self, names, MAX (names, scores - LABEL_GAP * self->scale),
                                       y - height / 2, height);
  graphene_rect_t score_box = make_box (self, names, self->width, y - height / 2, height);
  GdkRGBA color;

  gtk_widget_get_color (self->widget, &color);
  snapshot_mark (snapshot, seat, mirror (self, from + mark / 2), y, mark);
  write_words (self, snapshot, score, PANGO_WEIGHT_BOLD, self->is_mirrored ? 0 : 1, &score_box,
               &color);
  if (self->has_names)
    write_words (self, snapshot, tm_score_trace_get_name (self->trace, seat), PANGO_WEIGHT_NORMAL,
                 self->is_mirrored ? 1 : 0, &name_box, &color);
}

static void
snapshot_labels (GtkSnapshot *snapshot, const TmScorePlot *self)
{
  guint n_seats = tm_score_trace_get_n_seats (self->trace);
  guint seats[TM_MAX_SEATS];
  double ys[TM_MAX_SEATS];

  for (guint seat = 0; seat < n_seats; seat++)
    {
      seats[seat] = seat;
      ys[seat] = get_seat_y (self, self->n_steps, seat);
    }
  sort_by_y (seats, ys, n_seats);
  tm_chart_spread (ys, n_seats, LABEL_HEIGHT * self->scale, self->top, self->bottom);
  for (guint i = 0; i < n_seats; i++)
    {
      snapshot_leader (snapshot, self, seats[i], ys[i]);
      snapshot_label (snapshot, self, seats[i], ys[i]);
    }
}

/**
 * tm_score_plot_init:
 * @self: (out caller-allocates): a plot
 * @widget: the widget that it fills
 * @trace: scores over the moves; both must outlive the plot
 *
 * Finds out where everything is at the size that the widget has.
 */
void
tm_score_plot_init (TmScorePlot *self, GtkWidget *widget, TmScoreTrace *trace)
{
  double scale = tm_paint_get_text_scale (widget);
  double names;

  *self = (TmScorePlot) {
    .widget = widget,
    .trace = trace,
    .scale = scale,
    .width = gtk_widget_get_width (widget),
    .top = TOP * scale,
    .bottom = gtk_widget_get_height (widget) - (BAND_LINES * BAND_LINE + BAND_GAP) * scale,
    .is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .n_steps = tm_score_trace_get_n_steps (trace),
  };
  self->has_names = self->width >= NAMED_WIDTH * scale;
  find_axis (self);
  names = self->has_names ? measure_names (self) + LABEL_GAP * scale : 0;
  self->label_width = (MARK_SIZE + LABEL_GAP) * scale + names + measure_scores (self);
  self->left = measure_axis (self) + AXIS_GAP * scale;
  self->right = self->width - self->label_width - 2 * LABEL_GAP * scale;
}

/**
 * tm_score_plot_find_step:
 * @self: a plot
 * @x: a place in the widget
 *
 * Finds the step that lies nearest to a place.
 *
 * Returns: the step
 */
guint
tm_score_plot_find_step (const TmScorePlot *self, double x)
{
  double share;

  x = mirror (self, x);
  if (self->right <= self->left)
    return self->n_steps;

  share = (x - self->left) / (self->right - self->left);

  return (guint) floor (CLAMP (share, 0, 1) * self->n_steps + 0.5);
}

/**
 * tm_score_plot_snapshot:
 * @self: a plot
 * @snapshot: what to draw on
 *
 * Draws the lines of all seats, what lies behind them, and the scores at the end.
 */
void
tm_score_plot_snapshot (const TmScorePlot *self, GtkSnapshot *snapshot)
{
  snapshot_bands (snapshot, self);
  snapshot_axis (snapshot, self);
  snapshot_lines (snapshot, self);
  snapshot_labels (snapshot, self);
}

/**
 * tm_score_plot_snapshot_step:
 * @self: a plot
 * @snapshot: what to draw on
 * @step: a step
 *
 * Marks a step, and every score at it.
 */
void
tm_score_plot_snapshot_step (const TmScorePlot *self, GtkSnapshot *snapshot, guint step)
{
  double x = get_x (self, step);
  GdkRGBA color;

  gtk_widget_get_color (self->widget, &color);
  color.alpha *= SOFT_ALPHA;
  gtk_snapshot_append_color (snapshot, &color,
                             &GRAPHENE_RECT_INIT ((float) x - 0.75f, (float) self->top, 1.5f,
                                                  (float) (self->bottom - self->top)));
  for (guint seat = 0; seat < tm_score_trace_get_n_seats (self->trace); seat++)
    snapshot_mark (snapshot, seat, x, get_seat_y (self, step, seat), MARK_SIZE * self->scale);
}

/**
 * tm_score_plot_measure:
 * @widget: the widget that it shall fill
 * @n_seats: how many lines there are
 * @width: how wide it will be; -1: as wide as it wants
 *
 * Tells how high a plot wants to be: there is room for the label of every seat.
 *
 * Returns: the height in pixels
 */
int
tm_score_plot_measure (GtkWidget *widget, guint n_seats, int width)
{
  double scale = tm_paint_get_text_scale (widget);
  double height = width < 0 || width >= NAMED_WIDTH * scale ? PLOT_HEIGHT : NARROW_PLOT_HEIGHT;

  height = MAX (height, n_seats * LABEL_HEIGHT);

  return (int) ceil ((TOP + height + BAND_LINES * BAND_LINE + BAND_GAP) * scale);
}
