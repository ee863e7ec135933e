/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a table: rows that come back when they are written, and a collection or a refusal. */

#include "tm-bgg-collection.h"
#include "tm-csv.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_row (const TmCsv *csv)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new ();
  g_autoptr (GString) out = g_string_new ("sep=,\r\n");
  g_autoptr (TmCsv) again = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < tm_csv_get_n_fields (csv); i++)
    g_ptr_array_add (fields, (gpointer) tm_csv_get_field (csv, i));
  g_ptr_array_add (fields, NULL);
  tm_csv_write_row (out, (const char *const *) fields->pdata);

  again = tm_csv_new ("again", out->str, out->len, &error);
  g_assert_no_error (error);
  g_assert_true (tm_csv_next (again, &error));
  g_assert_cmpuint (tm_csv_get_n_fields (again), ==, fields->len - 1);
  for (guint i = 0; i + 1 < fields->len; i++)
    g_assert_cmpstr (tm_csv_get_field (again, i), ==, fields->pdata[i]);
  g_assert_false (tm_csv_next (again, &error));
  g_assert_no_error (error);
}

static void
check_rows (const char *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmCsv) csv = tm_csv_new ("fuzz", data, size, &error);

  if (csv == NULL)
    {
      g_assert_nonnull (error);
      return;
    }
  while (tm_csv_next (csv, &error))
    check_row (csv);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = NULL;

  check_rows ((const char *) data, size);
  log = tm_bgg_collection_parse ("fuzz", (const char *) data, size, &error);
  if (log == NULL)
    {
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (log->collection->len, ==, log->games->len);
  for (guint i = 0; i < log->notices->len; i++)
    g_assert_true (g_utf8_validate (log->notices->pdata[i], -1, NULL));
  return 0;
}
