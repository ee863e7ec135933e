/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-question.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Odds beside a ruling: what else could have come of it, for one seat and one of its choices. */
#define TM_TYPE_BESIDE_CARD (tm_beside_card_get_type ())
G_DECLARE_FINAL_TYPE (TmBesideCard, tm_beside_card, TM, BESIDE_CARD, GtkWidget)

GtkWidget *tm_beside_card_new (void);

void tm_beside_card_show (
    TmBesideCard *self, const TmGame *game, guint question, TmBox *box, const TmArgs *args);
void tm_beside_card_hide (TmBesideCard *self);

G_END_DECLS
