/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What the rules say about the move that was just made or refused, with a way on. */
#define TM_TYPE_FINDING_BAR (tm_finding_bar_get_type ())
G_DECLARE_FINAL_TYPE (TmFindingBar, tm_finding_bar, TM, FINDING_BAR, GtkWidget)

GtkWidget *tm_finding_bar_new (void);

void tm_finding_bar_set_compact (TmFindingBar *self, gboolean compact);
gboolean tm_finding_bar_show (TmFindingBar *self,
                              TmMatch *match,
                              const TmMove *move,
                              const TmResolution *resolution,
                              gboolean was_recorded);
void tm_finding_bar_show_error (TmFindingBar *self, const char *message);
void tm_finding_bar_hide (TmFindingBar *self);

G_END_DECLS
