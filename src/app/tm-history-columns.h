/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-statistics.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How often something was so, as columns side by side. */
#define TM_TYPE_HISTORY_COLUMNS (tm_history_columns_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryColumns, tm_history_columns, TM, HISTORY_COLUMNS, GtkWidget)

GtkWidget *tm_history_columns_new (const char *name);

void tm_history_columns_add (TmHistoryColumns *self, const char *label, const char *words, guint n);
void tm_history_columns_add_numbers (TmHistoryColumns *self, const TmCount *counts, guint n_counts);

G_END_DECLS
