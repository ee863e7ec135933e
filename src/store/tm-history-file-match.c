/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-history-file-private.h"

#include "config.h"

#include "tm-match-delta-stamp.h"
#include "tm-match-file-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_NAME 2000

/* Into the database */

/* People come with their identifiers, so nobody is looked up by name. */
static gboolean
write_seats (
    TmDatabase *database, gint64 id, GPtrArray *names, const TmMatchStand *stand, GError **error)
{
  for (guint seat = 0; seat < names->len; seat++)
    if (!tm_database_run (database, error,
                          "UPDATE seats SET player = (SELECT id FROM players WHERE uuid = ?),"
                          " name = ?, colour = ? WHERE match = ? AND seat = ?",
                          "tttii", stand->players[seat], g_ptr_array_index (names, seat),
                          stand->colours[seat], id, (gint64) seat))
      return FALSE;
  return TRUE;
}

static TmMatchDelta *
capture (TmMatch *match, const TmMatchStand *stand)
{
  g_autoptr (TmMatchTracker) tracker = tm_match_tracker_new (match, stand->uuid, 0);
  TmMatchDelta *delta = tm_match_tracker_capture_all (tracker);

  tm_match_delta_stamp (delta, stand->started, stand->changed,
                        stand->has_finished ? stand->finished : 0);
  if (stand->has_length)
    tm_match_delta_set_length (delta, stand->length);
  return delta;
}

/**
 * tm_history_write_match:
 * @database: a connection inside a transaction, without a match of that identifier
 * @match: a match
 * @stand: how it stands
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Saves a match that comes from elsewhere with all its times.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_history_write_match (TmDatabase *database,
                        TmMatch *match,
                        const TmMatchStand *stand,
                        GError **error)
{
  g_autoptr (TmMatchDelta) delta = capture (match, stand);
  g_autoptr (GPtrArray) names = tm_match_delta_steal_names (delta);
  gint64 id = 0;

  return tm_match_delta_write (delta, database, error)
         && tm_database_get_number (database, error, &id, "SELECT id FROM matches WHERE uuid = ?",
                                    "t", stand->uuid)
         && write_seats (database, id, names, stand, error)
         && tm_database_run (
             database, error,
             "UPDATE matches SET origin = ?, finished = CASE WHEN ? THEN ? ELSE finished END,"
             " state = CASE WHEN ? AND state = 0 THEN 2 ELSE state END, note = ?,"
             " series = (SELECT id FROM series WHERE uuid = ?),"
             " chapter = nullif (?, 0), labelled = ? WHERE id = ?",
             "tiiittiii", stand->origin, (gint64) stand->has_finished, stand->finished,
             (gint64) stand->is_abandoned, stand->note, stand->series, stand->chapter,
             stand->labelled, id);
}

/**
 * tm_history_enter_player:
 * @database: a connection inside a transaction
 * @uuid: identifier of a player
 * @name: name
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Adds a player who comes from elsewhere, unless there is one of that identifier. Whatever is said
 * about the player later counts more.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_history_enter_player (TmDatabase *database, const char *uuid, const char *name, GError **error)
{
  return tm_database_run (database, error,
                          "INSERT OR IGNORE INTO players (uuid, name, changed) VALUES (?, ?, 0)",
                          "tt", uuid, name);
}

void
tm_match_stand_clear (TmMatchStand *self)
{
  g_free (self->uuid);
  g_free (self->origin);
  g_free (self->note);
  g_free (self->series);
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    {
      g_free (self->players[seat]);
      g_free (self->colours[seat]);
    }
}

/* Out of a document */

static const char *const item_members[]
    = { "kind",   "uuid",  "started", "changed", "finished", "state",
        "origin", "note",  "series",  "chapter", "labelled", "seats",
        "words",  "faces", "match",   "length",  NULL };
static const char *const seat_members[] = { "player", "colour", NULL };
static const char *const face_members[] = { "piece", "code", NULL };
static const char *const states[] = { "running", "finished", "abandoned" };

static gboolean
read_uuid (JsonObject *object,
           const char *member,
           gboolean is_needed,
           TmJsonPlace *place,
           char **out,
           GError **error)
{
  JsonNode *node = json_object_get_member (object, member);
  gsize length = tm_json_place_enter (place, member);
  const char *text = NULL;

  if ((node != NULL || is_needed) && !tm_json_get_string (node, place, &text, error))
    return FALSE;
  if (text != NULL && !g_uuid_string_is_valid (text))
    return tm_json_place_fail (place, error, _ ("“%s” is no identifier; accepted is a UUID"), text);
  tm_json_place_leave (place, length);
  *out = g_strdup (text);
  return TRUE;
}

static gboolean
read_number (JsonObject *object,
             const char *member,
             gboolean is_needed,
             gint64 min,
             gint64 max,
             TmJsonPlace *place,
             gint64 *out,
             GError **error)
{
  JsonNode *node = json_object_get_member (object, member);
  gsize length = tm_json_place_enter (place, member);

  if ((node != NULL || is_needed) && !tm_json_get_number (node, place, min, max, out, error))
    return FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_date (JsonObject *object,
           const char *member,
           gboolean is_needed,
           TmJsonPlace *place,
           gint64 *out,
           GError **error)
{
  return read_number (object, member, is_needed, TM_HISTORY_FIRST_TIME, TM_HISTORY_LAST_TIME, place,
                      out, error);
}

static gboolean
read_state (JsonObject *item, TmJsonPlace *place, gint64 *state, GError **error)
{
  gsize length = tm_json_place_enter (place, "state");
  const char *id;

  if (!tm_json_get_string (json_object_get_member (item, "state"), place, &id, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (states[i], id))
      {
        *state = i;
        tm_json_place_leave (place, length);
        return TRUE;
      }
  return tm_json_place_fail (
      place, error, _ ("“%s” is not accepted; accepted are: running, finished, abandoned"), id);
}

static gboolean
read_label (JsonObject *item, TmJsonPlace *place, TmMatchStand *stand, GError **error)
{
  const char *note;

  if (!read_uuid (item, "series", FALSE, place, &stand->series, error)
      || !tm_json_read_short (item, "note", TM_JSON_MAX_SIZE, place, &note, error)
      || !read_number (item, "chapter", FALSE, 0, G_MAXINT32, place, &stand->chapter, error)
      || !read_number (item, "labelled", FALSE, 0, TM_HISTORY_LAST_TIME, place, &stand->labelled,
                       error))
    return FALSE;
  stand->note = g_strdup (note);
  return TRUE;
}

static gboolean
check_reference (TmDatabase *database,
                 const char *sql,
                 const char *uuid,
                 const char *member,
                 TmJsonPlace *place,
                 GError **error)
{
  gint64 id = 0;
  gsize length;

  if (uuid == NULL)
    return TRUE;
  if (!tm_database_get_number (database, error, &id, sql, "t", uuid))
    return FALSE;
  if (id != 0)
    return TRUE;
  length = tm_json_place_enter (place, member);
  tm_json_place_fail (place, error, _ ("“%s” does not stand before it in the file"), uuid);
  tm_json_place_leave (place, length);
  return FALSE;
}

static gboolean
read_seat (TmDatabase *database,
           JsonNode *node,
           guint seat,
           TmJsonPlace *place,
           TmMatchStand *stand,
           GError **error)
{
  gsize length = tm_json_place_enter_index (place, seat);
  JsonObject *object;
  const char *colour;

  if (!tm_json_get_object (node, place, &object, error)
      || !tm_json_check_members (object, place, seat_members, error)
      || !read_uuid (object, "player", FALSE, place, &stand->players[seat], error)
      || !tm_json_read_short (object, "colour", MAX_NAME, place, &colour, error)
      || !check_reference (database, "SELECT id FROM players WHERE uuid = ?", stand->players[seat],
                           "player", place, error))
    return FALSE;
  stand->colours[seat] = g_strdup (colour);
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_seats (
    TmDatabase *database, JsonObject *item, TmJsonPlace *place, TmMatchStand *stand, GError **error)
{
  gsize length = tm_json_place_enter (place, "seats");
  JsonArray *seats;

  if (!tm_json_get_array (json_object_get_member (item, "seats"), place, &seats, error))
    return FALSE;
  if (json_array_get_length (seats) > TM_MAX_SEATS)
    return tm_json_place_fail (place, error, _ ("more than %d seats"), TM_MAX_SEATS);
  for (guint seat = 0; seat < json_array_get_length (seats); seat++)
    if (!read_seat (database, json_array_get_element (seats, seat), seat, place, stand, error))
      return FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_words (JsonObject *item, TmJsonPlace *place, GPtrArray *words, GError **error)
{
  JsonNode *node = json_object_get_member (item, "words");
  gsize outer = tm_json_place_enter (place, "words");
  JsonArray *array = NULL;

  if (node != NULL && !tm_json_get_array (node, place, &array, error))
    return FALSE;
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize length = tm_json_place_enter_index (place, i);
      const char *word;

      if (!tm_json_get_string (json_array_get_element (array, i), place, &word, error))
        return FALSE;
      g_ptr_array_add (words, (gpointer) word);
      tm_json_place_leave (place, length);
    }
  tm_json_place_leave (place, outer);
  return TRUE;
}

static gboolean
read_face (JsonNode *node, TmJsonPlace *place, TmMatchNumbers *numbers, GError **error)
{
  JsonObject *object;
  const char *piece;
  const char *code;

  if (!tm_json_get_object (node, place, &object, error)
      || !tm_json_check_members (object, place, face_members, error)
      || !tm_json_get_string (json_object_get_member (object, "piece"), place, &piece, error)
      || !tm_json_get_string (json_object_get_member (object, "code"), place, &code, error))
    return FALSE;
  g_ptr_array_add (numbers->pieces, (gpointer) piece);
  g_ptr_array_add (numbers->faces, (gpointer) code);
  return TRUE;
}

static gboolean
read_faces (JsonObject *item, TmJsonPlace *place, TmMatchNumbers *numbers, GError **error)
{
  JsonNode *node = json_object_get_member (item, "faces");
  gsize outer = tm_json_place_enter (place, "faces");
  JsonArray *array = NULL;

  if (node != NULL && !tm_json_get_array (node, place, &array, error))
    return FALSE;
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize length = tm_json_place_enter_index (place, i);

      if (!read_face (json_array_get_element (array, i), place, numbers, error))
        return FALSE;
      tm_json_place_leave (place, length);
    }
  tm_json_place_leave (place, outer);
  return TRUE;
}

static TmMatch *
play (JsonObject *item, TmJsonPlace *place, const TmMatchNumbers *numbers, GError **error)
{
  JsonNode *node = json_object_get_member (item, "match");
  g_autofree char *name = NULL;
  g_autoptr (TmMatchFile) file = NULL;
  gsize length = tm_json_place_enter (place, "match");
  JsonObject *object;

  if (!tm_json_get_object (node, place, &object, error))
    return NULL;
  name = g_strdup_printf ("%s: %s", place->name, place->path->str);
  tm_json_place_leave (place, length);
  file = tm_match_file_parse_numbered (name, node, numbers, error);
  if (file == NULL)
    return NULL;
  return tm_match_file_play (
      file, tm_match_file_has_changes (file) ? TM_PLAY_STORED : TM_PLAY_NORMAL, NULL, NULL, error);
}

static gboolean
read_stand (
    TmDatabase *database, JsonObject *item, TmJsonPlace *place, TmMatchStand *stand, GError **error)
{
  gint64 state = 0;

  stand->has_finished = json_object_has_member (item, "finished");
  stand->has_length = json_object_has_member (item, "length");
  if (!tm_json_check_members (item, place, item_members, error)
      || !read_state (item, place, &state, error))
    return FALSE;
  stand->is_abandoned = state == TM_MATCH_ABANDONED;
  return read_uuid (item, "uuid", TRUE, place, &stand->uuid, error)
         && read_date (item, "started", TRUE, place, &stand->started, error)
         && read_date (item, "changed", TRUE, place, &stand->changed, error)
         && read_date (item, "finished", FALSE, place, &stand->finished, error)
         && read_number (item, "length", FALSE, 0, TM_HISTORY_LAST_TIME, place, &stand->length,
                         error)
         && read_uuid (item, "origin", FALSE, place, &stand->origin, error)
         && read_label (item, place, stand, error)
         && read_seats (database, item, place, stand, error);
}

/* A file may say the same twice, or two things about the same. */
static gboolean
check_new (TmDatabase *database, const char *uuid, TmJsonPlace *place, GError **error)
{
  gint64 id = 0;

  if (!tm_database_get_number (database, error, &id, "SELECT id FROM matches WHERE uuid = ?", "t",
                               uuid))
    return FALSE;
  if (id == 0)
    return TRUE;
  tm_json_place_enter (place, "uuid");
  return tm_json_place_fail (place, error, _ ("“%s” stands in the file twice"), uuid);
}

/* Reads a piece of kind "match". */
gboolean
tm_history_read_match (TmDatabase *database, JsonObject *item, TmJsonPlace *place, GError **error)
{
  g_auto (TmMatchStand) stand = { 0 };
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GPtrArray) pieces = g_ptr_array_new ();
  g_autoptr (GPtrArray) faces = g_ptr_array_new ();
  TmMatchNumbers numbers = { .words = words, .pieces = pieces, .faces = faces };
  g_autoptr (TmMatch) match = NULL;

  if (!read_stand (database, item, place, &stand, error)
      || !check_new (database, stand.uuid, place, error)
      || !check_reference (database, "SELECT id FROM series WHERE uuid = ?", stand.series, "series",
                           place, error)
      || !read_words (item, place, words, error) || !read_faces (item, place, &numbers, error))
    return FALSE;
  match = play (item, place, &numbers, error);
  if (match == NULL)
    return FALSE;
  return tm_history_write_match (database, match, &stand, error);
}
