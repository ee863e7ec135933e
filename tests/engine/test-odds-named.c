/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Distributions that players know by name, each counted once more in another way: by looking at every
 * outcome, or by a formula that is written out here. */

#include "tm-dice.h"
#include "tm-odds.h"

#include <math.h>

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

/* Every value has its exact share of @total, and nothing else can come. */
static void
assert_counts (TmOdds *odds, const guint64 *counts, guint n_counts, TmUint128 total)
{
  gsize n_values = 0;
  TmUint128 sum = 0;

  g_assert_true (tm_odds_is_exact (odds));
  g_assert_true (tm_odds_get_missing (odds) == 0);
  for (guint value = 0; value < n_counts; value++)
    {
      TmFraction fraction;

      g_assert_true (tm_odds_get_fraction_between (odds, value, value, &fraction));
      g_assert_true (tm_fraction_equal (fraction, tm_fraction_new (counts[value], total)));
      n_values += counts[value] != 0;
      sum += counts[value];
    }

  g_assert_true (sum == total);
  g_assert_cmpuint (tm_odds_get_n_values (odds), ==, n_values);
}

static void
assert_near (TmOdds *odds, gint64 value, long double chance)
{
  double got = tm_odds_get_chance_between (odds, value, value);

  g_assert_cmpfloat (fabs (got - (double) chance), <=,
                     (double) chance * (tm_odds_get_error (odds) + 1e-16)
                         + 2 * tm_odds_get_missing (odds));
}

static guint64
power_of (guint64 base, guint n)
{
  return n > 0 ? base * power_of (base, n - 1) : 1;
}

/* Pascal's triangle, added up. */
static guint64
choose (guint n, guint k)
{
  static guint64 rows[64][64];

  g_assert_cmpuint (n, <, 64);
  if (k > n)
    return 0;
  if (rows[n][k] == 0)
    rows[n][k] = k == 0 || k == n ? 1 : choose (n - 1, k - 1) + choose (n - 1, k);

  return rows[n][k];
}

/* How many rolls of @n dice with the faces 1 … @n_faces give each sum: every roll of half of them with
 * every roll of the other half. */
static void
count_sums (guint n, guint n_faces, guint64 *counts)
{
  guint n_halves = (guint) power_of (n_faces, n / 2);
  g_autofree guint *sums = g_new0 (guint, n_halves);

  g_assert_cmpuint (n % 2, ==, 0);
  for (guint roll = 0; roll < n_halves; roll++)
    for (guint i = 0, rest = roll; i < n / 2; i++, rest /= n_faces)
      sums[roll] += rest % n_faces + 1;

  for (guint a = 0; a < n_halves; a++)
    for (guint b = 0; b < n_halves; b++)
      counts[sums[a] + sums[b]]++;
}

/* 10d6 */

static void
test_ten_dice_by_enumeration (void)
{
  g_autoptr (TmOdds) odds = get_odds ("10d6");
  guint64 counts[61] = { 0 };

  count_sums (10, 6, counts);
  assert_counts (odds, counts, G_N_ELEMENTS (counts), power_of (6, 10));
}

/* Ways to share out the pips, less those in which dice show more than six. */
static void
test_ten_dice_by_formula (void)
{
  g_autoptr (TmOdds) odds = get_odds ("10d6");
  guint64 counts[61] = { 0 };

  for (guint sum = 10; sum <= 60; sum++)
    for (guint j = 0; 6 * j + 10 <= sum; j++)
      {
        guint64 ways = choose (10, j) * choose (sum - 6 * j - 1, 9);

        counts[sum] += j % 2 == 0 ? ways : -ways;
      }

  assert_counts (odds, counts, G_N_ELEMENTS (counts), power_of (6, 10));
}

/* 4d6kh3 */

static void
test_three_highest_of_four (void)
{
  g_autoptr (TmOdds) odds = get_odds ("4d6kh3");
  guint64 counts[19] = { 0 };

  for (guint a = 1; a <= 6; a++)
    for (guint b = 1; b <= 6; b++)
      for (guint c = 1; c <= 6; c++)
        for (guint d = 1; d <= 6; d++)
          counts[a + b + c + d - MIN (MIN (a, b), MIN (c, d))]++;

  assert_counts (odds, counts, G_N_ELEMENTS (counts), 1296);
}

/* 8d10! */

/* The chance of @n tens that explode among eight dice, before each of them shows 1 to 9. */
static long double
get_chance_of_explosions (guint n)
{
  return (long double) choose (n + 7, 7) * powl (0.1L, n) * powl (0.9L, 8);
}

/* Ten for each explosion, and the sum of eight dice that show 1 to 9. */
static void
test_exploding_dice_by_formula (void)
{
  g_autoptr (TmOdds) odds = get_odds ("8d10!");
  guint64 counts[73] = { 0 };

  count_sums (8, 9, counts);
  for (guint total = 0; total <= 400; total++)
    {
      long double chance = 0;

      for (guint n = 0; 10 * n <= total; n++)
        if (total - 10 * n < G_N_ELEMENTS (counts))
          chance += get_chance_of_explosions (n)
                    * ((long double) counts[total - 10 * n] / power_of (9, 8));

      assert_near (odds, total, chance);
    }
  g_assert_cmpfloat_with_epsilon (tm_odds_get_mean (odds), 8 * 55.0 / 9, 1e-12);
  g_assert_cmpfloat (tm_odds_get_missing (odds), <=, 24 * 0x1p-64);
}

/* Each explosion is a success, and 2 of the 9 faces that end a chain. */
static void
test_exploding_successes_by_formula (void)
{
  g_autoptr (TmOdds) odds = get_odds ("8d10!=10>=8");

  for (guint total = 0; total <= 40; total++)
    {
      long double chance = 0;

      for (guint ends = 0; ends <= MIN (total, 8); ends++)
        chance += get_chance_of_explosions (total - ends) * choose (8, ends) * power_of (2, ends)
                  * power_of (7, 8 - ends) / power_of (9, 8);

      assert_near (odds, total, chance);
    }
  g_assert_cmpfloat_with_epsilon (tm_odds_get_mean (odds), 8.0 / 3, 1e-12);
}

/* Seven party dice with the faces champion, fighter, cleric, mage, thief and scroll. All that are not
 * champions are thrown again, once. What lies there is told by digits: champions in the hundreds,
 * scrolls in the tens, thieves in the ones. */

#define N_PARTY 7
#define N_DIGITS 1000
#define CHAMPION 0

static const guint digits[] = { 100, 0, 0, 0, 1, 10 };

/* Every throw of @n dice; @champions_stay counts champions only, for the first throw. */
static void
count_throws (guint n, gboolean champions_only, guint64 *counts)
{
  for (guint throw = 0; throw < power_of (6, n); throw ++)
    {
      guint total = 0;

      for (guint i = 0, rest = throw; i < n; i++, rest /= 6)
        total += champions_only ? (rest % 6 == CHAMPION) : digits[rest % 6];
      counts[total]++;
    }
}

/* Every first throw with every second throw of the dice that are not kept; those kept stand for six
 * throws, so that all cases weigh the same. */
static void
count_party (guint64 *counts)
{
  guint64 first[N_PARTY + 1] = { 0 };

  count_throws (N_PARTY, TRUE, first);
  for (guint kept = 0; kept <= N_PARTY; kept++)
    {
      g_autofree guint64 *second = g_new0 (guint64, N_DIGITS);

      count_throws (N_PARTY - kept, FALSE, second);
      for (guint total = 0; total + kept * digits[CHAMPION] < N_DIGITS; total++)
        counts[total + kept * digits[CHAMPION]] += first[kept] * power_of (6, kept) * second[total];
    }
}

static void
test_party_dice_of_one_kind (void)
{
  g_autoptr (TmOdds) odds
      = get_odds ("7d{champion,fighter,cleric,mage,thief,scroll}ro<>champion=champion");
  g_autofree guint64 *party = g_new0 (guint64, N_DIGITS);
  guint64 champions[N_PARTY + 1] = { 0 };
  guint64 formula[N_PARTY + 1];

  count_party (party);
  for (guint total = 0; total < N_DIGITS; total++)
    if (party[total] > 0)
      champions[total / 100] += party[total];
  assert_counts (odds, champions, G_N_ELEMENTS (champions), power_of (36, N_PARTY));

  /* A die ends as a champion in 11 of 36 cases. */
  for (guint n = 0; n <= N_PARTY; n++)
    formula[n] = choose (N_PARTY, n) * power_of (11, n) * power_of (25, N_PARTY - n);
  assert_counts (odds, formula, G_N_ELEMENTS (formula), power_of (36, N_PARTY));
}

static void
test_party_dice_of_several_kinds (void)
{
  g_autoptr (TmOdds) odds = get_odds ("7d{100,0,0,0,1,10}ro<>100");
  g_autofree guint64 *party = g_new0 (guint64, N_DIGITS);

  count_party (party);
  assert_counts (odds, party, N_DIGITS, power_of (36, N_PARTY));
}

/* Names count 1, 2, 3, … for a keep: the three best of seven dice, and the champions among them. */
static void
test_party_dice_that_are_kept (void)
{
  g_autoptr (TmOdds) sums = get_odds ("7d{scroll,thief,mage,cleric,fighter,champion}kh3");
  g_autoptr (TmOdds) worst = get_odds ("7d{scroll,thief,mage,cleric,fighter,champion}dh4");
  g_autoptr (TmOdds) champions
      = get_odds ("7d{scroll,thief,mage,cleric,fighter,champion}kh3=champion");
  guint64 sum_counts[19] = { 0 };
  guint64 worst_counts[19] = { 0 };
  guint64 champion_counts[4] = { 0 };

  for (guint throw = 0; throw < power_of (6, N_PARTY); throw ++)
    {
      guint faces[7] = { 0 };
      guint sum = 0, low_sum = 0;

      for (guint i = 0, rest = throw; i < N_PARTY; i++, rest /= 6)
        faces[rest % 6 + 1]++;
      for (guint face = 6, left = 3; face > 0; left -= MIN (left, faces[face]), face--)
        sum += face * MIN (left, faces[face]);
      for (guint face = 1, left = 3; face <= 6; left -= MIN (left, faces[face]), face++)
        low_sum += face * MIN (left, faces[face]);
      sum_counts[sum]++;
      worst_counts[low_sum]++;
      champion_counts[MIN (faces[6], 3)]++;
    }

  assert_counts (sums, sum_counts, G_N_ELEMENTS (sum_counts), power_of (6, N_PARTY));
  assert_counts (worst, worst_counts, G_N_ELEMENTS (worst_counts), power_of (6, N_PARTY));
  assert_counts (champions, champion_counts, G_N_ELEMENTS (champion_counts), power_of (6, N_PARTY));
}

/* 20 draws from the 36 treasures of Dungeon Roll */

#define N_TREASURES 36
#define N_DRAWN 20

enum
{
  RING = 5,
  SCALES = 6,
  PORTAL = 9,
  N_KINDS = 10
};

/* Sword, talisman, sceptre, tools, scroll, ring, scales, elixir, bait, portal. */
static const guint copies[N_KINDS] = { 3, 3, 3, 3, 3, 4, 6, 3, 4, 4 };

/* A token is worth 1 point; scales are taken as 2, portals as 2, and the elixir as 0 and the bait as
 * −1, so that values repeat, are 0 and are below it. */
static const gint64 points[N_KINDS] = { 1, 1, 1, 1, 1, 1, 2, 0, -1, 2 };

static void
test_treasures_of_one_kind (void)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    {
      g_autoptr (TmOdds) odds = tm_odds_new_draw (copies[kind], N_TREASURES, N_DRAWN);
      guint64 counts[7] = { 0 };

      for (guint n = 0; n <= copies[kind]; n++)
        counts[n] = choose (copies[kind], n) * choose (N_TREASURES - copies[kind], N_DRAWN - n);
      assert_counts (odds, counts, G_N_ELEMENTS (counts), choose (N_TREASURES, N_DRAWN));
    }
}

/* Goes through all numbers of each kind that can be drawn, with the ways in which they can. */
static void
count_hands (guint kind, guint left, gint64 sum, guint64 ways, guint64 *counts)
{
  if (kind == N_KINDS)
    {
      if (left == 0)
        counts[sum + N_DRAWN] += ways;
      return;
    }
  for (guint n = 0; n <= MIN (copies[kind], left); n++)
    count_hands (kind + 1, left - n, sum + n * points[kind], ways * choose (copies[kind], n),
                 counts);
}

static gint64
raise_value (gint64 value, G_GNUC_UNUSED gpointer user_data)
{
  return value + N_DRAWN;
}

static void
test_points_of_treasures (void)
{
  g_autoptr (TmOdds) odds = tm_odds_new_draw_sum (points, copies, N_KINDS, N_DRAWN);
  g_autoptr (TmOdds) raised = tm_odds_map (odds, raise_value, NULL);
  guint64 counts[3 * N_DRAWN + 1] = { 0 };

  count_hands (0, N_DRAWN, 0, 1, counts);
  assert_counts (raised, counts, G_N_ELEMENTS (counts), choose (N_TREASURES, N_DRAWN));
}

/* Rings in the hundreds, scales in the tens, portals in the ones. */
static TmOdds *
draw_three_kinds (void)
{
  static const gint64 values[N_KINDS] = { [RING] = 100, [SCALES] = 10, [PORTAL] = 1 };

  return tm_odds_new_draw_sum (values, copies, N_KINDS, N_DRAWN);
}

static void
test_treasures_of_several_kinds (void)
{
  g_autoptr (TmOdds) odds = draw_three_kinds ();
  guint64 counts[500] = { 0 };

  for (guint rings = 0; rings <= 4; rings++)
    for (guint scales = 0; scales <= 6; scales++)
      for (guint portals = 0; portals <= 4; portals++)
        counts[100 * rings + 10 * scales + portals]
            = choose (4, rings) * choose (6, scales) * choose (4, portals)
              * choose (22, N_DRAWN - rings - scales - portals);

  assert_counts (odds, counts, G_N_ELEMENTS (counts), choose (N_TREASURES, N_DRAWN));
}

static gboolean
has_two_rings (gint64 value, G_GNUC_UNUSED gpointer user_data)
{
  return value / 100 == 2;
}

static gint64
get_scales (gint64 value, G_GNUC_UNUSED gpointer user_data)
{
  return value / 10 % 10;
}

/* Once two rings are known to be there, the other 18 come from the 32 that are no rings. */
static void
test_treasures_once_some_are_known (void)
{
  g_autoptr (TmOdds) all = draw_three_kinds ();
  g_autoptr (TmOdds) known = tm_odds_condition (all, has_two_rings, NULL);
  g_autoptr (TmOdds) odds = tm_odds_map (known, get_scales, NULL);
  guint64 counts[7] = { 0 };

  for (guint n = 0; n <= 6; n++)
    counts[n] = choose (6, n) * choose (26, 18 - n);

  assert_counts (odds, counts, G_N_ELEMENTS (counts), choose (32, 18));
}

/* Every hand of every small bag of three things with different values, as bits. */
static void
test_every_hand_of_small_bags (void)
{
  static const gint64 values[] = { 7, -2, 4, 7 };

  for (guint bag = 0; bag < 256; bag++)
    {
      const guint n_of[] = { bag & 3, bag >> 2 & 3, bag >> 4 & 3, bag >> 6 & 3 };
      guint n_total = n_of[0] + n_of[1] + n_of[2] + n_of[3];

      for (guint n_drawn = 0; n_drawn <= n_total; n_drawn++)
        {
          g_autoptr (TmOdds) odds = tm_odds_new_draw_sum (values, n_of, 4, n_drawn);
          g_autoptr (TmOdds) raised = tm_odds_map (odds, raise_value, NULL);
          guint64 counts[7 * 12 + N_DRAWN + 1] = { 0 };
          guint n_hands = 0;

          for (guint hand = 0; hand < 1u << n_total; hand++)
            {
              gint64 sum = N_DRAWN;

              if ((guint) __builtin_popcount (hand) != n_drawn)
                continue;
              for (guint kind = 0, at = 0; kind < 4; at += n_of[kind++])
                sum += values[kind] * __builtin_popcount (hand >> at & ((1u << n_of[kind]) - 1));
              counts[sum]++;
              n_hands++;
            }

          assert_counts (raised, counts, G_N_ELEMENTS (counts), n_hands);
        }
    }
}

/* More hands than 128 bits can count; computed with exact fractions of unlimited size. */
static void
test_large_bag (void)
{
  static const gint64 values[] = { 1, 2, 3 };
  static const guint n_of[] = { 270, 60, 30 };
  static const struct
  {
    gint64 sum;
    double chance;
  } samples[] = {
    { 160, 1.9273427895822638e-14 }, { 180, 0.0001514269626378111 },
    { 200, 0.06807053923292189 },    { 215, 0.0026249086817438025 },
    { 240, 2.4152136201745343e-12 }, { 270, 1.1484236342196677e-44 },
  };
  g_autoptr (TmOdds) odds = tm_odds_new_draw_sum (values, n_of, 3, 150);

  g_assert_false (tm_odds_is_exact (odds));
  g_assert_cmpfloat (tm_odds_get_error (odds), <, 1e-14);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    assert_near (odds, samples[i].sum, samples[i].chance);
  g_assert_cmpfloat_with_epsilon (tm_odds_get_mean (odds), 200, 1e-10);
  g_assert_cmpfloat_with_epsilon (tm_odds_get_chance_between (odds, 0, 1000), 1, 1e-14);
}

static void
test_bag_that_is_too_much_work (void)
{
  static const gint64 values[] = { 0, 1, 1000000000 };
  static const guint n_of[] = { 10, 10, 10 };

  g_assert_null (tm_odds_new_draw_sum (values, n_of, 3, 5));
}

/* Large sums of equal dice: neither what is near the middle nor the rarest is off by more than is
 * said. Computed with exact fractions of unlimited size. */
static void
test_large_sums (void)
{
  static const struct
  {
    const char *notation;
    gint64 sum;
    double chance;
  } samples[] = {
    { "100d1000", 100, 1e-300 },
    { "100d1000", 150, 1.3419107273154621e-260 },
    { "100d1000", 20000, 2.7135999357020035e-31 },
    { "100d1000", 50050, 0.00013799027265739986 },
    { "100d1000", 99000, 1.293606521474685e-157 },
    { "100d1000", 100000, 1e-300 },
    { "99d999", 99, 1.1041209886566926e-297 },
    { "99d999", 49500, 0.00013882215675885436 },
    { "99d999", 60000, 1.6309011057918749e-07 },
    { "101d7", 404, 0.01981739624819757 },
    { "101d7", 150, 2.8723332688631673e-46 },
    { "1000d6", 3400, 0.0013307468252617772 },
    { "1000d6", 3500, 0.007385804208880716 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (TmOdds) odds = get_odds (samples[i].notation);

      g_assert_false (tm_odds_is_exact (odds));
      g_assert_cmpfloat (tm_odds_get_error (odds), <, 1e-15);
      g_assert_true (tm_odds_get_missing (odds) == 0);
      assert_near (odds, samples[i].sum, samples[i].chance);
    }
}

/* Every sum of some dice that are too many to count, against the sums of two smaller pools that are
 * worked out in another way; with faces that leave gaps, too. */
static void
test_large_sums_by_parts (void)
{
  static const struct
  {
    const char *part, *other, *whole;
    guint n_values;
  } pools[] = {
    { "48d6", "49d6", "97d6", 97 * 5 + 1 },
    { "5d6", "45d6", "50d6", 50 * 5 + 1 },
    { "60d{-3,1,5}", "60d{-3,1,5}", "120d{-3,1,5}", 120 * 2 + 1 },
    { "100d2", "100d2", "200d2", 201 },
    { "11d1000", "10d1000", "21d1000", 21 * 999 + 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    {
      g_autoptr (TmOdds) part = get_odds (pools[i].part);
      g_autoptr (TmOdds) other = get_odds (pools[i].other);
      g_autoptr (TmOdds) sum = tm_odds_convolve (part, other);
      g_autoptr (TmOdds) whole = get_odds (pools[i].whole);

      g_assert_true (tm_odds_is_exact (part));
      g_assert_true (tm_odds_is_exact (other));
      g_assert_false (tm_odds_is_exact (whole));
      g_assert_cmpuint (tm_odds_get_n_values (whole), ==, pools[i].n_values);
      g_assert_cmpuint (tm_odds_get_n_values (sum), ==, pools[i].n_values);
      for (gsize j = 0; j < pools[i].n_values; j++)
        {
          double ratio = tm_odds_get_chance (whole, j) / tm_odds_get_chance (sum, j);

          g_assert_cmpint (tm_odds_get_value (whole, j), ==, tm_odds_get_value (sum, j));
          g_assert_cmpfloat_with_epsilon (ratio, 1,
                                          tm_odds_get_error (whole) + tm_odds_get_error (sum));
        }
    }
}

/* Adds a die to sums, or takes it away, by the definition. */
static void
throw_die (TmUint128 *counts, guint n_counts, int n_faces, int sign)
{
  g_autofree TmUint128 *before = g_memdup2 (counts, n_counts * sizeof *counts);

  for (int sum = 0; sum < (int) n_counts; sum++)
    {
      counts[sum] = 0;
      for (int face = 1; face <= n_faces; face++)
        if (sum - sign * face >= 0 && sum - sign * face < (int) n_counts)
          counts[sum] += before[sum - sign * face];
    }
}

/* Sums of different dice, all of which are counted. */
static void
test_mixed_sums (void)
{
  const gint64 low = -100;
  g_autoptr (TmOdds) odds = get_odds ("20d6-4d8+10d10-d20+7");
  TmUint128 counts[400] = { 0 };
  TmUint128 total = 20;

  counts[7 - low] = 1;
  for (guint i = 0; i < 20; i++, total *= 6)
    throw_die (counts, G_N_ELEMENTS (counts), 6, 1);
  for (guint i = 0; i < 4; i++, total *= 8)
    throw_die (counts, G_N_ELEMENTS (counts), 8, -1);
  for (guint i = 0; i < 10; i++, total *= 10)
    throw_die (counts, G_N_ELEMENTS (counts), 10, 1);
  throw_die (counts, G_N_ELEMENTS (counts), 20, -1);

  g_assert_true (tm_odds_is_exact (odds));
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      TmFraction fraction;

      g_assert_true (tm_odds_get_fraction_between (odds, i + low, i + low, &fraction));
      g_assert_true (tm_fraction_equal (fraction, tm_fraction_new (counts[i], total)));
    }
}

/* The dice of the shorter or the longer term are added one by one, or both terms are worked out
 * first: whatever is less work, it comes to the same. */
static void
test_large_mixed_sums (void)
{
  static const struct
  {
    const char *a, *b, *sum;
  } sums[] = {
    { "50d100", "50d90", "50d100+50d90" },
    { "20d90", "90d100", "20d90+90d100" },
    { "90d30", "-1*60d20", "90d30-60d20" },
    { "60d{2,4,10}", "70d6r1>=5", "60d{2,4,10}+70d6r1>=5" },
    { "30d20kh20", "60d12ro<3", "30d20kh20+60d12ro<3" },
    { "40d10!", "60d12", "40d10!+60d12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_autoptr (TmOdds) a = get_odds (sums[i].a);
      g_autoptr (TmOdds) b = get_odds (sums[i].b);
      g_autoptr (TmOdds) parts = tm_odds_convolve (a, b);
      g_autoptr (TmOdds) sum = get_odds (sums[i].sum);
      gsize n_values = tm_odds_get_n_values (sum);

      g_assert_false (tm_odds_is_exact (sum));
      g_assert_cmpuint (n_values, ==, tm_odds_get_n_values (parts));
      for (gsize j = 0; j < n_values; j++)
        {
          double ratio = tm_odds_get_chance (sum, j) / tm_odds_get_chance (parts, j);

          g_assert_cmpint (tm_odds_get_value (sum, j), ==, tm_odds_get_value (parts, j));
          g_assert_cmpfloat_with_epsilon (ratio, 1,
                                          tm_odds_get_error (sum) + tm_odds_get_error (parts));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/odds/named/10d6/enumeration", test_ten_dice_by_enumeration);
  g_test_add_func ("/engine/odds/named/10d6/formula", test_ten_dice_by_formula);
  g_test_add_func ("/engine/odds/named/4d6kh3/enumeration", test_three_highest_of_four);
  g_test_add_func ("/engine/odds/named/8d10!/formula", test_exploding_dice_by_formula);
  g_test_add_func ("/engine/odds/named/8d10!/successes", test_exploding_successes_by_formula);
  g_test_add_func ("/engine/odds/named/party-dice/one-kind", test_party_dice_of_one_kind);
  g_test_add_func ("/engine/odds/named/party-dice/several-kinds", test_party_dice_of_several_kinds);
  g_test_add_func ("/engine/odds/named/party-dice/keep-and-drop", test_party_dice_that_are_kept);
  g_test_add_func ("/engine/odds/named/treasures/one-kind", test_treasures_of_one_kind);
  g_test_add_func ("/engine/odds/named/treasures/points", test_points_of_treasures);
  g_test_add_func ("/engine/odds/named/treasures/several-kinds", test_treasures_of_several_kinds);
  g_test_add_func ("/engine/odds/named/treasures/two-rings-known",
                   test_treasures_once_some_are_known);

  g_test_add_func ("/engine/odds/draw-sums/every-hand-of-small-bags",
                   test_every_hand_of_small_bags);
  g_test_add_func ("/engine/odds/draw-sums/large-bag", test_large_bag);
  g_test_add_func ("/engine/odds/draw-sums/too-much-work", test_bag_that_is_too_much_work);
  g_test_add_func ("/engine/odds/large-sums/samples", test_large_sums);
  g_test_add_func ("/engine/odds/large-sums/by-parts", test_large_sums_by_parts);

  g_test_add_func ("/engine/odds/mixed-sums/counted", test_mixed_sums);
  g_test_add_func ("/engine/odds/mixed-sums/large", test_large_mixed_sums);

  return g_test_run ();
}
