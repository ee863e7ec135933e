/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The small tile by which a game is known in lists: its symbol on its color. */
#define TM_TYPE_HISTORY_TILE (tm_history_tile_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryTile, tm_history_tile, TM, HISTORY_TILE, AdwBin)

GtkWidget *tm_history_tile_new (const char *game);
void tm_history_tile_set_game (TmHistoryTile *self, const char *game);

G_END_DECLS
