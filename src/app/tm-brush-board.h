/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-brush.h"
#include "engine/tm-scene.h"

G_BEGIN_DECLS

/**
 * TmPlaceTest:
 * @data: what was given along with it
 * @cell: index of a cell on the board
 * @side: one of its sides, or %TM_PLACE_WHOLE
 *
 * Tells whether touching a place does anything.
 *
 * Returns: whether it does
 */
typedef gboolean (*TmPlaceTest) (gpointer data, guint cell, int side);

/* A board whose cells, or the sides between and around them, are touched. */
#define TM_TYPE_BRUSH_BOARD (tm_brush_board_get_type ())
G_DECLARE_FINAL_TYPE (TmBrushBoard, tm_brush_board, TM, BRUSH_BOARD, AdwBin)

GtkWidget *tm_brush_board_new (void);

guint tm_brush_board_find_grid (const TmScene *scene);
void tm_brush_board_show (
    TmBrushBoard *self, TmScene *scene, TmBrushTarget target, TmPlaceTest test, gpointer data);
void tm_brush_board_set_least_cell (TmBrushBoard *self, int size);

G_END_DECLS
