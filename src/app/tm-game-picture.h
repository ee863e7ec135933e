/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture by which a game is known on the shelf. */
#define TM_TYPE_GAME_PICTURE (tm_game_picture_get_type ())
G_DECLARE_FINAL_TYPE (TmGamePicture, tm_game_picture, TM, GAME_PICTURE, GtkWidget)

GtkWidget *tm_game_picture_new (const TmGame *game, int width, int height);

G_END_DECLS
