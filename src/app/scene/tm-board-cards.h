/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-board-rock.h"

G_BEGIN_DECLS

/**
 * TmCardGround:
 * @exits: the sides with a way out, as bits `1 << side`
 * @untold: those of which nobody has told
 * @joined: those behind which another card goes on
 * @is_entrance: whether it is an entrance
 *
 * What the ground of a card of a dungeon looks like.
 */
typedef struct
{
  guint exits;
  guint untold;
  guint joined;
  gboolean is_entrance;
} TmCardGround;

GskRenderNode *
tm_board_card_draw_walls (const TmCardGround *self, float size, const TmRockInks *inks)
    G_GNUC_WARN_UNUSED_RESULT;
GskRenderNode *
tm_board_card_draw_floor (const TmCardGround *self, float size, float gap, const TmRockInks *inks)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
