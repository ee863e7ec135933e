/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

#include "tm-json.h"
#include "tm-tally.h"

#include <string.h>

/* A match is a row of `matches` and the rows of other tables that belong to it. They are carried as
 * they are: nothing of a game has to be known, and what a later version has recorded comes along. What
 * people wrote to the match is not among them: it has a stamp of its own, see tm-merge-registers.c.
 *
 * An image is the same as JSON, to be kept while the match is another: a list of rows for each part.
 * Blobs are lists of one text in hexadecimal, and "layouts", "kinds", "dice" and "players" tell what
 * the numbers mean: [[number, word…]…]. */

/* Columns: v a value as it is, l the number of a layout, k of a kind, d of a kind of dice, p of a
 * player. The values of an insertion follow the number of the match; of a head, the identifier and
 * the origin. */
typedef struct
{
  const char *name;
  const char *columns;
  const char *select;
  const char *insert;
  const char *clear;
} Part;

static const Part head_part = {
  "head",
  "vlvvvvvvvvvvvvvvvvv",
  "SELECT game, layout, started, changed, finished, state, n_seats, n_moves, options, seal, seed,"
  " entropy, progress, decided_by, title, how, sentence, length, is_counted"
  " FROM matches WHERE id = ?",
  "INSERT INTO matches (uuid, origin, game, layout, started, changed, finished, state, n_seats,"
  " n_moves, options, seal, seed, entropy, progress, decided_by, title, how, sentence, length)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,"
  " ?20) ON CONFLICT (uuid) DO UPDATE SET origin = excluded.origin, game = excluded.game,"
  " layout = excluded.layout, started = excluded.started, changed = excluded.changed,"
  " finished = excluded.finished, state = excluded.state, n_seats = excluded.n_seats,"
  " n_moves = excluded.n_moves, options = excluded.options, seal = excluded.seal,"
  " seed = excluded.seed, entropy = excluded.entropy, progress = excluded.progress,"
  " decided_by = excluded.decided_by, title = excluded.title, how = excluded.how,"
  " sentence = excluded.sentence, length = excluded.length, is_counted = 0",
  NULL,
};

/* The last column of a head says whether its tallies were made; it is not written. */
#define HEAD_COUNTED 18

static const Part parts[] = {
  { "seats", "vpvv", "SELECT seat, player, name, colour FROM seats WHERE match = ? ORDER BY seat",
    "INSERT INTO seats (match, seat, player, name, colour) VALUES (?1, ?2, ?3, ?4, ?5)",
    "DELETE FROM seats WHERE match = ?" },
  { "moves", "vkvvvvvvvvvvv",
    "SELECT seq, kind, state, source, override, grade, previous, note, drawn, draw, time, params,"
    " changes FROM moves WHERE match = ? ORDER BY seq",
    "INSERT INTO moves (match, seq, kind, state, source, override, grade, previous, note, drawn,"
    " draw, time, params, changes)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
    "DELETE FROM moves WHERE match = ?" },
  { "words", "vv", "SELECT number, text FROM words WHERE match = ? ORDER BY number",
    "INSERT INTO words (match, number, text) VALUES (?1, ?2, ?3)",
    "DELETE FROM words WHERE match = ?" },
  { "faces", "vvv", "SELECT piece, number, code FROM faces WHERE match = ? ORDER BY piece, number",
    "INSERT INTO faces (match, piece, number, code) VALUES (?1, ?2, ?3, ?4)",
    "DELETE FROM faces WHERE match = ?" },
  { "results", "vvvvvv",
    "SELECT seat, rank, score, is_winner, part, team FROM results WHERE match = ? ORDER BY seat",
    "INSERT INTO results (match, seat, rank, score, is_winner, part, team)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    "DELETE FROM results WHERE match = ?" },
  { "achieved", "vv",
    "SELECT seat, achievement FROM achieved WHERE match = ? ORDER BY seat, achievement",
    "INSERT INTO achieved (match, seat, achievement) VALUES (?1, ?2, ?3)",
    "DELETE FROM achieved WHERE match = ?" },
  { "falls", "vdvvv",
    "SELECT f.seat, f.die, f.source, f.face, f.n FROM falls f JOIN dice d ON d.id = f.die"
    " WHERE f.match = ? ORDER BY f.seat, d.game, d.piece, f.source, f.face",
    "INSERT INTO falls (match, seat, die, source, face, n) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    "DELETE FROM falls WHERE match = ?" },
};

/* Numbers of what is shared, and the words that they stand for */

typedef struct
{
  char column;
  const char *name;
  guint n_words;
  const char *select;
  const char *find;
  const char *insert;
} Dictionary;

#define MAX_WORDS 3

static const Dictionary dictionaries[] = {
  { 'l', "layouts", 1, "SELECT text FROM layouts WHERE id = ?",
    "SELECT id FROM layouts WHERE hash = ?1", "INSERT INTO layouts (hash, text) VALUES (?1, ?2)" },
  { 'k', "kinds", 3, "SELECT game, move, params FROM kinds WHERE id = ?",
    "SELECT id FROM kinds WHERE game = ?1 AND move = ?2 AND params = ?3",
    "INSERT INTO kinds (game, move, params) VALUES (?1, ?2, ?3)" },
  { 'd', "dice", 2, "SELECT game, piece FROM dice WHERE id = ?",
    "SELECT id FROM dice WHERE game = ?1 AND piece = ?2",
    "INSERT INTO dice (game, piece) VALUES (?1, ?2)" },
  { 'p', "players", 1, "SELECT uuid FROM players WHERE id = ?",
    "SELECT id FROM players WHERE uuid = ?1", NULL },
};

static const Dictionary *
find_dictionary (char column)
{
  for (guint i = 0; i < G_N_ELEMENTS (dictionaries); i++)
    if (dictionaries[i].column == column)
      return &dictionaries[i];
  return NULL;
}

static GHashTable *
get_numbers (const TmMatchRows *self, char column)
{
  switch (column)
    {
    case 'l':
      return self->layouts;
    case 'k':
      return self->kinds;
    case 'd':
      return self->dice;
    default:
      return self->players;
    }
}

static void
remember (GHashTable *numbers, gint64 from, gint64 to)
{
  gint64 *key = g_new (gint64, 1);
  gint64 *value = g_new (gint64, 1);

  *key = from;
  *value = to;
  g_hash_table_insert (numbers, key, value);
}

static GBytes *
hash_text (const char *text)
{
  guint8 digest[32];
  gsize size = sizeof digest;
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, digest, &size);
  return g_bytes_new (digest, size);
}

static gboolean
look_up (TmDatabase *into,
         const Dictionary *dictionary,
         const char *const *words,
         gint64 *number,
         GError **error)
{
  g_autoptr (GBytes) hash = dictionary->column == 'l' ? hash_text (words[0]) : NULL;
  sqlite3_stmt *row = tm_database_prepare (into, dictionary->find, error);
  TmSqlStep step;

  if (row == NULL)
    return FALSE;
  if (hash != NULL)
    sqlite3_bind_blob64 (row, 1, g_bytes_get_data (hash, NULL), g_bytes_get_size (hash),
                         SQLITE_STATIC);
  for (guint i = 0; hash == NULL && i < dictionary->n_words; i++)
    sqlite3_bind_text (row, (int) i + 1, words[i], -1, SQLITE_STATIC);
  step = tm_database_step (row, error);
  if (step == TM_SQL_ROW)
    *number = sqlite3_column_int64 (row, 0);
  sqlite3_reset (row);
  return step != TM_SQL_ERROR;
}

static gboolean
add_words (TmDatabase *into,
           const Dictionary *dictionary,
           const char *const *words,
           gint64 *number,
           GError **error)
{
  g_autoptr (GBytes) hash = dictionary->column == 'l' ? hash_text (words[0]) : NULL;
  sqlite3_stmt *row = tm_database_prepare (into, dictionary->insert, error);
  int first = hash != NULL ? 2 : 1;

  if (row == NULL)
    return FALSE;
  if (hash != NULL)
    sqlite3_bind_blob64 (row, 1, g_bytes_get_data (hash, NULL), g_bytes_get_size (hash),
                         SQLITE_STATIC);
  for (guint i = 0; i < dictionary->n_words; i++)
    sqlite3_bind_text (row, first + (int) i, words[i], -1, SQLITE_STATIC);
  if (tm_database_step (row, error) != TM_SQL_DONE)
    return FALSE;
  *number = tm_database_get_last_id (into);
  return TRUE;
}

/* Gives words the number they have in the database that is written to; 0 for a player who is not
 * there. */
static gboolean
enter_words (TmDatabase *into,
             const Dictionary *dictionary,
             const char *const *words,
             gint64 *number,
             GError **error)
{
  *number = 0;
  for (guint i = 0; i < dictionary->n_words; i++)
    if (words[i] == NULL)
      return tm_store_fail_damaged_match (error);
  return look_up (into, dictionary, words, number, error)
         && (*number != 0 || dictionary->insert == NULL
             || add_words (into, dictionary, words, number, error));
}

static gboolean
fetch_words (TmDatabase *from,
             const Dictionary *dictionary,
             gint64 number,
             char *words[MAX_WORDS],
             GError **error)
{
  sqlite3_stmt *row = tm_database_query (from, error, dictionary->select, "i", number);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;

  if (step == TM_SQL_DONE)
    return tm_store_fail_damaged_match (error);
  if (step != TM_SQL_ROW)
    return FALSE;
  for (guint i = 0; i < dictionary->n_words; i++)
    words[i] = tm_column_dup_text (row, (int) i);
  sqlite3_reset (row);
  return TRUE;
}

static gboolean
translate (TmMatchRows *self, char column, gint64 from, gint64 *to, GError **error)
{
  GHashTable *numbers = get_numbers (self, column);
  const gint64 *known = g_hash_table_lookup (numbers, &from);
  const Dictionary *dictionary = find_dictionary (column);
  char *words[MAX_WORDS] = { NULL };
  gboolean is_found;

  if (known != NULL)
    {
      *to = *known;
      return TRUE;
    }
  if (self->from == NULL)
    return tm_store_fail_damaged_match (error);
  g_assert (dictionary != NULL);
  is_found = fetch_words (self->from, dictionary, from, words, error)
             && enter_words (self->into, dictionary, (const char *const *) words, to, error);
  for (guint i = 0; i < MAX_WORDS; i++)
    g_free (words[i]);
  if (is_found)
    remember (numbers, from, *to);
  return is_found;
}

static GHashTable *
new_numbers (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

/**
 * tm_match_rows_init:
 * @self: to be filled
 * @into: where rows are to be written
 * @from: (nullable): where they come from; %NULL: out of an image
 *
 * Makes ready to carry matches over.
 */
void
tm_match_rows_init (TmMatchRows *self, TmDatabase *into, TmDatabase *from)
{
  *self = (TmMatchRows) {
    .into = into,
    .from = from,
    .layouts = new_numbers (),
    .kinds = new_numbers (),
    .dice = new_numbers (),
    .players = new_numbers (),
  };
}

void
tm_match_rows_clear (TmMatchRows *self)
{
  g_clear_pointer (&self->layouts, g_hash_table_unref);
  g_clear_pointer (&self->kinds, g_hash_table_unref);
  g_clear_pointer (&self->dice, g_hash_table_unref);
  g_clear_pointer (&self->players, g_hash_table_unref);
}

/* Writing */

static gboolean
bind_number (sqlite3_stmt *statement, int index, char column, gint64 number)
{
  return column == 'p' && number == 0 ? sqlite3_bind_null (statement, index) == SQLITE_OK
                                      : sqlite3_bind_int64 (statement, index, number) == SQLITE_OK;
}

static gboolean
copy_column (TmMatchRows *self,
             sqlite3_stmt *row,
             int column,
             char kind,
             sqlite3_stmt *statement,
             int index,
             GError **error)
{
  gint64 number;

  if (kind == 'v' || tm_column_is_null (row, column))
    return sqlite3_bind_value (statement, index, sqlite3_column_value (row, column)) == SQLITE_OK
           || tm_store_fail_damaged_match (error);
  return translate (self, kind, sqlite3_column_int64 (row, column), &number, error)
         && (bind_number (statement, index, kind, number) || tm_store_fail_damaged_match (error));
}

static gboolean
copy_row (TmMatchRows *self, const Part *part, sqlite3_stmt *row, gint64 to, GError **error)
{
  sqlite3_stmt *statement = tm_database_prepare (self->into, part->insert, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, to);
  for (int i = 0; part->columns[i] != '\0'; i++)
    if (!copy_column (self, row, i, part->columns[i], statement, i + 2, error))
      return FALSE;
  return tm_database_step (statement, error) == TM_SQL_DONE;
}

static gboolean
copy_part (TmMatchRows *self, const Part *part, gint64 from, gint64 to, GError **error)
{
  sqlite3_stmt *row = tm_database_query (self->from, error, part->select, "i", from);
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    if (!copy_row (self, part, row, to, error))
      {
        sqlite3_reset (row);
        return FALSE;
      }
  return step == TM_SQL_DONE;
}

/* Takes away what a match of that identifier has, but leaves its row, to which others refer. */
static gboolean
clear_match (TmDatabase *into, const char *uuid, gint64 *id, GError **error)
{
  *id = 0;
  if (!tm_database_get_number (into, error, id, "SELECT id FROM matches WHERE uuid = ?", "t", uuid))
    return FALSE;
  if (*id == 0)
    return TRUE;
  if (!tm_tally_take_out (into, *id, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!tm_database_run (into, error, parts[i].clear, "i", *id))
      return FALSE;
  return TRUE;
}

static gboolean
write_head (sqlite3_stmt *statement,
            TmDatabase *into,
            const char *uuid,
            const char *origin,
            gint64 *id,
            GError **error)
{
  sqlite3_bind_text (statement, 1, uuid, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 2, origin, -1, SQLITE_STATIC);
  if (tm_database_step (statement, error) != TM_SQL_DONE)
    return FALSE;
  if (*id == 0)
    *id = tm_database_get_last_id (into);
  return TRUE;
}

static gboolean
copy_head (TmMatchRows *self,
           gint64 from,
           const char *uuid,
           const char *origin,
           gint64 *to,
           gboolean *is_counted,
           GError **error)
{
  sqlite3_stmt *row = tm_database_query (self->from, error, head_part.select, "i", from);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;
  sqlite3_stmt *statement;
  gboolean is_copied = TRUE;

  if (step == TM_SQL_DONE)
    return tm_store_fail_damaged_match (error);
  if (step != TM_SQL_ROW)
    return FALSE;
  statement = tm_database_prepare (self->into, head_part.insert, error);
  for (int i = 0; statement != NULL && is_copied && i < HEAD_COUNTED; i++)
    is_copied = copy_column (self, row, i, head_part.columns[i], statement, i + 3, error);
  *is_counted = sqlite3_column_int (row, HEAD_COUNTED);
  is_copied = statement != NULL && is_copied
              && write_head (statement, self->into, uuid, origin, to, error);
  sqlite3_reset (row);
  return is_copied;
}

/**
 * tm_match_rows_copy:
 * @self: the way between the databases; inside a transaction
 * @id: row of a match
 * @uuid: the identifier it shall have; a match that has it already is replaced
 * @origin: (nullable): the match that it is another version of
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Carries a match over.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_rows_copy (
    TmMatchRows *self, gint64 id, const char *uuid, const char *origin, GError **error)
{
  gboolean is_counted = FALSE;
  gint64 to;

  if (!clear_match (self->into, uuid, &to, error)
      || !copy_head (self, id, uuid, origin, &to, &is_counted, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!copy_part (self, &parts[i], id, to, error))
      return FALSE;
  return !is_counted || tm_tally_put_in (self->into, to, error);
}

/**
 * tm_match_rows_delete:
 * @database: a connection inside a transaction
 * @uuid: identifier of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Deletes a match, without remembering that it was.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_rows_delete (TmDatabase *database, const char *uuid, GError **error)
{
  gint64 id = 0;

  return tm_database_get_number (database, error, &id, "SELECT id FROM matches WHERE uuid = ?", "t",
                                 uuid)
         && tm_tally_take_out (database, id, error)
         && tm_database_run (database, error, "DELETE FROM matches WHERE id = ?", "i", id);
}

/* Images */

static void
append_hex (GString *out, const guint8 *data, gsize size)
{
  static const char digits[] = "0123456789abcdef";

  g_string_append (out, "[\"");
  for (gsize i = 0; i < size; i++)
    {
      g_string_append_c (out, digits[data[i] >> 4]);
      g_string_append_c (out, digits[data[i] & 15]);
    }
  g_string_append (out, "\"]");
}

static void
append_column (GString *out, sqlite3_stmt *row, int column)
{
  const char *text;

  switch (sqlite3_column_type (row, column))
    {
    case SQLITE_INTEGER:
      g_string_append_printf (out, "%" G_GINT64_FORMAT,
                              (gint64) sqlite3_column_int64 (row, column));
      break;
    case SQLITE_BLOB:
      append_hex (out, sqlite3_column_blob (row, column),
                  (gsize) sqlite3_column_bytes (row, column));
      break;
    default:
      text = tm_column_text (row, column);
      if (text != NULL)
        tm_json_append_string (out, text);
      else
        g_string_append (out, "null");
    }
}

static void
note_number (GHashTable *used, gint64 number)
{
  if (!g_hash_table_contains (used, &number))
    remember (used, number, number);
}

static gboolean
append_part (GString *out, TmMatchRows *self, const Part *part, gint64 id, GError **error)
{
  sqlite3_stmt *row = tm_database_query (self->from, error, part->select, "i", id);
  TmSqlStep step = TM_SQL_ERROR;
  const char *separator = "";

  g_string_append_printf (out, ", \"%s\": [", part->name);
  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      g_string_append_printf (out, "%s[", separator);
      for (int i = 0; part->columns[i] != '\0'; i++)
        {
          g_string_append (out, i > 0 ? ", " : "");
          append_column (out, row, i);
          if (part->columns[i] != 'v' && !tm_column_is_null (row, i))
            note_number (get_numbers (self, part->columns[i]), sqlite3_column_int64 (row, i));
        }
      g_string_append_c (out, ']');
      separator = ", ";
    }
  g_string_append_c (out, ']');
  return step == TM_SQL_DONE;
}

static gboolean
append_dictionary (GString *out, TmMatchRows *self, const Dictionary *dictionary, GError **error)
{
  GHashTableIter iter;
  gpointer number;
  const char *separator = "";
  gboolean is_read = TRUE;

  g_string_append_printf (out, ", \"%s\": [", dictionary->name);
  g_hash_table_iter_init (&iter, get_numbers (self, dictionary->column));
  while (is_read && g_hash_table_iter_next (&iter, &number, NULL))
    {
      char *words[MAX_WORDS] = { NULL };

      is_read = fetch_words (self->from, dictionary, *(gint64 *) number, words, error);
      g_string_append_printf (out, "%s[%" G_GINT64_FORMAT, separator, *(gint64 *) number);
      for (guint i = 0; i < dictionary->n_words; i++)
        {
          g_string_append (out, ", ");
          tm_json_append_string (out, words[i] != NULL ? words[i] : "");
          g_free (words[i]);
        }
      g_string_append_c (out, ']');
      separator = ", ";
    }
  g_string_append_c (out, ']');
  return is_read;
}

/**
 * tm_match_rows_dup_image:
 * @database: a connection
 * @id: row of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a match down as it is, so that it can be made again.
 *
 * Returns: (transfer full) (nullable): JSON; %NULL if it cannot be read
 */
char *
tm_match_rows_dup_image (TmDatabase *database, gint64 id, GError **error)
{
  g_auto (TmMatchRows) rows = { 0 };
  g_autoptr (GString) out = g_string_new ("{\"version\": 1");

  tm_match_rows_init (&rows, NULL, database);
  if (!append_part (out, &rows, &head_part, id, error))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!append_part (out, &rows, &parts[i], id, error))
      return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (dictionaries); i++)
    if (!append_dictionary (out, &rows, &dictionaries[i], error))
      return NULL;
  g_string_append_c (out, '}');
  return g_strdup (out->str);
}

static JsonArray *
get_list (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonArray *
get_row (JsonArray *rows, guint index, guint n_columns)
{
  JsonNode *node = json_array_get_element (rows, index);
  JsonArray *row = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return row != NULL && json_array_get_length (row) == n_columns ? row : NULL;
}

static gboolean
read_dictionary (TmMatchRows *self, JsonObject *image, const Dictionary *dictionary, GError **error)
{
  JsonArray *list = get_list (image, dictionary->name);

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonArray *row = get_row (list, i, dictionary->n_words + 1);
      const char *words[MAX_WORDS] = { NULL };
      gint64 to;

      for (guint j = 0; row != NULL && j < dictionary->n_words; j++)
        words[j] = json_array_get_string_element (row, j + 1);
      if (row == NULL || !enter_words (self->into, dictionary, words, &to, error))
        return row != NULL ? FALSE : tm_store_fail_damaged_match (error);
      remember (get_numbers (self, dictionary->column), json_array_get_int_element (row, 0), to);
    }
  return list != NULL || tm_store_fail_damaged_match (error);
}

static gboolean
bind_hex (sqlite3_stmt *statement, int index, const char *hex)
{
  gsize size = hex != NULL ? strlen (hex) / 2 : 0;
  g_autofree guint8 *data = g_malloc (size + 1);

  for (gsize i = 0; i < size; i++)
    data[i]
        = (guint8) (g_ascii_xdigit_value (hex[2 * i]) << 4 | g_ascii_xdigit_value (hex[2 * i + 1]));
  return sqlite3_bind_blob64 (statement, index, data, size, SQLITE_TRANSIENT) == SQLITE_OK;
}

static gboolean
bind_node (TmMatchRows *self,
           JsonNode *node,
           char kind,
           sqlite3_stmt *statement,
           int index,
           GError **error)
{
  gint64 number;

  if (JSON_NODE_HOLDS_NULL (node))
    return sqlite3_bind_null (statement, index) == SQLITE_OK;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return bind_hex (statement, index,
                     json_array_get_string_element (json_node_get_array (node), 0));
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return sqlite3_bind_text (statement, index, json_node_get_string (node), -1, SQLITE_TRANSIENT)
           == SQLITE_OK;
  number = json_node_get_int (node);
  if (kind != 'v' && !translate (self, kind, number, &number, error))
    return FALSE;
  return bind_number (statement, index, kind, number);
}

static gboolean
write_image_row (TmMatchRows *self, const Part *part, JsonArray *row, gint64 to, GError **error)
{
  sqlite3_stmt *statement
      = row != NULL ? tm_database_prepare (self->into, part->insert, error) : NULL;

  if (statement == NULL)
    return row == NULL ? tm_store_fail_damaged_match (error) : FALSE;
  sqlite3_bind_int64 (statement, 1, to);
  for (guint i = 0; part->columns[i] != '\0'; i++)
    if (!bind_node (self, json_array_get_element (row, i), part->columns[i], statement, (int) i + 2,
                    error))
      return FALSE;
  return tm_database_step (statement, error) == TM_SQL_DONE;
}

static gboolean
write_image_part (TmMatchRows *self, const Part *part, JsonObject *image, gint64 to, GError **error)
{
  JsonArray *list = get_list (image, part->name);

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (!write_image_row (self, part, get_row (list, i, (guint) strlen (part->columns)), to, error))
      return FALSE;
  return list != NULL || tm_store_fail_damaged_match (error);
}

static gboolean
write_image_head (TmMatchRows *self,
                  JsonObject *image,
                  const char *uuid,
                  const char *origin,
                  gint64 *to,
                  gboolean *is_counted,
                  GError **error)
{
  JsonArray *list = get_list (image, head_part.name);
  JsonArray *row = list != NULL && json_array_get_length (list) == 1
                       ? get_row (list, 0, (guint) strlen (head_part.columns))
                       : NULL;
  sqlite3_stmt *statement;

  if (row == NULL)
    return tm_store_fail_damaged_match (error);
  statement = tm_database_prepare (self->into, head_part.insert, error);
  for (guint i = 0; statement != NULL && i < HEAD_COUNTED; i++)
    if (!bind_node (self, json_array_get_element (row, i), head_part.columns[i], statement,
                    (int) i + 3, error))
      return FALSE;
  *is_counted = json_array_get_int_element (row, HEAD_COUNTED) != 0;
  return statement != NULL && write_head (statement, self->into, uuid, origin, to, error);
}

static gboolean
write_image (
    TmMatchRows *self, JsonObject *image, const char *uuid, const char *origin, GError **error)
{
  gboolean is_counted = FALSE;
  gint64 to;

  for (guint i = 0; i < G_N_ELEMENTS (dictionaries); i++)
    if (!read_dictionary (self, image, &dictionaries[i], error))
      return FALSE;
  if (!clear_match (self->into, uuid, &to, error)
      || !write_image_head (self, image, uuid, origin, &to, &is_counted, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!write_image_part (self, &parts[i], image, to, error))
      return FALSE;
  return !is_counted || tm_tally_put_in (self->into, to, error);
}

/**
 * tm_match_rows_write_image:
 * @into: a connection inside a transaction
 * @image: what tm_match_rows_dup_image() gave
 * @uuid: the identifier it shall have; a match that has it already is replaced
 * @origin: (nullable): the match that it is another version of
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Makes a match as it was.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_rows_write_image (
    TmDatabase *into, const char *image, const char *uuid, const char *origin, GError **error)
{
  g_auto (TmMatchRows) rows = { 0 };
  g_autoptr (JsonNode) node = json_from_string (image, error);

  if (node == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tm_store_fail_damaged_match (error);
  tm_match_rows_init (&rows, into, NULL);
  return write_image (&rows, json_node_get_object (node), uuid, origin, error);
}
