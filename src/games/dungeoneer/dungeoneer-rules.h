/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-words.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/* The rules as pure functions on plain values: moves, questions, offers and odds all call them. Every one gets
 * a situation, and who reads the rules; and says what comes of it. */

/**
 * DungeoneerRules:
 * @resolution: (nullable): of the move or ruling: options are read from it, reasons added to it
 * @table: (nullable): without a resolution, the table whose readings hold; both %NULL: the usual ones
 *
 * Who reads the rules, and with which readings of the open points.
 */
typedef struct
{
  TmResolution *resolution;
  const TmTable *table;
} DungeoneerRules;

gint32 dungeoneer_read_option (const DungeoneerRules *rules, guint option);
void dungeoneer_add_reason (const DungeoneerRules *rules, const char *article, TmText text);
gboolean dungeoneer_wants_reasons (const DungeoneerRules *rules);

/**
 * DungeoneerFault:
 *
 * Why something is not allowed: the word that outcomes have for it, the finding of a move, its article and its
 * sentence are in dungeoneer_faults[]. One word can stand for several of them.
 */
typedef enum
{
  FAULT_NONE,
  /* Map */
  FAULT_OCCUPIED,
  FAULT_SIDEWAYS,
  FAULT_HALF_TURN,
  FAULT_APART,
  FAULT_EXIT_TO_WALL,
  FAULT_CUT_OFF,
  FAULT_SEALED,
  FAULT_OVERLAP,
  FAULT_UNREACHABLE,
  FAULT_MAP_APART,
  /* Ways */
  FAULT_MOVE_FALLEN,
  FAULT_NO_NEIGHBOUR,
  FAULT_WALL,
  FAULT_MOVE_NO_AP,
  FAULT_NEEDS_ROLL,
  FAULT_NO_DODGE,
  FAULT_DODGE_NO_AP,
  /* What a fallen hero cannot do, and what a point is missing for */
  FAULT_FALLEN,
  FAULT_NO_AP,
  FAULT_EXPLORE_NO_AP,
  FAULT_STAND_NO_AP,
  /* Battle */
  FAULT_FORM,
  FAULT_AGAIN,
  FAULT_MONSTER_AGAIN,
  FAULT_BATTLE_PHASE,
  FAULT_ELSEWHERE,
  FAULT_BANNED,
  FAULT_BATTLE_NO_AP,
  FAULT_NO_SECOND,
  FAULT_CHALLENGE_AGAIN,
  FAULT_GONE,
  FAULT_NOT_ATTACKER,
  FAULT_CHALLENGE_NO_AP,
  /* Cards and points */
  FAULT_PERIL_TIME,
  FAULT_OWN_PERIL,
  FAULT_OUT,
  FAULT_NOT_TARGET,
  FAULT_PERIL_TOO_LITTLE,
  FAULT_GLORY_TIME,
  FAULT_GLORY_TOO_LITTLE,
  FAULT_SAME_TYPE,
  FAULT_LIMIT,
  /* Quests */
  FAULT_PHASE_OVER,
  FAULT_QUEST_PHASE,
  FAULT_NOT_YOURS,
  FAULT_QUEST_ELSEWHERE,
  FAULT_NOT_FOUND,
  FAULT_SEARCH_NO_AP,
  FAULT_MONSTER_DONE,
  FAULT_QUEST_NO_AP,
  FAULT_ESCORT_PHASE,
  FAULT_ESCORT_NOT_YOURS,
  FAULT_ESCORT_ELSEWHERE,
  FAULT_NO_HIT,
  /* Discard */
  FAULT_BOON,
  FAULT_EMPTY,
  FAULT_MUST_DISCARD,
  FAULT_NO_SAVING,
  FAULT_SAVE_NO_AP,
  /* Variants and solo */
  FAULT_NO_VARIANT,
  FAULT_FALL_FALLEN,
  FAULT_WRONG_STEP,
  FAULT_SAVED,
  FAULT_FALL_AGAIN,
  FAULT_NOT_REWARD,
  FAULT_NOT_ENTRANCE,
  DUNGEONEER_N_FAULTS,
} DungeoneerFault;

/**
 * DungeoneerFaultSpec:
 * @word: how outcomes spell it
 * @finding: id of the finding of a move
 * @article: the rule that forbids it
 * @grade: how grave it is in a move
 * @text: an `N_()` sentence
 */
typedef struct
{
  const char *word;
  const char *finding;
  const char *article;
  TmGrade grade;
  const char *text;
} DungeoneerFaultSpec;

/* dungeoneer-faults.c */
extern const DungeoneerFaultSpec dungeoneer_faults[DUNGEONEER_N_FAULTS];

G_END_DECLS
