/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "tm-odds-summary.h"

/* Of more values, or of endless ones, the chart leaves out those at both ends that nobody would
 * see. */
#define MAX_SHOWN_VALUES 60
#define UNSEEN 1e-5

/* The same as the command line prints. */
const double tm_odds_summary_quantiles[TM_ODDS_SUMMARY_N_QUANTILES]
    = { 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 };

typedef struct
{
  gint64 lowest;
  gint64 highest;
} Range;

static gint64
clamp (gint64 value, gpointer user_data)
{
  const Range *range = user_data;

  return CLAMP (value, range->lowest, range->highest);
}

/* Explosions have long tails of next to no chance, which are counted to the last value shown. */
static TmOdds *
create_shown (TmOdds *odds)
{
  Range range;

  if (tm_odds_get_n_values (odds) <= MAX_SHOWN_VALUES && tm_odds_get_missing (odds) <= 0)
    return tm_odds_ref (odds);

  range.lowest = tm_odds_get_quantile (odds, UNSEEN);
  range.highest = tm_odds_get_quantile (odds, 1 - UNSEEN);

  return tm_odds_map (odds, clamp, &range);
}

/**
 * tm_odds_summary_new:
 * @odds: (transfer full): a distribution
 *
 * Works out what there is to say about a distribution. Any thread may do that.
 *
 * Returns: (transfer full): the summary
 */
TmOddsSummary *
tm_odds_summary_new (TmOdds *odds)
{
  TmOddsSummary *self = g_new0 (TmOddsSummary, 1);

  self->odds = odds;
  self->shown = create_shown (odds);
  self->mean = tm_odds_get_mean (odds);
  self->deviation = sqrt (tm_odds_get_variance (odds));
  for (guint i = 0; i < TM_ODDS_SUMMARY_N_QUANTILES; i++)
    self->quantiles[i] = tm_odds_get_quantile (odds, tm_odds_summary_quantiles[i]);

  return self;
}

/**
 * tm_odds_summary_free:
 * @self: (transfer full): a summary
 *
 * Frees a summary with its distributions.
 */
void
tm_odds_summary_free (TmOddsSummary *self)
{
  tm_odds_unref (self->odds);
  tm_odds_unref (self->shown);
  g_free (self);
}
