/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-tally.h"

/* Each statement takes the match and what to add for it: 1 when it is put in, -1 when it is taken
 * out. Seats of nobody are those of player 0. A match that ended within the minute it began in, such
 * as one that was entered afterwards, has no length. */
static const char *const sums[] = {
  "INSERT INTO tally_seats (game, title, n_seats, seat, how, player, plays, wins, last)"
  " SELECT m.game, coalesce (m.title, ''), m.n_seats, r.seat, coalesce (m.how, 'points'),"
  " coalesce (s.player, 0), ?2, ?2 * r.is_winner, m.started"
  " FROM matches m JOIN results r ON r.match = m.id"
  " LEFT JOIN seats s ON s.match = m.id AND s.seat = r.seat WHERE m.id = ?1"
  " ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,"
  " last = max (last, excluded.last)",

  "INSERT INTO tally_scores (game, title, n_seats, how, player, score, n)"
  " SELECT m.game, coalesce (m.title, ''), m.n_seats, coalesce (m.how, 'points'),"
  " coalesce (s.player, 0), r.score, ?2"
  " FROM matches m JOIN results r ON r.match = m.id"
  " LEFT JOIN seats s ON s.match = m.id AND s.seat = r.seat"
  " WHERE m.id = ?1 AND coalesce (m.how, 'points') IN ('points', 'fewest', 'rank')"
  " ON CONFLICT DO UPDATE SET n = n + excluded.n",

  "INSERT INTO tally_lengths (game, title, n_seats, minutes, n)"
  " SELECT game, coalesce (title, ''), n_seats, (length + 30000000) / 60000000, ?2"
  " FROM matches WHERE id = ?1 AND length >= 60000000"
  " ON CONFLICT DO UPDATE SET n = n + excluded.n",

  "INSERT INTO tally_options (game, option, value, n)"
  " SELECT m.game, j.key, CAST (j.value AS TEXT), ?2 FROM matches m, json_each (m.options) j"
  " WHERE m.id = ?1 AND json_valid (m.options) AND j.type IN ('true', 'false', 'integer', 'text')"
  " ON CONFLICT DO UPDATE SET n = n + excluded.n",

  "INSERT INTO tally_falls (die, player, source, face, n)"
  " SELECT f.die, coalesce (s.player, 0), f.source, f.face, ?2 * f.n"
  " FROM falls f LEFT JOIN seats s ON s.match = f.match AND s.seat = f.seat WHERE f.match = ?1"
  " ON CONFLICT DO UPDATE SET n = n + excluded.n",
};

/* Where a match that is taken out was the last one, the one before it is. That is mostly found at
 * once, from the newest on. */
static const char last_play[]
    = "UPDATE tally_seats AS t SET last = coalesce ((SELECT o.started FROM matches o"
      " JOIN results r ON r.match = o.id AND r.seat = t.seat"
      " LEFT JOIN seats s ON s.match = o.id AND s.seat = t.seat"
      " WHERE o.game = t.game AND coalesce (o.title, '') = t.title AND o.n_seats = t.n_seats"
      " AND coalesce (o.how, 'points') = t.how AND coalesce (s.player, 0) = t.player"
      " AND o.is_counted = 1 AND o.id <> ?1 ORDER BY o.started DESC LIMIT 1), last)"
      " WHERE plays > 0 AND last <= (SELECT started FROM matches WHERE id = ?1)"
      " AND (game, title, n_seats, seat, how, player) IN ("
      "  SELECT m.game, coalesce (m.title, ''), m.n_seats, r.seat, coalesce (m.how, 'points'),"
      "  coalesce (s.player, 0) FROM matches m JOIN results r ON r.match = m.id"
      "  LEFT JOIN seats s ON s.match = m.id AND s.seat = r.seat WHERE m.id = ?1)";

static gboolean
is_counted (TmDatabase *database, gint64 match, gboolean *answer, GError **error)
{
  gint64 n = 0;

  if (!tm_database_get_number (database, error, &n, "SELECT is_counted FROM matches WHERE id = ?",
                               "i", match))
    return FALSE;
  *answer = n != 0;
  return TRUE;
}

static gboolean
add (TmDatabase *database, gint64 match, gint64 sign, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    if (!tm_database_run (database, error, sums[i], "ii", match, sign))
      return FALSE;
  return (sign > 0 || tm_database_run (database, error, last_play, "i", match))
         && tm_database_run (database, error, "UPDATE matches SET is_counted = ? WHERE id = ?",
                             "ii", (gint64) (sign > 0), match);
}

/**
 * tm_tally_put_in:
 * @database: a connection inside a transaction
 * @match: row of a finished match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Counts a match. One that is counted already is not counted twice.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_tally_put_in (TmDatabase *database, gint64 match, GError **error)
{
  gboolean is_in;

  return is_counted (database, match, &is_in, error) && (is_in || add (database, match, 1, error));
}

/**
 * tm_tally_take_out:
 * @database: a connection inside a transaction
 * @match: row of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Counts a match no more, as long as its result, seats and falls are still those that it was counted
 * with. One that is not counted is left alone.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_tally_take_out (TmDatabase *database, gint64 match, GError **error)
{
  gboolean is_in;

  return is_counted (database, match, &is_in, error)
         && (!is_in || add (database, match, -1, error));
}

/**
 * tm_tally_rebuild:
 * @database: a connection inside a transaction
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Counts all finished matches anew.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_tally_rebuild (TmDatabase *database, GError **error)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *row;
  TmSqlStep step = TM_SQL_ERROR;

  if (!tm_database_execute (database,
                            "DELETE FROM tally_seats; DELETE FROM tally_scores;"
                            "DELETE FROM tally_lengths; DELETE FROM tally_options;"
                            "DELETE FROM tally_falls; UPDATE matches SET is_counted = 0",
                            error))
    return FALSE;
  row = tm_database_query (database, error, "SELECT id FROM matches WHERE state = 1", "");
  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      gint64 id = sqlite3_column_int64 (row, 0);
      g_array_append_val (matches, id);
    }
  if (step != TM_SQL_DONE)
    return FALSE;
  for (guint i = 0; i < matches->len; i++)
    if (!add (database, g_array_index (matches, gint64, i), 1, error))
      return FALSE;
  return TRUE;
}
