/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-archive-private.h"

#include "config.h"

#include "tm-backup.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* Nothing that was recorded may be lost on the way. */
static gboolean
is_ready (TmArchive *self, GError **error)
{
  if (self->is_closed)
    {
      g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED,
                           _ ("the archive was closed already; open it again"));
      return FALSE;
    }
  /* Without anything unsaved a database that cannot be opened is the very one to be replaced. */
  return self->is_saved || tm_archive_flush (self, error);
}

static void
forget_trouble (TmArchive *self)
{
  g_clear_error (&self->open_fault);
  g_clear_pointer (&self->notice, g_free);
}

/* Only now is the database let go of, and not for long. */
static gboolean
take_over (TmArchive *self, const char *part, char **aside, GError **error)
{
  gboolean is_done;

  if (!is_ready (self, error))
    {
      tm_database_discard (part);
      return FALSE;
    }
  tm_archive_disconnect (self);
  is_done = tm_backup_exchange (part, self->path, aside, error);
  if (is_done)
    {
      tm_archive_forget_matches (self);
      forget_trouble (self);
    }
  tm_archive_connect (self);
  if (is_done)
    g_signal_emit_by_name (self, "changed");
  return is_done;
}

/**
 * tm_archive_restore:
 * @self: an archive
 * @backup: (type filename): a backup, see tm_backup_list_info()
 * @aside: (out) (optional) (nullable) (type filename) (transfer full): where the former database is
 *   now, under a name of its own; %NULL if there was none
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Opens what a backup holds in the place of what is there. The present database is kept, whole, and
 * can be restored in the same way.
 *
 * This is refused while something is unsaved, while another program has the database open, and if the
 * backup is not whole; then everything is as it was. Afterwards no match is watched any longer: those
 * that were played belong to the former database. Who goes on with one of them by
 * tm_archive_watch() saves it as a copy.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_archive_restore (TmArchive *self, const char *backup, char **aside, GError **error)
{
  g_autofree char *part = NULL;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);
  g_return_val_if_fail (backup != NULL, FALSE);

  if (aside != NULL)
    *aside = NULL;
  if (!is_ready (self, error))
    return FALSE;
  part = tm_backup_prepare (backup, self->path, error);
  return part != NULL && take_over (self, part, aside, error);
}

/* The same without waiting */

typedef struct
{
  char *backup;
  char *path;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->backup);
  g_free (order->path);
  g_free (order);
}

static void
prepare_in_thread (GTask *task,
                   gpointer source G_GNUC_UNUSED,
                   gpointer data,
                   GCancellable *cancellable G_GNUC_UNUSED)
{
  const Order *order = data;
  GError *error = NULL;
  char *part = tm_backup_prepare (order->backup, order->path, &error);

  if (part != NULL)
    g_task_return_pointer (task, part, g_free);
  else
    g_task_return_error (task, error);
}

static void
prepared_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  TmArchive *self = g_task_get_source_object (task);
  GError *error = NULL;
  g_autofree char *part = g_task_propagate_pointer (G_TASK (result), &error);
  char *aside = NULL;

  if (part != NULL && take_over (self, part, &aside, &error))
    g_task_return_pointer (task, aside, g_free);
  else
    g_task_return_error (task, error);
}

/**
 * tm_archive_restore_async:
 * @self: an archive
 * @backup: (type filename): a backup
 * @callback: called when it is done, in the thread of the archive
 * @user_data: data for @callback
 *
 * Does what tm_archive_restore() does without waiting for the disk: the backup is looked through and
 * copied in another thread, while the archive is used as before. What is recorded meanwhile belongs
 * to the former database.
 */
void
tm_archive_restore_async (TmArchive *self,
                          const char *backup,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) work = NULL;
  GTask *task;
  Order *order;

  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (backup != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, tm_archive_restore_async);
  order = g_new0 (Order, 1);
  order->backup = g_strdup (backup);
  order->path = g_strdup (self->path);
  /* A thread lets go of its task when it likes: the archive must not end there. */
  work = g_task_new (NULL, NULL, prepared_cb, task);
  g_task_set_task_data (work, order, order_free);
  g_task_run_in_thread (work, prepare_in_thread);
}

/**
 * tm_archive_restore_finish:
 * @self: an archive
 * @result: what the callback was given
 * @aside: (out) (optional) (nullable) (type filename) (transfer full): where the former database is
 *   now; %NULL if there was none
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells how tm_archive_restore_async() went.
 *
 * Returns: %FALSE if it failed; then everything is as it was
 */
gboolean
tm_archive_restore_finish (TmArchive *self, GAsyncResult *result, char **aside, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *kept = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  kept = g_task_propagate_pointer (G_TASK (result), &local);
  if (aside != NULL)
    *aside = g_steal_pointer (&kept);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}
