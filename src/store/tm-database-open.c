/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-database-private.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define BUSY_TIMEOUT 2000
#define MAGIC "SQLite format 3"
#define HEADER_SIZE 100

/* Settings */

typedef struct
{
  const char *set;
  const char *ask;
  const char *answer;
  gboolean is_for_writing;
} Pragma;

/* Each is set, then asked for: SQLite ignores what it does not know or cannot do. A wal file is
 * kept small after a large import. */
static const Pragma pragmas[] = {
  { "PRAGMA trusted_schema = OFF", "PRAGMA trusted_schema", "0", FALSE },
  { "PRAGMA foreign_keys = ON", "PRAGMA foreign_keys", "1", FALSE },
  { "PRAGMA cell_size_check = ON", "PRAGMA cell_size_check", "1", FALSE },
  { "PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "wal", TRUE },
  { "PRAGMA synchronous = FULL", "PRAGMA synchronous", "2", TRUE },
  { "PRAGMA journal_size_limit = 16777216", "PRAGMA journal_size_limit", "16777216", TRUE },
};

static gboolean
set_pragma (TmDatabase *self, const Pragma *pragma, GError **error)
{
  sqlite3_stmt *statement;
  const char *answer;
  gboolean is_set;

  if (!tm_database_execute (self, pragma->set, error))
    return FALSE;
  statement = tm_database_prepare (self, pragma->ask, error);
  if (statement == NULL || tm_database_step (statement, error) == TM_SQL_ERROR)
    return FALSE;
  answer = tm_column_text (statement, 0);
  is_set = answer != NULL && g_str_equal (answer, pragma->answer);
  sqlite3_reset (statement);
  if (!is_set)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_IO,
                 _ ("%s: the file system does not allow “%s”; choose another place"), self->path,
                 pragma->set);
  return is_set;
}

static gboolean
set_pragmas (TmDatabase *self, gboolean are_for_writing, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (pragmas); i++)
    if (pragmas[i].is_for_writing == are_for_writing && !set_pragma (self, &pragmas[i], error))
      return FALSE;
  return TRUE;
}

/* The file */

static int
open_handle (TmDatabase *self, TmDatabaseMode mode)
{
  int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  g_autofree char *absolute = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *immutable = NULL;

  switch (mode)
    {
    case TM_DATABASE_READ_WRITE:
      return sqlite3_open_v2 (self->path, &self->handle,
                              flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    case TM_DATABASE_READ:
      return sqlite3_open_v2 (self->path, &self->handle, flags | SQLITE_OPEN_READONLY, NULL);
    case TM_DATABASE_IMMUTABLE:
    default:
      absolute = g_canonicalize_filename (self->path, NULL);
      uri = g_filename_to_uri (absolute, NULL, NULL);
      immutable = g_strconcat (uri, "?immutable=1", NULL);
      return sqlite3_open_v2 (immutable, &self->handle,
                              flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
    }
}

static void
finalize_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

/* A file is read through the connection: were it opened on its own and closed again, every lock that
 * another connection of this process holds on it would be gone. */
static int
read_header (sqlite3 *handle, char header[HEADER_SIZE], goffset size)
{
  sqlite3_file *file = NULL;
  int code = sqlite3_file_control (handle, "main", SQLITE_FCNTL_FILE_POINTER, &file);

  if (code == SQLITE_OK && size > 0)
    code = file->pMethods->xRead (file, header, (int) MIN (size, HEADER_SIZE), 0);
  return code;
}

static int
get_last_errno (sqlite3 *handle)
{
  int number = 0;

  sqlite3_file_control (handle, "main", SQLITE_FCNTL_LAST_ERRNO, &number);
  return number;
}

static goffset
get_size (const TmDatabase *self)
{
  GStatBuf info;

  return g_stat (self->path, &info) == 0 ? info.st_size : 0;
}

static gboolean
has_magic (const char *header, goffset size)
{
  return size >= (goffset) sizeof MAGIC && memcmp (header, MAGIC, sizeof MAGIC) == 0;
}

/* The header tells the size of a page; 1 stands for 65,536, which does not fit. */
static gboolean
has_first_page (const char *header, goffset size)
{
  guint page_size = (guint8) header[16] << 8 | (guint8) header[17];

  return size >= HEADER_SIZE && size >= (page_size == 1 ? 65536 : (goffset) page_size);
}

/* When the power goes in the midst of the first write of all, there is no whole page yet; but beside the
 * file lies what takes it back, and SQLite does so when it first reads. */
static int
take_back_torn (TmDatabase *self, char header[HEADER_SIZE], goffset *size)
{
  sqlite3_exec (self->handle, "SELECT 1 FROM sqlite_schema LIMIT 1", NULL, NULL, NULL);
  *size = get_size (self);
  memset (header, 0, HEADER_SIZE);
  return read_header (self->handle, header, *size);
}

/* SQLite takes an empty file for a new database, fills up a first page that is cut short, and says "not a
 * database" of one whose first page is damaged as well as of a letter to the bank. */
static gboolean
check_header (TmDatabase *self, GError **error)
{
  char header[HEADER_SIZE] = { 0 };
  g_autofree char *name = g_filename_display_name (self->path);
  goffset size = get_size (self);
  int code = read_header (self->handle, header, size);

  if (code == SQLITE_OK && size > 0 && !(has_magic (header, size) && has_first_page (header, size)))
    code = take_back_torn (self, header, &size);
  if (code != SQLITE_OK && get_last_errno (self->handle) == EISDIR)
    {
      tm_store_set_errno_error (error, EISDIR, name);
      return FALSE;
    }
  if (code != SQLITE_OK)
    return tm_database_set_error (NULL, code, self->path, error);
  /* For SQLite a file of one byte is empty; for us, if it is the first one of a database. */
  if (size == 0 || (size == 1 && header[0] == MAGIC[0]))
    return TRUE;
  if (!has_magic (header, size))
    return tm_database_set_error (NULL, SQLITE_NOTADB, self->path, error);
  return has_first_page (header, size)
         || tm_database_set_error (NULL, SQLITE_CORRUPT, self->path, error);
}

/* Whether every word of the first text begins a word of the second, in any script and case. */
static void
find_words (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *words = (const char *) sqlite3_value_text (values[0]);
  const char *text = (const char *) sqlite3_value_text (values[1]);

  (void) n_values;
  sqlite3_result_int (context, words != NULL && text != NULL && g_utf8_validate (text, -1, NULL)
                                   && g_str_match_string (words, text, TRUE));
}

/**
 * tm_database_get_read_mode:
 * @path: (type filename): the file
 *
 * Tells how to open a database that shall only be read. In a folder that cannot be written to
 * SQLite could not even keep its locks, unless another program keeps them there already.
 *
 * Returns: %TM_DATABASE_READ or %TM_DATABASE_IMMUTABLE
 */
TmDatabaseMode
tm_database_get_read_mode (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  GStatBuf info;
  gboolean has_wal = g_stat (wal, &info) == 0 && info.st_size > 0;
  gboolean is_writable = faccessat (AT_FDCWD, folder, W_OK, AT_EACCESS) == 0;

  return has_wal || is_writable ? TM_DATABASE_READ : TM_DATABASE_IMMUTABLE;
}

/**
 * tm_database_open:
 * @path: (type filename): the file
 * @mode: what it is opened for
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Opens a connection that trusts nothing in the file. What does not begin like a database is refused
 * with %TM_STORE_ERROR_FOREIGN. Before anything is written,
 * tm_schema_migrate() has to say that the database is ours.
 *
 * Opened for writing in a place that cannot be written to, it is open for reading:
 * see tm_database_is_read_only().
 *
 * Returns: (transfer full) (nullable): the connection; %NULL if it cannot be opened
 */
TmDatabase *
tm_database_open (const char *path, TmDatabaseMode mode, GError **error)
{
  g_autoptr (TmDatabase) self = g_new0 (TmDatabase, 1);
  int code;

  g_return_val_if_fail (path != NULL, NULL);

  self->path = g_strdup (path);
  self->statements
      = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, finalize_statement);
  code = open_handle (self, mode);
  if (code != SQLITE_OK)
    {
      tm_database_set_error (self->handle, code, path, error);
      return NULL;
    }
  sqlite3_busy_timeout (self->handle, BUSY_TIMEOUT);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  /* We make neither: who finds any in a file has got it from somebody else. */
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  code = sqlite3_create_function_v2 (self->handle, "tablemate_finds", 2,
                                     SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
                                     find_words, NULL, NULL, NULL);
  if (code != SQLITE_OK)
    {
      tm_database_set_error (self->handle, code, path, error);
      return NULL;
    }
  if (!check_header (self, error) || !set_pragmas (self, FALSE, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * tm_database_make_durable:
 * @self: a connection for writing, to a database that is known to be ours
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Sees to it that what is committed is on the disk, and that readers never wait. This writes to the
 * file, so it is not done to a stranger's.
 *
 * Returns: %FALSE if the file system cannot do it
 */
gboolean
tm_database_make_durable (TmDatabase *self, GError **error)
{
  return set_pragmas (self, TRUE, error);
}
