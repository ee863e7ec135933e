/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-fraction.h"

static void
assert_string (TmFraction fraction, const char *expected)
{
  g_autofree char *string = tm_fraction_dup_string (fraction);

  g_assert_cmpstr (string, ==, expected);
}

static void
test_lowest_terms (void)
{
  assert_string (tm_fraction_new (4, 10), "2/5");
  assert_string (tm_fraction_new (0, 17), "0/1");
  assert_string (tm_fraction_new (17, 17), "1/1");
  assert_string (tm_fraction_new (21, 6), "7/2");
  assert_string (tm_fraction_new (TM_UINT128_MAX, 1), "340282366920938463463374607431768211455/1");
}

static void
test_arithmetic (void)
{
  TmFraction half = tm_fraction_new (1, 2);
  TmFraction third = tm_fraction_new (1, 3);
  TmFraction result;

  g_assert_true (tm_fraction_add (half, third, &result));
  assert_string (result, "5/6");
  g_assert_true (tm_fraction_subtract (half, third, &result));
  assert_string (result, "1/6");
  g_assert_false (tm_fraction_subtract (third, half, &result));
  assert_string (result, "1/6");
  g_assert_true (tm_fraction_multiply (half, tm_fraction_new (2, 3), &result));
  assert_string (result, "1/3");
  g_assert_true (tm_fraction_divide (half, third, &result));
  assert_string (result, "3/2");
  g_assert_true (tm_fraction_multiply (TM_FRACTION_ZERO, third, &result));
  assert_string (result, "0/1");
}

/* Every pair of small fractions, checked against integers over one common denominator. */
static void
test_against_integers (void)
{
  const guint common = 27720; /* divisible by 1 … 12 */

  for (guint b = 1; b <= 12; b++)
    for (guint d = 1; d <= 12; d++)
      for (guint a = 0; a <= 2 * b; a++)
        for (guint c = 0; c <= 2 * d; c++)
          {
            TmFraction x = tm_fraction_new (a, b);
            TmFraction y = tm_fraction_new (c, d);
            int left = (int) (a * (common / b));
            int right = (int) (c * (common / d));
            TmFraction result;

            g_assert_cmpint (tm_fraction_compare (x, y), ==, (left > right) - (left < right));
            g_assert_cmpint (tm_fraction_equal (x, y), ==, left == right);
            g_assert_true (tm_fraction_add (x, y, &result));
            g_assert_true (
                tm_fraction_equal (result, tm_fraction_new ((TmUint128) (left + right), common)));
            g_assert_true (tm_fraction_multiply (x, y, &result));
            g_assert_true (tm_fraction_equal (result, tm_fraction_new (a * c, b * d)));
          }
}

static void
test_overflow (void)
{
  TmFraction huge = tm_fraction_new (TM_UINT128_MAX, 1);
  TmFraction tiny = tm_fraction_new (1, TM_UINT128_MAX);
  TmFraction result = TM_FRACTION_ONE;

  g_assert_false (tm_fraction_add (huge, TM_FRACTION_ONE, &result));
  g_assert_false (tm_fraction_add (tiny, tm_fraction_new (1, 2), &result));
  g_assert_false (tm_fraction_subtract (huge, tm_fraction_new (1, 2), &result));
  g_assert_false (tm_fraction_multiply (huge, tm_fraction_new (2, 1), &result));
  g_assert_false (tm_fraction_multiply (tiny, tm_fraction_new (1, 2), &result));
  g_assert_false (tm_fraction_divide (tiny, tm_fraction_new (2, 1), &result));
  assert_string (result, "1/1");

  /* What cancels does not overflow. */
  g_assert_true (tm_fraction_multiply (huge, tiny, &result));
  assert_string (result, "1/1");
}

static void
test_compare_without_overflow (void)
{
  TmUint128 most = TM_UINT128_MAX;

  g_assert_cmpint (
      tm_fraction_compare (tm_fraction_new (most - 1, most), tm_fraction_new (most - 2, most - 1)),
      ==, 1);
  g_assert_cmpint (tm_fraction_compare (tm_fraction_new (1, most), tm_fraction_new (1, most - 1)),
                   ==, -1);
  g_assert_cmpint (tm_fraction_compare (tm_fraction_new (most, 1), tm_fraction_new (most, 1)), ==,
                   0);
  g_assert_cmpint (tm_fraction_compare (TM_FRACTION_ZERO, tm_fraction_new (1, most)), ==, -1);
}

static void
test_to_double (void)
{
  g_assert_cmpfloat (tm_fraction_to_double (tm_fraction_new (2, 5)), ==, 0.4);
  g_assert_cmpfloat (tm_fraction_to_double (TM_FRACTION_ZERO), ==, 0.0);
  g_assert_cmpfloat_with_epsilon (
      tm_fraction_to_double (tm_fraction_new (TM_UINT128_MAX / 3, TM_UINT128_MAX)), 1.0 / 3, 1e-16);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/fraction/lowest-terms", test_lowest_terms);
  g_test_add_func ("/engine/fraction/arithmetic", test_arithmetic);
  g_test_add_func ("/engine/fraction/against-integers", test_against_integers);
  g_test_add_func ("/engine/fraction/overflow-is-reported", test_overflow);
  g_test_add_func ("/engine/fraction/compare-without-overflow", test_compare_without_overflow);
  g_test_add_func ("/engine/fraction/to-double", test_to_double);

  return g_test_run ();
}
