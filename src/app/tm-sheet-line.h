/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One row of a score sheet that is being made: its name, and how it is worked out. */
#define TM_TYPE_SHEET_LINE (tm_sheet_line_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetLine, tm_sheet_line, TM, SHEET_LINE, GtkListBoxRow)

GtkWidget *tm_sheet_line_new (const char *name, const char *formula);

const char *tm_sheet_line_get_name (TmSheetLine *self);
const char *tm_sheet_line_get_formula (TmSheetLine *self);
void tm_sheet_line_set_place (TmSheetLine *self, guint place, guint n_lines);
void tm_sheet_line_set_error (TmSheetLine *self, const char *message);

G_END_DECLS
