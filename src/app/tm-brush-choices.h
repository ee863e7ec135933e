/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-brush-set.h"

G_BEGIN_DECLS

/* What is chosen for a brush beforehand, such as the level of a minion. */
#define TM_TYPE_BRUSH_CHOICES (tm_brush_choices_get_type ())
G_DECLARE_FINAL_TYPE (TmBrushChoices, tm_brush_choices, TM, BRUSH_CHOICES, AdwBin)

GtkWidget *tm_brush_choices_new (void);

void tm_brush_choices_set_brushes (TmBrushChoices *self, TmBrushSet *brushes);

G_END_DECLS
