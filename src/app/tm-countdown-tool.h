/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Counts a time down to nothing, and says so. */
#define TM_TYPE_COUNTDOWN_TOOL (tm_countdown_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmCountdownTool, tm_countdown_tool, TM, COUNTDOWN_TOOL, GtkWidget)

GtkWidget *tm_countdown_tool_new (void);

G_END_DECLS
