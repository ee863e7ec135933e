/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-command.h"
#include "tm-game.h"
#include "tm-match-file.h"

G_BEGIN_DECLS

/**
 * TM_CLI_ERROR:
 * @TM_CLI_ERROR_NO: the answer is no
 * @TM_CLI_ERROR_INPUT: an argument or a value is wrong
 * @TM_CLI_ERROR_FILE: a file or the store failed
 *
 * What can go wrong on the command line itself. The message is one line: what is wrong, where,
 * and what would be accepted.
 */
typedef enum
{
  TM_CLI_ERROR_NO,
  TM_CLI_ERROR_INPUT,
  TM_CLI_ERROR_FILE,
} TmCliError;

#define TM_CLI_ERROR (tm_cli_error_quark ())
GQuark tm_cli_error_quark (void);
TmExit tm_cli_error_get_exit (const GError *error);

#define TM_CLI_ENTRY_JSON(variable) \
  { "json", 'j', 0, G_OPTION_ARG_NONE, (variable), N_ ("Print one JSON document"), NULL }
#define TM_CLI_ENTRY_END { NULL, 0, 0, 0, NULL, NULL, NULL }

gboolean tm_cli_parse (const TmCommand *command,
                       const GOptionEntry *entries,
                       char **args,
                       char ***rest,
                       GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_cli_check_count (const TmCommand *command, char **rest, guint min, guint max, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
/**
 * TmCliTask:
 * @name: its name, the first word after the command
 * @n_words: how many words follow it
 *
 * One of the things that a command does.
 */
typedef struct
{
  const char *name;
  guint n_words;
} TmCliTask;

gboolean tm_cli_find_task (const TmCommand *command,
                           const TmCliTask *tasks,
                           guint n_tasks,
                           char **rest,
                           guint *task,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_cli_check_number (const char *name, gint64 value, gint64 min, gint64 max, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

const TmGame *tm_cli_find_game (const char *id, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_cli_split (const char *arg, char **name, const char **value, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

TmMatchFile *tm_cli_load_match_file (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_cli_get_seed (const char *hex, guint8 seed[TM_RANDOM_SEED_SIZE], GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
