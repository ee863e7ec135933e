/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-scene-host.h"
#include "tm-part.h"

G_BEGIN_DECLS

#define TM_TYPE_SEAT_HAND (tm_seat_hand_get_type ())
G_DECLARE_FINAL_TYPE (TmSeatHand, tm_seat_hand, TM, SEAT_HAND, GtkWidget)

GtkWidget *tm_seat_hand_new (TmSceneHost *host, int seat);

void tm_seat_hand_set_stage (TmSeatHand *self, const TmStage *stage);

G_END_DECLS
