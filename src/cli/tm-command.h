/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TmExit:
 * @TM_EXIT_DONE: done
 * @TM_EXIT_NO: the answer is no: an illegal move, a failed verification
 * @TM_EXIT_INPUT: what was asked is wrong: arguments, values, a malformed file
 * @TM_EXIT_FILE: a file or the store could not be read or written
 *
 * The exit status of every command.
 */
typedef enum
{
  TM_EXIT_DONE,
  TM_EXIT_NO,
  TM_EXIT_INPUT,
  TM_EXIT_FILE,
} TmExit;

typedef struct _TmCommand TmCommand;

/**
 * TmCommand:
 * @name: its name on the command line
 * @usage: what follows the name, for the help, marked for translation
 * @summary: one line about it, an `N_()` string
 * @run: does it; `args` is the %NULL-terminated command line from the command's name on. The
 *   status it returns counts only if it sets no error; see tm_cli_error_get_exit()
 *
 * One command of `tablemate-cli`.
 */
struct _TmCommand
{
  const char *name;
  const char *usage;
  const char *summary;
  TmExit (*run) (const TmCommand *self, char **args, GError **error);
};

extern const TmCommand tm_command_games;
extern const TmCommand tm_command_describe;
extern const TmCommand tm_command_judge;
extern const TmCommand tm_command_rules;
extern const TmCommand tm_command_setup;
extern const TmCommand tm_command_roll;
extern const TmCommand tm_command_draw;
extern const TmCommand tm_command_replay;
extern const TmCommand tm_command_verify;
extern const TmCommand tm_command_simulate;
extern const TmCommand tm_command_history;
extern const TmCommand tm_command_people;
extern const TmCommand tm_command_series;
extern const TmCommand tm_command_box;

G_END_DECLS
