/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"

#include <glib/gi18n-lib.h>

static void
print_json (const TmGame *const *games, guint n_games)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_games; i++)
    {
      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", games[i]->id);
      tm_cli_json_word (builder, "name", games[i]->name);
      tm_cli_json_word (builder, "tagline", games[i]->tagline);
      tm_cli_json_number (builder, "min_players", games[i]->min_seats);
      tm_cli_json_number (builder, "max_players", games[i]->max_seats);
      tm_cli_json_number (builder, "moves", games[i]->n_moves);
      tm_cli_json_number (builder, "questions", games[i]->n_questions);
      tm_cli_json_number (builder, "articles", tm_rulebook_count (games[i]));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
print_game (const TmGame *game)
{
  g_autofree char *players
      = game->min_seats == game->max_seats
            ? g_strdup_printf (ngettext ("%u player", "%u players", game->max_seats),
                               game->max_seats)
            : g_strdup_printf (ngettext ("%u to %u player", "%u to %u players", game->max_seats),
                               game->min_seats, game->max_seats);
  g_autofree char *questions = g_strdup_printf (
      ngettext ("%u question", "%u questions", game->n_questions), game->n_questions);
  guint n_articles = tm_rulebook_count (game);
  g_autofree char *articles
      = g_strdup_printf (ngettext ("%u rule article", "%u rule articles", n_articles), n_articles);

  g_print ("%s: %s\n", game->id, tm_word_get (game->name));
  if (game->tagline != NULL)
    g_print ("  %s\n", tm_word_get (game->tagline));
  /* Translators: number of players, questions, articles */
  g_print ("  ");
  g_print (_ ("%s; %s; %s"), players, questions, articles);
  g_print ("\n");
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = { TM_CLI_ENTRY_JSON (&json), TM_CLI_ENTRY_END };
  g_auto (GStrv) rest = NULL;
  const TmGame *const *games;
  guint n_games;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 0, 0, error))
    return TM_EXIT_INPUT;

  games = tm_game_list (&n_games);
  if (json)
    print_json (games, n_games);
  else
    for (guint i = 0; i < n_games; i++)
      print_game (games[i]);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_games = { "games", "", N_ ("What is on the shelf"), run };
