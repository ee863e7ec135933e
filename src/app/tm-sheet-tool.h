/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The score sheets that are kept: to play with, to change, to pass on. */
#define TM_TYPE_SHEET_TOOL (tm_sheet_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetTool, tm_sheet_tool, TM, SHEET_TOOL, GtkWidget)

GtkWidget *tm_sheet_tool_new (void);

G_END_DECLS
