/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How values stand on the command line. */

#include "tm-cli-text.h"

static void
assert_spelled (const char *value, const char *expected)
{
  g_autoptr (GVariant) parsed = g_variant_ref_sink (g_variant_new_parsed (value));
  g_autofree char *text = tm_cli_dup_spelling (parsed);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_single (void)
{
  assert_spelled ("true", "yes");
  assert_spelled ("@x -7", "-7");
  assert_spelled ("'C1-C2'", "C1-C2");
  assert_spelled ("0.25", "0.25");
  assert_spelled ("@mv nothing", "?");
}

static void
test_lists (void)
{
  assert_spelled ("[true, false]", "yes,no");
  assert_spelled ("[<@x 1>, <'?'>]", "1,?");
  assert_spelled ("[0.5, 0.33333333333333331]", "0.5,0.333333333333333");
  assert_spelled ("@ax []", "");
}

static void
test_nested (void)
{
  assert_spelled ("[[@x 0, 2], [], [1]]", "[0,2],[],[1]");
  assert_spelled ("[<[<@x 0>, <@x 2>]>, <@av []>]", "[0,2],[]");
  assert_spelled ("@aax []", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/cli/spelling/single", test_single);
  g_test_add_func ("/cli/spelling/lists", test_lists);
  g_test_add_func ("/cli/spelling/lists-of-lists", test_nested);
  return g_test_run ();
}
