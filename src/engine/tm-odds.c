/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-odds.h"

#include "tm-odds-private.h"

#include <float.h>

__extension__ typedef __int128 TmInt128;

/* Gives the relative distance between neighbouring numbers as they are really calculated: emulators
 * and some machines make a long double no more precise than a double. */
double
tm_odds_get_epsilon (void)
{
  volatile long double sum = 1;

  sum += LDBL_EPSILON;

  return sum > 1 ? (double) LDBL_EPSILON : DBL_EPSILON;
}

/* Drafts */

TmOddsDraft
tm_odds_draft_exact (TmUint128 total)
{
  return (TmOddsDraft) {
    .exact = TRUE,
    .total = total,
    .entries = g_array_new (FALSE, FALSE, sizeof (TmOddsEntry)),
  };
}

TmOddsDraft
tm_odds_draft_inexact (long double missing, double error)
{
  return (TmOddsDraft) {
    .missing = MIN (missing, 1),
    .error = error,
    .entries = g_array_new (FALSE, FALSE, sizeof (TmOddsEntry)),
  };
}

void
tm_odds_draft_add (TmOddsDraft *draft, gint64 value, TmMass mass)
{
  TmOddsEntry entry = { value, mass };

  if (draft->exact ? mass.count != 0 : mass.chance > 0)
    g_array_append_val (draft->entries, entry);
}

/* Makes room for so many more entries at once. */
void
tm_odds_draft_reserve (TmOddsDraft *draft, gsize n_entries)
{
  guint length = draft->entries->len;

  g_array_set_size (draft->entries, length + (guint) n_entries);
  g_array_set_size (draft->entries, length);
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  gint64 left = ((const TmOddsEntry *) a)->value;
  gint64 right = ((const TmOddsEntry *) b)->value;

  return (left > right) - (left < right);
}

/* Most entries come in order, each value once. */
static gboolean
are_entries_ascending (GArray *array)
{
  const TmOddsEntry *entries = (gconstpointer) array->data;

  for (guint i = 1; i < array->len; i++)
    if (entries[i - 1].value >= entries[i].value)
      return FALSE;

  return TRUE;
}

/* Adds up the masses of equal values that stand beside each other. */
static void
merge_entries (TmOddsDraft *draft)
{
  TmOddsEntry *entries = (gpointer) draft->entries->data;
  guint n = 0;

  for (guint i = 0; i < draft->entries->len; i++)
    {
      if (n == 0 || entries[n - 1].value != entries[i].value)
        entries[n++] = entries[i];
      else if (draft->exact)
        entries[n - 1].mass.count += entries[i].mass.count;
      else
        entries[n - 1].mass.chance += entries[i].mass.chance;
    }

  g_array_set_size (draft->entries, n);
}

/* Smaller counts stay within 128 bits for longer. */
static void
reduce_counts (TmOddsDraft *draft)
{
  TmOddsEntry *entries = (gpointer) draft->entries->data;
  TmUint128 divisor = draft->total;

  for (guint i = 0; i < draft->entries->len && divisor != 1; i++)
    divisor = tm_uint128_gcd (divisor, entries[i].mass.count);
  if (divisor == 1)
    return;

  draft->total /= divisor;
  for (guint i = 0; i < draft->entries->len; i++)
    entries[i].mass.count /= divisor;
}

/* Makes a distribution of a draft, which is used up. */
TmOdds *
tm_odds_new_take (TmOddsDraft *draft)
{
  TmOdds *self = g_new0 (TmOdds, 1);

  if (!are_entries_ascending (draft->entries))
    {
      g_array_sort (draft->entries, compare_entries);
      merge_entries (draft);
    }
  if (draft->exact)
    reduce_counts (draft);

  g_assert (draft->entries->len <= TM_ODDS_MAX_VALUES);

  g_atomic_ref_count_init (&self->ref_count);
  self->exact = draft->exact;
  self->total = draft->total;
  self->missing = draft->missing;
  self->error = draft->error;
  self->n_entries = draft->entries->len;
  self->entries = (gpointer) g_array_free (g_steal_pointer (&draft->entries), FALSE);

  return self;
}

/* Gives the same distribution with floating-point chances. */
TmOdds *
tm_odds_ref_inexact (TmOdds *self)
{
  TmOddsDraft draft;

  if (!self->exact)
    return tm_odds_ref (self);

  draft = tm_odds_draft_inexact (tm_odds_get_missing (self), 2 * tm_odds_get_epsilon ());
  for (gsize i = 0; i < self->n_entries; i++)
    tm_odds_draft_add (
        &draft, self->entries[i].value,
        (TmMass) { .chance = (long double) self->entries[i].mass.count / self->total });

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_new_constant:
 * @value: the value
 *
 * Makes the distribution of a number that is certain.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_new_constant (gint64 value)
{
  return tm_odds_new_uniform (value, value);
}

/**
 * tm_odds_new_uniform:
 * @lowest: the lowest value
 * @highest: the highest value, at least @lowest; at most %TM_ODDS_MAX_VALUES values in all
 *
 * Makes the distribution of a number between two others, each with the same chance: a die.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_new_uniform (gint64 lowest, gint64 highest)
{
  TmOddsDraft draft;

  g_return_val_if_fail (lowest <= highest, NULL);
  g_return_val_if_fail ((guint64) highest - (guint64) lowest < TM_ODDS_MAX_VALUES, NULL);

  draft = tm_odds_draft_exact ((TmUint128) (highest - lowest) + 1);
  for (gint64 value = lowest;; value++)
    {
      tm_odds_draft_add (&draft, value, (TmMass) { .count = 1 });
      if (value == highest)
        break;
    }

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_new_weighted:
 * @values: (array length=n_values): the values, in any order; a value may stand there repeatedly
 * @weights: (array length=n_values) (nullable): how often each of them comes, not all 0; %NULL if
 *   each comes once
 * @n_values: how many there are, from 1 to %TM_ODDS_MAX_VALUES
 *
 * Makes a distribution from values and weights: a die with faces of its own, a bag of tokens.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_new_weighted (const gint64 *values, const guint64 *weights, gsize n_values)
{
  TmOddsDraft draft;
  TmUint128 total = 0;

  g_return_val_if_fail (values != NULL, NULL);
  g_return_val_if_fail (n_values >= 1 && n_values <= TM_ODDS_MAX_VALUES, NULL);

  for (gsize i = 0; i < n_values; i++)
    total += weights != NULL ? weights[i] : 1;
  g_return_val_if_fail (total != 0, NULL);

  draft = tm_odds_draft_exact (total);
  for (gsize i = 0; i < n_values; i++)
    tm_odds_draft_add (&draft, values[i], (TmMass) { .count = weights != NULL ? weights[i] : 1 });

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_ref:
 * @self: a distribution
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
TmOdds *
tm_odds_ref (TmOdds *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * tm_odds_unref:
 * @self: (transfer full): a distribution
 *
 * Drops a reference, and frees the distribution with the last one.
 */
void
tm_odds_unref (TmOdds *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->entries);
  g_free (self);
}

/* Reading */

/* Finds the first entry whose value is at least @value. */
static gsize
find_entry (TmOdds *self, gint64 value)
{
  gsize low = 0;
  gsize high = self->n_entries;

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (self->entries[middle].value < value)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static void
add_mass (TmMass *sum, TmMass mass)
{
  sum->count += mass.count;
  sum->chance += mass.chance;
}

/* Adds up the masses of all values from @lowest to @highest. */
TmMass
tm_odds_get_mass_between (TmOdds *self, gint64 lowest, gint64 highest)
{
  TmMass sum = { 0 };

  for (gsize i = find_entry (self, lowest);
       i < self->n_entries && self->entries[i].value <= highest; i++)
    add_mass (&sum, self->entries[i].mass);

  return sum;
}

static long double
mass_to_chance (TmOdds *self, TmMass mass)
{
  return self->exact ? (long double) mass.count / self->total : mass.chance;
}

/* Gives the chance that the outcome is among those listed. */
long double
tm_odds_get_listed (TmOdds *self)
{
  return mass_to_chance (self, tm_odds_get_mass_between (self, G_MININT64, G_MAXINT64));
}

/**
 * tm_odds_get_n_values:
 * @self: a distribution
 *
 * Gets how many different values can come.
 *
 * Returns: the number of values
 */
gsize
tm_odds_get_n_values (TmOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_entries;
}

/**
 * tm_odds_get_value:
 * @self: a distribution
 * @index: from 0 to the number of values − 1
 *
 * Gets one of the values, which are in ascending order.
 *
 * Returns: the value
 */
gint64
tm_odds_get_value (TmOdds *self, gsize index)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (index < self->n_entries, 0);

  return self->entries[index].value;
}

/**
 * tm_odds_get_chance:
 * @self: a distribution
 * @index: from 0 to the number of values − 1
 *
 * Gets the chance of one of the values.
 *
 * A chance below 1e-308 can come out as 0, as a double has nothing smaller.
 *
 * Returns: the chance, from 0 to 1
 */
double
tm_odds_get_chance (TmOdds *self, gsize index)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (index < self->n_entries, 0);

  return (double) mass_to_chance (self, self->entries[index].mass);
}

/**
 * tm_odds_get_fraction:
 * @self: a distribution
 * @index: from 0 to the number of values − 1
 * @fraction: (out caller-allocates): where the chance is stored
 *
 * Gets the exact chance of one of the values.
 *
 * Returns: %FALSE if the distribution is not exact; @fraction is then left alone
 */
gboolean
tm_odds_get_fraction (TmOdds *self, gsize index, TmFraction *fraction)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (index < self->n_entries, FALSE);
  g_return_val_if_fail (fraction != NULL, FALSE);

  if (!self->exact)
    return FALSE;

  *fraction = tm_fraction_new (self->entries[index].mass.count, self->total);
  return TRUE;
}

/**
 * tm_odds_dup_fraction:
 * @self: a distribution
 * @index: from 0 to the number of values − 1
 *
 * Writes the exact chance of one of the values in lowest terms, such as `2/5`.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if the distribution is not exact
 */
char *
tm_odds_dup_fraction (TmOdds *self, gsize index)
{
  TmFraction fraction;

  return tm_odds_get_fraction (self, index, &fraction) ? tm_fraction_dup_string (fraction) : NULL;
}

/**
 * tm_odds_get_chance_between:
 * @self: a distribution
 * @lowest: the lowest value that counts
 * @highest: the highest value that counts
 *
 * Gets the chance that the value lies in a range: of one value with @lowest = @highest, of a value
 * or more with %G_MAXINT64, of a value or less with %G_MININT64.
 *
 * Returns: the chance, from 0 to 1
 */
double
tm_odds_get_chance_between (TmOdds *self, gint64 lowest, gint64 highest)
{
  g_return_val_if_fail (self != NULL, 0);

  return (double) mass_to_chance (self, tm_odds_get_mass_between (self, lowest, highest));
}

/**
 * tm_odds_get_fraction_between:
 * @self: a distribution
 * @lowest: the lowest value that counts
 * @highest: the highest value that counts
 * @fraction: (out caller-allocates): where the chance is stored
 *
 * Gets the exact chance that the value lies in a range.
 *
 * Returns: %FALSE if the distribution is not exact; @fraction is then left alone
 */
gboolean
tm_odds_get_fraction_between (TmOdds *self, gint64 lowest, gint64 highest, TmFraction *fraction)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (fraction != NULL, FALSE);

  if (!self->exact)
    return FALSE;

  *fraction = tm_fraction_new (tm_odds_get_mass_between (self, lowest, highest).count, self->total);
  return TRUE;
}

/* Adds up value times count where that stays within 128 bits. */
static gboolean
get_exact_sum (TmOdds *self, TmInt128 *sum)
{
  *sum = 0;
  for (gsize i = 0; self->exact && i < self->n_entries; i++)
    {
      TmInt128 product;

      if (__builtin_mul_overflow (self->entries[i].mass.count, self->entries[i].value, &product)
          || __builtin_add_overflow (*sum, product, sum))
        return FALSE;
    }

  return self->exact;
}

static long double
get_mean (TmOdds *self)
{
  long double sum = 0;
  TmInt128 exact_sum;

  if (get_exact_sum (self, &exact_sum))
    return (long double) exact_sum / self->total / tm_odds_get_listed (self);

  for (gsize i = 0; i < self->n_entries; i++)
    sum += self->entries[i].value * mass_to_chance (self, self->entries[i].mass);

  return sum / tm_odds_get_listed (self);
}

/**
 * tm_odds_get_mean:
 * @self: a distribution
 *
 * Gets the average of the values that are listed.
 *
 * Returns: the mean
 */
double
tm_odds_get_mean (TmOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (double) get_mean (self);
}

/**
 * tm_odds_get_variance:
 * @self: a distribution
 *
 * Gets the average squared distance from the mean; the standard deviation is its square root.
 *
 * Returns: the variance
 */
double
tm_odds_get_variance (TmOdds *self)
{
  long double mean, sum = 0;

  g_return_val_if_fail (self != NULL, 0);

  mean = get_mean (self);
  for (gsize i = 0; i < self->n_entries; i++)
    {
      long double distance = self->entries[i].value - mean;

      sum += distance * distance * mass_to_chance (self, self->entries[i].mass);
    }

  return (double) (sum / tm_odds_get_listed (self));
}

/**
 * tm_odds_get_quantile:
 * @self: a distribution
 * @chance: from 0 to 1; 0.5 for the median
 *
 * Gets the lowest value for which the chance of it or less is at least @chance.
 *
 * Returns: the value
 */
gint64
tm_odds_get_quantile (TmOdds *self, double chance)
{
  TmMass sum = { 0 };

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (chance >= 0 && chance <= 1, 0);

  if (!self->exact)
    sum.chance = 0;

  for (gsize i = 0; i + 1 < self->n_entries; i++)
    {
      add_mass (&sum, self->entries[i].mass);
      if ((double) mass_to_chance (self, sum) >= chance)
        return self->entries[i].value;
    }

  return self->entries[self->n_entries - 1].value;
}

/**
 * tm_odds_is_exact:
 * @self: a distribution
 *
 * Tells whether the chances are exact fractions.
 *
 * Returns: %TRUE if they are
 */
gboolean
tm_odds_is_exact (TmOdds *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->exact;
}

/**
 * tm_odds_get_error:
 * @self: a distribution
 *
 * Gets a bound of the error of every chance that is given as a double, relative to the chance.
 *
 * It covers the rounding of every step, so the true error is smaller as a rule.
 *
 * Returns: the bound
 */
double
tm_odds_get_error (TmOdds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->error + DBL_EPSILON;
}

/**
 * tm_odds_get_missing:
 * @self: a distribution
 *
 * Gets the chance of an outcome that is not listed: explosions that went on too long to be
 * followed. It is 0 where nothing explodes.
 *
 * Returns: the chance, or an upper bound of it if the distribution is not exact
 */
double
tm_odds_get_missing (TmOdds *self)
{
  TmUint128 listed;

  g_return_val_if_fail (self != NULL, 0);

  if (!self->exact)
    return (double) self->missing;

  listed = tm_odds_get_mass_between (self, G_MININT64, G_MAXINT64).count;

  return (double) ((long double) (self->total - listed) / self->total);
}
