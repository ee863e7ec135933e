/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-row.h"
#include "tm-history-tile.h"
#include "tm-history-words.h"
#include "tm-pictures.h"
#include "tm-result-words.h"

/* A list has some 200 rows at a time. What is written in them has no say in how large they are, which
 * spares the list from measuring every word. */
struct _TmHistoryRow
{
  GtkWidget parent_instance;

  TmHistoryItem *item;
  char *spoken;

  TmHistoryTile *tile;
  GtkInscription *name;
  GtkInscription *result;
  GtkInscription *time;
};

G_DEFINE_FINAL_TYPE (TmHistoryRow, tm_history_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A running match is told by when it was touched last, any other by when it was over. */
static char *
dup_when (const TmMatchInfo *info, gboolean is_recent)
{
  gint64 time = info->finished != 0 ? info->finished : info->started;

  if (info->state == TM_MATCH_RUNNING)
    {
      time = info->changed;
      is_recent = time >= tm_history_find_day (g_get_real_time ());
    }

  return is_recent ? tm_history_dup_clock (time) : tm_history_dup_short_date (info->started);
}

static char *
dup_spoken (const TmMatchInfo *info, const char *name, const char *result)
{
  g_autofree char *date = tm_history_dup_date (info->started);

  /* Translators: a match of a list, read aloud: what was played, how it ended, the date */
  return g_strdup_printf (_ ("%s, %s, %s"), name, result, date);
}

static void
fill (TmHistoryRow *self)
{
  const TmMatchInfo *info = tm_history_item_get_info (self->item);
  g_autofree char *name = NULL;
  g_autofree char *result = NULL;
  g_autofree char *when = NULL;

  if (info == NULL)
    return;

  name = tm_match_info_dup_name (info);
  result = tm_result_words_dup_info (info);
  when = dup_when (info, tm_history_item_is_recent (self->item));
  tm_history_tile_set_game (self->tile, info->game);
  gtk_inscription_set_text (self->name, name);
  gtk_inscription_set_text (self->result, result);
  gtk_inscription_set_text (self->time, when);
  g_free (self->spoken);
  self->spoken = dup_spoken (info, name, result);
  if (info->state == TM_MATCH_ABANDONED)
    gtk_widget_add_css_class (GTK_WIDGET (self), "abandoned");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "abandoned");
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0);
}

static void
tm_history_row_dispose (GObject *object)
{
  TmHistoryRow *self = TM_HISTORY_ROW (object);

  tm_history_row_show (self, NULL);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_HISTORY_ROW);
  g_clear_pointer (&self->spoken, g_free);

  G_OBJECT_CLASS (tm_history_row_parent_class)->dispose (object);
}

static void
tm_history_row_class_init (TmHistoryRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_history_row_dispose;

  /**
   * TmHistoryRow::shown:
   * @self: the row
   *
   * Something else is shown than before.
   */
  signals[SIGNAL_SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TM_TYPE_HISTORY_TILE);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryRow, tile);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryRow, name);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryRow, result);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryRow, time);
}

static void
tm_history_row_init (TmHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_history_row_new:
 *
 * Makes a row without a match.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_row_new (void)
{
  return g_object_new (TM_TYPE_HISTORY_ROW, NULL);
}

/**
 * tm_history_row_show:
 * @self: the row
 * @item: (nullable): a match, or %NULL to let go of the last one
 *
 * Shows a match, and follows it.
 */
void
tm_history_row_show (TmHistoryRow *self, TmHistoryItem *item)
{
  g_return_if_fail (TM_IS_HISTORY_ROW (self));

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, fill, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;

  g_signal_connect_swapped (item, "changed", G_CALLBACK (fill), self);
  fill (self);
}

/**
 * tm_history_row_get_spoken:
 * @self: the row
 *
 * Gets what a screen reader says of the match that is shown.
 *
 * Returns: (transfer none) (nullable): the words
 */
const char *
tm_history_row_get_spoken (TmHistoryRow *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_ROW (self), NULL);

  return self->spoken;
}
