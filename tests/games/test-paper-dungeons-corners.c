/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: moves that are insisted on leave a table that makes sense, and other corners of the
 * rules: what is told late, what is said to whom. */

#include "config.h"

#include "game-match.h"

#include <locale.h>

#define N_SEATS 2
#define ROLL_WITH_SKULL "faces=skull,mage,clover,warrior,rogue,priest roller=0"
#define ROLL_WITHOUT "faces=warrior,mage,clover,warrior,rogue,priest roller=0"
#define VOID_ROLL "faces=skull,skull,clover,skull,rogue,priest roller=0"

/* Two teams that are about to roll for the first time. */
static TmMatch *
new_match (const char *options)
{
  g_autoptr (TmBox) box = box_new (N_SEATS, options);
  TmMatch *match = tm_match_new (box);

  match_record (match, "open-dungeon", "dungeon=a");
  match_record (match, "open-monsters", "monsters=chimera,vampire,minotaur");
  match_record (match, "keep", "seat=0 talent=scout goal=gems");
  match_record (match, "keep", "seat=1 talent=ranger goal=columns");
  match_record (match, "begin", "");
  return match;
}

/* Finds which grade a move has, and the id of its first finding. */
static TmGrade
judge (TmMatch *match, const char *kind, const char *args, const char **id)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  const TmFinding *findings;
  guint n_findings;

  match_read_args (match, kind, args, &move.args);
  tm_game_resolve (game, tm_match_get_table (match), &move, TRUE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  *id = n_findings > 0 ? findings[0].id : "";
  return tm_resolution_get_grade (resolution);
}

/* Another roll in the same round: the skulls of the first are not out any more. */
static void
test_roll_over (void)
{
  g_autoptr (TmMatch) match = new_match ("depth=sheet missions=0");

  match_record (match, "roll", ROLL_WITH_SKULL);
  g_assert_cmpuint (match_count_zone (match, "dice.out", TM_NO_SEAT), ==, 1);
  g_assert_true (match_try (match, "roll", ROLL_WITHOUT, TRUE));
  g_assert_cmpuint (match_count_zone (match, "dice.out", TM_NO_SEAT), ==, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "act");
  match_check (match);
  g_assert_true (match_try (match, "roll", VOID_ROLL, TRUE));
  g_assert_cmpstr (match_get_phase (match), ==, "roll");
  match_check (match);
}

/* The monsters of the first card do not stay for the second. */
static void
test_open_another (void)
{
  g_autoptr (TmBox) box = box_new (N_SEATS, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "open-dungeon", "dungeon=a");
  match_record (match, "open-monsters", "monsters=chimera,vampire,minotaur");
  g_assert_true (match_try (match, "open-dungeon", "dungeon=b", TRUE));
  g_assert_cmpint (match_get (match, "monsters-laid", 0), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "monster.1", TM_NO_SEAT), ==, 0);
  match_check (match);
}

/* The strongest of a fight that is recorded twice was the strongest in one. */
static void
test_fight_again (void)
{
  g_autoptr (TmMatch) match = new_match ("depth=table missions=0");

  match_record (
      match, "teach-monster",
      "monster=chimera vulnerable=rogue flee=4 limits=14,18,24 fames=3,7,9 wounds=4,2,1 reward=none");
  match_set (match, "round", 0, 3);
  match_record (match, "roll", ROLL_WITHOUT);
  match_record (match, "next", "");
  match_record (match, "fight", "powers=16,13 reached=yes,yes");
  g_assert_cmpint (match_get (match, "top-fights", 0), ==, 1);
  g_assert_true (match_try (match, "fight", "powers=16,13 reached=yes,yes", TRUE));
  g_assert_cmpint (match_get (match, "top-fights", 0), ==, 1);
}

/* A team may say before which entrance it stands, and go in later. */
static void
test_wait_at_entrance (void)
{
  g_autoptr (TmMatch) match = new_match ("depth=sheet missions=0");

  match_record (match, "roll", ROLL_WITHOUT);
  match_record (match, "walk", "seat=0 die=w1 cells=C0");
  match_check (match);
  match_record (match, "step", "seat=0 cells=C1");
  g_assert_cmpint (match_get (match, "rooms", 0), ==, 1);
}

/* Who holds two talents himself does not learn what others have been dealt. */
static void
test_dealt_is_secret (void)
{
  g_autoptr (TmBox) box = box_new (3, "");
  g_autoptr (TmMatch) match = tm_match_new (box);
  const char *of_another, *of_box;

  match_record (match, "open-dungeon", "dungeon=a");
  match_record (match, "deal", "seat=0 talents=scout,noble goals=gems,rows");
  match_record (match, "deal", "seat=1 talents=healer,shaman goals=items,edge");
  g_assert_cmpint (judge (match, "keep", "seat=0 talent=healer goal=gems", &of_another), ==,
                   TM_GRADE_ILLEGAL);
  g_assert_cmpint (judge (match, "keep", "seat=0 talent=ranger goal=gems", &of_box), ==,
                   TM_GRADE_ILLEGAL);
  g_assert_cmpstr (of_another, ==, of_box);
  match_record (match, "keep", "seat=1 talent=healer goal=items");
  g_assert_cmpint (judge (match, "keep", "seat=0 talent=healer goal=gems", &of_another), ==,
                   TM_GRADE_IMPOSSIBLE);
}

/* Where the fight comes before the gems are named, a team on paper can name its own before it, so that
 * it does not vanish. */
static void
test_name_before_fight (void)
{
  g_autoptr (TmMatch) match
      = new_match ("depth=table missions=0 mission_timing=after vanishing=on");

  match_record (match, "teach-monster",
                "monster=chimera vulnerable=rogue flee=4 limits=14,18,24 fames=3,7,9 wounds=4,2,1 "
                "reward=gem letters=a,b");
  match_set (match, "round", 0, 3);
  match_record (match, "roll", ROLL_WITHOUT);
  g_assert_cmpstr (match_get_phase (match), ==, "fight");
  match_record (match, "steal", "seat=0 letter=a");
  match_record (match, "fight", "powers=16,13 reached=yes,yes");
  g_assert_cmpint (match_get (match, "gem.a", 0), ==, 1);
  g_assert_cmpint (match_get (match, "gem.a", 1), ==, 2);
  g_assert_cmpint (match_get (match, "gems", 0), ==, 1);
  /* The reward: a gem, once it is said which. */
  match_record (match, "steal", "seat=0 letter=c");
  g_assert_cmpint (match_get (match, "gems", 0), ==, 2);
  match_check (match);
}

/* The first gem that a treasure hunter on paper names is the one from before the game, the next is not. */
static void
test_hunter_on_paper (void)
{
  g_autoptr (TmBox) box = box_new (N_SEATS, "depth=table missions=0");
  g_autoptr (TmMatch) match = tm_match_new (box);
  const char *id;

  match_record (match, "open-dungeon", "dungeon=a");
  match_record (match, "open-monsters", "monsters=chimera,vampire,minotaur");
  match_record (match, "keep", "seat=0 talent=treasure-hunter goal=gems");
  match_record (match, "keep", "seat=1 talent=ranger goal=columns");
  match_record (match, "begin", "");
  match_record (match, "roll", ROLL_WITHOUT);
  g_assert_cmpint (judge (match, "steal", "seat=0 letter=a", &id), ==, TM_GRADE_NOTE);
  g_assert_cmpstr (id, ==, "paper.talent.treasure-hunter");
  match_record (match, "steal", "seat=0 letter=a");
  match_record (match, "steal", "seat=0 letter=b");
  match_record (match, "next", "");
  g_assert_cmpint (match_get (match, "gem.a", 1), ==, 0);
  g_assert_cmpint (match_get (match, "gem.b", 1), ==, 2);
}

/* What the dungeon card says is told after a team has been in the monster's room. */
static void
test_room_told_late (void)
{
  g_autoptr (TmMatch) match = new_match ("depth=sheet missions=0");

  match_record (match, "roll", ROLL_WITHOUT);
  match_record (match, "walk", "seat=0 die=w1 cells=C1,D1");
  match_record (match, "teach-dungeon", "dungeon=a rooms=C1,C5,C7");
  g_assert_cmpint (match_get (match, "reached.1", 0), ==, 1);
  g_assert_cmpint (match_get (match, "reached.1", 1), ==, 0);
  g_assert_cmpint (match_get (match, "reached.2", 0), ==, 0);
  match_record (match, "teach-dungeon", "dungeon=a rooms=C4,D1,C7");
  g_assert_cmpint (match_get (match, "reached.1", 0), ==, 0);
  g_assert_cmpint (match_get (match, "reached.2", 0), ==, 1);
}

/* A row that waits for what is printed is counted as soon as that is told. */
static void
test_row_told_late (void)
{
  g_autoptr (TmMatch) match = new_match ("depth=sheet missions=0");
  const gint32 levels = 1 << 3;

  g_assert_true (match_try (match, "adjust", "set=phase phase=final", FALSE));
  g_assert_cmpint (match_get (match, "rows-known", 0) & levels, ==, 0);
  g_assert_true (match_try (match, "teach-track", "track=levels values=2,3,6,10,15,21", FALSE));
  g_assert_cmpint (match_get (match, "rows-known", 0) & levels, ==, levels);
  g_assert_cmpint (match_get (match, "row.levels", 0), ==, 2);
}

/* A card that was made another by hand is not there any more, whoever was dealt it, override or not. */
static void
test_card_gone (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);
  const char *of_none;

  match_record (match, "deal", "seat=0 talents=scout,noble goals=gems,rows");
  g_assert_true (match_try (match, "adjust", "set=face piece=healer face=ranger", FALSE));
  g_assert_cmpint (judge (match, "keep", "seat=0 talent=healer goal=gems", &of_none), ==,
                   TM_GRADE_IMPOSSIBLE);
  g_assert_false (match_try (match, "keep", "seat=0 talent=healer goal=gems", TRUE));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("paper-dungeons");
  g_test_add_func ("/games/paper-dungeons/insisted/roll-over", test_roll_over);
  g_test_add_func ("/games/paper-dungeons/insisted/open-another", test_open_another);
  g_test_add_func ("/games/paper-dungeons/insisted/fight-again", test_fight_again);
  g_test_add_func ("/games/paper-dungeons/map/wait-at-entrance", test_wait_at_entrance);
  g_test_add_func ("/games/paper-dungeons/cards/dealt-is-secret", test_dealt_is_secret);
  g_test_add_func ("/games/paper-dungeons/cards/gone-is-not-kept", test_card_gone);
  g_test_add_func ("/games/paper-dungeons/gems/named-before-the-fight", test_name_before_fight);
  g_test_add_func ("/games/paper-dungeons/gems/hunter-on-paper", test_hunter_on_paper);
  g_test_add_func ("/games/paper-dungeons/monster/room-told-late", test_room_told_late);
  g_test_add_func ("/games/paper-dungeons/final/row-told-late", test_row_told_late);
  return g_test_run ();
}
