/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll: the one-shot abilities of the heroes. */

#include "false-alarms-dungeon-roll.h"

#define ANY_MONSTER ((1u << N_MONSTERS) - 1)

typedef enum
{
  POWER_TARGETS,
  POWER_FURY,
  POWER_INTERVENTION,
  POWER_BATTLECRY,
  POWER_PRESENCE,
  POWER_SONG,
} PowerKind;

typedef struct
{
  const char *hero;
  PowerKind kind;
  guint n_targets;
  /* Set of the monsters that can be targets. */
  guint types;
} Power;

/* Spellsword and Crusader are not among them: their one-shot is a unit. */
static const Power powers[] = {
  { "battlemage", POWER_FURY, 0, 0 },
  { "paladin", POWER_INTERVENTION, 0, 0 },
  { "knight", POWER_BATTLECRY, 0, 0 },
  { "dragon-slayer", POWER_BATTLECRY, 0, 0 },
  { "enchantress", POWER_TARGETS, 1, ANY_MONSTER },
  { "beguiler", POWER_TARGETS, 2, ANY_MONSTER },
  { "mercenary", POWER_TARGETS, 2, ANY_MONSTER },
  { "commander", POWER_PRESENCE, 0, 0 },
  { "half-goblin", POWER_TARGETS, 1, 1u << FACE_GOBLIN },
  { "chieftain", POWER_TARGETS, 2, 1u << FACE_GOBLIN },
  { "minstrel", POWER_SONG, 0, 0 },
  { "bard", POWER_SONG, 0, 0 },
  { "occultist", POWER_TARGETS, 1, 1u << FACE_SKELETON },
  { "necromancer", POWER_TARGETS, 2, 1u << FACE_SKELETON },
};

static const Power *
find_power (const Position *now)
{
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    if (roll_page_is_hero (now, powers[i].hero))
      return &powers[i];
  return NULL;
}

static gboolean
is_power_time (const AlarmTry *self)
{
  return alarm_has_option (self, "one-shot-phase", "any") ? roll_page_is_on_level (self)
                                                          : alarm_is_phase (self, "monsters");
}

/* Some monsters on the level of the types, no more than so many. */
static guint
pick_targets (
    AlarmTry *self, const Position *now, guint types, guint most, guint8 targets[N_MONSTERS])
{
  guint n = 0;

  for (guint type = 0; type < N_MONSTERS; type++)
    {
      targets[type] = 0;
      if (types & 1u << type)
        targets[type] = alarm_below (self, MIN (now->level[type], most - n) + 1);
      n += targets[type];
    }
  return n;
}

static gboolean
use_on (AlarmTry *self, const guint8 targets[N_MONSTERS])
{
  alarm_begin (self, "power");
  roll_page_give_counts (self, "targets", targets, N_MONSTERS);
  return TRUE;
}

static gboolean
use_on_targets (AlarmTry *self, const Position *now, const Power *power)
{
  guint8 targets[N_MONSTERS];
  guint n = pick_targets (self, now, power->types, power->n_targets, targets);
  gboolean is_exact = alarm_has_option (self, "two-targets", "exact");

  return n >= (is_exact ? power->n_targets : 1) && use_on (self, targets);
}

static gboolean
use_paying (AlarmTry *self, const Position *now, int token, guint n_revived)
{
  (void) now;
  alarm_begin (self, "power");
  alarm_give (self, "token", token);
  roll_page_give_any (self, "revive", n_revived);
  return TRUE;
}

/* Every potion is drunk, as far as there are dice to bring back. */
static guint
count_revived (const Position *now)
{
  return MIN (now->level[FACE_POTION], now->n_graveyard);
}

static int
pick_held (AlarmTry *self, const Position *now)
{
  int picked = -1;
  guint n = 0;

  for (guint token = 0; token < N_TOKENS; token++)
    if (now->tokens[token] > 0 && alarm_below (self, ++n) == 0)
      picked = token;
  return picked;
}

static gboolean
use_intervention (AlarmTry *self, const Position *now)
{
  int token = pick_held (self, now);

  return token >= 0 && use_paying (self, now, token, count_revived (now));
}

static gboolean
use_presence (AlarmTry *self, const guint8 party[N_FACES], const guint8 dungeon[N_FACES])
{
  alarm_begin (self, "power");
  roll_page_give_counts (self, "party", party, N_FACES);
  roll_page_give_counts (self, "dungeon", dungeon, N_FACES);
  return TRUE;
}

static gboolean
use_presence_on_some (AlarmTry *self, const Position *now)
{
  guint8 party[N_FACES], dungeon[N_FACES];

  return roll_page_pick_some (self, now->party, N_FACES, party)
                 + roll_page_pick_some (self, now->level, N_FACES, dungeon)
             > 0
         && use_presence (self, party, dungeon);
}

/* The ability, as it would be right for a hero who is ready, at the right time, if it does
 * anything. */
static gboolean
use_power (AlarmTry *self, const Position *now)
{
  const Power *power = find_power (now);

  if (power == NULL)
    return FALSE;
  alarm_begin (self, "power");
  switch (power->kind)
    {
    case POWER_TARGETS:
      return use_on_targets (self, now, power);
    case POWER_FURY:
      return roll_page_count_monsters (now->level) + now->level[FACE_CHEST] + now->lair > 0;
    case POWER_INTERVENTION:
      return use_intervention (self, now);
    case POWER_BATTLECRY:
      return roll_page_count_monsters (now->level) > 0;
    case POWER_PRESENCE:
      return use_presence_on_some (self, now);
    default:
      return now->lair > 0;
    }
}

/* A hero of a kind at the time for his ability. */
static gboolean
begin_power (AlarmTry *self, Position *now, PowerKind kind, const Power **power)
{
  if (!is_power_time (self) || !roll_page_read (self, now) || !now->is_ready)
    return FALSE;
  *power = find_power (now);
  return *power != NULL && (*power)->kind == kind;
}

/* Now and then, so that heroes stay ready for what else is to be tried. */
static gboolean
legal_power (AlarmTry *self)
{
  Position now;

  return alarm_below (self, 4) == 0 && is_power_time (self) && roll_page_read (self, &now)
         && now.is_ready && use_power (self, &now);
}

static gboolean
power_exhausted (AlarmTry *self)
{
  Position now;

  return is_power_time (self) && roll_page_read (self, &now) && !now.is_ready
         && use_power (self, &now);
}

static gboolean
power_of_unit_hero (AlarmTry *self)
{
  Position now;

  if (!is_power_time (self) || !roll_page_read (self, &now) || !now.is_ready
      || find_power (&now) != NULL)
    return FALSE;
  alarm_begin (self, "power");
  return TRUE;
}

/* As it would be right among monsters, but in another phase, as if it had been set by hand. */
static gboolean
power_at_wrong_time (AlarmTry *self)
{
  static const char *const phases[] = { "form", "populate", "regroup" };
  Position now;

  if (!alarm_is_phase (self, "monsters") || !roll_page_read (self, &now) || !now.is_ready
      || !use_power (self, &now))
    return FALSE;
  alarm_put_phase (self, phases[alarm_below (self, G_N_ELEMENTS (phases))]);
  return TRUE;
}

static gboolean
power_after_monsters (AlarmTry *self)
{
  Position now;

  if (alarm_has_option (self, "one-shot-phase", "any") || !alarm_is_phase (self, "monsters")
      || !roll_page_read (self, &now) || !now.is_ready || !use_power (self, &now))
    return FALSE;
  alarm_put_phase (self, alarm_below (self, 2) ? "loot" : "dragon");
  return TRUE;
}

static gboolean
power_on_missing (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 targets[N_MONSTERS] = { 0 };
  int type;

  if (!begin_power (self, &now, POWER_TARGETS, &power))
    return FALSE;
  type = roll_page_pick_missing (self, now.level, N_MONSTERS);
  if (type < 0 || !(power->types & 1u << type))
    return FALSE;
  targets[type] = 1;
  return use_on (self, targets);
}

static gboolean
power_on_too_many (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 targets[N_MONSTERS];

  return begin_power (self, &now, POWER_TARGETS, &power)
         && pick_targets (self, &now, power->types, N_DICE, targets) > power->n_targets
         && use_on (self, targets);
}

static gboolean
power_on_too_few (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 targets[N_MONSTERS];

  return alarm_has_option (self, "two-targets", "exact")
         && begin_power (self, &now, POWER_TARGETS, &power) && power->n_targets == 2
         && pick_targets (self, &now, power->types, 1, targets) == 1 && use_on (self, targets);
}

static gboolean
power_on_other_type (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 targets[N_MONSTERS];

  return begin_power (self, &now, POWER_TARGETS, &power)
         && pick_targets (self, &now, ANY_MONSTER & ~power->types, power->n_targets, targets)
                == power->n_targets
         && use_on (self, targets);
}

static gboolean
power_without_token (AlarmTry *self)
{
  Position now;
  const Power *power;

  if (!begin_power (self, &now, POWER_INTERVENTION, &power) || now.n_unknown > 0
      || pick_held (self, &now) >= 0)
    return FALSE;
  alarm_begin (self, "power");
  roll_page_give_any (self, "revive", count_revived (&now));
  return TRUE;
}

static gboolean
power_with_token_not_held (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint token = alarm_below (self, N_TOKENS);

  return begin_power (self, &now, POWER_INTERVENTION, &power) && !roll_page_may_hold (&now, token)
         && use_paying (self, &now, token, count_revived (&now));
}

static gboolean
power_reviving_amiss (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint n_revived = alarm_below (self, N_DICE + 1);
  int token;

  if (!begin_power (self, &now, POWER_INTERVENTION, &power) || n_revived == count_revived (&now))
    return FALSE;
  token = pick_held (self, &now);
  return token >= 0 && use_paying (self, &now, token, n_revived);
}

static gboolean
presence_on_dragon (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 party[N_FACES], dungeon[N_FACES];

  if (!begin_power (self, &now, POWER_PRESENCE, &power) || now.lair == 0)
    return FALSE;
  roll_page_pick_some (self, now.party, N_FACES, party);
  roll_page_pick_some (self, now.level, N_FACES, dungeon);
  dungeon[FACE_DRAGON] = 1 + alarm_below (self, now.lair);
  return use_presence (self, party, dungeon);
}

static gboolean
presence_on_missing (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 party[N_FACES] = { 0 }, dungeon[N_FACES] = { 0 };
  int face;

  if (!begin_power (self, &now, POWER_PRESENCE, &power))
    return FALSE;
  face = roll_page_pick_missing (self, now.party, N_FACES);
  if (face < 0)
    return FALSE;
  party[face] = 1;
  return use_presence (self, party, dungeon);
}

static gboolean
presence_with_faces_amiss (AlarmTry *self)
{
  Position now;
  const Power *power;
  guint8 party[N_FACES], dungeon[N_FACES] = { 0 };
  guint n_dice;

  if (!begin_power (self, &now, POWER_PRESENCE, &power))
    return FALSE;
  n_dice = roll_page_pick_some (self, now.party, N_FACES, party);
  if (n_dice == 0 || !use_presence (self, party, dungeon))
    return FALSE;
  roll_page_give_any (self, "party-faces", n_dice - 1);
  return TRUE;
}

const AlarmKind roll_power_illegal[] = {
  ALARM_ILLEGAL ("power, exhausted", "roll.hero.exhausted", power_exhausted),
  ALARM_ILLEGAL ("power, of a hero used as a unit", "roll.hero.*", power_of_unit_hero),
  ALARM_ILLEGAL ("power, at the wrong time", NULL, power_at_wrong_time),
  ALARM_ILLEGAL ("power, after the monsters", NULL, power_after_monsters),
  ALARM_ILLEGAL ("power, target not there", "roll.hero.*", power_on_missing),
  ALARM_ILLEGAL ("power, targets too many", "roll.hero.*", power_on_too_many),
  ALARM_ILLEGAL ("power, targets too few", "roll.hero.*", power_on_too_few),
  ALARM_ILLEGAL ("power, target of another type", "roll.hero.*", power_on_other_type),
  ALARM_ILLEGAL ("power, no token to pay with", "roll.hero.paladin", power_without_token),
  ALARM_ILLEGAL ("power, token not held", NULL, power_with_token_not_held),
  ALARM_ILLEGAL ("power, wrong number comes back", NULL, power_reviving_amiss),
  ALARM_ILLEGAL ("power, reroll of a dragon", NULL, presence_on_dragon),
  ALARM_ILLEGAL ("power, reroll not there", NULL, presence_on_missing),
  ALARM_ILLEGAL ("power, wrong number of faces", NULL, presence_with_faces_amiss),
  ALARM_END,
};

const AlarmKind roll_power_legal[] = {
  ALARM_LEGAL ("power", legal_power),
  ALARM_END,
};
