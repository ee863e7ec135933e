/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-judges.h"
#include "dungeon-roll-private.h"

G_BEGIN_DECLS

/* What the rules of the moves share. */

/**
 * RollTurn:
 * @move: the move
 * @resolution: where it is resolved
 * @table: the table with all changes so far
 * @seat: the adventurer
 * @phase: the phase before the move
 * @n_in_box: tokens in the chest, but for those that somebody holds without having named them
 * @named: tokens that are named by using them in this move, by kind
 * @now: what lies there; on the table only once it is committed
 *
 * A move of the adventurer.
 */
typedef struct
{
  const TmMove *move;
  TmResolution *resolution;
  const TmTable *table;
  guint seat;
  guint phase;
  guint n_in_box;
  guint8 named[ROLL_N_TOKENS];
  RollPosition now;
} RollTurn;

#define PHASE_BIT(phase) (1u << (phase))
/* The phases in which the adventurer is on a level. */
#define PHASES_ON_LEVEL                                                           \
  (PHASE_BIT (PHASE_MONSTERS) | PHASE_BIT (PHASE_LOOT) | PHASE_BIT (PHASE_DRAGON) \
   | PHASE_BIT (PHASE_REGROUP))

/* dungeon-roll-turn.c */
void roll_mark_by_hand (TmResolution *resolution);
gboolean roll_begin_turn (RollTurn *self, const TmMove *move, TmResolution *resolution);
gboolean roll_turn_has_phase (RollTurn *self, guint usual, guint possible);
void roll_turn_forbid (RollTurn *self, const char *id, const char *article, TmText text);
void roll_turn_note (RollTurn *self, const char *id, const char *article, TmText text);
gboolean roll_turn_bar (RollTurn *self, const RollBar *bar);
void roll_turn_count (RollTurn *self, guint counter, gint32 amount);
gboolean roll_turn_take_token (RollTurn *self, guint kind);
gboolean roll_turn_use (RollTurn *self, RollUnit unit);
void roll_turn_gain (RollTurn *self, guint xp);
void roll_turn_commit (RollTurn *self);
void roll_turn_regroup (RollTurn *self);
void roll_turn_settle_lair (RollTurn *self);
void roll_turn_end_delve (RollTurn *self);
gboolean roll_read_monsters (const TmArgs *args, guint param, guint8 monsters[ROLL_N_MONSTERS]);
gboolean roll_has_monsters (const RollPosition *position, const guint8 monsters[ROLL_N_MONSTERS]);
gint32 roll_raise_level (const TmTable *table, guint seat, gint32 hero);

/* dungeon-roll-party.c: rolling */
void roll_turn_enter_level (RollTurn *self, guint level, const gint32 *faces, guint n_faces);

/**
 * RollAgain:
 * @party: white dice to roll again, by face
 * @n_party: how many there are
 * @level: black dice of the level, by face
 * @temporary: temporary companions: fighters, thieves
 * @lair: dice in the lair
 * @n_dungeon: how many black dice there are
 *
 * Which dice are rolled again.
 */
typedef struct
{
  guint8 party[ROLL_N_PARTY_FACES];
  guint n_party;
  guint8 level[ROLL_N_LEVEL_FACES];
  guint8 temporary[2];
  guint8 lair;
  guint n_dungeon;
} RollAgain;

gboolean roll_turn_read_again (RollTurn *self, int party, int dungeon, RollAgain *again);
guint roll_again_get_dice (const RollAgain *self);
gboolean roll_turn_check_again (RollTurn *self, const RollAgain *again, int party, int dungeon);
void roll_turn_roll_again (RollTurn *self, const RollAgain *again, int party, int dungeon);

/* dungeon-roll-loot.c: tokens and potions */
gboolean roll_turn_check_drawn (RollTurn *self, guint param, guint n_draws);
void roll_turn_gain_dry (RollTurn *self, guint xp);
void roll_turn_draw (RollTurn *self, guint param, guint n_draws);
gboolean roll_turn_check_revived (RollTurn *self, guint param);
guint roll_turn_count_revived (const RollTurn *self, guint param);
void roll_turn_revive (RollTurn *self, guint param);

/* dungeon-roll-honours.c */
void roll_award (TmResolution *resolution, guint seat, RollAchievement achievement);
void roll_award_roll (RollTurn *self, guint n_dice, guint n_dragons);
void roll_award_survival (RollTurn *self);
void roll_award_regroup (RollTurn *self);
void roll_award_end (TmResolution *resolution);

G_END_DECLS
