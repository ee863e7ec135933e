/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-score-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The scores of a match over its moves. */
#define TM_TYPE_SCORE_CHART (tm_score_chart_get_type ())
G_DECLARE_FINAL_TYPE (TmScoreChart, tm_score_chart, TM, SCORE_CHART, GtkWidget)

GtkWidget *tm_score_chart_new (void);

void tm_score_chart_set_trace (TmScoreChart *self, TmScoreTrace *trace);
void tm_score_chart_set_step (TmScoreChart *self, guint step);
guint tm_score_chart_get_step (TmScoreChart *self);

G_END_DECLS
