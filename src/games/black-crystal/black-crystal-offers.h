/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-turn.h"

G_BEGIN_DECLS

/* What can be recorded now. */

/* black-crystal-offers.c */
TmOffer *
crystal_add_for (TmOffers *offers, guint move, int seat, TmText label, gboolean is_primary);

/* black-crystal-offers-walk.c */
void crystal_offer_steps (const TmTable *table, TmOffers *offers, guint seat);
void crystal_offer_landings (const TmTable *table, TmOffers *offers, const CrystalPending *flee);
void crystal_offer_ground (const TmTable *table, TmOffers *offers, guint seat);
void crystal_offer_challenges (const TmTable *table, TmOffers *offers);
void crystal_offer_laying (const TmTable *table, TmOffers *offers, const CrystalPending *lay);
void crystal_offer_throw (const TmTable *table, TmOffers *offers, const CrystalPending *thrown);

/* black-crystal-offers-cards.c */
void crystal_offer_cards (const TmTable *table, TmOffers *offers);
void crystal_offer_skills (const TmTable *table, TmOffers *offers);

G_END_DECLS
