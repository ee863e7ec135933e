/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-bag.h"

G_BEGIN_DECLS

/* What there is of one kind in a bag that is drawn from, and whether it is wanted. */
#define TM_TYPE_DRAW_ROW (tm_draw_row_get_type ())
G_DECLARE_FINAL_TYPE (TmDrawRow, tm_draw_row, TM, DRAW_ROW, GtkListBoxRow)

GtkWidget *tm_draw_row_new_own (void);
GtkWidget *tm_draw_row_new_named (const char *name, const char *symbol);

void tm_draw_row_set_columns (TmDrawRow *self, GtkSizeGroup *in_all, GtkSizeGroup *gone);
void tm_draw_row_set_number (TmDrawRow *self, guint number, gboolean can_go);
void tm_draw_row_set_narrow (TmDrawRow *self, gboolean is_narrow);

void tm_draw_row_set_kind (TmDrawRow *self, const TmBagKind *kind, guint n_outside);
TmBagKind tm_draw_row_get_kind (TmDrawRow *self);
char *tm_draw_row_dup_name (TmDrawRow *self) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_draw_row_get_symbol (TmDrawRow *self);
void tm_draw_row_toggle_wanted (TmDrawRow *self);

void tm_draw_row_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
