/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Histories and plays that come from files, and go into files. */

#include "tm-archive-private.h"

#include "tm-backup.h"

/**
 * tm_archive_read_import:
 * @self: an archive
 * @path: (type filename): a file: a history, a match or a template of Tablemate, a database of
 *   Tablemate, or a file of another program whose format was registered
 * @error: return location for an error in %TM_STORE_ERROR that says where the file is wrong and what
 *   would be accepted
 *
 * Reads a file without taking anything in. Nothing of the archive is used, so this may run in
 * another thread.
 *
 * Returns: (transfer full) (nullable): what it holds; %NULL if it cannot be read
 */
TmImport *
tm_archive_read_import (TmArchive *self, const char *path, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  return tm_import_read (path, error);
}

/**
 * tm_archive_plan_import:
 * @self: an archive
 * @import: what a file holds
 * @flags: how to merge it
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells what taking it in would do, as far as the archive is on the disk now.
 *
 * Returns: (transfer full) (nullable): the plan; %NULL if it cannot be made
 */
TmMergePlan *
tm_archive_plan_import (TmArchive *self, TmImport *import, TmMergeFlags flags, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (import != NULL, NULL);

  return tm_archive_flush (self, error) && tm_archive_ensure_reader (self, error)
             ? tm_import_dup_plan (import, self->reader, flags, error)
             : NULL;
}

/* Taking in, and taking back */

typedef struct
{
  TmImport *import;
  TmMergeFlags flags;
} Arrival;

static void
arrival_free (gpointer data)
{
  Arrival *arrival = data;

  tm_import_unref (arrival->import);
  g_free (arrival);
}

static gboolean
write_import (TmDatabase *database, gpointer user_data, GError **error)
{
  const Arrival *arrival = user_data;

  return tm_import_write (arrival->import, database, arrival->flags, error);
}

/* What was there before can be had back even if the list of imports is of no help. */
static gboolean
back_up_before (TmArchive *self, GError **error)
{
  g_autofree char *backup = NULL;

  if (!tm_archive_flush (self, error) || !tm_archive_ensure_reader (self, error))
    return FALSE;
  backup = tm_backup_make (self->reader, error);
  return backup != NULL;
}

/**
 * tm_archive_apply_import:
 * @self: an archive
 * @import: what a file holds
 * @flags: how to merge it
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a backup, then takes a file in, wholly or not at all. Writing is done by another thread:
 * [signal@Archive::changed] tells when tm_import_get_state() says how it went. It can be taken back
 * by tm_archive_undo_import() with tm_import_get_uuid().
 *
 * Returns: %FALSE if it cannot be begun: something is unsaved, or there is no place for a backup
 */
gboolean
tm_archive_apply_import (TmArchive *self, TmImport *import, TmMergeFlags flags, GError **error)
{
  Arrival *arrival;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);
  g_return_val_if_fail (import != NULL, FALSE);

  if (!back_up_before (self, error))
    return FALSE;
  arrival = g_new0 (Arrival, 1);
  arrival->import = tm_import_ref (import);
  arrival->flags = flags;
  tm_import_set_pending (import);
  tm_archive_push (self, write_import, arrival, arrival_free);
  return TRUE;
}

/* An import to be taken back; the count is read after the job is done. */
typedef struct
{
  gatomicrefcount n_refs;
  char *uuid;
  guint n_kept;
  GError *fault;
} Recall;

static void
recall_unref (gpointer data)
{
  Recall *recall = data;

  if (!g_atomic_ref_count_dec (&recall->n_refs))
    return;
  g_clear_error (&recall->fault);
  g_free (recall->uuid);
  g_free (recall);
}

static gboolean
write_recall (TmDatabase *database, gpointer user_data, GError **error)
{
  Recall *recall = user_data;
  g_autoptr (GError) local = NULL;

  g_clear_error (&recall->fault);
  if (tm_merge_undo (database, recall->uuid, &recall->n_kept, &local))
    return TRUE;
  /* There is no such import, and there will be none: nothing was written. */
  if (g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND))
    {
      recall->fault = g_steal_pointer (&local);
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/**
 * tm_archive_undo_import:
 * @self: an archive
 * @uuid: identifier of an import
 * @n_kept: (out) (optional): how many pieces stay because they were changed since
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Takes an import back as a whole, and waits until that is done: what was new goes, what was
 * replaced is again what it was. What was changed since stays.
 *
 * Returns: %FALSE if there is no such import, or if it cannot be written now; in that case it is
 *   tried again later
 */
gboolean
tm_archive_undo_import (TmArchive *self, const char *uuid, guint *n_kept, GError **error)
{
  Recall *recall;
  gboolean is_done;

  g_return_val_if_fail (TM_IS_ARCHIVE (self), FALSE);
  g_return_val_if_fail (uuid != NULL, FALSE);

  if (!back_up_before (self, error))
    return FALSE;
  recall = g_new0 (Recall, 1);
  g_atomic_ref_count_init (&recall->n_refs);
  g_atomic_ref_count_inc (&recall->n_refs);
  recall->uuid = g_strdup (uuid);
  tm_archive_push (self, write_recall, recall, recall_unref);
  is_done = tm_archive_flush (self, error);
  if (is_done && recall->fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&recall->fault));
      is_done = FALSE;
    }
  if (is_done && n_kept != NULL)
    *n_kept = recall->n_kept;
  recall_unref (recall);
  return is_done;
}

/**
 * tm_archive_list_imports:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the imports that can be taken back, the last first.
 *
 * Returns: (transfer full) (element-type TmImportInfo) (nullable): the imports; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_archive_list_imports (TmArchive *self, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_import_list (self->reader, error) : NULL;
}
