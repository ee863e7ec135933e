/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-history-file-private.h"

#include "config.h"

#include "tm-match-file.h"
#include "tm-match-load.h"
#include "tm-output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  TmDatabase *database;
  TmOutput *output;
  TmHistoryReport *report;
  /* NULL: everything */
  GHashTable *matches;
  GHashTable *players;
  GHashTable *series;
} Writer;

static void
write_item (Writer *self, const GString *item)
{
  tm_output_write (self->output, self->report->n_items > 0 ? ",\n" : "\n", -1);
  tm_output_write (self->output, item->str, (gssize) item->len);
  self->report->n_items++;
}

static void
append_text_member (GString *out, const char *member, const char *text)
{
  if (text == NULL)
    return;
  g_string_append_printf (out, ",\"%s\":", member);
  tm_json_append_string (out, text);
}

static void
append_time_member (GString *out, const char *member, gint64 time)
{
  g_string_append_printf (out, ",\"%s\":%" G_GINT64_FORMAT, member, time);
}

/* Registers */

/* What was kept as JSON is told as JSON, if it is some. */
static void
append_json (GString *out, const char *field)
{
  g_autoptr (JsonNode) node = json_from_string (field, NULL);
  const char *text = node != NULL ? json_node_get_string (node) : NULL;
  g_autoptr (JsonNode) inner = text != NULL ? tm_json_parse ("", text, strlen (text), NULL) : NULL;

  if (inner == NULL || JSON_NODE_HOLDS_VALUE (inner) || JSON_NODE_HOLDS_NULL (inner))
    g_string_append (out, field);
  else
    tm_json_append (out, inner);
}

static void
append_field (GString *out, const TmField *field, const char *value)
{
  if (g_str_equal (value, "null"))
    return;
  g_string_append_printf (out, ",\"%s\":", field->name);
  if (field->type == TM_FIELD_FLAG)
    g_string_append (out, g_str_equal (value, "0") ? "false" : "true");
  else if (field->type == TM_FIELD_JSON)
    append_json (out, value);
  else
    g_string_append (out, value);
}

static void
write_register (Writer *self, const TmItemSpec *spec, const TmRegister *value)
{
  g_autoptr (GString) out = g_string_new (NULL);

  g_string_append_printf (out, "{\"kind\":\"%s\"", spec->kind);
  if (spec->merge_kind != TM_MERGE_CARDS)
    append_text_member (out, "uuid", value->uuid);
  if (spec->stamp != NULL)
    append_time_member (out, spec->stamp, value->stamp);
  for (guint i = 0; value->fields[i] != NULL; i++)
    append_field (out, &spec->fields[i], value->fields[i]);
  g_string_append_c (out, '}');
  write_item (self, out);
}

static int
compare_uuids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_keys (GHashTable *all)
{
  GPtrArray *keys = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (keys, key);
  g_ptr_array_sort (keys, compare_uuids);
  return keys;
}

static gboolean
is_wanted (const Writer *self, TmMergeKind kind, const char *uuid)
{
  if (self->matches == NULL)
    return TRUE;
  if (kind == TM_MERGE_PLAYERS)
    return g_hash_table_contains (self->players, uuid);
  return kind == TM_MERGE_SERIES && g_hash_table_contains (self->series, uuid);
}

static gboolean
write_registers (Writer *self, TmMergeKind kind, GError **error)
{
  g_autoptr (GHashTable) all = tm_register_load (self->database, kind, error);
  g_autoptr (GPtrArray) uuids = NULL;

  if (all == NULL)
    return FALSE;
  uuids = list_keys (all);
  for (guint spec = 0; spec < tm_n_item_specs; spec++)
    for (guint i = 0; tm_item_specs[spec].merge_kind == kind && i < uuids->len; i++)
      if (is_wanted (self, kind, g_ptr_array_index (uuids, i)))
        write_register (self, &tm_item_specs[spec],
                        g_hash_table_lookup (all, g_ptr_array_index (uuids, i)));
  return TRUE;
}

/* Matches */

static gboolean
append_head (Writer *self, GString *out, const char *uuid, gint64 *id, GError **error)
{
  static const char *const states[] = { "running", "finished", "abandoned" };
  sqlite3_stmt *row = tm_database_query (
      self->database, error,
      "SELECT m.id, m.started, m.changed, m.finished, m.state, m.origin, m.note, e.uuid, m.chapter,"
      " m.labelled, CASE WHEN m.n_moves <= 1 THEN nullif (m.length, 0) END FROM matches m LEFT JOIN series e ON e.id = m.series WHERE m.uuid = ?",
      "t", uuid);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;

  if (step != TM_SQL_ROW)
    return step == TM_SQL_DONE ? tm_store_fail_damaged_match (error) : FALSE;
  *id = sqlite3_column_int64 (row, 0);
  append_time_member (out, "started", sqlite3_column_int64 (row, 1));
  append_time_member (out, "changed", sqlite3_column_int64 (row, 2));
  if (!tm_column_is_null (row, 3))
    append_time_member (out, "finished", sqlite3_column_int64 (row, 3));
  /* Of a play in brief the journal does not tell. */
  if (!tm_column_is_null (row, 10))
    append_time_member (out, "length", sqlite3_column_int64 (row, 10));
  append_text_member (out, "state", states[CLAMP (sqlite3_column_int (row, 4), 0, 2)]);
  append_text_member (out, "origin", tm_column_text (row, 5));
  append_text_member (out, "note", tm_column_text (row, 6));
  append_text_member (out, "series", tm_column_text (row, 7));
  if (!tm_column_is_null (row, 8))
    append_time_member (out, "chapter", sqlite3_column_int64 (row, 8));
  if (sqlite3_column_int64 (row, 9) != 0)
    append_time_member (out, "labelled", sqlite3_column_int64 (row, 9));
  sqlite3_reset (row);
  return TRUE;
}

static void
append_pair (GString *out, sqlite3_stmt *row, const char *first, const char *second)
{
  const char *separator = "";

  g_string_append_c (out, '{');
  if (tm_column_text (row, 0) != NULL)
    {
      g_string_append_printf (out, "\"%s\":", first);
      tm_json_append_string (out, tm_column_text (row, 0));
      separator = ",";
    }
  if (second != NULL && tm_column_text (row, 1) != NULL)
    {
      g_string_append_printf (out, "%s\"%s\":", separator, second);
      tm_json_append_string (out, tm_column_text (row, 1));
    }
  g_string_append_c (out, '}');
}

/* A list of texts, or of objects with one or two texts. */
static gboolean
append_list (Writer *self,
             GString *out,
             const char *member,
             const char *sql,
             gint64 id,
             const char *first,
             const char *second,
             GError **error)
{
  sqlite3_stmt *row = tm_database_query (self->database, error, sql, "i", id);
  TmSqlStep step = TM_SQL_ERROR;
  gsize start = out->len;
  gboolean is_empty = TRUE;

  g_string_append_printf (out, ",\"%s\":[", member);
  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      g_string_append (out, is_empty ? "" : ",");
      if (first != NULL)
        append_pair (out, row, first, second);
      else
        tm_json_append_string (out, tm_column_text (row, 0) != NULL ? tm_column_text (row, 0) : "");
      is_empty = FALSE;
    }
  g_string_append_c (out, ']');
  if (is_empty)
    g_string_truncate (out, start);
  return step == TM_SQL_DONE;
}

/* A match file on one line: strings have no line ends, and what follows one is only its indent. */
static void
append_in_line (GString *out, const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    if (*at != '\n')
      g_string_append_c (out, *at);
    else
      while (at[1] == ' ')
        at++;
}

static gboolean
append_match (Writer *self, GString *out, const char *uuid, GError **error)
{
  gint64 id = 0, stamp;
  g_autoptr (TmMatch) match = NULL;
  g_autofree char *text = NULL;

  g_string_append (out, "{\"kind\":\"match\"");
  append_text_member (out, "uuid", uuid);
  if (!append_head (self, out, uuid, &id, error)
      || !append_list (self, out, "seats",
                       "SELECT p.uuid, s.colour FROM seats s LEFT JOIN players p"
                       " ON p.id = s.player WHERE s.match = ? ORDER BY s.seat",
                       id, "player", "colour", error)
      || !append_list (self, out, "words", "SELECT text FROM words WHERE match = ? ORDER BY number",
                       id, NULL, NULL, error)
      || !append_list (self, out, "faces",
                       "SELECT piece, code FROM faces WHERE match = ? ORDER BY piece, number", id,
                       "piece", "code", error))
    return FALSE;
  match = tm_match_load (self->database, uuid, &stamp, error);
  if (match == NULL)
    return FALSE;
  text = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);
  g_string_append (out, ",\"match\":");
  append_in_line (out, text);
  g_string_append_c (out, '}');
  return TRUE;
}

/* One match that cannot be read does not keep the others from being written. */
static gboolean
is_of_match (const GError *error)
{
  return error->domain != TM_STORE_ERROR || error->code == TM_STORE_ERROR_NEWER
         || error->code == TM_STORE_ERROR_DAMAGED;
}

static gboolean
write_match (Writer *self, const char *uuid, GError **error)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) local = NULL;

  if (append_match (self, out, uuid, &local))
    {
      write_item (self, out);
      self->report->n_matches++;
      return TRUE;
    }
  if (!is_of_match (local))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  /* Translators: an identifier, and why */
  g_ptr_array_add (self->report->notices,
                   g_strdup_printf (_ ("The match %s was left out: %s"), uuid, local->message));
  return TRUE;
}

static gboolean
write_matches (Writer *self, GError **error)
{
  g_auto (GStrv) uuids = tm_database_list_texts (self->database, error,
                                                 "SELECT uuid FROM matches ORDER BY uuid", "");

  for (guint i = 0; uuids != NULL && uuids[i] != NULL; i++)
    if ((self->matches == NULL || g_hash_table_contains (self->matches, uuids[i]))
        && !write_match (self, uuids[i], error))
      return FALSE;
  return uuids != NULL;
}

/* Chosen matches bring the people who sat at them, those who turned out to be these, and the series. */

static void
choose_match (Writer *self, const TmMatchInfo *info)
{
  g_hash_table_add (self->matches, g_strdup (info->uuid));
  if (info->series != NULL)
    g_hash_table_add (self->series, g_strdup (info->series));
}

static gboolean
choose_players (Writer *self, GError **error)
{
  GHashTableIter iter;
  gpointer uuid;

  g_hash_table_iter_init (&iter, self->matches);
  while (g_hash_table_iter_next (&iter, &uuid, NULL))
    {
      g_auto (GStrv) players = tm_database_list_texts (
          self->database, error,
          "WITH RECURSIVE chosen (uuid) AS (SELECT p.uuid FROM seats s"
          " JOIN matches m ON m.id = s.match JOIN players p ON p.id = s.player WHERE m.uuid = ?"
          " UNION SELECT p.merged_into FROM players p JOIN chosen c ON c.uuid = p.uuid"
          " WHERE p.merged_into IS NOT NULL) SELECT uuid FROM chosen",
          "t", uuid);

      if (players == NULL)
        return FALSE;
      for (guint i = 0; players[i] != NULL; i++)
        g_hash_table_add (self->players, g_strdup (players[i]));
    }
  return TRUE;
}

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static gboolean
choose (Writer *self, const TmMatchQuery *query, GError **error)
{
  g_autoptr (GPtrArray) infos = tm_match_info_list (self->database, query, error);

  if (infos == NULL)
    return FALSE;
  self->matches = new_set ();
  self->players = new_set ();
  self->series = new_set ();
  for (guint i = 0; i < infos->len; i++)
    choose_match (self, g_ptr_array_index (infos, i));
  return choose_players (self, error);
}

static gboolean
write_all (Writer *self, GError **error)
{
  static const TmMergeKind before[] = { TM_MERGE_PLAYERS, TM_MERGE_SERIES };
  static const TmMergeKind after[]
      = { TM_MERGE_RULINGS, TM_MERGE_TEMPLATES, TM_MERGE_CARDS, TM_MERGE_GONE };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    if (!write_registers (self, before[i], error))
      return FALSE;
  if (!write_matches (self, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (after); i++)
    if (!write_registers (self, after[i], error))
      return FALSE;
  return TRUE;
}

/**
 * tm_history_file_write:
 * @database: a connection without a transaction
 * @query: (nullable): which matches, with the people and series that belong to them; %NULL: everything
 * @path: (type filename): the file; replaced as a whole or not at all
 * @report: (out caller-allocates): what was written, and what had to be left out
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a history into a file. The pieces come by their kinds and identifiers: the same history gives
 * the same bytes. What was imported when is not part of it.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
tm_history_file_write (TmDatabase *database,
                       const TmMatchQuery *query,
                       const char *path,
                       TmHistoryReport *report,
                       GError **error)
{
  Writer writer = { .database = database, .report = report };
  g_autoptr (TmOutput) output = NULL;
  gboolean is_written;

  *report = (TmHistoryReport) { .notices = g_ptr_array_new_with_free_func (g_free) };
  output = tm_output_new (path, error);
  if (output == NULL)
    return FALSE;
  writer.output = output;
  tm_output_write (output, TM_HISTORY_HEAD, -1);
  /* As it is now, whatever is recorded meanwhile. */
  is_written = tm_database_run (database, error, "BEGIN", "")
               && (query == NULL || choose (&writer, query, error)) && write_all (&writer, error);
  if (!sqlite3_get_autocommit (tm_database_get_handle (database)))
    tm_database_run (database, NULL, "ROLLBACK", "");
  g_clear_pointer (&writer.matches, g_hash_table_unref);
  g_clear_pointer (&writer.players, g_hash_table_unref);
  g_clear_pointer (&writer.series, g_hash_table_unref);
  tm_output_write (output, "\n" TM_HISTORY_FOOT "\n", -1);
  return is_written && tm_output_close (output, error);
}
