/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a long history costs to look at:
 *
 *   bench-history FOLDER MATCHES
 *
 * Some matches are played at random; the others are copies of them on other days, by other people. The
 * file is left in the folder, for the measurements of the window. */

#include "bench-match.h"
#include "bench.h"
#include "tm-archive.h"
#include "tm-games.h"
#include "tm-statistics.h"
#include "tm-tally.h"

#include <errno.h>
#include <glib/gstdio.h>

#define PLAYED 2000
#define MAX_MOVES 1000
#define ADDED_AT_ONCE 64
#define SHOWN 20
#define PAGE 50
#define KEPT 200
#define ROUNDS 20

static const char *const names[]
    = { "Anna",  "Boris", "Vera",  "Gleb", "Daria", "Egor",   "Zoya",  "Ilya",
        "Klara", "Lev",   "Maria", "Nina", "Oleg",  "Polina", "Roman", "Sofia" };

/* Making it */

static TmMatch *
play (guint seed)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);
  /* The free table knows no end: its matches are short. */
  const TmGame *game = games[seed % 8 == 7 ? n_games - 1 : seed % (n_games - 1)];
  TmMatch *match = bench_begin_match (game, MAX (game->min_seats, game->max_seats - seed % 3));
  TmBox *box = tm_match_get_box (match);

  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    tm_box_set_seat_name (box, seat, names[(seed * 7 + seat) % G_N_ELEMENTS (names)]);
  bench_play (match, seed, MAX_MOVES);
  return match;
}

static void
play_some (TmArchive *archive, guint n_matches)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_matches; i++)
    {
      g_autoptr (TmMatch) match = play (i);

      tm_archive_add_match (archive, match, NULL);
      if (i % ADDED_AT_ONCE == 0)
        tm_archive_flush (archive, &error);
      bench_check (error);
    }
  tm_archive_flush (archive, &error);
  bench_check (error);
}

typedef struct
{
  guint n_played;
  guint copy;
} Copy;

/* A day earlier with every copy; whoever sat there, the next of the roster sits there now. */
static gboolean
write_copy (TmDatabase *database, gpointer user_data, GError **error)
{
  static const char *const copies[] = {
    "INSERT INTO matches (id, uuid, game, layout, started, changed, finished, state, n_seats,"
    " n_moves, options, seal, seed, entropy, progress, decided_by, title, how, sentence, length)"
    " SELECT id + ?1, lower (hex (randomblob (16))), game, layout, started - ?2, changed - ?2,"
    " finished - ?2, state, n_seats, n_moves, options, seal, seed, entropy, progress, decided_by,"
    " title, how, sentence, length FROM matches WHERE id <= ?3",
    "INSERT INTO seats (match, seat, player, name, colour)"
    " SELECT s.match + ?1, s.seat, p.id, p.name, s.colour FROM seats s JOIN players p"
    " ON p.id = 1 + (s.player - 1 + ?2 / 86400000000) % (SELECT count(*) FROM players)"
    " WHERE s.match <= ?3",
    "INSERT INTO moves SELECT match + ?1, seq, kind, state, source, override, grade, previous, note,"
    " drawn, draw, time + 0 * ?2, params, changes FROM moves WHERE match <= ?3",
    "INSERT INTO words SELECT match + ?1, number, text || iif (?2 < 0, '', '') FROM words"
    " WHERE match <= ?3",
    "INSERT INTO faces SELECT match + ?1, piece, number + 0 * ?2, code FROM faces"
    " WHERE match <= ?3",
    "INSERT INTO results SELECT match + ?1, seat, rank, score, is_winner, part, team + 0 * ?2"
    " FROM results WHERE match <= ?3",
    "INSERT INTO achieved SELECT match + ?1, seat + 0 * ?2, achievement FROM achieved"
    " WHERE match <= ?3",
    "INSERT INTO falls SELECT match + ?1, seat, die, source, face, n + 0 * ?2 FROM falls"
    " WHERE match <= ?3",
  };
  const Copy *self = user_data;
  gint64 day = G_GINT64_CONSTANT (86400000000) * self->copy;

  for (guint i = 0; i < G_N_ELEMENTS (copies); i++)
    if (!tm_database_run (database, error, copies[i], "iii", (gint64) self->n_played * self->copy,
                          day, (gint64) self->n_played))
      return FALSE;
  return TRUE;
}

static gboolean
count_all (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_tally_rebuild (database, error);
}

static void
fill (TmArchive *archive, guint n_matches)
{
  guint n_played = MIN (n_matches, PLAYED);
  g_autoptr (GError) error = NULL;

  play_some (archive, n_played);
  for (guint i = 1; i < n_matches / n_played; i++)
    {
      Copy copy = { .n_played = n_played, .copy = i };

      tm_archive_push (archive, write_copy, g_memdup2 (&copy, sizeof copy), g_free);
      tm_archive_flush (archive, &error);
      bench_check (error);
    }
  tm_archive_push (archive, count_all, NULL, NULL);
  tm_archive_flush (archive, &error);
  bench_check (error);
}

/* Looking at it */

typedef struct
{
  TmArchive *archive;
  TmDatabase *database;
  char *player;
} Bench;

/* What the window does before the list is painted: the rows, and what is seen of them. */
static void
show_list (Bench *self, const TmMatchQuery *query)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = tm_archive_list_match_rows (self->archive, query, &error);

  bench_check (error);
  for (guint i = 0; i < MIN (rows->len, SHOWN); i++)
    {
      g_autoptr (TmMatchInfo) info
          = tm_archive_get_match (self->archive, g_array_index (rows, TmMatchRow, i).id, &error);

      bench_check (error);
    }
}

static double
time_list (Bench *self, TmMatchQuery query)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  query.with_running = query.with_over = TRUE;
  for (guint i = 0; i < ROUNDS; i++)
    {
      gint64 start = g_get_monotonic_time ();
      gint64 time;

      show_list (self, &query);
      time = bench_since (start);
      g_array_append_val (times, time);
    }
  return bench_quantile (times, 0.5) / 1e3;
}

static void
measure_lists (Bench *self)
{
  bench_report ("list-ms", time_list (self, (TmMatchQuery) { 0 }));
  bench_report ("list-player-ms", time_list (self, (TmMatchQuery) { .player = self->player }));
  bench_report ("list-won-ms", time_list (self, (TmMatchQuery) { .player = self->player,
                                                                 .outcome = TM_OUTCOME_WON }));
  bench_report ("list-words-ms", time_list (self, (TmMatchQuery) { .words = "anna dungeon" }));
}

/* A page that comes into sight while one scrolls. */
static void
measure_scrolling (Bench *self)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = tm_archive_list_match_rows (self->archive, &query, &error);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  bench_check (error);
  for (guint i = 0; i < 100; i++)
    {
      guint first = (guint) g_rand_int_range (random, 0, (gint32) (rows->len - PAGE));
      gint64 start = g_get_monotonic_time ();
      gint64 time;

      for (guint j = 0; j < PAGE; j++)
        tm_match_info_free (tm_archive_get_match (
            self->archive, g_array_index (rows, TmMatchRow, first + j).id, &error));
      bench_check (error);
      time = bench_since (start);
      g_array_append_val (times, time);
    }
  bench_report ("page-ms", bench_quantile (times, 0.99) / 1e3);
}

static void
read_games (Bench *self)
{
  g_autoptr (GPtrArray) games = tm_statistics_list_games (self->database, NULL);
  g_assert (games->len > 0);
}

static void
read_game (Bench *self)
{
  g_autoptr (TmGameStatistics) game
      = tm_statistics_read_game (self->database, "dungeon-raiders", NULL, NULL);
  g_assert (game->plays > 0);
}

static void
read_months (Bench *self)
{
  g_autoptr (GArray) months
      = tm_statistics_list_months (self->database, "dungeon-raiders", NULL, NULL);
  g_assert (months->len > 0);
}

static void
read_person (Bench *self)
{
  g_autoptr (GPtrArray) games = tm_statistics_read_person (self->database, self->player, NULL);
  g_assert (games->len > 0);
}

static void
read_companions (Bench *self)
{
  g_autoptr (GPtrArray) people = tm_statistics_list_companions (self->database, self->player, NULL);
  g_assert (people->len > 0);
}

static void
read_luck (Bench *self)
{
  g_autoptr (TmGameStatistics) game
      = tm_statistics_read_game (self->database, "dungeon-roll", NULL, NULL);
  g_autoptr (GArray) falls
      = tm_statistics_list_falls (self->database, "dungeon-roll", game->people, NULL);
  g_autoptr (TmLuck) luck = tm_luck_new_from_counts (tm_game_find ("dungeon-roll"),
                                                     (const TmLuckCount *) (gpointer) falls->data,
                                                     falls->len, game->people->len);
  g_assert (tm_luck_get_n_dice (luck) > 0);
}

static void
read_roster (Bench *self)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);
  g_assert (players->len > 0);
}

static void
read_achievements (Bench *self)
{
  g_autoptr (GPtrArray) achieved
      = tm_archive_list_player_achievements (self->archive, self->player, "dungeon-roll", NULL);
  g_assert (achieved != NULL);
}

static const struct
{
  const char *name;
  void (*read) (Bench *self);
} statistics[] = {
  { "games", read_games },
  { "game", read_game },
  { "months", read_months },
  { "person", read_person },
  { "luck", read_luck },
  { "roster", read_roster },
  { "companions", read_companions },
  { "achievements", read_achievements },
};

static void
measure_statistics (Bench *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (statistics); i++)
    {
      g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
      g_autofree char *name = g_strdup_printf ("statistic-%s-ms", statistics[i].name);

      for (guint round = 0; round < ROUNDS; round++)
        {
          gint64 start = g_get_monotonic_time ();
          gint64 time;

          statistics[i].read (self);
          time = bench_since (start);
          g_array_append_val (times, time);
        }
      bench_report (name, bench_quantile (times, 0.5) / 1e3);
    }
}

static void
measure_loading (Bench *self)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = tm_archive_list_match_rows (self->archive, &query, &error);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  bench_check (error);
  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autoptr (TmMatchInfo) info = tm_archive_get_match (
          self->archive, g_array_index (rows, TmMatchRow, i * (rows->len / ROUNDS)).id, &error);
      gint64 start = g_get_monotonic_time ();
      g_autoptr (TmMatch) match = tm_archive_load_match (self->archive, info->uuid, &error);
      gint64 time = bench_since (start);

      bench_check (error);
      g_array_append_val (times, time);
    }
  bench_report ("load-ms", bench_quantile (times, 0.5) / 1e3);
}

/* From a move to its being on the disk, behind all the others. */
static void
measure_keeping (Bench *self)
{
  g_autoptr (TmMatch) match = play (0);
  g_autoptr (TmMatch) other = tm_match_new (tm_match_get_box (match));
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  tm_archive_watch (self->archive, other);
  for (guint seq = 1; seq <= MIN (KEPT, tm_match_get_n_entries (match)); seq++)
    {
      gint64 start = g_get_monotonic_time ();
      gint64 time;
      TmMove move;

      tm_match_get_move (match, seq, &move);
      tm_match_record (other, &move, NULL, &error);
      bench_check (error);
      tm_archive_flush (self->archive, &error);
      bench_check (error);
      time = bench_since (start);
      g_array_append_val (times, time);
    }
  tm_archive_unwatch (self->archive, other);
  bench_report ("keep-us", bench_quantile (times, 0.5));
}

static void
measure_size (Bench *self)
{
  const char *path = tm_archive_get_path (self->archive);
  gint64 n_matches = 0;
  gint64 n_moves = 0;
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  tm_database_get_number (self->database, &error, &n_matches, "SELECT count(*) FROM matches", "");
  bench_check (error);
  tm_database_get_number (self->database, &error, &n_moves, "SELECT sum (n_moves) FROM matches",
                          "");
  bench_check (error);
  tm_archive_close (self->archive, &error);
  bench_check (error);
  if (g_stat (path, &info) != 0)
    g_error ("%s: %s", path, g_strerror (errno));
  bench_report ("matches", n_matches);
  bench_report ("moves", n_moves);
  bench_report ("bytes-per-move", (double) info.st_size / n_moves);
}

int
main (int argc, char **argv)
{
  Bench self = { 0 };
  g_autofree char *path = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();

  if (argc != 3)
    g_error ("usage: bench-history FOLDER MATCHES");
  tm_games_register ();
  path = g_build_filename (argv[1], "tablemate.db", NULL);
  self.archive = tm_archive_new (path);
  fill (self.archive, (guint) g_ascii_strtoull (argv[2], NULL, 10));
  bench_report ("fill-s", bench_since (start) / 1e6);
  self.database = tm_archive_get_reader (self.archive, &error);
  bench_check (error);
  players = tm_archive_list_players (self.archive, &error);
  bench_check (error);
  self.player = g_strdup (((TmPlayerInfo *) g_ptr_array_index (players, 0))->uuid);
  measure_lists (&self);
  measure_scrolling (&self);
  measure_statistics (&self);
  measure_loading (&self);
  measure_keeping (&self);
  measure_size (&self);
  g_free (self.player);
  g_object_unref (self.archive);
  return 0;
}
