/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of every kind into an archive, and out of it. */

#include "test-devices.h"
#include "test-dump.h"
#include "test-fair.h"

#include "tm-archive.h"
#include "tm-exchange.h"
#include "tm-games.h"
#include "tm-match-store.h"
#include "tm-schema.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
find_data (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "exchange", "data", name, NULL);
}

static TmImport *
read_data (const char *name)
{
  g_autofree char *path = find_data (name);
  g_autoptr (GError) error = NULL;
  TmImport *import = tm_import_read (path, &error);

  g_assert_no_error (error);
  return import;
}

static TmImport *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  TmImport *import = tm_import_read_data ("plays.json", text, strlen (text), &error);

  g_assert_no_error (error);
  return import;
}

static gboolean
take (TmDatabase *database, gpointer user_data, GError **error)
{
  return tm_import_write (user_data, database, TM_MERGE_JOIN_NAMES, error);
}

static void
take_in (TmDatabase *database, TmImport *import)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) fault = NULL;

  tm_database_transact (database, take, import, &error);
  g_assert_no_error (error);
  fault = tm_import_dup_fault (import);
  g_assert_no_error (fault);
  g_assert_cmpint (tm_import_get_state (import), ==, TM_IMPORT_DONE);
}

/* The same file once more changes nothing. */
static void
assert_taken (const char *name, const char *format, guint n_matches)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmImport) first = read_data (name);
  g_autoptr (TmImport) second = read_data (name);
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  g_assert_cmpstr (tm_import_get_format (first), ==, format);
  take_in (database, first);
  g_assert_true (tm_import_is_changed (first));
  g_assert_cmpuint (devices_count (database, "SELECT count(*) FROM matches"), ==, n_matches);
  dump_assert_tallies (database);
  once = dump_history (database);
  take_in (database, second);
  g_assert_false (tm_import_is_changed (second));
  twice = dump_history (database);
  dump_assert_equal (once, twice, name);
}

static void
test_bgstats (void)
{
  g_autoptr (TmImport) import = read_data ("bgstats-export.json");
  guint n_matches = devices_count (tm_import_get_database (import), "SELECT count(*) FROM matches");

  g_assert_cmpuint (n_matches, >, 0);
  assert_taken ("bgstats-export.json", "bgstats", n_matches);
}

static void
test_bgg_plays (void)
{
  g_autoptr (TmImport) import = read_data ("bgg-plays.xml");
  guint n_matches = devices_count (tm_import_get_database (import), "SELECT count(*) FROM matches");

  g_assert_cmpuint (n_matches, >, 0);
  assert_taken ("bgg-plays.xml", "bgg-plays", n_matches);
}

static void
test_collection (void)
{
  g_autoptr (TmImport) import = read_data ("bgg-collection.csv");

  g_assert_cmpuint (devices_count (tm_import_get_database (import),
                                   "SELECT count(*) FROM templates WHERE kind = 'sheet'"),
                    >, 0);
  assert_taken ("bgg-collection.csv", "bgg-collection", 0);
}

#define PLAY(Rest)                                                                               \
  "{\"games\":[{\"id\":1,\"uuid\":\"00000000-0000-4000-8000-0000000000aa\",\"name\":\"Chess\","  \
  "\"highestWins\":true,\"noPoints\":false}],\"locations\":[{\"id\":1,\"name\":\"Home\"}],"      \
  "\"players\":[{\"id\":1,\"uuid\":\"00000000-0000-4000-8000-0000000000b1\",\"name\":\"Anna\"}," \
  "{\"id\":2,\"uuid\":\"00000000-0000-4000-8000-0000000000b2\",\"name\":\"Vera\"}],"             \
  "\"plays\":[{\"uuid\":\"00000000-0000-4000-8000-0000000000c1\",\"gameRefId\":1,"               \
  "\"playDate\":\"2025-05-04 20:00:00\",\"durationMin\":45,\"locationRefId\":1,"                 \
  "\"comments\":\"A fine evening\"," Rest "}]}"

#define SCORES(One, Two)                                                                         \
  "\"playerScores\":[{\"playerRefId\":1,\"score\":\"" One "\",\"winner\":true,\"seatOrder\":1}," \
  "{\"playerRefId\":2,\"score\":\"" Two "\",\"winner\":false,\"seatOrder\":2}]"

static void
test_play (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmImport) import = read_text (PLAY (SCORES ("3+20+5", "17")));
  g_autoptr (TmMatchInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) notices = tm_import_dup_notices (import, NULL);

  take_in (database, import);
  info = tm_match_info_find (database, "00000000-0000-4000-8000-0000000000c1", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (info->game, ==, "free");
  g_assert_cmpstr (info->title, ==, "Chess");
  g_assert_cmpint (info->state, ==, TM_MATCH_FINISHED);
  g_assert_cmpint (info->how, ==, TM_HOW_POINTS);
  g_assert_cmpint (info->length, ==, G_GINT64_CONSTANT (45) * 60 * G_USEC_PER_SEC);
  g_assert_cmpuint (info->n_seats, ==, 2);
  g_assert_cmpstr (info->seats[0].name, ==, "Anna");
  g_assert_cmpstr (info->seats[0].player, ==, "00000000-0000-4000-8000-0000000000b1");
  g_assert_cmpint (info->seats[0].score, ==, 28);
  g_assert_cmpint (info->seats[1].score, ==, 17);
  g_assert_true (info->seats[0].is_winner);
  g_assert_false (info->seats[1].is_winner);
  g_assert_nonnull (strstr (info->note, "A fine evening"));
  g_assert_nonnull (strstr (info->note, "Home"));
  g_assert_nonnull (strstr (info->note, "3+20+5"));
}

/* A day without a clock is the same day west of Greenwich; a score that no match can have is told, and
 * costs no more than itself. */
static void
test_odd_play (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autofree char *text = g_strdup (PLAY (SCORES ("2000000000", "17")));
  char *clock = strstr (text, " 20:00:00");
  g_autoptr (TmImport) import = NULL;
  g_autoptr (TmMatchInfo) info = NULL;
  g_autoptr (GDateTime) day = g_date_time_new_utc (2025, 5, 4, 12, 0, 0);

  memmove (clock, clock + 9, strlen (clock + 9) + 1);
  import = read_text (text);
  take_in (database, import);
  info = tm_match_info_find (database, "00000000-0000-4000-8000-0000000000c1", NULL);
  g_assert_nonnull (info);
  g_assert_cmpint (info->started, ==, g_date_time_to_unix (day) * G_USEC_PER_SEC);
  g_assert_cmpint (info->seats[0].score, ==, 0);
  g_assert_true (info->seats[0].is_winner);
  g_assert_cmpint (info->seats[1].score, ==, 17);
  g_assert_nonnull (strstr (info->note, "2000000000"));
}

/* Two accounts of one name are two people until somebody says otherwise. */
static void
test_namesakes (void)
{
  g_autoptr (TmImport) import = read_text (
      "<plays username=\"u\" total=\"1\" page=\"1\"><play id=\"7\" date=\"2025-05-04\">"
      "<item name=\"Chess\" objecttype=\"thing\" objectid=\"171\"/><players>"
      "<player username=\"one\" name=\"Anna\" score=\"1\" win=\"0\"/>"
      "<player username=\"two\" name=\"Anna\" score=\"2\" win=\"1\"/>"
      "</players></play></plays>");

  g_assert_cmpuint (devices_count (tm_import_get_database (import), "SELECT count(*) FROM players"),
                    ==, 2);
}

/* A play that was corrected there is not overlooked: both are kept. */
static void
test_corrected (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmImport) first = read_text (PLAY (SCORES ("28", "17")));
  g_autoptr (TmImport) second = read_text (PLAY (SCORES ("29", "17")));

  take_in (database, first);
  take_in (database, second);
  g_assert_true (tm_import_is_changed (second));
  g_assert_cmpuint (devices_count (database, "SELECT count(*) FROM matches"), ==, 2);
}

static void
assert_notice (const char *text, const char *words)
{
  g_autoptr (TmImport) import = read_text (text);
  g_auto (GStrv) notices = tm_import_dup_notices (import, NULL);
  gboolean is_told = FALSE;

  for (guint i = 0; notices[i] != NULL; i++)
    is_told = is_told || strstr (notices[i], words) != NULL;
  g_assert_true (is_told);
}

static void
test_losses (void)
{
  /* The day is that of the reader's clock. */
  g_autoptr (GDateTime) played = g_date_time_new_utc (2025, 5, 4, 20, 0, 0);
  g_autoptr (GDateTime) here = g_date_time_to_local (played);
  g_autofree char *day = g_date_time_format (here, "%F, Chess: ");
  g_autoptr (GString) many = g_string_new ("\"playerScores\":[");
  g_autofree char *text = NULL;

  assert_notice (PLAY ("\"playerScores\":[]"), "left out");
  assert_notice (PLAY ("\"ignored\":true," SCORES ("1", "2")), "counts here");
  assert_notice (PLAY (SCORES ("many", "2")), "counts as 0");
  assert_notice (PLAY (SCORES ("many", "2")), day);
  for (guint i = 0; i < 9; i++)
    g_string_append_printf (many, "%s{\"playerRefId\":%u,\"score\":\"1\"}", i > 0 ? "," : "",
                            i % 2 + 1);
  text = g_strdup_printf (PLAY ("%s]"), many->str);
  {
    g_autoptr (GError) error = NULL;
    g_autoptr (TmImport) import = tm_import_read_data ("many.json", text, strlen (text), &error);
    g_auto (GStrv) notices = import != NULL ? tm_import_dup_notices (import, NULL) : NULL;

    g_assert_no_error (error);
    g_assert_cmpuint (g_strv_length (notices), >, 0);
  }
}

/* What we hand on and get back is known: our journal stays as it is. */
static void
test_bgstats_there_and_back (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autofree char *path = devices_dup_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (TmImport) import = NULL;
  g_autoptr (GError) error = NULL;
  guint n_matches;

  devices_add_match (database, "00000000-0000-4000-8000-000000000001", 20, 1, TRUE);
  devices_add_match (database, "00000000-0000-4000-8000-000000000002", 20, 2, FALSE);
  tm_export_write (database, TM_EXPORT_BGSTATS, NULL, path, &n_matches, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_matches, ==, 1);
  before = dump_history (database);
  import = tm_import_read (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tm_import_get_format (import), ==, "bgstats");
  take_in (database, import);
  after = dump_history (database);
  dump_assert_equal (before, after, "there and back");
}

/* Plays that came from there, handed back and taken in again. */
static void
test_plays_there_and_back (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmImport) import = read_data ("bgstats-export.json");
  g_autoptr (TmImport) again = NULL;
  g_autoptr (TmMergePlan) plan = NULL;
  g_autofree char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;
  guint n_matches;

  take_in (database, import);
  n_matches = devices_count (database, "SELECT count(*) FROM matches WHERE state = 1");
  tm_export_write (database, TM_EXPORT_BGSTATS, NULL, path, NULL, &error);
  g_assert_no_error (error);
  again = tm_import_read (path, &error);
  g_assert_no_error (error);
  plan = tm_import_dup_plan (again, database, TM_MERGE_JOIN_NAMES, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_SAME], ==, n_matches);
  g_assert_cmpuint (plan->counts[TM_MERGE_PLAYERS][TM_MERGE_NEW], ==, 0);
}

static void
test_play_link (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *link = NULL;
  g_autofree char *none = NULL;

  devices_add_match (database, "00000000-0000-4000-8000-000000000001", 20, 1, TRUE);
  devices_add_match (database, "00000000-0000-4000-8000-000000000002", 20, 2, FALSE);
  link = tm_exchange_dup_play_link (database, "00000000-0000-4000-8000-000000000001", &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (link, "https://app.bgstatsapp.com/createPlay.html?data="));
  none = tm_exchange_dup_play_link (database, "00000000-0000-4000-8000-000000000002", &error);
  g_assert_null (none);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
}

static guint
count_lines (const char *text)
{
  guint n_lines = 0;

  for (; *text != '\0'; text++)
    n_lines += *text == '\n';
  return n_lines;
}

static void
test_csv (void)
{
  static const struct
  {
    TmExportFormat format;
    const char *sql;
  } tables[] = {
    { TM_EXPORT_CSV_MATCHES, "SELECT count(*) FROM matches" },
    { TM_EXPORT_CSV_SEATS, "SELECT count(*) FROM seats" },
    { TM_EXPORT_CSV_MOVES, "SELECT count(*) FROM moves" },
  };
  g_autoptr (TmDatabase) database = devices_new ();

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *uuid = g_uuid_string_random ();
      devices_add_match (database, uuid, 9, i, i > 2);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = devices_dup_path ();
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      tm_export_write (database, tables[i].format, NULL, path, NULL, &error);
      g_assert_no_error (error);
      g_file_get_contents (path, &text, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (text, "match,"));
      g_assert_cmpuint (count_lines (text), ==, devices_count (database, tables[i].sql) + 1);
    }
}

static void
test_unknown (void)
{
  static const char *const texts[] = { "", "Dear bank", "\x7f\x45LF", "%PDF-1.4" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TmImport) import
          = tm_import_read_data ("file", texts[i], strlen (texts[i]), &error);

      g_assert_null (import);
      g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, "BG Stats"));
    }
}

/* Databases */

static char *
make_database (const char *script, guint version)
{
  char *path = devices_dup_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDatabase) database = tm_database_open (path, TM_DATABASE_READ_WRITE, &error);

  g_assert_no_error (error);
  if (version > 0)
    tm_schema_migrate_to (database, version, &error);
  g_assert_no_error (error);
  tm_database_execute (database, script, &error);
  g_assert_no_error (error);
  return path;
}

/* A database of an earlier version is taken in as it would be opened, and is not touched. */
static void
test_older_database (void)
{
  g_autofree char *path = make_database (
      "INSERT INTO players (uuid, name) VALUES ('00000000-0000-4000-8000-000000000001', 'Anna')",
      3);
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = tm_import_read (path, &error);
  g_autoptr (TmDatabase) source = NULL;
  guint version = 0;

  g_assert_no_error (error);
  g_assert_cmpstr (tm_import_get_format (import), ==, "database");
  take_in (database, import);
  g_assert_cmpuint (devices_count (database, "SELECT count(*) FROM players"), ==, 1);
  source = tm_database_open (path, TM_DATABASE_READ, &error);
  g_assert_no_error (error);
  g_assert_true (tm_schema_check (source, &version, &error));
  g_assert_cmpuint (version, ==, 3);
}

static void
assert_refused (const char *path, TmStoreError code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = tm_import_read (path, &error);

  g_assert_null (import);
  g_assert_error (error, TM_STORE_ERROR, (int) code);
}

static void
test_other_databases (void)
{
  g_autofree char *foreign = make_database ("CREATE TABLE songs (name TEXT)", 0);
  g_autofree char *later = make_database ("PRAGMA user_version = 99", tm_schema_get_version ());
  g_autofree char *cut = make_database ("PRAGMA user_version = 4", tm_schema_get_version ());
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  assert_refused (foreign, TM_STORE_ERROR_FOREIGN);
  assert_refused (later, TM_STORE_ERROR_NEWER);
  g_file_get_contents (cut, &text, &length, &error);
  g_assert_no_error (error);
  g_file_set_contents (cut, text, 200, &error);
  g_assert_no_error (error);
  assert_refused (cut, TM_STORE_ERROR_DAMAGED);
}

static void
change (const char *path, const char *script)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDatabase) database = tm_database_open (path, TM_DATABASE_READ_WRITE, &error);

  g_assert_no_error (error);
  tm_database_execute (database, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON",
                       &error);
  g_assert_no_error (error);
  tm_database_execute (database, script, &error);
  g_assert_no_error (error);
}

/* Whatever this program could not have written is refused before anything is merged. */
static void
test_hostile_database (void)
{
  static const char *const scripts[] = {
    "UPDATE matches SET title = CAST (x'ff41' AS TEXT)",
    "UPDATE seats SET name = CAST (x'ff' AS TEXT)",
    "UPDATE seats SET name = CAST (x'410042' AS TEXT)",
    "UPDATE matches SET uuid = '../../x'",
    "UPDATE matches SET uuid = CAST (x'ff41' AS TEXT)",
    "UPDATE matches SET started = 9223372036854775807",
    "UPDATE matches SET changed = -9223372036854775808",
    "UPDATE matches SET state = 7",
    "UPDATE matches SET n_seats = 200",
    "UPDATE matches SET layout = 999",
    "UPDATE matches SET series = 999",
    "UPDATE moves SET kind = 999",
    "UPDATE moves SET match = 999",
    "UPDATE seats SET player = 999",
    "UPDATE seats SET seat = 7 WHERE seat = 0",
    "UPDATE results SET seat = seat + 100",
    "UPDATE results SET score = 9223372036854775807",
    "UPDATE players SET name = ''",
    "INSERT INTO gone VALUES ('00000000-0000-4000-8000-0000000000ff', 'matches', 9223372036854775807)",
    "DROP TABLE moves",
    "ALTER TABLE moves RENAME TO others; CREATE VIEW moves AS SELECT * FROM others",
    "CREATE TRIGGER t AFTER INSERT ON imports BEGIN DELETE FROM matches; END",
    "CREATE TRIGGER \"\xff\" AFTER INSERT ON imports BEGIN DELETE FROM matches; END",
  };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = devices_dup_path ();
      g_autofree char *shown = g_utf8_make_valid (scripts[i], -1);
      g_autoptr (TmDatabase) database = devices_open (path);
      g_autoptr (TmImport) import = NULL;
      g_autoptr (GError) error = NULL;

      devices_add_match (database, "00000000-0000-4000-8000-000000000001", 5, 1, TRUE);
      g_clear_pointer (&database, tm_database_free);
      import = tm_import_read (path, &error);
      g_assert_no_error (error);
      g_clear_pointer (&import, tm_import_unref);
      g_test_message ("%s", shown);
      change (path, scripts[i]);
      assert_refused (path, TM_STORE_ERROR_INPUT);
    }
}

/* Plays may be older than computers: they go into a file and out of it like others. */
static void
test_early_play (void)
{
  g_autofree char *path = find_data ("bgstats-export.json");
  g_autofree char *text = NULL;
  g_autoptr (GString) early = NULL;
  g_autofree char *out = devices_dup_path ();
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmDatabase) other = devices_new ();
  g_autoptr (TmImport) import = NULL;
  g_autoptr (TmImport) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  early = g_string_new (text);
  g_assert_cmpuint (g_string_replace (early, "\"playDate\": \"2024-", "\"playDate\": \"1965-", 0),
                    >, 0);
  import = read_text (early->str);
  take_in (database, import);
  g_assert_cmpuint (devices_count (database, "SELECT count(*) FROM matches WHERE started < 0"), >,
                    0);
  tm_export_write (database, TM_EXPORT_HISTORY, NULL, out, NULL, &error);
  g_assert_no_error (error);
  again = tm_import_read (out, &error);
  g_assert_no_error (error);
  take_in (other, again);
  before = dump_history (database);
  after = dump_history (other);
  dump_assert_equal (before, after, "an early play");
}

/* A play that was deleted here does not come back, and leaves nothing behind either. */
static void
test_deleted_plays (void)
{
  g_autoptr (TmDatabase) database = devices_new ();
  g_autoptr (TmImport) first = read_data ("bgstats-export.json");
  g_autoptr (TmImport) second = read_data ("bgstats-export.json");
  g_auto (GStrv) uuids = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  take_in (database, first);
  uuids = tm_database_list_texts (database, NULL, "SELECT uuid FROM matches", "");
  for (guint i = 0; uuids[i] != NULL; i++)
    g_assert_true (tm_match_delete (database, uuids[i], NULL));
  before = dump_history (database);
  take_in (database, second);
  after = dump_history (database);
  dump_assert_equal (before, after, "deleted plays");
  g_assert_false (tm_import_is_changed (second));
}

/* Tables that only look like ours: it fails, wholly, and what else is to be written is. */
static void
test_false_database (void)
{
  g_autofree char *path
      = make_database ("DROP TABLE templates; CREATE TABLE templates (uuid TEXT, changed INTEGER)",
                       tm_schema_get_version ());
  g_autofree char *ours = devices_dup_path ();
  g_autoptr (TmArchive) archive = tm_archive_new (ours);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmImport) import = tm_import_read (path, &error);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GPtrArray) players = NULL;

  g_assert_no_error (error);
  g_assert_true (tm_archive_apply_import (archive, import, TM_MERGE_PLAIN, &error));
  tm_archive_put_player (archive, "Vera", NULL);
  g_assert_true (tm_archive_flush (archive, &error));
  g_assert_no_error (error);
  g_assert_cmpint (tm_import_get_state (import), ==, TM_IMPORT_FAILED);
  fault = tm_import_dup_fault (import);
  g_assert_nonnull (fault);
  players = tm_archive_list_players (archive, &error);
  g_assert_cmpuint (players->len, ==, 1);
}

/* The archive: in another thread, with a backup before, and back again. */

static void
test_archive (void)
{
  g_autofree char *path = devices_dup_path ();
  g_autofree char *file = devices_dup_path ();
  g_autoptr (TmDatabase) other = devices_new ();
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  g_autoptr (TmImport) import = NULL;
  g_autoptr (TmMergePlan) plan = NULL;
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GError) error = NULL;
  guint n_kept = 99;

  devices_act (other, 30, 5);
  tm_export_write (other, TM_EXPORT_HISTORY, NULL, file, NULL, &error);
  g_assert_no_error (error);
  import = tm_archive_read_import (archive, file, &error);
  g_assert_no_error (error);
  plan = tm_archive_plan_import (archive, import, TM_MERGE_JOIN_NAMES, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (plan->counts[TM_MERGE_MATCHES][TM_MERGE_NEW], >, 0);
  g_assert_true (tm_archive_apply_import (archive, import, TM_MERGE_JOIN_NAMES, &error));
  g_assert_no_error (error);
  g_assert_true (tm_archive_flush (archive, &error));
  g_assert_cmpint (tm_import_get_state (import), ==, TM_IMPORT_DONE);
  imports = tm_archive_list_imports (archive, &error);
  g_assert_cmpuint (imports->len, ==, 1);
  g_assert_cmpstr (((TmImportInfo *) g_ptr_array_index (imports, 0))->uuid, ==,
                   tm_import_get_uuid (import));
  g_assert_true (tm_archive_undo_import (archive, tm_import_get_uuid (import), &n_kept, &error));
  g_assert_cmpuint (n_kept, ==, 0);
  matches = tm_archive_list_matches (archive, &TM_MATCH_QUERY_ALL, &error);
  g_assert_cmpuint (matches->len, ==, 0);
  g_assert_false (tm_archive_undo_import (archive, tm_import_get_uuid (import), &n_kept, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  /* What cannot be done keeps nothing else from being written. */
  tm_archive_put_player (archive, "Gleb", NULL);
  g_assert_true (tm_archive_flush (archive, &error));
  g_assert_no_error (error);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  fair_register ();
  tm_exchange_register ();
  devices_start ();
  g_test_add_func ("/store/import/bgstats", test_bgstats);
  g_test_add_func ("/store/import/bgg-plays", test_bgg_plays);
  g_test_add_func ("/store/import/collection", test_collection);
  g_test_add_func ("/store/import/play", test_play);
  g_test_add_func ("/store/import/corrected", test_corrected);
  g_test_add_func ("/store/import/losses", test_losses);
  g_test_add_func ("/store/import/odd-play", test_odd_play);
  g_test_add_func ("/store/import/namesakes", test_namesakes);
  g_test_add_func ("/store/import/bgstats-there-and-back", test_bgstats_there_and_back);
  g_test_add_func ("/store/import/plays-there-and-back", test_plays_there_and_back);
  g_test_add_func ("/store/import/play-link", test_play_link);
  g_test_add_func ("/store/import/csv", test_csv);
  g_test_add_func ("/store/import/unknown", test_unknown);
  g_test_add_func ("/store/import/older-database", test_older_database);
  g_test_add_func ("/store/import/other-databases", test_other_databases);
  g_test_add_func ("/store/import/hostile-database", test_hostile_database);
  g_test_add_func ("/store/import/early-play", test_early_play);
  g_test_add_func ("/store/import/deleted-plays", test_deleted_plays);
  g_test_add_func ("/store/import/false-database", test_false_database);
  g_test_add_func ("/store/import/archive", test_archive);
  status = g_test_run ();
  devices_clear ();
  return status;
}
