/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-roster.h"

#include "config.h"

#include "tm-json.h"
#include "tm-stamp.h"

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
  g_strfreev (self->merged);
  g_strfreev (self->merged_names);
  g_free (self);
}

/* How often, and when last, every person sat at a table: finished matches from their tallies. */
#define SITTINGS                                                                           \
  "SELECT player, plays AS n, last FROM tally_seats WHERE player <> 0"                     \
  " UNION ALL SELECT s.player, 1, m.started FROM matches m JOIN seats s ON s.match = m.id" \
  " WHERE m.state = 0 AND s.player IS NOT NULL"                                            \
  " UNION ALL SELECT s.player, 1, m.started FROM matches m JOIN seats s ON s.match = m.id" \
  " WHERE m.state = 2 AND s.player IS NOT NULL"
#define LIST                                                                        \
  "WITH t AS (SELECT coalesce (q.root, q.id) AS person, sum (x.n) AS n,"            \
  " max (CASE WHEN x.n > 0 THEN x.last END) AS last FROM (" SITTINGS ") x"          \
  " JOIN players q ON q.id = x.player GROUP BY 1)"                                  \
  " SELECT p.uuid, p.name, p.colour, p.is_hidden, t.n, t.last, p.id FROM players p" \
  " LEFT JOIN t ON t.person = p.id WHERE p.root IS NULL ORDER BY t.last DESC, p.name, p.uuid"

static gboolean
read_merged (TmDatabase *database, gint64 id, TmPlayerInfo *player, GError **error)
{
  player->merged = tm_database_list_texts (
      database, error, "SELECT uuid FROM players WHERE root = ? ORDER BY uuid", "i", id);
  if (player->merged == NULL)
    return FALSE;
  player->merged_names = tm_database_list_texts (
      database, error, "SELECT name FROM players WHERE root = ? ORDER BY uuid", "i", id);
  return player->merged_names != NULL;
}

/**
 * tm_roster_list:
 * @database: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the players, those who played last first. Those who turned out to be somebody else are
 * listed with that person.
 *
 * Returns: (transfer full) (element-type TmPlayerInfo) (nullable): the players; %NULL if they
 *   cannot be read
 */
GPtrArray *
tm_roster_list (TmDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) players
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_player_info_free);
  sqlite3_stmt *row = tm_database_query (database, error, LIST, "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmPlayerInfo *player = g_new0 (TmPlayerInfo, 1);

      g_ptr_array_add (players, player);
      player->uuid = tm_column_dup_text (row, 0);
      player->name = tm_column_dup_text (row, 1);
      player->colour = tm_column_dup_text (row, 2);
      player->is_hidden = sqlite3_column_int (row, 3);
      player->n_matches = (guint) sqlite3_column_int64 (row, 4);
      player->last_played = sqlite3_column_int64 (row, 5);
      if (!read_merged (database, sqlite3_column_int64 (row, 6), player, error))
        {
          sqlite3_reset (row);
          return NULL;
        }
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&players) : NULL;
}

/* Of several who bear a name, as two devices may bring together, the one who is offered comes first,
 * and then the one who was there first. */
static gboolean
find_by_name (TmDatabase *database, const char *name, gint64 *player, GError **error)
{
  *player = 0;
  return tm_database_get_number (database, error, player,
                                 "SELECT id FROM players WHERE name = ? AND root IS NULL"
                                 " ORDER BY is_hidden, id LIMIT 1",
                                 "t", name);
}

static gboolean
find_by_uuid (TmDatabase *database, const char *uuid, gint64 *player, GError **error)
{
  *player = 0;
  return tm_database_get_number (
      database, error, player, "SELECT coalesce (root, id) FROM players WHERE uuid = ?", "t", uuid);
}

/**
 * tm_roster_enter:
 * @database: a connection inside a transaction
 * @name: name of a player
 * @player: (out): the row of the player
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds the player of a name, who is added if there is none.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_enter (TmDatabase *database, const char *name, gint64 *player, GError **error)
{
  g_autofree char *uuid = NULL;

  if (!find_by_name (database, name, player, error))
    return FALSE;
  if (*player != 0)
    return TRUE;
  uuid = g_uuid_string_random ();
  if (!tm_database_run (database, error,
                        "INSERT INTO players (uuid, name, changed) VALUES (?, ?, ?)", "tti", uuid,
                        name, g_get_real_time ()))
    return FALSE;
  *player = tm_database_get_last_id (database);
  return TRUE;
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
  gint64 player;

  return tm_roster_enter (database, name, &player, error)
         && tm_database_run (database, error,
                             "UPDATE players SET is_hidden = 0, colour = coalesce (?, colour),"
                             " changed = " TM_SQL_STAMP ("?", "changed") " WHERE id = ?",
                             "tii", colour, g_get_real_time (), player);
}

/**
 * tm_roster_hide:
 * @database: a connection inside a transaction
 * @uuid: identifier of a player
 * @is_hidden: whether the player shall be offered no more
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Takes a player off the roster, or back; others of the same name stay as they are.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_hide (TmDatabase *database, const char *uuid, gboolean is_hidden, GError **error)
{
  return tm_database_run (
      database, error,
      "UPDATE players SET is_hidden = ?,"
      " changed = " TM_SQL_STAMP (
          "?", "changed") " WHERE id ="
                          " (SELECT coalesce (root, id) FROM players WHERE uuid = ?)",
      "iit", (gint64) (is_hidden != FALSE), g_get_real_time (), uuid);
}

/**
 * tm_roster_color:
 * @database: a connection inside a transaction
 * @uuid: identifier of a player
 * @colour: (nullable): colour; %NULL: none in particular
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives a player a colour, from now on: earlier matches keep theirs.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_color (TmDatabase *database, const char *uuid, const char *colour, GError **error)
{
  return tm_database_run (
      database, error,
      "UPDATE players SET colour = ?,"
      " changed = " TM_SQL_STAMP (
          "?", "changed") " WHERE id ="
                          " (SELECT coalesce (root, id) FROM players WHERE uuid = ?)",
      "tit", colour, g_get_real_time (), uuid);
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
  g_auto (GStrv) bearer = NULL;
  gint64 player;

  if (!find_by_uuid (database, uuid, &player, error))
    return FALSE;
  bearer = tm_database_list_texts (database, error,
                                   "SELECT uuid FROM players WHERE name = ? AND id <> ?"
                                   " AND root IS NULL ORDER BY is_hidden, id LIMIT 1",
                                   "ti", name, player);
  if (bearer == NULL)
    return FALSE;
  if (bearer[0] != NULL)
    return tm_roster_merge (database, uuid, bearer[0], error);
  return tm_database_run (database, error,
                          "UPDATE players SET name = ?,"
                          " changed = " TM_SQL_STAMP ("?", "changed") " WHERE id = ?",
                          "tii", name, g_get_real_time (), player);
}

/* Two who are one */

/**
 * tm_roster_find_roots:
 * @database: a connection inside a transaction
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds out anew who every player is, after the marks of who turned out to be whom came from
 * elsewhere. Where they go round in a circle, as when two devices disagree, the one with the
 * smallest identifier is the person.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_find_roots (TmDatabase *database, GError **error)
{
  /* Everybody whom the marks lead to from a player; the person is the one from whom no mark leads
   * on, or the smallest of the circle at the end. */
  return tm_database_execute (
      database,
      "WITH RECURSIVE ways (start, at) AS ("
      "  SELECT uuid, uuid FROM players"
      "  UNION"
      "  SELECT w.start, q.uuid FROM ways w JOIN players p ON p.uuid = w.at"
      "   JOIN players q ON q.uuid = p.merged_into),"
      " ends (start, at) AS ("
      "  SELECT w.start, min (w.at) FROM ways w WHERE NOT EXISTS ("
      "    SELECT 1 FROM ways v WHERE v.start = w.at AND NOT EXISTS ("
      "      SELECT 1 FROM ways b WHERE b.start = v.at AND b.at = w.at))"
      "  GROUP BY w.start)"
      " UPDATE players SET root = (SELECT nullif (r.id, players.id) FROM ends e"
      "  JOIN players r ON r.uuid = e.at WHERE e.start = players.uuid)",
      error);
}

/**
 * tm_roster_merge:
 * @database: a connection inside a transaction
 * @uuid: identifier of a player
 * @into: identifier of another
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes two players one: all matches of the first count for the second. Matches keep the names that
 * were used in them. They are hidden only if both were.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_merge (TmDatabase *database, const char *uuid, const char *into, GError **error)
{
  gint64 from;
  gint64 to;

  if (!find_by_uuid (database, uuid, &from, error) || !find_by_uuid (database, into, &to, error))
    return FALSE;
  if (from == to || from == 0 || to == 0)
    return TRUE;
  return tm_database_run (
             database, error,
             "UPDATE players SET merged_into = (SELECT uuid FROM players WHERE id = ?),"
             " changed = " TM_SQL_STAMP ("?", "changed") " WHERE id = ?",
             "iii", to, g_get_real_time (), from)
         && tm_database_run (
             database, error,
             "UPDATE players SET is_hidden = 0,"
             " changed = " TM_SQL_STAMP (
                 "?", "changed") " WHERE id = ?"
                                 " AND is_hidden = 1"
                                 " AND (SELECT is_hidden FROM players WHERE id = ?) = 0",
             "iii", g_get_real_time (), to, from)
         && tm_roster_find_roots (database, error);
}

/**
 * tm_roster_split:
 * @database: a connection inside a transaction
 * @uuid: identifier of a player who was merged into another
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a merged player one of their own again, with the matches that they had.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_roster_split (TmDatabase *database, const char *uuid, GError **error)
{
  return tm_database_run (database, error,
                          "UPDATE players SET merged_into = NULL,"
                          " changed = " TM_SQL_STAMP ("?", "changed") " WHERE uuid = ?",
                          "it", g_get_real_time (), uuid)
         && tm_roster_find_roots (database, error);
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
      "SELECT coalesce (r.name, s.name, '') FROM seats s"
      " LEFT JOIN players p ON p.id = s.player"
      " LEFT JOIN players r ON r.id = coalesce (p.root, p.id) WHERE s.match = ? ORDER BY seat",
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
                          "INSERT INTO cards (game, piece, codes, changed) VALUES (?, ?, ?, ?)"
                          " ON CONFLICT (game, piece) DO UPDATE SET codes = excluded.codes,"
                          " changed = " TM_SQL_STAMP ("excluded.changed", "cards.changed"),
                          "ttti", game, piece, text, g_get_real_time ());
}
