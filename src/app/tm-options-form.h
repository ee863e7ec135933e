/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The options of a game: what the app draws, variants, house rules. */
#define TM_TYPE_OPTIONS_FORM (tm_options_form_get_type ())
G_DECLARE_FINAL_TYPE (TmOptionsForm, tm_options_form, TM, OPTIONS_FORM, GtkWidget)

void tm_options_form_set_game (TmOptionsForm *self, const TmGame *game, GVariant *values);
void tm_options_form_set_people (TmOptionsForm *self, const char *const *names);

gboolean tm_options_form_draws_in_app (TmOptionsForm *self);
gboolean tm_options_form_apply (TmOptionsForm *self, TmBox *box, GError **error);

G_END_DECLS
