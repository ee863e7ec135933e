/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An archive that an earlier version of the program has left is brought up to date with everything in
 * it, and what that version did not keep is worked out. */

#include "test-fair.h"

#include "tm-archive.h"
#include "tm-games.h"
#include "tm-schema.h"
#include "tm-statistics.h"
#include "tm-tally.h"

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
} Fixture;

static void
make_third_version (const char *path)
{
  g_autofree char *script
      = g_test_build_filename (G_TEST_DIST, "store", "data", "version-3.sql", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDatabase) database = tm_database_open (path, TM_DATABASE_READ_WRITE, &error);

  g_assert_no_error (error);
  g_file_get_contents (script, &text, NULL, &error);
  g_assert_no_error (error);
  /* The order of a dump knows nothing of what refers to what. */
  tm_database_execute (database, "PRAGMA foreign_keys = OFF", &error);
  g_assert_no_error (error);
  tm_database_execute (database, text, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  make_third_version (self->path);
  self->archive = tm_archive_new (self->path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static GPtrArray *
list (Fixture *self)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GError) error = NULL;
  GPtrArray *matches = tm_archive_list_matches (self->archive, &query, &error);

  g_assert_no_error (error);
  return matches;
}

static void
test_nothing_is_lost (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) matches = list (self);
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);
  g_autoptr (GPtrArray) rulings
      = tm_archive_list_rulings (self->archive, &TM_RULING_QUERY_ALL, NULL);
  guint n_finished = 0;

  g_assert_cmpuint (matches->len, ==, 8);
  g_assert_cmpuint (players->len, ==, 2);
  g_assert_cmpuint (rulings->len, ==, 1);
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (TmMatch) match = tm_archive_load_match (self->archive, info->uuid, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (tm_match_get_n_entries (match), ==, info->n_moves);
      g_assert_cmpstr (info->seats[0].name, ==, "Anna");
      g_assert_nonnull (info->seats[0].player);
      n_finished += info->state == TM_MATCH_FINISHED;
    }
  g_assert_cmpuint (n_finished, ==, 5);
}

static void
test_what_was_not_kept (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) matches = list (self);
  TmDatabase *database = tm_archive_get_reader (self->archive, NULL);
  g_autoptr (GPtrArray) games = tm_statistics_list_games (database, NULL);
  g_autoptr (GArray) falls = tm_statistics_list_falls (database, "dungeon-roll", NULL, NULL);
  gint64 n_uncounted = -1;

  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);
      g_autofree char *sentence = tm_match_info_dup_sentence (info);

      g_assert_true ((*sentence != '\0') == (info->state == TM_MATCH_FINISHED));
      g_assert_true (info->state != TM_MATCH_FINISHED || info->length > 0);
    }
  g_assert_true (tm_database_get_number (database, NULL, &n_uncounted,
                                         "SELECT count(*) FROM matches WHERE state = 1"
                                         " AND is_counted = 0",
                                         ""));
  g_assert_cmpint (n_uncounted, ==, 0);
  g_assert_cmpuint (games->len, ==, 3);
  g_assert_cmpuint (falls->len, >, 6);
}

static char *
spell_times (TmDatabase *database)
{
  g_auto (GStrv) times = tm_database_list_texts (
      database, NULL, "SELECT uuid || ' ' || started || ' ' || changed FROM matches ORDER BY uuid",
      "");

  g_assert_nonnull (times);
  return g_strjoinv ("\n", times);
}

/* What was changed last is known by its time; the counting changes nothing. */
static void
test_times_stay (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "untouched.db", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = spell_times (tm_archive_get_reader (self->archive, NULL));
  g_autoptr (GPtrArray) matches = list (self);
  g_autoptr (TmDatabase) untouched = NULL;

  make_third_version (path);
  untouched = tm_database_open (path, TM_DATABASE_READ, NULL);
  before = spell_times (untouched);
  g_assert_cmpstr (before, ==, after);
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);
      g_assert_cmpint (info->finished, <=, info->changed);
    }
}

/* Many old matches are counted, but whoever waits for something else does not wait for all of them. */

#define N_COPIES 60

static const char more_matches[]
    = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)"
      " INSERT INTO matches (id, uuid, game, layout, started, changed, finished, state, n_seats,"
      " n_moves, options, seal, seed, entropy, progress, decided_by)"
      " SELECT id + 1000 * i, uuid || '-' || i, game, layout, started, changed, finished, state,"
      " n_seats, n_moves, options, seal, seed, entropy, progress, decided_by FROM matches, n;"
      "CREATE TEMP TABLE copies AS SELECT id, id % 1000 AS original FROM matches WHERE id > 1000;"
      "INSERT INTO seats SELECT c.id, seat, player, name, colour FROM seats JOIN copies c"
      " ON c.original = match;"
      "INSERT INTO moves SELECT c.id, seq, kind, state, source, override, grade, previous, note,"
      " drawn, draw, time, params, changes FROM moves JOIN copies c ON c.original = match;"
      "INSERT INTO words SELECT c.id, number, text FROM words JOIN copies c ON c.original = match;"
      "INSERT INTO faces SELECT c.id, piece, number, code FROM faces JOIN copies c"
      " ON c.original = match;"
      "INSERT INTO results SELECT c.id, seat, rank, score, is_winner, part FROM results"
      " JOIN copies c ON c.original = match;";

static gint64
count_uncounted (TmArchive *archive)
{
  gint64 n = -1;

  g_assert_true (tm_database_get_number (tm_archive_get_reader (archive, NULL), NULL, &n,
                                         "SELECT count(*) FROM matches WHERE state = 1"
                                         " AND is_counted = 0",
                                         ""));
  return n;
}

static void
test_many (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "many.db", NULL);
  g_autoptr (TmDatabase) old = NULL;
  g_autoptr (TmArchive) archive = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint n_plays = 0;

  make_third_version (path);
  old = tm_database_open (path, TM_DATABASE_READ_WRITE, NULL);
  g_assert_true (tm_database_execute (old, more_matches, NULL));
  g_clear_pointer (&old, tm_database_free);
  archive = tm_archive_new (path);
  tm_archive_put_player (archive, "Vera", NULL);
  g_assert_true (tm_archive_flush (archive, NULL));
  g_assert_cmpint (count_uncounted (archive), >, 0);
  while (!tm_archive_is_saved (archive))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (count_uncounted (archive), ==, 0);
  games = tm_statistics_list_games (tm_archive_get_reader (archive, NULL), NULL);
  for (guint i = 0; i < games->len; i++)
    n_plays += ((TmPlayedGame *) g_ptr_array_index (games, i))->plays;
  g_assert_cmpuint (n_plays, ==, 5 * (N_COPIES + 1));
}

/* A match that cannot be read any more does not hold up the others, and is tried once. */
static void
test_unreadable (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "unreadable.db", NULL);
  g_autoptr (TmDatabase) old = NULL;
  g_autoptr (TmArchive) archive = NULL;

  make_third_version (path);
  old = tm_database_open (path, TM_DATABASE_READ_WRITE, NULL);
  g_assert_true (tm_database_execute (old, "UPDATE moves SET changes = x'ff'", NULL));
  g_clear_pointer (&old, tm_database_free);
  archive = tm_archive_new (path);
  g_assert_true (tm_archive_flush (archive, NULL));
  g_assert_true (tm_archive_is_saved (archive));
  g_assert_cmpint (count_uncounted (archive), ==, 0);
}

/* A step that fails leaves the version before it, whole, and what refers to what is watched again. */
static void
test_step_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "failing.db", NULL);
  g_autoptr (TmDatabase) old = NULL;
  g_autoptr (GError) error = NULL;
  gint64 version = 0;
  gint64 n_players = 0;
  gint64 is_watched = 0;

  make_third_version (path);
  old = tm_database_open (path, TM_DATABASE_READ_WRITE, NULL);
  /* The last but one of the tables that the step makes is there already. */
  g_assert_true (tm_database_execute (old, "CREATE TABLE tally_options (a)", NULL));
  g_assert_false (tm_schema_migrate (old, &error));
  g_assert_nonnull (error);
  g_assert_true (tm_database_get_number (old, NULL, &version, "PRAGMA user_version", ""));
  g_assert_true (tm_database_get_number (old, NULL, &is_watched, "PRAGMA foreign_keys", ""));
  g_assert_true (
      tm_database_get_number (old, NULL, &n_players, "SELECT count(*) FROM players", ""));
  g_assert_cmpint (version, ==, 3);
  g_assert_cmpint (is_watched, ==, 1);
  g_assert_cmpint (n_players, ==, 2);
  g_clear_error (&error);

  g_assert_true (tm_database_execute (old, "DROP TABLE tally_options", NULL));
  tm_schema_migrate (old, &error);
  g_assert_no_error (error);
  is_watched = 0;
  g_assert_true (tm_database_get_number (old, NULL, &is_watched, "PRAGMA foreign_keys", ""));
  g_assert_cmpint (is_watched, ==, 1);
  g_assert_false (tm_database_execute (
      old, "INSERT INTO seats (match, seat, player) VALUES (1, 7, 999)", NULL));
}

#define ADD(path, test) g_test_add ("/migration/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  ADD ("nothing-is-lost", test_nothing_is_lost);
  ADD ("what-was-not-kept", test_what_was_not_kept);
  ADD ("times-stay", test_times_stay);
  ADD ("many", test_many);
  ADD ("unreadable", test_unreadable);
  ADD ("step-fails", test_step_fails);
  return g_test_run ();
}
