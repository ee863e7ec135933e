/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: fights, missions, goals, the final sheet and who has won, on plain values. */

#include "config.h"

#include "paper-dungeons/paper-dungeons-private.h"

#include <locale.h>
#include <string.h>

/* Fights */

static void
test_minion (void)
{
  g_assert_cmpuint (paper_get_minion_wounds (3, 2, FALSE), ==, 1);
  g_assert_cmpuint (paper_get_minion_wounds (3, 2, TRUE), ==, 0);
  g_assert_cmpuint (paper_get_minion_wounds (3, 6, FALSE), ==, 0);
  g_assert_cmpuint (paper_get_minion_wounds (5, 1, TRUE), ==, 3);
}

static void
assert_power (const guint8 levels[PAPER_N_HEROES],
              gboolean has_sword,
              int talent,
              guint strength,
              guint doubled,
              guint bonus,
              guint total)
{
  PaperPower power;

  paper_count_power (levels, HERO_ROGUE, has_sword, talent, &power);
  g_assert_cmpuint (power.strength, ==, strength);
  g_assert_cmpuint (power.doubled, ==, doubled);
  g_assert_cmpuint (power.bonus, ==, bonus);
  g_assert_cmpuint (power.power, ==, total);
}

static void
test_power (void)
{
  static const guint8 plain[] = { 3, 3, 4, 3 }, strong[] = { 4, 3, 3, 4 };
  PaperPower power;

  assert_power (plain, FALSE, PAPER_NO_TALENT, 13, 3, 0, 16);
  assert_power (strong, TRUE, PAPER_NO_TALENT, 14, 4, 4, 22);
  assert_power (strong, TRUE, TALENT_BERSERKER, 14, 4, 6, 24);
  paper_count_power (plain, -1, FALSE, PAPER_NO_TALENT, &power);
  g_assert_cmpuint (power.power, ==, 13);
}

/* R «Сражение с чудовищами»: the Chimera, as far as the book shows it. */
static const PaperMonster chimera = { .is_told = TRUE,
                                      .vulnerable = HERO_ROGUE,
                                      .flee = 4,
                                      .n_ranges = 2,
                                      .limits = { 14, 18, PAPER_UNKNOWN },
                                      .fames = { 3, 7, PAPER_UNKNOWN },
                                      .wounds = { 4, 2, PAPER_UNKNOWN },
                                      .prize = { REWARD_ITEM, 1 },
                                      .letters = { -1, -1 } };

static void
assert_team (const PaperFight *fight, guint team, int range, int fame, int wounds)
{
  g_assert_cmpint (fight->range[team], ==, range);
  g_assert_cmpint (fight->fame[team], ==, fame);
  g_assert_cmpint (fight->wounds[team], ==, wounds);
}

static void
test_chimera (void)
{
  static const gint32 powers[] = { 16, 13, 22 };
  PaperFight fight;

  paper_fight (&chimera, 3, powers, 7, NULL, NULL, &fight);
  assert_team (&fight, 0, 1, 3, 4);
  assert_team (&fight, 1, 0, -4, 0);
  assert_team (&fight, 2, 2, 7, 2);
  g_assert_cmpint (fight.top, ==, 2);
  g_assert_cmpint (fight.reward_seat, ==, 2);
  g_assert_false (fight.is_tie);
}

static void
test_tied_fight (void)
{
  static const gint32 powers[] = { 20, 30, 20 };
  PaperFight fight;

  paper_fight (&chimera, 3, powers, 5, NULL, NULL, &fight);
  assert_team (&fight, 0, 2, 7, 2);
  assert_team (&fight, 1, 0, -4, 0);
  assert_team (&fight, 2, 2, 7, 2);
  g_assert_cmpint (fight.top, ==, -1);
  g_assert_cmpint (fight.reward_seat, ==, -1);
  g_assert_true (fight.is_tie);
}

/* A tie below a stronger team is none. */
static void
test_tie_below (void)
{
  static const gint32 powers[] = { 20, 20, 21 };
  PaperFight fight;

  paper_fight (&chimera, 3, powers, 7, NULL, NULL, &fight);
  g_assert_cmpint (fight.top, ==, 2);
  g_assert_false (fight.is_tie);
}

static void
test_limit (void)
{
  static const gint32 powers[] = { 14, 10 };
  PaperFight fight;

  paper_fight (&chimera, 2, powers, 3, NULL, NULL, &fight);
  assert_team (&fight, 0, 1, 3, 4);
  assert_team (&fight, 1, 0, -4, 0);
}

static void
test_lonely_fight (void)
{
  static const gint32 power = 22;
  static const gint8 barbarian = TALENT_BARBARIAN;
  PaperFight fight;

  paper_fight (&chimera, 1, &power, 1, &barbarian, NULL, &fight);
  assert_team (&fight, 0, 2, 7, 0);
  g_assert_cmpint (fight.top, ==, 0);
  g_assert_cmpint (fight.reward_seat, ==, -1);
  paper_fight (&chimera, 1, &power, 0, NULL, NULL, &fight);
  assert_team (&fight, 0, 0, -4, 0);
  g_assert_cmpint (fight.top, ==, -1);
}

/* Nobody has told the card: who flees is known, what he loses is not. */
static void
test_untold_monster (void)
{
  static const gint32 powers[] = { 14, 10 };
  PaperMonster monster = { .vulnerable = -1, .flee = PAPER_UNKNOWN, .prize = { -1, 0 } };
  PaperFight fight;

  paper_fight (&monster, 2, powers, 1, NULL, NULL, &fight);
  assert_team (&fight, 0, -1, PAPER_UNKNOWN, PAPER_UNKNOWN);
  assert_team (&fight, 1, 0, PAPER_UNKNOWN, 0);
  g_assert_cmpint (fight.top, ==, -1);
}

/* Missions and goals */

static PaperFacts
new_facts (void)
{
  return (
      PaperFacts) { .levels = { 1, 1, 1, 1 }, .traps_once = -1, .obstacles_once = -1, .value = -1 };
}

static void
visit (PaperFacts *facts, const char *rooms)
{
  g_auto (GStrv) names = g_strsplit (rooms, ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    facts->visits |= G_GUINT64_CONSTANT (1)
                     << PAPER_CELL ((guint) (names[i][0] - 'A'), (guint) (names[i][1] - '0'));
}

static void
assert_mission (PaperMission mission, const PaperFacts *facts, gint32 have, gint32 need)
{
  gint32 has, needs;

  g_assert_cmpint (paper_count_mission (mission, facts, NULL, &has, &needs), ==, have >= need);
  g_assert_cmpint (has, ==, have);
  g_assert_cmpint (needs, ==, need);
}

static void
test_missions (void)
{
  static const guint8 levels[] = { 4, 5, 3, 2 };
  PaperFacts facts = new_facts ();

  facts.minion_levels[3] = 2;
  facts.minion_levels[4] = facts.minion_levels[5] = 1;
  facts.minions = 4;
  assert_mission (MISSION_MINIONS_3_LEVELS, &facts, 3, 3);
  assert_mission (MISSION_MINIONS_6, &facts, 4, 6);
  memcpy (facts.levels, levels, sizeof levels);
  assert_mission (MISSION_HERO_6, &facts, 5, 6);
  assert_mission (MISSION_HEROES_3, &facts, 3, 4);
  assert_mission (MISSION_HEROES_4, &facts, 2, 3);
  assert_mission (MISSION_HEROES_5, &facts, 1, 2);
  assert_mission (MISSION_HEALTH_12, &facts, 14, 12);
  facts.gems = 4;
  facts.items = 3;
  facts.monster_rooms = 3;
  facts.traps = 5;
  assert_mission (MISSION_GEMS_4, &facts, 4, 4);
  assert_mission (MISSION_ITEMS_4, &facts, 3, 4);
  assert_mission (MISSION_MONSTER_ROOMS, &facts, 3, 3);
  assert_mission (MISSION_TRAPS_5, &facts, 5, 5);
  facts.potions = 8;
  facts.unused = 2;
  assert_mission (MISSION_POTIONS_8, &facts, 8, 8);
  facts.value = 7;
  assert_mission (MISSION_POTIONS_8, &facts, 7, 8);
}

static void
test_room_missions (void)
{
  PaperFacts facts = new_facts ();

  visit (&facts, "A1,B1,C1,D1,E1,F1,A2,A3,A4,A5,A6");
  assert_mission (MISSION_ROW, &facts, 6, 6);
  assert_mission (MISSION_COLUMN, &facts, 6, 7);
  assert_mission (MISSION_CORNERS_2, &facts, 2, 2);
  assert_mission (MISSION_ROOMS_15, &facts, 11, 15);
  visit (&facts, "A7,A0,B0,C0,D0");
  assert_mission (MISSION_COLUMN, &facts, 7, 7);
  assert_mission (MISSION_CORNERS_2, &facts, 3, 2);
  assert_mission (MISSION_ROOMS_15, &facts, 12, 15);
}

static void
test_mission_fame (void)
{
  static const gint32 solo[] = { 6, 5, 4, 4, 3, 3, 2, 1 };

  for (guint round = 1; round <= PAPER_MAX_ROUND; round++)
    {
      g_assert_cmpint (paper_get_mission_fame (1, round), ==, solo[round - 1]);
      g_assert_cmpint (paper_get_mission_fame (2, round), ==, 4);
      g_assert_cmpint (paper_get_mission_fame (8, round), ==, 4);
    }
}

static void
assert_goal (PaperGoal goal, const PaperFacts *facts, gint32 fame, gint32 have, gint32 next)
{
  gint32 has, more;

  g_assert_cmpint (paper_count_goal (goal, facts, NULL, &has, &more), ==, fame);
  g_assert_cmpint (has, ==, have);
  g_assert_cmpint (more, ==, next);
}

static void
test_goals_of_rooms (void)
{
  PaperFacts rows = new_facts (), edge = new_facts (), columns = new_facts ();

  visit (&rows, "A1,B1,C1,D1,E1,F1,A2");
  assert_goal (GOAL_ROWS, &rows, 2, 1, 2);
  assert_goal (GOAL_ROOMS, &rows, 0, 7, 20);
  visit (&edge, "A1,F1,A7,F7,B1,C1,D1,E1,A2,A3,B2");
  assert_goal (GOAL_EDGE, &edge, 2, 10, 13);
  assert_goal (GOAL_CORNERS, &edge, 6, 4, -1);
  visit (&columns, "A1,A2,A3,A4,B1,B2,B3,B5,C1,C2,C3,D4,D5,D6,D7,E0,E1,E2,E3");
  assert_goal (GOAL_COLUMNS, &columns, 0, 3, 4);
  visit (&columns, "E4");
  assert_goal (GOAL_COLUMNS, &columns, 2, 4, 5);
}

static void
test_goals_of_numbers (void)
{
  static const guint8 levels[] = { 6, 5, 4, 5 };
  PaperFacts facts = new_facts ();

  facts.monster_fame[0] = 3;
  facts.monster_fame[1] = -4;
  facts.monster_fame[2] = 7;
  assert_goal (GOAL_MONSTER_FAME, &facts, 2, 10, 15);
  memcpy (facts.levels, levels, sizeof levels);
  assert_goal (GOAL_HEROES_5, &facts, 4, 3, 4);
  assert_goal (GOAL_HEALTH, &facts, 6, 20, -1);
  facts.minion_levels[3] = 1;
  facts.minion_levels[4] = 2;
  facts.minion_levels[5] = 4;
  facts.minions = 7;
  assert_goal (GOAL_MINIONS_L3, &facts, 0, 1, 2);
  assert_goal (GOAL_MINIONS_L4, &facts, 2, 2, 3);
  assert_goal (GOAL_MINIONS_L5, &facts, 6, 4, -1);
  assert_goal (GOAL_MINIONS, &facts, 4, 7, 10);
  facts.potions = 9;
  facts.items = 4;
  facts.obstacles = 4;
  assert_goal (GOAL_POTIONS, &facts, 4, 9, 12);
  assert_goal (GOAL_ITEMS, &facts, 4, 4, 7);
  assert_goal (GOAL_OBSTACLES, &facts, 2, 4, 7);
  facts.value = 6;
  assert_goal (GOAL_GEMS, &facts, 4, 6, 7);
}

/* The final sheet */

static void
test_level_fame (void)
{
  static const guint8 even[] = { 3, 5, 4, 3 }, low[] = { 2, 5, 6, 3 }, high[] = { 6, 6, 3, 6 };
  gint16 table[PAPER_MAX_LEVEL + 1];
  guint lowest, sixes;

  for (guint level = 0; level <= PAPER_MAX_LEVEL; level++)
    table[level] = PAPER_UNKNOWN;
  table[3] = 6;
  g_assert_cmpint (paper_get_level_fame (even, table, &lowest, &sixes), ==, 6);
  g_assert_cmpuint (lowest, ==, 3);
  g_assert_cmpuint (sixes, ==, 0);
  g_assert_cmpint (paper_get_level_fame (low, table, &lowest, &sixes), ==, PAPER_UNKNOWN);
  g_assert_cmpuint (lowest, ==, 2);
  g_assert_cmpuint (sixes, ==, 1);
  g_assert_cmpint (paper_get_level_fame (high, table, NULL, NULL), ==, 9);
}

static void
test_item_fame (void)
{
  static const guint8 some[] = { 2, 0, 1, 0, 1, 2, 0, 0 }, all[] = { 2, 2, 2, 2, 2, 2, 2, 2 };
  guint n_cells;
  gint32 bonus;

  g_assert_cmpint (paper_get_item_fame (some, &n_cells, &bonus), ==, 8);
  g_assert_cmpuint (n_cells, ==, 6);
  g_assert_cmpint (bonus, ==, 2);
  g_assert_cmpint (paper_get_item_fame (all, &n_cells, &bonus), ==, 25);
  g_assert_cmpuint (n_cells, ==, 16);
  g_assert_cmpint (bonus, ==, 9);
}

/* A sheet on which only what the book reveals is told. */
static PaperSheet
new_sheet (void)
{
  PaperSheet sheet = { .capacity = 12 };

  for (guint i = 0; i < G_N_ELEMENTS (sheet.level_fame); i++)
    sheet.level_fame[i] = PAPER_UNKNOWN;
  for (guint i = 0; i < G_N_ELEMENTS (sheet.gem_fame); i++)
    sheet.gem_fame[i] = PAPER_UNKNOWN;
  for (guint i = 0; i < G_N_ELEMENTS (sheet.minion_fame); i++)
    sheet.minion_fame[i] = PAPER_UNKNOWN;
  for (guint i = 0; i < G_N_ELEMENTS (sheet.wound_fame); i++)
    sheet.wound_fame[i] = PAPER_UNKNOWN;
  sheet.level_fame[3] = 6;
  sheet.gem_fame[7] = 30;
  sheet.minion_fame[9] = 16;
  sheet.wound_fame[11] = -6;
  return sheet;
}

static void
test_final_score (void)
{
  static const gint32 values[PAPER_N_ROWS] = { 3, 7, -4, 7, 8, 30, 16, -6, -9, 6, 8 };
  PaperFinal final = { .monster_fame = { 3, 7, -4 },
                       .levels = { 3, 4, 3, 6 },
                       .cells = { 2, 0, 1, 0, 1, 2, 0, 0 },
                       .gems = 7,
                       .minions = 9,
                       .wounds = 11,
                       .resurrected = TRUE,
                       .goal_fame = 4,
                       .talent = TALENT_PSIONIC,
                       .mission_fame = 8 };
  PaperSheet sheet = new_sheet ();
  PaperRows rows;

  paper_count_final (&final, &sheet, &rows);
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    g_assert_cmpint (rows.values[row], ==, values[row]);
  g_assert_cmphex (rows.known, ==, (1 << PAPER_N_ROWS) - 1);
  g_assert_cmpint (rows.total, ==, 66);
}

/* What is not told stays open, and the total is that of the others; of nothing, nothing is known. */
static void
test_open_rows (void)
{
  PaperFinal final = { .levels = { 1, 1, 1, 1 },
                       .wounds = 3,
                       .goal_fame = PAPER_UNKNOWN,
                       .talent = PAPER_NO_TALENT,
                       .mission_fame = 4 };
  PaperSheet sheet = new_sheet ();
  PaperRows rows;

  paper_count_final (&final, &sheet, &rows);
  g_assert_false (rows.known & 1u << ROW_LEVELS);
  g_assert_false (rows.known & 1u << ROW_WOUNDS);
  g_assert_false (rows.known & 1u << ROW_GOAL_TALENT);
  g_assert_true (rows.known & 1u << ROW_GEMS);
  g_assert_true (rows.known & 1u << ROW_MINIONS);
  g_assert_cmpint (rows.total, ==, 4);
}

static void
test_row_ids (void)
{
  g_assert_cmpstr (paper_row_ids[ROW_MONSTER1], ==, "monster1");
  g_assert_cmpstr (paper_row_ids[ROW_GOAL_TALENT], ==, "goal_talent");
  g_assert_cmpstr (paper_row_ids[ROW_MISSIONS], ==, "missions");
}

/* Winners */

static void
assert_winners (
    const char *totals, const char *rooms, guint32 winners, const char *ranks, const char *by)
{
  g_auto (GStrv) totals_given = g_strsplit (totals, ",", -1);
  g_auto (GStrv) rooms_given = g_strsplit (rooms, ",", -1);
  g_auto (GStrv) ranks_wanted = g_strsplit (ranks, ",", -1);
  gint32 fame[TM_MAX_SEATS], explored[TM_MAX_SEATS];
  guint n_seats = g_strv_length (totals_given);
  guint places[TM_MAX_SEATS];
  PaperDecided decided;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      fame[seat] = atoi (totals_given[seat]);
      explored[seat] = atoi (rooms_given[seat]);
    }
  g_assert_cmphex (paper_find_winners (fame, explored, n_seats, places, &decided), ==, winners);
  for (guint seat = 0; seat < n_seats; seat++)
    g_assert_cmpint ((gint) places[seat], ==, atoi (ranks_wanted[seat]));
  g_assert_cmpstr (paper_decided_ids[decided], ==, by);
}

static void
test_winners (void)
{
  assert_winners ("66,71,71", "20,18,22", 1 << 2, "3,2,1", "rooms");
  assert_winners ("71,71", "20,20", 3, "1,1", "shared");
  assert_winners ("71,70,-3", "1,40,20", 1, "1,2,3", "total");
  assert_winners ("71,71,71,5", "20,22,22,42", 6, "3,1,1,4", "shared");
  assert_winners ("12", "3", 1, "1", "total");
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
#define ADD(name, function) g_test_add_func ("/games/paper-dungeons/fame/" name, function)
  ADD ("minion", test_minion);
  ADD ("power", test_power);
  ADD ("chimera", test_chimera);
  ADD ("tied-fight", test_tied_fight);
  ADD ("tie-below", test_tie_below);
  ADD ("limit", test_limit);
  ADD ("lonely-fight", test_lonely_fight);
  ADD ("untold-monster", test_untold_monster);
  ADD ("missions", test_missions);
  ADD ("room-missions", test_room_missions);
  ADD ("mission-fame", test_mission_fame);
  ADD ("goals-of-rooms", test_goals_of_rooms);
  ADD ("goals-of-numbers", test_goals_of_numbers);
  ADD ("level-fame", test_level_fame);
  ADD ("item-fame", test_item_fame);
  ADD ("final-score", test_final_score);
  ADD ("open-rows", test_open_rows);
  ADD ("row-ids", test_row_ids);
  ADD ("winners", test_winners);
#undef ADD
  return g_test_run ();
}
