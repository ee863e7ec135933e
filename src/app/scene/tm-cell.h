/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_CELL (tm_cell_get_type ())
G_DECLARE_FINAL_TYPE (TmCell, tm_cell, TM, CELL, TmNodeView)

GtkWidget *tm_cell_new (void);

void tm_cell_set_ground (TmCell *self, gboolean is_map, gboolean is_slim, int gap);
void tm_cell_describe_sides (TmCell *self, guint32 edges);
void tm_cell_set_words (TmCell *self, const char *words);
gboolean tm_cell_has_turn (TmCell *self);

G_END_DECLS
