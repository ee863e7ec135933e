/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-count.h"

G_BEGIN_DECLS

/* A counter that is read from a metre, with large buttons for more and less. */
#define TM_TYPE_COUNT_TILE (tm_count_tile_get_type ())
G_DECLARE_FINAL_TYPE (TmCountTile, tm_count_tile, TM, COUNT_TILE, GtkWidget)

GtkWidget *tm_count_tile_new (const TmCount *count);

const TmCount *tm_count_tile_get_count (TmCountTile *self);
void tm_count_tile_set_count (TmCountTile *self, const TmCount *count);
void tm_count_tile_set_value (TmCountTile *self, int value);

G_END_DECLS
