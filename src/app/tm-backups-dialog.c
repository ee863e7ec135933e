/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "store/tm-backup.h"
#include "tm-backups-dialog.h"
#include "tm-window.h"

#define TM_TYPE_BACKUPS_DIALOG (tm_backups_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmBackupsDialog, tm_backups_dialog, TM, BACKUPS_DIALOG, AdwDialog)

/**
 * TmBackupsDialog:
 *
 * The backups of the history, and what made place for one: when, how much is in it, and whether it
 * is whole. One can be made, and one can be put back; what it replaces stays in the list, so that
 * is undone in the same way.
 */
struct _TmBackupsDialog
{
  AdwDialog parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *make_row;
  AdwPreferencesGroup *group;
  GtkWidget *spinner;
  GtkWidget *empty_row;

  TmArchive *archive;
  GPtrArray *rows;
  gboolean is_restoring;
};

G_DEFINE_FINAL_TYPE (TmBackupsDialog, tm_backups_dialog, ADW_TYPE_DIALOG)

static void look_up (TmBackupsDialog *self);

static void
set_busy (TmBackupsDialog *self, gboolean is_busy)
{
  gtk_widget_set_sensitive (self->make_row, !is_busy);
  gtk_widget_set_sensitive (GTK_WIDGET (self->group), !is_busy);
  gtk_widget_set_visible (self->spinner, is_busy);
}

static AdwToast *
show_toast (TmBackupsDialog *self, const char *words)
{
  AdwToast *toast = adw_toast_new (words);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);

  return toast;
}

/* Restoring. The dialog may be closed meanwhile. */

typedef struct
{
  TmBackupsDialog *dialog;
  GtkRoot *root;
  gboolean is_undo;
} Order;

static void restore (TmBackupsDialog *self, const char *backup, gboolean is_undo);

static void
order_free (Order *order)
{
  g_clear_object (&order->dialog);
  g_clear_object (&order->root);
  g_free (order);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Order, order_free)

static void
undo_cb (AdwToast *toast, TmBackupsDialog *self)
{
  restore (self, g_object_get_data (G_OBJECT (toast), "aside"), TRUE);
}

static void
offer_undo (TmBackupsDialog *self, const char *aside)
{
  AdwToast *toast = show_toast (self, _ ("Restored; what was there before is in this list"));

  if (aside == NULL)
    return;

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "aside", g_strdup (aside), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, G_CONNECT_DEFAULT);
}

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Order) order = data;
  TmBackupsDialog *self = order->dialog;
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = NULL;
  gboolean is_done = tm_archive_restore_finish (TM_ARCHIVE (source), result, &aside, &error);

  /* A match that is open belongs to the history that was replaced. */
  if (is_done && TM_IS_WINDOW (order->root) && gtk_widget_get_realized (GTK_WIDGET (order->root)))
    tm_window_close_match (TM_WINDOW (order->root));

  self->is_restoring = FALSE;
  if (self->archive == NULL)
    return;

  if (!is_done)
    show_toast (self, error->message);
  else if (order->is_undo)
    show_toast (self, _ ("The history is as it was before"));
  else
    offer_undo (self, aside);
  look_up (self);
}

static void
restore (TmBackupsDialog *self, const char *backup, gboolean is_undo)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  Order *order;

  if (self->is_restoring)
    return;

  self->is_restoring = TRUE;
  set_busy (self, TRUE);
  order = g_new0 (Order, 1);
  order->dialog = g_object_ref (self);
  order->root = root != NULL ? g_object_ref (root) : NULL;
  order->is_undo = is_undo;
  tm_archive_restore_async (self->archive, backup, restored_cb, order);
}

static void
restore_cb (GtkButton *button, TmBackupsDialog *self)
{
  restore (self, g_object_get_data (G_OBJECT (button), "backup"), FALSE);
}

/* The list */

static char *
dup_time (const TmBackupInfo *info)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (info->time / G_USEC_PER_SEC);

  /* Translators: when a backup was made, as g_date_time_format() takes it */
  return moment != NULL ? g_date_time_format (moment, _ ("%-d %B %Y, %H:%M")) : g_strdup ("");
}

static char *
dup_contents (const TmBackupInfo *info)
{
  g_autofree char *size = g_format_size ((guint64) info->size);
  g_autofree char *matches = NULL;

  if (!info->is_good)
    /* Translators: of a backup; %s is its size, such as “1.2 MB” */
    return g_strdup_printf (_ ("Damaged, cannot be restored · %s"), size);

  matches = g_strdup_printf (ngettext ("%u match", "%u matches", (gulong) info->n_matches),
                             (guint) info->n_matches);
  if (info->kind == TM_BACKUP_REPLACED)
    /* Translators: of a former history; first how many matches it has, then its size */
    return g_strdup_printf (_ ("Replaced by a backup · %s · %s"), matches, size);
  if (info->kind == TM_BACKUP_DAMAGED)
    /* Translators: of a former history; first how many matches it has, then its size */
    return g_strdup_printf (_ ("Was set aside as damaged · %s · %s"), matches, size);

  /* Translators: of a backup; first how many matches it has, then its size */
  return g_strdup_printf (_ ("%s · %s"), matches, size);
}

static GtkWidget *
create_button (TmBackupsDialog *self, const TmBackupInfo *info, const char *time)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button, for a screen reader; %s is when the backup was made */
  g_autofree char *spoken = g_strdup_printf (_ ("Restore the backup of %s"), time);

  /* A label that the button makes would be its name as well. */
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (_ ("Restore")));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, -1, 44);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "backup", g_strdup (info->path), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (restore_cb), self, G_CONNECT_DEFAULT);

  return button;
}

static GtkWidget *
create_row (TmBackupsDialog *self, const TmBackupInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *time = dup_time (info);
  g_autofree char *contents = dup_contents (info);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), time);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), contents);
  if (info->is_good)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (self, info, time));
  else
    adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                               gtk_image_new_from_icon_name ("dialog-warning-symbolic"));

  return row;
}

static void
show_infos (TmBackupsDialog *self, GPtrArray *infos)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);

  for (guint i = 0; i < infos->len; i++)
    {
      GtkWidget *row = create_row (self, g_ptr_array_index (infos, i));

      adw_preferences_group_add (self->group, row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (self->empty_row, infos->len == 0);
}

/* Each backup is read as a whole, so that takes place elsewhere. A thread lets go of its task when it
 * likes: a dialog, which must not end there, is held by whom the task calls back. */

static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, tm_backup_list_info (data), (GDestroyNotify) g_ptr_array_unref);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TmBackupsDialog) self = data;
  g_autoptr (GPtrArray) infos = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->archive == NULL)
    return;

  show_infos (self, infos);
  set_busy (self, self->is_restoring);
}

static void
look_up (TmBackupsDialog *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, listed_cb, g_object_ref (self));

  set_busy (self, TRUE);
  g_task_set_task_data (task, g_strdup (tm_archive_get_path (self->archive)), g_free);
  g_task_run_in_thread (task, list_in_thread);
}

/* Making one */

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (TmDatabase) database
      = tm_database_open (data, tm_database_get_read_mode (data), &error);
  char *backup = database != NULL ? tm_backup_make (database, &error) : NULL;

  if (backup != NULL)
    g_task_return_pointer (task, backup, g_free);
  else
    g_task_return_error (task, error);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TmBackupsDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *backup = g_task_propagate_pointer (G_TASK (result), &error);

  if (self->archive == NULL)
    return;

  show_toast (self, backup != NULL ? _ ("Backup made and checked") : error->message);
  look_up (self);
}

static void
make_cb (TmBackupsDialog *self)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GError) error = NULL;

  if (!tm_archive_flush (self->archive, &error))
    {
      show_toast (self, error->message);
      return;
    }

  set_busy (self, TRUE);
  task = g_task_new (NULL, NULL, made_cb, g_object_ref (self));
  g_task_set_task_data (task, g_strdup (tm_archive_get_path (self->archive)), g_free);
  g_task_run_in_thread (task, make_in_thread);
}

static void
tm_backups_dialog_dispose (GObject *object)
{
  TmBackupsDialog *self = TM_BACKUPS_DIALOG (object);

  g_clear_object (&self->archive);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_BACKUPS_DIALOG);

  G_OBJECT_CLASS (tm_backups_dialog_parent_class)->dispose (object);
}

static void
tm_backups_dialog_class_init (TmBackupsDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_backups_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-backups-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBackupsDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, TmBackupsDialog, make_row);
  gtk_widget_class_bind_template_child (widget_class, TmBackupsDialog, group);
  gtk_widget_class_bind_template_child (widget_class, TmBackupsDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, TmBackupsDialog, empty_row);
  gtk_widget_class_bind_template_callback (widget_class, make_cb);
}

static void
tm_backups_dialog_init (TmBackupsDialog *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_backups_dialog_new:
 * @archive: the user's matches
 *
 * Makes a dialog with the backups of the archive.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_backups_dialog_new (TmArchive *archive)
{
  TmBackupsDialog *self;

  g_return_val_if_fail (TM_IS_ARCHIVE (archive), NULL);

  self = g_object_new (TM_TYPE_BACKUPS_DIALOG, NULL);
  self->archive = g_object_ref (archive);
  look_up (self);

  return ADW_DIALOG (self);
}
