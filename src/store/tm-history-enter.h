/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-match.h"

G_BEGIN_DECLS

/**
 * TmMatchStand:
 * @uuid: its identifier
 * @started: when it began, microseconds since 1970 UTC
 * @changed: when it was changed last
 * @finished: when it ended
 * @has_finished: whether @finished says something
 * @length: how long it was played, in microseconds; 0: not known
 * @has_length: whether @length counts, not the times of the moves
 * @is_abandoned: whether it will not go on
 * @origin: (nullable): identifier of the match that it is another version of
 * @note: (nullable): what people wrote to it
 * @series: (nullable): identifier of its series, which is there already
 * @chapter: its place in the series, from 1; 0: none
 * @labelled: when people wrote it, or put it into the series
 * @players: (nullable): identifiers of who sits at the table, who are there already
 * @colours: (nullable): their colours
 *
 * How a match that comes from elsewhere stands, apart from its journal.
 */
typedef struct
{
  char *uuid;
  gint64 started;
  gint64 changed;
  gint64 finished;
  gboolean has_finished;
  gint64 length;
  gboolean has_length;
  gboolean is_abandoned;
  char *origin;
  char *note;
  char *series;
  gint64 chapter;
  gint64 labelled;
  char *players[TM_MAX_SEATS];
  char *colours[TM_MAX_SEATS];
} TmMatchStand;

void tm_match_stand_clear (TmMatchStand *self);
gboolean tm_history_write_match (TmDatabase *database,
                                 TmMatch *match,
                                 const TmMatchStand *stand,
                                 GError **error);
gboolean
tm_history_enter_player (TmDatabase *database, const char *uuid, const char *name, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmMatchStand, tm_match_stand_clear)

G_END_DECLS
