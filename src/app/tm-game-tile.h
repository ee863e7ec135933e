/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *tm_game_tile_new (const TmGame *game);
const char *tm_game_tile_get_game (GtkWidget *tile);
void tm_game_tile_set_n_matches (GtkWidget *tile, guint n_matches);

G_END_DECLS
