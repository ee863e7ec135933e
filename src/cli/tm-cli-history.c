/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-json.h"
#include "tm-match-load.h"
#include "tm-match-store.h"
#include "tm-schema.h"
#include "tm-store-open.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#define USUAL_LIMIT 50
#define MAX_LIMIT 1000000
#define NOT_GIVEN G_MININT64
#define TASK_NAMES \
  "list, show, stats, note, delete, export, rulings, ruling, check, backup, backups, restore, import, imports, undo-import, merge"

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
 * Spells a moment for a document.
 *
 * Returns: (transfer full) (nullable): the time as ISO 8601 has it; %NULL for none
 */
char *
tm_cli_history_dup_time (gint64 time)
{
  return time != 0 ? tm_json_dup_time (time) : NULL;
}

/**
 * tm_cli_history_dup_local_time:
 * @time: microseconds since 1970 UTC
 *
 * Spells a moment for people, where they are.
 *
 * Returns: (transfer full): date and time to the minute
 */
char *
tm_cli_history_dup_local_time (gint64 time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);

  return moment != NULL ? g_date_time_format (moment, "%Y-%m-%d %H:%M") : g_strdup ("");
}

/**
 * tm_cli_history_check_single:
 * @found: (array zero-terminated=1): identifiers that begin alike, in order, at least one
 * @id: how they begin, as it was given
 * @error: return location for an error
 *
 * Checks that what was given stands for the first of them only: it is the whole of it, or there is no
 * other.
 *
 * Returns: whether it does
 */
gboolean
tm_cli_history_check_single (GStrv found, const char *id, GError **error)
{
  if (found[1] == NULL || g_str_equal (found[0], id))
    return TRUE;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“%s” is the beginning of several identifiers; accepted: a longer one"), id);
  return FALSE;
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
  g_auto (GStrv) found = tm_match_info_list_uuids (database, id, 2, error);

  if (found == NULL)
    return NULL;
  if (*id != '\0' && found[0] != NULL)
    return tm_cli_history_check_single (found, id, error)
               ? tm_match_info_find (database, found[0], error)
               : NULL;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("there is no match “%s”; accepted: an identifier that “history list” shows"), id);
  return NULL;
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
write_match (TmMatch *match,
             const TmMatchInfo *info,
             const TmHistoryOptions *options,
             GError **error)
{
  g_autofree char *name = g_filename_display_name (options->output);

  if (!tm_match_file_write (match, info->uuid, options->output, TM_WRITE_CHANGES, error))
    return TM_EXIT_FILE;
  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();
      tm_cli_json_string (builder, "id", info->uuid);
      tm_cli_json_string (builder, "file", name);
      tm_cli_json_finish (builder);
    }
  return TM_EXIT_DONE;
}

/* A match file is JSON already: without a file to go to, it is what is printed. */
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
    return write_match (match, info, options, error);
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

/* Changing a match */

static gboolean
write_note (TmDatabase *database, gpointer user_data, GError **error)
{
  const char *const *words = user_data;

  return tm_match_label_note (database, words[0], words[1], error);
}

static gboolean
write_deleted (TmDatabase *database, gpointer user_data, GError **error)
{
  const char *const *words = user_data;

  return tm_match_delete (database, words[0], error);
}

static TmExit
change_match (TmDatabase *database,
              const TmHistoryOptions *options,
              char *const *words,
              TmDatabaseFunc write,
              GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_cli_history_find (database, words[0], error);
  const char *change[2];

  if (info == NULL)
    return TM_EXIT_INPUT;
  change[0] = info->uuid;
  change[1] = words[1];
  if (!tm_cli_archive_write (tm_database_get_path (database), write, change, error))
    return TM_EXIT_FILE;
  if (options->json)
    {
      JsonBuilder *builder = tm_cli_json_begin ();
      tm_cli_json_string (builder, "id", info->uuid);
      tm_cli_json_finish (builder);
    }
  return TM_EXIT_DONE;
}

/* Command */

typedef enum
{
  TASK_LIST,
  TASK_SHOW,
  TASK_STATS,
  TASK_NOTE,
  TASK_DELETE,
  TASK_EXPORT,
  TASK_RULINGS,
  TASK_RULING,
  TASK_CHECK,
  TASK_BACKUP,
  TASK_BACKUPS,
  TASK_RESTORE,
  TASK_IMPORT,
  TASK_IMPORTS,
  TASK_UNDO_IMPORT,
  TASK_MERGE,
} Task;

typedef enum
{
  OPTION_GAME = 1 << 0,
  OPTION_LIMIT = 1 << 1,
  OPTION_AT = 1 << 2,
  OPTION_OUTPUT = 1 << 3,
  OPTION_LUCK = 1 << 4,
  OPTION_LUCK_BY_SEAT = 1 << 5,
  OPTION_QUESTION = 1 << 6,
  OPTION_DELETE = 1 << 7,
  OPTION_TITLE = 1 << 8,
  OPTION_PLAYER = 1 << 9,
  OPTION_SEARCH = 1 << 10,
  OPTION_OUTCOME = 1 << 11,
  OPTION_SINCE = 1 << 12,
  OPTION_UNTIL = 1 << 13,
  OPTION_ALL = 1 << 14,
  OPTION_FORMAT = 1 << 15,
  OPTION_PREVIEW = 1 << 16,
  OPTION_SEPARATE = 1 << 17,
} Option;

static const char *const option_names[]
    = { "--game",     "--limit",  "--at",    "--output", "--luck",    "--luck-by-seat",
        "--question", "--delete", "--title", "--player", "--search",  "--outcome",
        "--since",    "--until",  "--all",   "--format", "--preview", "--separate" };

#define LIST_OPTIONS                                                                          \
  (OPTION_GAME | OPTION_LIMIT | OPTION_TITLE | OPTION_PLAYER | OPTION_SEARCH | OPTION_OUTCOME \
   | OPTION_SINCE | OPTION_UNTIL)

static const struct
{
  const char *name;
  guint n_words;
  Option options;
  /* How many of the words may be left out. */
  guint n_optional;
} tasks[] = {
  [TASK_LIST] = { "list", 0, LIST_OPTIONS },
  [TASK_SHOW] = { "show", 1, OPTION_AT | OPTION_LUCK | OPTION_LUCK_BY_SEAT },
  [TASK_STATS]
  = { "stats", 0, OPTION_GAME | OPTION_TITLE | OPTION_PLAYER | OPTION_LUCK | OPTION_LUCK_BY_SEAT },
  [TASK_NOTE] = { "note", 2, 0 },
  [TASK_DELETE] = { "delete", 1, 0 },
  [TASK_EXPORT] = { "export", 1, OPTION_OUTPUT | OPTION_ALL | OPTION_FORMAT, 1 },
  [TASK_RULINGS] = { "rulings", 0, OPTION_GAME | OPTION_QUESTION | OPTION_LIMIT },
  [TASK_RULING] = { "ruling", 1, OPTION_DELETE },
  [TASK_CHECK] = { "check", 0, 0 },
  [TASK_BACKUP] = { "backup", 0, 0 },
  [TASK_BACKUPS] = { "backups", 0, 0 },
  [TASK_RESTORE] = { "restore", 1, 0 },
  [TASK_IMPORT] = { "import", 1, OPTION_PREVIEW | OPTION_SEPARATE },
  [TASK_IMPORTS] = { "imports", 0, 0 },
  [TASK_UNDO_IMPORT] = { "undo-import", 1, 0 },
  [TASK_MERGE] = { "merge", 1, OPTION_PREVIEW | OPTION_SEPARATE },
};

static gboolean
find_task (const TmCommand *self, char **rest, Task *task, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    if (rest[0] != NULL && g_str_equal (tasks[i].name, rest[0]))
      {
        guint n_args = tasks[i].n_words + 1;

        *task = i;
        return tm_cli_check_count (self, rest, n_args - tasks[i].n_optional, n_args, error);
      }
  if (rest[0] != NULL)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                 _ ("history has no task “%s”; accepted: %s"), rest[0], TASK_NAMES);
  else
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("history needs a task; accepted: %s"),
                 TASK_NAMES);
  return FALSE;
}

static Option
get_given (const TmHistoryOptions *options)
{
  return (options->game != NULL ? OPTION_GAME : 0)
         | (options->limit != NOT_GIVEN ? OPTION_LIMIT : 0)
         | (options->at != NOT_GIVEN ? OPTION_AT : 0)
         | (options->output != NULL ? OPTION_OUTPUT : 0)
         | (options->luck.is_wanted ? OPTION_LUCK : 0)
         | (options->luck.by_seat ? OPTION_LUCK_BY_SEAT : 0)
         | (options->question != NULL ? OPTION_QUESTION : 0)
         | (options->is_delete ? OPTION_DELETE : 0) | (options->title != NULL ? OPTION_TITLE : 0)
         | (options->player != NULL ? OPTION_PLAYER : 0)
         | (options->words != NULL ? OPTION_SEARCH : 0)
         | (options->outcome != NULL ? OPTION_OUTCOME : 0)
         | (options->since != NULL ? OPTION_SINCE : 0) | (options->until != NULL ? OPTION_UNTIL : 0)
         | (options->is_all ? OPTION_ALL : 0) | (options->format != NULL ? OPTION_FORMAT : 0)
         | (options->is_preview ? OPTION_PREVIEW : 0)
         | (options->is_separate ? OPTION_SEPARATE : 0);
}

/* An option of another task would be overlooked in silence. */
static gboolean
check_fitting (Task task, const TmHistoryOptions *options, GError **error)
{
  Option unfit = get_given (options) & ~tasks[task].options;
  g_autoptr (GString) known = g_string_new ("--json, --database");
  const char *name = NULL;

  if (unfit == 0)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (option_names); i++)
    {
      if (tasks[task].options & 1u << i)
        g_string_append_printf (known, ", %s", option_names[i]);
      if (name == NULL && unfit & 1u << i)
        name = option_names[i];
    }
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“history %s” does not take %s; accepted: %s"), tasks[task].name, name,
               known->str);
  return FALSE;
}

/* Without a game, the question of any game is meant. */
static gboolean
check_question (const TmHistoryOptions *options, GError **error)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  if (options->question == NULL)
    return TRUE;
  for (guint i = 0; i < n_games; i++)
    if ((options->game == NULL || g_str_equal (options->game, games[i]->id))
        && tm_game_find_question (games[i], options->question) >= 0)
      return TRUE;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("there is no question “%s”; accepted: one that “describe” shows"),
               options->question);
  return FALSE;
}

/* Sets what was not given to what is usual. */
static gboolean
check_options (Task task, TmHistoryOptions *options, GError **error)
{
  if (!check_fitting (task, options, error)
      || (options->game != NULL && tm_cli_find_game (options->game, error) == NULL)
      || !check_question (options, error)
      || (options->at != NOT_GIVEN
          && !tm_cli_check_number ("--at", options->at, 0, G_MAXINT32, error)))
    return FALSE;
  if (options->limit == NOT_GIVEN)
    options->limit = USUAL_LIMIT;
  if (options->at == NOT_GIVEN)
    options->at = TM_HISTORY_LAST;
  return tm_cli_check_number ("--limit", options->limit, 1, MAX_LIMIT, error);
}

static TmExit
run_task (Task task,
          TmDatabase *database,
          const TmHistoryOptions *options,
          char *const *words,
          GError **error)
{
  const char *id = words[0];

  switch (task)
    {
    case TASK_STATS:
      return tm_cli_history_stats (database, options, error);
    case TASK_NOTE:
      return change_match (database, options, words, write_note, error);
    case TASK_DELETE:
      return change_match (database, options, words, write_deleted, error);
    case TASK_SHOW:
      return tm_cli_history_show (database, options, id, error);
    case TASK_EXPORT:
      return options->is_all ? tm_cli_history_export_all (database, options, error)
                             : export_match (database, options, id, error);
    case TASK_IMPORTS:
      return tm_cli_history_imports (database, options, error);
    case TASK_UNDO_IMPORT:
      return tm_cli_history_undo_import (database, options, id, error);
    case TASK_RULINGS:
      return tm_cli_history_rulings (database, options, error);
    case TASK_RULING:
      return tm_cli_history_ruling (database, options, id, error);
    case TASK_CHECK:
      return check_archive (database, options, error);
    case TASK_BACKUP:
      return back_up (database, options, error);
    case TASK_LIST:
    default:
      return tm_cli_history_list (database, options, error);
    }
}

/* Backups are of use where the archive is none. */
static gboolean
is_about_backups (Task task)
{
  return task == TASK_BACKUPS || task == TASK_RESTORE;
}

static TmExit
run_on_backups (Task task, const TmHistoryOptions *options, const char *name, GError **error)
{
  return task == TASK_RESTORE ? tm_cli_history_restore (options, name, error)
                              : tm_cli_history_backups (options);
}

/* One match, or all of them. */
static gboolean
check_export (Task task, const TmHistoryOptions *options, const char *id, GError **error)
{
  if (task != TASK_EXPORT || (options->is_all && id == NULL)
      || (!options->is_all && id != NULL && options->format == NULL))
    return TRUE;
  g_set_error_literal (
      error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
      _ ("“history export” takes an identifier, or --all, --output and perhaps --format"));
  return FALSE;
}

static gboolean
is_import (Task task)
{
  return task == TASK_IMPORT || task == TASK_MERGE;
}

typedef struct
{
  Task task;
  const TmHistoryOptions *options;
  char *const *words;
} Call;

static TmExit
run_call (TmDatabase *database, gpointer user_data, GError **error)
{
  const Call *call = user_data;

  return run_task (call->task, database, call->options, call->words, error);
}

static void
options_clear (TmHistoryOptions *options)
{
  g_clear_pointer (&options->database, g_free);
  g_clear_pointer (&options->game, g_free);
  g_clear_pointer (&options->question, g_free);
  g_clear_pointer (&options->title, g_free);
  g_clear_pointer (&options->player, g_free);
  g_clear_pointer (&options->words, g_free);
  g_clear_pointer (&options->outcome, g_free);
  g_clear_pointer (&options->since, g_free);
  g_clear_pointer (&options->until, g_free);
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->format, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmHistoryOptions, options_clear)

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (TmHistoryOptions) options = { .limit = NOT_GIVEN, .at = NOT_GIVEN };
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&options.json),
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, &options.database,
      N_ ("The archive, instead of your own"), N_ ("FILE") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options.game,
      N_ ("list, stats, rulings: of this game only"), N_ ("GAME") },
    { "question", 0, 0, G_OPTION_ARG_STRING, &options.question,
      N_ ("rulings: on this question only"), N_ ("QUESTION") },
    { "title", 0, 0, G_OPTION_ARG_STRING, &options.title,
      N_ ("list, stats: of free tables with this title only"), N_ ("TITLE") },
    { "player", 'p', 0, G_OPTION_ARG_STRING, &options.player,
      N_ ("list, stats: of this player only"), N_ ("NAME") },
    { "search", 's', 0, G_OPTION_ARG_STRING, &options.words,
      N_ ("list: with these words in names, titles or notes"), N_ ("WORDS") },
    { "outcome", 0, 0, G_OPTION_ARG_STRING, &options.outcome,
      N_ ("list: won or lost, by the player if one is given"), N_ ("won|lost") },
    { "since", 0, 0, G_OPTION_ARG_STRING, &options.since, N_ ("list: begun on this day or later"),
      N_ ("YYYY-MM-DD") },
    { "until", 0, 0, G_OPTION_ARG_STRING, &options.until, N_ ("list: begun on this day or earlier"),
      N_ ("YYYY-MM-DD") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &options.limit,
      N_ ("list, rulings: at most so many; 50 unless told"), N_ ("N") },
    { "at", 0, 0, G_OPTION_ARG_INT64, &options.at,
      N_ ("show: the table after this line of the journal"), N_ ("SEQ") },
    TM_CLI_ENTRIES_LUCK (&options.luck),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("export: the file to write"),
      N_ ("FILE") },
    { "delete", 0, 0, G_OPTION_ARG_NONE, &options.is_delete, N_ ("ruling: delete it, for good"),
      NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.is_all, N_ ("export: the whole history"), NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format,
      N_ ("export --all: json, csv-matches, csv-seats, csv-moves or bgstats"), N_ ("FORMAT") },
    { "preview", 0, 0, G_OPTION_ARG_NONE, &options.is_preview,
      N_ ("import, merge: only tell what would become of it"), NULL },
    { "separate", 0, 0, G_OPTION_ARG_NONE, &options.is_separate,
      N_ ("import, merge: people of the same name stay apart"), NULL },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;
  Call call;
  Task task;

  if (!tm_cli_parse (self, entries, args, &rest, error) || !find_task (self, rest, &task, error)
      || !check_options (task, &options, error) || !check_export (task, &options, rest[1], error))
    return TM_EXIT_INPUT;
  if (is_import (task))
    return tm_cli_history_import (&options, rest[1], task == TASK_MERGE, error);
  if (is_about_backups (task))
    return run_on_backups (task, &options, rest[1], error);
  call = (Call) { .task = task, .options = &options, .words = rest + 1 };
  return tm_cli_archive_run (options.database, run_call, &call, error);
}

const TmCommand tm_command_history = {
  "history",
  "list|show ID|stats|note ID TEXT|delete ID|export ID|export --all|import FILE|imports|undo-import ID|merge FILE|rulings|ruling ID|check|backup|backups|restore BACKUP",
  N_ ("Looks up earlier matches and rulings"), run
};
