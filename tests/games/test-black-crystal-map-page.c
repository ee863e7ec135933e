/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules about ways in the mine of Black Crystal: the examples of the rulebook and of the page. */

#include "crystal-mine.h"

#include <string.h>

#define MAP_A "e1:NS,e2:NSf,e3:NS,e4:SEb+0"
#define MAP_B "e1:NS,e2:SWE,d2:EN,f2:WN,d3:SE,f3:SW,e3:WEN,e4:Sb+0"
#define MAP_C "e1:NSo,e2:NS,e3:NS,e4:NS,e5:SWo,d5:Eb+0"

static void
assert_flight (const char *line,
               guint steps,
               TmResolution *resolution,
               int distance,
               const char *landings,
               const char *way,
               guint skip)
{
  CrystalMap map = mine_read (line);
  g_autofree char *landed = NULL;
  g_autofree char *walked = NULL;
  CrystalFlight flight;

  crystal_map_flee (&map, 0, map.dwarfs[0], steps, resolution, &flight);
  landed = mine_dup_places (flight.landings, flight.n_landings);
  walked = mine_dup_places (flight.way, flight.n_way);
  g_assert_cmpint (flight.distance, ==, distance);
  g_assert_cmpstr (landed, ==, landings);
  g_assert_cmpstr (walked, ==, way);
  g_assert_cmpuint (flight.skip, ==, skip);
  g_assert_cmpint (flight.chooser != CHOOSER_NONE, ==, flight.n_landings > 1);
  g_assert_cmpint (crystal_map_get_distance (&map, 0, map.dwarfs[0], resolution), ==, distance);
}

static void
test_page_flights (void)
{
  g_autoptr (TmResolution) costs = mine_resolution_new ("portal_step", "1", NULL);
  g_autoptr (TmResolution) counts = mine_resolution_new ("entrance_step", "not", NULL);
  g_autoptr (TmResolution) stays = mine_resolution_new ("flee_none", "none", NULL);

  assert_flight (MAP_A, 2, NULL, 4, "e2", "e3,e2", 0);
  assert_flight (MAP_A, 4, NULL, 4, "entrance", "e3,e2,e1,entrance", 0);
  assert_flight (MAP_A, 5, NULL, 4, "entrance", "e3,e2,e1,entrance", 1);
  assert_flight (MAP_A, 4, counts, 4, "entrance", "e3,e2,e1,entrance", 1);
  assert_flight (MAP_A, 3, counts, 4, "e1", "e3,e2,e1", 0);
  assert_flight (MAP_B, 2, NULL, 6, "d3,f3", "", 0);
  assert_flight (MAP_B, 3, NULL, 6, "d2,f2", "", 0);
  assert_flight (MAP_B, 4, NULL, 6, "e2", "e3,d3,d2,e2", 0);
  assert_flight (MAP_C, 1, NULL, 2, "e1,e5", "", 0);
  assert_flight (MAP_C, 2, NULL, 2, "entrance", "e5,e1,entrance", 0);
  assert_flight (MAP_C, 1, costs, 3, "e5", "e5", 0);
  assert_flight (MAP_C, 2, costs, 3, "e1", "e5,e1", 0);
  assert_flight ("e1:NS,e2:NSf+R,e3:NS,e4:SEb+0", 2, NULL, -1, "e4", "", 1);
  assert_flight ("e1:NS,e2:NSf+R,e3:NS,e4:SEb+0", 2, stays, -1, "e4", "", 0);
  assert_flight ("e1:NSb+0", 3, NULL, 1, "entrance", "entrance", 1);
  assert_flight ("e1:NSb+0", 1, NULL, 1, "entrance", "entrance", 0);
  /* Rubble shuts a cell off, but not the one where the flight begins; nor does a wall with a Passage. */
  assert_flight ("e1:NS,e2:NSf,e3:NS,e4:SE+0R", 1, NULL, 4, "e3", "e3", 0);
  assert_flight ("e1:NS,e2:SE,e3:NS+0,e2/e3", 1, NULL, 3, "e2", "e2", 0);
  assert_flight ("e1:N,e2:NS+0", 1, NULL, -1, "e2", "", 1);
  assert_flight ("e1:N,e2:NS+0,S/e1", 1, NULL, 2, "e1", "e1", 0);
}

/* Two portals beside the same cell: the way begins with the first name, and jumps once. */
static void
test_first_by_name (void)
{
  CrystalMap map = mine_read_of ("e9:NS,e8:NWS,d8:Eo,e7:No+0", "N");
  g_autofree char *way = NULL;
  CrystalFlight flight;

  crystal_map_flee (&map, 0, map.dwarfs[0], 3, NULL, &flight);
  way = mine_dup_places (flight.way, flight.n_way);
  g_assert_cmpint (flight.distance, ==, 3);
  g_assert_cmpstr (way, ==, "d8,e8,e9,entrance");
}

static void
test_untold (void)
{
  CrystalMap map = mine_read ("e1:NS,e2:SU,e3:NS+0");
  CrystalFlight flight;

  crystal_map_flee (&map, 0, map.dwarfs[0], 1, NULL, &flight);
  g_assert_cmpint (flight.distance, ==, -1);
  g_assert_true (flight.hinges_on_untold);
  map = mine_read ("e1:NS,e2:NSU+0");
  crystal_map_flee (&map, 0, map.dwarfs[0], 1, NULL, &flight);
  g_assert_cmpint (flight.distance, ==, 2);
  g_assert_false (flight.hinges_on_untold);
}

static void
test_page_amulet (void)
{
  g_autoptr (TmResolution) includes = mine_resolution_new ("amulet_self", "include", NULL);
  CrystalMap map = mine_read ("a5:EW,b5:W+1,e9:NS,e8:N+2,e1:NS,e2:NS,e3:S+0");
  CrystalAmulet amulet;

  crystal_map_judge_amulet (&map, 0, NULL, &amulet);
  g_assert_cmpint (amulet.distances[0], ==, 3);
  g_assert_cmpint (amulet.distances[1], ==, 2);
  g_assert_cmpint (amulet.distances[2], ==, 2);
  g_assert_cmpuint (amulet.receivers, ==, 6);
  crystal_map_judge_amulet (&map, 1, includes, &amulet);
  g_assert_cmpuint (amulet.receivers, ==, 6);
  /* The nearest keeps it, or it goes to the next. */
  map = mine_read ("a5:EW,b5:W+1,e1:NS+0");
  crystal_map_judge_amulet (&map, 0, NULL, &amulet);
  g_assert_cmpuint (amulet.receivers, ==, 2);
  crystal_map_judge_amulet (&map, 0, includes, &amulet);
  g_assert_cmpuint (amulet.receivers, ==, 1);
  /* Without a way somebody is farther than anybody. */
  map = mine_read ("a5:E,b5:W+1,e1:NS,e2:S+0,e9:NS,e8:NS,e7:N+2");
  crystal_map_judge_amulet (&map, 0, NULL, &amulet);
  g_assert_cmpint (amulet.distances[1], ==, -1);
  g_assert_cmpuint (amulet.receivers, ==, 4);
}

static void
assert_mushroom (const char *line,
                 const char *letters,
                 const char *at,
                 guint left,
                 TmResolution *resolution,
                 const char *why,
                 const char *cuts)
{
  CrystalMap map = letters != NULL ? mine_read_of (line, letters) : mine_read_of (line, "SWNE");
  guint used_sides = 0;
  g_autofree char *found = NULL;
  g_autofree char *found_cuts = NULL;
  CrystalCuts cut;

  for (guint seat = 0; seat < map.n_seats; seat++)
    used_sides |= 1u << map.sides[seat];
  found = mine_dup_whys (
      crystal_map_judge_mushroom (&map, 0, mine_cell (at), left, 60, used_sides, NULL, resolution));
  g_assert_cmpstr (found, ==, why);
  crystal_map_find_cuts (&map, mine_cell (at), used_sides, FALSE, &cut);
  found_cuts = g_strdup_printf ("%d%d%d", cut.dug, cut.diggable, cut.board);
  g_assert_cmpstr (found_cuts, ==, cuts);
}

static void
test_page_mushrooms (void)
{
  g_autoptr (TmResolution) board = mine_resolution_new ("mushroom_exit", "board", NULL);
  g_autoptr (TmResolution) dug = mine_resolution_new ("mushroom_exit", "dug", NULL);
  g_autoptr (TmResolution) forbids = mine_resolution_new ("mushroom_tokens", "forbid", NULL);
  g_autoptr (TmResolution) steps = mine_resolution_new ("mushroom_zone", "steps", NULL);

  assert_mushroom ("a9:ESx,b9:mushroom", "SN", "a8", 1, NULL, "mush.exit", "011");
  assert_mushroom ("a9:Ex", "SN", "b9", 2, NULL, "mush.exit", "010");
  assert_mushroom ("a9:Ex", "SN", "b9", 2, board, "", "010");
  assert_mushroom ("e1:NS,e2:NESW,e3:NS,e4:NS,e5:NSx", "SN", "e4", 2, NULL, "", "100");
  assert_mushroom ("e1:NS,e2:NESW,e3:NS,e4:NS,e5:NSx", "SN", "e4", 2, dug, "mush.exit", "100");
  assert_mushroom ("e1:NS,e2:NESW,e3:NS,e4:NS,e5:NSx", "SN", "e2", 2, NULL, "mush.entrance", "100");
  /* Whatever walls there are, portals are no neighbours on the board. */
  assert_mushroom ("S@a1,a1:NESWo,e5:NESWo,e7:NSx,a2:mushroom", "S", "b1", 1, NULL, "mush.entrance",
                   "001");
  assert_mushroom ("", NULL, "e3", 2, NULL, "", "000");
  assert_mushroom ("", NULL, "e3", 2, steps, "mush.entrance", "000");
  assert_mushroom ("", NULL, "b5", 2, NULL, "mush.entrance", "000");
  assert_mushroom ("", "SN", "b5", 2, NULL, "", "000");
  assert_mushroom ("d4:NS+K", NULL, "d4", 2, NULL, "mush.crystal", "000");
  assert_mushroom ("d4:NSp", NULL, "d4", 0, NULL, "mush.event,mush.none-left", "000");
  assert_mushroom ("d4:NS+B", NULL, "d4", 2, NULL, "", "000");
  assert_mushroom ("d4:NS+B", NULL, "d4", 2, forbids, "mush.tokens", "000");
  assert_mushroom ("d4:NS+1", NULL, "d4", 2, NULL, "mush.dwarf", "000");
  assert_mushroom ("d4:NS+0", NULL, "d4", 2, NULL, "mush.own-dwarf", "000");
  assert_mushroom ("d4:closed", NULL, "d4", 2, NULL, "mush.face-down", "000");
  assert_mushroom ("d4:mushroom", NULL, "d4", 1, NULL, "mush.twice", "000");
}

static void
assert_trapped (const char *line,
                TmResolution *resolution,
                gboolean is_trapped,
                guint region,
                const char *frontier,
                const char *rubble)
{
  CrystalMap map = mine_read (line);
  g_autofree char *reached = NULL;
  g_autofree char *cleared = NULL;
  CrystalTrap trap;

  crystal_map_judge_trap (&map, 0, resolution, &trap);
  reached = mine_dup_cells (&trap.frontier);
  cleared = mine_dup_cells (&trap.rubble);
  g_assert_cmpint (trap.is_trapped, ==, is_trapped);
  g_assert_cmpuint (crystal_cells_count (&trap.region), ==, region);
  g_assert_cmpstr (reached, ==, frontier);
  g_assert_cmpstr (cleared, ==, rubble);
}

static void
test_page_trapped (void)
{
  g_autoptr (TmResolution) shuts = mine_resolution_new ("trapped_rubble", "yes", NULL);

  assert_trapped ("d5:E+0,e5:mushroom", NULL, TRUE, 1, "", "");
  assert_trapped ("d5:EW+0,e5:mushroom", NULL, FALSE, 1, "c5", "");
  assert_trapped ("d5:E+0,e5:WE+R", NULL, FALSE, 2, "f5", "e5");
  assert_trapped ("d5:E+0,e5:WE+R", shuts, TRUE, 1, "", "e5");
  assert_trapped ("e1:N,e2:NS+0", NULL, FALSE, 2, "e3", "");
  assert_trapped ("d5:Eo+0,e5:mushroom,a1:Eo", NULL, FALSE, 2, "b1", "");
}

static void
assert_placing (const char *line,
                const char *at,
                guint open,
                CrystalEvent event,
                gboolean first,
                CrystalMeans means,
                const char *why,
                const char *open_to)
{
  CrystalMap map = mine_read_of (line, "SWNE");
  g_autofree char *found = NULL;
  g_autofree char *leads_to = NULL;
  CrystalPlacing placing;

  crystal_map_judge_placing (&map, 0, mine_cell (at), open, event, first, means, &placing);
  found = mine_dup_whys (placing.why);
  leads_to = mine_dup_cells (&placing.open_to);
  g_assert_cmpstr (found, ==, why);
  g_assert_cmpstr (leads_to, ==, open_to);
  g_assert_cmpint (placing.swaps, ==, first && event == EVENT_PIT);
}

#define N_SIDE (1u << TM_SIDE_UP)
#define E_SIDE (1u << TM_SIDE_RIGHT)
#define S_SIDE (1u << TM_SIDE_DOWN)
#define W_SIDE (1u << TM_SIDE_LEFT)

static void
test_page_placing (void)
{
  assert_placing ("e1:NE+0", "e2", S_SIDE | E_SIDE, EVENT_NONE, FALSE, MEANS_NONE, "", "e1");
  assert_placing ("e1:NE+0", "e2", N_SIDE | E_SIDE, EVENT_NONE, FALSE, MEANS_NONE, "dig.not-joined",
                  "");
  assert_placing ("e1:NE+0", "d1", E_SIDE, EVENT_NONE, FALSE, MEANS_NONE, "dig.no-opening", "");
  assert_placing ("e1:NE+0", "d1", N_SIDE, EVENT_NONE, FALSE, MEANS_EXPLOSIVE, "", "e1");
  assert_placing ("e1:NE+0", "d1", N_SIDE, EVENT_NONE, FALSE, MEANS_IRON_HEAD, "skill.condition",
                  "");
  assert_placing ("e1:NE+0,d1/e1", "d1", N_SIDE, EVENT_NONE, FALSE, MEANS_NONE, "", "e1");
  assert_placing ("e1:NE+0", "d2", S_SIDE, EVENT_NONE, FALSE, MEANS_NONE, "dig.not-adjacent", "");
  assert_placing ("e1:NE+0", "e1", S_SIDE, EVENT_NONE, FALSE, MEANS_NONE,
                  "dig.covered,dig.not-adjacent", "");
  assert_placing ("", "e1", N_SIDE | S_SIDE, EVENT_PIT, TRUE, MEANS_NONE, "", "");
  assert_placing ("", "d1", E_SIDE, EVENT_NONE, TRUE, MEANS_NONE, "dig.first-straight", "");
  assert_placing ("", "e1", N_SIDE, EVENT_NONE, TRUE, MEANS_NONE, "dig.not-joined", "");
}

static void
assert_step (const char *line, const char *to, CrystalMeans means, gboolean spent, const char *why)
{
  CrystalMap map = mine_read (line);
  int place = to != NULL ? (int) mine_cell (to) : CRYSTAL_AT_ENTRANCE (map.sides[0]);
  g_autofree char *found
      = mine_dup_whys (crystal_map_judge_step (&map, 0, place, spent, means, NULL));

  g_assert_cmpstr (found, ==, why);
}

static void
test_page_steps (void)
{
  const char *line = "e1:NS,e2:NSf,e3:NS+0,e4:mushroom";
  g_autoptr (TmResolution) digs = mine_resolution_new ("walk_or_dig", "dig-first", NULL);
  CrystalMap map = mine_read (line);

  assert_step (line, "e2", MEANS_NONE, FALSE, "");
  assert_step (line, "e4", MEANS_NONE, FALSE, "step.mushroom");
  assert_step (line, "d3", MEANS_NONE, FALSE, "step.undug,step.wall");
  assert_step (line, "e2", MEANS_NONE, TRUE, "step.spent");
  assert_step (line, "e1", MEANS_NONE, FALSE, "step.not-adjacent");
  assert_step (line, NULL, MEANS_NONE, FALSE, "step.not-adjacent");
  assert_step ("e1:NS+0", NULL, MEANS_NONE, FALSE, "");
  assert_step ("e1:N+0", NULL, MEANS_NONE, FALSE, "step.wall");
  assert_step ("e1:N+0", NULL, MEANS_BOMB, FALSE, "");
  assert_step ("e1:NS+0,e2:S+R", "e2", MEANS_NONE, FALSE, "step.rubble");
  assert_step ("e1:NS+0,e2:S+R", "e2", MEANS_PICK, FALSE, "");
  assert_step ("e1:NS+0,e2:N", "e2", MEANS_PICK, FALSE, "step.wall");
  assert_step ("e1:NS+0,e2:N", "e2", MEANS_MINER, FALSE, "");
  assert_step ("e1:NS+0,e2:closed", "e2", MEANS_NONE, FALSE, "");
  g_assert_cmpint (crystal_map_get_next (&map, 0, (int) mine_cell ("e2"), FALSE, NULL), ==,
                   NEXT_EVEN_ODD);
  g_assert_cmpuint (
      crystal_map_judge_step (&map, 0, (int) mine_cell ("e2"), FALSE, MEANS_NONE, digs), ==, 0);
  map = mine_read ("e1:NS,e2:NSf,e3:NSE+0");
  g_assert_cmpuint (
      crystal_map_judge_step (&map, 0, (int) mine_cell ("e2"), FALSE, MEANS_NONE, digs), ==,
      WHY_BIT (WHY_STEP_MUST_DIG));
}

static void
assert_blast (const char *line,
              CrystalBlast blast,
              const char *at,
              CrystalMeans means,
              guint left,
              const char *why)
{
  CrystalMap map = mine_read (line);
  g_autofree char *found
      = mine_dup_whys (crystal_map_judge_blast (&map, 0, blast, mine_cell (at), means, left));

  g_assert_cmpstr (found, ==, why);
}

static void
test_page_blasts (void)
{
  const char *line = "e1:NS,e2:SE+0";
  const char *passage = "e1:NS,e2:SE+0,d2:N,d2/e2";

  assert_blast (line, BLAST_WALL, "e3", MEANS_EXPLOSIVE, 2, "");
  assert_blast (line, BLAST_WALL, "e3", MEANS_EXPLOSIVE, 0, "blast.none-left");
  assert_blast (line, BLAST_WALL, "e4", MEANS_BOMB, 0, "blast.far");
  assert_blast (line, BLAST_WALL, "e3", MEANS_PICK, 0, "card.wrong-target");
  assert_blast (line, BLAST_RUBBLE, "e1", MEANS_EXPLOSIVE, 2, "");
  assert_blast (line, BLAST_RUBBLE, "d2", MEANS_EXPLOSIVE, 2, "rubble.undug,rubble.wall");
  assert_blast (line, BLAST_RUBBLE, "f2", MEANS_EXPLOSIVE, 2, "rubble.undug");
  assert_blast ("e1:NS+1K,e2:SE+0", BLAST_RUBBLE, "e1", MEANS_ENGINEER, 0,
                "rubble.crystal,rubble.dwarf");
  assert_blast ("e1:NS+R,e2:SE+0", BLAST_CLEAR, "e1", MEANS_PICK, 0, "");
  assert_blast ("e1:NS+R,e2:SE+0", BLAST_CLEAR, "e1", MEANS_IRON_HEAD, 0, "skill.condition");
  assert_blast (passage, BLAST_PASSAGE_OFF, "d2", MEANS_EXPLOSIVE, 1, "blast.passage-bomb-only");
  assert_blast (passage, BLAST_PASSAGE_OFF, "d2", MEANS_BOMB, 1, "");
  assert_blast (line, BLAST_PASSAGE_OFF, "e1", MEANS_BOMB, 1, "card.wrong-target");
  assert_blast ("e2:SE+0,e3:mushroom", BLAST_WALL, "e3", MEANS_BOMB, 1, "blast.mushroom");
}

static void
assert_throw (const char *line, CrystalBy by, TmSide side, guint far, const char *why, int to)
{
  CrystalMap map = mine_read_of (line, "SWNE");
  g_autofree char *found = NULL;
  int place;

  found = mine_dup_whys (crystal_map_judge_throw (&map, 0, by, side, far, &place));
  g_assert_cmpstr (found, ==, why);
  g_assert_cmpint (place, ==, to);
}

static void
test_page_throws (void)
{
  assert_throw ("e1:NS+0", BY_TELEKICK, TM_SIDE_UP, 0, "", (int) mine_cell ("e4"));
  assert_throw ("e1:NS+0", BY_TELEKICK, TM_SIDE_DOWN, 0, "throw.edge", CRYSTAL_NOWHERE);
  assert_throw ("e1:NS+0", BY_BLACK_HOLE, TM_SIDE_LEFT, 0, "", (int) mine_cell ("b1"));
  assert_throw ("e1:NS+0", BY_SPRING, TM_SIDE_RIGHT, 4, "", (int) mine_cell ("i1"));
  assert_throw ("e1:NS+0", BY_SPRING, TM_SIDE_RIGHT, 5, "throw.edge", CRYSTAL_NOWHERE);
  assert_throw ("e1:NS+0,e4:mushroom", BY_TELEKICK, TM_SIDE_UP, 0, "throw.mushroom",
                (int) mine_cell ("e4"));
  /* An entrance is one before its cell. */
  assert_throw ("", BY_TELEKICK, TM_SIDE_UP, 0, "", (int) mine_cell ("e3"));
  assert_throw ("", BY_TELEKICK, TM_SIDE_LEFT, 0, "throw.edge", CRYSTAL_NOWHERE);
}

static void
test_page_pits (void)
{
  g_autoptr (TmResolution) dug = mine_resolution_new ("pit_nearest", "dug", NULL);
  CrystalMap map = mine_read ("e4:NSp+0,e3:NS,e2:Nb,c4:Eb,h4:Wb");
  guint8 cells[CRYSTAL_N_CELLS];

  g_assert_cmpuint (crystal_map_find_booms (&map, mine_cell ("e4"), NULL, cells), ==, 2);
  g_assert_cmpuint (cells[0], ==, mine_cell ("e2"));
  g_assert_cmpuint (cells[1], ==, mine_cell ("c4"));
  g_assert_cmpuint (crystal_map_find_booms (&map, mine_cell ("e4"), dug, cells), ==, 1);
  g_assert_cmpuint (cells[0], ==, mine_cell ("e2"));
}

/* Every article is one of the book, and findings are in the order of the alphabet. */
static void
test_whys (void)
{
  for (guint why = 0; why < CRYSTAL_N_WHYS; why++)
    {
      g_assert_nonnull (crystal_whys[why].id);
      g_assert_nonnull (tm_rulebook_find (&black_crystal_game, crystal_whys[why].article));
      if (why > 0)
        g_assert_cmpint (strcmp (crystal_whys[why - 1].id, crystal_whys[why].id), <, 0);
    }
}

#define PATH "/games/black-crystal/map/"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func (PATH "flights-of-the-page", test_page_flights);
  g_test_add_func (PATH "ways-are-the-first-by-name", test_first_by_name);
  g_test_add_func (PATH "sides-not-told-may-matter", test_untold);
  g_test_add_func (PATH "amulet-goes-to-the-nearest", test_page_amulet);
  g_test_add_func (PATH "mushrooms-of-the-page", test_page_mushrooms);
  g_test_add_func (PATH "walled-in-of-the-page", test_page_trapped);
  g_test_add_func (PATH "tiles-of-the-page", test_page_placing);
  g_test_add_func (PATH "steps-of-the-page", test_page_steps);
  g_test_add_func (PATH "explosives-of-the-page", test_page_blasts);
  g_test_add_func (PATH "throws-of-the-page", test_page_throws);
  g_test_add_func (PATH "nearest-boom-tiles", test_page_pits);
  g_test_add_func (PATH "findings-have-articles", test_whys);
  return g_test_run ();
}
