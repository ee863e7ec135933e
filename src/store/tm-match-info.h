/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-match-delta.h"

G_BEGIN_DECLS

/**
 * TmSeatInfo:
 * @name: (nullable): the name as it was then; %NULL: nobody said
 * @player: (nullable): identifier of the player
 * @colour: (nullable): colour of the seat
 * @has_result: whether the following fields say something
 * @rank: place, from 1; 0: no place
 * @score: score
 * @is_winner: whether the seat has won
 * @part: (nullable): the part that it played, as the game calls it
 */
typedef struct
{
  char *name;
  char *player;
  char *colour;
  gboolean has_result;
  guint rank;
  gint32 score;
  gboolean is_winner;
  char *part;
} TmSeatInfo;

/**
 * TmMatchInfo:
 * @uuid: its identifier
 * @game: identifier of its game
 * @state: how it stands
 * @started: microseconds since 1970 UTC
 * @changed: when the last move was recorded or taken back
 * @finished: when it was over; 0: it is not
 * @n_moves: lines of its journal, those taken back included
 * @n_seats: how many sit at the table
 * @seats: who
 * @decided_by: (nullable): what decided, as the game's page calls it
 *
 * One match of a list.
 */
typedef struct
{
  char *uuid;
  char *game;
  TmMatchState state;
  gint64 started;
  gint64 changed;
  gint64 finished;
  guint n_moves;
  guint n_seats;
  TmSeatInfo seats[TM_MAX_SEATS];
  char *decided_by;

  /*< private >*/
  GBytes *progress;
} TmMatchInfo;

/**
 * TmMatchQuery:
 * @game: (nullable): only this game
 * @player: (nullable): only matches in which this player, by identifier, took part
 * @with_running: whether matches that go on are wanted; they come first
 * @with_over: whether finished and abandoned ones are wanted; the newest first
 * @offset: how many to leave out
 * @limit: how many at most; 0: all
 *
 * Which matches a list shall hold.
 */
typedef struct
{
  const char *game;
  const char *player;
  gboolean with_running;
  gboolean with_over;
  guint offset;
  guint limit;
} TmMatchQuery;

#define TM_MATCH_QUERY_ALL ((TmMatchQuery) { .with_running = TRUE, .with_over = TRUE })

void tm_match_info_free (TmMatchInfo *self);
char *tm_match_info_dup_progress (const TmMatchInfo *self) G_GNUC_WARN_UNUSED_RESULT;

GPtrArray *tm_match_info_list (TmDatabase *database, const TmMatchQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GStrv
tm_match_info_list_uuids (TmDatabase *database, const char *beginning, guint limit, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatchInfo *tm_match_info_find (TmDatabase *database, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMatchInfo, tm_match_info_free)

G_END_DECLS
