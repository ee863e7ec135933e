/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-questions.h"

G_BEGIN_DECLS

/* The judge's questions about quests and the end: their parameters by index. */

enum
{
  ASK_SETUP_PLAYERS,
  ASK_SETUP_NOTHING_PERSONAL,
  N_ASK_SETUP_PARAMS,
};

enum
{
  ASK_ATTEMPT_CATEGORY,
  ASK_ATTEMPT_OWNER,
  ASK_ATTEMPT_AT_PLACE,
  ASK_ATTEMPT_TRIES,
  ASK_ATTEMPT_SAME,
  ASK_ATTEMPT_AP,
  ASK_ATTEMPT_FALL_AP,
  ASK_ATTEMPT_PHASE,
  ASK_ATTEMPT_OWN_TURN,
  ASK_ATTEMPT_FALLEN,
  ASK_ATTEMPT_FOUND,
  ASK_ATTEMPT_DONE,
  N_ASK_ATTEMPT_PARAMS,
};

enum
{
  ASK_SUCCESS_OWNER,
  ASK_SUCCESS_DONE,
  ASK_SUCCESS_LEVEL,
  ASK_SUCCESS_HEALTH,
  ASK_SUCCESS_MAX_HEALTH,
  ASK_SUCCESS_LEVELS,
  ASK_SUCCESS_RESTORE,
  ASK_SUCCESS_GLORY,
  ASK_SUCCESS_REWARD_GLORY,
  ASK_SUCCESS_DECK,
  ASK_SUCCESS_SOLO,
  ASK_SUCCESS_AT_ENTRANCE,
  N_ASK_SUCCESS_PARAMS,
};

enum
{
  ASK_SEARCH_DIE,
  ASK_SEARCH_STEPS,
  ASK_SEARCH_NEED,
  ASK_SEARCH_AP,
  ASK_SEARCH_COST,
  N_ASK_SEARCH_PARAMS,
};

enum
{
  ASK_ESCORT_ACTION,
  ASK_ESCORT_OWNER,
  ASK_ESCORT_PHASE,
  ASK_ESCORT_OWN_TURN,
  ASK_ESCORT_AT_PLACE,
  ASK_ESCORT_HIT,
  ASK_ESCORT_PERSONAL,
  ASK_ESCORT_DECK,
  N_ASK_ESCORT_PARAMS,
};

enum
{
  ASK_WIN_QUESTS,
  ASK_WIN_ALIVE,
  ASK_WIN_SOLO,
  ASK_WIN_AT_ENTRANCE,
  ASK_WIN_RESURRECTION,
  ASK_WIN_SPARE,
  N_ASK_WIN_PARAMS,
};

enum
{
  ASK_DEFEAT_HEALTH,
  ASK_DEFEAT_WOUNDS,
  ASK_DEFEAT_RESURRECTION,
  ASK_DEFEAT_SPARE,
  N_ASK_DEFEAT_PARAMS,
};

/* dungeoneer-params-quests.c */
extern const TmParam dungeoneer_quest_setup_params[N_ASK_SETUP_PARAMS];
extern const TmParam dungeoneer_quest_attempt_params[N_ASK_ATTEMPT_PARAMS];
extern const TmParam dungeoneer_quest_success_params[N_ASK_SUCCESS_PARAMS];
extern const TmParam dungeoneer_search_total_params[N_ASK_SEARCH_PARAMS];
extern const TmParam dungeoneer_common_escort_params[N_ASK_ESCORT_PARAMS];
extern const TmParam dungeoneer_win_params[N_ASK_WIN_PARAMS];
extern const TmParam dungeoneer_defeat_params[N_ASK_DEFEAT_PARAMS];

extern const char *const dungeoneer_quest_attempt_options[];
extern const char *const dungeoneer_search_total_options[];
extern const char *const dungeoneer_returning_options[];

/* dungeoneer-answers-quests.c */
void dungeoneer_answer_quest_setup (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_quest_attempt (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_quest_success (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_search_total (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_common_escort (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_win (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_defeat (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-fill-quests.c */
gboolean dungeoneer_fill_quest_setup (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_quest_attempt (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_quest_success (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_search_total (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_common_escort (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_win (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_defeat (const TmTable *table, TmArgs *args);
int dungeoneer_find_tried_quest (const TmTable *table, guint categories);

/* dungeoneer-use-quests.c */
guint
dungeoneer_use_quest_success (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint
dungeoneer_use_search_total (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

G_END_DECLS
