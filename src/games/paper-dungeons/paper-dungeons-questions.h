/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-private.h"

G_BEGIN_DECLS

/* The judge's questions: their parameters by index, and what the files of their answers share. Those
 * about ways and odds are in paper-dungeons-questions-map.h. */

enum
{
  REROLL_NEEDED_FACES,
  N_REROLL_NEEDED_PARAMS,
};

enum
{
  SKULL_WOUNDS_SKULLS,
  SKULL_WOUNDS_PRIEST,
  SKULL_WOUNDS_TALENT,
  SKULL_WOUNDS_SEAT,
  N_SKULL_WOUNDS_PARAMS,
};

enum
{
  DIE_USES_SYMBOL,
  DIE_USES_COLOUR,
  DIE_USES_PERSONALITY,
  DIE_USES_LEVELS,
  DIE_USES_TALENT,
  DIE_USES_PSIONIC_USED,
  DIE_USES_SEAT,
  N_DIE_USES_PARAMS,
};

enum
{
  USE_CLOVER_SYMBOL,
  USE_CLOVER_COLOUR,
  N_USE_CLOVER_PARAMS,
};

enum
{
  LEVEL_UP_SYMBOL,
  LEVEL_UP_COLOUR,
  LEVEL_UP_HERO,
  LEVEL_UP_PERSONALITY,
  LEVEL_UP_LEVELS,
  LEVEL_UP_TALENT,
  LEVEL_UP_PSIONIC_USED,
  LEVEL_UP_SOURCE,
  LEVEL_UP_SEAT,
  N_LEVEL_UP_PARAMS,
};

enum
{
  ITEM_CELL_ITEM,
  ITEM_CELL_CELLS,
  ITEM_CELL_SYMBOL,
  ITEM_CELL_REQUIRED,
  ITEM_CELL_SOURCE,
  ITEM_CELL_SEAT,
  N_ITEM_CELL_PARAMS,
};

enum
{
  ITEM_SCORE_CELLS,
  ITEM_SCORE_SEAT,
  N_ITEM_SCORE_PARAMS,
};

enum
{
  BREWING_POTIONS,
  BREWING_SOURCE,
  BREWING_AMOUNT,
  BREWING_TALENT,
  BREWING_ROW_ENDS,
  BREWING_CAPACITY,
  BREWING_SEAT,
  N_BREWING_PARAMS,
};

enum
{
  HEALING_WOUNDS,
  HEALING_POTIONS,
  HEALING_HEALED,
  HEALING_USE,
  HEALING_SEAT,
  N_HEALING_PARAMS,
};

enum
{
  RESURRECTION_MARKED,
  RESURRECTION_NEW,
  RESURRECTION_HEALTH,
  RESURRECTION_USED,
  RESURRECTION_SEAT,
  N_RESURRECTION_PARAMS,
};

enum
{
  MINION_FIGHT_MINION_LEVEL,
  MINION_FIGHT_HERO_LEVEL,
  MINION_FIGHT_ARMOUR,
  MINION_FIGHT_SEAT,
  N_MINION_FIGHT_PARAMS,
};

enum
{
  TRAP_ENTRIES,
  TRAP_TALENT,
  TRAP_SEAT,
  N_TRAP_PARAMS,
};

enum
{
  ROOM_EVENTS_VISITED,
  ROOM_EVENTS_MINION_LEVEL,
  ROOM_EVENTS_MINION_HERO,
  ROOM_EVENTS_CROSSED,
  ROOM_EVENTS_TRAP,
  ROOM_EVENTS_REWARD,
  ROOM_EVENTS_GEM_OPEN,
  ROOM_EVENTS_LEVELS,
  ROOM_EVENTS_ARMOUR,
  ROOM_EVENTS_TALENT,
  ROOM_EVENTS_SEAT,
  N_ROOM_EVENTS_PARAMS,
};

enum
{
  GEM_AVAILABLE_SEAT,
  GEM_AVAILABLE_ROUND,
  GEM_AVAILABLE_STOLEN_SEATS,
  GEM_AVAILABLE_STOLEN_ROUNDS,
  GEM_AVAILABLE_VANISHED,
  N_GEM_AVAILABLE_PARAMS,
};

enum
{
  GEM_ROUND_END_PLAYERS,
  GEM_ROUND_END_SEATS,
  GEM_ROUND_END_LETTERS,
  GEM_ROUND_END_THIEF_SEAT,
  GEM_ROUND_END_THIEF_LETTER,
  N_GEM_ROUND_END_PARAMS,
};

enum
{
  OUTSIDE_GEMS_ROGUE,
  OUTSIDE_GEMS_POTIONS,
  OUTSIDE_GEMS_SEAT,
  N_OUTSIDE_GEMS_PARAMS,
};

enum
{
  VANISHING_GEMS_STAGE,
  VANISHING_GEMS_LETTERS,
  VANISHING_GEMS_STOLEN,
  VANISHING_GEMS_PLAYERS,
  VANISHING_GEMS_VANISHING,
  VANISHING_GEMS_FLED,
  VANISHING_GEMS_SEAT,
  N_VANISHING_GEMS_PARAMS,
};

enum
{
  MONSTER_POWER_LEVELS,
  MONSTER_POWER_VULNERABLE,
  MONSTER_POWER_SWORD,
  MONSTER_POWER_TALENT,
  MONSTER_POWER_SEAT,
  N_MONSTER_POWER_PARAMS,
};

enum
{
  MONSTER_FIGHT_POWERS,
  MONSTER_FIGHT_REACHED,
  MONSTER_FIGHT_LIMITS,
  MONSTER_FIGHT_FAMES,
  MONSTER_FIGHT_WOUNDS,
  MONSTER_FIGHT_FLEE,
  MONSTER_FIGHT_REWARD,
  MONSTER_FIGHT_TALENTS,
  N_MONSTER_FIGHT_PARAMS,
};

enum
{
  MISSION_CLAIM_MISSION,
  MISSION_CLAIM_PLAYERS,
  MISSION_CLAIM_ROUND,
  MISSION_CLAIM_SEATS,
  MISSION_CLAIM_DONE_ROUND,
  N_MISSION_CLAIM_PARAMS,
};

/* FACTS: what missions and goals look at, behind the mission or goal itself. */
enum
{
  FACTS_CARD,
  FACTS_LEVELS,
  FACTS_ROOMS,
  FACTS_MINION_LEVELS,
  FACTS_MINIONS,
  FACTS_POTIONS,
  FACTS_UNUSED_POTIONS,
  FACTS_GEMS,
  FACTS_TRAPS,
  FACTS_OBSTACLES,
  FACTS_ITEMS,
  FACTS_MONSTER_ROOMS,
  FACTS_MONSTER_FAME,
  FACTS_VALUE,
  FACTS_SEAT,
  N_FACTS,
};

enum
{
  GOAL_COLOURS_GOAL,
  GOAL_COLOURS_SEAT,
  N_GOAL_COLOURS_PARAMS,
};

enum
{
  TALENT_SCORE_TALENT,
  TALENT_SCORE_GOAL_FAME,
  TALENT_SCORE_SEAT,
  N_TALENT_SCORE_PARAMS,
};

enum
{
  TALENT_TRIGGER_TALENT,
  TALENT_TRIGGER_BEFORE,
  TALENT_TRIGGER_AFTER,
  TALENT_TRIGGER_SEAT,
  N_TALENT_TRIGGER_PARAMS,
};

enum
{
  TALENT_SETUP_TALENT,
  TALENT_SETUP_SEAT,
  N_TALENT_SETUP_PARAMS,
};

enum
{
  LEVEL_FAME_LEVELS,
  LEVEL_FAME_TABLE,
  LEVEL_FAME_SEAT,
  N_LEVEL_FAME_PARAMS,
};

enum
{
  TRACK_FAME_TRACK,
  TRACK_FAME_COUNT,
  TRACK_FAME_TABLE,
  N_TRACK_FAME_PARAMS,
};

enum
{
  FINAL_SCORE_MONSTER1,
  FINAL_SCORE_MONSTER2,
  FINAL_SCORE_MONSTER3,
  FINAL_SCORE_LEVELS,
  FINAL_SCORE_CELLS,
  FINAL_SCORE_GEMS,
  FINAL_SCORE_MINIONS,
  FINAL_SCORE_WOUNDS,
  FINAL_SCORE_RESURRECTED,
  FINAL_SCORE_GOAL_FAME,
  FINAL_SCORE_TALENT,
  FINAL_SCORE_MISSIONS,
  FINAL_SCORE_LEVEL_TABLE,
  FINAL_SCORE_GEM_TABLE,
  FINAL_SCORE_MINION_TABLE,
  FINAL_SCORE_WOUND_TABLE,
  FINAL_SCORE_SEAT,
  N_FINAL_SCORE_PARAMS,
};

enum
{
  TIE_BREAK_TOTALS,
  TIE_BREAK_ROOMS,
  N_TIE_BREAK_PARAMS,
};

enum
{
  CAMPAIGN_TOTAL_CHAPTER,
  CAMPAIGN_TOTAL_ROOMS = CAMPAIGN_TOTAL_CHAPTER + PAPER_N_CHAPTERS,
  N_CAMPAIGN_TOTAL_PARAMS,
};

enum
{
  CAMPAIGN_CHAPTER_CAMPAIGN,
  CAMPAIGN_CHAPTER_CHAPTER,
  N_CAMPAIGN_CHAPTER_PARAMS,
};

enum
{
  ROUND_ROUND,
  ROUND_VANISHING,
  ROUND_PLAYERS,
  N_ROUND_PARAMS,
};

/* The values of choices. */

/* Where a level, a cell or potions come from. */
enum
{
  FROM_DIE,
  FROM_REWARD,
};

/* One behind the symbols of dice: whatever serves. */
#define ANY_SYMBOL PAPER_N_SYMBOLS

/* What a cell asks for is one more than the symbol. */
#define ASKED_UNKNOWN 0

/* Rounds after which gems vanished: none, 3, 6. */
#define VANISHED_ROUND(value) ((value) * 3)

/* A letter is one more than the letter. */
#define LETTER_NONE 0

/* Tracks of fame. */
enum
{
  FAME_TRACK_GEMS,
  FAME_TRACK_MINIONS,
  FAME_TRACK_WOUNDS,
  N_FAME_TRACKS,
};

/* paper-dungeons-questions-params.c */
extern const TmParam paper_reroll_needed_params[N_REROLL_NEEDED_PARAMS];
extern const TmParam paper_skull_wounds_params[N_SKULL_WOUNDS_PARAMS];
extern const TmParam paper_die_uses_params[N_DIE_USES_PARAMS];
extern const TmParam paper_use_clover_params[N_USE_CLOVER_PARAMS];
extern const TmParam paper_level_up_params[N_LEVEL_UP_PARAMS];
extern const TmParam paper_item_cell_params[N_ITEM_CELL_PARAMS];
extern const TmParam paper_item_score_params[N_ITEM_SCORE_PARAMS];
extern const TmParam paper_brewing_params[N_BREWING_PARAMS];
extern const TmParam paper_healing_params[N_HEALING_PARAMS];
extern const TmParam paper_resurrection_params[N_RESURRECTION_PARAMS];
extern const TmParam paper_minion_fight_params[N_MINION_FIGHT_PARAMS];
extern const TmParam paper_trap_params[N_TRAP_PARAMS];
extern const TmParam paper_room_events_params[N_ROOM_EVENTS_PARAMS];
extern const TmParam paper_gem_available_params[N_GEM_AVAILABLE_PARAMS];
extern const TmParam paper_gem_round_end_params[N_GEM_ROUND_END_PARAMS];
extern const TmParam paper_outside_gems_params[N_OUTSIDE_GEMS_PARAMS];
extern const TmParam paper_vanishing_gems_params[N_VANISHING_GEMS_PARAMS];
extern const TmParam paper_monster_power_params[N_MONSTER_POWER_PARAMS];
extern const TmParam paper_monster_fight_params[N_MONSTER_FIGHT_PARAMS];
extern const TmParam paper_mission_claim_params[N_MISSION_CLAIM_PARAMS];
extern const TmParam paper_mission_met_params[N_FACTS];
extern const TmParam paper_goal_score_params[N_FACTS];
extern const TmParam paper_goal_colours_params[N_GOAL_COLOURS_PARAMS];
extern const TmParam paper_talent_score_params[N_TALENT_SCORE_PARAMS];
extern const TmParam paper_talent_trigger_params[N_TALENT_TRIGGER_PARAMS];
extern const TmParam paper_talent_setup_params[N_TALENT_SETUP_PARAMS];
extern const TmParam paper_level_fame_params[N_LEVEL_FAME_PARAMS];
extern const TmParam paper_track_fame_params[N_TRACK_FAME_PARAMS];
extern const TmParam paper_final_score_params[N_FINAL_SCORE_PARAMS];
extern const TmParam paper_tie_break_params[N_TIE_BREAK_PARAMS];
extern const TmParam paper_campaign_total_params[N_CAMPAIGN_TOTAL_PARAMS];
extern const TmParam paper_campaign_chapter_params[N_CAMPAIGN_CHAPTER_PARAMS];
extern const TmParam paper_round_params[N_ROUND_PARAMS];

/* paper-dungeons-answers.c: what answers share */
void paper_read_levels (const TmArgs *args, guint param, guint8 levels[PAPER_N_HEROES]);
void paper_read_cells (const TmArgs *args, guint param, guint8 cells[PAPER_N_ITEMS]);
gboolean paper_read_colours (const TmArgs *args,
                             guint param,
                             const char *id,
                             guint8 colours[PAPER_N_HEROES],
                             TmRuling *ruling);
gboolean
paper_check_face (PaperSymbol symbol, PaperColour colour, const char *id, TmRuling *ruling);
gboolean paper_check_length (
    const TmArgs *args, guint param, const char *id, guint wanted, TmRuling *ruling);
gboolean paper_check_seats (guint32 seats, guint n_players, const char *id, TmRuling *ruling);
void paper_explain_boots (gboolean serves, TmResolution *resolution);
GPtrArray *paper_new_missing (void) G_GNUC_WARN_UNUSED_RESULT;
void paper_add_missing (GPtrArray *missing, const char *name, int number);
void paper_set_missing (TmRuling *ruling, GPtrArray *missing);
void paper_set_fame (TmRuling *ruling, const char *id, gint32 fame);
extern const char *const paper_talent_articles[PAPER_N_TALENTS];

/* paper-dungeons-answers-dice.c */
void paper_answer_reroll_needed (const TmArgs *args, TmRuling *ruling);
void paper_answer_skull_wounds (const TmArgs *args, TmRuling *ruling);
void paper_answer_die_uses (const TmArgs *args, TmRuling *ruling);
void paper_answer_use_clover (const TmArgs *args, TmRuling *ruling);
void paper_answer_level_up_die (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-items.c: items, potions, wounds */
void paper_answer_item_cell (const TmArgs *args, TmRuling *ruling);
void paper_answer_item_score (const TmArgs *args, TmRuling *ruling);
void paper_answer_brew (const TmArgs *args, TmRuling *ruling);
void paper_answer_heal (const TmArgs *args, TmRuling *ruling);
void paper_answer_resurrection (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-rooms.c: minions, traps, events */
void paper_answer_minion_fight (const TmArgs *args, TmRuling *ruling);
void paper_answer_trap (const TmArgs *args, TmRuling *ruling);
void paper_answer_room_events (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-gems.c */
void paper_answer_gem_available (const TmArgs *args, TmRuling *ruling);
void paper_answer_gem_round_end (const TmArgs *args, TmRuling *ruling);
void paper_answer_outside_gems (const TmArgs *args, TmRuling *ruling);
void paper_answer_vanishing_gems (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-monsters.c */
void paper_answer_monster_power (const TmArgs *args, TmRuling *ruling);
void paper_answer_monster_fight (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-aims.c: missions, goals, talents */
void paper_answer_mission_claim (const TmArgs *args, TmRuling *ruling);
void paper_answer_mission_met (const TmArgs *args, TmRuling *ruling);
void paper_answer_goal_score (const TmArgs *args, TmRuling *ruling);
void paper_answer_goal_colours (const TmArgs *args, TmRuling *ruling);
void paper_answer_talent_score (const TmArgs *args, TmRuling *ruling);
void paper_answer_talent_trigger (const TmArgs *args, TmRuling *ruling);
void paper_answer_talent_setup (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-fame.c: tracks and the final sheet */
void paper_answer_level_fame (const TmArgs *args, TmRuling *ruling);
void paper_answer_track_fame (const TmArgs *args, TmRuling *ruling);
void paper_answer_final_score (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-answers-match.c: winners, campaign, rounds */
void paper_answer_tie_break (const TmArgs *args, TmRuling *ruling);
void paper_answer_campaign_total (const TmArgs *args, TmRuling *ruling);
void paper_answer_campaign_chapter (const TmArgs *args, TmRuling *ruling);
void paper_answer_round (const TmArgs *args, TmRuling *ruling);

/* paper-dungeons-fill.c, -fill-match.c: what a running match knows, of a team and of the table */
gboolean paper_choose_seat (const TmTable *table, const TmArgs *args, guint param, guint *seat);
gboolean paper_fill_reroll_needed (const TmTable *table, TmArgs *args);
gboolean paper_fill_skull_wounds (const TmTable *table, TmArgs *args);
gboolean paper_fill_die_uses (const TmTable *table, TmArgs *args);
gboolean paper_fill_level_up_die (const TmTable *table, TmArgs *args);
gboolean paper_fill_item_cell (const TmTable *table, TmArgs *args);
gboolean paper_fill_item_score (const TmTable *table, TmArgs *args);
gboolean paper_fill_brew (const TmTable *table, TmArgs *args);
gboolean paper_fill_heal (const TmTable *table, TmArgs *args);
gboolean paper_fill_resurrection (const TmTable *table, TmArgs *args);
gboolean paper_fill_minion_fight (const TmTable *table, TmArgs *args);
gboolean paper_fill_trap (const TmTable *table, TmArgs *args);
gboolean paper_fill_room_events (const TmTable *table, TmArgs *args);
gboolean paper_fill_gem_available (const TmTable *table, TmArgs *args);
gboolean paper_fill_gem_round_end (const TmTable *table, TmArgs *args);
gboolean paper_fill_outside_gems (const TmTable *table, TmArgs *args);
gboolean paper_fill_vanishing_gems (const TmTable *table, TmArgs *args);
gboolean paper_fill_monster_power (const TmTable *table, TmArgs *args);
gboolean paper_fill_monster_fight (const TmTable *table, TmArgs *args);
gboolean paper_fill_mission_claim (const TmTable *table, TmArgs *args);
gboolean paper_fill_mission_met (const TmTable *table, TmArgs *args);
gboolean paper_fill_goal_score (const TmTable *table, TmArgs *args);
gboolean paper_fill_goal_colours (const TmTable *table, TmArgs *args);
gboolean paper_fill_talent_score (const TmTable *table, TmArgs *args);
gboolean paper_fill_talent_trigger (const TmTable *table, TmArgs *args);
gboolean paper_fill_talent_setup (const TmTable *table, TmArgs *args);
gboolean paper_fill_level_fame (const TmTable *table, TmArgs *args);
gboolean paper_fill_final_score (const TmTable *table, TmArgs *args);
gboolean paper_fill_tie_break (const TmTable *table, TmArgs *args);
gboolean paper_fill_campaign_chapter (const TmTable *table, TmArgs *args);
gboolean paper_fill_round (const TmTable *table, TmArgs *args);

/* paper-dungeons-use.c: the moves that record a ruling */
guint paper_use_level_up_die (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint paper_use_brew (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint paper_use_monster_fight (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint paper_use_mission_claim (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

G_END_DECLS
