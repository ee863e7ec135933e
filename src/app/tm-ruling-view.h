/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What the judge says: verdict, reasoning, open points, odds. */
#define TM_TYPE_RULING_VIEW (tm_ruling_view_get_type ())
G_DECLARE_FINAL_TYPE (TmRulingView, tm_ruling_view, TM, RULING_VIEW, GtkWidget)

GtkWidget *tm_ruling_view_new (void);

void tm_ruling_view_set_has_verdict (TmRulingView *self, gboolean has_verdict);
void tm_ruling_view_set_narrow (TmRulingView *self, gboolean narrow);

void tm_ruling_view_show (TmRulingView *self, const TmGame *game, guint question, TmRuling *ruling);
void tm_ruling_view_show_spinner (TmRulingView *self);
void tm_ruling_view_show_hint (TmRulingView *self, const char *hint);

G_END_DECLS
