/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-load.h"

#include "config.h"

#include "tm-json.h"
#include "tm-layout-map.h"
#include "tm-match-delta.h"
#include "tm-pack.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How a kind of move was declared when it was recorded, and what that is today. */
typedef struct
{
  guint kind;
  gboolean is_same;
  guint n_params;
  int params[TM_MAX_PARAMS];
  /* For a choice: today's index of each word. */
  GArray *words[TM_MAX_PARAMS];
} KindMap;

typedef struct
{
  TmDatabase *database;
  const char *uuid;
  gint64 id;
  gint64 started;
  gint64 changed;
  const TmGame *game;
  TmBox *box;
  TmMatch *match;
  /* NULL while everything has the numbers it had. */
  TmLayoutMap *map;
  GArray *words;
  gboolean are_words_same;
  GHashTable *kinds;
} Loader;

static void
kind_map_free (gpointer data)
{
  KindMap *self = data;

  for (guint i = 0; i < TM_MAX_PARAMS; i++)
    g_clear_pointer (&self->words[i], g_array_unref);
  g_free (self);
}

/* The box */

static gboolean
read_seats (Loader *self, GError **error)
{
  sqlite3_stmt *statement = tm_database_query (
      self->database, error, "SELECT seat, name FROM seats WHERE match = ? AND name IS NOT NULL",
      "i", self->id);
  TmSqlStep step = TM_SQL_ERROR;

  while (statement != NULL && (step = tm_database_step (statement, error)) == TM_SQL_ROW)
    {
      gint64 seat = sqlite3_column_int64 (statement, 0);
      const char *name = tm_column_text (statement, 1);

      if (name != NULL && seat < (gint64) tm_box_get_n_seats (self->box))
        tm_box_set_seat_name (self->box, (guint) seat, name);
    }
  return step == TM_SQL_DONE;
}

static gboolean
read_words (Loader *self, GError **error)
{
  sqlite3_stmt *statement = tm_database_query (
      self->database, error, "SELECT number, text FROM words WHERE match = ? ORDER BY number", "i",
      self->id);
  TmSqlStep step = TM_SQL_ERROR;

  while (statement != NULL && (step = tm_database_step (statement, error)) == TM_SQL_ROW)
    {
      const char *text = tm_column_text (statement, 1);
      gint32 number = tm_box_intern (self->box, text != NULL ? text : "");

      if (sqlite3_column_int64 (statement, 0) != self->words->len)
        {
          sqlite3_reset (statement);
          return tm_store_fail_damaged_match (error);
        }
      self->are_words_same = self->are_words_same && number == (gint32) self->words->len;
      g_array_append_val (self->words, number);
    }
  return step == TM_SQL_DONE;
}

/* Faces that the options brought in may have other numbers than they had then. */
static gboolean
need_map (Loader *self, const char *layout, GError **error)
{
  if (self->map == NULL)
    self->map = tm_layout_map_new (self->box, layout, error);
  return self->map != NULL;
}

static gboolean
add_face (Loader *self,
          const char *layout,
          const char *piece,
          gint64 number,
          const char *code,
          GError **error)
{
  int kind = piece != NULL ? tm_kit_find_piece (self->game->kit, piece) : -1;
  gint32 face;

  if (kind < 0)
    return tm_store_fail_newer_match (error, piece != NULL ? piece : "");
  if (code == NULL || number < 0 || number > G_MAXINT16
      || !tm_box_add_face (self->box, (guint) kind, code, &face, NULL))
    return tm_store_fail_damaged_match (error);
  if (face != number && !need_map (self, layout, error))
    return FALSE;
  if (self->map != NULL)
    tm_layout_map_add_face (self->map, (guint) kind, (guint) number, face);
  return TRUE;
}

static gboolean
read_faces (Loader *self, const char *layout, GError **error)
{
  sqlite3_stmt *statement
      = tm_database_query (self->database, error,
                           "SELECT piece, number, code FROM faces WHERE match = ?"
                           " ORDER BY piece, number",
                           "i", self->id);
  TmSqlStep step = TM_SQL_ERROR;

  while (statement != NULL && (step = tm_database_step (statement, error)) == TM_SQL_ROW)
    if (!add_face (self, layout, tm_column_text (statement, 0), sqlite3_column_int64 (statement, 1),
                   tm_column_text (statement, 2), error))
      {
        sqlite3_reset (statement);
        return FALSE;
      }
  return step == TM_SQL_DONE;
}

static gboolean
set_options (Loader *self, const char *text, GError **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GVariant) options = NULL;
  TmJsonPlace place;
  GVariantIter iter;
  const char *id;
  GVariant *value;

  node = tm_json_parse ("options", text, strlen (text), NULL);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return tm_store_fail_damaged_match (error);
  tm_json_place_init (&place, "options");
  options = tm_json_dup_variant (node, &place, NULL);
  tm_json_place_clear (&place);
  if (options == NULL)
    return tm_store_fail_damaged_match (error);

  g_variant_iter_init (&iter, options);
  while (g_variant_iter_next (&iter, "{&sv}", &id, &value))
    {
      g_autoptr (GVariant) owned = value;

      if (!tm_box_set_option (self->box, id, owned, NULL))
        return tm_store_fail_newer_match (error, id);
    }
  return TRUE;
}

static gboolean
make_box (Loader *self, guint n_seats, const char *layout, const char *options, GError **error)
{
  g_autofree char *today = NULL;

  self->box = tm_box_new (self->game, n_seats, NULL);
  if (self->box == NULL || layout == NULL || options == NULL)
    return tm_store_fail_damaged_match (error);
  /* The options say how large a grid is. */
  if (!read_seats (self, error) || !read_words (self, error) || !set_options (self, options, error))
    return FALSE;
  today = tm_box_dup_layout (self->box);
  return (g_str_equal (today, layout) || need_map (self, layout, error))
         && read_faces (self, layout, error);
}

/* The head */

typedef struct
{
  char *game;
  char *layout;
  char *options;
  char *entropy;
  GBytes *seed;
  guint n_seats;
} Head;

static void
head_clear (Head *head)
{
  g_free (head->game);
  g_free (head->layout);
  g_free (head->options);
  g_free (head->entropy);
  g_clear_pointer (&head->seed, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Head, head_clear)

static gboolean
read_head (Loader *self, Head *head, GError **error)
{
  sqlite3_stmt *statement = tm_database_query (
      self->database, error,
      "SELECT m.id, m.game, m.started, m.n_seats, l.text, m.options, m.entropy,"
      " m.seed, m.changed FROM matches m JOIN layouts l ON l.id = m.layout WHERE m.uuid = ?",
      "t", self->uuid);
  TmSqlStep step = statement != NULL ? tm_database_step (statement, error) : TM_SQL_ERROR;

  if (step == TM_SQL_DONE)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                 _ ("there is no match “%s”; list the matches to see which there are"), self->uuid);
  if (step != TM_SQL_ROW)
    return FALSE;
  self->id = sqlite3_column_int64 (statement, 0);
  head->game = tm_column_dup_text (statement, 1);
  self->started = sqlite3_column_int64 (statement, 2);
  head->n_seats = (guint) sqlite3_column_int64 (statement, 3);
  head->layout = tm_column_dup_text (statement, 4);
  head->options = tm_column_dup_text (statement, 5);
  head->entropy = tm_column_dup_text (statement, 6);
  if (!tm_column_is_null (statement, 7))
    head->seed = tm_column_dup_bytes (statement, 7);
  self->changed = sqlite3_column_int64 (statement, 8);
  sqlite3_reset (statement);
  return TRUE;
}

static gboolean
make_match (Loader *self, const Head *head, GError **error)
{
  if (head->seed == NULL)
    {
      self->match = tm_match_new (self->box);
      return TRUE;
    }
  if (g_bytes_get_size (head->seed) != TM_RANDOM_SEED_SIZE)
    return tm_store_fail_damaged_match (error);
  self->match = tm_match_new_sealed (self->box, g_bytes_get_data (head->seed, NULL), head->entropy);
  return TRUE;
}

/* Kinds */

static gboolean
map_words (KindMap *map, guint old, const TmParam *param, char **words, GError **error)
{
  map->words[old] = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint32 word = tm_words_find (param->words, param->n_words, words[i]);

      if (word < 0)
        return tm_store_fail_newer_match (error, words[i]);
      g_array_append_val (map->words[old], word);
    }
  return TRUE;
}

static gboolean
map_param (KindMap *map, guint old, const TmMoveSpec *spec, char *declared, GError **error)
{
  char *bracket = strchr (declared, '(');
  g_auto (GStrv) words = NULL;

  if (bracket != NULL)
    {
      gsize length = strlen (bracket);

      if (bracket[length - 1] != ')')
        return tm_store_fail_damaged_match (error);
      bracket[length - 1] = '\0';
      words = g_strsplit (bracket + 1, ",", -1);
      *bracket = '\0';
    }
  map->params[old] = tm_params_find (spec->params, spec->n_params, declared);
  if (map->params[old] < 0)
    return tm_store_fail_newer_match (error, declared);
  return words == NULL || map_words (map, old, &spec->params[map->params[old]], words, error);
}

static KindMap *
kind_map_new (Loader *self, const char *id, const char *declaration, GError **error)
{
  KindMap *map = g_new0 (KindMap, 1);
  g_auto (GStrv) params = g_strsplit (declaration, " ", -1);
  int kind = tm_game_find_move (self->game, id);
  g_autofree char *today = NULL;
  const TmMoveSpec *spec;
  gboolean is_mapped = TRUE;

  if (kind < 0 || g_strv_length (params) > TM_MAX_PARAMS)
    {
      tm_store_fail_newer_match (error, id);
      kind_map_free (map);
      return NULL;
    }
  map->kind = (guint) kind;
  spec = tm_game_get_move (self->game, map->kind);
  today = tm_move_spec_dup_declaration (spec);
  map->is_same = g_str_equal (today, declaration);
  map->n_params = *declaration != '\0' ? g_strv_length (params) : 0;
  for (guint i = 0; i < map->n_params && is_mapped; i++)
    is_mapped = map_param (map, i, spec, params[i], error);
  if (!is_mapped)
    g_clear_pointer (&map, kind_map_free);
  return map;
}

static KindMap *
find_kind (Loader *self, gint64 id, GError **error)
{
  KindMap *map = g_hash_table_lookup (self->kinds, &id);
  sqlite3_stmt *statement;
  TmSqlStep step;
  gint64 *key;

  if (map != NULL)
    return map;
  statement = tm_database_query (self->database, error,
                                 "SELECT move, params FROM kinds WHERE id = ?", "i", id);
  step = statement != NULL ? tm_database_step (statement, error) : TM_SQL_ERROR;
  if (step == TM_SQL_DONE)
    tm_store_fail_damaged_match (error);
  if (step != TM_SQL_ROW)
    return NULL;
  if (tm_column_text (statement, 0) != NULL && tm_column_text (statement, 1) != NULL)
    map = kind_map_new (self, tm_column_text (statement, 0), tm_column_text (statement, 1), error);
  else
    tm_store_fail_damaged_match (error);
  sqlite3_reset (statement);
  if (map == NULL)
    return NULL;
  key = g_new (gint64, 1);
  *key = id;
  g_hash_table_insert (self->kinds, key, map);
  return map;
}

/* Lines */

static gboolean
map_word (const Loader *self, gint32 *number)
{
  if (*number < 0 || (guint) *number >= self->words->len)
    return FALSE;
  *number = g_array_index (self->words, gint32, *number);
  return TRUE;
}

static gboolean
map_value (const Loader *self, const KindMap *kind, guint old, const TmParam *param, gint32 *value)
{
  switch (param->kind)
    {
    case TM_PARAM_TEXT:
      return map_word (self, value);
    case TM_PARAM_FACE:
      if (self->map != NULL)
        *value = tm_layout_map_get_face (
            self->map, (guint) tm_kit_find_piece (self->game->kit, param->piece), *value);
      return TRUE;
    case TM_PARAM_CHOICE:
      if (kind->words[old] == NULL || *value < 0)
        return TRUE;
      if ((guint) *value >= kind->words[old]->len)
        return FALSE;
      *value = g_array_index (kind->words[old], gint32, *value);
      return TRUE;
    default:
      return TRUE;
    }
}

/* Parameters keep their numbers unless the move was declared otherwise when it was recorded. */
static gboolean
map_args (const Loader *self, const KindMap *kind, const TmArgs *from, TmArgs *to)
{
  const TmMoveSpec *spec = tm_game_get_move (self->game, kind->kind);

  tm_args_init (to);
  for (guint old = 0; old < TM_MAX_PARAMS; old++)
    {
      gint32 values[TM_ARGS_POOL];
      const gint32 *stored;
      guint n_values;

      if (!tm_args_has (from, old))
        continue;
      if (old >= kind->n_params)
        return FALSE;
      stored = tm_args_get_list (from, old, &n_values);
      for (guint i = 0; i < n_values; i++)
        {
          values[i] = stored[i];
          if (!map_value (self, kind, old, &spec->params[kind->params[old]], &values[i]))
            return FALSE;
        }
      tm_args_set_list (to, (guint) kind->params[old], values, n_values);
    }
  return TRUE;
}

static guint32
map_drawn (const KindMap *kind, guint32 drawn)
{
  guint32 mapped = 0;

  for (guint old = 0; old < kind->n_params; old++)
    if (drawn & 1u << old)
      mapped |= 1u << kind->params[old];
  return mapped;
}

enum
{
  COLUMN_SEQ,
  COLUMN_KIND,
  COLUMN_STATE,
  COLUMN_SOURCE,
  COLUMN_OVERRIDE,
  COLUMN_GRADE,
  COLUMN_PREVIOUS,
  COLUMN_NOTE,
  COLUMN_DRAWN,
  COLUMN_DRAW,
  COLUMN_TIME,
  COLUMN_PARAMS,
  COLUMN_CHANGES,
};

static gboolean
read_entry (Loader *self, sqlite3_stmt *row, const KindMap *kind, TmEntry *entry)
{
  *entry = (TmEntry) {
    .seq = (guint) sqlite3_column_int64 (row, COLUMN_SEQ),
    .time = self->started + sqlite3_column_int64 (row, COLUMN_TIME),
    .is_done = sqlite3_column_int (row, COLUMN_STATE),
    .grade = (TmGrade) sqlite3_column_int (row, COLUMN_GRADE),
    .kind = kind->kind,
    .source = (TmSource) sqlite3_column_int (row, COLUMN_SOURCE),
    .is_override = sqlite3_column_int (row, COLUMN_OVERRIDE),
    .note = -1,
  };
  entry->previous = tm_column_is_null (row, COLUMN_PREVIOUS)
                        ? entry->seq - 1
                        : (guint) sqlite3_column_int64 (row, COLUMN_PREVIOUS);
  if (!tm_column_is_null (row, COLUMN_DRAWN))
    {
      entry->drawn = map_drawn (kind, (guint32) sqlite3_column_int64 (row, COLUMN_DRAWN));
      entry->first_draw = (guint) sqlite3_column_int64 (row, COLUMN_DRAW);
    }
  if (tm_column_is_null (row, COLUMN_NOTE))
    return TRUE;
  entry->note = sqlite3_column_int (row, COLUMN_NOTE);
  return map_word (self, &entry->note);
}

static gboolean
read_args (Loader *self, sqlite3_stmt *row, const KindMap *kind, TmMove *move)
{
  gconstpointer data = sqlite3_column_blob (row, COLUMN_PARAMS);
  TmUnpack unpack;
  TmArgs stored;

  tm_unpack_init (&unpack, data, (gsize) sqlite3_column_bytes (row, COLUMN_PARAMS));
  if (self->map == NULL && kind->is_same && self->are_words_same)
    return tm_unpack_args (&unpack, &move->args);
  return tm_unpack_args (&unpack, &stored) && map_args (self, kind, &stored, &move->args);
}

static gboolean
read_changes (Loader *self, sqlite3_stmt *row, GArray *changes)
{
  gconstpointer data = sqlite3_column_blob (row, COLUMN_CHANGES);
  TmUnpack unpack;

  tm_unpack_init (&unpack, data, (gsize) sqlite3_column_bytes (row, COLUMN_CHANGES));
  if (!tm_unpack_changes (&unpack, changes))
    return FALSE;
  for (guint i = 0; self->map != NULL && i < changes->len; i++)
    if (!tm_layout_map_change (self->map, &g_array_index (changes, TmChange, i)))
      return FALSE;
  return TRUE;
}

static gboolean
load_row (Loader *self, sqlite3_stmt *row, GArray *changes, GError **error)
{
  KindMap *kind = find_kind (self, sqlite3_column_int64 (row, COLUMN_KIND), error);
  TmEntry entry;
  TmMove move;

  if (kind == NULL)
    return FALSE;
  if (!read_entry (self, row, kind, &entry) || !read_args (self, row, kind, &move)
      || !read_changes (self, row, changes))
    return tm_store_fail_damaged_match (error);
  move.kind = entry.kind;
  move.source = entry.source;
  move.is_override = entry.is_override;
  move.note = entry.note;
  entry.n_changes = changes->len;
  return tm_match_load_entry (self->match, &entry, &move,
                              (const TmChange *) (gpointer) changes->data, error);
}

static gboolean
load_rows (Loader *self, GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
  sqlite3_stmt *row = tm_database_query (
      self->database, error,
      "SELECT seq, kind, state, source, override, grade, previous, note, drawn,"
      " draw, time, params, changes FROM moves WHERE match = ? ORDER BY seq",
      "i", self->id);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    if (!load_row (self, row, changes, error))
      {
        sqlite3_reset (row);
        return FALSE;
      }
  return step == TM_SQL_DONE;
}

static gboolean
load (Loader *self, GError **error)
{
  g_auto (Head) head = { 0 };

  if (!read_head (self, &head, error))
    return FALSE;
  self->game = head.game != NULL ? tm_game_find (head.game) : NULL;
  if (self->game == NULL)
    return tm_store_fail_newer_match (error, head.game != NULL ? head.game : "");
  return make_box (self, head.n_seats, head.layout, head.options, error)
         && make_match (self, &head, error) && load_rows (self, error);
}

/**
 * tm_match_load:
 * @database: a connection
 * @uuid: identifier of a match
 * @stamp: (out): when it was changed last
 * @error: return location for an error in %TM_STORE_ERROR, or of the engine if the stored changes
 *   do not fit
 *
 * Loads a match as it was recorded: the stored changes are applied, the rules are not asked.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if there is none, or if it cannot be read
 */
TmMatch *
tm_match_load (TmDatabase *database, const char *uuid, gint64 *stamp, GError **error)
{
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_autoptr (GHashTable) kinds
      = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, kind_map_free);
  Loader loader = {
    .database = database, .uuid = uuid, .words = words, .are_words_same = TRUE, .kinds = kinds
  };
  gboolean is_loaded = load (&loader, error);

  g_clear_pointer (&loader.map, tm_layout_map_free);
  g_clear_pointer (&loader.box, tm_box_unref);
  *stamp = loader.changed;
  if (!is_loaded)
    g_clear_object (&loader.match);
  return loader.match;
}
