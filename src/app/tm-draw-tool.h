/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The exact odds of drawing from a bag or a deck without putting anything back. */
#define TM_TYPE_DRAW_TOOL (tm_draw_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmDrawTool, tm_draw_tool, TM, DRAW_TOOL, GtkWidget)

GtkWidget *tm_draw_tool_new (void);

G_END_DECLS
