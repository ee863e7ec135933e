/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: what the rulebook leaves open, read in every way that a match can be played. */

#include "config.h"

#include "game-match.h"
#include "paper-team.h"

#include <locale.h>

/* What reads the open points as a match with these options does. */
typedef struct
{
  TmTable *table;
  TmResolution *resolution;
} Reader;

static Reader
new_reader (const char *options)
{
  g_autoptr (TmBox) box = box_new (2, options);
  Reader reader = { tm_table_new (box), tm_resolution_new (box) };

  tm_resolution_reset (reader.resolution, reader.table, FALSE);
  return reader;
}

static void
free_reader (Reader *reader)
{
  tm_table_free (reader->table);
  tm_resolution_free (reader->resolution);
}

/* The fame of two teams with 14 and 18 against a monster with these limits. */
static void
assert_fight (const char *options, int first, int second)
{
  static const PaperMonster monster = { .is_told = TRUE,
                                        .vulnerable = -1,
                                        .flee = 4,
                                        .n_ranges = 2,
                                        .limits = { 14, 18 },
                                        .fames = { 3, 7 } };
  static const gint32 powers[] = { 14, 18 };
  Reader reader = new_reader (options);
  PaperFight fight;

  paper_fight (&monster, 2, powers, 3, NULL, reader.resolution, &fight);
  g_assert_cmpint (fight.fame[0], ==, first);
  g_assert_cmpint (fight.fame[1], ==, second);
  free_reader (&reader);
}

static void
test_at_limit (void)
{
  assert_fight ("", 3, 7);
  assert_fight ("at_limit=exceed", -4, 3);
}

static void
assert_again (const char *options, gint32 second, guint again)
{
  gint32 faces[PAPER_N_DICE]
      = { SYMBOL_SKULL, second, SYMBOL_CLOVER, SYMBOL_SKULL, SYMBOL_BOOTS, SYMBOL_SKULL };
  Reader reader = new_reader (options);
  PaperThrow result;

  paper_judge_throw (faces, reader.resolution, &result);
  g_assert_cmphex (result.again, ==, again);
  free_reader (&reader);
}

static void
test_reroll_scope (void)
{
  assert_again ("", SYMBOL_MAGE, 0x3f);
  assert_again ("reroll_scope=offending", SYMBOL_MAGE, 1 << 0 | 1 << 3 | 1 << 5);
  assert_again ("reroll_scope=offending", SYMBOL_SKULL, 1 << 0 | 1 << 1 | 1 << 3 | 1 << 5);
}

static void
test_boots_only_walk (void)
{
  Reader reader = new_reader ("boots_only_walk=no");
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);

  g_assert_cmpint (paper_find_brew_fault (SYMBOL_BOOTS, reader.resolution), ==, WHY_NONE);
#define WHY(required) \
  paper_find_cell_fault (&team, ITEM_TOME, SYMBOL_BOOTS, required, reader.resolution)
  g_assert_cmpint (WHY (SYMBOL_ANY), ==, WHY_NONE);
  g_assert_cmpint (WHY (-1), ==, WHY_NONE);
  g_assert_cmpint (WHY (SYMBOL_ROGUE), ==, WHY_BOOTS);
#undef WHY
  free_reader (&reader);
}

static void
assert_goal (const char *options, PaperGoal goal, const PaperFacts *facts, gint32 have)
{
  Reader reader = new_reader (options);
  gint32 has, next;

  paper_count_goal (goal, facts, reader.resolution, &has, &next);
  g_assert_cmpint (has, ==, have);
  free_reader (&reader);
}

static void
assert_mission (const char *options, PaperMission mission, const PaperFacts *facts, gint32 have)
{
  Reader reader = new_reader (options);
  gint32 has, need;

  paper_count_mission (mission, facts, reader.resolution, &has, &need);
  g_assert_cmpint (has, ==, have);
  free_reader (&reader);
}

static void
test_counting (void)
{
  PaperFacts facts = { .visits = G_GUINT64_CONSTANT (1) << PAPER_CELL (0, 1)
                                 | G_GUINT64_CONSTANT (1) << PAPER_CELL (0, 2)
                                 | G_GUINT64_CONSTANT (1) << PAPER_CELL (1, 2),
                       .potions = 8,
                       .unused = 5,
                       .traps = 5,
                       .traps_once = 3,
                       .obstacles = 9,
                       .obstacles_once = 6,
                       .monster_fame = { 3, -4, 7 },
                       .value = -1 };

  assert_goal ("", GOAL_EDGE, &facts, 2);
  assert_goal ("edge_corners=no", GOAL_EDGE, &facts, 1);
  assert_goal ("", GOAL_MONSTER_FAME, &facts, 10);
  assert_goal ("fame_reading=net", GOAL_MONSTER_FAME, &facts, 6);
  assert_goal ("", GOAL_OBSTACLES, &facts, 9);
  assert_goal ("repeat_count=once", GOAL_OBSTACLES, &facts, 6);
  assert_goal ("potions_mission=unused", GOAL_POTIONS, &facts, 8);
  assert_mission ("", MISSION_TRAPS_5, &facts, 5);
  assert_mission ("repeat_count=once", MISSION_TRAPS_5, &facts, 3);
  assert_mission ("", MISSION_POTIONS_8, &facts, 8);
  assert_mission ("potions_mission=unused", MISSION_POTIONS_8, &facts, 5);
  facts.obstacles_once = -1;
  assert_goal ("repeat_count=once", GOAL_OBSTACLES, &facts, 9);
}

/* Enters C1, whose minion was crossed out before; gives the potions that the team then has. */
static gint16
enter_crossed (const char *options)
{
  Reader reader = new_reader (options);
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperMap map = paper_new_bare_map ();
  PaperHappened happened = { 0 };
  PaperStep step;

  map.rooms[ROOM_C1].minion = MINION_ORC;
  map.rooms[ROOM_C1].minion_level = 3;
  map.rooms[ROOM_C1].hero = HERO_PRIEST;
  map.rooms[ROOM_C1].reward = REWARD_POTION;
  map.rooms[ROOM_C1].amount = 1;
  team.crossed[ROOM_C1] = TRUE;
  paper_team_enter (&team, ROOM_C1, &map, &sheet, 1, FALSE, reader.resolution, &step, &happened);
  free_reader (&reader);
  return team.potions;
}

static void
test_crossed_reward (void)
{
  g_assert_cmpint (enter_crossed (""), ==, 1);
  g_assert_cmpint (enter_crossed ("crossed_reward=none"), ==, 0);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("paper-dungeons");
#define ADD(name, function) g_test_add_func ("/games/paper-dungeons/readings/" name, function)
  ADD ("at-limit", test_at_limit);
  ADD ("reroll-scope", test_reroll_scope);
  ADD ("boots-only-walk", test_boots_only_walk);
  ADD ("counting", test_counting);
  ADD ("crossed-reward", test_crossed_reward);
#undef ADD
  return g_test_run ();
}
