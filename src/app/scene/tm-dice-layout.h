/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_DICE_LAYOUT (tm_dice_layout_get_type ())
G_DECLARE_FINAL_TYPE (TmDiceLayout, tm_dice_layout, TM, DICE_LAYOUT, GtkLayoutManager)

GtkLayoutManager *tm_dice_layout_new (void);

void tm_dice_layout_set_sizes (TmDiceLayout *self, int least, int most);
void tm_dice_layout_set_is_centered (TmDiceLayout *self, gboolean is_centered);

G_END_DECLS
