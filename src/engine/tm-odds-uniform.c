/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Sums of many dice whose faces are all equally likely.
 *
 * Let f(n, k) be the number of ways in which n dice with the faces 0 … s − 1 add up to k. Counting
 * by inclusion and exclusion gives a recurrence like that of a B-spline:
 *
 *   (n − 1) f(n, k) = (k + n − 1) f(n − 1, k) + (n (s − 1) + 1 − k) f(n − 1, k − s)
 *
 * No factor is negative where the ways beside it are not zero, so nothing cancels and the relative
 * error stays small for the rarest sum, too: four roundings for each die. Only sums whose distance
 * is a multiple of s meet each other. Those with the remainder r when divided by s therefore make a
 * triangle of their own, a column of n numbers that stays in the nearest cache. A triangle takes
 * n² / 2 steps, and half of them do because the sums k and n (s − 1) − k are equally likely.
 */

#include "tm-odds-private.h"

#include <math.h>

/* How a row of a triangle, the sums of n dice, comes from the row above: place j, the sum
 * r + j · s, is stay times the place above it and from times the one before that. The factors are
 * those of the last place, n − 1; they change by a step for each place. All are whole numbers times
 * a power of two, with less than 53 bits: nothing is rounded. */
typedef struct
{
  double stay;
  double from;
  double step;
} Row;

static inline void
row_go_down (Row *self)
{
  self->stay -= self->step;
  self->from += self->step;
}

static Row
make_row (guint n, gsize n_faces, gsize remainder, double unit)
{
  gsize last = remainder + (n - 1) * n_faces;
  double stay = (double) (last + n - 1) * unit;

  return (Row) { stay, (double) (n * n_faces) * unit - stay, (double) n_faces * unit };
}

/* The factors of the row of m dice are multiplied by the power of two that keeps its numbers from
 * growing. */
static double *
new_units (guint n, gsize n_faces)
{
  double *units = g_new (double, n + 1);

  for (guint m = 0; m <= n; m++)
    {
      int exponent = 0;

      if (m > 1)
        (void) frexp ((double) (m - 1) * (double) n_faces, &exponent);
      units[m] = ldexp (1, -exponent);
    }

  return units;
}

/* What is left of the divisors of all rows, and of the chance of every roll of @n dice. */
static long double
get_scale (guint n, gsize n_faces, const double *units)
{
  long double scale = 1.0L / n_faces;

  for (guint m = 2; m <= n; m++)
    scale /= (long double) units[m] * (m - 1) * n_faces;

  return scale;
}

/* Replaces the row of @n − 1 dice by that of @n. */
static void
add_die (long double *column, guint n, Row row)
{
  column[n - 1] = 0;
  for (guint j = n - 1; j > 0; j--, row_go_down (&row))
    column[j] = row.stay * column[j] + row.from * column[j - 1];
  column[0] *= row.stay;
}

/* Replaces the row of @n − 1 dice by that of @n + 2, whose last place is @n + 1. Reading and writing
 * takes longer than calculating: this does it once for three rows. */
static void
add_three_dice (long double *column, guint n, Row first, Row second, Row third)
{
  long double here = 0; /* of n − 1 dice, in place j */
  long double one_more = 0; /* of n, in place j + 1 */
  long double two_more = 0; /* of n + 1, in place j + 2 */
  long double one, two;

  for (guint j = n - 1; j > 0; j--)
    {
      long double below = column[j - 1];

      one = first.stay * here + first.from * below;
      two = second.stay * one_more + second.from * one;
      column[j + 2] = third.stay * two_more + third.from * two;
      here = below;
      one_more = one;
      two_more = two;
      row_go_down (&first);
      row_go_down (&second);
      row_go_down (&third);
    }

  one = first.stay * here;
  two = second.stay * one_more + second.from * one;
  column[2] = third.stay * two_more + third.from * two;
  row_go_down (&second);
  row_go_down (&third);

  two_more = two;
  two = second.stay * one;
  column[1] = third.stay * two_more + third.from * two;
  row_go_down (&third);
  column[0] = third.stay * two;
}

/* Works out the chances of all sums of @n dice with a remainder: column[j] is that of the sum
 * @remainder + j · @n_faces. The one number of the first row is @scale. */
static void
fill_column (long double *column,
             guint n,
             gsize n_faces,
             gsize remainder,
             const double *units,
             long double scale)
{
  guint m = 2;

  column[0] = scale;
  for (; (n + 1 - m) % 3 != 0; m++)
    add_die (column, m, make_row (m, n_faces, remainder, units[m]));
  for (; m <= n; m += 3)
    add_three_dice (column, m, make_row (m, n_faces, remainder, units[m]),
                    make_row (m + 1, n_faces, remainder, units[m + 1]),
                    make_row (m + 2, n_faces, remainder, units[m + 2]));
}

/* Roughly how many additions tm_odds_new_uniform_power() takes. */
double
tm_odds_get_uniform_power_cost (guint n, gsize n_faces)
{
  return (double) n * n / 4 * (double) n_faces;
}

/* A bound of the relative error of its chances. */
double
tm_odds_get_uniform_power_error (guint n)
{
  return 4.0 * n * tm_odds_get_epsilon ();
}

/**
 * tm_odds_new_uniform_power:
 * @n: how many dice there are, from 1 to %TM_ODDS_MAX_UNIFORM_DICE
 * @n_faces: how many faces each has, from 0 to @n_faces − 1; all sums together at most
 *   %TM_ODDS_MAX_VALUES
 *
 * Works out the chance of each sum of several dice with equally likely faces.
 *
 * Returns: (transfer full): the chances of the sums from 0 to @n · (@n_faces − 1)
 */
long double *
tm_odds_new_uniform_power (guint n, gsize n_faces)
{
  gsize highest = n * (n_faces - 1);
  long double *chances = g_new (long double, highest + 1);
  g_autofree long double *column = g_new (long double, n);
  g_autofree double *units = new_units (n, n_faces);
  long double scale = get_scale (n, n_faces, units);

  for (gsize remainder = 0; remainder < n_faces; remainder++)
    {
      if ((n_faces - (n + remainder) % n_faces) % n_faces < remainder)
        continue; /* the mirror image of an earlier one */

      fill_column (column, n, n_faces, remainder, units, scale);
      for (gsize j = 0, sum = remainder; j < n && sum <= highest; j++, sum += n_faces)
        chances[sum] = chances[highest - sum] = column[j];
    }

  return chances;
}
