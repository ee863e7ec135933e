/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-match-load.h"
#include "tm-schema.h"
#include "tm-store-open.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

#define USUAL_LIMIT 50
#define MAX_LIMIT 1000000

/* Words for files and for people */

const char *
tm_cli_history_get_state_id (TmMatchState state)
{
  static const char *const ids[] = { "running", "finished", "abandoned" };

  return ids[state];
}

/**
 * tm_cli_history_dup_time:
 * @time: microseconds since 1970 UTC; 0: none
 *
 * Returns: (transfer full) (nullable): the time as ISO 8601 has it; %NULL for none
 */
char *
tm_cli_history_dup_time (gint64 time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autofree char *second = NULL;

  if (time == 0 || moment == NULL)
    return NULL;
  second = g_date_time_format (moment, "%Y-%m-%dT%H:%M:%S");
  return g_strdup_printf ("%s.%06dZ", second, (int) (time % G_USEC_PER_SEC));
}

char *
tm_cli_history_dup_local_time (gint64 time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);

  return moment != NULL ? g_date_time_format (moment, "%Y-%m-%d %H:%M") : g_strdup ("");
}

/* Opening */

/* Looking things up must neither make an archive nor set a damaged one aside. */
static TmDatabase *
open_existing (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean is_writable = g_access (folder, W_OK) == 0;
  g_autoptr (TmDatabase) database
      = tm_database_open (path, is_writable ? TM_DATABASE_READ : TM_DATABASE_IMMUTABLE, error);
  g_autofree char *notice = NULL;
  guint version;

  if (database == NULL || !tm_schema_check (database, &version, error))
    return NULL;
  if (version == tm_schema_get_version ())
    return g_steal_pointer (&database);
  if (version == 0)
    {
      g_autofree char *name = g_filename_display_name (path);
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN,
                   _ ("%s is empty; name another file"), name);
      return NULL;
    }
  /* Of an earlier version: brought up to date, after a backup. */
  g_clear_pointer (&database, tm_database_free);
  return tm_store_open (path, &notice, error);
}

static TmDatabase *
open_archive (const TmHistoryOptions *options, GError **error)
{
  g_autofree char *path
      = options->database != NULL ? g_strdup (options->database) : tm_archive_dup_default_path ();

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *name = g_filename_display_name (path);
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                   _ ("%s: there is no archive yet; play a match or name another file"), name);
      return NULL;
    }
  return open_existing (path, error);
}

/**
 * tm_cli_history_find:
 * @database: an archive
 * @id: identifier of a match, or its beginning
 * @error: return location for an error
 *
 * Finds a match.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if there is none, or several
 */
TmMatchInfo *
tm_cli_history_find (TmDatabase *database, const char *id, GError **error)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) matches = tm_match_info_list (database, &query, error);
  const char *found = NULL;

  if (matches == NULL)
    return NULL;
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);

      if (*id == '\0' || !g_str_has_prefix (info->uuid, id))
        continue;
      if (found != NULL)
        {
          g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                       _ ("“%s” is the beginning of several identifiers; accepted: a longer one"),
                       id);
          return NULL;
        }
      found = info->uuid;
    }
  if (found == NULL)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("there is no match “%s”; accepted: an identifier that “history list” shows"),
                   id);
      return NULL;
    }
  return tm_match_info_find (database, found, error);
}

/**
 * tm_cli_history_load:
 * @database: an archive
 * @info: one of its matches
 * @error: return location for a %TM_CLI_ERROR_FILE
 *
 * Loads a match. Whatever goes wrong lies in the archive, not in what was asked.
 *
 * Returns: (transfer full) (nullable): the match
 */
TmMatch *
tm_cli_history_load (TmDatabase *database, const TmMatchInfo *info, GError **error)
{
  g_autoptr (GError) refused = NULL;
  gint64 stamp;
  TmMatch *match = tm_match_load (database, info->uuid, &stamp, &refused);

  if (match == NULL)
    g_set_error_literal (error, TM_CLI_ERROR, TM_CLI_ERROR_FILE, refused->message);
  return match;
}

/* Small tasks */

static TmExit
export_match (TmDatabase *database, const TmHistoryOptions *options, const char *id, GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_cli_history_find (database, id, error);
  g_autoptr (TmMatch) match = NULL;
  g_autofree char *text = NULL;

  if (info == NULL)
    return TM_EXIT_INPUT;
  match = tm_cli_history_load (database, info, error);
  if (match == NULL)
    return TM_EXIT_FILE;
  if (options->output != NULL)
    return tm_match_file_write (match, info->uuid, options->output, TM_WRITE_CHANGES, error)
               ? TM_EXIT_DONE
               : TM_EXIT_FILE;
  text = tm_match_file_dup_text (match, info->uuid, TM_WRITE_CHANGES);
  fputs (text, stdout);
  return TM_EXIT_DONE;
}

static TmExit
check_archive (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  if (!tm_backup_check (database, error))
    return TM_EXIT_FILE;
  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();
      tm_cli_json_string (builder, "database", tm_database_get_path (database));
      tm_cli_json_flag (builder, "sound", TRUE);
      tm_cli_json_finish (builder);
    }
  else
    g_print ("%s\n", _ ("The archive is sound."));
  return TM_EXIT_DONE;
}

static TmExit
back_up (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  g_autofree char *path = tm_backup_make (database, error);
  g_autofree char *name = NULL;

  if (path == NULL)
    return TM_EXIT_FILE;
  name = g_filename_display_name (path);
  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();
      tm_cli_json_string (builder, "database", tm_database_get_path (database));
      tm_cli_json_string (builder, "backup", name);
      tm_cli_json_finish (builder);
    }
  else
    g_print ("%s\n", name);
  return TM_EXIT_DONE;
}

/* Command */

typedef enum
{
  TASK_LIST,
  TASK_SHOW,
  TASK_EXPORT,
  TASK_CHECK,
  TASK_BACKUP,
} Task;

static const struct
{
  const char *name;
  gboolean needs_id;
} tasks[] = {
  [TASK_LIST] = { "list", FALSE },     [TASK_SHOW] = { "show", TRUE },
  [TASK_EXPORT] = { "export", TRUE },  [TASK_CHECK] = { "check", FALSE },
  [TASK_BACKUP] = { "backup", FALSE },
};

static gboolean
find_task (const TmCommand *self, char **rest, Task *task, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    if (rest[0] != NULL && g_str_equal (tasks[i].name, rest[0]))
      {
        guint n_args = tasks[i].needs_id ? 2 : 1;

        *task = i;
        return tm_cli_check_count (self, rest, n_args, n_args, error);
      }
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("history needs a task, not “%s”; accepted: list, show, export, check, backup"),
               rest[0] != NULL ? rest[0] : "");
  return FALSE;
}

static TmExit
run_task (Task task, const TmHistoryOptions *options, const char *id, GError **error)
{
  g_autoptr (TmDatabase) database = open_archive (options, error);

  if (database == NULL)
    return TM_EXIT_FILE;
  switch (task)
    {
    case TASK_SHOW:
      return tm_cli_history_show (database, options, id, error);
    case TASK_EXPORT:
      return export_match (database, options, id, error);
    case TASK_CHECK:
      return check_archive (database, options, error);
    case TASK_BACKUP:
      return back_up (database, options, error);
    case TASK_LIST:
    default:
      return tm_cli_history_list (database, options, error);
    }
}

static void
options_clear (TmHistoryOptions *options)
{
  g_clear_pointer (&options->database, g_free);
  g_clear_pointer (&options->game, g_free);
  g_clear_pointer (&options->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmHistoryOptions, options_clear)

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (TmHistoryOptions) options = { .limit = USUAL_LIMIT, .at = -1 };
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&options.json),
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, &options.database,
      N_ ("The archive, instead of your own"), N_ ("FILE") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options.game, N_ ("list: matches of this game only"),
      N_ ("GAME") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &options.limit,
      N_ ("list: at most so many; 50 unless told"), N_ ("N") },
    { "at", 0, 0, G_OPTION_ARG_INT64, &options.at,
      N_ ("show: the table after this line of the journal"), N_ ("SEQ") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("export: the file to write"),
      N_ ("FILE") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;
  Task task;

  if (!tm_cli_parse (self, entries, args, &rest, error) || !find_task (self, rest, &task, error)
      || !tm_cli_check_number ("--limit", options.limit, 1, MAX_LIMIT, error)
      || !tm_cli_check_number ("--at", options.at, -1, G_MAXINT32, error)
      || (options.game != NULL && tm_cli_find_game (options.game, error) == NULL))
    return TM_EXIT_INPUT;
  return run_task (task, &options, rest[1], error);
}

const TmCommand tm_command_history
    = { "history", "list|show ID|export ID|check|backup", N_ ("Looks up earlier matches"), run };
