/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

#include "tm-json.h"

#include <string.h>

/* Whatever is not a match is a register: an identifier, the time at which it was changed last, and
 * fields. The later one counts, and of two with the same time the one with the greater fields, so
 * that it does not matter who merges with whom. */

/* A row of `load` is the identifier, the stamp, what it is called, and the fields; `write` takes the
 * same without what it is called. `reference` is the field that names something that may be
 * deleted, and `follows` the number of fields behind it that go with it. */
typedef struct
{
  const char *load;
  const char *write;
  const char *remove;
  const char *stamp;
  const char *used;
  gboolean can_be_gone;
  int reference;
  int follows;
} Kind;

#define NO_REFERENCE (-1)

static const Kind kinds[] = {
  [TM_MERGE_PLAYERS]
  = { "SELECT uuid, changed, name, merged_into, name, colour, is_hidden FROM players ORDER BY uuid",
      "INSERT INTO players (uuid, changed, merged_into, name, colour, is_hidden)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (uuid) DO UPDATE SET"
      " changed = excluded.changed, merged_into = excluded.merged_into, name = excluded.name,"
      " colour = excluded.colour, is_hidden = excluded.is_hidden",
      "DELETE FROM players WHERE uuid = ?", "SELECT changed FROM players WHERE uuid = ?", NULL,
      FALSE, NO_REFERENCE, 0 },
  [TM_MERGE_SERIES]
  = { "SELECT uuid, changed, name, name, game, note FROM series ORDER BY uuid",
      "INSERT INTO series (uuid, changed, name, game, note) VALUES (?1, ?2, ?3, ?4, ?5)"
      " ON CONFLICT (uuid) DO UPDATE SET changed = excluded.changed, name = excluded.name,"
      " game = excluded.game, note = excluded.note",
      "DELETE FROM series WHERE uuid = ?", "SELECT changed FROM series WHERE uuid = ?",
      "SELECT EXISTS (SELECT 1 FROM matches m JOIN series e ON e.id = m.series WHERE e.uuid = ?1)",
      TRUE, NO_REFERENCE, 0 },
  [TM_MERGE_LABELS]
  = { "SELECT m.uuid, m.labelled, m.uuid, m.note, e.uuid, m.chapter FROM matches m"
      " LEFT JOIN series e ON e.id = m.series WHERE m.labelled <> 0 OR m.note IS NOT NULL"
      " OR m.series IS NOT NULL OR m.chapter IS NOT NULL ORDER BY m.uuid",
      "UPDATE matches SET labelled = ?2, note = ?3,"
      " series = (SELECT id FROM series WHERE uuid = ?4), chapter = ?5 WHERE uuid = ?1",
      "UPDATE matches SET labelled = 0, note = NULL, series = NULL, chapter = NULL WHERE uuid = ?",
      "SELECT labelled FROM matches WHERE uuid = ?", NULL, FALSE, 1, 1 },
  [TM_MERGE_RULINGS]
  = { "SELECT r.uuid, max (r.made, r.noted), r.verdict, r.made, r.game, r.question, m.uuid, r.seats,"
      " r.params, r.outcome, r.verdict, r.text, r.note, r.noted FROM rulings r"
      " LEFT JOIN matches m ON m.id = r.match ORDER BY r.uuid",
      "INSERT INTO rulings (uuid, made, game, question, match, seats, params, outcome, verdict,"
      " text, note, noted) SELECT ?1, ?3, ?4, ?5, (SELECT id FROM matches WHERE uuid = ?6), ?7, ?8,"
      " ?9, ?10, ?11, ?12, ?13 WHERE ?2 IS NOT NULL ON CONFLICT (uuid) DO UPDATE SET"
      " made = excluded.made, game = excluded.game, question = excluded.question,"
      " match = excluded.match, seats = excluded.seats, params = excluded.params,"
      " outcome = excluded.outcome, verdict = excluded.verdict, text = excluded.text,"
      " note = excluded.note, noted = excluded.noted",
      "DELETE FROM rulings WHERE uuid = ?", "SELECT max (made, noted) FROM rulings WHERE uuid = ?",
      NULL, TRUE, 3, 0 },
  [TM_MERGE_TEMPLATES]
  = { "SELECT uuid, changed, name, kind, name, body FROM templates ORDER BY uuid",
      "INSERT INTO templates (uuid, changed, kind, name, body) VALUES (?1, ?2, ?3, ?4, ?5)"
      " ON CONFLICT (uuid) DO UPDATE SET changed = excluded.changed, kind = excluded.kind,"
      " name = excluded.name, body = excluded.body",
      "DELETE FROM templates WHERE uuid = ?", "SELECT changed FROM templates WHERE uuid = ?", NULL,
      TRUE, NO_REFERENCE, 0 },
  [TM_MERGE_CARDS]
  = { "SELECT game || '/' || piece, changed, game || '/' || piece, game, piece, codes FROM cards"
      " ORDER BY game, piece",
      "INSERT INTO cards (game, piece, codes, changed) SELECT ?3, ?4, ?5, ?2 WHERE ?1 IS NOT NULL"
      " ON CONFLICT (game, piece) DO UPDATE SET codes = excluded.codes, changed = excluded.changed",
      "DELETE FROM cards WHERE game || '/' || piece = ?",
      "SELECT changed FROM cards WHERE game || '/' || piece = ?", NULL, FALSE, NO_REFERENCE, 0 },
  [TM_MERGE_GONE]
  = { "SELECT uuid, time, uuid, kind FROM gone ORDER BY uuid",
      "INSERT INTO gone (uuid, time, kind) VALUES (?1, ?2, ?3) ON CONFLICT (uuid) DO UPDATE SET"
      " time = excluded.time, kind = excluded.kind",
      "DELETE FROM gone WHERE uuid = ?", "SELECT time FROM gone WHERE uuid = ?", NULL, FALSE,
      NO_REFERENCE, 0 },
};

/* Registers */

GHashTable *
tm_register_table_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) tm_register_free);
}

TmRegister *
tm_register_copy (const TmRegister *self)
{
  TmRegister *copy = g_new0 (TmRegister, 1);

  copy->uuid = g_strdup (self->uuid);
  copy->stamp = self->stamp;
  copy->label = g_strdup (self->label);
  copy->fields = g_strdupv (self->fields);
  return copy;
}

void
tm_register_free (TmRegister *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->label);
  g_strfreev (self->fields);
  g_free (self);
}

/* A text as a field has it. */
char *
tm_register_dup_quoted (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);

  tm_json_append_string (out, text);
  return g_strdup (out->str);
}

static char *
dup_field (sqlite3_stmt *row, int column)
{
  const char *text;

  if (sqlite3_column_type (row, column) == SQLITE_INTEGER)
    return g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) sqlite3_column_int64 (row, column));
  text = tm_column_text (row, column);
  return text != NULL ? tm_register_dup_quoted (text) : g_strdup ("null");
}

static TmRegister *
read_register (sqlite3_stmt *row)
{
  TmRegister *self = g_new0 (TmRegister, 1);
  int n_columns = sqlite3_column_count (row);

  self->uuid = tm_column_dup_text (row, 0);
  self->stamp = sqlite3_column_int64 (row, 1);
  self->label = tm_column_dup_text (row, 2);
  self->fields = g_new0 (char *, n_columns - 3 + 1);
  for (int i = 3; i < n_columns; i++)
    self->fields[i - 3] = dup_field (row, i);
  return self;
}

/**
 * tm_register_load:
 * @database: a connection
 * @kind: a kind other than matches
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads all registers of a kind.
 *
 * Returns: (transfer full) (element-type utf8 TmRegister) (nullable): by identifier; %NULL if they
 *   cannot be read
 */
GHashTable *
tm_register_load (TmDatabase *database, TmMergeKind kind, GError **error)
{
  g_autoptr (GHashTable) all = tm_register_table_new ();
  sqlite3_stmt *row = tm_database_query (database, error, kinds[kind].load, "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmRegister *self = read_register (row);

      if (self->uuid != NULL)
        g_hash_table_replace (all, self->uuid, self);
      else
        tm_register_free (self);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&all) : NULL;
}

/**
 * tm_register_dup_image:
 * @self: a register
 *
 * Writes a register down as it is.
 *
 * Returns: (transfer full): JSON, a list: its stamp and its fields
 */
char *
tm_register_dup_image (const TmRegister *self)
{
  g_autofree char *fields = g_strjoinv (", ", self->fields);

  return g_strdup_printf ("[%" G_GINT64_FORMAT ", %s]", self->stamp, fields);
}

static gboolean
bind_field (sqlite3_stmt *statement, int index, JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    return sqlite3_bind_null (statement, index) == SQLITE_OK;
  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return sqlite3_bind_text (statement, index, json_node_get_string (node), -1, SQLITE_TRANSIENT)
           == SQLITE_OK;
  return sqlite3_bind_int64 (statement, index, json_node_get_int (node)) == SQLITE_OK;
}

/**
 * tm_register_write_image:
 * @database: a connection inside a transaction
 * @kind: its kind
 * @uuid: its identifier
 * @image: what tm_register_dup_image() gave
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a register as it was.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_register_write_image (
    TmDatabase *database, TmMergeKind kind, const char *uuid, const char *image, GError **error)
{
  g_autoptr (JsonNode) node = json_from_string (image, NULL);
  JsonArray *list
      = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  sqlite3_stmt *statement;

  if (list == NULL)
    return tm_store_fail_damaged_match (error);
  statement = tm_database_prepare (database, kinds[kind].write, error);
  if (statement == NULL)
    return FALSE;
  if (sqlite3_bind_parameter_count (statement) != (int) json_array_get_length (list) + 1)
    return tm_store_fail_damaged_match (error);
  sqlite3_bind_text (statement, 1, uuid, -1, SQLITE_STATIC);
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (!bind_field (statement, (int) i + 2, json_array_get_element (list, i)))
      return tm_store_fail_damaged_match (error);
  return tm_database_step (statement, error) == TM_SQL_DONE;
}

gboolean
tm_register_write (TmDatabase *database, TmMergeKind kind, const TmRegister *self, GError **error)
{
  g_autofree char *image = tm_register_dup_image (self);

  return tm_register_write_image (database, kind, self->uuid, image, error);
}

gboolean
tm_register_delete (TmDatabase *database, TmMergeKind kind, const char *uuid, GError **error)
{
  return tm_database_run (database, error, kinds[kind].remove, "t", uuid);
}

/**
 * tm_register_get_stamp:
 * @database: a connection
 * @kind: its kind
 * @uuid: its identifier
 * @stamp: (out): when it was changed last; %TM_MERGE_ABSENT: it is not there
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Asks for the stamp of a register.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_register_get_stamp (
    TmDatabase *database, TmMergeKind kind, const char *uuid, gint64 *stamp, GError **error)
{
  *stamp = TM_MERGE_ABSENT;
  return tm_database_get_number (database, error, stamp, kinds[kind].stamp, "t", uuid);
}

/* Whether something else needs it. */
gboolean
tm_register_is_used (
    TmDatabase *database, TmMergeKind kind, const char *uuid, gboolean *is_used, GError **error)
{
  gint64 number = 0;

  if (kinds[kind].used != NULL
      && !tm_database_get_number (database, error, &number, kinds[kind].used, "t", uuid))
    return FALSE;
  *is_used = number != 0;
  return TRUE;
}

/* Nothing is less than anything. */
static int
compare_field (const char *a, const char *b)
{
  gboolean is_a = !g_str_equal (a, "null");
  gboolean is_b = !g_str_equal (b, "null");

  return is_a && is_b ? strcmp (a, b) : is_a - is_b;
}

static int
compare (const TmRegister *a, const TmRegister *b)
{
  int order = 0;

  if (a->stamp != b->stamp)
    return a->stamp < b->stamp ? -1 : 1;
  for (guint i = 0; order == 0 && a->fields[i] != NULL && b->fields[i] != NULL; i++)
    order = compare_field (a->fields[i], b->fields[i]);
  return order;
}

static gboolean
is_same (const TmRegister *a, const TmRegister *b)
{
  return a->stamp == b->stamp
         && g_strv_equal ((const char *const *) a->fields, (const char *const *) b->fields);
}

/* Merging */

static gboolean
is_deleted (const TmMerge *self, TmMergeKind kind, const TmRegister *value)
{
  const gint64 *gone
      = kinds[kind].can_be_gone ? g_hash_table_lookup (self->gone, value->uuid) : NULL;

  return gone != NULL && value->stamp <= *gone;
}

/* What is written to a match can only be where that is. */
static gboolean
has_place (const TmMerge *self, TmMergeKind kind, const char *uuid)
{
  return kind != TM_MERGE_LABELS || tm_match_merge_keeps (&self->matches, uuid);
}

/* The text in a field, or NULL. */
char *
tm_register_dup_plain (const char *field)
{
  g_autoptr (JsonNode) node = json_from_string (field, NULL);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_dup_string (node) : NULL;
}

/* What a register names may be deleted. Tells whether it was. */
static gboolean
mask (const TmMerge *self, TmMergeKind kind, TmRegister *value)
{
  int reference = kinds[kind].reference;
  g_autofree char *uuid = reference >= 0 ? tm_register_dup_plain (value->fields[reference]) : NULL;
  gboolean is_kept;

  if (uuid == NULL)
    return FALSE;
  is_kept = kind == TM_MERGE_LABELS ? g_hash_table_contains (self->series, uuid)
                                    : tm_match_merge_keeps (&self->matches, uuid);
  for (int i = reference; !is_kept && i <= reference + kinds[kind].follows; i++)
    {
      g_free (value->fields[i]);
      value->fields[i] = g_strdup ("null");
    }
  return !is_kept;
}

/* What is written to a match that came in brief is worth no more than that, and comes with no other. */
static gboolean
is_known_better (const TmMerge *self, TmMergeKind kind, const TmRegister *theirs)
{
  return kind == TM_MERGE_LABELS
         && (tm_match_merge_knows_better (&self->matches, theirs->uuid)
             || (self->matches.are_plays && !has_place (self, kind, theirs->uuid)));
}

static TmMergeVerdict
judge (const TmMerge *self, TmMergeKind kind, const TmRegister *ours, const TmRegister *theirs)
{
  int order;

  if (is_deleted (self, kind, theirs) || !has_place (self, kind, theirs->uuid))
    return TM_MERGE_DELETED_HERE;
  if (is_known_better (self, kind, theirs))
    return TM_MERGE_OLDER;
  if (ours == NULL)
    return TM_MERGE_NEW;
  order = compare (ours, theirs);
  if (order == 0)
    return TM_MERGE_SAME;
  return order < 0 ? TM_MERGE_NEWER : TM_MERGE_OLDER;
}

/* The greatest of each identifier. */
static void
gather (const TmMerge *self,
        TmMergeKind kind,
        GHashTable *values,
        gboolean are_theirs,
        GHashTable *best)
{
  GHashTableIter iter;
  gpointer uuid, value;

  if (values == NULL)
    return;
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    {
      const TmRegister *other = g_hash_table_lookup (best, uuid);

      if (!is_deleted (self, kind, value) && !(are_theirs && is_known_better (self, kind, value))
          && (other == NULL || compare (other, value) < 0))
        g_hash_table_insert (best, uuid, value);
    }
}

static void
keep (TmMerge *self, TmMergeKind kind, const TmRegister *value)
{
  TmRegister *kept = tm_kept_new (kind, value);

  g_hash_table_replace (self->kept, kept->uuid, kept);
}

/* What there is in the end: by identifier, with what it names that is deleted left out. */
static GHashTable *
unite (TmMerge *self, TmMergeKind kind, GHashTable *ours, GHashTable *theirs)
{
  GHashTable *all = tm_register_table_new ();
  g_autoptr (GHashTable) best = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer value;

  gather (self, kind, ours, FALSE, best);
  gather (self, kind, theirs, TRUE, best);
  gather (self, kind, self->sources[kind], FALSE, best);
  g_hash_table_iter_init (&iter, best);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      g_autoptr (TmRegister) copy = tm_register_copy (value);
      gboolean has_its_place = has_place (self, kind, copy->uuid);

      if (mask (self, kind, copy) || !has_its_place)
        keep (self, kind, value);
      if (has_its_place)
        {
          TmRegister *final = g_steal_pointer (&copy);
          g_hash_table_replace (all, final->uuid, final);
        }
    }
  return all;
}

/* What is kept is decided with what it is, not with what was deleted. */

static gboolean
load_kept (TmMerge *self, TmDatabase *database, GError **error)
{
  g_autoptr (GHashTable) gone = tm_register_load (database, TM_MERGE_GONE, error);
  GHashTableIter iter;
  gpointer value;

  if (gone == NULL)
    return FALSE;
  g_hash_table_iter_init (&iter, gone);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      TmMergeKind kind;
      TmRegister *kept = tm_kept_read (value, &kind);
      const TmRegister *other;

      if (kept == NULL)
        continue;
      if (self->sources[kind] == NULL)
        self->sources[kind] = tm_register_table_new ();
      other = g_hash_table_lookup (self->sources[kind], kept->uuid);
      if (other == NULL || compare (other, kept) < 0)
        g_hash_table_replace (self->sources[kind], kept->uuid, kept);
      else
        tm_register_free (kept);
    }
  return TRUE;
}

gboolean
tm_merge_load_kept (TmMerge *self, GError **error)
{
  return load_kept (self, self->matches.into, error) && load_kept (self, self->matches.from, error);
}

static gboolean
is_kept (gpointer key G_GNUC_UNUSED, gpointer value, gpointer user_data G_GNUC_UNUSED)
{
  TmMergeKind kind;
  g_autoptr (TmRegister) kept = tm_kept_read (value, &kind);

  return kept != NULL;
}

static void
add_kept (const TmMerge *self, GHashTable *ours, GHashTable *all, TmMergePlan *plan)
{
  GHashTableIter iter;
  gpointer uuid, value;

  g_hash_table_foreach_remove (all, is_kept, NULL);
  g_hash_table_iter_init (&iter, self->kept);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    {
      TmRegister *kept = tm_register_copy (value);
      const TmRegister *former = g_hash_table_lookup (ours, uuid);

      g_hash_table_replace (all, kept->uuid, kept);
      if (plan != NULL && (former == NULL || !is_same (former, kept)))
        tm_merge_plan_add (plan, TM_MERGE_GONE, uuid, TM_MERGE_NEW, NULL, NULL);
    }
}

static void
tell (TmMergePlan *plan,
      const TmMerge *self,
      TmMergeKind kind,
      GHashTable *ours,
      GHashTable *theirs,
      GHashTable *all)
{
  GHashTableIter iter;
  gpointer uuid, value;

  g_hash_table_iter_init (&iter, theirs);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    {
      g_autoptr (TmRegister) masked = tm_register_copy (value);

      mask (self, kind, masked);
      tm_merge_plan_add (plan, kind, uuid,
                         judge (self, kind, g_hash_table_lookup (ours, uuid), masked),
                         masked->label, NULL);
    }
  g_hash_table_iter_init (&iter, ours);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    if (!g_hash_table_contains (all, uuid) && !g_hash_table_contains (theirs, uuid))
      tm_merge_plan_add (plan, kind, uuid, TM_MERGE_DELETED_THERE, ((TmRegister *) value)->label,
                         NULL);
}

static void
add_action (TmMerge *self, TmMergeKind kind, const TmRegister *value, const TmRegister *ours)
{
  TmRegisterAction *action = g_new0 (TmRegisterAction, 1);

  action->kind = kind;
  action->value = value != NULL ? tm_register_copy (value) : NULL;
  action->ours = ours != NULL ? tm_register_copy (ours) : NULL;
  g_ptr_array_add (self->actions, action);
}

static void
list_actions (TmMerge *self, TmMergeKind kind, GHashTable *ours, GHashTable *all)
{
  GHashTableIter iter;
  gpointer uuid, value;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    {
      const TmRegister *former = g_hash_table_lookup (ours, uuid);

      if (former == NULL || !is_same (former, value))
        add_action (self, kind, value, former);
    }
  g_hash_table_iter_init (&iter, ours);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    if (!g_hash_table_contains (all, uuid))
      add_action (self, kind, NULL, value);
}

/* People of the same name */

#define MERGED_INTO 0

static int
compare_uuids (gconstpointer a, gconstpointer b)
{
  const TmRegister *one = *(const TmRegister *const *) a;
  const TmRegister *other = *(const TmRegister *const *) b;

  return strcmp (one->uuid, other->uuid);
}

/* Somebody who was made one with another of the same name may become one with a third: in whatever
 * order they came together, the smallest identifier is the person. Who was made one with somebody of
 * another name stays so. */
static gboolean
is_free (const TmRegister *player, GPtrArray *namesakes)
{
  g_autofree char *into = tm_register_dup_plain (player->fields[MERGED_INTO]);

  for (guint i = 0; into != NULL && i < namesakes->len; i++)
    if (g_str_equal (((TmRegister *) g_ptr_array_index (namesakes, i))->uuid, into))
      return TRUE;
  return into == NULL;
}

/* Only names that come together: those whom one history keeps apart already stay apart. */
static gboolean
is_meeting (GPtrArray *namesakes, GHashTable *ours, GHashTable *theirs)
{
  gboolean only_ours = FALSE, only_theirs = FALSE;

  for (guint i = 0; i < namesakes->len; i++)
    {
      const TmRegister *player = g_ptr_array_index (namesakes, i);

      only_ours = only_ours || !g_hash_table_contains (theirs, player->uuid);
      only_theirs = only_theirs || !g_hash_table_contains (ours, player->uuid);
    }
  return only_ours || only_theirs;
}

static guint
join_namesakes (GPtrArray *namesakes)
{
  g_autoptr (GPtrArray) free_ones = g_ptr_array_new ();
  guint n_joined = 0;

  for (guint i = 0; i < namesakes->len; i++)
    if (is_free (g_ptr_array_index (namesakes, i), namesakes))
      g_ptr_array_add (free_ones, g_ptr_array_index (namesakes, i));
  g_ptr_array_sort (free_ones, compare_uuids);
  for (guint i = 0; i < free_ones->len && free_ones->len > 1; i++)
    {
      const TmRegister *person = g_ptr_array_index (free_ones, 0);
      TmRegister *player = g_ptr_array_index (free_ones, i);
      char *into = i > 0 ? tm_register_dup_quoted (person->uuid) : g_strdup ("null");

      n_joined += i > 0 && g_str_equal (player->fields[MERGED_INTO], "null");
      g_free (player->fields[MERGED_INTO]);
      player->fields[MERGED_INTO] = into;
    }
  return n_joined;
}

static guint
join_names (GHashTable *all, GHashTable *ours, GHashTable *theirs)
{
  g_autoptr (GHashTable) names
      = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  GHashTableIter iter;
  gpointer value;
  guint n_joined = 0;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      TmRegister *player = value;
      GPtrArray *namesakes
          = player->label != NULL ? g_hash_table_lookup (names, player->label) : NULL;

      if (player->label == NULL)
        continue;
      if (namesakes == NULL)
        {
          namesakes = g_ptr_array_new ();
          g_hash_table_insert (names, player->label, namesakes);
        }
      g_ptr_array_add (namesakes, player);
    }
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (is_meeting (value, ours, theirs))
      n_joined += join_namesakes (value);
  return n_joined;
}

static void
note_series (TmMerge *self, GHashTable *all)
{
  GHashTableIter iter;
  gpointer uuid;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &uuid, NULL))
    g_hash_table_add (self->series, g_strdup (uuid));
}

/**
 * tm_merge_plan_registers:
 * @self: a merge whose matches are decided, and for labels its series
 * @kind: a kind other than matches
 * @is_joining: whether people of the same name become one
 * @plan: (nullable): where it is told
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds out what becomes of every register of a kind.
 *
 * Returns: %FALSE if they cannot be read
 */
gboolean
tm_merge_plan_registers (
    TmMerge *self, TmMergeKind kind, gboolean is_joining, TmMergePlan *plan, GError **error)
{
  g_autoptr (GHashTable) ours = tm_register_load (self->matches.into, kind, error);
  g_autoptr (GHashTable) theirs
      = ours != NULL ? tm_register_load (self->matches.from, kind, error) : NULL;
  g_autoptr (GHashTable) all = NULL;
  guint n_joined = 0;

  if (theirs == NULL)
    return FALSE;
  all = unite (self, kind, ours, theirs);
  if (kind == TM_MERGE_PLAYERS && is_joining)
    n_joined = join_names (all, ours, theirs);
  if (kind == TM_MERGE_SERIES)
    note_series (self, all);
  if (kind == TM_MERGE_GONE)
    {
      g_hash_table_foreach_remove (theirs, is_kept, NULL);
      add_kept (self, ours, all, plan);
    }
  list_actions (self, kind, ours, all);
  if (plan != NULL)
    {
      plan->n_joined += n_joined;
      tell (plan, self, kind, ours, theirs, all);
    }
  return TRUE;
}
