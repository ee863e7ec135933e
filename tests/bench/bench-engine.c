/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast every game plays and records, and how a long match opens, jumps and is taken back. */

#include "bench.h"
#include "tm-games.h"
#include "tm-play.h"

#define ROUNDS 5
#define MATCHES_A_ROUND 100
#define MAX_MOVES 1000
#define LONG_MATCH 10000
#define JUMPS 200

static void
check (const GError *error)
{
  if (error != NULL)
    g_error ("%s", error->message);
}

/* Playing and recording */

static TmMatch *
begin (const TmGame *game, guint number)
{
  g_autoptr (GError) error = NULL;
  guint spread = game->max_seats - game->min_seats + 1;
  g_autoptr (TmBox) box = tm_box_new (game, game->min_seats + number % spread, &error);

  check (error);
  return tm_match_new (box);
}

static void
play (TmMatch *match, guint64 seed)
{
  g_autoptr (TmPlayer) player = tm_player_new (tm_match_get_box (match), seed);
  g_autoptr (GError) error = NULL;
  TmMove move;

  for (guint i = 0; i < MAX_MOVES; i++)
    {
      if (!tm_player_choose (player, tm_match_get_table (match), &move))
        break;
      tm_match_record (match, &move, NULL, &error);
      check (error);
    }
}

static void
record_again (TmMatch *match)
{
  g_autoptr (TmMatch) other = tm_match_new (tm_match_get_box (match));
  g_autoptr (GError) error = NULL;
  TmMove move;

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      tm_match_get_move (match, seq, &move);
      tm_match_record (other, &move, NULL, &error);
      check (error);
    }
}

static void
measure_round (const TmGame *game, guint round, GArray *playing, GArray *recording)
{
  g_autoptr (GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  guint64 n_moves = 0;
  gint64 start, speed;

  for (guint i = 0; i < MATCHES_A_ROUND; i++)
    g_ptr_array_add (matches, begin (game, i));
  start = g_get_monotonic_time ();
  for (guint i = 0; i < matches->len; i++)
    play (g_ptr_array_index (matches, i), round * MATCHES_A_ROUND + i);
  speed = bench_since (start);
  for (guint i = 0; i < matches->len; i++)
    n_moves += tm_match_get_n_entries (g_ptr_array_index (matches, i));
  speed = (gint64) (n_moves * G_USEC_PER_SEC / MAX (speed, 1));
  g_array_append_val (playing, speed);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < matches->len; i++)
    record_again (g_ptr_array_index (matches, i));
  speed = (gint64) (n_moves * G_USEC_PER_SEC / MAX (bench_since (start), 1));
  g_array_append_val (recording, speed);
}

static void
measure_game (const TmGame *game)
{
  g_autoptr (GArray) playing = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) recording = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *play_name = g_strdup_printf ("play-per-second %s", game->id);
  g_autofree char *record_name = g_strdup_printf ("record-per-second %s", game->id);

  for (guint round = 0; round < ROUNDS; round++)
    measure_round (game, round, playing, recording);
  bench_report (play_name, bench_quantile (playing, 0.5));
  bench_report (record_name, bench_quantile (recording, 0.5));
}

/* A long match. Games with rules end long before, so a counter goes up and down. */

static TmMatch *
make_long_match (guint n_moves)
{
  guint n_games;
  const TmGame *game = tm_game_list (&n_games)[0];
  TmMatch *match = begin (game, game->max_seats - game->min_seats);
  TmBox *box = tm_match_get_box (match);
  g_autoptr (GError) error = NULL;
  int counter = -1;

  for (guint i = 0; i < game->kit->n_counters && counter < 0; i++)
    if (game->kit->counters[i].scope == TM_EACH_SEAT && game->kit->counters[i].max >= 5)
      counter = i;
  g_assert (counter >= 0);
  for (guint i = 0; i < n_moves; i++)
    {
      guint slot = tm_box_get_counter_slot (box, counter, i % tm_box_get_n_seats (box));
      tm_match_set_counter (match, slot, i / tm_box_get_n_seats (box) % 5, NULL, &error);
      check (error);
    }
  return match;
}

static gint64
measure_opening (TmMatch *match)
{
  g_autoptr (TmMatch) other = tm_match_new (tm_match_get_box (match));
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (TmEntry));
  g_autoptr (GError) error = NULL;
  gint64 start;
  TmEntry entry;
  TmMove move;

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      tm_match_get_entry (match, seq, &entry);
      g_array_append_val (entries, entry);
    }
  start = g_get_monotonic_time ();
  for (guint seq = 1; seq <= entries->len; seq++)
    {
      guint n_changes;
      const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

      tm_match_get_move (match, seq, &move);
      tm_match_load_entry (other, &g_array_index (entries, TmEntry, seq - 1), &move, changes,
                           &error);
      check (error);
    }
  return bench_since (start);
}

static gint64
measure_jumps (TmMatch *match, double share)
{
  g_autoptr (TmTable) table = tm_table_dup (tm_match_get_table (match));
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  TmRandom random;

  tm_random_init_fast (&random, 3);
  for (guint i = 0; i < JUMPS; i++)
    {
      guint seq = tm_random_below (&random, tm_match_get_n_entries (match) + 1);
      gint64 start = g_get_monotonic_time ();
      gint64 time;

      if (!tm_match_table_at (match, seq, table))
        g_assert_not_reached ();
      time = bench_since (start);
      g_array_append_val (times, time);
    }
  return bench_quantile (times, share);
}

/* In nanoseconds for one move taken back and done again. */
static double
measure_undo (TmMatch *match)
{
  const guint n = 1000;
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++)
    {
      if (tm_match_undo (match, &error))
        tm_match_redo (match, &error);
      check (error);
    }
  return bench_since (start) * 1e3 / n;
}

static void
measure_long_match (guint n_moves, const char *suffix)
{
  g_autoptr (TmMatch) match = make_long_match (n_moves);
  g_autofree char *open_name = g_strconcat ("open-ms", suffix, NULL);
  g_autofree char *jump_name = g_strconcat ("jump-ms", suffix, NULL);
  g_autofree char *undo_name = g_strconcat ("undo-ns", suffix, NULL);

  bench_report (open_name, measure_opening (match) / 1e3);
  bench_report (jump_name, measure_jumps (match, 0.99) / 1e3);
  bench_report (undo_name, measure_undo (match));
}

int
main (void)
{
  const TmGame *const *games;
  guint n_games;

  tm_games_register ();
  games = tm_game_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    measure_game (games[i]);
  measure_long_match (LONG_MATCH, "");
  measure_long_match (10 * LONG_MATCH, " x10");
  return 0;
}
