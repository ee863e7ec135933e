/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Takes the time of everybody's turns. */
#define TM_TYPE_CLOCK_TOOL (tm_clock_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmClockTool, tm_clock_tool, TM, CLOCK_TOOL, GtkWidget)

GtkWidget *tm_clock_tool_new (void);

G_END_DECLS
