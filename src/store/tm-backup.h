/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/**
 * TM_BACKUP_KEEP:
 *
 * How many backups are kept.
 */
#define TM_BACKUP_KEEP 5

gboolean tm_backup_is_due (const char *path);
char *tm_backup_make (TmDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_backup_list (const char *path) G_GNUC_WARN_UNUSED_RESULT;
char *tm_backup_find_good (const char *path) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_backup_restore (const char *backup, const char *path, GError **error);

char *
tm_backup_set_aside (const char *path, const char *why, GError **error) G_GNUC_WARN_UNUSED_RESULT;

gboolean tm_backup_check (TmDatabase *database, GError **error);

G_END_DECLS
