/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-choice.h"

G_BEGIN_DECLS

/* dungeon-roll-offers-picked.c: what is offered with something picked, and what that shares with the
 * offers that stand without it */
typedef void (*RollPieceFunc) (const RollChoice *choice, TmOffers *offers, guint piece);

TmTextArg roll_arg_unit (int unit);
void
roll_each_piece (const RollChoice *choice, TmOffers *offers, guint piece_kind, RollPieceFunc func);
guint roll_choice_get_readings (const RollChoice *choice, RollUnit unit);
gboolean roll_choice_can_loot (const RollChoice *choice);
gboolean roll_choice_can_drink (const RollChoice *choice);
gboolean roll_choice_needs_two (const RollChoice *choice);
void roll_offer_begin (
    const RollChoice *choice, TmOffers *offers, guint move, guint param, TmText label);
TmOffer *roll_offer_power (const RollChoice *choice, TmOffers *offers);
void roll_offer_picked (RollChoice *choice, TmOffers *offers, const TmPicks *picks);

G_END_DECLS
