/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-backup-private.h"

#include <glib/gstdio.h>
#include <string.h>

/* What was set aside lies beside the database, as `NAME.WHY-YYYYMMDD-HHMMSS`. */
static const struct
{
  TmBackupKind kind;
  const char *why;
} asides[] = {
  { TM_BACKUP_REPLACED, TM_BACKUP_WHY_REPLACED },
  { TM_BACKUP_DAMAGED, TM_BACKUP_WHY_DAMAGED },
};

/* From its name, or from the file if it has none that tells. */
static gint64
get_time (const char *stamp, const GStatBuf *info)
{
  gint64 time = stamp != NULL && tm_backup_is_stamp (stamp) ? tm_backup_read_stamp (stamp) : 0;

  return time != 0 ? time : info->st_mtime * G_USEC_PER_SEC;
}

static void
look_inside (TmBackupInfo *self)
{
  g_autoptr (TmDatabase) database = tm_backup_open (self->path, NULL);
  TmBackupCount count;

  self->n_matches = -1;
  if (database == NULL || !tm_backup_is_sound (database, NULL)
      || !tm_backup_count (database, &count, NULL))
    return;
  self->n_matches = count.n_matches;
  self->is_good = TRUE;
}

static void
add_info (GPtrArray *infos, TmBackupKind kind, const char *path, const char *stamp)
{
  TmBackupInfo *self;
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return;
  self = g_new0 (TmBackupInfo, 1);
  self->kind = kind;
  self->path = g_strdup (path);
  self->time = get_time (stamp, &info);
  self->size = info.st_size;
  look_inside (self);
  g_ptr_array_add (infos, self);
}

static gboolean
is_companion (const char *name)
{
  return g_str_has_suffix (name, "-wal") || g_str_has_suffix (name, "-shm")
         || g_str_has_suffix (name, "-journal");
}

static void
add_asides (GPtrArray *infos, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    for (guint i = 0; i < G_N_ELEMENTS (asides); i++)
      {
        g_autofree char *prefix = g_strconcat (base, ".", asides[i].why, "-", NULL);
        g_autofree char *aside = g_build_filename (folder, name, NULL);

        if (g_str_has_prefix (name, prefix) && !is_companion (name))
          add_info (infos, asides[i].kind, aside, name + strlen (prefix));
      }
}

static int
compare_infos (gconstpointer a, gconstpointer b)
{
  const TmBackupInfo *one = *(const TmBackupInfo *const *) a;
  const TmBackupInfo *other = *(const TmBackupInfo *const *) b;

  if (one->time != other->time)
    return one->time > other->time ? -1 : 1;
  return strcmp (other->path, one->path);
}

/**
 * tm_backup_list_info:
 * @path: (type filename): the database
 *
 * Lists everything that could be put in the place of a database: its backups, and what was set
 * aside. Each of them is looked through, which takes its time.
 *
 * Returns: (transfer full) (element-type TmBackupInfo): what there is, the newest first
 */
GPtrArray *
tm_backup_list_info (const char *path)
{
  GPtrArray *infos = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_backup_info_free);
  g_autoptr (GPtrArray) backups = tm_backup_list (path);

  for (guint i = 0; i < backups->len; i++)
    {
      const char *backup = g_ptr_array_index (backups, i);
      g_autofree char *name = g_path_get_basename (backup);

      add_info (infos, TM_BACKUP_MADE, backup, tm_backup_find_stamp (name));
    }
  add_asides (infos, path);
  g_ptr_array_sort (infos, compare_infos);
  return infos;
}

/**
 * tm_backup_info_free:
 * @self: (transfer full) (nullable): a backup that was found
 *
 * Forgets it; the backup stays where it is.
 */
void
tm_backup_info_free (TmBackupInfo *self)
{
  if (self == NULL)
    return;
  g_free (self->path);
  g_free (self);
}
