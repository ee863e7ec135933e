/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to index the rules of all games, and to look something up while one types. */

#include "bench.h"
#include "tm-games.h"
#include "tm-search.h"

#define ROUNDS 200

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

/* The slowest query, each by the median of its rounds. */
static double
measure_queries (TmSearch *search)
{
  gint64 longest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));

      for (guint round = 0; round < ROUNDS; round++)
        {
          gint64 start = g_get_monotonic_time ();
          g_autoptr (GArray) articles = tm_search_find_articles (search, queries[i]);
          g_autoptr (GArray) questions = tm_search_find_questions (search, queries[i]);
          gint64 time = bench_since (start);

          g_assert_cmpuint (articles->len, >, 0);
          g_array_append_val (times, time);
        }
      longest = MAX (longest, bench_quantile (times, 0.5));
    }
  return longest;
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
  return 0;
}
