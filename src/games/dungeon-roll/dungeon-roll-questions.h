/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-private.h"

G_BEGIN_DECLS

/* The questions, by index. */
enum
{
  QUESTION_CAN_DEFEAT,
  QUESTION_FIGHT_PLAN,
  QUESTION_DRAGON,
  QUESTION_OPEN_CHESTS,
  QUESTION_QUAFF,
  QUESTION_REROLL,
  QUESTION_LEVEL_ROLL_COUNT,
  QUESTION_FORM_PARTY,
  QUESTION_LEAVE,
  QUESTION_DELVE_SCORE,
  QUESTION_LEVEL_UP,
  QUESTION_HERO_ABILITY,
  QUESTION_TREASURE_EFFECT,
  QUESTION_FINAL_SCORE,
  QUESTION_WINNER,
  QUESTION_RANK,
  QUESTION_ACHIEVEMENT,
  QUESTION_HAND_OVER,
  QUESTION_ODDS_ROLL,
  QUESTION_ODDS_DRAW,
  QUESTION_ODDS_CLEAR,
  QUESTION_ADVICE,
  N_QUESTIONS,
};

/* The parameters of the questions, by index. */
enum
{
  CAN_DEFEAT_HERO,
  CAN_DEFEAT_READY,
  CAN_DEFEAT_BY,
  CAN_DEFEAT_MONSTERS,
};

enum
{
  PLAN_HERO,
  PLAN_READY,
  PLAN_PARTY,
  PLAN_TEMP,
  PLAN_TOKENS,
  PLAN_MONSTERS,
  PLAN_LAIR,
  PLAN_POWER,
};

enum
{
  DRAGON_HERO,
  DRAGON_READY,
  DRAGON_PARTY,
  DRAGON_TEMP,
  DRAGON_TOKENS,
  DRAGON_LAIR,
};

enum
{
  CHESTS_HERO,
  CHESTS_READY,
  CHESTS_BY,
  CHESTS_COUNT,
  CHESTS_CHEST,
  CHESTS_PHASE,
};

enum
{
  POTIONS_HERO,
  POTIONS_READY,
  POTIONS_BY,
  POTIONS_COUNT,
  POTIONS_GRAVEYARD,
  POTIONS_PHASE,
};

enum
{
  MAY_REROLL_HERO,
  MAY_REROLL_WITH,
  MAY_REROLL_DICE,
  MAY_REROLL_PHASE,
};

enum
{
  ROLL_COUNT_LEVEL,
  ROLL_COUNT_LAIR,
};

enum
{
  FORMED_HERO,
  FORMED_FACES,
};

enum
{
  LEAVE_LEVEL,
  LEAVE_PHASE,
  LEAVE_MONSTERS,
  LEAVE_LAIR,
  LEAVE_TOKENS,
  LEAVE_TEMP,
};

enum
{
  DELVE_LEVEL,
  DELVE_HOW,
  DELVE_DRAGONS,
  DELVE_DRY,
  DELVE_XP_BEFORE,
};

enum
{
  LEVEL_UP_HERO,
  LEVEL_UP_XP,
  LEVEL_UP_READY,
};

enum
{
  ABILITY_HERO,
  ABILITY_READY,
  ABILITY_PHASE,
  ABILITY_DUNGEON,
  ABILITY_LAIR,
  ABILITY_TEMP,
  ABILITY_TARGETS,
  ABILITY_TOKENS,
  ABILITY_GRAVEYARD,
};

enum
{
  TREASURE_TOKEN,
  TREASURE_PHASE,
  TREASURE_DUNGEON,
  TREASURE_LAIR,
  TREASURE_GRAVEYARD,
  TREASURE_LEVEL,
};

enum
{
  SCORE_XP,
  SCORE_TOKENS,
};

enum
{
  WINNER_POINTS,
  WINNER_TOKENS,
};

enum
{
  RANK_POINTS,
};

enum
{
  EARNED_ACHIEVEMENT,
  EARNED_DRAGONS,
  EARNED_DICE,
  EARNED_SURVIVED,
  EARNED_AVAILABLE,
  EARNED_CHAMPIONS,
  EARNED_TOKEN_POINTS,
  EARNED_LEVEL,
  EARNED_HOW,
  EARNED_POINTS,
  EARNED_HERO_USES,
  EARNED_TOKENS_USED,
  EARNED_UNITS,
  EARNED_BURST,
  EARNED_MONSTERS,
  EARNED_HEROES,
  EARNED_ROLLED,
};

enum
{
  HAND_OVER_PLAYERS,
  HAND_OVER_SEAT,
  HAND_OVER_DELVES,
};

enum
{
  ODDS_ROLL_DIE,
  ODDS_ROLL_DICE,
  ODDS_ROLL_FACES,
  ODDS_ROLL_AT_LEAST,
  ODDS_ROLL_DETAIL,
};

enum
{
  ODDS_DRAW_OUT,
  ODDS_DRAW_WANT,
  ODDS_DRAW_DRAWS,
};

enum
{
  ODDS_CLEAR_HERO,
  ODDS_CLEAR_READY,
  ODDS_CLEAR_PARTY,
  ODDS_CLEAR_TEMP,
  ODDS_CLEAR_TOKENS,
  ODDS_CLEAR_OUT,
  ODDS_CLEAR_LEVEL,
  ODDS_CLEAR_LAIR,
  ODDS_CLEAR_DUNGEON,
  ODDS_CLEAR_PHASE,
};

enum
{
  ADVICE_HERO,
  ADVICE_READY,
  ADVICE_XP,
  ADVICE_PARTY,
  ADVICE_TOKENS,
  ADVICE_LEVEL,
  ADVICE_LAIR,
  ADVICE_HORIZON,
};

/* The values of choices. A `hero` is 0 for nobody, else 1 + a RollHero; the words of a `phase` are
 * roll_delve_phases, 0 for PHASE_FORM. */
enum
{
  PLAN_POWER_NO,
  PLAN_POWER_SPARE,
  PLAN_POWER_SPEND,
};

enum
{
  WITH_SCROLL,
  WITH_SCROLL_TOKEN,
  WITH_MERCENARY,
  WITH_COMMANDER,
};

/* What a reroll is asked for: white dice, then black ones. */
enum
{
  REROLLED_PARTY,
  REROLLED_GRAVEYARD,
  REROLLED_TEMPORARY,
  REROLLED_TOKEN,
  REROLLED_GOBLIN,
  REROLLED_SKELETON,
  REROLLED_OOZE,
  REROLLED_CHEST,
  REROLLED_POTION,
  REROLLED_DRAGON,
  N_REROLLED,
};

enum
{
  HOW_REST,
  HOW_PORTAL,
  HOW_FLEE,
};

/* ODDS_ROLL_DIE: the faces chosen are then words of ROLL_FACE_..., party faces first. */
enum
{
  DIE_PARTY,
  DIE_DUNGEON,
};

enum
{
  DETAIL_COUNT,
  DETAIL_FULL,
};

/* dungeon-roll-questions.c: the words of ODDS_ROLL_FACES are the six party faces, then the six
 * dungeon faces */
#define ROLL_N_DIE_FACES (ROLL_N_PARTY_FACES + ROLL_N_DUNGEON_FACES)
#define ROLL_N_DELVE_PHASES 6
extern const TmWord roll_die_face_words[ROLL_N_DIE_FACES];
extern const TmWord roll_rerolled_words[N_REROLLED];

/* dungeon-roll-answers.c: reading parameters, for all answers */
int roll_read_hero (const TmArgs *args, guint param);
guint roll_read_phase (const TmArgs *args, guint param);
gboolean roll_read_tokens (const TmArgs *args,
                           guint param,
                           const char *id,
                           guint8 tokens[ROLL_N_TOKENS],
                           TmRuling *ruling);
gboolean roll_check_seven (
    guint n_dice, guint n_others, const char *id, gboolean is_white, TmRuling *ruling);

void roll_set_counts (
    TmRuling *ruling, const char *id, const TmWord *words, const guint8 *counts, guint n_counts);

/* dungeon-roll-answers-fight.c: units against monsters and dragon */
void roll_answer_can_defeat (const TmArgs *args, TmRuling *ruling);
void roll_answer_fight_plan (const TmArgs *args, TmRuling *ruling);
void roll_answer_dragon (const TmArgs *args, TmRuling *ruling);

/* dungeon-roll-answers-loot.c: chests, potions, rerolls, counts of dice */
void roll_answer_open_chests (const TmArgs *args, TmRuling *ruling);
void roll_answer_quaff (const TmArgs *args, TmRuling *ruling);
void roll_answer_reroll (const TmArgs *args, TmRuling *ruling);
void roll_answer_level_roll_count (const TmArgs *args, TmRuling *ruling);
void roll_answer_form_party (const TmArgs *args, TmRuling *ruling);

/* dungeon-roll-answers-delve.c: ways out, experience, what is next */
void roll_answer_leave (const TmArgs *args, TmRuling *ruling);
void roll_answer_delve_score (const TmArgs *args, TmRuling *ruling);
void roll_answer_level_up (const TmArgs *args, TmRuling *ruling);
void roll_answer_hand_over (const TmArgs *args, TmRuling *ruling);
gboolean roll_can_hand_over (const gint32 *delves, guint n_seats, guint next);

/* dungeon-roll-answers-effects.c: what hero cards and tokens do */
void roll_answer_hero_ability (const TmArgs *args, TmRuling *ruling);
void roll_answer_treasure_effect (const TmArgs *args, TmRuling *ruling);

/* dungeon-roll-answers-end.c: points, winner, rank, achievements */
void roll_answer_final_score (const TmArgs *args, TmRuling *ruling);
void roll_answer_winner (const TmArgs *args, TmRuling *ruling);
void roll_answer_rank (const TmArgs *args, TmRuling *ruling);
void roll_answer_achievement (const TmArgs *args, TmRuling *ruling);
gboolean roll_is_earned (const TmArgs *args);

/* dungeon-roll-odds-answers.c */
void roll_answer_odds_roll (const TmArgs *args, TmRuling *ruling);
void roll_answer_odds_draw (const TmArgs *args, TmRuling *ruling);
void roll_answer_odds_clear (const TmArgs *args, TmRuling *ruling);
void roll_answer_advice (const TmArgs *args, TmRuling *ruling);

/* dungeon-roll-fill.c: what a running match knows */
gboolean roll_fill_can_defeat (const TmTable *table, TmArgs *args);
gboolean roll_fill_fight_plan (const TmTable *table, TmArgs *args);
gboolean roll_fill_dragon (const TmTable *table, TmArgs *args);
gboolean roll_fill_open_chests (const TmTable *table, TmArgs *args);
gboolean roll_fill_quaff (const TmTable *table, TmArgs *args);
gboolean roll_fill_reroll (const TmTable *table, TmArgs *args);
gboolean roll_fill_level_roll_count (const TmTable *table, TmArgs *args);
gboolean roll_fill_form_party (const TmTable *table, TmArgs *args);
gboolean roll_fill_leave (const TmTable *table, TmArgs *args);
gboolean roll_fill_delve_score (const TmTable *table, TmArgs *args);
gboolean roll_fill_level_up (const TmTable *table, TmArgs *args);
gboolean roll_fill_hero_ability (const TmTable *table, TmArgs *args);
gboolean roll_fill_treasure_effect (const TmTable *table, TmArgs *args);
gboolean roll_fill_final_score (const TmTable *table, TmArgs *args);
gboolean roll_fill_winner (const TmTable *table, TmArgs *args);
gboolean roll_fill_rank (const TmTable *table, TmArgs *args);
gboolean roll_fill_hand_over (const TmTable *table, TmArgs *args);
gboolean roll_fill_odds_roll (const TmTable *table, TmArgs *args);
gboolean roll_fill_odds_draw (const TmTable *table, TmArgs *args);
gboolean roll_fill_odds_clear (const TmTable *table, TmArgs *args);
gboolean roll_fill_advice (const TmTable *table, TmArgs *args);

/* dungeon-roll-use.c: the moves that record a ruling */
guint roll_use_can_defeat (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_fight_plan (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_dragon (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_open_chests (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_quaff (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_reroll (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint
roll_use_level_roll_count (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_form_party (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_delve_score (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_hero_ability (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint
roll_use_treasure_effect (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint roll_use_achievement (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

G_END_DECLS
