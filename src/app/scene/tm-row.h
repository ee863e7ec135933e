/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_ROW (tm_row_get_type ())
G_DECLARE_FINAL_TYPE (TmRow, tm_row, TM, ROW, TmNodeView)

GtkWidget *tm_row_new (void);

void tm_row_set_has_name (TmRow *self, gboolean has_name);
void tm_row_set_card_width (TmRow *self, int width);

G_END_DECLS
