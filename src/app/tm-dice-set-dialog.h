/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-dice-set.h"

G_BEGIN_DECLS

/* Makes or changes a set of dice: its name, its dice, their faces. */
#define TM_TYPE_DICE_SET_DIALOG (tm_dice_set_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmDiceSetDialog, tm_dice_set_dialog, TM, DICE_SET_DIALOG, AdwDialog)

AdwDialog *tm_dice_set_dialog_new (const char *name, const TmDiceSet *set);

G_END_DECLS
