/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"

#include <glib/gstdio.h>
#include <string.h>

#include "tm-database.h"
#include "tm-schema.h"
#include "tm-store-open.h"

typedef struct
{
  char *folder;
  char *path;
  TmDatabase *database;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "a b%20?#.db", NULL);
  self->database = tm_database_open (self->path, TM_DATABASE_READ_WRITE, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  tm_database_free (self->database);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static gint64
ask (Fixture *self, const char *sql)
{
  g_autoptr (GError) error = NULL;
  gint64 number = -1;

  tm_database_get_number (self->database, &error, &number, sql, "");
  g_assert_no_error (error);
  return number;
}

static void
execute (Fixture *self, const char *script)
{
  g_autoptr (GError) error = NULL;

  tm_database_execute (self->database, script, &error);
  g_assert_no_error (error);
}

static void
migrate (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_schema_migrate (self->database, &error);
  g_assert_no_error (error);
}

/* Statements */

static void
test_values (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char sql[] = "SELECT ?, ?, ?, ?, ?, ?";
  g_autoptr (GBytes) bytes = g_bytes_new ("\0\1", 2);
  g_autoptr (GBytes) empty = g_bytes_new ("", 0);
  g_autoptr (GBytes) read = NULL;
  g_autoptr (GError) error = NULL;
  sqlite3_stmt *row = tm_database_query (self->database, &error, sql, "itbtnb", G_MININT64, "слово",
                                         bytes, NULL, empty);

  g_assert_no_error (error);
  g_assert_cmpint (tm_database_step (row, &error), ==, TM_SQL_ROW);
  g_assert_cmpint (sqlite3_column_int64 (row, 0), ==, G_MININT64);
  g_assert_cmpstr (tm_column_text (row, 1), ==, "слово");
  read = tm_column_dup_bytes (row, 2);
  g_assert_true (g_bytes_equal (bytes, read));
  g_assert_true (tm_column_is_null (row, 3));
  g_assert_true (tm_column_is_null (row, 4));
  g_assert_false (tm_column_is_null (row, 5));
  g_assert_cmpint (tm_database_step (row, &error), ==, TM_SQL_DONE);

  /* The same statement again, without what was bound to it. */
  g_assert_true (tm_database_prepare (self->database, sql, &error) == row);
  g_assert_cmpint (tm_database_step (row, &error), ==, TM_SQL_ROW);
  g_assert_true (tm_column_is_null (row, 0));
}

static void
test_wrong_statement (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tm_database_run (self->database, &error, "SELEC 1", ""));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INTERNAL);
  g_clear_error (&error);
  g_assert_false (tm_database_execute (self->database, "SELECT 1; nonsense", &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INTERNAL);
}

static void
test_no_utf8 (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  sqlite3_stmt *row = tm_database_query (self->database, NULL, "SELECT CAST (x'ff41' AS TEXT)", "");

  g_assert_cmpint (tm_database_step (row, NULL), ==, TM_SQL_ROW);
  g_assert_null (tm_column_text (row, 0));
}

static void
test_safe_pragmas (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  sqlite3_stmt *row;

  migrate (self);
  g_assert_cmpint (ask (self, "PRAGMA foreign_keys"), ==, 1);
  g_assert_cmpint (ask (self, "PRAGMA synchronous"), ==, 2);
  g_assert_cmpint (ask (self, "PRAGMA trusted_schema"), ==, 0);
  row = tm_database_prepare (self->database, "PRAGMA journal_mode", NULL);
  g_assert_cmpint (tm_database_step (row, NULL), ==, TM_SQL_ROW);
  g_assert_cmpstr (tm_column_text (row, 0), ==, "wal");
}

/* Transactions */

static gboolean
insert_twice (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_database_run (database, error, "INSERT INTO t VALUES (1)", "")
         && tm_database_run (database, error,
                             GPOINTER_TO_INT (user_data) ? "INSERT INTO t VALUES (1)"
                                                         : "INSERT INTO t VALUES (2)",
                             "");
}

static void
test_transaction (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  execute (self, "CREATE TABLE t (a INTEGER PRIMARY KEY)");
  g_assert_false (
      tm_database_transact (self->database, insert_twice, GINT_TO_POINTER (TRUE), &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM t"), ==, 0);
  g_clear_error (&error);
  g_assert_true (tm_database_transact (self->database, insert_twice, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM t"), ==, 2);
}

static gboolean
insert_much (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  for (guint i = 0; i < 100; i++)
    if (!tm_database_run (database, error, "INSERT INTO t VALUES (NULL, zeroblob (4096))", ""))
      return FALSE;
  return TRUE;
}

/* SQLite itself rolls back when the disk is full: that must not confuse ours. */
static void
test_full (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  execute (self, "CREATE TABLE t (a INTEGER PRIMARY KEY, b); PRAGMA max_page_count = 20");
  g_assert_false (tm_database_transact (self->database, insert_much, NULL, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM t"), ==, 0);
  execute (self, "PRAGMA max_page_count = 2000");
  g_assert_true (tm_database_transact (self->database, insert_much, NULL, NULL));
  g_assert_cmpint (ask (self, "SELECT count(*) FROM t"), ==, 100);
}

static void
test_busy (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmDatabase) other = tm_database_open (self->path, TM_DATABASE_READ_WRITE, NULL);
  g_autoptr (GError) error = NULL;

  execute (self, "CREATE TABLE t (a INTEGER PRIMARY KEY)");
  execute (self, "BEGIN IMMEDIATE");
  g_assert_false (tm_database_transact (other, insert_twice, NULL, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_BUSY);
  execute (self, "ROLLBACK");
  g_assert_true (tm_database_transact (other, insert_twice, NULL, NULL));
}

/* Opening */

static void
test_modes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const TmDatabaseMode modes[] = { TM_DATABASE_READ, TM_DATABASE_IMMUTABLE };

  migrate (self);
  execute (self, "PRAGMA wal_checkpoint (TRUNCATE)");
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TmDatabase) reader = tm_database_open (self->path, modes[i], &error);

      g_assert_no_error (error);
      g_assert_true (tm_database_is_read_only (reader));
      g_assert_true (tm_schema_check (reader, NULL, &error));
      g_assert_false (tm_database_run (reader, &error, "DELETE FROM matches", ""));
      g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_READ_ONLY);
    }
}

static void
test_nowhere (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "no", "such.db", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (tm_database_open (path, TM_DATABASE_READ_WRITE, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_IO);
  g_assert_nonnull (strstr (error->message, path));
}

/* The schema */

static void
test_fresh (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  guint version = 99;

  g_assert_true (tm_schema_check (self->database, &version, NULL));
  g_assert_cmpuint (version, ==, 0);
  migrate (self);
  migrate (self);
  g_assert_true (tm_schema_check (self->database, &version, NULL));
  g_assert_cmpuint (version, ==, tm_schema_get_version ());
  g_assert_cmpint (ask (self, "PRAGMA application_id"), ==, TM_SCHEMA_APPLICATION_ID);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM pragma_table_list WHERE schema = 'main'"
                              " AND type = 'table' AND name NOT LIKE 'sqlite%' AND strict = 0"),
                   ==, 0);
}

/* Each version is reached from each earlier one, a step at a time. */
static void
test_each_step (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint version = 1; version <= tm_schema_get_version (); version++)
    {
      guint found = 0;

      g_assert_true (tm_schema_migrate_to (self->database, version, NULL));
      g_assert_true (tm_schema_check (self->database, &found, NULL));
      g_assert_cmpuint (found, ==, version);
    }
}

/* A step that fails leaves nothing of itself behind. */
static void
test_step_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  execute (self, "PRAGMA max_page_count = 9");
  g_assert_false (tm_schema_migrate (self->database, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
  g_assert_cmpint (ask (self, "PRAGMA user_version"), ==, 0);
  g_assert_cmpint (ask (self, "PRAGMA application_id"), ==, 0);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM sqlite_schema"), ==, 0);
  execute (self, "PRAGMA max_page_count = 1000");
  migrate (self);
}

/* The second version keeps the results of the first, which knew of no parts. */
static void
test_second_version (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_schema_migrate_to (self->database, 1, NULL));
  execute (self, "INSERT INTO layouts (id, hash, text) VALUES (1, x'00', '')");
  execute (self, "INSERT INTO matches (id, uuid, game, layout, started, changed, state, n_seats,"
                 " options) VALUES (1, 'a', 'fair', 1, 1, 1, 1, 2, '{}')");
  execute (self,
           "INSERT INTO results (match, seat, rank, score, is_winner) VALUES (1, 0, 1, 7, 1)");
  execute (self, "PRAGMA max_page_count = 1");
  g_assert_false (tm_schema_migrate (self->database, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FULL);
  g_assert_cmpint (ask (self, "PRAGMA user_version"), ==, 1);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM pragma_table_info ('results')"), ==, 5);
  execute (self, "PRAGMA max_page_count = 1000");
  migrate (self);
  g_assert_cmpint (ask (self, "PRAGMA user_version"), ==, tm_schema_get_version ());
  g_assert_cmpint (ask (self, "SELECT score FROM results WHERE match = 1 AND part IS NULL"), ==, 7);
  execute (self, "INSERT INTO achieved VALUES (1, 0, 'rich')");
  execute (self, "DELETE FROM matches");
  g_assert_cmpint (ask (self, "SELECT count(*) FROM achieved"), ==, 0);
}

static void
test_not_ours (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const char *script = data;
  int code = strstr (script, "0x54626c4d") != NULL ? TM_STORE_ERROR_NEWER : TM_STORE_ERROR_FOREIGN;

  execute (self, script);
  g_assert_false (tm_schema_migrate (self->database, &error));
  g_assert_error (error, TM_STORE_ERROR, code);
  g_assert_cmpint (ask (self, "SELECT count(*) FROM sqlite_schema WHERE name = 'matches'"), ==, 0);
}

/* Lists need no sorting of the whole history. */
static void
test_indexes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const queries[] = {
    "EXPLAIN QUERY PLAN SELECT id, game FROM matches WHERE state = 0",
    "EXPLAIN QUERY PLAN SELECT id FROM matches WHERE state <> 0 ORDER BY started DESC",
    "EXPLAIN QUERY PLAN SELECT id FROM matches WHERE game = 'a' ORDER BY started DESC LIMIT 1",
    "EXPLAIN QUERY PLAN SELECT seq FROM moves WHERE match = 1 ORDER BY seq",
    "EXPLAIN QUERY PLAN SELECT match FROM seats WHERE player = 1",
    ("EXPLAIN QUERY PLAN SELECT a.achievement FROM seats s JOIN achieved a ON a.match = s.match"
     " AND a.seat = s.seat WHERE s.player = 1"),
  };

  migrate (self);
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      sqlite3_stmt *row = tm_database_prepare (self->database, queries[i], NULL);

      while (tm_database_step (row, NULL) == TM_SQL_ROW)
        {
          g_test_message ("%s", tm_column_text (row, 3));
          g_assert_null (strstr (tm_column_text (row, 3), "TEMP B-TREE"));
          g_assert_true (strstr (tm_column_text (row, 3), "SCAN") == NULL
                         || strstr (tm_column_text (row, 3), "INDEX") != NULL);
        }
    }
}

/* What does not begin like a database is refused before anything is asked of it, and stays as it
 * is. */
static void
test_letter (void)
{
  static const char letter[]
      = "Dear bank, dear bank, dear bank, dear bank, dear bank, dear bank, dear"
        " bank, dear bank, dear bank, dear bank: SQLite format 3";
  static const gsize lengths[] = { 1, 15, 99, sizeof letter - 1 };
  g_autofree char *folder = fair_make_folder ();
  g_autofree char *path = g_build_filename (folder, "letter.db", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (TmDatabaseMode mode = TM_DATABASE_READ_WRITE; mode <= TM_DATABASE_IMMUTABLE; mode++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *after = NULL;
        gsize length;

        g_assert_true (g_file_set_contents (path, letter, (gssize) lengths[i], NULL));
        g_assert_null (tm_database_open (path, mode, &error));
        g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN);
        g_assert_true (g_file_get_contents (path, &after, &length, NULL));
        g_assert_cmpmem (after, length, letter, lengths[i]);
      }
  fair_remove_folder (folder);
}

static void
test_folder (void)
{
  g_autofree char *folder = fair_make_folder ();
  g_autoptr (GError) error = NULL;

  g_assert_null (tm_database_open (folder, TM_DATABASE_READ, &error));
  g_assert_nonnull (strstr (error->message, "this is a folder"));
  fair_remove_folder (folder);
}

#define LOCKED_VARIABLE "TABLEMATE_TEST_LOCKED"

/* In a process of its own: whoever holds a lock in this one is not kept out by it. */
static void
test_locked_subprocess (void)
{
  g_autoptr (TmDatabase) database = NULL;

  if (g_getenv (LOCKED_VARIABLE) == NULL)
    return;
  database = tm_database_open (g_getenv (LOCKED_VARIABLE), TM_DATABASE_READ_WRITE, NULL);
  g_assert_nonnull (database);
  sqlite3_busy_timeout (tm_database_get_handle (database), 0);
  g_assert_false (tm_database_execute (database, "BEGIN IMMEDIATE", NULL));
}

/* A file that is opened and closed loses every lock that its process holds on it, unless it is
 * opened by SQLite. */
static void
test_looking_keeps_locks (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *notice = NULL;
  g_autoptr (TmDatabase) other = NULL;

  migrate (self);
  /* Then the locks lie on the database itself. */
  execute (self, "PRAGMA journal_mode = DELETE");
  execute (self, "BEGIN IMMEDIATE");
  other = tm_store_open (self->path, &notice, NULL);
  g_clear_pointer (&other, tm_database_free);
  other = tm_database_open (self->path, TM_DATABASE_READ, NULL);
  g_clear_pointer (&other, tm_database_free);
  g_setenv (LOCKED_VARIABLE, self->path, TRUE);
  g_test_trap_subprocess ("/store/database/locked/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_unsetenv (LOCKED_VARIABLE);
  g_test_trap_assert_passed ();
  execute (self, "ROLLBACK");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();

#define ADD_DATA(name, data, test) \
  g_test_add ("/store/database/" name, Fixture, data, set_up, test, tear_down)
#define ADD(name, test) ADD_DATA (name, NULL, test)
  ADD ("values", test_values);
  ADD ("wrong-statement", test_wrong_statement);
  ADD ("text-that-is-none", test_no_utf8);
  ADD ("safe-settings", test_safe_pragmas);
  ADD ("transaction-rolls-back", test_transaction);
  ADD ("disk-full", test_full);
  ADD ("busy", test_busy);
  ADD ("modes", test_modes);
  ADD ("nowhere", test_nowhere);
  ADD ("schema/fresh", test_fresh);
  ADD ("schema/each-step", test_each_step);
  ADD ("schema/step-fails", test_step_fails);
  ADD ("schema/second-version", test_second_version);
  ADD_DATA ("schema/other-application", "PRAGMA application_id = 7", test_not_ours);
  ADD_DATA ("schema/other-tables", "CREATE TABLE a (b)", test_not_ours);
  ADD_DATA ("schema/newer",
            "PRAGMA application_id = 0x54626c4d; PRAGMA user_version = 1000; CREATE TABLE a (b)",
            test_not_ours);
  ADD ("schema/lists-use-indexes", test_indexes);
  ADD ("looking-keeps-locks", test_looking_keeps_locks);
  g_test_add_func ("/store/database/locked/subprocess", test_locked_subprocess);
  g_test_add_func ("/store/database/letter-to-the-bank", test_letter);
  g_test_add_func ("/store/database/folder", test_folder);
#undef ADD
  return g_test_run ();
}
