/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-dice.h"

G_BEGIN_DECLS

char *tm_dice_notation_add (const TmDice *dice, guint n_faces) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
