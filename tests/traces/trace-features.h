/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What of the rules was met: each branch, and each comparison by whether its sides were equal, next to each
 * other, or further apart, for that is where a rule can be off by one. Clang counts, see -fsanitize-coverage. */

/* Each feature is a number below this. */
#define N_FEATURES (1 << 20)

gboolean features_are_counted (void);
void features_forget (void);
GArray *features_list (void);

G_END_DECLS
