/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-invariants.h"
#include "tm-cli-json.h"
#include "tm-play.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#define MAX_MATCHES 10000000
#define ANY G_MININT
#define MAX_MOVES 1000000
/* Far more than a match of any game with an end needs; the free-form table has none. */
#define USUAL_MOVES 2000
/* All checks are made on the first matches, and then on one in so many. */
#define FULLY_CHECKED 10
#define CHECK_EVERY 100

typedef struct
{
  const TmGame *game;
  gint64 n_matches;
  gint64 max_moves;
  int players;
  TmRandom random;
  char **values;
  char *output;

  guint64 n_moves;
  guint64 n_played;
  guint64 n_fully_checked;
  guint64 longest;
  guint64 endings[TM_ENDING_NOBODY + 1];
  gint64 playing_time;
  gint64 checking_time;

  TmMatch *broken;
  GError *why;
} Simulation;

static void
simulation_clear (Simulation *self)
{
  g_clear_object (&self->broken);
  g_clear_error (&self->why);
  g_clear_pointer (&self->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Simulation, simulation_clear)

/* Playing */

static TmBox *
make_box (Simulation *self, GError **error)
{
  const TmGame *game = self->game;
  guint spread = game->max_seats - game->min_seats + 1;
  guint n_seats = self->players != ANY ? (guint) self->players
                                       : game->min_seats + tm_random_below (&self->random, spread);
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, error);

  for (guint i = 0; box != NULL && self->values[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      const char *value;

      if (!tm_cli_split (self->values[i], &name, &value, error)
          || !tm_box_set_option_from_text (box, name, value, error))
        return NULL;
    }
  return g_steal_pointer (&box);
}

/* Plays to the end, and looks after every move whether the table still makes sense. */
static gboolean
play (Simulation *self, TmMatch *match, TmPlayer *player, GError **error)
{
  const TmTable *table = tm_match_get_table (match);
  guint64 n_moves = 0;
  gboolean is_sound = TRUE;
  TmMove move;

  while (n_moves < (guint64) self->max_moves)
    {
      gint64 start = g_get_monotonic_time ();
      gint64 middle;
      gboolean goes_on
          = tm_player_choose (player, table, &move) && tm_match_record (match, &move, NULL, error);

      middle = g_get_monotonic_time ();
      self->playing_time += middle - start;
      if (!goes_on)
        break;
      n_moves++;
      is_sound = self->game->check == NULL || self->game->check (table, error);
      self->checking_time += g_get_monotonic_time () - middle;
      if (!is_sound)
        break;
    }
  self->n_moves += n_moves;
  self->longest = MAX (self->longest, n_moves);
  return is_sound && (error == NULL || *error == NULL);
}

static gboolean
finish (Simulation *self, TmMatch *match, GError **error)
{
  TmResult result;
  gint64 start = g_get_monotonic_time ();
  gboolean is_sound = TRUE;

  tm_match_get_result (match, &result);
  self->endings[result.ending]++;
  if (self->n_played < FULLY_CHECKED || self->n_played % CHECK_EVERY == 0)
    {
      self->n_fully_checked++;
      is_sound = tm_cli_check_invariants (match, error);
    }
  self->checking_time += g_get_monotonic_time () - start;
  return is_sound;
}

/* FALSE with `why` set: an invariant is broken; FALSE with an error: it could not be played. */
static gboolean
simulate_match (Simulation *self, GError **error)
{
  guint64 seed = (guint64) tm_random_below (&self->random, G_MAXUINT32) << 32
                 | tm_random_below (&self->random, G_MAXUINT32);
  g_autoptr (TmBox) box = make_box (self, error);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmPlayer) player = NULL;

  if (box == NULL)
    return FALSE;
  match = tm_match_new (box);
  player = tm_player_new (box, seed);
  if (!play (self, match, player, &self->why) || !finish (self, match, &self->why))
    {
      self->broken = g_steal_pointer (&match);
      return FALSE;
    }
  self->n_played++;
  return TRUE;
}

static gboolean
simulate (Simulation *self, GError **error)
{
  for (gint64 i = 0; i < self->n_matches; i++)
    {
      /* Each match depends on the seed and its number alone. */
      tm_random_begin_draw (&self->random, i + 1);
      if (!simulate_match (self, error))
        return self->why != NULL;
    }
  return TRUE;
}

/* Results */

static double
get_speed (const Simulation *self)
{
  return self->playing_time > 0 ? self->n_moves / (self->playing_time / 1e6) : 0;
}

static void
add_broken (JsonBuilder *builder, const Simulation *self)
{
  json_builder_set_member_name (builder, "broken");
  if (self->why == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  tm_cli_json_number (builder, "number", self->n_played + 1);
  tm_cli_json_string (builder, "why", self->why->message);
  json_builder_set_member_name (builder, "match");
  {
    g_autofree char *text = tm_match_file_dup_text (self->broken, NULL, TM_WRITE_JOURNAL);
    json_builder_add_value (builder, json_from_string (text, NULL));
  }
  json_builder_end_object (builder);
}

static void
print_json (const Simulation *self)
{
  JsonBuilder *builder = tm_cli_json_begin ();
  g_autofree char *seed = tm_random_dup_seed_hex (&self->random);

  tm_cli_json_string (builder, "game", self->game->id);
  tm_cli_json_string (builder, "seed", seed);
  tm_cli_json_number (builder, "matches", self->n_played);
  tm_cli_json_number (builder, "moves", self->n_moves);
  tm_cli_json_number (builder, "longest", self->longest);
  tm_cli_json_number (builder, "fully_checked", self->n_fully_checked);
  tm_cli_json_real (builder, "moves_per_second", get_speed (self));
  tm_cli_json_real (builder, "seconds_playing", self->playing_time / 1e6);
  tm_cli_json_real (builder, "seconds_checking", self->checking_time / 1e6);
  json_builder_set_member_name (builder, "endings");
  json_builder_begin_object (builder);
  tm_cli_json_number (builder, "open", self->endings[TM_ENDING_OPEN]);
  tm_cli_json_number (builder, "won", self->endings[TM_ENDING_WON]);
  tm_cli_json_number (builder, "nobody", self->endings[TM_ENDING_NOBODY]);
  json_builder_end_object (builder);
  add_broken (builder, self);
  tm_cli_json_finish (builder);
}

static void
print_number (const char *name, guint64 number)
{
  g_print ("%s: %" G_GUINT64_FORMAT "\n", name, number);
}

static void
print_text (const Simulation *self)
{
  g_autofree char *seed = tm_random_dup_seed_hex (&self->random);

  print_number (_ ("Matches"), self->n_played);
  print_number (_ ("Moves"), self->n_moves);
  print_number (_ ("Moves per second"), (guint64) get_speed (self));
  print_number (_ ("Moves of the longest match"), self->longest);
  print_number (_ ("Won by somebody"), self->endings[TM_ENDING_WON]);
  print_number (_ ("Won by nobody"), self->endings[TM_ENDING_NOBODY]);
  print_number (_ ("Left without an end"), self->endings[TM_ENDING_OPEN]);
  print_number (_ ("Checked from end to end"), self->n_fully_checked);
  g_print (_ ("Seed: %s"), seed);
  g_print ("\n");
  if (self->broken != NULL && self->output == NULL)
    {
      g_autofree char *text = tm_match_file_dup_text (self->broken, NULL, TM_WRITE_JOURNAL);
      fputs (text, stdout);
    }
}

static gboolean
report (Simulation *self, gboolean json, GError **error)
{
  g_autofree char *number = NULL;

  if (self->broken != NULL && self->output != NULL
      && !tm_match_file_write (self->broken, NULL, self->output, TM_WRITE_JOURNAL, error))
    return FALSE;
  if (json)
    print_json (self);
  else
    print_text (self);
  if (self->why == NULL)
    return TRUE;
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->n_played + 1);
  g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_IMPOSSIBLE, _ ("match %s: %s"), number,
               self->why->message);
  return FALSE;
}

static gboolean
begin (Simulation *self, const char *seed, GError **error)
{
  g_autoptr (TmBox) box = NULL;

  if (seed != NULL ? !tm_random_init_from_hex (&self->random, seed, "", error)
                   : !tm_random_init_fresh (&self->random, "", error))
    return FALSE;
  /* Wrong options are told before anything is played. */
  tm_random_begin_draw (&self->random, 1);
  box = make_box (self, error);
  return box != NULL;
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Simulation) simulation = { .max_moves = USUAL_MOVES, .players = ANY };
  gboolean json = FALSE;
  g_autofree char *seed = NULL;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&json),
    { "matches", 'n', 0, G_OPTION_ARG_INT64, &simulation.n_matches, N_ ("How many matches"),
      N_ ("N") },
    { "players", 'p', 0, G_OPTION_ARG_INT, &simulation.players,
      N_ ("How many play; otherwise any number that the game allows"), N_ ("N") },
    { "max-moves", 'm', 0, G_OPTION_ARG_INT64, &simulation.max_moves,
      N_ ("Leave a match after so many moves; 2000 unless told"), N_ ("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed,
      N_ ("Play what this seed gives, 64 hexadecimal digits"), N_ ("HEX") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &simulation.output,
      N_ ("Write the match that breaks an invariant into this file"), N_ ("FILE") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, G_MAXUINT, error)
      || !tm_cli_check_number ("--matches", simulation.n_matches, 1, MAX_MATCHES, error)
      || !tm_cli_check_number ("--max-moves", simulation.max_moves, 1, MAX_MOVES, error))
    return TM_EXIT_INPUT;
  simulation.game = tm_cli_find_game (rest[0], error);
  simulation.values = rest + 1;
  if (simulation.game == NULL
      || (simulation.players != ANY
          && !tm_cli_check_number ("--players", simulation.players, simulation.game->min_seats,
                                   simulation.game->max_seats, error))
      || !begin (&simulation, seed, error) || !simulate (&simulation, error))
    return TM_EXIT_INPUT;
  return report (&simulation, json, error) ? TM_EXIT_DONE : TM_EXIT_NO;
}

const TmCommand tm_command_simulate
    = { "simulate", N_ ("GAME --matches N [option=value…]"),
        N_ ("Plays legal moves at random and looks for faults"), run };
