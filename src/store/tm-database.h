/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "tm-store-error.h"

G_BEGIN_DECLS

/**
 * TmDatabaseMode:
 * @TM_DATABASE_READ_WRITE: open or create; other programs may use it at the same time
 * @TM_DATABASE_READ: never written to by this connection
 * @TM_DATABASE_IMMUTABLE: a place where nothing can be written, not even a lock
 */
typedef enum
{
  TM_DATABASE_READ_WRITE,
  TM_DATABASE_READ,
  TM_DATABASE_IMMUTABLE,
} TmDatabaseMode;

/**
 * TmSqlStep:
 * @TM_SQL_ROW: a row is there to be read
 * @TM_SQL_DONE: there are no more rows
 * @TM_SQL_ERROR: it failed, and the error is set
 */
typedef enum
{
  TM_SQL_ROW,
  TM_SQL_DONE,
  TM_SQL_ERROR,
} TmSqlStep;

/* A connection to a database. Belongs to one thread at a time. */
typedef struct _TmDatabase TmDatabase;

typedef gboolean (*TmDatabaseFunc) (TmDatabase *self, gpointer user_data, GError **error);

TmDatabaseMode tm_database_get_read_mode (const char *path);
TmDatabase *
tm_database_open (const char *path, TmDatabaseMode mode, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_database_make_durable (TmDatabase *self, GError **error);
void tm_database_free (TmDatabase *self);
sqlite3 *tm_database_get_handle (TmDatabase *self);
const char *tm_database_get_path (TmDatabase *self);
gboolean tm_database_is_read_only (TmDatabase *self);

/* Statements. The text of a statement is a constant: it is prepared once for each connection. */
sqlite3_stmt *
tm_database_prepare (TmDatabase *self, const char *sql, GError **error) G_GNUC_WARN_UNUSED_RESULT;
sqlite3_stmt *
tm_database_query (TmDatabase *self, GError **error, const char *sql, const char *types, ...)
    G_GNUC_WARN_UNUSED_RESULT;
TmSqlStep tm_database_step (sqlite3_stmt *statement, GError **error);
gboolean
tm_database_run (TmDatabase *self, GError **error, const char *sql, const char *types, ...);
gboolean tm_database_get_number (
    TmDatabase *self, GError **error, gint64 *number, const char *sql, const char *types, ...);
GStrv
tm_database_list_texts (TmDatabase *self, GError **error, const char *sql, const char *types, ...)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_database_execute (TmDatabase *self, const char *script, GError **error);
gboolean tm_database_copy_into (TmDatabase *self, const char *path, GError **error);
void tm_database_discard (const char *path);
gint64 tm_database_get_last_id (TmDatabase *self);

const char *tm_column_text (sqlite3_stmt *statement, int column);
char *tm_column_dup_text (sqlite3_stmt *statement, int column) G_GNUC_WARN_UNUSED_RESULT;
GBytes *tm_column_dup_bytes (sqlite3_stmt *statement, int column) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_column_is_null (sqlite3_stmt *statement, int column);

gboolean
tm_database_transact (TmDatabase *self, TmDatabaseFunc func, gpointer user_data, GError **error);

gboolean tm_database_set_error (sqlite3 *handle, int code, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmDatabase, tm_database_free)

G_END_DECLS
