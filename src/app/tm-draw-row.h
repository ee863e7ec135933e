/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TM_DRAW_ROW_MAX_COUNT:
 *
 * The most things of one kind in a bag.
 */
#define TM_DRAW_ROW_MAX_COUNT 999

/* What there is of one kind in a bag that is drawn from, and whether it is wanted. */
#define TM_TYPE_DRAW_ROW (tm_draw_row_get_type ())
G_DECLARE_FINAL_TYPE (TmDrawRow, tm_draw_row, TM, DRAW_ROW, GtkListBoxRow)

GtkWidget *tm_draw_row_new_own (guint count, gboolean is_wanted);
GtkWidget *tm_draw_row_new_named (const char *name, const char *symbol, guint count);

void tm_draw_row_set_columns (TmDrawRow *self, GtkSizeGroup *in_all, GtkSizeGroup *gone);
void tm_draw_row_set_number (TmDrawRow *self, guint number, gboolean can_go);
void tm_draw_row_set_narrow (TmDrawRow *self, gboolean is_narrow);

void tm_draw_row_set_own (TmDrawRow *self, const char *name, guint gone);
const char *tm_draw_row_get_own_name (TmDrawRow *self);
guint tm_draw_row_get_in_all (TmDrawRow *self);
guint tm_draw_row_get_left (TmDrawRow *self);
gboolean tm_draw_row_get_wanted (TmDrawRow *self);
void tm_draw_row_toggle_wanted (TmDrawRow *self);

void tm_draw_row_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
