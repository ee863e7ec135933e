/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"

G_BEGIN_DECLS

/* Questions of Dungeoneer for tests, in the words of the command line. */

void dungeoneer_ask_init (void);
TmRuling *dungeoneer_ask (const char *id, const char *text) G_GNUC_WARN_UNUSED_RESULT;
TmRuling *dungeoneer_ask_printf (const char *id, const char *format, ...) G_GNUC_PRINTF (2, 3)
G_GNUC_WARN_UNUSED_RESULT;

gint64 dungeoneer_get_number (const TmRuling *ruling, const char *id);
gboolean dungeoneer_get_flag (const TmRuling *ruling, const char *id);
const char *dungeoneer_get_word (const TmRuling *ruling, const char *id);
/* The words of a list, with commas between them. */
char *dungeoneer_dup_words (const TmRuling *ruling, const char *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
