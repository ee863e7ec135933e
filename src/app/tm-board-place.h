/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-scene.h"

G_BEGIN_DECLS

/* Every place of a board that can be touched has a number, by which its offer is known: each cell,
 * and each of its sides. */

/** TM_PLACE_WHOLE: the cell itself, where a side could stand. */
#define TM_PLACE_WHOLE (-1)

int tm_place_new (guint cell, int side);
void tm_place_read (int place, guint *cell, int *side);
int tm_place_find_beyond (guint cell, guint side, guint n_columns, guint n_cells);

G_END_DECLS
