/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chances of a throw in Paper Dungeons against trying everything: all 46656 throws, all matchings
 * of needs and dice; the other reading of a throw that does not stand against its chain of throws, die
 * by die, and against throws with a fixed seed. */

#include "paper-throws.h"

#include "paper-dungeons/paper-dungeons-private.h"

#include <math.h>
#include <string.h>

#define EPSILON 1e-12

static const guint8 taught_faces[PAPER_N_COLOURS][6] = {
  { SYMBOL_WARRIOR, SYMBOL_WARRIOR, SYMBOL_MAGE, SYMBOL_CLOVER, SYMBOL_CLOVER, SYMBOL_SKULL },
  { SYMBOL_WARRIOR, SYMBOL_ROGUE, SYMBOL_BOOTS, SYMBOL_BOOTS, SYMBOL_SKULL, SYMBOL_SKULL },
};

static const guint8 (*face_sets[])[6] = { paper_usual_faces, taught_faces };

static void
init_odds (PaperOdds *odds, guint set, gint32 scope)
{
  g_assert_true (paper_odds_init (odds, face_sets[set], scope));
}

/* Throws */

static void
test_throws (void)
{
  for (guint set = 0; set < G_N_ELEMENTS (face_sets); set++)
    {
      guint of = 0;
      PaperOdds odds;
      gint32 thrown[PAPER_N_DICE];

      init_odds (&odds, set, REROLL_ALL);
      for (guint code = 0; code < PAPER_THROWS; code++)
        of += throw_read (face_sets[set], code, thrown);
      g_assert_cmpuint (odds.of, ==, of);
      g_assert_cmpuint (odds.voids, ==, PAPER_THROWS - of);
      g_assert_cmpfloat_with_epsilon (odds.expected_rolls, (double) PAPER_THROWS / of, EPSILON);
    }
}

static void
test_page_throws (void)
{
  PaperOdds odds;

  init_odds (&odds, 0, REROLL_ALL);
  g_assert_cmpuint (odds.voids, ==, 3121);
  g_assert_cmpuint (odds.of, ==, 43535);
  g_assert_cmpfloat_with_epsilon (odds.expected_rolls, 1.071689, 5e-7);
}

static void
test_never (void)
{
  const guint8 skulls[PAPER_N_COLOURS][6]
      = { { SYMBOL_SKULL, SYMBOL_SKULL, SYMBOL_SKULL, SYMBOL_SKULL, SYMBOL_SKULL, SYMBOL_SKULL },
          { SYMBOL_MAGE, SYMBOL_MAGE, SYMBOL_MAGE, SYMBOL_MAGE, SYMBOL_MAGE, SYMBOL_MAGE } };
  PaperOdds odds;

  g_assert_false (paper_odds_init (&odds, skulls, REROLL_ALL));
  g_assert_false (paper_odds_init (&odds, skulls, REROLL_OFFENDING));
}

/* Counting dice */

typedef gboolean (*IsCounted) (PaperSymbol symbol, PaperColour colour, gconstpointer data);

static void
count_all (guint set, IsCounted is_counted, gconstpointer data, guint32 ways[PAPER_N_DICE + 1])
{
  memset (ways, 0, (PAPER_N_DICE + 1) * sizeof *ways);
  for (guint code = 0; code < PAPER_THROWS; code++)
    {
      gint32 thrown[PAPER_N_DICE];
      guint n = 0;

      if (!throw_read (face_sets[set], code, thrown))
        continue;
      for (guint die = 0; die < PAPER_N_DICE; die++)
        n += is_counted ((PaperSymbol) thrown[die], throw_get_colour (die), data);
      ways[n]++;
    }
}

static void
assert_ways (const PaperOdds *odds, const PaperTally *tally, const guint32 ways[PAPER_N_DICE + 1])
{
  for (guint n = 0; n <= PAPER_N_DICE; n++)
    {
      g_assert_cmpuint (tally->ways[n], ==, ways[n]);
      g_assert_cmpfloat_with_epsilon (tally->chances[n], (double) ways[n] / odds->of, EPSILON);
    }
}

static gboolean
is_wanted (PaperSymbol symbol, PaperColour colour, gconstpointer data)
{
  const PaperNeed *wanted = data;

  return symbol == wanted->symbol
         && (wanted->colour == PAPER_ANY_COLOUR || wanted->colour == colour);
}

static void
test_symbols (void)
{
  for (guint set = 0; set < G_N_ELEMENTS (face_sets); set++)
    for (guint i = 0; i < PAPER_N_SYMBOLS * 3; i++)
      {
        PaperNeed wanted = { (guint8) (i / 3), (guint8) (i % 3) };
        guint32 ways[PAPER_N_DICE + 1];
        PaperTally tally;
        PaperOdds odds;

        init_odds (&odds, set, REROLL_ALL);
        count_all (set, is_wanted, &wanted, ways);
        paper_odds_count_symbol (&odds, (PaperSymbol) wanted.symbol, wanted.colour, &tally);
        assert_ways (&odds, &tally, ways);
      }
}

/* A die for something, in the words of the page. */
typedef struct
{
  PaperNeed need;
  gboolean clover;
  gboolean swap;
} Serving;

static gboolean
serves (PaperSymbol symbol, PaperColour colour, gconstpointer data)
{
  const Serving *self = data;
  gboolean is_right_symbol = self->need.symbol == PAPER_ANY_SYMBOL || self->need.symbol == symbol;
  gboolean is_right_colour = self->need.colour == PAPER_ANY_COLOUR || self->need.colour == colour;

  if (symbol == SYMBOL_SKULL)
    return FALSE;
  if (symbol == SYMBOL_CLOVER && self->clover && self->need.symbol != SYMBOL_BOOTS)
    return TRUE;
  return is_right_symbol && (is_right_colour || self->swap);
}

#define N_NEEDS (PAPER_N_SYMBOLS * 3)

/* Every symbol but the skull, and any, in either colour or any. */
static PaperNeed
get_need (guint i)
{
  guint symbol = i / 3;

  return (PaperNeed) { (guint8) (symbol == SYMBOL_SKULL ? PAPER_ANY_SYMBOL : symbol),
                       (guint8) (i % 3) };
}

static void
test_serving (void)
{
  for (guint set = 0; set < G_N_ELEMENTS (face_sets); set++)
    for (guint i = 0; i < N_NEEDS * 4; i++)
      {
        Serving serving = { get_need (i / 4), i & 1, (i & 2) != 0 };
        guint32 ways[PAPER_N_DICE + 1];
        PaperTally tally;
        PaperOdds odds;

        init_odds (&odds, set, REROLL_ALL);
        count_all (set, serves, &serving, ways);
        paper_odds_count_serving (&odds, serving.need, serving.clover, serving.swap, &tally);
        assert_ways (&odds, &tally, ways);
      }
}

/* Needs */

/* Tries every die for the first need, then the rest for the others. */
static gboolean
can_match (const gint32 thrown[PAPER_N_DICE],
           guint used,
           const PaperNeed *needs,
           guint n_needs,
           gboolean swap)
{
  Serving serving = { .clover = TRUE, .swap = swap };

  if (n_needs == 0)
    return TRUE;
  serving.need = needs[0];
  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (!(used & 1u << die) && serves ((PaperSymbol) thrown[die], throw_get_colour (die), &serving)
        && can_match (thrown, used | 1u << die, needs + 1, n_needs - 1, swap))
      return TRUE;
  return FALSE;
}

static void
assert_needs (guint set, const PaperNeed *needs, guint n_needs)
{
  for (gboolean swap = FALSE; swap <= TRUE; swap++)
    {
      guint32 expected = 0;
      PaperOdds odds;
      guint32 ways;
      double chance;

      init_odds (&odds, set, REROLL_ALL);
      for (guint code = 0; code < PAPER_THROWS; code++)
        {
          gint32 thrown[PAPER_N_DICE];

          expected += throw_read (face_sets[set], code, thrown)
                      && can_match (thrown, 0, needs, n_needs, swap);
        }
      chance = paper_odds_meet_needs (&odds, needs, n_needs, swap, &ways);
      g_assert_cmpuint (ways, ==, expected);
      g_assert_cmpfloat_with_epsilon (chance, (double) expected / odds.of, EPSILON);
    }
}

static void
test_needs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20260722);

  for (guint i = 0; i < N_NEEDS; i++)
    for (guint j = 0; j <= i; j++)
      {
        PaperNeed needs[] = { get_need (i), get_need (j) };

        assert_needs (0, needs, 1 + (j < i));
      }
  for (guint i = 0; i < 60; i++)
    {
      PaperNeed needs[PAPER_MAX_NEEDS];

      for (guint need = 0; need < PAPER_MAX_NEEDS; need++)
        needs[need] = get_need ((guint) g_rand_int_range (rand, 0, N_NEEDS));
      assert_needs (i % 2, needs, PAPER_MAX_NEEDS);
    }
}

static void
assert_page_ways (guint32 ways, double chance, guint32 expected, double decimal)
{
  g_assert_cmpuint (ways, ==, expected);
  g_assert_cmpfloat_with_epsilon (chance, decimal, 5e-7);
}

static void
test_page_odds (void)
{
  const PaperNeed warrior = { SYMBOL_WARRIOR, COLOUR_BLACK };
  const PaperNeed boots = { SYMBOL_BOOTS, PAPER_ANY_COLOUR };
  const PaperNeed both[] = { warrior, { SYMBOL_MAGE, COLOUR_WHITE } };
  const PaperNeed twice[] = { warrior, warrior };
  PaperOdds odds;
  PaperTally tally;
  guint32 ways;
  double chance;

  init_odds (&odds, 0, REROLL_ALL);
  paper_odds_count_symbol (&odds, SYMBOL_SKULL, PAPER_ANY_COLOUR, &tally);
  g_assert_cmpuint (tally.ways[0], ==, 15500);
  g_assert_cmpuint (tally.ways[1], ==, 18675);
  g_assert_cmpuint (tally.ways[2], ==, 9360);
  paper_odds_count_serving (&odds, warrior, TRUE, FALSE, &tally);
  assert_page_ways (odds.of - tally.ways[0], 1 - tally.chances[0], 29455, 0.676582);
  paper_odds_count_serving (&odds, warrior, FALSE, FALSE, &tally);
  assert_page_ways (odds.of - tally.ways[0], 1 - tally.chances[0], 18799, 0.431813);
  paper_odds_count_serving (&odds, boots, TRUE, FALSE, &tally);
  assert_page_ways (odds.of - tally.ways[0], 1 - tally.chances[0], 18799, 0.431813);
  chance = paper_odds_meet_needs (&odds, both, 2, FALSE, &ways);
  assert_page_ways (ways, chance, 18517, 0.425336);
  chance = paper_odds_meet_needs (&odds, twice, 2, FALSE, &ways);
  assert_page_ways (ways, chance, 11791, 0.270840);
}

/* Wounds */

static double
get_mean (const PaperTally *tally)
{
  double mean = 0;

  for (guint n = 0; n <= PAPER_N_DICE; n++)
    mean += n * tally->chances[n];
  return mean;
}

static void
test_page_wounds (void)
{
  double sums[PAPER_N_DICE * PAPER_MAX_ROUND + 1];
  PaperTally tally;
  PaperOdds odds;

  init_odds (&odds, 0, REROLL_ALL);
  paper_odds_count_wounds (&odds, 1, PAPER_NO_TALENT, &tally);
  g_assert_cmpfloat_with_epsilon (8 * get_mean (&tally), 6.871712, 5e-7);
  g_assert_cmpuint (paper_odds_add_rounds (&tally, 8, sums), ==, 16);
  paper_odds_count_wounds (&odds, 1, TALENT_FORTUNE_TELLER, &tally);
  g_assert_cmpfloat_with_epsilon (tally.chances[0], 6835.0 / 8707, EPSILON);
  g_assert_cmpfloat_with_epsilon (tally.chances[1], 1872.0 / 8707, EPSILON);
  g_assert_cmpfloat_with_epsilon (tally.chances[1], 0.214999, 5e-7);
  paper_odds_count_wounds (&odds, PAPER_PERK_LEVEL, PAPER_NO_TALENT, &tally);
  g_assert_cmpuint (paper_odds_add_rounds (&tally, 8, sums), ==, 0);
  g_assert_cmpfloat (sums[0], ==, 1);
}

/* Round by round, every number of skulls. */
static void
add_brutally (const PaperTally *tally, guint rounds, guint sum, double chance, double *sums)
{
  if (rounds == 0)
    {
      sums[sum] += chance;
      return;
    }
  for (guint n = 0; n <= PAPER_N_DICE; n++)
    if (tally->chances[n] > 0)
      add_brutally (tally, rounds - 1, sum + n, chance * tally->chances[n], sums);
}

static void
test_rounds (void)
{
  for (guint rounds = 0; rounds <= PAPER_MAX_ROUND; rounds++)
    {
      double expected[PAPER_N_DICE * PAPER_MAX_ROUND + 1] = { 0 };
      double sums[PAPER_N_DICE * PAPER_MAX_ROUND + 1];
      PaperTally tally;
      PaperOdds odds;
      guint most;

      init_odds (&odds, 0, REROLL_ALL);
      paper_odds_count_wounds (&odds, 3, PAPER_NO_TALENT, &tally);
      add_brutally (&tally, rounds, 0, 1, expected);
      most = paper_odds_add_rounds (&tally, rounds, sums);
      g_assert_cmpuint (most, ==, 2 * rounds);
      for (guint sum = 0; sum < G_N_ELEMENTS (sums); sum++)
        g_assert_cmpfloat_with_epsilon (sums[sum], expected[sum], EPSILON);
    }
}

/* Only the dice that offend are thrown again */

enum
{
  SHOWS_OTHER,
  SHOWS_SKULL,
  SHOWS_CLOVER,
  N_SHOWN,
};

#define N_STATES 729

typedef struct
{
  double shown[PAPER_N_COLOURS][N_SHOWN];
  double standing[N_STATES];
  double expected_rolls;
} DieChain;

static guint
get_shown (PaperSymbol symbol)
{
  return symbol == SYMBOL_SKULL    ? SHOWS_SKULL
         : symbol == SYMBOL_CLOVER ? SHOWS_CLOVER
                                   : SHOWS_OTHER;
}

/* What each die shows; which of the dice are thrown again, by the rule of the moves. */
static guint
judge_state (guint state, guint shown[PAPER_N_DICE])
{
  static const PaperSymbol symbols[] = { SYMBOL_MAGE, SYMBOL_SKULL, SYMBOL_CLOVER };
  gint32 thrown[PAPER_N_DICE];
  PaperThrow result;
  guint again = 0;

  for (guint die = 0; die < PAPER_N_DICE; die++, state /= N_SHOWN)
    {
      shown[die] = state % N_SHOWN;
      thrown[die] = (gint32) symbols[shown[die]];
    }
  paper_judge_throw (thrown, NULL, &result);
  for (guint die = 0; die < PAPER_N_DICE && result.is_void; die++)
    if ((shown[die] == SHOWS_SKULL && result.skulls >= 3)
        || (shown[die] == SHOWS_CLOVER && result.clovers >= 3))
      again |= 1u << die;
  return again;
}

static double
get_chance (const DieChain *self, const guint from[PAPER_N_DICE], guint again, guint to)
{
  double chance = 1;

  for (guint die = 0; die < PAPER_N_DICE; die++, to /= N_SHOWN)
    if (again & 1u << die)
      chance *= self->shown[throw_get_colour (die)][to % N_SHOWN];
    else if (from[die] != to % N_SHOWN)
      return 0;
  return chance;
}

/* Throws again and again until hardly any chance is left. */
static void
run_chain (DieChain *self, const guint8 faces[PAPER_N_COLOURS][6])
{
  double now[N_STATES];
  guint shown[PAPER_N_DICE] = { 0 };

  memset (self, 0, sizeof *self);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    for (guint i = 0; i < 6; i++)
      self->shown[colour][get_shown ((PaperSymbol) faces[colour][i])] += 1.0 / 6;
  for (guint state = 0; state < N_STATES; state++)
    now[state] = get_chance (self, shown, (1u << PAPER_N_DICE) - 1, state);
  for (double left = 1; left > 1e-15;)
    {
      double next[N_STATES] = { 0 };

      self->expected_rolls += left;
      left = 0;
      for (guint state = 0; state < N_STATES; state++)
        {
          guint again = judge_state (state, shown);

          if (again == 0)
            self->standing[state] += now[state];
          else
            left += now[state];
          for (guint to = 0; again != 0 && now[state] > 0 && to < N_STATES; to++)
            next[to] += now[state] * get_chance (self, shown, again, to);
        }
      memcpy (now, next, sizeof now);
    }
}

static void
test_offending_chain (void)
{
  for (guint set = 0; set < G_N_ELEMENTS (face_sets); set++)
    {
      double classes[PAPER_N_CLASSES][PAPER_N_CLASSES] = { 0 };
      DieChain chain;
      PaperOdds odds;

      init_odds (&odds, set, REROLL_OFFENDING);
      g_assert_false (odds.is_counted);
      run_chain (&chain, face_sets[set]);
      for (guint state = 0; state < N_STATES; state++)
        {
          guint n[PAPER_N_COLOURS][N_SHOWN] = { 0 };
          guint shown[PAPER_N_DICE];

          judge_state (state, shown);
          for (guint die = 0; die < PAPER_N_DICE; die++)
            n[throw_get_colour (die)][shown[die]]++;
          classes[PAPER_CLASS (n[0][SHOWS_SKULL], n[0][SHOWS_CLOVER])]
                 [PAPER_CLASS (n[1][SHOWS_SKULL], n[1][SHOWS_CLOVER])]
              += chain.standing[state];
        }
      g_assert_cmpfloat_with_epsilon (odds.expected_rolls, chain.expected_rolls, EPSILON);
      for (guint white = 0; white < PAPER_N_CLASSES; white++)
        for (guint black = 0; black < PAPER_N_CLASSES; black++)
          g_assert_cmpfloat_with_epsilon (odds.chances[white][black], classes[white][black],
                                          EPSILON);
    }
}

static void
throw_until_it_stands (GRand *rand,
                       const guint8 faces[PAPER_N_COLOURS][6],
                       gint32 thrown[PAPER_N_DICE],
                       guint *n_throws)
{
  guint again = (1u << PAPER_N_DICE) - 1;
  PaperThrow result;

  do
    {
      for (guint die = 0; die < PAPER_N_DICE; die++)
        if (again & 1u << die)
          thrown[die] = faces[throw_get_colour (die)][g_rand_int_range (rand, 0, 6)];
      (*n_throws)++;
      paper_judge_throw (thrown, NULL, &result);
      again = 0;
      for (guint die = 0; die < PAPER_N_DICE && result.is_void; die++)
        if ((thrown[die] == SYMBOL_SKULL && result.skulls >= 3)
            || (thrown[die] == SYMBOL_CLOVER && result.clovers >= 3))
          again |= 1u << die;
    }
  while (result.is_void);
}

/* Within five standard deviations. */
static void
assert_simulated (guint hits, guint n, double chance)
{
  double deviation = sqrt (n * chance * (1 - chance));

  g_assert_cmpfloat (fabs (hits - n * chance), <=, 5 * deviation);
}

static void
test_offending_simulated (void)
{
  const guint n = 400000;
  const PaperNeed needs[] = { { SYMBOL_WARRIOR, COLOUR_BLACK }, { SYMBOL_MAGE, COLOUR_WHITE } };

  for (guint set = 0; set < G_N_ELEMENTS (face_sets); set++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (17 + set);
      guint skulls[PAPER_N_DICE + 1] = { 0 };
      guint n_throws = 0;
      guint met = 0;
      PaperTally tally;
      PaperOdds odds;

      init_odds (&odds, set, REROLL_OFFENDING);
      for (guint i = 0; i < n; i++)
        {
          gint32 thrown[PAPER_N_DICE];
          guint n_skulls = 0;

          throw_until_it_stands (rand, face_sets[set], thrown, &n_throws);
          for (guint die = 0; die < PAPER_N_DICE; die++)
            n_skulls += thrown[die] == SYMBOL_SKULL;
          skulls[n_skulls]++;
          met += can_match (thrown, 0, needs, 2, FALSE);
        }
      paper_odds_count_symbol (&odds, SYMBOL_SKULL, PAPER_ANY_COLOUR, &tally);
      for (guint i = 0; i <= PAPER_N_DICE; i++)
        assert_simulated (skulls[i], n, tally.chances[i]);
      assert_simulated (met, n, paper_odds_meet_needs (&odds, needs, 2, FALSE, NULL));
      g_assert_cmpfloat_with_epsilon ((double) n_throws / n, odds.expected_rolls, 0.005);
    }
}

static void
test_offending_sums (void)
{
  PaperTally tally;
  PaperOdds odds;
  double sum = 0;

  init_odds (&odds, 0, REROLL_OFFENDING);
  paper_odds_count_symbol (&odds, SYMBOL_WARRIOR, PAPER_ANY_COLOUR, &tally);
  for (guint n = 0; n <= PAPER_N_DICE; n++)
    {
      g_assert_cmpuint (tally.ways[n], ==, 0);
      sum += tally.chances[n];
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, EPSILON);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/games/paper-dungeons/odds/throws-that-stand", test_throws);
  g_test_add_func ("/games/paper-dungeons/odds/throws-of-the-page", test_page_throws);
  g_test_add_func ("/games/paper-dungeons/odds/dice-that-never-stand", test_never);
  g_test_add_func ("/games/paper-dungeons/odds/symbols-of-all-throws", test_symbols);
  g_test_add_func ("/games/paper-dungeons/odds/serving-dice-of-all-throws", test_serving);
  g_test_add_func ("/games/paper-dungeons/odds/needs-of-all-throws", test_needs);
  g_test_add_func ("/games/paper-dungeons/odds/examples-of-the-page", test_page_odds);
  g_test_add_func ("/games/paper-dungeons/odds/wounds-of-the-page", test_page_wounds);
  g_test_add_func ("/games/paper-dungeons/odds/sums-over-rounds", test_rounds);
  g_test_add_func ("/games/paper-dungeons/odds/offending-die-by-die", test_offending_chain);
  g_test_add_func ("/games/paper-dungeons/odds/offending-simulated", test_offending_simulated);
  g_test_add_func ("/games/paper-dungeons/odds/offending-sums-to-one", test_offending_sums);
  return g_test_run ();
}
