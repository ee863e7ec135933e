/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TM_QUARTERS 4

#define TM_TYPE_TURNED (tm_turned_get_type ())
G_DECLARE_FINAL_TYPE (TmTurned, tm_turned, TM, TURNED, AdwBin)

GtkWidget *tm_turned_new (GtkWidget *child);

void tm_turned_set_quarters (TmTurned *self, guint quarters);
guint tm_turned_get_quarters (TmTurned *self);
void tm_turned_set_scales (TmTurned *self, double least, double most);

G_END_DECLS
