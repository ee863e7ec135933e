/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-devices.h"
#include "test-dump.h"
#include "test-fair.h"

#include "tm-history-file.h"
#include "tm-import.h"
#include "tm-merge.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

static char *export (TmDatabase *database, const TmMatchQuery *query)
{
  g_autofree char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  tm_export_write (database, TM_EXPORT_HISTORY, query, path, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  return text;
}

static TmImport *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  TmImport *import = tm_import_read_data ("history.json", text, strlen (text), &error);

  g_assert_no_error (error);
  return import;
}

typedef struct
{
  TmImport *import;
  TmMergeFlags flags;
} Taking;

static gboolean
take (TmDatabase *database, gpointer user_data, GError **error)
{
  const Taking *taking = user_data;

  return tm_import_write (taking->import, database, taking->flags, error);
}

static void
take_in (TmDatabase *database, TmImport *import)
{
  Taking taking = { .import = import };
  g_autoptr (GError) error = NULL;

  tm_database_transact (database, take, &taking, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tm_import_get_state (import), ==, TM_IMPORT_DONE);
}

static void
assert_same (TmDatabase *a, TmDatabase *b)
{
  g_autofree char *one = dump_history (a);
  g_autofree char *other = dump_history (b);

  dump_assert_equal (one, other, "histories");
}

/* Out, into an empty history, and out again. */
static void
test_round_trip (void)
{
  for (guint32 seed = 0; seed < 6; seed++)
    {
      g_autoptr (TmDatabase) a = devices_new ();
      g_autoptr (TmDatabase) b = devices_new ();
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autoptr (TmImport) import = NULL;

      devices_act (a, 40, seed);
      devices_act (a, 20, seed + 100);
      text = export (a, NULL);
      import = read_text (text);
      g_assert_cmpstr (tm_import_get_format (import), ==, "history");
      take_in (b, import);
      assert_same (a, b);
      dump_assert_tallies (b);
      again = export (b, NULL);
      g_assert_cmpstr (text, ==, again);
    }
}

/* The same, whoever laid the document out. */
static void
test_reformatted (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  g_autofree char *text = NULL;
  g_autofree char *pretty = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (TmImport) import = NULL;

  devices_act (a, 30, 7);
  text = export (a, NULL);
  node = json_from_string (text, NULL);
  g_assert_nonnull (node);
  pretty = json_to_string (node, TRUE);
  import = read_text (pretty);
  take_in (b, import);
  assert_same (a, b);
}

/* As an editor of another system leaves it. */
static void
test_line_ends (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  g_autofree char *text = NULL;
  g_autofree char *body = NULL;
  g_autofree char *other = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (TmImport) import = NULL;

  devices_act (a, 20, 9);
  text = export (a, NULL);
  lines = g_strsplit (text, "\n", -1);
  body = g_strjoinv ("\r\n", lines);
  other = g_strconcat ("\xef\xbb\xbf", body, NULL);
  import = read_text (other);
  take_in (b, import);
  assert_same (a, b);
}

/* A device goes on with what came as a file, and the first takes it back: no conflict. */
static void
test_there_and_back (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  g_autofree char *there = NULL;
  g_autofree char *back = NULL;
  g_autoptr (TmImport) first = NULL;
  g_autoptr (TmImport) second = NULL;
  g_autoptr (TmMergePlan) plan = NULL;
  g_autoptr (GError) error = NULL;

  for (guint32 i = 0; i < 8; i++)
    {
      g_autofree char *uuid = g_strdup_printf ("00000000-0000-4000-8000-00000000000%u", i);
      devices_add_match (a, uuid, 30, i, FALSE);
    }
  there = export (a, NULL);
  first = read_text (there);
  take_in (b, first);
  for (guint32 i = 0; i < 8; i++)
    {
      g_autofree char *uuid = g_strdup_printf ("00000000-0000-4000-8000-00000000000%u", i);
      devices_continue_match (b, uuid, 50 + i);
    }
  back = export (b, NULL);
  second = read_text (back);
  plan = tm_import_dup_plan (second, a, TM_MERGE_PLAIN, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_NEWER], ==, 8);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_CONFLICTING], ==, 0);
  take_in (a, second);
  assert_same (a, b);
}

static void
test_chosen (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autoptr (TmDatabase) b = devices_new ();
  g_autofree char *text = NULL;
  g_autoptr (TmImport) import = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  for (guint32 i = 0; i < 5; i++)
    {
      g_autofree char *uuid = g_uuid_string_random ();
      devices_add_match (a, uuid, 5, i, i > 2);
    }
  query.with_running = FALSE;
  text = export (a, &query);
  import = read_text (text);
  take_in (b, import);
  g_assert_cmpuint (devices_count (b, "SELECT count(*) FROM matches"), ==, 2);
  g_assert_cmpuint (devices_count (b, "SELECT count(*) FROM seats WHERE player IS NULL"), ==, 0);
}

static void
test_one_match (void)
{
  static const char file[]
      = "{\"format\": \"tablemate-match\", \"version\": 1, \"game\": \"fair\","
        " \"seats\": [{\"name\": \"Anna\"}, {}],"
        " \"moves\": [{\"kind\": \"gain\", \"params\": {\"seat\": 0, \"amount\": 3}}]}";
  g_autoptr (TmDatabase) a = devices_new ();
  g_autofree char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) first = NULL;
  g_autoptr (TmImport) second = NULL;

  g_file_set_contents (path, file, -1, &error);
  g_assert_no_error (error);
  first = tm_import_read (path, &error);
  g_assert_no_error (error);
  second = tm_import_read (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tm_import_get_format (first), ==, "match");
  take_in (a, first);
  take_in (a, second);
  g_assert_cmpuint (devices_count (a, "SELECT count(*) FROM matches"), ==, 1);
  g_assert_cmpuint (devices_count (a, "SELECT count(*) FROM players"), ==, 1);
}

/* Files that are refused, and where they are said to be wrong */

#define HEAD "{\"format\":\"tablemate-history\",\"version\":1,\"items\":[\n"
#define FOOT "\n]}\n"
#define UUID "00000000-0000-4000-8000-000000000001"
#define PLAYER "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1,\"name\":\"Anna\"}"
#define MATCH_BEFORE "{\"kind\":\"match\",\"uuid\":\"" UUID "\",\"started\":1,\"changed\":2,"
#define MATCH_FILE                                                                            \
  "\"match\":{\"format\":\"tablemate-match\",\"version\":1,\"game\":\"fair\",\"seats\":[{}]," \
  "\"moves\":[]}}"

static const struct
{
  const char *name;
  const char *text;
  const char *message;
} hostile[] = {
  { "empty", "",
    "nothing that can be imported; accepted are: a database, a history, a match, a score sheet" },
  { "no-json", "Dear bank, tablemate-history", "nothing that can be imported" },
  { "only-head", "{\"format\":\"tablemate-history\"", "bracket is still open" },
  { "cut-after-head", HEAD, "ends too early" },
  { "cut-in-line", HEAD "{\"kind\":\"player\",\"uu", "line 2" },
  { "cut-before-foot", HEAD PLAYER ",\n", "ends too early" },
  { "comma-at-end", HEAD PLAYER "," FOOT, "comma behind the last" },
  { "comma-missing", HEAD PLAYER "\n" PLAYER FOOT, "line 3: a comma is missing" },
  { "more-behind", HEAD PLAYER FOOT "{}", "more behind the end" },
  { "twice", HEAD PLAYER ",\n" PLAYER FOOT, "line 3" },
  { "later-version", "{\"format\":\"tablemate-history\",\"version\":2,\"items\":[]}",
    "later version" },
  { "version-zero", "{\"format\":\"tablemate-history\",\"version\":0,\"items\":[]}", "version" },
  { "version-text", "{\"format\":\"tablemate-history\",\"version\":\"1\",\"items\":[]}",
    "version" },
  { "no-items", "{\"format\":\"tablemate-history\",\"version\":1}", "items" },
  { "items-object", "{\"format\":\"tablemate-history\",\"version\":1,\"items\":{}}", "items" },
  { "unknown-top", "{\"format\":\"tablemate-history\",\"version\":1,\"items\":[],\"x\":1}", "x" },
  { "item-number", HEAD "7" FOOT, "line 2" },
  { "item-list", HEAD "[]" FOOT, "line 2" },
  { "no-kind", HEAD "{}" FOOT, "kind" },
  { "unknown-kind", HEAD "{\"kind\":\"dog\"}" FOOT, "player" },
  { "no-uuid", HEAD "{\"kind\":\"player\",\"changed\":1,\"name\":\"Anna\"}" FOOT, "uuid" },
  { "bad-uuid", HEAD "{\"kind\":\"player\",\"uuid\":\"'; DROP\",\"changed\":1,\"name\":\"A\"}" FOOT,
    "UUID" },
  { "no-name", HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1}" FOOT, "name" },
  { "empty-name",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1,\"name\":\"\"}" FOOT, "name" },
  { "name-number", HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1,\"name\":1}" FOOT,
    "name" },
  { "negative-time",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":-1,\"name\":\"A\"}" FOOT,
    "changed" },
  { "huge-time",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID
         "\",\"changed\":999999999999999999,\"name\":\"A\"}" FOOT,
    "changed" },
  { "fraction-time",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1.5,\"name\":\"A\"}" FOOT,
    "changed" },
  { "flag-number",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID
         "\",\"changed\":1,\"name\":\"A\",\"hidden\":3}" FOOT,
    "hidden" },
  { "unknown-member",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1,\"name\":\"A\",\"age\":3}" FOOT,
    "age" },
  { "match-without-journal", HEAD MATCH_BEFORE "\"state\":\"running\",\"seats\":[{}]}" FOOT,
    "match" },
  { "match-bad-state", HEAD MATCH_BEFORE "\"state\":\"won\",\"seats\":[{}]," MATCH_FILE FOOT,
    "running, finished" },
  { "match-no-state", HEAD MATCH_BEFORE "\"seats\":[{}]," MATCH_FILE FOOT, "state" },
  { "match-unknown-player",
    HEAD MATCH_BEFORE "\"state\":\"running\",\"seats\":[{\"player\":\"" UUID
                      "\"}]," MATCH_FILE FOOT,
    "stand before" },
  { "match-unknown-series",
    HEAD MATCH_BEFORE "\"state\":\"running\",\"series\":\"" UUID
                      "\",\"seats\":[{}]," MATCH_FILE FOOT,
    "stand before" },
  { "match-nine-seats",
    HEAD MATCH_BEFORE
    "\"state\":\"running\",\"seats\":[{},{},{},{},{},{},{},{},{}]," MATCH_FILE FOOT,
    "seats" },
  { "match-word-number",
    HEAD MATCH_BEFORE "\"state\":\"running\",\"words\":[1],\"seats\":[{}]," MATCH_FILE FOOT,
    "words" },
  { "match-face-text",
    HEAD MATCH_BEFORE "\"state\":\"running\",\"faces\":[\"x\"],\"seats\":[{}]," MATCH_FILE FOOT,
    "faces" },
  { "match-unknown-game",
    HEAD MATCH_BEFORE
    "\"state\":\"running\",\"seats\":[{}],\"match\":{\"format\":\"tablemate-match\","
    "\"version\":1,\"game\":\"go\",\"seats\":[{}],\"moves\":[]}}" FOOT,
    "match: game" },
  { "cards-number",
    HEAD "{\"kind\":\"cards\",\"changed\":1,\"game\":1,\"piece\":\"card\",\"codes\":[]}" FOOT,
    "game" },
  { "gone-without-time", HEAD "{\"kind\":\"gone\",\"uuid\":\"" UUID "\",\"of\":\"matches\"}" FOOT,
    "time" },
  { "broken-utf8",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1,\"name\":\"\xff\"}" FOOT,
    "UTF-8" },
  { "control-character",
    HEAD "{\"kind\":\"player\",\"uuid\":\"" UUID "\",\"changed\":1,\"name\":\"\x01\"}" FOOT,
    "control character" },
  { "deep", HEAD "{\"kind\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]}" FOOT, "too deep" },
};

static void
test_hostile (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import
      = tm_import_read_data ("bad.json", hostile[i].text, strlen (hostile[i].text), &error);

  g_assert_null (import);
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "bad.json"));
  if (strstr (error->message, hostile[i].message) == NULL)
    g_assert_cmpstr (error->message, ==, hostile[i].message);
  g_assert_null (strchr (error->message, '\n'));
}

/* A file cut anywhere is refused, and what was read of it is nowhere. */
static void
test_cut (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autofree char *text = NULL;
  gsize length;

  devices_act (a, 12, 3);
  text = export (a, NULL);
  length = strlen (text);
  for (gsize end = 60; end + 3 < length; end += length / 97)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TmImport) import = tm_import_read_data ("cut.json", text, end, &error);

      g_assert_null (import);
      g_assert_nonnull (error);
    }
}

static void
test_damaged_match (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  g_autofree char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) notices = NULL;
  guint n_matches;

  devices_add_match (a, UUID, 5, 1, TRUE);
  devices_add_match (a, "00000000-0000-4000-8000-000000000002", 5, 2, TRUE);
  tm_database_run (a, &error,
                   "UPDATE moves SET changes = x'ff' WHERE seq = 2 AND match ="
                   " (SELECT id FROM matches WHERE uuid = ?)",
                   "t", UUID);
  g_assert_no_error (error);
  tm_export_write_noting (a, TM_EXPORT_HISTORY, NULL, path, &n_matches, &notices, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_matches, ==, 1);
  g_assert_nonnull (strstr (notices[0], UUID));
}

static void
test_speed (void)
{
  g_autoptr (TmDatabase) a = devices_new ();
  guint n_matches = g_test_perf () ? 2000 : 50;
  g_autofree char *text = NULL;
  g_autoptr (TmImport) import = NULL;
  gint64 start;

  for (guint32 i = 0; i < n_matches; i++)
    {
      g_autofree char *uuid = g_uuid_string_random ();
      devices_add_match (a, uuid, 100, i, TRUE);
    }
  start = g_get_monotonic_time ();
  text = export (a, NULL);
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                           "%u matches written: %.2f s, %.1f MB", n_matches,
                           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                           (double) strlen (text) / 1e6);
  start = g_get_monotonic_time ();
  import = read_text (text);
  g_test_minimized_result ((double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                           "%u matches read: %.2f s", n_matches,
                           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  devices_start ();
  g_test_add_func ("/store/history-file/round-trip", test_round_trip);
  g_test_add_func ("/store/history-file/reformatted", test_reformatted);
  g_test_add_func ("/store/history-file/line-ends", test_line_ends);
  g_test_add_func ("/store/history-file/there-and-back", test_there_and_back);
  g_test_add_func ("/store/history-file/chosen", test_chosen);
  g_test_add_func ("/store/history-file/one-match", test_one_match);
  g_test_add_func ("/store/history-file/cut", test_cut);
  g_test_add_func ("/store/history-file/damaged-match", test_damaged_match);
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/history-file/hostile/%s", hostile[i].name);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_hostile);
    }
  g_test_add_func ("/store/history-file/speed", test_speed);
  status = g_test_run ();
  devices_clear ();
  return status;
}
