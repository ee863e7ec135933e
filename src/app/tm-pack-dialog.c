/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-pack-dialog.h"
#include "tm-toast.h"

#define SUFFIX ".tablemate-pack"
#define FORMAT_MARK "\"tablemate-pack\""
/* So much of a file is looked at to find out what it is. */
#define N_BYTES_LOOKED_AT 256

/* What is kept for an Undo, and what a dialog is about. */
typedef struct
{
  GtkWidget *widget;
  TmArchive *archive;
  TmOwnersBox *box;
} Kept;

static Kept *
kept_new (GtkWidget *widget, TmArchive *archive, const TmOwnersBox *box)
{
  Kept *self = g_new0 (Kept, 1);

  self->widget = g_object_ref (widget);
  self->archive = g_object_ref (archive);
  self->box = tm_owners_box_copy (box);

  return self;
}

static void
kept_free (Kept *self)
{
  g_object_unref (self->widget);
  g_object_unref (self->archive);
  tm_owners_box_free (self->box);
  g_free (self);
}

static void
kept_destroy (gpointer data, GClosure *closure)
{
  kept_free (data);
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_root (widget) != NULL;
}

/* What was told a moment ago may still be on its way to the disk. */
static TmOwnersBox *
read_box (GtkWidget *widget, TmArchive *archive, const TmGame *game)
{
  g_autoptr (GError) error = NULL;
  TmOwnersBox *box;

  tm_archive_flush (archive, NULL);
  box = tm_archive_read_box (archive, game, &error);
  if (box == NULL)
    tm_toast_show (widget, error->message);

  return box;
}

/* Changing the box, with the way back */

static void
undo_cb (AdwToast *toast, Kept *before)
{
  tm_archive_write_box (before->archive, before->box);
}

static void
write_box (GtkWidget *widget,
           TmArchive *archive,
           const TmOwnersBox *before,
           const TmOwnersBox *after,
           const char *words)
{
  AdwToast *toast = tm_toast_show (widget, words);

  tm_archive_write_box (archive, after);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb),
                         kept_new (widget, archive, before), kept_destroy, 0);
}

static void
take_over (Kept *pack, gboolean replaces)
{
  const TmGame *game = tm_owners_box_get_game (pack->box);
  g_autoptr (TmOwnersBox) mine = read_box (pack->widget, pack->archive, game);
  g_autoptr (TmOwnersBox) after = NULL;
  g_autoptr (GError) error = NULL;

  if (mine == NULL)
    return;

  after = tm_owners_box_copy (replaces ? pack->box : mine);
  if (!replaces && !tm_owners_box_merge (after, pack->box, &error))
    tm_toast_show (pack->widget, error->message);
  else
    write_box (pack->widget, pack->archive, mine, after, _ ("The pack is imported"));
}

static void
response_cb (AdwAlertDialog *dialog, const char *response, Kept *pack)
{
  if (is_shown (pack->widget) && !g_str_equal (response, "cancel"))
    take_over (pack, g_str_equal (response, "replace"));
}

/* What it would bring */

static char *
dup_preview (const TmOwnersBox *mine, const TmOwnersBox *theirs)
{
  const char *game = tm_word_get (tm_owners_box_get_game (theirs)->name);
  guint n_news = tm_owners_box_count_changes (mine, theirs);
  g_autofree char *news = NULL;

  if (n_news == 0)
    /* Translators: the name of a game */
    return g_strdup_printf (_ ("%s: everything in the pack is told already."), game);

  news = g_strdup_printf (
      ngettext ("%u entry is new or changed", "%u entries are new or changed", n_news), n_news);
  /* Translators: the name of a game, and how many entries of a pack are new or changed */
  return g_strdup_printf (
      _ ("%s: %s. Add keeps what else is told of your copy; Replace forgets it."), game, news);
}

static void
present (GtkWidget *widget, TmArchive *archive, const TmOwnersBox *pack)
{
  g_autoptr (TmOwnersBox) mine = read_box (widget, archive, tm_owners_box_get_game (pack));
  g_autofree char *preview = NULL;
  AdwAlertDialog *dialog;

  if (mine == NULL)
    return;

  preview = dup_preview (mine, pack);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Import into Your Box?"), preview));
  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "replace", _ ("_Replace"), "add",
                                  _ ("_Add"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "add", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_enabled (dialog, "add",
                                         tm_owners_box_count_changes (mine, pack) > 0);
  adw_alert_dialog_set_default_response (dialog, "add");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb),
                         kept_new (widget, archive, pack), kept_destroy, 0);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Why a file cannot be taken in is too long for a toast. */
static void
present_trouble (GtkWidget *widget, const char *message)
{
  AdwDialog *dialog = adw_alert_dialog_new (_ ("The Pack Cannot Be Imported"), message);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, widget);
}

/**
 * tm_pack_dialog_is_pack:
 * @file: a file
 *
 * Finds out whether a file is a pack, by its name or its first words.
 *
 * Returns: whether it is meant to be one
 */
gboolean
tm_pack_dialog_is_pack (GFile *file)
{
  g_autoptr (GFileInputStream) stream = NULL;
  char start[N_BYTES_LOOKED_AT + 1] = "";
  gsize n_read = 0;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  /* A pipe would be waited for, and the window with it. */
  if (g_file_peek_path (file) == NULL
      || g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_REGULAR)
    return FALSE;
  if (g_str_has_suffix (g_file_peek_path (file), SUFFIX))
    return TRUE;

  stream = g_file_read (file, NULL, NULL);
  return stream != NULL
         && g_input_stream_read_all (G_INPUT_STREAM (stream), start, N_BYTES_LOOKED_AT, &n_read,
                                     NULL, NULL)
         && strstr (start, FORMAT_MARK) != NULL;
}

/**
 * tm_pack_dialog_open:
 * @widget: a widget within the window's toasts
 * @archive: the user's archive
 * @file: a pack
 *
 * Shows what a pack would bring. Nothing is taken over before somebody says so.
 */
void
tm_pack_dialog_open (GtkWidget *widget, TmArchive *archive, GFile *file)
{
  g_autoptr (TmOwnersBox) pack = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (G_IS_FILE (file));

  if (g_file_peek_path (file) == NULL)
    {
      tm_toast_show (widget, _ ("Only a file in a folder of this device can be imported."));
      return;
    }

  pack = tm_owners_box_load_file (g_file_peek_path (file), &error);
  if (pack == NULL)
    present_trouble (widget, error->message);
  else
    present (widget, archive, pack);
}

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) widget = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL && is_shown (widget))
    tm_pack_dialog_open (widget, g_object_get_data (source, "archive"), file);
}

static void
add_filters (GtkFileDialog *dialog)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) packs = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (packs, _ ("Packs"));
  gtk_file_filter_add_pattern (packs, "*" SUFFIX);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, packs);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
}

/**
 * tm_pack_dialog_choose:
 * @widget: a widget within the window's toasts
 * @archive: the user's archive
 *
 * Asks for a pack, and shows what it would bring.
 */
void
tm_pack_dialog_choose (GtkWidget *widget, TmArchive *archive)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _ ("Import Pack"));
  add_filters (dialog);
  g_object_set_data_full (G_OBJECT (dialog), "archive", g_object_ref (archive), g_object_unref);
  gtk_file_dialog_open (dialog, get_window (widget), NULL, opened_cb, g_object_ref (widget));
}

static void
save_to (Kept *kept, GFile *file)
{
  g_autoptr (GError) error = NULL;

  if (g_file_peek_path (file) == NULL)
    tm_toast_show (kept->widget, _ ("A file can only be written into a folder of this device."));
  else if (tm_owners_box_save_file (kept->box, g_file_peek_path (file), &error))
    tm_toast_show (kept->widget, _ ("The pack is exported"));
  else
    tm_toast_show (kept->widget, error->message);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Kept *kept = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL && is_shown (kept->widget))
    save_to (kept, file);
  kept_free (kept);
}

/**
 * tm_pack_dialog_save:
 * @widget: a widget within the window's toasts
 * @archive: the user's archive
 * @game: a game
 *
 * Asks for a file, and writes into it what is told of a box.
 */
void
tm_pack_dialog_save (GtkWidget *widget, TmArchive *archive, const TmGame *game)
{
  g_autoptr (TmOwnersBox) box = read_box (widget, archive, game);
  g_autoptr (GtkFileDialog) dialog = NULL;
  g_autofree char *name = g_strconcat (game->id, SUFFIX, NULL);

  if (box == NULL)
    return;

  dialog = gtk_file_dialog_new ();
  gtk_file_dialog_set_title (dialog, _ ("Export Pack"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, get_window (widget), NULL, saved_cb,
                        kept_new (widget, archive, box));
}

/**
 * tm_pack_dialog_forget:
 * @widget: a widget within the window's toasts
 * @archive: the user's archive
 * @game: a game
 *
 * Forgets all that is told of a box; a toast offers to take that back.
 */
void
tm_pack_dialog_forget (GtkWidget *widget, TmArchive *archive, const TmGame *game)
{
  g_autoptr (TmOwnersBox) before = read_box (widget, archive, game);
  g_autoptr (TmOwnersBox) nothing = tm_owners_box_new (game);

  if (before != NULL)
    write_box (widget, archive, before, nothing, _ ("Everything is forgotten"));
}
