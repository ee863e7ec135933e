/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play-log.h"

G_BEGIN_DECLS

/**
 * TM_BGG_MAX_QUANTITY:
 *
 * How many plays one record of BoardGameGeek may stand for.
 */
#define TM_BGG_MAX_QUANTITY 1000

TmPlayLog *tm_bgg_plays_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
