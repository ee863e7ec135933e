/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-statistics.h"

#include <string.h>

/* Only the free table has titles; whoever does not say which means those without. */
static const char *
get_title (const char *title)
{
  return title != NULL ? title : "";
}

/* Spread */

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  const TmCount *one = a;
  const TmCount *other = b;

  return (one->key > other->key) - (one->key < other->key);
}

/* The number of which at least @rank are not larger. */
static gint32
find_rank (const GArray *sorted, guint64 rank)
{
  guint64 passed = 0;

  for (guint i = 0; i < sorted->len; i++)
    {
      const TmCount *count = &g_array_index (sorted, TmCount, i);

      passed += count->n;
      if (passed >= rank)
        return count->key;
    }
  return 0;
}

/**
 * tm_spread_measure:
 * @counts: (array length=n_counts): how often each number (`key`) came up, in any order; one may
 *   come several times
 * @n_counts: how many there are
 * @spread: (out): how far they lie apart; all zeros without any
 *
 * Measures how far numbers lie apart.
 */
void
tm_spread_measure (const TmCount *counts, guint n_counts, TmSpread *spread)
{
  g_autoptr (GArray) sorted = g_array_sized_new (FALSE, FALSE, sizeof (TmCount), n_counts);
  double sum = 0;

  *spread = (TmSpread) { 0 };
  for (guint i = 0; i < n_counts; i++)
    {
      if (counts[i].n == 0)
        continue;
      g_array_append_val (sorted, counts[i]);
      spread->n += counts[i].n;
      sum += (double) counts[i].key * counts[i].n;
    }
  if (spread->n == 0)
    return;
  g_array_sort (sorted, compare_counts);
  spread->least = find_rank (sorted, 1);
  spread->lower = find_rank (sorted, (spread->n + G_GUINT64_CONSTANT (3)) / 4);
  spread->median = find_rank (sorted, (spread->n + G_GUINT64_CONSTANT (1)) / 2);
  spread->upper = find_rank (sorted, (G_GUINT64_CONSTANT (3) * spread->n + 3) / 4);
  spread->most = find_rank (sorted, spread->n);
  spread->mean = sum / spread->n;
}

/* Counts. A game has far more scores than a person has in it: where both are given, a CROSS JOIN
 * begins with the person. */

/* Columns: key, size, n, wins. */
static GArray *
read_counts (sqlite3_stmt *row, GError **error)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (TmCount));
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmCount count = {
        .key = sqlite3_column_int (row, 0),
        .size = (guint) CLAMP (sqlite3_column_int64 (row, 1), 0, TM_MAX_SEATS),
        .n = (guint) CLAMP (sqlite3_column_int64 (row, 2), 0, G_MAXINT32),
        .wins = (guint) CLAMP (sqlite3_column_int64 (row, 3), 0, G_MAXINT32),
      };

      g_array_append_val (counts, count);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&counts) : NULL;
}

static void
measure (const GArray *counts, TmSpread *spread)
{
  tm_spread_measure ((const TmCount *) (gpointer) counts->data, counts->len, spread);
}

/* Games */

void
tm_played_game_free (TmPlayedGame *self)
{
  if (self == NULL)
    return;
  g_free (self->game);
  g_free (self->title);
  g_free (self);
}

void
tm_game_person_free (TmGamePerson *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->name);
  g_free (self->colour);
  g_free (self);
}

void
tm_option_count_free (TmOptionCount *self)
{
  if (self == NULL)
    return;
  g_free (self->option);
  g_free (self->value);
  g_free (self);
}

void
tm_game_statistics_free (TmGameStatistics *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->sizes, g_array_unref);
  g_clear_pointer (&self->seats, g_array_unref);
  g_clear_pointer (&self->lengths, g_array_unref);
  g_clear_pointer (&self->scores, g_array_unref);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_free (self);
}

/**
 * tm_statistics_list_games:
 * @database: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the games of finished matches, those played most first.
 *
 * Returns: (transfer full) (element-type TmPlayedGame) (nullable): the games; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_statistics_list_games (TmDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) games
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_played_game_free);
  sqlite3_stmt *row = tm_database_query (database, error,
                                         "SELECT game, title, sum (plays), max (last)"
                                         " FROM tally_seats WHERE seat = 0 AND plays > 0"
                                         " GROUP BY game, title"
                                         " ORDER BY sum (plays) DESC, game, title",
                                         "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmPlayedGame *game = g_new0 (TmPlayedGame, 1);

      game->game = tm_column_dup_text (row, 0);
      game->title = tm_column_dup_text (row, 1);
      game->plays = (guint) sqlite3_column_int64 (row, 2);
      game->last = sqlite3_column_int64 (row, 3);
      g_ptr_array_add (games, game);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&games) : NULL;
}

static gboolean
read_sizes (TmDatabase *database,
            const char *game,
            const char *title,
            TmGameStatistics *self,
            GError **error)
{
  self->sizes = read_counts (
      tm_database_query (database, error,
                         "SELECT n_seats, n_seats, sum (plays), 0 FROM tally_seats"
                         " WHERE game = ? AND title = ? AND seat = 0 GROUP BY n_seats"
                         " HAVING sum (plays) > 0 ORDER BY n_seats",
                         "tt", game, title),
      error);
  self->seats
      = self->sizes == NULL
            ? NULL
            : read_counts (tm_database_query (
                               database, error,
                               "SELECT seat, n_seats, sum (plays), sum (wins) FROM tally_seats"
                               " WHERE game = ? AND title = ? AND n_seats > 1"
                               " AND how NOT IN ('together', 'rank') GROUP BY n_seats, seat"
                               " HAVING sum (plays) > 0 ORDER BY n_seats, seat",
                               "tt", game, title),
                           error);
  if (self->seats == NULL)
    return FALSE;
  for (guint i = 0; i < self->sizes->len; i++)
    self->plays += g_array_index (self->sizes, TmCount, i).n;
  return TRUE;
}

static gboolean
read_numbers (TmDatabase *database,
              const char *game,
              const char *title,
              TmGameStatistics *self,
              GError **error)
{
  self->lengths = read_counts (
      tm_database_query (database, error,
                         "SELECT minutes, n_seats, n, 0 FROM tally_lengths"
                         " WHERE game = ? AND title = ? AND n > 0 ORDER BY minutes, n_seats",
                         "tt", game, title),
      error);
  if (self->lengths == NULL)
    return FALSE;
  self->scores = read_counts (
      tm_database_query (database, error,
                         "SELECT score, n_seats, sum (n), 0 FROM tally_scores"
                         " WHERE game = ? AND title = ? GROUP BY score, n_seats HAVING sum (n) > 0"
                         " ORDER BY score, n_seats",
                         "tt", game, title),
      error);
  if (self->scores == NULL)
    return FALSE;
  measure (self->lengths, &self->length);
  measure (self->scores, &self->score);
  return TRUE;
}

static gboolean
read_person_scores (
    TmDatabase *database, const char *game, const char *title, TmGamePerson *person, GError **error)
{
  g_autoptr (GArray) scores = read_counts (
      tm_database_query (database, error,
                         "SELECT t.score, 0, sum (t.n), 0 FROM players w"
                         " JOIN players p ON p.id = w.id OR p.root = w.id"
                         " CROSS JOIN tally_scores t ON t.player = p.id"
                         " WHERE w.uuid = ? AND t.game = ? AND t.title = ? GROUP BY t.score",
                         "ttt", person->uuid, game, title),
      error);

  if (scores == NULL)
    return FALSE;
  measure (scores, &person->scores);
  return TRUE;
}

/* Columns: identifier, name, colour, plays, wins. */
static GPtrArray *
list_people (sqlite3_stmt *row, GError **error)
{
  g_autoptr (GPtrArray) people
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_game_person_free);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmGamePerson *person = g_new0 (TmGamePerson, 1);

      person->uuid = tm_column_dup_text (row, 0);
      person->name = tm_column_dup_text (row, 1);
      person->colour = tm_column_dup_text (row, 2);
      person->plays = (guint) sqlite3_column_int64 (row, 3);
      person->wins = (guint) sqlite3_column_int64 (row, 4);
      g_ptr_array_add (people, person);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&people) : NULL;
}

static gboolean
read_people (TmDatabase *database,
             const char *game,
             const char *title,
             TmGameStatistics *self,
             GError **error)
{
  sqlite3_stmt *row = tm_database_query (
      database, error,
      "SELECT r.uuid, r.name, r.colour, sum (t.plays), sum (t.wins) FROM tally_seats t"
      " JOIN players p ON p.id = t.player JOIN players r ON r.id = coalesce (p.root, p.id)"
      " WHERE t.game = ? AND t.title = ? GROUP BY r.id HAVING sum (t.plays) > 0"
      " ORDER BY sum (t.plays) DESC, r.name, r.uuid",
      "tt", game, title);

  self->people = list_people (row, error);
  for (guint i = 0; self->people != NULL && i < self->people->len; i++)
    if (!read_person_scores (database, game, title, g_ptr_array_index (self->people, i), error))
      return FALSE;
  return self->people != NULL;
}

static gboolean
read_options (TmDatabase *database, const char *game, TmGameStatistics *self, GError **error)
{
  sqlite3_stmt *row = tm_database_query (database, error,
                                         "SELECT option, value, n FROM tally_options"
                                         " WHERE game = ? AND n > 0 ORDER BY option, n DESC, value",
                                         "t", game);
  TmSqlStep step = TM_SQL_ERROR;

  self->options = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_option_count_free);
  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmOptionCount *count = g_new0 (TmOptionCount, 1);

      count->option = tm_column_dup_text (row, 0);
      count->value = tm_column_dup_text (row, 1);
      count->n = (guint) sqlite3_column_int64 (row, 2);
      g_ptr_array_add (self->options, count);
    }
  return step == TM_SQL_DONE;
}

/**
 * tm_statistics_read_game:
 * @database: a connection
 * @game: identifier of a game
 * @title: (nullable): for the free table, the title; %NULL: matches without one
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads what the history says about a game.
 *
 * Returns: (transfer full) (nullable): the statistics, empty if it was never finished; %NULL if they
 *   cannot be read
 */
TmGameStatistics *
tm_statistics_read_game (TmDatabase *database, const char *game, const char *title, GError **error)
{
  g_autoptr (TmGameStatistics) self = g_new0 (TmGameStatistics, 1);

  title = get_title (title);
  if (!read_sizes (database, game, title, self, error)
      || !read_numbers (database, game, title, self, error)
      || !read_people (database, game, title, self, error)
      || !read_options (database, game, self, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* The month of a moment, where people are: months since the year 0. The bounds are kept, since
 * matches come in the order of time. */
static gint32
find_month (gint64 time, gint64 *first, gint64 *last, gint32 known)
{
  g_autoptr (GDateTime) moment = NULL;
  g_autoptr (GDateTime) begin = NULL;
  g_autoptr (GDateTime) end = NULL;

  if (time >= *first && time < *last)
    return known;
  moment = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  if (moment == NULL)
    return known;
  begin = g_date_time_new_local (g_date_time_get_year (moment), g_date_time_get_month (moment), 1,
                                 0, 0, 0);
  end = begin != NULL ? g_date_time_add_months (begin, 1) : NULL;
  *first = begin != NULL ? g_date_time_to_unix (begin) * G_USEC_PER_SEC : 0;
  *last = end != NULL ? g_date_time_to_unix (end) * G_USEC_PER_SEC : 0;
  return g_date_time_get_year (moment) * 12 + g_date_time_get_month (moment) - 1;
}

/**
 * tm_statistics_list_months:
 * @database: a connection
 * @game: identifier of a game
 * @title: (nullable): for the free table, the title; %NULL: whatever it is
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Counts the matches that were begun in each month.
 *
 * Returns: (transfer full) (element-type TmCount) (nullable): the months in which there were any, in
 *   their order; a month is year x 12 + month - 1. %NULL if they cannot be read
 */
GArray *
tm_statistics_list_months (TmDatabase *database,
                           const char *game,
                           const char *title,
                           GError **error)
{
  g_autoptr (GArray) months = g_array_new (FALSE, FALSE, sizeof (TmCount));
  sqlite3_stmt *row
      = title != NULL && *title != '\0'
            ? tm_database_query (database, error,
                                 "SELECT started FROM matches WHERE title = ? AND game = ?"
                                 " ORDER BY started",
                                 "tt", title, game)
            : tm_database_query (database, error,
                                 "SELECT started FROM matches WHERE game = ? ORDER BY started", "t",
                                 game);
  TmSqlStep step = TM_SQL_ERROR;
  gint64 first = 0;
  gint64 last = 0;
  TmCount month = { .key = -1 };

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      gint32 key = find_month (sqlite3_column_int64 (row, 0), &first, &last, month.key);

      if (key != month.key && month.n > 0)
        g_array_append_val (months, month);
      month.n = key == month.key ? month.n + 1 : 1;
      month.key = key;
    }
  if (month.n > 0)
    g_array_append_val (months, month);
  return step == TM_SQL_DONE ? g_steal_pointer (&months) : NULL;
}

/* People */

void
tm_person_game_free (TmPersonGame *self)
{
  if (self == NULL)
    return;
  g_free (self->game);
  g_free (self->title);
  g_free (self);
}

static gboolean
read_scores_in (TmDatabase *database, const char *player, TmPersonGame *self, GError **error)
{
  g_autoptr (GArray) scores = read_counts (
      tm_database_query (database, error,
                         "SELECT t.score, 0, sum (t.n), 0 FROM players w"
                         " JOIN players p ON p.id = w.id OR p.root = w.id"
                         " CROSS JOIN tally_scores t ON t.player = p.id"
                         " WHERE w.uuid = ? AND t.game = ? AND t.title = ? AND t.how = ?"
                         " GROUP BY t.score",
                         "tttt", player, self->game, self->title, tm_how_get_id (self->how)),
      error);

  if (scores == NULL)
    return FALSE;
  measure (scores, &self->scores);
  self->best = self->how == TM_HOW_FEWEST ? self->scores.least : self->scores.most;
  return TRUE;
}

/**
 * tm_statistics_read_person:
 * @database: a connection
 * @player: identifier of a player
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads how a person did in every game, the favourite first: the one played most.
 *
 * Returns: (transfer full) (element-type TmPersonGame) (nullable): the games; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_statistics_read_person (TmDatabase *database, const char *player, GError **error)
{
  g_autoptr (GPtrArray) games
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_person_game_free);
  sqlite3_stmt *row = tm_database_query (
      database, error,
      "SELECT t.game, t.title, t.how, sum (t.plays), sum (t.wins), max (t.last) FROM players w"
      " JOIN players p ON p.id = w.id OR p.root = w.id JOIN tally_seats t ON t.player = p.id"
      " WHERE w.uuid = ? GROUP BY t.game, t.title, t.how HAVING sum (t.plays) > 0"
      " ORDER BY sum (t.plays) DESC, max (t.last) DESC, t.game, t.title, t.how",
      "t", player);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmPersonGame *game = g_new0 (TmPersonGame, 1);
      const char *how = tm_column_text (row, 2);

      game->game = tm_column_dup_text (row, 0);
      game->title = tm_column_dup_text (row, 1);
      if (how == NULL || !tm_how_find (how, &game->how))
        game->how = TM_HOW_POINTS;
      game->plays = (guint) sqlite3_column_int64 (row, 3);
      game->wins = (guint) sqlite3_column_int64 (row, 4);
      game->last = sqlite3_column_int64 (row, 5);
      g_ptr_array_add (games, game);
    }
  for (guint i = 0; step == TM_SQL_DONE && i < games->len; i++)
    if (!read_scores_in (database, player, g_ptr_array_index (games, i), error))
      return NULL;
  return step == TM_SQL_DONE ? g_steal_pointer (&games) : NULL;
}

/**
 * tm_statistics_list_companions:
 * @database: a connection
 * @player: identifier of a player
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists with whom a person sat in their last five hundred matches, those met most first. `wins` are
 * those of the companion.
 *
 * Returns: (transfer full) (element-type TmGamePerson) (nullable): the companions, without scores;
 *   %NULL if they cannot be read
 */
GPtrArray *
tm_statistics_list_companions (TmDatabase *database, const char *player, GError **error)
{
  sqlite3_stmt *row = tm_database_query (
      database, error,
      "WITH w AS (SELECT p.id FROM players me JOIN players p ON p.id = me.id OR p.root = me.id"
      " WHERE me.uuid = ?1),"
      " met AS (SELECT DISTINCT s.match, m.started FROM seats s JOIN matches m ON m.id = s.match"
      " WHERE s.player IN w AND m.state = 1 ORDER BY m.started DESC, s.match DESC LIMIT 500)"
      " SELECT r.uuid, r.name, r.colour, count (DISTINCT s.match), sum (o.is_winner) FROM met"
      " JOIN seats s ON s.match = met.match JOIN players p ON p.id = s.player"
      " JOIN players r ON r.id = coalesce (p.root, p.id)"
      " JOIN results o ON o.match = s.match AND o.seat = s.seat"
      " WHERE s.player NOT IN w GROUP BY r.id"
      " ORDER BY count (DISTINCT s.match) DESC, r.name, r.uuid",
      "t", player);

  return list_people (row, error);
}

/* Luck */

static int
find_person (GPtrArray *people, const char *uuid)
{
  for (guint i = 0; i < people->len; i++)
    if (g_str_equal (((TmGamePerson *) g_ptr_array_index (people, i))->uuid, uuid))
      return (int) i;
  return TM_NO_SEAT;
}

/* The sums of those who are one person stand in rows of their own. */
static void
add_fall (GArray *falls, const TmLuckCount *fall)
{
  for (guint i = 0; i < falls->len; i++)
    {
      TmLuckCount *known = &g_array_index (falls, TmLuckCount, i);

      if (known->piece_kind == fall->piece_kind && known->source == fall->source
          && known->seat == fall->seat && known->face == fall->face)
        {
          known->count += fall->count;
          return;
        }
    }
  g_array_append_val (falls, *fall);
}

/**
 * tm_statistics_list_falls:
 * @database: a connection
 * @game: identifier of a game
 * @people: (nullable) (element-type TmGamePerson): whose dice are told apart; %NULL: nobody's
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Counts how the dice fell in all finished matches of a game, for tm_luck_new_from_counts(). A
 * `seat` is an index into @people, or %TM_NO_SEAT for everybody else; without @people it is
 * %TM_NO_SEAT for all.
 *
 * Returns: (transfer full) (element-type TmLuckCount) (nullable): the counts; %NULL if they cannot be
 *   read
 */
GArray *
tm_statistics_list_falls (TmDatabase *database, const char *game, GPtrArray *people, GError **error)
{
  g_autoptr (GArray) falls = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));
  const TmGame *known = tm_game_find (game);
  sqlite3_stmt *row = tm_database_query (
      database, error,
      "SELECT d.piece, t.source, t.face, r.uuid, sum (t.n) FROM dice d"
      " JOIN tally_falls t ON t.die = d.id LEFT JOIN players p ON p.id = t.player"
      " LEFT JOIN players r ON r.id = coalesce (p.root, p.id) WHERE d.game = ?"
      " GROUP BY d.piece, t.source, r.id, t.face HAVING sum (t.n) > 0"
      " ORDER BY d.piece, t.source, r.id, t.face",
      "t", game);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      const char *piece = tm_column_text (row, 0);
      const char *uuid = tm_column_text (row, 3);
      int kind = known != NULL && piece != NULL ? tm_kit_find_piece (known->kit, piece) : -1;
      gint64 face = sqlite3_column_int64 (row, 2);
      TmLuckCount fall = {
        .piece_kind = (guint) MAX (kind, 0),
        .source = sqlite3_column_int (row, 1) == TM_SOURCE_APP ? TM_SOURCE_APP : TM_SOURCE_TABLE,
        .seat = people != NULL && uuid != NULL ? find_person (people, uuid) : TM_NO_SEAT,
        .face = (guint) CLAMP (face, 0, G_MAXINT16),
        .count = (guint) CLAMP (sqlite3_column_int64 (row, 4), 0, TM_LUCK_MAX_ROLLS),
      };

      if (kind >= 0 && fall.face < known->kit->pieces[kind].n_faces)
        add_fall (falls, &fall);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&falls) : NULL;
}
