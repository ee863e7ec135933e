/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_ROOM_CARD (tm_room_card_get_type ())
G_DECLARE_FINAL_TYPE (TmRoomCard, tm_room_card, TM, ROOM_CARD, TmNodeView)

GtkWidget *tm_room_card_new (void);

void tm_room_card_set_width (TmRoomCard *self, int width);

G_END_DECLS
