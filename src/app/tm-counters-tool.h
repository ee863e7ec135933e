/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Counters for anything, which stay as they are until somebody counts. */
#define TM_TYPE_COUNTERS_TOOL (tm_counters_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmCountersTool, tm_counters_tool, TM, COUNTERS_TOOL, GtkWidget)

GtkWidget *tm_counters_tool_new (void);

G_END_DECLS
