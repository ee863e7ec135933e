/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"

#include <glib/gi18n-lib.h>

/* Kit */

static const char *
get_scope_id (TmScope scope)
{
  return scope == TM_EACH_SEAT ? "seat" : "shared";
}

static const char *
get_sight_id (TmSight sight)
{
  static const char *const ids[] = { "open", "owner", "hidden" };

  return ids[sight];
}

static void
begin_entry (JsonBuilder *builder, const char *id, const char *name)
{
  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "id", id);
  tm_cli_json_word (builder, "name", name);
}

static void
begin_list (JsonBuilder *builder, const char *member)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
}

static void
add_words (JsonBuilder *builder, const char *member, const TmWord *words, guint n_words)
{
  begin_list (builder, member);
  for (guint i = 0; i < n_words; i++)
    {
      begin_entry (builder, words[i].id, words[i].name);
      tm_cli_json_string (builder, "symbol", words[i].symbol);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_counters (JsonBuilder *builder, const TmKit *kit)
{
  begin_list (builder, "counters");
  for (guint i = 0; i < kit->n_counters; i++)
    {
      const TmCounterSpec *counter = &kit->counters[i];

      begin_entry (builder, counter->id, counter->name);
      tm_cli_json_string (builder, "scope", get_scope_id (counter->scope));
      tm_cli_json_number (builder, "min", counter->min);
      tm_cli_json_number (builder, "max", counter->max);
      tm_cli_json_number (builder, "start", counter->start);
      tm_cli_json_string (builder, "role", tm_role_get_id (counter->role));
      tm_cli_json_string (builder, "symbol", counter->symbol);
      tm_cli_json_flag (builder, "shown", counter->is_shown);
      tm_cli_json_flag (builder, "high_is_good", counter->high_is_good);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_zones (JsonBuilder *builder, const TmKit *kit)
{
  begin_list (builder, "zones");
  for (guint i = 0; i < kit->n_zones; i++)
    {
      begin_entry (builder, kit->zones[i].id, kit->zones[i].name);
      tm_cli_json_string (builder, "scope", get_scope_id (kit->zones[i].scope));
      tm_cli_json_string (builder, "sight", get_sight_id (kit->zones[i].sight));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_pieces (JsonBuilder *builder, const TmKit *kit)
{
  begin_list (builder, "pieces");
  for (guint i = 0; i < kit->n_pieces; i++)
    {
      const TmPieceSpec *piece = &kit->pieces[i];

      begin_entry (builder, piece->id, piece->name);
      tm_cli_json_string (builder, "scope", get_scope_id (piece->scope));
      tm_cli_json_number (builder, "count", piece->count);
      tm_cli_json_string (builder, "zone", kit->zones[piece->zone].id);
      add_words (builder, "faces", piece->faces, piece->n_faces);
      tm_cli_json_flag (builder, "own_faces", piece->has_own_faces);
      tm_cli_json_word (builder, "code_hint", piece->code_hint);
      tm_cli_json_number (builder, "marks", piece->n_marks);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_grids (JsonBuilder *builder, const TmKit *kit)
{
  begin_list (builder, "grids");
  for (guint i = 0; i < kit->n_grids; i++)
    {
      const TmGridSpec *grid = &kit->grids[i];

      begin_entry (builder, grid->id, grid->name);
      tm_cli_json_string (builder, "scope", get_scope_id (grid->scope));
      tm_cli_json_number (builder, "columns", grid->columns);
      tm_cli_json_number (builder, "rows", grid->rows);
      tm_cli_json_flag (builder, "lettered", grid->is_lettered);
      tm_cli_json_flag (builder, "small", grid->is_small);
      tm_cli_json_number (builder, "first_row", grid->first_row);
      tm_cli_json_number (builder, "first_column", grid->first_column);
      begin_list (builder, "layers");
      for (guint j = 0; j < grid->n_layers; j++)
        {
          begin_entry (builder, grid->layers[j].id, grid->layers[j].name);
          tm_cli_json_number (builder, "min", grid->layers[j].min);
          tm_cli_json_number (builder, "max", grid->layers[j].max);
          tm_cli_json_number (builder, "start", grid->layers[j].start);
          json_builder_end_object (builder);
        }
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_kit (JsonBuilder *builder, const TmKit *kit)
{
  json_builder_set_member_name (builder, "kit");
  json_builder_begin_object (builder);
  add_words (builder, "phases", kit->phases, kit->n_phases);
  add_counters (builder, kit);
  add_zones (builder, kit);
  add_pieces (builder, kit);
  add_grids (builder, kit);
  begin_list (builder, "events");
  for (guint i = 0; i < kit->n_events; i++)
    {
      begin_entry (builder, kit->events[i].id, kit->events[i].name);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* Parameters */

static const char *
get_kind_id (TmParamKind kind)
{
  static const char *const ids[] = { "flag",  "number", "choice", "seat", "face", "digits",
                                     "piece", "cell",   "text",   "link", "pair" };

  return ids[kind];
}

static const char *
get_draw_id (TmDrawKind kind)
{
  static const char *const ids[] = { "none", "seat", "faces", "order", "deal", "subset", "number" };

  return ids[kind];
}

static void
add_items (JsonBuilder *builder, const TmParam *param)
{
  tm_cli_json_number (builder, "min_items", param->min_items);
  json_builder_set_member_name (builder, "max_items");
  /* As many as there are seats. */
  if (param->max_items == 0)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, param->max_items);
}

static void
add_type (JsonBuilder *builder, const TmParam *param)
{
  switch (param->kind)
    {
    case TM_PARAM_NUMBER:
    case TM_PARAM_DIGITS:
      tm_cli_json_number (builder, "min", param->min);
      tm_cli_json_number (builder, "max", param->max);
      break;
    case TM_PARAM_CHOICE:
      add_words (builder, "values", param->words, param->n_words);
      if (param->is_sides)
        tm_cli_json_flag (builder, "sides", TRUE);
      break;
    case TM_PARAM_FACE:
      tm_cli_json_string (builder, "piece", param->piece);
      break;
    case TM_PARAM_CELL:
    case TM_PARAM_LINK:
      tm_cli_json_string (builder, "grid", param->piece);
      break;
    case TM_PARAM_PAIR:
      tm_cli_json_number (builder, "min", param->min);
      tm_cli_json_number (builder, "max", param->max);
      tm_cli_json_number (builder, "low", param->low);
      tm_cli_json_number (builder, "high", param->high);
      break;
    case TM_PARAM_TEXT:
      if (param->sketch != NULL)
        tm_cli_json_flag (builder, "board", TRUE);
      break;
    default:
      break;
    }
  if (param->is_list)
    add_items (builder, param);
}

/* The default in the type it has in files, or, where it depends on the match, as it is spelled on
 * the command line. */
static void
add_default (JsonBuilder *builder, const TmParam *param, TmBox *box)
{
  TmArgs args;

  if (param->standard == NULL)
    return;
  tm_args_init (&args);
  if (tm_param_set_text (param, 0, box, param->standard, &args, NULL))
    tm_cli_json_variant (builder, "default", tm_param_dup_variant (param, box, &args, 0));
  else
    tm_cli_json_string (builder, "default", param->standard);
}

static void
add_draw (JsonBuilder *builder, const TmParam *param)
{
  if (param->draw.kind == TM_DRAW_NONE)
    return;
  json_builder_set_member_name (builder, "draw");
  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "kind", get_draw_id (param->draw.kind));
  tm_cli_json_string (builder, "source", param->draw.source);
  json_builder_end_object (builder);
}

static void
add_param (JsonBuilder *builder, const TmParam *param, TmBox *box)
{
  g_autofree char *domain = tm_param_dup_domain (param, box);

  begin_entry (builder, param->id, param->name);
  tm_cli_json_string (builder, "type", get_kind_id (param->kind));
  tm_cli_json_flag (builder, "list", param->is_list);
  tm_cli_json_flag (builder, "optional", param->is_optional || param->standard != NULL);
  add_type (builder, param);
  if (param->none != NULL)
    tm_cli_json_string (builder, "none", param->none);
  add_default (builder, param, box);
  add_draw (builder, param);
  tm_cli_json_string (builder, "accepted", domain);
}

static void
add_params (JsonBuilder *builder, const TmParam *params, guint n_params, TmBox *box)
{
  begin_list (builder, "params");
  for (guint i = 0; i < n_params; i++)
    {
      add_param (builder, &params[i], box);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Game */

static void
add_options (JsonBuilder *builder, const TmGame *game, TmBox *box)
{
  begin_list (builder, "options");
  for (guint i = 0; i < game->n_options; i++)
    {
      const TmOptionSpec *option = &game->options[i];

      add_param (builder, &option->param, box);
      tm_cli_json_word (builder, "detail", option->detail);
      tm_cli_json_string (builder, "article", option->article);
      tm_cli_json_number (builder, "min_players", option->min_seats);
      tm_cli_json_number (builder, "max_players", option->max_seats);
      tm_cli_json_flag (builder, "display", option->is_display);
      tm_cli_json_flag (builder, "source", tm_option_is_source (option));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_move (JsonBuilder *builder, const TmMoveSpec *move, gboolean is_common, TmBox *box)
{
  begin_entry (builder, move->id, move->name);
  tm_cli_json_string (builder, "symbol", move->symbol);
  tm_cli_json_flag (builder, "common", is_common);
  add_params (builder, move->params, move->n_params, box);
  json_builder_end_object (builder);
}

static void
add_moves (JsonBuilder *builder, const TmGame *game, TmBox *box)
{
  begin_list (builder, "moves");
  for (guint i = 0; i < game->n_moves; i++)
    add_move (builder, &game->moves[i], FALSE, box);
  add_move (builder, tm_game_get_move (game, TM_MOVE_ADJUST), TRUE, box);
  add_move (builder, tm_game_get_move (game, TM_MOVE_HOUSE_RULE), TRUE, box);
  json_builder_end_array (builder);
}

static void
add_questions (JsonBuilder *builder, const TmGame *game, TmBox *box)
{
  begin_list (builder, "questions");
  for (guint i = 0; i < game->n_questions; i++)
    {
      guint n_params;
      const TmParam *params = tm_question_get_params (game, i, &n_params);

      begin_entry (builder, game->questions[i].id, game->questions[i].title);
      tm_cli_json_word (builder, "prompt", game->questions[i].prompt);
      tm_cli_json_string (builder, "symbol", game->questions[i].symbol);
      add_params (builder, params, n_params, box);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_articles (JsonBuilder *builder, const TmGame *game)
{
  begin_list (builder, "articles");
  for (guint i = 0; i < tm_rulebook_count (game); i++)
    {
      const TmArticle *article = tm_rulebook_get (game, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", article->id);
      tm_cli_json_word (builder, "group", article->group);
      tm_cli_json_word (builder, "title", article->title);
      tm_cli_json_word (builder, "cite", article->cite);
      tm_cli_json_word (builder, "body", article->body);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (const TmGame *game, TmBox *box)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  tm_cli_json_string (builder, "id", game->id);
  tm_cli_json_word (builder, "name", game->name);
  tm_cli_json_word (builder, "tagline", game->tagline);
  tm_cli_json_number (builder, "min_players", game->min_seats);
  tm_cli_json_number (builder, "max_players", game->max_seats);
  add_kit (builder, game->kit);
  add_options (builder, game, box);
  add_moves (builder, game, box);
  add_questions (builder, game, box);
  add_articles (builder, game);
  tm_cli_json_finish (builder);
}

/* For people */

static void
print_param (const TmParam *param, TmBox *box)
{
  g_autofree char *domain = tm_param_dup_domain (param, box);
  gboolean is_optional = param->is_optional || param->standard != NULL;

  g_print ("    %s%s%s: %s. ", is_optional ? "[" : "", param->id, is_optional ? "]" : "",
           tm_word_get (param->name));
  if (param->standard != NULL)
    /* Translators: what a parameter accepts, and its default */
    g_print (_ ("Accepted: %s; default: %s"), domain,
             *param->standard != '\0' ? param->standard : _ ("an empty list"));
  else
    /* Translators: what a parameter accepts */
    g_print (_ ("Accepted: %s"), domain);
  g_print ("\n");
}

static void
print_kit (const TmKit *kit)
{
  tm_cli_print_heading (_ ("In the box"));
  for (guint i = 0; i < kit->n_pieces; i++)
    {
      const TmPieceSpec *piece = &kit->pieces[i];

      g_print ("  %s (%s): %u", tm_word_get (piece->name), piece->id, piece->count);
      g_print ("%s\n", piece->scope == TM_EACH_SEAT ? _ (", for each player") : "");
    }
  tm_cli_print_heading (_ ("Counters"));
  for (guint i = 0; i < kit->n_counters; i++)
    {
      const TmCounterSpec *counter = &kit->counters[i];

      g_print ("  %s (%s): %d … %d", tm_word_get (counter->name), counter->id, counter->min,
               counter->max);
      g_print ("%s\n", counter->scope == TM_EACH_SEAT ? _ (", for each player") : "");
    }
  tm_cli_print_heading (_ ("Places"));
  for (guint i = 0; i < kit->n_zones; i++)
    g_print ("  %s (%s)\n", tm_word_get (kit->zones[i].name), kit->zones[i].id);
  for (guint i = 0; i < kit->n_grids; i++)
    g_print ("  %s (%s): %u × %u\n", tm_word_get (kit->grids[i].name), kit->grids[i].id,
             kit->grids[i].columns, kit->grids[i].rows);
}

static void
print_text (const TmGame *game, TmBox *box)
{
  g_print ("%s (%s)\n", tm_word_get (game->name), game->id);
  if (game->tagline != NULL)
    g_print ("%s\n", tm_word_get (game->tagline));
  print_kit (game->kit);

  tm_cli_print_heading (_ ("Options"));
  for (guint i = 0; i < game->n_options; i++)
    print_param (&game->options[i].param, box);
  tm_cli_print_heading (_ ("Moves"));
  for (guint i = 0; i < game->n_moves; i++)
    {
      g_print ("  %s: %s\n", game->moves[i].id, tm_word_get (game->moves[i].name));
      for (guint j = 0; j < game->moves[i].n_params; j++)
        print_param (&game->moves[i].params[j], box);
    }
  tm_cli_print_heading (_ ("Questions"));
  for (guint i = 0; i < game->n_questions; i++)
    {
      guint n_params;
      const TmParam *params = tm_question_get_params (game, i, &n_params);

      g_print ("  %s: %s\n", game->questions[i].id, tm_word_get (game->questions[i].prompt));
      for (guint j = 0; j < n_params; j++)
        print_param (&params[j], box);
    }
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = { TM_CLI_ENTRY_JSON (&json), TM_CLI_ENTRY_END };
  g_auto (GStrv) rest = NULL;
  g_autoptr (TmBox) box = NULL;
  const TmGame *game;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, 1, error))
    return TM_EXIT_INPUT;
  game = tm_cli_find_game (rest[0], error);
  if (game == NULL)
    return TM_EXIT_INPUT;
  box = tm_box_new (game, game->max_seats, error);
  if (box == NULL)
    return TM_EXIT_INPUT;

  if (json)
    print_json (game, box);
  else
    print_text (game, box);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_describe
    = { "describe", N_ ("GAME"),
        N_ ("What a game consists of, what can happen in it, what can be asked"), run };
