/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One seat and who sits on it. */
#define TM_TYPE_PERSON_ROW (tm_person_row_get_type ())
G_DECLARE_FINAL_TYPE (TmPersonRow, tm_person_row, TM, PERSON_ROW, AdwEntryRow)

GtkWidget *tm_person_row_new (const char *name);

void tm_person_row_set_seat (TmPersonRow *self, guint seat, gboolean can_leave);
void tm_person_row_set_name (TmPersonRow *self, const char *name);
const char *tm_person_row_get_name (TmPersonRow *self);

G_END_DECLS
