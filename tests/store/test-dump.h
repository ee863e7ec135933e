/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* Everything that a history says, without the numbers of rows: two histories are the same if their
 * dumps are. Sums and the list of imports are left out. */
char *dump_history (TmDatabase *database);
char *dump_tallies (TmDatabase *database);
void dump_assert_tallies (TmDatabase *database);
void dump_assert_equal (const char *a, const char *b, const char *what);

G_END_DECLS
