/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-chapter.h"
#include "tm-row-drag.h"
#include "tm-history-tile.h"
#include "tm-history-words.h"
#include "tm-result-words.h"

struct _TmHistoryChapter
{
  AdwActionRow parent_instance;

  char *uuid;

  GtkWidget *tile_place;
  GtkWidget *up_button;
  GtkWidget *down_button;
};

G_DEFINE_FINAL_TYPE (TmHistoryChapter, tm_history_chapter, ADW_TYPE_ACTION_ROW)

enum
{
  SIGNAL_MOVE_BY,
  SIGNAL_DROPPED,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
up_cb (TmHistoryChapter *self)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_BY], 0, -1);
}

static void
down_cb (TmHistoryChapter *self)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_BY], 0, 1);
}

static void
remove_cb (TmHistoryChapter *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVED], 0);
}

static void
move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_MOVE_BY], 0, g_variant_get_int32 (parameter));
}

static void
tm_history_chapter_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_HISTORY_CHAPTER);

  G_OBJECT_CLASS (tm_history_chapter_parent_class)->dispose (object);
}

static void
tm_history_chapter_finalize (GObject *object)
{
  g_free (TM_HISTORY_CHAPTER (object)->uuid);

  G_OBJECT_CLASS (tm_history_chapter_parent_class)->finalize (object);
}

static void
tm_history_chapter_class_init (TmHistoryChapterClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_history_chapter_dispose;
  object_class->finalize = tm_history_chapter_finalize;

  /**
   * TmHistoryChapter::move-by:
   * @self: the row
   * @by: how many places down
   *
   * The row is to change its place.
   */
  signals[SIGNAL_MOVE_BY] = g_signal_new ("move-by", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * TmHistoryChapter::dropped:
   * @self: the row
   * @dragged: the row that was dropped on it
   *
   * Another row is to take this row's place.
   */
  signals[SIGNAL_DROPPED]
      = g_signal_new ("dropped", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, TM_TYPE_HISTORY_CHAPTER);

  /**
   * TmHistoryChapter::removed:
   * @self: the row
   *
   * The match is to leave the series.
   */
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-chapter.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryChapter, tile_place);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryChapter, up_button);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryChapter, down_button);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);

  gtk_widget_class_install_action (widget_class, "chapter.move", "i", move_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "chapter.move", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "chapter.move",
                                       "i", 1);
}

static void
tm_history_chapter_init (TmHistoryChapter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_row_drag_enable (GTK_WIDGET (self), GTK_WIDGET (self));
}

/**
 * tm_history_chapter_new:
 * @info: a match
 * @chapter: its place in the series, from 0
 * @n_chapters: how many matches there are
 *
 * Makes a row.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_chapter_new (const TmMatchInfo *info, guint chapter, guint n_chapters)
{
  TmHistoryChapter *self = g_object_new (TM_TYPE_HISTORY_CHAPTER, NULL);
  g_autofree char *name = tm_match_info_dup_name (info);
  g_autofree char *result = tm_result_words_dup_info (info);
  g_autofree char *date = tm_history_dup_date (info->started);
  /* Translators: the number of a chapter of a series, and what was played */
  g_autofree char *title = g_strdup_printf (_ ("%u. %s"), chapter + 1, name);
  /* Translators: how a match has ended, and when it was */
  g_autofree char *detail = g_strdup_printf (C_ ("match", "%s, %s"), result, date);

  self->uuid = g_strdup (info->uuid);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), detail);
  adw_bin_set_child (ADW_BIN (self->tile_place), tm_history_tile_new (info->game));
  gtk_widget_set_sensitive (self->up_button, chapter > 0);
  gtk_widget_set_sensitive (self->down_button, chapter + 1 < n_chapters);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "(ss)", "match", info->uuid);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.history");

  return GTK_WIDGET (self);
}

/**
 * tm_history_chapter_get_uuid:
 * @self: the row
 *
 * Gets which match it is.
 *
 * Returns: (transfer none): its identifier
 */
const char *
tm_history_chapter_get_uuid (TmHistoryChapter *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_CHAPTER (self), NULL);

  return self->uuid;
}
