/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-dice.h"
#include "tm-odds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static TmOdds *
get_odds (const char *notation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) dice = tm_dice_parse (notation, &error);
  TmOdds *odds;

  g_assert_no_error (error);
  odds = tm_dice_odds (dice, &error);
  g_assert_no_error (error);

  return odds;
}

static double
get_chance_of (TmOdds *odds, gint64 value)
{
  return tm_odds_get_chance_between (odds, value, value);
}

static void
assert_fraction (TmOdds *odds, gint64 lowest, gint64 highest, const char *expected)
{
  g_autofree char *string = NULL;
  TmFraction fraction;

  g_assert_true (tm_odds_get_fraction_between (odds, lowest, highest, &fraction));
  string = tm_fraction_dup_string (fraction);
  g_assert_cmpstr (string, ==, expected);
}

/* All chances, and what is missing, make 1: exactly where the odds are exact. */
static void
assert_whole (TmOdds *odds)
{
  if (tm_odds_is_exact (odds) && tm_odds_get_missing (odds) == 0)
    assert_fraction (odds, G_MININT64, G_MAXINT64, "1/1");

  g_assert_cmpfloat_with_epsilon (tm_odds_get_chance_between (odds, G_MININT64, G_MAXINT64)
                                      + tm_odds_get_missing (odds),
                                  1, 1e-14 + tm_odds_get_error (odds));
}

/* Every value of an enumeration has its exact share, and no other value is listed. */
static void
assert_counts (TmOdds *odds, const guint *counts, guint n_counts, gint64 low, guint total)
{
  gsize n_values = 0;

  g_assert_true (tm_odds_is_exact (odds));
  for (guint i = 0; i < n_counts; i++)
    {
      gint64 value = low + i;
      TmFraction fraction;

      g_assert_true (tm_odds_get_fraction_between (odds, value, value, &fraction));
      g_assert_true (tm_fraction_equal (fraction, tm_fraction_new (counts[i], total)));
      n_values += counts[i] != 0;
    }

  g_assert_cmpuint (tm_odds_get_n_values (odds), ==, n_values);
  assert_whole (odds);
}

/* Enumeration of pools: every outcome of @n_dice dice is looked at. */

#define MAX_DICE 5
#define MAX_SUM 96
#define LOWEST -20

typedef gint64 (*OutcomeFunc) (const gint64 *faces, guint n_dice, gint64 argument);

static int
compare_faces (const void *a, const void *b)
{
  gint64 left = *(const gint64 *) a;
  gint64 right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

static gint64
sum_highest (const gint64 *faces, guint n_dice, gint64 n_kept)
{
  gint64 sorted[MAX_DICE];
  gint64 sum = 0;

  memcpy (sorted, faces, n_dice * sizeof *faces);
  qsort (sorted, n_dice, sizeof *sorted, compare_faces);
  for (gint64 i = 0; i < n_kept; i++)
    sum += sorted[n_dice - 1 - i];

  return sum;
}

static gint64
sum_lowest (const gint64 *faces, guint n_dice, gint64 n_kept)
{
  return sum_highest (faces, n_dice, n_dice) - sum_highest (faces, n_dice, n_dice - n_kept);
}

static gint64
count_at_least (const gint64 *faces, guint n_dice, gint64 least)
{
  gint64 n = 0;

  for (guint i = 0; i < n_dice; i++)
    n += faces[i] >= least;

  return n;
}

/* Of the three highest dice, those with at least @least. */
static gint64
count_three_highest (const gint64 *faces, guint n_dice, gint64 least)
{
  return MIN (count_at_least (faces, n_dice, least), 3);
}

static void
assert_enumeration (const char *notation,
                    const gint64 *die,
                    guint n_faces,
                    guint n_dice,
                    OutcomeFunc function,
                    gint64 argument)
{
  g_autoptr (TmOdds) odds = get_odds (notation);
  guint counts[MAX_SUM] = { 0 };
  guint total = 1;

  for (guint i = 0; i < n_dice; i++)
    total *= n_faces;

  for (guint outcome = 0; outcome < total; outcome++)
    {
      gint64 faces[MAX_DICE];
      guint rest = outcome;

      for (guint i = 0; i < n_dice; i++)
        {
          faces[i] = die[rest % n_faces];
          rest /= n_faces;
        }
      counts[function (faces, n_dice, argument) - LOWEST]++;
    }

  assert_counts (odds, counts, MAX_SUM, LOWEST, total);
}

/* All ways to keep, drop and count for one die. */
static void
check_pools (const char *sides, const gint64 *die, guint n_faces)
{
  for (guint n = 1; n <= MAX_DICE; n++)
    {
      for (guint k = 1; k <= n; k++)
        {
          g_autofree char *kh = g_strdup_printf ("%ud%skh%u", n, sides, k);
          g_autofree char *kl = g_strdup_printf ("%ud%skl%u", n, sides, k);
          g_autofree char *dl = g_strdup_printf ("%ud%sdl%u", n, sides, n - k);
          g_autofree char *dh = g_strdup_printf ("%ud%sdh%u", n, sides, n - k);

          assert_enumeration (kh, die, n_faces, n, sum_highest, k);
          assert_enumeration (kl, die, n_faces, n, sum_lowest, k);
          assert_enumeration (dl, die, n_faces, n, sum_highest, k);
          assert_enumeration (dh, die, n_faces, n, sum_lowest, k);
        }

      for (gint64 least = -2; least <= 7; least++)
        {
          g_autofree char *all = g_strdup_printf ("%ud%s>=%d", n, sides, (int) least);
          g_autofree char *kept
              = g_strdup_printf ("%ud%skh%u>=%d", n, sides, MIN (n, 3), (int) least);

          assert_enumeration (all, die, n_faces, n, count_at_least, least);
          assert_enumeration (kept, die, n_faces, n, count_three_highest, least);
        }
    }
}

static void
test_plain_pools (void)
{
  static const gint64 die[] = { 1, 2, 3, 4, 5, 6 };

  for (guint n_faces = 1; n_faces <= G_N_ELEMENTS (die); n_faces++)
    {
      g_autofree char *sides = g_strdup_printf ("%u", n_faces);

      check_pools (sides, die, n_faces);
    }
}

static void
test_own_faces (void)
{
  static const gint64 uneven[] = { 1, 1, 2, 3 };
  static const gint64 gaps[] = { -2, 0, 0, 4, 10 };
  static const gint64 fate[] = { -1, 0, 1 };

  check_pools ("{1,1,2,3}", uneven, G_N_ELEMENTS (uneven));
  check_pools ("{4,-2,0,10,0}", gaps, G_N_ELEMENTS (gaps));
  check_pools ("F", fate, G_N_ELEMENTS (fate));
}

/* Rerolls against the same die written with its faces in proportion. */
static void
test_rerolls (void)
{
  static const gint64 endless[] = { 3, 4, 5, 6 };
  /* 36 cases of two throws: 1 and 2 stand for the second throw, the others stand. */
  static const gint64 once[] = {
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 3, 3, 3, 3, 3, 3,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6,
  };

  assert_enumeration ("4d6r<3", endless, G_N_ELEMENTS (endless), 4, sum_highest, 4);
  assert_enumeration ("4d6r<=2kh2", endless, G_N_ELEMENTS (endless), 4, sum_highest, 2);
  assert_enumeration ("2d6ro<3", once, G_N_ELEMENTS (once), 2, sum_highest, 2);
  assert_enumeration ("3d6ro<3kl2", once, G_N_ELEMENTS (once), 3, sum_lowest, 2);
  assert_enumeration ("3d6ro<3>=5", once, G_N_ELEMENTS (once), 3, count_at_least, 5);
}

/* The parts of the groups below are all functions of three dice with four faces. */
static gint64
best_of_parts (const gint64 *faces, G_GNUC_UNUSED guint n_dice, gint64 n_kept)
{
  const gint64 parts[] = { faces[0] + faces[1], 2 * faces[2] - 3, 4 };

  return sum_highest (parts, G_N_ELEMENTS (parts), n_kept);
}

static gint64
worst_of_parts (const gint64 *faces, G_GNUC_UNUSED guint n_dice, gint64 n_kept)
{
  const gint64 parts[] = { faces[0] + faces[1], 2 * faces[2] - 3, 4 };

  return sum_lowest (parts, G_N_ELEMENTS (parts), n_kept);
}

static gint64
count_parts (const gint64 *faces, G_GNUC_UNUSED guint n_dice, gint64 least)
{
  const gint64 parts[] = { faces[0] + faces[1], 2 * faces[2] - 3, 4 };

  return count_at_least (parts, G_N_ELEMENTS (parts), least);
}

static gint64
calculate (const gint64 *faces, G_GNUC_UNUSED guint n_dice, gint64 which)
{
  switch (which)
    {
    case 0:
      return (faces[0] - faces[1]) * faces[2];
    case 1:
      return (faces[0] - 5 * faces[1]) / faces[2];
    case 2:
      return 10 - faces[0] * faces[1] / 2 - -faces[2];
    default:
      return -(faces[0] + 2 * faces[1]) + 3 * faces[2];
    }
}

static void
test_groups_and_arithmetic (void)
{
  static const gint64 die[] = { 1, 2, 3, 4 };

  for (gint64 n_kept = 1; n_kept <= 3; n_kept++)
    {
      g_autofree char *kh = g_strdup_printf ("{2d4,2*d4-3,4}kh%d", (int) n_kept);
      g_autofree char *kl = g_strdup_printf ("{2d4,2*d4-3,4}kl%d", (int) n_kept);

      assert_enumeration (kh, die, 4, 3, best_of_parts, n_kept);
      assert_enumeration (kl, die, 4, 3, worst_of_parts, n_kept);
    }

  for (gint64 least = -2; least <= 9; least++)
    {
      g_autofree char *all = g_strdup_printf ("{2d4,2*d4-3,4}>=%d", (int) least);

      assert_enumeration (all, die, 4, 3, count_parts, least);
    }
  assert_enumeration ("{2d4,2*d4-3,4}kh3>=4", die, 4, 3, count_parts, 4);

  assert_enumeration ("(d4-d4)*d4", die, 4, 3, calculate, 0);
  assert_enumeration ("(d4-5*d4)/d4", die, 4, 3, calculate, 1);
  assert_enumeration ("10-d4*d4/2--d4", die, 4, 3, calculate, 2);
  assert_enumeration ("-(d4+2*d4)+3*d4", die, 4, 3, calculate, 3);
}

/* Of the two parts that are kept, a success is one of at least 5. */
static void
test_group_keeps_and_counts (void)
{
  g_autoptr (TmOdds) odds = get_odds ("{d6,d8,d4}kh2>=5");

  /* None: d6 and d8 below 5 (d4 always is): 4/6 * 4/8. Two: both above: 2/6 * 4/8. */
  assert_fraction (odds, 0, 0, "1/3");
  assert_fraction (odds, 1, 1, "1/2");
  assert_fraction (odds, 2, 2, "1/6");
  assert_whole (odds);
}

static void
test_explosions (void)
{
  g_autoptr (TmOdds) one = get_odds ("d6!");
  g_autoptr (TmOdds) counted = get_odds ("d6!=6>=5");

  assert_fraction (one, 1, 1, "1/6");
  assert_fraction (one, 5, 5, "1/6");
  assert_fraction (one, 6, 6, "0/1");
  assert_fraction (one, 7, 7, "1/36");
  assert_fraction (one, 23, 23, "1/1296");
  g_assert_cmpfloat (tm_odds_get_missing (one), >, 0);
  g_assert_cmpfloat (tm_odds_get_missing (one), <=, 0x1p-64);
  assert_whole (one);
  g_assert_cmpfloat_with_epsilon (tm_odds_get_mean (one), 4.2, 1e-13);

  /* n successes: n sixes and a face below 5, or n - 1 sixes and a 5. */
  assert_fraction (counted, 0, 0, "2/3");
  assert_fraction (counted, 1, 1, "5/18");
  assert_fraction (counted, 2, 2, "5/108");
}

/* Computed with exact fractions. */
static void
test_exploding_pools (void)
{
  g_autoptr (TmOdds) pair = get_odds ("2d4!");
  g_autoptr (TmOdds) kept = get_odds ("3d4!kh2");

  g_assert_cmpfloat_with_epsilon (get_chance_of (pair, 10), 11.0 / 256, 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (kept, 2), 1.0 / 64, 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (kept, 7), 3.0 / 64, 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (kept, 9), 3.0 / 32, 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (kept, 12), 223.0 / 4096, 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (kept, 15), 51.0 / 4096, 1e-14);
  assert_whole (pair);
  assert_whole (kept);
}

/* Large pools of them are added up in another way than small ones, and trimmed. */
static void
test_large_exploding_pools (void)
{
  g_autoptr (TmOdds) small = get_odds ("4d6!");
  g_autoptr (TmOdds) middle = tm_odds_convolve (small, small);
  g_autoptr (TmOdds) sum = tm_odds_convolve (middle, middle);
  g_autoptr (TmOdds) large = get_odds ("16d6!");

  for (gint64 value = 16; value <= 200; value++)
    {
      double chance = get_chance_of (sum, value);

      g_assert_cmpfloat_with_epsilon (get_chance_of (large, value), chance,
                                      1e-13 * chance + 2 * tm_odds_get_missing (large));
    }
  g_assert_cmpfloat (tm_odds_get_missing (large), <, 1e-17);
  g_assert_cmpfloat_with_epsilon (tm_odds_get_mean (large), 67.2, 1e-12);
  assert_whole (large);
}

/* A chain ends after TM_DICE_MAX_EXPLOSIONS explosions whatever the last face shows. */
static void
test_explosion_limit (void)
{
  g_autoptr (TmOdds) odds = get_odds ("d6!>=2>=1");

  g_assert_cmpint (tm_odds_get_value (odds, tm_odds_get_n_values (odds) - 1), ==,
                   1 + TM_DICE_MAX_EXPLOSIONS);
  g_assert_cmpfloat_with_epsilon (get_chance_of (odds, 1 + TM_DICE_MAX_EXPLOSIONS),
                                  pow (5.0 / 6, TM_DICE_MAX_EXPLOSIONS), 1e-20);
  g_assert_cmpfloat_with_epsilon (get_chance_of (odds, 1), 1.0 / 6, 1e-14);
  assert_whole (odds);
}

/* Chances of large pools, computed with exact fractions of unlimited size. */
static void
test_large_pools (void)
{
  static const struct
  {
    const char *notation;
    gint64 value;
    double chance;
  } samples[] = {
    { "100d6", 100, 1.5306467074865063e-78 },      { "100d6", 200, 1.1856319413140852e-20 },
    { "100d6", 350, 0.02332260601534536 },         { "100d6", 477, 4.3790413199247979e-15 },
    { "100d20", 100, 7.8886090522101182e-131 },    { "100d20", 500, 9.3292604330516358e-25 },
    { "100d20", 1050, 0.0069080989454561263 },     { "100d20", 1999, 7.8886090522101176e-129 },
    { "100d6kh50", 50, 1.5306467074865063e-78 },   { "100d6kh50", 150, 4.0248012003220108e-18 },
    { "100d6kh50", 248, 0.041781261340423252 },    { "100d6kh50", 300, 1.7023294367034588e-14 },
    { "100d20kh10", 10, 7.8886090522101182e-131 }, { "100d20kh10", 150, 2.4300105975409797e-11 },
    { "100d20kh10", 190, 0.051713940556823684 },   { "100d20kh10", 199, 0.034646577172862368 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (TmOdds) odds = get_odds (samples[i].notation);
      double error = fabs (get_chance_of (odds, samples[i].value) / samples[i].chance - 1);

      g_assert_false (tm_odds_is_exact (odds));
      g_assert_cmpfloat (tm_odds_get_error (odds), <, 1e-10);
      g_assert_cmpfloat (error, <=, tm_odds_get_error (odds) + 1e-16);
      assert_whole (odds);
    }
}

/* Exact and floating-point arithmetic agree where both are possible: 20d6 is exact; 60d6 is not,
 * and is three times 20d6. */
static void
test_exact_and_inexact_agree (void)
{
  g_autoptr (TmOdds) exact = get_odds ("20d6");
  g_autoptr (TmOdds) twice = tm_odds_convolve (exact, exact);
  g_autoptr (TmOdds) thrice = tm_odds_convolve (twice, exact);
  g_autoptr (TmOdds) direct = get_odds ("60d6");

  g_assert_true (tm_odds_is_exact (twice));
  g_assert_false (tm_odds_is_exact (thrice));
  g_assert_cmpuint (tm_odds_get_n_values (thrice), ==, tm_odds_get_n_values (direct));
  for (gsize i = 0; i < tm_odds_get_n_values (direct); i++)
    {
      double ratio = tm_odds_get_chance (thrice, i) / tm_odds_get_chance (direct, i);

      g_assert_cmpfloat_with_epsilon (ratio, 1,
                                      tm_odds_get_error (thrice) + tm_odds_get_error (direct));
    }
}

/* Rolls follow the odds: a chi-square test for each notation at a fixed seed. */
static void
assert_rolls_follow_odds (const char *notation)
{
  const guint n_rolls = 20000;
  g_autoptr (TmDice) dice = tm_dice_parse (notation, NULL);
  g_autoptr (TmOdds) odds = get_odds (notation);
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  double sum = 0;
  guint n_bins = 0;
  TmRandom random;

  tm_random_init_fast (&random, 4711);
  for (guint i = 0; i < n_rolls; i++)
    {
      gint64 total = tm_dice_roll_total (dice, &random);
      guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, &total));

      g_assert_cmpint (total, >=, tm_dice_get_lowest (dice));
      g_assert_cmpint (total, <=, tm_dice_get_highest (dice));
      g_hash_table_insert (counts, g_memdup2 (&total, sizeof total), GUINT_TO_POINTER (count + 1));
    }

  for (gsize i = 0; i < tm_odds_get_n_values (odds); i++)
    {
      gint64 value = tm_odds_get_value (odds, i);
      double expected = tm_odds_get_chance (odds, i) * n_rolls;
      guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, &value));

      if (expected < 10)
        continue;
      sum += (count - expected) * (count - expected) / expected;
      n_bins++;
    }

  /* Four standard deviations above the mean of a chi-square distribution, and room for few bins. */
  g_test_message ("%s: chi-square %.1f with %u bins", notation, sum, n_bins);
  g_assert_cmpuint (n_bins, >, 0);
  g_assert_cmpfloat (sum, <, n_bins + 4 * sqrt (2 * n_bins) + 6);
}

static void
test_rolls_follow_odds (void)
{
  static const char *const notations[] = {
    "d6",
    "3d6",
    "d%",
    "4dF",
    "4d6kh3+2",
    "5d10kl2",
    "6d6dl1",
    "6d6dh2",
    "2d20kh",
    "d{1,1,2,3}",
    "5d{sword,shield,sword}=sword",
    "2d6!",
    "3d6!kh2",
    "10d6!>=5",
    "6d10!=10>=8",
    "4d6r1",
    "4d6ro<3",
    "5d6r1!kh3",
    "8d6>=5",
    "8d6kh4>=5",
    "8d6kl4<3",
    "{2d6,d8+1}kh1",
    "{d6,d8,d10,2d4}kl2",
    "{3d6,d20,d12}>=9",
    "{3d6,d20,d12}kh2<=12",
    "{d4,d6,2*d8}",
    "2d6*3-d4/2",
    "(d6-7)*d8/(d4+1)",
    "-2d6+d20",
    "12-(d6-(d4-3))",
    "3d{-5,2,2,9}",
    "(2^3)d4",
    "(1+2)d(2*3)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    assert_rolls_follow_odds (notations[i]);
}

static void
test_too_much_work (void)
{
  static const char *const notations[] = {
    "d1000000!",
    "1000d1000000",
    "3d1000000kh2",
    "d1000000*d1000000",
    "{100d100,100d100,100d100,100d100,100d100}kh3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TmDice) dice = tm_dice_parse (notations[i], &error);

      g_assert_no_error (error);
      g_assert_null (tm_dice_odds (dice, &error));
      g_assert_error (error, TM_DICE_ERROR, TM_DICE_ERROR_ODDS);
    }
}

/* The algebra */

static void
test_measures (void)
{
  g_autoptr (TmOdds) odds = get_odds ("3d6");

  g_assert_cmpuint (tm_odds_get_n_values (odds), ==, 16);
  g_assert_cmpfloat (tm_odds_get_mean (odds), ==, 10.5);
  g_assert_cmpfloat_with_epsilon (tm_odds_get_variance (odds), 8.75, 1e-13);
  g_assert_cmpint (tm_odds_get_quantile (odds, 0), ==, 3);
  g_assert_cmpint (tm_odds_get_quantile (odds, 1.0 / 216), ==, 3);
  g_assert_cmpint (tm_odds_get_quantile (odds, 0.005), ==, 4);
  g_assert_cmpint (tm_odds_get_quantile (odds, 0.5), ==, 10);
  g_assert_cmpint (tm_odds_get_quantile (odds, 1), ==, 18);
  assert_fraction (odds, 11, G_MAXINT64, "1/2");
  assert_fraction (odds, G_MININT64, 2, "0/1");
  assert_fraction (odds, 10, 11, "1/4");

  g_autofree char *first = tm_odds_dup_fraction (odds, 0);
  g_assert_cmpstr (first, ==, "1/216");
  g_assert_cmpint (tm_odds_get_value (odds, 0), ==, 3);
}

static void
test_constant_and_weighted (void)
{
  static const gint64 values[] = { 7, -1, 7, 3 };
  static const guint64 weights[] = { 1, 2, 3, 0 };
  g_autoptr (TmOdds) constant = tm_odds_new_constant (-5);
  g_autoptr (TmOdds) weighted = tm_odds_new_weighted (values, weights, G_N_ELEMENTS (values));
  g_autoptr (TmOdds) extreme = tm_odds_new_uniform (G_MAXINT64 - 1, G_MAXINT64);

  g_assert_cmpuint (tm_odds_get_n_values (constant), ==, 1);
  assert_fraction (constant, -5, -5, "1/1");
  g_assert_cmpuint (tm_odds_get_n_values (weighted), ==, 2);
  assert_fraction (weighted, -1, -1, "1/3");
  assert_fraction (weighted, 7, 7, "2/3");
  assert_fraction (extreme, G_MAXINT64, G_MAXINT64, "1/2");
}

static gint64
halve (gint64 value, G_GNUC_UNUSED gpointer user_data)
{
  return value / 2;
}

static gboolean
is_above (gint64 value, gpointer limit)
{
  return value > GPOINTER_TO_INT (limit);
}

static gint64
take_larger (gint64 a, gint64 b, G_GNUC_UNUSED gpointer user_data)
{
  return MAX (a, b);
}

static void
test_map_condition_combine (void)
{
  g_autoptr (TmOdds) d6 = tm_odds_new_uniform (1, 6);
  g_autoptr (TmOdds) d4 = tm_odds_new_uniform (1, 4);
  g_autoptr (TmOdds) half = tm_odds_map (d6, halve, NULL);
  g_autoptr (TmOdds) high = tm_odds_condition (d6, is_above, GINT_TO_POINTER (4));
  g_autoptr (TmOdds) larger = tm_odds_combine (d6, d4, take_larger, NULL);

  assert_fraction (half, 0, 0, "1/6");
  assert_fraction (half, 1, 1, "1/3");
  assert_fraction (high, 5, 5, "1/2");
  g_assert_cmpuint (tm_odds_get_n_values (high), ==, 2);
  g_assert_null (tm_odds_condition (d6, is_above, GINT_TO_POINTER (6)));
  assert_fraction (larger, 4, 4, "7/24");
  assert_fraction (larger, 6, 6, "1/6");
  assert_whole (half);
  assert_whole (high);
  assert_whole (larger);
}

static void
test_mix (void)
{
  static const guint64 weights[] = { 1, 2, 0 };
  g_autoptr (TmOdds) d6 = tm_odds_new_uniform (1, 6);
  g_autoptr (TmOdds) d4 = tm_odds_new_uniform (1, 4);
  g_autoptr (TmOdds) d100 = tm_odds_new_uniform (1, 100);
  TmOdds *parts[] = { d6, d4, d100 };
  g_autoptr (TmOdds) mixed = tm_odds_mix (parts, weights, G_N_ELEMENTS (parts));

  assert_fraction (mixed, 1, 1, "2/9");
  assert_fraction (mixed, 6, 6, "1/18");
  assert_fraction (mixed, 7, 100, "0/1");
  assert_whole (mixed);
}

static void
test_inexact_algebra (void)
{
  static const guint64 weights[] = { 1, 3 };
  g_autoptr (TmOdds) large = get_odds ("100d6");
  g_autoptr (TmOdds) d6 = tm_odds_new_uniform (1, 6);
  TmOdds *parts[] = { large, d6 };
  g_autoptr (TmOdds) mixed = tm_odds_mix (parts, weights, G_N_ELEMENTS (parts));
  g_autoptr (TmOdds) high = tm_odds_condition (large, is_above, GINT_TO_POINTER (350));
  g_autoptr (TmOdds) half = tm_odds_map (large, halve, NULL);
  TmFraction fraction;

  g_assert_false (tm_odds_get_fraction (large, 0, &fraction));
  g_assert_null (tm_odds_dup_fraction (large, 0));
  g_assert_cmpfloat_with_epsilon (get_chance_of (mixed, 3), 0.125, 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (mixed, 350), 0.02332260601534536 / 4, 1e-14);
  g_assert_cmpfloat_with_epsilon (
      get_chance_of (high, 351),
      get_chance_of (large, 351) / tm_odds_get_chance_between (large, 351, G_MAXINT64), 1e-14);
  g_assert_cmpfloat_with_epsilon (get_chance_of (half, 175),
                                  tm_odds_get_chance_between (large, 350, 351), 1e-14);
  g_assert_cmpint (tm_odds_get_quantile (large, 0.5), ==, 350);
  g_assert_cmpfloat_with_epsilon (tm_odds_get_mean (large), 350, 1e-10);
  assert_whole (mixed);
  assert_whole (high);
}

/* Values far apart take the way without a grid. */
static void
test_sparse (void)
{
  static const gint64 values[] = { 1, 2, 1000000 };
  g_autoptr (TmOdds) die = tm_odds_new_weighted (values, NULL, G_N_ELEMENTS (values));
  g_autoptr (TmOdds) sum = tm_odds_power (die, 10);

  g_assert_cmpuint (tm_odds_get_n_values (sum), ==, 66);
  /* Two of 1000000, three of 2, five of 1: 10! / (2! 3! 5!) = 2520 of 59049. */
  assert_fraction (sum, 2000011, 2000011, "280/6561");
  assert_whole (sum);

  g_autoptr (TmOdds) none = tm_odds_power (die, 0);
  assert_fraction (none, 0, 0, "1/1");
}

/* Counting */

static void
test_binomials (void)
{
  TmUint128 row[121] = { 1 };
  TmUint128 count;

  for (guint n = 0; n <= 120; n++)
    {
      for (guint k = 0; k <= n; k++)
        {
          g_assert_true (tm_binomial (n, k, &count));
          g_assert_true (count == row[k]);
        }
      g_assert_true (tm_binomial (n, n + 1, &count));
      g_assert_true (count == 0);

      for (guint k = MIN (n + 1, 120); k > 0; k--)
        row[k] += row[k - 1];
    }
}

static void
test_binomial_overflow (void)
{
  g_autofree char *string = NULL;
  TmUint128 count;

  g_assert_true (tm_binomial (130, 65, &count));
  string = tm_uint128_dup_string (count);
  g_assert_cmpstr (string, ==, "95067625827960698145584333020095113100");
  g_assert_false (tm_binomial (132, 66, &count));
  g_assert_false (tm_binomial (G_MAXUINT, 1000, &count));
  g_assert_true (tm_binomial (G_MAXUINT, 1, &count));
  g_assert_true (count == G_MAXUINT);
}

/* Every hand of every small deck, as bits: the copies are the lowest ones. */
static void
test_draws (void)
{
  for (guint n_total = 1; n_total <= 8; n_total++)
    for (guint n_copies = 0; n_copies <= n_total; n_copies++)
      for (guint n_drawn = 0; n_drawn <= n_total; n_drawn++)
        {
          g_autoptr (TmOdds) odds = tm_odds_new_draw (n_copies, n_total, n_drawn);
          guint counts[9] = { 0 };
          guint n_hands = 0;

          for (guint hand = 0; hand < 1u << n_total; hand++)
            if ((guint) __builtin_popcount (hand) == n_drawn)
              {
                counts[__builtin_popcount (hand & ((1u << n_copies) - 1))]++;
                n_hands++;
              }

          assert_counts (odds, counts, G_N_ELEMENTS (counts), 0, n_hands);
        }
}

/* Computed with exact fractions of unlimited size. */
static void
test_large_draws (void)
{
  static const struct
  {
    guint n_copies, n_total, n_drawn, n;
    double chance;
  } samples[] = {
    { 100, 250, 125, 50, 0.10268078795874948 },      { 100, 250, 125, 20, 2.5954527201373118e-15 },
    { 125, 250, 125, 125, 1.0963906423051793e-74 },  { 400, 1000, 500, 200, 0.051462469724928669 },
    { 400, 1000, 500, 150, 4.0628760590012823e-11 },
  };
  g_autoptr (TmOdds) exact = tm_odds_new_draw (4, 250, 100);

  g_assert_true (tm_odds_is_exact (exact));
  assert_whole (exact);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (TmOdds) odds
          = tm_odds_new_draw (samples[i].n_copies, samples[i].n_total, samples[i].n_drawn);

      g_assert_cmpfloat_with_epsilon (get_chance_of (odds, samples[i].n) / samples[i].chance, 1,
                                      tm_odds_get_error (odds) + 1e-16);
      assert_whole (odds);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/odds/enumeration/plain-dice", test_plain_pools);
  g_test_add_func ("/engine/odds/enumeration/own-faces", test_own_faces);
  g_test_add_func ("/engine/odds/enumeration/rerolls", test_rerolls);
  g_test_add_func ("/engine/odds/enumeration/groups-and-arithmetic", test_groups_and_arithmetic);
  g_test_add_func ("/engine/odds/group-keeps-and-counts", test_group_keeps_and_counts);
  g_test_add_func ("/engine/odds/explosions/one-die", test_explosions);
  g_test_add_func ("/engine/odds/explosions/pools", test_exploding_pools);
  g_test_add_func ("/engine/odds/explosions/large-pools", test_large_exploding_pools);
  g_test_add_func ("/engine/odds/explosions/limit", test_explosion_limit);
  g_test_add_func ("/engine/odds/large-pools-within-the-stated-error", test_large_pools);
  g_test_add_func ("/engine/odds/exact-and-inexact-agree", test_exact_and_inexact_agree);
  g_test_add_func ("/engine/odds/rolls-follow-the-odds", test_rolls_follow_odds);
  g_test_add_func ("/engine/odds/too-much-work-is-refused", test_too_much_work);

  g_test_add_func ("/engine/odds/measures", test_measures);
  g_test_add_func ("/engine/odds/constant-and-weighted", test_constant_and_weighted);
  g_test_add_func ("/engine/odds/map-condition-combine", test_map_condition_combine);
  g_test_add_func ("/engine/odds/mix", test_mix);
  g_test_add_func ("/engine/odds/inexact-algebra", test_inexact_algebra);
  g_test_add_func ("/engine/odds/values-far-apart", test_sparse);

  g_test_add_func ("/engine/odds/binomials/pascal", test_binomials);
  g_test_add_func ("/engine/odds/binomials/overflow-is-reported", test_binomial_overflow);
  g_test_add_func ("/engine/odds/draws/every-hand-of-small-decks", test_draws);
  g_test_add_func ("/engine/odds/draws/large-decks", test_large_draws);

  return g_test_run ();
}
