/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TmUint128:
 *
 * An unsigned integer of 128 bits, wide enough to count the outcomes of every draw and roll of an
 * ordinary game without rounding.
 */
__extension__ typedef unsigned __int128 TmUint128;

/**
 * TM_UINT128_MAX:
 *
 * The largest [alias@TmUint128], 2¹²⁸ − 1.
 */
#define TM_UINT128_MAX (~(TmUint128) 0)

/**
 * TmFraction:
 * @numerator: the upper number
 * @denominator: the lower number, at least 1
 *
 * An exact rational number that is not negative, always in lowest terms.
 *
 * Make one with [func@fraction_new], which reduces; a fraction filled in by hand has to be in
 * lowest terms already (0 is 0/1).
 */
typedef struct
{
  TmUint128 numerator;
  TmUint128 denominator;
} TmFraction;

#define TM_FRACTION_ZERO ((TmFraction) { 0, 1 })
#define TM_FRACTION_ONE ((TmFraction) { 1, 1 })

TmFraction tm_fraction_new (TmUint128 numerator, TmUint128 denominator);

gboolean tm_fraction_add (TmFraction a, TmFraction b, TmFraction *sum) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_fraction_subtract (TmFraction a, TmFraction b, TmFraction *difference) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_fraction_multiply (TmFraction a, TmFraction b, TmFraction *product) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_fraction_divide (TmFraction a, TmFraction b, TmFraction *quotient) G_GNUC_WARN_UNUSED_RESULT;

int tm_fraction_compare (TmFraction a, TmFraction b);
gboolean tm_fraction_equal (TmFraction a, TmFraction b);
double tm_fraction_to_double (TmFraction self);
char *tm_fraction_dup_string (TmFraction self);

TmUint128 tm_uint128_gcd (TmUint128 a, TmUint128 b);
char *tm_uint128_dup_string (TmUint128 number);

G_END_DECLS
