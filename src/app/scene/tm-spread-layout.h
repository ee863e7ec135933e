/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SPREAD_LAYOUT (tm_spread_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmSpreadLayout, tm_spread_layout, TM, SPREAD_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_spread_layout_new (int spacing);

G_END_DECLS
