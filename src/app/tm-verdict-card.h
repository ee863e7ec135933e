/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-question.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What the judge says, in one sentence, and what each seat gains by it. */
#define TM_TYPE_VERDICT_CARD (tm_verdict_card_get_type ())
G_DECLARE_FINAL_TYPE (TmVerdictCard, tm_verdict_card, TM, VERDICT_CARD, GtkWidget)

GtkWidget *tm_verdict_card_new (void);

void tm_verdict_card_set_compact (TmVerdictCard *self, gboolean compact);
void tm_verdict_card_show (TmVerdictCard *self, TmRuling *ruling);
void tm_verdict_card_show_hint (TmVerdictCard *self, const char *hint);

G_END_DECLS
