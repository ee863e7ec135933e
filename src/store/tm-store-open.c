/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-store-open.h"

#include "config.h"

#include "tm-backup.h"
#include "tm-schema.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* A database that was not closed cleanly, or that gave an error of damage the last time, is looked
 * through before it is used; a small one always, because it costs nothing. */
#define ALWAYS_CHECKED_SIZE (1 << 20)
#define SUSPECT_SUFFIX ".suspect"

static char *
dup_beside (const char *path, const char *suffix)
{
  return g_strconcat (path, suffix, NULL);
}

/**
 * tm_store_mark_suspect:
 * @path: (type filename): a database
 *
 * Notes that the database gave an error of damage, so that it is looked through at the next start.
 */
void
tm_store_mark_suspect (const char *path)
{
  g_autofree char *mark = dup_beside (path, SUSPECT_SUFFIX);

  g_file_set_contents (mark, "", 0, NULL);
}

static goffset
get_size (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? info.st_size : -1;
}

static gboolean
needs_check (const char *path)
{
  g_autofree char *wal = dup_beside (path, "-wal");
  g_autofree char *mark = dup_beside (path, SUSPECT_SUFFIX);

  return get_size (wal) > 0 || get_size (mark) >= 0 || get_size (path) <= ALWAYS_CHECKED_SIZE;
}

/* In a folder that cannot be written to, a database can still be read. */
static TmDatabaseMode
get_mode (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean is_writable = faccessat (AT_FDCWD, folder, W_OK, AT_EACCESS) == 0;

  return is_writable || get_size (path) <= 0 ? TM_DATABASE_READ_WRITE
                                             : tm_database_get_read_mode (path);
}

static TmDatabase *
open_checked (const char *path, GError **error)
{
  gboolean is_to_check = needs_check (path);
  g_autoptr (TmDatabase) database = NULL;
  g_autofree char *mark = dup_beside (path, SUSPECT_SUFFIX);
  guint version;

  database = tm_database_open (path, get_mode (path), error);
  if (database == NULL || !tm_schema_check (database, &version, error)
      || (version > 0 && is_to_check && !tm_backup_check (database, error)))
    return NULL;
  g_unlink (mark);
  if (tm_database_is_read_only (database))
    return version == tm_schema_get_version ()
               ? g_steal_pointer (&database)
               : (tm_database_set_error (NULL, SQLITE_READONLY, path, error), NULL);
  if (version > 0 && version < tm_schema_get_version ())
    {
      g_autofree char *backup = tm_backup_make (database, error);
      if (backup == NULL)
        return NULL;
    }
  return tm_schema_migrate (database, error) ? g_steal_pointer (&database) : NULL;
}

/* What happened to the old database, for people. */
static char *
dup_notice (const char *aside, const char *backup, gboolean is_foreign)
{
  g_autofree char *aside_name = g_filename_display_basename (aside);
  g_autofree char *backup_name = backup != NULL ? g_filename_display_basename (backup) : NULL;

  /* What people have to know comes first: where there is little room, the end is cut off. */
  if (is_foreign && backup == NULL)
    return g_strdup_printf (_ ("A file that is not Tablemate’s lay in the place of the history. A "
                               "new history was begun; the file is kept as “%s”."),
                            aside_name);
  if (is_foreign)
    return g_strdup_printf (
        _ ("A file that is not Tablemate’s lay in the place of the history. The "
           "backup “%s” was opened; the file is kept as “%s”."),
        backup_name, aside_name);
  if (backup == NULL)
    return g_strdup_printf (
        _ ("The history was damaged, and a new one was begun. The old one is kept "
           "as “%s”."),
        aside_name);
  return g_strdup_printf (
      _ ("The history was damaged, and the backup “%s” was opened. The old one is "
         "kept as “%s”."),
      backup_name, aside_name);
}

static gboolean
is_unusable (const GError *fault)
{
  return g_error_matches (fault, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED)
         || g_error_matches (fault, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN);
}

static gboolean
make_place (const char *path, const GError *fault, char **notice, GError **error)
{
  gboolean is_foreign = g_error_matches (fault, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN);
  g_autofree char *aside = tm_backup_set_aside (path, is_foreign ? "foreign" : "damaged", error);
  g_autofree char *backup = NULL;

  if (aside == NULL)
    return FALSE;
  backup = tm_backup_find_good (path, aside);
  if (backup != NULL && !tm_backup_restore (backup, path, error))
    {
      /* Next time there would be nothing, and so nothing to be told: a new history would be begun. */
      tm_backup_take_back (aside, path);
      return FALSE;
    }
  *notice = dup_notice (aside, backup, is_foreign);
  return TRUE;
}

/**
 * tm_store_open:
 * @path: (type filename): the database
 * @notice: (out) (transfer full) (nullable): what people have to know: that the old database was
 *   set aside, under which name, and what was opened instead
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Opens the user's database, whatever state it is in. A missing one is made, an older one brought
 * up to date, a damaged or foreign one set aside. One of a later version is left alone, and in a
 * place that cannot be written to it is opened for reading.
 *
 * Returns: (transfer full) (nullable): the connection; %NULL if it cannot be opened
 */
TmDatabase *
tm_store_open (const char *path, char **notice, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) local = NULL;
  TmDatabase *database;

  *notice = NULL;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      tm_store_set_errno_error (error, errno, folder);
      return NULL;
    }
  database = open_checked (path, &local);
  if (database == NULL && is_unusable (local))
    {
      /* A disk that errs once is no reason: only what looks damaged twice is. */
      g_clear_error (&local);
      database = open_checked (path, &local);
    }
  if (database != NULL)
    return database;
  if (!is_unusable (local))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  if (!make_place (path, local, notice, error))
    return NULL;
  return open_checked (path, error);
}
