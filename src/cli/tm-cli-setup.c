/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-table.h"
#include "tm-cli-text.h"
#include "tm-play.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A match that is being set up: its first move is what the set-up comes to. */
#define NOT_SAID G_MININT

typedef struct
{
  const TmGame *game;
  TmBox *box;
  guint8 seed[TM_RANDOM_SEED_SIZE];
  TmMatch *match;
  TmOffers *offers;
  TmMove move;
  guint32 chosen;
  TmResolution *resolution;
} Setup;

static void
setup_clear (Setup *self)
{
  g_clear_pointer (&self->resolution, tm_resolution_free);
  g_clear_pointer (&self->offers, tm_offers_free);
  g_clear_object (&self->match);
  g_clear_pointer (&self->box, tm_box_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Setup, setup_clear)

/* Options */

static gboolean
prefer_app (Setup *self, GError **error)
{
  for (guint i = 0; i < self->game->n_options; i++)
    if (tm_option_is_source (&self->game->options[i])
        && !tm_box_set_option_from_text (self->box, self->game->options[i].param.id, "app", error))
      return FALSE;
  return TRUE;
}

/* Options first: they decide what the first move asks for. What is no option is left for it, as is
 * "begin.heroes", which tells a parameter of the move from an option of the same name. */
static gboolean
set_options (Setup *self, char **values, GPtrArray *others, GError **error)
{
  for (guint i = 0; values[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      const char *value;

      if (!tm_cli_split (values[i], &name, &value, error))
        return FALSE;
      if (tm_game_find_option (self->game, name) < 0)
        g_ptr_array_add (others, values[i]);
      else if (!tm_box_set_option_from_text (self->box, name, value, error))
        return FALSE;
    }
  return TRUE;
}

/* First move */

static const TmOffer *
find_first_move (Setup *self, GError **error)
{
  int primary;

  self->offers = tm_offers_new ();
  tm_offers_collect (self->offers, tm_match_get_table (self->match));
  primary = tm_offers_get_primary (self->offers);
  if (primary >= 0)
    return tm_offers_get (self->offers, primary);
  if (tm_offers_get_n (self->offers) > 0)
    return tm_offers_get (self->offers, 0);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s needs no set-up"), self->game->id);
  return NULL;
}

static gboolean
refuse_value (Setup *self, const TmMoveSpec *spec, const char *name, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < self->game->n_options; i++)
    g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "",
                            self->game->options[i].param.id);
  for (guint i = 0; i < spec->n_params; i++)
    g_string_append_printf (known, ", %s.%s", spec->id, spec->params[i].id);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“%s” is neither an option of %s nor a part of its set-up; accepted: %s"), name,
               self->game->id, known->str);
  return FALSE;
}

/* The name without the move that it may bear in front. */
static const char *
get_param_id (const TmMoveSpec *spec, const char *name)
{
  gsize length = strlen (spec->id);

  return g_str_has_prefix (name, spec->id) && name[length] == '.' ? name + length + 1 : name;
}

static gboolean
set_params (Setup *self, const TmMoveSpec *spec, GPtrArray *values, GError **error)
{
  for (guint i = 0; i < values->len; i++)
    {
      g_autofree char *name = NULL;
      const char *value;
      int param;

      if (!tm_cli_split (g_ptr_array_index (values, i), &name, &value, error))
        return FALSE;
      param = tm_params_find (spec->params, spec->n_params, get_param_id (spec, name));
      if (param < 0)
        return refuse_value (self, spec, name, error);
      if (!tm_param_set_text (spec->params, param, self->box, value, &self->move.args, error))
        return FALSE;
    }
  return TRUE;
}

/* What the players would decide, and what lies on the table, is chosen at random as well, but is
 * no sealed draw. */
static gboolean
choose_missing (Setup *self, const TmOffer *offer, const TmMoveSpec *spec)
{
  const TmTable *table = tm_match_get_table (self->match);
  guint64 number;
  g_autoptr (TmPlayer) player = NULL;
  TmMove complete = self->move;

  memcpy (&number, self->seed, sizeof number);
  player = tm_player_new (self->box, GUINT64_FROM_BE (number));
  if (!tm_player_complete (player, table, &complete))
    return FALSE;
  self->chosen = tm_offer_get_missing (offer, table);
  for (guint i = 0; i < spec->n_params; i++)
    {
      guint n_values;
      const gint32 *values = tm_args_get_list (&complete.args, i, &n_values);

      if (!tm_args_has (&self->move.args, i) && self->chosen & 1u << i
          && tm_args_has (&complete.args, i))
        tm_args_set_list (&self->move.args, i, values, n_values);
    }
  return TRUE;
}

static gboolean
record_first_move (Setup *self, GPtrArray *values, GError **error)
{
  const TmOffer *offer = find_first_move (self, error);
  const TmMoveSpec *spec;

  if (offer == NULL)
    return FALSE;
  spec = tm_game_get_move (self->game, offer->move);
  self->move.kind = offer->move;
  self->move.source = TM_SOURCE_APP;
  self->move.note = -1;
  tm_offer_fill (offer, &self->move.args);
  if (!set_params (self, spec, values, error))
    return FALSE;
  /* If what was given cannot be completed, recording says why. */
  choose_missing (self, offer, spec);

  self->resolution = tm_resolution_new (self->box);
  if (!tm_match_record (self->match, &self->move, self->resolution, error))
    return FALSE;
  tm_match_get_move (self->match, 1, &self->move);
  return TRUE;
}

static gboolean
make (Setup *self, guint n_players, const char *seed, char **values, GError **error)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  self->box = tm_box_new (self->game, n_players, error);
  if (self->box == NULL || !prefer_app (self, error) || !set_options (self, values, others, error)
      || !tm_cli_get_seed (seed, self->seed, error))
    return FALSE;
  self->match = tm_match_new_sealed (self->box, self->seed, "");
  return record_first_move (self, others, error);
}

/* Printing */

static void
print_json (Setup *self)
{
  JsonBuilder *builder = tm_cli_json_begin ();
  const TmMoveSpec *spec = tm_game_get_move (self->game, self->move.kind);
  const TmRandom *random = tm_match_get_random (self->match);
  g_autofree char *seal = tm_random_dup_seal (random);
  g_autofree char *seed = tm_random_dup_seed_hex (random);
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (self->resolution, &n_findings);

  tm_cli_json_string (builder, "game", self->game->id);
  tm_cli_json_number (builder, "players", tm_box_get_n_seats (self->box));
  tm_cli_json_variant (builder, "options", tm_box_dup_options (self->box));
  json_builder_set_member_name (builder, "seal");
  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "hash", seal);
  tm_cli_json_string (builder, "entropy", tm_match_get_entropy (self->match));
  tm_cli_json_string (builder, "seed", seed);
  json_builder_end_object (builder);
  tm_cli_json_string (builder, "kind", spec->id);
  tm_cli_json_variant (
      builder, "params",
      tm_params_dup_variant (spec->params, spec->n_params, self->box, &self->move.args));
  tm_cli_json_string (builder, "by", self->move.source == TM_SOURCE_APP ? "app" : "table");
  tm_cli_json_findings (builder, findings, n_findings, self->box);
  tm_cli_json_table (builder, tm_match_get_table (self->match), TM_NO_SEAT);
  tm_cli_json_finish (builder);
}

static void
print_text (Setup *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const TmMoveSpec *spec = tm_game_get_move (self->game, self->move.kind);
  const TmRandom *random = tm_match_get_random (self->match);
  g_autofree char *seal = tm_random_dup_seal (random);
  g_autofree char *seed = tm_random_dup_seed_hex (random);
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (self->resolution, &n_findings);

  g_print ("%s: %s\n", tm_word_get (self->game->name), tm_word_get (spec->name));
  for (guint i = 0; i < spec->n_params; i++)
    if (tm_args_has (&self->move.args, i))
      {
        g_autoptr (GVariant) value = g_variant_take_ref (
            tm_param_dup_variant (&spec->params[i], self->box, &self->move.args, i));
        g_autofree char *spelling = tm_cli_dup_spelling (value);

        g_print ("  %s: %s=%s\n", tm_word_get (spec->params[i].name), spec->params[i].id, spelling);
      }
  for (guint i = 0; i < n_findings; i++)
    tm_cli_append_finding (text, &findings[i], self->box, "  ");
  g_print ("%s\n", text->str);
  tm_cli_print_scene (tm_match_get_table (self->match), TM_NO_SEAT);
  g_print ("\n");
  /* Translators: a SHA-256 hash in hexadecimal */
  g_print (_ ("Seal: %s"), seal);
  g_print ("\n");
  g_print (_ ("Seed: %s"), seed);
  g_print ("\n");
}

static gboolean
check_players (const TmGame *game, int players, GError **error)
{
  g_autofree char *domain = NULL;

  if (players != NOT_SAID)
    return tm_cli_check_number ("--players", players, game->min_seats, game->max_seats, error);
  domain = g_strdup_printf (_ ("a number from %d to %d"), (int) game->min_seats,
                            (int) game->max_seats);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s is missing; accepted is %s"),
               "--players", domain);
  return FALSE;
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Setup) setup = { 0 };
  gboolean json = FALSE;
  int players = NOT_SAID;
  g_autofree char *seed = NULL;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&json),
    { "players", 'p', 0, G_OPTION_ARG_INT, &players, N_ ("How many play"), N_ ("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed,
      N_ ("Draw what this seed gives, 64 hexadecimal digits"), N_ ("HEX") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write the match that begins so into a file"), N_ ("FILE") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, G_MAXUINT, error))
    return TM_EXIT_INPUT;
  setup.game = tm_cli_find_game (rest[0], error);
  if (setup.game == NULL || !check_players (setup.game, players, error)
      || !make (&setup, players, seed, rest + 1, error))
    return TM_EXIT_INPUT;
  if (output != NULL
      && !tm_match_file_write (setup.match, NULL, output, TM_WRITE_JOURNAL | TM_WRITE_SEED, error))
    return TM_EXIT_FILE;

  if (json)
    print_json (&setup);
  else
    print_text (&setup);
  return TM_EXIT_DONE;
}

const TmCommand tm_command_setup
    = { "setup", N_ ("GAME --players N [option=value…]"), N_ ("Sets a game up at random"), run };
