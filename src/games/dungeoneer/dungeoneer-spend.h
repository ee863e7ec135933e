/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-rules.h"

G_BEGIN_DECLS

/* Playing cards, limits, the order of effects, the discard phase: R p. 5-6, 8, 10-11, 18-19 (dungeoneer-spend.c,
 * dungeoneer-order.c, dungeoneer-discard.c). Fields are the parameters and outcomes of the questions. */

/**
 * DungeoneerMoment:
 *
 * Phases of play, as cards name them; a response is step II of a battle.
 */
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

/**
 * DungeoneerPerilSpent:
 * @actor: who plays it
 * @cost: what it costs
 * @n_seats: how many play
 * @peril: peril of each
 * @alive: set of the seats whose heroes are in the game
 * @payer: whose peril pays, or %TM_NO_SEAT
 * @target: at whom the card is aimed, or %TM_NO_SEAT
 * @timing: when it is played
 * @moment: the phase, as cards name it
 * @own_turn: whether it is the turn of that hero
 *
 * A card that is paid with peril.
 */
typedef struct
{
  guint actor;
  gint32 cost;
  guint n_seats;
  gint32 peril[DUNGEONEER_MAX_SEATS];
  guint32 alive;
  int payer;
  int target;
  DungeoneerTiming timing;
  DungeoneerMoment moment;
  gboolean own_turn;
} DungeoneerPerilSpent;

/**
 * DungeoneerPerilLeft:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @payers: set of the seats that could pay it whole
 * @left: what is left to the payer; -1: nobody who may pay was named
 *
 * Who can pay.
 */
typedef struct
{
  DungeoneerFault fault;
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

/**
 * DungeoneerHolding:
 * @is_treasure: whether it is a treasure, else a boon
 * @duration: how long the card lasts
 * @limit: the limit of the hero
 * @held: how many count in it already
 * @has_type: whether a treasure of the same type is in play
 * @used_now: whether it is used and discarded at once
 * @raises: what it adds to its own limit
 *
 * A boon or treasure that comes into play.
 */
typedef struct
{
  gboolean is_treasure;
  DungeoneerDuration duration;
  gint32 limit;
  gint32 held;
  gboolean has_type;
  gboolean used_now;
  gint32 raises;
} DungeoneerHolding;

/**
 * DungeoneerHeld:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @counts: whether it counts in the limit
 * @free: places left afterwards
 *
 * Whether there is room for it.
 */
typedef struct
{
  DungeoneerFault fault;
  gboolean counts;
  gint32 free;
} DungeoneerHeld;

/* R p. 5, 6, 10, 19, 20. */
void dungeoneer_judge_limit (const DungeoneerHolding *holding,
                             const DungeoneerRules *rules,
                             DungeoneerHeld *held);

#define DUNGEONEER_MAX_EFFECTS 24
/* R p. 18-19: sorts @effects (stable); those in @waiting follow right after the points. @ranks 1 to 13 in the new
 * order. Returns whether two that stand apart in rank order are equal (tied). */
gboolean dungeoneer_sort_effects (guint8 *effects, guint n_effects, guint32 waiting, guint8 *ranks);

/**
 * DungeoneerGive:
 *
 * What is discarded in phase V.
 */
typedef enum
{
  GIVE_HAND,
  GIVE_TREASURE,
  GIVE_LAIR,
  GIVE_BOON,
  GIVE_NONE,
  DUNGEONEER_N_GIVES,
} DungeoneerGive;

/**
 * DungeoneerClosing:
 * @hand: cards in hand
 * @treasures: treasures in play
 * @lair: monsters in the lair
 * @give: what is discarded
 * @ap: action points
 * @save: whether an action point is kept
 * @moved: whether the hero has moved in this turn
 * @peril: peril of the location
 * @glory: glory of the location
 * @optional_discard: whether “Optional discard” is played
 * @movement_limit: whether “Limited movement” is played
 * @solo: whether one plays alone
 * @deck: cards in deck and discard, after what is discarded now
 *
 * What a seat holds at the end of its turn, and what it wants to do.
 */
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
  gint32 deck;
} DungeoneerClosing;

/**
 * DungeoneerClosed:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @must: how many cards have to be discarded
 * @gain_peril: peril for staying
 * @gain_glory: glory for staying
 * @peril_dice: dice to roll in its place, alone
 * @saved: action points that are kept
 * @draw: cards that are drawn
 * @hand_after: cards in hand then
 *
 * What comes of the end of a turn.
 */
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
void dungeoneer_judge_closing (const DungeoneerClosing *closing,
                               const DungeoneerRules *rules,
                               DungeoneerClosed *closed);

/* R p. 3, 19: held in 1 to 4. */
gint32 dungeoneer_change_level (gint32 level,
                                gint32 delta,
                                const DungeoneerRules *rules,
                                gboolean *is_clamped);

extern const TmWord dungeoneer_moment_words[DUNGEONEER_N_MOMENTS];
extern const TmWord dungeoneer_give_words[DUNGEONEER_N_GIVES];

G_END_DECLS
