/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_BOARD (tm_board_get_type ())
G_DECLARE_FINAL_TYPE (TmBoard, tm_board, TM, BOARD, TmNodeView)

GtkWidget *tm_board_new (void);
void tm_board_look_at_window (TmBoard *self);

G_END_DECLS
