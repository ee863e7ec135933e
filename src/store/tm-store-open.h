/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

TmDatabase *
tm_store_open (const char *path, char **notice, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_store_mark_suspect (const char *path);

G_END_DECLS
