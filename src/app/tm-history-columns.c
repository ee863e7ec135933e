/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-paint.h"

#include "tm-chart-scale.h"
#include "tm-history-columns.h"

#define HEIGHT 132
#define MIN_WIDTH 200
#define FOOT 20
#define TEXT_SIZE 10.5
#define GAP 2
#define MAX_COLUMN_WIDTH 56
#define MAX_TICKS 4
/* More numbers than these are put together. */
#define MAX_NUMBERS 16
/* A longer description tires whoever listens to it. */
#define MAX_SPOKEN 24

/**
 * TmHistoryColumns:
 *
 * Columns above labels. The accessible description says what they show; where there is no room for
 * all labels, some are left out. Touching a column tells its number. The CSS name is
 * `historycolumns`.
 */
struct _TmHistoryColumns
{
  GtkWidget parent_instance;

  GPtrArray *columns;
  guint most;
};

typedef struct
{
  char *label;
  char *words;
  guint n;
} Column;

G_DEFINE_FINAL_TYPE (TmHistoryColumns, tm_history_columns, GTK_TYPE_WIDGET)

static void
column_free (Column *column)
{
  g_free (column->label);
  g_free (column->words);
  g_free (column);
}

static const Column *
column_at (TmHistoryColumns *self, guint index)
{
  return g_ptr_array_index (self->columns, index);
}

/* Drawing */

/* The next round number of matches: where the highest line is drawn. */
static guint
find_top (TmHistoryColumns *self, guint *tick)
{
  *tick = (guint) tm_chart_find_tick (MAX (self->most, 1), MAX_TICKS);

  return (MAX (self->most, 1) + *tick - 1) / *tick * *tick;
}

static void
append_text (TmHistoryColumns *self,
             GtkSnapshot *snapshot,
             const char *words,
             float x_align,
             const graphene_rect_t *area)
{
  TmPaintText text
      = { .text = words, .size = TEXT_SIZE, .weight = PANGO_WEIGHT_NORMAL, .x_align = x_align };
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  color.alpha *= 0.75f;
  tm_paint_text (GTK_WIDGET (self), snapshot, &text, area, &color);
}

static float
get_text_width (TmHistoryColumns *self, const char *words)
{
  TmPaintText text = { .text = words, .size = TEXT_SIZE, .weight = PANGO_WEIGHT_NORMAL };

  return (float) tm_paint_get_text_width (GTK_WIDGET (self), &text);
}

static float
get_foot (TmHistoryColumns *self)
{
  return (float) (FOOT * tm_paint_get_text_scale (GTK_WIDGET (self)));
}

/* Room for the numbers of the lines. */
static float
get_side (TmHistoryColumns *self)
{
  guint tick;
  g_autofree char *top = g_strdup_printf ("%u", find_top (self, &tick));

  return get_text_width (self, top) + 8;
}

static float
get_step (TmHistoryColumns *self)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - get_side (self);

  return MIN (width / (float) MAX (self->columns->len, 1), MAX_COLUMN_WIDTH);
}

/* Where a column begins, from the side on which reading begins. */
static float
get_x (TmHistoryColumns *self, guint index)
{
  float x = get_side (self) + (float) index * get_step (self);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    return (float) gtk_widget_get_width (GTK_WIDGET (self)) - x - get_step (self);

  return x;
}

static void
append_lines (TmHistoryColumns *self, GtkSnapshot *snapshot, float bottom)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float side = get_side (self);
  guint tick;
  guint top = find_top (self, &tick);
  GdkRGBA color;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  color.alpha *= 0.14f;
  for (guint n = 0; n <= top; n += tick)
    {
      float y = roundf (bottom - (bottom - (float) TEXT_SIZE) * (float) n / (float) top);
      g_autofree char *words = g_strdup_printf ("%u", n);

      gtk_snapshot_append_color (snapshot, &color,
                                 &GRAPHENE_RECT_INIT (is_rtl ? 0 : side, y, width - side, 1));
      append_text (self, snapshot, words, 1,
                   &GRAPHENE_RECT_INIT (is_rtl ? width - side + 2 : 0, y - 8, side - 6, 16));
    }
}

static void
append_column (TmHistoryColumns *self, GtkSnapshot *snapshot, guint index, float bottom)
{
  float step = get_step (self);
  float gap = step > 3 * GAP ? GAP : 0;
  guint tick;
  float height = (bottom - (float) TEXT_SIZE) * (float) column_at (self, index)->n
                 / (float) find_top (self, &tick);
  GskRoundedRect outline;
  GdkRGBA color;

  if (column_at (self, index)->n == 0)
    return;

  gtk_widget_get_color (GTK_WIDGET (self), &color);
  color.alpha *= 0.55f;
  gsk_rounded_rect_init (&outline,
                         &GRAPHENE_RECT_INIT (get_x (self, index) + gap, bottom - height,
                                              MAX (step - 2 * gap, 1), height),
                         &GRAPHENE_SIZE_INIT (3, 3), &GRAPHENE_SIZE_INIT (3, 3),
                         &GRAPHENE_SIZE_INIT (0, 0), &GRAPHENE_SIZE_INIT (0, 0));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

/* Every how many columns there is room for a label. */
static guint
find_stride (TmHistoryColumns *self)
{
  float widest = 0;

  for (guint i = 0; i < self->columns->len; i++)
    widest = MAX (widest, get_text_width (self, column_at (self, i)->label));

  return MAX (1, (guint) ceilf ((widest + 6) / MAX (get_step (self), 1)));
}

static void
append_labels (TmHistoryColumns *self, GtkSnapshot *snapshot, float bottom)
{
  guint stride = find_stride (self);
  float step = get_step (self);
  float room = step * (float) stride;

  for (guint i = 0; i < self->columns->len; i += stride)
    append_text (self, snapshot, column_at (self, i)->label, 0.5f,
                 &GRAPHENE_RECT_INIT (get_x (self, i) + (step - room) / 2, bottom + 3, room,
                                      get_foot (self) - 3));
}

static void
tm_history_columns_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmHistoryColumns *self = TM_HISTORY_COLUMNS (widget);
  float bottom = (float) gtk_widget_get_height (widget) - get_foot (self);

  append_lines (self, snapshot, bottom);
  for (guint i = 0; i < self->columns->len; i++)
    append_column (self, snapshot, i, bottom);
  append_labels (self, snapshot, bottom);
}

static void
tm_history_columns_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

static gboolean
tm_history_columns_query_tooltip (
    GtkWidget *widget, int x, int y, gboolean keyboard_tooltip, GtkTooltip *tooltip)
{
  TmHistoryColumns *self = TM_HISTORY_COLUMNS (widget);

  for (guint i = 0; i < self->columns->len; i++)
    if ((float) x >= get_x (self, i) && (float) x < get_x (self, i) + get_step (self))
      {
        gtk_tooltip_set_text (tooltip, column_at (self, i)->words);
        return TRUE;
      }

  return FALSE;
}

static void
tm_history_columns_finalize (GObject *object)
{
  g_ptr_array_unref (TM_HISTORY_COLUMNS (object)->columns);

  G_OBJECT_CLASS (tm_history_columns_parent_class)->finalize (object);
}

static void
tm_history_columns_class_init (TmHistoryColumnsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = tm_history_columns_finalize;
  widget_class->measure = tm_history_columns_measure;
  widget_class->snapshot = tm_history_columns_snapshot;
  widget_class->query_tooltip = tm_history_columns_query_tooltip;

  gtk_widget_class_set_css_name (widget_class, "historycolumns");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_history_columns_init (TmHistoryColumns *self)
{
  self->columns = g_ptr_array_new_with_free_func ((GDestroyNotify) column_free);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

/* Columns that are empty go without saying, and so do those that nobody would listen to. */
static void
describe (TmHistoryColumns *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *description = NULL;
  guint n_spoken = 0;

  for (guint i = 0; i < self->columns->len && n_spoken < MAX_SPOKEN; i++)
    if (column_at (self, i)->n > 0)
      {
        g_strv_builder_add (builder, column_at (self, i)->words);
        n_spoken++;
      }
  words = g_strv_builder_end (builder);
  description = g_strjoinv ("; ", words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/**
 * tm_history_columns_new:
 * @name: what the columns show
 *
 * Makes a chart without columns.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_columns_new (const char *name)
{
  GtkWidget *self = g_object_new (TM_TYPE_HISTORY_COLUMNS, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return self;
}

/**
 * tm_history_columns_add:
 * @self: the chart
 * @label: what stands below the column
 * @words: what the column says
 * @n: its height
 *
 * Adds a column.
 */
void
tm_history_columns_add (TmHistoryColumns *self, const char *label, const char *words, guint n)
{
  Column *column;

  g_return_if_fail (TM_IS_HISTORY_COLUMNS (self));

  column = g_new0 (Column, 1);
  column->label = g_strdup (label);
  column->words = g_strdup (words);
  column->n = n;
  g_ptr_array_add (self->columns, column);
  self->most = MAX (self->most, n);
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gint64
floor_to (gint64 number, gint64 width)
{
  gint64 rest = number % width;

  return number - (rest < 0 ? rest + width : rest);
}

static void
add_number (TmHistoryColumns *self, gint64 low, gint64 high, guint n)
{
  g_autofree char *label = NULL;
  g_autofree char *words = NULL;

  if (low == high)
    label = g_strdup_printf ("%d", (int) low);
  else
    /* Translators: a range of numbers */
    label = g_strdup_printf (_ ("%d–%d"), (int) low, (int) MIN (high, G_MAXINT32));
  /* Translators: a number or a range of numbers, and how often it was so */
  words = g_strdup_printf (ngettext ("%s: %u time", "%s: %u times", n), label, n);
  tm_history_columns_add (self, label, words, n);
}

/**
 * tm_history_columns_add_numbers:
 * @self: the chart
 * @counts: (array length=n_counts): numbers by their `key`, in any order, the same one more than once
 *   perhaps
 * @n_counts: how many there are
 *
 * Adds a column for each number, also for those between that there are none of. Where they would be
 * too many, neighbours are put together.
 */
void
tm_history_columns_add_numbers (TmHistoryColumns *self, const TmCount *counts, guint n_counts)
{
  gint64 least = G_MAXINT64;
  gint64 most = G_MININT64;
  gint64 width = 1;

  g_return_if_fail (TM_IS_HISTORY_COLUMNS (self));

  for (guint i = 0; i < n_counts; i++)
    {
      least = MIN (least, counts[i].key);
      most = MAX (most, counts[i].key);
    }
  if (n_counts == 0)
    return;

  if (most - least >= MAX_NUMBERS)
    width = tm_chart_find_tick (most - least + 1, MAX_NUMBERS);
  for (gint64 low = floor_to (least, width); low <= most; low += width)
    {
      guint n = 0;

      for (guint i = 0; i < n_counts; i++)
        if (floor_to (counts[i].key, width) == low)
          n += counts[i].n;
      add_number (self, low, low + width - 1, n);
    }
}
