/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as arguments of the judge, one a line: the game, the question, and its parameters. They are
 * refused with one line, or answered; and what was answered can be asked again as files have it, and
 * has the same outcome. */

#include "tm-cli-args.h"
#include "tm-cli-inquiry.h"
#include "tm-games.h"
#include "tm-ruling-text.h"

#include <glib/gi18n-lib.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static const TmCommand command = { .name = "judge", .usage = "GAME", .summary = "Fuzz" };

static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == TM_CLI_ERROR || error->domain == TM_PARAMS_ERROR);
  g_assert_cmpint (tm_cli_error_get_exit (error), ==, TM_EXIT_INPUT);
  g_assert_cmpstr (error->message, !=, "");
  g_assert_null (strpbrk (error->message, "\r\n"));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_text (const char *text)
{
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

/* The help ends the process. */
static gboolean
is_help (const char *arg)
{
  return g_str_has_prefix (arg, "--help")
         || (arg[0] == '-' && arg[1] != '-' && strpbrk (arg, "h?") != NULL);
}

/* A line end in a message is what was asked for, so that no argument has one. */
static GStrv
split_arguments (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GStrvBuilder) args = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  g_strdelimit (text, "\r", '\n');
  lines = g_strsplit (text, "\n", -1);
  g_strv_builder_add (args, command.name);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!is_help (lines[i]) && (*lines[i] != '\0' || lines[i + 1] != NULL))
      g_strv_builder_add (args, lines[i]);
  return g_strv_builder_end (args);
}

static char **
parse (char **args)
{
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = { TM_CLI_ENTRY_JSON (&is_json), TM_CLI_ENTRY_END };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = NULL;

  if (tm_cli_parse (&command, entries, args, &words, &error)
      && tm_cli_check_count (&command, words, 2, G_MAXUINT, &error))
    return g_steal_pointer (&words);
  check_error (error);
  return NULL;
}

static gboolean
is_outcome (GVariant *value)
{
  static const char *const types[]
      = { "b", "x", "d", "s", "ab", "ax", "ad", "as", "aax", "mv", NULL };

  return g_strv_contains (types, g_variant_get_type_string (value));
}

static void
check_ruling (const TmCliInquiry *inquiry)
{
  g_autofree char *verdict
      = tm_text_dup_string (tm_ruling_get_verdict (inquiry->ruling), inquiry->box);
  g_autofree char *text
      = tm_ruling_dup_as_text (inquiry->game, inquiry->question, inquiry->ruling, &inquiry->args);
  guint n_entries;
  const TmOutcome *outcome = tm_ruling_get_outcome (inquiry->ruling, &n_entries);

  check_text (verdict);
  check_text (text);
  g_assert_cmpuint (n_entries, >, 0);
  for (guint i = 0; i < n_entries; i++)
    {
      g_assert_true (is_outcome (outcome[i].value));
      /* Each name is there once. */
      g_assert_true (tm_ruling_find_outcome (inquiry->ruling, outcome[i].id) == outcome[i].value);
    }
}

/* Files have the situation with everything that was left out. Details may tell how much work it was,
 * which is less the second time. */
static void
check_again (const TmCliInquiry *inquiry)
{
  g_autoptr (TmBox) box = tm_question_new_box (inquiry->game);
  g_autoptr (GVariant) values = g_variant_ref_sink (tm_params_dup_variant (
      inquiry->params, inquiry->n_params, inquiry->box, tm_ruling_get_args (inquiry->ruling)));
  g_autoptr (TmRuling) again = NULL;
  g_autoptr (GError) error = NULL;
  guint n_entries, n_again;
  const TmOutcome *outcome = tm_ruling_get_outcome (inquiry->ruling, &n_entries);
  const TmOutcome *same;
  TmArgs args;

  tm_params_parse (inquiry->params, inquiry->n_params, box, values, &args, &error);
  g_assert_no_error (error);
  again = tm_question_ask (inquiry->game, inquiry->question, box, &args, &error);
  g_assert_no_error (error);
  same = tm_ruling_get_outcome (again, &n_again);
  g_assert_cmpuint (n_again, ==, n_entries);
  for (guint i = 0; i < n_entries; i++)
    {
      g_assert_cmpstr (same[i].id, ==, outcome[i].id);
      if (!outcome[i].is_detail)
        g_assert_cmpvariant (same[i].value, outcome[i].value);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static gsize is_ready;
  g_auto (GStrv) args = split_arguments (data, size);
  g_auto (GStrv) words = NULL;
  g_auto (TmCliInquiry) inquiry = { 0 };
  g_autoptr (GError) error = NULL;

  if (g_once_init_enter (&is_ready))
    {
      tm_games_register ();
      g_once_init_leave (&is_ready, 1);
    }
  words = parse (args);
  if (words == NULL)
    return 0;
  if (!tm_cli_inquiry_ask (&inquiry, words, &error))
    {
      check_error (error);
      return 0;
    }
  g_assert_no_error (error);
  check_ruling (&inquiry);
  check_again (&inquiry);
  return 0;
}
