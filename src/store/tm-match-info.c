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
  g_free (self->uuid);
  g_free (self->game);
  g_free (self->decided_by);
  g_free (self);
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
  const TmGame *game = tm_game_find (self->game);
  g_autoptr (TmBox) box = game != NULL ? tm_box_new (game, self->n_seats, NULL) : NULL;
  TmUnpack unpack;
  gsize size;
  gconstpointer data;

  if (box == NULL || self->progress == NULL)
    return g_strdup ("");
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->seats[seat].name != NULL)
      tm_box_set_seat_name (box, seat, self->seats[seat].name);
  data = g_bytes_get_data (self->progress, &size);
  tm_unpack_init (&unpack, data, size);
  return tm_unpack_dup_text (&unpack, box);
}

/* Reading */

#define COLUMNS                                                                                   \
  "SELECT m.id, m.uuid, m.game, m.state, m.started, m.changed, m.finished, m.n_moves, m.n_seats," \
  " m.decided_by, m.progress FROM matches m "

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
};

static gboolean
read_seats (TmDatabase *database, gint64 id, TmMatchInfo *info, GError **error)
{
  sqlite3_stmt *statement
      = tm_database_query (database, error,
                           "SELECT s.seat, s.name, p.uuid, coalesce (s.colour, p.colour), r.rank,"
                           " r.score, r.is_winner, r.part FROM seats s"
                           " LEFT JOIN players p ON p.id = s.player"
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
    }
  return step == TM_SQL_DONE;
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
  if (info->uuid == NULL || info->game == NULL || info->state > TM_MATCH_ABANDONED)
    {
      tm_database_set_error (NULL, SQLITE_CORRUPT, tm_database_get_path (database), error);
      return NULL;
    }
  if (!read_seats (database, sqlite3_column_int64 (row, COLUMN_ID), info, error))
    return NULL;
  return g_steal_pointer (&info);
}

static gboolean
read_rows (TmDatabase *database, sqlite3_stmt *row, GPtrArray *infos, GError **error)
{
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmMatchInfo *info = read_info (database, row, error);

      if (info == NULL)
        {
          sqlite3_reset (row);
          return FALSE;
        }
      g_ptr_array_add (infos, info);
    }
  return step == TM_SQL_DONE;
}

/* One statement for each way to look for matches: each has an index of its own. Running and other
 * matches lie in different indexes, so that a list begins at once however long it is. */
typedef struct
{
  const char *running;
  const char *over;
} Lists;

#define WHERE_RUNNING(and) COLUMNS "WHERE m.state = 0" and " ORDER BY m.changed DESC"
#define WHERE_OVER(and) \
  COLUMNS "WHERE m.state <> 0" and " ORDER BY m.started DESC, m.id DESC LIMIT ?3 OFFSET ?4"
#define AND_GAME " AND m.game = ?1"
#define AND_PLAYER \
  " AND m.id IN (SELECT s.match FROM seats s JOIN players p ON p.id = s.player WHERE p.uuid = ?2)"

static const Lists all_lists = { WHERE_RUNNING (""), WHERE_OVER ("") };
static const Lists game_lists = { WHERE_RUNNING (AND_GAME), WHERE_OVER (AND_GAME) };
static const Lists player_lists = { WHERE_RUNNING (AND_PLAYER), WHERE_OVER (AND_PLAYER) };
static const Lists both_lists
    = { WHERE_RUNNING (AND_GAME AND_PLAYER), WHERE_OVER (AND_GAME AND_PLAYER) };

static const Lists *
choose_lists (const TmMatchQuery *query)
{
  if (query->game != NULL)
    return query->player != NULL ? &both_lists : &game_lists;
  return query->player != NULL ? &player_lists : &all_lists;
}

static sqlite3_stmt *
prepare_list (TmDatabase *database,
              const char *sql,
              const TmMatchQuery *query,
              gint64 offset,
              gint64 limit,
              GError **error)
{
  sqlite3_stmt *statement = tm_database_prepare (database, sql, error);

  if (statement == NULL)
    return NULL;
  /* A statement takes only the values that it names; the others are out of its range. */
  sqlite3_bind_text (statement, 1, query->game, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 2, query->player, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 3, limit);
  sqlite3_bind_int64 (statement, 4, offset);
  return statement;
}

static void
cut_page (GPtrArray *infos, const TmMatchQuery *query)
{
  g_ptr_array_remove_range (infos, 0, MIN (query->offset, infos->len));
  if (query->limit > 0 && infos->len > query->limit)
    g_ptr_array_set_size (infos, (gint) query->limit);
}

/**
 * tm_match_info_list:
 * @database: a connection
 * @query: which matches
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists matches: those that go on first, the one touched last at the top; then the others, the
 * newest first.
 *
 * Returns: (transfer full) (element-type TmMatchInfo) (nullable): the matches; %NULL if they cannot
 *   be read
 */
GPtrArray *
tm_match_info_list (TmDatabase *database, const TmMatchQuery *query, GError **error)
{
  g_autoptr (GPtrArray) infos
      = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_match_info_free);
  const Lists *lists = choose_lists (query);
  guint n_running;

  if (query->with_running
      && !read_rows (database, prepare_list (database, lists->running, query, 0, -1, error), infos,
                     error))
    return NULL;
  n_running = infos->len;
  cut_page (infos, query);
  if (query->with_over && (query->limit == 0 || infos->len < query->limit))
    {
      gint64 offset = query->offset > n_running ? query->offset - n_running : 0;
      gint64 limit = query->limit > 0 ? (gint64) query->limit - infos->len : -1;

      if (!read_rows (database, prepare_list (database, lists->over, query, offset, limit, error),
                      infos, error))
        return NULL;
    }
  return g_steal_pointer (&infos);
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
