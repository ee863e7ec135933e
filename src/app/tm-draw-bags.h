/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

G_BEGIN_DECLS

/**
 * TmDrawBag:
 * @game: the game whose box it lies in
 * @pieces: what is drawn from it
 *
 * A bag or a deck of a game on the shelf, filled as it is before the first draw.
 */
typedef struct
{
  const TmGame *game;
  const TmPieceSpec *pieces;
} TmDrawBag;

GArray *tm_draw_bags_list (void);
guint tm_draw_bag_count (const TmDrawBag *self, guint face);

G_END_DECLS
