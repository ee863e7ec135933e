/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact odds of threats, battles, hunts, peril alone, and repeated attempts. Dice are fair; everything is counted in
 * whole cases. */

#include "config.h"

#include "dungeoneer-odds.h"

#include "tm-fraction.h"
#include "tm-odds.h"

#define FACES DUNGEONEER_DIE_FACES

static guint64
power_of (guint64 base, guint exponent)
{
  guint64 power = 1;

  while (exponent-- > 0)
    power *= base;
  return power;
}

/* In how many cases the best of so many dice is exactly this. */
static guint64
count_best (guint face, guint n_dice)
{
  return power_of (face, n_dice) - power_of (face - 1, n_dice);
}

/**
 * dungeoneer_threat_law:
 * @need: the number to be reached
 * @stat: what the hero adds
 * @n_dice: how many dice are rolled, 1 to %DUNGEONEER_MAX_BEST; the best one counts
 * @law: (out): how likely it is
 *
 * Works out a check. It fails only if every die does. Source: R «Угрозы», p. 15.
 */
void
dungeoneer_threat_law (gint32 need, gint32 stat, guint n_dice, DungeoneerThreatLaw *law)
{
  guint failing = (guint) CLAMP (need - stat - 1, 0, FACES);

  law->lowest_die = (gint32) failing + 1;
  law->of = power_of (FACES, n_dice);
  law->pass = law->of - power_of (failing, n_dice);
}

/**
 * dungeoneer_battle_law:
 * @attack: what the attacker adds
 * @counter: what the defender adds
 * @attack_dice: dice of the attacker, 1 to %DUNGEONEER_MAX_BEST; the best one counts
 * @counter_dice: dice of the defender, in the same way
 * @law: (out): how likely each outcome is
 *
 * Works out an attack and the counter against it. Source: R «Этапы битвы», p. 13.
 */
void
dungeoneer_battle_law (
    gint32 attack, gint32 counter, guint attack_dice, guint counter_dice, DungeoneerBattleLaw *law)
{
  *law = (DungeoneerBattleLaw) { .of = power_of (FACES, attack_dice + counter_dice) };
  for (gint32 a = 1; a <= FACES; a++)
    for (gint32 b = 1; b <= FACES; b++)
      {
        guint64 cases = count_best ((guint) a, attack_dice) * count_best ((guint) b, counter_dice);

        if (a + attack > b + counter)
          law->win += cases;
        else if (a + attack < b + counter)
          law->lose += cases;
        else
          law->tie += cases;
      }
}

/* One more roll in which both can be hit. */
static void
strike_back (const DungeoneerHunt *hunt, const DungeoneerBattleLaw *first, DungeoneerHuntLaw *law)
{
  gint32 health = hunt->health;
  DungeoneerBattleLaw second;
  /* Beaten by the counter, there is no strike any more: all its cases. */
  guint64 over = health == 1 ? first->lose : 0;
  guint64 hit = first->lose - over;

  dungeoneer_battle_law (hunt->hero_attack, hunt->monster_counter, 1, 1, &second);
  law->of = first->of * second.of;
  law->beaten = over * second.of;
  if (health == 1)
    law->beaten += (first->win + first->tie) * second.win;
  else if (health == 2)
    law->beaten += hit * second.win;
  law->wounds[0] = over * second.of + (first->tie + hit) * (second.win + second.tie);
  law->wounds[1] = first->win * (second.win + second.tie) + (first->tie + hit) * second.lose;
  law->wounds[2] = first->win * second.lose;
}

/**
 * dungeoneer_hunt_law:
 * @hunt: the monster and the hero
 * @law: (out): how a hunt ends
 *
 * Works out one attempt at a hunt: the monster attacks, and unless the counter has beaten it, the hero may strike.
 * That the hero falls meanwhile is left out. Source: R «Охота», p. 16.
 */
void
dungeoneer_hunt_law (const DungeoneerHunt *hunt, DungeoneerHuntLaw *law)
{
  DungeoneerBattleLaw first;

  *law = (DungeoneerHuntLaw) { 0 };
  dungeoneer_battle_law (hunt->monster_attack, hunt->hero_counter, 1, 1, &first);
  if (hunt->challenge)
    {
      strike_back (hunt, &first, law);
      return;
    }
  law->of = first.of;
  law->beaten = hunt->health == 1 ? first.lose : 0;
  law->wounds[0] = first.tie + first.lose;
  law->wounds[1] = first.win;
}

/**
 * dungeoneer_peril_law:
 * @peril: peril printed on a location, at most %DUNGEONEER_MAX_PERIL
 * @law: (out): how many peril cards are drawn alone
 *
 * Works out the dice for peril: as many as the peril, each draws a card if it is not above it. Source: R «Ход игры»,
 * p. 22.
 */
void
dungeoneer_peril_law (guint peril, DungeoneerPerilLaw *law)
{
  guint hits = MIN (peril, FACES);

  *law = (DungeoneerPerilLaw) { .of = power_of (FACES, peril) };
  for (guint n = 0; n <= peril; n++)
    {
      TmUint128 ways;

      if (!tm_binomial (peril, n, &ways))
        g_assert_not_reached ();
      law->draws[n] = (guint64) ways * power_of (hits, n) * power_of (FACES - hits, peril - n);
    }
}

/**
 * dungeoneer_tries_law:
 * @one: a single try
 * @n_tries: how many tries there are, 1 to %DUNGEONEER_MAX_TRIES; with the dice of each at most
 *   %DUNGEONEER_MAX_DICE dice in all
 * @law: (out): which try is the first to succeed
 *
 * Works out repeated attempts at a quest. Source: R «Фаза подвигов», p. 10.
 */
void
dungeoneer_tries_law (const DungeoneerThreatLaw *one, guint n_tries, DungeoneerTriesLaw *law)
{
  guint64 fail = one->of - one->pass;

  *law = (DungeoneerTriesLaw) { .of = power_of (one->of, n_tries) };
  for (guint i = 0; i < n_tries; i++)
    law->first[i] = power_of (fail, i) * one->pass * power_of (one->of, n_tries - i - 1);
  law->never = power_of (fail, n_tries);
}
