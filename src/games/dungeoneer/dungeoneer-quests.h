/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-battle.h"

G_BEGIN_DECLS

/* Quests: R p. 10, 16-17 (dungeoneer-quests.c), and the end: R p. 2, 14, 20, 22 (dungeoneer-end.c). */

/**
 * DungeoneerOwner:
 *
 * Whose a quest is to a player.
 */
typedef enum
{
  OWNER_MINE,
  OWNER_COMMON,
  OWNER_OTHER,
  OWNER_GROUND,
  DUNGEONEER_N_OWNERS,
} DungeoneerOwner;

/**
 * DungeoneerQuestSetup:
 * @personal: personal ones of each player
 * @common: common ones
 * @deck: how many are left in the deck
 * @aside: how many are put aside, alone
 *
 * How quests are dealt.
 */
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

/**
 * DungeoneerAttempt:
 * @category: its category
 * @owner: whose the quest is
 * @at_place: whether the hero is where that is done
 * @tries: attempts in this turn
 * @same: attempts at this quest in this turn
 * @purse: the action points of the hero
 * @when: the phase
 * @fallen: whether the hero lies on the ground
 * @found: whether its place was found in this turn
 * @done: whether a quest was finished in this turn
 *
 * Who wants to try which quest.
 */
typedef struct
{
  DungeoneerCategory category;
  DungeoneerOwner owner;
  gboolean at_place;
  gint32 tries;
  gint32 same;
  DungeoneerPurse purse;
  DungeoneerWhen when;
  gboolean fallen;
  gboolean found;
  gboolean done;
} DungeoneerAttempt;

/**
 * DungeoneerAttempted:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @cost: action points that it takes
 * @left: what is left of them
 *
 * Whether a quest can be tried.
 */
typedef struct
{
  DungeoneerFault fault;
  gint32 cost;
  DungeoneerPurse left;
} DungeoneerAttempted;

/* R p. 10, 12, 16. Reads OPTION_FREE_ATTEMPT, OPTION_ESCORT_COST, OPTION_HUNT_REPEAT, OPTION_FALLEN_AP where they matter. */
void dungeoneer_judge_attempt (const DungeoneerAttempt *attempt,
                               const DungeoneerRules *rules,
                               DungeoneerAttempted *attempted);

/**
 * DungeoneerSuccess:
 * @owner: whose the quest is
 * @done: quests finished before
 * @level: level
 * @health: health
 * @max_health: health printed on the hero
 * @levels: levels as a reward
 * @restore: health that is restored
 * @glory: glory before
 * @reward_glory: glory as a reward
 * @deck: cards that are left to draw
 * @solo: whether one plays alone
 * @at_entrance: whether the hero stands on an entrance
 *
 * A quest that was passed, and who finishes it.
 */
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

/**
 * DungeoneerSucceeded:
 * @done: quests finished now
 * @level: level
 * @health: health
 * @glory: glory
 * @draw_common: how many common quests are drawn
 * @wins: whether the match is won
 *
 * What a finished quest brings.
 */
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
void dungeoneer_judge_success (const DungeoneerSuccess *success,
                               const DungeoneerRules *rules,
                               DungeoneerSucceeded *succeeded);

/**
 * DungeoneerSearched:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @bonus: what the distance adds
 * @total: die and value
 * @found: whether the place was found
 * @ap_left: action points that are left
 *
 * What comes of a search.
 */
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

/**
 * DungeoneerEscortAct:
 *
 * What is done with an escort.
 */
typedef enum
{
  ESCORT_TAKE,
  ESCORT_DELIVER,
  ESCORT_DROP,
  ESCORT_STEAL,
  DUNGEONEER_N_ESCORT_ACTS,
} DungeoneerEscortAct;

/**
 * DungeoneerEscort:
 * @act: what is to be done
 * @owner: whose the quest is
 * @when: the phase
 * @own_turn: whether it is the turn of that hero
 * @at_place: whether the hero is where that is done
 * @hit: whether an attack has just hit the one who has it along
 * @personal: personal quests of the player
 * @deck: cards that are left to draw
 *
 * Who wants to do what with an escort.
 */
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

/**
 * DungeoneerEscortOwner:
 *
 * Whose the quest of an escort is afterwards.
 */
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

/**
 * DungeoneerEscorted:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @owner_after: whose the quest is afterwards
 * @personal_after: personal quests of the player afterwards
 * @draw_common: how many common quests are drawn
 *
 * What comes of it.
 */
typedef struct
{
  DungeoneerFault fault;
  DungeoneerEscortOwner owner_after;
  gint32 personal_after;
  gint32 draw_common;
} DungeoneerEscorted;

/* R “Escort” p. 12, 16-17. */
void dungeoneer_judge_escort (const DungeoneerEscort *escort,
                              const DungeoneerRules *rules,
                              DungeoneerEscorted *escorted);

/* The end */

/**
 * DungeoneerEndReason:
 *
 * Why a match is over.
 */
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

/**
 * DungeoneerStanding:
 * @n_seats: how many play
 * @quests: finished quests of each
 * @alive: set of the seats whose heroes are in the game
 * @solo: whether one plays alone
 * @at_entrance: whether the hero stands on an entrance
 * @resurrection: whether beaten players return
 * @spare: heroes that are left to return with
 *
 * What decides whether a match is over.
 */
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

/**
 * DungeoneerEnded:
 * @over: whether it is
 * @winners: set of the seats that have won
 * @reason: why
 *
 * Whether a match is over.
 */
typedef struct
{
  gboolean over;
  guint32 winners;
  DungeoneerEndReason reason;
} DungeoneerEnded;

/* R p. 2, 4, 14, 20, 22. */
void dungeoneer_judge_end (const DungeoneerStanding *standing,
                           const DungeoneerRules *rules,
                           DungeoneerEnded *ended);

/**
 * DungeoneerDefeated:
 * @health: health that is left
 * @defeated: whether the hero is beaten
 * @returns: whether the player comes back with another one
 * @out: whether the player is out of the match
 *
 * What wounds have done to a hero.
 */
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
