/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-database-private.h"

#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdarg.h>

/* Errors */

static TmStoreError
get_code (int sqlite_code)
{
  if (sqlite_code == SQLITE_IOERR_NOMEM)
    return TM_STORE_ERROR_MEMORY;
  switch (sqlite_code & 0xff)
    {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
    case SQLITE_INTERRUPT:
      return TM_STORE_ERROR_BUSY;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return TM_STORE_ERROR_READ_ONLY;
    case SQLITE_FULL:
      return TM_STORE_ERROR_FULL;
    case SQLITE_CORRUPT:
      return TM_STORE_ERROR_DAMAGED;
    case SQLITE_NOTADB:
      return TM_STORE_ERROR_FOREIGN;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_NOLFS:
      return TM_STORE_ERROR_IO;
    case SQLITE_NOMEM:
      return TM_STORE_ERROR_MEMORY;
    case SQLITE_CONSTRAINT:
      return TM_STORE_ERROR_CONFLICT;
    default:
      return TM_STORE_ERROR_INTERNAL;
    }
}

/* What the system said is clearer than what SQLite makes of it, where it is a matter of the place. */
static gboolean
is_told_by_system (int code, int number)
{
  gboolean is_of_system = (code & 0xff) == SQLITE_CANTOPEN || (code & 0xff) == SQLITE_IOERR;

  return is_of_system
         && (number == EACCES || number == EPERM || number == EROFS || number == EISDIR);
}

static char *
dup_message (TmStoreError code, const char *path, const char *detail)
{
  g_autofree char *name = g_filename_display_name (path);

  switch (code)
    {
    case TM_STORE_ERROR_BUSY:
      return g_strdup_printf (_ ("%s is held by another program; close that program"), name);
    case TM_STORE_ERROR_READ_ONLY:
      return g_strdup_printf (_ ("%s cannot be written to; change its permissions"), name);
    case TM_STORE_ERROR_FULL:
      return g_strdup_printf (_ ("no room is left on the disk for %s; free some space"), name);
    case TM_STORE_ERROR_DAMAGED:
      return g_strdup_printf (_ ("%s is damaged (%s); start Tablemate anew to open a backup"), name,
                              detail);
    case TM_STORE_ERROR_FOREIGN:
      return g_strdup_printf (_ ("%s is not a history of Tablemate; move it elsewhere"), name);
    case TM_STORE_ERROR_IO:
      return g_strdup_printf (_ ("%s cannot be read or written (%s); check the disk it is on"),
                              name, detail);
    case TM_STORE_ERROR_MEMORY:
      return g_strdup_printf (_ ("not enough memory for %s; close other programs"), name);
    case TM_STORE_ERROR_CONFLICT:
      return g_strdup_printf (_ ("%s holds something else in that place (%s)"), name, detail);
    default:
      return g_strdup_printf (_ ("%s: %s; please report this defect"), name, detail);
    }
}

/**
 * tm_database_set_error:
 * @handle: (nullable): the connection that failed
 * @code: what SQLite gave
 * @path: the file
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Puts a failure of SQLite into words for people.
 *
 * Returns: %FALSE
 */
gboolean
tm_database_set_error (sqlite3 *handle, int code, const char *path, GError **error)
{
  /* What begins like a database was one once: see check_header() of tm-database-open.c. */
  gboolean was_database = handle != NULL && (code & 0xff) == SQLITE_NOTADB;
  int number = handle != NULL ? sqlite3_system_errno (handle) : 0;
  TmStoreError store_code = was_database ? TM_STORE_ERROR_DAMAGED : get_code (code);
  /* What SQLite says may quote the bytes of a damaged file. */
  g_autofree char *detail
      = g_utf8_make_valid (handle != NULL ? sqlite3_errmsg (handle) : sqlite3_errstr (code), -1);
  g_autofree char *message = dup_message (store_code, path, detail);
  g_autofree char *name = g_filename_display_name (path);

  if (is_told_by_system (code, number))
    tm_store_set_errno_error (error, number, name);
  else
    g_set_error_literal (error, TM_STORE_ERROR, store_code, message);
  return FALSE;
}

static gboolean
fail (TmDatabase *self, GError **error)
{
  return tm_database_set_error (self->handle, sqlite3_extended_errcode (self->handle), self->path,
                                error);
}

/* Statements */

/**
 * tm_database_prepare:
 * @self: a connection
 * @sql: (transfer none): the statement, a constant that lives as long as the connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gets a statement ready to be bound: prepared at its first use, and free of what was bound
 * before.
 *
 * Returns: (transfer none) (nullable): the statement; %NULL if it cannot be prepared
 */
sqlite3_stmt *
tm_database_prepare (TmDatabase *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = g_hash_table_lookup (self->statements, sql);

  if (statement != NULL)
    {
      sqlite3_reset (statement);
      sqlite3_clear_bindings (statement);
      return statement;
    }
  if (sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL)
      != SQLITE_OK)
    {
      fail (self, error);
      return NULL;
    }
  g_hash_table_insert (self->statements, (gpointer) sql, statement);
  return statement;
}

/* What is bound stays where it is until the statement has run: nothing is copied. */
static int
bind_one (sqlite3_stmt *statement, int index, char type, va_list *args)
{
  switch (type)
    {
    case 'i':
      return sqlite3_bind_int64 (statement, index, va_arg (*args, gint64));
    case 't':
      return sqlite3_bind_text (statement, index, va_arg (*args, const char *), -1, SQLITE_STATIC);
    case 'b':
      {
        GBytes *bytes = va_arg (*args, GBytes *);
        gsize size;
        gconstpointer data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

        if (bytes == NULL)
          return sqlite3_bind_null (statement, index);
        return sqlite3_bind_blob64 (statement, index, size > 0 ? data : "", size, SQLITE_STATIC);
      }
    case 'n':
      return sqlite3_bind_null (statement, index);
    default:
      g_assert_not_reached ();
    }
}

static sqlite3_stmt *
query_va (TmDatabase *self, GError **error, const char *sql, const char *types, va_list *args)
{
  sqlite3_stmt *statement = tm_database_prepare (self, sql, error);

  if (statement == NULL)
    return NULL;
  g_assert (sqlite3_bind_parameter_count (statement) == (int) strlen (types));
  for (int i = 0; types[i] != '\0'; i++)
    if (bind_one (statement, i + 1, types[i], args) != SQLITE_OK)
      {
        fail (self, error);
        return NULL;
      }
  return statement;
}

/**
 * tm_database_query:
 * @self: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 * @sql: the statement, a constant
 * @types: a letter for each value: `i` a `gint64`, `t` a text or %NULL, `b` a `GBytes` or %NULL,
 *   `n` nothing at all
 * @...: the values; texts and bytes have to live until the statement is done
 *
 * Gets a statement ready to be stepped.
 *
 * Returns: (transfer none) (nullable): the statement; %NULL if it cannot be prepared
 */
sqlite3_stmt *
tm_database_query (TmDatabase *self, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *statement;
  va_list args;

  va_start (args, types);
  statement = query_va (self, error, sql, types, &args);
  va_end (args);
  return statement;
}

/**
 * tm_database_step:
 * @statement: a statement
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Runs a statement up to its next row. After the last row, or a failure, it holds no locks any
 * more.
 *
 * Returns: whether there is a row, no more rows, or a failure
 */
TmSqlStep
tm_database_step (sqlite3_stmt *statement, GError **error)
{
  int code = sqlite3_step (statement);
  sqlite3 *handle;

  if (code == SQLITE_ROW)
    return TM_SQL_ROW;
  handle = sqlite3_db_handle (statement);
  if (code != SQLITE_DONE)
    tm_database_set_error (handle, sqlite3_extended_errcode (handle),
                           sqlite3_db_filename (handle, "main"), error);
  sqlite3_reset (statement);
  return code == SQLITE_DONE ? TM_SQL_DONE : TM_SQL_ERROR;
}

static gboolean
run_statement (sqlite3_stmt *statement, GError **error)
{
  TmSqlStep step;

  do
    step = tm_database_step (statement, error);
  while (step == TM_SQL_ROW);
  return step == TM_SQL_DONE;
}

/**
 * tm_database_run:
 * @self: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 * @sql: the statement, a constant
 * @types: letters as for tm_database_query()
 * @...: the values
 *
 * Runs a statement to its end.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_database_run (TmDatabase *self, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *statement;
  va_list args;

  va_start (args, types);
  statement = query_va (self, error, sql, types, &args);
  va_end (args);
  return statement != NULL && run_statement (statement, error);
}

/**
 * tm_database_get_number:
 * @self: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 * @number: (inout): the number of the first row; left as it is if there is none
 * @sql: the statement, a constant
 * @types: letters as for tm_database_query()
 * @...: the values
 *
 * Runs a statement that gives one number.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_database_get_number (
    TmDatabase *self, GError **error, gint64 *number, const char *sql, const char *types, ...)
{
  sqlite3_stmt *statement;
  TmSqlStep step;
  va_list args;

  va_start (args, types);
  statement = query_va (self, error, sql, types, &args);
  va_end (args);
  if (statement == NULL)
    return FALSE;
  step = tm_database_step (statement, error);
  if (step == TM_SQL_ROW)
    {
      *number = sqlite3_column_int64 (statement, 0);
      sqlite3_reset (statement);
    }
  return step != TM_SQL_ERROR;
}

/**
 * tm_database_list_texts:
 * @self: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 * @sql: the statement, a constant
 * @types: letters as for tm_database_query()
 * @...: the values
 *
 * Runs a statement that gives rows of one text. What is not a text is left out.
 *
 * Returns: (transfer full) (nullable): the texts; %NULL if it failed
 */
GStrv
tm_database_list_texts (TmDatabase *self, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  TmSqlStep step = TM_SQL_ERROR;
  sqlite3_stmt *row;
  va_list args;

  va_start (args, types);
  row = query_va (self, error, sql, types, &args);
  va_end (args);
  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    if (tm_column_text (row, 0) != NULL)
      g_strv_builder_add (texts, tm_column_text (row, 0));
  return step == TM_SQL_DONE ? g_strv_builder_end (texts) : NULL;
}

/**
 * tm_database_execute:
 * @self: a connection
 * @script: statements without values, separated by semicolons
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Runs statements that are used once.
 *
 * Returns: %FALSE if one failed; the following were not run
 */
gboolean
tm_database_execute (TmDatabase *self, const char *script, GError **error)
{
  return sqlite3_exec (self->handle, script, NULL, NULL, NULL) == SQLITE_OK || fail (self, error);
}

/**
 * tm_database_copy_into:
 * @self: a connection
 * @path: (type filename): a file that is not there yet
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a copy of the whole database, as it is at one moment, into a new file. It is not synced; if
 * writing fails, part of it may be left; see tm_database_discard().
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_database_copy_into (TmDatabase *self, const char *path, GError **error)
{
  gboolean was_there = g_file_test (path, G_FILE_TEST_EXISTS);
  GError *fault = NULL;

  if (tm_database_run (self, &fault, "VACUUM INTO ?", "t", path))
    return TRUE;
  /* SQLite takes a new file for an old one if the disk cannot tell how big it is. */
  if (!was_there && g_error_matches (fault, TM_STORE_ERROR, TM_STORE_ERROR_INTERNAL))
    {
      g_error_free (fault);
      return tm_database_set_error (NULL, SQLITE_IOERR_FSTAT, path, error);
    }
  g_propagate_error (error, fault);
  return FALSE;
}

/**
 * tm_database_discard:
 * @path: (type filename): a database that nobody has open; it need not be there
 *
 * Deletes a database that could not be finished, with all that SQLite keeps beside it.
 */
void
tm_database_discard (const char *path)
{
  static const char *const suffixes[] = { "", "-journal", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      g_unlink (name);
    }
}

gint64
tm_database_get_last_id (TmDatabase *self)
{
  return sqlite3_last_insert_rowid (self->handle);
}

/* Columns */

/**
 * tm_column_text:
 * @statement: a statement at a row
 * @column: index of a column
 *
 * Gets a text, until the next step.
 *
 * Returns: (transfer none) (nullable): UTF-8; %NULL for NULL, or if it is no UTF-8
 */
const char *
tm_column_text (sqlite3_stmt *statement, int column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : NULL;
}

char *
tm_column_dup_text (sqlite3_stmt *statement, int column)
{
  return g_strdup (tm_column_text (statement, column));
}

GBytes *
tm_column_dup_bytes (sqlite3_stmt *statement, int column)
{
  gconstpointer data = sqlite3_column_blob (statement, column);

  return g_bytes_new (data, (gsize) sqlite3_column_bytes (statement, column));
}

gboolean
tm_column_is_null (sqlite3_stmt *statement, int column)
{
  return sqlite3_column_type (statement, column) == SQLITE_NULL;
}

/* Transactions */

static gboolean
commit (TmDatabase *self, GError **error)
{
  return tm_database_run (self, error, "COMMIT", "");
}

/* A failure such as a full disk may have rolled back already. */
static void
roll_back (TmDatabase *self)
{
  if (!sqlite3_get_autocommit (self->handle))
    tm_database_run (self, NULL, "ROLLBACK", "");
}

/**
 * tm_database_transact:
 * @self: a connection without a transaction
 * @func: what to do
 * @user_data: data for @func
 * @error: return location for an error in %TM_STORE_ERROR, or of @func
 *
 * Does something wholly or not at all: when this returns %TRUE it is on the disk, when it returns
 * %FALSE the database is as it was.
 *
 * Returns: %FALSE if @func or the transaction failed
 */
gboolean
tm_database_transact (TmDatabase *self, TmDatabaseFunc func, gpointer user_data, GError **error)
{
  g_assert (sqlite3_get_autocommit (self->handle));

  if (!tm_database_run (self, error, "BEGIN IMMEDIATE", ""))
    return FALSE;
  if (func (self, user_data, error) && commit (self, error))
    return TRUE;
  roll_back (self);
  return FALSE;
}

/* The connection */

void
tm_database_free (TmDatabase *self)
{
  int code;

  if (self == NULL)
    return;
  g_clear_pointer (&self->statements, g_hash_table_unref);
  code = sqlite3_close (self->handle);
  g_assert (code == SQLITE_OK);
  g_free (self->path);
  g_free (self);
}

sqlite3 *
tm_database_get_handle (TmDatabase *self)
{
  return self->handle;
}

const char *
tm_database_get_path (TmDatabase *self)
{
  return self->path;
}

gboolean
tm_database_is_read_only (TmDatabase *self)
{
  return sqlite3_db_readonly (self->handle, "main") == 1;
}
