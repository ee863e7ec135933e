/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/* Rulings in plain text, to be sent to somebody or to be kept. */

void tm_question_leave_out_usual (const TmGame *game, guint question, TmBox *box, TmArgs *args);
char *tm_question_dup_situation (const TmGame *game, guint question, TmBox *box, const TmArgs *args)
    G_GNUC_WARN_UNUSED_RESULT;
char *
tm_ruling_dup_as_text (const TmGame *game, guint question, TmRuling *ruling, const TmArgs *args)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
