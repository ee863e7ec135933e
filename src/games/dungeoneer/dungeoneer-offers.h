/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-play.h"

G_BEGIN_DECLS

/* What can be recorded now: setting up (dungeoneer-offers-setup.c), the turn (-offers.c), walking and laying
 * (-offers-map.c), battles (-offers-battle.c), quests and cards (-offers-cards.c), by hand (-offers-hand.c). */

TmOffer *
dungeoneer_add_offer (TmOffers *offers, guint move, int seat, TmText label, gboolean is_primary);
void dungeoneer_offer_set_up (const TmTable *table, TmOffers *offers);
void dungeoneer_offer_battle (const TmTable *table, TmOffers *offers);
void dungeoneer_offer_laying (const TmTable *table, TmOffers *offers, guint seat, gboolean pays);
void dungeoneer_offer_walking (const TmTable *table, TmOffers *offers, guint seat);
void dungeoneer_offer_quests (const TmTable *table, TmOffers *offers, guint seat);
void dungeoneer_offer_misdeeds (const TmTable *table, TmOffers *offers, guint seat);
void dungeoneer_offer_glory (const TmTable *table, TmOffers *offers, guint seat);
void dungeoneer_offer_closing (const TmTable *table, TmOffers *offers, guint seat);
void dungeoneer_offer_solo (const TmTable *table, TmOffers *offers);
void dungeoneer_offer_teaching (const TmTable *table, TmOffers *offers);
void dungeoneer_offer_by_hand (const TmTable *table, TmOffers *offers);

G_END_DECLS
