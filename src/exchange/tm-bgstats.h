/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play-log.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

gboolean tm_bgstats_recognise (JsonNode *root);
TmPlayLog *
tm_bgstats_read (const char *name, JsonNode *root, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmPlayLog *tm_bgstats_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_bgstats_write (const TmPlayLog *log, GTimeZone *zone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
