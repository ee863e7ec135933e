/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The link by which BG Stats takes over one play: the play as JSON, percent-encoded, in the query. */

#include "tm-play-link.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-log-reader.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

#define PAGE "://app.bgstatsapp.com/createPlay.html"
#define LINK "https" PAGE "?data="

/* BG Stats remembers under this name which of its players and games ours are. It must not change. */
#define SOURCE_NAME "Tablemate"

static const char *const unused_play[] = { "rating", NULL };

/* Writing */

static void
append_text (GString *out, const char *member, const char *text)
{
  if (text == NULL)
    return;
  if (out->str[out->len - 1] != '{')
    g_string_append_c (out, ',');
  g_string_append_printf (out, "\"%s\":", member);
  tm_json_append_string (out, text);
}

static void
append_bare (GString *out, const char *member, gint64 number)
{
  g_string_append_printf (out, ",\"%s\":%" G_GINT64_FORMAT, member, number);
}

static void
append_flag (GString *out, const char *member, gboolean flag)
{
  g_string_append_printf (out, ",\"%s\":%s", member, flag ? "true" : "false");
}

static void
append_game (GString *out, const TmLogGame *game)
{
  g_autofree char *bgg = g_strdup_printf ("bgg-%" G_GINT64_FORMAT, game->bgg_id);

  g_string_append (out, ",\"game\":{");
  append_text (out, "name", game->name);
  append_text (out, "sourceGameId",
               game->uuid != NULL ? game->uuid
               : game->bgg_id > 0 ? bgg
                                  : game->name);
  if (game->bgg_id > 0)
    append_bare (out, "bggId", game->bgg_id);
  append_flag (out, "highestWins", game->high_wins);
  append_flag (out, "noPoints", !game->has_points);
  g_string_append_c (out, '}');
}

static void
append_player (GString *out, const TmPlayLog *log, const TmLogScore *score)
{
  const TmLogPlayer *player = tm_play_log_get_player (log, score->player);

  g_string_append_c (out, '{');
  append_text (out, "name", player->name);
  append_text (out, "sourcePlayerId", player->uuid != NULL ? player->uuid : player->name);
  append_flag (out, "startPlayer", score->is_start);
  append_flag (out, "winner", score->is_winner);
  append_text (out, "score", score->score);
  if (score->rank > 0)
    append_bare (out, "rank", score->rank);
  append_text (out, "role", score->role);
  append_text (out, "team", score->team);
  g_string_append_c (out, '}');
}

static char *
write_link (const TmPlayLog *log, const TmLogPlay *play, gboolean has_comment)
{
  g_autoptr (GString) json = g_string_new ("{");
  g_autofree char *date = tm_log_play_dup_date (play);
  g_autofree char *data = NULL;

  append_text (json, "sourceName", SOURCE_NAME);
  append_text (json, "sourcePlayId", play->uuid);
  append_text (json, "playDate", date);
  if (play->minutes > 0)
    append_bare (json, "durationMin", play->minutes);
  if (play->location != TM_PLAY_LOG_NONE)
    append_text (json, "location", tm_play_log_get_location (log, play->location)->name);
  append_text (json, "board", play->board);
  append_text (json, "comments", has_comment ? play->comment : NULL);
  append_game (json, tm_play_log_get_game (log, play->game));
  g_string_append (json, ",\"players\":[");
  for (guint i = 0; i < play->scores->len; i++)
    {
      if (i > 0)
        g_string_append_c (json, ',');
      append_player (json, log, tm_log_play_get_score (play, i));
    }
  g_string_append (json, "]}");
  data = g_uri_escape_string (json->str, NULL, FALSE);
  return g_strconcat (LINK, data, NULL);
}

/**
 * tm_play_link_write:
 * @log: a log
 * @play: index of a play
 * @max_length: how long the link may be, in bytes, such as %TM_PLAY_LINK_MAX_CODE; 0: as long as it
 *   likes
 *
 * Makes the link by which BG Stats takes over a play. If it is too long, the comment stays away.
 *
 * Returns: (transfer full) (nullable): the link, in ASCII; %NULL if it is too long without the
 *   comment, too
 */
char *
tm_play_link_write (const TmPlayLog *log, guint play, gsize max_length)
{
  const TmLogPlay *one;
  g_autofree char *link = NULL;

  g_return_val_if_fail (log != NULL, NULL);
  g_return_val_if_fail (play < log->plays->len, NULL);

  one = tm_play_log_get_play (log, play);
  link = write_link (log, one, TRUE);
  if (max_length > 0 && strlen (link) > max_length)
    {
      g_free (link);
      link = write_link (log, one, FALSE);
    }
  return max_length == 0 || strlen (link) <= max_length ? g_steal_pointer (&link) : NULL;
}

/* Reading */

static void
read_player (TmLogReader *self, TmLogPlay *play, JsonObject *object)
{
  g_autofree char *name = tm_log_reader_dup_line (self, object, "name");
  g_autofree char *id = tm_log_reader_dup_line (self, object, "sourcePlayerId");
  g_autofree char *text = tm_log_reader_dup_line (self, object, "score");
  TmLogPlayer *player;
  TmLogScore *score;

  if (name == NULL)
    {
      name = g_strdup (_ ("Without a name"));
      tm_log_reader_notice (self, _ ("it has no name and got one: “%s”"), name);
    }
  score = tm_log_play_add_score (play, self->log->players->len);
  player = tm_play_log_add_player (self->log, name);
  player->uuid = tm_log_dup_uuid (id);
  tm_log_score_set_text (score, text);
  score->is_winner = tm_log_reader_get_flag (self, object, "winner", FALSE);
  score->is_start = tm_log_reader_get_flag (self, object, "startPlayer", FALSE);
  score->rank = (guint) tm_log_reader_get_number (self, object, "rank", 0, 1000);
  score->role = tm_log_reader_dup_line (self, object, "role");
  score->team = tm_log_reader_dup_line (self, object, "team");
}

static gboolean
read_players (TmLogReader *self, TmLogPlay *play, JsonObject *top, GError **error)
{
  gsize length = tm_json_place_enter (&self->place, "players");
  JsonArray *array;

  if (json_object_has_member (top, "players"))
    {
      if (!tm_json_get_array (json_object_get_member (top, "players"), &self->place, &array, error))
        return FALSE;
      if (json_array_get_length (array) > TM_PLAY_LOG_MAX_SCORES)
        return tm_json_place_fail (&self->place, error, _ ("more than %d people"),
                                   TM_PLAY_LOG_MAX_SCORES);
      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          gsize outer = tm_json_place_enter_index (&self->place, i);
          JsonObject *object;

          if (!tm_json_get_object (json_array_get_element (array, i), &self->place, &object, error))
            return FALSE;
          read_player (self, play, object);
          tm_json_place_leave (&self->place, outer);
        }
    }
  tm_json_place_leave (&self->place, length);
  return TRUE;
}

static gboolean
read_game (TmLogReader *self, JsonObject *top, GError **error)
{
  gsize length = tm_json_place_enter (&self->place, "game");
  g_autofree char *name = NULL;
  g_autofree char *id = NULL;
  JsonObject *object;
  TmLogGame *game;

  if (!tm_json_get_object (json_object_get_member (top, "game"), &self->place, &object, error))
    return FALSE;
  name = tm_log_reader_dup_line (self, object, "name");
  if (name == NULL)
    return tm_json_place_fail (&self->place, error, _ ("it has no name; “name” is needed"));
  id = tm_log_reader_dup_line (self, object, "sourceGameId");
  game = tm_play_log_add_game (self->log, name);
  game->uuid = tm_log_dup_uuid (id);
  game->bgg_id = tm_log_reader_get_number (self, object, "bggId", 0, G_MAXINT32);
  game->high_wins = tm_log_reader_get_flag (self, object, "highestWins", TRUE);
  game->has_points = !tm_log_reader_get_flag (self, object, "noPoints", FALSE);
  tm_json_place_leave (&self->place, length);
  return TRUE;
}

/* When it was played; some programs write "date". */
static gboolean
read_date (TmLogReader *self, TmLogPlay *play, JsonObject *top, GError **error)
{
  const char *member = json_object_has_member (top, "playDate") ? "playDate" : "date";
  g_autofree char *text = tm_log_reader_dup_line (self, top, member);
  gsize length = tm_json_place_enter (&self->place, member);

  if (!tm_log_play_set_date (play, text))
    return tm_json_place_fail (&self->place, error,
                               _ ("“%s” is no date; accepted is 2026-01-31 19:30:00"),
                               text != NULL ? text : "");
  tm_json_place_leave (&self->place, length);
  return TRUE;
}

/* A play is known by its source and the number it has there, or by all that the link says. */
static void
read_identity (TmLogReader *self, TmLogPlay *play, JsonObject *top, const char *json)
{
  g_autofree char *source = tm_log_reader_dup_line (self, top, "sourceName");
  g_autofree char *id = tm_log_reader_dup_line (self, top, "sourcePlayId");
  g_autofree char *both
      = id != NULL && source != NULL ? g_strconcat (source, "\n", id, NULL) : NULL;

  play->uuid = tm_log_dup_uuid (id);
  if (play->uuid == NULL)
    play->uuid = tm_log_make_uuid ("play-link", both != NULL ? both : json);
}

static void
read_location (TmLogReader *self, TmLogPlay *play, JsonObject *top)
{
  g_autofree char *name = tm_log_reader_dup_line (self, top, "location");

  if (name == NULL)
    return;
  tm_play_log_add_location (self->log, name);
  play->location = 0;
}

static gboolean
read_play (TmLogReader *self, JsonNode *root, const char *json, GError **error)
{
  g_autoptr (TmLogPlay) play = tm_log_play_new (0);
  JsonObject *top;

  if (!tm_json_get_object (root, &self->place, &top, error) || !read_game (self, top, error)
      || !read_date (self, play, top, error) || !read_players (self, play, top, error))
    return FALSE;
  read_identity (self, play, top, json);
  read_location (self, play, top);
  play->minutes = (guint) tm_log_reader_get_number (self, top, "durationMin", 0, 1000000);
  play->board = tm_log_reader_dup_line (self, top, "board");
  play->comment = tm_log_reader_dup_comment (self, top, "comments");
  tm_log_reader_leave_out (self, top, NULL, unused_play);
  for (guint i = 0; i < play->scores->len; i++)
    play->uses_teams |= tm_log_play_get_score (play, i)->team != NULL;
  tm_play_log_take_play (self->log, g_steal_pointer (&play));
  return TRUE;
}

/* The query of a link: what stands behind the page. */
static const char *
find_query (const char *text)
{
  static const char *const schemes[] = { "https", "http", "bgstats" };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      gsize length = strlen (schemes[i]);

      if (g_ascii_strncasecmp (text, schemes[i], length) == 0
          && g_ascii_strncasecmp (text + length, PAGE, strlen (PAGE)) == 0
          && text[length + strlen (PAGE)] == '?')
        return text + length + strlen (PAGE) + 1;
    }
  return NULL;
}

/* The parameter "data", decoded. Some programs do not encode it; most of the others encode a blank as
 * "%20", and some as "+". */
static char *
dup_data (const char *name, const char *query, GError **error)
{
  g_autofree char *data = NULL;
  char *decoded;

  while (!g_str_has_prefix (query, "data="))
    {
      query += strcspn (query, "&");
      if (*query == '\0')
        {
          g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                       _ ("%s: the link has no play in it; “data=” is needed"), name);
          return NULL;
        }
      query++;
    }
  query += strlen ("data=");
  if (*query == '{')
    return g_strdup (query);
  data = g_strndup (query, strcspn (query, "&#"));
  g_strdelimit (data, "+", ' ');
  decoded = g_uri_unescape_string (data, NULL);
  if (decoded == NULL)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                 _ ("%s: the play in the link is not percent-encoded text; copy the whole link"),
                 name);
  return decoded;
}

/**
 * tm_play_link_recognise:
 * @text: (array length=length): any text
 * @length: how long it is, in bytes
 *
 * Tells whether a text begins as a link to BG Stats does.
 *
 * Returns: %TRUE if it does
 */
gboolean
tm_play_link_recognise (const char *text, gsize length)
{
  g_autofree char *start = g_strndup (length > 0 ? text : "", MIN (length, 100));

  return find_query (g_strchug (start)) != NULL;
}

/**
 * tm_play_link_parse:
 * @name: what the link is called in messages
 * @text: (array length=length): the link
 * @length: how long it is, in bytes; at most %TM_PLAY_LINK_MAX_LENGTH
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads the play of a link to BG Stats. Times are in UTC.
 *
 * Returns: (transfer full) (nullable): a log with one play; %NULL if it is no such link
 */
TmPlayLog *
tm_play_link_parse (const char *name, const char *text, gsize length, GError **error)
{
  g_autofree char *link = NULL;
  g_autofree char *json = NULL;
  g_autoptr (JsonNode) root = NULL;
  const char *query;
  TmLogReader reader;
  TmPlayLog *log = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length >= 3 && memcmp (text, BYTE_ORDER_MARK, 3) == 0)
    {
      text += 3;
      length -= 3;
    }
  link = g_strndup (length > 0 ? text : "", MIN (length, TM_PLAY_LINK_MAX_LENGTH));
  query = find_query (g_strstrip (link));
  if (query == NULL || length > TM_PLAY_LINK_MAX_LENGTH)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("%s: this is no link to BG Stats; accepted is %s…"), name, LINK);
      return NULL;
    }
  json = dup_data (name, query, error);
  root = json != NULL ? tm_log_reader_parse (name, json, strlen (json), error) : NULL;
  if (root == NULL)
    return NULL;

  tm_log_reader_init (&reader, name);
  if (read_play (&reader, root, json, error))
    log = tm_log_reader_end (&reader);
  tm_log_reader_clear (&reader);
  return log;
}
