/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"

#include "tm-archive.h"
#include "tm-match-file.h"

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "deep", "tablemate.db", NULL);
  self->archive = tm_archive_new (self->path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static void
flush (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
  g_assert_true (tm_archive_is_saved (self->archive));
}

static void
reopen (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_close (self->archive, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (self->archive);
  self->archive = tm_archive_new (self->path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
  g_assert_null (tm_archive_get_notice (self->archive));
}

static TmMatch *
load (Fixture *self, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  TmMatch *match = tm_archive_load_match (self->archive, uuid, &error);

  g_assert_no_error (error);
  return match;
}

static GPtrArray *
list (Fixture *self, TmMatchQuery query)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *matches = tm_archive_list_matches (self->archive, &query, &error);

  g_assert_no_error (error);
  return matches;
}

/* Matches */

static void
test_identity (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint32 seed = 0; seed < 12; seed++)
    {
      g_autoptr (TmBox) box = fair_new_box (1 + seed % 5);
      g_autoptr (TmMatch) match = NULL;
      g_autoptr (TmMatch) again = NULL;
      g_autofree char *uuid = NULL;

      g_assert_true (tm_box_set_option_from_text (box, "faces", "own:star,blue", NULL));
      match = seed % 2 == 0 ? fair_new_match (box) : tm_match_new (box);
      if (seed % 2 == 1)
        fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <1>}", NULL);
      else
        fair_play (match, 10, seed);
      uuid = g_strdup (tm_archive_watch (self->archive, match));
      if (seed % 2 == 0)
        fair_play (match, 40, seed + 100);
      reopen (self);
      again = load (self, uuid);
      fair_assert_same (match, again);
      if (seed % 2 == 0)
        g_assert_true (tm_match_verify (again, NULL, NULL));
      g_assert_cmpuint (tm_match_audit (again, NULL), ==, 0);
    }
}

/* A match goes on after a night, and again. */
static void
test_go_on (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (3);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autofree char *uuid = g_strdup (tm_archive_watch (self->archive, match));

  for (guint32 night = 0; night < 4; night++)
    {
      fair_play (match, 15, 7 + night);
      reopen (self);
      g_object_unref (match);
      match = load (self, uuid);
      g_assert_cmpstr (tm_archive_watch (self->archive, match), ==, uuid);
    }
  tm_match_go_back (match, 0, NULL);
  fair_play (match, 3, 1);
  reopen (self);
  {
    g_autoptr (TmMatch) again = load (self, uuid);
    fair_assert_same (match, again);
    g_assert_true (tm_match_verify (again, NULL, NULL));
  }
}

static void
test_watched_once (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (1);
  TmMatch *match = fair_new_match (box);
  g_autofree char *uuid = g_strdup (tm_archive_watch (self->archive, match));
  g_autoptr (TmMatch) same = NULL;
  g_autoptr (TmMatch) later = NULL;

  g_assert_cmpstr (tm_archive_watch (self->archive, match), ==, uuid);
  same = load (self, uuid);
  g_assert_true (same == match);
  fair_play (match, 5, 1);
  tm_archive_unwatch (self->archive, match);
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <1>}", NULL);
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <2>}", NULL);
  tm_match_undo (match, NULL);
  g_object_unref (match);
  flush (self);
  later = load (self, uuid);
  g_assert_true (later != same);
  g_assert_cmpuint (tm_match_get_n_entries (later) + 2, ==, tm_match_get_n_entries (same));

  /* Watched again, what was missed is made up for. */
  tm_archive_watch (self->archive, same);
  reopen (self);
  g_object_unref (later);
  later = load (self, uuid);
  fair_assert_same (same, later);
}

/* The watched match may go first. */
static void
test_match_goes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (1);
  TmMatch *match = fair_new_match (box);
  g_autofree char *uuid = g_strdup (tm_archive_watch (self->archive, match));
  g_autoptr (TmMatch) again = NULL;

  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <4>}", NULL);
  g_assert_finalize_object (match);
  again = load (self, uuid);
  g_assert_cmpuint (tm_match_get_n_entries (again), ==, 1);
}

static void
test_no_match (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchInfo) info = NULL;

  g_assert_null (tm_archive_load_match (self->archive, "nothing", &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  info = tm_archive_find_match (self->archive, "nothing", &error);
  g_assert_null (info);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
}

/* Lists */

static void
test_list (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) running = fair_new_match (box);
  g_autoptr (TmMatch) finished = fair_new_match (box);
  g_autoptr (TmMatch) given_up = fair_new_match (box);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) over = NULL;
  g_autoptr (GPtrArray) page = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autofree char *progress = NULL;
  const TmMatchInfo *info;

  tm_archive_watch (self->archive, finished);
  fair_record (finished, FAIR_GAIN, "{'seat': <1>, 'amount': <4>}", NULL);
  fair_record (finished, FAIR_END, "{}", NULL);
  tm_archive_watch (self->archive, running);
  fair_record (running, FAIR_GAIN, "{'seat': <1>, 'amount': <4>}", NULL);
  tm_archive_abandon_match (self->archive, tm_archive_watch (self->archive, given_up));
  flush (self);

  all = list (self, TM_MATCH_QUERY_ALL);
  g_assert_cmpuint (all->len, ==, 3);
  info = g_ptr_array_index (all, 0);
  g_assert_cmpstr (info->uuid, ==, tm_archive_get_uuid (running));
  g_assert_cmpstr (info->game, ==, "fair");
  g_assert_cmpint (info->state, ==, TM_MATCH_RUNNING);
  g_assert_cmpint (info->finished, ==, 0);
  g_assert_cmpuint (info->n_moves, ==, 1);
  g_assert_cmpuint (info->n_seats, ==, 2);
  g_assert_cmpstr (info->seats[1].name, ==, "Борис");
  g_assert_nonnull (info->seats[1].player);
  g_assert_false (info->seats[1].has_result);
  progress = tm_match_info_dup_progress (info);
  g_assert_cmpstr (progress, ==, "Round 1, Anna leads");

  info = g_ptr_array_index (all, 1);
  g_assert_cmpint (info->state, ==, TM_MATCH_ABANDONED);
  info = g_ptr_array_index (all, 2);
  g_assert_cmpint (info->state, ==, TM_MATCH_FINISHED);
  g_assert_cmpint (info->finished, >=, info->started);
  g_assert_cmpstr (info->decided_by, ==, "coins");
  g_assert_true (info->seats[1].has_result && info->seats[1].is_winner);
  g_assert_cmpint (info->seats[1].score, ==, 4);
  g_assert_cmpuint (info->seats[0].rank, ==, 2);
  g_assert_false (info->seats[0].is_winner);

  over = list (self, (TmMatchQuery) { .with_over = TRUE, .game = "fair" });
  g_assert_cmpuint (over->len, ==, 2);
  page = list (self, (TmMatchQuery) { .with_over = TRUE,
                                      .with_running = TRUE,
                                      .offset = 1,
                                      .limit = 1,
                                      .player = info->seats[0].player });
  g_assert_cmpuint (page->len, ==, 1);
  g_assert_cmpint (((TmMatchInfo *) g_ptr_array_index (page, 0))->state, ==, TM_MATCH_ABANDONED);
  none = list (self, (TmMatchQuery) { .with_over = TRUE, .with_running = TRUE, .game = "chess" });
  g_assert_cmpuint (none->len, ==, 0);
}

/* Taking back the last move of a finished match opens it again. */
static void
test_reopened (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  const char *uuid = tm_archive_watch (self->archive, match);

  fair_record (match, FAIR_END, "{}", NULL);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (TmMatchInfo) info = NULL;

      flush (self);
      info = tm_archive_find_match (self->archive, uuid, NULL);
      g_assert_cmpint (info->state, ==, i == 1 ? TM_MATCH_RUNNING : TM_MATCH_FINISHED);
      g_assert_cmpint (info->finished == 0, ==, i == 1);
      g_assert_cmpint (info->seats[0].has_result, ==, i != 1);
      if (i == 0)
        g_assert_true (tm_match_undo (match, NULL));
      else
        tm_match_redo (match, NULL);
    }
}

static void
test_delete (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (TmMatch) other = fair_new_match (box);
  g_autofree char *uuid = NULL;
  g_autoptr (GPtrArray) all = NULL;
  gint64 n_rows = -1;
  TmDatabase *reader;

  fair_play (match, 20, 1);
  uuid = g_strdup (tm_archive_watch (self->archive, match));
  tm_archive_watch (self->archive, other);
  tm_archive_delete_match (self->archive, uuid);
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <1>}", NULL);
  flush (self);
  all = list (self, TM_MATCH_QUERY_ALL);
  g_assert_cmpuint (all->len, ==, 1);
  reader = tm_archive_get_reader (self->archive, NULL);
  g_assert_true (tm_database_get_number (reader, NULL, &n_rows, "SELECT count(*) FROM moves", ""));
  g_assert_cmpint (n_rows, ==, 0);
}

static void
test_add (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (TmMatch) again = NULL;
  g_autoptr (GPtrArray) all = NULL;

  fair_play (match, 20, 9);
  tm_archive_add_match (self->archive, match, "one");
  tm_archive_add_match (self->archive, match, "one");
  tm_archive_add_match (self->archive, match, "two");
  flush (self);
  all = list (self, TM_MATCH_QUERY_ALL);
  g_assert_cmpuint (all->len, ==, 2);
  again = load (self, "two");
  fair_assert_same (match, again);
}

/* Two programs go on with one match: neither loses a move, and what each has recorded can be
 * loaded. */

typedef struct
{
  gboolean theirs_undo;
  gboolean ours_undo;
} TwoPrograms;

static const TwoPrograms two_programs[]
    = { { FALSE, FALSE }, { TRUE, FALSE }, { FALSE, TRUE }, { TRUE, TRUE } };

static void
act (TmMatch *match, gboolean is_undo)
{
  if (is_undo)
    g_assert_true (tm_match_undo (match, NULL));
  else
    fair_record (match, FAIR_GAIN, "{'seat': <1>, 'amount': <8>}", NULL);
}

static void
test_two_programs (Fixture *self, gconstpointer data)
{
  const TwoPrograms *two = data;
  g_autoptr (TmArchive) other = tm_archive_new (self->path);
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) ours = fair_new_match (box);
  g_autoptr (TmMatch) theirs = NULL;
  g_autoptr (TmMatch) ours_again = NULL;
  g_autoptr (TmMatch) theirs_again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *uuid = NULL;

  fair_play (ours, 10, 3);
  uuid = g_strdup (tm_archive_watch (self->archive, ours));
  flush (self);
  theirs = tm_archive_load_match (other, uuid, &error);
  g_assert_no_error (error);
  tm_archive_watch (other, theirs);
  act (theirs, two->theirs_undo);
  g_assert_true (tm_archive_flush (other, NULL));

  for (guint i = 0; i < 30; i++)
    {
      act (ours, two->ours_undo && i == 0);
      g_usleep ((gulong) g_test_rand_int_range (0, 300));
    }
  flush (self);
  g_assert_cmpstr (tm_archive_get_uuid (ours), !=, uuid);
  fair_record (ours, FAIR_GAIN, "{'seat': <0>, 'amount': <4>}", NULL);
  tm_archive_close (other, NULL);
  reopen (self);
  theirs_again = load (self, uuid);
  ours_again = load (self, tm_archive_get_uuid (ours));
  fair_assert_same (theirs, theirs_again);
  fair_assert_same (ours, ours_again);
}

/* What the window sees */

static void
test_signals (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (1);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  guint n_unsaved;

  tm_archive_watch (self->archive, match);
  g_signal_connect_swapped (self->archive, "notify::saved", G_CALLBACK (g_main_loop_quit), loop);
  g_main_loop_run (loop);
  g_assert_true (tm_archive_is_saved (self->archive));

  g_signal_handlers_disconnect_by_data (self->archive, loop);
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <4>}", NULL);
  fair_record (match, FAIR_GAIN, "{'seat': <0>, 'amount': <4>}", NULL);
  g_assert_false (tm_archive_is_saved (self->archive));
  g_object_get (self->archive, "unsaved-moves", &n_unsaved, NULL);
  g_assert_cmpuint (n_unsaved, ==, 2);
  g_signal_connect_swapped (self->archive, "notify::saved", G_CALLBACK (g_main_loop_quit), loop);
  g_main_loop_run (loop);
  g_assert_cmpuint (tm_archive_get_n_unsaved (self->archive), ==, 0);
  g_assert_true (tm_archive_is_saved (self->archive));
}

static void
test_closed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  g_assert_true (tm_archive_close (self->archive, NULL));
  g_assert_null (tm_archive_list_matches (self->archive, &query, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_CLOSED);
}

/* People and cards */

static char *
dup_player (Fixture *self, const char *name)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);

  for (guint i = 0; i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (g_str_equal (player->name, name))
        return g_strdup (player->uuid);
    }
  return NULL;
}

static gboolean
write_namesake (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_database_execute (database, "INSERT INTO players (uuid, name) VALUES ('other', 'Anna')",
                              error);
}

/* Two of one name, as two devices bring them together, are two. */
static void
test_namesakes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) players = NULL;

  tm_archive_put_player (self->archive, "Anna", NULL);
  tm_archive_push (self->archive, write_namesake, NULL, NULL);
  tm_archive_hide_player (self->archive, "other", TRUE);
  flush (self);
  players = tm_archive_list_players (self->archive, NULL);
  g_assert_cmpuint (players->len, ==, 2);
  for (guint i = 0; i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      g_assert_true (player->is_hidden == g_str_equal (player->uuid, "other"));
    }
}

static void
test_players (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (3);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GPtrArray) merged = NULL;
  g_autofree char *vera = NULL;
  const TmPlayerInfo *player;

  tm_archive_put_player (self->archive, "Anna", "red");
  tm_archive_put_player (self->archive, "Vera", "blue");
  tm_archive_put_player (self->archive, "Vera", NULL);
  tm_archive_watch (self->archive, match);
  flush (self);
  vera = dup_player (self, "Vera");
  tm_archive_hide_player (self->archive, vera, TRUE);
  flush (self);
  players = tm_archive_list_players (self->archive, NULL);
  g_assert_cmpuint (players->len, ==, 3);
  player = g_ptr_array_index (players, 0);
  g_assert_cmpstr (player->name, ==, "Anna");
  g_assert_cmpstr (player->colour, ==, "red");
  g_assert_cmpuint (player->n_matches, ==, 1);
  g_assert_cmpint (player->last_played, >, 0);
  player = g_ptr_array_index (players, 2);
  g_assert_cmpstr (player->name, ==, "Vera");
  g_assert_cmpstr (player->colour, ==, "blue");
  g_assert_true (player->is_hidden);
  g_assert_cmpuint (player->n_matches, ==, 0);

  /* Anna was Vera all the time. */
  player = g_ptr_array_index (players, 0);
  tm_archive_rename_player (self->archive, player->uuid, "Vera");
  flush (self);
  merged = tm_archive_list_players (self->archive, NULL);
  g_assert_cmpuint (merged->len, ==, 2);
  player = g_ptr_array_index (merged, 0);
  g_assert_cmpstr (player->name, ==, "Vera");
  g_assert_cmpuint (player->n_matches, ==, 1);
  /* Somebody who was offered is offered still. */
  g_assert_false (player->is_hidden);

  /* What is changed of one of the two is changed of the person. */
  tm_archive_rename_player (self->archive, player->merged[0], "Gleb");
  tm_archive_color_player (self->archive, player->merged[0], "green");
  tm_archive_hide_player (self->archive, player->merged[0], TRUE);
  flush (self);
  g_clear_pointer (&merged, g_ptr_array_unref);
  merged = tm_archive_list_players (self->archive, NULL);
  player = g_ptr_array_index (merged, 0);
  g_assert_cmpstr (player->name, ==, "Gleb");
  g_assert_cmpstr (player->merged_names[0], ==, "Anna");
  g_assert_cmpstr (player->colour, ==, "green");
  g_assert_true (player->is_hidden);
}

static void
test_last_setup (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (3);
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmLastSetup) none = tm_archive_get_last_setup (self->archive, "fair", NULL);
  g_autoptr (TmLastSetup) setup = NULL;
  const char *dice = NULL;
  gboolean is_long = FALSE;

  g_assert_null (none);
  g_assert_true (tm_box_set_option_from_text (box, "dice", "table", NULL));
  g_assert_true (tm_box_set_option_from_text (box, "long", "yes", NULL));
  match = tm_match_new (box);
  tm_archive_watch (self->archive, match);
  flush (self);
  setup = tm_archive_get_last_setup (self->archive, "fair", NULL);
  g_assert_cmpuint (g_strv_length (setup->names), ==, 3);
  g_assert_cmpstr (setup->names[0], ==, "Anna");
  g_assert_cmpstr (setup->names[2], ==, "");
  g_assert_true (g_variant_lookup (setup->options, "dice", "&s", &dice));
  g_assert_cmpstr (dice, ==, "table");
  g_assert_true (g_variant_lookup (setup->options, "long", "b", &is_long));
  g_assert_true (is_long);
}

static void
test_cards (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const first[] = { "red", "own:a \"b\"", NULL };
  static const char *const second[] = { "own:луна", NULL };
  g_auto (GStrv) none = tm_archive_get_cards (self->archive, "fair", "card", NULL);
  g_auto (GStrv) cards = NULL;
  g_auto (GStrv) forgotten = NULL;

  g_assert_null (none);
  tm_archive_set_cards (self->archive, "fair", "card", first);
  flush (self);
  cards = tm_archive_get_cards (self->archive, "fair", "card", NULL);
  g_assert_cmpstrv (cards, first);
  g_strfreev (g_steal_pointer (&cards));

  tm_archive_set_cards (self->archive, "fair", "card", second);
  tm_archive_set_cards (self->archive, "fair", "die", first);
  flush (self);
  cards = tm_archive_get_cards (self->archive, "fair", "card", NULL);
  g_assert_cmpstrv (cards, second);

  tm_archive_set_cards (self->archive, "fair", "card", NULL);
  flush (self);
  forgotten = tm_archive_get_cards (self->archive, "fair", "card", NULL);
  g_assert_null (forgotten);
}

/* A later version of a game */

static void
execute (Fixture *self, const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDatabase) database = tm_database_open (self->path, TM_DATABASE_READ_WRITE, &error);

  g_assert_no_error (error);
  tm_database_execute (database, sql, &error);
  g_assert_no_error (error);
}

/* Everything lies elsewhere in the second box, and yet it is the same match. */
static void
test_later_kit (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (TmMatch) second = NULL;
  const TmTable *old, *new;
  guint hand;
  int card;
  TmMove move;

  g_assert_true (tm_box_set_option_from_text (box, "faces", "own:star,blue", NULL));
  fair_play (match, 60, 5);
  fair_record (match, FAIR_GAIN, "{'seat': <1>, 'amount': <2>, 'mood': <'sad'>, 'why': <'so'>}",
               NULL);
  tm_archive_add_match (self->archive, match, "old");
  reopen (self);
  execute (self, "UPDATE matches SET game = 'fair-second'");
  second = load (self, "old");

  old = tm_match_get_table (match);
  new = tm_match_get_table (second);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_assert_cmpint (tm_table_get_counter (old, 0, seat), ==,
                       tm_table_get_counter (new, 3, seat));
      g_assert_cmpint (tm_table_get_counter (old, 1, seat), ==,
                       tm_table_get_counter (new, 2, seat));
      hand = tm_box_get_zone (tm_match_get_box (second), 3, (int) seat);
      g_assert_cmpuint (tm_table_count_zone (old, tm_box_get_zone (box, 1, (int) seat)), ==,
                        tm_table_count_zone (new, hand));
      card = tm_table_get_top (new, hand);
      if (card >= 0)
        g_assert_cmpstr (
            tm_box_get_face_name (tm_match_get_box (second), 2,
                                  tm_table_get_piece_face (new, (guint) card)),
            ==,
            tm_box_get_face_name (
                box, 0,
                tm_table_get_piece_face (
                    old, (guint) tm_table_get_top (old, tm_box_get_zone (box, 1, (int) seat)))));
    }
  g_assert_cmpint (tm_table_get_shared (old, 2), ==, tm_table_get_shared (new, 1));
  for (guint column = 0; column < 3; column++)
    for (guint row = 0; row < 3; row++)
      g_assert_cmpint (tm_table_get_cell (old, 0, TM_NO_SEAT, 0, column, row), ==,
                       tm_table_get_cell (new, 0, TM_NO_SEAT, 0, column, row));
  g_assert_cmpuint (tm_table_get_n_events (old), ==, tm_table_get_n_events (new));

  tm_match_get_move (second, tm_match_get_n_entries (second), &move);
  g_assert_cmpuint (move.kind, ==, 1);
  g_assert_cmpint (tm_args_get (&move.args, 0), ==, 2);
  g_assert_cmpstr (tm_box_get_string (tm_match_get_box (second), tm_args_get (&move.args, 1)), ==,
                   "so");
  g_assert_cmpint (tm_args_get (&move.args, 2), ==, 2);
  g_assert_cmpint (tm_args_get (&move.args, 3), ==, 1);
}

/* An earlier version does not guess. */
static void
test_earlier_kit (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = tm_box_new (tm_game_find ("fair-second"), 2, NULL);
  g_autoptr (TmMatch) match = tm_match_new (box);
  g_autoptr (GError) error = NULL;

  tm_archive_add_match (self->archive, match, "new");
  reopen (self);
  execute (self, "UPDATE matches SET game = 'fair'");
  g_assert_null (tm_archive_load_match (self->archive, "new", &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER);
}

/* Rows that a failing disk or a curious owner has changed are refused, whatever they say. */
static void
test_broken_rows (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const statements[] = {
    "UPDATE moves SET params = x'ff'",
    "UPDATE moves SET params = x'ffffffffffffffffffff01'",
    "UPDATE moves SET changes = x'ffffffff07'",
    "UPDATE moves SET changes = x'01feffffff0f0000'",
    "UPDATE moves SET previous = 99",
    "UPDATE moves SET note = 99",
    "UPDATE moves SET seq = seq + 1000",
    "UPDATE words SET number = number + 100",
    "UPDATE faces SET code = 'what'",
    "UPDATE matches SET options = '[1]'",
    "UPDATE matches SET options = '{\"dice\": 7}'",
    "UPDATE matches SET seed = x'00'",
    "UPDATE matches SET n_seats = 3",
    "UPDATE matches SET game = 'chess'",
    "UPDATE layouts SET text = 'hello'",
    "UPDATE layouts SET text = replace (text, 'card 12', 'card 99999')",
    "UPDATE kinds SET params = 'seat(' WHERE move = 'gain'",
    "UPDATE kinds SET move = 'fly' WHERE move = 'gain'",
  };
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);

  fair_play (match, 40, 18);
  fair_record (match, FAIR_TAKE, "{'seat': <0>, 'face': <'own:sun'>}", "a note");
  tm_archive_add_match (self->archive, match, "m");
  flush (self);
  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    {
      g_autoptr (GError) error = NULL;

      execute (self, statements[i]);
      g_test_message ("%s", statements[i]);
      g_assert_null (tm_archive_load_match (self->archive, "m", &error));
      g_assert_nonnull (error);
      tm_archive_delete_match (self->archive, "m");
      flush (self);
      execute (self, "DELETE FROM matches; DELETE FROM kinds; DELETE FROM layouts");
      tm_archive_add_match (self->archive, match, "m");
      flush (self);
    }
}

/* A state that is none of those there are would be taken for an index. */
static void
test_broken_state (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GError) error = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  tm_archive_add_match (self->archive, match, "m");
  flush (self);
  execute (self, "PRAGMA ignore_check_constraints = ON; UPDATE matches SET state = 7");
  matches = tm_archive_list_matches (self->archive, &query, &error);
  g_assert_null (matches);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_DAMAGED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();

#define ADD(name, test) g_test_add ("/store/archive/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("saving-and-loading-is-the-identity", test_identity);
  ADD ("match-goes-on-after-a-night", test_go_on);
  ADD ("watched-once", test_watched_once);
  ADD ("match-goes-before-the-archive", test_match_goes);
  ADD ("no-such-match", test_no_match);
  ADD ("list", test_list);
  ADD ("finished-match-is-opened-again", test_reopened);
  ADD ("delete", test_delete);
  ADD ("add", test_add);
  for (guint i = 0; i < G_N_ELEMENTS (two_programs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/archive/two-programs-one-match/%u", i + 1);
      g_test_add (path, Fixture, &two_programs[i], set_up, test_two_programs, tear_down);
    }
  ADD ("saved-is-told-in-the-main-context", test_signals);
  ADD ("closed", test_closed);
  ADD ("players", test_players);
  ADD ("namesakes", test_namesakes);
  ADD ("last-setup", test_last_setup);
  ADD ("cards", test_cards);
  ADD ("match-of-an-earlier-kit", test_later_kit);
  ADD ("match-of-a-later-kit", test_earlier_kit);
  ADD ("broken-rows", test_broken_rows);
  ADD ("broken-state", test_broken_state);
#undef ADD
  return g_test_run ();
}
