/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Distributions made of other distributions, value by value. */

#include "tm-odds-private.h"

#include <math.h>

/* Two distributions in the same kind of numbers: exact if their common total has 128 bits. */
typedef struct
{
  TmOdds *a;
  TmOdds *b;
} Pair;

static void
pair_clear (Pair *pair)
{
  tm_odds_unref (pair->a);
  tm_odds_unref (pair->b);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pair, pair_clear)

static Pair
make_pair (TmOdds *a, TmOdds *b)
{
  TmUint128 total;

  if (a->exact && b->exact && !__builtin_mul_overflow (a->total, b->total, &total))
    return (Pair) { tm_odds_ref (a), tm_odds_ref (b) };

  return (Pair) { tm_odds_ref_inexact (a), tm_odds_ref_inexact (b) };
}

static TmMass
multiply_masses (TmMass a, TmMass b)
{
  return (TmMass) { a.count * b.count, a.chance * b.chance };
}

/* Starts a draft for something that happens with @self, with @n_terms added up for a value. */
static TmOddsDraft
draft_like (TmOdds *self, gsize n_terms)
{
  double error = self->error + (double) n_terms * tm_odds_get_epsilon ();

  return self->exact ? tm_odds_draft_exact (self->total)
                     : tm_odds_draft_inexact (self->missing, error);
}

static TmOddsDraft
draft_like_pair (const Pair *pair, gsize n_terms)
{
  long double missing = pair->a->missing + pair->b->missing;
  double error = pair->a->error + pair->b->error + (double) n_terms * tm_odds_get_epsilon ();

  return pair->a->exact ? tm_odds_draft_exact (pair->a->total * pair->b->total)
                        : tm_odds_draft_inexact (missing, error);
}

/* A combination holds every pair of values until equal results are merged. */
double
tm_odds_get_combine_cost (TmOdds *a, TmOdds *b)
{
  double n_pairs = (double) a->n_entries * (double) b->n_entries;

  return n_pairs <= TM_ODDS_MAX_VALUES ? n_pairs * log2 (n_pairs + 1) : INFINITY;
}

/**
 * tm_odds_combine:
 * @a: a distribution
 * @b: a distribution independent of @a
 * @func: (scope call): what becomes of a value of @a and a value of @b
 * @user_data: data for @func
 *
 * Makes the distribution of a number that depends on two independent others. The number of pairs
 * of their values is at most %TM_ODDS_MAX_VALUES.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_combine (TmOdds *a, TmOdds *b, TmOddsCombineFunc func, gpointer user_data)
{
  g_return_val_if_fail (a != NULL && b != NULL, NULL);
  g_return_val_if_fail (func != NULL, NULL);
  g_return_val_if_fail (!isinf (tm_odds_get_combine_cost (a, b)), NULL);

  g_auto (Pair) pair = make_pair (a, b);
  TmOddsDraft draft = draft_like_pair (&pair, a->n_entries * b->n_entries + 1);

  for (gsize i = 0; i < a->n_entries; i++)
    for (gsize j = 0; j < b->n_entries; j++)
      {
        const TmOddsEntry *left = &pair.a->entries[i];
        const TmOddsEntry *right = &pair.b->entries[j];

        tm_odds_draft_add (&draft, func (left->value, right->value, user_data),
                           multiply_masses (left->mass, right->mass));
      }

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_map:
 * @self: a distribution
 * @func: (scope call): what becomes of a value
 * @user_data: data for @func
 *
 * Makes the distribution of a number that depends on another one. Values that become equal are put
 * together.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_map (TmOdds *self, TmOddsMapFunc func, gpointer user_data)
{
  TmOddsDraft draft;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (func != NULL, NULL);

  draft = draft_like (self, self->n_entries);
  for (gsize i = 0; i < self->n_entries; i++)
    tm_odds_draft_add (&draft, func (self->entries[i].value, user_data), self->entries[i].mass);

  return tm_odds_new_take (&draft);
}

/* Lists only the values that pass @test; the others become missing. */
TmOdds *
tm_odds_restrict (TmOdds *self, TmOddsTestFunc test, gpointer user_data)
{
  TmOddsDraft draft = draft_like (self, 0);

  for (gsize i = 0; i < self->n_entries; i++)
    if (test (self->entries[i].value, user_data))
      tm_odds_draft_add (&draft, self->entries[i].value, self->entries[i].mass);
    else if (!draft.exact)
      draft.missing += self->entries[i].mass.chance;

  return tm_odds_new_take (&draft);
}

/* Makes every value of @self as much rarer as the listed part of @by says; the rest is missing. */
TmOdds *
tm_odds_scale (TmOdds *self, TmOdds *by)
{
  g_auto (Pair) pair = make_pair (self, by);
  TmOddsDraft draft = draft_like_pair (&pair, by->n_entries + 1);
  TmMass factor = tm_odds_get_mass_between (pair.b, G_MININT64, G_MAXINT64);

  for (gsize i = 0; i < self->n_entries; i++)
    tm_odds_draft_add (&draft, pair.a->entries[i].value,
                       multiply_masses (pair.a->entries[i].mass, factor));

  return tm_odds_new_take (&draft);
}

/* Finds the least common total of distributions, if all are exact and it has 128 bits. */
static gboolean
get_common_total (TmOdds *const *parts, gsize n_parts, TmUint128 *total)
{
  *total = 1;
  for (gsize i = 0; i < n_parts; i++)
    {
      if (!parts[i]->exact
          || __builtin_mul_overflow (
              *total, parts[i]->total / tm_uint128_gcd (*total, parts[i]->total), total))
        return FALSE;
    }

  return TRUE;
}

static TmOdds *
unite_exact (TmOdds *const *parts, gsize n_parts, TmUint128 total)
{
  TmOddsDraft draft = tm_odds_draft_exact (total);

  for (gsize i = 0; i < n_parts; i++)
    for (gsize j = 0; j < parts[i]->n_entries; j++)
      {
        const TmOddsEntry *entry = &parts[i]->entries[j];

        tm_odds_draft_add (&draft, entry->value,
                           (TmMass) { .count = entry->mass.count * (total / parts[i]->total) });
      }

  return tm_odds_new_take (&draft);
}

/* Adds up the chances of cases that exclude each other, each of which lists only its own part of
 * all outcomes. @missing is what is in none of them; exact distributions work it out. */
TmOdds *
tm_odds_unite (TmOdds *const *parts, gsize n_parts, long double missing)
{
  TmOddsDraft draft;
  TmUint128 total;

  if (get_common_total (parts, n_parts, &total))
    return unite_exact (parts, n_parts, total);

  draft = tm_odds_draft_inexact (missing, 0);
  for (gsize i = 0; i < n_parts; i++)
    {
      g_autoptr (TmOdds) part = tm_odds_ref_inexact (parts[i]);

      draft.error = MAX (draft.error, part->error + (double) n_parts * tm_odds_get_epsilon ());
      for (gsize j = 0; j < part->n_entries; j++)
        tm_odds_draft_add (&draft, part->entries[j].value, part->entries[j].mass);
    }

  return tm_odds_new_take (&draft);
}

/* Leaves out values at both ends as long as their chance stays within @allowance an end. */
TmOdds *
tm_odds_trim (TmOdds *self, long double allowance)
{
  g_autoptr (TmOdds) inexact = tm_odds_ref_inexact (self);
  TmOddsDraft draft = tm_odds_draft_inexact (inexact->missing, inexact->error);
  gsize start = 0;
  gsize end = inexact->n_entries;
  long double below = inexact->entries[start].mass.chance;
  long double above = inexact->entries[end - 1].mass.chance;

  for (; start + 1 < end && below <= allowance; below += inexact->entries[++start].mass.chance)
    draft.missing += inexact->entries[start].mass.chance;
  for (; start + 1 < end && above <= allowance; above += inexact->entries[--end - 1].mass.chance)
    draft.missing += inexact->entries[end - 1].mass.chance;
  for (gsize i = start; i < end; i++)
    tm_odds_draft_add (&draft, inexact->entries[i].value, inexact->entries[i].mass);

  return tm_odds_new_take (&draft);
}

/* Makes a distribution that lists 0 with the chance @weight / @total, the rest being missing. */
static TmOdds *
new_share (guint64 weight, TmUint128 total)
{
  TmOddsDraft draft = tm_odds_draft_exact (total);

  tm_odds_draft_add (&draft, 0, (TmMass) { .count = weight });

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_mix:
 * @parts: (array length=n_parts): distributions
 * @weights: (array length=n_parts): how often each of them applies, not all 0
 * @n_parts: how many there are, at least 1
 *
 * Makes the distribution of a number that follows one of several distributions, chosen by chance. All
 * parts together have at most %TM_ODDS_MAX_VALUES different values.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_mix (TmOdds *const *parts, const guint64 *weights, gsize n_parts)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_odds_unref);
  TmUint128 total = 0;
  long double missing = 0;

  g_return_val_if_fail (parts != NULL && weights != NULL, NULL);

  for (gsize i = 0; i < n_parts; i++)
    total += weights[i];
  g_return_val_if_fail (total != 0, NULL);

  for (gsize i = 0; i < n_parts; i++)
    {
      g_autoptr (TmOdds) share = new_share (weights[i], total);

      g_ptr_array_add (cases, tm_odds_scale (parts[i], share));
      missing += tm_odds_get_missing (parts[i]) * ((long double) weights[i] / total);
    }

  return tm_odds_unite ((TmOdds *const *) cases->pdata, cases->len, missing);
}

/* Adds up the masses of the values that pass @test and of what is missing. */
static TmMass
get_possible_mass (TmOdds *self, TmOddsTestFunc test, gpointer user_data)
{
  TmMass sum = { .chance = self->missing };

  if (self->exact)
    sum.count = self->total - tm_odds_get_mass_between (self, G_MININT64, G_MAXINT64).count;

  for (gsize i = 0; i < self->n_entries; i++)
    if (test (self->entries[i].value, user_data))
      {
        sum.count += self->entries[i].mass.count;
        sum.chance += self->entries[i].mass.chance;
      }

  return sum;
}

/**
 * tm_odds_condition:
 * @self: a distribution
 * @test: (scope call): tells which values are possible
 * @user_data: data for @test
 *
 * Makes the distribution of the same number once something has become known about it.
 *
 * Outcomes that are missing from @self stay missing: they count as possible.
 *
 * Returns: (transfer full) (nullable): the distribution; %NULL if no value passes @test
 */
TmOdds *
tm_odds_condition (TmOdds *self, TmOddsTestFunc test, gpointer user_data)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (test != NULL, NULL);

  g_autoptr (TmOdds) part = NULL;
  TmMass whole = get_possible_mass (self, test, user_data);
  double error = 2 * self->error + (double) (self->n_entries + 3) * tm_odds_get_epsilon ();
  TmOddsDraft draft = self->exact ? tm_odds_draft_exact (MAX (whole.count, 1))
                                  : tm_odds_draft_inexact (self->missing / whole.chance, error);

  for (gsize i = 0; i < self->n_entries; i++)
    {
      TmMass mass = self->entries[i].mass;

      if (!self->exact)
        mass.chance /= whole.chance;
      if (test (self->entries[i].value, user_data))
        tm_odds_draft_add (&draft, self->entries[i].value, mass);
    }

  part = tm_odds_new_take (&draft);

  return part->n_entries > 0 ? g_steal_pointer (&part) : NULL;
}
