/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What the judge says: verdict, reasoning, open points, odds. */
#define TM_TYPE_RULING_VIEW (tm_ruling_view_get_type ())
G_DECLARE_FINAL_TYPE (TmRulingView, tm_ruling_view, TM, RULING_VIEW, GtkWidget)

GtkWidget *tm_ruling_view_new (void);

void tm_ruling_view_show (TmRulingView *self, const TmGame *game, TmRuling *ruling);
void tm_ruling_view_show_spinner (TmRulingView *self);
void tm_ruling_view_show_hint (TmRulingView *self, const char *hint);
char *tm_ruling_dup_as_text (const TmGame *game, TmRuling *ruling) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
