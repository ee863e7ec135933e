/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_SEAT_CARD (tm_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (TmSeatCard, tm_seat_card, TM, SEAT_CARD, TmNodeView)

GtkWidget *tm_seat_card_new (void);

G_END_DECLS
