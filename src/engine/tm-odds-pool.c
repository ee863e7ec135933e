/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sums of dice, and the best or worst of several. */

#include "tm-odds-private.h"

#include <math.h>
#include <string.h>

/* Values as indices: value = low + step * index, index < length. */
typedef struct
{
  gint64 low;
  guint64 step;
  guint64 length;
} Grid;

static gsize
grid_find (const Grid *grid, gint64 value)
{
  return (gsize) (((guint64) value - (guint64) grid->low) / grid->step);
}

#define NUMBER TmUint128
#define FIELD count
#define NAME(x) count_##x
#include "tm-odds-kernel.h"
#undef NUMBER
#undef FIELD
#undef NAME

#define NUMBER long double
#define FIELD chance
#define NAME(x) chance_##x
#include "tm-odds-kernel.h"
#undef NUMBER
#undef FIELD
#undef NAME

static guint64
get_step (TmOdds *odds)
{
  guint64 step = 0;

  for (gsize i = 1; i < odds->n_entries && step != 1; i++)
    step = (guint64) tm_uint128_gcd (step, (guint64) odds->entries[i].value
                                               - (guint64) odds->entries[i - 1].value);

  return step;
}

/* A step of 0, that of a single value, fits any grid. */
static Grid
make_grid (TmOdds *odds, guint64 step)
{
  gint64 low = odds->entries[0].value;
  gint64 high = odds->entries[odds->n_entries - 1].value;

  step = MAX (step, 1);

  return (Grid) { low, step, ((guint64) high - (guint64) low) / step + 1 };
}

static gsize
count_runs (TmOdds *odds, const Grid *grid)
{
  gsize n_runs = 1;

  for (gsize i = 1; i < odds->n_entries; i++)
    {
      const TmOddsEntry *entry = &odds->entries[i];
      gboolean equal = entry[-1].mass.count == entry->mass.count
                       && entry[-1].mass.chance == entry->mass.chance;

      n_runs += !equal || grid_find (grid, entry->value) != grid_find (grid, entry[-1].value) + 1;
    }

  return n_runs;
}

/* How far apart, in steps, the sums of @n numbers lie that are not trimmed where tails are: twelve
 * deviations to either side are ample. */
static double
estimate_width (TmOdds *self, const Grid *grid, guint n)
{
  return 24 * sqrt (n * tm_odds_get_variance (self)) / (double) grid->step;
}

static double
estimate_length (TmOdds *self, const Grid *grid, guint n)
{
  double length = (double) n * (double) grid->length;

  if (tm_odds_get_missing (self) == 0)
    return length;

  return MIN (length, estimate_width (self, grid, n) + (double) grid->length);
}

static gboolean
get_power_total (TmOdds *self, guint n, TmUint128 *total)
{
  *total = 1;
  for (guint i = 0; i < n; i++)
    if (!self->exact || __builtin_mul_overflow (*total, self->total, total))
      return FALSE;

  return TRUE;
}

/* Sums */

static void
make_grids (TmOdds *a, TmOdds *b, Grid *grid_a, Grid *grid_b)
{
  guint64 step = (guint64) tm_uint128_gcd (get_step (a), get_step (b));

  *grid_a = make_grid (a, step);
  *grid_b = make_grid (b, step);
}

static double
get_dense_convolve_cost (TmOdds *a, TmOdds *b)
{
  Grid grid_a, grid_b;

  make_grids (a, b, &grid_a, &grid_b);
  if ((double) grid_a.length + (double) grid_b.length > TM_ODDS_MAX_VALUES)
    return INFINITY;

  return (double) (grid_a.length + grid_b.length) * (double) count_runs (b, &grid_b) * 4;
}

double
tm_odds_get_convolve_cost (TmOdds *a, TmOdds *b)
{
  return MIN (MIN (get_dense_convolve_cost (a, b), get_dense_convolve_cost (b, a)),
              tm_odds_get_combine_cost (a, b));
}

static TmOdds *
convolve_dense (TmOdds *a, TmOdds *b)
{
  g_autoptr (TmOdds) inexact_a = NULL;
  g_autoptr (TmOdds) inexact_b = NULL;
  TmOddsDraft draft;
  TmUint128 total;
  Grid grid_a, grid_b;

  make_grids (a, b, &grid_a, &grid_b);

  if (a->exact && b->exact && !__builtin_mul_overflow (a->total, b->total, &total))
    {
      draft = tm_odds_draft_exact (total);
      count_convolve (&draft, a, &grid_a, b, &grid_b);
    }
  else
    {
      inexact_a = tm_odds_ref_inexact (a);
      inexact_b = tm_odds_ref_inexact (b);
      draft = tm_odds_draft_inexact (inexact_a->missing + inexact_b->missing,
                                     inexact_a->error + inexact_b->error
                                         + (double) (b->n_entries + 2) * tm_odds_get_epsilon ());
      chance_convolve (&draft, inexact_a, &grid_a, inexact_b, &grid_b);
    }

  return tm_odds_new_take (&draft);
}

static gint64
add_values (gint64 a, gint64 b, G_GNUC_UNUSED gpointer user_data)
{
  return a + b;
}

/**
 * tm_odds_convolve:
 * @a: a distribution
 * @b: a distribution independent of @a
 *
 * Makes the distribution of the sum of two independent numbers. Counted in steps of the largest number
 * that divides the distance of any two of its values, it spans at most %TM_ODDS_MAX_VALUES; or else
 * there are at most as many pairs of a value of @a and one of @b.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_convolve (TmOdds *a, TmOdds *b)
{
  double cost_ab, cost_ba;

  g_return_val_if_fail (a != NULL && b != NULL, NULL);

  cost_ab = get_dense_convolve_cost (a, b);
  cost_ba = get_dense_convolve_cost (b, a);
  if (tm_odds_get_combine_cost (a, b) <= MIN (cost_ab, cost_ba))
    return tm_odds_combine (a, b, add_values, NULL);

  return cost_ab <= cost_ba ? convolve_dense (a, b) : convolve_dense (b, a);
}

/* A sum with many dice whose faces are about equally likely: one die after the other is less work
 * than working out the sum of the dice first. */

double
tm_odds_get_add_dice_cost (TmOdds *self, TmOdds *die, guint n)
{
  Grid grid, grid_die;
  double length;

  make_grids (self, die, &grid, &grid_die);
  length = (double) grid.length + (double) n * (double) grid_die.length;
  if (length > TM_ODDS_MAX_VALUES || tm_odds_get_missing (self) > 0
      || tm_odds_get_missing (die) > 0)
    return INFINITY;

  return length * (double) count_runs (die, &grid_die) * n * 4;
}

TmOdds *
tm_odds_add_dice (TmOdds *self, TmOdds *die, guint n)
{
  g_autoptr (TmOdds) inexact = NULL;
  g_autoptr (TmOdds) inexact_die = NULL;
  TmOddsDraft draft;
  TmUint128 total;
  Grid grid, grid_die;

  make_grids (self, die, &grid, &grid_die);

  if (self->exact && get_power_total (die, n, &total)
      && !__builtin_mul_overflow (self->total, total, &total))
    {
      draft = tm_odds_draft_exact (total);
      count_add_dice (&draft, self, &grid, die, &grid_die, n);
    }
  else
    {
      double roundings = 2 * (double) die->n_entries + 2;

      inexact = tm_odds_ref_inexact (self);
      inexact_die = tm_odds_ref_inexact (die);
      draft = tm_odds_draft_inexact (
          0, inexact->error + n * (inexact_die->error + roundings * tm_odds_get_epsilon ()));
      chance_add_dice (&draft, inexact, &grid, inexact_die, &grid_die, n);
    }

  return tm_odds_new_take (&draft);
}

/* A power takes the grid if it fits, else one sum after the other: few values far apart. */
static gboolean
is_power_dense (TmOdds *self, const Grid *grid, guint n)
{
  return self->n_entries > 1 && (double) grid->length * n <= TM_ODDS_MAX_VALUES;
}

/* The logarithm of the gamma function; lgamma() writes its sign where other threads do, too. */
static double
get_log_gamma (double number)
{
  int sign;

  return lgamma_r (number, &sign);
}

/* As many values as there are multisets of n values. */
static double
get_sparse_power_cost (TmOdds *self, guint n)
{
  double n_values = exp (get_log_gamma ((double) self->n_entries + n)
                         - get_log_gamma ((double) self->n_entries) - get_log_gamma (n + 1.0));
  double n_pairs = n_values * (double) self->n_entries;

  return n_pairs <= TM_ODDS_MAX_VALUES ? n_pairs * n * log2 (n_pairs + 1) : INFINITY;
}

/* Adding the dice one by one costs the length of the sum for each die and run of equal weights,
 * doubling costs the square of the length. */
static gboolean
is_power_by_doubling (TmOdds *self, const Grid *grid, guint n)
{
  return (double) count_runs (self, grid) * n > estimate_length (self, grid, n);
}

/* Where counts do not fit, dice with equally likely faces have a quicker way of their own. */
static gboolean
is_power_uniform (TmOdds *self, const Grid *grid, guint n)
{
  TmUint128 total;

  return n <= TM_ODDS_MAX_UNIFORM_DICE && tm_odds_get_missing (self) == 0
         && grid->length == self->n_entries && count_runs (self, grid) == 1
         && !get_power_total (self, n, &total);
}

double
tm_odds_get_power_cost (TmOdds *self, guint n)
{
  Grid grid = make_grid (self, get_step (self));
  double length = estimate_length (self, &grid, n);

  if (!is_power_dense (self, &grid, n))
    return get_sparse_power_cost (self, n);
  if (is_power_uniform (self, &grid, n))
    return length + tm_odds_get_uniform_power_cost (n, self->n_entries);

  return 2 * length * MIN (length, (double) count_runs (self, &grid) * n);
}

static TmOdds *
power_uniform (TmOdds *self, const Grid *grid, guint n)
{
  double error = n * self->error + tm_odds_get_uniform_power_error (n);
  TmOddsDraft draft = tm_odds_draft_inexact (0, error);
  g_autofree long double *chances = tm_odds_new_uniform_power (n, self->n_entries);

  chance_draft_add_dense (&draft, n * grid->low, grid->step, chances, n * (grid->length - 1) + 1);

  return tm_odds_new_take (&draft);
}

/* How many roundings at most there are in the chance of a sum, for each of the dice. */
static double
count_power_roundings (TmOdds *self, const Grid *grid, guint n, gboolean doubles)
{
  double n_added = 2 * (double) self->n_entries + 2;

  return doubles ? n_added + (double) grid->length * g_bit_storage (n) : n_added;
}

static TmOdds *
power_dense (TmOdds *self, const Grid *grid, guint n)
{
  gboolean doubles = is_power_by_doubling (self, grid, n);
  double roundings = count_power_roundings (self, grid, n, doubles);
  g_autoptr (TmOdds) inexact = NULL;
  TmOddsDraft draft;
  TmUint128 total;

  if (get_power_total (self, n, &total))
    {
      draft = tm_odds_draft_exact (total);
      count_power (&draft, self, grid, n, doubles, 0);
    }
  else
    {
      /* Where something is missing anyway, as much may be trimmed off both ends with every die. */
      inexact = tm_odds_ref_inexact (self);
      draft = tm_odds_draft_inexact (3 * n * inexact->missing,
                                     n * (inexact->error + roundings * tm_odds_get_epsilon ()));
      chance_power (&draft, inexact, grid, n, doubles, inexact->missing);
    }

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_power:
 * @self: a distribution
 * @n: how many numbers are added up, from 0
 *
 * Makes the distribution of the sum of several independent numbers with the same distribution. In
 * steps as for tm_odds_convolve(), it spans at most %TM_ODDS_MAX_VALUES; or else there are at most as
 * many ways to choose @n values and one more, the order of the @n being indifferent.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_power (TmOdds *self, guint n)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->n_entries > 0, NULL);
  g_return_val_if_fail (!isinf (tm_odds_get_power_cost (self, n)), NULL);

  g_autoptr (TmOdds) sum = tm_odds_new_constant (0);
  Grid grid = make_grid (self, get_step (self));

  if (is_power_dense (self, &grid, n))
    return is_power_uniform (self, &grid, n) ? power_uniform (self, &grid, n)
                                             : power_dense (self, &grid, n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TmOdds) previous = g_steal_pointer (&sum);

      sum = tm_odds_combine (previous, self, add_values, NULL);
    }

  return g_steal_pointer (&sum);
}

/* Keep and drop */

/* The outcomes that a keep chooses from, the worst first, and what each of them scores. */
typedef struct
{
  gsize n_values;
  gint64 *values;
  gsize *scores; /* on the grid */
  Grid grid;
} Ranking;

static void
ranking_clear (Ranking *ranking)
{
  g_free (ranking->values);
  g_free (ranking->scores);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Ranking, ranking_clear)

/* @all lists every outcome that is possible. */
static Ranking
make_ranking (TmOdds *all, gboolean highest, TmOddsMapFunc score, gpointer user_data)
{
  g_autoptr (TmOdds) scored
      = score != NULL ? tm_odds_map (all, score, user_data) : tm_odds_ref (all);
  Ranking ranking = {
    .n_values = all->n_entries,
    .values = g_new (gint64, all->n_entries),
    .scores = g_new (gsize, all->n_entries),
    .grid = make_grid (scored, get_step (scored)),
  };

  for (gsize i = 0; i < all->n_entries; i++)
    {
      gint64 value = all->entries[highest ? i : all->n_entries - 1 - i].value;

      ranking.values[i] = value;
      ranking.scores[i]
          = grid_find (&ranking.grid, score != NULL ? score (value, user_data) : value);
    }

  return ranking;
}

static gsize
get_kept_length (const Ranking *ranking, guint n_kept)
{
  return n_kept * (ranking->grid.length - 1) + 1;
}

static void
draft_take_counts (TmOddsDraft *draft, const Ranking *ranking, guint n_kept, TmUint128 *counts)
{
  count_draft_add_dense (draft, n_kept * ranking->grid.low, ranking->grid.step, counts,
                         get_kept_length (ranking, n_kept));
  g_free (counts);
}

static void
draft_take_chances (TmOddsDraft *draft, const Ranking *ranking, guint n_kept, long double *chances)
{
  chance_draft_add_dense (draft, n_kept * ranking->grid.low, ranking->grid.step, chances,
                          get_kept_length (ranking, n_kept));
  g_free (chances);
}

static void
keep_exactly (TmOddsDraft *draft, TmOdds *self, const Ranking *ranking, guint n, guint n_kept)
{
  g_autofree TmUint128 *counts = g_new (TmUint128, ranking->n_values);

  for (gsize i = 0; i < ranking->n_values; i++)
    counts[i] = tm_odds_get_mass_between (self, ranking->values[i], ranking->values[i]).count;

  draft_take_counts (draft, ranking, n_kept,
                     count_keep_best (n, n_kept, ranking->n_values, counts, ranking->scores,
                                      ranking->grid.length, 0));
}

/* No state of keep_best() is weighted by more than 2^n, so what is trimmed off all of them together
 * stays below what is missing anyway. */
static void
keep_inexactly (TmOddsDraft *draft, TmOdds *self, const Ranking *ranking, guint n, guint n_kept)
{
  g_autofree long double *chances = g_new (long double, ranking->n_values);
  long double allowance
      = ldexpl (self->missing, -(int) n) / 2 / n_kept / n_kept / ranking->n_values;

  for (gsize i = 0; i < ranking->n_values; i++)
    chances[i] = tm_odds_get_mass_between (self, ranking->values[i], ranking->values[i]).chance;

  draft_take_chances (draft, ranking, n_kept,
                      chance_keep_best (n, n_kept, ranking->n_values, chances, ranking->scores,
                                        ranking->grid.length, allowance));
}

double
tm_odds_get_keep_cost (TmOdds *self, guint n, guint n_kept, TmOddsMapFunc score, gpointer user_data)
{
  g_auto (Ranking) ranking = make_ranking (self, TRUE, score, user_data);
  double length = (double) ranking.grid.length;
  double n_values = (double) self->n_entries;
  double n_runs = score != NULL ? 2 : (double) count_runs (self, &ranking.grid);

  if (length * n_kept > TM_ODDS_MAX_VALUES)
    return INFINITY;
  if (tm_odds_get_missing (self) > 0)
    {
      /* Almost everything is trimmed off outcomes that are far out. */
      length = MIN (length, estimate_width (self, &ranking.grid, 1));
      n_values = MIN (n_values, length);
    }

  return n_values * n_kept * (n + length * (n_kept - 1) * n_runs) + (double) n * n;
}

/**
 * tm_odds_keep:
 * @self: the distribution of one die
 * @n: how many dice there are
 * @n_kept: how many of them are kept, from 1 to @n
 * @highest: %TRUE to keep the highest, %FALSE to keep the lowest
 * @score: (scope call) (nullable): what a die that is kept adds to the sum; %NULL for its value
 * @user_data: data for @score
 *
 * Makes the distribution of the sum of the highest or lowest of several independent numbers with
 * the same distribution. With a @score of 1 or 0 it counts those that meet a condition.
 *
 * The scores, from the lowest to the highest in steps of their common divisor, times @n_kept are at
 * most %TM_ODDS_MAX_VALUES.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_keep (
    TmOdds *self, guint n, guint n_kept, gboolean highest, TmOddsMapFunc score, gpointer user_data)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_kept >= 1 && n_kept <= n, NULL);
  g_return_val_if_fail (!isinf (tm_odds_get_keep_cost (self, n, n_kept, score, user_data)), NULL);

  g_auto (Ranking) ranking = make_ranking (self, highest, score, user_data);
  g_autoptr (TmOdds) inexact = NULL;
  TmOddsDraft draft;
  TmUint128 total;

  if (get_power_total (self, n, &total))
    {
      draft = tm_odds_draft_exact (total);
      keep_exactly (&draft, self, &ranking, n, n_kept);
    }
  else
    {
      double steps = (2.0 * n_kept + 4) * (double) ranking.n_values + 4.0 * n;

      inexact = tm_odds_ref_inexact (self);
      draft = tm_odds_draft_inexact ((n + 1) * inexact->missing,
                                     n * inexact->error + n_kept * steps * tm_odds_get_epsilon ());
      keep_inexactly (&draft, inexact, &ranking, n, n_kept);
    }

  return tm_odds_new_take (&draft);
}

/* Lists every value of any of the parts. */
static TmOdds *
unite_values (TmOdds *const *parts, guint n_parts)
{
  TmOddsDraft draft = tm_odds_draft_inexact (0, 0);

  for (guint p = 0; p < n_parts; p++)
    for (gsize i = 0; i < parts[p]->n_entries; i++)
      tm_odds_draft_add (&draft, parts[p]->entries[i].value, (TmMass) { .chance = 1 });

  return tm_odds_new_take (&draft);
}

static gboolean
get_product_total (TmOdds *const *parts, guint n_parts, TmUint128 *total)
{
  *total = 1;
  for (guint i = 0; i < n_parts; i++)
    if (!parts[i]->exact || __builtin_mul_overflow (*total, parts[i]->total, total))
      return FALSE;

  return TRUE;
}

static void
keep_of_exactly (
    TmOddsDraft *draft, TmOdds *const *parts, guint n_parts, guint n_kept, const Ranking *ranking)
{
  g_autofree TmUint128 *counts = g_new (TmUint128, n_parts * ranking->n_values);

  for (guint p = 0; p < n_parts; p++)
    for (gsize i = 0; i < ranking->n_values; i++)
      counts[p * ranking->n_values + i]
          = tm_odds_get_mass_between (parts[p], ranking->values[i], ranking->values[i]).count;

  draft_take_counts (draft, ranking, n_kept,
                     count_keep_best_of (n_parts, n_kept, ranking->n_values, counts,
                                         ranking->scores, ranking->grid.length));
}

static void
keep_of_inexactly (
    TmOddsDraft *draft, TmOdds *const *parts, guint n_parts, guint n_kept, const Ranking *ranking)
{
  g_autofree long double *chances = g_new (long double, n_parts * ranking->n_values);

  for (guint p = 0; p < n_parts; p++)
    {
      g_autoptr (TmOdds) part = tm_odds_ref_inexact (parts[p]);

      draft->missing += part->missing;
      draft->error += part->error;
      for (gsize i = 0; i < ranking->n_values; i++)
        chances[p * ranking->n_values + i]
            = tm_odds_get_mass_between (part, ranking->values[i], ranking->values[i]).chance;
    }

  draft_take_chances (draft, ranking, n_kept,
                      chance_keep_best_of (n_parts, n_kept, ranking->n_values, chances,
                                           ranking->scores, ranking->grid.length));
}

double
tm_odds_get_keep_of_cost (
    TmOdds *const *parts, guint n_parts, guint n_kept, TmOddsMapFunc score, gpointer user_data)
{
  g_autoptr (TmOdds) all = unite_values (parts, n_parts);
  g_auto (Ranking) ranking = make_ranking (all, TRUE, score, user_data);
  double n_values = (double) ranking.n_values;
  double length = (double) ranking.grid.length;
  double n_states = n_kept * (n_kept + 1.0) * ((n_kept - 1) * (length - 1) + 1);
  double n_better = length / 2 * (n_kept - 1) / n_kept;

  if (n_kept * length > TM_ODDS_MAX_VALUES || n_states > TM_ODDS_MAX_VALUES
      || n_parts * n_values > TM_ODDS_MAX_VALUES || n_parts * length > TM_ODDS_MAX_VALUES)
    return INFINITY;

  return n_values * n_parts * n_states * (2 + n_better);
}

/**
 * tm_odds_keep_of:
 * @parts: (array length=n_parts): independent distributions
 * @n_parts: how many there are
 * @n_kept: how many of them are kept, from 1 to @n_parts
 * @highest: %TRUE to keep the highest, %FALSE to keep the lowest
 * @score: (scope call) (nullable): what a part that is kept adds to the sum; %NULL for its value
 * @user_data: data for @score
 *
 * Makes the distribution of the sum of the highest or lowest of several independent numbers, each
 * with a distribution of its own.
 *
 * No more than %TM_ODDS_MAX_VALUES may be: the span of the scores in steps of their common divisor,
 * times @n_parts; the number of different values in all parts, times @n_parts; and about that span
 * times @n_kept³.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_keep_of (TmOdds *const *parts,
                 guint n_parts,
                 guint n_kept,
                 gboolean highest,
                 TmOddsMapFunc score,
                 gpointer user_data)
{
  g_return_val_if_fail (parts != NULL, NULL);
  g_return_val_if_fail (n_kept >= 1 && n_kept <= n_parts, NULL);
  g_return_val_if_fail (
      !isinf (tm_odds_get_keep_of_cost (parts, n_parts, n_kept, score, user_data)), NULL);

  g_autoptr (TmOdds) all = unite_values (parts, n_parts);
  g_auto (Ranking) ranking = make_ranking (all, highest, score, user_data);
  TmOddsDraft draft;
  TmUint128 total;

  if (get_product_total (parts, n_parts, &total))
    {
      draft = tm_odds_draft_exact (total);
      keep_of_exactly (&draft, parts, n_parts, n_kept, &ranking);
    }
  else
    {
      double steps = (double) ranking.n_values * (n_parts + n_kept * n_kept);

      draft = tm_odds_draft_inexact (0, 2 * steps * tm_odds_get_epsilon ());
      keep_of_inexactly (&draft, parts, n_parts, n_kept, &ranking);
    }

  return tm_odds_new_take (&draft);
}
