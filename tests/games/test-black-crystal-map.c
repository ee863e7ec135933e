/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules about ways in the mine of Black Crystal against a plain search that tries every joint, on
 * random boards; the map in one line. */

#include "black-crystal/black-crystal-net.h"

#include "crystal-brute.h"
#include "crystal-mine.h"
#include "tm-params.h"

#include <string.h>

#define N_BOARDS 10000
#define N_LINES 30000
#define N_SIDE (1u << TM_SIDE_UP)
#define S_SIDE (1u << TM_SIDE_DOWN)
#define W_SIDE (1u << TM_SIDE_LEFT)

static void
assert_same_flight (const CrystalMap *map, const CrystalFlight *flight, const CrystalFlight *wanted)
{
  g_autofree char *line = crystal_map_dup_line (map);
  g_autofree char *landings = mine_dup_places (flight->landings, flight->n_landings);
  g_autofree char *wanted_landings = mine_dup_places (wanted->landings, wanted->n_landings);
  g_autofree char *way = mine_dup_places (flight->way, flight->n_way);
  g_autofree char *wanted_way = mine_dup_places (wanted->way, wanted->n_way);

  if (flight->distance != wanted->distance || strcmp (landings, wanted_landings) != 0
      || strcmp (way, wanted_way) != 0)
    g_test_message ("map: %s", line);
  g_assert_cmpint (flight->distance, ==, wanted->distance);
  g_assert_cmpstr (landings, ==, wanted_landings);
  g_assert_cmpstr (way, ==, wanted_way);
  g_assert_cmpuint (flight->skip, ==, wanted->skip);
}

/* Whether opening all sides that nobody has told of leads elsewhere. */
static gboolean
hinges_on_untold (const CrystalMap *map,
                  guint seat,
                  int from,
                  guint steps,
                  int price,
                  const CrystalFlight *flight)
{
  CrystalMap opened = *map;
  CrystalFlight other;

  for (guint i = 0; i < CRYSTAL_N_CELLS; i++)
    if (opened.cells[i].laid == LAID_TILE)
      opened.cells[i].sides |= opened.cells[i].untold;
  brute_flee (&opened, seat, from, steps, price, &other);
  return other.distance != flight->distance || other.skip != flight->skip
         || other.n_landings != flight->n_landings
         || memcmp (other.landings, flight->landings, flight->n_landings) != 0
         || other.n_way != flight->n_way || memcmp (other.way, flight->way, flight->n_way) != 0;
}

/* A landing that was chosen among several: the way there is valid and as long as it has to be. */
static void
check_chosen_way (const CrystalMap *map,
                  guint seat,
                  int from,
                  guint steps,
                  int price,
                  TmResolution *resolution,
                  const CrystalFlight *flight)
{
  for (guint i = 0; i < flight->n_landings && flight->n_landings > 1; i++)
    {
      CrystalFlight chosen = *flight;
      int gone = 0;
      int at = from;

      crystal_map_find_way (map, seat, from, flight->landings[i], resolution, &chosen);
      for (guint j = 0; j < chosen.n_way; j++)
        {
          int side = crystal_find_side ((guint) at, (guint) chosen.way[j]);
          gboolean is_joint = side >= 0 && crystal_map_is_open (map, (guint) at, (TmSide) side);

          if (!is_joint)
            {
              g_assert_cmpint (map->cells[at].event, ==, EVENT_PORTAL);
              g_assert_cmpint (map->cells[chosen.way[j]].event, ==, EVENT_PORTAL);
            }
          gone += is_joint ? 1 : price;
          at = chosen.way[j];
        }
      g_assert_cmpint (at, ==, flight->landings[i]);
      g_assert_cmpint (gone, ==, (int) steps);
    }
}

static void
check_flights (GRand *random, const CrystalMap *map, int price, TmResolution *resolution)
{
  guint seat = (guint) g_rand_int_range (random, 0, (gint32) map->n_seats);
  guint steps = (guint) g_rand_int_range (random, 0, 13);
  int from = map->dwarfs[seat];
  CrystalFlight flight, wanted;
  gint16 distances[CRYSTAL_N_PLACES];

  crystal_map_flee (map, seat, from, steps, resolution, &flight);
  brute_flee (map, seat, from, steps, price, &wanted);
  assert_same_flight (map, &flight, &wanted);
  g_assert_cmpint (flight.chooser, ==, flight.n_landings > 1 ? CHOOSER_FLEER : CHOOSER_NONE);
  g_assert_cmpint (flight.hinges_on_untold, ==,
                   hinges_on_untold (map, seat, from, steps, price, &wanted));
  check_chosen_way (map, seat, from, steps, price, resolution, &flight);
  crystal_map_measure (map, seat, resolution, distances);
  g_assert_cmpint (distances[from], ==, flight.distance);
}

/* Rubble never shortens a way, a Passage never lengthens one. */
static void
check_growth (GRand *random, const CrystalMap *map)
{
  guint at = (guint) g_rand_int_range (random, 0, CRYSTAL_N_CELLS);
  TmSide side = (TmSide) g_rand_int_range (random, 0, TM_N_SIDES);
  int before = crystal_map_get_distance (map, 0, map->dwarfs[0], NULL);
  CrystalMap altered = *map;
  int after;

  altered.cells[at].rubble = TRUE;
  after = crystal_map_get_distance (&altered, 0, map->dwarfs[0], NULL);
  g_assert_true (after < 0 || (before >= 0 && after >= before));
  altered = *map;
  crystal_map_set_passage (&altered, at, side, TRUE);
  after = crystal_map_get_distance (&altered, 0, map->dwarfs[0], NULL);
  g_assert_true (before < 0 || (after >= 0 && after <= before));
}

static void
test_random_flights (void)
{
  g_autoptr (TmResolution) costs = mine_resolution_new ("portal_step", "1", NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint n_ties = 0, n_lost = 0;

  for (guint i = 0; i < N_BOARDS; i++)
    {
      CrystalFlight flight;
      CrystalMap map;

      brute_sample (random, &map);
      check_flights (random, &map, 0, NULL);
      check_flights (random, &map, 1, costs);
      check_growth (random, &map);
      crystal_map_flee (&map, 0, map.dwarfs[0], 2, NULL, &flight);
      n_ties += flight.n_landings > 1;
      n_lost += flight.distance < 0;
    }
  /* There is something of everything. */
  g_assert_cmpuint (n_ties, >, N_BOARDS / 100);
  g_assert_cmpuint (n_lost, >, N_BOARDS / 10);
  g_assert_cmpuint (n_lost, <, N_BOARDS * 9 / 10);
}

static void
test_random_cuts (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  guint n_cuts[3] = { 0 };

  for (guint i = 0; i < N_BOARDS; i++)
    {
      guint at = (guint) g_rand_int_range (random, 0, CRYSTAL_N_CELLS);
      guint sides = (guint) g_rand_int_range (random, 1, CRYSTAL_ALL_SIDES + 1);
      gboolean for_each = g_rand_boolean (random);
      CrystalCuts cuts;
      CrystalMap map;

      brute_sample (random, &map);
      /* Sometimes right beside an exit. */
      for (guint j = 0; j < CRYSTAL_N_CELLS && i % 2 == 0; j++)
        if (crystal_map_has_tile (&map, j) && map.cells[j].event == EVENT_EXIT
            && crystal_get_neighbour (j, (TmSide) (i / 2 % 4)) >= 0)
          at = (guint) crystal_get_neighbour (j, (TmSide) (i / 2 % 4));
      crystal_map_find_cuts (&map, at, sides, for_each, &cuts);
      g_assert_cmpint (cuts.dug, ==, brute_cuts (&map, BRUTE_DUG, at, sides, for_each));
      g_assert_cmpint (cuts.diggable, ==, brute_cuts (&map, BRUTE_DIGGABLE, at, sides, for_each));
      g_assert_cmpint (cuts.board, ==, brute_cuts (&map, BRUTE_BOARD, at, sides, for_each));
      n_cuts[0] += cuts.dug;
      n_cuts[1] += cuts.diggable;
      n_cuts[2] += cuts.board;
    }
  for (guint i = 0; i < G_N_ELEMENTS (n_cuts); i++)
    g_assert_cmpuint (n_cuts[i], >, 10);
}

static void
test_random_zones (void)
{
  g_autoptr (TmResolution) steps = mine_resolution_new ("mushroom_zone", "steps", NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint i = 0; i < N_BOARDS / 10; i++)
    {
      guint sides = (guint) g_rand_int_range (random, 0, CRYSTAL_ALL_SIDES + 1);
      CrystalCells block, within;
      CrystalMap map;

      brute_sample (random, &map);
      crystal_map_get_zone (&map, sides, NULL, NULL, &block);
      crystal_map_get_zone (&map, sides, NULL, steps, &within);
      for (guint at = 0; at < CRYSTAL_N_CELLS; at++)
        {
          g_assert_cmpint (crystal_cells_has (&block, at), ==,
                           brute_is_in_zone (&map, at, sides, TRUE));
          g_assert_cmpint (crystal_cells_has (&within, at), ==,
                           brute_is_in_zone (&map, at, sides, FALSE));
        }
    }
}

static void
assert_same_trap (const CrystalMap *map, const CrystalTrap *trap, const CrystalTrap *wanted)
{
  g_autofree char *line = crystal_map_dup_line (map);

  if (trap->is_trapped != wanted->is_trapped || trap->wall != wanted->wall
      || !crystal_cells_are_equal (trap->region, wanted->region)
      || !crystal_cells_are_equal (trap->rubble, wanted->rubble))
    g_test_message ("map: %s", line);
  g_assert_true (crystal_cells_are_equal (trap->region, wanted->region));
  g_assert_true (crystal_cells_are_equal (trap->frontier, wanted->frontier));
  g_assert_true (crystal_cells_are_equal (trap->rubble, wanted->rubble));
  g_assert_cmpint (trap->wall, ==, wanted->wall);
  g_assert_cmpint (trap->is_trapped, ==, wanted->is_trapped);
}

static void
test_random_traps (void)
{
  g_autoptr (TmResolution) shuts = mine_resolution_new ("trapped_rubble", "yes", NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  guint n_trapped = 0;

  for (guint i = 0; i < N_BOARDS; i++)
    {
      CrystalTrap trap, wanted;
      CrystalMap map;
      guint seat;

      brute_sample (random, &map);
      seat = (guint) g_rand_int_range (random, 0, (gint32) map.n_seats);
      crystal_map_judge_trap (&map, seat, NULL, &trap);
      brute_trap (&map, seat, FALSE, &wanted);
      assert_same_trap (&map, &trap, &wanted);
      crystal_map_judge_trap (&map, seat, shuts, &trap);
      brute_trap (&map, seat, TRUE, &wanted);
      assert_same_trap (&map, &trap, &wanted);
      n_trapped += trap.is_trapped;
    }
  g_assert_cmpuint (n_trapped, >, N_BOARDS / 100);
}

/* The map in one line */

static void
assert_same_map (const CrystalMap *map, const CrystalMap *other)
{
  g_assert_cmpmem (map->cells, sizeof map->cells, other->cells, sizeof other->cells);
  g_assert_cmpmem (map->entrances, sizeof map->entrances, other->entrances,
                   sizeof other->entrances);
  g_assert_cmpuint (map->doors, ==, other->doors);
  g_assert_cmpuint (map->n_seats, ==, other->n_seats);
  for (guint seat = 0; seat < map->n_seats; seat++)
    {
      g_assert_cmpint (map->dwarfs[seat], ==, other->dwarfs[seat]);
      g_assert_cmpuint (map->sides[seat], ==, other->sides[seat]);
    }
}

static void
test_random_lines (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < N_BOARDS; i++)
    {
      gint32 sides[CRYSTAL_MAX_SEATS];
      g_autofree char *line = NULL;
      CrystalMap map, other;

      brute_sample (random, &map);
      for (guint seat = 0; seat < map.n_seats; seat++)
        sides[seat] = map.sides[seat];
      line = crystal_map_dup_line (&map);
      other = mine_read (line);
      crystal_map_set_sides (&other, sides, map.n_seats);
      assert_same_map (&map, &other);
    }
}

/* The order of entries means nothing, and marks stand in any order. */
static void
test_order (void)
{
  CrystalMap map = mine_read ("e1:NS,e2:NWSEb+B0K,e3:closed,d2:EU,d2/d3,S@d1,N/e9,e9:S");
  CrystalMap other = mine_read ("N/e9,S@d1,d2/d3,e3:closed,d2:EU,e2:ESWNb+K0B,e9:S,e1:SN");

  assert_same_map (&map, &other);
  g_assert_cmpuint (map.entrances[TM_SIDE_DOWN], ==, mine_cell ("d1"));
  g_assert_cmpuint (map.doors, ==, N_SIDE);
  g_assert_cmpuint (map.cells[mine_cell ("d2")].untold, ==, N_SIDE | S_SIDE | W_SIDE);
  g_assert_cmpuint (map.n_seats, ==, 1);
  map = mine_read ("e2:NS+3");
  g_assert_cmpuint (map.n_seats, ==, 4);
  g_assert_cmpint (map.dwarfs[1], ==, CRYSTAL_AT_ENTRANCE (TM_SIDE_LEFT));
  map = mine_read ("");
  g_assert_cmpuint (map.n_seats, ==, 0);
}

/* A mine that was set by hand may be one that cannot be: what is spelled can be read all the same. */
static void
test_set_by_hand (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < N_BOARDS / 10; i++)
    {
      g_autofree char *line = NULL;
      CrystalMap map;

      crystal_map_init (&map, CRYSTAL_MAX_SEATS);
      for (guint at = 0; at < CRYSTAL_N_CELLS; at++)
        map.cells[at] = (CrystalCell) {
          .laid = (guint8) g_rand_int_range (random, 0, 4),
          .sides = (guint8) g_rand_int_range (random, 0, 16),
          .untold = (guint8) g_rand_int_range (random, 0, 16),
          .event = (guint8) g_rand_int_range (random, 0, CRYSTAL_N_EVENTS),
          .boom = (guint8) g_rand_int_range (random, 0, 2),
          .rubble = (guint8) g_rand_int_range (random, 0, 2),
          .crystals = (guint8) g_rand_int_range (random, 0, 5),
          .passages = (guint8) g_rand_int_range (random, 0, 16),
        };
      map.doors = (guint8) g_rand_int_range (random, 0, 16);
      for (guint seat = 0; seat < map.n_seats; seat++)
        map.dwarfs[seat] = (gint8) g_rand_int_range (random, 0, CRYSTAL_N_PLACES);
      line = crystal_map_dup_line (&map);
      mine_read (line);
    }
}

static void
assert_refused (const char *line, const char *says)
{
  g_autoptr (GError) error = NULL;
  CrystalMap map;

  g_assert_false (crystal_map_parse (&map, line, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  if (strstr (error->message, says) == NULL)
    g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, says));
  g_assert_nonnull (strstr (error->message, "accepted is"));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), <, 1000);
}

static void
test_refused_lines (void)
{
  static const char *const lines[][2] = {
    { "e4", "“e4”" },
    { ",", "“”" },
    { "e1:NS,", "“”" },
    { "e1:NS, e2:NS", "“ e2”" },
    { "e1:NS,e1:NS", "one entry for each cell" },
    { "e1:NS,e1:mushroom", "one entry for each cell" },
    { "j1:NS", "a1 to i9" },
    { "e0:NS", "a1 to i9" },
    { "e10:NS", "a1 to i9" },
    { ":NS", "a1 to i9" },
    { "e4:", "open sides" },
    { "e4:b", "open sides" },
    { "e4:+0", "open sides" },
    { "e4:NN", "each once" },
    { "e4:NUU", "each once" },
    { "e4:NQ", "“Q”" },
    { "e4:Nbb", "“b”" },
    { "e4:NSb+", "marks" },
    { "e4:N+BB", "“B”" },
    { "e4:N+RR", "“R”" },
    { "e4:N+KKKKK", "“K”" },
    { "e4:N+4", "“4”" },
    { "e4:N+0,e5:N+0", "“0”" },
    { "e4:N+00", "“0”" },
    { "e4:mushroom+0", "“mushroom+0”" },
    { "e4:closed+B", "“closed+B”" },
    { "e4:Closed", "“Closed”" },
    { "a1:mushroom,a3:mushroom,a5:mushroom", "two mushrooms" },
    { "e4/e6,e4:N", "adjoin" },
    { "e4/e4,e4:N", "adjoin" },
    { "e4/f5,e4:N", "adjoin" },
    { "e4/e5", "beside a tile" },
    { "e4:N,e4/e5,e5/e4", "one Passage" },
    { "e4:N,e4/j5", "a1 to i9" },
    { "e1:N,S/d1", "that entrance" },
    { "S/e1", "beside a tile" },
    { "e1:N,S/e1,S/e1", "one Passage" },
    { "S@e2", "edge of that side" },
    { "S@e9", "edge of that side" },
    { "Q@e1", "“Q@e1”" },
    { "S@", "a1 to i9" },
    { "S@d1,S@f1", "each entrance" },
    { "e4:NS\n", "accepted is" },
    { "e4:N\xff\xfe", "accepted is" },
  };
  g_autofree char *huge = g_strnfill (100000, 'e');

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_refused (lines[i][0], lines[i][1]);
  assert_refused (huge, "…");
}

/* Whatever is typed is refused or read, and what is read is spelled the same again. */
static void
test_noise (void)
{
  static const char signs[] = "abei159NESWUbfopkxBRK0123+:,,/@SNmclosedu";
  g_autoptr (GRand) random = g_rand_new_with_seed (6);
  guint n_read = 0;

  for (guint i = 0; i < N_LINES; i++)
    {
      g_autoptr (GString) line = g_string_new (i % 2 == 0 ? "e4:N" : "");
      g_autoptr (GError) error = NULL;
      CrystalMap map;

      for (gint32 n = g_rand_int_range (random, 0, 12); n > 0; n--)
        g_string_append_c (line, signs[g_rand_int_range (random, 0, sizeof signs - 1)]);
      if (crystal_map_parse (&map, line->str, &error))
        {
          g_autofree char *spelled = crystal_map_dup_line (&map);
          CrystalMap other = mine_read (spelled);

          assert_same_map (&map, &other);
          n_read++;
        }
      else
        g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
    }
  g_assert_cmpuint (n_read, >, N_LINES / 1000);
}

#define PATH "/games/black-crystal/map/"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func (PATH "random-flights-by-trying-all", test_random_flights);
  g_test_add_func (PATH "random-cuts-by-taking-out", test_random_cuts);
  g_test_add_func (PATH "random-zones", test_random_zones);
  g_test_add_func (PATH "random-regions", test_random_traps);
  g_test_add_func (PATH "line/random-boards-come-back", test_random_lines);
  g_test_add_func (PATH "line/order-means-nothing", test_order);
  g_test_add_func (PATH "line/set-by-hand", test_set_by_hand);
  g_test_add_func (PATH "line/what-is-refused", test_refused_lines);
  g_test_add_func (PATH "line/noise", test_noise);
  return g_test_run ();
}
