/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/* Fights with monsters and between dwarfs, and what the cards are, as plain values. Dice are 1 to 6. A
 * resolution (nullable) says how open points are read and takes the reasons. */

/** The strength of a monster that only the card tells. */
#define CRYSTAL_HEALTH_ON_CARD (-1)

/* What is particular about a monster, as bits. */
typedef enum
{
  /* It is not fought. */
  MONSTER_PEACEFUL = 1 << 0,
  /* A die comes first, and can settle it. */
  MONSTER_FIRST_ROLL = 1 << 1,
  /* Even-Odd instead of a fight. */
  MONSTER_EVEN_ODD = 1 << 2,
  MONSTER_RIDDLE = 1 << 3,
  /* The loser does not flee. */
  MONSTER_HOLDS = 1 << 4,
  /* It clings: each next turn begins with it. */
  MONSTER_CLINGS = 1 << 5,
  /* Another of its kind comes at once when it is beaten. */
  MONSTER_SWARMS = 1 << 6,
  MONSTER_ELEMENTAL_KIND = 1 << 7,
  /* A Flash does nothing to it. */
  MONSTER_FLASH_PROOF = 1 << 8,
  /* A die after the win is the prize. */
  MONSTER_PRIZE_ROLL = 1 << 9,
  /* What it does stands on the card only. */
  MONSTER_EFFECT_ON_CARD = 1 << 10,
  /* Beaten, the turn goes on. */
  MONSTER_FREES_TURN = 1 << 11,
} CrystalMonsterFlags;

/**
 * CrystalTiles:
 *
 * What tiles are laid after a monster was beaten.
 */
typedef enum
{
  TILES_NONE,
  /* One, and on to it. */
  TILES_ONE,
  /* Look at one: on to it, or lay it face down. */
  TILES_LOOK,
  /* On all undug cells that one's own tile leads to. */
  TILES_EXITS,
  /* On all undug neighbours. */
  TILES_AROUND,
  CRYSTAL_N_TILES_WORDS,
} CrystalTiles;

/**
 * CrystalAgain:
 *
 * When a monster is fought again.
 */
typedef enum
{
  AGAIN_NONE,
  AGAIN_AT_ONCE,
  AGAIN_EACH_TURN,
  CRYSTAL_N_AGAINS,
} CrystalAgain;

/**
 * CrystalMonsterSpec:
 * @article: the article about it
 * @health: 0 to 6, or %CRYSTAL_HEALTH_ON_CARD
 * @flags: set of [flags@CrystalMonsterFlags]
 * @flee_factor: cells fled for each pip of the losing die
 * @flee_more: cells fled beyond that
 * @die_change: what it does to the die of a dwarf who fights it
 * @lost_skip: turns lost by losing, beside what the flight costs
 * @lost_discard: hand cards the loser discards
 * @lost_find: Find cards the loser draws after the flight
 * @lost_rubble: whether losing leaves rubble on the cell
 * @won_find: Find cards for winning
 * @tiles: tiles laid after winning
 * @again: when it is fought again after losing
 * @joins_on: face of the first roll that makes it join; 0: none
 * @dies_on: face of the first roll that beats it at once; 0: none
 * @leaves_on: face of the first roll that sends it away; 0: none
 * @wins_on: natural face of the fight's die that beats it whatever the sum; 0: none
 */
typedef struct
{
  const char *article;
  gint8 health;
  guint16 flags;
  gint8 flee_factor;
  gint8 flee_more;
  gint8 die_change;
  guint8 lost_skip;
  guint8 lost_discard;
  guint8 lost_find;
  guint8 lost_rubble;
  guint8 won_find;
  guint8 tiles;
  guint8 again;
  guint8 joins_on;
  guint8 dies_on;
  guint8 leaves_on;
  guint8 wins_on;
} CrystalMonsterSpec;

/* black-crystal-monsters.c; the last is that of MONSTER_OTHER */
extern const CrystalMonsterSpec crystal_monsters[CRYSTAL_N_MONSTERS + 1];

/* Which of its values only the card tells. */
typedef enum
{
  FIND_VALUE_NONE,
  FIND_VALUE_BONUS,
  FIND_VALUE_DISTANCE,
  FIND_VALUE_CANCELS,
  FIND_VALUE_EFFECT,
  CRYSTAL_N_FIND_VALUES,
} CrystalFindValue;

/**
 * CrystalFindSpec:
 * @article: the article about it
 * @moments: set of MOMENT_BIT() at which it can be played; 0 for one that strikes when drawn
 * @enemies: set of `1 << CrystalEnemy` against whom it can be; 0: it has nothing to do with a fight
 * @own_monster: what it adds to the own die against a monster
 * @own_dwarf: what it adds to the own die against a dwarf
 * @rival: what it adds to the die of the other dwarf
 * @health: what it adds to the health of a monster
 * @lasts: how long it counts
 * @uses: how often it can be used
 * @after: where it goes
 * @value: which of its numbers only the card tells
 * @is_guarded: whether no other card can take it once it lies on the table
 */
typedef struct
{
  const char *article;
  guint16 moments;
  guint8 enemies;
  gint8 own_monster;
  gint8 own_dwarf;
  gint8 rival;
  gint8 health;
  guint8 lasts;
  guint8 uses;
  guint8 after;
  guint8 value;
  guint8 is_guarded;
} CrystalFindSpec;

/* black-crystal-finds.c */
extern const CrystalFindSpec crystal_finds[CRYSTAL_N_FINDS];
gboolean crystal_find_is_negative (CrystalFind find);
gboolean crystal_find_is_boost (CrystalFind find);
/* The id of the value that only the card tells, "bonus"; NULL: none. */
const char *crystal_find_get_unknown (CrystalFind find);
CrystalAfter crystal_find_get_after (CrystalFind find, guint uses_left);
void
crystal_find_get_effect (CrystalFind find, CrystalEnemy enemy, int *own, int *rival, int *health);

/**
 * CrystalPlayable:
 *
 * Why a Find card cannot be played, as bits.
 */
typedef enum
{
  PLAY_WRONG_TURN = 1 << 0,
  PLAY_WRONG_MOMENT = 1 << 1,
  PLAY_WRONG_ENEMY = 1 << 2,
  PLAY_LATE_BOOST = 1 << 3,
  PLAY_USED_UP = 1 << 4,
  PLAY_NEGATIVE = 1 << 5,
} CrystalPlayable;

#define CRYSTAL_N_PLAYABLES 6
/* Ids of the findings, by bit. */
extern const char *const crystal_playable_ids[CRYSTAL_N_PLAYABLES];
guint crystal_judge_find (CrystalFind find,
                          guint moments,
                          CrystalEnemy enemy,
                          int monster,
                          guint used,
                          TmResolution *resolution);

/** The most cards that count at once on one die. */
#define CRYSTAL_MAX_BOOSTS 24

/**
 * CrystalBoosts:
 * @own: what they add to the own die
 * @rival: what they add to the other dwarf's die
 * @health: what they add to the monster's health
 * @kept: set of positions of cards that go on counting after this die
 * @spent: set of positions of cards that no longer count on this die
 * @refused: set of positions of cards that cannot count against this enemy
 * @n_counting: cards that count for the own side on this die
 *
 * What announced cards do to one die of a fight.
 */
typedef struct
{
  int own;
  int rival;
  int health;
  guint32 kept;
  guint32 spent;
  guint32 refused;
  guint n_counting;
} CrystalBoosts;

/**
 * crystal_count_boosts:
 * @cards: (array length=n_cards): cards announced, of [enum@CrystalFind]
 * @values: (array length=n_cards) (nullable): what only the card tells of each, 0 if not told
 * @rolls: (array length=n_cards) (nullable): dice rolled since each was announced; %NULL: @roll - 1
 * @n_cards: how many there are
 * @enemy: against whom
 * @monster: of [enum@CrystalMonster]
 * @roll: which die of the fight it is, from 1
 * @resolution: (nullable): how `boost_tie` is read
 * @boosts: (out): what they do
 */
void crystal_count_boosts (const gint32 *cards,
                           const gint32 *values,
                           const gint32 *rolls,
                           guint n_cards,
                           CrystalEnemy enemy,
                           int monster,
                           guint roll,
                           TmResolution *resolution,
                           CrystalBoosts *boosts);

typedef enum
{
  FIGHT_WIN,
  FIGHT_TIE,
  FIGHT_LOSE,
  FIGHT_IGNORED,
  FIGHT_JOINS,
  CRYSTAL_N_RESULTS,
} CrystalResult;

/**
 * CrystalFight:
 * @monster: of [enum@CrystalMonster]
 * @health: its health as told, without a pump
 * @die: the die
 * @die2: the second die of the Twins; 0: not rolled, so that the fight goes on unless the first has lost
 * @pre: the first roll; 0: none
 * @own: what boosts add to the own die
 * @merchant: cards the Merchant adds after the die
 * @boosts: how many boost cards were used
 * @pump: what cards add to its health
 * @first: whether it is the player's first tile
 * @is_one_of_many: whether others still roll against it, so that nobody knows yet who has won
 *
 * One roll against a monster.
 */
typedef struct
{
  int monster;
  int health;
  int die;
  int die2;
  int pre;
  int own;
  int merchant;
  int boosts;
  int pump;
  gboolean first;
  gboolean is_one_of_many;
} CrystalFight;

/**
 * CrystalFought:
 * @result: what came of it
 * @health: its health in this fight
 * @need: the least face that wins without the Merchant, 1 to 7; 7: none does
 * @total: the die with all that is added
 * @flee: cells to flee; 0: none
 * @skip: turns lost, beside what the flight costs
 * @boom_token: whether a Boom token is laid (of a tile's Boom)
 * @leaves_crystal: whether a carried crystal stays on the cell
 */
typedef struct
{
  CrystalResult result;
  int health;
  int need;
  int total;
  int flee;
  int skip;
  gboolean boom_token;
  gboolean leaves_crystal;
} CrystalFought;

/* black-crystal-fight.c */
void
crystal_judge_fight (const CrystalFight *fight, TmResolution *resolution, CrystalFought *fought);
gboolean crystal_fight_needs_die (const CrystalFight *fight);
/* What the own die counts before boosts against this monster. */
int crystal_get_die_change (int monster, int n_boosts);
CrystalResult
crystal_compare_die (int monster, int health, int die, int total, TmResolution *resolution);
int crystal_get_flee (int monster, int die, int total, TmResolution *resolution);
CrystalResult
crystal_judge_group (guint n_players, guint hits, int sum, int health, TmResolution *resolution);

/**
 * CrystalDuel:
 * @dice: the dice of the two
 * @own: all that changes each die
 * @crystals: crystals carried by each
 */
typedef struct
{
  int dice[2];
  int own[2];
  int crystals[2];
} CrystalDuel;

/**
 * CrystalDuelled:
 * @totals: dice with all that changes them
 * @winner: 0 or 1; -1: a tie, rolled again
 * @retreat: cells the loser goes back
 * @skip: turns the loser loses
 * @crystals: crystals carried by each afterwards
 * @destroyed: crystals broken
 */
typedef struct
{
  int totals[2];
  int winner;
  int retreat;
  int skip;
  int crystals[2];
  int destroyed;
} CrystalDuelled;

#define CRYSTAL_RETREAT 3

void
crystal_judge_duel (const CrystalDuel *duel, TmResolution *resolution, CrystalDuelled *duelled);
/* Crystals after a fight that has a loser: kept, taken or broken. */
void crystal_pass_crystals (int *winner, int *loser, int *destroyed);

/**
 * CrystalControl:
 * @health: health of the tame monster
 * @own: what boosts add to it
 * @enemy: against a monster or a dwarf
 * @enemy_health: health of that monster
 * @die: die of that dwarf, or of the owner where it decides; 0: not rolled
 * @rival: all that changes the die of that dwarf
 *
 * A tame monster that fights for its owner.
 */
typedef struct
{
  int health;
  int own;
  CrystalEnemy enemy;
  int enemy_health;
  int die;
  int rival;
} CrystalControl;

gboolean crystal_control_needs_die (const CrystalControl *control, TmResolution *resolution);
CrystalResult crystal_judge_control (const CrystalControl *control, TmResolution *resolution);

/** The most cells one can flee, of the odds. */
#define CRYSTAL_MAX_FLEE 24

/**
 * CrystalLaw:
 * @of: all cases
 * @win: cases that win
 * @joins: cases in which it joins
 * @discarded: cases in which it goes away without a fight
 * @flee: cases that lose and flee so many cells; 0: lose and stay
 *
 * How a fight ends, as so many cases out of all.
 */
typedef struct
{
  guint64 of;
  guint64 win;
  guint64 joins;
  guint64 discarded;
  guint64 flee[CRYSTAL_MAX_FLEE + 1];
} CrystalLaw;

/* black-crystal-odds.c */
void crystal_boom_law (int monster,
                       int health,
                       int own,
                       int once,
                       gboolean first_rolls,
                       guint players,
                       TmResolution *resolution,
                       CrystalLaw *law);

/**
 * CrystalDuelLaw:
 * @of: all cases
 * @a: cases that the first wins
 * @b: cases that the second wins
 * @reroll: cases of 36 in which the first dice are a tie
 */
typedef struct
{
  guint64 of;
  guint64 a;
  guint64 b;
  guint reroll;
} CrystalDuelLaw;

void crystal_duel_law (int difference, int once, CrystalDuelLaw *law);

/**
 * CrystalFirst:
 *
 * What a first roll, or the die of a prize, does.
 */
typedef enum
{
  FIRST_FIGHT,
  FIRST_WON,
  FIRST_JOINS,
  FIRST_LEAVES,
} CrystalFirst;

CrystalFirst crystal_judge_first_roll (int monster, int die);
/* Find cards that a die brings (Leprechaun, Targ). */
guint crystal_count_prize (int monster, int die);

G_END_DECLS
