/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The pure core of the rules: what is on the table in a delve as counts, what units can do, and what
 * each act makes of the position. Moves, questions and odds all work on it. */

#define ROLL_N_DICE 7
#define ROLL_AWAKE 3

/* Faces of a party die, in the order used everywhere. */
typedef enum
{
  FACE_FIGHTER,
  FACE_CLERIC,
  FACE_MAGE,
  FACE_THIEF,
  FACE_CHAMPION,
  FACE_SCROLL,
  ROLL_N_PARTY_FACES,
} RollPartyFace;

#define ROLL_N_COMPANIONS 5
#define ROLL_COMPANIONS 0x1f

/* Faces of a dungeon die. Dragons lie in the lair, the other five on the level. */
typedef enum
{
  FACE_GOBLIN,
  FACE_SKELETON,
  FACE_OOZE,
  FACE_CHEST,
  FACE_POTION,
  FACE_DRAGON,
  ROLL_N_DUNGEON_FACES,
} RollDungeonFace;

#define ROLL_N_MONSTERS 3
#define ROLL_N_LEVEL_FACES 5

typedef enum
{
  TOKEN_SWORD,
  TOKEN_TALISMAN,
  TOKEN_SCEPTRE,
  TOKEN_TOOLS,
  TOKEN_SCROLL,
  TOKEN_RING,
  TOKEN_SCALES,
  TOKEN_ELIXIR,
  TOKEN_BAIT,
  TOKEN_PORTAL,
  ROLL_N_TOKENS,
} RollToken;

#define ROLL_N_TOKEN_PIECES 36
extern const guint8 roll_token_copies[ROLL_N_TOKENS];

/* The novices, then their masters in the same order. */
typedef enum
{
  HERO_NONE = -1,
  HERO_SPELLSWORD,
  HERO_CRUSADER,
  HERO_KNIGHT,
  HERO_ENCHANTRESS,
  HERO_MERCENARY,
  HERO_HALF_GOBLIN,
  HERO_MINSTREL,
  HERO_OCCULTIST,
  HERO_BATTLEMAGE,
  HERO_PALADIN,
  HERO_DRAGON_SLAYER,
  HERO_BEGUILER,
  HERO_COMMANDER,
  HERO_CHIEFTAIN,
  HERO_BARD,
  HERO_NECROMANCER,
  ROLL_N_HEROES,
} RollHero;

#define ROLL_N_NOVICES 8

/* Whatever can be used: the faces of party dice, tokens that stand for one, temporary companions,
 * the hero card itself. */
typedef enum
{
  UNIT_DIE,
  UNIT_SCROLL = UNIT_DIE + FACE_SCROLL,
  UNIT_TOKEN,
  UNIT_SCROLL_TOKEN = UNIT_TOKEN + TOKEN_SCROLL,
  UNIT_TEMP_FIGHTER,
  UNIT_TEMP_THIEF,
  UNIT_HERO,
  ROLL_N_UNITS,
} RollUnit;

/**
 * RollPosition:
 * @hero: a [enum@RollHero]
 * @is_ready: whether the hero's one-shot ability is still there
 * @party: white dice available, by face
 * @grave: white dice in the graveyard
 * @temporary: temporary companions: fighters, thieves
 * @level: black dice on the level, by face
 * @lair: dragon faces in the lair
 * @tokens: treasure tokens held and known, by kind
 *
 * What lies on the table in a delve, as far as the rules of a level care.
 */
typedef struct
{
  gint8 hero;
  gboolean is_ready;
  guint8 party[ROLL_N_PARTY_FACES];
  guint8 grave;
  guint8 temporary[2];
  guint8 level[ROLL_N_LEVEL_FACES];
  guint8 lair;
  guint8 tokens[ROLL_N_TOKENS];
} RollPosition;

/* Heroes */

/* What a hero's one-shot ability does. */
typedef enum
{
  POWER_NONE,
  POWER_UNIT, /* the hero is a unit: Arcane Blade, Holy Strike */
  POWER_FURY, /* discard monsters, chests, potions, lair: Arcane Fury */
  POWER_INTERVENTION, /* pay a token: all beaten, opened, drunk, lair discarded */
  POWER_BATTLECRY, /* all monsters become dragons */
  POWER_CHARM, /* one monster becomes a potion */
  POWER_MESMERIZE, /* two monsters become one potion */
  POWER_STRIKE, /* beat two monsters */
  POWER_PRESENCE, /* reroll party and dungeon dice */
  POWER_PLEA, /* one goblin becomes a thief */
  POWER_RANK, /* two goblins do */
  POWER_SONG, /* discard the lair */
  POWER_ANIMATE, /* one skeleton becomes a fighter */
  POWER_COMMAND, /* two skeletons do */
} RollPowerKind;

gboolean roll_is_master (int hero);
int roll_get_master (int novice);
RollPowerKind roll_get_power (int hero);
guint roll_get_power_targets (RollPowerKind power);
guint roll_get_power_target_mask (RollPowerKind power);
guint roll_get_dragon_need (int hero);
gboolean roll_loots_early (int hero);

/* Units */

int roll_unit_get_face (RollUnit unit);
gboolean roll_unit_is_die (RollUnit unit);
gboolean roll_unit_is_token (RollUnit unit);
gboolean roll_unit_is_scroll (RollUnit unit);
gboolean roll_unit_has_skill (int hero, RollUnit unit);
guint roll_unit_get_readings (int hero, RollUnit unit, gboolean with_skill);
guint roll_reading_get_any (guint readings);
guint roll_unit_get_bonus (int hero, RollUnit unit, gboolean with_skill);
guint roll_unit_get_chests (int hero, RollUnit unit, gboolean with_skill);

/**
 * RollStrike:
 * @is_legal: whether the unit beats them all
 * @as: the reading used, a [enum@RollPartyFace]; -1: none
 * @extra: monsters beyond the reading's own power
 *
 * A unit against some monsters.
 */
typedef struct
{
  gboolean is_legal;
  int as;
  guint extra;
} RollStrike;

void roll_judge_strike (int hero,
                        RollUnit unit,
                        int as,
                        gboolean with_skill,
                        const guint8 monsters[ROLL_N_MONSTERS],
                        RollStrike *strike);
guint roll_count_distinct (const guint *readings, guint n_units);

/* Positions */

guint roll_position_count_party (const RollPosition *self);
guint roll_position_count_monsters (const RollPosition *self);
guint roll_position_count_level (const RollPosition *self);
guint roll_position_count_tokens (const RollPosition *self);
guint roll_position_count_chest (const RollPosition *self, guint n_out);
guint roll_position_count_unit (const RollPosition *self, RollUnit unit);
gboolean roll_position_use (RollPosition *self, RollUnit unit);
gboolean roll_position_beat (RollPosition *self, const guint8 monsters[ROLL_N_MONSTERS]);
gboolean roll_position_revive (RollPosition *self, int face);

/**
 * RollYield:
 * @draws: treasure tokens to draw
 * @revives: white dice to bring back from the graveyard
 *
 * What an act brings besides what it changes at once.
 */
typedef struct
{
  guint draws;
  guint revives;
} RollYield;

gboolean roll_position_can_use_power (const RollPosition *self,
                                      const guint8 targets[ROLL_N_MONSTERS],
                                      gboolean exactly_two);
void roll_position_use_power (RollPosition *self,
                              const guint8 targets[ROLL_N_MONSTERS],
                              RollYield *yield);
gboolean roll_position_use_ring (RollPosition *self);
gboolean roll_position_use_bait (RollPosition *self, gboolean only_monsters);
void roll_position_clear_level (RollPosition *self);

guint roll_count_dice (guint level, guint lair);

G_END_DECLS
