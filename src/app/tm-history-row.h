/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-history-model.h"

G_BEGIN_DECLS

/* One match of a list: what was played, how it ended, when. */
#define TM_TYPE_HISTORY_ROW (tm_history_row_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryRow, tm_history_row, TM, HISTORY_ROW, GtkWidget)

GtkWidget *tm_history_row_new (void);
void tm_history_row_show (TmHistoryRow *self, TmHistoryItem *item);
const char *tm_history_row_get_spoken (TmHistoryRow *self);

G_END_DECLS
