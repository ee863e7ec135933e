/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_SCORE_SHEET (tm_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TmScoreSheet, tm_score_sheet, TM, SCORE_SHEET, TmNodeView)

GtkWidget *tm_score_sheet_new (void);

G_END_DECLS
