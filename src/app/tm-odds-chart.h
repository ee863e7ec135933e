/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-odds.h"
#include "engine/tm-question.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Exact odds as bars. */
#define TM_TYPE_ODDS_CHART (tm_odds_chart_get_type ())
G_DECLARE_FINAL_TYPE (TmOddsChart, tm_odds_chart, TM, ODDS_CHART, GtkWidget)

GtkWidget *tm_odds_chart_new (void);
void tm_odds_chart_set_items (TmOddsChart *self, const TmChanceItem *items, guint n_items);
void tm_odds_chart_set_ruling (TmOddsChart *self, const TmRuling *ruling);
void tm_odds_chart_set_odds (TmOddsChart *self, TmOdds *odds, gint64 lowest, gint64 highest);
guint tm_odds_chart_get_n_bars (TmOddsChart *self);

G_END_DECLS
