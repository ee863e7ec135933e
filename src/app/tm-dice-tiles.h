/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-dice.h"

G_BEGIN_DECLS

void
tm_dice_tiles_fill (AdwWrapBox *tiles, const TmDice *dice, const TmDiceResult *result, guint max);

G_END_DECLS
