/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-rules.h"

G_BEGIN_DECLS

/* Action points, leaving a location, entering one, hazards, threats (dungeoneer-travel.c, dungeoneer-threat.c). The
 * fields are the parameters and outcomes of the judge's questions of the same name; dice are 1 to 6, 0: not
 * rolled. */

/**
 * DungeoneerReset:
 * @speed: its speed
 * @ap: action points that were not used
 * @saved: the action point that was kept
 * @movement_limit: whether “Limited movement” is played
 *
 * A hero at the start of a turn.
 */
typedef struct
{
  gint32 speed;
  gint32 ap;
  gint32 saved;
  gboolean movement_limit;
} DungeoneerReset;

/**
 * DungeoneerWasReset:
 * @ap: new action points
 * @saved: points that stay kept: none
 * @burnt: points that are lost
 *
 * What a Reset gives.
 */
typedef struct
{
  gint32 ap;
  gint32 saved;
  gint32 burnt;
} DungeoneerWasReset;

/* R “Reset” p. 8, variant p. 21. */
void dungeoneer_judge_reset (const DungeoneerReset *reset,
                             const DungeoneerRules *rules,
                             DungeoneerWasReset *was);

/**
 * DungeoneerFar:
 *
 * What lies behind an exit.
 */
typedef enum
{
  FAR_EXIT,
  FAR_WALL,
  FAR_NONE,
} DungeoneerFar;

/**
 * DungeoneerStride:
 * @exit: the side by which the hero leaves; %EXIT_UNKNOWN counts as open
 * @held: whether it is open already, after a check that failed
 * @opener: whether this hero opened it
 * @go_on: whether a further point is spent at once after a check that failed
 */
typedef struct
{
  DungeoneerExit exit;
  DungeoneerFar far;
  gint32 threat;
  gint32 stat;
  gint32 die;
  gint32 ap;
  gboolean fallen;
  gboolean held;
  gboolean opener;
  gboolean go_on;
} DungeoneerStride;

/**
 * DungeoneerStrode:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @check: whether a die decides
 * @passed: whether the check was passed
 * @moved: whether the hero gets out
 * @ap_left: action points that are left
 * @wounds: wounds that come of it
 * @exit_open: whether the exit stays open
 * @stays_open_early: whether a locked exit stays open though points are left, of which the rulebook says nothing
 *
 * What comes of a step.
 */
typedef struct
{
  DungeoneerFault fault;
  gboolean check;
  gboolean passed;
  gboolean moved;
  gint32 ap_left;
  gint32 wounds;
  gboolean exit_open;
  gboolean stays_open_early;
} DungeoneerStrode;

/* R “Movement” p. 9, 17-18. */
void dungeoneer_judge_stride (const DungeoneerStride *stride,
                              const DungeoneerRules *rules,
                              DungeoneerStrode *strode);

/* R p. 8, 18: is the failed lock still open, and for others? Reads OPTION_LOCK_HOLD after a Reset. */
gboolean dungeoneer_is_held (gboolean opener_left, gint32 resets, const DungeoneerRules *rules);

/**
 * DungeoneerEntry:
 * @peril: printed peril
 * @glory: printed glory
 * @visited: whether the hero was there in this turn
 * @own_turn: whether it is the turn of that hero
 * @by_warp: whether it was warped there
 * @solo: whether one plays alone
 *
 * A hero who comes to a location.
 */
typedef struct
{
  gint32 peril;
  gint32 glory;
  gboolean visited;
  gboolean own_turn;
  gboolean by_warp;
  gboolean solo;
} DungeoneerEntry;

/**
 * DungeoneerEntered:
 * @is_new: whether the location is new
 * @peril: peril
 * @glory: glory
 * @peril_dice: dice to roll in place of peril, alone
 * @hazard: whether the hazard acts
 * @moved: whether that counts as moving
 *
 * What entering gives.
 */
typedef struct
{
  gboolean is_new;
  gint32 peril;
  gint32 glory;
  gint32 peril_dice;
  gboolean hazard;
  gboolean moved;
} DungeoneerEntered;

/* R p. 10, 19, 22. Reads OPTION_WARP_MOVED for a warp in the own turn. */
void dungeoneer_judge_entry (const DungeoneerEntry *entry,
                             const DungeoneerRules *rules,
                             DungeoneerEntered *entered);

/**
 * DungeoneerHazardTest:
 * @kind: what it is
 * @threat: the number to reach
 * @stat: what is added to the die
 * @die: what the die shows, 0: not rolled
 * @own_turn: whether it is the turn of that hero
 * @dodge: whether spikes are dodged for an action point
 * @ap: action points
 * @spikes_dodge: whether that variant is played
 *
 * A hazard that acts on a hero.
 */
typedef struct
{
  DungeoneerHazard kind;
  gint32 threat;
  gint32 stat;
  gint32 die;
  gboolean own_turn;
  gboolean dodge;
  gint32 ap;
  gboolean spikes_dodge;
} DungeoneerHazardTest;

/**
 * DungeoneerHazardTested:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @applies: whether it acts
 * @passed: whether the check was passed
 * @wounds: wounds that come of it
 * @fallen: whether the hero falls
 * @threat_add: what danger adds to traps
 * @ap_left: action points that are left
 *
 * What comes of a hazard.
 */
typedef struct
{
  DungeoneerFault fault;
  gboolean applies;
  gboolean passed;
  gint32 wounds;
  gboolean fallen;
  gint32 threat_add;
  gint32 ap_left;
} DungeoneerHazardTested;

/* R “Hazards” p. 18, variant p. 21. */
void dungeoneer_judge_hazard (const DungeoneerHazardTest *test,
                              const DungeoneerRules *rules,
                              DungeoneerHazardTested *tested);

/**
 * DungeoneerAct:
 *
 * What somebody wants to do who may have fallen.
 */
typedef enum
{
  ACT_MOVE,
  ACT_EXPLORE,
  ACT_QUEST_FREE,
  ACT_QUEST_PAID,
  ACT_ATTACK,
  ACT_PLAY_CARD,
  ACT_COUNTER,
  ACT_STAND,
  DUNGEONEER_N_ACTS,
} DungeoneerAct;

/**
 * DungeoneerPurse:
 * @ap: those of the own turn
 * @saved: the one that was kept for the turns of others
 * @fall_ap: the one gained by lying down: it pays first, for anything but moving, also while lying
 * @own_turn: whether it is the turn of that hero
 *
 * The action points of a hero.
 */
typedef struct
{
  gint32 ap;
  gint32 saved;
  gint32 fall_ap;
  gboolean own_turn;
} DungeoneerPurse;

/* Which purse pays a point, or %PAYS_NONE; takes it out. PAYS_FALL stands for a point of fall_ap here. */
DungeoneerPays dungeoneer_pay (DungeoneerPurse *purse, gboolean is_move);

/**
 * DungeoneerActed:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @cost: action points
 * @pays: what pays
 * @left: what is left of them
 *
 * What an act takes.
 */
typedef struct
{
  DungeoneerFault fault;
  gint32 cost;
  DungeoneerPays pays;
  DungeoneerPurse left;
} DungeoneerActed;

/* R “Fall” p. 19, pit p. 18. Reads OPTION_FALLEN_AP for a paid act of a fallen hero who could pay. For heroes that
 * stand, only the points are looked at. */
void dungeoneer_judge_act (DungeoneerAct act,
                           gboolean fallen,
                           const DungeoneerPurse *purse,
                           const DungeoneerRules *rules,
                           DungeoneerActed *acted);

/**
 * DungeoneerTested:
 * @total: die and value
 * @passed: whether the check was passed
 * @margin: by how much it was passed; negative: failed
 *
 * What comes of a check.
 */
typedef struct
{
  gint32 total;
  gboolean passed;
  gint32 margin;
} DungeoneerTested;

/* R “Threats” p. 15; the best die counts. */
void dungeoneer_judge_threat (gint32 need,
                              gint32 stat,
                              const gint32 *dice,
                              guint n_dice,
                              const DungeoneerRules *rules,
                              DungeoneerTested *tested);

/* R p. 15, 18: danger makes trap cards harder, not exits. */
gint32 dungeoneer_get_trap_need (gint32 need,
                                 gint32 danger,
                                 gboolean is_exit,
                                 const DungeoneerRules *rules);

extern const TmWord dungeoneer_act_words[DUNGEONEER_N_ACTS];

G_END_DECLS
