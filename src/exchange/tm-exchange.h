/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-import.h"

G_BEGIN_DECLS

/* Ties the formats of other programs to the history. */

void tm_exchange_register (void);
char *tm_exchange_dup_play_link (TmDatabase *database, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
