/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What heroes and units can do: the hero cards, «Фаза монстров» В, «Фаза добычи» А, «Сокровища». */

#include "config.h"

#include "dungeon-roll-position.h"

#define BIT(face) (1u << (face))
#define ALL_MONSTERS (BIT (FACE_GOBLIN) | BIT (FACE_SKELETON) | BIT (FACE_OOZE))
#define MANY 7

const guint8 roll_token_copies[ROLL_N_TOKENS] = { 3, 3, 3, 3, 3, 4, 6, 3, 4, 4 };

/* Of each pair of faces that a skill makes one, the two faces; of scrolls, the scroll alone. */
typedef struct
{
  RollPowerKind power;
  guint swaps;
} HeroCard;

#define SWORD_AND_SPELL (BIT (FACE_FIGHTER) | BIT (FACE_MAGE))
#define SWORD_AND_PRAYER (BIT (FACE_FIGHTER) | BIT (FACE_CLERIC))
#define LUTE (BIT (FACE_THIEF) | BIT (FACE_MAGE))
#define SKULL (BIT (FACE_MAGE) | BIT (FACE_CLERIC))

static const HeroCard cards[ROLL_N_HEROES] = {
  [HERO_SPELLSWORD] = { POWER_UNIT, SWORD_AND_SPELL },
  [HERO_CRUSADER] = { POWER_UNIT, SWORD_AND_PRAYER },
  [HERO_KNIGHT] = { POWER_BATTLECRY, 0 },
  [HERO_ENCHANTRESS] = { POWER_CHARM, 0 },
  [HERO_MERCENARY] = { POWER_STRIKE, 0 },
  [HERO_HALF_GOBLIN] = { POWER_PLEA, 0 },
  [HERO_MINSTREL] = { POWER_SONG, LUTE },
  [HERO_OCCULTIST] = { POWER_ANIMATE, SKULL },
  [HERO_BATTLEMAGE] = { POWER_FURY, SWORD_AND_SPELL },
  [HERO_PALADIN] = { POWER_INTERVENTION, SWORD_AND_PRAYER },
  [HERO_DRAGON_SLAYER] = { POWER_BATTLECRY, 0 },
  [HERO_BEGUILER] = { POWER_MESMERIZE, 0 },
  [HERO_COMMANDER] = { POWER_PRESENCE, 0 },
  [HERO_CHIEFTAIN] = { POWER_RANK, 0 },
  [HERO_BARD] = { POWER_SONG, LUTE },
  [HERO_NECROMANCER] = { POWER_COMMAND, SKULL },
};

/* Heroes */

/**
 * roll_is_master:
 * @hero: a [enum@RollHero]
 *
 * Tells which side of the card lies up.
 *
 * Returns: whether it is the master's
 */
gboolean
roll_is_master (int hero)
{
  return hero >= ROLL_N_NOVICES;
}

/**
 * roll_get_master:
 * @novice: a hero
 *
 * Gets the other side of a novice's card.
 *
 * Returns: the master; a master and nobody stay as they are
 */
int
roll_get_master (int novice)
{
  return novice >= 0 && novice < ROLL_N_NOVICES ? novice + ROLL_N_NOVICES : novice;
}

/**
 * roll_get_power:
 * @hero: a [enum@RollHero]
 *
 * Gets what the one-shot ability of a hero does.
 *
 * Returns: the kind of ability; %POWER_NONE for nobody
 */
RollPowerKind
roll_get_power (int hero)
{
  return hero == HERO_NONE ? POWER_NONE : cards[hero].power;
}

/**
 * roll_get_power_targets:
 * @power: a one-shot ability
 *
 * Gets how many monsters are chosen for it.
 *
 * Returns: 0 to 2
 */
guint
roll_get_power_targets (RollPowerKind power)
{
  switch (power)
    {
    case POWER_CHARM:
    case POWER_PLEA:
    case POWER_ANIMATE:
      return 1;
    case POWER_MESMERIZE:
    case POWER_STRIKE:
    case POWER_RANK:
    case POWER_COMMAND:
      return 2;
    default:
      return 0;
    }
}

/**
 * roll_get_power_target_mask:
 * @power: a one-shot ability
 *
 * Gets which monsters can be chosen for it.
 *
 * Returns: set of [enum@RollDungeonFace]
 */
guint
roll_get_power_target_mask (RollPowerKind power)
{
  switch (power)
    {
    case POWER_PLEA:
    case POWER_RANK:
      return BIT (FACE_GOBLIN);
    case POWER_ANIMATE:
    case POWER_COMMAND:
      return BIT (FACE_SKELETON);
    default:
      return roll_get_power_targets (power) > 0 ? ALL_MONSTERS : 0;
    }
}

/**
 * roll_get_dragon_need:
 * @hero: a [enum@RollHero]
 *
 * Gets how many different companions slay a dragon, «Фаза дракона» and the Dragon Slayer's card.
 *
 * Returns: 3, or 2
 */
guint
roll_get_dragon_need (int hero)
{
  return hero == HERO_DRAGON_SLAYER ? 2 : 3;
}

/**
 * roll_loots_early:
 * @hero: a [enum@RollHero]
 *
 * Tells whether chests and potions may be used before all monsters are beaten.
 *
 * Returns: whether the hero is the Half-Goblin or the Chieftain
 */
gboolean
roll_loots_early (int hero)
{
  return hero == HERO_HALF_GOBLIN || hero == HERO_CHIEFTAIN;
}

/* Units */

/**
 * roll_unit_get_face:
 * @unit: a unit
 *
 * Gets what a unit is by itself.
 *
 * Returns: a [enum@RollPartyFace]; -1 for the hero card, which is what its skill makes of it
 */
int
roll_unit_get_face (RollUnit unit)
{
  if (unit < UNIT_TOKEN)
    return unit - UNIT_DIE;
  if (unit == UNIT_SCROLL_TOKEN)
    return FACE_SCROLL;
  if (unit < UNIT_SCROLL_TOKEN)
    return unit - UNIT_TOKEN + FACE_FIGHTER;
  return unit == UNIT_TEMP_FIGHTER ? FACE_FIGHTER : unit == UNIT_TEMP_THIEF ? FACE_THIEF : -1;
}

/**
 * roll_unit_is_die:
 * @unit: a unit
 *
 * Tells whether it is a party die.
 *
 * Returns: whether it goes to the graveyard when used
 */
gboolean
roll_unit_is_die (RollUnit unit)
{
  return unit < UNIT_TOKEN;
}

/**
 * roll_unit_is_token:
 * @unit: a unit
 *
 * Tells whether it is a treasure token.
 *
 * Returns: whether it goes back to the chest when used
 */
gboolean
roll_unit_is_token (RollUnit unit)
{
  return unit >= UNIT_TOKEN && unit <= UNIT_SCROLL_TOKEN;
}

/**
 * roll_unit_is_scroll:
 * @unit: a unit
 *
 * Tells whether it is a scroll.
 *
 * Returns: whether it rerolls dice
 */
gboolean
roll_unit_is_scroll (RollUnit unit)
{
  return unit == UNIT_SCROLL || unit == UNIT_SCROLL_TOKEN;
}

/* What the skill adds to a face. */
static guint
get_swaps (int hero, int face)
{
  if (hero == HERO_NONE)
    return 0;
  if (hero == HERO_ENCHANTRESS || hero == HERO_BEGUILER)
    return face == FACE_SCROLL ? ROLL_COMPANIONS : 0;
  return cards[hero].swaps & BIT (face) ? cards[hero].swaps : 0;
}

static gboolean
has_bonus (int hero, int face)
{
  return (hero == HERO_COMMANDER && face == FACE_FIGHTER)
         || (hero == HERO_BARD && face == FACE_CHAMPION);
}

/**
 * roll_unit_has_skill:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 *
 * Tells whether the hero's skill makes a difference to what the unit can do.
 *
 * Returns: whether it does
 */
gboolean
roll_unit_has_skill (int hero, RollUnit unit)
{
  int face = roll_unit_get_face (unit);

  return face >= 0 && (get_swaps (hero, face) != 0 || has_bonus (hero, face));
}

/**
 * roll_unit_get_readings:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 * @with_skill: whether the hero's skill acts on it; see roll.open.tokens-as-dice
 *
 * Gets what a unit can be used as.
 *
 * Returns: set of [enum@RollPartyFace]; without a companion in it, the unit does not fight
 */
guint
roll_unit_get_readings (int hero, RollUnit unit, gboolean with_skill)
{
  int face = roll_unit_get_face (unit);

  if (unit == UNIT_HERO)
    return roll_get_power (hero) == POWER_UNIT ? cards[hero].swaps : 0;
  g_assert (face >= 0);
  return BIT (face) | (with_skill ? get_swaps (hero, face) : 0);
}

/**
 * roll_reading_get_any:
 * @readings: set of [enum@RollPartyFace]
 *
 * Gets which monsters it beats in any number, «Фаза монстров» В.
 *
 * Returns: set of [enum@RollDungeonFace]
 */
guint
roll_reading_get_any (guint readings)
{
  guint any = 0;

  if (readings & BIT (FACE_FIGHTER))
    any |= BIT (FACE_GOBLIN);
  if (readings & BIT (FACE_CLERIC))
    any |= BIT (FACE_SKELETON);
  if (readings & BIT (FACE_MAGE))
    any |= BIT (FACE_OOZE);
  return readings & BIT (FACE_CHAMPION) ? ALL_MONSTERS : any;
}

/**
 * roll_unit_get_bonus:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 * @with_skill: whether the hero's skill acts on it
 *
 * Gets how many monsters of any type a unit beats on top: Commander's fighters, Bard's champions.
 *
 * Returns: 0 or 1
 */
guint
roll_unit_get_bonus (int hero, RollUnit unit, gboolean with_skill)
{
  return with_skill && has_bonus (hero, roll_unit_get_face (unit));
}

/**
 * roll_unit_get_chests:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 * @with_skill: whether the hero's skill acts on it
 *
 * Gets how many chests a unit opens, «Фаза добычи» А.
 *
 * Returns: 0, 1, or 7 for any number
 */
guint
roll_unit_get_chests (int hero, RollUnit unit, gboolean with_skill)
{
  guint readings = roll_unit_get_readings (hero, unit, with_skill);

  if (readings & (BIT (FACE_THIEF) | BIT (FACE_CHAMPION)))
    return MANY;
  return readings & ROLL_COMPANIONS ? 1 : 0;
}

/* How many of the monsters a reading leaves, if it takes what it can of one type; -1 if it cannot
 * take any. */
static int
count_left (int as, const guint8 monsters[ROLL_N_MONSTERS])
{
  guint any = roll_reading_get_any (BIT (as));
  int best = -1;

  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    {
      int left = 0;

      if (monsters[type] == 0)
        continue;
      for (guint other = 0; other < ROLL_N_MONSTERS; other++)
        left += other != type ? monsters[other] : any & BIT (type) ? 0 : monsters[type] - 1;
      if (best < 0 || left < best)
        best = left;
    }
  return best;
}

static gboolean
try_reading (int as, guint bonus, const guint8 monsters[ROLL_N_MONSTERS], RollStrike *strike)
{
  int left = count_left (as, monsters);

  if (left < 0 || left > (int) bonus)
    return FALSE;
  strike->is_legal = TRUE;
  strike->as = as;
  strike->extra = left;
  return TRUE;
}

/**
 * roll_judge_strike:
 * @hero: a [enum@RollHero]
 * @unit: a unit
 * @as: the reading wanted, a [enum@RollPartyFace]; -1: its own face if it works, else the first
 * @with_skill: whether the hero's skill acts on the unit
 * @monsters: how many of each type it is to beat
 * @strike: (out): the verdict
 *
 * Tells whether a unit beats some monsters at one go: one group of one type, of size one or a type
 * the reading beats in any number, and as many others as its bonus allows («Фаза монстров» В).
 */
void
roll_judge_strike (int hero,
                   RollUnit unit,
                   int as,
                   gboolean with_skill,
                   const guint8 monsters[ROLL_N_MONSTERS],
                   RollStrike *strike)
{
  guint readings = roll_unit_get_readings (hero, unit, with_skill) & ROLL_COMPANIONS;
  guint bonus = roll_unit_get_bonus (hero, unit, with_skill);
  int own = roll_unit_get_face (unit);

  *strike = (RollStrike) { FALSE, -1, 0 };
  if (as >= 0)
    readings &= BIT (as);
  if (own >= 0 && readings & BIT (own) && try_reading (own, bonus, monsters, strike))
    return;
  for (int face = 0; face < ROLL_N_COMPANIONS; face++)
    if (readings & BIT (face) && try_reading (face, bonus, monsters, strike))
      return;
}

static guint
match_units (const guint *readings, guint n_units, guint taken)
{
  guint best = 0;

  if (n_units == 0)
    return 0;
  best = match_units (readings + 1, n_units - 1, taken);
  for (guint face = 0; face < ROLL_N_COMPANIONS; face++)
    if (readings[0] & BIT (face) & ~taken)
      best = MAX (best, 1 + match_units (readings + 1, n_units - 1, taken | BIT (face)));
  return best;
}

/**
 * roll_count_distinct:
 * @readings: (array length=n_units): what each unit can be used as
 * @n_units: how many units there are
 *
 * Counts the different companions that some units can show at once, each by one reading.
 *
 * Returns: 0 to 5
 */
guint
roll_count_distinct (const guint *readings, guint n_units)
{
  guint useful[64];
  guint n_useful = 0;

  /* More than five units with the same readings never help. */
  for (guint i = 0; i < n_units && n_useful < G_N_ELEMENTS (useful); i++)
    {
      guint n_same = 0;

      for (guint j = 0; j < n_useful; j++)
        n_same += useful[j] == (readings[i] & ROLL_COMPANIONS);
      if ((readings[i] & ROLL_COMPANIONS) != 0
          && n_same < (guint) __builtin_popcount (readings[i] & ROLL_COMPANIONS))
        useful[n_useful++] = readings[i] & ROLL_COMPANIONS;
    }
  return match_units (useful, n_useful, 0);
}
