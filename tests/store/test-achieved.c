/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts and achievements in the history. */

#include "test-fair.h"

#include "tm-archive.h"

typedef struct
{
  char *folder;
  TmArchive *archive;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = NULL;

  self->folder = fair_make_folder ();
  path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->archive = tm_archive_new (path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_free (self->folder);
}

static void
flush (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
}

/* A match of people with so many coins each, over but for the end. */
static TmMatch *
new_match (const char *const *names, const guint *coins)
{
  g_autoptr (TmBox) box = fair_new_box (g_strv_length ((GStrv) names));
  TmMatch *match;

  for (guint seat = 0; names[seat] != NULL; seat++)
    tm_box_set_seat_name (box, seat, names[seat]);
  match = fair_new_match (box);
  for (guint seat = 0; names[seat] != NULL; seat++)
    if (coins[seat] > 0)
      {
        g_autofree char *params
            = g_strdup_printf ("{'seat': <%u>, 'amount': <%u>}", seat, coins[seat]);
        fair_record (match, FAIR_GAIN, params, NULL);
      }
  return match;
}

static void
end (TmMatch *match)
{
  fair_record (match, FAIR_END, "{}", NULL);
}

/* One finished match of one person, who gets so many coins. Returns its identifier. */
static char *
play_alone (Fixture *self, const char *name, guint coins)
{
  const char *const names[] = { name, NULL };
  g_autoptr (TmMatch) match = new_match (names, &coins);
  char *uuid = g_strdup (tm_archive_watch (self->archive, match));

  end (match);
  flush (self);
  tm_archive_unwatch (self->archive, match);
  return uuid;
}

static char *
spell (GPtrArray *list, const char *const *uuids)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const TmAchieved *achieved = g_ptr_array_index (list, i);

      if (i > 0)
        g_string_append_c (words, ' ');
      for (guint j = 0; uuids != NULL && uuids[j] != NULL; j++)
        if (g_str_equal (uuids[j], achieved->match))
          g_string_append_printf (words, "%u:", j);
      g_string_append_printf (words, "%u=%s", achieved->seat, achieved->achievement);
      g_assert_cmpstr (achieved->spec != NULL ? achieved->spec->id : achieved->achievement, ==,
                       achieved->achievement);
      g_assert_cmpint (achieved->finished, >, 0);
    }
  return g_string_free (words, FALSE);
}

/* What was earned in a match, as "SEAT=ACHIEVEMENT …". */
static void
assert_match (Fixture *self, const char *uuid, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = tm_archive_list_match_achievements (self->archive, uuid, &error);
  g_autofree char *words = NULL;

  g_assert_no_error (error);
  words = spell (list, NULL);
  g_assert_cmpstr (words, ==, expected);
}

static char *
find_player (Fixture *self, const char *name)
{
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);

  for (guint i = 0; i < players->len; i++)
    {
      const TmPlayerInfo *player = g_ptr_array_index (players, i);

      if (g_str_equal (player->name, name))
        return g_strdup (player->uuid);
    }
  g_assert_not_reached ();
}

/* What somebody has earned, as "MATCH:SEAT=ACHIEVEMENT …". */
static void
assert_player (Fixture *self, const char *name, const char *const *uuids, const char *expected)
{
  g_autofree char *player = find_player (self, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list
      = tm_archive_list_player_achievements (self->archive, player, "fair", &error);
  g_autofree char *words = NULL;

  g_assert_no_error (error);
  words = spell (list, uuids);
  g_assert_cmpstr (words, ==, expected);
}

static void
assert_parts (Fixture *self, const char *uuid, const char *first, const char *second)
{
  g_autoptr (TmMatchInfo) info = tm_archive_find_match (self->archive, uuid, NULL);

  g_assert_cmpstr (info->seats[0].part, ==, first);
  g_assert_cmpstr (info->seats[1].part, ==, second);
}

static const char *const two[] = { "Anna", "Boris", NULL };

static void
test_one_match (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = new_match (two, (const guint[]) { 8, 4 });
  const char *uuid = tm_archive_watch (self->archive, match);

  flush (self);
  assert_match (self, uuid, "");
  assert_parts (self, uuid, NULL, NULL);
  end (match);
  /* What is on its way to the disk is waited for. */
  assert_match (self, uuid, "0=rich");
  assert_parts (self, uuid, "singer", "smith");
}

/* Taken back, done again, and ended in another way. */
static void
test_correction (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = new_match (two, (const guint[]) { 8, 4 });
  const char *uuid = tm_archive_watch (self->archive, match);

  end (match);
  g_assert_true (tm_match_undo (match, NULL));
  assert_match (self, uuid, "");
  assert_parts (self, uuid, NULL, NULL);
  g_assert_true (tm_match_redo (match, NULL));
  assert_match (self, uuid, "0=rich");
  g_assert_true (tm_match_go_back (match, 0, NULL));
  fair_record (match, FAIR_GAIN, "{'seat': <1>, 'amount': <8>}", NULL);
  fair_record (match, FAIR_ROLL, "{'seat': <1>, 'face': <'6'>}", NULL);
  end (match);
  assert_match (self, uuid, "1=rich 1=famous");
  assert_parts (self, uuid, "baker", "singer");
  tm_archive_delete_match (self->archive, uuid);
  flush (self);
  assert_player (self, "Boris", NULL, "");
}

/* A correction after the match is over: the counter is set by hand. */
static void
test_correction_after_the_end (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = new_match (two, (const guint[]) { 7, 4 });
  g_autoptr (GError) error = NULL;
  const char *uuid = tm_archive_watch (self->archive, match);

  end (match);
  assert_match (self, uuid, "");
  tm_match_set_counter (match, tm_box_get_counter_slot (tm_match_get_box (match), 0, 1), 8,
                        "forgotten", &error);
  g_assert_no_error (error);
  assert_match (self, uuid, "1=rich");
  assert_parts (self, uuid, "smith", "singer");
}

/* The match in which the last part was played earns it, and no other. */
static void
test_collected (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *baker = play_alone (self, "Anna", 3);
  g_autofree char *smith = play_alone (self, "Anna", 1);
  g_autofree char *again = play_alone (self, "Anna", 4);
  g_autofree char *other = play_alone (self, "Boris", 2);
  g_autofree char *singer = play_alone (self, "Anna", 8);
  g_autofree char *more = play_alone (self, "Anna", 8);
  const char *const uuids[] = { baker, smith, again, singer, more, NULL };

  assert_match (self, baker, "");
  assert_match (self, again, "");
  assert_match (self, other, "");
  assert_match (self, singer, "0=every-part 0=rich");
  assert_match (self, more, "0=rich");
  assert_player (self, "Anna", uuids, "3:0=every-part 3:0=rich 4:0=rich");
  assert_player (self, "Boris", uuids, "");
}

/* It goes on to the match that completes the parts now. */
static void
test_collected_after_a_correction (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *baker = play_alone (self, "Anna", 3);
  g_autofree char *smith = play_alone (self, "Anna", 1);
  g_autofree char *singer = play_alone (self, "Anna", 2);
  g_autoptr (TmMatch) match = NULL;
  g_autofree char *late = NULL;

  assert_match (self, singer, "0=every-part");
  tm_archive_delete_match (self->archive, baker);
  flush (self);
  assert_match (self, singer, "");
  late = play_alone (self, "Anna", 6);
  assert_match (self, late, "0=every-part");

  match = tm_archive_load_match (self->archive, smith, NULL);
  tm_archive_watch (self->archive, match);
  g_assert_true (tm_match_undo (match, NULL));
  assert_match (self, late, "");
  /* Over again: it ended when its last move was made, not when that was done again. */
  g_assert_true (tm_match_redo (match, NULL));
  assert_match (self, late, "0=every-part");
  assert_match (self, smith, "");
}

static void
test_collected_by_two_who_become_one (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *baker = play_alone (self, "Anna", 3);
  g_autofree char *smith = play_alone (self, "Anja", 1);
  g_autofree char *singer = play_alone (self, "Anna", 2);
  g_autofree char *anja = find_player (self, "Anja");

  assert_match (self, singer, "");
  tm_archive_rename_player (self->archive, anja, "Anna");
  flush (self);
  assert_match (self, smith, "");
  assert_match (self, singer, "0=every-part");
}

/* A game with two stories of three chapters: coins decide the chapter. */
enum
{
  SEA_1,
  SEA_2,
  SEA_3,
  SKY_1,
  SKY_2,
  SKY_3,
  N_CHAPTERS,
  NO_CHAPTER = N_CHAPTERS,
};

static const TmWord chapters[N_CHAPTERS]
    = { [SEA_1] = { "sea-1", "Sea 1", NULL }, [SEA_2] = { "sea-2", "Sea 2", NULL },
        [SEA_3] = { "sea-3", "Sea 3", NULL }, [SKY_1] = { "sky-1", "Sky 1", NULL },
        [SKY_2] = { "sky-2", "Sky 2", NULL }, [SKY_3] = { "sky-3", "Sky 3", NULL } };
static TmGame stories;

static int
get_chapter (const TmTable *table, guint seat)
{
  gint32 coins = tm_table_get_counter (table, 0, seat);

  return coins < N_CHAPTERS ? coins : -1;
}

static void
register_stories (void)
{
  g_autoptr (GError) error = NULL;

  stories = *fair_get_game ();
  stories.id = "stories";
  stories.parts = chapters;
  stories.n_parts = N_CHAPTERS;
  stories.part_group = 3;
  stories.get_part = get_chapter;
  tm_game_check (&stories, &error);
  g_assert_no_error (error);
  tm_game_register (&stories);
}

/* A finished match in which somebody was the best in a chapter. */
static char *
play_chapter (Fixture *self, const char *name, guint chapter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (&stories, 1, &error);
  g_autoptr (TmMatch) match = NULL;
  char *uuid;

  g_assert_no_error (error);
  tm_box_set_seat_name (box, 0, name);
  match = fair_new_match (box);
  uuid = g_strdup (tm_archive_watch (self->archive, match));
  if (chapter > 0)
    {
      g_autofree char *params = g_strdup_printf ("{'seat': <0>, 'amount': <%u>}", chapter);
      fair_record (match, FAIR_GAIN, params, NULL);
    }
  end (match);
  flush (self);
  tm_archive_unwatch (self->archive, match);
  return uuid;
}

/* All chapters of one story earn it, in any order; so many of several stories do not. */
static void
test_collected_by_groups (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *sea_3 = play_chapter (self, "Anna", SEA_3);
  g_autofree char *sky_1 = play_chapter (self, "Anna", SKY_1);
  g_autofree char *sky_3 = play_chapter (self, "Anna", SKY_3);
  g_autofree char *again = play_chapter (self, "Anna", SKY_3);
  g_autofree char *none = play_chapter (self, "Anna", NO_CHAPTER);
  g_autofree char *other = play_chapter (self, "Boris", SKY_2);
  g_autofree char *last = NULL;
  g_autofree char *more = NULL;

  assert_match (self, sky_3, "");
  assert_match (self, again, "");
  assert_match (self, none, "");
  assert_match (self, other, "");
  last = play_chapter (self, "Anna", SKY_2);
  assert_match (self, last, "0=every-part");
  /* Once is enough: another story earns it no second time. */
  g_free (play_chapter (self, "Anna", SEA_1));
  more = play_chapter (self, "Anna", SEA_2);
  assert_match (self, more, "");
  assert_match (self, last, "0=every-part");
  /* Without the first story it is the second. */
  tm_archive_delete_match (self->archive, sky_1);
  flush (self);
  assert_match (self, last, "");
  assert_match (self, more, "0=every-part");
}

/* Groups of which the last would be too small are no groups. */
static void
test_group_checked (void)
{
  TmGame game = stories;
  g_autoptr (GError) error = NULL;

  game.part_group = 4;
  g_assert_false (tm_game_check (&game, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN);
}

/* Somebody who plays for several. */
static void
test_collected_in_one_match (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  const char *const names[] = { "Anna", "Anna", "Boris", "Anna", NULL };
  g_autoptr (TmMatch) match = new_match (names, (const guint[]) { 0, 1, 8, 2 });
  const char *uuid = tm_archive_watch (self->archive, match);

  end (match);
  assert_match (self, uuid, "2=rich 3=every-part");
}

static gboolean
write_unknown (TmDatabase *database, gpointer uuid, GError **error)
{
  return tm_database_run (database, error,
                          "INSERT INTO achieved (match, seat, achievement)"
                          " SELECT id, 0, 'forgotten' FROM matches WHERE uuid = ?",
                          "t", (const char *) uuid)
         && tm_database_run (database, error, "UPDATE results SET part = 'juggler' WHERE seat = 0",
                             "");
}

/* What a later version of the game has dropped is kept and told, behind what it knows. */
static void
test_unknown (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *uuid = play_alone (self, "Anna", 8);
  g_autoptr (GPtrArray) list = NULL;

  tm_archive_push (self->archive, write_unknown, g_strdup (uuid), g_free);
  flush (self);
  assert_match (self, uuid, "0=rich 0=forgotten");
  assert_parts (self, uuid, "juggler", NULL);
  list = tm_archive_list_match_achievements (self->archive, uuid, NULL);
  g_assert_nonnull (((TmAchieved *) g_ptr_array_index (list, 0))->spec);
  g_assert_null (((TmAchieved *) g_ptr_array_index (list, 1))->spec);
}

static void
test_no_such_match (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tm_archive_list_match_achievements (self->archive, "nothing", &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
}

#define ADD(path, test) g_test_add ("/achieved/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  register_stories ();
  ADD ("match/earned-at-the-end", test_one_match);
  ADD ("match/correction", test_correction);
  ADD ("match/correction-after-the-end", test_correction_after_the_end);
  ADD ("match/unknown-today", test_unknown);
  ADD ("match/no-such-match", test_no_such_match);
  ADD ("collected/in-the-last-of-several", test_collected);
  ADD ("collected/after-a-correction", test_collected_after_a_correction);
  ADD ("collected/two-players-become-one", test_collected_by_two_who_become_one);
  ADD ("collected/by-groups", test_collected_by_groups);
  g_test_add_func ("/achieved/collected/group-checked", test_group_checked);
  ADD ("collected/in-one-match", test_collected_in_one_match);
  return g_test_run ();
}
