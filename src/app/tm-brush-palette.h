/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-brush-set.h"

G_BEGIN_DECLS

/* What can be put on a board, in rows of buttons, one of which is chosen. */
#define TM_TYPE_BRUSH_PALETTE (tm_brush_palette_get_type ())
G_DECLARE_FINAL_TYPE (TmBrushPalette, tm_brush_palette, TM, BRUSH_PALETTE, AdwBin)

GtkWidget *tm_brush_palette_new (TmBrushSet *brushes);

G_END_DECLS
