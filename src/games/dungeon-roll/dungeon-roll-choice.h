/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-private.h"

G_BEGIN_DECLS

/* What the piece that was picked first is about to do. */
typedef enum
{
  MODE_NONE,
  MODE_UNIT, /* fights, opens, drinks */
  MODE_REROLL, /* a scroll: dice are rolled again */
  MODE_POWER, /* the hero's one-shot ability */
  MODE_MUSTER, /* the Mercenary's reroll of the party */
  MODE_SLAY, /* several companions against the dragon */
} RollMode;

/**
 * RollChoice:
 * @table: the table
 * @phase: its phase
 * @seat: the adventurer
 * @position: what lies there
 * @mode: what the picked pieces are about to do
 * @n_picked: how many pieces are picked
 * @first: the piece picked first; -1: none
 * @unit: the unit it is; -1: none
 * @power: the one-shot ability in question
 * @level: picked dice on the level, by face
 * @party: picked party dice besides the first, by face
 * @temporary: picked temporary companions besides the first: fighters, thieves
 * @token: a token picked to pay; -1: none
 *
 * What has been picked so far, in the terms of the rules.
 */
typedef struct
{
  const TmTable *table;
  guint phase;
  guint seat;
  RollPosition position;
  RollMode mode;
  guint n_picked;
  int first;
  int unit;
  RollPowerKind power;
  guint8 level[ROLL_N_LEVEL_FACES];
  guint8 party[ROLL_N_PARTY_FACES];
  guint8 temporary[2];
  int token;
} RollChoice;

gboolean roll_read_choice (const TmTable *table, const TmPicks *picks, RollChoice *choice);
int roll_piece_get_unit (const RollChoice *choice, guint piece);
int roll_piece_get_level_face (const RollChoice *choice, guint piece);
int roll_piece_get_token (const RollChoice *choice, guint piece);
gboolean roll_choice_is_start (const RollChoice *self, guint piece);
gboolean roll_choice_is_target (const RollChoice *self, guint piece);
guint roll_choice_count_dice (const RollChoice *self);
gboolean roll_choice_is_power_time (const RollChoice *self);
gboolean roll_choice_can_reroll (const RollChoice *self);

G_END_DECLS
