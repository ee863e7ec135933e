/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_COLUMNS_LAYOUT (tm_columns_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmColumnsLayout, tm_columns_layout, TM, COLUMNS_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_columns_layout_new (int spacing);

void tm_columns_layout_set_column_width (TmColumnsLayout *self, int width);
void tm_columns_layout_set_is_beside (TmColumnsLayout *self, gboolean is_beside);

G_END_DECLS
