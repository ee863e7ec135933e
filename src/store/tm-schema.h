/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/**
 * TM_SCHEMA_APPLICATION_ID:
 *
 * The mark in the head of the file that tells Tablemate's databases from others: "TblM".
 */
#define TM_SCHEMA_APPLICATION_ID 0x54626c4d

guint tm_schema_get_version (void);
gboolean tm_schema_check (TmDatabase *database, guint *version, GError **error);
gboolean tm_schema_migrate (TmDatabase *database, GError **error);
gboolean tm_schema_migrate_to (TmDatabase *database, guint version, GError **error);

G_END_DECLS
