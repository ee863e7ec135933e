/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* What the program on the command line says of a match, compared with the match. What differs, in words; NULL:
 * nothing does. */

char *through_cli_compare_file (TmMatch *match, const char *path) G_GNUC_WARN_UNUSED_RESULT;
char *
through_cli_compare_history (TmMatch *match, const char *database, const char *uuid, guint seq)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
