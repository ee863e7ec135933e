/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include <string.h>

#include "tm-foreign.h"
#include "tm-store-error.h"

typedef struct
{
  const char *text;
  TmForeignKind kind;
} Sample;

static const Sample samples[] = {
  { "", TM_FOREIGN_UNKNOWN },
  { "Hello", TM_FOREIGN_UNKNOWN },
  { "name,price\n", TM_FOREIGN_UNKNOWN },
  { "objectname\n", TM_FOREIGN_UNKNOWN },
  { "note\nobjectname,own\n", TM_FOREIGN_UNKNOWN },
  { "PK\x03\x04", TM_FOREIGN_UNKNOWN },
  { "{\"plays\":[]}", TM_FOREIGN_BGSTATS },
  { "\xef\xbb\xbf \n{\"about\":\"x\"}", TM_FOREIGN_BGSTATS },
  { "{\"format\": \"tablemate-match\"}", TM_FOREIGN_MATCH_FILE },
  { "{\"plays\":[{\"comments\":\"format tablemate-match\"}]}", TM_FOREIGN_BGSTATS },
  { "<?xml version=\"1.0\"?><plays/>", TM_FOREIGN_BGG_PLAYS },
  { "\xef\xbb\xbf<plays/>", TM_FOREIGN_BGG_PLAYS },
  { "objectname,objectid\n", TM_FOREIGN_BGG_COLLECTION },
  { "\"objectid\";\"OBJECTNAME\"\r\n", TM_FOREIGN_BGG_COLLECTION },
  { "sep=;\r\nobjectname;objectid\r\n", TM_FOREIGN_BGG_COLLECTION },
  { "https://app.bgstatsapp.com/createPlay.html?data={}", TM_FOREIGN_PLAY_LINK },
  { "\n BGSTATS://app.bgstatsapp.com/createplay.html?data={}", TM_FOREIGN_PLAY_LINK },
  { "https://example.org/", TM_FOREIGN_UNKNOWN },
};

static void
test_recognise (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_test_message ("%s", samples[i].text);
      g_assert_cmpint (tm_foreign_recognise (samples[i].text, strlen (samples[i].text)), ==,
                       samples[i].kind);
    }
}

/* Files */

static TmPlayLog *
load (const char *name, TmForeignKind expected)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "exchange", "data", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  TmForeignKind kind;
  TmPlayLog *log;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  log = tm_foreign_parse (name, text, length, &kind, &error);
  g_assert_no_error (error);
  g_assert_cmpint (kind, ==, expected);
  fixture_check_sound (log);
  return log;
}

static void
test_load (void)
{
  g_autoptr (TmPlayLog) bgstats = load ("bgstats-export.json", TM_FOREIGN_BGSTATS);
  g_autoptr (TmPlayLog) plays = load ("bgg-plays.xml", TM_FOREIGN_BGG_PLAYS);
  g_autoptr (TmPlayLog) collection = load ("bgg-collection.csv", TM_FOREIGN_BGG_COLLECTION);

  g_assert_cmpuint (bgstats->plays->len, ==, 2);
  g_assert_cmpuint (plays->plays->len, ==, 5);
  g_assert_cmpuint (collection->collection->len, ==, 3);
}

/* BG Stats' own file with a byte order mark in front and other line ends is the same file. */
static void
test_dressed_up (void)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "exchange", "data", "bgstats-export.json", NULL);
  g_autoptr (TmPlayLog) plain = load ("bgstats-export.json", TM_FOREIGN_BGSTATS);
  g_autoptr (TmPlayLog) dressed = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) other = g_string_new ("\xef\xbb\xbf");

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_string_append (other, text);
  g_string_replace (other, "\n", "\r\n", 0);
  dressed = tm_foreign_parse ("test", other->str, other->len, NULL, &error);
  g_assert_no_error (error);
  fixture_assert_same (plain, dressed);
}

/* Faults */

static void
check_error (const char *text, gsize length, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = tm_foreign_parse ("test", text, length, NULL, &error);

  g_assert_null (log);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, expected));
}

static void
test_refused (void)
{
  check_error ("", 0, "test: the file is empty");
  check_error ("\xff\xfe{\0", 4, "test: this is text in UTF-16");
  check_error ("PK\x03\x04....", 8, "test: this is a packed file");
  check_error ("SQLite format 3", 16, "test: accepted are an export of BG Stats (JSON)");
  check_error ("\xef\xbb\xbf", 3, "test: the file is empty");
  check_error ("{\"format\":\"tablemate-match\"}", 28, "test: this is a match file of Tablemate");
  check_error ("{\"a\":1}", 7, "test: this is no file of BG Stats");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/exchange/foreign/recognise", test_recognise);
  g_test_add_func ("/exchange/foreign/load/as-published", test_load);
  g_test_add_func ("/exchange/foreign/load/byte-order-mark-and-line-ends", test_dressed_up);
  g_test_add_func ("/exchange/foreign/refused/text", test_refused);

  return g_test_run ();
}
