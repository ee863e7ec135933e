/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-export-dialog.h"
#include "tm-toast.h"

#define FORMAT "tm-format"

struct _TmExportDialog
{
  AdwDialog parent_instance;

  TmArchive *archive;
  /* Where toasts are shown. */
  GtkWidget *widget;

  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (TmExportDialog, tm_export_dialog, ADW_TYPE_DIALOG)

/* In the order of TmExportFormat. */
static const struct
{
  const char *title;
  const char *detail;
  const char *file_name;
} formats[TM_EXPORT_N_FORMATS] = {
  { N_ ("The Whole History"), N_ ("For another device of yours; can be imported again"),
    "history.tablemate.json" },
  { N_ ("Table of Matches"), N_ ("CSV: a row for each match"), "matches.csv" },
  { N_ ("Table of Seats"), N_ ("CSV: a row for each player of each match"), "seats.csv" },
  { N_ ("Table of Moves"), N_ ("CSV: a row for each line of each journal"), "moves.csv" },
  { N_ ("BG Stats"), N_ ("The finished matches, for the application BG Stats"),
    "tablemate.bgsplay.json" },
};

/* Writing may take a while, so it takes place elsewhere. */
typedef struct
{
  char *database;
  char *path;
  TmExportFormat format;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *self = data;

  g_free (self->database);
  g_free (self->path);
  g_free (self);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Writing *writing = data;
  GError *error = NULL;
  g_autoptr (TmDatabase) database
      = tm_database_open (writing->database, tm_database_get_read_mode (writing->database), &error);
  guint n_matches = 0;

  if (database != NULL
      && tm_export_write (database, writing->format, NULL, writing->path, &n_matches, &error))
    g_task_return_int (task, n_matches);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) widget = data;
  g_autoptr (GError) error = NULL;
  gssize n_matches = g_task_propagate_int (G_TASK (result), &error);
  g_autofree char *words = NULL;

  if (gtk_widget_get_root (widget) == NULL)
    return;

  words = error != NULL ? g_strdup (error->message)
                        : g_strdup_printf (ngettext ("%u match is exported",
                                                     "%u matches are exported", (gulong) n_matches),
                                           (guint) n_matches);
  tm_toast_show (widget, words);
}

static void
write_to (TmExportDialog *self, TmExportFormat format, const char *path)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GError) error = NULL;
  Writing *writing;

  if (!tm_archive_flush (self->archive, &error))
    {
      tm_toast_show (self->widget, error->message);
      return;
    }

  writing = g_new0 (Writing, 1);
  writing->database = g_strdup (tm_archive_get_path (self->archive));
  writing->path = g_strdup (path);
  writing->format = format;
  /* A thread lets go of its task when it likes: nothing of the window must end there. */
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (self->widget));
  g_task_set_task_data (task, writing, writing_free);
  g_task_run_in_thread (task, write_in_thread);
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TmExportDialog) self = data;
  TmExportFormat format = GPOINTER_TO_UINT (g_object_get_data (source, FORMAT));
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file == NULL || gtk_widget_get_root (self->widget) == NULL)
    return;

  if (g_file_peek_path (file) == NULL)
    tm_toast_show (self->widget, _ ("A file can only be written into a folder of this device."));
  else
    write_to (self, format, g_file_peek_path (file));
}

static void
row_activated_cb (TmExportDialog *self, GtkListBoxRow *row)
{
  guint format = (guint) gtk_list_box_row_get_index (row);
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_file_dialog_set_title (dialog, _ ("Export"));
  gtk_file_dialog_set_initial_name (dialog, formats[format].file_name);
  g_object_set_data (G_OBJECT (dialog), FORMAT, GUINT_TO_POINTER (format));
  gtk_file_dialog_save (dialog, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL,
                        file_chosen_cb, g_object_ref (self));
  adw_dialog_close (ADW_DIALOG (self));
}

static void
create_rows (TmExportDialog *self)
{
  for (guint i = 0; i < TM_EXPORT_N_FORMATS; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (formats[i].title));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (formats[i].detail));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_append (self->rows, row);
    }
}

static void
tm_export_dialog_dispose (GObject *object)
{
  TmExportDialog *self = TM_EXPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_EXPORT_DIALOG);

  G_OBJECT_CLASS (tm_export_dialog_parent_class)->dispose (object);
}

/* Whoever chooses a file still needs these when the dialog is closed. */
static void
tm_export_dialog_finalize (GObject *object)
{
  TmExportDialog *self = TM_EXPORT_DIALOG (object);

  g_clear_object (&self->archive);
  g_clear_object (&self->widget);

  G_OBJECT_CLASS (tm_export_dialog_parent_class)->finalize (object);
}

static void
tm_export_dialog_class_init (TmExportDialogClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_export_dialog_dispose;
  object_class->finalize = tm_export_dialog_finalize;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmExportDialog, rows);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
tm_export_dialog_init (TmExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  create_rows (self);
}

/**
 * tm_export_dialog_new:
 * @archive: the user's matches
 * @widget: a widget within the window's toasts
 *
 * Makes a dialog with the formats in which the history can be written.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_export_dialog_new (TmArchive *archive, GtkWidget *widget)
{
  TmExportDialog *self = g_object_new (TM_TYPE_EXPORT_DIALOG, NULL);

  self->archive = g_object_ref (archive);
  self->widget = g_object_ref (widget);

  return ADW_DIALOG (self);
}
