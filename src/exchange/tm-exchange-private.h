/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-exchange.h"
#include "tm-play-log.h"

G_BEGIN_DECLS

gboolean tm_exchange_enter_log (TmImport *import, const TmPlayLog *log, GError **error);
TmPlayLog *tm_exchange_dup_log (TmDatabase *database, const TmMatchQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmPlayLog *tm_exchange_dup_one (TmDatabase *database, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_exchange_fail_long (GError **error);

G_END_DECLS
