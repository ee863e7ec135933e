/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-rulebook.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* All rule articles of a game, or of all games, searched as one types. */
#define TM_TYPE_RULES_VIEW (tm_rules_view_get_type ())
G_DECLARE_FINAL_TYPE (TmRulesView, tm_rules_view, TM, RULES_VIEW, GtkWidget)

GtkWidget *tm_rules_view_new (void);
void tm_rules_view_set_game (TmRulesView *self, const TmGame *game);
void tm_rules_view_open (TmRulesView *self, const TmGame *game, const TmArticle *article);
void tm_rules_view_look_for (TmRulesView *self, const char *words);

G_END_DECLS
