/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-backup-private.h"

#include "config.h"

#include "tm-schema.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Backups lie beside the database in `backups`, named by the moment in which they were made, so
 * that their names sort by age. */

#define FOLDER "backups"
#define MAX_NAMES 1000
/* Another program may go on while a backup is being made. */
#define MAX_TRIES 3

static char *
dup_folder (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);

  return g_build_filename (parent, FOLDER, NULL);
}

char *
tm_backup_dup_stamp (const char *format)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, format);
}

/* A rename is on the disk only when its folder is. */
gboolean
tm_backup_sync_folder (const char *folder, GError **error)
{
  int descriptor = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean is_synced = descriptor >= 0 && fsync (descriptor) == 0;

  if (!is_synced)
    tm_store_set_errno_error (error, errno, folder);
  if (descriptor >= 0)
    close (descriptor);
  return is_synced;
}

gboolean
tm_backup_sync_file (const char *path, GError **error)
{
  int descriptor = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean is_synced = descriptor >= 0 && fsync (descriptor) == 0;

  if (!is_synced)
    tm_store_set_errno_error (error, errno, path);
  if (descriptor >= 0)
    close (descriptor);
  return is_synced;
}

/* If it fails, nothing has changed its name; unless the file had taken the place of another. Then it is
 * for the caller to bring that back. */
gboolean
tm_backup_rename (const char *from, const char *to, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (to);
  gboolean has_replaced = g_file_test (to, G_FILE_TEST_EXISTS);

  if (g_rename (from, to) != 0)
    {
      tm_store_set_errno_error (error, errno, to);
      return FALSE;
    }
  if (tm_backup_sync_folder (folder, error))
    return TRUE;
  /* At no moment there is nothing where there was something. */
  if (!has_replaced)
    (void) g_rename (to, from);
  return FALSE;
}

/* Checking */

/* The check reports a page that could not be read in the same way as one that is wrong, but for a
 * code at the end. */
static int
get_check_code (const char *answer)
{
  const char *mark = answer != NULL ? strstr (answer, "error code=") : NULL;
  gint64 code = mark != NULL ? g_ascii_strtoll (mark + strlen ("error code="), NULL, 10) : 0;

  return code != 0 ? (int) code : SQLITE_CORRUPT;
}

/**
 * tm_backup_check:
 * @database: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Looks through the whole database for damage.
 *
 * Returns: %FALSE with %TM_STORE_ERROR_DAMAGED if there is any
 */
gboolean
tm_backup_check (TmDatabase *database, GError **error)
{
  sqlite3_stmt *statement = tm_database_prepare (database, "PRAGMA quick_check(1)", error);
  g_autofree char *answer = NULL;

  if (statement == NULL || tm_database_step (statement, error) == TM_SQL_ERROR)
    return FALSE;
  answer = tm_column_dup_text (statement, 0);
  sqlite3_reset (statement);
  if (g_strcmp0 (answer, "ok") == 0)
    return TRUE;
  return tm_database_set_error (NULL, get_check_code (answer), tm_database_get_path (database),
                                error);
}

/* Listing */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) b, *(const char *const *) a);
}

/**
 * tm_backup_list:
 * @path: (type filename): the database
 *
 * Lists the backups of a database, the newest first.
 *
 * Returns: (transfer full) (element-type filename): their paths
 */
GPtrArray *
tm_backup_list (const char *path)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = dup_folder (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *prefix = g_strconcat (base, "-", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, TM_BACKUP_SUFFIX))
      g_ptr_array_add (backups, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (backups, compare_names);
  return backups;
}

/**
 * tm_backup_is_due:
 * @path: (type filename): the database
 *
 * Tells whether no backup was made today.
 *
 * Returns: %TRUE if one should be made
 */
gboolean
tm_backup_is_due (const char *path)
{
  g_autoptr (GPtrArray) backups = tm_backup_list (path);
  g_autofree char *today = tm_backup_dup_stamp ("%Y%m%d");

  /* The newest by name may be from a day on which the clock was wrong. */
  for (guint i = 0; i < backups->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (backups, i));
      const char *stamp = tm_backup_find_stamp (name);

      if (stamp != NULL && g_str_has_prefix (stamp, today))
        return FALSE;
    }
  return TRUE;
}

/* Making */

static void
remove_old (const char *path)
{
  g_autoptr (GPtrArray) backups = tm_backup_list (path);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GPtrArray) old = NULL;
  g_autofree char *folder = dup_folder (path);

  for (guint i = 0; i < backups->len; i++)
    g_ptr_array_add (names, g_path_get_basename (g_ptr_array_index (backups, i)));
  old = tm_backup_choose_old (names, now);
  for (guint i = 0; i < old->len; i++)
    {
      g_autofree char *backup = g_build_filename (folder, g_ptr_array_index (old, i), NULL);
      g_unlink (backup);
    }
}

char *
tm_backup_dup_free_name (const char *start, const char *suffix)
{
  for (guint i = 1; i < MAX_NAMES; i++)
    {
      g_autofree char *number = i > 1 ? g_strdup_printf ("-%u", i) : g_strdup ("");
      g_autofree char *name = g_strconcat (start, number, suffix, NULL);

      if (!g_file_test (name, G_FILE_TEST_EXISTS) && !g_file_test (name, G_FILE_TEST_IS_SYMLINK))
        return g_steal_pointer (&name);
    }
  return g_strconcat (start, suffix, NULL);
}

/* Looking at what was written */

gboolean
tm_backup_count (TmDatabase *database, TmBackupCount *count, GError **error)
{
  return tm_database_get_number (database, error, &count->n_matches, "SELECT count(*) FROM matches",
                                 "")
         && tm_database_get_number (database, error, &count->n_moves, "SELECT count(*) FROM moves",
                                    "");
}

/* Not damaged, ours, and not from the future. */
gboolean
tm_backup_is_sound (TmDatabase *database, GError **error)
{
  guint version;

  if (!tm_schema_check (database, &version, error))
    return FALSE;
  if (version == 0)
    return tm_database_set_error (NULL, SQLITE_NOTADB, tm_database_get_path (database), error);
  return tm_backup_check (database, error);
}

/* Opens what nobody writes to. Only what was set aside in haste has a log beside it. */
TmDatabase *
tm_backup_open (const char *backup, GError **error)
{
  g_autofree char *wal = g_strconcat (backup, "-wal", NULL);
  GStatBuf info;
  gboolean has_wal = g_stat (wal, &info) == 0 && info.st_size > 0;

  return tm_database_open (backup, has_wal ? TM_DATABASE_READ : TM_DATABASE_IMMUTABLE, error);
}

static gboolean
is_between (gint64 number, gint64 before, gint64 after)
{
  return number >= MIN (before, after) && number <= MAX (before, after);
}

/* What the part has is what the original had, at some moment between two looks at it. */
static gboolean
check_part (const char *part,
            const TmBackupCount *before,
            const TmBackupCount *after,
            gboolean *is_same,
            GError **error)
{
  g_autoptr (TmDatabase) database = tm_backup_open (part, error);
  TmBackupCount count;

  if (database == NULL || !tm_backup_is_sound (database, error)
      || !tm_backup_count (database, &count, error))
    return FALSE;
  *is_same = is_between (count.n_matches, before->n_matches, after->n_matches)
             && is_between (count.n_moves, before->n_moves, after->n_moves);
  return TRUE;
}

static gboolean
write_part (TmDatabase *database, const char *part, gboolean *is_same, GError **error)
{
  TmBackupCount before;
  TmBackupCount after;

  tm_database_discard (part);
  return tm_backup_count (database, &before, error) && tm_database_copy_into (database, part, error)
         && tm_backup_sync_file (part, error) && tm_backup_count (database, &after, error)
         && check_part (part, &before, &after, is_same, error);
}

static gboolean
write_checked (TmDatabase *database, const char *part, GError **error)
{
  gboolean is_same = FALSE;
  g_autofree char *name = NULL;

  for (guint i = 0; i < MAX_TRIES && !is_same; i++)
    if (!write_part (database, part, &is_same, error))
      return FALSE;
  if (is_same)
    return TRUE;
  name = g_filename_display_name (part);
  g_set_error (
      error, TM_STORE_ERROR, TM_STORE_ERROR_IO,
      _ ("%s has not got what the history has, so it was removed; check the disk it was on"), name);
  return FALSE;
}

/**
 * tm_backup_make:
 * @database: a connection to the database
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a backup, reads it again to see that it is whole and has every match and every move, and
 * removes the old ones that tm_backup_choose_old() chooses. A backup that could not be finished
 * leaves none behind.
 *
 * Returns: (transfer full) (type filename) (nullable): its path; %NULL if it failed
 */
char *
tm_backup_make (TmDatabase *database, GError **error)
{
  const char *path = tm_database_get_path (database);
  g_autofree char *folder = dup_folder (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *stamp = tm_backup_dup_stamp ("-%Y%m%d-%H%M%S-%f");
  g_autofree char *start = g_strconcat (folder, "/", base, stamp, NULL);
  g_autofree char *backup = NULL;
  g_autofree char *part = NULL;

  /* SQLite would name the file that it could not make, but not say why. */
  if (g_mkdir_with_parents (folder, 0700) != 0 || g_access (folder, W_OK) != 0)
    {
      tm_store_set_errno_error (error, errno, folder);
      return NULL;
    }
  backup = tm_backup_dup_free_name (start, TM_BACKUP_SUFFIX);
  part = g_strconcat (backup, TM_BACKUP_PART_SUFFIX, NULL);
  if (!write_checked (database, part, error) || !tm_backup_rename (part, backup, error))
    {
      tm_database_discard (part);
      return NULL;
    }
  remove_old (path);
  return g_steal_pointer (&backup);
}
