/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

#include "config.h"

#include "tm-json.h"
#include "tm-roster.h"

#include <glib/gi18n-lib.h>

/* How two histories become one
 *
 * The outcome depends on nothing but what the two hold: not on which of them is ours, not on the
 * order in which several are merged, not on clock or chance; merging the same once more changes
 * nothing, and nothing is lost.
 *
 * Whatever is not a match is a register: people, series, what is written to a match, rulings,
 * templates, cards. The one that was changed later counts; of two with the same time the one with
 * the greater content.
 *
 * What was deleted stays deleted unless it was changed after that. The time of a deletion is kept even
 * if the thing came back, so that an older version cannot. What is written to a match does not bring
 * it back, only a move does; but it is kept for that, see tm-merge-kept.c.
 *
 * A match is known by its identifier. Of two versions, one is the beginning of the other if the other
 * has all its lines in the same places and was changed later; then the other is what became of it
 * (which lines count is up to the later one). Otherwise two devices went on with it, and both versions
 * are kept: the greater by time and content keeps the identifier, and the other becomes a match of its
 * own, whose identifier follows from that identifier and its content. Its `origin` says what it is a
 * version of. As long as nobody goes on with it or writes to it, it goes again if it turns out to be
 * the beginning of another version. What is written belongs to the identifier, not to the version.
 *
 * People are known by their identifiers, too; seats keep pointing to theirs. On request people of the
 * same name who come together become one: the smallest identifier is the person. Their stamps stay.
 *
 * References to what is deleted become empty, until it comes back. The list of imports belongs to one device and is not
 * merged. */

static const char *const verdict_ids[] = {
  [TM_MERGE_NEW] = "new",
  [TM_MERGE_SAME] = "same",
  [TM_MERGE_NEWER] = "newer",
  [TM_MERGE_OLDER] = "older",
  [TM_MERGE_CONFLICTING] = "conflicting",
  [TM_MERGE_DELETED_HERE] = "deleted-here",
  [TM_MERGE_DELETED_THERE] = "deleted-there",
};

static const char *const kind_ids[] = {
  [TM_MERGE_PLAYERS] = "players", [TM_MERGE_SERIES] = "series",
  [TM_MERGE_MATCHES] = "matches", [TM_MERGE_LABELS] = "labels",
  [TM_MERGE_RULINGS] = "rulings", [TM_MERGE_TEMPLATES] = "templates",
  [TM_MERGE_CARDS] = "cards",     [TM_MERGE_GONE] = "gone",
};

G_STATIC_ASSERT (G_N_ELEMENTS (verdict_ids) == TM_MERGE_N_VERDICTS);
G_STATIC_ASSERT (G_N_ELEMENTS (kind_ids) == TM_MERGE_N_KINDS);

const char *
tm_merge_verdict_get_id (TmMergeVerdict verdict)
{
  g_return_val_if_fail (verdict < TM_MERGE_N_VERDICTS, NULL);

  return verdict_ids[verdict];
}

const char *
tm_merge_kind_get_id (TmMergeKind kind)
{
  g_return_val_if_fail (kind < TM_MERGE_N_KINDS, NULL);

  return kind_ids[kind];
}

/* The kind of that identifier, or -1. */
int
tm_merge_kind_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kind_ids); i++)
    if (g_strcmp0 (kind_ids[i], id) == 0)
      return (int) i;
  return -1;
}

/* The plan */

static void
item_free (gpointer data)
{
  TmMergeItem *item = data;

  g_free (item->uuid);
  g_free (item->label);
  tm_match_info_free (item->match);
  g_free (item);
}

void
tm_merge_plan_free (TmMergePlan *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->items);
  g_free (self);
}

/* Counts something, and remembers it unless it is the same here and there. Takes over the match. */
void
tm_merge_plan_add (TmMergePlan *self,
                   TmMergeKind kind,
                   const char *uuid,
                   TmMergeVerdict verdict,
                   const char *label,
                   TmMatchInfo *match)
{
  TmMergeItem *item;

  self->counts[kind][verdict]++;
  if (verdict == TM_MERGE_SAME)
    {
      tm_match_info_free (match);
      return;
    }
  item = g_new0 (TmMergeItem, 1);
  item->kind = kind;
  item->uuid = g_strdup (uuid);
  item->verdict = verdict;
  item->label = g_strdup (label != NULL ? label : "");
  item->match = match;
  g_ptr_array_add (self->items, item);
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const TmMergeItem *one = *(const TmMergeItem *const *) a;
  const TmMergeItem *other = *(const TmMergeItem *const *) b;

  if (one->kind != other->kind)
    return one->kind < other->kind ? -1 : 1;
  if (one->match != NULL && other->match != NULL && one->match->started != other->match->started)
    return one->match->started < other->match->started ? -1 : 1;
  return g_strcmp0 (one->uuid, other->uuid);
}

/**
 * tm_merge_plan_changes_nothing:
 * @self: a plan
 *
 * Tells whether everything is here already.
 *
 * Returns: whether a merge would change nothing that people see
 */
gboolean
tm_merge_plan_changes_nothing (const TmMergePlan *self)
{
  for (guint kind = 0; kind < TM_MERGE_N_KINDS; kind++)
    if (self->counts[kind][TM_MERGE_NEW] > 0 || self->counts[kind][TM_MERGE_NEWER] > 0
        || self->counts[kind][TM_MERGE_CONFLICTING] > 0
        || self->counts[kind][TM_MERGE_DELETED_THERE] > 0)
      return FALSE;
  return self->n_joined == 0;
}

/* What becomes of everything */

static void
action_free (gpointer data)
{
  TmRegisterAction *action = data;

  tm_register_free (action->value);
  tm_register_free (action->ours);
  g_free (action);
}

static gboolean
load_gone (GHashTable *gone, TmDatabase *database, GError **error)
{
  sqlite3_stmt *row = tm_database_query (database, error, "SELECT uuid, time FROM gone", "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      const char *uuid = tm_column_text (row, 0);
      gint64 time = sqlite3_column_int64 (row, 1);
      const gint64 *known = uuid != NULL ? g_hash_table_lookup (gone, uuid) : NULL;

      if (uuid != NULL && (known == NULL || *known < time))
        g_hash_table_replace (gone, g_strdup (uuid), g_memdup2 (&time, sizeof time));
    }
  return step == TM_SQL_DONE;
}

/* Finds out what becomes of everything. */
gboolean
tm_merge_init (TmMerge *self,
               TmDatabase *into,
               TmDatabase *from,
               TmMergeFlags flags,
               TmMergePlan *plan,
               GError **error)
{
  static const TmMergeKind order[]
      = { TM_MERGE_PLAYERS,   TM_MERGE_SERIES, TM_MERGE_LABELS, TM_MERGE_RULINGS,
          TM_MERGE_TEMPLATES, TM_MERGE_CARDS,  TM_MERGE_GONE };

  *self = (TmMerge) {
    .gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .series = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .kept = tm_register_table_new (),
    .actions = g_ptr_array_new_with_free_func (action_free),
  };
  if (!load_gone (self->gone, into, error) || !load_gone (self->gone, from, error)
      || !tm_match_merge_init (&self->matches, into, from, self->gone, flags, plan, error)
      || !tm_merge_load_kept (self, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (!tm_merge_plan_registers (self, order[i], (flags & TM_MERGE_JOIN_NAMES) != 0, plan, error))
      return FALSE;
  return TRUE;
}

void
tm_merge_clear (TmMerge *self)
{
  tm_match_merge_clear (&self->matches);
  g_clear_pointer (&self->actions, g_ptr_array_unref);
  g_clear_pointer (&self->series, g_hash_table_unref);
  g_clear_pointer (&self->kept, g_hash_table_unref);
  for (guint i = 0; i < TM_MERGE_N_KINDS; i++)
    g_clear_pointer (&self->sources[i], g_hash_table_unref);
  g_clear_pointer (&self->gone, g_hash_table_unref);
}

/**
 * tm_merge_plan_new:
 * @into: a connection to the history that another is to be merged into
 * @from: a connection to the other
 * @flags: how
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells what tm_merge_write() would do. Nothing is written.
 *
 * Returns: (transfer full) (nullable): the plan; %NULL if one of them cannot be read
 */
TmMergePlan *
tm_merge_plan_new (TmDatabase *into, TmDatabase *from, TmMergeFlags flags, GError **error)
{
  g_autoptr (TmMergePlan) plan = g_new0 (TmMergePlan, 1);
  g_auto (TmMerge) merge = { 0 };

  plan->items = g_ptr_array_new_with_free_func (item_free);
  if (!tm_merge_init (&merge, into, from, flags, plan, error))
    return NULL;
  g_ptr_array_sort (plan->items, compare_items);
  return g_steal_pointer (&plan);
}

/* Remembering what was there before */

static gboolean
note_item (TmDatabase *into,
           gint64 import,
           TmMergeKind kind,
           const char *uuid,
           gint64 after,
           const char *before,
           GError **error)
{
  return tm_database_run (into, error,
                          "INSERT INTO import_items (import, kind, uuid, after, before)"
                          " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                          "ittit", import, kind_ids[kind], uuid, after, before);
}

static gboolean
note_register (TmDatabase *into, gint64 import, const TmRegisterAction *action, GError **error)
{
  const char *uuid = action->value != NULL ? action->value->uuid : action->ours->uuid;
  g_autofree char *before = action->ours != NULL ? tm_register_dup_image (action->ours) : NULL;
  gint64 after = action->value != NULL ? action->value->stamp : TM_MERGE_ABSENT;

  /* What was written to a match goes with it, and is not there when the match comes back. */
  if (action->value == NULL && action->kind == TM_MERGE_LABELS)
    after = 0;
  return note_item (into, import, action->kind, uuid, after, before, error);
}

static gboolean
note_match (
    TmDatabase *into, gint64 import, const TmMatchAction *action, const char *image, GError **error)
{
  return note_item (into, import, TM_MERGE_MATCHES, action->uuid,
                    action->claim != NULL ? action->claim->changed : TM_MERGE_ABSENT, image, error);
}

/* An image of a match does not know its origin. */
static char *
dup_before (const TmMatchAction *action, GError **error)
{
  g_autofree char *image
      = tm_match_rows_dup_image (action->ours->database, action->ours->id, error);
  g_autoptr (GString) out = g_string_new ("{\"origin\": ");

  if (image == NULL || action->ours->origin == NULL)
    return g_steal_pointer (&image);
  tm_json_append_string (out, action->ours->origin);
  g_string_append_printf (out, ", %s", image + 1);
  return g_strdup (out->str);
}

/* Writing */

typedef struct
{
  TmDatabase *into;
  TmDatabase *from;
  TmMerge *merge;
  gint64 import;
  TmMatchRows rows;
  /* Identifier to the image of a match of ours that becomes another. */
  GHashTable *moved;
} Writing;

static gboolean
write_registers (Writing *self, TmMergeKind kind, gboolean is_deletion, GError **error)
{
  for (guint i = 0; i < self->merge->actions->len; i++)
    {
      const TmRegisterAction *action = g_ptr_array_index (self->merge->actions, i);

      if (action->kind != kind || (action->value == NULL) != is_deletion)
        continue;
      if (action->value != NULL ? !tm_register_write (self->into, kind, action->value, error)
                                : !tm_register_delete (self->into, kind, action->ours->uuid, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
note_all (Writing *self, GError **error)
{
  for (guint i = 0; i < self->merge->actions->len; i++)
    if (!note_register (self->into, self->import, g_ptr_array_index (self->merge->actions, i),
                        error))
      return FALSE;
  for (guint i = 0; i < self->merge->matches.actions->len; i++)
    {
      const TmMatchAction *action = g_ptr_array_index (self->merge->matches.actions, i);
      g_autofree char *image = action->ours != NULL ? dup_before (action, error) : NULL;

      if ((action->ours != NULL && image == NULL)
          || !note_match (self->into, self->import, action, image, error))
        return FALSE;
    }
  return TRUE;
}

/* A version of ours that gets another identifier has to be read before it is overwritten. */
static gboolean
read_moved (Writing *self, GError **error)
{
  for (guint i = 0; i < self->merge->matches.actions->len; i++)
    {
      const TmMatchAction *action = g_ptr_array_index (self->merge->matches.actions, i);
      char *image;

      if (action->claim == NULL || action->claim->database != self->into
          || action->claim == action->ours)
        continue;
      image = tm_match_rows_dup_image (self->into, action->claim->id, error);
      if (image == NULL)
        return FALSE;
      g_hash_table_insert (self->moved, (gpointer) action->uuid, image);
    }
  return TRUE;
}

static gboolean
write_match (Writing *self, const TmMatchAction *action, GError **error)
{
  const char *image = g_hash_table_lookup (self->moved, action->uuid);

  if (action->claim == NULL)
    return tm_match_rows_delete (self->into, action->uuid, error);
  if (action->claim == action->ours)
    return tm_database_run (self->into, error,
                            "UPDATE matches SET origin = ?,"
                            " state = CASE WHEN ? AND state = 0 THEN 2 ELSE state END"
                            " WHERE id = ?",
                            "tii", action->origin, (gint64) action->is_abandoned, action->ours->id);
  if (image != NULL)
    return tm_match_rows_write_image (self->into, image, action->uuid, action->origin, error);
  return tm_match_rows_copy (&self->rows, action->claim->id, action->uuid, action->origin, error);
}

static gboolean
write_matches (Writing *self, GError **error)
{
  for (guint i = 0; i < self->merge->matches.actions->len; i++)
    if (!write_match (self, g_ptr_array_index (self->merge->matches.actions, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
write_all (Writing *self, GError **error)
{
  static const TmMergeKind later[]
      = { TM_MERGE_LABELS, TM_MERGE_RULINGS, TM_MERGE_TEMPLATES, TM_MERGE_CARDS, TM_MERGE_GONE };

  if (!note_all (self, error) || !read_moved (self, error)
      || !write_registers (self, TM_MERGE_PLAYERS, FALSE, error)
      || !write_registers (self, TM_MERGE_SERIES, FALSE, error) || !write_matches (self, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    if (!write_registers (self, later[i], FALSE, error)
        || !write_registers (self, later[i], TRUE, error))
      return FALSE;
  return write_registers (self, TM_MERGE_SERIES, TRUE, error)
         && tm_roster_find_roots (self->into, error);
}

static gboolean
begin_import (TmDatabase *into, const TmImportInfo *as, gint64 *id, GError **error)
{
  if (!tm_database_run (into, error,
                        "INSERT INTO imports (uuid, made, name, format) VALUES (?, ?, ?, ?)",
                        "titt", as->uuid, as->made, as->name, as->format))
    return FALSE;
  *id = tm_database_get_last_id (into);
  return TRUE;
}

/**
 * tm_merge_write:
 * @into: a connection inside a transaction
 * @from: a connection to another history, of the same version
 * @flags: how to merge
 * @as: what the import is to be called in the list
 * @is_changed: (out): whether there was something to be done; if not, there is no entry in the list
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Merges a history into another, and keeps what is needed to take it back.
 *
 * Returns: %FALSE if it failed; the transaction has to be rolled back
 */
gboolean
tm_merge_write (TmDatabase *into,
                TmDatabase *from,
                TmMergeFlags flags,
                const TmImportInfo *as,
                gboolean *is_changed,
                GError **error)
{
  g_auto (TmMerge) merge = { 0 };
  g_autoptr (GHashTable) moved = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  Writing writing = { .into = into, .from = from, .merge = &merge, .moved = moved };
  gboolean is_written;

  *is_changed = FALSE;
  if (!tm_merge_init (&merge, into, from, flags, NULL, error))
    return FALSE;
  if (merge.actions->len == 0 && merge.matches.actions->len == 0)
    return TRUE;
  *is_changed = TRUE;
  if (!begin_import (into, as, &writing.import, error))
    return FALSE;
  tm_match_rows_init (&writing.rows, into, from);
  is_written = write_all (&writing, error);
  tm_match_rows_clear (&writing.rows);
  return is_written;
}

typedef struct
{
  TmDatabase *from;
  TmMergeFlags flags;
  const TmImportInfo *as;
  gboolean is_changed;
} Application;

static gboolean
apply (TmDatabase *into, gpointer user_data, GError **error)
{
  Application *application = user_data;

  return tm_merge_write (into, application->from, application->flags, application->as,
                         &application->is_changed, error);
}

/**
 * tm_merge_apply:
 * @into: a connection without a transaction
 * @from: a connection to another history, of the same version
 * @flags: how to merge
 * @name: name of the file, for the list of imports
 * @format: what the file was: see [struct@ImportInfo]
 * @import: (out) (optional) (nullable) (transfer full): identifier of the import; %NULL: nothing had
 *   to be done
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Merges a history into another in one transaction.
 *
 * Returns: %FALSE if it failed; nothing was changed
 */
gboolean
tm_merge_apply (TmDatabase *into,
                TmDatabase *from,
                TmMergeFlags flags,
                const char *name,
                const char *format,
                char **import,
                GError **error)
{
  g_autofree char *uuid = g_uuid_string_random ();
  TmImportInfo as = {
    .uuid = uuid, .made = g_get_real_time (), .name = (char *) name, .format = (char *) format
  };
  Application application = { .from = from, .flags = flags, .as = &as };

  if (import != NULL)
    *import = NULL;
  if (!tm_database_transact (into, apply, &application, error))
    return FALSE;
  if (application.is_changed && import != NULL)
    *import = g_steal_pointer (&uuid);
  return TRUE;
}
