/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play-log.h"

G_BEGIN_DECLS

TmPlayLog *
tm_bgg_collection_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
