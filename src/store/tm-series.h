/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match-info.h"

G_BEGIN_DECLS

/**
 * TmSeries:
 * @uuid: (nullable): its identifier; %NULL before it is saved for the first time
 * @name: name, not empty
 * @game: (nullable): identifier of the game that is played; %NULL: any
 * @note: (nullable): what people wrote to it
 * @changed: when one of these was changed last, microseconds since 1970 UTC; 0 before it is saved
 * @n_matches: how many matches belong to it
 * @last_played: start of the last of them; 0: none
 *
 * Matches that belong together, such as the chapters of a campaign.
 */
typedef struct
{
  char *uuid;
  char *name;
  char *game;
  char *note;
  gint64 changed;
  guint n_matches;
  gint64 last_played;
} TmSeries;

/**
 * TmSeriesTotal:
 * @player: (nullable): identifier of the player; %NULL: a seat that nobody was named for
 * @name: the name, as the roster has it or as it was used
 * @colour: (nullable): colour
 * @n_matches: in how many finished matches of the series the player sat
 * @n_wins: how many of them the player has won
 * @total: sum of the player's scores
 * @scores: (array length=n_matches_of_series): score in each match of the series, in its order
 * @has_score: (array length=n_matches_of_series): whether there is one: the match is finished, and
 *   the player sat in it
 *
 * How a player stands in a series.
 */
typedef struct
{
  char *player;
  char *name;
  char *colour;
  guint n_matches;
  guint n_wins;
  gint64 total;
  gint32 *scores;
  gboolean *has_score;
} TmSeriesTotal;

TmSeries *tm_series_copy (const TmSeries *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_series_free (TmSeries *self);
GPtrArray *tm_series_list (TmDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_series_write (TmDatabase *database, const TmSeries *self, GError **error);
gboolean tm_series_delete (TmDatabase *database, const char *uuid, GError **error);
GPtrArray *tm_series_list_totals (GPtrArray *matches) G_GNUC_WARN_UNUSED_RESULT;
void tm_series_total_free (TmSeriesTotal *self);

/* What people write to a match */
gboolean
tm_match_label_note (TmDatabase *database, const char *uuid, const char *note, GError **error);
gboolean tm_match_label_series (
    TmDatabase *database, const char *uuid, const char *series, guint chapter, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSeries, tm_series_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSeriesTotal, tm_series_total_free)

G_END_DECLS
