/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"

G_BEGIN_DECLS

/** TM_MAX_PICKS: the most pieces that can be picked at once. */
#define TM_MAX_PICKS 32

/**
 * TmPicks:
 * @n_pieces: how many pieces are picked
 * @pieces: the pieces, in the order in which they were picked
 *
 * The pieces that somebody has touched for the move to come: a die to fight with, the dice to roll
 * again. Nothing of it is recorded. A plain value; empty when all zeros.
 */
typedef struct
{
  guint n_pieces;
  guint16 pieces[TM_MAX_PICKS];
} TmPicks;

gboolean tm_picks_has (const TmPicks *self, guint piece);
void tm_picks_add (TmPicks *self, guint piece);
void tm_picks_remove (TmPicks *self, guint piece);
void tm_picks_toggle (TmPicks *self, guint piece);
void tm_picks_clear (TmPicks *self);

G_END_DECLS
