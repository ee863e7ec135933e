/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-rules.h"

G_BEGIN_DECLS

/* Playing cards, limits, the order of effects, the discard phase: R p. 5-6, 8, 10-11, 18-19 (dungeoneer-spend.c,
 * dungeoneer-order.c, dungeoneer-discard.c). Fields are the parameters and outcomes of the questions. */

/* Phases of play, as cards name them; a response is step II of a battle. */
typedef enum
{
  MOMENT_RESET,
  MOMENT_MISDEEDS,
  MOMENT_LOCATIONS,
  MOMENT_FEATS,
  MOMENT_DISCARD,
  MOMENT_RESPONSE,
  DUNGEONEER_N_MOMENTS,
} DungeoneerMoment;

typedef struct
{
  guint actor;
  gint32 cost;
  guint n_seats;
  gint32 peril[DUNGEONEER_MAX_SEATS];
  guint32 alive;
  /* TM_NO_SEAT: nobody. */
  int payer;
  int target;
  DungeoneerTiming timing;
  DungeoneerMoment moment;
  gboolean own_turn;
} DungeoneerPerilSpent;

typedef struct
{
  DungeoneerFault fault;
  /* Set of the seats that could pay it whole. */
  guint32 payers;
  gint32 left;
} DungeoneerPerilLeft;

/* R p. 8, 19. */
void dungeoneer_judge_peril (const DungeoneerPerilSpent *spent,
                             const DungeoneerRules *rules,
                             DungeoneerPerilLeft *left);

/* R p. 10, 11. @left: what is left of the glory, as asked; unchanged on a fault. */
DungeoneerFault dungeoneer_judge_glory (gint32 glory,
                                        gint32 cost,
                                        DungeoneerTiming timing,
                                        DungeoneerMoment moment,
                                        gboolean own_turn,
                                        const DungeoneerRules *rules,
                                        gint32 *left);
/* Whether a card of this timing can be played now. */
gboolean dungeoneer_is_time (DungeoneerTiming timing, DungeoneerMoment moment, gboolean own_turn);

typedef struct
{
  gboolean is_treasure;
  DungeoneerDuration duration;
  gint32 limit;
  gint32 held;
  /* Whether a treasure of the same type is in play. */
  gboolean has_type;
  gboolean used_now;
  gint32 raises;
} DungeoneerHolding;

typedef struct
{
  DungeoneerFault fault;
  gboolean counts;
  gint32 free;
} DungeoneerHeld;

/* R p. 5, 6, 10, 19, 20. */
void
dungeoneer_judge_limit (const DungeoneerHolding *holding, const DungeoneerRules *rules, DungeoneerHeld *held);

#define DUNGEONEER_MAX_EFFECTS 24
/* R p. 18-19: sorts @effects (stable); those in @waiting follow right after the points. @ranks 1 to 13 in the new
 * order. Returns whether two that stand apart in rank order are equal (tied). */
gboolean dungeoneer_sort_effects (guint8 *effects,
                                  guint n_effects,
                                  guint32 waiting,
                                  guint8 *ranks);
guint dungeoneer_get_rank (DungeoneerEffect effect);

/* What is discarded in phase V. */
typedef enum
{
  GIVE_HAND,
  GIVE_TREASURE,
  GIVE_LAIR,
  GIVE_BOON,
  GIVE_NONE,
  DUNGEONEER_N_GIVES,
} DungeoneerGive;

typedef struct
{
  gint32 hand;
  gint32 treasures;
  gint32 lair;
  DungeoneerGive give;
  gint32 ap;
  gboolean save;
  gboolean moved;
  gint32 peril;
  gint32 glory;
  gboolean optional_discard;
  gboolean movement_limit;
  gboolean solo;
  /* Cards in deck and discard, after what is discarded now. */
  gint32 deck;
} DungeoneerClosing;

typedef struct
{
  DungeoneerFault fault;
  gint32 must;
  gint32 gain_peril;
  gint32 gain_glory;
  gint32 peril_dice;
  gint32 saved;
  gint32 draw;
  gint32 hand_after;
} DungeoneerClosed;

/* R “Discard and draw” p. 11, 20, 21, 23. Reads OPTION_SOLO_STAY solo, if the hero has not moved. */
void
dungeoneer_judge_closing (const DungeoneerClosing *closing, const DungeoneerRules *rules, DungeoneerClosed *closed);

/* R p. 3, 19: held in 1 to 4. */
gint32 dungeoneer_change_level (gint32 level, gint32 delta, const DungeoneerRules *rules, gboolean *is_clamped);

extern const TmWord dungeoneer_moment_words[DUNGEONEER_N_MOMENTS];
extern const TmWord dungeoneer_give_words[DUNGEONEER_N_GIVES];

G_END_DECLS
