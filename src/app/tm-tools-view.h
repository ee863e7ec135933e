/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The place with what helps at any table, without a match. */
#define TM_TYPE_TOOLS_VIEW (tm_tools_view_get_type ())
G_DECLARE_FINAL_TYPE (TmToolsView, tm_tools_view, TM, TOOLS_VIEW, GtkWidget)

GtkWidget *tm_tools_view_new (void);

G_END_DECLS
