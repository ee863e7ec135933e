/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-brush-board.h"
#include "tm-brush-set.h"

G_BEGIN_DECLS

/* A large board, the brushes it is painted with, and what is chosen for them: side by side, or the
 * brushes in a sheet where there is little room. */
#define TM_TYPE_BRUSH_TABLE (tm_brush_table_get_type ())
G_DECLARE_FINAL_TYPE (TmBrushTable, tm_brush_table, TM, BRUSH_TABLE, GtkWidget)

GtkWidget *tm_brush_table_new (TmBrushSet *brushes);

TmBrushBoard *tm_brush_table_get_board (TmBrushTable *self);
void tm_brush_table_set_below (TmBrushTable *self, GtkWidget *below);

const char *tm_brush_table_get_hint (const TmBrush *brush);

G_END_DECLS
