/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-odds-chart.h"

#define BAR_HEIGHT 64
#define BAR_WIDTH 40
#define GAP 6
#define LABEL_HEIGHT 20

typedef struct
{
  PangoLayout *percent;
  PangoLayout *fraction;
  PangoLayout *value;
  double probability;
} Bar;

struct _TmOddsChart
{
  GtkWidget parent_instance;

  GArray *bars;
  double largest;
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
      pango_layout_get_pixel_size (bar->fraction, &width, NULL);
      widest = MAX (widest, width + GAP);
    }

  return widest;
}

static int
get_n_columns (TmOddsChart *self, int width)
{
  return CLAMP (width / get_bar_width (self), 1, MAX (1, (int) self->bars->len));
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
  GskRoundedRect outline;
  GdkRGBA color;
  GdkRGBA dim;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  dim = color;
  dim.alpha *= 0.7f;

  gsk_rounded_rect_init (&outline,
                         &GRAPHENE_RECT_INIT ((float) (center - BAR_WIDTH / 2.0),
                                              (float) (foot - height), BAR_WIDTH, (float) height),
                         &GRAPHENE_SIZE_INIT (5, 5), &GRAPHENE_SIZE_INIT (5, 5),
                         &GRAPHENE_SIZE_INIT (2, 2), &GRAPHENE_SIZE_INIT (2, 2));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, accent, &outline.bounds);
  gtk_snapshot_pop (snapshot);

  append_label (snapshot, bar->percent, center, foot - height - 2 * LABEL_HEIGHT + 2, &color);
  append_label (snapshot, bar->fraction, center, foot - height - LABEL_HEIGHT + 1, &dim);
  append_label (snapshot, bar->value, center, foot + 3, &color);
}

static void
tm_odds_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmOddsChart *self = TM_ODDS_CHART (widget);
  int n_columns = get_n_columns (self, gtk_widget_get_width (widget));
  double width = (double) gtk_widget_get_width (widget) / n_columns;
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GdkRGBA) accent
      = adw_style_manager_get_accent_color_rgba (adw_style_manager_get_default ());

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

/**
 * tm_odds_chart_set_items:
 * @self: the chart
 * @items: (array length=n_items): values and their probabilities
 * @n_items: how many there are
 *
 * Shows a distribution: each value with a bar, its percentage and its exact fraction.
 */
void
tm_odds_chart_set_items (TmOddsChart *self, const TmChanceItem *items, guint n_items)
{
  g_autoptr (GString) spoken = g_string_new (NULL);

  g_return_if_fail (TM_IS_ODDS_CHART (self));

  g_array_set_size (self->bars, 0);
  self->largest = 0;

  for (guint i = 0; i < n_items; i++)
    {
      Bar bar = { .probability = items[i].probability };
      /* Translators: a probability, in percent */
      g_autofree char *percent = g_strdup_printf (_ ("%.1f %%"), items[i].probability * 100);
      g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, items[i].value);

      bar.percent = create_layout (self, percent, TRUE, FALSE);
      bar.fraction = create_layout (self, items[i].fraction, FALSE, TRUE);
      bar.value = create_layout (self, value, TRUE, FALSE);
      g_array_append_val (self->bars, bar);
      self->largest = MAX (self->largest, items[i].probability);

      /* Translators: one bar of a chart read aloud: value, percentage, exact fraction */
      g_string_append_printf (spoken, _ ("%s: %s, exactly %s. "), value, percent,
                              items[i].fraction);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str,
                                  -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
