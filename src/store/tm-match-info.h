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
 * @team: its team, from 1; 0: none
 *
 * One seat of a match of a list.
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
  guint team;
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
 * @title: (nullable): what was played on a free table, in the players' words
 * @how: what winning meant; only of a finished match
 * @length: how long it was played, in microseconds, without pauses; 0: not known, or not finished
 * @note: (nullable): what people wrote to it
 * @series: (nullable): identifier of the series that it belongs to
 * @chapter: its place in the series, from 1; 0: none
 * @origin: (nullable): identifier of the match that it is another version of: two devices went on
 *   with the same match
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
  char *title;
  TmHow how;
  gint64 length;
  char *note;
  char *series;
  guint chapter;
  char *origin;

  /*< private >*/
  GBytes *progress;
  GBytes *sentence;
} TmMatchInfo;

/**
 * TmMatchOutcome:
 * @TM_OUTCOME_ANY: no matter
 * @TM_OUTCOME_WON: the player of the query has won; without a player: somebody has
 * @TM_OUTCOME_LOST: the player of the query has not won; without a player: nobody has
 *
 * A result to look for.
 */
typedef enum
{
  TM_OUTCOME_ANY,
  TM_OUTCOME_WON,
  TM_OUTCOME_LOST,
} TmMatchOutcome;

/**
 * TmMatchQuery:
 * @game: (nullable): only this game
 * @title: (nullable): only matches of a free table with this title
 * @player: (nullable): only matches in which this player, by identifier, took part
 * @series: (nullable): only matches of this series, by identifier; in the order of their chapters
 * @outcome: only finished matches with this result
 * @since: only matches begun at this moment or later, microseconds since 1970 UTC; 0: any
 * @until: only matches begun before this moment; 0: any
 * @words: (nullable): only matches in which each of these words begins a name, a title, a word of a
 *   note, or a word of the game's name in the reader's language
 * @with_running: whether matches that go on are wanted; they come first
 * @with_over: whether finished and abandoned ones are wanted; the newest first
 * @without_abandoned: whether abandoned ones are not
 * @offset: how many to leave out
 * @limit: how many at most; 0: all
 *
 * Which matches a list shall hold.
 */
typedef struct
{
  const char *game;
  const char *title;
  const char *player;
  const char *series;
  TmMatchOutcome outcome;
  gint64 since;
  gint64 until;
  const char *words;
  gboolean with_running;
  gboolean with_over;
  gboolean without_abandoned;
  guint offset;
  guint limit;
} TmMatchQuery;

/**
 * TmMatchRow:
 * @id: its row, for tm_match_info_get()
 * @started: when it began, microseconds since 1970 UTC
 * @state: how it stands
 *
 * A match of a long list, of which no more is read before it is looked at.
 */
typedef struct
{
  gint64 id;
  gint64 started;
  TmMatchState state;
} TmMatchRow;

#define TM_MATCH_QUERY_ALL ((TmMatchQuery) { .with_running = TRUE, .with_over = TRUE })

void tm_match_info_free (TmMatchInfo *self);
char *tm_match_info_dup_progress (const TmMatchInfo *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_match_info_dup_sentence (const TmMatchInfo *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_match_info_dup_name (const TmMatchInfo *self) G_GNUC_WARN_UNUSED_RESULT;

GPtrArray *tm_match_info_list (TmDatabase *database, const TmMatchQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GArray *tm_match_info_list_rows (TmDatabase *database, const TmMatchQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatchInfo *
tm_match_info_get (TmDatabase *database, gint64 id, GError **error) G_GNUC_WARN_UNUSED_RESULT;
GStrv
tm_match_info_list_uuids (TmDatabase *database, const char *beginning, guint limit, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatchInfo *tm_match_info_find (TmDatabase *database, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMatchInfo, tm_match_info_free)

G_END_DECLS
