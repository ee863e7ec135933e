/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-args.h"

#include "config.h"

#include "tm-dice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (tm-cli-error-quark, tm_cli_error)

/**
 * tm_cli_error_get_exit:
 * @error: what a command failed with
 *
 * Tells the exit status that goes with an error. Everything that is not known to come from what
 * the user asked for is a failure of a file or of the store.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_error_get_exit (const GError *error)
{
  if (error->domain == TM_CLI_ERROR && error->code == TM_CLI_ERROR_NO)
    return TM_EXIT_NO;
  if (error->domain == TM_CLI_ERROR)
    return error->code == TM_CLI_ERROR_INPUT ? TM_EXIT_INPUT : TM_EXIT_FILE;
  if (error->domain == TM_MATCH_ERROR)
    return error->code == TM_MATCH_ERROR_CHANGES ? TM_EXIT_INPUT : TM_EXIT_NO;
  if (error->domain == TM_STORE_ERROR)
    return error->code == TM_STORE_ERROR_INPUT ? TM_EXIT_INPUT : TM_EXIT_FILE;
  if (error->domain == TM_PARAMS_ERROR || error->domain == TM_DICE_ERROR
      || error->domain == G_OPTION_ERROR || error->domain == G_CONVERT_ERROR)
    return TM_EXIT_INPUT;
  if (error->domain == TM_RANDOM_ERROR)
    return error->code == TM_RANDOM_ERROR_SEED ? TM_EXIT_INPUT : TM_EXIT_FILE;
  return TM_EXIT_FILE;
}

/* Options */

static char *
list_options (const GOptionEntry *entries)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    g_ptr_array_add (names, g_strdup_printf ("--%s", entry->long_name));
  g_ptr_array_add (names, g_strdup ("--help"));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

static gboolean
check_utf8 (char **args, GError **error)
{
  for (guint i = 0; args[i] != NULL; i++)
    if (!g_utf8_validate (args[i], -1, NULL))
      {
        g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                     _ ("argument %u is not valid UTF-8 text"), i + 1);
        return FALSE;
      }
  return TRUE;
}

/**
 * tm_cli_parse:
 * @command: the command
 * @entries: its options, ended by `TM_CLI_ENTRY_END`
 * @args: the command line from the command's name on
 * @rest: (out) (transfer full): what is left after the options, %NULL-terminated
 * @error: return location for an error
 *
 * Parses the options of a command. Options may stand anywhere; everything after `--` is no
 * option. `--help` prints the help and ends the process.
 *
 * Returns: whether all options are known and well-formed
 */
gboolean
tm_cli_parse (const TmCommand *command,
              const GOptionEntry *entries,
              char **args,
              char ***rest,
              GError **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (tm_word_get (command->usage));
  g_auto (GStrv) parsed = g_strdupv (args);
  g_auto (GStrv) left = NULL;
  g_autoptr (GError) refused = NULL;
  const GOptionEntry remaining[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &left, NULL, NULL },
    TM_CLI_ENTRY_END,
  };

  g_option_context_set_summary (context, tm_word_get (command->summary));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, remaining, GETTEXT_PACKAGE);
  if (!g_option_context_parse_strv (context, &parsed, &refused))
    {
      g_autofree char *known = list_options (entries);
      /* It quotes the option as it was given. */
      g_autofree char *why = g_utf8_make_valid (refused->message, -1);

      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s; accepted: %s"), why, known);
      return FALSE;
    }
  if (left == NULL)
    left = g_new0 (char *, 1);
  if (!check_utf8 (left, error))
    return FALSE;
  *rest = g_steal_pointer (&left);
  return TRUE;
}

/**
 * tm_cli_check_count:
 * @command: the command
 * @rest: arguments that are no options
 * @min: fewest
 * @max: most
 * @error: return location for an error
 *
 * Checks how many arguments there are.
 *
 * Returns: whether there are enough, and not too many
 */
gboolean
tm_cli_check_count (const TmCommand *command, char **rest, guint min, guint max, GError **error)
{
  guint n = g_strv_length (rest);

  if (n < min)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("an argument is missing; usage: tablemate-cli %s %s"), command->name,
                   tm_word_get (command->usage));
      return FALSE;
    }
  if (n > max)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("unexpected argument “%s”; usage: tablemate-cli %s %s"), rest[max],
                   command->name, tm_word_get (command->usage));
      return FALSE;
    }
  return TRUE;
}

/**
 * tm_cli_find_task:
 * @command: the command
 * @tasks: (array length=n_tasks): what it does; without a word, the first
 * @n_tasks: how many there are
 * @rest: (array zero-terminated=1): what stands behind the command
 * @task: (out): index of the task
 * @error: return location for a %TM_CLI_ERROR_INPUT
 *
 * Finds out what is asked of a command, and checks that it has as many words as it takes.
 *
 * Returns: %FALSE if there is no such task, or if it has other words
 */
gboolean
tm_cli_find_task (const TmCommand *command,
                  const TmCliTask *tasks,
                  guint n_tasks,
                  char **rest,
                  guint *task,
                  GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  *task = 0;
  if (rest[0] == NULL)
    return TRUE;
  for (guint i = 0; i < n_tasks; i++)
    {
      *task = i;
      if (g_str_equal (tasks[i].name, rest[0]))
        return tm_cli_check_count (command, rest, tasks[i].n_words + 1, tasks[i].n_words + 1,
                                   error);
      g_string_append_printf (names, i > 0 ? ", %s" : "%s", tasks[i].name);
    }
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s has no task “%s”; accepted: %s"),
               command->name, rest[0], names->str);
  return FALSE;
}

/**
 * tm_cli_check_number:
 * @name: the option, such as "--count"
 * @value: its value
 * @min: smallest value
 * @max: largest value
 * @error: return location for an error
 *
 * Checks the value of a numeric option.
 *
 * Returns: whether it lies within the bounds
 */
gboolean
tm_cli_check_number (const char *name, gint64 value, gint64 min, gint64 max, GError **error)
{
  g_autofree char *given = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, min);
  g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, max);

  if (value >= min && value <= max)
    return TRUE;
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("%s is %s; accepted: a number from %s to %s"), name, given, least, most);
  return FALSE;
}

/* Arguments */

/**
 * tm_cli_find_game:
 * @id: identifier of a game
 * @error: return location for an error
 *
 * Finds a game; the error lists those there are.
 *
 * Returns: (transfer none) (nullable): the game
 */
const TmGame *
tm_cli_find_game (const char *id, GError **error)
{
  const TmGame *game = tm_game_find (id);
  g_autoptr (GString) known = g_string_new (NULL);
  const TmGame *const *games;
  guint n_games;

  if (game != NULL)
    return game;
  games = tm_game_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", games[i]->id);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("there is no game “%s”; accepted: %s"),
               id, known->str);
  return NULL;
}

/**
 * tm_cli_split:
 * @arg: an argument such as "cards=5,4"
 * @name: (out) (transfer full): what stands before the sign of equality
 * @value: (out) (transfer none): what stands behind it, inside @arg
 * @error: return location for an error
 *
 * Takes a named value apart.
 *
 * Returns: whether it is one
 */
gboolean
tm_cli_split (const char *arg, char **name, const char **value, GError **error)
{
  const char *equals = strchr (arg, '=');

  if (equals == NULL || equals == arg)
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                   _ ("“%s” is not a named value; accepted: name=value"), arg);
      return FALSE;
    }
  *name = g_strndup (arg, equals - arg);
  *value = equals + 1;
  return TRUE;
}

/**
 * tm_cli_load_match_file:
 * @path: (type filename): a match file
 * @error: return location for an error
 *
 * Reads a match file. One that a later version wrote, or another program, is wrong input, while a
 * database of which the same holds is a failure of the store.
 *
 * Returns: (transfer full) (nullable): the match file
 */
TmMatchFile *
tm_cli_load_match_file (const char *path, GError **error)
{
  g_autoptr (GError) refused = NULL;
  TmMatchFile *file = tm_match_file_load (path, &refused);

  if (file != NULL)
    return file;
  if (g_error_matches (refused, TM_STORE_ERROR, TM_STORE_ERROR_NEWER)
      || g_error_matches (refused, TM_STORE_ERROR, TM_STORE_ERROR_FOREIGN))
    g_set_error_literal (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, refused->message);
  else
    g_propagate_error (error, g_steal_pointer (&refused));
  return NULL;
}

/**
 * tm_cli_get_seed:
 * @hex: (nullable): 64 hexadecimal digits; %NULL: a fresh seed
 * @seed: (out): the seed
 * @error: return location for a [error@RandomError]
 *
 * Gets the seed of a sealed source of chance.
 *
 * Returns: whether there is one
 */
gboolean
tm_cli_get_seed (const char *hex, guint8 seed[TM_RANDOM_SEED_SIZE], GError **error)
{
  TmRandom random;

  if (hex != NULL ? !tm_random_init_from_hex (&random, hex, "", error)
                  : !tm_random_init_fresh (&random, "", error))
    return FALSE;
  tm_random_get_seed (&random, seed);
  return TRUE;
}
