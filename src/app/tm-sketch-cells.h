/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-map-layer.h"
#include "tm-sketch-draft.h"

G_BEGIN_DECLS

/* Parameters about cells that are set on the board of a sketch. */
typedef struct _TmSketchCells TmSketchCells;

TmSketchCells *
tm_sketch_cells_new (TmSketchDraft *draft, TmBox *box, const char *grid) G_GNUC_WARN_UNUSED_RESULT;
void tm_sketch_cells_free (TmSketchCells *self);

const char *tm_sketch_cells_get_grid (const TmSketchCells *self);
void tm_sketch_cells_add (TmSketchCells *self, TmMapLayer *layer);
guint tm_sketch_cells_get_n (const TmSketchCells *self);
TmMapLayer *tm_sketch_cells_get (const TmSketchCells *self, guint nth);

gint32 tm_sketch_cells_find (const TmSketchCells *self, guint cell);
void tm_sketch_cells_present (const TmSketchCells *self, TmScene *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSketchCells, tm_sketch_cells_free)

G_END_DECLS
