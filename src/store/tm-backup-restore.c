/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-backup-private.h"

#include "config.h"

#include "tm-schema.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Local time in one place of the world is ahead of that in another by so much at most. */
#define HOURS_BETWEEN_ZONES 26

/* What goes with a database: a rename takes all of them. */
static const char *const companions[] = { "", "-wal", "-shm" };

/* After damage */

static gboolean
is_good (const char *backup)
{
  g_autoptr (TmDatabase) database = tm_backup_open (backup, NULL);

  return database != NULL && tm_backup_is_sound (database, NULL);
}

/* When a database was written last, in seconds of Unix time; 0 if it is not there. */
static gint64
find_last_written (const char *path)
{
  gint64 last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *part = g_strconcat (path, companions[i], NULL);
      GStatBuf status;

      if (g_stat (part, &status) == 0)
        last = MAX (last, status.st_mtime);
    }
  return last;
}

/* The last moment, in the local time of wherever a backup was made, that can have been: now, or when the
 * database was written, should the clock have been lost since. */
static char *
dup_latest (const char *damaged)
{
  gint64 now = MAX (g_get_real_time () / G_USEC_PER_SEC, find_last_written (damaged));
  g_autoptr (GDateTime) written = g_date_time_new_from_unix_local (now);
  g_autoptr (GDateTime) latest
      = written != NULL ? g_date_time_add_hours (written, HOURS_BETWEEN_ZONES) : NULL;

  return latest != NULL ? g_date_time_format (latest, "%Y%m%d-%H%M%S") : g_strdup ("");
}

static gboolean
is_of_future (const char *backup, const char *latest)
{
  g_autofree char *name = g_path_get_basename (backup);
  const char *stamp = tm_backup_find_stamp (name);

  return stamp != NULL && strncmp (stamp, latest, strlen (latest)) > 0;
}

static char *
find_good (GPtrArray *backups, const char *latest, gboolean is_from_future)
{
  for (guint i = 0; i < backups->len; i++)
    {
      const char *backup = g_ptr_array_index (backups, i);

      if (is_of_future (backup, latest) == is_from_future && is_good (backup))
        return g_strdup (backup);
    }
  return NULL;
}

/**
 * tm_backup_find_good:
 * @path: (type filename): where the database belongs
 * @damaged: (type filename): where the damaged one lies, there or set aside
 *
 * Finds the newest backup that is whole. One that bears a date which is still to come, by the clock and by
 * when the damaged database was written, because the clock was wrong for an evening, is taken only if there
 * is no other.
 *
 * Returns: (transfer full) (type filename) (nullable): its path; %NULL if there is none
 */
char *
tm_backup_find_good (const char *path, const char *damaged)
{
  g_autoptr (GPtrArray) backups = tm_backup_list (path);
  g_autofree char *latest = dup_latest (damaged);
  char *found = find_good (backups, latest, FALSE);

  return found != NULL ? found : find_good (backups, latest, TRUE);
}

static gboolean
copy_into (const char *backup, const char *part, GError **error)
{
  g_autoptr (TmDatabase) database = tm_backup_open (backup, error);

  return database != NULL && tm_database_copy_into (database, part, error)
         && tm_backup_sync_file (part, error);
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
  g_autofree char *part = g_strconcat (path, TM_BACKUP_PART_SUFFIX, NULL);

  g_return_val_if_fail (!g_file_test (path, G_FILE_TEST_EXISTS), FALSE);

  tm_database_discard (part);
  if (copy_into (backup, part, error) && tm_backup_rename (part, path, error))
    return TRUE;
  tm_database_discard (part);
  return FALSE;
}

static gboolean
is_same_file (const char *a, const char *b)
{
  GStatBuf one;
  GStatBuf other;

  return g_stat (a, &one) == 0 && g_stat (b, &other) == 0 && one.st_dev == other.st_dev
         && one.st_ino == other.st_ino;
}

/**
 * tm_backup_take_back:
 * @aside: (type filename): the name under which a database was put aside
 * @path: (type filename): its former name
 *
 * Gives a database its former name again, whether it was moved or got a second name.
 */
void
tm_backup_take_back (const char *aside, const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *from = g_strconcat (aside, companions[i], NULL);
      g_autofree char *to = g_strconcat (path, companions[i], NULL);

      /* Of two names of one file, renaming one to the other leaves both. */
      if (g_rename (from, to) == 0 && is_same_file (from, to))
        g_unlink (from);
    }
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
 * Returns: (transfer full) (type filename) (nullable): its new path; %NULL if it failed, then it has
 *   its name still
 */
char *
tm_backup_set_aside (const char *path, const char *why, GError **error)
{
  g_autofree char *stamp = tm_backup_dup_stamp ("%Y%m%d-%H%M%S");
  g_autofree char *start = g_strconcat (path, ".", why, "-", stamp, NULL);
  g_autofree char *aside = tm_backup_dup_free_name (start, "");
  g_autofree char *folder = g_path_get_dirname (path);

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *from = g_strconcat (path, companions[i], NULL);
      g_autofree char *to = g_strconcat (aside, companions[i], NULL);

      if (g_rename (from, to) != 0 && errno != ENOENT)
        {
          tm_store_set_errno_error (error, errno, from);
          tm_backup_take_back (aside, path);
          return NULL;
        }
    }
  if (!tm_backup_sync_folder (folder, error))
    {
      tm_backup_take_back (aside, path);
      return NULL;
    }
  return g_steal_pointer (&aside);
}

/* On request */

/* A connection that will not share the database only comes about if nobody else has it open, and when
 * it is closed there is no log any more, so that there is one file to be moved. */
static gboolean
fold_up (const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (TmDatabase) database = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  database = tm_database_open (path, TM_DATABASE_READ_WRITE, &local);
  if (database != NULL && tm_database_execute (database, "PRAGMA locking_mode = EXCLUSIVE", &local)
      && tm_database_execute (database, "BEGIN EXCLUSIVE", &local))
    tm_database_execute (database, "COMMIT", &local);
  /* What is too damaged for that is moved with its log. */
  if (!g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_BUSY))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

static gboolean
has_log (const char *path)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  return g_file_test (wal, G_FILE_TEST_EXISTS);
}

/* A second name first, so that there is a database at every moment. Where a file can have but one
 * name, or a log would be left behind, it is moved away. */
static char *
keep_aside (const char *path, GError **error)
{
  g_autofree char *stamp = tm_backup_dup_stamp ("%Y%m%d-%H%M%S");
  g_autofree char *start = g_strconcat (path, ".", TM_BACKUP_WHY_REPLACED, "-", stamp, NULL);
  g_autofree char *aside = tm_backup_dup_free_name (start, "");

  if (!has_log (path) && link (path, aside) == 0)
    return g_steal_pointer (&aside);
  return tm_backup_set_aside (path, TM_BACKUP_WHY_REPLACED, error);
}

static gboolean
open_and_check (const char *backup, GError **error)
{
  g_autoptr (TmDatabase) database = tm_backup_open (backup, error);

  return database != NULL && tm_backup_is_sound (database, error);
}

/* The usual words for a damaged or foreign database tell what to do about the one in use. */
static gboolean
check_backup (const char *backup, GError **error)
{
  g_autofree char *name = g_filename_display_name (backup);
  g_autoptr (GError) local = NULL;

  if (!g_file_test (backup, G_FILE_TEST_EXISTS))
    {
      tm_store_set_errno_error (error, ENOENT, name);
      return FALSE;
    }
  if (open_and_check (backup, &local))
    return TRUE;
  if (g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED))
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED,
                 _ ("%s is damaged; restore another backup"), name);
  else if (g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN))
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN,
                 _ ("%s is not a history of Tablemate; restore another file"), name);
  else
    g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

static gboolean
exchange (const char *part, const char *path, char **aside, GError **error)
{
  g_autofree char *kept = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      kept = keep_aside (path, error);
      if (kept == NULL)
        return FALSE;
    }
  if (!tm_backup_rename (part, path, error))
    {
      if (kept != NULL)
        tm_backup_take_back (kept, path);
      return FALSE;
    }
  if (aside != NULL)
    *aside = g_steal_pointer (&kept);
  return TRUE;
}

/**
 * tm_backup_prepare:
 * @backup: (type filename): a backup
 * @path: (type filename): the database in whose place it shall be; it may be in use
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Looks a backup through and copies it beside the database, which is not touched. This takes its
 * time, and may be done in any thread.
 *
 * Returns: (transfer full) (type filename) (nullable): the copy, for tm_backup_exchange(), or to be
 *   deleted; %NULL if it failed
 */
char *
tm_backup_prepare (const char *backup, const char *path, GError **error)
{
  g_autofree char *part = g_strconcat (path, TM_BACKUP_PART_SUFFIX, NULL);

  g_return_val_if_fail (backup != NULL && path != NULL, NULL);

  tm_database_discard (part);
  if (check_backup (backup, error) && copy_into (backup, part, error))
    return g_steal_pointer (&part);
  tm_database_discard (part);
  return NULL;
}

/**
 * tm_backup_exchange:
 * @part: (type filename): what tm_backup_prepare() has made
 * @path: (type filename): a database that no connection of this process has open; or nothing is
 *   there
 * @aside: (out) (optional) (nullable) (type filename) (transfer full): where the former database is
 *   now; %NULL if there was none
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Puts the copy of a backup in the place of the database, and keeps the database under another name
 * beside it. As long as another program has the database open, nothing is touched. The copy is gone
 * afterwards in any case.
 *
 * Returns: %FALSE if it failed; then the database is as it was
 */
gboolean
tm_backup_exchange (const char *part, const char *path, char **aside, GError **error)
{
  g_return_val_if_fail (part != NULL && path != NULL, FALSE);

  if (aside != NULL)
    *aside = NULL;
  if (fold_up (path, error) && exchange (part, path, aside, error))
    return TRUE;
  tm_database_discard (part);
  return FALSE;
}

/**
 * tm_backup_put_in_place:
 * @backup: (type filename): a backup
 * @path: (type filename): a database that no connection of this process has open; or nothing is
 *   there
 * @aside: (out) (optional) (nullable) (type filename) (transfer full): where the former database is
 *   now; %NULL if there was none
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Does what tm_backup_prepare() and tm_backup_exchange() do, one after the other.
 *
 * Returns: %FALSE if it failed; then the database is as it was
 */
gboolean
tm_backup_put_in_place (const char *backup, const char *path, char **aside, GError **error)
{
  g_autofree char *part = tm_backup_prepare (backup, path, error);

  if (aside != NULL)
    *aside = NULL;
  return part != NULL && tm_backup_exchange (part, path, aside, error);
}
