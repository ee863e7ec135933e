/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Rolls dice with own faces, of which some may lie still while the others are rolled again. */
#define TM_TYPE_DICE_SET_TOOL (tm_dice_set_tool_get_type ())
G_DECLARE_FINAL_TYPE (TmDiceSetTool, tm_dice_set_tool, TM, DICE_SET_TOOL, GtkWidget)

GtkWidget *tm_dice_set_tool_new (void);

G_END_DECLS
