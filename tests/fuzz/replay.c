/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a fuzz target over every file of a folder, each one a test case. With it the inputs that once
 * led to a fault stay tested by any compiler, without libFuzzer. */

#include <glib.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
test_input (gconstpointer path)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);

  g_assert_cmpint (LLVMFuzzerTestOneInput ((const uint8_t *) contents, length), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_assert_cmpint (argc, ==, 2);

  folder = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/fuzz/", name, NULL);

      g_test_add_data_func_full (test, g_build_filename (argv[1], name, NULL), test_input, g_free);
    }

  return g_test_run ();
}
