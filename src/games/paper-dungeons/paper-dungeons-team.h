/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-map.h"
#include "paper-dungeons-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/* A team and everything that can happen to it, as pure functions on a plain value. Moves, questions,
 * offers and odds share them. Readings of open points are asked of the resolution, where they
 * matter and nowhere else. */

/** PAPER_UNKNOWN: stands where a printed value could, for one that nobody has told yet. */
#define PAPER_UNKNOWN (-1000)

#define PAPER_MAX_HEARTS 99
#define PAPER_MAX_POTIONS 42

/**
 * PaperPrize:
 * @reward: a [enum@PaperReward]; -1: not told
 * @amount: how often, from 1 to 3; 0 of none
 *
 * What a circle of a track, a row of potions, a room or a monster gives.
 */
typedef struct
{
  gint8 reward;
  gint8 amount;
} PaperPrize;

/**
 * PaperSheet:
 * @level_fame: fame by the lowest level, from 1; index 0 is not used
 * @gem_fame: fame by the number of gems; that of 0 is 0
 * @gem_prizes: what each circle of the gem track gives, from 1
 * @minion_fame: fame by the number of minions; that of 0 is 0
 * @wound_fame: what so many wounds cost, as printed: 0 or less; every count by itself, shields
 *   already spread to the counts behind them
 * @capacity: potions that there is room for
 * @potion_prizes: what is had once so many potions are filled: the reward of a row that ends there
 * @item_symbols: what each cell of an item asks for; -1: not told
 *
 * What is printed on the players' sheet. Unknown fame is %PAPER_UNKNOWN.
 */
typedef struct
{
  gint16 level_fame[PAPER_MAX_LEVEL + 1];
  gint16 gem_fame[PAPER_MAX_GEMS + 1];
  PaperPrize gem_prizes[PAPER_MAX_GEMS + 1];
  gint16 minion_fame[PAPER_MAX_MINIONS + 1];
  gint16 wound_fame[PAPER_MAX_HEARTS + 1];
  guint8 capacity;
  PaperPrize potion_prizes[PAPER_MAX_POTIONS + 1];
  gint8 item_symbols[PAPER_N_ITEMS][2];
} PaperSheet;

/**
 * PaperTeam:
 * @levels: level of each hero, 1 to 6
 * @colours: [enum@PaperColour] of each hero
 * @cells: cells of each item, 0 to 2
 * @potions: potions ever filled in
 * @healed: hearts under potions that are used
 * @wounds: wounds marked on the track
 * @pending: wounds that are not assigned yet
 * @resurrected: whether the box is filled
 * @gems: circles of the gem track
 * @letters: what has become of each letter (LETTER_OPEN and so on)
 * @letter_rounds: round in which it was stolen; 0: before the game
 * @outside: gems had from outside: by the rogue, by the twelfth potion
 * @minions: circles of the minion track
 * @traps: times a trap was triggered
 * @walls: times a wall was passed
 * @waters: times water was crossed
 * @used: whether each die is used this round
 * @steps: steps left of the die in hand
 * @owed: free marks still to be chosen, by [enum@PaperOwed]
 * @psionic: whether the talent is used this round
 * @talent: [enum@PaperTalent], or -1
 * @goal: [enum@PaperGoal], or -1
 * @monster_fame: fame of each fight
 * @mission_fame: fame of missions
 * @reached: whether the room of each monster was entered
 * @at: where the team stands, a cell of the map; -1: not inside yet
 * @visits: how often each cell was entered
 * @crossed: whether the minion of each cell is crossed out
 * @taken: whether the reward of each cell has been had
 * @passed: for each cell, the sides towards which a wall (bits 0 to 3) or water (bits 4 to 7) was
 *   passed at least once; up and right only
 * @ways: for each cell, the sides towards which the way of the team leads, bit for each
 *   [enum@PaperSide]
 *
 * All that a team marks on its sheet. A plain value: copy it by assignment.
 */
typedef enum
{
  OWED_LEVEL,
  OWED_ITEM,
  OWED_MINION,
  OWED_GEM,
  PAPER_N_OWED,
} PaperOwed;

typedef struct
{
  guint8 levels[PAPER_N_HEROES];
  guint8 colours[PAPER_N_HEROES];
  guint8 cells[PAPER_N_ITEMS];
  gint16 potions;
  gint16 healed;
  gint16 wounds;
  gint16 pending;
  guint8 resurrected;
  guint8 gems;
  guint8 letters[PAPER_N_LETTERS];
  guint8 letter_rounds[PAPER_N_LETTERS];
  guint8 outside[2];
  guint8 minions;
  gint16 traps;
  gint16 walls;
  gint16 waters;
  guint8 used[PAPER_N_DICE];
  guint8 steps;
  guint8 owed[PAPER_N_OWED];
  guint8 psionic;
  gint8 talent;
  gint8 goal;
  gint16 monster_fame[PAPER_N_STAGES];
  gint16 mission_fame;
  guint8 reached[PAPER_N_STAGES];
  gint8 at;
  guint8 visits[PAPER_N_CELLS];
  guint8 crossed[PAPER_N_CELLS];
  guint8 taken[PAPER_N_CELLS];
  guint8 passed[PAPER_N_CELLS];
  guint8 ways[PAPER_N_CELLS];
} PaperTeam;

/**
 * PaperHappened:
 * @wounds: wounds dealt
 * @healed: of them, put on potions
 * @marked: of them, marked on the track
 * @resurrected: whether the box was filled
 * @potions: potions made
 * @lost: potions there was no room for
 * @rows: set of potion counts at which a row ended, bit n for n potions
 * @gems: gems had
 * @minions: minions crossed out
 * @dropped: free marks that nothing could be done with, by [enum@PaperOwed]
 * @unknown: printed values that were needed and are not told: set of [enum@PaperMissing]
 * @other: whether a printed reward of another kind was met, which players mark by hand
 *
 * What came of something that happened to a team, for sentences, notes and outcomes. Adds up over
 * calls; all zeros to begin with.
 */
typedef enum
{
  MISSING_POTION_ROWS = 1 << 0,
  MISSING_GEM_TRACK = 1 << 1,
  MISSING_ROOM = 1 << 2,
  MISSING_ITEM_SYMBOL = 1 << 3,
  MISSING_MONSTER = 1 << 4,
} PaperMissing;

typedef struct
{
  guint wounds;
  guint healed;
  guint marked;
  gboolean resurrected;
  guint potions;
  guint lost;
  guint64 rows;
  guint gems;
  guint minions;
  guint8 dropped[PAPER_N_OWED];
  guint unknown;
  gboolean other;
} PaperHappened;

void paper_team_init (PaperTeam *self);
guint paper_team_get_health (const PaperTeam *self);
guint paper_team_count_hearts (const PaperTeam *self);
guint paper_team_count_used (const PaperTeam *self);
gboolean paper_team_has_item (const PaperTeam *self, PaperItem item);
guint paper_team_count_rooms (const PaperTeam *self);
guint paper_team_count_crossable (const PaperTeam *self, const PaperMap *map);
gboolean paper_team_owes (const PaperTeam *self);

/* What happens to a team. The sheet says what tracks give; chains run at once, what must be chosen
 * is owed. With @map %NULL or not taught, minions to cross out are taken to be there. */
void paper_team_mark (PaperTeam *self, guint wounds, PaperHappened *happened);
void paper_team_wound (PaperTeam *self, guint wounds, gboolean is_asked, PaperHappened *happened);
void paper_team_raise (PaperTeam *self,
                       PaperHero hero,
                       const PaperSheet *sheet,
                       PaperHappened *happened);
void paper_team_fill_cell (PaperTeam *self,
                           PaperItem item,
                           const PaperSheet *sheet,
                           const PaperMap *map,
                           PaperHappened *happened);
void
paper_team_brew (PaperTeam *self, guint potions, const PaperSheet *sheet, PaperHappened *happened);
void paper_team_take_gem (PaperTeam *self, const PaperSheet *sheet, PaperHappened *happened);
void paper_team_steal (
    PaperTeam *self, guint letter, guint round, const PaperSheet *sheet, PaperHappened *happened);
void paper_team_beat_minions (PaperTeam *self,
                              guint minions,
                              const PaperSheet *sheet,
                              PaperHappened *happened);
void paper_team_reward (PaperTeam *self,
                        PaperPrize prize,
                        const PaperSheet *sheet,
                        const PaperMap *map,
                        PaperHappened *happened);
void paper_team_drop_owed (PaperTeam *self, const PaperMap *map, PaperHappened *happened);

/**
 * PaperStep:
 * @fault: why the step is not allowed; %STEP_FINE if it is
 * @wounds: wounds dealt by a minion or a trap
 * @has_minion: whether a minion was fought
 * @has_trap: whether a trap was triggered
 * @prize: what the room gave, if anything
 * @letter: gem stolen, from 0; -1: none
 * @is_unknown: whether nobody has told what the room holds
 *
 * One step of a team and what the room did, R «Перемещение», p.9.
 */
typedef struct
{
  PaperFault fault;
  guint wounds;
  gboolean has_minion;
  gboolean has_trap;
  PaperPrize prize;
  int letter;
  gboolean is_unknown;
} PaperStep;

void paper_team_enter (PaperTeam *self,
                       guint cell,
                       const PaperMap *map,
                       const PaperSheet *sheet,
                       guint round,
                       gboolean asks_wounds,
                       TmResolution *resolution,
                       PaperStep *step,
                       PaperHappened *happened);

/* Dice, R «Бросок кубиков», «Выбор кубиков», p.7 to p.9 */

/**
 * PaperThrow:
 * @skulls: how many skulls
 * @clovers: how many clovers
 * @is_void: whether the dice are thrown again
 * @again: set of the dice that are; 0 if none
 *
 * A throw of the six dice.
 */
typedef struct
{
  guint skulls;
  guint clovers;
  gboolean is_void;
  guint again;
} PaperThrow;

void
paper_judge_throw (const gint32 faces[PAPER_N_DICE], TmResolution *resolution, PaperThrow *result);
guint paper_get_skull_wounds (guint skulls, guint priest, int talent, guint *by_priest);

/* What lets a die raise a hero: the first that serves. */
typedef enum
{
  BY_DIE,
  BY_CLOVER,
  BY_MAGE,
  BY_PSIONIC,
  BY_REWARD,
  BY_NONE,
} PaperBy;

/* Why a die does not serve: the first that applies. */
typedef enum
{
  WHY_NONE,
  WHY_MAX,
  WHY_FULL,
  WHY_SKULL,
  WHY_BOOTS,
  WHY_SYMBOL,
  WHY_COLOUR,
} PaperWhy;

extern const char *const paper_by_ids[BY_NONE + 1];
extern const char *const paper_why_ids[WHY_COLOUR + 1];

PaperBy paper_find_level_by (
    const PaperTeam *team, PaperHero hero, PaperSymbol symbol, PaperColour colour, PaperWhy *why);
/* @required: symbol that the cell asks for, %SYMBOL_ANY, or -1: not told, which stops nothing. */
PaperWhy paper_find_cell_fault (const PaperTeam *team,
                                PaperItem item,
                                PaperSymbol symbol,
                                gint8 required,
                                TmResolution *resolution);
PaperWhy paper_find_brew_fault (PaperSymbol symbol, TmResolution *resolution);
guint paper_get_steps (PaperSymbol symbol);
guint paper_get_brewed (int talent);

/* Fights, R p.10 to p.13 */
guint paper_get_minion_wounds (guint minion_level, guint hero_level, gboolean has_armour);

typedef struct
{
  guint strength;
  guint doubled;
  guint bonus;
  guint power;
} PaperPower;

void paper_count_power (const guint8 levels[PAPER_N_HEROES],
                        int vulnerable,
                        gboolean has_sword,
                        int talent,
                        PaperPower *power);

/**
 * PaperMonster:
 * @is_told: whether enough is told for the fight to be worked out
 * @vulnerable: the hero whose level counts twice; -1: not told
 * @flee: fame lost by fleeing; %PAPER_UNKNOWN: not told
 * @n_ranges: how many ranges are told, from the lowest
 * @limits: power of each range; ascending; %PAPER_UNKNOWN: not told
 * @fames: fame of each
 * @wounds: wounds of each
 * @prize: what the strongest gets
 * @letters: letters that vanish, from 0; -1: none or not told
 * @stage: the stage it belongs to; 0: not told
 *
 * What a monster card says.
 */
typedef struct
{
  gboolean is_told;
  gint8 vulnerable;
  gint16 flee;
  guint n_ranges;
  gint16 limits[3];
  gint16 fames[3];
  gint16 wounds[3];
  PaperPrize prize;
  gint8 letters[2];
  guint8 stage;
} PaperMonster;

/**
 * PaperFight:
 * @range: range of each team, from 1; 0: flees; -1: not told
 * @fame: fame of each team; %PAPER_UNKNOWN: not told
 * @wounds: wounds of each team; %PAPER_UNKNOWN: not told
 * @top: the team with the highest power of those that fight; -1: none, or several
 * @reward_seat: who has the reward; -1: nobody
 * @is_tie: whether several teams share the highest power
 *
 * How all teams fare against a monster.
 */
typedef struct
{
  int range[TM_MAX_SEATS];
  int fame[TM_MAX_SEATS];
  int wounds[TM_MAX_SEATS];
  int top;
  int reward_seat;
  gboolean is_tie;
} PaperFight;

void paper_fight (const PaperMonster *monster,
                  guint n_teams,
                  const gint32 *powers,
                  guint32 reached,
                  const gint8 *talents,
                  TmResolution *resolution,
                  PaperFight *fight);

/* Missions, goals, fame, R p.14; P1 */

/**
 * PaperFacts:
 * @levels: levels of the heroes
 * @visits: set of the explored rooms, by cell of the map
 * @minion_levels: how many minions of each level were beaten
 * @minions: how many in all
 * @potions: potions brewed
 * @unused: of them, without a heart used
 * @gems: gems
 * @traps: traps triggered, each time
 * @traps_once: each trap once; -1: as @traps
 * @obstacles: traps, walls and rivers passed, each time
 * @obstacles_once: each once; -1: as @obstacles
 * @items: complete items
 * @monster_rooms: rooms of monsters entered
 * @monster_fame: fame of the three fights
 * @value: replaces what is counted; -1: no
 *
 * What missions and goals look at.
 */
typedef struct
{
  guint8 levels[PAPER_N_HEROES];
  guint64 visits;
  guint8 minion_levels[10];
  gint32 minions;
  gint32 potions;
  gint32 unused;
  gint32 gems;
  gint32 traps;
  gint32 traps_once;
  gint32 obstacles;
  gint32 obstacles_once;
  gint32 items;
  gint32 monster_rooms;
  gint32 monster_fame[PAPER_N_STAGES];
  gint32 value;
} PaperFacts;

gboolean paper_count_mission (PaperMission mission,
                              const PaperFacts *facts,
                              TmResolution *resolution,
                              gint32 *have,
                              gint32 *need);
gint32 paper_get_mission_fame (guint n_seats, guint round);
gint32 paper_count_goal (
    PaperGoal goal, const PaperFacts *facts, TmResolution *resolution, gint32 *have, gint32 *next);
gint32 paper_get_level_fame (const guint8 levels[PAPER_N_HEROES],
                             const gint16 table[PAPER_MAX_LEVEL + 1],
                             guint *lowest,
                             guint *sixes);
gint32 paper_get_item_fame (const guint8 cells[PAPER_N_ITEMS], guint *n_cells, gint32 *bonus);

/* The rows of the final sheet; %ROW_TOTAL is their sum. */
typedef enum
{
  ROW_MONSTER1,
  ROW_MONSTER2,
  ROW_MONSTER3,
  ROW_LEVELS,
  ROW_ITEMS,
  ROW_GEMS,
  ROW_MINIONS,
  ROW_WOUNDS,
  ROW_RESURRECTION,
  ROW_GOAL_TALENT,
  ROW_MISSIONS,
  PAPER_N_ROWS,
} PaperRow;

#define PAPER_ALL_ROWS ((1u << PAPER_N_ROWS) - 1)

extern const char *const paper_row_ids[PAPER_N_ROWS];

/**
 * PaperRows:
 * @values: fame of each row; 0 where it is not known
 * @known: set of the rows that are known
 * @total: sum of the known rows
 *
 * The final sheet of a team, R «Подсчёт очков», rows А to Л.
 */
typedef struct
{
  gint32 values[PAPER_N_ROWS];
  guint known;
  gint32 total;
} PaperRows;

/**
 * PaperFinal:
 *
 * What the rows are counted from.
 */
typedef struct
{
  gint32 monster_fame[PAPER_N_STAGES];
  guint8 levels[PAPER_N_HEROES];
  guint8 cells[PAPER_N_ITEMS];
  guint8 gems;
  guint8 minions;
  gint16 wounds;
  gboolean resurrected;
  gint32 goal_fame;
  gint8 talent;
  gint32 mission_fame;
} PaperFinal;

void paper_count_final (const PaperFinal *final, const PaperSheet *sheet, PaperRows *rows);

typedef enum
{
  DECIDED_TOTAL,
  DECIDED_ROOMS,
  DECIDED_SHARED,
} PaperDecided;

extern const char *const paper_decided_ids[DECIDED_SHARED + 1];

guint32 paper_find_winners (const gint32 *totals,
                            const gint32 *rooms,
                            guint n_seats,
                            guint ranks[TM_MAX_SEATS],
                            PaperDecided *by);

/* Talents, R p.16 */

/**
 * PaperGift:
 *
 * What a talent gives, before the first round or each time that it acts.
 */
typedef struct
{
  guint potions;
  guint levels;
  guint cells;
  guint minions;
  guint gems;
} PaperGift;

void paper_get_talent_setup (int talent, PaperGift *gift);
void paper_get_talent_trigger (int talent, guint before, guint after, PaperGift *gift);

G_END_DECLS
