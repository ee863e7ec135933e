/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SHEET_ACROSS (tm_sheet_across_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetAcross, tm_sheet_across, TM, SHEET_ACROSS, GtkWidget)

void tm_sheet_across_set_child (TmSheetAcross *self, GtkWidget *child);
GtkAdjustment *tm_sheet_across_get_adjustment (TmSheetAcross *self);

G_END_DECLS
