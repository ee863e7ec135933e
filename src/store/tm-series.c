/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-series.h"

#include "tm-gone.h"
#include "tm-stamp.h"

TmSeries *
tm_series_copy (const TmSeries *self)
{
  TmSeries *copy = g_memdup2 (self, sizeof *self);

  copy->uuid = g_strdup (self->uuid);
  copy->name = g_strdup (self->name);
  copy->game = g_strdup (self->game);
  copy->note = g_strdup (self->note);
  return copy;
}

void
tm_series_free (TmSeries *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->name);
  g_free (self->game);
  g_free (self->note);
  g_free (self);
}

/**
 * tm_series_list:
 * @database: a connection
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the series, those played last first.
 *
 * Returns: (transfer full) (element-type TmSeries) (nullable): the series; %NULL if they cannot be
 *   read
 */
GPtrArray *
tm_series_list (TmDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_series_free);
  sqlite3_stmt *row
      = tm_database_query (database, error,
                           "SELECT e.uuid, e.name, e.game, e.note, e.changed, count (m.id),"
                           " max (m.started) FROM series e LEFT JOIN matches m ON m.series = e.id"
                           " GROUP BY e.id ORDER BY max (m.started) DESC, e.name, e.uuid",
                           "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmSeries *series = g_new0 (TmSeries, 1);

      series->uuid = tm_column_dup_text (row, 0);
      series->name = tm_column_dup_text (row, 1);
      series->game = tm_column_dup_text (row, 2);
      series->note = tm_column_dup_text (row, 3);
      series->changed = sqlite3_column_int64 (row, 4);
      series->n_matches = (guint) sqlite3_column_int64 (row, 5);
      series->last_played = sqlite3_column_int64 (row, 6);
      g_ptr_array_add (list, series);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&list) : NULL;
}

/**
 * tm_series_write:
 * @database: a connection inside a transaction
 * @self: a series with an identifier; if it does not say when it was changed, that is now
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Saves a series: a new one, or what was changed of one that is there.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_series_write (TmDatabase *database, const TmSeries *self, GError **error)
{
  gint64 changed = self->changed;

  g_return_val_if_fail (self->uuid != NULL && self->name != NULL && *self->name != '\0', FALSE);

  return (changed != 0 || tm_gone_find_stamp (database, "series", self->uuid, &changed, error))
         && tm_gone_forget (database, self->uuid, error)
         && tm_database_run (database, error,
                             "INSERT INTO series (uuid, name, game, note, changed)"
                             " VALUES (?, ?, ?, ?, ?) ON CONFLICT (uuid) DO UPDATE SET"
                             " name = excluded.name, game = excluded.game, note = excluded.note,"
                             " changed = excluded.changed",
                             "tttti", self->uuid, self->name, self->game, self->note, changed);
}

/**
 * tm_series_delete:
 * @database: a connection inside a transaction
 * @uuid: identifier of a series
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Deletes a series. Its matches stay, and belong to none.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_series_delete (TmDatabase *database, const char *uuid, GError **error)
{
  return tm_database_run (
             database, error,
             "UPDATE matches SET labelled = " TM_SQL_STAMP (
                 "?",
                 "labelled") ","
                             " series = NULL, chapter = NULL WHERE series = (SELECT id FROM series WHERE uuid = ?)",
             "it", g_get_real_time (), uuid)
         && tm_gone_remember (database, "series", uuid, error)
         && tm_database_run (database, error, "DELETE FROM series WHERE uuid = ?", "t", uuid);
}

/* Totals */

void
tm_series_total_free (TmSeriesTotal *self)
{
  if (self == NULL)
    return;
  g_free (self->player);
  g_free (self->name);
  g_free (self->colour);
  g_free (self->scores);
  g_free (self->has_score);
  g_free (self);
}

static TmSeriesTotal *
find_total (GPtrArray *totals, const TmSeatInfo *seat, guint n_matches)
{
  TmSeriesTotal *total;

  for (guint i = 0; i < totals->len; i++)
    {
      total = g_ptr_array_index (totals, i);
      if (g_strcmp0 (total->player, seat->player) == 0
          && (seat->player != NULL || g_strcmp0 (total->name, seat->name) == 0))
        return total;
    }
  total = g_new0 (TmSeriesTotal, 1);
  total->player = g_strdup (seat->player);
  total->name = g_strdup (seat->name != NULL ? seat->name : "");
  total->colour = g_strdup (seat->colour);
  total->scores = g_new0 (gint32, n_matches);
  total->has_score = g_new0 (gboolean, n_matches);
  g_ptr_array_add (totals, total);
  return total;
}

static int
compare_totals (gconstpointer a, gconstpointer b)
{
  const TmSeriesTotal *one = *(const TmSeriesTotal *const *) a;
  const TmSeriesTotal *other = *(const TmSeriesTotal *const *) b;

  if (one->total != other->total)
    return one->total > other->total ? -1 : 1;
  if (one->n_wins != other->n_wins)
    return one->n_wins > other->n_wins ? -1 : 1;
  return g_strcmp0 (one->name, other->name);
}

/**
 * tm_series_list_totals:
 * @matches: (element-type TmMatchInfo): the matches of a series, in its order
 *
 * Adds up what every player has scored in the finished matches of a series.
 *
 * Returns: (transfer full) (element-type TmSeriesTotal): the players, the most points first
 */
GPtrArray *
tm_series_list_totals (GPtrArray *matches)
{
  GPtrArray *totals = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_series_total_free);

  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *match = g_ptr_array_index (matches, i);

      for (guint seat = 0; match->state == TM_MATCH_FINISHED && seat < match->n_seats; seat++)
        {
          const TmSeatInfo *info = &match->seats[seat];
          TmSeriesTotal *total;

          if (!info->has_result)
            continue;
          total = find_total (totals, info, matches->len);
          total->n_matches += !total->has_score[i];
          total->n_wins += info->is_winner != FALSE;
          total->total += info->score;
          total->scores[i] += info->score;
          total->has_score[i] = TRUE;
        }
    }
  g_ptr_array_sort (totals, compare_totals);
  return totals;
}

/* Labels */

/**
 * tm_match_label_note:
 * @database: a connection inside a transaction
 * @uuid: identifier of a match
 * @note: (nullable): what to write to it; %NULL: nothing any more
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a note to a match in the place of the one before.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_label_note (TmDatabase *database, const char *uuid, const char *note, GError **error)
{
  return tm_database_run (database, error,
                          "UPDATE matches SET note = nullif (?, ''),"
                          " labelled = " TM_SQL_STAMP ("?", "labelled") " WHERE uuid = ?",
                          "tit", note, g_get_real_time (), uuid);
}

/**
 * tm_match_label_series:
 * @database: a connection inside a transaction
 * @uuid: identifier of a match
 * @series: (nullable): identifier of a series; %NULL: none any more
 * @chapter: the match's place in it, from 1; 0: after the others
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Puts a match into a series, and takes it out of the one before. A series that was deleted meanwhile
 * is none.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_match_label_series (
    TmDatabase *database, const char *uuid, const char *series, guint chapter, GError **error)
{
  gint64 id = 0;
  gint64 last = 0;

  if (series != NULL
      && !tm_database_get_number (database, error, &id, "SELECT id FROM series WHERE uuid = ?", "t",
                                  series))
    return FALSE;
  if (id == 0)
    return tm_database_run (database, error,
                            "UPDATE matches SET series = NULL, chapter = NULL,"
                            " labelled = " TM_SQL_STAMP ("?", "labelled") " WHERE uuid = ?",
                            "it", g_get_real_time (), uuid);
  if (!tm_database_get_number (database, error, &last,
                               "SELECT coalesce (max (chapter), 0) FROM matches"
                               " WHERE series = ? AND uuid <> ?",
                               "it", id, uuid))
    return FALSE;
  return tm_database_run (database, error,
                          "UPDATE matches SET series = ?, chapter = ?,"
                          " labelled = " TM_SQL_STAMP ("?", "labelled") " WHERE uuid = ?",
                          "iiit", id, chapter > 0 ? (gint64) chapter : last + 1, g_get_real_time (),
                          uuid);
}
