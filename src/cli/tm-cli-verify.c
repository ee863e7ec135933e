/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"

#include <glib/gi18n-lib.h>

static gboolean
check_seal (const TmMatchFile *file, GError **error)
{
  if (tm_match_file_has_seed (file))
    return TRUE;
  if (tm_match_file_get_seal (file) != NULL)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                 _ ("%s: seal: the seed is not told yet; accepted: the file of a finished match"),
                 tm_match_file_get_name (file));
  else
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                 _ ("%s: there is no seal; accepted: a match in which Tablemate drew"),
                 tm_match_file_get_name (file));
  return FALSE;
}

/* Whoever alters what a draw did, and not the draw, has altered it all the same. */
static gboolean
check_changes (TmMatch *match, GError **error)
{
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));

  if (tm_match_audit (match, differing) == 0)
    return TRUE;
  g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED,
               _ ("move %u: its changes are not what today’s rules make of it; “replay --audit” "
                  "tells more"),
               g_array_index (differing, guint, 0));
  return FALSE;
}

/* Plays and checks. An error that the draws do not come from the seed is the answer. */
static gboolean
verify (TmMatchFile *file, guint *n_checked, GError **error)
{
  TmPlayFlags flags = tm_match_file_has_changes (file) ? TM_PLAY_STORED : TM_PLAY_NORMAL;
  g_autoptr (TmMatch) match = tm_match_file_play (file, flags, NULL, NULL, error);

  return match != NULL && tm_match_verify (match, n_checked, error)
         && (!tm_match_file_has_changes (file) || check_changes (match, error));
}

static void
print_json (TmMatchFile *file, guint n_checked, const GError *refused)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  tm_cli_json_string (builder, "file", tm_match_file_get_name (file));
  tm_cli_json_string (builder, "game", tm_match_file_get_game (file)->id);
  tm_cli_json_string (builder, "seal", tm_match_file_get_seal (file));
  tm_cli_json_flag (builder, "verified", refused == NULL);
  tm_cli_json_number (builder, "checked", n_checked);
  tm_cli_json_string (builder, "why", refused != NULL ? refused->message : NULL);
  tm_cli_json_finish (builder);
}

static void
print_text (guint n_checked)
{
  g_print (ngettext ("%u sealed draw was checked: it comes from the seed.",
                     "%u sealed draws were checked: all of them come from the seed.", n_checked),
           n_checked);
  g_print ("\n");
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = { TM_CLI_ENTRY_JSON (&json), TM_CLI_ENTRY_END };
  g_auto (GStrv) rest = NULL;
  g_autoptr (TmMatchFile) file = NULL;
  g_autoptr (GError) refused = NULL;
  guint n_checked = 0;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, 1, error))
    return TM_EXIT_INPUT;
  file = tm_cli_load_match_file (rest[0], error);
  if (file == NULL || !check_seal (file, error))
    return TM_EXIT_INPUT;

  verify (file, &n_checked, &refused);
  if (refused == NULL || tm_cli_error_get_exit (refused) == TM_EXIT_NO)
    {
      if (json)
        print_json (file, n_checked, refused);
      else if (refused == NULL)
        print_text (n_checked);
    }
  if (refused == NULL)
    return TM_EXIT_DONE;
  g_propagate_error (error, g_steal_pointer (&refused));
  return TM_EXIT_NO;
}

const TmCommand tm_command_verify
    = { "verify", N_ ("FILE"), N_ ("Checks every sealed draw of a finished match"), run };
