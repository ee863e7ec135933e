/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fights: with minions, R «Сражение с приспешниками», p.10, and with monsters, R «Сражение с
 * чудовищами», p.11 to p.13. */

#include "config.h"

#include "paper-dungeons-turn.h"

#define WARRIOR_POWER 1
#define SWORD_POWER 3
#define BERSERKER_POWER 2

/**
 * paper_get_minion_wounds:
 * @minion_level: level of the minion
 * @hero_level: level of the hero who fights it
 * @has_armour: whether the team has the heroes' armour
 *
 * Gets the wounds that a fight with a minion costs; it is defeated in any case.
 *
 * Returns: how many
 */
guint
paper_get_minion_wounds (guint minion_level, guint hero_level, gboolean has_armour)
{
  guint effective = hero_level + (has_armour ? 1 : 0);

  return minion_level > effective ? minion_level - effective : 0;
}

/**
 * paper_count_power:
 * @levels: levels of the heroes
 * @vulnerable: the hero whose level counts twice; -1: none, or not told
 * @has_sword: whether the team has the fire sword
 * @talent: a [enum@PaperTalent], or %PAPER_NO_TALENT
 * @power: (out): the combat power and what it is made of
 *
 * Counts the combat power against a monster: strength, the vulnerable hero once more, bonuses of the
 * warrior at level 4, the sword and the berserker.
 */
void
paper_count_power (const guint8 levels[PAPER_N_HEROES],
                   int vulnerable,
                   gboolean has_sword,
                   int talent,
                   PaperPower *power)
{
  power->strength = 0;
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    power->strength += levels[hero];
  power->doubled = vulnerable >= 0 ? levels[vulnerable] : 0;
  power->bonus = (levels[HERO_WARRIOR] >= PAPER_PERK_LEVEL ? WARRIOR_POWER : 0)
                 + (has_sword ? SWORD_POWER : 0)
                 + (talent == TALENT_BERSERKER ? BERSERKER_POWER : 0);
  power->power = power->strength + power->doubled + power->bonus;
}

/* Whether a power is enough for a limit; exactly on it, that is an open point. */
static gboolean
reaches (gint32 power, gint16 limit, TmResolution *resolution)
{
  return power > limit
         || (power == limit && paper_get_reading (resolution, OPTION_AT_LIMIT) == AT_LIMIT_REACH);
}

/* The range of a team that fights: how many limits it reaches; -1: not told. */
static int
find_range (const PaperMonster *monster, gint32 power, TmResolution *resolution)
{
  int range = 0;

  if (monster->n_ranges == 0)
    return -1;
  for (guint i = 0; i < monster->n_ranges; i++)
    if (monster->limits[i] != PAPER_UNKNOWN && reaches (power, monster->limits[i], resolution))
      range++;
  return range;
}

static void
settle_team (const PaperMonster *monster, guint team, int talent, PaperFight *fight)
{
  int range = fight->range[team];

  if (range == 0)
    {
      fight->fame[team] = monster->flee != PAPER_UNKNOWN ? -monster->flee : PAPER_UNKNOWN;
      fight->wounds[team] = 0;
      return;
    }
  fight->fame[team] = range > 0 ? monster->fames[range - 1] : PAPER_UNKNOWN;
  fight->wounds[team] = talent == TALENT_BARBARIAN ? 0
                        : range > 0                ? monster->wounds[range - 1]
                                                   : PAPER_UNKNOWN;
}

static void
find_top (const gint32 *powers, guint n_teams, PaperFight *fight)
{
  fight->top = -1;
  fight->is_tie = FALSE;
  for (guint team = 0; team < n_teams; team++)
    {
      if (fight->range[team] <= 0)
        continue;
      if (fight->top < 0 || powers[team] > powers[fight->top])
        {
          fight->top = (int) team;
          fight->is_tie = FALSE;
        }
      else if (powers[team] == powers[fight->top])
        fight->is_tie = TRUE;
    }
  if (fight->is_tie)
    fight->top = -1;
}

/**
 * paper_fight:
 * @monster: the monster, its limits ascending
 * @n_teams: how many teams there are
 * @powers: (array length=n_teams): combat power of each
 * @reached: set of the teams that have been in the monster's room
 * @talents: (array length=n_teams) (nullable): talent of each
 * @resolution: (nullable): asked whether a limit is reached at equality, where it matters; %NULL: it
 *   is
 * @fight: (out): how they fare
 *
 * Has all teams fight a monster. Who has not been in its room, or is too weak, flees: fame lost, no
 * wounds. The single strongest takes the reward; nobody does in a tie or alone.
 */
void
paper_fight (const PaperMonster *monster,
             guint n_teams,
             const gint32 *powers,
             guint32 reached,
             const gint8 *talents,
             TmResolution *resolution,
             PaperFight *fight)
{
  for (guint team = 0; team < n_teams; team++)
    {
      int talent = talents != NULL ? talents[team] : PAPER_NO_TALENT;

      fight->range[team]
          = reached & 1u << team ? find_range (monster, powers[team], resolution) : 0;
      settle_team (monster, team, talent, fight);
    }
  find_top (powers, n_teams, fight);
  fight->reward_seat = n_teams > 1 && monster->prize.reward != REWARD_NONE ? fight->top : -1;
}
