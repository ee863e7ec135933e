/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: dice that are thrown again, gems that are gone, what is left to be told at the end. */

#include "config.h"

#include "game-match.h"

#include <locale.h>
#include <string.h>

#define N_DICE 6
#define N_WHITE 3
#define N_ROLLS 600

static const guint8 seed[32] = { 17 };

/* A match for so many players in which the next thing is to roll. */
static TmMatch *
new_rolling (guint n_seats, const char *options, gboolean is_sealed)
{
  g_autoptr (TmBox) box = box_new (n_seats, options);
  TmMatch *match = is_sealed ? tm_match_new_sealed (box, seed, "rain") : tm_match_new (box);

  g_assert_true (match_try (match, "adjust", "set=phase phase=roll", FALSE));
  g_assert_cmpint (match_get (match, "round", 0), ==, 1);
  return match;
}

static gint32
get_face (TmMatch *match, guint die)
{
  return tm_table_get_piece_face (tm_match_get_table (match), die);
}

static gint32
find_face (const char *symbol)
{
  int kind = tm_kit_find_piece (game->kit, "die");

  for (guint i = 0; i < game->kit->pieces[kind].n_faces; i++)
    if (g_str_equal (game->kit->pieces[kind].faces[i].id, symbol))
      return (gint32) i;
  g_assert_not_reached ();
}

static guint
count_shown (const gint32 faces[N_DICE], gint32 face)
{
  guint n = 0;

  for (guint i = 0; i < N_DICE; i++)
    n += faces[i] == face;
  return n;
}

/* Which dice are thrown again after these: those with the skulls or clovers that are too many. */
static guint
find_again (const gint32 faces[N_DICE])
{
  gint32 skull = find_face ("skull");
  gint32 clover = find_face ("clover");
  guint again = 0;

  for (guint i = 0; i < N_DICE; i++)
    if ((faces[i] == skull && count_shown (faces, skull) >= 3)
        || (faces[i] == clover && count_shown (faces, clover) >= 3))
      again |= 1u << i;
  return again;
}

static void
read_faces (TmMatch *match, gint32 faces[N_DICE])
{
  for (guint i = 0; i < N_DICE; i++)
    faces[i] = get_face (match, i);
}

/* White dice never show boots, black ones no clover. */
static void
assert_faces (const gint32 faces[N_DICE])
{
  for (guint i = 0; i < N_DICE; i++)
    g_assert_cmpint (faces[i], !=, find_face (i < N_WHITE ? "boots" : "clover"));
}

/* Rolls in the app until so many rolls were made; counts the dice that changed and were not among those
 * that made the last roll void. */
static guint
roll_on (TmMatch *match, guint *n_void)
{
  guint n_changed = 0;
  guint again = 0;

  *n_void = 0;
  for (guint n = 0; n < N_ROLLS; n++)
    {
      gint32 before[N_DICE];
      gint32 after[N_DICE];

      read_faces (match, before);
      g_assert_true (match_try (match, "roll", "", FALSE));
      read_faces (match, after);
      assert_faces (after);
      for (guint i = 0; again != 0 && i < N_DICE; i++)
        n_changed += !(again & 1u << i) && before[i] != after[i];
      again = find_again (after);
      *n_void += again != 0;
      g_assert_cmpstr (match_get_phase (match), ==, again != 0 ? "roll" : "round_end");
      if (again != 0)
        continue;
      /* A new roll of the same round. */
      match_set (match, "rolls", 0, 0);
      g_assert_true (match_try (match, "adjust", "set=phase phase=roll", FALSE));
      for (guint i = 0; i < N_DICE; i++)
        if (match_count_zone (match, "dice.out", TM_NO_SEAT) > 0)
          g_assert_true (
              match_try (match, "adjust", "set=piece piece=die from=dice.out to=dice.pool", FALSE));
    }
  return n_changed;
}

static void
test_all_again (void)
{
  g_autoptr (TmMatch) match = new_rolling (2, "src_dice=app missions=0", TRUE);
  guint n_void;

  g_assert_cmpuint (roll_on (match, &n_void), >, n_void);
  g_assert_cmpuint (n_void, >, 20);
  g_assert_cmpuint (n_void, <, 70);
}

static void
test_offending_again (void)
{
  g_autoptr (TmMatch) match
      = new_rolling (2, "src_dice=app missions=0 reroll_scope=offending", TRUE);
  guint n_void;

  g_assert_cmpuint (roll_on (match, &n_void), ==, 0);
  g_assert_cmpuint (n_void, >, 20);
}

/* Whether a move, as the rules see it, comes to a finding. */
static gboolean
finds (TmMatch *match, const char *kind, const char *text, const char *finding)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  TmMove move = { .kind = tm_game_find_move (game, kind), .note = -1 };

  match_read_args (match, kind, text, &move.args);
  tm_game_resolve (game, tm_match_get_table (match), &move, FALSE, resolution);
  return tm_resolution_find (resolution, finding) != NULL;
}

/* What is told from the table is held against the reading in force, and the other one is named. */
static void
test_told_again (void)
{
  const char *first = "faces=skull,skull,mage,skull,boots,warrior";
  const char *kept = "faces=rogue,priest,mage,mage,boots,warrior";
  const char *changed = "faces=rogue,priest,rogue,mage,boots,warrior";
  g_autoptr (TmMatch) all = new_rolling (2, "missions=0", FALSE);
  g_autoptr (TmMatch) some = new_rolling (2, "missions=0 reroll_scope=offending", FALSE);

  g_assert_true (finds (all, "roll", first, "paper.dice.reroll"));
  g_assert_true (finds (all, "roll", first, "paper.open.reroll-scope"));
  g_assert_false (finds (all, "roll", kept, "paper.open.reroll-scope"));
  g_assert_true (match_try (all, "roll", first, FALSE));
  g_assert_true (match_try (some, "roll", first, FALSE));
  g_assert_false (finds (all, "roll", kept, "paper.open.reroll-scope"));
  g_assert_true (finds (all, "roll", changed, "paper.open.reroll-scope"));
  g_assert_true (finds (some, "roll", changed, "paper.dice.reroll"));
  g_assert_false (match_try (some, "roll", changed, FALSE));
  g_assert_true (match_try (some, "roll", kept, FALSE));
  g_assert_true (match_try (all, "roll", changed, FALSE));
  g_assert_cmpint (match_get (some, "rolls", 0), ==, 2);
}

/* A gem stolen for the reward of a fight is gone for the others from the next round on, too. */
static void
test_stolen_after_fight (void)
{
  g_autoptr (TmMatch) match = new_rolling (3, "missions=0 depth=sheet", FALSE);

  match_set (match, "round", 0, 3);
  match_set (match, "fought", 0, 1);
  match_set (match, "gem.c", 1, 1);
  match_set (match, "gem.c.round", 1, 3);
  match_set (match, "gem.e", 1, 1);
  g_assert_true (match_try (match, "adjust", "set=phase phase=fight", FALSE));
  g_assert_true (match_try (match, "next", "", FALSE));
  g_assert_cmpint (match_get (match, "round", 0), ==, 4);
  g_assert_cmpint (match_get (match, "gem.c", 0), ==, 2);
  g_assert_cmpint (match_get (match, "gem.c", 1), ==, 1);
  g_assert_cmpint (match_get (match, "gem.c", 2), ==, 2);
  /* That of the treasure hunter, stolen before the game, stays. */
  g_assert_cmpint (match_get (match, "gem.e", 0), ==, 0);
}

/* What is owed before the first round can be set right by hand, and the round begins. */
static void
test_owed_by_hand (void)
{
  g_autoptr (TmBox) box = box_new (1, "missions=0");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "open-dungeon", "dungeon=a");
  match_record (match, "open-monsters", "monsters=chimera,watcher,vampire");
  match_record (match, "keep", "seat=0 talent=veteran goal=gems");
  match_record (match, "begin", "");
  g_assert_cmpstr (match_get_phase (match), ==, "before");
  g_assert_cmpint (match_get (match, "owed.level", 0), ==, 2);
  match_set (match, "owed.level", 0, 1);
  g_assert_cmpstr (match_get_phase (match), ==, "before");
  match_set (match, "owed.level", 0, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "roll");
  g_assert_cmpint (match_get (match, "round", 0), ==, 1);
  match_check (match);
}

/* The end */

#define SHEET "levels=3,3,4,6 cells=0,0,0,0,0,0,0,0 gems=5 minions=9 wounds=11 goal_fame=2 rooms=20"

static void
set_fights (TmMatch *match, guint n_seats)
{
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint i = 0; i < 3; i++)
      {
        g_autofree char *counter = g_strdup_printf ("fame.monster%u", i + 1);

        match_set (match, counter, seat, 3);
      }
}

/* One row needs a value that the rulebook does not show: it is told, or the sheet is taught. */
static TmMatch *
new_ending (void)
{
  g_autoptr (TmBox) box = box_new (2, "missions=0");
  TmMatch *match = tm_match_new (box);

  g_assert_true (match_try (match, "adjust", "set=phase phase=final", FALSE));
  set_fights (match, 2);
  g_assert_true (match_try (match, "final-sheet", "seat=0 " SHEET, FALSE));
  g_assert_true (match_try (match, "final-sheet", "seat=1 " SHEET, FALSE));
  g_assert_true (finds (match, "final-sheet", "seat=1 " SHEET, "paper.catalogue"));
  g_assert_cmpint (match_get (match, "row.levels", 0), ==, 7);
  g_assert_cmpint (match_get (match, "row.minions", 0), ==, 16);
  g_assert_cmpint (match_get (match, "row.wounds", 0), ==, -6);
  g_assert_false (match_try (match, "finish", "", FALSE));
  return match;
}

static void
test_rows_told (void)
{
  const char *rows = "rows=3,3,3,7,0,21,16,-6,0,2,0 rooms=20";
  g_autoptr (TmMatch) match = new_ending ();
  g_autofree char *first = g_strconcat ("seat=0 ", rows, NULL);
  g_autofree char *second = g_strconcat ("seat=1 ", rows, NULL);
  TmResult result;

  g_assert_false (finds (match, "final-rows", first, "paper.score.rows"));
  g_assert_true (finds (match, "final-rows", "seat=0 rows=3,3,4,7,0,21,16,-6,0,2,0 rooms=20",
                        "paper.score.rows"));
  g_assert_true (match_try (match, "final-rows", first, FALSE));
  g_assert_false (match_try (match, "finish", "", FALSE));
  g_assert_true (match_try (match, "final-rows", second, FALSE));
  g_assert_true (match_try (match, "finish", "", FALSE));
  game->get_result (tm_match_get_table (match), &result);
  g_assert_cmpint (result.scores[0], ==, 49);
  g_assert_cmpuint (result.winners, ==, 3);
  g_assert_cmpstr (result.by, ==, "shared");
}

static void
test_taught_at_the_end (void)
{
  g_autoptr (TmMatch) match = new_ending ();
  TmResult result;

  g_assert_true (
      match_try (match, "teach-track", "track=gems values=1,3,6,10,15,22,30,36,42,50", FALSE));
  g_assert_true (match_try (match, "finish", "", FALSE));
  g_assert_cmpint (match_get (match, "row.gems", 1), ==, 15);
  game->get_result (tm_match_get_table (match), &result);
  g_assert_cmpint (result.scores[1], ==, 43);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("paper-dungeons");
  g_test_add_func ("/games/paper-dungeons/roll/all-dice-again", test_all_again);
  g_test_add_func ("/games/paper-dungeons/roll/offending-dice-again", test_offending_again);
  g_test_add_func ("/games/paper-dungeons/roll/told-from-the-table", test_told_again);
  g_test_add_func ("/games/paper-dungeons/gems/stolen-for-a-reward", test_stolen_after_fight);
  g_test_add_func ("/games/paper-dungeons/before/owed-by-hand", test_owed_by_hand);
  g_test_add_func ("/games/paper-dungeons/final/rows-told", test_rows_told);
  g_test_add_func ("/games/paper-dungeons/final/taught-at-the-end", test_taught_at_the_end);
  return g_test_run ();
}
