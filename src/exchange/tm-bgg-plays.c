/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the plays that BoardGameGeek's XML API2 gives out:
 *
 *   <plays username userid total page>
 *     <play id date quantity length incomplete nowinstats location>
 *       <item name objecttype objectid><subtypes>…</subtypes></item>
 *       <comments>…</comments>
 *       <players><player username userid name startposition color score new rating win/></players>
 *
 * Everybody and every game is known by a number or name there, so identities are made of these. */

#include "tm-bgg-plays.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-json.h"

#define MAX_DEPTH 16
#define MAX_ATTRIBUTES 64
#define MAX_SCORES 1000000
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

typedef struct
{
  const char *name;
  TmPlayLog *log;
  GMarkupParseContext *context;

  /* Where the reader stands */
  guint depth;
  gboolean has_plays;
  gboolean is_message;
  GString *text;

  /* The play there */
  TmLogPlay *play;
  gboolean is_refused;
  gboolean has_item;
  gint64 id;
  guint quantity;

  /* What was seen */
  gint64 total;
  guint n_records;
  guint n_ratings;
  guint n_scores;
  GHashTable *players;
  GHashTable *games;
  GHashTable *locations;
  GHashTable *uuids;
} BggPlays;

/* Places */

static gboolean G_GNUC_PRINTF (3, 4)
fail (BggPlays *self, GError **error, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list args;
  gint line, column;

  g_markup_parse_context_get_position (self->context, &line, &column);
  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  /* Translators: file, line, column, what is wrong */
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: line %u, column %u: %s"),
               self->name, (guint) line, (guint) column, what);
  return FALSE;
}

static void G_GNUC_PRINTF (2, 3)
notice (BggPlays *self, const char *format, ...)
{
  g_autofree char *place = NULL;
  g_autofree char *message = NULL;
  va_list args;
  gint line;

  g_markup_parse_context_get_position (self->context, &line, NULL);
  if (self->id > 0)
    {
      g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, self->id);

      /* Translators: a line of a file and the number of a play at BoardGameGeek */
      place = g_strdup_printf (_ ("line %u, play %s"), (guint) line, digits);
    }
  else
    place = g_strdup_printf (_ ("line %u"), (guint) line);
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  tm_play_log_add_notice (self->log, place, "%s", message);
}

static void
refuse_play (BggPlays *self)
{
  self->is_refused = TRUE;
}

/* Attributes */

typedef struct
{
  const char **names;
  const char **values;
} Attributes;

static const char *
get_attribute (const Attributes *attributes, const char *name)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    if (g_str_equal (attributes->names[i], name))
      return attributes->values[i];
  return NULL;
}

static char *
dup_line (BggPlays *self, const Attributes *attributes, const char *name)
{
  gboolean is_cut;
  char *text
      = tm_log_dup_text (get_attribute (attributes, name), TM_PLAY_LOG_MAX_NAME, TRUE, &is_cut);

  if (is_cut)
    notice (self, _ ("%s: too long; its end was cut off"), name);
  return text;
}

static gint64
get_number (BggPlays *self, const Attributes *attributes, const char *name, gint64 max)
{
  g_autofree char *text = dup_line (self, attributes, name);
  gint64 number = 0;

  if (text != NULL && !g_ascii_string_to_signed (text, 10, 0, max, &number, NULL))
    notice (self, _ ("%s: “%s” was left out; a whole number is needed here"), name, text);
  return number;
}

static gboolean
get_flag (BggPlays *self, const Attributes *attributes, const char *name)
{
  return get_number (self, attributes, name, G_MAXINT32) > 0;
}

/* Whom and what plays refer to */

static gboolean
find (GHashTable *table, const char *key, guint *index)
{
  gpointer value;

  if (!g_hash_table_lookup_extended (table, key, NULL, &value))
    return FALSE;
  *index = GPOINTER_TO_UINT (value);
  return TRUE;
}

static gboolean
check_room (BggPlays *self, const GPtrArray *items, GError **error)
{
  return items->len < TM_PLAY_LOG_MAX_THINGS
         || fail (self, error, _ ("more than %d names; split the file"), TM_PLAY_LOG_MAX_THINGS);
}

/* Somebody with an account is known by it, everybody else by name. */
static gboolean
find_player (BggPlays *self, const Attributes *attributes, guint *index, GError **error)
{
  g_autofree char *username = dup_line (self, attributes, "username");
  g_autofree char *name = dup_line (self, attributes, "name");
  g_autofree char *folded = username != NULL ? g_utf8_casefold (username, -1) : NULL;
  g_autofree char *key = g_strconcat (folded != NULL ? "@" : "=",
                                      folded != NULL ? folded
                                      : name != NULL ? name
                                                     : "",
                                      NULL);
  gboolean is_anonymous
      = username == NULL && (name == NULL || g_str_equal (name, "Anonymous player"));
  TmLogPlayer *player;

  if (find (self->players, key, index))
    return TRUE;
  if (!check_room (self, self->log->players, error))
    return FALSE;
  if (name == NULL)
    name = g_strdup (username != NULL ? username : _ ("Without a name"));
  *index = self->log->players->len;
  player = tm_play_log_add_player (self->log, name);
  player->is_anonymous = is_anonymous;
  player->bgg_username = g_steal_pointer (&username);
  g_hash_table_insert (self->players, g_steal_pointer (&key), GUINT_TO_POINTER (*index));
  return TRUE;
}

static gboolean
find_location (BggPlays *self, const char *name, guint *index, GError **error)
{
  if (find (self->locations, name, index))
    return TRUE;
  if (!check_room (self, self->log->locations, error))
    return FALSE;
  *index = self->log->locations->len;
  tm_play_log_add_location (self->log, name);
  g_hash_table_insert (self->locations, g_strdup (name), GUINT_TO_POINTER (*index));
  return TRUE;
}

static gboolean
find_game (BggPlays *self, const char *name, gint64 bgg_id, guint *index, GError **error)
{
  g_autofree char *key
      = bgg_id > 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, bgg_id) : g_strconcat ("=", name, NULL);

  if (find (self->games, key, index))
    return TRUE;
  if (!check_room (self, self->log->games, error))
    return FALSE;
  *index = self->log->games->len;
  tm_play_log_add_game (self->log, name)->bgg_id = bgg_id;
  g_hash_table_insert (self->games, g_steal_pointer (&key), GUINT_TO_POINTER (*index));
  return TRUE;
}

/* Elements */

static gboolean
begin_plays (BggPlays *self, const char *element, const Attributes *attributes, GError **error)
{
  if (self->has_plays || self->is_message)
    return fail (self, error, _ ("more than one document; put each into a file of its own"));
  if (g_str_equal (element, "plays"))
    {
      self->has_plays = TRUE;
      self->total = get_number (self, attributes, "total", G_MAXINT32);
      return TRUE;
    }
  /* BoardGameGeek may answer with words instead of plays. */
  self->is_message = g_str_equal (element, "error") || g_str_equal (element, "errors")
                     || g_str_equal (element, "message");
  if (self->is_message && get_attribute (attributes, "message") != NULL)
    g_string_append (self->text, get_attribute (attributes, "message"));
  if (self->is_message)
    return TRUE;
  if (g_str_equal (element, "items"))
    return fail (self, error,
                 _ ("this is a list of games; plays are accepted as XML, a collection as CSV"));
  return fail (self, error, _ ("“%s” is not accepted; plays of BoardGameGeek begin with “plays”"),
               element);
}

static gboolean
begin_play (BggPlays *self, const Attributes *attributes, GError **error)
{
  g_autofree char *location = NULL;
  g_autofree char *date = NULL;

  self->id = 0;
  self->id = get_number (self, attributes, "id", G_MAXINT64);
  self->n_records++;
  self->play = tm_log_play_new (TM_PLAY_LOG_NONE);
  self->is_refused = FALSE;
  self->has_item = FALSE;
  date = dup_line (self, attributes, "date");
  if (!tm_log_play_set_date (self->play, date))
    {
      notice (self, _ ("the play was left out: “%s” is no date; accepted is 2026-01-31"),
              date != NULL ? date : "");
      refuse_play (self);
    }
  self->quantity = get_attribute (attributes, "quantity") == NULL
                       ? 1
                       : (guint) get_number (self, attributes, "quantity", G_MAXINT32);
  if (!self->is_refused && (self->quantity == 0 || self->quantity > TM_BGG_MAX_QUANTITY))
    {
      notice (self, _ ("the play was left out: its quantity is %u; accepted are 1 to %d"),
              self->quantity, TM_BGG_MAX_QUANTITY);
      refuse_play (self);
    }
  self->play->minutes = (guint) get_number (self, attributes, "length", 1000000);
  self->play->is_incomplete = get_flag (self, attributes, "incomplete");
  self->play->is_ignored = get_flag (self, attributes, "nowinstats");
  location = dup_line (self, attributes, "location");
  return location == NULL || find_location (self, location, &self->play->location, error);
}

static gboolean
begin_item (BggPlays *self, const Attributes *attributes, GError **error)
{
  gint64 bgg_id = get_number (self, attributes, "objectid", G_MAXINT32);
  const char *type = get_attribute (attributes, "objecttype");
  g_autofree char *name = dup_line (self, attributes, "name");

  if (self->has_item)
    {
      notice (self, _ ("a second game of the play was left out"));
      return TRUE;
    }
  self->has_item = TRUE;
  if (name == NULL || (type != NULL && !g_str_equal (type, "thing")))
    {
      if (!self->is_refused)
        notice (self, _ ("the play was left out: it does not name a game"));
      refuse_play (self);
      return TRUE;
    }
  return find_game (self, name, bgg_id, &self->play->game, error);
}

/* The place at the table is a free text; a number is one. */
static void
read_position (BggPlays *self, TmLogScore *score, const Attributes *attributes)
{
  g_autofree char *text = dup_line (self, attributes, "startposition");
  guint64 position = 0;

  if (text == NULL)
    return;
  if (g_ascii_string_to_unsigned (text, 10, 0, 1000, &position, NULL))
    {
      score->seat = (guint) position;
      score->is_start = position == 1;
    }
  else if (score->role == NULL)
    score->role = g_steal_pointer (&text);
  else
    notice (self, _ ("%s: “%s” was left out; a whole number is needed here"), "startposition",
            text);
}

static gboolean
begin_player (BggPlays *self, const Attributes *attributes, GError **error)
{
  const char *rating = get_attribute (attributes, "rating");
  g_autofree char *text = NULL;
  TmLogScore *score;
  guint player;

  if (self->play->scores->len == TM_PLAY_LOG_MAX_SCORES)
    {
      if (!self->is_refused)
        notice (self, _ ("the play was left out: it has more than %d people"),
                TM_PLAY_LOG_MAX_SCORES);
      refuse_play (self);
      return TRUE;
    }
  if (!find_player (self, attributes, &player, error))
    return FALSE;
  score = tm_log_play_add_score (self->play, player);
  text = dup_line (self, attributes, "score");
  tm_log_score_set_text (score, text);
  score->role = dup_line (self, attributes, "color");
  score->is_new = get_flag (self, attributes, "new");
  score->is_winner = get_flag (self, attributes, "win");
  read_position (self, score, attributes);
  self->n_ratings += rating != NULL && *rating != '\0' && !g_str_equal (rating, "0");
  return TRUE;
}

static gboolean
begin_element (BggPlays *self, const char *element, const Attributes *attributes, GError **error)
{
  guint n_attributes = g_strv_length ((char **) attributes->names);

  if (++self->depth > MAX_DEPTH)
    return fail (self, error, _ ("too deep; at most %d levels are accepted"), MAX_DEPTH);
  if (n_attributes > MAX_ATTRIBUTES)
    return fail (self, error, _ ("too many attributes; at most %d are accepted"), MAX_ATTRIBUTES);
  if (self->depth == 1)
    return begin_plays (self, element, attributes, error);
  if (!self->has_plays)
    return TRUE;
  if (self->depth == 2 && g_str_equal (element, "play"))
    return begin_play (self, attributes, error);
  if (self->play == NULL)
    return TRUE;
  if (self->depth == 3 && g_str_equal (element, "item"))
    return begin_item (self, attributes, error);
  if (self->depth == 3 && g_str_equal (element, "comments"))
    g_string_truncate (self->text, 0);
  if (self->depth == 4 && g_str_equal (element, "player"))
    return begin_player (self, attributes, error);
  return TRUE;
}

/* Ends of elements */

static void
end_comments (BggPlays *self)
{
  gboolean is_cut;

  g_free (self->play->comment);
  self->play->comment = tm_log_dup_text (self->text->str, TM_PLAY_LOG_MAX_TEXT, FALSE, &is_cut);
  if (is_cut)
    notice (self, _ ("%s: too long; its end was cut off"), "comments");
}

/* The identity of the play, or of the one of several that a record stands for. A play without a number
 * is known by where it stands in its file. */
static char *
make_uuid (BggPlays *self, guint copy)
{
  g_autoptr (GString) id = g_string_new (NULL);

  if (self->id > 0)
    g_string_append_printf (id, "%" G_GINT64_FORMAT, self->id);
  else
    g_string_append_printf (id, "%u:%" G_GINT64_FORMAT ":%s", self->n_records, self->play->date,
                            tm_play_log_get_game (self->log, self->play->game)->name);
  if (copy > 0)
    g_string_append_printf (id, "#%u", copy + 1);
  return tm_log_make_uuid ("bgg-play", id->str);
}

/* Whether the play, which is complete, is one more. */
static gboolean
check_play (BggPlays *self)
{
  if (self->is_refused)
    return FALSE;
  if (self->play->game == TM_PLAY_LOG_NONE)
    {
      notice (self, _ ("the play was left out: it does not name a game"));
      return FALSE;
    }
  self->play->uuid = make_uuid (self, 0);
  if (g_hash_table_add (self->uuids, g_strdup (self->play->uuid)))
    return TRUE;
  notice (self, _ ("the play was left out: it stands in the file twice; the first one was taken"));
  return FALSE;
}

/* A record may stand for several plays. Each has the same people and result and its share of the
 * time. */
static gboolean
end_play (BggPlays *self, GError **error)
{
  guint minutes = self->play->minutes;

  if (!check_play (self))
    return TRUE;
  if (self->log->plays->len + self->quantity > TM_PLAY_LOG_MAX_PLAYS)
    return fail (self, error, _ ("more than %d plays; split the file"), TM_PLAY_LOG_MAX_PLAYS);
  self->n_scores += self->quantity * self->play->scores->len;
  if (self->n_scores > MAX_SCORES)
    return fail (self, error, _ ("more than %d scores; split the file"), MAX_SCORES);
  if (self->quantity > 1)
    notice (
        self,
        ngettext ("it stands for %u play; each of them has the same result and its share of the "
                  "time",
                  "it stands for %u plays; each of them has the same result and its share of the "
                  "time",
                  self->quantity),
        self->quantity);
  for (guint i = 0; i < self->quantity; i++)
    {
      TmLogPlay *play = tm_log_play_copy (self->play);

      g_free (play->uuid);
      play->uuid = make_uuid (self, i);
      play->minutes = minutes / self->quantity + (i < minutes % self->quantity);
      tm_play_log_take_play (self->log, play);
    }
  return TRUE;
}

static gboolean
end_element (BggPlays *self, const char *element, GError **error)
{
  gboolean is_good = TRUE;

  self->depth--;
  if (self->play != NULL && self->depth == 2 && g_str_equal (element, "comments"))
    end_comments (self);
  if (self->play != NULL && self->depth == 1)
    {
      is_good = end_play (self, error);
      g_clear_pointer (&self->play, tm_log_play_free);
      self->id = 0;
    }
  if (self->depth == 0 && self->is_message)
    {
      g_autofree char *message = tm_log_dup_text (self->text->str, 500, TRUE, NULL);

      return fail (self, error, _ ("BoardGameGeek gave no plays but a message: %s"),
                   message != NULL ? message : "");
    }
  return is_good;
}

/* Callbacks */

static void
start_element_cb (GMarkupParseContext *context G_GNUC_UNUSED,
                  const char *element,
                  const char **names,
                  const char **values,
                  gpointer data,
                  GError **error)
{
  begin_element (data, element, &(Attributes) { names, values }, error);
}

static void
end_element_cb (GMarkupParseContext *context G_GNUC_UNUSED,
                const char *element,
                gpointer data,
                GError **error)
{
  end_element (data, element, error);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer data,
         GError **error G_GNUC_UNUSED)
{
  BggPlays *self = data;

  if (self->is_message
      || (self->depth == 3
          && g_str_equal (g_markup_parse_context_get_element (context), "comments")))
    g_string_append_len (self->text, text, (gssize) length);
}

/* Comments, instructions, and declarations of documents, which can be made to grow without end. */
static void
passthrough_cb (GMarkupParseContext *context G_GNUC_UNUSED,
                const char *text,
                gsize length,
                gpointer data,
                GError **error)
{
  gboolean is_comment = length >= 4 && memcmp (text, "<!--", 4) == 0;

  if (length >= 2 && memcmp (text, "<!", 2) == 0 && !is_comment)
    fail (data, error, _ ("declarations such as “<!DOCTYPE” are not accepted"));
}

static const GMarkupParser parser = {
  .start_element = start_element_cb,
  .end_element = end_element_cb,
  .text = text_cb,
  .passthrough = passthrough_cb,
};

/* The document */

static gboolean
check_text (const char *name, const char *data, gsize length, GError **error)
{
  const char *invalid;
  guint line = 1;

  if (length > TM_JSON_MAX_SIZE)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("%s: larger than 64 MiB; split the file"), name);
      return FALSE;
    }
  if (g_utf8_validate_len (data, length, &invalid))
    return TRUE;
  for (const char *p = data; p < invalid; p++)
    line += *p == '\n';
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
               _ ("%s: line %u: this is not text in UTF-8; save the file as UTF-8"), name, line);
  return FALSE;
}

/* The parser's own complaints say where, too, but may quote half a character. */
static void
name_error (BggPlays *self, GError **error)
{
  if (error != NULL && *error != NULL && (*error)->domain == G_MARKUP_ERROR)
    {
      g_autoptr (GError) inner = g_steal_pointer (error);
      g_autofree char *message = g_utf8_make_valid (inner->message, -1);

      g_strdelimit (message, "\r\n", ' ');
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: this is not XML: %s"),
                   self->name, message);
    }
}

static gboolean
parse_document (BggPlays *self, const char *data, gsize length, GError **error)
{
  g_autoptr (GError) local = NULL;
  gboolean is_read;

  self->context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, self, NULL);
  is_read = g_markup_parse_context_parse (self->context, data, (gssize) length, &local)
            && g_markup_parse_context_end_parse (self->context, &local);
  name_error (self, &local);
  g_markup_parse_context_free (self->context);
  if (!is_read)
    g_propagate_error (error, g_steal_pointer (&local));
  return is_read;
}

static void
end_log (BggPlays *self)
{
  if (self->total > self->n_records)
    tm_play_log_add_notice (
        self->log, NULL,
        /* Translators: how many plays the file has, how many there are */
        ngettext (
            "The file has %u of %u play; BoardGameGeek gives them out page by page, so fetch and "
            "import the other pages too.",
            "The file has %u of %u plays; BoardGameGeek gives them out page by page, so fetch "
            "and import the other pages too.",
            (gulong) self->total),
        self->n_records, (guint) self->total);
  if (self->n_ratings > 0)
    tm_play_log_add_notice (self->log, NULL, _ ("Left out, as Tablemate has no place for it: %s"),
                            "rating");
  tm_play_log_close_notices (self->log);
}

/**
 * tm_bgg_plays_parse:
 * @name: name of the file, for messages
 * @data: (array length=length): its text
 * @length: how long it is, in bytes
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads plays as BoardGameGeek's XML API2 gives them out. Only the day of a play is known there. A
 * record that stands for several plays becomes so many, up to %TM_BGG_MAX_QUANTITY. A play without a
 * day or a game is left out, and a notice says so; text that is not XML, or another kind of
 * document, is an error.
 *
 * Returns: (transfer full) (nullable): the log; %NULL if the document has another shape
 */
TmPlayLog *
tm_bgg_plays_parse (const char *name, const char *data, gsize length, GError **error)
{
  BggPlays self = { .name = name };
  gboolean is_read;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (data != NULL || length == 0, NULL);

  if (!check_text (name, length > 0 ? data : "", length, error))
    return NULL;
  if (length >= 3 && memcmp (data, BYTE_ORDER_MARK, 3) == 0)
    {
      data += 3;
      length -= 3;
    }
  self.log = tm_play_log_new ();
  self.text = g_string_new (NULL);
  self.players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.locations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.uuids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  is_read = parse_document (&self, length > 0 ? data : "", length, error);
  if (is_read)
    end_log (&self);

  g_clear_pointer (&self.play, tm_log_play_free);
  g_string_free (self.text, TRUE);
  g_hash_table_unref (self.players);
  g_hash_table_unref (self.games);
  g_hash_table_unref (self.locations);
  g_hash_table_unref (self.uuids);
  if (!is_read)
    g_clear_pointer (&self.log, tm_play_log_free);
  return self.log;
}
