/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock is set back, or was ahead for a while: while a match is recorded, between two matches, between two
 * evenings. Nothing is lost, nothing lasts less than no time, and what happened later counts as later. */

#include "test-devices.h"
#include "test-fair.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "tm-archive.h"
#include "tm-backup.h"
#include "tm-match-store.h"
#include "tm-merge.h"
#include "tm-roster.h"
#include "tm-saved-ruling.h"
#include "tm-series.h"
#include "tm-statistics.h"
#include "tm-template.h"

#define SECOND G_GINT64_CONSTANT (1000000)
#define MINUTE (60 * SECOND)
#define HOUR (60 * MINUTE)
#define DAY (24 * HOUR)
#define MATCH "00000000-0000-4000-8000-00000000000a"
#define THING "00000000-0000-4000-8000-00000000000b"
/* The evening of the 18th of November 2026. */
#define EVENING (G_GINT64_CONSTANT (1795026600) * SECOND)

/* -- A clock that says what it is told, in the place of GLib's -------------------------------------- */

static gint64 now = EVENING;

gint64
g_get_real_time (void)
{
  return now;
}

GDateTime *
g_date_time_new_now_local (void)
{
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_local (now / SECOND);

  return g_date_time_add (second, now % SECOND);
}

/* -- One evening ----------------------------------------------------------------------------------- */

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
  TmBox *box;
  /* When the last match was played. */
  gint64 last_played;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  now = EVENING;
  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->archive = tm_archive_new (self->path);
  self->box = fair_new_box (2);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  tm_archive_close (self->archive, NULL);
  g_assert_finalize_object (self->archive);
  tm_box_unref (self->box);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static void
reopen (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_close (self->archive, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (self->archive);
  self->archive = tm_archive_new (self->path);
  g_assert_null (tm_archive_get_notice (self->archive));
  g_assert_no_error (tm_archive_get_fault (self->archive));
}

static void
gain (TmMatch *match, gint64 time)
{
  now = time;
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <2>}", NULL);
}

static void
end (TmMatch *match, gint64 time)
{
  now = time;
  fair_record (match, FAIR_END, "{}", NULL);
}

/* A match of two moves, ten minutes each, that is over. */
static char *
play_one (Fixture *self, gint64 time)
{
  g_autoptr (TmMatch) match = fair_new_match (self->box);
  char *uuid;

  now = time;
  uuid = g_strdup (tm_archive_watch (self->archive, match));
  gain (match, time + 10 * MINUTE);
  end (match, time + 20 * MINUTE);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  return uuid;
}

static gint64
get_changed (Fixture *self, const char *uuid)
{
  g_autoptr (TmMatchInfo) info = tm_archive_find_match (self->archive, uuid, NULL);

  g_assert_nonnull (info);
  return info->changed;
}

/* What the moves are timed with when the clock is set: minutes, hours, years, and to where it begins to count
 * when the battery was empty. */
static const gint64 steps[] = {
  MINUTE, 2 * MINUTE, -HOUR,  MINUTE,          -30 * DAY, MINUTE,
  MINUTE, 31 * DAY,   MINUTE, -56 * 365 * DAY, MINUTE,    MINUTE,
};

static void
test_while_recording (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = fair_new_match (self->box);
  g_autoptr (TmMatch) again = NULL;
  g_autoptr (GError) error = NULL;
  const char *uuid = tm_archive_watch (self->archive, match);
  gint64 changed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gain (match, now + steps[i]);
      g_assert_true (tm_archive_flush (self->archive, NULL));
      g_assert_cmpint (get_changed (self, uuid), >, changed);
      changed = get_changed (self, uuid);
    }
  end (match, now + MINUTE);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  reopen (self);
  tm_archive_check (self->archive, &error);
  g_assert_no_error (error);
  again = tm_archive_load_match (self->archive, tm_archive_get_uuid (match), &error);
  g_assert_no_error (error);
  fair_assert_same (match, again);
}

/* Only what went forward is time that was played; a pause that is too long is not. */
static void
test_length (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = fair_new_match (self->box);
  TmDatabase *reader;
  gint64 length = -1;

  tm_archive_watch (self->archive, match);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gain (match, now + steps[i]);
  end (match, now + MINUTE);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  reader = tm_archive_get_reader (self->archive, NULL);
  g_assert_true (tm_database_get_number (reader, NULL, &length, "SELECT length FROM matches", ""));
  /* Two minutes, seven times one, and of the month as much as a pause may last. */
  g_assert_cmpint (length, ==, 39 * MINUTE);
}

/* Lists go by the dates that they show, whatever was played in between; what goes on goes by when something
 * was done to it last. */
static void
test_order (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const gint64 times[] = { 0, -DAY, 2 * HOUR, -3 * DAY, -2 * DAY };
  static const guint order[] = { 2, 0, 1, 4, 3 };
  char *uuids[G_N_ELEMENTS (times)];
  g_autoptr (GPtrArray) matches = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    uuids[i] = play_one (self, EVENING + times[i]);
  matches = tm_archive_list_matches (self->archive, &query, NULL);
  g_assert_cmpuint (matches->len, ==, G_N_ELEMENTS (times));
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);

      g_assert_cmpstr (info->uuid, ==, uuids[order[i]]);
      g_assert_cmpint (info->finished, >=, info->started);
    }
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    g_free (uuids[i]);
}

/* What nobody can have played in is no time, in any figure. */
static void
test_statistics (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = fair_new_match (self->box);
  g_autoptr (TmGameStatistics) statistics = NULL;
  g_autofree char *uuid = play_one (self, EVENING);
  TmDatabase *reader;

  now = EVENING + DAY;
  tm_archive_watch (self->archive, match);
  gain (match, EVENING - DAY);
  end (match, EVENING - 2 * DAY);
  g_assert_true (tm_archive_flush (self->archive, NULL));
  reader = tm_archive_get_reader (self->archive, NULL);
  statistics = tm_statistics_read_game (reader, "fair", NULL, NULL);
  g_assert_nonnull (statistics);
  g_assert_cmpuint (statistics->plays, ==, 2);
  g_assert_cmpint (statistics->length.least, >=, 0);
  g_assert_cmpint (statistics->length.most, ==, 10);
}

/* -- Backups --------------------------------------------------------------------------------------- */

static void
damage (const char *path)
{
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  memset (data, 0x5a, MIN (length, 4096));
  memcpy (data, "SQLite format 3", 16);
  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
}

static void
play_and_back_up (Fixture *self, gint64 time)
{
  g_autofree char *uuid = play_one (self, time);
  g_autofree char *backup = NULL;

  self->last_played = time;
  now = time + HOUR;
  backup = tm_archive_back_up (self->archive, NULL);
  g_assert_nonnull (backup);
  g_assert_true (g_file_test (backup, G_FILE_TEST_EXISTS));
}

/* Files bear the time of the machine, not that of the test. */
static void
set_written (const char *path, gint64 time)
{
  struct utimbuf times = { time / G_USEC_PER_SEC, time / G_USEC_PER_SEC };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

static void
damage_and_reopen (Fixture *self)
{
  g_assert_true (tm_archive_close (self->archive, NULL));
  g_assert_finalize_object (self->archive);
  damage (self->path);
  set_written (self->path, self->last_played);
  self->archive = tm_archive_new (self->path);
  g_assert_nonnull (tm_archive_get_notice (self->archive));
}

/* For an evening the clock was a year ahead: its backup is not taken for the newest for a year. */
static void
test_backup_of_future (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  play_and_back_up (self, EVENING - DAY);
  play_and_back_up (self, EVENING + 365 * DAY);
  for (gint64 day = 0; day < 20; day++)
    play_and_back_up (self, EVENING + day * DAY);
  damage_and_reopen (self);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 22);
}

/* The clock has lost some days when the history turns out damaged: the newest backup is the newest still. */
static void
test_backup_of_clock_behind (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (gint64 day = 0; day < 10; day++)
    play_and_back_up (self, EVENING + day * DAY);
  now = EVENING + 2 * DAY;
  damage_and_reopen (self);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 10);
}

/* The clock is set back by so little that it may be another zone: the newest is the newest still. */
static void
test_backup_of_another_zone (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  play_and_back_up (self, EVENING - DAY);
  play_and_back_up (self, EVENING);
  now = EVENING - 9 * HOUR;
  damage_and_reopen (self);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 2);
}

/* The battery of the clock is empty: there is nothing but the future, and the last of it is taken. */
static void
test_backup_of_lost_clock (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (gint64 day = 0; day < 10; day++)
    play_and_back_up (self, EVENING + day * DAY);
  now = HOUR;
  damage_and_reopen (self);
  g_assert_cmpuint (fair_count_matches (self->archive), ==, 10);
}

/* Every evening the clock is a day further back: each backup is made, and the one just made stays. */
static void
test_backups_going_back (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (gint64 day = 0; day < 30; day++)
    play_and_back_up (self, EVENING - day * DAY);
  damage_and_reopen (self);
  g_assert_cmpuint (fair_count_matches (self->archive), >, 0);
}

/* -- Two devices ----------------------------------------------------------------------------------- */

typedef struct
{
  TmDatabase *ours;
  TmDatabase *theirs;
} Devices;

/* Ours and a copy of it, both as they were left with the clock a day ahead. */
static void
set_up_devices (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  devices_start ();
  now = EVENING + DAY;
  self->ours = devices_new ();
  devices_add_match (self->ours, MATCH, 5, 1, TRUE);
}

static void
part (Devices *self)
{
  self->theirs = devices_copy (self->ours);
  now = EVENING;
}

static void
tear_down_devices (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  tm_database_free (self->ours);
  tm_database_free (self->theirs);
  devices_clear ();
}

/* Both ways lead to the same. */
static void
merge (Devices *self)
{
  g_autoptr (TmDatabase) ours = devices_copy (self->ours);
  g_autoptr (GError) error = NULL;
  g_autofree char *import = NULL;
  g_autofree char *other = NULL;

  tm_merge_apply (self->ours, self->theirs, TM_MERGE_PLAIN, "other.db", "database", &import,
                  &error);
  g_assert_no_error (error);
  tm_merge_apply (self->theirs, ours, TM_MERGE_PLAIN, "other.db", "database", &other, &error);
  g_assert_no_error (error);
}

static void
assert_text (Devices *self, const char *sql, const char *expected)
{
  g_auto (GStrv) ours = tm_database_list_texts (self->ours, NULL, sql, "");
  g_auto (GStrv) theirs = tm_database_list_texts (self->theirs, NULL, sql, "");
  g_autofree char *line = g_strjoinv (" ", ours);
  g_autofree char *other = g_strjoinv (" ", theirs);

  g_assert_cmpstr (line, ==, expected);
  g_assert_cmpstr (other, ==, expected);
}

static void
test_deleted_match (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  part (self);
  g_assert_true (tm_match_delete (self->ours, MATCH, NULL));
  merge (self);
  assert_text (self, "SELECT uuid FROM matches", "");
}

static void
test_person (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char id[] = "SELECT uuid FROM players ORDER BY id LIMIT 1";
  g_auto (GStrv) ids = tm_database_list_texts (self->ours, NULL, id, "");

  g_assert_true (tm_roster_rename (self->ours, ids[0], "Before", NULL));
  g_assert_true (tm_roster_color (self->ours, ids[0], "red", NULL));
  part (self);
  g_assert_true (tm_roster_rename (self->ours, ids[0], "After", NULL));
  g_assert_true (tm_roster_color (self->ours, ids[0], "blue", NULL));
  g_assert_true (tm_roster_hide (self->ours, ids[0], TRUE, NULL));
  merge (self);
  assert_text (self,
               "SELECT name || ' ' || colour || ' ' || is_hidden FROM players ORDER BY id LIMIT 1",
               "After blue 1");
}

static void
test_label (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (tm_match_label_note (self->ours, MATCH, "Before", NULL));
  part (self);
  g_assert_true (tm_match_label_note (self->ours, MATCH, "After", NULL));
  merge (self);
  assert_text (self, "SELECT note FROM matches", "After");
}

static void
test_series (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  TmSeries series = { .uuid = (char *) THING, .name = (char *) "Before" };

  g_assert_true (tm_series_write (self->ours, &series, NULL));
  g_assert_true (tm_match_label_series (self->ours, MATCH, THING, 1, NULL));
  part (self);
  series.name = (char *) "After";
  g_assert_true (tm_series_write (self->ours, &series, NULL));
  merge (self);
  assert_text (self, "SELECT name FROM series", "After");
  g_assert_true (tm_series_delete (self->ours, THING, NULL));
  merge (self);
  assert_text (self, "SELECT name FROM series", "");
  assert_text (self, "SELECT 'none' FROM matches WHERE series IS NULL", "none");
}

/* Deleted by mistake, and there again: another device that has heard of the first only keeps it. */
static void
test_series_again (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  TmSeries series = { .uuid = (char *) THING, .name = (char *) "Campaign" };

  g_assert_true (tm_series_write (self->ours, &series, NULL));
  part (self);
  g_assert_true (tm_series_delete (self->ours, THING, NULL));
  merge (self);
  assert_text (self, "SELECT name FROM series", "");
  g_assert_true (tm_series_write (self->ours, &series, NULL));
  merge (self);
  assert_text (self, "SELECT name FROM series", "Campaign");
}

/* The same file read twice is the same template, stamped as it says. */
static void
test_template_of_file (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmTemplate) read
      = tm_template_new ("dice", "Read", g_variant_new_parsed ("{'sides': <int32 6>}"));

  read->uuid = g_strdup (THING);
  read->changed = 1;
  part (self);
  for (guint i = 0; i < 3; i++)
    g_assert_true (tm_template_write (self->ours, read, NULL));
  merge (self);
  assert_text (self, "SELECT name || ' ' || changed FROM templates", "Read 1");
}

static void
test_template (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmTemplate) before
      = tm_template_new ("dice", "Before", g_variant_new_parsed ("{'sides': <int32 6>}"));
  g_autoptr (TmTemplate) after
      = tm_template_new ("dice", "After", g_variant_new_parsed ("{'sides': <int32 8>}"));

  before->uuid = g_strdup (THING);
  after->uuid = g_strdup (THING);
  g_assert_true (tm_template_write (self->ours, before, NULL));
  part (self);
  g_assert_true (tm_template_write (self->ours, after, NULL));
  merge (self);
  assert_text (self, "SELECT name FROM templates", "After");
  g_assert_true (tm_template_delete (self->ours, THING, NULL));
  merge (self);
  assert_text (self, "SELECT name FROM templates", "");
}

static void
test_ruling (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (tm_database_run (
      self->ours, NULL,
      "INSERT INTO rulings (uuid, made, game, question, params, outcome, verdict, text)"
      " VALUES (?, ?, 'fair', 'who', '{}', '{}', 'Anna', 'x')",
      "ti", THING, now));
  g_assert_true (tm_saved_ruling_note (self->ours, THING, "Before", NULL));
  part (self);
  g_assert_true (tm_saved_ruling_note (self->ours, THING, "After", NULL));
  merge (self);
  assert_text (self, "SELECT note FROM rulings", "After");
  g_assert_true (tm_saved_ruling_delete (self->ours, THING, NULL));
  merge (self);
  assert_text (self, "SELECT note FROM rulings", "");
}

/* Deleted by mistake and put back: another device that has heard of the first only keeps it. */
static void
test_ruling_again (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  TmSavedRuling ruling = {
    .uuid = (char *) THING,
    .made = now,
    .game = (char *) "fair",
    .question = (char *) "who",
    .verdict = (char *) "Anna",
    .text = (char *) "x",
  };

  g_assert_true (tm_saved_ruling_write (self->ours, &ruling, NULL));
  part (self);
  assert_text (self, "SELECT noted FROM rulings", "0");
  g_assert_true (tm_saved_ruling_delete (self->ours, THING, NULL));
  merge (self);
  assert_text (self, "SELECT verdict FROM rulings", "");
  g_assert_true (tm_saved_ruling_write (self->ours, &ruling, NULL));
  merge (self);
  assert_text (self, "SELECT verdict FROM rulings", "Anna");
  g_assert_true (tm_saved_ruling_delete (self->ours, THING, NULL));
  merge (self);
  assert_text (self, "SELECT verdict FROM rulings", "");
}

static void
test_cards (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (tm_roster_set_cards (self->ours, "fair", "card",
                                      (const char *const[]) { "rose", NULL }, NULL));
  part (self);
  g_assert_true (tm_roster_set_cards (self->ours, "fair", "card",
                                      (const char *const[]) { "tulip", NULL }, NULL));
  merge (self);
  assert_text (self, "SELECT codes FROM cards", "[\"tulip\"]");
}

/* Somebody else's clock is at the end of time: what is changed after that can still be written out. */
static void
test_end_of_time (Devices *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char id[] = "SELECT uuid FROM players ORDER BY id LIMIT 1";
  g_auto (GStrv) ids = tm_database_list_texts (self->ours, NULL, id, "");

  g_assert_true (
      tm_database_execute (self->ours, "UPDATE players SET changed = 9223372036854775807", NULL));
  part (self);
  g_assert_true (tm_roster_rename (self->ours, ids[0], "After", NULL));
  g_assert_cmpuint (devices_count (self->ours, "SELECT count(*) FROM players WHERE name = 'After'"
                                               " AND changed = 253402300799999999"),
                    ==, 1);
}

#define ADD(name, test) g_test_add ("/store/clock/" name, Fixture, NULL, set_up, test, tear_down)
#define ADD_DEVICES(name, test) \
  g_test_add ("/store/clock/" name, Devices, NULL, set_up_devices, test, tear_down_devices)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();

  ADD ("set-back/while-recording", test_while_recording);
  ADD ("set-back/length", test_length);
  ADD ("set-back/order-of-lists", test_order);
  ADD ("set-back/statistics", test_statistics);
  ADD ("backups/of-the-future", test_backup_of_future);
  ADD ("backups/of-a-clock-behind", test_backup_of_clock_behind);
  ADD ("backups/of-another-zone", test_backup_of_another_zone);
  ADD ("backups/of-a-lost-clock", test_backup_of_lost_clock);
  ADD ("backups/going-back", test_backups_going_back);
  ADD_DEVICES ("merge/deleted-match", test_deleted_match);
  ADD_DEVICES ("merge/person", test_person);
  ADD_DEVICES ("merge/label", test_label);
  ADD_DEVICES ("merge/series", test_series);
  ADD_DEVICES ("merge/series-again", test_series_again);
  ADD_DEVICES ("merge/template", test_template);
  ADD_DEVICES ("merge/template-of-a-file", test_template_of_file);
  ADD_DEVICES ("merge/ruling", test_ruling);
  ADD_DEVICES ("merge/ruling-again", test_ruling_again);
  ADD_DEVICES ("merge/cards", test_cards);
  ADD_DEVICES ("merge/end-of-time", test_end_of_time);
  return g_test_run ();
}
