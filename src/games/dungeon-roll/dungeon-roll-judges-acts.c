/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be rerolled, what hero cards and tokens may do, and which ways lead out of a delve. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-judges.h"

#define BIT(face) (1u << (face))

/* Rerolls */

static const RollBar locked
    = { "lair-locked", "roll.lair.locked", N_ ("Dragons in the lair are never rolled again.") };
static const RollBar out_of_scope
    = { "reroll-scope", "roll.reroll.scope",
        N_ ("Only available white dice and black dice on the level are rolled again.") };
static const RollBar no_mercenary
    = { "party-mercenary", "roll.party.mercenary",
        N_ ("Only the Mercenary rolls the party again, once, before the first level.") };
static const RollBar no_commander
    = { "hero-commander", "roll.hero.commander",
        N_ ("Only the Commander rolls again by Battlefield Presence.") };

#define LEVEL_DICE                                                       \
  (BIT (REROLL_LEVEL + FACE_GOBLIN) | BIT (REROLL_LEVEL + FACE_SKELETON) \
   | BIT (REROLL_LEVEL + FACE_OOZE) | BIT (REROLL_LEVEL + FACE_CHEST)    \
   | BIT (REROLL_LEVEL + FACE_POTION))

static gboolean
is_delve_phase (guint phase)
{
  return phase == PHASE_MONSTERS || phase == PHASE_LOOT || phase == PHASE_DRAGON;
}

static guint
get_reroll_dice (RollRerollWith with, guint dice, TmResolution *resolution)
{
  if (with == REROLL_WITH_MERCENARY)
    return BIT (REROLL_PARTY_DIE);
  if (dice & BIT (REROLL_TEMPORARY)
      && tm_resolution_get_option (resolution, OPTION_TEMP_REROLL) == TEMP_REROLL_YES)
    return BIT (REROLL_PARTY_DIE) | BIT (REROLL_TEMPORARY) | LEVEL_DICE;
  return BIT (REROLL_PARTY_DIE) | LEVEL_DICE;
}

static const RollBar *
find_reroll_phase_bar (RollRerollWith with, int hero, guint phase, TmResolution *resolution)
{
  if (with == REROLL_WITH_COMMANDER)
    return hero != HERO_COMMANDER ? &no_commander
                                  : roll_judge_one_shot (hero, TRUE, phase, resolution);
  if (with == REROLL_WITH_MERCENARY && hero != HERO_MERCENARY)
    return &no_mercenary;
  if (with == REROLL_WITH_MERCENARY)
    return phase == PHASE_POPULATE ? NULL : &roll_bar_phase;
  if (phase == PHASE_MONSTERS)
    return NULL;
  return is_delve_phase (phase)
                 && tm_resolution_get_option (resolution, OPTION_REROLL_PHASE) == REROLL_PHASE_ANY
             ? NULL
             : &roll_bar_phase;
}

/**
 * roll_judge_reroll:
 * @with: what rolls again
 * @hero: a [enum@RollHero]
 * @dice: set of [enum@RollRerollDie]: what is to be rolled again
 * @phase: the phase
 * @resolution: where open points are read
 * @reroll: (out): the verdict
 *
 * Tells whether dice may be rolled again, «Фаза монстров» А. Whether the Commander is ready is for
 * roll_judge_power().
 */
void
roll_judge_reroll (RollRerollWith with,
                   int hero,
                   guint dice,
                   guint phase,
                   TmResolution *resolution,
                   RollReroll *reroll)
{
  reroll->refused = dice & ~get_reroll_dice (with, dice, resolution);
  reroll->bar = find_reroll_phase_bar (with, hero, phase, resolution);
  if (reroll->bar != NULL || reroll->refused == 0)
    return;
  reroll->bar = reroll->refused & BIT (REROLL_LEVEL + FACE_DRAGON) ? &locked
                : with == REROLL_WITH_MERCENARY                    ? &no_mercenary
                                                                   : &out_of_scope;
}

/* Hero cards */

const char *const roll_hero_articles[ROLL_N_HEROES] = {
  [HERO_SPELLSWORD] = "roll.hero.spellsword",
  [HERO_CRUSADER] = "roll.hero.crusader",
  [HERO_KNIGHT] = "roll.hero.knight",
  [HERO_ENCHANTRESS] = "roll.hero.enchantress",
  [HERO_MERCENARY] = "roll.hero.mercenary",
  [HERO_HALF_GOBLIN] = "roll.hero.half-goblin",
  [HERO_MINSTREL] = "roll.hero.minstrel",
  [HERO_OCCULTIST] = "roll.hero.occultist",
  [HERO_BATTLEMAGE] = "roll.hero.battlemage",
  [HERO_PALADIN] = "roll.hero.paladin",
  [HERO_DRAGON_SLAYER] = "roll.hero.dragon-slayer",
  [HERO_BEGUILER] = "roll.hero.beguiler",
  [HERO_COMMANDER] = "roll.hero.commander",
  [HERO_CHIEFTAIN] = "roll.hero.chieftain",
  [HERO_BARD] = "roll.hero.bard",
  [HERO_NECROMANCER] = "roll.hero.necromancer",
};

#define NO_MONSTERS N_ ("There are no monsters to turn into dragons.")
#define NO_TARGETS N_ ("These are not the monsters that the ability needs.")
#define NO_LAIR N_ ("There is no die in the lair.")
#define IS_UNIT N_ ("The hero fights himself: use him as a companion.")

/* Battlefield Presence and Arcane Fury always have something to act on. */
static const RollBar hero_bars[ROLL_N_HEROES] = {
  [HERO_SPELLSWORD] = { "hero-spellsword", "roll.hero.spellsword", IS_UNIT },
  [HERO_CRUSADER] = { "hero-crusader", "roll.hero.crusader", IS_UNIT },
  [HERO_KNIGHT] = { "hero-knight", "roll.hero.knight", NO_MONSTERS },
  [HERO_ENCHANTRESS] = { "hero-enchantress", "roll.hero.enchantress", NO_TARGETS },
  [HERO_MERCENARY] = { "hero-mercenary", "roll.hero.mercenary", NO_TARGETS },
  [HERO_HALF_GOBLIN] = { "hero-half-goblin", "roll.hero.half-goblin", NO_TARGETS },
  [HERO_MINSTREL] = { "hero-minstrel", "roll.hero.minstrel", NO_LAIR },
  [HERO_OCCULTIST] = { "hero-occultist", "roll.hero.occultist", NO_TARGETS },
  [HERO_PALADIN]
  = { "hero-paladin", "roll.hero.paladin", N_ ("There is no treasure token to pay with.") },
  [HERO_DRAGON_SLAYER] = { "hero-dragon-slayer", "roll.hero.dragon-slayer", NO_MONSTERS },
  [HERO_BEGUILER] = { "hero-beguiler", "roll.hero.beguiler", NO_TARGETS },
  [HERO_CHIEFTAIN] = { "hero-chieftain", "roll.hero.chieftain", NO_TARGETS },
  [HERO_BARD] = { "hero-bard", "roll.hero.bard", NO_LAIR },
  [HERO_NECROMANCER] = { "hero-necromancer", "roll.hero.necromancer", NO_TARGETS },
};

static const RollBar nobody
    = { "hero-one-shot", "roll.hero.one-shot", N_ ("There is no hero with an ability.") };

/**
 * roll_judge_one_shot:
 * @hero: a [enum@RollHero]
 * @is_ready: whether the hero card is not turned
 * @phase: the phase
 * @resolution: where open points are read
 *
 * Tells whether it is the time for a hero's one-shot ability, «Фаза монстров» Б.
 *
 * Returns: (transfer none) (nullable): why not; %NULL if it is
 */
const RollBar *
roll_judge_one_shot (int hero, gboolean is_ready, guint phase, TmResolution *resolution)
{
  if (hero == HERO_NONE)
    return &nobody;
  if (!is_delve_phase (phase))
    return &roll_bar_phase;
  if (!is_ready)
    return &roll_bar_exhausted;
  return phase != PHASE_MONSTERS
                 && tm_resolution_get_option (resolution, OPTION_ONE_SHOT_PHASE)
                        == ONE_SHOT_PHASE_MONSTERS
             ? &roll_bar_phase
             : NULL;
}

/**
 * roll_is_power_late:
 * @position: what lies there
 * @phase: the phase
 * @resolution: where open points are read
 *
 * Tells whether a hero's ability is ready and yet no way out, as it is not to be used in this phase.
 * A hero who is a unit may be one in any.
 *
 * Returns: whether it is too late for it
 */
gboolean
roll_is_power_late (const RollPosition *position, guint phase, TmResolution *resolution)
{
  RollPowerKind power = roll_get_power (position->hero);

  return position->is_ready && power != POWER_UNIT && power != POWER_NONE
         && roll_judge_one_shot (position->hero, TRUE, phase, resolution) != NULL;
}

/**
 * roll_judge_power:
 * @position: what lies there; any token that pays is still held
 * @targets: how many monsters of each type are chosen
 * @phase: the phase
 * @resolution: where open points are read
 *
 * Tells whether a hero's one-shot ability may be used. Arcane Blade and Holy Strike never may this
 * way: there the hero is a unit.
 *
 * Returns: (transfer none) (nullable): why not; %NULL if it may
 */
const RollBar *
roll_judge_power (const RollPosition *position,
                  const guint8 targets[ROLL_N_MONSTERS],
                  guint phase,
                  TmResolution *resolution)
{
  const RollBar *bar = roll_judge_one_shot (position->hero, position->is_ready, phase, resolution);
  guint n_targets = targets[FACE_GOBLIN] + targets[FACE_SKELETON] + targets[FACE_OOZE];

  if (bar != NULL)
    return bar;
  if (!roll_position_can_use_power (position, targets, FALSE))
    return &hero_bars[position->hero];
  if (n_targets == 1 && roll_get_power_targets (roll_get_power (position->hero)) == 2
      && tm_resolution_get_option (resolution, OPTION_TWO_TARGETS) == TWO_TARGETS_EXACT)
    return &hero_bars[position->hero];
  return NULL;
}

/* Tokens */

const char *const roll_treasure_articles[ROLL_N_TOKENS] = {
  [TOKEN_SWORD] = "roll.treasure.sword",         [TOKEN_TALISMAN] = "roll.treasure.talisman",
  [TOKEN_SCEPTRE] = "roll.treasure.sceptre",     [TOKEN_TOOLS] = "roll.treasure.tools",
  [TOKEN_SCROLL] = "roll.treasure.scroll-token", [TOKEN_RING] = "roll.treasure.ring",
  [TOKEN_SCALES] = "roll.treasure.scales",       [TOKEN_ELIXIR] = "roll.treasure.elixir",
  [TOKEN_BAIT] = "roll.treasure.bait",           [TOKEN_PORTAL] = "roll.treasure.portal",
};

static const RollBar no_lair
    = { "treasure-ring", "roll.treasure.ring", N_ ("There is no lair to slip past.") };
static const RollBar no_grave
    = { "treasure-elixir", "roll.treasure.elixir", N_ ("There is no die in the graveyard.") };
static const RollBar no_level
    = { "treasure-bait", "roll.treasure.bait", N_ ("There is no die to turn into a dragon.") };
static const RollBar no_effect
    = { "treasure-scales", "roll.treasure.scales", N_ ("Dragon scales do nothing in play.") };

/**
 * roll_bait_spares_loot:
 * @position: what lies there
 * @resolution: where the open point is read, if there are chests or potions
 *
 * Tells whether bait leaves the chests and potions that lie there.
 *
 * Returns: whether it does
 */
gboolean
roll_bait_spares_loot (const RollPosition *position, TmResolution *resolution)
{
  return position->level[FACE_CHEST] + position->level[FACE_POTION] > 0
         && tm_resolution_get_option (resolution, OPTION_BAIT) == BAIT_MONSTERS;
}

static const RollBar *
judge_ring (const RollPosition *position, TmResolution *resolution)
{
  if (position->lair == 0)
    return &no_lair;
  return position->lair < ROLL_AWAKE
                 && tm_resolution_get_option (resolution, OPTION_RING_WHEN) == RING_WHEN_AWAKE
             ? &no_lair
             : NULL;
}

static const RollBar *
judge_bait (const RollPosition *position, TmResolution *resolution)
{
  if (roll_position_count_level (position) == 0)
    return &no_level;
  return roll_position_count_monsters (position) == 0
                 && roll_bait_spares_loot (position, resolution)
             ? &no_level
             : NULL;
}

/**
 * roll_judge_treasure:
 * @position: what lies there
 * @token: a treasure token
 * @phase: the phase
 * @resolution: where open points are read
 *
 * Tells whether a token may be used now, «Сокровища». What a companion's token may do is for the
 * judges of units.
 *
 * Returns: (transfer none) (nullable): why not; %NULL if it may
 */
const RollBar *
roll_judge_treasure (const RollPosition *position,
                     RollToken token,
                     guint phase,
                     TmResolution *resolution)
{
  if (token == TOKEN_SCALES)
    return &no_effect;
  if (!is_delve_phase (phase) && !(token == TOKEN_PORTAL && phase == PHASE_REGROUP))
    return &roll_bar_phase;
  switch (token)
    {
    case TOKEN_RING:
      return judge_ring (position, resolution);
    case TOKEN_BAIT:
      return judge_bait (position, resolution);
    case TOKEN_ELIXIR:
      return position->grave == 0 ? &no_grave : NULL;
    default:
      return NULL;
    }
}

/* Ways out */

static const RollBar at_the_bottom
    = { "regroup-legend", "roll.regroup.legend", N_ ("There is nothing below level 10.") };

/**
 * roll_judge_way:
 * @way: how to leave the level
 * @level: the level die
 * @phase: the phase
 *
 * Tells whether a way is open, «Фаза перегруппировки», «Фаза монстров». Whether one may flee
 * although there is a plan is for the move.
 *
 * Returns: (transfer none) (nullable): why not; %NULL if it is open
 */
const RollBar *
roll_judge_way (RollWay way, guint level, guint phase)
{
  if (way == WAY_FLEE)
    return is_delve_phase (phase) ? NULL : &roll_bar_phase;
  if (phase != PHASE_REGROUP)
    return &roll_bar_phase;
  return way == WAY_DESCEND && level >= ROLL_MAX_LEVEL ? &at_the_bottom : NULL;
}
