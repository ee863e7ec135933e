/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"

G_BEGIN_DECLS

/* Questions of Black Crystal for tests, in the words of the command line. */

void crystal_ask_init (void);
TmRuling *crystal_ask (const char *id, const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
