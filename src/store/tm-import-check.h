/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

gboolean tm_import_check_source (TmDatabase *database, const char *name, GError **error);
gboolean tm_import_check_copy (TmDatabase *database, const char *name, GError **error);

G_END_DECLS
