/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"

G_BEGIN_DECLS

/* The vocabulary: what there is in the box, by index. Tables of words are in black-crystal-words.c, what
 * the cards do in black-crystal-finds.c and black-crystal-monsters.c. The order is that of the files. */

#define CRYSTAL_MAX_SEATS 4

/**
 * CrystalEvent:
 *
 * What is printed on a tunnel tile.
 */
typedef enum
{
  EVENT_NONE,
  EVENT_BOOM,
  EVENT_FIND,
  EVENT_PORTAL,
  EVENT_PIT,
  EVENT_CRYSTAL,
  EVENT_EXIT,
  CRYSTAL_N_EVENTS,
} CrystalEvent;

/**
 * CrystalShape:
 *
 * How the tunnel of a tile runs.
 */
typedef enum
{
  SHAPE_DEAD_END,
  SHAPE_STRAIGHT,
  SHAPE_BEND,
  SHAPE_TEE,
  SHAPE_CROSS,
  CRYSTAL_N_SHAPES,
} CrystalShape;

/* A tile of the app's bag: its event and shape as one face. */
#define CRYSTAL_TILE_FACE(event, shape) ((event) * CRYSTAL_N_SHAPES + (shape))
#define CRYSTAL_FACE_EVENT(face) ((face) / CRYSTAL_N_SHAPES)
#define CRYSTAL_FACE_SHAPE(face) ((face) % CRYSTAL_N_SHAPES)
#define CRYSTAL_N_TILE_FACES (CRYSTAL_N_EVENTS * CRYSTAL_N_SHAPES)

/**
 * CrystalVariant:
 *
 * How many crystals and exits are in the bag.
 */
typedef enum
{
  VARIANT_3_1,
  VARIANT_2_1,
  VARIANT_3_2,
  VARIANT_2_2,
  VARIANT_1_1,
  VARIANT_4_2,
  CRYSTAL_N_VARIANTS,
} CrystalVariant;

/**
 * CrystalSkill:
 *
 * The skill cards.
 */
typedef enum
{
  SKILL_ENGINEER,
  SKILL_MERCHANT,
  SKILL_MINER,
  SKILL_THIEF,
  SKILL_ALCHEMIST,
  SKILL_GARDENER,
  SKILL_SHAMAN,
  SKILL_IRON_HEAD,
  CRYSTAL_N_SKILLS,
} CrystalSkill;

/**
 * CrystalFind:
 *
 * The Find cards; from %FIND_MIGHTY_WINDS on they are negative.
 */
typedef enum
{
  FIND_THROW_MUSHROOM,
  FIND_AMULET,
  FIND_INNER_VOICE,
  FIND_JUNK_FINDER,
  FIND_BUMMER,
  FIND_TOXIC_BARREL,
  FIND_WEIGHTY_ARGUMENT,
  FIND_NASTY_DEBUFFER,
  FIND_VAPORIZER,
  FIND_WING_HELMET,
  FIND_WING_BOOTS,
  FIND_INVISIBILITY,
  FIND_STINKY_UGGS,
  FIND_TUBA_CANE,
  FIND_SPEED_SLIPPERS,
  FIND_BUBA_GLASSES,
  FIND_SHRINKER,
  FIND_SLY_SPECS,
  FIND_COMPASS,
  FIND_FLASH,
  FIND_SUMMON_SCROLL,
  FIND_PANAMA,
  FIND_BOMB,
  FIND_TELEKICK,
  FIND_PICK,
  FIND_WILD_HAMMER,
  FIND_PIMPLY_CAP,
  FIND_MAGNET,
  FIND_MONSTER_PUMP,
  FIND_HELMET,
  FIND_FACE_BASHER,
  FIND_FIREFLY,
  FIND_BUTTERFINGERS,
  FIND_DONT_WANNA,
  FIND_FLIGHT_FLOPS,
  FIND_SWITCHMAN,
  FIND_KEFIR,
  FIND_SPRING,
  FIND_MIGHTY_WINDS,
  FIND_FLOODED_MINE,
  FIND_BEAR_TRAP,
  FIND_MUDDLE,
  FIND_BLACK_HOLE,
  FIND_SCRAM,
  FIND_FUMBLE,
  FIND_MONSTERS,
  FIND_STONE_FACE,
  FIND_SINKHOLE,
  FIND_REVERSE,
  FIND_CAVE_IN,
  CRYSTAL_N_FINDS,
} CrystalFind;

/**
 * CrystalMonster:
 *
 * The Boom cards, in the columns of the bestiary.
 */
typedef enum
{
  MONSTER_EVEN_ODD_MAN,
  MONSTER_ODD_SCULPTURE,
  MONSTER_GOBLIN_VILLAGE,
  MONSTER_LEPRECHAUN,
  MONSTER_FAT_RAT,
  MONSTER_SHY_GUY,
  MONSTER_TWINS,
  MONSTER_STONECUTTER,
  MONSTER_CRYSTALLING,
  MONSTER_KILLABOT,
  MONSTER_SLIME,
  MONSTER_SKELETONS,
  MONSTER_VOODOO,
  MONSTER_GRUDGE,
  MONSTER_MINER,
  MONSTER_TICK,
  MONSTER_HORRID_MUSHROOM,
  MONSTER_GOBLIN_WARRIORS,
  MONSTER_YALINA,
  MONSTER_CATMAN,
  MONSTER_MAGGUS,
  MONSTER_MAPPER,
  MONSTER_BATTLE_ROBOT,
  MONSTER_DANDELIONS,
  MONSTER_KRIMAUNG,
  MONSTER_SPIDER,
  MONSTER_DIGGER,
  MONSTER_BUKH,
  MONSTER_WORM,
  MONSTER_TARG,
  MONSTER_BATS,
  MONSTER_ORKESTROS,
  MONSTER_MECHANO_SPIDER,
  MONSTER_ROLLER,
  MONSTER_GHOST,
  MONSTER_HOARDER,
  MONSTER_DON_BONES,
  MONSTER_SHAITZ,
  MONSTER_BLUE_GNUS,
  MONSTER_SHAGGY,
  MONSTER_NINZA,
  MONSTER_PIFPAF,
  MONSTER_XZ3000,
  MONSTER_MUTANT,
  MONSTER_PURR,
  MONSTER_HIHIKUS,
  MONSTER_HAHATUMBA,
  MONSTER_COLOSSUS,
  MONSTER_LINDWORM,
  MONSTER_TROLL,
  MONSTER_BIG_BOSS,
  MONSTER_DRAGON,
  MONSTER_COCKROACH,
  MONSTER_MEGA_COCKROACH,
  MONSTER_ELEMENTAL,
  MONSTER_EARTH_ELEMENTAL,
  CRYSTAL_N_MONSTERS,
  /* A Boom card that is none of these, or not told: only its health is known. */
  MONSTER_OTHER = CRYSTAL_N_MONSTERS,
} CrystalMonster;

/**
 * CrystalMoment:
 *
 * When a Find card can be played, seen from its owner. `OWN` is any moment of his turn, `FOE_TURN` any
 * other of another's turn, `OWN_AFTER` after the own die, `DRAW` the moment it is drawn.
 */
typedef enum
{
  MOMENT_OWN,
  MOMENT_OWN_START,
  MOMENT_OWN_MONSTER,
  MOMENT_OWN_ROLL,
  MOMENT_FOE_START,
  MOMENT_FOE_LAID,
  MOMENT_FOE_FIND,
  MOMENT_FOE_MONSTER,
  MOMENT_FOE_BOOST,
  MOMENT_FOE_WON,
  MOMENT_FOE_END,
  MOMENT_FOE_TURN,
  MOMENT_OWN_AFTER,
  MOMENT_DRAW,
  CRYSTAL_N_MOMENTS,
} CrystalMoment;

#define MOMENT_BIT(moment) (1u << (moment))
/* “Any” of the card list. */
#define MOMENTS_ANY ((1u << CRYSTAL_N_MOMENTS) - 1)
#define MOMENTS_OWN                                                                          \
  (MOMENT_BIT (MOMENT_OWN) | MOMENT_BIT (MOMENT_OWN_START) | MOMENT_BIT (MOMENT_OWN_MONSTER) \
   | MOMENT_BIT (MOMENT_OWN_AFTER))

/**
 * CrystalEnemy:
 *
 * Against whom a card or a die counts.
 */
typedef enum
{
  ENEMY_NONE,
  ENEMY_MONSTER,
  ENEMY_DWARF,
  CRYSTAL_N_ENEMIES,
} CrystalEnemy;

/**
 * CrystalLasts:
 * @LASTS_ONCE: it works at once and is gone
 * @LASTS_ROLL: for one die, tie or not
 * @LASTS_FIGHT: for the fight, re-rolls too
 * @LASTS_OPEN: the text is silent: see the option `boost_tie`
 * @LASTS_TABLE: it stays on the table
 *
 * How long a card counts.
 */
typedef enum
{
  LASTS_ONCE,
  LASTS_ROLL,
  LASTS_FIGHT,
  LASTS_OPEN,
  LASTS_TABLE,
  CRYSTAL_N_LASTS,
} CrystalLasts;

/**
 * CrystalAfter:
 *
 * Where a Find card goes when it was played.
 */
typedef enum
{
  AFTER_DISCARD,
  AFTER_TABLE,
  AFTER_TARGET,
  AFTER_HAND,
  CRYSTAL_N_AFTERS,
} CrystalAfter;

/**
 * CrystalMeans:
 *
 * What breaks a wall or clears rubble.
 */
typedef enum
{
  MEANS_NONE,
  MEANS_EXPLOSIVE,
  MEANS_BOMB,
  MEANS_PICK,
  MEANS_ENGINEER,
  MEANS_MINER,
  MEANS_IRON_HEAD,
  CRYSTAL_N_MEANS,
} CrystalMeans;

/**
 * CrystalBy:
 *
 * What throws, walks or swaps a dwarf.
 */
typedef enum
{
  BY_TELEKICK,
  BY_BLACK_HOLE,
  BY_SPRING,
  BY_VOICE,
  BY_ARGUMENT,
  BY_MAGNET,
  BY_BARREL,
  BY_REVERSE,
  BY_SCRAM,
  BY_SINKHOLE,
  BY_AUTOPILOT,
  CRYSTAL_N_BYS,
} CrystalBy;

/* What comes next on a cell, as the page words it. */
typedef enum
{
  NEXT_NONE,
  NEXT_RUBBLE,
  NEXT_DUEL,
  NEXT_BOOM,
  NEXT_EVEN_ODD,
  NEXT_FIND,
  NEXT_PIT,
  NEXT_PORTAL,
  NEXT_CRYSTAL,
  NEXT_EXIT,
  NEXT_JUNK_FIND,
  CRYSTAL_N_NEXTS,
} CrystalNext;

/* black-crystal-words.c */
extern const TmWord crystal_event_words[CRYSTAL_N_EVENTS];
extern const TmWord crystal_shape_words[CRYSTAL_N_SHAPES];
extern const TmWord crystal_tile_words[CRYSTAL_N_TILE_FACES];
extern const TmWord crystal_variant_words[CRYSTAL_N_VARIANTS];
extern const TmWord crystal_skill_words[CRYSTAL_N_SKILLS];
extern const TmWord crystal_find_words[CRYSTAL_N_FINDS];
/* The last is "other". */
extern const TmWord crystal_monster_words[CRYSTAL_N_MONSTERS + 1];
extern const TmWord crystal_moment_words[CRYSTAL_N_MOMENTS];
extern const TmWord crystal_enemy_words[CRYSTAL_N_ENEMIES];
extern const TmWord crystal_lasts_words[CRYSTAL_N_LASTS];
extern const TmWord crystal_after_words[CRYSTAL_N_AFTERS];
extern const TmWord crystal_means_words[CRYSTAL_N_MEANS];
extern const TmWord crystal_by_words[CRYSTAL_N_BYS];
extern const TmWord crystal_next_words[CRYSTAL_N_NEXTS];
/* North, east, south, west, in the order of TmSide. */
extern const TmWord crystal_side_words[4];
extern const TmWord crystal_die_words[6];
extern const TmWord crystal_call_words[2];

guint crystal_get_shape_sides (CrystalShape shape, guint turns);
void crystal_get_variant (CrystalVariant variant, guint *crystals, guint *exits);

G_END_DECLS
