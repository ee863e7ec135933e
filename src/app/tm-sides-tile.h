/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A picture of a tile with tunnels to some of its sides. */
#define TM_TYPE_SIDES_TILE (tm_sides_tile_get_type ())
G_DECLARE_FINAL_TYPE (TmSidesTile, tm_sides_tile, TM, SIDES_TILE, GtkWidget)

GtkWidget *tm_sides_tile_new (int size);

void tm_sides_tile_set_sides (TmSidesTile *self, guint32 sides);
void tm_sides_tile_set_has_places (TmSidesTile *self, gboolean has_places);

G_END_DECLS
