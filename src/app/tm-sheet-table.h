/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SHEET_TABLE (tm_sheet_table_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetTable, tm_sheet_table, TM, SHEET_TABLE, GtkWidget)

GtkWidget *tm_sheet_table_new (guint n_columns);

void tm_sheet_table_append (TmSheetTable *self, GtkWidget *cell);
void tm_sheet_table_follow (TmSheetTable *self, GtkAdjustment *across, GtkAdjustment *down);

G_END_DECLS
