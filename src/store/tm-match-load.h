/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-match.h"

G_BEGIN_DECLS

TmMatch *tm_match_load (TmDatabase *database, const char *uuid, gint64 *stamp, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
