/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast every game plays and records, and how a long match opens, jumps and is taken back. */

#include "bench-match.h"
#include "bench.h"
#include "random-options.h"
#include "tm-games.h"

#define ROUNDS 5
#define MATCHES_A_ROUND 100
#define MAX_MOVES 1000
#define LONG_MATCH 10000
#define JUMPS 200

/* Playing and recording */

/* What is played: so many seats, or all numbers of them in turn, and options. */
typedef struct
{
  const TmGame *game;
  const char *name;
  guint n_seats;
  const char *option;
  const char *value;
  gboolean is_printed;
} Setting;

static TmMatch *
begin (const Setting *setting, guint number)
{
  const TmGame *game = setting->game;
  g_autoptr (GError) error = NULL;
  guint spread = game->max_seats - game->min_seats + 1;
  guint n_seats = setting->n_seats > 0 ? setting->n_seats : game->min_seats + number % spread;
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, &error);

  bench_check (error);
  if (setting->option != NULL)
    tm_box_set_option_from_text (box, setting->option, setting->value, &error);
  bench_check (error);
  if (setting->is_printed)
    {
      TmRandom random;

      tm_random_init_fast (&random, number);
      random_options_print (box, &random);
    }
  return tm_match_new (box);
}

static void
measure_round (const Setting *setting, guint round, GArray *playing, GArray *recording)
{
  g_autoptr (GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);
  guint64 n_moves = 0;
  gint64 start, speed;

  for (guint i = 0; i < MATCHES_A_ROUND; i++)
    g_ptr_array_add (matches, begin (setting, i));
  start = g_get_monotonic_time ();
  for (guint i = 0; i < matches->len; i++)
    bench_play (g_ptr_array_index (matches, i), round * MATCHES_A_ROUND + i, MAX_MOVES);
  speed = bench_since (start);
  for (guint i = 0; i < matches->len; i++)
    n_moves += tm_match_get_n_entries (g_ptr_array_index (matches, i));
  speed = (gint64) (n_moves * G_USEC_PER_SEC / MAX (speed, 1));
  g_array_append_val (playing, speed);

  for (guint i = 0; i < matches->len; i++)
    g_ptr_array_add (others, tm_match_new (tm_match_get_box (g_ptr_array_index (matches, i))));
  start = g_get_monotonic_time ();
  for (guint i = 0; i < matches->len; i++)
    bench_record_again (g_ptr_array_index (matches, i), g_ptr_array_index (others, i));
  speed = (gint64) (n_moves * G_USEC_PER_SEC / MAX (bench_since (start), 1));
  g_array_append_val (recording, speed);
}

static void
measure (const Setting *setting)
{
  g_autoptr (GArray) playing = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) recording = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *play_name = g_strdup_printf ("play-per-second %s", setting->name);
  g_autofree char *record_name = g_strdup_printf ("record-per-second %s", setting->name);

  for (guint round = 0; round < ROUNDS; round++)
    measure_round (setting, round, playing, recording);
  bench_report (play_name, bench_quantile (playing, 0.5));
  bench_report (record_name, bench_quantile (recording, 0.5));
}

/* Paper Dungeons as well with what decides how much there is to do: a full sheet or none, and a dungeon
 * in which something happens. */
static void
measure_paper_dungeons (void)
{
  const TmGame *game = tm_game_find ("paper-dungeons");
  const Setting settings[] = {
    { game, "paper-dungeons, 4 seats, table", 4, "depth", "table", TRUE },
    { game, "paper-dungeons, 1 seat, sheet", 1, "depth", "sheet", TRUE },
    { game, "paper-dungeons, 4 seats, sheet", 4, "depth", "sheet", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    measure (&settings[i]);
}

/* Only one game, to look where its time goes, or all. */
static void
measure_games (const char *only)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  if (only != NULL)
    {
      const Setting setting = { .game = tm_game_find (only), .name = only };

      if (setting.game == NULL)
        g_error ("There is no game \"%s\"", only);
      measure (&setting);
      return;
    }
  for (guint i = 0; i < n_games; i++)
    {
      const Setting setting = { .game = games[i], .name = games[i]->id };

      measure (&setting);
    }
  measure_paper_dungeons ();
}

/* A long match */

static gint64
measure_opening (TmMatch *match)
{
  g_autoptr (TmMatch) other = tm_match_new (tm_match_get_box (match));
  BenchLines lines;
  gint64 start, time;

  bench_lines_init (&lines, match);
  start = g_get_monotonic_time ();
  bench_lines_load (&lines, other);
  time = bench_since (start);
  bench_lines_clear (&lines);
  return time;
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
      bench_check (error);
    }
  return bench_since (start) * 1e3 / n;
}

/* In nanoseconds for one more move behind so many others; in one match after the other, for what the
 * system takes to hand out memory differs. */
static double
measure_recording (guint n_moves)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint round = 0; round < ROUNDS; round++)
    {
      g_autoptr (TmMatch) match = bench_make_long_match (n_moves);
      gint64 start = g_get_monotonic_time ();
      gint64 time;

      bench_lengthen (match, LONG_MATCH);
      time = bench_since (start);
      g_array_append_val (times, time);
    }
  return bench_quantile (times, 0.5) * 1e3 / LONG_MATCH;
}

static void
measure_long_match (guint n_moves, const char *suffix)
{
  g_autoptr (TmMatch) match = bench_make_long_match (n_moves);
  g_autofree char *open_name = g_strconcat ("open-ms", suffix, NULL);
  g_autofree char *jump_name = g_strconcat ("jump-ms", suffix, NULL);
  g_autofree char *undo_name = g_strconcat ("undo-ns", suffix, NULL);
  g_autofree char *record_name = g_strconcat ("record-ns", suffix, NULL);

  bench_report (open_name, measure_opening (match) / 1e3);
  bench_report (jump_name, measure_jumps (match, 0.99) / 1e3);
  bench_report (undo_name, measure_undo (match));
  bench_report (record_name, measure_recording (n_moves));
}

int
main (int argc, char **argv)
{
  tm_games_register ();
  measure_games (argc > 1 ? argv[1] : NULL);
  if (argc > 1)
    return 0;
  measure_long_match (LONG_MATCH, "");
  measure_long_match (10 * LONG_MATCH, " x10");
  return 0;
}
