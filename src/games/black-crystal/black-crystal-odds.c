/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The exact laws of fights. Dice that are rolled again until they decide are conditional chances: of one
 * die that wins with W faces and loses with L, the chance to win is W / (W + L). Everything is counted in
 * whole cases. */

#include "config.h"

#include "black-crystal-fight.h"

#include "black-crystal-private.h"

#include <string.h>

#define N_FACES 6
#define N_PAIRS (N_FACES * N_FACES)

/* One die until it decides, by the cells that one would flee with it. */
typedef struct
{
  guint64 of;
  guint64 win[CRYSTAL_MAX_FLEE + 1];
  guint64 lose[CRYSTAL_MAX_FLEE + 1];
} Die;

/* What the dice of a fight depend on. */
typedef struct
{
  int monster;
  int health;
  /* What is added to the first throw of the first die, and to all others. */
  int first;
  int rest;
  TmResolution *resolution;
} Fight;

static guint64
sum_up (const guint64 counts[CRYSTAL_MAX_FLEE + 1])
{
  guint64 sum = 0;

  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    sum += counts[cells];
  return sum;
}

static guint
get_cells (const Fight *fight, int face, int added)
{
  int cells = crystal_get_flee (fight->monster, face, face + added, fight->resolution);

  return (guint) CLAMP (cells, 0, CRYSTAL_MAX_FLEE);
}

/* One throw; gives how many faces decide nothing. */
static guint
throw_once (const Fight *fight, int added, guint64 weight, Die *die)
{
  guint ties = 0;

  for (int face = 1; face <= N_FACES; face++)
    switch (
        crystal_compare_die (fight->monster, fight->health, face, face + added, fight->resolution))
      {
      case FIGHT_WIN:
        /* How far one would flee matters only where a die can win and the fight still be lost. */
        die->win[fight->monster == MONSTER_XZ3000 ? get_cells (fight, face, added) : 0] += weight;
        break;
      case FIGHT_LOSE:
        die->lose[get_cells (fight, face, added)] += weight;
        break;
      default:
        ties++;
      }
  return ties;
}

/* One die whose first throw counts otherwise than the next ones. */
static void
throw_die (const Fight *fight, int first, int rest, Die *die)
{
  Die again = { 0 };
  guint ties;

  memset (die, 0, sizeof *die);
  again.of = N_FACES - throw_once (fight, rest, 1, &again);
  ties = throw_once (fight, first, again.of, die);
  die->of = N_FACES * again.of;
  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    {
      die->win[cells] += ties * again.win[cells];
      die->lose[cells] += ties * again.lose[cells];
    }
}

/* Both dice of the Twins have to win; what counts for one throw counts on the first. */
static void
throw_twins (const Fight *fight, CrystalLaw *law)
{
  Die first, second;
  guint64 won;

  throw_die (fight, fight->first, fight->rest, &first);
  throw_die (fight, fight->rest, fight->rest, &second);
  won = sum_up (first.win);
  law->of = first.of * second.of;
  law->win = won * sum_up (second.win);
  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    law->flee[cells] = first.lose[cells] * second.of + won * second.lose[cells];
}

static void
throw_single (const Fight *fight, CrystalLaw *law)
{
  Die die;

  throw_die (fight, fight->first, fight->rest, &die);
  law->of = die.of;
  law->win = sum_up (die.win);
  memcpy (law->flee, die.lose, sizeof law->flee);
}

static guint64
power_of (guint64 base, guint exponent)
{
  guint64 power = 1;

  while (exponent-- > 0)
    power *= base;
  return power;
}

/* ХЗ-3000: every player rolls a die of his own; the first of them is the one who asks. */

static void
throw_group (const Fight *fight, guint players, gboolean all, CrystalLaw *law)
{
  Die die;
  guint64 won, lost;

  throw_die (fight, fight->first, fight->rest, &die);
  won = power_of (sum_up (die.win), players - 1);
  lost = power_of (sum_up (die.lose), players - 1);
  law->of = power_of (die.of, players);
  law->win = all ? won * sum_up (die.win) : law->of - lost * sum_up (die.lose);
  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    law->flee[cells] = all ? die.lose[cells] * power_of (die.of, players - 1)
                                 + die.win[cells] * (power_of (die.of, players - 1) - won)
                           : die.lose[cells] * lost;
}

/* All dice are added up, each with its boosts, and nothing is rolled again. */
static void
throw_sum (const Fight *fight, guint players, CrystalLaw *law)
{
  guint n_throws = (guint) power_of (N_FACES, players);

  law->of = n_throws;
  for (guint throw = 0; throw < n_throws; throw ++)
    {
      int face = 1 + (int) (throw % N_FACES);
      int sum = 0;

      for (guint player = 0, rest = throw; player < players; player++, rest /= N_FACES)
        sum += 1 + (int) (rest % N_FACES) + fight->first;
      if (sum > fight->health)
        law->win++;
      else
        law->flee[get_cells (fight, face, fight->first)]++;
    }
}

static void
throw_xz (const Fight *fight, guint players, CrystalLaw *law)
{
  switch (crystal_get_reading (fight->resolution, OPTION_XZ_GROUP))
    {
    case XZ_GROUP_SUM:
      throw_sum (fight, players, law);
      return;
    case XZ_GROUP_ALL:
      throw_group (fight, players, TRUE, law);
      return;
    default:
      throw_group (fight, players, FALSE, law);
    }
}

/* One die before the fight settles it with one face. */
static void
put_first_roll_before (int monster, CrystalLaw *law)
{
  guint64 before = law->of;
  guint fights = 0;
  guint64 cases[FIRST_LEAVES + 1] = { 0 };

  for (int face = 1; face <= N_FACES; face++)
    {
      CrystalFirst first = crystal_judge_first_roll (monster, face);

      cases[first] += first != FIRST_FIGHT ? before : 0;
      fights += first == FIRST_FIGHT;
    }
  law->of *= N_FACES;
  law->win = law->win * fights + cases[FIRST_WON];
  law->joins = cases[FIRST_JOINS];
  law->discarded = cases[FIRST_LEAVES];
  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    law->flee[cells] *= fights;
}

static guint64
find_divisor (guint64 a, guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

static void
reduce (CrystalLaw *law)
{
  guint64 divisor = find_divisor (law->of, law->win);

  divisor = find_divisor (find_divisor (divisor, law->joins), law->discarded);
  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    divisor = find_divisor (divisor, law->flee[cells]);
  law->of /= divisor;
  law->win /= divisor;
  law->joins /= divisor;
  law->discarded /= divisor;
  for (guint cells = 0; cells <= CRYSTAL_MAX_FLEE; cells++)
    law->flee[cells] /= divisor;
}

/**
 * crystal_boom_law:
 * @monster: of [enum@CrystalMonster], one that is fought
 * @health: its health, pumps included
 * @own: what boosts add to the die as long as the fight lasts
 * @once: what they add to the first throw alone
 * @first_rolls: whether a die that comes before the fight is still to be rolled
 * @players: how many play, 2 to 4: ХЗ-3000 fights them all, with the same boosts for each
 * @resolution: (nullable): how `flee_die`, `twins_equal` and `xz_group` are read
 * @law: (out): how the fight ends
 *
 * Works out how a fight ends, ties rolled again. The cases have no common divisor.
 * Source: R «Карты и клетки «Бум»», p. 9, and the bestiary.
 */
void
crystal_boom_law (int monster,
                  int health,
                  int own,
                  int once,
                  gboolean first_rolls,
                  guint players,
                  TmResolution *resolution,
                  CrystalLaw *law)
{
  int rest = own + crystal_get_die_change (monster, own != 0 || once != 0);
  Fight fight = { monster, health, rest + once, rest, resolution };

  *law = (CrystalLaw) { 0 };
  if (monster == MONSTER_TWINS)
    throw_twins (&fight, law);
  else if (monster == MONSTER_XZ3000)
    throw_xz (&fight, CLAMP (players, 2, CRYSTAL_MAX_SEATS), law);
  else
    throw_single (&fight, law);
  if (first_rolls && crystal_monsters[monster].flags & MONSTER_FIRST_ROLL)
    put_first_roll_before (monster, law);
  reduce (law);
}

/* Pairs of dice of which the first, with a difference, is higher; and as high. */
static void
count_pairs (int difference, guint *higher, guint *ties)
{
  *higher = *ties = 0;
  for (int a = 1; a <= N_FACES; a++)
    for (int b = 1; b <= N_FACES; b++)
      {
        *higher += a + difference > b;
        *ties += a + difference == b;
      }
}

/**
 * crystal_duel_law:
 * @difference: what counts for the first dwarf more than for the second, as long as the duel lasts
 * @once: the same of the first dice alone
 * @law: (out): how the duel ends
 *
 * Works out how a duel ends, ties rolled again. The cases have no common divisor.
 * Source: R «Драка: дворф против дворфа», p. 15.
 */
void
crystal_duel_law (int difference, int once, CrystalDuelLaw *law)
{
  guint higher, ties, again, again_ties;
  guint64 divisor;

  count_pairs (difference + once, &higher, &ties);
  count_pairs (difference, &again, &again_ties);
  law->reroll = ties;
  law->of = (guint64) N_PAIRS * (N_PAIRS - again_ties);
  law->a = (guint64) higher * (N_PAIRS - again_ties) + (guint64) ties * again;
  law->b = law->of - law->a;
  divisor = find_divisor (law->of, law->a);
  law->of /= divisor;
  law->a /= divisor;
  law->b /= divisor;
}
