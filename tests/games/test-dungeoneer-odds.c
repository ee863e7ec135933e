/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of Dungeoneer against rolling every row of dice there is. */

#include "dungeoneer/dungeoneer-odds.h"

#include "tm-fraction.h"

#include <string.h>

#define FACES 6
/* The most dice that are all rolled out. */
#define MAX_ROLLED 7

/* Every row of so many dice, one after the other. */
typedef struct
{
  guint n_dice;
  gint32 dice[MAX_ROLLED];
} Rows;

static void
rows_init (Rows *self, guint n_dice)
{
  g_assert_cmpuint (n_dice, <=, MAX_ROLLED);
  self->n_dice = n_dice;
  for (guint i = 0; i < n_dice; i++)
    self->dice[i] = 1;
}

static gboolean
rows_next (Rows *self)
{
  for (guint i = 0; i < self->n_dice; i++)
    {
      if (self->dice[i] < FACES)
        {
          self->dice[i]++;
          return TRUE;
        }
      self->dice[i] = 1;
    }
  return FALSE;
}

static gint32
get_best (const gint32 *dice, guint n_dice)
{
  gint32 best = dice[0];

  for (guint i = 1; i < n_dice; i++)
    best = MAX (best, dice[i]);
  return best;
}

static void
assert_same (guint64 cases, guint64 of, guint64 counted, guint64 rows)
{
  TmFraction fraction = tm_fraction_new (cases, of);
  TmFraction wanted = tm_fraction_new (counted, rows);

  if (!tm_fraction_equal (fraction, wanted))
    {
      g_autofree char *got = tm_fraction_dup_string (fraction);
      g_autofree char *rolled = tm_fraction_dup_string (wanted);

      g_test_message ("%s, rolled out %s", got, rolled);
    }
  g_assert_true (tm_fraction_equal (fraction, wanted));
}

/* Threats */

static void
check_threat (gint32 need, gint32 stat, guint n_dice)
{
  DungeoneerThreatLaw law;
  guint64 rows = 0, passed = 0;
  gint32 lowest = 1;
  Rows row;

  while (lowest <= FACES && lowest + stat < need)
    lowest++;
  rows_init (&row, n_dice);
  do
    {
      rows++;
      passed += get_best (row.dice, n_dice) + stat >= need;
    }
  while (rows_next (&row));
  dungeoneer_threat_law (need, stat, n_dice, &law);
  g_assert_cmpint (law.lowest_die, ==, lowest);
  assert_same (law.pass, law.of, passed, rows);
}

static void
test_threats (void)
{
  for (gint32 need = 1; need <= 14; need++)
    for (gint32 stat = -3; stat <= 8; stat++)
      for (guint n_dice = 1; n_dice <= 4; n_dice++)
        check_threat (need, stat, n_dice);
}

/* Battles */

static void
check_battle (gint32 attack, gint32 counter, guint attack_dice, guint counter_dice)
{
  DungeoneerBattleLaw law;
  guint64 rows = 0, won = 0, lost = 0;
  Rows row;

  rows_init (&row, attack_dice + counter_dice);
  do
    {
      gint32 a = get_best (row.dice, attack_dice) + attack;
      gint32 b = get_best (row.dice + attack_dice, counter_dice) + counter;

      rows++;
      won += a > b;
      lost += a < b;
    }
  while (rows_next (&row));
  dungeoneer_battle_law (attack, counter, attack_dice, counter_dice, &law);
  assert_same (law.win, law.of, won, rows);
  assert_same (law.lose, law.of, lost, rows);
  assert_same (law.tie, law.of, rows - won - lost, rows);
}

static void
test_battles (void)
{
  for (gint32 attack = -2; attack <= 7; attack++)
    for (gint32 counter = -2; counter <= 7; counter++)
      for (guint attack_dice = 1; attack_dice <= 3; attack_dice++)
        for (guint counter_dice = 1; counter_dice <= 2; counter_dice++)
          check_battle (attack, counter, attack_dice, counter_dice);
}

/* Whoever sees it from the other side wins what was lost. */
static void
test_swapped (void)
{
  for (gint32 attack = -2; attack <= 9; attack++)
    for (gint32 counter = -2; counter <= 9; counter++)
      for (guint a_dice = 1; a_dice <= 4; a_dice++)
        for (guint b_dice = 1; b_dice <= 4; b_dice++)
          {
            DungeoneerBattleLaw law, other;

            dungeoneer_battle_law (attack, counter, a_dice, b_dice, &law);
            dungeoneer_battle_law (counter, attack, b_dice, a_dice, &other);
            g_assert_cmpuint (law.win, ==, other.lose);
            g_assert_cmpuint (law.lose, ==, other.win);
            g_assert_cmpuint (law.tie, ==, other.tie);
            g_assert_cmpuint (law.win + law.tie + law.lose, ==, law.of);
          }
}

/* Hunts */

typedef struct
{
  gint32 health;
  guint wounds;
} Course;

/* One comparison: the attack, then the counter. */
static void
compare (gint32 attack, gint32 counter, gboolean is_monsters, Course *course)
{
  if (attack > counter && is_monsters)
    course->wounds++;
  else if (attack < counter && !is_monsters)
    course->wounds++;
  else if (attack != counter)
    course->health--;
}

static void
check_hunt (const DungeoneerHunt *hunt)
{
  DungeoneerHuntLaw law;
  guint64 rows = 0, beaten = 0, wounds[3] = { 0 };
  Rows row;

  rows_init (&row, 4);
  do
    {
      Course course = { hunt->health, 0 };

      compare (row.dice[0] + hunt->monster_attack, row.dice[1] + hunt->hero_counter, TRUE, &course);
      if (hunt->challenge && course.health > 0)
        compare (row.dice[2] + hunt->hero_attack, row.dice[3] + hunt->monster_counter, FALSE,
                 &course);
      rows++;
      beaten += course.health == 0;
      wounds[course.wounds]++;
    }
  while (rows_next (&row));
  dungeoneer_hunt_law (hunt, &law);
  assert_same (law.beaten, law.of, beaten, rows);
  for (guint i = 0; i < G_N_ELEMENTS (wounds); i++)
    assert_same (law.wounds[i], law.of, wounds[i], rows);
}

static void
test_hunts (void)
{
  for (gint32 first = -7; first <= 7; first++)
    for (gint32 second = -7; second <= 7; second++)
      for (gint32 health = 1; health <= 3; health++)
        for (gint32 challenge = 0; challenge <= 1; challenge++)
          {
            DungeoneerHunt hunt = {
              .monster_attack = MAX (first, 0),
              .hero_counter = MAX (-first, 0),
              .health = health,
              .challenge = challenge != 0,
              .hero_attack = MAX (second, 0) + 1,
              .monster_counter = MAX (-second, 0) + 1,
            };

            check_hunt (&hunt);
          }
}

/* Peril, alone */

static void
check_peril (guint peril)
{
  DungeoneerPerilLaw law;
  guint64 rows = 0, draws[MAX_ROLLED + 1] = { 0 };
  Rows row;

  rows_init (&row, peril);
  do
    {
      guint n_draws = 0;

      for (guint i = 0; i < peril; i++)
        n_draws += row.dice[i] <= (gint32) peril;
      rows++;
      draws[n_draws]++;
    }
  while (rows_next (&row));
  dungeoneer_peril_law (peril, &law);
  for (guint n = 0; n <= peril; n++)
    assert_same (law.draws[n], law.of, draws[n], rows);
}

static void
test_peril (void)
{
  for (guint peril = 0; peril <= MAX_ROLLED; peril++)
    check_peril (peril);
}

/* With six peril and more every die draws, however many there are. */
static void
test_much_peril (void)
{
  for (guint peril = FACES; peril <= DUNGEONEER_MAX_PERIL; peril++)
    {
      DungeoneerPerilLaw law;

      dungeoneer_peril_law (peril, &law);
      g_assert_cmpuint (law.draws[peril], ==, law.of);
      for (guint n = 0; n < peril; n++)
        g_assert_cmpuint (law.draws[n], ==, 0);
    }
}

/* Attempts */

static guint
find_first (const Rows *row, guint n_dice, guint n_tries, gint32 lowest)
{
  for (guint try = 0; try < n_tries; try++)
    if (get_best (row->dice + try * n_dice, n_dice) >= lowest)
      return try;
  return n_tries;
}

static void
check_tries (gint32 lowest, guint n_dice, guint n_tries)
{
  DungeoneerThreatLaw one;
  DungeoneerTriesLaw law;
  guint64 rows = 0, first[MAX_ROLLED + 1] = { 0 };
  Rows row;

  rows_init (&row, n_dice * n_tries);
  do
    {
      rows++;
      first[find_first (&row, n_dice, n_tries, lowest)]++;
    }
  while (rows_next (&row));
  dungeoneer_threat_law (lowest, 0, n_dice, &one);
  dungeoneer_tries_law (&one, n_tries, &law);
  for (guint try = 0; try < n_tries; try++)
    assert_same (law.first[try], law.of, first[try], rows);
  assert_same (law.never, law.of, first[n_tries], rows);
}

static void
test_tries (void)
{
  for (gint32 lowest = 1; lowest <= FACES + 1; lowest++)
    for (guint n_dice = 1; n_dice <= 3; n_dice++)
      for (guint n_tries = 1; n_dice * n_tries <= 6; n_tries++)
        check_tries (lowest, n_dice, n_tries);
}

/* The most of everything */

/* Works out 1 - (failing / 6)^n with fractions, one die after the other. */
static TmFraction
get_pass (guint failing, guint n_dice)
{
  TmFraction fail = TM_FRACTION_ONE, pass;

  for (guint i = 0; i < n_dice; i++)
    g_assert_true (tm_fraction_multiply (fail, tm_fraction_new (failing, FACES), &fail));
  g_assert_true (tm_fraction_subtract (TM_FRACTION_ONE, fail, &pass));
  return pass;
}

static void
test_most_dice (void)
{
  for (guint failing = 0; failing <= FACES; failing++)
    {
      DungeoneerThreatLaw one;
      DungeoneerTriesLaw law;
      guint64 sum;

      dungeoneer_threat_law ((gint32) failing + 1, 0, DUNGEONEER_MAX_BEST, &one);
      g_assert_true (tm_fraction_equal (tm_fraction_new (one.pass, one.of),
                                        get_pass (failing, DUNGEONEER_MAX_BEST)));
      dungeoneer_tries_law (&one, DUNGEONEER_MAX_DICE / DUNGEONEER_MAX_BEST, &law);
      g_assert_true (tm_fraction_equal (tm_fraction_new (law.of - law.never, law.of),
                                        get_pass (failing, DUNGEONEER_MAX_DICE)));
      sum = law.never;
      for (guint try = 0; try < DUNGEONEER_MAX_DICE / DUNGEONEER_MAX_BEST; try++)
        sum += law.first[try];
      g_assert_cmpuint (sum, ==, law.of);
    }
}

static void
test_most_battle (void)
{
  DungeoneerBattleLaw law;
  TmFraction at_most, below, both, tie = TM_FRACTION_ZERO;

  dungeoneer_battle_law (0, 0, DUNGEONEER_MAX_BEST, DUNGEONEER_MAX_BEST, &law);
  g_assert_cmpuint (law.win, ==, law.lose);
  g_assert_cmpuint (law.win + law.tie + law.lose, ==, law.of);
  /* Equal if both are at most a face and not below it: the chance of each face, squared. */
  for (guint face = 1; face <= FACES; face++)
    {
      g_assert_true (
          tm_fraction_subtract (TM_FRACTION_ONE, get_pass (face, DUNGEONEER_MAX_BEST), &at_most));
      g_assert_true (
          tm_fraction_subtract (TM_FRACTION_ONE, get_pass (face - 1, DUNGEONEER_MAX_BEST), &below));
      g_assert_true (tm_fraction_subtract (at_most, below, &both));
      g_assert_true (tm_fraction_multiply (both, both, &both));
      g_assert_true (tm_fraction_add (tie, both, &tie));
    }
  g_assert_true (tm_fraction_equal (tm_fraction_new (law.tie, law.of), tie));
}

/* What the page works out by hand. */
static void
test_examples (void)
{
  DungeoneerThreatLaw threat;
  DungeoneerBattleLaw battle;
  DungeoneerHuntLaw hunted;
  DungeoneerHunt hunt = { .monster_attack = 2,
                          .hero_counter = 3,
                          .health = 2,
                          .challenge = TRUE,
                          .hero_attack = 3,
                          .monster_counter = 2 };

  dungeoneer_threat_law (5, 2, 1, &threat);
  assert_same (threat.pass, threat.of, 4, 6);
  dungeoneer_battle_law (3, 2, 1, 1, &battle);
  assert_same (battle.win, battle.of, 21, 36);
  assert_same (battle.tie, battle.of, 5, 36);
  assert_same (battle.lose, battle.of, 10, 36);
  dungeoneer_hunt_law (&hunt, &hunted);
  assert_same (hunted.beaten, hunted.of, 49, 144);
}

#define PATH "/games/dungeoneer/odds/"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func (PATH "threats-rolled-out", test_threats);
  g_test_add_func (PATH "battles-rolled-out", test_battles);
  g_test_add_func (PATH "battles-from-the-other-side", test_swapped);
  g_test_add_func (PATH "hunts-rolled-out", test_hunts);
  g_test_add_func (PATH "peril-rolled-out", test_peril);
  g_test_add_func (PATH "much-peril-always-draws", test_much_peril);
  g_test_add_func (PATH "attempts-rolled-out", test_tries);
  g_test_add_func (PATH "most-dice", test_most_dice);
  g_test_add_func (PATH "most-dice-in-battle", test_most_battle);
  g_test_add_func (PATH "examples", test_examples);
  return g_test_run ();
}
