/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a history: refused with one line that says where, or read, written and read again with
 * the same outcome. */

#include "tm-games.h"
#include "tm-history-file.h"
#include "tm-import.h"
#include "tm-schema.h"

#include <glib/gstdio.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What is wrong stands in the message as it was written, an escaped line end included. */
static void
check_error (const GError *error, const uint8_t *data, size_t size)
{
  g_assert_nonnull (error);
  if (memchr (data, '\\', size) == NULL)
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

typedef struct
{
  const uint8_t *data;
  size_t size;
  gboolean is_read;
} Input;

/* Nothing of it stays: the next input finds the database empty again. */
static gboolean
read_and_forget (TmDatabase *database, gpointer user_data, GError **error)
{
  Input *input = user_data;
  g_auto (TmHistoryReport) report = { 0 };

  input->is_read = tm_history_file_read (database, "fuzz", (const char *) input->data, input->size,
                                         &report, error);
  return FALSE;
}

static TmDatabase *
open_database (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tablemate-fuzz-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "fuzz.db", NULL);
  TmDatabase *database = tm_database_open (path, TM_DATABASE_READ_WRITE, NULL);

  g_assert_nonnull (database);
  g_assert_true (tm_schema_migrate (database, NULL));
  return database;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static TmDatabase *database;
  Input input = { .data = data, .size = size };
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = NULL;

  if (database == NULL)
    {
      tm_games_register ();
      database = open_database ();
    }
  tm_database_transact (database, read_and_forget, &input, &error);
  if (!input.is_read)
    {
      check_error (error, data, size);
      return 0;
    }
  import = tm_import_read_data ("fuzz", (const char *) data, size, NULL);
  if (import != NULL && g_str_equal (tm_import_get_format (import), "history"))
    check_history (import);
  return 0;
}
