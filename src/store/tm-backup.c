/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-backup.h"

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
#define SUFFIX ".db"
#define PART_SUFFIX ".part"
#define MAX_NAMES 1000

static const char *const companions[] = { "", "-wal", "-shm" };

static char *
dup_folder (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);

  return g_build_filename (parent, FOLDER, NULL);
}

static char *
dup_stamp (const char *format)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, format);
}

/* A rename is on the disk only when its folder is. */
static gboolean
sync_folder (const char *folder, GError **error)
{
  int descriptor = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean is_synced = descriptor >= 0 && fsync (descriptor) == 0;

  if (!is_synced)
    tm_store_set_errno_error (error, errno, folder);
  if (descriptor >= 0)
    close (descriptor);
  return is_synced;
}

static gboolean
sync_file (const char *path, GError **error)
{
  int descriptor = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean is_synced = descriptor >= 0 && fsync (descriptor) == 0;

  if (!is_synced)
    tm_store_set_errno_error (error, errno, path);
  if (descriptor >= 0)
    close (descriptor);
  return is_synced;
}

static gboolean
rename_durably (const char *from, const char *to, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (to);

  if (g_rename (from, to) != 0)
    {
      tm_store_set_errno_error (error, errno, to);
      return FALSE;
    }
  return sync_folder (folder, error);
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
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, SUFFIX))
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
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *today = dup_stamp ("-%Y%m%d-");
  g_autofree char *prefix = g_strconcat (base, today, NULL);
  g_autofree char *newest = NULL;

  if (backups->len == 0)
    return TRUE;
  newest = g_path_get_basename (g_ptr_array_index (backups, 0));
  return !g_str_has_prefix (newest, prefix);
}

/* Making */

static void
remove_old (const char *path)
{
  g_autoptr (GPtrArray) backups = tm_backup_list (path);

  for (guint i = TM_BACKUP_KEEP; i < backups->len; i++)
    g_unlink (g_ptr_array_index (backups, i));
}

static char *
dup_free_name (const char *start, const char *suffix)
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

/**
 * tm_backup_make:
 * @database: a connection to the database
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a backup, and removes the oldest when there are more than %TM_BACKUP_KEEP. A backup that
 * could not be finished leaves none behind.
 *
 * Returns: (transfer full) (type filename) (nullable): its path; %NULL if it failed
 */
char *
tm_backup_make (TmDatabase *database, GError **error)
{
  const char *path = tm_database_get_path (database);
  g_autofree char *folder = dup_folder (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *stamp = dup_stamp ("-%Y%m%d-%H%M%S-%f");
  g_autofree char *start = g_strconcat (folder, "/", base, stamp, NULL);
  g_autofree char *backup = NULL;
  g_autofree char *part = NULL;

  /* SQLite would name the file that it could not make, but not say why. */
  if (g_mkdir_with_parents (folder, 0700) != 0 || g_access (folder, W_OK) != 0)
    {
      tm_store_set_errno_error (error, errno, folder);
      return NULL;
    }
  backup = dup_free_name (start, SUFFIX);
  part = g_strconcat (backup, PART_SUFFIX, NULL);
  g_unlink (part);
  if (!tm_database_run (database, error, "VACUUM INTO ?", "t", part) || !sync_file (part, error)
      || !rename_durably (part, backup, error))
    {
      g_unlink (part);
      return NULL;
    }
  remove_old (path);
  return g_steal_pointer (&backup);
}

/* After damage */

static gboolean
is_good (const char *backup)
{
  g_autoptr (TmDatabase) database = tm_database_open (backup, TM_DATABASE_IMMUTABLE, NULL);
  guint version;

  return database != NULL && tm_schema_check (database, &version, NULL) && version > 0
         && tm_backup_check (database, NULL);
}

/**
 * tm_backup_find_good:
 * @path: (type filename): the database
 *
 * Finds the newest backup that is whole.
 *
 * Returns: (transfer full) (type filename) (nullable): its path; %NULL if there is none
 */
char *
tm_backup_find_good (const char *path)
{
  g_autoptr (GPtrArray) backups = tm_backup_list (path);

  for (guint i = 0; i < backups->len; i++)
    if (is_good (g_ptr_array_index (backups, i)))
      return g_strdup (g_ptr_array_index (backups, i));
  return NULL;
}

static gboolean
copy_into (const char *backup, const char *part, GError **error)
{
  g_autoptr (TmDatabase) database = tm_database_open (backup, TM_DATABASE_IMMUTABLE, error);

  return database != NULL && tm_database_run (database, error, "VACUUM INTO ?", "t", part)
         && sync_file (part, error);
}

/**
 * tm_backup_restore:
 * @backup: (type filename): a backup
 * @path: (type filename): where the database shall be; nothing may be there
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Puts a copy of a backup in the place of the database.
 *
 * Returns: %FALSE if it failed; then nothing is there
 */
gboolean
tm_backup_restore (const char *backup, const char *path, GError **error)
{
  g_autofree char *part = g_strconcat (path, PART_SUFFIX, NULL);

  g_return_val_if_fail (!g_file_test (path, G_FILE_TEST_EXISTS), FALSE);

  g_unlink (part);
  if (copy_into (backup, part, error) && rename_durably (part, path, error))
    return TRUE;
  g_unlink (part);
  return FALSE;
}

/**
 * tm_backup_set_aside:
 * @path: (type filename): a database that cannot be used
 * @why: a word for its name, such as "damaged"
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives a database another name, beside the old one, and so makes place for a new one. Nothing is
 * deleted, and nothing that bears the new name already is overwritten.
 *
 * Returns: (transfer full) (type filename) (nullable): its new path; %NULL if it failed
 */
char *
tm_backup_set_aside (const char *path, const char *why, GError **error)
{
  g_autofree char *stamp = dup_stamp ("%Y%m%d-%H%M%S");
  g_autofree char *start = g_strconcat (path, ".", why, "-", stamp, NULL);
  g_autofree char *aside = dup_free_name (start, "");
  g_autofree char *folder = g_path_get_dirname (path);

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *from = g_strconcat (path, companions[i], NULL);
      g_autofree char *to = g_strconcat (aside, companions[i], NULL);

      if (g_rename (from, to) != 0 && errno != ENOENT)
        {
          tm_store_set_errno_error (error, errno, from);
          return NULL;
        }
    }
  if (!sync_folder (folder, error))
    return NULL;
  return g_steal_pointer (&aside);
}
