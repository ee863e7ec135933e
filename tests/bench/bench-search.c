/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to index the rules of all games, and to look something up while one types. */

#include "bench.h"
#include "tm-games.h"
#include "tm-search.h"

#define ROUNDS 200
/* About as many as there are findings for the first letter of a word. */
#define N_SORTED 700

static const char *const queries[] = {
  "t", "tie", "tie chest", "tied chests in the treasury", "dragon wakes", "rerolling scrolls"
};

static gint64
measure_index (const TmGame *const *games, guint n_games)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (TmSearch) search = tm_search_new (games, n_games);

  return bench_since (start);
}

/* The slowest query, each by the median of its rounds. They take turns, as nobody types the same over and
 * over: the processor would learn by heart how the scores of one query are sorted. */
static double
measure_queries (TmSearch *search)
{
  GArray *times[G_N_ELEMENTS (queries)];
  gint64 longest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint round = 0; round < ROUNDS; round++)
    for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
      {
        gint64 start = g_get_monotonic_time ();
        g_autoptr (GArray) articles = tm_search_find_articles (search, queries[i]);
        g_autoptr (GArray) questions = tm_search_find_questions (search, queries[i]);
        gint64 time = bench_since (start);

        g_assert_cmpuint (articles->len, >, 0);
        g_array_append_val (times[i], time);
      }
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      longest = MAX (longest, bench_quantile (times[i], 0.5));
      g_array_unref (times[i]);
    }
  return longest;
}

/* How long it takes to put so many scores in order, which is what most of a long list of findings costs. */
static double
measure_sorting (guint n)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint round = 0; round < ROUNDS; round++)
    {
      g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (gint64));
      gint64 start, time;

      for (guint i = 0; i < n; i++)
        {
          gint64 score = g_rand_int (random);

          g_array_append_val (scores, score);
        }
      start = g_get_monotonic_time ();
      g_array_sort (scores, bench_compare);
      time = bench_since (start);
      g_array_append_val (times, time);
    }
  return bench_quantile (times, 0.5);
}

/* As if there were ten times as many games. */
static double
measure_tenfold (const TmGame *const *games, guint n_games)
{
  g_autoptr (GPtrArray) tenfold = g_ptr_array_new ();
  g_autoptr (TmSearch) search = NULL;

  for (guint i = 0; i < 10 * n_games; i++)
    g_ptr_array_add (tenfold, (gpointer) games[i % n_games]);
  search = tm_search_new ((const TmGame *const *) tenfold->pdata, tenfold->len);
  return measure_queries (search);
}

int
main (void)
{
  g_autoptr (TmSearch) search = NULL;
  const TmGame *const *games;
  guint n_games;

  tm_games_register ();
  games = tm_game_list (&n_games);
  bench_report ("index-ms", measure_index (games, n_games) / 1e3);
  search = tm_search_new (games, n_games);
  bench_report ("search-ms", measure_queries (search) / 1e3);
  bench_report ("search-ms x10", measure_tenfold (games, n_games) / 1e3);
  bench_report ("sorting-ms", measure_sorting (N_SORTED) / 1e3);
  bench_report ("sorting-ms x10", measure_sorting (10 * N_SORTED) / 1e3);
  return 0;
}
