/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a formula: refused with one line that says where, or a value that stays the same. */

#include "tm-formula.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static const char *const names[] = { "a", "b", "Long name", "Ряд" };

static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == TM_FORMULA_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_value (const TmFormula *formula, const gint32 *values)
{
  g_autoptr (GError) error = NULL;
  gint32 value = 0, again = 1;

  if (!tm_formula_evaluate (formula, values, &value, &error))
    {
      g_assert_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_VALUE);
      check_error (error);
      return;
    }
  g_assert_no_error (error);
  g_assert_true (tm_formula_evaluate (formula, values, &again, NULL));
  g_assert_cmpint (value, ==, again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const gint32 small[] = { 3, 0, -2, 7 };
  static const gint32 large[] = { G_MAXINT32, G_MININT32, -1, G_MAXINT32 };
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmFormula) formula = tm_formula_new (text, names, G_N_ELEMENTS (names), &error);

  if (formula == NULL)
    {
      /* The sign or name that is wrong stands in the message, as it was written. */
      if (strchr (text, '\n') == NULL && strchr (text, '\r') == NULL)
        check_error (error);
      return 0;
    }
  g_assert_no_error (error);
  g_assert_cmphex (tm_formula_get_uses (formula) >> G_N_ELEMENTS (names), ==, 0);
  check_value (formula, small);
  check_value (formula, large);
  return 0;
}
