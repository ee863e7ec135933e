/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/* The moves that every game has. */
extern const TmMoveSpec tm_common_moves[];
extern const guint tm_n_common_moves;

gboolean tm_adjust_from_slot (TmBox *box, guint slot, gint32 value, TmMove *move);
void tm_house_rule_from_option (TmBox *box, guint option, gint32 value, TmMove *move);
gboolean tm_house_rule_is_about (TmBox *box, const TmMove *move, const char *option);

G_END_DECLS
