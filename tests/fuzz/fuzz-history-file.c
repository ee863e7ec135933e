/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a history: refused with one line that says where, or read, written and read again with
 * the same outcome. */

#include "tm-games.h"
#include "tm-import.h"

#include <glib/gstdio.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static char *
write_again (TmDatabase *database, const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_assert_true (tm_export_write (database, TM_EXPORT_HISTORY, NULL, path, NULL, &error));
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  g_unlink (path);
  return text;
}

/* What was read can be written, and that is read as the same. */
static void
check_history (TmImport *import)
{
  g_autofree char *folder = g_dir_make_tmp ("tablemate-fuzz-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history.json", NULL);
  g_autofree char *once = write_again (tm_import_get_database (import), path);
  g_autofree char *twice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) again = tm_import_read_data ("again", once, strlen (once), &error);

  g_assert_no_error (error);
  twice = write_again (tm_import_get_database (again), path);
  g_assert_cmpstr (once, ==, twice);
  g_rmdir (folder);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static gsize is_ready;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = NULL;

  if (g_once_init_enter (&is_ready))
    {
      tm_games_register ();
      g_once_init_leave (&is_ready, 1);
    }
  import = tm_import_read_data ("fuzz", (const char *) data, size, &error);
  if (import == NULL)
    check_error (error);
  else if (g_str_equal (tm_import_get_format (import), "history"))
    check_history (import);
  return 0;
}
