/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_BOARD_DOOR (tm_board_door_get_type ())
G_DECLARE_FINAL_TYPE (TmBoardDoor, tm_board_door, TM, BOARD_DOOR, TmNodeView)

GtkWidget *tm_board_door_new (void);

void tm_board_door_set_cell (TmBoardDoor *self, int size);
TmSide tm_board_door_get_side (TmBoardDoor *self);
gboolean tm_board_door_has_turn (TmBoardDoor *self);

G_END_DECLS
