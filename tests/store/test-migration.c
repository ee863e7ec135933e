/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An archive that an earlier version of the program has left is brought up to date with everything in
 * it, and what that version did not keep is worked out. */

#include "test-fair.h"

#include "tm-archive.h"
#include "tm-games.h"
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
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "store", "data", "version-3.sql",
                                                   NULL);
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

#define ADD(path, test) g_test_add ("/migration/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  ADD ("nothing-is-lost", test_nothing_is_lost);
  ADD ("what-was-not-kept", test_what_was_not_kept);
  ADD ("times-stay", test_times_stay);
  return g_test_run ();
}
