/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Rolls dice in notation, and tells their odds. */
#define TM_TYPE_DICE_TOOL (tm_dice_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmDiceTool, tm_dice_tool, TM, DICE_TOOL, GtkWidget)

GtkWidget *tm_dice_tool_new (void);

G_END_DECLS
