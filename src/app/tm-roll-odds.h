/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-dice.h"

G_BEGIN_DECLS

/* The exact odds of a roll: figures, bars, and the chance of a total that one asks about. */
#define TM_TYPE_ROLL_ODDS (tm_roll_odds_get_type ())
G_DECLARE_FINAL_TYPE (TmRollOdds, tm_roll_odds, TM, ROLL_ODDS, GtkWidget)

GtkWidget *tm_roll_odds_new (void);

void tm_roll_odds_set_dice (TmRollOdds *self, TmDice *dice);

G_END_DECLS
