/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-history.h"

#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"
#include "tm-statistics.h"

#include <glib/gi18n-lib.h>

/* What the finished matches of an archive say: about all games, one game, or one person. */

static const char *
get_game_name (const char *id)
{
  const TmGame *game = tm_game_find (id);

  return game != NULL ? tm_word_get (game->name) : id;
}

static const char *
get_name (const char *game, const char *title)
{
  return *title != '\0' ? title : get_game_name (game);
}

/* JSON */

static void
add_time (JsonBuilder *builder, const char *member, gint64 time)
{
  g_autofree char *spelled = tm_cli_history_dup_time (time);

  tm_cli_json_string (builder, member, spelled);
}

static void
add_spread (JsonBuilder *builder, const char *member, const TmSpread *spread)
{
  json_builder_set_member_name (builder, member);
  if (spread->n == 0)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  tm_cli_json_number (builder, "n", spread->n);
  tm_cli_json_number (builder, "least", spread->least);
  tm_cli_json_number (builder, "lower", spread->lower);
  tm_cli_json_number (builder, "median", spread->median);
  tm_cli_json_number (builder, "upper", spread->upper);
  tm_cli_json_number (builder, "most", spread->most);
  tm_cli_json_real (builder, "mean", spread->mean);
  json_builder_end_object (builder);
}

static void
add_counts (JsonBuilder *builder,
            const char *member,
            const GArray *counts,
            const char *key,
            gboolean with_wins)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < counts->len; i++)
    {
      const TmCount *count = &g_array_index (counts, TmCount, i);

      json_builder_begin_object (builder);
      if (key != NULL)
        tm_cli_json_number (builder, key, count->key);
      tm_cli_json_number (builder, "seats", count->size);
      tm_cli_json_number (builder, "matches", count->n);
      if (with_wins)
        tm_cli_json_number (builder, "wins", count->wins);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_people (JsonBuilder *builder, GPtrArray *people)
{
  json_builder_set_member_name (builder, "people");
  json_builder_begin_array (builder);
  for (guint i = 0; i < people->len; i++)
    {
      const TmGamePerson *person = g_ptr_array_index (people, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", person->uuid);
      tm_cli_json_string (builder, "name", person->name);
      tm_cli_json_number (builder, "matches", person->plays);
      tm_cli_json_number (builder, "wins", person->wins);
      add_spread (builder, "scores", &person->scores);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_options (JsonBuilder *builder, GPtrArray *options)
{
  json_builder_set_member_name (builder, "options");
  json_builder_begin_array (builder);
  for (guint i = 0; i < options->len; i++)
    {
      const TmOptionCount *count = g_ptr_array_index (options, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "option", count->option);
      tm_cli_json_string (builder, "value", count->value);
      tm_cli_json_number (builder, "matches", count->n);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* For people */

static void
print_spread (const char *name, const TmSpread *spread)
{
  if (spread->n > 0)
    /* Translators: scores, or minutes; the median; the range of the middle half; the smallest and
     * the largest */
    g_print (_ ("  %s: median %d, half of them from %d to %d, all from %d to %d\n"), name,
             spread->median, spread->lower, spread->upper, spread->least, spread->most);
}

static void
print_wins (const char *name, guint plays, guint wins)
{
  double low, high;

  tm_luck_find_interval (wins, plays, 1 - TM_LUCK_CONFIDENCE, &low, &high);
  /* Translators: a name; so many of so many matches were won; the range in which the chance of
   * winning lies, in percent */
  g_print (ngettext ("  %s: %u of %u match won (%.0f–%.0f %%)\n",
                     "  %s: %u of %u matches won (%.0f–%.0f %%)\n", plays),
           name, wins, plays, low * 100, high * 100);
}

/* All games */

static TmExit
show_all (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  g_autoptr (GPtrArray) games = tm_statistics_list_games (database, error);
  JsonBuilder *builder;

  if (games == NULL)
    return TM_EXIT_FILE;
  if (!options->json)
    {
      for (guint i = 0; i < games->len; i++)
        {
          const TmPlayedGame *game = g_ptr_array_index (games, i);
          g_print (ngettext ("%s: %u match", "%s: %u matches", game->plays),
                   get_name (game->game, game->title), game->plays);
          g_print ("\n");
        }
      return TM_EXIT_DONE;
    }
  builder = tm_cli_json_begin ();
  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);
  for (guint i = 0; i < games->len; i++)
    {
      const TmPlayedGame *game = g_ptr_array_index (games, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "game", game->game);
      tm_cli_json_string (builder, "title", *game->title != '\0' ? game->title : NULL);
      tm_cli_json_number (builder, "matches", game->plays);
      add_time (builder, "last", game->last);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
  return TM_EXIT_DONE;
}

/* One game */

typedef struct
{
  const TmHistoryOptions *options;
  TmGameStatistics *statistics;
  TmLuck *luck;
  GPtrArray *names;
} Game;

static void
game_clear (Game *self)
{
  g_clear_pointer (&self->statistics, tm_game_statistics_free);
  g_clear_pointer (&self->luck, tm_luck_free);
  g_clear_pointer (&self->names, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, game_clear)

static gboolean
read_luck (TmDatabase *database, Game *self, GError **error)
{
  const TmCliLuck *asked = &self->options->luck;
  GPtrArray *people = asked->by_seat ? self->statistics->people : NULL;
  g_autoptr (GArray) falls = NULL;

  if (!asked->is_wanted && !asked->by_seat)
    return TRUE;
  falls = tm_statistics_list_falls (database, self->options->game, people, error);
  if (falls == NULL)
    return FALSE;
  self->luck = tm_luck_new_from_counts (tm_game_find (self->options->game),
                                        (const TmLuckCount *) (gpointer) falls->data, falls->len,
                                        people != NULL ? people->len : 0);
  self->names = g_ptr_array_new ();
  for (guint i = 0; people != NULL && i < people->len; i++)
    g_ptr_array_add (self->names, ((TmGamePerson *) g_ptr_array_index (people, i))->name);
  g_ptr_array_add (self->names, NULL);
  return TRUE;
}

static const char *const *
get_names (const Game *self)
{
  return self->names != NULL ? (const char *const *) self->names->pdata : NULL;
}

static void
print_game_json (const Game *self)
{
  const TmGameStatistics *statistics = self->statistics;
  JsonBuilder *builder = tm_cli_json_begin ();

  tm_cli_json_string (builder, "game", self->options->game);
  tm_cli_json_string (builder, "title", self->options->title);
  tm_cli_json_number (builder, "matches", statistics->plays);
  add_counts (builder, "sizes", statistics->sizes, NULL, FALSE);
  add_counts (builder, "order", statistics->seats, "seat", TRUE);
  add_counts (builder, "lengths", statistics->lengths, "minutes", FALSE);
  add_spread (builder, "length", &statistics->length);
  add_counts (builder, "points", statistics->scores, "score", FALSE);
  add_spread (builder, "scores", &statistics->score);
  add_people (builder, statistics->people);
  add_options (builder, statistics->options);
  tm_cli_json_luck_of_many (builder, self->luck, get_names (self));
  tm_cli_json_finish (builder);
}

static void
print_game (const Game *self)
{
  const TmGameStatistics *statistics = self->statistics;
  const char *title = self->options->title;

  tm_cli_print_heading (get_name (self->options->game, title != NULL ? title : ""));
  g_print (ngettext ("  %u finished match\n", "  %u finished matches\n", statistics->plays),
           statistics->plays);
  print_spread (_ ("Scores"), &statistics->score);
  print_spread (_ ("Minutes"), &statistics->length);
  for (guint i = 0; i < statistics->seats->len; i++)
    {
      const TmCount *count = &g_array_index (statistics->seats, TmCount, i);
      /* Translators: first number: a place in the order of play; second: how many play */
      g_autofree char *name = g_strdup_printf (_ ("Seat %d of %u"), count->key + 1, count->size);
      print_wins (name, count->n, count->wins);
    }
  for (guint i = 0; i < statistics->people->len; i++)
    {
      const TmGamePerson *person = g_ptr_array_index (statistics->people, i);
      print_wins (person->name, person->plays, person->wins);
    }
  if (self->luck != NULL)
    tm_cli_print_luck_of_many (self->luck, get_names (self));
}

static TmExit
show_game (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  g_auto (Game) self = { .options = options };

  self.statistics = tm_statistics_read_game (database, options->game, options->title, error);
  if (self.statistics == NULL || !read_luck (database, &self, error))
    return TM_EXIT_FILE;
  if (options->json)
    print_game_json (&self);
  else
    print_game (&self);
  return TM_EXIT_DONE;
}

/* One person */

static void
print_person_json (const char *uuid, GPtrArray *games)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  tm_cli_json_string (builder, "player", uuid);
  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);
  for (guint i = 0; i < games->len; i++)
    {
      const TmPersonGame *game = g_ptr_array_index (games, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "game", game->game);
      tm_cli_json_string (builder, "title", *game->title != '\0' ? game->title : NULL);
      tm_cli_json_string (builder, "how", tm_how_get_id (game->how));
      tm_cli_json_number (builder, "matches", game->plays);
      tm_cli_json_number (builder, "wins", game->wins);
      add_time (builder, "last", game->last);
      add_spread (builder, "scores", &game->scores);
      json_builder_set_member_name (builder, "best");
      if (game->scores.n > 0)
        json_builder_add_int_value (builder, game->best);
      else
        json_builder_add_null_value (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

static void
print_person (const char *name, GPtrArray *games)
{
  tm_cli_print_heading (name);
  for (guint i = 0; i < games->len; i++)
    {
      const TmPersonGame *game = g_ptr_array_index (games, i);

      print_wins (get_name (game->game, game->title), game->plays, game->wins);
      print_spread (_ ("Scores"), &game->scores);
      if (game->scores.n > 0)
        g_print (_ ("  Best: %d\n"), game->best);
    }
}

static TmExit
show_person (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *uuid = tm_cli_history_find_player (database, options->player, &name, error);
  g_autoptr (GPtrArray) games = NULL;

  if (uuid == NULL)
    return TM_EXIT_INPUT;
  games = tm_statistics_read_person (database, uuid, error);
  if (games == NULL)
    return TM_EXIT_FILE;
  if (options->json)
    print_person_json (uuid, games);
  else
    print_person (name, games);
  return TM_EXIT_DONE;
}

/**
 * tm_cli_history_find_player:
 * @database: an archive
 * @word: a name or an identifier
 * @name: (out) (optional): the player's name
 * @error: return location for an error
 *
 * Finds a person of the roster.
 *
 * Returns: (transfer full) (nullable): the identifier; %NULL if there is nobody of that name
 */
char *
tm_cli_history_find_player (TmDatabase *database, const char *word, char **name, GError **error)
{
  g_autoptr (GPtrArray) people = tm_roster_list (database, error);

  for (guint i = 0; people != NULL && i < people->len; i++)
    {
      const TmPlayerInfo *person = g_ptr_array_index (people, i);

      if (!g_str_equal (person->name, word) && !g_str_equal (person->uuid, word))
        continue;
      if (name != NULL)
        *name = g_strdup (person->name);
      return g_strdup (person->uuid);
    }
  if (people != NULL)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                 _ ("there is nobody called “%s”; accepted: a name that “people list” shows"),
                 word);
  return NULL;
}

/**
 * tm_cli_history_stats:
 * @database: an archive
 * @options: what was asked
 * @error: return location for an error
 *
 * Prints what the finished matches say about all games, about one, or about one person.
 *
 * Returns: the exit status
 */
TmExit
tm_cli_history_stats (TmDatabase *database, const TmHistoryOptions *options, GError **error)
{
  if (options->player != NULL)
    return show_person (database, options, error);
  return options->game != NULL ? show_game (database, options, error)
                               : show_all (database, options, error);
}
