/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_TRAY_LAYOUT (tm_tray_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmTrayLayout, tm_tray_layout, TM, TRAY_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_tray_layout_new (int spacing, int line_spacing);

G_END_DECLS
