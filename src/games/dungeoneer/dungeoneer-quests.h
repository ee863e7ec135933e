/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-battle.h"

G_BEGIN_DECLS

/* Quests: R p. 10, 16-17 (dungeoneer-quests.c), and the end: R p. 2, 14, 20, 22 (dungeoneer-end.c). */

typedef enum
{
  OWNER_MINE,
  OWNER_COMMON,
  OWNER_OTHER,
  OWNER_GROUND,
  DUNGEONEER_N_OWNERS,
} DungeoneerOwner;

typedef struct
{
  guint personal;
  guint common;
  guint deck;
  guint aside;
} DungeoneerQuestSetup;

/* R p. 7, 20, 22: @players 1 to 4. */
void dungeoneer_get_quest_setup (guint players,
                                 gboolean nothing_personal,
                                 const DungeoneerRules *rules,
                                 DungeoneerQuestSetup *setup);

typedef struct
{
  DungeoneerCategory category;
  DungeoneerOwner owner;
  gboolean at_place;
  /* Attempts in this turn, and on this quest in this turn. */
  gint32 tries;
  gint32 same;
  DungeoneerPurse purse;
  DungeoneerWhen when;
  gboolean fallen;
  gboolean found;
  gboolean done;
} DungeoneerAttempt;

typedef struct
{
  DungeoneerFault fault;
  gint32 cost;
  DungeoneerPurse left;
} DungeoneerAttempted;

/* R p. 10, 12, 16. Reads OPTION_FREE_ATTEMPT, OPTION_ESCORT_COST, OPTION_HUNT_REPEAT, OPTION_FALLEN_AP where they matter. */
void
dungeoneer_judge_attempt (const DungeoneerAttempt *attempt, const DungeoneerRules *rules, DungeoneerAttempted *attempted);

typedef struct
{
  DungeoneerOwner owner;
  gint32 done;
  gint32 level;
  gint32 health;
  gint32 max_health;
  gint32 levels;
  gint32 restore;
  gint32 glory;
  gint32 reward_glory;
  gint32 deck;
  gboolean solo;
  gboolean at_entrance;
} DungeoneerSuccess;

typedef struct
{
  gint32 done;
  gint32 level;
  gint32 health;
  gint32 glory;
  gint32 draw_common;
  gboolean wins;
} DungeoneerSucceeded;

/* R p. 10; solo p. 22. */
void
dungeoneer_judge_success (const DungeoneerSuccess *success, const DungeoneerRules *rules, DungeoneerSucceeded *succeeded);

typedef struct
{
  DungeoneerFault fault;
  gint32 bonus;
  gint32 total;
  gboolean found;
  gint32 ap_left;
} DungeoneerSearched;

/* R “Search” p. 16. Reads OPTION_DISTANCE; @steps -1: no way. */
void dungeoneer_judge_search (gint32 die,
                              gint32 steps,
                              gint32 need,
                              gint32 ap,
                              gint32 cost,
                              const DungeoneerRules *rules,
                              DungeoneerSearched *searched);

typedef enum
{
  ESCORT_TAKE,
  ESCORT_DELIVER,
  ESCORT_DROP,
  ESCORT_STEAL,
  DUNGEONEER_N_ESCORT_ACTS,
} DungeoneerEscortAct;

typedef struct
{
  DungeoneerEscortAct act;
  DungeoneerOwner owner;
  DungeoneerWhen when;
  gboolean own_turn;
  gboolean at_place;
  gboolean hit;
  gint32 personal;
  gint32 deck;
} DungeoneerEscort;

/* Whose the quest is afterwards. */
typedef enum
{
  ESCORTED_MINE,
  ESCORTED_GROUND,
  ESCORTED_DONE,
  /* As before. */
  ESCORTED_COMMON,
  ESCORTED_OTHER,
  DUNGEONEER_N_ESCORTED,
} DungeoneerEscortOwner;

typedef struct
{
  DungeoneerFault fault;
  DungeoneerEscortOwner owner_after;
  gint32 personal_after;
  gint32 draw_common;
} DungeoneerEscorted;

/* R “Escort” p. 12, 16-17. */
void
dungeoneer_judge_escort (const DungeoneerEscort *escort, const DungeoneerRules *rules, DungeoneerEscorted *escorted);

/* The end */

typedef enum
{
  END_NONE,
  END_QUESTS,
  END_LAST_HERO,
  END_NOBODY,
  END_RETURNED,
  END_DEFEATED,
  DUNGEONEER_N_ENDS,
} DungeoneerEndReason;

typedef struct
{
  guint n_seats;
  gint32 quests[DUNGEONEER_MAX_SEATS];
  guint32 alive;
  gboolean solo;
  gboolean at_entrance;
  gboolean resurrection;
  gint32 spare;
} DungeoneerStanding;

typedef struct
{
  gboolean over;
  guint32 winners;
  DungeoneerEndReason reason;
} DungeoneerEnded;

/* R p. 2, 4, 14, 20, 22. */
void
dungeoneer_judge_end (const DungeoneerStanding *standing, const DungeoneerRules *rules, DungeoneerEnded *ended);

/* R p. 14, 20. */
typedef struct
{
  gint32 health;
  gboolean defeated;
  gboolean returns;
  gboolean out;
} DungeoneerDefeated;

void dungeoneer_judge_defeat (gint32 health,
                              gint32 wounds,
                              gboolean resurrection,
                              gint32 spare,
                              const DungeoneerRules *rules,
                              DungeoneerDefeated *defeated);

extern const TmWord dungeoneer_owner_words[DUNGEONEER_N_OWNERS];
extern const TmWord dungeoneer_escort_act_words[DUNGEONEER_N_ESCORT_ACTS];
extern const char *const dungeoneer_escorted_ids[DUNGEONEER_N_ESCORTED];
extern const char *const dungeoneer_end_ids[DUNGEONEER_N_ENDS];

G_END_DECLS
