/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-play-log.h"

G_BEGIN_DECLS

/**
 * TM_PLAY_LINK_MAX_LENGTH:
 *
 * How long a link may be that is read, in bytes.
 */
#define TM_PLAY_LINK_MAX_LENGTH (256u << 10)

/**
 * TM_PLAY_LINK_MAX_CODE:
 *
 * How long a link may be that fits into the largest QR code, in bytes.
 */
#define TM_PLAY_LINK_MAX_CODE 2953

char *
tm_play_link_write (const TmPlayLog *log, guint play, gsize max_length) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_play_link_recognise (const char *text, gsize length);
TmPlayLog *tm_play_link_parse (const char *name, const char *text, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
