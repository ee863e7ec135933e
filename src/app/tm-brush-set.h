/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/tm-brush.h"

G_BEGIN_DECLS

/* The brushes with which a board is painted: which is in hand, and what is chosen for each. */
#define TM_TYPE_BRUSH_SET (tm_brush_set_get_type ())
G_DECLARE_FINAL_TYPE (TmBrushSet, tm_brush_set, TM, BRUSH_SET, GObject)

TmBrushSet *
tm_brush_set_new (const TmBrush *brushes, guint n_brushes, TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

TmBox *tm_brush_set_get_box (TmBrushSet *self);
guint tm_brush_set_get_n (TmBrushSet *self);
const TmBrush *tm_brush_set_get (TmBrushSet *self, guint index);

guint tm_brush_set_get_index (TmBrushSet *self);
void tm_brush_set_set_index (TmBrushSet *self, guint index);
const TmBrush *tm_brush_set_get_brush (TmBrushSet *self);
const TmArgs *tm_brush_set_get_choices (TmBrushSet *self);
void tm_brush_set_choose (TmBrushSet *self, guint param, gint32 value);

G_END_DECLS
