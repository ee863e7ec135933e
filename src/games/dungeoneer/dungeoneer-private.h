/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-articles.h"
#include "dungeoneer-battle.h"
#include "dungeoneer-map.h"
#include "dungeoneer-moves.h"
#include "dungeoneer-options.h"
#include "dungeoneer-quests.h"
#include "dungeoneer-spend.h"
#include "dungeoneer-variants.h"
#include "dungeoneer.h"

G_BEGIN_DECLS

/* The kit, by index. Those up to COUNTER_GLORY are the table's, all others a seat's. */
enum
{
  COUNTER_ROUND,
  /* Whether a quest was finished in this turn. */
  COUNTER_QUEST_DONE,
  /* Of DungeoneerBattleKind and DungeoneerStep. */
  COUNTER_BATTLE_KIND,
  COUNTER_BATTLE_STEP,
  /* Tracking tokens in the box. */
  COUNTER_TRACKING,
  /* Not shown: the first player, from 1; 0: not known yet. */
  COUNTER_FIRST_SEAT,
  /* Locations laid in this phase III; dice of the solo game that are owed, and cards of the peril deck. */
  COUNTER_LAID,
  COUNTER_PERIL_DICE,
  COUNTER_PERIL_CARDS,
  /* The printed peril that the dice owed are compared with. */
  COUNTER_PERIL_LIMIT,
  /* Cards that may still be drawn: for beaten monsters (solo), or up to five after the discard pile was shuffled. */
  COUNTER_CARDS_OWED,
  /* The location whose hazard is still to be settled: its piece, from 1. */
  COUNTER_HAZARD,
  /* Peril that may still be handed out as a reward. */
  COUNTER_REWARD,
  /* The quest, from 1 (piece), that was passed and is to be marked as done. */
  COUNTER_PASSED,
  /* The winner, from 1, or WON_BY_NOBODY; and why, of DungeoneerEndReason. */
  COUNTER_WINNER,
  COUNTER_END_REASON,
  /* Whether the location that was drawn is paid for already (exploration). */
  COUNTER_DRAWN_PAID,
  /* Whether the encounters of these Misdeeds have been fought. */
  COUNTER_ENCOUNTERED,
  /* Whether the turn was ended and only cards are still drawn. */
  COUNTER_ENDED,
  COUNTER_GLORY,
  COUNTER_PERIL,
  COUNTER_HEALTH,
  COUNTER_LEVEL,
  COUNTER_AP,
  COUNTER_SAVED_AP,
  COUNTER_FALL_AP,
  COUNTER_FALLEN,
  COUNTER_QUESTS,
  COUNTER_HAND,
  COUNTER_MOVED,
  COUNTER_ATTACKED,
  COUNTER_TRIES,
  COUNTER_MELEE_MOD,
  COUNTER_MAGIC_MOD,
  COUNTER_SPEED_MOD,
  COUNTER_MELEE_MOD_TURN,
  COUNTER_MAGIC_MOD_TURN,
  COUNTER_SPEED_MOD_TURN,
  COUNTER_MAX_HEALTH,
  COUNTER_BOON_LIMIT,
  COUNTER_TREASURE_LIMIT,
  COUNTER_ALIVE,
  /* Not shown: the cell of the pawn, from 1; 0: not on the map. */
  COUNTER_AT,
  /* Whether the point for lying down was used in this turn (fall_attack), and the hero's ability. */
  COUNTER_FALL_USED,
  COUNTER_ABILITY_USED,
  /* Not shown: for the score sheet and achievements. */
  COUNTER_MONSTERS_BEATEN,
  COUNTER_HEROES_BEATEN,
  COUNTER_WOUNDS_DEALT,
  COUNTER_WOUNDS_TAKEN,
  COUNTER_OUT_ROUND,
  /* Set of 1 << DungeoneerCategory of the quests that were finished; whether one was an escort taken away. */
  COUNTER_CATEGORIES,
  COUNTER_STOLEN,
  COUNTER_BEST_PERIL,
  N_COUNTERS,
};

#define WON_BY_NOBODY 9

/**
 * DungeoneerBattleKind:
 *
 * What a battle is about.
 */
typedef enum
{
  BATTLE_NONE,
  BATTLE_MONSTERS,
  BATTLE_HERO,
  BATTLE_HUNT,
  BATTLE_SOLO,
} DungeoneerBattleKind;

enum
{
  ZONE_LOCATIONS,
  ZONE_ADVENTURES,
  ZONE_QUESTS,
  ZONE_DISCARD,
  /* Locations on the map; the place is the cell. */
  ZONE_MAP,
  ZONE_COMMON,
  /* Monsters and quest monsters that attack, and traps that are being settled. */
  ZONE_BATTLE,
  ZONE_REMOVED,
  ZONE_HEROES,
  /* Solo. */
  ZONE_GLORY_DECK,
  ZONE_GLORY_DISCARD,
  ZONE_PERIL_DECK,
  ZONE_PERIL_DISCARD,
  ZONE_DICE,
  /* One location drawn by the app, before it is laid. */
  ZONE_DRAWN,
  ZONE_HAND,
  ZONE_INVENTORY,
  ZONE_LAIR,
  ZONE_BANES,
  ZONE_PERSONAL,
  ZONE_DONE,
  ZONE_HERO,
  /* Locations dealt face down (no blanks). */
  ZONE_BLANKS,
  N_ZONES,
};

enum
{
  PIECE_LOCATION,
  PIECE_ADVENTURE,
  PIECE_QUEST,
  PIECE_HERO,
  PIECE_DIE,
  N_PIECES,
};

/* Marks of an adventure card: wounds of a monster; whether it was used, or has attacked, in this turn; the card
 * it is attached to, its piece from 1; the seat at whom a bane is aimed, from 1, or as what a card in an inventory was
 * played, of DungeoneerClass from 1. */
enum
{
  MARK_WOUNDS,
  MARK_USED,
  MARK_HOST,
  MARK_TARGET,
};

/* Marks of a quest: wounds of its monster; attempts in this turn, with QUEST_FOUND once its place was found; the
 * escort: 0 nobody, 1 + seat taken along, %ESCORT_ON_GROUND + cell left behind; the seat it was taken away from, from 1. */
enum
{
  MARK_QUEST_WOUNDS,
  MARK_QUEST_TRIES,
  MARK_ESCORT,
  MARK_STOLEN,
};
#define QUEST_FOUND (1 << 8)
#define ESCORT_ON_GROUND 16

/* Cards are faces whose code is their name. How many of each a table can know something about: */
#define DUNGEONEER_MAX_HERO_FACES 16
#define DUNGEONEER_MAX_LOCATION_FACES 40
#define DUNGEONEER_MAX_QUEST_FACES 28
#define DUNGEONEER_MAX_ADVENTURE_FACES 90

enum
{
  /* Only the names of its cells. */
  GRID_MAP,
  /* What lies on the map: a column for each location piece. */
  GRID_PLACES,
  /* Those who attack: a column for each. */
  GRID_BATTLE,
  /* What is printed on the owner's cards: a column for each face. */
  GRID_HEROES,
  GRID_LOCATIONS,
  GRID_QUESTS,
  GRID_ADVENTURES,
};

/* Layers of GRID_PLACES: what is printed there, as it lies. */
enum
{
  /* 0, or 2 if it lies upside down. */
  PLACE_TURN,
  /* By side: of DungeoneerExit, three bits each. */
  PLACE_EXITS,
  /* By side: DUNGEONEER_TEST (stat, threat), 0: not told. */
  PLACE_TEST_N,
  PLACE_TEST_E,
  PLACE_TEST_S,
  PLACE_TEST_W,
  PLACE_PERIL,
  PLACE_GLORY,
  PLACE_HAZARD,
  PLACE_HAZARD_TEST,
  /* Bit 0: an entrance; bit 1: heroes are not attacked there. */
  PLACE_FLAGS,
  /* Set of the seats that have been there in this turn of theirs. */
  PLACE_VISITED,
  /* By side: the seat, from 1, whose check has left it open; three bits each. */
  PLACE_HELD,
  N_PLACE_LAYERS,
};

#define PLACE_IS_ENTRANCE 1
#define PLACE_BANS 2

/* A check: what is tested and the number to reach; 0: not told. */
#define DUNGEONEER_TEST(stat, threat) (((stat) + 1) << 6 | (threat))
#define DUNGEONEER_TEST_STAT(test) (((test) >> 6) - 1)
#define DUNGEONEER_TEST_THREAT(test) ((test) & 63)

/* Layers of GRID_BATTLE. */
enum
{
  /* Of DungeoneerAttackerKind. */
  BATTLE_ATTACKER,
  /* The card's piece, or the attacking seat. */
  BATTLE_WHO,
  /* The seat whose card it is; -1: nobody's (solo). */
  BATTLE_OWNER,
  /* The seat that is attacked; -1: nobody. */
  BATTLE_TARGET,
  /* The card that is attacked by a hero, its piece; -1: none. */
  BATTLE_TARGET_PIECE,
  /* Of DungeoneerStat, -1: not chosen yet. */
  BATTLE_FORM,
  /* 0: not rolled. */
  BATTLE_ATTACK_DIE,
  BATTLE_COUNTER_DIE,
  BATTLE_ATTACK_TOTAL,
  BATTLE_COUNTER_TOTAL,
  /* Of DungeoneerOutcome. */
  BATTLE_RESULT,
  /* Wounds by the hit to the target, by effects, and to the attacker. */
  BATTLE_HIT_WOUNDS,
  BATTLE_EFFECT_WOUNDS,
  BATTLE_WOUNDS_BACK,
  N_BATTLE_LAYERS,
};

/**
 * DungeoneerAttackerKind:
 *
 * Who attacks.
 */
typedef enum
{
  ATTACKER_NONE,
  ATTACKER_MONSTER,
  ATTACKER_QUEST,
  ATTACKER_HERO,
  /* A hero's strike in step VI. */
  ATTACKER_CHALLENGE,
} DungeoneerAttackerKind;

/**
 * DungeoneerOutcome:
 *
 * What has come of an attack.
 */
typedef enum
{
  OUTCOME_OPEN,
  OUTCOME_ATTACKER,
  OUTCOME_DEFENDER,
  OUTCOME_NOBODY,
  /* Taken out before the roll: sent away, or its target has left. */
  OUTCOME_GONE,
} DungeoneerOutcome;

#define DUNGEONEER_MAX_COLUMNS DUNGEONEER_MAX_ATTACKERS

/* Layers of GRID_HEROES. */
enum
{
  HERO_HEALTH,
  HERO_BOONS,
  HERO_TREASURES,
  /* Four levels of each form, melee first: HERO_STATS + 4 * form + level - 1. */
  HERO_STATS,
  HERO_COST = HERO_STATS + DUNGEONEER_N_FORMS * DUNGEONEER_MAX_LEVEL,
  HERO_ONCE,
  HERO_EFFECT,
  N_HERO_LAYERS,
};

/* Layers of GRID_LOCATIONS, upright. */
enum
{
  LOCATION_TYPE,
  LOCATION_ENTRANCE,
  LOCATION_PERIL,
  LOCATION_GLORY,
  /* Of DungeoneerExit, by side, three bits each; -1: not told. */
  LOCATION_EXITS,
  LOCATION_TEST_N,
  LOCATION_TEST_E,
  LOCATION_TEST_S,
  LOCATION_TEST_W,
  LOCATION_HAZARD,
  LOCATION_HAZARD_TEST,
  LOCATION_BAN,
  LOCATION_COPIES,
  LOCATION_EFFECT,
  N_LOCATION_LAYERS,
};

/* Layers of GRID_QUESTS. */
enum
{
  QUEST_CATEGORY,
  QUEST_CATEGORY_2,
  /* Faces of locations; -1: not told. */
  QUEST_PLACE,
  QUEST_PLACE_2,
  /* A check (threat), or the total that a search needs, or the die of a chance. */
  QUEST_TEST,
  QUEST_SEARCH,
  /* The monster of a hunt. */
  QUEST_MONSTER_HEALTH,
  QUEST_MONSTER_MELEE,
  QUEST_MONSTER_MAGIC,
  QUEST_MONSTER_SPEED,
  QUEST_MONSTER_FORMS,
  QUEST_LEVELS,
  QUEST_GLORY,
  QUEST_RESTORE,
  QUEST_COPIES,
  QUEST_EFFECT,
  N_QUEST_LAYERS,
};

/* Layers of GRID_ADVENTURES. */
enum
{
  ADVENTURE_CLASS,
  ADVENTURE_TIMING,
  ADVENTURE_DURATION,
  /* A text: helmet, undead. */
  ADVENTURE_TYPE,
  /* 0 to 99, %DUNGEONEER_COST_X, %DUNGEONEER_UNTOLD. */
  ADVENTURE_COST,
  ADVENTURE_COPIES,
  ADVENTURE_HEALTH,
  ADVENTURE_MELEE,
  ADVENTURE_MAGIC,
  ADVENTURE_SPEED,
  /* Set of 1 << form in which it can attack. */
  ADVENTURE_FORMS,
  /* Wounds of a hit, by form; not told: 1. */
  ADVENTURE_HIT_MELEE,
  ADVENTURE_HIT_MAGIC,
  ADVENTURE_HIT_SPEED,
  /* The threat of a trap, or of a monster's attack effect. */
  ADVENTURE_TEST,
  /* What a lasting card adds, -9 to 9; not told: 0. */
  ADVENTURE_ADD_MELEE,
  ADVENTURE_ADD_MAGIC,
  ADVENTURE_ADD_SPEED,
  ADVENTURE_ADD_BOONS,
  ADVENTURE_ADD_TREASURES,
  /* Set of DungeoneerAdventureFlags. */
  ADVENTURE_FLAGS,
  ADVENTURE_EFFECT,
  N_ADVENTURE_LAYERS,
};

enum
{
  ADVENTURE_WARP = 1 << 0,
  ADVENTURE_SHIFT = 1 << 1,
  /* It needs several heroes, so it is left out of the solo game. */
  ADVENTURE_SEVERAL = 1 << 2,
};

enum
{
  PHASE_SETUP,
  PHASE_RESET,
  PHASE_MISDEEDS,
  PHASE_LOCATIONS,
  PHASE_FEATS,
  PHASE_DISCARD,
  PHASE_OVER,
  N_PHASES,
};

extern const TmKit dungeoneer_kit;
extern const TmOptionSpec dungeoneer_options[N_OPTIONS];
extern const TmMoveSpec dungeoneer_moves[N_MOVES];

G_END_DECLS
