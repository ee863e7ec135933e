/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-random.h"

G_BEGIN_DECLS

/** TM_DICE_SET_MAX_KINDS: the most kinds of dice in a set. */
#define TM_DICE_SET_MAX_KINDS 12
/** TM_DICE_SET_MAX_DICE: the most dice of one kind. */
#define TM_DICE_SET_MAX_DICE 30
/** TM_DICE_SET_MAX_FACES: the most faces of a die. */
#define TM_DICE_SET_MAX_FACES 60

/**
 * TmDiceKind:
 * @name: what these dice are called, may be ""
 * @faces: what stands on each of the faces, at least two; words, numbers or signs
 * @count: how many of these dice there are, at least one
 *
 * Dice that are alike.
 */
typedef struct
{
  char *name;
  GStrv faces;
  guint count;
} TmDiceKind;

/**
 * TmSetDie:
 * @kind: index of its kind
 * @face: index of the face that lies up; -1 before the first roll
 * @is_locked: whether it lies still when the others are rolled
 *
 * One die of a set.
 */
typedef struct
{
  guint kind;
  int face;
  gboolean is_locked;
} TmSetDie;

/**
 * TmDiceSet:
 *
 * A set of dice with any faces, and how they lie.
 */
typedef struct _TmDiceSet TmDiceSet;

TmDiceSet *tm_dice_set_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_dice_set_free (TmDiceSet *self);

/* Kinds */
GStrv tm_dice_set_parse_faces (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *tm_dice_set_dup_faces (const char *const *faces) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_dice_set_add_kind (TmDiceSet *self, const char *name, const char *const *faces, guint count);
guint tm_dice_set_get_n_kinds (const TmDiceSet *self);
const TmDiceKind *tm_dice_set_get_kind (const TmDiceSet *self, guint kind);

/* Dice */
guint tm_dice_set_get_n_dice (const TmDiceSet *self);
const TmSetDie *tm_dice_set_get_die (const TmDiceSet *self, guint die);
const char *tm_dice_set_get_face (const TmDiceSet *self, guint die);
void tm_dice_set_lock (TmDiceSet *self, guint die, gboolean is_locked);
guint tm_dice_set_count_locked (const TmDiceSet *self);
void tm_dice_set_roll (TmDiceSet *self, TmRandom *random);
gboolean tm_dice_set_is_rolled (const TmDiceSet *self);
gboolean tm_dice_set_get_total (const TmDiceSet *self, gint64 *total);
char *tm_dice_set_dup_result (const TmDiceSet *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmDiceSet, tm_dice_set_free)

G_END_DECLS
