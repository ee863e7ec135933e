/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-info.h"

#include "config.h"

#include "tm-pack.h"

#include <glib/gi18n-lib.h>

void
tm_match_info_free (TmMatchInfo *self)
{
  if (self == NULL)
    return;
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    {
      g_free (self->seats[seat].name);
      g_free (self->seats[seat].player);
      g_free (self->seats[seat].colour);
      g_free (self->seats[seat].part);
    }
  g_clear_pointer (&self->progress, g_bytes_unref);
  g_clear_pointer (&self->sentence, g_bytes_unref);
  g_free (self->uuid);
  g_free (self->game);
  g_free (self->decided_by);
  g_free (self->title);
  g_free (self->note);
  g_free (self->series);
  g_free (self->origin);
  g_free (self);
}

static char *
dup_words (const TmMatchInfo *self, GBytes *words)
{
  const TmGame *game = tm_game_find (self->game);
  g_autoptr (TmBox) box = game != NULL ? tm_box_new (game, self->n_seats, NULL) : NULL;
  TmUnpack unpack;
  gsize size;
  gconstpointer data;

  if (box == NULL || words == NULL)
    return g_strdup ("");
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->seats[seat].name != NULL)
      tm_box_set_seat_name (box, seat, self->seats[seat].name);
  data = g_bytes_get_data (words, &size);
  tm_unpack_init (&unpack, data, size);
  return tm_unpack_dup_text (&unpack, box);
}

/**
 * tm_match_info_dup_progress:
 * @self: a match of a list
 *
 * Puts into words where the match is: "Level 2, room 3 of 5".
 *
 * Returns: (transfer full): the words, in the reader's language; "" if there are none
 */
char *
tm_match_info_dup_progress (const TmMatchInfo *self)
{
  return dup_words (self, self->progress);
}

/**
 * tm_match_info_dup_sentence:
 * @self: a match of a list
 *
 * Puts the result of a finished match into words.
 *
 * Returns: (transfer full): the words, in the reader's language; "" if there are none
 */
char *
tm_match_info_dup_sentence (const TmMatchInfo *self)
{
  return dup_words (self, self->sentence);
}

/**
 * tm_match_info_dup_name:
 * @self: a match of a list
 *
 * Gets what was played: the title that the players gave a free table, or the name of the game.
 *
 * Returns: (transfer full): the name, in the reader's language if it is a game's
 */
char *
tm_match_info_dup_name (const TmMatchInfo *self)
{
  const TmGame *game = tm_game_find (self->game);

  if (self->title != NULL)
    return g_strdup (self->title);
  return g_strdup (game != NULL ? g_dgettext (GETTEXT_PACKAGE, game->name) : self->game);
}

/* Reading */

#define COLUMNS                                                                                   \
  "SELECT m.id, m.uuid, m.game, m.state, m.started, m.changed, m.finished, m.n_moves, m.n_seats," \
  " m.decided_by, m.progress, m.title, m.how, m.sentence, m.length, m.note, e.uuid, m.chapter,"   \
  " m.origin FROM matches m LEFT JOIN series e ON e.id = m.series "

enum
{
  COLUMN_ID,
  COLUMN_UUID,
  COLUMN_GAME,
  COLUMN_STATE,
  COLUMN_STARTED,
  COLUMN_CHANGED,
  COLUMN_FINISHED,
  COLUMN_N_MOVES,
  COLUMN_N_SEATS,
  COLUMN_DECIDED_BY,
  COLUMN_PROGRESS,
  COLUMN_TITLE,
  COLUMN_HOW,
  COLUMN_SENTENCE,
  COLUMN_LENGTH,
  COLUMN_NOTE,
  COLUMN_SERIES,
  COLUMN_CHAPTER,
  COLUMN_ORIGIN,
};

static gboolean
read_seats (TmDatabase *database, gint64 id, TmMatchInfo *info, GError **error)
{
  sqlite3_stmt *statement
      = tm_database_query (database, error,
                           "SELECT s.seat, s.name, p.uuid, coalesce (s.colour, p.colour), r.rank,"
                           " r.score, r.is_winner, r.part, r.team FROM seats s"
                           " LEFT JOIN players q ON q.id = s.player"
                           " LEFT JOIN players p ON p.id = coalesce (q.root, q.id)"
                           " LEFT JOIN results r ON r.match = s.match AND r.seat = s.seat"
                           " WHERE s.match = ?",
                           "i", id);
  TmSqlStep step = TM_SQL_ERROR;

  while (statement != NULL && (step = tm_database_step (statement, error)) == TM_SQL_ROW)
    {
      gint64 number = sqlite3_column_int64 (statement, 0);
      TmSeatInfo *seat;

      if (number < 0 || number >= (gint64) info->n_seats)
        continue;
      seat = &info->seats[number];
      seat->name = tm_column_dup_text (statement, 1);
      seat->player = tm_column_dup_text (statement, 2);
      seat->colour = tm_column_dup_text (statement, 3);
      seat->has_result = !tm_column_is_null (statement, 4);
      seat->rank = (guint) sqlite3_column_int64 (statement, 4);
      seat->score = sqlite3_column_int (statement, 5);
      seat->is_winner = sqlite3_column_int (statement, 6) != 0;
      seat->part = tm_column_dup_text (statement, 7);
      seat->team = (guint) CLAMP (sqlite3_column_int64 (statement, 8), 0, TM_MAX_SEATS);
    }
  return step == TM_SQL_DONE;
}

static void
read_labels (sqlite3_stmt *row, TmMatchInfo *info)
{
  const char *how = tm_column_text (row, COLUMN_HOW);

  if (how == NULL || !tm_how_find (how, &info->how))
    info->how = TM_HOW_POINTS;
  info->title = tm_column_dup_text (row, COLUMN_TITLE);
  info->length = sqlite3_column_int64 (row, COLUMN_LENGTH);
  info->note = tm_column_dup_text (row, COLUMN_NOTE);
  info->series = tm_column_dup_text (row, COLUMN_SERIES);
  info->chapter = (guint) CLAMP (sqlite3_column_int64 (row, COLUMN_CHAPTER), 0, G_MAXINT32);
  info->origin = tm_column_dup_text (row, COLUMN_ORIGIN);
}

static TmMatchInfo *
read_info (TmDatabase *database, sqlite3_stmt *row, GError **error)
{
  g_autoptr (TmMatchInfo) info = g_new0 (TmMatchInfo, 1);

  info->uuid = tm_column_dup_text (row, COLUMN_UUID);
  info->game = tm_column_dup_text (row, COLUMN_GAME);
  info->state = (TmMatchState) sqlite3_column_int (row, COLUMN_STATE);
  info->started = sqlite3_column_int64 (row, COLUMN_STARTED);
  info->changed = sqlite3_column_int64 (row, COLUMN_CHANGED);
  info->finished = sqlite3_column_int64 (row, COLUMN_FINISHED);
  info->n_moves = (guint) sqlite3_column_int64 (row, COLUMN_N_MOVES);
  info->n_seats = (guint) CLAMP (sqlite3_column_int64 (row, COLUMN_N_SEATS), 1, TM_MAX_SEATS);
  info->decided_by = tm_column_dup_text (row, COLUMN_DECIDED_BY);
  if (!tm_column_is_null (row, COLUMN_PROGRESS))
    info->progress = tm_column_dup_bytes (row, COLUMN_PROGRESS);
  if (!tm_column_is_null (row, COLUMN_SENTENCE))
    info->sentence = tm_column_dup_bytes (row, COLUMN_SENTENCE);
  read_labels (row, info);
  if (info->uuid == NULL || info->game == NULL || info->state > TM_MATCH_ABANDONED)
    {
      tm_database_set_error (NULL, SQLITE_CORRUPT, tm_database_get_path (database), error);
      return NULL;
    }
  if (!read_seats (database, sqlite3_column_int64 (row, COLUMN_ID), info, error))
    return NULL;
  return g_steal_pointer (&info);
}

/**
 * tm_match_info_get:
 * @database: a connection
 * @id: row of a match, from tm_match_info_list_rows()
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a match of a list.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if it is gone, or cannot be read
 */
TmMatchInfo *
tm_match_info_get (TmDatabase *database, gint64 id, GError **error)
{
  sqlite3_stmt *row = tm_database_query (database, error, COLUMNS "WHERE m.id = ?", "i", id);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;
  TmMatchInfo *info;

  if (step == TM_SQL_DONE)
    g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                         _ ("the match is not in the history any more"));
  if (step != TM_SQL_ROW)
    return NULL;
  info = read_info (database, row, error);
  sqlite3_reset (row);
  return info;
}

/**
 * tm_match_info_list_uuids:
 * @database: a connection
 * @beginning: what the identifiers begin with
 * @limit: how many at most
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the identifiers of matches that begin so.
 *
 * Returns: (transfer full) (nullable): the identifiers; %NULL if they cannot be read
 */
GStrv
tm_match_info_list_uuids (TmDatabase *database, const char *beginning, guint limit, GError **error)
{
  return tm_database_list_texts (
      database, error,
      "SELECT uuid FROM matches WHERE uuid >= ? AND uuid < ? || char (0x10ffff)"
      " ORDER BY uuid LIMIT ?",
      "tti", beginning, beginning, (gint64) limit);
}

/**
 * tm_match_info_find:
 * @database: a connection
 * @uuid: identifier of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds one match.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if there is none, or it cannot be read
 */
TmMatchInfo *
tm_match_info_find (TmDatabase *database, const char *uuid, GError **error)
{
  sqlite3_stmt *row = tm_database_query (database, error, COLUMNS "WHERE m.uuid = ?", "t", uuid);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;
  TmMatchInfo *info;

  if (step == TM_SQL_DONE)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND,
                 _ ("there is no match “%s”; list the matches to see which there are"), uuid);
  if (step != TM_SQL_ROW)
    return NULL;
  info = read_info (database, row, error);
  sqlite3_reset (row);
  return info;
}
