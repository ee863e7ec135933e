/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which matches a list holds. A list is long and only a few rows of it are seen, so all that is read
 * of the others is the row, and the moment in which it began. */

#include "tm-match-info.h"

#include "config.h"

#include "tm-json.h"

#include <glib/gi18n-lib.h>

#define MAX_WORDS 8
/* Among so many of the newest matches the few that a short list wants are looked for first. */
#define RECENT "1000"

/* The values of a statement, by number. */
enum
{
  VALUE_GAME = 1,
  VALUE_TITLE,
  VALUE_PLAYER,
  VALUE_SERIES,
  VALUE_SINCE,
  VALUE_UNTIL,
  VALUE_LIMIT,
  VALUE_OFFSET,
  VALUE_WORDS,
};

#define OF_PLAYER                                                                          \
  "s.player IN (SELECT p.id FROM players w JOIN players p ON p.id = w.id OR p.root = w.id" \
  " WHERE w.uuid = ?3)"

typedef struct
{
  const TmMatchQuery *query;
  GStrv words;
  guint n_words;
} Search;

/* Where to look: matches that go on, the newest of the others, all of these. Running matches are few,
 * and so are the newest: each of them is looked at. Otherwise a word leads to the matches. */
typedef enum
{
  AMONG_RUNNING,
  AMONG_RECENT,
  AMONG_OVER,
} Among;

/* Conditions */

static void
add_outcome (const TmMatchQuery *query, GString *sql)
{
  const char *has = query->outcome == TM_OUTCOME_WON ? "" : "NOT ";

  if (query->outcome == TM_OUTCOME_ANY)
    return;
  g_string_append (sql, " AND m.state = 1 AND ");
  g_string_append (sql, has);
  g_string_append (sql, "EXISTS (SELECT 1 FROM results r");
  if (query->player != NULL)
    g_string_append (sql, " JOIN seats s ON s.match = r.match AND s.seat = r.seat AND " OF_PLAYER);
  g_string_append (sql, " WHERE r.match = m.id AND r.is_winner = 1)");
}

/* What a word may be found in: the games of which it says a name, the players, the titles and what
 * was written to a match. A title is looked at once, however often it was played. */
static void
add_word (guint number, Among among, GString *sql)
{
  const char *plain = among != AMONG_OVER ? "+" : "";

  g_string_append_printf (
      sql,
      " AND (%sm.game IN (SELECT value FROM json_each (?%u))"
      " OR %sm.id IN (SELECT s.match FROM players p CROSS JOIN seats s ON s.player = p.id"
      " WHERE tablemate_finds (?%u, p.name))"
      " OR %sm.title IN (SELECT t.title FROM (SELECT DISTINCT title FROM matches"
      " WHERE title IS NOT NULL) t WHERE tablemate_finds (?%u, t.title))"
      " OR %sm.id IN (SELECT n.id FROM matches n WHERE n.note IS NOT NULL"
      " AND tablemate_finds (?%u, n.note)))",
      plain, VALUE_WORDS + 2 * number + 1, plain, VALUE_WORDS + 2 * number, plain,
      VALUE_WORDS + 2 * number, plain, VALUE_WORDS + 2 * number);
}

static void
add_conditions (const Search *self, Among among, GString *sql)
{
  const TmMatchQuery *query = self->query;

  if (query->game != NULL)
    g_string_append (sql, " AND m.game = ?1");
  if (query->title != NULL)
    g_string_append (sql, " AND m.title = ?2");
  if (query->player != NULL)
    g_string_append (sql, " AND m.id IN (SELECT s.match FROM seats s WHERE " OF_PLAYER ")");
  if (query->series != NULL)
    g_string_append (sql, " AND m.series = (SELECT e.id FROM series e WHERE e.uuid = ?4)");
  if (query->since != 0)
    g_string_append (sql, " AND m.started >= ?5");
  if (query->until != 0)
    g_string_append (sql, " AND m.started < ?6");
  add_outcome (query, sql);
  for (guint i = 0; i < self->n_words; i++)
    add_word (i, among, sql);
}

/* Running and other matches lie in different indexes, so that a list begins at once however long it
 * is. A statement is kept by its text: there are only so many. */
static const char *
write_sql (const Search *self, Among among)
{
  g_autoptr (GString) sql = g_string_new ("SELECT m.id, m.started, m.state FROM matches m WHERE ");

  g_string_append (sql, among == AMONG_RUNNING           ? "m.state = 0"
                        : self->query->without_abandoned ? "m.state <> 0 AND m.state = 1"
                                                         : "m.state <> 0");
  if (among == AMONG_RECENT)
    g_string_append (sql,
                     " AND m.started >= (SELECT min (r.started) FROM (SELECT started"
                     " FROM matches WHERE state <> 0 ORDER BY started DESC LIMIT " RECENT ") r)");
  add_conditions (self, among, sql);
  if (self->query->series != NULL)
    g_string_append (sql, " ORDER BY m.chapter, m.started, m.id");
  else if (among == AMONG_RUNNING)
    g_string_append (sql, " ORDER BY m.changed DESC");
  else
    g_string_append (sql, " ORDER BY m.started DESC, m.id DESC");
  g_string_append (sql, " LIMIT ?7 OFFSET ?8");
  return g_intern_string (sql->str);
}

/* Values */

static gboolean
is_name (const char *word, const char *name)
{
  return g_str_match_string (word, name, TRUE)
         || g_str_match_string (word, g_dgettext (GETTEXT_PACKAGE, name), TRUE);
}

static char *
dup_games (const char *word)
{
  g_autoptr (GString) games = g_string_new ("[");
  guint n_games;
  const TmGame *const *all = tm_game_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    if (is_name (word, all[i]->name))
      {
        if (games->len > 1)
          g_string_append_c (games, ',');
        tm_json_append_string (games, all[i]->id);
      }
  g_string_append_c (games, ']');
  return g_string_free (g_steal_pointer (&games), FALSE);
}

/* A statement takes only the values that it names; the others are out of its range. */
static void
bind (const Search *self, sqlite3_stmt *statement, gint64 offset, gint64 limit)
{
  const TmMatchQuery *query = self->query;

  sqlite3_bind_text (statement, VALUE_GAME, query->game, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, VALUE_TITLE, query->title, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, VALUE_PLAYER, query->player, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, VALUE_SERIES, query->series, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, VALUE_SINCE, query->since);
  sqlite3_bind_int64 (statement, VALUE_UNTIL, query->until);
  sqlite3_bind_int64 (statement, VALUE_LIMIT, limit);
  sqlite3_bind_int64 (statement, VALUE_OFFSET, offset);
  for (guint i = 0; i < self->n_words; i++)
    {
      sqlite3_bind_text (statement, (int) (VALUE_WORDS + 2 * i), self->words[i], -1,
                         SQLITE_TRANSIENT);
      sqlite3_bind_text (statement, (int) (VALUE_WORDS + 2 * i + 1), dup_games (self->words[i]), -1,
                         g_free);
    }
}

/* Reading */

static gboolean
read_rows (TmDatabase *database,
           const Search *self,
           Among among,
           gint64 offset,
           gint64 limit,
           GArray *rows,
           GError **error)
{
  sqlite3_stmt *statement = tm_database_prepare (database, write_sql (self, among), error);
  TmSqlStep step = TM_SQL_ERROR;

  if (statement == NULL)
    return FALSE;
  bind (self, statement, offset, limit);
  while ((step = tm_database_step (statement, error)) == TM_SQL_ROW)
    {
      TmMatchRow row = {
        .id = sqlite3_column_int64 (statement, 0),
        .started = sqlite3_column_int64 (statement, 1),
        .state = (TmMatchState) CLAMP (sqlite3_column_int (statement, 2), 0, TM_MATCH_ABANDONED),
      };

      g_array_append_val (rows, row);
    }
  return step == TM_SQL_DONE;
}

static void
cut_page (GArray *rows, const TmMatchQuery *query)
{
  g_array_remove_range (rows, 0, MIN (query->offset, rows->len));
  if (query->limit > 0 && rows->len > query->limit)
    g_array_set_size (rows, query->limit);
}

/* The newest ones that have the words, as far as the newest of all matches have them. */
static gboolean
read_recent (
    TmDatabase *database, const Search *self, GArray *rows, gboolean *is_enough, GError **error)
{
  const TmMatchQuery *query = self->query;
  guint n_before = rows->len;

  *is_enough = FALSE;
  if (self->n_words == 0 || query->limit == 0 || query->offset > 0 || query->series != NULL)
    return TRUE;
  if (!read_rows (database, self, AMONG_RECENT, 0, (gint64) query->limit - n_before, rows, error))
    return FALSE;
  *is_enough = rows->len >= query->limit;
  if (!*is_enough)
    g_array_set_size (rows, n_before);
  return TRUE;
}

static gboolean
read_all (TmDatabase *database, const Search *self, GArray *rows, GError **error)
{
  const TmMatchQuery *query = self->query;
  gint64 offset;
  guint n_running;
  gboolean is_enough;

  if (query->with_running && query->outcome == TM_OUTCOME_ANY
      && !read_rows (database, self, AMONG_RUNNING, 0, -1, rows, error))
    return FALSE;
  n_running = rows->len;
  cut_page (rows, query);
  if (!query->with_over || (query->limit > 0 && rows->len >= query->limit))
    return TRUE;
  if (!read_recent (database, self, rows, &is_enough, error))
    return FALSE;
  if (is_enough)
    return TRUE;
  offset = query->offset > n_running ? query->offset - n_running : 0;
  return read_rows (database, self, AMONG_OVER, offset,
                    query->limit > 0 ? (gint64) query->limit - rows->len : -1, rows, error);
}

/**
 * tm_match_info_list_rows:
 * @database: a connection
 * @query: which matches
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists matches by their rows alone: those that go on first, the one touched last at the top; then
 * the others, the newest first.
 *
 * Returns: (transfer full) (element-type TmMatchRow) (nullable): the rows; %NULL if they cannot be
 *   read
 */
GArray *
tm_match_info_list_rows (TmDatabase *database, const TmMatchQuery *query, GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (TmMatchRow));
  g_auto (GStrv) words
      = query->words != NULL ? g_str_tokenize_and_fold (query->words, NULL, NULL) : NULL;
  Search search = { .query = query, .words = words };

  search.n_words = words != NULL ? MIN (g_strv_length (words), MAX_WORDS) : 0;
  return read_all (database, &search, rows, error) ? g_steal_pointer (&rows) : NULL;
}

/**
 * tm_match_info_list:
 * @database: a connection
 * @query: which matches
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists matches: those that go on first, the one touched last at the top; then the others, the
 * newest first.
 *
 * Returns: (transfer full) (element-type TmMatchInfo) (nullable): the matches; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_match_info_list (TmDatabase *database, const TmMatchQuery *query, GError **error)
{
  g_autoptr (GPtrArray) infos
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_match_info_free);
  g_autoptr (GArray) rows = tm_match_info_list_rows (database, query, error);

  if (rows == NULL)
    return NULL;
  for (guint i = 0; i < rows->len; i++)
    {
      TmMatchInfo *info
          = tm_match_info_get (database, g_array_index (rows, TmMatchRow, i).id, error);

      if (info == NULL)
        return NULL;
      g_ptr_array_add (infos, info);
    }
  return g_steal_pointer (&infos);
}
