/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-saved-ruling.h"

#include "config.h"

#include "tm-gone.h"

#include "tm-json.h"
#include "tm-ruling-text.h"
#include "tm-stamp.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * tm_saved_ruling_free:
 * @self: (transfer full) (nullable): a saved ruling
 *
 * Frees it.
 */
void
tm_saved_ruling_free (TmSavedRuling *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->game);
  g_free (self->question);
  g_free (self->match);
  g_strfreev (self->seats);
  g_clear_pointer (&self->params, g_variant_unref);
  g_clear_pointer (&self->outcome, g_variant_unref);
  g_free (self->verdict);
  g_free (self->text);
  g_free (self->note);
  g_free (self);
}

/**
 * tm_saved_ruling_copy:
 * @self: a saved ruling
 *
 * Copies it.
 *
 * Returns: (transfer full): the copy
 */
TmSavedRuling *
tm_saved_ruling_copy (const TmSavedRuling *self)
{
  TmSavedRuling *copy = g_new0 (TmSavedRuling, 1);

  copy->uuid = g_strdup (self->uuid);
  copy->made = self->made;
  copy->game = g_strdup (self->game);
  copy->question = g_strdup (self->question);
  copy->match = g_strdup (self->match);
  copy->seats = g_strdupv (self->seats);
  copy->params = self->params != NULL ? g_variant_ref (self->params) : NULL;
  copy->outcome = self->outcome != NULL ? g_variant_ref (self->outcome) : NULL;
  copy->verdict = g_strdup (self->verdict);
  copy->text = g_strdup (self->text);
  copy->note = g_strdup (self->note);
  return copy;
}

/* Out of a ruling */

static GVariant *
dup_outcome (const TmRuling *ruling)
{
  guint n_entries;
  const TmOutcome *outcome = tm_ruling_get_outcome (ruling, &n_entries);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; i < n_entries; i++)
    g_variant_builder_add (&builder, "{sv}", outcome[i].id, outcome[i].value);
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/* NULL for the table without names that questions are asked at outside a match. A seat that nobody
 * has named stays so in every language. */
static GStrv
dup_seats (const TmBox *box)
{
  const TmGame *game = tm_box_get_game (box);
  guint n_seats = tm_box_get_n_seats (box);
  g_autoptr (TmBox) plain = tm_box_new (game, n_seats, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  gboolean has_names = FALSE;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);
      g_autofree char *nobody = tm_box_dup_seat_name (plain, seat);
      gboolean is_named = !g_str_equal (name, nobody);

      g_strv_builder_add (names, is_named ? name : "");
      has_names = has_names || is_named;
    }
  return has_names || n_seats < game->max_seats ? g_strv_builder_end (names) : NULL;
}

/**
 * tm_saved_ruling_new:
 * @game: a game
 * @question: index of one of its questions
 * @ruling: the answer
 * @args: the situation as it was given; see tm_ruling_dup_as_text()
 *
 * Puts a ruling into the form in which it can be saved. Its match and its note are still to be set.
 *
 * Returns: (transfer full): what to save
 */
TmSavedRuling *
tm_saved_ruling_new (const TmGame *game, guint question, TmRuling *ruling, const TmArgs *args)
{
  TmSavedRuling *self = g_new0 (TmSavedRuling, 1);
  TmBox *box = tm_ruling_get_box (ruling);
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);

  self->game = g_strdup (game->id);
  self->question = g_strdup (game->questions[question].id);
  self->seats = dup_seats (box);
  self->params = g_variant_ref_sink (
      tm_params_dup_variant (params, n_params, box, tm_ruling_get_args (ruling)));
  self->outcome = dup_outcome (ruling);
  self->verdict = tm_text_dup_string (tm_ruling_get_verdict (ruling), box);
  self->text = tm_ruling_dup_as_text (game, question, ruling, args);
  return self;
}

static TmBox *
create_box (const TmSavedRuling *self, const TmGame *game)
{
  TmBox *box;

  if (self->seats == NULL)
    return tm_question_new_box (game);
  box = tm_box_new (game, g_strv_length (self->seats), NULL);
  for (guint seat = 0; box != NULL && self->seats[seat] != NULL; seat++)
    if (*self->seats[seat] != '\0')
      tm_box_set_seat_name (box, seat, self->seats[seat]);
  return box;
}

/**
 * tm_saved_ruling_dup_situation:
 * @self: a saved ruling
 *
 * Puts the situation into words, in the language of the reader: what is as it would be if nothing
 * were said is left out. See tm_question_dup_situation().
 *
 * Returns: (transfer full) (nullable): lines; %NULL if today's game does not know such a situation
 */
char *
tm_saved_ruling_dup_situation (const TmSavedRuling *self)
{
  const TmGame *game = tm_game_find (self->game);
  int question = game != NULL ? tm_game_find_question (game, self->question) : -1;
  g_autoptr (TmBox) box = question >= 0 ? create_box (self, game) : NULL;
  const TmParam *params;
  guint n_params;
  TmArgs args;

  if (box == NULL || self->params == NULL)
    return NULL;
  params = tm_question_get_params (game, (guint) question, &n_params);
  if (!tm_params_parse (params, n_params, box, self->params, &args, NULL))
    return NULL;
  tm_question_leave_out_usual (game, (guint) question, box, &args);
  return tm_question_dup_situation (game, (guint) question, box, &args);
}

/* Reading: what is damaged is shown as far as it goes. */

/* A text of which every byte may be wrong. */
static char *
dup_readable (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);
  int length = sqlite3_column_bytes (row, column);

  return text != NULL ? g_utf8_make_valid (text, length) : g_strdup ("");
}

static JsonNode *
parse (sqlite3_stmt *row, int column)
{
  const char *text = tm_column_text (row, column);

  return text != NULL ? tm_json_parse ("rulings", text, strlen (text), NULL) : NULL;
}

/* An escape may stand for what is no character, in a value as in the name of a member. */
static gboolean
is_readable (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return text != NULL && g_utf8_validate (text, -1, NULL);
}

typedef GVariant *(*ReadNode) (JsonNode *node, TmJsonPlace *place, GError **error);

static GVariant *
read_values (sqlite3_stmt *row, int column, ReadNode read_node)
{
  g_autoptr (JsonNode) node = parse (row, column);
  GVariant *values = NULL;
  TmJsonPlace place;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !is_readable (node))
    return NULL;
  tm_json_place_init (&place, "rulings");
  values = read_node (node, &place, NULL);
  tm_json_place_clear (&place);
  /* cppcheck-suppress returnDanglingLifetime ; the place is for messages: no value keeps it */
  return values;
}

static GStrv
read_seats (sqlite3_stmt *row, int column)
{
  g_autoptr (JsonNode) node = parse (row, column);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) || !is_readable (node))
    return NULL;
  array = json_node_get_array (node);
  if (json_array_get_length (array) > TM_MAX_SEATS)
    return NULL;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *name = json_array_get_element (array, i);
      gboolean is_name
          = JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING;

      g_strv_builder_add (names, is_name ? json_node_get_string (name) : "");
    }
  return g_strv_builder_end (names);
}

#define COLUMNS                                                                                 \
  "SELECT r.uuid, r.made, r.game, r.question, m.uuid, r.seats, r.params, r.outcome, r.verdict," \
  " r.text, r.note FROM rulings r LEFT JOIN matches m ON m.id = r.match "

enum
{
  COLUMN_UUID,
  COLUMN_MADE,
  COLUMN_GAME,
  COLUMN_QUESTION,
  COLUMN_MATCH,
  COLUMN_SEATS,
  COLUMN_PARAMS,
  COLUMN_OUTCOME,
  COLUMN_VERDICT,
  COLUMN_TEXT,
  COLUMN_NOTE,
};

static TmSavedRuling *
read_ruling (sqlite3_stmt *row)
{
  TmSavedRuling *self = g_new0 (TmSavedRuling, 1);

  self->uuid = dup_readable (row, COLUMN_UUID);
  self->made = CLAMP (sqlite3_column_int64 (row, COLUMN_MADE), 0, TM_STAMP_LAST);
  self->game = dup_readable (row, COLUMN_GAME);
  self->question = dup_readable (row, COLUMN_QUESTION);
  if (!tm_column_is_null (row, COLUMN_MATCH))
    self->match = dup_readable (row, COLUMN_MATCH);
  self->seats = read_seats (row, COLUMN_SEATS);
  self->params = read_values (row, COLUMN_PARAMS, tm_json_dup_variant);
  self->outcome = read_values (row, COLUMN_OUTCOME, tm_json_dup_outcome);
  self->verdict = dup_readable (row, COLUMN_VERDICT);
  self->text = dup_readable (row, COLUMN_TEXT);
  if (!tm_column_is_null (row, COLUMN_NOTE))
    self->note = dup_readable (row, COLUMN_NOTE);
  return self;
}

#define NEWEST " ORDER BY r.made DESC, r.id DESC LIMIT ?4"

/* One statement for each way to look for rulings, so that each can use its index. */
static const char *
choose_list (const TmRulingQuery *query)
{
  if (query->match != NULL)
    return COLUMNS "WHERE (?1 IS NULL OR r.game = ?1) AND (?2 IS NULL OR r.question = ?2)"
                   " AND m.uuid = ?3" NEWEST;
  if (query->game != NULL && query->question != NULL)
    return COLUMNS "WHERE r.game = ?1 AND r.question = ?2" NEWEST;
  if (query->game != NULL)
    return COLUMNS "WHERE r.game = ?1" NEWEST;
  return COLUMNS "WHERE (?2 IS NULL OR r.question = ?2)" NEWEST;
}

/**
 * tm_saved_ruling_list:
 * @database: a connection
 * @query: which rulings
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists rulings, the newest first. What is damaged in one of them is left out of it.
 *
 * Returns: (transfer full) (element-type TmSavedRuling) (nullable): the rulings; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_saved_ruling_list (TmDatabase *database, const TmRulingQuery *query, GError **error)
{
  g_autoptr (GPtrArray) rulings
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_saved_ruling_free);
  sqlite3_stmt *row = tm_database_prepare (database, choose_list (query), error);
  TmSqlStep step = TM_SQL_ERROR;

  if (row == NULL)
    return NULL;
  /* A statement takes only the values that it names; the others are out of its range. */
  sqlite3_bind_text (row, 1, query->game, -1, SQLITE_STATIC);
  sqlite3_bind_text (row, 2, query->question, -1, SQLITE_STATIC);
  sqlite3_bind_text (row, 3, query->match, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (row, 4, query->limit > 0 ? (gint64) query->limit : -1);
  while ((step = tm_database_step (row, error)) == TM_SQL_ROW)
    g_ptr_array_add (rulings, read_ruling (row));
  return step == TM_SQL_DONE ? g_steal_pointer (&rulings) : NULL;
}

/**
 * tm_saved_ruling_list_uuids:
 * @database: a connection
 * @beginning: what the identifiers begin with
 * @limit: how many at most
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the identifiers of rulings that begin so.
 *
 * Returns: (transfer full) (nullable): the identifiers; %NULL if they cannot be read
 */
GStrv
tm_saved_ruling_list_uuids (TmDatabase *database,
                            const char *beginning,
                            guint limit,
                            GError **error)
{
  return tm_database_list_texts (
      database, error,
      "SELECT uuid FROM rulings WHERE uuid >= ? AND uuid < ? || char (0x10ffff)"
      " ORDER BY uuid LIMIT ?",
      "tti", beginning, beginning, (gint64) limit);
}

/**
 * tm_saved_ruling_find:
 * @database: a connection
 * @uuid: identifier of a ruling
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds one ruling. What is damaged in it is left out.
 *
 * Returns: (transfer full) (nullable): the ruling; %NULL if there is none, or it cannot be read
 */
TmSavedRuling *
tm_saved_ruling_find (TmDatabase *database, const char *uuid, GError **error)
{
  sqlite3_stmt *row = tm_database_query (database, error, COLUMNS "WHERE r.uuid = ?", "t", uuid);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;
  TmSavedRuling *self;

  if (step == TM_SQL_DONE)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                 _ ("there is no ruling “%s”; list the rulings to see which there are"), uuid);
  if (step != TM_SQL_ROW)
    return NULL;
  self = read_ruling (row);
  sqlite3_reset (row);
  return self;
}

/* Writing */

static char *
dup_json (GVariant *value)
{
  g_autoptr (JsonNode) node = tm_json_new_from_variant (value);

  return json_to_string (node, FALSE);
}

static char *
dup_names_json (const char *const *names)
{
  g_autoptr (GVariant) list = NULL;

  if (names == NULL)
    return NULL;
  list = g_variant_ref_sink (g_variant_new_strv (names, -1));
  return dup_json (list);
}

/**
 * tm_saved_ruling_write:
 * @database: a connection inside a transaction
 * @self: a ruling with an identifier and a time
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Saves a ruling. If its match is not in the history it is saved as one without a match, and if
 * there is a ruling of that identifier already, nothing is written. One that was deleted and is put back counts
 * as noted now: the next merge must not delete it again.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_saved_ruling_write (TmDatabase *database, const TmSavedRuling *self, GError **error)
{
  g_autofree char *seats = dup_names_json ((const char *const *) self->seats);
  g_autofree char *params = self->params != NULL ? dup_json (self->params) : g_strdup ("{}");
  g_autofree char *outcome = self->outcome != NULL ? dup_json (self->outcome) : g_strdup ("{}");

  g_return_val_if_fail (self->uuid != NULL && self->made > 0, FALSE);

  return tm_database_run (
             database, error,
             "INSERT INTO rulings (uuid, made, game, question, match, seats, params, outcome, verdict,"
             " text, note, noted) VALUES (?1, ?2, ?3, ?4, (SELECT id FROM matches WHERE uuid = ?5),"
             " ?6, ?7, ?8, ?9, ?10, ?11, coalesce ((SELECT " TM_SQL_STAMP (
                 "?12", "time") " FROM gone WHERE uuid = ?1), 0)) ON CONFLICT (uuid) DO NOTHING",
             "tittttttttti", self->uuid, self->made, self->game, self->question, self->match, seats,
             params, outcome, self->verdict, self->text, self->note, g_get_real_time ())
         && tm_gone_forget (database, self->uuid, error);
}

/**
 * tm_saved_ruling_delete:
 * @database: a connection inside a transaction
 * @uuid: identifier of a ruling
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Deletes a ruling, for good.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_saved_ruling_delete (TmDatabase *database, const char *uuid, GError **error)
{
  return tm_gone_remember (database, "rulings", uuid, error)
         && tm_database_run (database, error, "DELETE FROM rulings WHERE uuid = ?", "t", uuid);
}

/**
 * tm_saved_ruling_note:
 * @database: a connection inside a transaction
 * @uuid: identifier of a ruling
 * @note: (nullable): what to write to it; %NULL: nothing any more
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a note to a ruling in the place of the one before.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_saved_ruling_note (TmDatabase *database, const char *uuid, const char *note, GError **error)
{
  return tm_database_run (database, error,
                          "UPDATE rulings SET note = ?,"
                          " noted = " TM_SQL_STAMP ("?", "max (made, noted)") " WHERE uuid = ?",
                          "tit", note, g_get_real_time (), uuid);
}
