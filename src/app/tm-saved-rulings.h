/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What was ruled on a question earlier, out of the history. */
#define TM_TYPE_SAVED_RULINGS (tm_saved_rulings_get_type ())
G_DECLARE_FINAL_TYPE (TmSavedRulings, tm_saved_rulings, TM, SAVED_RULINGS, AdwBin)

GtkWidget *tm_saved_rulings_new (void);

void tm_saved_rulings_show (TmSavedRulings *self, const TmGame *game, guint question, TmBox *box);
gboolean
tm_saved_rulings_save (TmSavedRulings *self, TmRuling *ruling, const TmArgs *args, TmMatch *match);

G_END_DECLS
