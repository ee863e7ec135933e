/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The binomial distribution and the interval of Clopper and Pearson, for any number of rolls.
 *
 * Nothing here walks over the rolls. The end of the distribution is its first term times a continued
 * fraction, which takes some ten steps where the end is small enough to matter, however many rolls
 * there are; and the ends of the interval are found by Halley's method, whose derivatives that
 * fraction gives away. */

#include "tm-luck.h"

#include "config.h"

#include <math.h>

/* More than anybody rolls. */
#define MOST_MORE 1000000

/* Two numbers that differ by less are the same. */
#define PRECISION 1e-15
#define TINY 1e-300
#define MAX_STEPS 100

/* From here on the binomial distribution is close to the normal one: what comes up at most a
 * standard deviation too often does so with a chance of more than a tenth. By the theorem of Berry
 * and Esseen, with 0.56 for its constant: 0.158 less 0.56 / √100. */
#define MANY 100
#define NOT_RARE 0.1

/* The end of a distribution: `chance` is that of `count` or more, `first` that of just `count`. */
typedef struct
{
  double chance;
  double first;
} Tail;

/* What Stirling's formula for the logarithm of a factorial leaves out. */
static double
get_stirling_error (double number)
{
  double square = number * number;
  int sign;

  if (number < 16)
    return number == 0 ? 0
                       : lgamma_r (number + 1, &sign) - (number + 0.5) * log (number) + number
                             - 0.5 * log (2 * G_PI);
  return (1 / 12.0 - (1 / 360.0 - (1 / 1260.0 - 1 / (1680 * square)) / square) / square) / number;
}

/* `count` log (`count` / `expected`) + `expected` − `count`, without loss where the two are close. */
static double
get_deviance (double count, double expected)
{
  double share = (count - expected) / (count + expected);
  double power = 2 * count * share;
  double sum = (count - expected) * share;

  if (fabs (share) > 0.1)
    return count * log (count / expected) + expected - count;
  for (guint i = 3; i < MAX_STEPS; i += 2)
    {
      double last = sum;

      power *= share * share;
      sum += power / i;
      if (sum == last)
        break;
    }
  return sum;
}

/* The chance that a face comes up just so often. After C. Loader, “Fast and Accurate Computation of
 * Binomial Probabilities” (2000). */
static double
get_term (double count, double n_rolls, double chance)
{
  double others = n_rolls - count;

  if (count == 0)
    return exp (n_rolls * log1p (-chance));
  if (others == 0)
    return exp (n_rolls * log (chance));
  return exp (get_stirling_error (n_rolls) - get_stirling_error (count)
              - get_stirling_error (others) - get_deviance (count, n_rolls * chance)
              - get_deviance (others, n_rolls * (1 - chance)))
         * sqrt (n_rolls / (2 * G_PI * count * others));
}

static double
keep_off_zero (double number)
{
  return fabs (number) < TINY ? TINY : number;
}

/* The continued fraction of the incomplete beta function of `a`, `b` and `x`, by the method of
 * Lentz. It ends after at most `b` steps. */
static double
get_fraction (double a, double b, double x)
{
  double c = 1;
  double d = 1 / (1 - (a + b) * x / (a + 1));
  double value = d;

  for (guint step = 1; step <= b; step++)
    {
      double m = step;
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      double change;

      d = 1 / keep_off_zero (1 + even * d);
      c = keep_off_zero (1 + even / c);
      value *= d * c;
      d = 1 / keep_off_zero (1 + odd * d);
      c = keep_off_zero (1 + odd / c);
      change = d * c;
      value *= change;
      if (fabs (change - 1) < PRECISION)
        break;
    }
  return value;
}

/* For a count above what is to be expected. */
static Tail
get_upper_tail (double count, double n_rolls, double chance)
{
  double first = get_term (count, n_rolls, chance);
  double fraction = get_fraction (count, n_rolls - count + 1, chance);

  return (Tail) { MIN (first * (1 - chance) * fraction, 1), first };
}

/**
 * tm_luck_get_tail:
 * @count: a number of rolls, at most @n_rolls
 * @n_rolls: how often a die is rolled
 * @chance: the chance of a face, from 0 to 1
 *
 * Sums up the binomial distribution from @count on.
 *
 * Returns: the chance that the face comes up @count times or more
 */
double
tm_luck_get_tail (guint count, guint n_rolls, double chance)
{
  if (count == 0 || chance >= 1)
    return 1;
  if (chance <= 0)
    return 0;
  if (count > n_rolls * chance)
    return get_upper_tail (count, n_rolls, chance).chance;
  /* The other way round: fewer than that is as many of the other faces. */
  return MAX (1 - get_upper_tail (n_rolls - count + 1.0, n_rolls, 1 - chance).chance, 0);
}

/* The interval */

/* How many standard deviations a chance of `tail`, at most a half, lies away. After Hastings, in
 * Abramowitz and Stegun, “Handbook of Mathematical Functions”, 26.2.23; right to 0.0005. */
static double
get_deviations (double tail)
{
  double t = sqrt (-2 * log (tail));

  return t
         - (2.515517 + t * (0.802853 + t * 0.010328))
               / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

/* Near the chance that find_low() looks for, below `count` / `n_rolls`. Ibid., 26.5.22. */
static double
guess_low (double count, double n_rolls, double tail)
{
  double one = 1 / (2 * count - 1);
  double other = 1 / (2 * (n_rolls - count) + 1);
  double y = get_deviations (tail);
  double lambda = (y * y - 3) / 6;
  double h = 2 / (one + other);
  double w = y * sqrt (MAX (h + lambda, 0)) / h - (other - one) * (lambda + 5 / 6.0 - 2 / (3 * h));

  return count / (count + (n_rolls - count + 1) * exp (2 * w));
}

/* The chance with which `count` or more come up with a chance of `tail`, at most a half. The
 * logarithm of the tail is concave over that of the chance, so that steps from below never
 * overshoot; those from above may, and are then halved. */
static double
find_low (double count, double n_rolls, double tail)
{
  double low = 0;
  double high = count / n_rolls;
  double chance;

  if (count == 0)
    return 0;
  if (count == 1)
    return -expm1 (log1p (-tail) / n_rolls);
  if (count == n_rolls)
    return exp (log (tail) / n_rolls);
  chance = guess_low (count, n_rolls, tail);
  for (guint i = 0; i < MAX_STEPS; i++)
    {
      Tail found;
      double distance, slope, bend, step;

      if (!(chance > low && chance < high))
        chance = (low + high) / 2;
      found = get_upper_tail (count, n_rolls, chance);
      distance = found.chance > 0 ? log (found.chance / tail) : -INFINITY;
      if (distance < 0)
        low = chance;
      else
        high = chance;
      slope = count * found.first / found.chance;
      bend = slope * (count - (n_rolls - count) * chance / (1 - chance) - slope);
      step = distance / slope;
      step /= MAX (1 - step * bend / (2 * slope), 0.5);
      chance = isfinite (step) ? chance * exp (-step) : -1;
      if (fabs (step) < PRECISION * 100)
        break;
    }
  return chance;
}

/**
 * tm_luck_find_interval:
 * @count: how often a face came up, at most @n_rolls
 * @n_rolls: how often the die was rolled, at least 1
 * @error_chance: the chance that the interval may be wrong, half of it at either end
 * @low: (out): the smallest chance of the face that fits
 * @high: (out): the largest chance of the face that fits
 *
 * Finds the interval of Clopper and Pearson for the chance of a face.
 */
void
tm_luck_find_interval (guint count, guint n_rolls, double error_chance, double *low, double *high)
{
  g_return_if_fail (n_rolls > 0 && count <= n_rolls);
  g_return_if_fail (error_chance > 0 && error_chance < 1);

  *low = find_low (count, n_rolls, error_chance / 2);
  *high = 1 - find_low (n_rolls - count, n_rolls, error_chance / 2);
}

/* More rolls */

/* The chance of a count as far off, on its side; a count that is not far off is not looked at. */
static double
get_nearer_tail (guint count, guint n_rolls, double chance)
{
  double distance = fabs (count - n_rolls * chance);
  double variance = n_rolls * chance * (1 - chance);

  if (distance == 0 || (variance >= MANY && distance * distance <= variance))
    return 1;
  if (count > n_rolls * chance)
    return get_upper_tail (count, n_rolls, chance).chance;
  return get_upper_tail (n_rolls - count, n_rolls, 1 - chance).chance;
}

/* Whether a chance lies outside of the interval, without finding its ends. */
static gboolean
is_outside (guint count, guint n_rolls, double chance, double error_chance)
{
  return get_nearer_tail (count, n_rolls, chance) < error_chance / 2;
}

/* A count of the same share, in so many rolls; what is no whole number is rounded to what is to be
 * expected. */
static guint
scale (guint count, guint n_rolls, double chance, guint later)
{
  guint64 scaled = (guint64) count * later;

  return (guint) (count > n_rolls * chance ? scaled / n_rolls : (scaled + n_rolls - 1) / n_rolls);
}

/* A scaled count grows in steps, and what it says rises and falls like the teeth of a saw. This is
 * the next number of rolls, from `later` on, at which it says the least: where a face that is too
 * frequent is about to come up once more, or a rare one just did. */
static guint
find_weak (guint count, guint n_rolls, double chance, guint later)
{
  gboolean is_rarer = count <= n_rolls / 2;
  gboolean is_frequent = count > n_rolls * chance;
  guint64 rarer = is_rarer ? count : n_rolls - count;
  guint64 step;

  if (rarer == 0)
    return later;
  /* The other faces are rare where this one is frequent. */
  if (is_rarer == is_frequent)
    {
      step = rarer * later / n_rolls + 1;
      return (guint) MIN ((step * n_rolls + rarer - 1) / rarer - 1, G_MAXUINT);
    }
  step = (rarer * (later - 1) + n_rolls - 1) / n_rolls;
  return (guint) MIN (step * n_rolls / rarer + 1, G_MAXUINT);
}

/* How much the logarithm of the tail falls with every roll of the same share: the theorem of
 * Chernoff, without what hardly changes. */
static double
get_fall (double share, double chance)
{
  double fall = get_deviance (share, chance) + get_deviance (1 - share, 1 - chance);

  return MAX (fall, TINY);
}

/* Where to look next between two numbers of rolls: where the tail should be `sought`, and if that
 * is outside of the two, a few rolls beside the nearer end, further away each time. */
static guint
choose_next (double guess, guint inside, guint outside, guint *stride)
{
  guint distance = outside - inside;

  if (guess > inside && guess < outside)
    return (guint) ceil (guess) < outside ? (guint) ceil (guess) : outside - 1;
  if (*stride >= distance / 2)
    return inside + distance / 2;
  *stride *= 2;
  return guess <= inside ? inside + *stride / 2 : outside - *stride / 2;
}

/* Until the two are neighbors of those that say the least. */
static void
narrow_down (
    guint count, guint n_rolls, double chance, double error_chance, guint *inside, guint *outside)
{
  double share = count / (double) n_rolls;
  double fall = get_fall (share, chance);
  double deviations = get_deviations (error_chance / 2);
  double guess = pow (deviations / (share - chance), 2) * chance * (1 - chance);
  guint stride = 1;
  guint first;

  while ((first = find_weak (count, n_rolls, chance, *inside + 1)) < *outside)
    {
      guint next = choose_next (guess, *inside, *outside, &stride);
      double tail;

      next = find_weak (count, n_rolls, chance, next);
      if (next >= *outside)
        next = first;
      tail = get_nearer_tail (scale (count, n_rolls, chance, next), next, chance);
      if (tail < error_chance / 2)
        *outside = next;
      else
        *inside = next;
      guess = next + log (MAX (tail, TINY) / (error_chance / 2)) / fall;
    }
}

/**
 * tm_luck_count_more:
 * @count: how often a face came up, at most @n_rolls
 * @n_rolls: how often the die was rolled, at least 1
 * @chance: the chance of the face of a fair die, between 0 and 1
 * @error_chance: the chance that its interval may be wrong
 *
 * Finds how many more rolls it takes until the interval no longer holds @chance, if the face goes
 * on coming up as often as it did: with c of n rolls as they are, the N from which on c N / n of N,
 * rounded to what is to be expected, has a chance below half of @error_chance. Where thousands are
 * needed, rounding may let it through once more within the next hundredth.
 *
 * Returns: N less @n_rolls; 0 if @chance lies outside already; %TM_LUCK_NEVER if it takes more than
 *   a million
 */
guint
tm_luck_count_more (guint count, guint n_rolls, double chance, double error_chance)
{
  guint inside = n_rolls;
  guint outside = n_rolls + MOST_MORE;

  g_return_val_if_fail (n_rolls > 0 && n_rolls <= TM_LUCK_MAX_ROLLS, TM_LUCK_NEVER);
  g_return_val_if_fail (count <= n_rolls && chance > 0 && chance < 1, TM_LUCK_NEVER);
  g_return_val_if_fail (error_chance > 0 && error_chance <= 2 * NOT_RARE, TM_LUCK_NEVER);

  if (is_outside (count, n_rolls, chance, error_chance))
    return 0;
  if (!is_outside (scale (count, n_rolls, chance, outside), outside, chance, error_chance))
    return TM_LUCK_NEVER;
  narrow_down (count, n_rolls, chance, error_chance, &inside, &outside);
  while (outside - inside > 1)
    {
      guint middle = inside + (outside - inside) / 2;

      if (is_outside (scale (count, n_rolls, chance, middle), middle, chance, error_chance))
        outside = middle;
      else
        inside = middle;
    }
  return outside - n_rolls;
}

/* Rolls that it takes to find a crooked die */

/* The smallest count of a chance below `tail`. */
static guint
find_count (guint n_rolls, double chance, double tail)
{
  guint low = (guint) (n_rolls * chance);
  guint high = n_rolls + 1;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (get_nearer_tail (middle, n_rolls, chance) < tail)
        high = middle;
      else
        low = middle;
    }
  return high;
}

/* The chance that rolls of a die with a chance of `crooked` are found too many. */
static double
get_power (guint n_rolls, double fair, double crooked, double tail)
{
  guint count = find_count (n_rolls, fair, tail);

  return count > n_rolls ? 0 : tm_luck_get_tail (count, n_rolls, crooked);
}

/* The chance rises and falls with the number of rolls, like the teeth of a saw: whenever it takes
 * one more to be rare. So it has to be enough for the length of some teeth. */
static gboolean
is_enough (guint n_rolls, double fair, double crooked, double tail, double power)
{
  guint end = n_rolls + (guint) ceil (3 / MIN (fair, 1 - fair));

  for (guint i = n_rolls; i <= end; i++)
    if (get_power (i, fair, crooked, tail) < power)
      return FALSE;
  return TRUE;
}

/**
 * tm_luck_count_needed:
 * @fair: the chance of a face of a fair die, between 0 and 1
 * @crooked: the chance that it truly has, from 0 to 1
 * @error_chance: the chance that its interval may be wrong, at most 0.2; where several faces are
 *   looked at, the share of one of them
 * @power: how sure it is to be, below 1, for instance 0.95
 *
 * Finds how often a crooked die has to be rolled until it is found out: so often, and with any
 * larger number of rolls, the interval of the face excludes @fair on the side of @crooked with a
 * chance of at least @power.
 *
 * Returns: the number of rolls; %TM_LUCK_NEVER if it takes more than a million, or the die is fair
 */
guint
tm_luck_count_needed (double fair, double crooked, double error_chance, double power)
{
  guint too_few = 0;
  guint enough = 1;

  g_return_val_if_fail (fair > 0 && fair < 1 && crooked >= 0 && crooked <= 1, TM_LUCK_NEVER);
  g_return_val_if_fail (error_chance > 0 && error_chance <= 2 * NOT_RARE, TM_LUCK_NEVER);
  g_return_val_if_fail (power > 0 && power < 1, TM_LUCK_NEVER);

  if (crooked == fair)
    return TM_LUCK_NEVER;
  /* Too seldom is too often, seen from the other faces. */
  if (crooked < fair)
    return tm_luck_count_needed (1 - fair, 1 - crooked, error_chance, power);
  while (!is_enough (enough, fair, crooked, error_chance / 2, power))
    {
      too_few = enough;
      enough *= 2;
      if (too_few > MOST_MORE)
        return TM_LUCK_NEVER;
    }
  while (enough - too_few > 1)
    {
      guint middle = too_few + (enough - too_few) / 2;

      if (is_enough (middle, fair, crooked, error_chance / 2, power))
        enough = middle;
      else
        too_few = middle;
    }
  return enough <= MOST_MORE ? enough : TM_LUCK_NEVER;
}
