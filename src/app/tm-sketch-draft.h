/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-sketch.h"

#include "tm-brush-set.h"

G_BEGIN_DECLS

/* A board in one line while it is drawn: the line, the brushes, and what was there before each
 * touch. */
#define TM_TYPE_SKETCH_DRAFT (tm_sketch_draft_get_type ())
G_DECLARE_FINAL_TYPE (TmSketchDraft, tm_sketch_draft, TM, SKETCH_DRAFT, GObject)

TmSketchDraft *tm_sketch_draft_new (const TmParam *param, TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

const TmParam *tm_sketch_draft_get_param (TmSketchDraft *self);
TmBrushSet *tm_sketch_draft_get_brushes (TmSketchDraft *self);

void tm_sketch_draft_load (TmSketchDraft *self, const char *line);
void tm_sketch_draft_type (TmSketchDraft *self, const char *line);
const char *tm_sketch_draft_get_line (TmSketchDraft *self);
const char *tm_sketch_draft_get_board (TmSketchDraft *self);
const char *tm_sketch_draft_get_error (TmSketchDraft *self);
gboolean tm_sketch_draft_is_touched (TmSketchDraft *self);
char *tm_sketch_draft_dup_words (TmSketchDraft *self) G_GNUC_WARN_UNUSED_RESULT;

gboolean tm_sketch_draft_can_paint (TmSketchDraft *self, guint cell, int side);
gboolean tm_sketch_draft_paint (TmSketchDraft *self, guint cell, int side);
gboolean tm_sketch_draft_can_undo (TmSketchDraft *self);
void tm_sketch_draft_undo (TmSketchDraft *self);
gboolean tm_sketch_draft_can_clear (TmSketchDraft *self);
void tm_sketch_draft_clear (TmSketchDraft *self);

TmScene *
tm_sketch_draft_create_scene (TmSketchDraft *self, gboolean is_painting) G_GNUC_WARN_UNUSED_RESULT;
GArray *tm_sketch_draft_find_cells (TmSketchDraft *self, guint grid) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
