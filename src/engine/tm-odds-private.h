/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <float.h>

#include "tm-odds.h"

G_BEGIN_DECLS

/* The weight of a value: how many outcomes give it or, in a distribution that is not exact, its
 * chance; the other field is 0. A long double keeps chances far below 1e-308 and errors far below
 * those of a double. This is no union: copying one need not copy the padding of a long double. */
typedef struct
{
  TmUint128 count;
  long double chance;
} TmMass;

typedef struct
{
  gint64 value;
  TmMass mass;
} TmOddsEntry;

struct _TmOdds
{
  gatomicrefcount ref_count;

  gboolean exact;
  TmUint128 total; /* exact: all outcomes, listed or not */
  long double missing; /* not exact: the chance of the outcomes that are not listed */
  double error; /* not exact: bound of the relative error of each chance */

  gsize n_entries;
  TmOddsEntry *entries; /* ascending values, no mass of zero */
};

/* What a distribution is made from; tm_odds_new_take() takes it over. */
typedef struct
{
  gboolean exact;
  TmUint128 total;
  long double missing;
  double error;
  GArray *entries; /* of TmOddsEntry, in any order */
} TmOddsDraft;

double tm_odds_get_epsilon (void);

TmOddsDraft tm_odds_draft_exact (TmUint128 total);
TmOddsDraft tm_odds_draft_inexact (long double missing, double error);
void tm_odds_draft_reserve (TmOddsDraft *draft, gsize n_entries);
void tm_odds_draft_add (TmOddsDraft *draft, gint64 value, TmMass mass);
TmOdds *tm_odds_new_take (TmOddsDraft *draft);

TmOdds *tm_odds_ref_inexact (TmOdds *self);
TmMass tm_odds_get_mass_between (TmOdds *self, gint64 lowest, gint64 highest);
long double tm_odds_get_listed (TmOdds *self);

/* Distributions that list a part of the outcomes only, the rest being missing. */
TmOdds *tm_odds_restrict (TmOdds *self, TmOddsTestFunc test, gpointer user_data);
TmOdds *tm_odds_scale (TmOdds *self, TmOdds *by);
TmOdds *tm_odds_unite (TmOdds *const *parts, gsize n_parts, long double missing);
TmOdds *tm_odds_trim (TmOdds *self, long double allowance);

/* The sum of a distribution and @n independent dice; nothing is missing from either. */
TmOdds *tm_odds_add_dice (TmOdds *self, TmOdds *die, guint n) G_GNUC_WARN_UNUSED_RESULT;

/* The chances of sums of equal dice with equally likely faces. For more dice than that the numbers on the
 * way could leave the range of a long double, each die doubling them at most. */
#define TM_ODDS_MAX_UNIFORM_DICE (LDBL_MAX_EXP - 1)
long double *tm_odds_new_uniform_power (guint n, gsize n_faces) G_GNUC_WARN_UNUSED_RESULT;
double tm_odds_get_uniform_power_error (guint n);

/* Roughly how many additions an operation takes; infinite if its result has too many values. */
double tm_odds_get_combine_cost (TmOdds *a, TmOdds *b);
double tm_odds_get_convolve_cost (TmOdds *a, TmOdds *b);
double tm_odds_get_add_dice_cost (TmOdds *self, TmOdds *die, guint n);
double tm_odds_get_power_cost (TmOdds *self, guint n);
double tm_odds_get_uniform_power_cost (guint n, gsize n_faces);
double tm_odds_get_keep_cost (
    TmOdds *self, guint n, guint n_kept, TmOddsMapFunc score, gpointer user_data);
double tm_odds_get_keep_of_cost (
    TmOdds *const *parts, guint n_parts, guint n_kept, TmOddsMapFunc score, gpointer user_data);

G_END_DECLS
