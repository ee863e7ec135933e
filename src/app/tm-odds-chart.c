/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "tm-odds-chart.h"

#define BAR_HEIGHT 64
#define BAR_WIDTH 40
#define GAP 6
#define LABEL_HEIGHT 20

/* Up to so many items, or values of a distribution, each bar bears all its words. */
#define MAX_WORDY_ITEMS 24
#define MAX_WORDY_VALUES 12
/* More of them stand close together: so many bars at most, which share the width. */
#define MAX_CLOSE_BARS 60
#define CLOSE_HEIGHT 128
#define CLOSE_MINIMUM 240
#define CLOSE_NATURAL 600
/* A fraction with more signs says nothing at a glance, and would make every bar wide. */
#define MAX_FRACTION_LENGTH 11
#define UNMARKED_ALPHA 0.35f
/* What is told in words has a line for each, with its bar below. */
#define LINE_BAR_HEIGHT 8
#define LINE_FOOT 16
#define LINE_MINIMUM 160
#define LINE_NATURAL 320

typedef struct
{
  PangoLayout *percent;
  PangoLayout *fraction; /* or none */
  PangoLayout *value;
  double probability;
  double marked;
} Bar;

struct _TmOddsChart
{
  GtkWidget parent_instance;

  GArray *bars;
  double largest;
  gboolean is_close;
  gboolean may_be_close;
  gboolean is_in_words;
};

G_DEFINE_FINAL_TYPE (TmOddsChart, tm_odds_chart, GTK_TYPE_WIDGET)

static void
bar_clear (Bar *bar)
{
  g_clear_object (&bar->percent);
  g_clear_object (&bar->fraction);
  g_clear_object (&bar->value);
}

static PangoLayout *
create_layout (TmOddsChart *self, const char *text, gboolean is_bold, gboolean is_small)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  if (is_bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (is_small)
    pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static int
get_bar_width (TmOddsChart *self)
{
  int widest = BAR_WIDTH;

  for (guint i = 0; i < self->bars->len; i++)
    {
      Bar *bar = &g_array_index (self->bars, Bar, i);
      int width;

      pango_layout_get_pixel_size (bar->percent, &width, NULL);
      widest = MAX (widest, width + GAP);
      if (bar->fraction != NULL)
        {
          pango_layout_get_pixel_size (bar->fraction, &width, NULL);
          widest = MAX (widest, width + GAP);
        }
    }

  return widest;
}

static int
get_n_columns (TmOddsChart *self, int width)
{
  return CLAMP (width / get_bar_width (self), 1, MAX (1, (int) self->bars->len));
}

/* A distribution is seen as a whole: rather than wrapping, its bars do without their words. */
static gboolean
is_close_at (TmOddsChart *self, int width)
{
  return self->is_close
         || (self->may_be_close && width >= 0
             && width < (int) self->bars->len * get_bar_width (self));
}

static int
get_widest (TmOddsChart *self, gboolean is_fraction)
{
  int widest = 0;

  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = &g_array_index (self->bars, Bar, i);
      PangoLayout *layout = is_fraction ? bar->fraction : bar->percent;
      int width = 0;

      if (layout != NULL)
        pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }

  return widest;
}

/* What a line in words needs at a width; what happens is wrapped in the room beside the numbers. */
static int
get_line_height (TmOddsChart *self, const Bar *bar, int width)
{
  int room = width - get_widest (self, FALSE) - get_widest (self, TRUE) - 3 * GAP;
  int height;

  pango_layout_set_width (bar->value, MAX (1, room) * PANGO_SCALE);
  pango_layout_get_pixel_size (bar->value, NULL, &height);

  return MAX (LABEL_HEIGHT, height) + LINE_FOOT;
}

static void
measure_lines (
    TmOddsChart *self, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LINE_MINIMUM;
      *natural = LINE_NATURAL;
      return;
    }

  *minimum = 0;
  for (guint i = 0; i < self->bars->len; i++)
    *minimum += get_line_height (self, &g_array_index (self->bars, Bar, i),
                                 for_size >= 0 ? for_size : LINE_NATURAL);
  *natural = *minimum;
}

static void
tm_odds_chart_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  TmOddsChart *self = TM_ODDS_CHART (widget);
  int n_bars = MAX (1, (int) self->bars->len);
  int row_height = BAR_HEIGHT + 3 * LABEL_HEIGHT + GAP;

  if (self->is_in_words)
    {
      measure_lines (self, orientation, for_size, minimum, natural);
      return;
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL && (self->is_close || self->may_be_close))
    {
      *natural = self->is_close ? CLOSE_NATURAL : n_bars * get_bar_width (self);
      *minimum = MIN (CLOSE_MINIMUM, *natural);
      return;
    }

  if (orientation == GTK_ORIENTATION_VERTICAL && is_close_at (self, for_size))
    {
      *minimum = *natural = CLOSE_HEIGHT + 2 * LABEL_HEIGHT + GAP;
      return;
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (n_bars, 4) * get_bar_width (self);
      *natural = n_bars * get_bar_width (self);
      return;
    }

  if (for_size >= 0)
    {
      int n_columns = get_n_columns (self, for_size);

      row_height *= (n_bars + n_columns - 1) / n_columns;
    }
  *minimum = *natural = row_height;
}

static void
append_label (
    GtkSnapshot *snapshot, PangoLayout *layout, double center, double top, const GdkRGBA *color)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (center - width / 2.0), (float) top));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* What is not marked is pale. A bar that holds both is filled up to the share that is marked. */
static void
append_bar (GtkSnapshot *snapshot,
            const Bar *bar,
            const graphene_rect_t *area,
            float radius,
            const GdkRGBA *accent)
{
  GskRoundedRect outline;
  graphene_size_t round = GRAPHENE_SIZE_INIT (radius, radius);
  graphene_size_t square = GRAPHENE_SIZE_INIT (MIN (radius, 2), MIN (radius, 2));
  GdkRGBA pale = *accent;
  double share = bar->probability > 0 ? bar->marked / bar->probability : 0;
  float marked = area->size.height * (float) CLAMP (share, 0, 1);

  pale.alpha *= UNMARKED_ALPHA;
  gsk_rounded_rect_init (&outline, area, &round, &round, &square, &square);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  if (marked < area->size.height)
    gtk_snapshot_append_color (snapshot, &pale, area);
  gtk_snapshot_append_color (snapshot, accent,
                             &GRAPHENE_RECT_INIT (area->origin.x,
                                                  area->origin.y + area->size.height - marked,
                                                  area->size.width, marked));
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_bar (TmOddsChart *self,
              GtkSnapshot *snapshot,
              const Bar *bar,
              double center,
              double top,
              const GdkRGBA *accent)
{
  double height = MAX (2, bar->probability / self->largest * BAR_HEIGHT);
  double foot = top + 2 * LABEL_HEIGHT + BAR_HEIGHT;
  GdkRGBA color;
  GdkRGBA dim;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  dim = color;
  dim.alpha *= 0.7f;

  append_bar (snapshot, bar,
              &GRAPHENE_RECT_INIT ((float) (center - BAR_WIDTH / 2.0), (float) (foot - height),
                                   BAR_WIDTH, (float) height),
              5, accent);
  if (bar->fraction != NULL)
    {
      append_label (snapshot, bar->percent, center, foot - height - 2 * LABEL_HEIGHT + 2, &color);
      append_label (snapshot, bar->fraction, center, foot - height - LABEL_HEIGHT + 1, &dim);
    }
  else
    append_label (snapshot, bar->percent, center, foot - height - LABEL_HEIGHT + 1, &color);
  append_label (snapshot, bar->value, center, foot + 3, &color);
}

static void
snapshot_wordy (TmOddsChart *self, GtkSnapshot *snapshot, const GdkRGBA *accent)
{
  int full_width = gtk_widget_get_width (GTK_WIDGET (self));
  int n_columns = get_n_columns (self, full_width);
  double width = (double) full_width / n_columns;
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < self->bars->len; i++)
    {
      int column = (int) i % n_columns;
      int row = (int) i / n_columns;

      if (is_mirrored)
        column = n_columns - 1 - column;
      snapshot_bar (self, snapshot, &g_array_index (self->bars, Bar, i), (column + 0.5) * width,
                    row * (BAR_HEIGHT + 3 * LABEL_HEIGHT + GAP), accent);
    }
}

/* Inside the chart, however far at the edge its bar stands. */
static void
append_label_inside (TmOddsChart *self,
                     GtkSnapshot *snapshot,
                     PangoLayout *layout,
                     double center,
                     double top,
                     const GdkRGBA *color)
{
  double full_width = gtk_widget_get_width (GTK_WIDGET (self));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  center = CLAMP (center, width / 2.0, MAX (width / 2.0, full_width - width / 2.0));
  append_label (snapshot, layout, center, top, color);
}

/* Every how many bars there is room for a value. That of the first bar is moved inside, by as much as
 * it is wider than two halves of its bar. */
static guint
get_label_step (TmOddsChart *self, double slot)
{
  int widest = 1;

  for (guint i = 0; i < self->bars->len; i++)
    {
      int width;

      pango_layout_get_pixel_size (g_array_index (self->bars, Bar, i).value, &width, NULL);
      widest = MAX (widest, width);
    }

  return MAX (1, (guint) ceil ((widest + 2 * GAP + MAX (0, (widest - slot) / 2)) / slot));
}

static void
snapshot_close (TmOddsChart *self, GtkSnapshot *snapshot, const GdkRGBA *accent)
{
  double slot = (double) gtk_widget_get_width (GTK_WIDGET (self)) / self->bars->len;
  double gap = slot >= 6 ? 2 : slot / 4;
  double foot = LABEL_HEIGHT + CLOSE_HEIGHT;
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint step = get_label_step (self, slot);
  gboolean is_largest_told = FALSE;
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = &g_array_index (self->bars, Bar, i);
      double left = slot * (is_mirrored ? self->bars->len - 1 - i : i);
      double height = bar->probability / self->largest * CLOSE_HEIGHT;

      if (bar->probability > 0)
        append_bar (snapshot, bar,
                    &GRAPHENE_RECT_INIT ((float) (left + gap / 2), (float) (foot - MAX (1, height)),
                                         (float) (slot - gap), (float) MAX (1, height)),
                    (float) MIN (3, (slot - gap) / 3), accent);
      if (i % step == 0)
        append_label_inside (self, snapshot, bar->value, left + slot / 2, foot + 3, &color);
      if (!is_largest_told && bar->probability >= self->largest)
        {
          is_largest_told = TRUE;
          append_label_inside (self, snapshot, bar->percent, left + slot / 2, 0, &color);
        }
    }
}

/* Puts a label so that it ends at some distance from the near edge. */
static void
append_up_to (TmOddsChart *self,
              GtkSnapshot *snapshot,
              PangoLayout *layout,
              int end,
              int top,
              const GdkRGBA *color)
{
  int full_width = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double center;
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  center = end - width / 2.0;
  append_label (snapshot, layout, is_mirrored ? full_width - center : center, top, color);
}

/* What happens stands at the near edge, its percentage and fraction in columns at the far one, the bar
 * below. */
static void
snapshot_line (TmOddsChart *self,
               GtkSnapshot *snapshot,
               const Bar *bar,
               int top,
               int height,
               const GdkRGBA *accent)
{
  int full_width = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double width = MAX (2, bar->probability / self->largest * full_width);
  int room = pango_layout_get_width (bar->value) / PANGO_SCALE;
  GdkRGBA color;
  GdkRGBA dim;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  dim = color;
  dim.alpha *= 0.7f;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (is_mirrored ? (float) (full_width - room) : 0, (float) top));
  gtk_snapshot_append_layout (snapshot, bar->value, &color);
  gtk_snapshot_restore (snapshot);
  append_up_to (self, snapshot, bar->percent, full_width - get_widest (self, TRUE) - GAP, top,
                &color);
  if (bar->fraction != NULL)
    append_up_to (self, snapshot, bar->fraction, full_width, top + 2, &dim);
  append_bar (snapshot, bar,
              &GRAPHENE_RECT_INIT (is_mirrored ? (float) (full_width - width) : 0,
                                   (float) (top + height - LINE_FOOT + 1), (float) width,
                                   LINE_BAR_HEIGHT),
              3, accent);
}

static void
snapshot_lines (TmOddsChart *self, GtkSnapshot *snapshot, const GdkRGBA *accent)
{
  int full_width = gtk_widget_get_width (GTK_WIDGET (self));
  int top = 0;

  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = &g_array_index (self->bars, Bar, i);
      int height = get_line_height (self, bar, full_width);

      snapshot_line (self, snapshot, bar, top, height, accent);
      top += height;
    }
}

static void
tm_odds_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmOddsChart *self = TM_ODDS_CHART (widget);
  g_autoptr (GdkRGBA) accent
      = adw_style_manager_get_accent_color_rgba (adw_style_manager_get_default ());

  if (self->bars->len == 0 || self->largest <= 0)
    return;

  if (self->is_in_words)
    snapshot_lines (self, snapshot, accent);
  else if (is_close_at (self, gtk_widget_get_width (widget)))
    snapshot_close (self, snapshot, accent);
  else
    snapshot_wordy (self, snapshot, accent);
}

static GtkSizeRequestMode
tm_odds_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_odds_chart_finalize (GObject *object)
{
  TmOddsChart *self = TM_ODDS_CHART (object);

  g_array_unref (self->bars);

  G_OBJECT_CLASS (tm_odds_chart_parent_class)->finalize (object);
}

static void
tm_odds_chart_class_init (TmOddsChartClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->finalize = tm_odds_chart_finalize;
  widget_class->measure = tm_odds_chart_measure;
  widget_class->snapshot = tm_odds_chart_snapshot;
  widget_class->get_request_mode = tm_odds_chart_get_request_mode;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_odds_chart_init (TmOddsChart *self)
{
  self->bars = g_array_new (FALSE, TRUE, sizeof (Bar));
  g_array_set_clear_func (self->bars, (GDestroyNotify) bar_clear);
}

/**
 * tm_odds_chart_new:
 *
 * Makes an empty chart.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_odds_chart_new (void)
{
  return g_object_new (TM_TYPE_ODDS_CHART, NULL);
}

/* Filling */

static void
clear (TmOddsChart *self, gboolean is_close, gboolean may_be_close)
{
  g_array_set_size (self->bars, 0);
  self->largest = 0;
  self->is_close = is_close;
  self->may_be_close = may_be_close;
  self->is_in_words = FALSE;
}

/* Takes over nothing. Returns the percentage as it is read aloud. */
static char *
add_bar (
    TmOddsChart *self, const char *value, const char *fraction, double probability, double marked)
{
  Bar bar = { .probability = probability, .marked = marked };
  /* Translators: a probability, in percent */
  char *percent = g_strdup_printf (_ ("%.1f %%"), probability * 100);

  bar.percent = create_layout (self, percent, TRUE, FALSE);
  if (fraction != NULL)
    bar.fraction = create_layout (self, fraction, FALSE, TRUE);
  bar.value = create_layout (self, value, !self->is_close && !self->is_in_words, self->is_close);
  if (self->is_in_words)
    pango_layout_set_wrap (bar.value, PANGO_WRAP_WORD_CHAR);
  g_array_append_val (self->bars, bar);
  self->largest = MAX (self->largest, probability);

  return percent;
}

static void
say (TmOddsChart *self, const char *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Nobody listens to dozens of bars. */
static void
say_close (TmOddsChart *self, gint64 lowest, gint64 highest, gint64 likeliest, double probability)
{
  g_autofree char *first = g_strdup_printf ("%" G_GINT64_FORMAT, lowest);
  g_autofree char *last = g_strdup_printf ("%" G_GINT64_FORMAT, highest);
  g_autofree char *peak = g_strdup_printf ("%" G_GINT64_FORMAT, likeliest);
  g_autofree char *percent = g_strdup_printf (_ ("%.1f %%"), probability * 100);
  /* Translators: a chart read aloud: the least and the greatest value, the likeliest one and its
   * percentage */
  g_autofree char *spoken = g_strdup_printf (_ ("Values from %s to %s. The likeliest is %s: %s."),
                                             first, last, peak, percent);

  say (self, spoken);
}

/* How many values stand in one bar, so that there are not too many bars. */
static guint64
get_group_width (gint64 lowest, gint64 highest)
{
  return ((guint64) highest - (guint64) lowest) / MAX_CLOSE_BARS + 1;
}

/* The bar is called after the least value in it. */
static void
add_group (TmOddsChart *self, gint64 lowest, double probability, double marked)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, lowest);

  g_free (add_bar (self, value, NULL, probability, marked));
}

static void
set_items_close (TmOddsChart *self, const TmChanceItem *items, guint n_items)
{
  gint64 lowest = items[0].value;
  gint64 highest = items[0].value;
  guint likeliest = 0;
  guint64 width;
  guint64 span;

  for (guint i = 1; i < n_items; i++)
    {
      lowest = MIN (lowest, items[i].value);
      highest = MAX (highest, items[i].value);
      if (items[i].probability > items[likeliest].probability)
        likeliest = i;
    }

  width = get_group_width (lowest, highest);
  span = (guint64) highest - (guint64) lowest;
  for (guint64 from = 0; from <= span; from += width)
    {
      double probability = 0;

      for (guint i = 0; i < n_items; i++)
        if ((guint64) items[i].value - (guint64) lowest - from < width)
          probability += items[i].probability;
      add_group (self, (gint64) ((guint64) lowest + from), probability, probability);
    }
  say_close (self, lowest, highest, items[likeliest].value, items[likeliest].probability);
}

static double
get_marked (
    TmOdds *odds, gint64 lowest, gint64 highest, gint64 lowest_marked, gint64 highest_marked)
{
  gint64 from = MAX (lowest, lowest_marked);
  gint64 to = MIN (highest, highest_marked);

  return from <= to ? tm_odds_get_chance_between (odds, from, to) : 0;
}

static void
set_odds_close (TmOddsChart *self, TmOdds *odds, gint64 lowest_marked, gint64 highest_marked)
{
  gsize n_values = tm_odds_get_n_values (odds);
  gint64 lowest = tm_odds_get_value (odds, 0);
  gint64 highest = tm_odds_get_value (odds, n_values - 1);
  guint64 width = get_group_width (lowest, highest);
  guint64 span = (guint64) highest - (guint64) lowest;
  gsize likeliest = 0;

  for (gsize i = 1; i < n_values; i++)
    if (tm_odds_get_chance (odds, i) > tm_odds_get_chance (odds, likeliest))
      likeliest = i;

  for (guint64 from = 0; from <= span; from += width)
    {
      gint64 first = (gint64) ((guint64) lowest + from);
      gint64 last = (gint64) ((guint64) lowest + MIN (span, from + width - 1));

      add_group (self, first, tm_odds_get_chance_between (odds, first, last),
                 get_marked (odds, first, last, lowest_marked, highest_marked));
    }
  say_close (self, lowest, highest, tm_odds_get_value (odds, likeliest),
             tm_odds_get_chance (odds, likeliest));
}

static void
set_odds_wordy (TmOddsChart *self, TmOdds *odds, gint64 lowest_marked, gint64 highest_marked)
{
  g_autoptr (GString) spoken = g_string_new (NULL);

  for (gsize i = 0; i < tm_odds_get_n_values (odds); i++)
    {
      gint64 number = tm_odds_get_value (odds, i);
      g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, number);
      g_autofree char *percent = NULL;
      g_autofree char *fraction = NULL;
      TmFraction exact;

      if (tm_odds_get_fraction (odds, i, &exact))
        fraction = tm_fraction_dup_string (exact);
      percent
          = add_bar (self, value,
                     fraction != NULL && strlen (fraction) <= MAX_FRACTION_LENGTH ? fraction : NULL,
                     tm_odds_get_chance (odds, i),
                     get_marked (odds, number, number, lowest_marked, highest_marked));
      if (fraction != NULL)
        /* Translators: one bar of a chart read aloud: value, percentage, exact fraction */
        g_string_append_printf (spoken, _ ("%s: %s, exactly %s. "), value, percent, fraction);
      else
        /* Translators: one bar of a chart read aloud: value, percentage */
        g_string_append_printf (spoken, _ ("%s: %s. "), value, percent);
    }
  say (self, spoken->str);
}

/**
 * tm_odds_chart_set_items:
 * @self: the chart
 * @items: (array length=n_items): numbers and their probabilities
 * @n_items: how many there are
 *
 * Shows a distribution: each value with a bar, its percentage and its exact fraction. More than
 * some two dozen stand close together as bars with a value here and there, several values in one
 * bar if need be.
 */
void
tm_odds_chart_set_items (TmOddsChart *self, const TmChanceItem *items, guint n_items)
{
  g_autoptr (GString) spoken = g_string_new (NULL);

  g_return_if_fail (TM_IS_ODDS_CHART (self));

  clear (self, n_items > MAX_WORDY_ITEMS, FALSE);
  if (self->is_close)
    {
      set_items_close (self, items, n_items);
      return;
    }

  for (guint i = 0; i < n_items; i++)
    {
      g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, items[i].value);
      g_autofree char *percent
          = add_bar (self, value, items[i].fraction, items[i].probability, items[i].probability);

      /* Translators: one bar of a chart read aloud: value, percentage, exact fraction */
      g_string_append_printf (spoken, _ ("%s: %s, exactly %s. "), value, percent,
                              items[i].fraction);
    }
  say (self, spoken->str);
}

static void
set_words (TmOddsChart *self, const TmRuling *ruling, const TmChanceItem *items, guint n_items)
{
  g_autoptr (GString) spoken = g_string_new (NULL);

  clear (self, FALSE, FALSE);
  self->is_in_words = TRUE;
  for (guint i = 0; i < n_items; i++)
    {
      g_autofree char *name = tm_ruling_dup_chance_name (ruling, &items[i]);
      gboolean is_short = strlen (items[i].fraction) <= MAX_FRACTION_LENGTH;
      g_autofree char *percent = add_bar (self, name, is_short ? items[i].fraction : NULL,
                                          items[i].probability, items[i].probability);

      /* Translators: one bar of a chart read aloud: value, percentage, exact fraction */
      g_string_append_printf (spoken, _ ("%s: %s, exactly %s. "), name, percent, items[i].fraction);
    }
  say (self, spoken->str);
}

/**
 * tm_odds_chart_set_ruling:
 * @self: the chart
 * @ruling: a ruling; it is not kept
 *
 * Shows the distribution of a ruling: numbers as tm_odds_chart_set_items() does; what is no number has a
 * line for each item, in the order of the rules.
 */
void
tm_odds_chart_set_ruling (TmOddsChart *self, const TmRuling *ruling)
{
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);

  g_return_if_fail (TM_IS_ODDS_CHART (self));

  if (n_items > 0 && items[0].id != NULL)
    set_words (self, ruling, items, n_items);
  else
    tm_odds_chart_set_items (self, items, n_items);
}

/**
 * tm_odds_chart_set_odds:
 * @self: the chart
 * @odds: a distribution; it is not kept
 * @lowest: least value of the range that is marked
 * @highest: greatest value of it; below @lowest for a chart without a range
 *
 * Shows a distribution of any size with a marked range: what lies outside is pale.
 *
 * Up to a dozen values have a bar each with percentage and exact fraction where there is room for
 * them side by side. More of them stand close together, several values in one bar if need be; a bar that the range cuts through is filled up to
 * the share of its chance that is marked.
 */
void
tm_odds_chart_set_odds (TmOddsChart *self, TmOdds *odds, gint64 lowest, gint64 highest)
{
  g_return_if_fail (TM_IS_ODDS_CHART (self));
  g_return_if_fail (odds != NULL);

  clear (self, tm_odds_get_n_values (odds) > MAX_WORDY_VALUES, TRUE);
  if (lowest > highest)
    {
      lowest = G_MININT64;
      highest = G_MAXINT64;
    }
  if (self->is_close)
    set_odds_close (self, odds, lowest, highest);
  else
    set_odds_wordy (self, odds, lowest, highest);
}

/**
 * tm_odds_chart_get_n_bars:
 * @self: the chart
 *
 * Tells how many bars there are, several values in one counting as one.
 *
 * Returns: the number
 */
guint
tm_odds_chart_get_n_bars (TmOddsChart *self)
{
  g_return_val_if_fail (TM_IS_ODDS_CHART (self), 0);

  return self->bars->len;
}
