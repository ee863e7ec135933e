/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Draws who begins, the order of play, or teams. */
#define TM_TYPE_ORDER_TOOL (tm_order_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmOrderTool, tm_order_tool, TM, ORDER_TOOL, GtkWidget)

GtkWidget *tm_order_tool_new (void);

G_END_DECLS
