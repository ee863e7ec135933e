/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-output.h"
#include "tm-exchange.h"
#include "tm-games.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

static const TmCommand *const commands[] = {
  &tm_command_games,  &tm_command_describe, &tm_command_judge,   &tm_command_rules,
  &tm_command_setup,  &tm_command_roll,     &tm_command_draw,    &tm_command_replay,
  &tm_command_verify, &tm_command_simulate, &tm_command_history, &tm_command_people,
  &tm_command_series, &tm_command_box,
};

static void
print_help (void)
{
  g_print (_ ("Usage: tablemate-cli COMMAND [OPTION…]\n"
              "The companion for board games, without a window.\n"));
  g_print ("\n%s\n", _ ("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i]->name, tm_word_get (commands[i]->summary));
  g_print (
      "\n%s\n",
      _ ("“tablemate-cli COMMAND --help” tells more about one of them. Every command takes "
         "--json.\n"
         "Exit status: 0 done, 1 the answer is no, 2 the input is wrong, 3 a file or the store "
         "failed."));
}

/* One line, whatever the message held. */
static void
print_error (const char *command, const char *message)
{
  g_autofree char *line = g_strdup (message);

  g_strdelimit (line, "\r\n", ' ');
  g_strchomp (line);
  if (command != NULL)
    g_printerr ("tablemate-cli %s: %s\n", command, line);
  else
    g_printerr ("tablemate-cli: %s\n", line);
}

static const TmCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];
  return NULL;
}

static TmExit
refuse_command (const char *name)
{
  g_autoptr (GString) message = g_string_new (NULL);

  if (name != NULL)
    g_string_append_printf (message, _ ("there is no command “%s”; accepted:"), name);
  else
    g_string_append (message, _ ("a command is missing; accepted:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (message, "%s %s", i > 0 ? "," : "", commands[i]->name);
  print_error (NULL, message->str);
  return TM_EXIT_INPUT;
}

static TmExit
run_command (const TmCommand *command, char **args)
{
  g_autofree char *prgname = g_strconcat ("tablemate-cli ", command->name, NULL);
  g_autoptr (GError) error = NULL;
  TmExit status;

  g_set_prgname (prgname);
  status = command->run (command, args, &error);
  if (error == NULL)
    return status;
  print_error (command->name, error->message);
  return tm_cli_error_get_exit (error);
}

/* What was printed counts only once it has arrived: a full disk must not look like success. */
static TmExit
close_output (TmExit status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  g_printerr (_ ("tablemate-cli: the output could not be written: %s\n"), g_strerror (errno));
  return TM_EXIT_FILE;
}

int
main (int argc, char **argv)
{
  const char *locale_dir = g_getenv ("TABLEMATE_LOCALE_DIR");

  /* The translations lie elsewhere when Tablemate is run from where it was built. */
  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  tm_cli_output_init ();
  tm_games_register ();
  tm_exchange_register ();

  if (argc < 2)
    return refuse_command (NULL);
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    print_help ();
  else if (g_str_equal (argv[1], "--version"))
    g_print ("tablemate-cli %s\n", VERSION);
  else
    {
      const TmCommand *command = find_command (argv[1]);

      if (command == NULL)
        return refuse_command (argv[1]);
      return close_output (run_command (command, argv + 1));
    }
  return close_output (TM_EXIT_DONE);
}
