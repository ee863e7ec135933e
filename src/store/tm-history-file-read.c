/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-history-file-private.h"

#include "config.h"

#include "tm-match-file.h"
#include "tm-roster.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

void
tm_history_report_clear (TmHistoryReport *self)
{
  g_clear_pointer (&self->notices, g_ptr_array_unref);
}

/* Registers */

static gboolean
check_type (const TmField *field, JsonNode *node, TmJsonPlace *place, GError **error)
{
  const char *text;
  gboolean flag;
  gint64 number;

  switch (field->type)
    {
    case TM_FIELD_UUID:
      if (!tm_json_get_string (node, place, &text, error))
        return FALSE;
      return g_uuid_string_is_valid (text)
             || tm_json_place_fail (place, error, _ ("“%s” is no identifier; accepted is a UUID"),
                                    text);
    case TM_FIELD_FLAG:
      return tm_json_get_flag (node, place, &flag, error);
    case TM_FIELD_NUMBER:
      return tm_json_get_number (node, place, 0, G_MAXINT32, &number, error);
    case TM_FIELD_TIME:
      return tm_json_get_number (node, place, 0, TM_HISTORY_LAST_TIME, &number, error);
    case TM_FIELD_JSON:
      return TRUE;
    case TM_FIELD_TEXT:
    default:
      if (!tm_json_get_string (node, place, &text, error))
        return FALSE;
      return !field->is_needed || *text != '\0'
             || tm_json_place_fail (place, error, _ ("a text is needed here: \"…\""));
    }
}

static char *
dup_field (const TmField *field, JsonNode *node)
{
  g_autoptr (GString) out = NULL;
  g_autofree char *text = json_to_string (node, FALSE);

  if (field->type == TM_FIELD_FLAG)
    return g_strdup (json_node_get_boolean (node) ? "1" : "0");
  if (field->type != TM_FIELD_JSON || JSON_NODE_HOLDS_VALUE (node))
    return g_steal_pointer (&text);
  out = g_string_new (NULL);
  tm_json_append_string (out, text);
  return g_strdup (out->str);
}

static gboolean
read_field (JsonObject *item, const TmField *field, TmJsonPlace *place, char **out, GError **error)
{
  JsonNode *node = json_object_get_member (item, field->name);
  gsize length = tm_json_place_enter (place, field->name);

  if (node == NULL)
    {
      *out = g_strdup (field->type == TM_FIELD_FLAG ? "0" : "null");
      if (field->is_needed && field->type != TM_FIELD_FLAG)
        return tm_json_place_fail (place, error, _ ("it is missing"));
    }
  else if (!check_type (field, node, place, error))
    return FALSE;
  else
    *out = dup_field (field, node);
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
check_item_members (JsonObject *item, const TmItemSpec *spec, TmJsonPlace *place, GError **error)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  g_ptr_array_add (known, (gpointer) "kind");
  if (spec->merge_kind != TM_MERGE_CARDS)
    g_ptr_array_add (known, (gpointer) "uuid");
  if (spec->stamp != NULL)
    g_ptr_array_add (known, (gpointer) spec->stamp);
  for (guint i = 0; i < G_N_ELEMENTS (spec->fields) && spec->fields[i].name != NULL; i++)
    g_ptr_array_add (known, (gpointer) spec->fields[i].name);
  g_ptr_array_add (known, NULL);
  return tm_json_check_members (item, place, (const char *const *) known->pdata, error);
}

/* Cards are known by what they are the cards of; of a ruling the later of two times is the stamp. */
static gboolean
read_identity (
    JsonObject *item, const TmItemSpec *spec, TmJsonPlace *place, TmRegister *value, GError **error)
{
  static const TmField uuid = { "uuid", TM_FIELD_UUID, TRUE };
  TmField stamp = { spec->stamp, TM_FIELD_TIME, TRUE };
  g_autofree char *text = NULL;

  if (spec->stamp != NULL)
    {
      if (!read_field (item, &stamp, place, &text, error))
        return FALSE;
      value->stamp = g_ascii_strtoll (text, NULL, 10);
    }
  g_clear_pointer (&text, g_free);
  if (spec->merge_kind == TM_MERGE_CARDS)
    {
      value->uuid = g_strdup ("");
      return TRUE;
    }
  if (!read_field (item, &uuid, place, &text, error))
    return FALSE;
  value->uuid = g_strdup (json_object_get_string_member (item, "uuid"));
  return TRUE;
}

/* A file may say two things about the same: that would depend on the order. */
static gboolean
check_new (TmDatabase *database,
           const TmItemSpec *spec,
           JsonObject *item,
           TmJsonPlace *place,
           GError **error)
{
  g_autofree char *key
      = spec->merge_kind == TM_MERGE_CARDS
            ? g_strdup_printf ("%s/%s", json_object_get_string_member (item, "game"),
                               json_object_get_string_member (item, "piece"))
            : g_strdup (json_object_get_string_member (item, "uuid"));
  gint64 stamp;

  if (!tm_register_get_stamp (database, spec->merge_kind, key, &stamp, error))
    return FALSE;
  return stamp == TM_MERGE_ABSENT
         || tm_json_place_fail (place, error, _ ("“%s” stands in the file twice"), key);
}

static gboolean
read_register (TmDatabase *database,
               const TmItemSpec *spec,
               JsonObject *item,
               TmJsonPlace *place,
               GError **error)
{
  g_autoptr (TmRegister) value = g_new0 (TmRegister, 1);

  value->fields = g_new0 (char *, G_N_ELEMENTS (spec->fields) + 1);
  if (!check_item_members (item, spec, place, error)
      || !read_identity (item, spec, place, value, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (spec->fields) && spec->fields[i].name != NULL; i++)
    if (!read_field (item, &spec->fields[i], place, &value->fields[i], error))
      return FALSE;
  return check_new (database, spec, item, place, error)
         && tm_register_write (database, spec->merge_kind, value, error);
}

/* Pieces */

typedef struct
{
  TmDatabase *database;
  TmHistoryReport *report;
} Reader;

static gboolean
fail_kind (TmJsonPlace *place, const char *kind, GError **error)
{
  g_autoptr (GString) kinds = g_string_new ("match");

  for (guint i = 0; i < tm_n_item_specs; i++)
    g_string_append_printf (kinds, ", %s", tm_item_specs[i].kind);
  tm_json_place_enter (place, "kind");
  return tm_json_place_fail (place, error, _ ("“%s” is not accepted; accepted are: %s"), kind,
                             kinds->str);
}

static gboolean
read_item (Reader *self, JsonNode *node, TmJsonPlace *place, GError **error)
{
  const TmItemSpec *spec;
  JsonObject *item;
  const char *kind;
  gsize length;

  if (!tm_json_get_object (node, place, &item, error))
    return FALSE;
  length = tm_json_place_enter (place, "kind");
  if (!tm_json_get_string (json_object_get_member (item, "kind"), place, &kind, error))
    return FALSE;
  tm_json_place_leave (place, length);
  self->report->n_items++;
  if (g_str_equal (kind, "match"))
    {
      self->report->n_matches++;
      return tm_history_read_match (self->database, item, place, error);
    }
  spec = tm_item_spec_find (kind);
  return spec != NULL ? read_register (self->database, spec, item, place, error)
                      : fail_kind (place, kind, error);
}

/* Lines */

static const char *
find_line_end (const char *at, const char *end)
{
  const char *found = memchr (at, '\n', (gsize) (end - at));

  return found != NULL ? found : end;
}

static void
trim (const char **start, const char **end)
{
  while (*start < *end && g_ascii_isspace (**start))
    ++*start;
  while (*start < *end && g_ascii_isspace ((*end)[-1]))
    --*end;
}

/* Whether the first line is as we write it, so that the others can be read one by one. */
static gboolean
has_own_lines (const char *data, gsize length)
{
  const char *start = data;
  const char *end = find_line_end (data, data + length);

  trim (&start, &end);
  return (gsize) (end - start) == strlen (TM_HISTORY_HEAD)
         && memcmp (start, TM_HISTORY_HEAD, strlen (TM_HISTORY_HEAD)) == 0;
}

static gboolean
fail_line (const char *name, guint line, const char *what, GError **error)
{
  /* Translators: file, line, what is wrong */
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: line %u: %s"), name, line,
               what);
  return FALSE;
}

static gboolean
read_line (
    Reader *self, const char *name, guint line, const char *start, const char *end, GError **error)
{
  g_autofree char *where = g_strdup_printf (_ ("%s: line %u"), name, line);
  g_autoptr (JsonNode) node = tm_json_parse (where, start, (gsize) (end - start), error);
  TmJsonPlace place;
  gboolean is_read;

  if (node == NULL)
    return FALSE;
  tm_json_place_init (&place, where);
  is_read = read_item (self, node, &place, error);
  tm_json_place_clear (&place);
  return is_read;
}

/* Every piece but the last is followed by a comma. */
static gboolean
read_lines (Reader *self, const char *name, const char *data, gsize length, GError **error)
{
  const char *end = data + length;
  gboolean is_last = FALSE, is_closed = FALSE;
  guint line = 1;

  for (const char *at = find_line_end (data, end); at < end; at = find_line_end (at + 1, end))
    {
      const char *start = at + 1;
      const char *stop = find_line_end (start, end);

      line++;
      trim (&start, &stop);
      if (start == stop)
        continue;
      if (is_closed)
        return fail_line (name, line, _ ("there is more behind the end"), error);
      is_closed = stop - start == 2 && memcmp (start, TM_HISTORY_FOOT, 2) == 0;
      if (is_closed)
        continue;
      if (is_last)
        return fail_line (name, line, _ ("a comma is missing before it"), error);
      is_last = stop[-1] != ',';
      if (!read_line (self, name, line, start, is_last ? stop : stop - 1, error))
        return FALSE;
    }
  if (!is_closed)
    return fail_line (name, line, _ ("the file ends too early: a bracket is still open"), error);
  return is_last || self->report->n_items == 0
         || fail_line (name, line, _ ("there is a comma behind the last piece"), error);
}

/* Whole documents */

static gboolean
read_head (JsonObject *top, TmJsonPlace *place, GError **error)
{
  static const char *const known[] = { "format", "version", "items", NULL };
  gsize length = tm_json_place_enter (place, "format");
  const char *format;
  gint64 version;

  if (!tm_json_get_string (json_object_get_member (top, "format"), place, &format, error))
    return FALSE;
  if (!g_str_equal (format, TM_HISTORY_FORMAT))
    return tm_json_place_fail (place, error, _ ("“%s” is not accepted; accepted is: %s"), format,
                               TM_HISTORY_FORMAT);
  tm_json_place_leave (place, length);
  length = tm_json_place_enter (place, "version");
  if (!tm_json_get_number (json_object_get_member (top, "version"), place, 1, G_MAXINT32, &version,
                           error))
    return FALSE;
  if (version > TM_HISTORY_VERSION)
    {
      tm_json_place_fail (place, error,
                          _ ("%d was written by a later version of Tablemate; accepted is %d"),
                          (int) version, TM_HISTORY_VERSION);
      if (error != NULL)
        (*error)->code = TM_STORE_ERROR_NEWER;
      return FALSE;
    }
  tm_json_place_leave (place, length);
  return tm_json_check_members (top, place, known, error);
}

static gboolean
read_items (Reader *self, JsonNode *root, TmJsonPlace *place, GError **error)
{
  JsonObject *top;
  JsonArray *items;
  gsize outer;

  if (!tm_json_get_object (root, place, &top, error) || !read_head (top, place, error))
    return FALSE;
  outer = tm_json_place_enter (place, "items");
  if (!tm_json_get_array (json_object_get_member (top, "items"), place, &items, error))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (items); i++)
    {
      gsize length = tm_json_place_enter_index (place, i);

      if (!read_item (self, json_array_get_element (items, i), place, error))
        return FALSE;
      tm_json_place_leave (place, length);
    }
  tm_json_place_leave (place, outer);
  return TRUE;
}

static gboolean
read_document (Reader *self, const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonNode) root = tm_json_parse (name, data, length, error);
  TmJsonPlace place;
  gboolean is_read;

  if (root == NULL)
    return FALSE;
  tm_json_place_init (&place, name);
  is_read = read_items (self, root, &place, error);
  tm_json_place_clear (&place);
  return is_read;
}

/**
 * tm_history_file_recognise:
 * @data: how a file begins
 * @length: how many bytes
 *
 * Tells whether a file says of itself that it is a history.
 *
 * Returns: whether it does
 */
gboolean
tm_history_file_recognise (const char *data, gsize length)
{
  g_autofree char *head = g_strndup (data, MIN (length, 4096));

  return strstr (head, "\"" TM_HISTORY_FORMAT "\"") != NULL;
}

/**
 * tm_history_file_read:
 * @database: a connection inside a transaction, to an empty history
 * @name: name of the file, for messages
 * @data: its contents; as we write it, it is looked at line by line, so it may be of any size
 * @length: how many bytes
 * @report: (out caller-allocates): what was read
 * @error: return location for an error in %TM_STORE_ERROR that says where the file is wrong
 *
 * Reads a history.
 *
 * Returns: %FALSE if it does not follow the format
 */
gboolean
tm_history_file_read (TmDatabase *database,
                      const char *name,
                      const char *data,
                      gsize length,
                      TmHistoryReport *report,
                      GError **error)
{
  Reader reader = { .database = database, .report = report };

  *report = (TmHistoryReport) { 0 };
  if (length >= strlen (BYTE_ORDER_MARK)
      && memcmp (data, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      data += strlen (BYTE_ORDER_MARK);
      length -= strlen (BYTE_ORDER_MARK);
    }
  return (has_own_lines (data, length) ? read_lines (&reader, name, data, length, error)
                                       : read_document (&reader, name, data, length, error))
         && tm_roster_find_roots (database, error);
}

/* Single matches */

static gboolean
enter_players (TmDatabase *database, TmMatch *match, TmMatchStand *stand, GError **error)
{
  TmBox *box = tm_match_get_box (match);
  g_autoptr (TmBox) plain = tm_box_new (tm_box_get_game (box), tm_box_get_n_seats (box), NULL);

  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);
      g_autofree char *nobody = tm_box_dup_seat_name (plain, seat);
      g_autofree char *hash = NULL;

      if (g_str_equal (name, nobody))
        continue;
      hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);
      stand->players[seat] = tm_match_claim_derive ("tablemate-player", hash);
      if (!tm_history_enter_player (database, stand->players[seat], name, error))
        return FALSE;
    }
  return TRUE;
}

/* A file written by hand does not say when its moves were made: all of them are as old as it is. */
static void
fill_stand (TmMatchFile *file, TmMatch *match, gint64 time, TmMatchStand *stand)
{
  gboolean is_exported = tm_match_file_has_changes (file);
  TmEntry entry;

  stand->started = stand->changed = time;
  for (guint seq = 1; is_exported && seq <= tm_match_get_n_entries (match); seq++)
    {
      tm_match_get_entry (match, seq, &entry);
      stand->started = seq == 1 ? entry.time : stand->started;
      stand->changed = seq == 1 ? entry.time : MAX (stand->changed, entry.time);
    }
  stand->has_finished = !is_exported;
  stand->finished = time;
  stand->has_length = !is_exported;
}

static gboolean
set_times (TmDatabase *database, TmMatchFile *file, const TmMatchStand *stand, GError **error)
{
  if (tm_match_file_has_changes (file))
    return TRUE;
  return tm_database_run (database, error,
                          "UPDATE moves SET time = 0 WHERE match ="
                          " (SELECT id FROM matches WHERE uuid = ?)",
                          "t", stand->uuid)
         && tm_database_run (database, error,
                             "UPDATE matches SET finished = NULL WHERE uuid = ? AND state = 0", "t",
                             stand->uuid);
}

/**
 * tm_history_file_read_match:
 * @database: a connection inside a transaction, to an empty history
 * @name: name of the file, for messages
 * @data: a match file
 * @length: how many bytes
 * @time: when the file was written, microseconds since 1970 UTC
 * @error: return location for an error, of the store or of the engine
 *
 * Reads a single match. If it has no identifier it gets one that follows from the file, so that it is
 * the same match when it is read once more. People are known by their names.
 *
 * Returns: %FALSE if it cannot be read or played
 */
gboolean
tm_history_file_read_match (TmDatabase *database,
                            const char *name,
                            const char *data,
                            gsize length,
                            gint64 time,
                            GError **error)
{
  g_autoptr (TmMatchFile) file = tm_match_file_parse (name, data, length, error);
  g_autoptr (TmMatch) match = NULL;
  g_autofree char *hash = NULL;
  g_auto (TmMatchStand) stand = { 0 };

  if (file == NULL)
    return FALSE;
  match = tm_match_file_play (
      file, tm_match_file_has_changes (file) ? TM_PLAY_STORED : TM_PLAY_NORMAL, NULL, NULL, error);
  if (match == NULL)
    return FALSE;
  hash = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
  stand.uuid
      = tm_match_file_get_id (file) != NULL && g_uuid_string_is_valid (tm_match_file_get_id (file))
            ? g_strdup (tm_match_file_get_id (file))
            : tm_match_claim_derive ("tablemate-match", hash);
  fill_stand (file, match, time, &stand);
  return enter_players (database, match, &stand, error)
         && tm_history_write_match (database, match, &stand, error)
         && set_times (database, file, &stand, error);
}
