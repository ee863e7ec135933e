/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-roster.h"

#include "config.h"

#include "tm-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Players */

void
tm_player_info_free (TmPlayerInfo *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->name);
  g_free (self->colour);
  g_free (self);
}

/**
 * tm_roster_list:
 * @database: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the players, those who played last first.
 *
 * Returns: (transfer full) (element-type TmPlayerInfo) (nullable): the players; %NULL if they
 *   cannot be read
 */
GPtrArray *
tm_roster_list (TmDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) players
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_player_info_free);
  sqlite3_stmt *row
      = tm_database_query (database, error,
                           "SELECT p.uuid, p.name, p.colour, p.is_hidden, count (DISTINCT s.match),"
                           " max (m.started) FROM players p LEFT JOIN seats s ON s.player = p.id"
                           " LEFT JOIN matches m ON m.id = s.match GROUP BY p.id"
                           " ORDER BY max (m.started) DESC, p.name",
                           "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmPlayerInfo *player = g_new0 (TmPlayerInfo, 1);

      player->uuid = tm_column_dup_text (row, 0);
      player->name = tm_column_dup_text (row, 1);
      player->colour = tm_column_dup_text (row, 2);
      player->is_hidden = sqlite3_column_int (row, 3);
      player->n_matches = (guint) sqlite3_column_int64 (row, 4);
      player->last_played = sqlite3_column_int64 (row, 5);
      g_ptr_array_add (players, player);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&players) : NULL;
}

/**
 * tm_roster_put:
 * @database: a connection inside a transaction
 * @name: name of a player
 * @colour: (nullable): colour; %NULL leaves it as it is
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes sure that there is a player of that name, not hidden, with that colour.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_put (TmDatabase *database, const char *name, const char *colour, GError **error)
{
  g_autofree char *uuid = g_uuid_string_random ();

  return tm_database_run (database, error,
                          "INSERT INTO players (uuid, name, colour) VALUES (?, ?, ?)"
                          " ON CONFLICT (name) DO UPDATE SET is_hidden = 0,"
                          " colour = coalesce (excluded.colour, colour)",
                          "ttt", uuid, name, colour);
}

gboolean
tm_roster_hide (TmDatabase *database, const char *name, gboolean is_hidden, GError **error)
{
  return tm_database_run (database, error, "UPDATE players SET is_hidden = ? WHERE name = ?", "it",
                          (gint64) (is_hidden != FALSE), name);
}

/**
 * tm_roster_rename:
 * @database: a connection inside a transaction
 * @uuid: identifier of a player
 * @name: the new name
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives a player another name. If somebody bears it already, the two become one: all matches of
 * the first go over to the second.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_rename (TmDatabase *database, const char *uuid, const char *name, GError **error)
{
  gint64 other = 0;

  if (!tm_database_get_number (database, error, &other,
                               "SELECT id FROM players WHERE name = ? AND uuid <> ?", "tt", name,
                               uuid))
    return FALSE;
  if (other == 0)
    return tm_database_run (database, error, "UPDATE players SET name = ? WHERE uuid = ?", "tt",
                            name, uuid);
  return tm_database_run (database, error,
                          "UPDATE seats SET player = ?"
                          " WHERE player = (SELECT id FROM players WHERE uuid = ?)",
                          "it", other, uuid)
         && tm_database_run (database, error, "DELETE FROM players WHERE uuid = ?", "t", uuid);
}

/* The last setup */

void
tm_last_setup_free (TmLastSetup *self)
{
  if (self == NULL)
    return;
  g_strfreev (self->names);
  g_clear_pointer (&self->options, g_variant_unref);
  g_free (self);
}

static GVariant *
parse_options (const char *text)
{
  g_autoptr (JsonNode) node
      = text != NULL ? tm_json_parse ("options", text, strlen (text), NULL) : NULL;
  GVariant *options = NULL;
  TmJsonPlace place;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    {
      tm_json_place_init (&place, "options");
      options = tm_json_dup_variant (node, &place, NULL);
      tm_json_place_clear (&place);
    }
  return options != NULL ? options : g_variant_ref_sink (g_variant_new ("a{sv}", NULL));
}

static GStrv
read_names (TmDatabase *database, gint64 match, GError **error)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  sqlite3_stmt *row = tm_database_query (
      database, error,
      "SELECT coalesce (p.name, s.name, '') FROM seats s"
      " LEFT JOIN players p ON p.id = s.player WHERE s.match = ? ORDER BY seat",
      "i", match);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    g_strv_builder_add (names, tm_column_text (row, 0) != NULL ? tm_column_text (row, 0) : "");
  return step == TM_SQL_DONE ? g_strv_builder_end (names) : NULL;
}

/**
 * tm_roster_get_last_setup:
 * @database: a connection
 * @game: identifier of a game
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells who played the game the last time, and with which options.
 *
 * Returns: (transfer full) (nullable): the setup; %NULL without an error if it was never played
 */
TmLastSetup *
tm_roster_get_last_setup (TmDatabase *database, const char *game, GError **error)
{
  g_autoptr (TmLastSetup) setup = g_new0 (TmLastSetup, 1);
  sqlite3_stmt *row = tm_database_query (database, error,
                                         "SELECT id, options FROM matches WHERE game = ?"
                                         " ORDER BY started DESC, id DESC LIMIT 1",
                                         "t", game);
  gint64 match;

  if (row == NULL || tm_database_step (row, error) != TM_SQL_ROW)
    return NULL;
  match = sqlite3_column_int64 (row, 0);
  setup->options = parse_options (tm_column_text (row, 1));
  sqlite3_reset (row);
  setup->names = read_names (database, match, error);
  return setup->names != NULL ? g_steal_pointer (&setup) : NULL;
}

/* Cards */

/**
 * tm_roster_get_cards:
 * @database: a connection
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
tm_roster_get_cards (TmDatabase *database, const char *game, const char *piece, GError **error)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();
  sqlite3_stmt *row = tm_database_query (
      database, error, "SELECT codes FROM cards WHERE game = ? AND piece = ?", "tt", game, piece);
  g_autoptr (JsonNode) node = NULL;
  const char *text;
  JsonArray *array;

  if (row == NULL || tm_database_step (row, error) != TM_SQL_ROW)
    return NULL;
  text = tm_column_text (row, 0);
  node = text != NULL ? tm_json_parse ("cards", text, strlen (text), error) : NULL;
  sqlite3_reset (row);
  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return NULL;
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *code = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_VALUE (code) && json_node_get_value_type (code) == G_TYPE_STRING)
        g_strv_builder_add (codes, json_node_get_string (code));
    }
  return g_strv_builder_end (codes);
}

/**
 * tm_roster_set_cards:
 * @database: a connection inside a transaction
 * @game: identifier of a game
 * @piece: identifier of a piece kind
 * @codes: (nullable) (array zero-terminated=1): identifiers and face codes; %NULL: forget them
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Keeps the faces that the owner's copy of the game is printed with.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_set_cards (TmDatabase *database,
                     const char *game,
                     const char *piece,
                     const char *const *codes,
                     GError **error)
{
  g_autoptr (GVariant) list = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  if (codes == NULL)
    return tm_database_run (database, error, "DELETE FROM cards WHERE game = ? AND piece = ?", "tt",
                            game, piece);
  list = g_variant_ref_sink (g_variant_new_strv (codes, -1));
  node = tm_json_new_from_variant (list);
  text = json_to_string (node, FALSE);
  return tm_database_run (database, error,
                          "INSERT INTO cards (game, piece, codes) VALUES (?, ?, ?)"
                          " ON CONFLICT (game, piece) DO UPDATE SET codes = excluded.codes",
                          "ttt", game, piece, text);
}
