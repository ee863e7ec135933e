/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/* What was deleted is remembered, so that another device that has it still does not bring it back. */

gboolean tm_gone_find_stamp (
    TmDatabase *database, const char *kind, const char *uuid, gint64 *stamp, GError **error);
gboolean
tm_gone_remember (TmDatabase *database, const char *kind, const char *uuid, GError **error);
gboolean tm_gone_forget (TmDatabase *database, const char *uuid, GError **error);

G_END_DECLS
