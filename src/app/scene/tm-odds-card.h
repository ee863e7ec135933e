/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_ODDS_CARD (tm_odds_card_get_type ())
G_DECLARE_FINAL_TYPE (TmOddsCard, tm_odds_card, TM, ODDS_CARD, TmNodeView)

GtkWidget *tm_odds_card_new (void);

G_END_DECLS
