/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-private.h"

G_BEGIN_DECLS

/* What a team can do with a die in hand, or owes: shared by the offers of the phases. */

void paper_offer_dice (const TmTable *table, TmOffers *offers, guint32 seats);
void paper_offer_owed (const TmTable *table, TmOffers *offers, guint seat);
int paper_get_picked_die (const TmTable *table, const TmPicks *picks);
int paper_get_shown_seat (const TmTable *table, const TmPicks *picks);
guint paper_count_used (const TmTable *table, guint seat);

G_END_DECLS
