/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-backup.h"

G_BEGIN_DECLS

#define TM_BACKUP_SUFFIX ".db"
#define TM_BACKUP_PART_SUFFIX ".part"
#define TM_BACKUP_WHY_REPLACED "replaced"
#define TM_BACKUP_WHY_DAMAGED "damaged"

/* How much there is in a database. */
typedef struct
{
  gint64 n_matches;
  gint64 n_moves;
} TmBackupCount;

/* Names */
gboolean tm_backup_is_stamp (const char *text);
const char *tm_backup_find_stamp (const char *name);
gint64 tm_backup_read_stamp (const char *stamp);
char *tm_backup_dup_stamp (const char *format) G_GNUC_WARN_UNUSED_RESULT;
char *tm_backup_dup_free_name (const char *start, const char *suffix) G_GNUC_WARN_UNUSED_RESULT;

/* Files */
gboolean tm_backup_sync_folder (const char *folder, GError **error);
gboolean tm_backup_sync_file (const char *path, GError **error);
gboolean tm_backup_rename (const char *from, const char *to, GError **error);
TmDatabase *tm_backup_open (const char *backup, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_backup_count (TmDatabase *database, TmBackupCount *count, GError **error);
gboolean tm_backup_is_sound (TmDatabase *database, GError **error);

G_END_DECLS
