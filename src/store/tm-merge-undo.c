/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

#include "config.h"

#include "tm-json.h"
#include "tm-roster.h"

#include <glib/gi18n-lib.h>

/* Something that an import brought or changed. */
typedef struct
{
  char *uuid;
  gint64 after;
  char *before;
} Item;

typedef struct
{
  TmDatabase *database;
  gint64 import;
  guint n_kept;
} Undo;

static void
item_free (gpointer data)
{
  Item *item = data;

  g_free (item->uuid);
  g_free (item->before);
  g_free (item);
}

static GPtrArray *
list_items (Undo *self, TmMergeKind kind, GError **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (item_free);
  sqlite3_stmt *row = tm_database_query (self->database, error,
                                         "SELECT uuid, after, before FROM import_items"
                                         " WHERE import = ? AND kind = ? ORDER BY uuid",
                                         "it", self->import, tm_merge_kind_get_id (kind));
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      Item *item = g_new0 (Item, 1);

      item->uuid = tm_column_dup_text (row, 0);
      item->after = sqlite3_column_int64 (row, 1);
      item->before = tm_column_dup_text (row, 2);
      g_ptr_array_add (items, item);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&items) : NULL;
}

/* Matches */

static gboolean
get_match_stamps (Undo *self, const char *uuid, gint64 *changed, gint64 *labelled, GError **error)
{
  *changed = TM_MERGE_ABSENT;
  return tm_database_get_number (self->database, error, changed,
                                 "SELECT changed FROM matches WHERE uuid = ?", "t", uuid)
         && tm_register_get_stamp (self->database, TM_MERGE_LABELS, uuid, labelled, error);
}

/* What the import has written to a match that it brought; nothing, if it has not. */
static gboolean
get_expected_label (Undo *self, const char *uuid, gint64 *labelled, GError **error)
{
  *labelled = 0;
  return tm_database_get_number (self->database, error, labelled,
                                 "SELECT after FROM import_items WHERE import = ?"
                                 " AND kind = 'labels' AND uuid = ?",
                                 "it", self->import, uuid);
}

static gboolean
undo_new_match (Undo *self, const Item *item, gint64 labelled, GError **error)
{
  gint64 expected;

  if (!get_expected_label (self, item->uuid, &expected, error))
    return FALSE;
  if (expected != labelled)
    {
      self->n_kept++;
      return TRUE;
    }
  return tm_match_rows_delete (self->database, item->uuid, error);
}

static gboolean
restore_match (Undo *self, const Item *item, GError **error)
{
  g_autoptr (JsonNode) node = json_from_string (item->before, NULL);
  JsonObject *image
      = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *origin
      = image != NULL ? json_object_get_string_member_with_default (image, "origin", NULL) : NULL;

  return tm_match_rows_write_image (self->database, item->before, item->uuid, origin, error);
}

static gboolean
undo_match (Undo *self, const Item *item, GError **error)
{
  gint64 changed, labelled;

  if (!get_match_stamps (self, item->uuid, &changed, &labelled, error))
    return FALSE;
  /* What came and went again leaves nothing to be done. */
  if (item->before == NULL && changed == TM_MERGE_ABSENT)
    return TRUE;
  if (changed != item->after)
    {
      self->n_kept++;
      return TRUE;
    }
  return item->before == NULL ? undo_new_match (self, item, labelled, error)
                              : restore_match (self, item, error);
}

static gboolean
undo_matches (Undo *self, GError **error)
{
  g_autoptr (GPtrArray) items = list_items (self, TM_MERGE_MATCHES, error);

  for (guint i = 0; items != NULL && i < items->len; i++)
    if (!undo_match (self, g_ptr_array_index (items, i), error))
      return FALSE;
  return items != NULL;
}

/* Everything else */

static gboolean
remove_new (Undo *self, TmMergeKind kind, const Item *item, GError **error)
{
  gboolean is_used;

  if (!tm_register_is_used (self->database, kind, item->uuid, &is_used, error))
    return FALSE;
  if (is_used)
    {
      self->n_kept++;
      return TRUE;
    }
  return tm_register_delete (self->database, kind, item->uuid, error);
}

/* New people who are still needed: somebody has changed them since, they sit at a table that stays, or
 * somebody who stays turned out to be them. */
#define NEEDED_PLAYERS                                                                     \
  "WITH RECURSIVE needed (uuid) AS ("                                                      \
  " SELECT p.uuid FROM players p"                                                          \
  "  LEFT JOIN import_items x ON x.import = ?1 AND x.kind = 'players' AND x.uuid = p.uuid" \
  "  WHERE x.uuid IS NULL OR x.before IS NOT NULL OR x.after <> p.changed"                 \
  "   OR EXISTS (SELECT 1 FROM seats s WHERE s.player = p.id)"                             \
  " UNION SELECT p.merged_into FROM players p JOIN needed n ON n.uuid = p.uuid"            \
  "  WHERE p.merged_into IS NOT NULL)"                                                     \
  " SELECT x.uuid FROM import_items x JOIN needed n ON n.uuid = x.uuid"                    \
  "  WHERE x.import = ?1 AND x.kind = 'players' AND x.before IS NULL"

static gboolean
undo_new_players (Undo *self, GError **error)
{
  g_auto (GStrv) needed
      = tm_database_list_texts (self->database, error, NEEDED_PLAYERS, "i", self->import);
  g_autoptr (GPtrArray) items = needed != NULL ? list_items (self, TM_MERGE_PLAYERS, error) : NULL;

  if (items == NULL)
    return FALSE;
  self->n_kept += g_strv_length (needed);
  for (guint i = 0; i < items->len; i++)
    {
      const Item *item = g_ptr_array_index (items, i);

      if (item->before == NULL && !g_strv_contains ((const char *const *) needed, item->uuid)
          && !tm_register_delete (self->database, TM_MERGE_PLAYERS, item->uuid, error))
        return FALSE;
    }
  return TRUE;
}

/* A label goes with its match, which was looked at before. */
static gboolean
is_without_match (TmMergeKind kind, gint64 stamp)
{
  return kind == TM_MERGE_LABELS && stamp == TM_MERGE_ABSENT;
}

static gboolean
undo_register (Undo *self, TmMergeKind kind, const Item *item, GError **error)
{
  gint64 stamp;

  if (!tm_register_get_stamp (self->database, kind, item->uuid, &stamp, error))
    return FALSE;
  if ((item->before == NULL && stamp == TM_MERGE_ABSENT) || is_without_match (kind, stamp))
    return TRUE;
  if (stamp != item->after)
    {
      self->n_kept++;
      return TRUE;
    }
  return item->before == NULL
             ? remove_new (self, kind, item, error)
             : tm_register_write_image (self->database, kind, item->uuid, item->before, error);
}

static gboolean
undo_registers (Undo *self, TmMergeKind kind, gboolean are_new, GError **error)
{
  g_autoptr (GPtrArray) items = list_items (self, kind, error);

  for (guint i = 0; items != NULL && i < items->len; i++)
    {
      const Item *item = g_ptr_array_index (items, i);

      if ((item->before == NULL) == are_new && !undo_register (self, kind, item, error))
        return FALSE;
    }
  return items != NULL;
}

static gboolean
undo_all (Undo *self, GError **error)
{
  static const TmMergeKind others[]
      = { TM_MERGE_LABELS, TM_MERGE_RULINGS, TM_MERGE_TEMPLATES, TM_MERGE_CARDS, TM_MERGE_GONE };

  if (!undo_registers (self, TM_MERGE_PLAYERS, FALSE, error)
      || !undo_registers (self, TM_MERGE_SERIES, FALSE, error) || !undo_matches (self, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (!undo_registers (self, others[i], FALSE, error)
        || !undo_registers (self, others[i], TRUE, error))
      return FALSE;
  return undo_registers (self, TM_MERGE_SERIES, TRUE, error) && undo_new_players (self, error)
         && tm_database_execute (self->database,
                                 "DELETE FROM tally_seats WHERE plays = 0;"
                                 "DELETE FROM tally_scores WHERE n = 0;"
                                 "DELETE FROM tally_falls WHERE n = 0",
                                 error)
         && tm_roster_find_roots (self->database, error);
}

/**
 * tm_merge_undo:
 * @database: a connection inside a transaction
 * @import: identifier of an import
 * @n_kept: (out) (optional): how many pieces stay because they were changed since, or something else
 *   needs them
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Takes an import back as a whole: what was new goes, what was replaced or deleted is again what it
 * was. It is no longer in the list afterwards.
 *
 * Returns: %FALSE if there is no such import, or if it failed
 */
gboolean
tm_merge_undo (TmDatabase *database, const char *import, guint *n_kept, GError **error)
{
  Undo undo = { .database = database };

  if (!tm_database_get_number (database, error, &undo.import,
                               "SELECT id FROM imports WHERE uuid = ?", "t", import))
    return FALSE;
  if (undo.import == 0)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                   _ ("there is no import “%s”; list the imports to see which there are"), import);
      return FALSE;
    }
  if (!undo_all (&undo, error)
      || !tm_database_run (database, error, "DELETE FROM imports WHERE id = ?", "i", undo.import))
    return FALSE;
  if (n_kept != NULL)
    *n_kept = undo.n_kept;
  return TRUE;
}

/* The list */

void
tm_import_info_free (TmImportInfo *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->name);
  g_free (self->format);
  g_free (self);
}

/**
 * tm_import_list:
 * @database: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the imports that can be taken back, the last first.
 *
 * Returns: (transfer full) (element-type TmImportInfo) (nullable): the imports; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_import_list (TmDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) imports
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_import_info_free);
  sqlite3_stmt *row
      = tm_database_query (database, error,
                           "SELECT i.uuid, i.made, i.name, i.format,"
                           " count (x.uuid) FILTER (WHERE x.kind = 'matches'),"
                           " count (x.uuid) FILTER (WHERE x.kind <> 'gone') FROM imports i"
                           " LEFT JOIN import_items x ON x.import = i.id GROUP BY i.id"
                           " ORDER BY i.made DESC, i.id DESC",
                           "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmImportInfo *info = g_new0 (TmImportInfo, 1);

      info->uuid = tm_column_dup_text (row, 0);
      info->made = sqlite3_column_int64 (row, 1);
      info->name = tm_column_dup_text (row, 2);
      info->format = tm_column_dup_text (row, 3);
      info->n_matches = (guint) sqlite3_column_int64 (row, 4);
      info->n_items = (guint) sqlite3_column_int64 (row, 5);
      g_ptr_array_add (imports, info);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&imports) : NULL;
}
