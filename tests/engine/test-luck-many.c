/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the luck of many matches and people can be trusted: fair dice are called fair, crooked
 * ones are found after the number of rolls that is named. What is simulated has fixed seeds. */

#include "tm-luck.h"

#include <math.h>

#define N_PEOPLE 3
#define N_FACES_MAX 12

enum
{
  PIECE_DIE,
  PIECE_COIN,
  PIECE_DOZEN,
  PIECE_OWN,
};

static const TmWord die_faces[] = { { "1", "One" },  { "2", "Two" },  { "3", "Three" },
                                    { "4", "Four" }, { "5", "Five" }, { "6", "Six" } };
static const TmWord coin_faces[] = { { "heads", "Heads" }, { "tails", "Tails" } };
static const TmWord dozen_faces[]
    = { { "1", "1" }, { "2", "2" }, { "3", "3" }, { "4", "4" },   { "5", "5" },   { "6", "6" },
        { "7", "7" }, { "8", "8" }, { "9", "9" }, { "10", "10" }, { "11", "11" }, { "12", "12" } };
static const TmPieceSpec pieces[] = {
  [PIECE_DIE] = { .id = "die", .name = "Die", .count = 1, .faces = die_faces, .n_faces = 6 },
  [PIECE_COIN] = { .id = "coin", .name = "Coin", .count = 1, .faces = coin_faces, .n_faces = 2 },
  [PIECE_DOZEN]
  = { .id = "dozen", .name = "Dozen", .count = 1, .faces = dozen_faces, .n_faces = 12 },
  [PIECE_OWN] = { .id = "own",
                  .name = "Own",
                  .count = 1,
                  .faces = coin_faces,
                  .n_faces = 2,
                  .has_own_faces = TRUE },
};
static const TmKit kit = { .pieces = pieces, .n_pieces = G_N_ELEMENTS (pieces) };
static const TmGame game = { .id = "many", .name = "Many", .kit = &kit };

/* Random numbers */

static double
get_random (TmRandom *random)
{
  return (tm_random_below (random, 1u << 30) + 0.5) / (1u << 30);
}

/* How many of so many rolls show a face with that chance: counted from the first term of the
 * binomial distribution on, so that few numbers are drawn. */
static guint
draw_count (TmRandom *random, guint n_rolls, double chance)
{
  guint count = 0;

  for (double passed = 0;; count++)
    {
      passed += 1 + floor (log (get_random (random)) / log1p (-chance));
      if (passed > n_rolls)
        return count;
    }
}

/* How often each face of a fair die comes up: one face after the other, of what is left. */
static void
draw_counts (TmRandom *random, guint n_rolls, guint n_faces, guint *counts)
{
  for (guint face = 0; face < n_faces; face++)
    {
      counts[face]
          = face + 1 == n_faces ? n_rolls : draw_count (random, n_rolls, 1.0 / (n_faces - face));
      n_rolls -= counts[face];
    }
}

/* The arithmetic */

/* All terms one by one, with Pascal's numbers. */
static double
sum_tail (guint count, guint n_rolls, double chance)
{
  long double sum = 0;

  for (guint i = count; i <= n_rolls; i++)
    {
      long double term = 1;

      for (guint j = 1; j <= i; j++)
        term = term * (n_rolls - i + j) / j * chance;
      for (guint j = 0; j < n_rolls - i; j++)
        term *= 1 - (long double) chance;
      sum += term;
    }
  return (double) sum;
}

static void
test_tails (void)
{
  static const double chances[] = { 0.001, 0.05, 1.0 / 12, 1.0 / 6, 0.25, 0.5, 0.75, 0.95, 0.999 };
  guint n_compared = 0;

  for (guint n_rolls = 1; n_rolls <= 60; n_rolls++)
    for (guint count = 0; count <= n_rolls; count++)
      for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
        {
          double expected = sum_tail (count, n_rolls, chances[i]);
          double found = tm_luck_get_tail (count, n_rolls, chances[i]);

          /* A small end keeps its digits; a large one is what the other end leaves. */
          g_assert_cmpfloat_with_epsilon (found, expected, 1e-12);
          if (count > n_rolls * chances[i])
            g_assert_cmpfloat_with_epsilon (found / expected, 1, 1e-11);
          n_compared++;
        }
  g_test_message ("%u ends summed up one by one", n_compared);
}

/* The ends of an interval are where a count as extreme is just as rare as may be. */
static void
assert_ends (guint count, guint n_rolls, double error_chance)
{
  double low, high;

  tm_luck_find_interval (count, n_rolls, error_chance, &low, &high);
  g_assert_cmpfloat (low, <=, count / (double) n_rolls);
  g_assert_cmpfloat (high, >=, count / (double) n_rolls);
  if (count == 0)
    g_assert_cmpfloat (low, ==, 0);
  else
    g_assert_cmpfloat_with_epsilon (tm_luck_get_tail (count, n_rolls, low) / (error_chance / 2), 1,
                                    1e-6);
  if (count == n_rolls)
    g_assert_cmpfloat (high, ==, 1);
  /* Nearer to certainty a number has not the digits. */
  else if (1 - high > 1e-8)
    g_assert_cmpfloat_with_epsilon (
        tm_luck_get_tail (n_rolls - count, n_rolls, 1 - high) / (error_chance / 2), 1, 1e-6);
}

static void
test_ends (void)
{
  static const guint numbers[] = { 1, 2, 3, 6, 12, 45, 84, 1000, 30000, 10000000, 1000000000 };
  static const double shares[] = { 0, 0.001, 0.05, 1.0 / 6, 0.2, 0.5, 0.8, 0.999, 1 };
  static const double errors[] = { 0.1, 0.05, 0.05 / 6, 0.05 / 4800, 1e-9 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint j = 0; j < G_N_ELEMENTS (shares); j++)
      for (guint k = 0; k < G_N_ELEMENTS (errors); k++)
        {
          guint count = (guint) (numbers[i] * shares[j] + 0.5);

          assert_ends (count, numbers[i], errors[k]);
          assert_ends (MIN (count, 1), numbers[i], errors[k]);
          assert_ends (numbers[i] - MIN (count, 1), numbers[i], errors[k]);
        }
}

/* The chance that the interval holds the truth, summed up over all counts there can be. */
static double
get_coverage (guint n_rolls, double chance, double error_chance)
{
  double coverage = 0;

  for (guint count = 0; count <= n_rolls; count++)
    {
      double low, high;

      tm_luck_find_interval (count, n_rolls, error_chance, &low, &high);
      if (low <= chance && chance <= high)
        coverage += tm_luck_get_tail (count, n_rolls, chance)
                    - (count < n_rolls ? tm_luck_get_tail (count + 1, n_rolls, chance) : 0);
    }
  return coverage;
}

static void
test_truth (void)
{
  static const guint numbers[] = { 1, 5, 12, 45, 300, 1000 };
  static const double chances[] = { 0.01, 1.0 / 12, 1.0 / 6, 0.25, 0.5, 0.9 };
  static const double errors[] = { 0.05, 0.05 / 6, 0.001 };
  double narrowest = 1;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint j = 0; j < G_N_ELEMENTS (chances); j++)
      for (guint k = 0; k < G_N_ELEMENTS (errors); k++)
        {
          double coverage = get_coverage (numbers[i], chances[j], errors[k]);

          g_assert_cmpfloat (coverage, >=, 1 - errors[k] - 1e-9);
          if (k == 0)
            narrowest = MIN (narrowest, coverage);
        }
  g_test_message ("of 95 %% at least %.2f %%", narrowest * 100);
  /* They are not simply too wide, either. */
  g_assert_cmpfloat (narrowest, <, 0.96);
}

static gboolean
is_outside (guint count, guint n_rolls, double chance, double error_chance)
{
  double low, high;

  tm_luck_find_interval (count, n_rolls, error_chance, &low, &high);
  return chance < low || chance > high;
}

/* A count of the same share, in so many rolls. */
static gboolean
is_outside_then (guint count, guint n_rolls, guint then, double error_chance)
{
  guint64 scaled = (guint64) count * then;
  gboolean is_often = count * 6.0 > n_rolls;

  return is_outside ((guint) (is_often ? scaled / n_rolls : (scaled + n_rolls - 1) / n_rolls), then,
                     1.0 / 6, error_chance);
}

/* One roll earlier it is not outside yet, and from that number on it stays so; but for single rolls
 * within one percent, where thousands are needed. */
static void
assert_more (guint count, guint n_rolls, double error_chance)
{
  guint more = tm_luck_count_more (count, n_rolls, 1.0 / 6, error_chance);

  g_assert_true ((more == 0) == is_outside (count, n_rolls, 1.0 / 6, error_chance));
  if (more == 0 || more == TM_LUCK_NEVER)
    return;
  g_assert_false (is_outside_then (count, n_rolls, n_rolls + more - 1, error_chance));
  g_assert_true (is_outside_then (count, n_rolls, n_rolls + more, error_chance));
  for (guint later = more + more / 100; later <= more + more / 100 + 200; later++)
    g_assert_true (is_outside_then (count, n_rolls, n_rolls + later, error_chance));
}

static void
test_more (void)
{
  for (guint n_rolls = 1; n_rolls <= 40; n_rolls++)
    for (guint count = 0; count <= n_rolls; count++)
      assert_more (count, n_rolls, 0.05 / 6);
  assert_more (900, 5000, 0.05 / 60);
  assert_more (1700, 10000, 0.05 / 60);
  assert_more (1600, 10000, 0.05 / 60);
  assert_more (99, 100, 0.001);
  g_assert_cmpuint (tm_luck_count_more (1667000, 10000000, 1.0 / 6, 0.05 / 4800), ==,
                    TM_LUCK_NEVER);
  g_assert_cmpuint (tm_luck_count_more (1700000, 10000000, 1.0 / 6, 0.05 / 4800), ==, 0);
}

/* Histories */

static void
add_count (GArray *counts, guint kind, TmSource source, int seat, guint face, guint n)
{
  const TmLuckCount count
      = { .piece_kind = kind, .source = source, .seat = seat, .face = face, .count = n };

  g_array_append_val (counts, count);
}

static void
roll (GArray *counts, TmRandom *random, guint kind, TmSource source, int seat, guint n_rolls)
{
  guint drawn[N_FACES_MAX];

  draw_counts (random, n_rolls, pieces[kind].n_faces, drawn);
  for (guint face = 0; face < pieces[kind].n_faces; face++)
    add_count (counts, kind, source, seat, face, drawn[face]);
}

/* Few rolls of some, many of others; not everybody rolls everything. */
static GArray *
create_history (TmRandom *random)
{
  static const guint lengths[] = { 0, 7, 40, 150, 600 };
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));

  for (guint kind = PIECE_DIE; kind <= PIECE_DOZEN; kind++)
    for (int seat = 0; seat < N_PEOPLE; seat++)
      for (guint source = TM_SOURCE_TABLE; source <= TM_SOURCE_APP; source++)
        roll (counts, random, kind, source, seat,
              lengths[tm_random_below (random, G_N_ELEMENTS (lengths))]);
  return counts;
}

static TmLuck *
judge (const GArray *counts)
{
  return tm_luck_new_from_counts (&game, (const TmLuckCount *) counts->data, counts->len, N_PEOPLE);
}

static gboolean
is_fair (const TmLuck *luck)
{
  for (guint die = 0; die < tm_luck_get_n_dice (luck); die++)
    if (tm_luck_get_die (luck, die)->excludes_chance)
      return FALSE;
  return TRUE;
}

/* Whether it would be called fair if every interval stood for itself. */
static gboolean
is_fair_uncorrected (const TmLuck *luck)
{
  for (guint die = 0; die < tm_luck_get_n_dice (luck); die++)
    {
      const TmLuckDie *rolled = tm_luck_get_die (luck, die);

      for (guint face = 0; face < rolled->n_faces; face++)
        {
          const TmLuckFace *fallen = tm_luck_get_face (luck, die, face);

          if (is_outside (fallen->count, rolled->n_rolls, fallen->chance, 1 - TM_LUCK_CONFIDENCE))
            return FALSE;
        }
    }
  return TRUE;
}

/* Three standard deviations of a binomial count, on the side of the claim that may be missed. */
static double
get_slack (double chance, guint n)
{
  return 3 * sqrt (n * chance * (1 - chance));
}

static void
test_fair_histories (void)
{
  guint n_histories = g_test_slow () ? 100000 : 10000;
  guint n_accused = 0;
  guint n_uncorrected = 0;
  TmRandom random;

  tm_random_init_fast (&random, 2026);
  for (guint i = 0; i < n_histories; i++)
    {
      g_autoptr (GArray) counts = create_history (&random);
      g_autoptr (TmLuck) luck = judge (counts);

      n_accused += !is_fair (luck);
      n_uncorrected += !is_fair_uncorrected (luck);
    }
  g_test_message ("%u of %u fair histories accused (%.2f %%), %u without the correction (%.2f %%)",
                  n_accused, n_histories, n_accused * 100.0 / n_histories, n_uncorrected,
                  n_uncorrected * 100.0 / n_histories);
  g_assert_cmpfloat (n_accused, <=, n_histories * 0.05 + get_slack (0.05, n_histories));
  /* It does accuse now and then: the intervals are not wide beyond need. */
  g_assert_cmpfloat (n_accused, >=, n_histories * 0.01);
  g_assert_cmpfloat (n_uncorrected, >, n_histories * 0.5);
}

/* Crooked dice */

/* A die with a six of that chance, among all that a page shows: whether the page says so. */
static gboolean
finds_six (TmRandom *random, guint n_rolls, double chance, guint n_looks)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));
  g_autoptr (TmLuck) luck = NULL;
  guint sixes = draw_count (random, n_rolls, chance);
  guint others[5];

  draw_counts (random, n_rolls - sixes, 5, others);
  for (guint face = 0; face < 5; face++)
    add_count (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, face, others[face]);
  add_count (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, 5, sixes);
  for (guint seat = 1; seat < n_looks / 6; seat++)
    roll (counts, random, PIECE_DIE, TM_SOURCE_TABLE, (int) seat, 30);
  luck = tm_luck_new_from_counts (&game, (const TmLuckCount *) counts->data, counts->len,
                                  n_looks / 6);
  g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, n_looks);
  return tm_luck_get_face (luck, 0, 5)->excludes_chance
         && tm_luck_get_face (luck, 0, 5)->low > 1.0 / 6;
}

static guint
count_found (TmRandom *random, guint n_rolls, double chance, guint n_looks)
{
  guint n_found = 0;

  for (guint i = 0; i < 1000; i++)
    n_found += finds_six (random, n_rolls, chance, n_looks);
  return n_found;
}

static void
assert_found (double chance, guint n_looks)
{
  guint needed = tm_luck_count_needed (1.0 / 6, chance, 0.05 / n_looks, 0.95);
  guint n_found, n_soon;
  TmRandom random;

  tm_random_init_fast (&random, n_looks);
  n_found = count_found (&random, needed, chance, n_looks);
  n_soon = count_found (&random, needed / 4, chance, n_looks);
  g_test_message ("a six of %.0f %%, %u looks: %u rolls find it %u times of 1000, a quarter %u",
                  chance * 100, n_looks, needed, n_found, n_soon);
  g_assert_cmpfloat (n_found, >=, 950 - get_slack (0.95, 1000));
  /* The number is not larger than it need be, and a few rolls do not do. */
  g_assert_cmpfloat (n_found, <=, 970 + get_slack (0.97, 1000));
  g_assert_cmpuint (n_soon, <, 400);
}

static void
test_crooked_die (void)
{
  assert_found (0.25, 6);
  assert_found (0.25, 60);
  assert_found (0.4, 24);
}

/* The chance to find it, from the distribution itself. */
static double
get_power (guint n_rolls, double fair, double crooked, double error_chance)
{
  for (guint count = 0; count <= n_rolls; count++)
    {
      double low, high;

      tm_luck_find_interval (count, n_rolls, error_chance, &low, &high);
      if (low > fair)
        return tm_luck_get_tail (count, n_rolls, crooked);
    }
  return 0;
}

/* Enough from there on, and not before. */
static void
assert_needed (double fair, double crooked, double error_chance, double power)
{
  guint needed = tm_luck_count_needed (fair, crooked, error_chance, power);

  g_assert_cmpfloat (get_power (needed - 1, fair, crooked, error_chance), <, power);
  for (guint n_rolls = needed; n_rolls < needed + 60; n_rolls++)
    g_assert_cmpfloat (get_power (n_rolls, fair, crooked, error_chance), >=, power);
}

static void
test_needed (void)
{
  assert_needed (1.0 / 6, 0.25, 0.05 / 6, 0.95);
  assert_needed (1.0 / 6, 1, 0.05 / 6, 0.95);
  assert_needed (1.0 / 6, 0.5, 0.05 / 600, 0.5);
  assert_needed (0.5, 0.75, 0.05 / 2, 0.95);
  assert_needed (1.0 / 12, 0.2, 0.05 / 12, 0.8);
  g_assert_cmpuint (tm_luck_count_needed (1.0 / 6, 0.1, 0.01, 0.95), ==,
                    tm_luck_count_needed (5.0 / 6, 0.9, 0.01, 0.95));
  /* All alike: 6 × 6 × 6 times 1 in 6 is rarer than 1 in 200. */
  g_assert_cmpuint (tm_luck_count_needed (1.0 / 6, 1, 0.01, 0.95), ==, 3);
  g_assert_cmpuint (tm_luck_count_needed (1.0 / 6, 1.0 / 6, 0.01, 0.95), ==, TM_LUCK_NEVER);
  g_assert_cmpuint (tm_luck_count_needed (1.0 / 6, 0.1667, 0.01, 0.95), ==, TM_LUCK_NEVER);
}

/* Counts */

/* The same in parts and in any order. */
static void
test_order (void)
{
  static const TmLuckCount counts[] = {
    { PIECE_COIN, TM_SOURCE_TABLE, 1, 1, 4 }, { PIECE_DIE, TM_SOURCE_APP, 0, 5, 3 },
    { PIECE_DIE, TM_SOURCE_TABLE, 0, 5, 2 },  { PIECE_DIE, TM_SOURCE_TABLE, 1, 0, 1 },
    { PIECE_DIE, TM_SOURCE_APP, 0, 5, 5 },    { PIECE_DIE, TM_SOURCE_APP, 0, 1, 1 },
    { PIECE_DIE, TM_SOURCE_APP, -1, 2, 7 },
  };
  g_autoptr (TmLuck) luck = tm_luck_new_from_counts (&game, counts, G_N_ELEMENTS (counts), 2);
  static const TmLuckCount dice[] = {
    { PIECE_DIE, TM_SOURCE_TABLE, 0, 5, 2 },  { PIECE_DIE, TM_SOURCE_TABLE, 1, 0, 1 },
    { PIECE_DIE, TM_SOURCE_APP, -1, 2, 7 },   { PIECE_DIE, TM_SOURCE_APP, 0, 5, 8 },
    { PIECE_COIN, TM_SOURCE_TABLE, 1, 1, 4 },
  };

  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, G_N_ELEMENTS (dice));
  g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, 4 * 6 + 2);
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    {
      const TmLuckDie *die = tm_luck_get_die (luck, i);

      g_assert_cmpuint (die->piece_kind, ==, dice[i].piece_kind);
      g_assert_cmpuint (die->source, ==, dice[i].source);
      g_assert_cmpint (die->seat, ==, dice[i].seat);
      g_assert_cmpuint (tm_luck_get_face (luck, i, dice[i].face)->count, ==, dice[i].count);
    }
  g_assert_cmpuint (tm_luck_get_die (luck, 3)->n_rolls, ==, 9);
  g_assert_cmpstr (tm_luck_get_face_name (luck, 3, 5), ==, "Six");
}

/* What a damaged file may tell. */
static void
test_nonsense (void)
{
  static const TmLuckCount counts[] = {
    { 99, TM_SOURCE_TABLE, 0, 0, 1 },
    { PIECE_DIE, TM_SOURCE_TABLE, 0, 6, 1 },
    { PIECE_DIE, TM_SOURCE_TABLE, 2, 0, 1 },
    { PIECE_DIE, TM_SOURCE_TABLE, -2, 0, 1 },
    { PIECE_DIE, 2, 0, 0, 1 },
    { PIECE_DIE, TM_SOURCE_TABLE, 0, 0, 0 },
    { PIECE_OWN, TM_SOURCE_TABLE, 0, 0, 1 },
    { PIECE_DIE, TM_SOURCE_APP, 1, 0, G_MAXUINT },
    { PIECE_DIE, TM_SOURCE_APP, 1, 0, G_MAXUINT },
    { PIECE_DIE, TM_SOURCE_APP, 1, 1, G_MAXUINT },
  };
  g_autoptr (TmLuck) luck = tm_luck_new_from_counts (&game, counts, G_N_ELEMENTS (counts), 2);

  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, 0);
  g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, 0);
}

/* Words for many matches need no box. */
static void
test_words (void)
{
  static const TmLuckCount counts[]
      = { { PIECE_DIE, TM_SOURCE_TABLE, 0, 5, 41 }, { PIECE_DIE, TM_SOURCE_TABLE, 0, 0, 43 } };
  g_autoptr (TmLuck) luck = tm_luck_new_from_counts (&game, counts, G_N_ELEMENTS (counts), 1);
  TmText text = tm_luck_describe (luck, 0);
  g_autofree char *words = tm_text_dup_string (&text, NULL);

  g_assert_cmpstr (words, ==, "One came up more often than chance explains: 43 of 84");
}

/* 40 persons, 10 kinds of dice: twice so many dice as PIECE_DIE and PIECE_COIN of two sources, for
 * 10 million rolls of each and for a few. The figures stand in the message. */
static void
test_large (void)
{
  static const guint lengths[] = { 50, 4000, 10000000 };
  TmRandom random;

  tm_random_init_fast (&random, 40);
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));
      g_autoptr (TmLuck) luck = NULL;
      guint n_rolls = lengths[i];
      gint64 start;

      for (int seat = 0; seat < 400; seat++)
        for (guint face = 0; face < 6; face++)
          add_count (counts, PIECE_DIE, TM_SOURCE_TABLE, seat, face,
                     n_rolls / 6 + tm_random_below (&random, (guint) sqrt (n_rolls)));
      start = g_get_monotonic_time ();
      luck = tm_luck_new_from_counts (&game, (const TmLuckCount *) counts->data, counts->len, 400);
      g_test_message ("%u dice of some %u rolls each judged in %.1f ms", tm_luck_get_n_dice (luck),
                      n_rolls, (g_get_monotonic_time () - start) / 1e3);
      g_assert_cmpuint (tm_luck_get_n_looks (luck), ==, 2400);
      for (guint die = 0; die < 400; die += 37)
        for (guint face = 0; face < 6; face++)
          {
            const TmLuckFace *found = tm_luck_get_face (luck, die, face);
            double share = found->count / (double) tm_luck_get_die (luck, die)->n_rolls;

            g_assert_cmpfloat (found->low, <, share);
            g_assert_cmpfloat (found->high, >, share);
            /* Five standard deviations: 4.3 of them are 0.05 / 2400. */
            g_assert_cmpfloat (found->high - share, <, 5.5 * 0.38 / sqrt (n_rolls) + 5.0 / n_rolls);
          }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/luck-many/tail/as-summed-up", test_tails);
  g_test_add_func ("/luck-many/interval/ends-are-just-rare", test_ends);
  g_test_add_func ("/luck-many/interval/holds-the-truth", test_truth);
  g_test_add_func ("/luck-many/more/stays-outside", test_more);
  g_test_add_func ("/luck-many/needed/enough-and-no-more", test_needed);
  g_test_add_func ("/luck-many/counts/any-order", test_order);
  g_test_add_func ("/luck-many/counts/nonsense", test_nonsense);
  g_test_add_func ("/luck-many/counts/large", test_large);
  g_test_add_func ("/luck-many/counts/words", test_words);
  g_test_add_func ("/luck-many/fair-histories-are-fair", test_fair_histories);
  g_test_add_func ("/luck-many/crooked-die-is-found", test_crooked_die);
  return g_test_run ();
}
