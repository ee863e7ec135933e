/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tm-fraction.h"

G_BEGIN_DECLS

/**
 * TM_ODDS_MAX_VALUES:
 *
 * The most different values that a distribution can hold.
 */
#define TM_ODDS_MAX_VALUES 1048576

/**
 * TM_ODDS_MAX_DRAW_VALUE:
 *
 * The largest value, positive or negative, that a thing to draw can have.
 */
#define TM_ODDS_MAX_DRAW_VALUE 1000000000

/**
 * TmOdds:
 *
 * The distribution of a whole number that chance decides. It never changes once made, and any number
 * of threads can read it.
 *
 * All values are `gint64`, and it is up to the caller that none that is worked out from others leaves
 * that range. What a function asks of its arguments is checked at run time: it is an error of the
 * caller, not something to recover from. A function whose result could be too much work says so and
 * gives %NULL, or states the number of values that is accepted.
 *
 * The chances are exact fractions over a common total as long as that total fits into 128 bits.
 * Beyond that they are floating-point numbers, and [method@Odds.get_error] bounds their error.
 */
typedef struct _TmOdds TmOdds;

/**
 * TmOddsMapFunc:
 * @value: a value of the distribution
 * @user_data: data of the caller
 *
 * Turns one value into another. It has to give the same for the same value each time.
 *
 * Returns: the new value
 */
typedef gint64 (*TmOddsMapFunc) (gint64 value, gpointer user_data);

/**
 * TmOddsCombineFunc:
 * @a: a value of the first distribution
 * @b: a value of the second one
 * @user_data: data of the caller
 *
 * Turns two values into one.
 *
 * Returns: the new value
 */
typedef gint64 (*TmOddsCombineFunc) (gint64 a, gint64 b, gpointer user_data);

/**
 * TmOddsTestFunc:
 * @value: a value of the distribution
 * @user_data: data of the caller
 *
 * Decides whether a value meets a condition.
 *
 * Returns: %TRUE if it does
 */
typedef gboolean (*TmOddsTestFunc) (gint64 value, gpointer user_data);

/* Making distributions */
TmOdds *tm_odds_new_constant (gint64 value);
TmOdds *tm_odds_new_uniform (gint64 lowest, gint64 highest);
TmOdds *tm_odds_new_weighted (const gint64 *values, const guint64 *weights, gsize n_values);
TmOdds *tm_odds_new_draw (guint n_copies, guint n_total, guint n_drawn);
TmOdds *
tm_odds_new_draw_sum (const gint64 *values, const guint *copies, guint n_kinds, guint n_drawn);
TmOdds *tm_odds_ref (TmOdds *self);
void tm_odds_unref (TmOdds *self);

/* Making new ones of them */
TmOdds *tm_odds_convolve (TmOdds *a, TmOdds *b);
TmOdds *tm_odds_power (TmOdds *self, guint n);
TmOdds *tm_odds_combine (TmOdds *a, TmOdds *b, TmOddsCombineFunc func, gpointer user_data);
TmOdds *tm_odds_map (TmOdds *self, TmOddsMapFunc func, gpointer user_data);
TmOdds *tm_odds_mix (TmOdds *const *parts, const guint64 *weights, gsize n_parts);
TmOdds *tm_odds_condition (TmOdds *self, TmOddsTestFunc test, gpointer user_data);
TmOdds *tm_odds_keep (
    TmOdds *self, guint n, guint n_kept, gboolean highest, TmOddsMapFunc score, gpointer user_data);
TmOdds *tm_odds_keep_of (TmOdds *const *parts,
                         guint n_parts,
                         guint n_kept,
                         gboolean highest,
                         TmOddsMapFunc score,
                         gpointer user_data);

/* Reading them */
gsize tm_odds_get_n_values (TmOdds *self);
gint64 tm_odds_get_value (TmOdds *self, gsize index);
double tm_odds_get_chance (TmOdds *self, gsize index);
gboolean tm_odds_get_fraction (TmOdds *self, gsize index, TmFraction *fraction);
char *tm_odds_dup_fraction (TmOdds *self, gsize index);
double tm_odds_get_chance_between (TmOdds *self, gint64 lowest, gint64 highest);
gboolean
tm_odds_get_fraction_between (TmOdds *self, gint64 lowest, gint64 highest, TmFraction *fraction);
double tm_odds_get_mean (TmOdds *self);
double tm_odds_get_variance (TmOdds *self);
gint64 tm_odds_get_quantile (TmOdds *self, double chance);

gboolean tm_odds_is_exact (TmOdds *self);
double tm_odds_get_error (TmOdds *self);
double tm_odds_get_missing (TmOdds *self);

/* Counting */
gboolean tm_binomial (guint n, guint k, TmUint128 *count) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmOdds, tm_odds_unref)

G_END_DECLS
