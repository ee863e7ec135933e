/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"

G_BEGIN_DECLS

/* The sides of a tile: each is opened or closed by touch, or the tile is turned. */
#define TM_TYPE_SIDES_PICKER (tm_sides_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmSidesPicker, tm_sides_picker, TM, SIDES_PICKER, AdwBin)

GtkWidget *tm_sides_picker_new (const TmParam *param);

void tm_sides_picker_set_sets (TmSidesPicker *self, const guint32 *sets, int n_sets);
void tm_sides_picker_set_sides (TmSidesPicker *self, guint32 sides);
guint32 tm_sides_picker_get_sides (TmSidesPicker *self);
void tm_sides_picker_turn (TmSidesPicker *self);

G_END_DECLS
