/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the runner of cases spells what a ruling says and what a case expects. */

#include "case.h"

static void
assert_spelled (const char *value, const char *json, const char *expected)
{
  g_autoptr (GVariant) given = g_variant_ref_sink (g_variant_new_parsed (value));
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  g_autofree char *given_text = case_spell_variant (given);
  g_autofree char *wanted_text = NULL;

  g_assert_no_error (error);
  wanted_text = case_spell_node (node);
  g_assert_cmpstr (given_text, ==, expected);
  g_assert_cmpstr (wanted_text, ==, expected);
}

static void
test_unknown (void)
{
  assert_spelled ("@mv nothing", "null", "null");
}

static void
test_lists (void)
{
  assert_spelled ("[[@x 0, 2], [], [1]]", "[[0, 2], [], [1]]", "[[0, 2], [], [1]]");
  assert_spelled ("@aax []", "[]", "[]");
}

/* Whether it stands alone or in a list. */
static void
test_reals (void)
{
  assert_spelled ("0.33333333333333331", "0.333333", "0.333333");
  assert_spelled ("[0.33333333333333331, 2.0, 0.5]", "[0.333333, 2.0, 0.5]",
                  "[0.333333, 2.0, 0.5]");
  assert_spelled ("1.0000004", "0.9999996", "1.0");
  assert_spelled ("-0.0000001", "0.0", "0.0");
  assert_spelled ("-10.0", "-10.0", "-10.0");
}

/* What differs is spelled differently. */
static void
test_difference (void)
{
  g_autoptr (GVariant) real = g_variant_ref_sink (g_variant_new_double (0.333334));
  g_autoptr (GVariant) whole = g_variant_ref_sink (g_variant_new_int64 (2));
  g_autofree char *real_text = case_spell_variant (real);
  g_autofree char *whole_text = case_spell_variant (whole);

  g_assert_cmpstr (real_text, ==, "0.333334");
  g_assert_cmpstr (whole_text, ==, "2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/cases/spelling/unknown-is-null", test_unknown);
  g_test_add_func ("/cases/spelling/lists-of-lists", test_lists);
  g_test_add_func ("/cases/spelling/reals-to-six-decimals", test_reals);
  g_test_add_func ("/cases/spelling/differences-stay", test_difference);
  return g_test_run ();
}
