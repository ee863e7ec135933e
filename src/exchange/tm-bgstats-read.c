/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads what BG Stats exports or shares: lists of players, games, locations and plays. The numbers by
 * which they refer to each other hold within one file only; who is who says the uuid. */

#include "tm-bgstats.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-log-reader.h"

#define MAX_ID G_MAXINT64
#define MAX_EXPANSIONS 100

typedef enum
{
  PLAYER,
  GAME,
  LOCATION,
  N_KINDS,
} Kind;

static const char *const uuid_kinds[N_KINDS]
    = { "bgstats-player", "bgstats-game", "bgstats-location" };

/* Members that are of use to nobody but BG Stats are not named here: pictures' addresses, the state of
 * its synchronisation. */
static const char *const unused_top[] = { "tags", "groups", "challenges", "deletedObjects", NULL };
static const char *const unused_player[] = { "tags", NULL };
static const char *const unused_game[] = { "tags", "previouslyPlayedAmount", NULL };
static const char *const unused_copy[]
    = { "statusForTrade",    "statusPreordered", "statusPrevOwned",
        "statusWantInTrade", "statusWantToBuy",  "statusWantToPlay",
        "statusWishlist",    "versionName",      NULL };
static const char *const unused_play[] = { "rating", "playImages", "scoresheet", NULL };
static const char *const unused_score[] = { "startPosition", NULL };
static const char *const unused_score_role[] = { "teamRole", NULL };

typedef struct
{
  TmLogReader reader;
  GHashTable *ids[N_KINDS];
  GHashTable *uuids[N_KINDS];
  GHashTable *play_uuids;
  GHashTable *made_uuids;
} BgStats;

typedef void (*ReadItem) (BgStats *self, JsonObject *object);

/* Lists */

static void
read_item (BgStats *self, JsonNode *node, ReadItem read)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    read (self, json_node_get_object (node));
  else
    tm_log_reader_notice (&self->reader, _ ("left out: an object is needed here"));
}

/* A list that may be missing. */
static gboolean
read_list (BgStats *self,
           JsonObject *object,
           const char *member,
           guint max_length,
           ReadItem read,
           GError **error)
{
  TmJsonPlace *place = &self->reader.place;
  JsonNode *node = json_object_get_member (object, member);
  gsize length = tm_json_place_enter (place, member);
  JsonArray *array;

  if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    {
      if (!tm_json_get_array (node, place, &array, error))
        return FALSE;
      if (json_array_get_length (array) > max_length)
        return tm_json_place_fail (place, error, _ ("more than %u; split the file"), max_length);
      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          gsize outer = tm_json_place_enter_index (place, i);

          read_item (self, json_array_get_element (array, i), read);
          tm_json_place_leave (place, outer);
        }
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

/* Players, games and locations */

static gboolean
find_thing (BgStats *self, Kind kind, gint64 id, guint *index)
{
  gpointer value;

  if (!g_hash_table_lookup_extended (self->ids[kind], &id, NULL, &value))
    return FALSE;
  *index = GPOINTER_TO_UINT (value);
  return TRUE;
}

static void
add_thing_id (BgStats *self, Kind kind, gint64 id, guint index)
{
  gint64 *key = g_new (gint64, 1);

  *key = id;
  g_hash_table_insert (self->ids[kind], key, GUINT_TO_POINTER (index));
}

/* The number of a thing; 0 if it cannot be taken for want of one. */
static gint64
read_id (BgStats *self, Kind kind, JsonObject *object)
{
  gint64 id = tm_log_reader_get_number (&self->reader, object, "id", -MAX_ID, MAX_ID);
  guint index;

  if (id == 0)
    {
      tm_log_reader_notice (&self->reader, _ ("left out: it has no id, so no play can mean it"));
      return 0;
    }
  if (find_thing (self, kind, id, &index))
    {
      g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      tm_log_reader_notice (&self->reader,
                            _ ("left out: the id %s stands here twice; the first one was taken"),
                            digits);
      return 0;
    }
  return id;
}

/* Whether a thing is a new one. If so, its name is never NULL and it gets the given index. */
static gboolean
begin_thing (
    BgStats *self, Kind kind, JsonObject *object, guint index, gint64 *id, char **uuid, char **name)
{
  gpointer first;

  *id = read_id (self, kind, object);
  if (*id == 0)
    return FALSE;
  *uuid = tm_log_reader_dup_uuid (&self->reader, object, "uuid", uuid_kinds[kind]);
  if (*uuid != NULL && g_hash_table_lookup_extended (self->uuids[kind], *uuid, NULL, &first))
    {
      tm_log_reader_notice (&self->reader,
                            _ ("it has the uuid of an earlier one and was taken as the same"));
      add_thing_id (self, kind, *id, GPOINTER_TO_UINT (first));
      g_clear_pointer (uuid, g_free);
      return FALSE;
    }

  *name = tm_log_reader_dup_line (&self->reader, object, "name");
  if (*name == NULL)
    {
      *name = g_strdup (_ ("Without a name"));
      tm_log_reader_notice (&self->reader, _ ("it has no name and got one: “%s”"), *name);
    }
  add_thing_id (self, kind, *id, index);
  if (*uuid != NULL)
    g_hash_table_insert (self->uuids[kind], g_strdup (*uuid), GUINT_TO_POINTER (index));
  return TRUE;
}

static void
read_player (BgStats *self, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  g_autofree char *name = NULL;
  char *uuid = NULL;
  TmLogPlayer *player;
  gint64 id;

  if (!begin_thing (self, PLAYER, object, reader->log->players->len, &id, &uuid, &name))
    return;
  player = tm_play_log_add_player (reader->log, name);
  player->id = id;
  player->uuid = uuid;
  player->is_anonymous = tm_log_reader_get_flag (reader, object, "isAnonymous", FALSE);
  player->bgg_username = tm_log_reader_dup_line (reader, object, "bggUsername");
  tm_log_reader_leave_out (reader, object, "players", unused_player);
}

static void
read_location (BgStats *self, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  g_autofree char *name = NULL;
  char *uuid = NULL;
  TmLogLocation *location;
  gint64 id;

  if (!begin_thing (self, LOCATION, object, reader->log->locations->len, &id, &uuid, &name))
    return;
  location = tm_play_log_add_location (reader->log, name);
  location->id = id;
  location->uuid = uuid;
  tm_log_reader_leave_out (reader, object, "locations", unused_player);
}

/* What BG Stats keeps of the collection: copies, and a rating in tenths. */
static void
read_collection (BgStats *self, guint game, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  guint rating = (guint) tm_log_reader_get_number (reader, object, "rating", 0, 100);
  JsonNode *node = json_object_get_member (object, "copies");
  JsonArray *copies
      = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint n_copies = copies != NULL ? json_array_get_length (copies) : 0;
  TmLogEntry *entry;

  if (rating == 0 && n_copies == 0)
    return;
  entry = tm_play_log_add_entry (reader->log, game);
  entry->rating = rating * 10;
  for (guint i = 0; i < n_copies; i++)
    {
      JsonNode *copy = json_array_get_element (copies, i);

      if (JSON_NODE_HOLDS_OBJECT (copy))
        {
          JsonObject *copy_object = json_node_get_object (copy);

          entry->is_owned |= tm_log_reader_get_flag (reader, copy_object, "statusOwned", FALSE);
          tm_log_reader_leave_out (reader, copy_object, "copies", unused_copy);
        }
    }
}

static void
read_game (BgStats *self, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  guint index = reader->log->games->len;
  g_autofree char *name = NULL;
  char *uuid = NULL;
  TmLogGame *game;
  gint64 id;

  if (!begin_thing (self, GAME, object, index, &id, &uuid, &name))
    return;
  game = tm_play_log_add_game (reader->log, name);
  game->id = id;
  game->uuid = uuid;
  game->bgg_id = tm_log_reader_get_number (reader, object, "bggId", 0, G_MAXINT32);
  game->year = (gint) tm_log_reader_get_number (reader, object, "bggYear", -10000, 3000);
  game->is_cooperative = tm_log_reader_get_flag (reader, object, "cooperative", FALSE);
  game->high_wins = tm_log_reader_get_flag (reader, object, "highestWins", TRUE);
  game->has_points = !tm_log_reader_get_flag (reader, object, "noPoints", FALSE);
  game->uses_teams = tm_log_reader_get_flag (reader, object, "usesTeams", FALSE);
  game->min_players = (guint) tm_log_reader_get_number (reader, object, "minPlayerCount", 0, 1000);
  game->max_players = (guint) tm_log_reader_get_number (reader, object, "maxPlayerCount", 0, 1000);
  tm_log_reader_leave_out (reader, object, "games", unused_game);
  read_collection (self, index, object);
}

/* Plays */

static gboolean
read_score (BgStats *self, TmLogPlay *play, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  gint64 id = tm_log_reader_get_number (reader, object, "playerRefId", -MAX_ID, MAX_ID);
  g_autofree char *text = NULL;
  TmLogScore *score;
  guint player;

  if (!find_thing (self, PLAYER, id, &player))
    {
      g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      tm_log_reader_notice (
          reader, _ ("the play was left out: there is no player with the id %s in the file"),
          digits);
      return FALSE;
    }
  score = tm_log_play_add_score (play, player);
  text = tm_log_reader_dup_line (reader, object, "score");
  tm_log_score_set_text (score, text);
  score->is_winner = tm_log_reader_get_flag (reader, object, "winner", FALSE);
  score->is_new = tm_log_reader_get_flag (reader, object, "newPlayer", FALSE);
  score->is_start = tm_log_reader_get_flag (reader, object, "startPlayer", FALSE);
  score->rank = (guint) tm_log_reader_get_number (reader, object, "rank", 0, 1000);
  score->seat = (guint) tm_log_reader_get_number (reader, object, "seatOrder", 0, 1000);
  score->team = tm_log_reader_dup_line (reader, object, "team");
  score->role = tm_log_reader_dup_line (reader, object, "role");
  if (score->role == NULL)
    score->role = tm_log_reader_dup_line (reader, object, "teamRole");
  else
    tm_log_reader_leave_out (reader, object, "playerScores", unused_score_role);
  tm_log_reader_leave_out (reader, object, "playerScores", unused_score);
  return TRUE;
}

static gboolean
read_scores (BgStats *self, TmLogPlay *play, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  JsonNode *node = json_object_get_member (object, "playerScores");
  gsize length = tm_json_place_enter (&reader->place, "playerScores");
  gboolean is_read = TRUE;
  JsonArray *array;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    {
      tm_json_place_leave (&reader->place, length);
      return TRUE;
    }
  array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  if (array == NULL || json_array_get_length (array) > TM_PLAY_LOG_MAX_SCORES)
    {
      tm_log_reader_notice (reader,
                            _ ("the play was left out: a list of at most %d people is needed here"),
                            TM_PLAY_LOG_MAX_SCORES);
      is_read = FALSE;
    }
  for (guint i = 0; is_read && i < json_array_get_length (array); i++)
    {
      JsonNode *item = json_array_get_element (array, i);
      gsize outer = tm_json_place_enter_index (&reader->place, i);

      is_read
          = JSON_NODE_HOLDS_OBJECT (item) && read_score (self, play, json_node_get_object (item));
      if (!JSON_NODE_HOLDS_OBJECT (item))
        tm_log_reader_notice (reader, _ ("the play was left out: an object is needed here"));
      tm_json_place_leave (&reader->place, outer);
    }
  tm_json_place_leave (&reader->place, length);
  return is_read;
}

static void
read_expansion (BgStats *self, TmLogPlay *play, JsonNode *item)
{
  gint64 id = 0;
  guint game;

  if (JSON_NODE_HOLDS_OBJECT (item))
    id = tm_log_reader_get_number (&self->reader, json_node_get_object (item), "gameRefId", -MAX_ID,
                                   MAX_ID);
  if (find_thing (self, GAME, id, &game))
    g_array_append_val (play->expansions, game);
  else
    tm_log_reader_notice (&self->reader,
                          _ ("the expansion was left out: its game is not in the file"));
}

static void
read_expansions (BgStats *self, TmLogPlay *play, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  JsonNode *node = json_object_get_member (object, "expansionPlays");
  gsize length = tm_json_place_enter (&reader->place, "expansionPlays");
  JsonArray *array;

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    {
      array = json_node_get_array (node);
      if (json_array_get_length (array) > MAX_EXPANSIONS)
        tm_log_reader_notice (reader, _ ("only the first %d were taken"), MAX_EXPANSIONS);
      for (guint i = 0; i < MIN (json_array_get_length (array), MAX_EXPANSIONS); i++)
        {
          gsize outer = tm_json_place_enter_index (&reader->place, i);

          read_expansion (self, play, json_array_get_element (array, i));
          tm_json_place_leave (&reader->place, outer);
        }
    }
  tm_json_place_leave (&reader->place, length);
}

static gboolean
read_play_game (BgStats *self, JsonObject *object, guint *game)
{
  gint64 id = tm_log_reader_get_number (&self->reader, object, "gameRefId", -MAX_ID, MAX_ID);
  g_autofree char *digits = NULL;

  if (find_thing (self, GAME, id, game))
    return TRUE;
  digits = g_strdup_printf ("%" G_GINT64_FORMAT, id);
  tm_log_reader_notice (&self->reader,
                        _ ("the play was left out: there is no game with the id %s in the file"),
                        digits);
  return FALSE;
}

static void
read_play_location (BgStats *self, TmLogPlay *play, JsonObject *object)
{
  gint64 id = tm_log_reader_get_number (&self->reader, object, "locationRefId", -MAX_ID, MAX_ID);

  if (id != 0 && !find_thing (self, LOCATION, id, &play->location))
    {
      g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      tm_log_reader_notice (
          &self->reader,
          _ ("the play was taken without its location: there is none with the id %s in the file"),
          digits);
    }
}

/* A play without an identity is known again by all that its file says of it. Two that say the same
 * are two plays. */
static char *
make_play_uuid (BgStats *self, JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *uuid = NULL;
  guint n_same;

  tm_json_append (text, node);
  uuid = tm_log_make_uuid ("bgstats-play", text->str);
  n_same = GPOINTER_TO_UINT (g_hash_table_lookup (self->made_uuids, uuid)) + 1;
  g_hash_table_insert (self->made_uuids, g_strdup (uuid), GUINT_TO_POINTER (n_same));
  if (n_same == 1)
    return g_steal_pointer (&uuid);
  g_string_append_printf (text, "#%u", n_same);
  return tm_log_make_uuid ("bgstats-play", text->str);
}

static gboolean
read_play_uuid (BgStats *self, TmLogPlay *play, JsonObject *object)
{
  play->uuid = tm_log_reader_dup_uuid (&self->reader, object, "uuid", "bgstats-play");
  if (play->uuid == NULL)
    play->uuid = make_play_uuid (self, object);
  if (g_hash_table_contains (self->play_uuids, play->uuid))
    {
      tm_log_reader_notice (
          &self->reader,
          _ ("the play was left out: the uuid %s stands in the file twice; the first one was taken"),
          play->uuid);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_play_date (BgStats *self, TmLogPlay *play, JsonObject *object)
{
  g_autofree char *date = tm_log_reader_dup_line (&self->reader, object, "playDate");

  if (tm_log_play_set_date (play, date))
    return TRUE;
  tm_log_reader_notice (
      &self->reader,
      _ ("the play was left out: “%s” is no date; accepted is playDate like 2026-01-31 19:30:00"),
      date != NULL ? date : "");
  return FALSE;
}

/* What Tablemate adds to the free member of a play, see tm_bgstats_write(). */
static void
read_play_data (TmLogPlay *play, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "metaData");
  const char *text
      = node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
  g_autoptr (JsonNode) data
      = text != NULL ? tm_log_reader_parse ("metaData", text, strlen (text), NULL) : NULL;

  if (data == NULL || !JSON_NODE_HOLDS_OBJECT (data))
    return;
  object = json_node_get_object (data);
  play->is_incomplete = json_object_get_boolean_member_with_default (object, "incomplete", FALSE);
  if (json_object_get_boolean_member_with_default (object, "dateOnly", FALSE) && play->has_clock)
    {
      gint64 day = G_GINT64_CONSTANT (24) * 60 * 60 * G_USEC_PER_SEC;

      play->date -= ((play->date % day) + day) % day;
      play->has_clock = FALSE;
    }
}

static void
read_play (BgStats *self, JsonObject *object)
{
  TmLogReader *reader = &self->reader;
  g_autoptr (TmLogPlay) play = NULL;
  guint game;

  if (!read_play_game (self, object, &game))
    return;
  play = tm_log_play_new (game);
  if (!read_play_uuid (self, play, object) || !read_play_date (self, play, object)
      || !read_scores (self, play, object))
    return;

  read_play_location (self, play, object);
  read_expansions (self, play, object);
  play->minutes = (guint) tm_log_reader_get_number (reader, object, "durationMin", 0, 1000000);
  play->rounds = (guint) tm_log_reader_get_number (reader, object, "rounds", 0, 1000000);
  play->board = tm_log_reader_dup_line (reader, object, "board");
  play->comment = tm_log_reader_dup_comment (reader, object, "comments");
  play->is_ignored = tm_log_reader_get_flag (reader, object, "ignored", FALSE);
  play->uses_teams = tm_log_reader_get_flag (reader, object, "usesTeams", FALSE);
  read_play_data (play, object);
  tm_log_reader_leave_out (reader, object, "plays", unused_play);

  g_hash_table_add (self->play_uuids, g_strdup (play->uuid));
  tm_play_log_take_play (reader->log, g_steal_pointer (&play));
}

/* The document */

static gboolean
read_document (BgStats *self, JsonNode *root, GError **error)
{
  JsonObject *top;

  if (!tm_bgstats_recognise (root))
    return tm_json_place_fail (
        &self->reader.place, error,
        _ ("this is no file of BG Stats; it needs the lists “plays”, “games” and “players”"));

  top = json_node_get_object (root);
  tm_log_reader_leave_out (&self->reader, top, NULL, unused_top);
  return read_list (self, top, "players", TM_PLAY_LOG_MAX_THINGS, read_player, error)
         && read_list (self, top, "games", TM_PLAY_LOG_MAX_THINGS, read_game, error)
         && read_list (self, top, "locations", TM_PLAY_LOG_MAX_THINGS, read_location, error)
         && read_list (self, top, "plays", TM_PLAY_LOG_MAX_PLAYS, read_play, error);
}

/**
 * tm_bgstats_recognise:
 * @root: a document
 *
 * Tells whether a document has the shape of what BG Stats exports or shares.
 *
 * Returns: %TRUE if it has a list of plays, games or players
 */
gboolean
tm_bgstats_recognise (JsonNode *root)
{
  static const char *const lists[] = { "plays", "games", "players" };

  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (json_object_has_member (json_node_get_object (root), lists[i]))
      return TRUE;
  return FALSE;
}

/**
 * tm_bgstats_read:
 * @name: name of the document, for messages
 * @root: (transfer none): the document
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads an export or a shared play of BG Stats. A list that is no list makes the whole document
 * unfit; anything less costs no more than itself and is told in a notice. A play whose game or one of
 * whose people is not in the file is left out, because it would be another play without them. Times
 * are in UTC, as BG Stats asks of those who hand it plays.
 *
 * Returns: (transfer full) (nullable): the log; %NULL if the document has another shape
 */
TmPlayLog *
tm_bgstats_read (const char *name, JsonNode *root, GError **error)
{
  BgStats self;
  TmPlayLog *log = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  tm_log_reader_init (&self.reader, name);
  for (guint i = 0; i < N_KINDS; i++)
    {
      self.ids[i] = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      self.uuids[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    }
  self.play_uuids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.made_uuids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (read_document (&self, root, error))
    log = tm_log_reader_end (&self.reader);

  for (guint i = 0; i < N_KINDS; i++)
    {
      g_hash_table_unref (self.ids[i]);
      g_hash_table_unref (self.uuids[i]);
    }
  g_hash_table_unref (self.play_uuids);
  g_hash_table_unref (self.made_uuids);
  tm_log_reader_clear (&self.reader);
  return log;
}

/**
 * tm_bgstats_parse:
 * @name: name of the document, for messages
 * @data: (array length=length): its text
 * @length: how long it is, in bytes
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads an export or a shared play of BG Stats from text.
 *
 * Returns: (transfer full) (nullable): the log; %NULL if it cannot be read
 */
TmPlayLog *
tm_bgstats_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonNode) root = tm_log_reader_parse (name, data, length, error);

  return root != NULL ? tm_bgstats_read (name, root, error) : NULL;
}
