/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: what a room does to a team that enters it, and what a step costs. */

#include "config.h"

#include "paper-team.h"

#include <locale.h>

/* Enters a room and gives what it did. */
static PaperStep
enter (PaperTeam *team, const PaperMap *map, guint cell, PaperHappened *happened)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperStep step;

  paper_team_enter (team, cell, map, &sheet, 2, FALSE, NULL, &step, happened);
  return step;
}

/* R «Перемещение»: from the entrance C1 to C1 and on to D1, where a goblin of level 3 waits. */
static void
test_goblin (void)
{
  PaperTeam team = paper_new_team_at (1, 1, 1, 2);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();
  PaperStep step;

  map.rooms[ROOM_D1] = (PaperRoom) { .is_told = TRUE,
                                     .minion = MINION_GOBLIN,
                                     .minion_level = 3,
                                     .hero = HERO_ROGUE,
                                     .reward = REWARD_POTION,
                                     .amount = 1,
                                     .letter = -1 };
  team.steps = 2;
  step = enter (&team, &map, ROOM_C1, &happened);
  g_assert_cmpint (step.fault, ==, STEP_FINE);
  g_assert_cmpint (step.has_minion || step.has_trap || step.is_unknown, ==, FALSE);
  g_assert_cmpint (step.letter, ==, -1);
  g_assert_cmpuint (team.steps, ==, 1);
  step = enter (&team, &map, ROOM_D1, &happened);
  g_assert_cmpint (step.fault, ==, STEP_FINE);
  g_assert_true (step.has_minion);
  g_assert_cmpuint (step.wounds, ==, 1);
  g_assert_cmpint (step.prize.reward, ==, REWARD_POTION);
  g_assert_cmpuint (team.minions, ==, 1);
  g_assert_cmpint (team.wounds, ==, 1);
  g_assert_cmpint (team.potions, ==, 1);
  g_assert_cmpint (team.healed, ==, 0);
  g_assert_true (team.crossed[ROOM_D1] && team.taken[ROOM_D1]);
  g_assert_cmpuint (team.steps, ==, 0);
  g_assert_cmpint (team.at, ==, ROOM_D1);
  g_assert_cmpuint (paper_team_count_rooms (&team), ==, 2);
  enter (&team, &map, ROOM_C1, &happened);
  step = enter (&team, &map, ROOM_D1, &happened);
  g_assert_cmpuint (step.wounds, ==, 0);
  g_assert_cmpint (step.prize.reward, ==, REWARD_NONE);
  g_assert_cmpint (team.potions, ==, 1);
  g_assert_cmpuint (team.visits[ROOM_D1], ==, 2);
}

/* R «Получение зелий и наград»: a trap, then an item cell; again only the trap. */
static void
test_trap (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();
  PaperStep step;

  map.rooms[ROOM_C1].has_trap = TRUE;
  map.rooms[ROOM_C1].reward = REWARD_ITEM;
  map.rooms[ROOM_C1].amount = 1;
  step = enter (&team, &map, ROOM_C1, &happened);
  g_assert_cmpuint (step.wounds, ==, 1);
  g_assert_cmpint (step.prize.reward, ==, REWARD_ITEM);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 1);
  enter (&team, &map, ROOM_D1, &happened);
  step = enter (&team, &map, ROOM_C1, &happened);
  g_assert_true (step.has_trap);
  g_assert_cmpuint (step.wounds, ==, 1);
  g_assert_cmpint (step.prize.reward, ==, REWARD_NONE);
  g_assert_cmpint (team.traps, ==, 2);
  g_assert_cmpint (team.wounds, ==, 2);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 1);
}

static void
test_scout (void)
{
  PaperTeam team = paper_new_team (TALENT_SCOUT);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();

  map.rooms[ROOM_C1].has_trap = map.rooms[ROOM_C2].has_trap = TRUE;
  enter (&team, &map, ROOM_C1, &happened);
  enter (&team, &map, ROOM_C2, &happened);
  g_assert_cmpint (team.traps, ==, 2);
  g_assert_cmpint (team.wounds, ==, 0);
  g_assert_cmpuint (happened.wounds, ==, 0);
}

static void
test_gem_room (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();
  PaperStep step;

  map.rooms[ROOM_C1].letter = 3;
  map.rooms[ROOM_D1].letter = 4;
  map.rooms[ROOM_D1].has_trap = TRUE;
  team.letters[4] = LETTER_CROSSED;
  step = enter (&team, &map, ROOM_C1, &happened);
  g_assert_cmpint (step.letter, ==, 3);
  g_assert_cmpuint (team.letters[3], ==, LETTER_STOLEN);
  g_assert_cmpuint (team.letter_rounds[3], ==, 2);
  g_assert_true (team.taken[ROOM_C1]);
  step = enter (&team, &map, ROOM_D1, &happened);
  g_assert_cmpint (step.letter, ==, -1);
  g_assert_true (step.has_trap);
  g_assert_cmpuint (team.letters[4], ==, LETTER_CROSSED);
  g_assert_false (team.taken[ROOM_D1]);
  g_assert_cmpuint (team.gems, ==, 1);
}

/* The minion was crossed out before: no fight, but the reward is had on the first entry. */
static void
test_crossed_before (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();
  PaperStep step;

  map.rooms[ROOM_C1].minion = MINION_ORC;
  map.rooms[ROOM_C1].minion_level = 9;
  map.rooms[ROOM_C1].hero = HERO_MAGE;
  map.rooms[ROOM_C1].reward = REWARD_POTION;
  map.rooms[ROOM_C1].amount = 2;
  team.crossed[ROOM_C1] = TRUE;
  step = enter (&team, &map, ROOM_C1, &happened);
  g_assert_false (step.has_minion);
  g_assert_cmpuint (step.wounds, ==, 0);
  g_assert_cmpuint (team.minions, ==, 0);
  g_assert_cmpint (team.potions, ==, 2);
}

static void
test_unknown_room (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();
  PaperStep step;

  map.rooms[ROOM_C1].is_told = FALSE;
  map.rooms[ROOM_C1].monster = 2;
  step = enter (&team, &map, ROOM_C1, &happened);
  g_assert_true (step.is_unknown);
  g_assert_cmphex (happened.unknown, ==, MISSING_ROOM);
  g_assert_cmpuint (team.visits[ROOM_C1], ==, 1);
  g_assert_true (team.reached[1]);
  g_assert_false (team.reached[0] || team.reached[2]);
}

/* A ranger has the step back; walls and water count, each side once. */
static void
test_crossings (void)
{
  PaperTeam team = paper_new_team (TALENT_RANGER);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();

  paper_map_set_water (&map, ROOM_C1, ROOM_D1);
  paper_map_set_wall (&map, ROOM_C1, ROOM_D1, FALSE);
  team.cells[ITEM_MEDALLION] = team.cells[ITEM_CLOAK] = 2;
  team.steps = 3;
  enter (&team, &map, ROOM_C1, &happened);
  g_assert_cmpuint (team.steps, ==, 2);
  enter (&team, &map, ROOM_D1, &happened);
  enter (&team, &map, ROOM_C1, &happened);
  g_assert_cmpuint (team.steps, ==, 2);
  g_assert_cmpint (team.waters, ==, 2);
  g_assert_cmpint (team.walls, ==, 2);
  g_assert_cmphex (team.passed[ROOM_C1], ==, 1 << SIDE_RIGHT | 1 << (SIDE_RIGHT + PAPER_N_SIDES));
  g_assert_cmphex (team.passed[ROOM_D1], ==, 0);
}

/* A step against the rules says so; made all the same, the team stands there. */
static void
test_bad_step (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };
  PaperMap map = paper_new_bare_map ();

  paper_map_set_wall (&map, ROOM_C1, ROOM_D1, FALSE);
  g_assert_cmpint (enter (&team, &map, ROOM_C2, &happened).fault, ==, STEP_START);
  team.at = ROOM_C1;
  g_assert_cmpint (enter (&team, &map, ROOM_D1, &happened).fault, ==, STEP_WALL);
  g_assert_cmpint (team.at, ==, ROOM_D1);
  g_assert_cmpint (team.walls, ==, 0);
  g_assert_cmpint (enter (&team, &map, ROOM_C2, &happened).fault, ==, STEP_ADJACENT);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
#define ADD(name, function) g_test_add_func ("/games/paper-dungeons/rooms/" name, function)
  ADD ("goblin", test_goblin);
  ADD ("trap", test_trap);
  ADD ("scout", test_scout);
  ADD ("gem-room", test_gem_room);
  ADD ("crossed-before", test_crossed_before);
  ADD ("unknown-room", test_unknown_room);
  ADD ("crossings", test_crossings);
  ADD ("bad-step", test_bad_step);
#undef ADD
  return g_test_run ();
}
