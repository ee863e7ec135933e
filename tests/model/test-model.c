/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every game is played at random, in every way that a person could: legal moves and others, overridden moves,
 * numbers set by hand, moves taken back and done again, matches saved, opened again, written to files and read.
 * A plain model beside it knows what has to come of that. See ./dev model. */

#include "tm-games.h"
#include "walk.h"

#include <stdlib.h>

#define N_STEPS 150
/* For each game in the table. */
#define N_MATCHES 100

typedef struct
{
  const TmGame *game;
  guint n_seats;
} Setting;

/* One match, another each time unless the test is told its seed. */
static void
test_match (gconstpointer data)
{
  const Setting *setting = data;
  Tally tally = { 0 };

  walk_take (setting->game, setting->n_seats, (guint32) g_test_rand_int (), N_STEPS, &tally);
  g_test_message ("%u checks", tally.n_checks);
  g_assert_cmpuint (tally.n_differences, ==, 0);
}

static void
add_tests (void)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (guint n_seats = games[i]->min_seats; n_seats <= games[i]->max_seats; n_seats++)
      {
        g_autofree char *path = g_strdup_printf ("/model/%s/%u-seats", games[i]->id, n_seats);
        Setting setting = { games[i], n_seats };

        g_test_add_data_func_full (path, g_memdup2 (&setting, sizeof setting), test_match, g_free);
      }
}

/* The table */

static void
print_head (void)
{
  g_print ("| game | matches |");
  for (guint deed = 0; deed < N_DEEDS; deed++)
    g_print (" %s |", deed_names[deed]);
  g_print (" checks | differences |\n|---|---:|");
  for (guint deed = 0; deed < N_DEEDS + 2; deed++)
    g_print ("---:|");
  g_print ("\n");
}

static void
print_row (const char *name, const Tally *tally)
{
  g_print ("| %s | %u |", name, tally->n_walks);
  for (guint deed = 0; deed < N_DEEDS; deed++)
    g_print (" %u |", tally->n_deeds[deed]);
  g_print (" %u | %u |\n", tally->n_checks, tally->n_differences);
}

static void
add_up (Tally *sum, const Tally *tally)
{
  sum->n_walks += tally->n_walks;
  for (guint deed = 0; deed < N_DEEDS; deed++)
    sum->n_deeds[deed] += tally->n_deeds[deed];
  sum->n_checks += tally->n_checks;
  sum->n_differences += tally->n_differences;
}

/* So many matches of each game, with each number of seats in turn. */
static gboolean
print_table (guint n_matches, guint32 seed)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);
  Tally sum = { 0 };

  print_head ();
  for (guint i = 0; i < n_games; i++)
    {
      guint n_counts = games[i]->max_seats - games[i]->min_seats + 1;
      Tally tally = { 0 };

      for (guint n = 0; n < n_matches; n++)
        walk_take (games[i], games[i]->min_seats + n % n_counts, seed + n, N_STEPS, &tally);
      print_row (games[i]->id, &tally);
      add_up (&sum, &tally);
    }
  print_row ("all", &sum);
  return sum.n_differences == 0;
}

/* One match by its name, as it is told where something differs: GAME/SEATS-seats/SEED. */
static gboolean
print_match (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "/", -1);
  const TmGame *game = g_strv_length (parts) == 3 ? tm_game_find (parts[0]) : NULL;
  guint n_seats = game != NULL ? (guint) atoi (parts[1]) : 0;
  Tally tally = { 0 };

  if (game == NULL || n_seats < game->min_seats || n_seats > game->max_seats)
    {
      g_printerr ("there is no match \"%s\"; they are called GAME/SEATS-seats/SEED\n", name);
      return FALSE;
    }
  print_head ();
  walk_take (game, n_seats, (guint32) g_ascii_strtoull (parts[2], NULL, 10), N_STEPS, &tally);
  print_row (name, &tally);
  return tally.n_differences == 0;
}

static int
run_table (int argc, char **argv)
{
  int n_matches = N_MATCHES;
  gint64 seed = g_get_real_time () % G_MAXUINT32;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = {
    { "matches", 0, 0, G_OPTION_ARG_INT, &n_matches, "How many matches of each game", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first match of each game", "N" },
    { "match", 0, 0, G_OPTION_ARG_STRING, &name, "Only this match", "GAME/SEATS-seats/SEED" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  if (name != NULL)
    return print_match (name) ? EXIT_SUCCESS : EXIT_FAILURE;
  return print_table ((guint) MAX (n_matches, 1), (guint32) seed) ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* test-model [--table [OPTIONS]]: without it, a test. */
int
main (int argc, char **argv)
{
  gboolean has_table = argc > 1 && g_str_equal (argv[1], "--table");

  if (!has_table)
    g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  if (has_table)
    return run_table (argc - 1, argv + 1);
  add_tests ();
  return g_test_run ();
}
