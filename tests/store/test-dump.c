/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-dump.h"

#include "tm-tally.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *sql;
} Table;

#define OF_MATCH " JOIN matches m ON m.id = x.match "

static const Table tables[] = {
  { "players", "SELECT p.uuid, p.name, p.colour, p.is_hidden, p.merged_into, r.uuid, p.changed"
               " FROM players p LEFT JOIN players r ON r.id = p.root ORDER BY 1" },
  { "series", "SELECT uuid, name, game, note, changed FROM series ORDER BY 1" },
  { "matches",
    "SELECT m.uuid, m.game, l.text, m.started, m.changed, m.finished, m.state, m.n_seats,"
    " m.n_moves, m.options, m.seal, m.seed, m.entropy, m.progress, m.decided_by, m.title, m.how,"
    " m.sentence, m.length, m.note, e.uuid, m.chapter, m.labelled, m.origin, m.is_counted"
    " FROM matches m JOIN layouts l ON l.id = m.layout LEFT JOIN series e ON e.id = m.series"
    " ORDER BY 1" },
  { "seats", "SELECT m.uuid, x.seat, p.uuid, x.name, x.colour FROM seats x" OF_MATCH
             "LEFT JOIN players p ON p.id = x.player ORDER BY 1, 2" },
  { "moves", "SELECT m.uuid, x.seq, k.game, k.move, k.params, x.state, x.source, x.override,"
             " x.grade, x.previous, x.note, x.drawn, x.draw, x.time, x.params, x.changes"
             " FROM moves x" OF_MATCH "JOIN kinds k ON k.id = x.kind ORDER BY 1, 2" },
  { "words", "SELECT m.uuid, x.number, x.text FROM words x" OF_MATCH "ORDER BY 1, 2" },
  { "faces", "SELECT m.uuid, x.piece, x.number, x.code FROM faces x" OF_MATCH "ORDER BY 1, 2, 3" },
  { "results", "SELECT m.uuid, x.seat, x.rank, x.score, x.is_winner, x.part, x.team"
               " FROM results x" OF_MATCH "ORDER BY 1, 2" },
  { "achieved",
    "SELECT m.uuid, x.seat, x.achievement FROM achieved x" OF_MATCH "ORDER BY 1, 2, 3" },
  { "falls", "SELECT m.uuid, x.seat, d.game, d.piece, x.source, x.face, x.n FROM falls x" OF_MATCH
             "JOIN dice d ON d.id = x.die ORDER BY 1, 2, 3, 4, 5, 6" },
  { "rulings", "SELECT r.uuid, r.made, r.game, r.question, m.uuid, r.seats, r.params, r.outcome,"
               " r.verdict, r.text, r.note, r.noted FROM rulings r"
               " LEFT JOIN matches m ON m.id = r.match ORDER BY 1" },
  { "templates", "SELECT uuid, kind, name, changed, body FROM templates ORDER BY 1" },
  { "cards", "SELECT game, piece, codes, changed FROM cards ORDER BY 1, 2" },
  { "gone", "SELECT uuid, kind, time FROM gone ORDER BY 1" },
};

/* A table keeps rows of which nothing is left, and when somebody sat there last even if that match is
 * gone: neither is looked at by anybody. */
static const Table tallies[] = {
  { "tally_seats", "SELECT x.game, x.title, x.n_seats, x.seat, x.how, p.uuid, x.plays, x.wins"
                   " FROM tally_seats x LEFT JOIN players p ON p.id = x.player"
                   " WHERE x.plays <> 0 ORDER BY 1, 2, 3, 4, 5, 6" },
  { "tally_scores", "SELECT x.game, x.title, x.n_seats, x.how, p.uuid, x.score, x.n"
                    " FROM tally_scores x LEFT JOIN players p ON p.id = x.player"
                    " WHERE x.n <> 0 ORDER BY 1, 2, 3, 4, 5, 6" },
  { "tally_lengths", "SELECT game, title, n_seats, minutes, n FROM tally_lengths WHERE n <> 0"
                     " ORDER BY 1, 2, 3, 4" },
  { "tally_options", "SELECT game, option, value, n FROM tally_options WHERE n <> 0"
                     " ORDER BY 1, 2, 3" },
  { "tally_falls", "SELECT d.game, d.piece, p.uuid, x.source, x.face, x.n FROM tally_falls x"
                   " JOIN dice d ON d.id = x.die LEFT JOIN players p ON p.id = x.player"
                   " WHERE x.n <> 0 ORDER BY 1, 2, 3, 4, 5" },
};

static void
dump_row (GString *out, sqlite3_stmt *row)
{
  for (int i = 0; i < sqlite3_column_count (row); i++)
    {
      const guint8 *data = sqlite3_column_blob (row, i);
      int size = sqlite3_column_bytes (row, i);

      g_string_append_c (out, '|');
      if (sqlite3_column_type (row, i) != SQLITE_BLOB)
        g_string_append (out, sqlite3_column_type (row, i) == SQLITE_NULL
                                  ? "-"
                                  : (const char *) sqlite3_column_text (row, i));
      else
        for (int j = 0; j < size; j++)
          g_string_append_printf (out, "%02x", data[j]);
    }
  g_string_append_c (out, '\n');
}

static char *
dump (TmDatabase *database, const Table *list, guint n_tables)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n_tables; i++)
    {
      g_autoptr (GError) error = NULL;
      sqlite3_stmt *row = tm_database_query (database, &error, list[i].sql, "");
      TmSqlStep step = TM_SQL_ERROR;

      g_assert_no_error (error);
      while ((step = tm_database_step (row, &error)) == TM_SQL_ROW)
        {
          g_string_append (out, list[i].name);
          dump_row (out, row);
        }
      g_assert_no_error (error);
    }
  return g_string_free (out, FALSE);
}

char *
dump_history (TmDatabase *database)
{
  return dump (database, tables, G_N_ELEMENTS (tables));
}

char *
dump_tallies (TmDatabase *database)
{
  return dump (database, tallies, G_N_ELEMENTS (tallies));
}

static gboolean
rebuild (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_tally_rebuild (database, error);
}

/* The sums are what one gets by counting anew. */
void
dump_assert_tallies (TmDatabase *database)
{
  g_autofree char *before = dump_tallies (database);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  tm_database_transact (database, rebuild, NULL, &error);
  g_assert_no_error (error);
  after = dump_tallies (database);
  dump_assert_equal (before, after, "tallies");
}

/* Shows the first line in which two dumps differ. */
void
dump_assert_equal (const char *a, const char *b, const char *what)
{
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) others = NULL;

  if (g_str_equal (a, b))
    return;
  lines = g_strsplit (a, "\n", -1);
  others = g_strsplit (b, "\n", -1);
  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    if (!g_str_equal (lines[i], others[i]))
      {
        g_test_message ("%s", what);
        g_assert_cmpstr (lines[i], ==, others[i]);
      }
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}
