/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_SCORE_CELL (tm_score_cell_get_type ())
G_DECLARE_FINAL_TYPE (TmScoreCell, tm_score_cell, TM, SCORE_CELL, TmNodeView)

GtkWidget *tm_score_cell_new (void);
void tm_score_cell_set_place (TmScoreCell *self, const char *seat, const char *line);
gboolean tm_score_cell_begin (TmScoreCell *self, const char *typed);

G_END_DECLS
