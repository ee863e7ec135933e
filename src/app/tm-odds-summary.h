/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-odds.h"

G_BEGIN_DECLS

/** TM_ODDS_SUMMARY_N_QUANTILES: how many quantiles are told; the one in the middle is the median. */
#define TM_ODDS_SUMMARY_N_QUANTILES 7

extern const double tm_odds_summary_quantiles[TM_ODDS_SUMMARY_N_QUANTILES];

/**
 * TmOddsSummary:
 * @odds: the distribution
 * @shown: the same for a chart, without ends that nobody would see
 * @mean: its mean
 * @deviation: its standard deviation
 * @quantiles: its quantiles at `tm_odds_summary_quantiles`
 *
 * What there is to say about a distribution. Working it out takes its time for very many values.
 */
typedef struct
{
  TmOdds *odds;
  TmOdds *shown;
  double mean;
  double deviation;
  gint64 quantiles[TM_ODDS_SUMMARY_N_QUANTILES];
} TmOddsSummary;

TmOddsSummary *tm_odds_summary_new (TmOdds *odds) G_GNUC_WARN_UNUSED_RESULT;
void tm_odds_summary_free (TmOddsSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmOddsSummary, tm_odds_summary_free)

G_END_DECLS
