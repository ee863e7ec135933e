/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-rules.h"

G_BEGIN_DECLS

/* Action points, leaving a location, entering one, hazards, threats (dungeoneer-travel.c, dungeoneer-threat.c). The
 * fields are the parameters and outcomes of the judge's questions of the same name; dice are 1 to 6, 0: not
 * rolled. */

typedef struct
{
  gint32 speed;
  gint32 ap;
  gint32 saved;
  gboolean movement_limit;
} DungeoneerReset;

typedef struct
{
  gint32 ap;
  gint32 saved;
  gint32 burnt;
} DungeoneerWasReset;

/* R “Reset” p. 8, variant p. 21. */
void
dungeoneer_judge_reset (const DungeoneerReset *reset, const DungeoneerRules *rules, DungeoneerWasReset *was);

/* What lies behind an exit. */
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

typedef struct
{
  DungeoneerFault fault;
  gboolean check;
  gboolean passed;
  gboolean moved;
  gint32 ap_left;
  gint32 wounds;
  gboolean exit_open;
  /* A locked exit failed with points left and the hero stays: `exit.locked` is undecided about it. */
  gboolean stays_open_early;
} DungeoneerStrode;

/* R “Movement” p. 9, 17-18. */
void
dungeoneer_judge_stride (const DungeoneerStride *stride, const DungeoneerRules *rules, DungeoneerStrode *strode);

/* R p. 8, 18: is the failed lock still open, and for others? Reads OPTION_LOCK_HOLD after a Reset. */
gboolean dungeoneer_is_held (gboolean opener_left, gint32 resets, const DungeoneerRules *rules);

typedef struct
{
  gint32 peril;
  gint32 glory;
  gboolean visited;
  gboolean own_turn;
  gboolean by_warp;
  gboolean solo;
} DungeoneerEntry;

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
void
dungeoneer_judge_entry (const DungeoneerEntry *entry, const DungeoneerRules *rules, DungeoneerEntered *entered);

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

/* What somebody wants to do who may have fallen. */
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

/* The points of a hero. @fall_ap pays first and for anything but moving, also while lying. */
typedef struct
{
  gint32 ap;
  gint32 saved;
  gint32 fall_ap;
  gboolean own_turn;
} DungeoneerPurse;

/* Which purse pays a point, or %PAYS_NONE; takes it out. PAYS_FALL stands for a point of fall_ap here. */
DungeoneerPays dungeoneer_pay (DungeoneerPurse *purse, gboolean is_move);
gboolean dungeoneer_can_pay (const DungeoneerPurse *purse, gboolean is_move);

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
gint32 dungeoneer_get_trap_need (gint32 need, gint32 danger, gboolean is_exit, const DungeoneerRules *rules);

extern const TmWord dungeoneer_act_words[DUNGEONEER_N_ACTS];

G_END_DECLS
