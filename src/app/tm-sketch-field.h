/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"

#include "tm-sketch-draft.h"

G_BEGIN_DECLS

/* The editor of a text that describes a board: the board to draw on, and its line. Parameters about
 * cells of the same board are set there, too. */
#define TM_TYPE_SKETCH_FIELD (tm_sketch_field_get_type ())
G_DECLARE_FINAL_TYPE (TmSketchField, tm_sketch_field, TM, SKETCH_FIELD, AdwBin)

gboolean tm_sketch_field_can_show (const TmParam *param);

GtkWidget *tm_sketch_field_new (const TmParam *params, guint index, TmBox *box, gboolean proposes);

void tm_sketch_field_set_compact (TmSketchField *self, gboolean compact);
void tm_sketch_field_load (TmSketchField *self, const TmArgs *args);
gboolean tm_sketch_field_add (TmSketchField *self, guint index, const TmArgs *args);
guint tm_sketch_field_get_index (TmSketchField *self);
const TmParam *tm_sketch_field_get_params (TmSketchField *self);
TmSketchDraft *tm_sketch_field_get_draft (TmSketchField *self);

guint tm_sketch_field_get_chosen (TmSketchField *self);
void tm_sketch_field_choose (TmSketchField *self, guint index);

void tm_sketch_field_show_verdict (TmSketchField *self, const char *verdict);

void tm_sketch_field_store (TmSketchField *self, TmArgs *args);
gboolean tm_sketch_field_is_complete (TmSketchField *self);

G_END_DECLS
