/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-archive.h"

#include "config.h"

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-match-store.h"
#include "tm-schema.h"
#include "tm-store-open.h"

#include <glib/gi18n-lib.h>

#define COUNTED_AT_ONCE 50

/* Opening */

static gboolean
write_counted (TmDatabase *database, gpointer n_counted, GError **error)
{
  return tm_match_count_old (database, COUNTED_AT_ONCE, n_counted, error);
}

static gboolean
count_old (TmDatabase *database, GError **error)
{
  guint n_counted;

  do
    if (!tm_database_transact (database, write_counted, &n_counted, error))
      return FALSE;
  while (n_counted > 0);
  return TRUE;
}

static gboolean
has_old (TmDatabase *database)
{
  gint64 has = 0;

  return tm_database_get_number (database, NULL, &has,
                                 "SELECT EXISTS (SELECT 1 FROM matches WHERE state = 1"
                                 " AND is_counted = 0)",
                                 "")
         && has != 0;
}

static TmDatabase *
open_writable (const char *path, GError **error)
{
  g_autoptr (TmDatabase) database = tm_database_open (path, TM_DATABASE_READ_WRITE, error);

  if (database == NULL)
    return NULL;
  if (tm_database_is_read_only (database))
    {
      tm_database_set_error (NULL, SQLITE_READONLY, path, error);
      return NULL;
    }
  return g_steal_pointer (&database);
}

/* An archive of an earlier version is brought up to date, after a backup; what that version did not
 * count is counted. */
static TmDatabase *
bring_up_to_date (const char *path, GError **error)
{
  g_autoptr (TmDatabase) database = open_writable (path, error);
  g_autofree char *backup = database != NULL ? tm_backup_make (database, error) : NULL;

  if (backup == NULL || !tm_schema_migrate (database, error) || !count_old (database, error))
    return NULL;
  return g_steal_pointer (&database);
}

/* What was interrupted is gone on with, unless another program does so, or nobody can. */
static void
go_on_counting (const char *path)
{
  g_autoptr (TmDatabase) database = open_writable (path, NULL);

  if (database != NULL && tm_schema_migrate (database, NULL))
    count_old (database, NULL);
}

/* Looking things up must neither make an archive nor set a damaged one aside. */
static TmDatabase *
open_existing (const char *path, GError **error)
{
  g_autoptr (TmDatabase) database
      = tm_database_open (path, tm_database_get_read_mode (path), error);
  guint version;

  if (database == NULL || !tm_schema_check (database, &version, error))
    return NULL;
  if (version == tm_schema_get_version ())
    {
      if (has_old (database))
        go_on_counting (path);
      return g_steal_pointer (&database);
    }
  if (version == 0)
    {
      g_autofree char *name = g_filename_display_name (path);
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN,
                   _ ("%s is empty; name another file"), name);
      return NULL;
    }
  g_clear_pointer (&database, tm_database_free);
  return bring_up_to_date (path, error);
}

static TmDatabase *
open_archive (const char *path, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *name = g_filename_display_name (path);
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                   _ ("%s: there is no archive yet; play a match or name another file"), name);
      return NULL;
    }
  return open_existing (path, error);
}

/* What is damaged stays where it is: only the window sets it aside. What was saved of it is told. */
static void
name_backup (const char *path, GError **error)
{
  g_autofree char *backup = tm_backup_find_good (path, path);
  g_autofree char *name = backup != NULL ? g_filename_display_name (backup) : NULL;
  g_autofree char *damaged = g_filename_display_name (path);

  g_clear_error (error);
  if (name != NULL)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED,
                 _ ("%s is damaged; it was left as it is; accepted: its newest good backup, "
                    "--database=%s"),
                 damaged, name);
  else
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED,
                 _ ("%s is damaged and has no good backup; it was left as it is; accepted: another "
                    "archive, --database=FILE"),
                 damaged);
}

/* Writing */

/* What lies there is looked at first: only an archive that can be used is written to. */
static TmDatabase *
open_to_write (const char *path, GError **error)
{
  g_autoptr (TmDatabase) database = NULL;
  g_autofree char *notice = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return tm_store_open (path, &notice, error);
  database = open_existing (path, error);
  if (database == NULL)
    return NULL;
  g_clear_pointer (&database, tm_database_free);
  database = open_writable (path, error);
  return database != NULL && tm_schema_migrate (database, error) ? g_steal_pointer (&database)
                                                                 : NULL;
}

/**
 * tm_cli_archive_write:
 * @path: (type filename) (nullable): the archive; %NULL: the user's own
 * @write: writes, inside a transaction
 * @data: data for @write
 * @error: return location for an error
 *
 * Writes something into an archive, which is made if there is none.
 *
 * Returns: %FALSE if it is not on the disk; a damaged archive is left as it is
 */
gboolean
tm_cli_archive_write (const char *path, TmDatabaseFunc write, gpointer data, GError **error)
{
  g_autofree char *own = path == NULL ? tm_archive_dup_default_path () : NULL;
  const char *place = path != NULL ? path : own;
  g_autoptr (GError) local = NULL;
  g_autoptr (TmDatabase) database = open_to_write (place, &local);

  if (database != NULL && tm_database_transact (database, write, data, &local))
    return TRUE;
  if (g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED))
    name_backup (place, &local);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Reading */

/**
 * tm_cli_archive_run:
 * @path: (type filename) (nullable): the archive; %NULL: the user's own
 * @func: what to do with it
 * @user_data: data for @func
 * @error: return location for an error
 *
 * Opens an archive for reading and does something with it. One that is not there is not made.
 *
 * Returns: what @func returns; it counts only if no error is set
 */
TmExit
tm_cli_archive_run (const char *path, TmCliArchiveFunc func, gpointer user_data, GError **error)
{
  g_autofree char *own = path == NULL ? tm_archive_dup_default_path () : NULL;
  const char *place = path != NULL ? path : own;
  g_autoptr (GError) local = NULL;
  g_autoptr (TmDatabase) database = open_archive (place, &local);
  TmExit status = TM_EXIT_FILE;

  if (database != NULL)
    status = func (database, user_data, &local);
  if (g_error_matches (local, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED))
    name_backup (place, &local);
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return status;
}
