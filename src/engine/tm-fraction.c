/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-fraction.h"

/* 2^128 - 1 has 39 decimal digits. */
#define MAX_DIGITS 39

/**
 * tm_uint128_gcd:
 * @a: a number
 * @b: a number
 *
 * Finds the greatest common divisor of two numbers.
 *
 * Returns: the greatest number that divides both; the other number if one is 0
 */
TmUint128
tm_uint128_gcd (TmUint128 a, TmUint128 b)
{
  while (b != 0)
    {
      TmUint128 rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

/**
 * tm_uint128_dup_string:
 * @number: a number
 *
 * Writes a number in decimal digits, without any grouping.
 *
 * Returns: (transfer full): the digits
 */
char *
tm_uint128_dup_string (TmUint128 number)
{
  char digits[MAX_DIGITS + 1];
  char *start = digits + MAX_DIGITS;

  *start = '\0';
  do
    {
      *--start = (char) ('0' + (int) (number % 10));
      number /= 10;
    }
  while (number != 0);

  return g_strdup (start);
}

/**
 * tm_fraction_new:
 * @numerator: the upper number
 * @denominator: the lower number, at least 1
 *
 * Makes a fraction in lowest terms.
 *
 * Returns: @numerator / @denominator
 */
TmFraction
tm_fraction_new (TmUint128 numerator, TmUint128 denominator)
{
  TmUint128 divisor;

  g_return_val_if_fail (denominator != 0, TM_FRACTION_ZERO);

  divisor = tm_uint128_gcd (numerator, denominator);

  return (TmFraction) { numerator / divisor, denominator / divisor };
}

/* Brings @a and @b to their least common denominator. */
static gboolean
to_common_denominator (TmFraction a,
                       TmFraction b,
                       TmUint128 *numerator_a,
                       TmUint128 *numerator_b,
                       TmUint128 *denominator)
{
  TmUint128 common = tm_uint128_gcd (a.denominator, b.denominator);
  TmUint128 factor_a = b.denominator / common;
  TmUint128 factor_b = a.denominator / common;

  return !__builtin_mul_overflow (a.numerator, factor_a, numerator_a)
         && !__builtin_mul_overflow (b.numerator, factor_b, numerator_b)
         && !__builtin_mul_overflow (a.denominator, factor_a, denominator);
}

/**
 * tm_fraction_add:
 * @a: a fraction
 * @b: a fraction
 * @sum: (out caller-allocates): where the sum is stored
 *
 * Adds two fractions.
 *
 * Returns: %FALSE if a number on the way needs more than 128 bits; @sum is then left alone
 */
gboolean
tm_fraction_add (TmFraction a, TmFraction b, TmFraction *sum)
{
  TmUint128 numerator_a, numerator_b, numerator, denominator;

  if (!to_common_denominator (a, b, &numerator_a, &numerator_b, &denominator)
      || __builtin_add_overflow (numerator_a, numerator_b, &numerator))
    return FALSE;

  *sum = tm_fraction_new (numerator, denominator);
  return TRUE;
}

/**
 * tm_fraction_subtract:
 * @a: a fraction
 * @b: a fraction, at most @a
 * @difference: (out caller-allocates): where @a − @b is stored
 *
 * Subtracts one fraction from another.
 *
 * Returns: %FALSE if the difference is negative or a number on the way needs more than 128 bits;
 *   @difference is then left alone
 */
gboolean
tm_fraction_subtract (TmFraction a, TmFraction b, TmFraction *difference)
{
  TmUint128 numerator_a, numerator_b, numerator, denominator;

  if (!to_common_denominator (a, b, &numerator_a, &numerator_b, &denominator)
      || __builtin_sub_overflow (numerator_a, numerator_b, &numerator))
    return FALSE;

  *difference = tm_fraction_new (numerator, denominator);
  return TRUE;
}

/**
 * tm_fraction_multiply:
 * @a: a fraction
 * @b: a fraction
 * @product: (out caller-allocates): where the product is stored
 *
 * Multiplies two fractions.
 *
 * Returns: %FALSE if the product in lowest terms needs more than 128 bits; @product is then left
 *   alone
 */
gboolean
tm_fraction_multiply (TmFraction a, TmFraction b, TmFraction *product)
{
  /* Crosswise reduction leaves nothing to cancel, so only a product that is truly too big fails. */
  TmFraction left = tm_fraction_new (a.numerator, b.denominator);
  TmFraction right = tm_fraction_new (b.numerator, a.denominator);
  TmFraction result;

  if (__builtin_mul_overflow (left.numerator, right.numerator, &result.numerator)
      || __builtin_mul_overflow (left.denominator, right.denominator, &result.denominator))
    return FALSE;

  *product = result;
  return TRUE;
}

/**
 * tm_fraction_divide:
 * @a: a fraction
 * @b: a fraction, not 0
 * @quotient: (out caller-allocates): where @a / @b is stored
 *
 * Divides one fraction by another.
 *
 * Returns: %FALSE if the quotient in lowest terms needs more than 128 bits; @quotient is then left
 *   alone
 */
gboolean
tm_fraction_divide (TmFraction a, TmFraction b, TmFraction *quotient)
{
  g_return_val_if_fail (b.numerator != 0, FALSE);

  return tm_fraction_multiply (a, (TmFraction) { b.denominator, b.numerator }, quotient);
}

/**
 * tm_fraction_compare:
 * @a: a fraction
 * @b: a fraction
 *
 * Compares two fractions exactly, however large their numbers are.
 *
 * The whole parts are compared first; if they agree, the reciprocals of the rests are, with the
 * answer turned round. This is Euclid's algorithm, so nothing can overflow.
 *
 * Returns: −1 if @a is less than @b, 0 if they are equal, 1 if @a is greater
 */
int
tm_fraction_compare (TmFraction a, TmFraction b)
{
  int sign = 1;

  for (;;)
    {
      TmUint128 whole_a = a.numerator / a.denominator;
      TmUint128 whole_b = b.numerator / b.denominator;
      TmUint128 rest_a = a.numerator % a.denominator;
      TmUint128 rest_b = b.numerator % b.denominator;

      if (whole_a != whole_b)
        return whole_a < whole_b ? -sign : sign;
      if (rest_a == 0 || rest_b == 0)
        return sign * ((rest_a != 0) - (rest_b != 0));

      a = (TmFraction) { a.denominator, rest_a };
      b = (TmFraction) { b.denominator, rest_b };
      sign = -sign;
    }
}

/**
 * tm_fraction_equal:
 * @a: a fraction
 * @b: a fraction
 *
 * Tells whether two fractions are the same number.
 *
 * Returns: %TRUE if they are equal
 */
gboolean
tm_fraction_equal (TmFraction a, TmFraction b)
{
  return a.numerator == b.numerator && a.denominator == b.denominator;
}

/**
 * tm_fraction_to_double:
 * @self: a fraction
 *
 * Gives the nearest floating-point number, with a relative error below 4e-16.
 *
 * Returns: the value of @self
 */
double
tm_fraction_to_double (TmFraction self)
{
  return (double) self.numerator / (double) self.denominator;
}

/**
 * tm_fraction_dup_string:
 * @self: a fraction
 *
 * Writes a fraction in lowest terms, always with its denominator: `2/5`, `0/1`, `1/1`.
 *
 * Returns: (transfer full): the text
 */
char *
tm_fraction_dup_string (TmFraction self)
{
  g_autofree char *numerator = tm_uint128_dup_string (self.numerator);
  g_autofree char *denominator = tm_uint128_dup_string (self.denominator);

  return g_strconcat (numerator, "/", denominator, NULL);
}
