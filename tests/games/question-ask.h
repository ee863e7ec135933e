/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"

G_BEGIN_DECLS

/* Questions of a game for tests, in the words of the command line. */

void question_ask_init (const char *game_id);
TmRuling *question_ask (const char *id, const char *text) G_GNUC_WARN_UNUSED_RESULT;
TmRuling *question_ask_printf (const char *id, const char *format, ...) G_GNUC_PRINTF (2, 3)
G_GNUC_WARN_UNUSED_RESULT;

gint64 question_get_number (const TmRuling *ruling, const char *id);
gboolean question_get_flag (const TmRuling *ruling, const char *id);
const char *question_get_word (const TmRuling *ruling, const char *id);
/* The words of a list, with commas between them. */
char *question_dup_words (const TmRuling *ruling, const char *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
