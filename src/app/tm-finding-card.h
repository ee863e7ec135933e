/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TmFindingPlace:
 * @TM_FINDING_AHEAD: beside a move that is still being put together
 * @TM_FINDING_REFUSED: about a move that was refused just now
 * @TM_FINDING_RECORDED: about a move that was recorded just now
 * @TM_FINDING_TOLD: in the explanation of a recorded move, where nothing is done about it
 * @TM_FINDING_TOLD_AHEAD: likewise, of a move that is not recorded
 *
 * Where a finding is shown, which decides what can be done about it.
 */
typedef enum
{
  TM_FINDING_AHEAD,
  TM_FINDING_REFUSED,
  TM_FINDING_RECORDED,
  TM_FINDING_TOLD,
  TM_FINDING_TOLD_AHEAD,
} TmFindingPlace;

/* One finding, with the sign of its grade and what can be done about it. */
#define TM_TYPE_FINDING_CARD (tm_finding_card_get_type ())
G_DECLARE_FINAL_TYPE (TmFindingCard, tm_finding_card, TM, FINDING_CARD, GtkWidget)

GtkWidget *
tm_finding_card_new (TmMatch *match, const TmFinding *finding, TmFindingPlace place, guint number);
GtkWidget *tm_finding_card_new_for_error (const char *message);

void tm_finding_card_make_compact (TmFindingCard *self);

G_END_DECLS
