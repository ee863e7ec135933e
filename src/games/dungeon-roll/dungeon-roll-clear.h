/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-position.h"

G_BEGIN_DECLS

/**
 * RollRules:
 * @full_tokens: whether skills act on tokens, and tokens, temporary companions and the hero drink; see
 *   roll.open.tokens-as-dice
 * @exactly_two: whether what names two monsters needs two; see roll.open.two-targets
 * @reroll_any: whether scrolls reroll in every phase of a level; see roll.open.reroll-phase
 * @one_shot_monsters: whether one-shot abilities are for the monster phase; see
 *   roll.open.one-shot-phase
 * @ring_awake: whether a ring needs three dice in the lair; see roll.open.ring-when
 * @bait_monsters: whether bait leaves chests and potions; see roll.open.bait
 * @spare_refused: whether no more potions may be drunk than dice come back; see
 *   roll.open.spare-potions
 * @temp_reroll: whether temporary companions may be rerolled; see roll.open.temp-reroll
 * @return_after: whether a token that opens a chest goes back after the draw; see
 *   roll.open.token-return
 *
 * The readings of the open points that odds depend on. All zero but @full_tokens are the defaults.
 */
typedef struct
{
  gboolean full_tokens;
  gboolean exactly_two;
  gboolean reroll_any;
  gboolean one_shot_monsters;
  gboolean ring_awake;
  gboolean bait_monsters;
  gboolean spare_refused;
  gboolean temp_reroll;
  gboolean return_after;
} RollRules;

/**
 * RollChanceOf:
 * @position: what lies on the table; the graveyard is what is missing of seven white dice, and black
 *   dice on the level are read only if it has been rolled
 * @out: tokens that are neither in the chest nor held
 * @level: number of the level, 1 to 10
 * @is_rolled: whether the black dice have been rolled
 * @phase: %PHASE_MONSTERS, %PHASE_LOOT or %PHASE_DRAGON of dungeon-roll-private.h
 *
 * A level that somebody wants to get through.
 */
typedef struct
{
  RollPosition position;
  guint8 out[ROLL_N_TOKENS];
  guint level;
  gboolean is_rolled;
  int phase;
} RollChanceOf;

/**
 * RollClear:
 * @probability: chance to reach the regroup phase with the best play
 * @is_exact: whether it is that, not a lower bound
 * @n_dice: black dice that are rolled for the level; those that lie there if it has been rolled
 * @n_states: entries of the tables it is read from
 * @is_stopped: whether it was given up; then the rest means nothing
 *
 * How likely a level is got through.
 */
typedef struct
{
  double probability;
  gboolean is_exact;
  guint n_dice;
  guint64 n_states;
  gboolean is_stopped;
} RollClear;

void roll_find_clear (const RollChanceOf *of,
                      const RollRules *rules,
                      const gint *stop,
                      RollClear *clear);

G_END_DECLS
