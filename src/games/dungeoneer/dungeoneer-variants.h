/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-battle.h"

G_BEGIN_DECLS

/* The variants, R p. 20-21 (dungeoneer-variants.c), and the solo game, R p. 22-23 (dungeoneer-solo.c). */

/* Variants that must not be together, and those that do nothing: sets of 1 << DungeoneerVariant. */
gboolean dungeoneer_check_variants (
    guint variants, guint players, const DungeoneerRules *rules, guint *conflict, guint *unused);

/* “No blanks”: who lays in which order; @order gets at most @max entries. @ordinary: how many come before the places
 * of common quests. R p. 20. */
guint dungeoneer_get_blank_order (guint n_seats,
                                  const gint32 *hands,
                                  const gint32 *held,
                                  guint first,
                                  const DungeoneerRules *rules,
                                  guint8 *order,
                                  guint max,
                                  guint *ordinary);

/* “Impartial placement”: who lays the card. R p. 21. */
guint dungeoneer_get_placer (
    guint seat, guint32 matches, guint n_seats, const DungeoneerRules *rules, guint *passes);

/* “Resurrection”: who puts the new pawn on an entrance: the nearest living seat to the left. -1: nobody. */
int dungeoneer_get_reviver (guint seat, guint32 alive, guint n_seats);

/**
 * DungeoneerLieDown:
 * @variant: which variant is played
 * @fallen: whether the hero lies on the ground
 * @saved: whether a point was kept
 * @used: whether that was done in this turn already
 * @is_challenge: whether it is step VI of a battle
 *
 * Who wants to lie down, and when: R p. 21.
 */
typedef struct
{
  DungeoneerFallVariant variant;
  gboolean fallen;
  gboolean saved;
  gboolean used;
  gboolean is_challenge;
} DungeoneerLieDown;

/**
 * DungeoneerLaidDown:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @ap: action points
 * @is_for_challenge: whether it is for a strike back alone
 *
 * What lying down brings.
 */
typedef struct
{
  DungeoneerFault fault;
  gint32 ap;
  gboolean is_for_challenge;
} DungeoneerLaidDown;

/* R p. 21: a point for lying down. */
void dungeoneer_judge_lie_down (const DungeoneerLieDown *down,
                                const DungeoneerRules *rules,
                                DungeoneerLaidDown *laid);

/* R p. 22: a die draws a card if it is not above the printed peril. */
gboolean dungeoneer_is_solo_hit (gint32 die, gint32 peril);

/* R p. 23: whether a glory card may be played now. */
DungeoneerFault dungeoneer_judge_solo_play (gboolean is_treasure,
                                            DungeoneerDuration duration,
                                            gboolean at_entrance,
                                            gboolean is_reward,
                                            const DungeoneerRules *rules);

/* R p. 23: monsters of a solo battle: @kept, @discarded are sets of indexes. */
#define DUNGEONEER_MAX_ATTACKERS 8
/**
 * DungeoneerSoloLair:
 * @kept: set of the dearest ones, of which one goes to the lair
 * @discarded: set of those that are discarded
 * @excess: how many would be too many in the lair
 *
 * What becomes of the monsters of a solo battle: R p. 23.
 */
typedef struct
{
  guint kept;
  guint discarded;
  gint32 excess;
} DungeoneerSoloLair;
void dungeoneer_judge_solo_lair (const gint32 *costs,
                                 guint32 beaten,
                                 guint n_monsters,
                                 gint32 lair,
                                 const DungeoneerRules *rules,
                                 DungeoneerSoloLair *sorted);

G_END_DECLS
