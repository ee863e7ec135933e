/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What units may do: fight, open chests, drink, slay the dragon. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-judges.h"

#define BIT(face) (1u << (face))

const RollBar roll_bar_phase
    = { "turn-phase", "roll.turn.phase", N_ ("This belongs to another phase.") };
const RollBar roll_bar_exhausted
    = { "hero-exhausted", "roll.hero.exhausted", N_ ("The hero card is turned: he is exhausted.") };
static const RollBar not_beaten
    = { "monsters-companions", "roll.monsters.companions",
        N_ ("One companion beats one monster, or any number of the type that he is good at.") };
static const RollBar not_opened
    = { "loot-chests", "roll.loot.chests",
        N_ ("Thief and champion open any number of chests, the other companions one, a scroll "
            "none.") };
static const RollBar not_drunk
    = { "loot-potions", "roll.loot.potions",
        N_ ("Only a white die drinks, and only as many potions as the graveyard has dice.") };
static const RollBar asleep
    = { "dragon-wakes", "roll.dragon.wakes", N_ ("The dragon wakes at three dice in the lair.") };
static const RollBar not_slain = { "dragon-fight", "roll.dragon.fight",
                                   N_ ("It takes three different companions, no more and no fewer; "
                                       "the Dragon Slayer needs two.") };

/**
 * roll_acts_skill:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 * @resolution: where the open point of tokens is read, if it matters
 *
 * Tells whether the hero's skill acts on a unit: on tokens only by one reading.
 *
 * Returns: whether it does; %TRUE where there is no difference
 */
gboolean
roll_acts_skill (int hero, RollUnit unit, TmResolution *resolution)
{
  return !roll_unit_is_token (unit) || !roll_unit_has_skill (hero, unit)
         || tm_resolution_get_option (resolution, OPTION_TOKENS_AS_DICE) == TOKENS_AS_DICE_FULL;
}

/* Fighting */

static gboolean
beats_bare (int hero, RollUnit unit, int as, const guint8 *monsters)
{
  RollStrike strike;

  roll_judge_strike (hero, unit, as, FALSE, monsters, &strike);
  return strike.is_legal;
}

/**
 * roll_judge_fight:
 * @hero: a [enum@RollHero]
 * @is_ready: whether the hero card is not turned
 * @unit: a unit
 * @as: the reading wanted, a [enum@RollPartyFace]; -1: its own face if it works, else the first
 * @monsters: how many of each type it is to beat
 * @phase: the phase
 * @resolution: where open points are read
 * @fight: (out): the verdict
 *
 * Tells whether a unit may beat some monsters at one go, «Фаза монстров» В.
 */
void
roll_judge_fight (int hero,
                  gboolean is_ready,
                  RollUnit unit,
                  int as,
                  const guint8 monsters[ROLL_N_MONSTERS],
                  guint phase,
                  TmResolution *resolution,
                  RollFight *fight)
{
  RollStrike strike;

  *fight = (RollFight) { .as = -1 };
  if (phase != PHASE_MONSTERS)
    fight->bar = &roll_bar_phase;
  else if (unit == UNIT_HERO && !is_ready)
    fight->bar = &roll_bar_exhausted;
  if (fight->bar != NULL)
    return;
  roll_judge_strike (hero, unit, as, roll_acts_skill (hero, unit, resolution), monsters, &strike);
  fight->as = strike.as;
  fight->extra = strike.extra;
  if (!strike.is_legal)
    fight->bar = &not_beaten;
  else
    fight->needs_skill = unit == UNIT_HERO || !beats_bare (hero, unit, as, monsters);
}

/**
 * roll_count_beaten:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 * @as: the reading wanted, a [enum@RollPartyFace]; -1: any
 * @level: the monsters on the level, by type
 * @type: a monster
 * @resolution: where open points are read
 *
 * Counts how many monsters of a type a unit can beat, extra ones aside.
 *
 * Returns: all that are there, 1, or 0
 */
guint
roll_count_beaten (int hero,
                   RollUnit unit,
                   int as,
                   const guint8 level[ROLL_N_MONSTERS],
                   guint type,
                   TmResolution *resolution)
{
  gboolean with_skill = roll_acts_skill (hero, unit, resolution);
  guint readings = roll_unit_get_readings (hero, unit, with_skill) & ROLL_COMPANIONS;

  if (as >= 0)
    readings &= BIT (as);
  if (readings == 0)
    return 0;
  return roll_reading_get_any (readings) & BIT (type) ? level[type] : MIN (level[type], 1);
}

/* Loot */

static gboolean
is_loot_phase (int hero, guint phase)
{
  return phase == PHASE_LOOT || (phase == PHASE_MONSTERS && roll_loots_early (hero));
}

/* The reading that opens most chests, the unit's own face rather than others. */
static int
find_opener (RollUnit unit, guint readings)
{
  guint many = readings & (BIT (FACE_THIEF) | BIT (FACE_CHAMPION));
  guint useful = many != 0 ? many : readings & ROLL_COMPANIONS;
  int own = roll_unit_get_face (unit);

  if (useful == 0)
    return -1;
  return own >= 0 && useful & BIT (own) ? own : __builtin_ctz (useful);
}

static guint
count_opened (int reading)
{
  return reading < 0 ? 0 : reading == FACE_THIEF || reading == FACE_CHAMPION ? ROLL_N_DICE : 1;
}

static gboolean
opens_bare (int hero, RollUnit unit, int as, guint n_chests)
{
  guint readings = roll_unit_get_readings (hero, unit, FALSE);

  if (as >= 0)
    readings &= BIT (as);
  return n_chests <= count_opened (find_opener (unit, readings));
}

/* The tokens to draw, experience for the rest: «Фаза добычи» А. A token that opens goes back to the
 * box before the draw, or after it. */
static void
share_chests (
    RollOpening *opening, RollUnit unit, guint n_chests, guint n_in_box, TmResolution *resolution)
{
  if (roll_unit_is_token (unit) && n_in_box < n_chests
      && tm_resolution_get_option (resolution, OPTION_TOKEN_RETURN) == TOKEN_RETURN_BEFORE)
    n_in_box++;
  opening->n_tokens = MIN (n_chests, n_in_box);
  opening->n_xp = n_chests - opening->n_tokens;
}

/**
 * roll_judge_open:
 * @hero: a [enum@RollHero]
 * @is_ready: whether the hero card is not turned
 * @unit: a unit
 * @as: the reading wanted, a [enum@RollPartyFace]; -1: the best
 * @n_chests: how many chests it is to open
 * @n_in_box: how many treasure tokens are left in the box, before a used one goes back
 * @phase: the phase
 * @resolution: where open points are read
 * @opening: (out): the verdict
 *
 * Tells whether a unit may open some chests, and what they bring, «Фаза добычи» А.
 */
void
roll_judge_open (int hero,
                 gboolean is_ready,
                 RollUnit unit,
                 int as,
                 guint n_chests,
                 guint n_in_box,
                 guint phase,
                 TmResolution *resolution,
                 RollOpening *opening)
{
  gboolean with_skill = roll_acts_skill (hero, unit, resolution);
  guint readings = roll_unit_get_readings (hero, unit, with_skill);

  if (as >= 0)
    readings &= BIT (as);
  if (unit == UNIT_HERO && !is_ready)
    readings = 0;
  *opening = (RollOpening) { .as = find_opener (unit, readings) };
  opening->limit = count_opened (opening->as);
  if (!is_loot_phase (hero, phase))
    opening->bar = &roll_bar_phase;
  else if (unit == UNIT_HERO && !is_ready)
    opening->bar = &roll_bar_exhausted;
  else if (n_chests > opening->limit)
    opening->bar = &not_opened;
  if (opening->bar != NULL)
    return;
  opening->needs_skill
      = unit == UNIT_HERO || phase != PHASE_LOOT || !opens_bare (hero, unit, as, n_chests);
  share_chests (opening, unit, n_chests, n_in_box, resolution);
}

static const RollBar *
find_drink_bar (int hero,
                gboolean is_ready,
                RollUnit unit,
                guint n_potions,
                guint phase,
                TmResolution *resolution,
                const RollDrink *drink)
{
  if (!is_loot_phase (hero, phase))
    return &roll_bar_phase;
  if (unit == UNIT_HERO && !is_ready)
    return &roll_bar_exhausted;
  if (unit == UNIT_HERO && roll_unit_get_readings (hero, unit, TRUE) == 0)
    return &not_drunk;
  if (!roll_unit_is_die (unit)
      && tm_resolution_get_option (resolution, OPTION_TOKENS_AS_DICE) != TOKENS_AS_DICE_FULL)
    return &not_drunk;
  if (n_potions > drink->grave
      && tm_resolution_get_option (resolution, OPTION_SPARE_POTIONS) == SPARE_POTIONS_REFUSE)
    return &not_drunk;
  return NULL;
}

/**
 * roll_judge_quaff:
 * @hero: a [enum@RollHero]
 * @is_ready: whether the hero card is not turned
 * @unit: a unit
 * @n_potions: how many potions it is to drink
 * @n_grave: dice in the graveyard before
 * @phase: the phase
 * @resolution: where open points are read
 * @drink: (out): the verdict
 *
 * Tells whether a unit may drink some potions, and how many dice they bring, «Фаза добычи» Б.
 */
void
roll_judge_quaff (int hero,
                  gboolean is_ready,
                  RollUnit unit,
                  guint n_potions,
                  guint n_grave,
                  guint phase,
                  TmResolution *resolution,
                  RollDrink *drink)
{
  *drink = (RollDrink) { .grave = n_grave + roll_unit_is_die (unit) };
  drink->revived = MIN (n_potions, drink->grave);
  drink->bar = find_drink_bar (hero, is_ready, unit, n_potions, phase, resolution, drink);
  drink->needs_skill = drink->bar == NULL && (unit == UNIT_HERO || phase != PHASE_LOOT);
}

/* The dragon */

#define MAX_SLAYERS 8

static guint
count_distinct (
    int hero, gboolean is_ready, const RollUnit *units, guint n_units, TmResolution *resolution)
{
  guint readings[MAX_SLAYERS] = { 0 };

  for (guint i = 0; i < n_units; i++)
    {
      gboolean with_skill = resolution != NULL && roll_acts_skill (hero, units[i], resolution);

      if (units[i] != UNIT_HERO || (is_ready && resolution != NULL))
        readings[i] = roll_unit_get_readings (hero, units[i], with_skill);
    }
  return roll_count_distinct (readings, n_units);
}

/**
 * roll_judge_slay:
 * @hero: a [enum@RollHero]
 * @is_ready: whether the hero card is not turned
 * @units: (array length=n_units): who is to slay it
 * @n_units: how many they are
 * @lair: dice in the lair
 * @phase: the phase
 * @resolution: where open points are read
 * @slaying: (out): the verdict
 *
 * Tells whether some units may slay the dragon, «Фаза дракона».
 */
void
roll_judge_slay (int hero,
                 gboolean is_ready,
                 const RollUnit *units,
                 guint n_units,
                 guint lair,
                 guint phase,
                 TmResolution *resolution,
                 RollSlaying *slaying)
{
  guint n_bare;

  n_units = MIN (n_units, MAX_SLAYERS);
  n_bare = count_distinct (hero, is_ready, units, n_units, NULL);
  *slaying = (RollSlaying) {
    .is_awake = lair >= ROLL_AWAKE,
    .needed = roll_get_dragon_need (hero),
    .distinct = count_distinct (hero, is_ready, units, n_units, resolution),
  };
  if (phase != PHASE_DRAGON)
    slaying->bar = &roll_bar_phase;
  else if (!slaying->is_awake)
    slaying->bar = &asleep;
  else if (n_units != slaying->needed || slaying->distinct < slaying->needed)
    slaying->bar = &not_slain;
  else
    slaying->needs_skill = n_bare < roll_get_dragon_need (HERO_NONE);
}

/**
 * roll_read_plan_rules:
 * @position: what lies there
 * @resolution: where open points are read, those that matter
 * @rules: (out): their readings
 *
 * Reads the open points that a plan depends on.
 */
void
roll_read_plan_rules (const RollPosition *position, TmResolution *resolution, RollPlanRules *rules)
{
  guint n_targets = roll_get_power_targets (roll_get_power (position->hero));
  guint n_loot = position->level[FACE_CHEST] + position->level[FACE_POTION];

  *rules = (RollPlanRules) { .skill_on_tokens = TRUE };
  for (RollUnit unit = UNIT_TOKEN; unit <= UNIT_SCROLL_TOKEN; unit++)
    if (roll_position_count_unit (position, unit) > 0)
      rules->skill_on_tokens
          = rules->skill_on_tokens && roll_acts_skill (position->hero, unit, resolution);
  if (position->is_ready && n_targets == 2)
    rules->exactly_two
        = tm_resolution_get_option (resolution, OPTION_TWO_TARGETS) == TWO_TARGETS_EXACT;
  if (position->tokens[TOKEN_BAIT] > 0 && (n_loot > 0 || n_targets > 0))
    rules->bait_monsters = tm_resolution_get_option (resolution, OPTION_BAIT) == BAIT_MONSTERS;
}
