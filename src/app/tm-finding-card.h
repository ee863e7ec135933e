/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One finding, with the sign of its grade and what can be done about it. */
#define TM_TYPE_FINDING_CARD (tm_finding_card_get_type ())
G_DECLARE_FINAL_TYPE (TmFindingCard, tm_finding_card, TM, FINDING_CARD, GtkWidget)

GtkWidget *tm_finding_card_new (const TmGame *game,
                                const TmBox *box,
                                const TmFinding *finding,
                                gboolean was_recorded);
GtkWidget *tm_finding_card_new_for_error (const char *message);

void tm_finding_card_make_static (TmFindingCard *self);
const char *tm_finding_card_get_sentence (TmFindingCard *self);

G_END_DECLS
