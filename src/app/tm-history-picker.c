/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-picker.h"
#include "tm-history-tile.h"
#include "tm-history-words.h"
#include "tm-result-words.h"
#include "tm-status-pane.h"

/* So many matches are offered; what is longer ago is found by typing. */
#define MAX_OFFERED 100
#define UUID "tm-uuid"

struct _TmHistoryPicker
{
  AdwDialog parent_instance;

  TmArchive *archive;
  char *series;
  char *game;
  /* What was picked, whatever is looked for since. */
  GHashTable *picked;

  GtkSearchEntry *entry;
  GtkListBox *rows;
  GtkStack *stack;
  GtkWidget *add_button;
};

G_DEFINE_FINAL_TYPE (TmHistoryPicker, tm_history_picker, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (TmHistoryPicker *self, GtkCheckButton *check)
{
  const char *uuid = g_object_get_data (G_OBJECT (check), UUID);

  if (gtk_check_button_get_active (check))
    g_hash_table_add (self->picked, g_strdup (uuid));
  else
    g_hash_table_remove (self->picked, uuid);
  gtk_widget_set_sensitive (self->add_button, g_hash_table_size (self->picked) > 0);
}

static char *
dup_detail (const TmMatchInfo *info)
{
  g_autofree char *result = tm_result_words_dup_info (info);
  g_autofree char *date = tm_history_dup_date (info->started);

  /* Translators: how a match has ended, and when it was */
  return g_strdup_printf (C_ ("match", "%s, %s"), result, date);
}

static void
add_row (TmHistoryPicker *self, const TmMatchInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *name = tm_match_info_dup_name (info);
  g_autofree char *detail = dup_detail (info);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), detail);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tm_history_tile_new (info->game));
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                               g_hash_table_contains (self->picked, info->uuid));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
  g_object_set_data_full (G_OBJECT (check), UUID, g_strdup (info->uuid), g_free);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (toggled_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_list_box_append (self->rows, row);
}

static void
fill (TmHistoryPicker *self)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = NULL;
  guint n_shown = 0;

  query.words = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  query.game = self->game;
  query.limit = MAX_OFFERED;
  matches = tm_archive_list_matches (self->archive, &query, NULL);
  gtk_list_box_remove_all (self->rows);
  for (guint i = 0; matches != NULL && i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);

      if (g_strcmp0 (info->series, self->series) == 0)
        continue;

      add_row (self, info);
      n_shown++;
    }
  gtk_stack_set_visible_child_name (self->stack, n_shown > 0 ? "matches" : "nothing");
}

static int
compare_starts (gconstpointer a, gconstpointer b)
{
  const TmMatchInfo *one = *(const TmMatchInfo *const *) a;
  const TmMatchInfo *other = *(const TmMatchInfo *const *) b;

  return one->started < other->started ? -1 : one->started > other->started;
}

static GStrv
list_picked (TmHistoryPicker *self)
{
  g_autoptr (GPtrArray) infos
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_match_info_free);
  g_autoptr (GStrvBuilder) uuids = g_strv_builder_new ();
  GHashTableIter iter;
  gpointer uuid;

  g_hash_table_iter_init (&iter, self->picked);
  while (g_hash_table_iter_next (&iter, &uuid, NULL))
    {
      TmMatchInfo *info = tm_archive_find_match (self->archive, uuid, NULL);

      if (info != NULL)
        g_ptr_array_add (infos, info);
    }
  g_ptr_array_sort (infos, compare_starts);
  for (guint i = 0; i < infos->len; i++)
    g_strv_builder_add (uuids, ((const TmMatchInfo *) g_ptr_array_index (infos, i))->uuid);

  return g_strv_builder_end (uuids);
}

static void
add_clicked_cb (TmHistoryPicker *self)
{
  g_auto (GStrv) uuids = list_picked (self);

  g_signal_emit (self, signals[SIGNAL_PICKED], 0, uuids);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
cancel_clicked_cb (TmHistoryPicker *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tm_history_picker_dispose (GObject *object)
{
  TmHistoryPicker *self = TM_HISTORY_PICKER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_HISTORY_PICKER);
  g_clear_pointer (&self->picked, g_hash_table_unref);
  g_clear_pointer (&self->series, g_free);
  g_clear_pointer (&self->game, g_free);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_history_picker_parent_class)->dispose (object);
}

static void
tm_history_picker_class_init (TmHistoryPickerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_history_picker_dispose;

  /**
   * TmHistoryPicker::picked:
   * @self: the picker
   * @uuids: (array zero-terminated=1): identifiers of matches, in the order of time
   *
   * These matches are to be added.
   */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryPicker, entry);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryPicker, rows);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryPicker, stack);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryPicker, add_button);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill);
}

static void
tm_history_picker_init (TmHistoryPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
  self->picked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * tm_history_picker_new:
 * @archive: the user's matches
 * @series: the series that they are picked for
 *
 * Makes a dialog that offers the matches that are not in a series yet; only those of its game, if it
 * has one.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_history_picker_new (TmArchive *archive, const TmSeries *series)
{
  TmHistoryPicker *self = g_object_new (TM_TYPE_HISTORY_PICKER, NULL);

  self->archive = g_object_ref (archive);
  self->series = g_strdup (series->uuid);
  self->game = g_strdup (series->game);
  fill (self);

  return ADW_DIALOG (self);
}
