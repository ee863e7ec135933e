/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* Sums over finished matches, kept so that a statistic is read at once however long the history is.
 * They follow from the matches: whoever changes the result of a match, its seats or its falls takes
 * it out before and puts it in afterwards. */

gboolean tm_tally_put_in (TmDatabase *database, gint64 match, GError **error);
gboolean tm_tally_take_out (TmDatabase *database, gint64 match, GError **error);
gboolean tm_tally_rebuild (TmDatabase *database, GError **error);

G_END_DECLS
