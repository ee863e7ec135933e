/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws without replacement, and the counting behind them. */

#include "tm-odds-private.h"

/* Multiplies by @factor / @divisor where the quotient is known to be whole. */
static gboolean
multiply_and_divide (TmUint128 *number, TmUint128 factor, TmUint128 divisor)
{
  TmUint128 common = tm_uint128_gcd (*number, divisor);

  return !__builtin_mul_overflow (*number / common, factor / (divisor / common), number);
}

/**
 * tm_binomial:
 * @n: how many there are to choose from
 * @k: how many are chosen
 * @count: (out caller-allocates): where the number of ways is stored
 *
 * Counts the ways to choose @k of @n things, the order being indifferent.
 *
 * Returns: %FALSE if the count needs more than 128 bits; @count then holds nothing of use
 */
gboolean
tm_binomial (guint n, guint k, TmUint128 *count)
{
  g_return_val_if_fail (count != NULL, FALSE);

  if (k > n)
    {
      *count = 0;
      return TRUE;
    }

  k = MIN (k, n - k);
  *count = 1;
  for (guint i = 1; i <= k; i++)
    if (!multiply_and_divide (count, (TmUint128) n - k + i, i))
      return FALSE;

  return TRUE;
}

typedef struct
{
  guint n_copies;
  guint n_others;
  guint n_drawn;
  guint fewest; /* copies that can come at least … */
  guint most; /* … and at most */
} Draw;

/* Choosing k of the copies and the rest of the others has to be counted for every k. */
static TmOdds *
new_exact_draw (const Draw *draw)
{
  TmOddsDraft draft;
  TmUint128 total;

  if (!tm_binomial (draw->n_copies + draw->n_others, draw->n_drawn, &total))
    return NULL;

  draft = tm_odds_draft_exact (total);
  for (guint k = draw->fewest; k <= draw->most; k++)
    {
      TmMass mass = { 0 };
      TmUint128 ways;

      /* No product of the two is above the total, so neither can overflow. */
      if (!tm_binomial (draw->n_copies, k, &mass.count)
          || !tm_binomial (draw->n_others, draw->n_drawn - k, &ways))
        g_assert_not_reached ();
      mass.count *= ways;
      tm_odds_draft_add (&draft, k, mass);
    }

  return tm_odds_new_take (&draft);
}

/* How many times as likely k + 1 copies are as k. */
static long double
get_ratio (const Draw *draw, guint k)
{
  return (long double) (draw->n_copies - k) / (k + 1)
         * ((long double) (draw->n_drawn - k) / (draw->n_others + k + 1 - draw->n_drawn));
}

static TmOdds *
new_inexact_draw (const Draw *draw)
{
  guint n_values = draw->most - draw->fewest + 1;
  g_autofree long double *chances = g_new0 (long double, n_values);
  TmOddsDraft draft = tm_odds_draft_inexact (0, 12.0 * n_values * tm_odds_get_epsilon ());
  guint likeliest = draw->fewest;
  long double sum = 0;

  /* Starting from the likeliest number keeps all others between 0 and 1. */
  while (likeliest < draw->most && get_ratio (draw, likeliest) > 1)
    likeliest++;

  chances[likeliest - draw->fewest] = 1;
  for (guint k = likeliest; k < draw->most; k++)
    chances[k + 1 - draw->fewest] = chances[k - draw->fewest] * get_ratio (draw, k);
  for (guint k = likeliest; k > draw->fewest; k--)
    chances[k - 1 - draw->fewest] = chances[k - draw->fewest] / get_ratio (draw, k - 1);

  for (guint i = 0; i < n_values; i++)
    sum += chances[i];
  for (guint i = 0; i < n_values; i++)
    tm_odds_draft_add (&draft, (gint64) draw->fewest + i, (TmMass) { .chance = chances[i] / sum });

  return tm_odds_new_take (&draft);
}

/**
 * tm_odds_new_draw:
 * @n_copies: how many of the kind in question there are
 * @n_total: how many there are in all, at least @n_copies and at most %TM_ODDS_MAX_VALUES
 * @n_drawn: how many are drawn without putting any back, at most @n_total
 *
 * Makes the distribution of how many of a kind are drawn from a deck or a bag.
 *
 * Returns: (transfer full): the distribution
 */
TmOdds *
tm_odds_new_draw (guint n_copies, guint n_total, guint n_drawn)
{
  Draw draw;
  TmOdds *self;

  g_return_val_if_fail (n_total < TM_ODDS_MAX_VALUES, NULL);
  g_return_val_if_fail (n_copies <= n_total, NULL);
  g_return_val_if_fail (n_drawn <= n_total, NULL);

  /* Copies among the drawn and drawn among the copies are the same: the smaller set has the smaller
   * counts. */
  draw.n_copies = MAX (n_copies, n_drawn);
  draw.n_drawn = MIN (n_copies, n_drawn);
  draw.n_others = n_total - draw.n_copies;
  draw.fewest = draw.n_drawn - MIN (draw.n_drawn, draw.n_others);
  draw.most = draw.n_drawn;

  self = new_exact_draw (&draw);

  return self != NULL ? self : new_inexact_draw (&draw);
}
