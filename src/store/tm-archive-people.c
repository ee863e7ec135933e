/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-archive-private.h"

/* A few words that travel to the writer's thread. */
typedef struct
{
  char *words[2];
  GStrv codes;
  gboolean flag;
} Note;

static Note *
note_new (const char *first, const char *second)
{
  Note *note = g_new0 (Note, 1);

  note->words[0] = g_strdup (first);
  note->words[1] = g_strdup (second);
  return note;
}

static void
note_free (gpointer data)
{
  Note *note = data;

  g_free (note->words[0]);
  g_free (note->words[1]);
  g_strfreev (note->codes);
  g_free (note);
}

static gboolean
write_player (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_put (database, note->words[0], note->words[1], error);
}

static gboolean
write_hidden (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_hide (database, note->words[0], note->flag, error);
}

static gboolean
write_name (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_rename (database, note->words[0], note->words[1], error);
}

static gboolean
write_color (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_color (database, note->words[0], note->words[1], error);
}

static gboolean
write_merged (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_merge (database, note->words[0], note->words[1], error);
}

static gboolean
write_split (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_split (database, note->words[0], error);
}

static gboolean
write_cards (TmDatabase *database, gpointer user_data, GError **error)
{
  const Note *note = user_data;

  return tm_roster_set_cards (database, note->words[0], note->words[1],
                              (const char *const *) note->codes, error);
}

/**
 * tm_archive_list_players:
 * @self: an archive
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the players, those who played last first; hidden ones, too.
 *
 * Returns: (transfer full) (element-type TmPlayerInfo) (nullable): the players; %NULL if they
 *   cannot be read
 */
GPtrArray *
tm_archive_list_players (TmArchive *self, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error) ? tm_roster_list (self->reader, error) : NULL;
}

/**
 * tm_archive_list_player_achievements:
 * @self: an archive
 * @player: identifier of a player
 * @game: identifier of a game
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists what a player has earned in the matches of a game that are over, as far as they are on the
 * disk: the first earned first. What was earned again is listed again.
 *
 * Returns: (transfer full) (element-type TmAchieved) (nullable): the achievements; %NULL if they
 *   cannot be read
 */
GPtrArray *
tm_archive_list_player_achievements (TmArchive *self,
                                     const char *player,
                                     const char *game,
                                     GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (player != NULL && game != NULL, NULL);

  return tm_archive_ensure_reader (self, error)
             ? tm_achieved_list_player (self->reader, player, game, error)
             : NULL;
}

/**
 * tm_archive_put_player:
 * @self: an archive
 * @name: name of a player, not empty
 * @colour: (nullable): the colour the player likes to have; %NULL leaves it as it is
 *
 * Adds a player, or changes the colour of the one who is there, and shows a hidden one again.
 */
void
tm_archive_put_player (TmArchive *self, const char *name, const char *colour)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (name != NULL && *name != '\0');

  tm_archive_push (self, write_player, note_new (name, colour), note_free);
}

/**
 * tm_archive_hide_player:
 * @self: an archive
 * @uuid: identifier of a player
 * @is_hidden: whether the player shall be offered no more
 *
 * Takes a player off the roster, or back; the matches stay, and so do others of the same name.
 */
void
tm_archive_hide_player (TmArchive *self, const char *uuid, gboolean is_hidden)
{
  Note *note;

  g_return_if_fail (TM_IS_ARCHIVE (self));

  note = note_new (uuid, NULL);
  note->flag = is_hidden;
  tm_archive_push (self, write_hidden, note, note_free);
}

/**
 * tm_archive_rename_player:
 * @self: an archive
 * @uuid: identifier of a player
 * @name: the new name, not empty
 *
 * Gives a player another name. If somebody bears it already, the two become one.
 */
void
tm_archive_rename_player (TmArchive *self, const char *uuid, const char *name)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));
  g_return_if_fail (name != NULL && *name != '\0');

  tm_archive_push (self, write_name, note_new (uuid, name), note_free);
}

/**
 * tm_archive_color_player:
 * @self: an archive
 * @uuid: identifier of a player
 * @colour: (nullable): colour; %NULL: none in particular
 *
 * Gives a player a colour, from now on: earlier matches keep theirs.
 */
void
tm_archive_color_player (TmArchive *self, const char *uuid, const char *colour)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push (self, write_color, note_new (uuid, colour), note_free);
}

/**
 * tm_archive_merge_players:
 * @self: an archive
 * @uuid: identifier of a player
 * @into: identifier of another, who is the same person
 *
 * Makes two players one: all matches of the first count for the second. tm_archive_split_player()
 * takes it back.
 */
void
tm_archive_merge_players (TmArchive *self, const char *uuid, const char *into)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push (self, write_merged, note_new (uuid, into), note_free);
}

void
tm_archive_split_player (TmArchive *self, const char *uuid)
{
  g_return_if_fail (TM_IS_ARCHIVE (self));

  tm_archive_push (self, write_split, note_new (uuid, NULL), note_free);
}

/**
 * tm_archive_get_last_setup:
 * @self: an archive
 * @game: identifier of a game
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells who played the game the last time, and with which options.
 *
 * Returns: (transfer full) (nullable): the setup; %NULL without an error if it was never played
 */
TmLastSetup *
tm_archive_get_last_setup (TmArchive *self, const char *game, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error)
             ? tm_roster_get_last_setup (self->reader, game, error)
             : NULL;
}

/**
 * tm_archive_get_cards:
 * @self: an archive
 * @game: identifier of a game
 * @piece: identifier of a piece kind
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gets the faces that the owner's copy of the game is printed with.
 *
 * Returns: (transfer full) (nullable): identifiers and face codes; %NULL without an error if the
 *   owner has taught none
 */
GStrv
tm_archive_get_cards (TmArchive *self, const char *game, const char *piece, GError **error)
{
  g_return_val_if_fail (TM_IS_ARCHIVE (self), NULL);

  return tm_archive_ensure_reader (self, error)
             ? tm_roster_get_cards (self->reader, game, piece, error)
             : NULL;
}

/**
 * tm_archive_set_cards:
 * @self: an archive
 * @game: identifier of a game
 * @piece: identifier of a piece kind
 * @codes: (nullable) (array zero-terminated=1): identifiers and face codes; %NULL: forget them
 *
 * Keeps the faces that the owner's copy of the game is printed with.
 */
void
tm_archive_set_cards (TmArchive *self,
                      const char *game,
                      const char *piece,
                      const char *const *codes)
{
  Note *note;

  g_return_if_fail (TM_IS_ARCHIVE (self));

  note = note_new (game, piece);
  note->codes = g_strdupv ((char **) codes);
  tm_archive_push (self, write_cards, note, note_free);
}
