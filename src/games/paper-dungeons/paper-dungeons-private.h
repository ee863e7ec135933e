/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-articles.h"
#include "paper-dungeons-catalogue.h"
#include "paper-dungeons-map.h"
#include "paper-dungeons-team.h"
#include "paper-dungeons.h"

G_BEGIN_DECLS

/* The kit, by index. Those up to COUNTER_LEVEL are the table's, all others a seat's. */
enum
{
  COUNTER_ROUND,
  COUNTER_ROLLS,
  COUNTER_FOUGHT,
  COUNTER_CAPACITY,
  COUNTER_MONSTERS_LAID,
  COUNTER_LEVEL,
  COUNTER_ITEM = COUNTER_LEVEL + PAPER_N_HEROES,
  COUNTER_POTIONS = COUNTER_ITEM + PAPER_N_ITEMS,
  COUNTER_HEALED,
  COUNTER_WOUNDS,
  COUNTER_PENDING,
  COUNTER_RESURRECTED,
  COUNTER_GEMS,
  COUNTER_LETTER,
  COUNTER_LETTER_ROUND = COUNTER_LETTER + PAPER_N_LETTERS,
  COUNTER_OUTSIDE_ROGUE = COUNTER_LETTER_ROUND + PAPER_N_LETTERS,
  COUNTER_OUTSIDE_POTION,
  COUNTER_MINIONS,
  COUNTER_TRAPS,
  COUNTER_WALLS,
  COUNTER_WATERS,
  COUNTER_USED,
  COUNTER_STEPS = COUNTER_USED + PAPER_N_DICE,
  COUNTER_OWED_LEVEL,
  COUNTER_OWED_ITEM,
  COUNTER_OWED_MINION,
  COUNTER_OWED_GEM,
  COUNTER_PSIONIC,
  COUNTER_FAME_MONSTER,
  COUNTER_FAME_MISSIONS = COUNTER_FAME_MONSTER + PAPER_N_STAGES,
  COUNTER_REACHED,
  COUNTER_COLOUR = COUNTER_REACHED + PAPER_N_STAGES,
  COUNTER_AT = COUNTER_COLOUR + PAPER_N_HEROES,
  COUNTER_FULL,
  COUNTER_ROOMS,
  COUNTER_GOAL_FAME,
  COUNTER_SHEET,
  COUNTER_ROW,
  COUNTER_ROWS_KNOWN = COUNTER_ROW + PAPER_N_ROWS,
  COUNTER_TOP_FIGHTS,
  N_COUNTERS,
};

/* What COUNTER_LETTER says: still to be had, stolen by this team, crossed out for it. */
enum
{
  LETTER_OPEN,
  LETTER_STOLEN,
  LETTER_CROSSED,
};

/* What COUNTER_SHEET says of a final sheet. */
enum
{
  SHEET_MISSING,
  SHEET_FACTS,
  SHEET_ROWS,
};

enum
{
  ZONE_DUNGEON_BOX,
  ZONE_DUNGEON_OPEN,
  ZONE_MONSTER_BOX,
  ZONE_MONSTER,
  ZONE_MISSION_BOX = ZONE_MONSTER + PAPER_N_STAGES,
  ZONE_MISSION_ROW,
  ZONE_MISSION_DONE,
  ZONE_TALENT_BOX,
  ZONE_GOAL_BOX,
  ZONE_DICE_POOL,
  ZONE_DICE_OUT,
  ZONE_TALENT_DEALT,
  ZONE_TALENT_KEPT,
  ZONE_GOAL_DEALT,
  ZONE_GOAL_KEPT,
  ZONE_PARTY,
};

/* Dice w1 w2 w3 b1 b2 b3 are the first six pieces. A party is a pawn of a team: picking it shows its
 * map. */
enum
{
  PIECE_DIE,
  PIECE_DUNGEON,
  PIECE_MONSTER,
  PIECE_MISSION,
  PIECE_TALENT,
  PIECE_GOAL,
  PIECE_PARTY,
};

/* The marks of a dungeon card: the faces of its three monsters, one more than each; 0: not told. */
#define MARK_DUNGEON_MONSTER 0

/* The marks of a mission card. */
enum
{
  MARK_CLAIMED_BY,
  MARK_CLAIMED_ROUND,
};

enum
{
  PHASE_SETUP,
  PHASE_BEFORE,
  PHASE_ROLL,
  PHASE_ACT,
  PHASE_ROUND_END,
  PHASE_FIGHT,
  PHASE_FINAL,
  PHASE_OVER,
  N_PHASES,
};

enum
{
  OPTION_DEPTH,
  OPTION_SHEET_SEATS,
  OPTION_MISSIONS,
  OPTION_VANISHING,
  OPTION_CAMPAIGN,
  OPTION_CHAPTER,
  OPTION_DUNGEON,
  OPTION_HEAL,
  OPTION_DEALT,
  OPTION_SRC_DICE,
  OPTION_SRC_DUNGEON,
  OPTION_SRC_MISSIONS,
  OPTION_SRC_TALENTS,
  OPTION_SRC_GOALS,
  OPTION_SRC_ROLLER,
  OPTION_AT_LIMIT,
  OPTION_REROLL_SCOPE,
  OPTION_BOOTS_ONLY_WALK,
  OPTION_MISSION_TIMING,
  OPTION_MISSIONS_PER_ROUND,
  OPTION_RANGER_SWIMS,
  OPTION_REPEAT_COUNT,
  OPTION_EDGE_CORNERS,
  OPTION_FAME_READING,
  OPTION_POTIONS_MISSION,
  OPTION_CROSSED_REWARD,
  OPTION_VANISH_FLED,
  OPTION_LATE_HEAL,
  OPTION_CAMPAIGN_TIE,
  OPTION_ALLOW,
  OPTION_SHEET,
  OPTION_MAP,
  OPTION_DUNGEONS,
  OPTION_MONSTERS,
  N_OPTIONS,
};

/* The values of the options; the first is the default. */
enum
{
  DEPTH_AUTO,
  DEPTH_TABLE,
  DEPTH_SHEET,
};

enum
{
  MISSIONS_THREE,
  MISSIONS_NONE,
};

enum
{
  VANISHING_OFF,
  VANISHING_ON,
};

/* The card itself follows, from 1. */
#define DUNGEON_RANDOM 0

enum
{
  HEAL_AUTO,
  HEAL_ASK,
};

enum
{
  DEALT_HIDDEN,
  DEALT_OPEN,
};

enum
{
  AT_LIMIT_REACH,
  AT_LIMIT_EXCEED,
};

enum
{
  REROLL_ALL,
  REROLL_OFFENDING,
};

/* Of `boots_only_walk` and `vanish_fled`. */
enum
{
  READING_YES,
  READING_NO,
};

/* Of `ranger_swims` and `late_heal`. */
enum
{
  READING_NOT,
  READING_INDEED,
};

enum
{
  MISSION_TIMING_BEFORE,
  MISSION_TIMING_AFTER,
};

enum
{
  MISSIONS_PER_ROUND_ANY,
  MISSIONS_PER_ROUND_ONE,
};

enum
{
  REPEAT_EVERY,
  REPEAT_ONCE,
};

/* Of `edge_corners`: yes, no as READING_YES, READING_NO. */

enum
{
  FAME_GAINS,
  FAME_NET,
};

enum
{
  POTIONS_BREWED,
  POTIONS_UNUSED,
};

enum
{
  CROSSED_ENTRY,
  CROSSED_NONE,
};

enum
{
  CAMPAIGN_TIE_SHARED,
  CAMPAIGN_TIE_ROOMS,
};

enum
{
  MOVE_OPEN_DUNGEON,
  MOVE_OPEN_MONSTERS,
  MOVE_LAY_MISSIONS,
  MOVE_DEAL,
  MOVE_KEEP,
  MOVE_BEGIN,
  MOVE_ROLL,
  MOVE_ASSIGN,
  MOVE_LEVEL,
  MOVE_CRAFT,
  MOVE_BREW,
  MOVE_WALK,
  MOVE_STEP,
  MOVE_WASTE,
  MOVE_STOP,
  MOVE_GAIN_LEVEL,
  MOVE_GAIN_ITEM,
  MOVE_CROSS_MINION,
  MOVE_STEAL,
  MOVE_OUTSIDE_GEM,
  MOVE_LATE_HEAL,
  MOVE_END_ROUND,
  MOVE_CLAIM,
  MOVE_FIGHT,
  MOVE_FIGHT_RESULT,
  MOVE_NEXT,
  MOVE_FINAL_SHEET,
  MOVE_FINAL_ROWS,
  MOVE_FINISH,
  MOVE_TEACH_ROOM,
  MOVE_TEACH_EDGE,
  MOVE_TEACH_TUNNEL,
  MOVE_TEACH_TRACK,
  MOVE_TEACH_ITEM,
  MOVE_TEACH_MONSTER,
  MOVE_TEACH_DUNGEON,
  MOVE_TEACH_DICE,
  N_MOVES,
};

/* The parameters of the moves, by index. A seat that moves is always the first. */
#define PARAM_SEAT 0

enum
{
  OPEN_DUNGEON_CARD,
};

enum
{
  OPEN_MONSTERS_CARDS,
};

enum
{
  LAY_MISSIONS_CARDS,
};

/* Of `deal` and `keep`. */
enum
{
  DEAL_SEAT,
  DEAL_TALENTS,
  DEAL_GOALS,
};

enum
{
  ROLL_FACES,
  ROLL_ROLLER,
};

enum
{
  ASSIGN_SEAT,
  ASSIGN_HEAL,
};

/* Of `level`, `craft`, `brew`, `walk`, `waste`. */
enum
{
  DIE_SEAT,
  DIE_DIE,
  DIE_WHAT,
};

/* Of `step`, `gain-level`, `gain-item`, `cross-minion`, `steal`, `outside-gem`, `late-heal`. */
enum
{
  FREE_SEAT,
  FREE_WHAT,
};

enum
{
  CLAIM_MISSION,
  CLAIM_SEATS,
};

enum
{
  FIGHT_POWERS,
  FIGHT_REACHED,
};

enum
{
  FIGHT_RESULT_SEAT,
  FIGHT_RESULT_FAME,
  FIGHT_RESULT_WOUNDS,
};

enum
{
  FINAL_SHEET_SEAT,
  FINAL_SHEET_LEVELS,
  FINAL_SHEET_CELLS,
  FINAL_SHEET_GEMS,
  FINAL_SHEET_MINIONS,
  FINAL_SHEET_WOUNDS,
  FINAL_SHEET_RESURRECTED,
  FINAL_SHEET_GOAL_FAME,
  FINAL_SHEET_ROOMS,
};

enum
{
  FINAL_ROWS_SEAT,
  FINAL_ROWS_ROWS,
  FINAL_ROWS_ROOMS,
  FINAL_ROWS_GOAL_FAME,
};

enum
{
  TEACH_ROOM_CELL,
  TEACH_ROOM_MINION,
  TEACH_ROOM_LEVEL,
  TEACH_ROOM_HERO,
  TEACH_ROOM_TRAP,
  TEACH_ROOM_REWARD,
  TEACH_ROOM_AMOUNT,
  TEACH_ROOM_GEM,
  TEACH_ROOM_KNOWN,
};

enum
{
  TEACH_EDGE_EDGE,
  TEACH_EDGE_WALL,
  TEACH_EDGE_WATER,
};

enum
{
  TEACH_TUNNEL_ENDS,
  TEACH_TUNNEL_THERE,
};

enum
{
  TEACH_TRACK_TRACK,
  TEACH_TRACK_VALUES,
  TEACH_TRACK_REWARDS,
};

enum
{
  TEACH_ITEM_ITEM,
  TEACH_ITEM_SYMBOLS,
};

enum
{
  TEACH_MONSTER_CARD,
  TEACH_MONSTER_VULNERABLE,
  TEACH_MONSTER_FLEE,
  TEACH_MONSTER_LIMITS,
  TEACH_MONSTER_FAMES,
  TEACH_MONSTER_WOUNDS,
  TEACH_MONSTER_REWARD,
  TEACH_MONSTER_AMOUNT,
  TEACH_MONSTER_LETTERS,
  TEACH_MONSTER_STAGE,
};

enum
{
  TEACH_DUNGEON_DUNGEON,
  TEACH_DUNGEON_NAME,
  TEACH_DUNGEON_ROOMS,
  TEACH_DUNGEON_WALLS,
  TEACH_DUNGEON_MONSTERS,
};

enum
{
  TEACH_DICE_COLOUR,
  TEACH_DICE_FACES,
  TEACH_DICE_NUMBERS,
};

/* paper-dungeons-kit.c, paper-dungeons-options.c, paper-dungeons-moves.c */
extern const TmKit paper_dungeons_kit;
extern const TmOptionSpec paper_dungeons_options[N_OPTIONS];
extern const TmMoveSpec paper_dungeons_moves[N_MOVES];
extern const TmWord paper_phase_words[N_PHASES];
gboolean paper_check_options (const TmBox *box, GError **error);
void paper_size_grid (const TmBox *box, guint grid, guint *columns, guint *rows);
gboolean paper_draws_in_app (const TmTable *table, guint move, guint param);
gboolean paper_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args);
guint paper_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args);
int paper_list_sides (
    const TmTable *table, guint move, guint param, int item, gint32 faces[TM_MAX_PIECES]);
gboolean
paper_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);

/* paper-dungeons-table.c: the table of a match, as the rules see it */
gboolean paper_is_full (const TmTable *table, guint seat);
guint32 paper_get_full_seats (const TmTable *table);
guint paper_get_round (const TmTable *table);
int paper_get_dungeon (const TmTable *table);
int paper_get_monster (const TmTable *table, guint stage);
int paper_get_talent (const TmTable *table, guint seat);
int paper_get_goal (const TmTable *table, guint seat);
int paper_get_die_face (const TmTable *table, guint die);
gboolean paper_is_die_out (const TmTable *table, guint die);
gboolean paper_is_vanishing (const TmTable *table);
void paper_read_team (const TmTable *table, guint seat, PaperTeam *team);
void paper_commit_team (TmResolution *resolution, guint seat, const PaperTeam *team);
void paper_read_facts (const TmTable *table, guint seat, PaperFacts *facts);
gboolean paper_is_phase (TmResolution *resolution, guint phase);
gboolean paper_owes (const TmTable *table, guint seat);

/* paper-dungeons-setup.c, -rounds.c, -dice.c, -steps.c, -free.c, -fight.c, -final.c, -teach.c: the rules
 * of the moves */
void paper_resolve_open_dungeon (const TmMove *move, TmResolution *resolution);
void paper_resolve_open_monsters (const TmMove *move, TmResolution *resolution);
void paper_resolve_lay_missions (const TmMove *move, TmResolution *resolution);
void paper_resolve_deal (const TmMove *move, TmResolution *resolution);
void paper_resolve_keep (const TmMove *move, TmResolution *resolution);
void paper_resolve_begin (const TmMove *move, TmResolution *resolution);
void paper_resolve_roll (const TmMove *move, TmResolution *resolution);
void paper_resolve_end_round (const TmMove *move, TmResolution *resolution);
void paper_resolve_claim (const TmMove *move, TmResolution *resolution);
void paper_resolve_next (const TmMove *move, TmResolution *resolution);
void paper_resolve_assign (const TmMove *move, TmResolution *resolution);
void paper_resolve_level (const TmMove *move, TmResolution *resolution);
void paper_resolve_craft (const TmMove *move, TmResolution *resolution);
void paper_resolve_brew (const TmMove *move, TmResolution *resolution);
void paper_resolve_waste (const TmMove *move, TmResolution *resolution);
void paper_resolve_walk (const TmMove *move, TmResolution *resolution);
void paper_resolve_step (const TmMove *move, TmResolution *resolution);
void paper_resolve_stop (const TmMove *move, TmResolution *resolution);
void paper_resolve_gain_level (const TmMove *move, TmResolution *resolution);
void paper_resolve_gain_item (const TmMove *move, TmResolution *resolution);
void paper_resolve_cross_minion (const TmMove *move, TmResolution *resolution);
void paper_resolve_steal (const TmMove *move, TmResolution *resolution);
void paper_resolve_outside_gem (const TmMove *move, TmResolution *resolution);
void paper_resolve_late_heal (const TmMove *move, TmResolution *resolution);
void paper_resolve_fight (const TmMove *move, TmResolution *resolution);
void paper_resolve_fight_result (const TmMove *move, TmResolution *resolution);
void paper_resolve_final_sheet (const TmMove *move, TmResolution *resolution);
void paper_resolve_final_rows (const TmMove *move, TmResolution *resolution);
void paper_resolve_finish (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_room (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_edge (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_tunnel (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_track (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_item (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_monster (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_dungeon (const TmMove *move, TmResolution *resolution);
void paper_resolve_teach_dice (const TmMove *move, TmResolution *resolution);
void paper_settle (TmResolution *resolution, const TmSlot *adjusted);
void paper_enter_roll (TmResolution *resolution);

/* paper-dungeons-score.c: the final sheet of a seat, result, score sheet, progress, achievements */
void paper_count_rows (const TmTable *table, guint seat, PaperRows *rows);
void paper_get_result (const TmTable *table, TmResult *result);
void paper_tally (TmTally *tally, TmSheet *sheet);
TmText paper_describe_progress (const TmTable *table);
guint32 paper_get_achieved (const TmTable *table, guint seat);
int paper_get_part (const TmTable *table, guint seat);
#define PAPER_N_CHAPTER_WORDS ((PAPER_N_CAMPAIGNS - 1) * PAPER_N_CHAPTERS)
extern const TmWord paper_chapter_words[PAPER_N_CHAPTER_WORDS];
#define PAPER_N_ACHIEVEMENTS 8
extern const TmAchievement paper_dungeons_achievements[PAPER_N_ACHIEVEMENTS];

/* paper-dungeons-check.c */
gboolean paper_check (const TmTable *table, GError **error);

/* paper-dungeons-offers.c, -offers-dice.c; paper-dungeons-present.c, -present-seats.c, -present-sheet.c */
void paper_pick (const TmTable *table, TmPicks *picks, guint piece);
void paper_offer (const TmTable *table, TmOffers *offers);
void paper_present (TmScene *scene);
void paper_present_seats (TmScene *scene);
void paper_present_map (TmScene *scene, guint parent, int seat);

/* paper-dungeons-questions.c */
#define PAPER_N_QUESTIONS 43
extern const TmQuestion paper_dungeons_questions[PAPER_N_QUESTIONS];

G_END_DECLS
