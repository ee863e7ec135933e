/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"

G_BEGIN_DECLS

/**
 * TM_BACKUP_KEEP:
 *
 * How many backups are kept, however fast they follow each other.
 */
#define TM_BACKUP_KEEP 5

/**
 * TM_BACKUP_KEEP_DAYS:
 *
 * For how many days one backup a day is kept, today included.
 */
#define TM_BACKUP_KEEP_DAYS 7

/**
 * TM_BACKUP_KEEP_WEEKS:
 *
 * For how many weeks one backup a week is kept, this week included.
 */
#define TM_BACKUP_KEEP_WEEKS 8

/**
 * TmBackupKind:
 * @TM_BACKUP_MADE: a copy, made while the original was in use
 * @TM_BACKUP_REPLACED: a former history that made place for a backup
 * @TM_BACKUP_DAMAGED: a former history that was set aside because it was damaged
 *
 * How a backup came about.
 */
typedef enum
{
  TM_BACKUP_MADE,
  TM_BACKUP_REPLACED,
  TM_BACKUP_DAMAGED,
} TmBackupKind;

/**
 * TmBackupInfo:
 * @kind: how it came about
 * @path: (type filename): where it lies
 * @time: when it was made or set aside, in microseconds since 1970 UTC
 * @size: in bytes
 * @n_matches: how many matches it has; -1 if it cannot be read
 * @is_good: whether it is whole and this version can open it
 *
 * A backup of a database, as it was found.
 */
typedef struct
{
  TmBackupKind kind;
  char *path;
  gint64 time;
  goffset size;
  gint64 n_matches;
  gboolean is_good;
} TmBackupInfo;

gboolean tm_backup_is_due (const char *path);
char *tm_backup_make (TmDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_backup_list (const char *path) G_GNUC_WARN_UNUSED_RESULT;
char *tm_backup_find_good (const char *path, const char *damaged) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_backup_choose_old (GPtrArray *names, GDateTime *now) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_backup_restore (const char *backup, const char *path, GError **error);
char *
tm_backup_prepare (const char *backup, const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_backup_exchange (const char *part, const char *path, char **aside, GError **error);
gboolean
tm_backup_put_in_place (const char *backup, const char *path, char **aside, GError **error);

char *
tm_backup_set_aside (const char *path, const char *why, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_backup_take_back (const char *aside, const char *path);

gboolean tm_backup_check (TmDatabase *database, GError **error);

GPtrArray *tm_backup_list_info (const char *path) G_GNUC_WARN_UNUSED_RESULT;
void tm_backup_info_free (TmBackupInfo *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmBackupInfo, tm_backup_info_free)

G_END_DECLS
