/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

GtkWidget *tm_game_tile_new (const TmGame *game);

G_END_DECLS
