/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-import-check.h"

#include "config.h"

#include "tm-history-file-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A database that comes from elsewhere may be anything. Whatever is carried over from it has to be what
 * this program could have written: what is wrong is found before anything of it is merged. */

typedef struct
{
  const char *name;
  /* NULL: it has no texts of its own */
  const char *texts;
} Table;

static const Table tables[] = {
  { "layouts", "SELECT * FROM layouts" },
  { "kinds", "SELECT * FROM kinds" },
  { "players", "SELECT * FROM players" },
  { "matches", "SELECT * FROM matches" },
  { "seats", "SELECT * FROM seats" },
  { "moves", NULL },
  { "words", "SELECT * FROM words" },
  { "faces", "SELECT * FROM faces" },
  { "results", "SELECT * FROM results" },
  { "cards", "SELECT * FROM cards" },
  { "rulings", "SELECT * FROM rulings" },
  { "achieved", "SELECT * FROM achieved" },
  { "series", "SELECT * FROM series" },
  { "dice", "SELECT * FROM dice" },
  { "falls", NULL },
  { "gone", "SELECT * FROM gone" },
  { "templates", "SELECT * FROM templates" },
};

/* Numbers that stand for something there is, and times that can be told: until ?1; of matches from
 * TM_HISTORY_FIRST_TIME. */
static const char *const rules[] = {
  "SELECT EXISTS (SELECT 1 FROM matches WHERE min (started, changed, coalesce (finished, 0)) < -62135596800000000"
  " OR max (started, changed, labelled, coalesce (finished, 0)) > ?1 OR labelled < 0)",
  "SELECT EXISTS (SELECT 1 FROM players WHERE changed NOT BETWEEN 0 AND ?1)",
  "SELECT EXISTS (SELECT 1 FROM series WHERE changed NOT BETWEEN 0 AND ?1)",
  "SELECT EXISTS (SELECT 1 FROM templates WHERE changed NOT BETWEEN 0 AND ?1)",
  "SELECT EXISTS (SELECT 1 FROM cards WHERE changed NOT BETWEEN 0 AND ?1)",
  "SELECT EXISTS (SELECT 1 FROM rulings WHERE made NOT BETWEEN 0 AND ?1"
  " OR noted NOT BETWEEN 0 AND ?1)",
  "SELECT EXISTS (SELECT 1 FROM gone WHERE time NOT BETWEEN 0 AND ?1)",
  "SELECT EXISTS (SELECT 1 FROM seats s JOIN matches m ON m.id = s.match"
  " WHERE s.seat >= m.n_seats AND ?1 > 0)",
  "SELECT EXISTS (SELECT 1 FROM results r JOIN matches m ON m.id = r.match"
  " WHERE (r.seat NOT BETWEEN 0 AND m.n_seats - 1 OR r.score NOT BETWEEN -2147483648 AND 2147483647"
  " OR r.team NOT BETWEEN 0 AND 255) AND ?1 > 0)",
};

static gboolean
fail (const char *name, const char *what, GError **error)
{
  /* Translators: a file, and what is wrong in it */
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
               _ ("%s: this archive is damaged (%s); name another, or one of its backups"), name,
               what);
  return FALSE;
}

#define STRANGE " FROM sqlite_schema WHERE type NOT IN ('table', 'index')"

/* A view or a trigger would run what others wrote. Their names need not be text. */
static gboolean
check_schema (TmDatabase *database, const char *name, GError **error)
{
  g_auto (GStrv) strange = NULL;
  gint64 n_strange = 0;

  if (!tm_database_get_number (database, error, &n_strange, "SELECT count (*)" STRANGE, ""))
    return FALSE;
  if (n_strange == 0)
    return TRUE;
  strange = tm_database_list_texts (database, error, "SELECT name" STRANGE, "");

  return strange != NULL && fail (name, strange[0] != NULL ? strange[0] : "sqlite_schema", error);
}

static gboolean
check_tables (TmDatabase *database, const char *name, GError **error)
{
  g_auto (GStrv) found = tm_database_list_texts (
      database, error, "SELECT name FROM sqlite_schema WHERE type = 'table'", "");

  if (found == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!g_strv_contains ((const char *const *) found, tables[i].name))
      return fail (name, tables[i].name, error);
  return TRUE;
}

/* Types, what a column may hold, and whether everything that is referred to is there. */
static gboolean
check_rows (TmDatabase *database, const char *name, GError **error)
{
  g_auto (GStrv) faults = tm_database_list_texts (database, error, "PRAGMA quick_check (1)", "");
  g_auto (GStrv) dangling
      = faults != NULL ? tm_database_list_texts (database, error, "PRAGMA foreign_key_check", "")
                       : NULL;

  if (dangling == NULL)
    return FALSE;
  if (g_strcmp0 (faults[0], "ok") != 0)
    return fail (name, faults[0] != NULL ? faults[0] : "quick_check", error);
  return dangling[0] == NULL || fail (name, dangling[0], error);
}

static gboolean
is_text (sqlite3_stmt *row, int column)
{
  const char *text = tm_column_text (row, column);

  return text != NULL && strlen (text) == (gsize) sqlite3_column_bytes (row, column);
}

static gboolean
is_good_row (sqlite3_stmt *row)
{
  for (int i = 0; i < sqlite3_column_count (row); i++)
    {
      const char *column = sqlite3_column_name (row, i);

      if (sqlite3_column_type (row, i) != SQLITE_TEXT)
        continue;
      if (!is_text (row, i))
        return FALSE;
      if (g_strcmp0 (column, "uuid") == 0 && !g_uuid_string_is_valid (tm_column_text (row, i)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_table (TmDatabase *database, const Table *table, const char *name, GError **error)
{
  sqlite3_stmt *row = tm_database_query (database, error, table->texts, "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    if (!is_good_row (row))
      {
        sqlite3_reset (row);
        return fail (name, table->name, error);
      }
  return step == TM_SQL_DONE;
}

static gboolean
check_texts (TmDatabase *database, const char *name, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i].texts != NULL && !check_table (database, &tables[i], name, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_rules (TmDatabase *database, const char *name, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      gint64 is_broken = 0;

      if (!tm_database_get_number (database, error, &is_broken, rules[i], "i",
                                   (gint64) TM_HISTORY_LAST_TIME))
        return FALSE;
      if (is_broken != 0)
        return fail (name, _ ("a number that cannot be"), error);
    }
  return TRUE;
}

/**
 * tm_import_check_source:
 * @database: a connection to a history that comes from elsewhere, of any version
 * @name: name of the file, for messages
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds out whether there is anything in a database that would run by itself.
 *
 * Returns: %FALSE if there is, or if it cannot be read
 */
gboolean
tm_import_check_source (TmDatabase *database, const char *name, GError **error)
{
  return check_schema (database, name, error);
}

/**
 * tm_import_check_copy:
 * @database: a connection to a history that comes from elsewhere, of this version
 * @name: name of the file, for messages
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds out whether all that is in a database is as this program would have written it, as far as
 * that can be seen without opening the matches.
 *
 * Returns: %FALSE if not, or if it cannot be read
 */
gboolean
tm_import_check_copy (TmDatabase *database, const char *name, GError **error)
{
  return check_tables (database, name, error) && check_rows (database, name, error)
         && check_texts (database, name, error) && check_rules (database, name, error);
}
