/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_BOARD_SIDE (tm_board_side_get_type ())
G_DECLARE_FINAL_TYPE (TmBoardSide, tm_board_side, TM, BOARD_SIDE, TmNodeView)

/**
 * TmBoardReach:
 * @TM_BOARD_REACH_BOTH: on both sides of the line
 * @TM_BOARD_REACH_INSIDE: on that of its own cell only
 *
 * Where a side can be touched.
 */
typedef enum
{
  TM_BOARD_REACH_BOTH,
  TM_BOARD_REACH_INSIDE,
} TmBoardReach;

GtkWidget *tm_board_side_new (void);

void tm_board_side_show (TmBoardSide *self,
                         const TmPart *cell,
                         const TmPart *beyond,
                         TmSide side,
                         guint flags,
                         const char *mark,
                         TmBoardReach reach);
TmSide tm_board_side_get_side (TmBoardSide *self);
TmBoardReach tm_board_side_get_reach (TmBoardSide *self);
char *tm_board_side_dup_words (guint32 edges) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
