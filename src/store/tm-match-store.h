/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* Whole matches in the database. */

gboolean tm_match_delete (TmDatabase *database, const char *uuid, GError **error);
gboolean tm_match_count_old (TmDatabase *database, guint limit, guint *n_counted, GError **error);

G_END_DECLS
