/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-offers.h"

G_BEGIN_DECLS

/* paper-dungeons-present-sheet.c: the sheet of the team that is shown */
void paper_present_odds (TmScene *scene, guint seat);
void paper_present_team (TmScene *scene, guint seat);
void paper_present_sheet (TmScene *scene, guint seat);
int paper_find_offer (const TmScene *scene, guint move, guint seat, guint param, gint32 value);

/* paper-dungeons-present-seats.c */
void paper_add_actions (TmScene *scene, guint panel, guint move, guint seat);

G_END_DECLS
