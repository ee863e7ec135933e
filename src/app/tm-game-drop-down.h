/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Chooses one of the games, or all of them together; hidden as long as there is only one. */
#define TM_TYPE_GAME_DROP_DOWN (tm_game_drop_down_get_type ())
G_DECLARE_FINAL_TYPE (TmGameDropDown, tm_game_drop_down, TM, GAME_DROP_DOWN, AdwBin)

GtkWidget *tm_game_drop_down_new (void);

const TmGame *tm_game_drop_down_get_game (TmGameDropDown *self);
void tm_game_drop_down_set_game (TmGameDropDown *self, const TmGame *game);

G_END_DECLS
