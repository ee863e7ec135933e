/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-log-reader.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* The greatest number below which a double holds every whole number. */
#define MAX_EXACT 9007199254740992.0

/**
 * tm_log_reader_parse:
 * @name: name of the document, for messages
 * @data: (array length=length): its text
 * @length: how long it is, in bytes
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Parses a JSON document as tm_json_parse() does; a byte order mark may precede it. What an error
 * quotes from it is fit to be shown: some versions of the library quote halves of characters.
 *
 * Returns: (transfer full) (nullable): the root; %NULL if the text is not JSON
 */
JsonNode *
tm_log_reader_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (GError) local = NULL;
  JsonNode *root;

  if (length >= 3 && memcmp (data, BYTE_ORDER_MARK, 3) == 0)
    {
      data += 3;
      length -= 3;
    }
  root = tm_json_parse (name, data, length, &local);
  if (root == NULL)
    {
      g_autofree char *message = g_utf8_make_valid (local->message, -1);

      g_set_error_literal (error, local->domain, local->code, message);
    }
  return root;
}

/**
 * tm_log_reader_init:
 * @self: (out caller-allocates): the reader to set up
 * @name: name of the document; has to outlive the reader
 *
 * Begins at the root of a document, with an empty log.
 */
void
tm_log_reader_init (TmLogReader *self, const char *name)
{
  self->log = tm_play_log_new ();
  self->left_out = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  tm_json_place_init (&self->place, name);
}

/**
 * tm_log_reader_end:
 * @self: a reader
 *
 * Ends the reading: says what was left out as a whole, and hands the log out.
 *
 * Returns: (transfer full): the log
 */
TmPlayLog *
tm_log_reader_end (TmLogReader *self)
{
  TmPlayLog *log = g_steal_pointer (&self->log);

  if (g_hash_table_size (self->left_out) > 0)
    {
      GList *paths = g_list_sort (g_hash_table_get_keys (self->left_out), (GCompareFunc) g_strcmp0);
      GString *list = g_string_new (NULL);

      for (const GList *l = paths; l != NULL; l = l->next)
        g_string_append_printf (list, l == paths ? "%s" : ", %s", (const char *) l->data);
      g_list_free (paths);
      /* Translators: members of another program's file, such as "challenges, tags" */
      tm_play_log_add_notice (log, NULL, _ ("Left out, as Tablemate has no place for it: %s"),
                              list->str);
      g_string_free (list, TRUE);
    }
  tm_play_log_close_notices (log);
  return log;
}

/**
 * tm_log_reader_clear:
 * @self: a reader
 *
 * Frees what the reader holds.
 */
void
tm_log_reader_clear (TmLogReader *self)
{
  g_clear_pointer (&self->log, tm_play_log_free);
  g_clear_pointer (&self->left_out, g_hash_table_unref);
  tm_json_place_clear (&self->place);
}

/**
 * tm_log_reader_notice:
 * @self: a reader
 * @format: what could not be taken and what became of it, as for `printf()`
 *
 * Notes what could not be taken from where the reader stands.
 */
void
tm_log_reader_notice (TmLogReader *self, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  tm_play_log_add_notice (self->log, self->place.path->str, "%s", message);
}

static void
notice_member (TmLogReader *self, const char *member, const char *message)
{
  gsize length = tm_json_place_enter (&self->place, member);

  tm_log_reader_notice (self, "%s", message);
  tm_json_place_leave (&self->place, length);
}

/* Texts. A number is taken as its digits. */
static char *
dup_value (JsonNode *node)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (!JSON_NODE_HOLDS_VALUE (node))
    return NULL;
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      return g_strdup (json_node_get_string (node));
    case G_TYPE_INT64:
      return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
    case G_TYPE_DOUBLE:
      return isfinite (json_node_get_double (node))
                 ? g_strdup (g_ascii_dtostr (digits, sizeof digits, json_node_get_double (node)))
                 : NULL;
    default:
      return NULL;
    }
}

static char *
dup_text (
    TmLogReader *self, JsonObject *object, const char *member, gsize max_length, gboolean is_line)
{
  JsonNode *node = json_object_get_member (object, member);
  g_autofree char *value = NULL;
  char *text;
  gboolean is_cut;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return NULL;
  value = dup_value (node);
  if (value == NULL)
    {
      notice_member (self, member, _ ("left out: a text is needed here"));
      return NULL;
    }
  text = tm_log_dup_text (value, max_length, is_line, &is_cut);
  if (is_cut)
    notice_member (self, member, _ ("too long; its end was cut off"));
  return text;
}

/**
 * tm_log_reader_dup_line:
 * @self: a reader
 * @object: the object where the reader stands
 * @member: name of a member
 *
 * Reads a text of one line.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if there is none
 */
char *
tm_log_reader_dup_line (TmLogReader *self, JsonObject *object, const char *member)
{
  return dup_text (self, object, member, TM_PLAY_LOG_MAX_NAME, TRUE);
}

/**
 * tm_log_reader_dup_comment:
 * @self: a reader
 * @object: the object where the reader stands
 * @member: name of a member
 *
 * Reads a text that may have several lines.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if there is none
 */
char *
tm_log_reader_dup_comment (TmLogReader *self, JsonObject *object, const char *member)
{
  return dup_text (self, object, member, TM_PLAY_LOG_MAX_TEXT, FALSE);
}

/**
 * tm_log_reader_dup_uuid:
 * @self: a reader
 * @object: the object where the reader stands
 * @member: name of a member
 * @kind: what it identifies, for tm_log_make_uuid()
 *
 * Reads an identity. One that is no UUID is made into one.
 *
 * Returns: (transfer full) (nullable): a UUID in small letters; %NULL if there is none
 */
char *
tm_log_reader_dup_uuid (TmLogReader *self, JsonObject *object, const char *member, const char *kind)
{
  g_autofree char *text = tm_log_reader_dup_line (self, object, member);
  char *uuid = tm_log_dup_uuid (text);

  return uuid != NULL || text == NULL ? uuid : tm_log_make_uuid (kind, text);
}

static gboolean
read_number (JsonNode *node, gint64 *number)
{
  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_INT64:
      *number = json_node_get_int (node);
      return TRUE;
    case G_TYPE_DOUBLE:
      {
        double value = json_node_get_double (node);

        if (!(fabs (value) <= MAX_EXACT) || floor (value) != value)
          return FALSE;
        *number = (gint64) value;
        return TRUE;
      }
    case G_TYPE_STRING:
      return g_ascii_string_to_signed (json_node_get_string (node), 10, G_MININT64, G_MAXINT64,
                                       number, NULL);
    default:
      return FALSE;
    }
}

/**
 * tm_log_reader_get_number:
 * @self: a reader
 * @object: the object where the reader stands
 * @member: name of a member
 * @min: least number that is taken
 * @max: greatest number that is taken
 *
 * Reads a whole number, or a text that is one.
 *
 * Returns: the number; 0 if there is none
 */
gint64
tm_log_reader_get_number (
    TmLogReader *self, JsonObject *object, const char *member, gint64 min, gint64 max)
{
  JsonNode *node = json_object_get_member (object, member);
  gint64 number = 0;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return 0;
  if (!read_number (node, &number) || (number != 0 && (number < min || number > max)))
    {
      g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, min);
      g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, max);
      g_autofree char *message = g_strdup_printf (
          _ ("left out: a whole number from %s to %s is needed here"), least, most);

      notice_member (self, member, message);
      return 0;
    }
  return number;
}

/**
 * tm_log_reader_get_flag:
 * @self: a reader
 * @object: the object where the reader stands
 * @member: name of a member
 * @fallback: what a missing member means
 *
 * Reads true or false; 1 and 0 are accepted as well.
 *
 * Returns: what the member says
 */
gboolean
tm_log_reader_get_flag (TmLogReader *self,
                        JsonObject *object,
                        const char *member,
                        gboolean fallback)
{
  JsonNode *node = json_object_get_member (object, member);
  gint64 number;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return fallback;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  if (read_number (node, &number) && (number == 0 || number == 1))
    return number == 1;
  notice_member (self, member, _ ("left out: true or false is needed here"));
  return fallback;
}

/* Whether a member says anything. Some lists and objects come as texts. */
static gboolean
is_empty (JsonNode *node)
{
  static const char *const nothing[] = { "", "[]", "{}", NULL };

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) == 0;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) == 0;
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      return g_strv_contains (nothing, json_node_get_string (node));
    case G_TYPE_BOOLEAN:
      return !json_node_get_boolean (node);
    case G_TYPE_INT64:
      return json_node_get_int (node) == 0;
    default:
      return FALSE;
    }
}

/**
 * tm_log_reader_leave_out:
 * @self: a reader
 * @object: the object where the reader stands
 * @path: (nullable): the kind of object, such as "plays"; %NULL: the root
 * @members: (array zero-terminated=1): members that have no place in a log
 *
 * Takes down which of these members are there and say something, for a notice at the end.
 */
void
tm_log_reader_leave_out (TmLogReader *self,
                         JsonObject *object,
                         const char *path,
                         const char *const *members)
{
  for (guint i = 0; members[i] != NULL; i++)
    if (!is_empty (json_object_get_member (object, members[i])))
      g_hash_table_add (self->left_out, path != NULL ? g_strconcat (path, ".", members[i], NULL)
                                                     : g_strdup (members[i]));
}
