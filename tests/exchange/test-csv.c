/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-csv.h"

#include <string.h>

static TmCsv *
begin (const char *text)
{
  g_autoptr (GError) error = NULL;
  TmCsv *csv = tm_csv_new ("test", text, strlen (text), &error);

  g_assert_no_error (error);
  return csv;
}

static void
check_row (TmCsv *csv, guint line, const char *const *fields)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_csv_next (csv, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tm_csv_get_line (csv), ==, line);
  g_assert_cmpuint (tm_csv_get_n_fields (csv), ==, g_strv_length ((char **) fields));
  for (guint i = 0; fields[i] != NULL; i++)
    g_assert_cmpstr (tm_csv_get_field (csv, i), ==, fields[i]);
}

#define ROW(...) ((const char *const[]) { __VA_ARGS__, NULL })

static void
check_end (TmCsv *csv)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tm_csv_next (csv, &error));
  g_assert_no_error (error);
}

static void
test_rows (void)
{
  g_autoptr (TmCsv) csv = begin ("a,b,c\r\n1,,3\n\n\"x, \"\"y\"\"\",\"two\r\nlines\", blank \r,");

  check_row (csv, 1, ROW ("a", "b", "c"));
  g_assert_cmpstr (tm_csv_get_field (csv, 3), ==, "");
  check_row (csv, 2, ROW ("1", "", "3"));
  check_row (csv, 4, ROW ("x, \"y\"", "two\nlines", " blank "));
  check_row (csv, 6, ROW ("", ""));
  check_end (csv);
  check_end (csv);
}

static void
test_separators (void)
{
  g_autoptr (TmCsv) semicolons = begin ("a;b;\"c,d,e,f\"\n1,5;2;3");
  g_autoptr (TmCsv) tabs = begin ("a\tb\n1;2,3\t4");
  g_autoptr (TmCsv) said = begin ("sep=\t\na,b\tc\n");
  g_autoptr (TmCsv) none = begin ("alone\n");

  check_row (semicolons, 1, ROW ("a", "b", "c,d,e,f"));
  check_row (semicolons, 2, ROW ("1,5", "2", "3"));
  check_row (tabs, 1, ROW ("a", "b"));
  check_row (tabs, 2, ROW ("1;2,3", "4"));
  check_row (said, 2, ROW ("a,b", "c"));
  check_row (none, 1, ROW ("alone"));
}

static void
test_nothing (void)
{
  g_autoptr (TmCsv) empty = begin ("");
  g_autoptr (TmCsv) mark = begin ("\xef\xbb\xbf");
  g_autoptr (TmCsv) lines = begin ("\n\r\n\r");

  check_end (empty);
  check_end (mark);
  check_end (lines);
}

/* After a fault there is nothing more, and no crash. */
static void
test_fault (void)
{
  g_autoptr (TmCsv) csv = begin ("a,b\n1,\"2\n\n");
  g_autoptr (GError) error = NULL;

  check_row (csv, 1, ROW ("a", "b"));
  g_assert_false (tm_csv_next (csv, &error));
  g_assert_cmpstr (error->message, ==,
                   "test: line 2, column 3: a quotation mark that is never closed; close it with "
                   "another");
  check_end (csv);
}

static void
test_write (void)
{
  g_autoptr (GString) out = g_string_new (NULL);

  tm_csv_write_row (out, ROW ("Anna", "3", "-4", ""));
  tm_csv_write_row (out, ROW ("a,b", "c;d", "say \"hi\"", "two\nlines", " blank", "tab\t"));
  tm_csv_write_row (out, ROW (""));
  g_assert_cmpstr (out->str, ==,
                   "Anna,3,-4,\r\n"
                   "\"a,b\",\"c;d\",\"say \"\"hi\"\"\",\"two\nlines\",\" blank\",\"tab\t\"\r\n"
                   "\"\"\r\n");
}

/* What is written is read again, whatever is in it. */
static void
test_round_trip (void)
{
  static const char letters[] = "ab,;\t\"\n =é";
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (GPtrArray) fields = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GString) out = g_string_new ("a,b,c\r\n");
      g_autoptr (TmCsv) csv = NULL;

      for (gint j = g_rand_int_range (rand, 1, 6); j > 0; j--)
        {
          g_autoptr (GString) field = g_string_new (NULL);

          for (gint k = g_rand_int_range (rand, 0, 8); k > 0; k--)
            {
              gint letter = g_rand_int_range (rand, 0, 10);

              g_string_append_len (field, letters + letter, letter == 9 ? 2 : 1);
            }
          g_ptr_array_add (fields, g_strdup (field->str));
        }
      g_ptr_array_add (fields, NULL);
      tm_csv_write_row (out, (const char *const *) fields->pdata);
      csv = begin (out->str);
      check_row (csv, 1, ROW ("a", "b", "c"));
      check_row (csv, 2, (const char *const *) fields->pdata);
      check_end (csv);
    }
}

/* A line of many long fields takes time in proportion. */
static void
test_long_line (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *field = g_strnfill (30000, 'x');
  g_autoptr (TmCsv) csv = NULL;

  for (guint i = 0; i < TM_CSV_MAX_FIELDS; i++)
    g_string_append_printf (text, i > 0 ? ",\"%s\"" : "\"%s\"", field);
  csv = begin (text->str);
  g_assert_true (tm_csv_next (csv, NULL));
  g_assert_cmpuint (tm_csv_get_n_fields (csv), ==, TM_CSV_MAX_FIELDS);
  g_assert_cmpstr (tm_csv_get_field (csv, TM_CSV_MAX_FIELDS - 1), ==, field);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/exchange/csv/read/rows", test_rows);
  g_test_add_func ("/exchange/csv/read/separators", test_separators);
  g_test_add_func ("/exchange/csv/read/nothing", test_nothing);
  g_test_add_func ("/exchange/csv/read/nothing-after-a-fault", test_fault);
  g_test_add_func ("/exchange/csv/read/long-line", test_long_line);
  g_test_add_func ("/exchange/csv/write/quotes-where-needed", test_write);
  g_test_add_func ("/exchange/csv/write/comes-back", test_round_trip);

  return g_test_run ();
}
