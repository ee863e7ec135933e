/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-play-log.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* Making and freeing */

static void
free_player (TmLogPlayer *player)
{
  g_free (player->uuid);
  g_free (player->name);
  g_free (player->bgg_username);
  g_free (player);
}

static void
free_game (TmLogGame *game)
{
  g_free (game->uuid);
  g_free (game->name);
  g_free (game);
}

static void
free_location (TmLogLocation *location)
{
  g_free (location->uuid);
  g_free (location->name);
  g_free (location);
}

static void
free_score (TmLogScore *score)
{
  g_free (score->score);
  g_free (score->role);
  g_free (score->team);
  g_free (score);
}

static void
free_entry (TmLogEntry *entry)
{
  g_free (entry->comment);
  g_free (entry);
}

/**
 * tm_log_play_new:
 * @game: index of its game
 *
 * Makes a play at which nobody sits yet. Whoever makes it sees to its identity and its date.
 *
 * Returns: (transfer full): the play
 */
TmLogPlay *
tm_log_play_new (guint game)
{
  TmLogPlay *self = g_new0 (TmLogPlay, 1);

  self->game = game;
  self->location = TM_PLAY_LOG_NONE;
  self->expansions = g_array_new (FALSE, FALSE, sizeof (guint));
  self->scores = g_ptr_array_new_with_free_func ((GDestroyNotify) free_score);
  return self;
}

/**
 * tm_log_play_free:
 * @self: (nullable): a play that is in no log
 *
 * Frees a play.
 */
void
tm_log_play_free (TmLogPlay *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->board);
  g_free (self->comment);
  g_array_unref (self->expansions);
  g_ptr_array_unref (self->scores);
  g_free (self);
}

/**
 * tm_log_play_copy:
 * @self: a play
 *
 * Makes a play that differs in nothing but what is changed in it later.
 *
 * Returns: (transfer full): the copy
 */
TmLogPlay *
tm_log_play_copy (const TmLogPlay *self)
{
  TmLogPlay *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (TmLogPlay, 1);
  *copy = *self;
  copy->uuid = g_strdup (self->uuid);
  copy->board = g_strdup (self->board);
  copy->comment = g_strdup (self->comment);
  copy->expansions = g_array_copy (self->expansions);
  copy->scores = g_ptr_array_new_with_free_func ((GDestroyNotify) free_score);
  for (guint i = 0; i < self->scores->len; i++)
    {
      const TmLogScore *score = tm_log_play_get_score (self, i);
      TmLogScore *same = tm_log_play_add_score (copy, score->player);

      *same = *score;
      same->score = g_strdup (score->score);
      same->role = g_strdup (score->role);
      same->team = g_strdup (score->team);
    }
  return copy;
}

/**
 * tm_play_log_new:
 *
 * Makes an empty log.
 *
 * Returns: (transfer full): the log
 */
TmPlayLog *
tm_play_log_new (void)
{
  TmPlayLog *self = g_new0 (TmPlayLog, 1);

  self->players = g_ptr_array_new_with_free_func ((GDestroyNotify) free_player);
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) free_game);
  self->locations = g_ptr_array_new_with_free_func ((GDestroyNotify) free_location);
  self->plays = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_log_play_free);
  self->collection = g_ptr_array_new_with_free_func ((GDestroyNotify) free_entry);
  self->notices = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/**
 * tm_play_log_free:
 * @self: (nullable): a log
 *
 * Frees a log and all that is in it.
 */
void
tm_play_log_free (TmPlayLog *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->locations);
  g_ptr_array_unref (self->plays);
  g_ptr_array_unref (self->collection);
  g_ptr_array_unref (self->notices);
  g_free (self);
}

/* Reading */

static gconstpointer
get_item (const GPtrArray *items, guint index)
{
  g_return_val_if_fail (index < items->len, NULL);

  return items->pdata[index];
}

/**
 * tm_play_log_get_player:
 * @self: a log
 * @player: index of a player
 *
 * Gets a player.
 *
 * Returns: (transfer none): the player
 */
const TmLogPlayer *
tm_play_log_get_player (const TmPlayLog *self, guint player)
{
  return get_item (self->players, player);
}

/**
 * tm_play_log_get_game:
 * @self: a log
 * @game: index of a game
 *
 * Gets a game.
 *
 * Returns: (transfer none): the game
 */
const TmLogGame *
tm_play_log_get_game (const TmPlayLog *self, guint game)
{
  return get_item (self->games, game);
}

/**
 * tm_play_log_get_location:
 * @self: a log
 * @location: index of a location
 *
 * Gets a location.
 *
 * Returns: (transfer none): the location
 */
const TmLogLocation *
tm_play_log_get_location (const TmPlayLog *self, guint location)
{
  return get_item (self->locations, location);
}

/**
 * tm_play_log_get_play:
 * @self: a log
 * @play: index of a play
 *
 * Gets a play.
 *
 * Returns: (transfer none): the play
 */
const TmLogPlay *
tm_play_log_get_play (const TmPlayLog *self, guint play)
{
  return get_item (self->plays, play);
}

/**
 * tm_play_log_get_entry:
 * @self: a log
 * @entry: index of an entry of the collection
 *
 * Gets what the collection says about a game.
 *
 * Returns: (transfer none): the entry
 */
const TmLogEntry *
tm_play_log_get_entry (const TmPlayLog *self, guint entry)
{
  return get_item (self->collection, entry);
}

/**
 * tm_log_play_get_score:
 * @self: a play
 * @score: index of one of its scores
 *
 * Gets how a player fared.
 *
 * Returns: (transfer none): the score
 */
const TmLogScore *
tm_log_play_get_score (const TmLogPlay *self, guint score)
{
  return get_item (self->scores, score);
}

/* Filling */

/**
 * tm_play_log_add_player:
 * @self: a log
 * @name: name, not empty
 *
 * Adds a player at the end of the list.
 *
 * Returns: (transfer none): the player, to be filled in
 */
TmLogPlayer *
tm_play_log_add_player (TmPlayLog *self, const char *name)
{
  TmLogPlayer *player = g_new0 (TmLogPlayer, 1);

  player->name = g_strdup (name);
  g_ptr_array_add (self->players, player);
  return player;
}

/**
 * tm_play_log_add_game:
 * @self: a log
 * @name: name, not empty
 *
 * Adds a game at the end of the list: one for points, the most of which win, until it is filled in.
 *
 * Returns: (transfer none): the game, to be filled in
 */
TmLogGame *
tm_play_log_add_game (TmPlayLog *self, const char *name)
{
  TmLogGame *game = g_new0 (TmLogGame, 1);

  game->name = g_strdup (name);
  game->high_wins = TRUE;
  game->has_points = TRUE;
  g_ptr_array_add (self->games, game);
  return game;
}

/**
 * tm_play_log_add_location:
 * @self: a log
 * @name: name, not empty
 *
 * Adds a location at the end of the list.
 *
 * Returns: (transfer none): the location, to be filled in
 */
TmLogLocation *
tm_play_log_add_location (TmPlayLog *self, const char *name)
{
  TmLogLocation *location = g_new0 (TmLogLocation, 1);

  location->name = g_strdup (name);
  g_ptr_array_add (self->locations, location);
  return location;
}

/**
 * tm_play_log_take_play:
 * @self: a log
 * @play: (transfer full): a play whose references are good
 *
 * Adds a play at the end of the list.
 */
void
tm_play_log_take_play (TmPlayLog *self, TmLogPlay *play)
{
  g_ptr_array_add (self->plays, play);
}

/**
 * tm_play_log_add_entry:
 * @self: a log
 * @game: index of a game that has no entry yet
 *
 * Adds an entry to the collection.
 *
 * Returns: (transfer none): the entry, to be filled in
 */
TmLogEntry *
tm_play_log_add_entry (TmPlayLog *self, guint game)
{
  TmLogEntry *entry = g_new0 (TmLogEntry, 1);

  entry->game = game;
  g_ptr_array_add (self->collection, entry);
  return entry;
}

/**
 * tm_log_play_add_score:
 * @self: a play
 * @player: index of a player of the log
 *
 * Adds somebody who played.
 *
 * Returns: (transfer none): the score, to be filled in
 */
TmLogScore *
tm_log_play_add_score (TmLogPlay *self, guint player)
{
  TmLogScore *score = g_new0 (TmLogScore, 1);

  score->player = player;
  g_ptr_array_add (self->scores, score);
  return score;
}

/* Notices */

/**
 * tm_play_log_add_notice:
 * @self: a log
 * @place: (nullable): where in the file, such as "plays[12]"
 * @format: what could not be taken and what became of it, as for `printf()`
 *
 * Notes what could not be taken. Only the first %TM_PLAY_LOG_MAX_NOTICES are kept in words.
 */
void
tm_play_log_add_notice (TmPlayLog *self, const char *place, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  if (self->notices->len >= TM_PLAY_LOG_MAX_NOTICES)
    {
      self->n_more_notices++;
      return;
    }
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  if (place != NULL && *place != '\0')
    g_ptr_array_add (self->notices, g_strdup_printf ("%s: %s", place, message));
  else
    g_ptr_array_add (self->notices, g_steal_pointer (&message));
}

/**
 * tm_play_log_close_notices:
 * @self: a log that was read to its end
 *
 * Says how many notices were not kept in words, if there were any.
 */
void
tm_play_log_close_notices (TmPlayLog *self)
{
  if (self->n_more_notices > 0)
    g_ptr_array_add (self->notices,
                     g_strdup_printf (ngettext ("And there is %u more notice of this kind.",
                                                "And there are %u more notices of this kind.",
                                                self->n_more_notices),
                                      self->n_more_notices));
}
