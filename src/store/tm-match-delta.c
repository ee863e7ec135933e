/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-delta-private.h"

#include "config.h"

#include "tm-gone.h"
#include "tm-luck.h"
#include "tm-roster.h"
#include "tm-tally.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* One writing of a delta, inside a transaction. */
typedef struct
{
  TmMatchDelta *delta;
  TmDatabase *database;
  gint64 match;
  gint64 started;
  gint64 state;
  GHashTable *kinds;
} Writer;

/* Declarations */

static void
append_words (GString *out, const TmParam *param)
{
  for (guint i = 0; i < param->n_words; i++)
    g_string_append_printf (out, i > 0 ? ",%s" : "(%s", param->words[i].id);
  if (param->n_words > 0)
    g_string_append_c (out, ')');
}

/**
 * tm_move_spec_dup_declaration:
 * @spec: a kind of move
 *
 * Spells the parameters of a move, as far as their packed values depend on it: "seat
 * card(1,2,3,4,5,key,sword)".
 *
 * Returns: (transfer full): the declaration
 */
char *
tm_move_spec_dup_declaration (const TmMoveSpec *spec)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < spec->n_params; i++)
    {
      g_string_append_printf (out, i > 0 ? " %s" : "%s", spec->params[i].id);
      if (spec->params[i].kind == TM_PARAM_CHOICE)
        append_words (out, &spec->params[i]);
    }
  return g_string_free (out, FALSE);
}

/* Numbers of what is shared between matches */

static gboolean
find_layout (Writer *self, const char *text, gint64 *id, GError **error)
{
  guint8 digest[32];
  gsize size = sizeof digest;
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GBytes) hash = NULL;

  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, digest, &size);
  hash = g_bytes_new (digest, size);
  return tm_database_run (self->database, error,
                          "INSERT OR IGNORE INTO layouts (hash, text) VALUES (?, ?)", "bt", hash,
                          text)
         && tm_database_get_number (self->database, error, id,
                                    "SELECT id FROM layouts WHERE hash = ?", "b", hash);
}

static gboolean
find_kind (Writer *self, guint kind, gint64 *id, GError **error)
{
  const TmMoveSpec *spec = tm_game_get_move (self->delta->game, kind);
  gpointer known = g_hash_table_lookup (self->kinds, GUINT_TO_POINTER (kind));
  g_autofree char *params = NULL;

  *id = GPOINTER_TO_INT (known);
  if (*id != 0)
    return TRUE;
  params = tm_move_spec_dup_declaration (spec);
  if (!tm_database_get_number (self->database, error, id,
                               "SELECT id FROM kinds WHERE game = ? AND move = ? AND params = ?",
                               "ttt", self->delta->game->id, spec->id, params))
    return FALSE;
  if (*id == 0)
    {
      if (!tm_database_run (self->database, error,
                            "INSERT INTO kinds (game, move, params) VALUES (?, ?, ?)", "ttt",
                            self->delta->game->id, spec->id, params))
        return FALSE;
      *id = tm_database_get_last_id (self->database);
    }
  g_hash_table_insert (self->kinds, GUINT_TO_POINTER (kind), GINT_TO_POINTER ((gint) *id));
  return TRUE;
}

/* The head */

static gboolean
write_seat (Writer *self, guint seat, const char *name, GError **error)
{
  gint64 player = 0;

  if (name == NULL)
    return tm_database_run (self->database, error, "INSERT INTO seats (match, seat) VALUES (?, ?)",
                            "ii", self->match, (gint64) seat);
  return tm_roster_enter (self->database, name, &player, error)
         && tm_database_run (self->database, error,
                             "INSERT INTO seats (match, seat, player, name, colour)"
                             " SELECT ?, ?, id, ?, colour FROM players WHERE id = ?",
                             "iiti", self->match, (gint64) seat, name, player);
}

static gboolean
write_head (Writer *self, GError **error)
{
  const TmMatchDelta *delta = self->delta;
  const TmMatchHead *head = delta->head;
  gint64 layout = 0;

  if (!tm_gone_forget (self->database, delta->uuid, error)
      || !find_layout (self, head->layout, &layout, error)
      || !tm_database_run (self->database, error,
                           "INSERT INTO matches (uuid, game, layout, started, changed, n_seats,"
                           " options, title, seal, seed, entropy)"
                           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                           "ttiiiittbbt", delta->uuid, delta->game->id, layout, delta->started,
                           delta->changed, (gint64) delta->n_seats, head->options, head->title,
                           head->seal, head->seed, head->entropy))
    return FALSE;
  self->match = tm_database_get_last_id (self->database);
  self->started = delta->started;
  for (guint seat = 0; seat < head->seat_names->len; seat++)
    if (!write_seat (self, seat, g_ptr_array_index (head->seat_names, seat), error))
      return FALSE;
  return TRUE;
}

static gboolean
find_match (Writer *self, GError **error)
{
  sqlite3_stmt *statement
      = tm_database_query (self->database, error,
                           "SELECT id, started, state FROM matches WHERE uuid = ?"
                           " AND changed = ?",
                           "ti", self->delta->uuid, self->delta->expected);
  TmSqlStep step;

  if (statement == NULL)
    return FALSE;
  step = tm_database_step (statement, error);
  if (step == TM_SQL_ROW)
    {
      self->match = sqlite3_column_int64 (statement, 0);
      self->started = sqlite3_column_int64 (statement, 1);
      self->state = sqlite3_column_int64 (statement, 2);
      sqlite3_reset (statement);
      return TRUE;
    }
  if (step == TM_SQL_DONE)
    g_set_error_literal (
        error, TM_STORE_ERROR, TM_STORE_ERROR_CONFLICT,
        _ ("another program has changed the match meanwhile; it is saved as a copy"));
  return FALSE;
}

/* Lines */

static gboolean
write_row (Writer *self, const TmMatchRow *row, GError **error)
{
  static const char sql[]
      = "INSERT INTO moves (match, seq, kind, state, source, override, grade, previous, note, drawn,"
        " draw, time, params, changes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
  const guint8 *arena = self->delta->arena->data;
  const TmEntry *entry = &row->entry;
  gboolean is_drawn = entry->drawn != 0;
  sqlite3_stmt *statement;
  gint64 kind;

  if (!find_kind (self, entry->kind, &kind, error))
    return FALSE;
  statement = tm_database_prepare (self->database, sql, error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, self->match);
  sqlite3_bind_int64 (statement, 2, entry->seq);
  sqlite3_bind_int64 (statement, 3, kind);
  sqlite3_bind_int64 (statement, 4, entry->is_done ? 1 : 0);
  sqlite3_bind_int64 (statement, 5, entry->source);
  sqlite3_bind_int64 (statement, 6, entry->is_override ? 1 : 0);
  sqlite3_bind_int64 (statement, 7, entry->grade);
  if (entry->previous + 1 != entry->seq)
    sqlite3_bind_int64 (statement, 8, entry->previous);
  if (entry->note >= 0)
    sqlite3_bind_int64 (statement, 9, entry->note);
  if (is_drawn)
    {
      sqlite3_bind_int64 (statement, 10, entry->drawn);
      sqlite3_bind_int64 (statement, 11, entry->first_draw);
    }
  sqlite3_bind_int64 (statement, 12, entry->time - self->started);
  sqlite3_bind_blob64 (statement, 13, arena + row->params, row->changes - row->params,
                       SQLITE_STATIC);
  sqlite3_bind_blob64 (statement, 14, arena + row->changes, row->end - row->changes, SQLITE_STATIC);
  return tm_database_step (statement, error) == TM_SQL_DONE;
}

static gboolean
write_rows (Writer *self, GError **error)
{
  for (guint i = 0; i < self->delta->rows->len; i++)
    if (!write_row (self, &g_array_index (self->delta->rows, TmMatchRow, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
write_marks (Writer *self, GError **error)
{
  for (guint i = 0; i < self->delta->marks->len; i++)
    {
      const TmMatchMark *mark = &g_array_index (self->delta->marks, TmMatchMark, i);

      if (!tm_database_run (self->database, error,
                            "UPDATE moves SET state = ? WHERE match = ? AND seq BETWEEN ? AND ?"
                            " AND state <> ?",
                            "iiiii", (gint64) mark->is_done, self->match, (gint64) mark->first,
                            (gint64) mark->last, (gint64) mark->is_done))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_words (Writer *self, GError **error)
{
  for (guint i = 0; i < self->delta->words->len; i++)
    {
      const TmMatchWord *word = &g_array_index (self->delta->words, TmMatchWord, i);

      if (!tm_database_run (self->database, error,
                            "INSERT OR IGNORE INTO words (match, number, text) VALUES (?, ?, ?)",
                            "iit", self->match, (gint64) word->number, word->text))
        return FALSE;
    }
  for (guint i = 0; i < self->delta->faces->len; i++)
    {
      const TmMatchWord *face = &g_array_index (self->delta->faces, TmMatchWord, i);

      if (!tm_database_run (self->database, error,
                            "INSERT OR IGNORE INTO faces (match, piece, number, code)"
                            " VALUES (?, ?, ?, ?)",
                            "itit", self->match, face->piece, (gint64) face->number, face->text))
        return FALSE;
    }
  return TRUE;
}

/* How the match stands */

/* What another program has left of a result goes even if the match is not over. */
static gboolean
clear_result (Writer *self, GError **error)
{
  static const char *const clearings[] = {
    "DELETE FROM results WHERE match = ?",
    "DELETE FROM achieved WHERE match = ?",
    "DELETE FROM falls WHERE match = ?",
  };

  if (!tm_tally_take_out (self->database, self->match, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (clearings); i++)
    if (!tm_database_run (self->database, error, clearings[i], "i", self->match))
      return FALSE;
  return TRUE;
}

/* What takes several matches is never earned in one. */
static gboolean
write_achieved (Writer *self, guint seat, GError **error)
{
  const TmGame *game = self->delta->game;

  for (guint i = 0; i < game->n_achievements; i++)
    if (self->delta->achieved[seat] & 1u << i && !game->achievements[i].is_collected
        && !tm_database_run (self->database, error,
                             "INSERT INTO achieved (match, seat, achievement) VALUES (?, ?, ?)",
                             "iit", self->match, (gint64) seat, game->achievements[i].id))
      return FALSE;
  return TRUE;
}

static gboolean
write_seat_result (Writer *self, guint seat, GError **error)
{
  const TmResult *result = &self->delta->result;
  const TmGame *game = self->delta->game;
  int part = self->delta->parts[seat];

  return tm_database_run (self->database, error,
                          "INSERT INTO results (match, seat, rank, score, is_winner, part, team)"
                          " VALUES (?, ?, ?, ?, ?, ?, ?)",
                          "iiiiiti", self->match, (gint64) seat, (gint64) result->ranks[seat],
                          (gint64) result->scores[seat],
                          (gint64) ((result->winners & 1u << seat) != 0),
                          part >= 0 && part < (int) game->n_parts ? game->parts[part].id : NULL,
                          (gint64) result->teams[seat])
         && write_achieved (self, seat, error);
}

static gboolean
find_die (Writer *self, guint piece_kind, gint64 *id, GError **error)
{
  const TmGame *game = self->delta->game;
  const char *piece = game->kit->pieces[piece_kind].id;

  return tm_database_run (self->database, error,
                          "INSERT OR IGNORE INTO dice (game, piece) VALUES (?, ?)", "tt", game->id,
                          piece)
         && tm_database_get_number (self->database, error, id,
                                    "SELECT id FROM dice WHERE game = ? AND piece = ?", "tt",
                                    game->id, piece);
}

static gboolean
write_falls (Writer *self, GError **error)
{
  const GArray *falls = self->delta->falls;
  int known = -1;
  gint64 die = 0;

  for (guint i = 0; i < falls->len; i++)
    {
      const TmLuckCount *fall = &g_array_index (falls, TmLuckCount, i);
      gint64 seat = fall->seat == TM_NO_SEAT ? TM_MAX_SEATS : fall->seat;

      if (known != (int) fall->piece_kind && !find_die (self, fall->piece_kind, &die, error))
        return FALSE;
      known = (int) fall->piece_kind;
      if (!tm_database_run (self->database, error,
                            "INSERT INTO falls (match, seat, die, source, face, n)"
                            " VALUES (?, ?, ?, ?, ?, ?)",
                            "iiiiii", self->match, seat, die, (gint64) fall->source,
                            (gint64) fall->face, (gint64) fall->count))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_result (Writer *self, GError **error)
{
  const TmMatchDelta *delta = self->delta;

  for (guint seat = 0; seat < delta->n_seats; seat++)
    if (!write_seat_result (self, seat, error))
      return FALSE;
  return write_falls (self, error)
         && tm_database_run (self->database, error,
                             "UPDATE matches SET state = 1, finished = coalesce (finished, ?),"
                             " decided_by = ?, how = ?, sentence = ?, length = ? WHERE id = ?",
                             "ittbii", delta->finished > 0 ? delta->finished : delta->changed,
                             delta->result.by, tm_how_get_id (delta->result.how), delta->sentence,
                             delta->length, self->match)
         && tm_tally_put_in (self->database, self->match, error);
}

/* The indexes know the state. It is written only when it changes, so that an ordinary move touches
 * two pages: its own and that of the match. */
static gboolean
write_state (Writer *self, GError **error)
{
  if (self->delta->result.ending != TM_ENDING_OPEN)
    return clear_result (self, error) && write_result (self, error);
  return self->state == TM_MATCH_RUNNING
         || (clear_result (self, error)
             && tm_database_run (self->database, error,
                                 "UPDATE matches SET state = 0, finished = NULL,"
                                 " decided_by = NULL, how = NULL, sentence = NULL, length = NULL"
                                 " WHERE id = ?",
                                 "i", self->match));
}

static gboolean
write_standing (Writer *self, GError **error)
{
  const TmMatchDelta *delta = self->delta;

  return tm_database_run (self->database, error,
                          "UPDATE matches SET changed = ?, n_moves = ?, progress = ? WHERE id = ?",
                          "iibi", delta->changed, (gint64) delta->n_moves, delta->progress,
                          self->match)
         && write_state (self, error);
}

/**
 * tm_match_delta_write:
 * @self: what is to be written
 * @database: a connection inside a transaction
 * @error: return location for an error in %TM_STORE_ERROR; %TM_STORE_ERROR_CONFLICT if another
 *   program has gone on with the same match
 *
 * Writes it. Nothing is remembered from one call to the next, so after a transaction was rolled
 * back this may be called again.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_delta_write (TmMatchDelta *self, TmDatabase *database, GError **error)
{
  g_autoptr (GHashTable) kinds = g_hash_table_new (g_direct_hash, g_direct_equal);
  Writer writer = { .delta = self, .database = database, .kinds = kinds };

  return (self->head != NULL ? write_head (&writer, error) : find_match (&writer, error))
         && write_words (&writer, error) && write_rows (&writer, error)
         && write_marks (&writer, error) && write_standing (&writer, error);
}
