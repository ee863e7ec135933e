/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"

#include <glib/gi18n-lib.h>

/* For files. */
static const char *const kind_ids[] = {
  [TM_BACKUP_MADE] = "backup",
  [TM_BACKUP_REPLACED] = "replaced",
  [TM_BACKUP_DAMAGED] = "damaged",
};

/* For people. */
static const char *const kind_names[] = {
  [TM_BACKUP_MADE] = NC_ ("backup", "backup"),
  [TM_BACKUP_REPLACED] = NC_ ("backup", "replaced"),
  [TM_BACKUP_DAMAGED] = NC_ ("backup", "damaged"),
};

static char *
dup_path (const TmHistoryOptions *options)
{
  return options->database != NULL ? g_strdup (options->database) : tm_archive_dup_default_path ();
}

static void
print_json (const char *path, GPtrArray *infos)
{
  JsonBuilder *builder = tm_cli_json_begin ();
  g_autofree char *database = g_filename_display_name (path);

  tm_cli_json_string (builder, "database", database);
  json_builder_set_member_name (builder, "backups");
  json_builder_begin_array (builder);
  for (guint i = 0; i < infos->len; i++)
    {
      const TmBackupInfo *info = g_ptr_array_index (infos, i);
      g_autofree char *name = g_filename_display_basename (info->path);
      g_autofree char *file = g_filename_display_name (info->path);
      g_autofree char *time = tm_cli_history_dup_time (info->time);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "name", name);
      tm_cli_json_string (builder, "file", file);
      tm_cli_json_string (builder, "kind", kind_ids[info->kind]);
      tm_cli_json_string (builder, "time", time);
      tm_cli_json_number (builder, "bytes", info->size);
      json_builder_set_member_name (builder, "matches");
      if (info->n_matches >= 0)
        json_builder_add_int_value (builder, info->n_matches);
      else
        json_builder_add_null_value (builder);
      tm_cli_json_flag (builder, "sound", info->is_good);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
print_line (const TmBackupInfo *info)
{
  g_autofree char *name = g_filename_display_basename (info->path);
  g_autofree char *time = tm_cli_history_dup_local_time (info->time);
  g_autofree char *size = g_format_size ((guint64) info->size);
  g_autofree char *matches
      = info->is_good
            ? g_strdup_printf (ngettext ("%u match", "%u matches", (gulong) info->n_matches),
                               (guint) info->n_matches)
            : g_strdup (_ ("cannot be used"));

  g_print ("%s  %s  %s  %s  %s\n", time,
           g_dpgettext2 (GETTEXT_PACKAGE, "backup", kind_names[info->kind]), size, matches, name);
}

/**
 * tm_cli_history_backups:
 * @options: what was asked
 *
 * Lists what could be restored: the backups of an archive, and what was set aside. The archive
 * itself need not be there, or be whole.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_backups (const TmHistoryOptions *options)
{
  g_autofree char *path = dup_path (options);
  g_autoptr (GPtrArray) infos = tm_backup_list_info (path);

  if (options->json)
    print_json (path, infos);
  else if (infos->len == 0)
    g_print ("%s\n", _ ("There are no backups yet."));
  else
    for (guint i = 0; i < infos->len; i++)
      print_line (g_ptr_array_index (infos, i));
  return TM_EXIT_DONE;
}

/* A name that the list shows, or any file. */
static char *
find_backup (const char *path, const char *name, GError **error)
{
  g_autoptr (GPtrArray) infos = tm_backup_list_info (path);

  for (guint i = 0; i < infos->len; i++)
    {
      const TmBackupInfo *info = g_ptr_array_index (infos, i);
      g_autofree char *base = g_path_get_basename (info->path);

      if (g_str_equal (base, name))
        return g_strdup (info->path);
    }
  if (g_file_test (name, G_FILE_TEST_EXISTS))
    return g_strdup (name);
  g_set_error (
      error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
      _ ("there is no backup “%s”; accepted: a name that “history backups” shows, or a file"),
      name);
  return NULL;
}

static void
tell_restored (const TmHistoryOptions *options,
               const char *path,
               const char *backup,
               const char *aside)
{
  g_autofree char *aside_name = aside != NULL ? g_filename_display_name (aside) : NULL;
  g_autofree char *backup_name = g_filename_display_name (backup);
  g_autofree char *database = g_filename_display_name (path);

  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();
      tm_cli_json_string (builder, "database", database);
      tm_cli_json_string (builder, "backup", backup_name);
      tm_cli_json_string (builder, "set_aside", aside_name);
      tm_cli_json_finish (builder);
    }
  else if (aside_name != NULL)
    {
      /* Translators: both are names of files */
      g_print (_ ("Restored %s. What was there before is kept as %s."), backup_name, aside_name);
      g_print ("\n");
    }
  else
    {
      /* Translators: the name of a file */
      g_print (_ ("Restored %s."), backup_name);
      g_print ("\n");
    }
}

/**
 * tm_cli_history_restore:
 * @options: what was asked
 * @name: the backup, as the list shows it, or a file
 * @error: return location for an error
 *
 * Puts a backup in the place of an archive, which is kept under another name.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_restore (const TmHistoryOptions *options, const char *name, GError **error)
{
  g_autofree char *path = dup_path (options);
  g_autofree char *backup = find_backup (path, name, error);
  g_autofree char *aside = NULL;

  if (backup == NULL)
    return TM_EXIT_INPUT;
  if (!tm_backup_put_in_place (backup, path, &aside, error))
    return TM_EXIT_FILE;
  tell_restored (options, path, backup, aside);
  return TM_EXIT_DONE;
}
