/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast dice fall, and how long the odds of large pools take. */

#include "bench.h"
#include "tm-dice.h"

#define ROLLS 5000000
#define LARGE_ROLLS 500000
#define SEALED_ROLLS 200000
/* How often the odds of a pool are worked out; the median counts. */
#define ROUNDS 5

static const char *const pools[] = {
  "100d6",  "100d20",  "100d100",   "100d6kh50", "100d20kh3",    "100d10dl10", "100d6r1",
  "50d10!", "100d6!",  "100d10>=7", "40d20kh20", "100dF",        "99d6+1d20",  "50d6+50d8",
  "4d6kh3", "2d20kh1", "100d2",     "100d1000",  "50d100+50d90",
};

/* The mean is known, so that the rolls are really made. */
static double
measure_rolls (const TmDice *dice, TmRandom *random, guint n, gint64 mean)
{
  gint64 start = g_get_monotonic_time ();
  gint64 sum = 0;
  gint64 time;

  for (guint i = 0; i < n; i++)
    sum += tm_dice_roll_total (dice, random);
  time = bench_since (start);
  g_assert_cmpint (sum / n, ==, mean);
  return n / (time / 1e6);
}

/* Gives the median time of working out the odds of a pool. */
static gint64
time_odds (const char *notation, guint rounds)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) dice = tm_dice_parse (notation, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < rounds; i++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (TmOdds) odds = tm_dice_odds (dice, &error);
      gint64 time = bench_since (start);

      g_assert_no_error (error);
      g_array_append_val (times, time);
    }

  return bench_quantile (times, 0.5);
}

/* The notation of a pool, with so many dice in its first term. */
static char *
dup_with_dice (const char *notation, guint n_dice)
{
  return g_strdup_printf ("%u%s", n_dice, notation + strspn (notation, "0123456789"));
}

static void
measure_odds (void)
{
  gint64 longest = 0;
  const char *slowest = "";
  g_autofree char *tenth = NULL;
  g_autofree char *tenfold = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    {
      gint64 time = time_odds (pools[i], ROUNDS);

      if (time > longest)
        {
          longest = time;
          slowest = pools[i];
        }
    }
  bench_report ("odds-ms", longest / 1e3);
  g_print ("# slowest pool: %s\n", slowest);
  tenth = dup_with_dice (slowest, 10);
  bench_report ("odds-ms /10", time_odds (tenth, ROUNDS) / 1e3);
  tenfold = dup_with_dice (slowest, 1000);
  bench_report ("odds-ms x10", time_odds (tenfold, 1) / 1e3);
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) dice = tm_dice_parse ("4d6kh3+2", &error);
  g_autoptr (TmDice) large = NULL;
  TmRandom random;

  g_assert_no_error (error);
  large = tm_dice_parse ("40d6kh30+2", &error);
  g_assert_no_error (error);
  tm_random_init_fast (&random, 1);
  bench_report ("rolls-per-second", measure_rolls (dice, &random, ROLLS, 14));
  bench_report ("rolls-per-second x10", measure_rolls (large, &random, LARGE_ROLLS, 128));
  tm_random_init_fresh (&random, "", &error);
  g_assert_no_error (error);
  tm_random_begin_draw (&random, 1);
  bench_report ("sealed-rolls-per-second", measure_rolls (dice, &random, SEALED_ROLLS, 14));
  measure_odds ();
  return 0;
}
