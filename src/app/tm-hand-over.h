/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-scene.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for the device to be handed to a seat, and shows its secret while a button is held. */
#define TM_TYPE_HAND_OVER (tm_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (TmHandOver, tm_hand_over, TM, HAND_OVER, GtkWidget)

GtkWidget *tm_hand_over_new (void);
void tm_hand_over_update (TmHandOver *self, const TmScene *scene);
void tm_hand_over_let_go (TmHandOver *self);

G_END_DECLS
