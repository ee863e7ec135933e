/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-board-inks.h"
#include "tm-board-plan.h"

G_BEGIN_DECLS

TmSide tm_board_edges_get_opposite (TmSide side);
guint
tm_board_edges_get (const TmBoardPlan *plan, const guint32 *edges, guint n, int cell, TmSide side);
void
tm_board_edges_get_line (const TmBoardPlan *plan, int cell, TmSide side, graphene_point_t ends[2]);
GskRenderNode *tm_board_edges_draw (const TmBoardPlan *plan,
                                    const guint32 *edges,
                                    guint n,
                                    const TmBoardInks *inks) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
