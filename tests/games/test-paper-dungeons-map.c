/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways through the dungeon of Paper Dungeons against trying every way, on random maps and with all that
 * a team may have; the examples of the rulebook and of the page. */

#include "paper-dungeons/paper-dungeons-map.h"
#include "paper-dungeons/paper-dungeons-private.h"

#include <string.h>

#define N_MAPS 10000

/* A cell by its name. */
static guint
cell (const char *name)
{
  return PAPER_CELL ((guint) (name[0] - 'A'), (guint) (name[1] - '0'));
}

static char *
dup_way (const PaperWay *way)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < way->n_cells; i++)
    g_string_append_printf (text, "%s%c%u", i > 0 ? "," : "", 'A' + PAPER_COLUMN (way->cells[i]),
                            (guint) PAPER_ROW (way->cells[i]));
  return g_string_free (text, FALSE);
}

/* A resolution that reads a house rule: whether rangers swim. */
static TmResolution *
resolution_new (const char *ranger_swims)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (&paper_dungeons_game, 1, &error);
  g_autoptr (TmTable) table = NULL;
  TmResolution *resolution;

  g_assert_no_error (error);
  tm_box_set_option_from_text (box, "ranger_swims", ranger_swims, &error);
  g_assert_no_error (error);
  table = tm_table_new (box);
  resolution = tm_resolution_new (box);
  tm_resolution_reset (resolution, table, FALSE);
  return resolution;
}

/* Examples */

typedef struct
{
  const char *walls;
  const char *waters;
  const char *tunnels;
  const char *traps;
} Layout;

static void
for_each_link (const char *text, void (*func) (PaperMap *map, guint from, guint to), PaperMap *map)
{
  g_auto (GStrv) links = g_strsplit (text != NULL ? text : "", ",", -1);

  for (char **link = links; *link != NULL && **link != '\0'; link++)
    func (map, cell (*link), cell (*link + 3));
}

static void
add_wall (PaperMap *map, guint from, guint to)
{
  paper_map_set_wall (map, from, to, FALSE);
}

static void
add_tunnel (PaperMap *map, guint from, guint to)
{
  g_assert_true (paper_map_set_tunnel (map, from, to));
}

static void
lay_out (PaperMap *map, const Layout *layout)
{
  g_auto (GStrv) traps = g_strsplit (layout->traps != NULL ? layout->traps : "", ",", -1);

  paper_map_init (map);
  for_each_link (layout->walls, add_wall, map);
  for_each_link (layout->waters, paper_map_set_water, map);
  for_each_link (layout->tunnels, add_tunnel, map);
  for (char **trap = traps; *trap != NULL && **trap != '\0'; trap++)
    map->rooms[cell (*trap)].has_trap = TRUE;
}

static void
assert_path (const Layout *layout,
             const char *from,
             const char *to,
             guint boots,
             const char *path,
             guint needed,
             guint dice)
{
  PaperWalker walker = { 0 };
  g_autofree char *found = NULL;
  PaperMap map;
  PaperWay way;

  lay_out (&map, layout);
  g_assert_true (paper_find_path (&map, &walker, (int) cell (from), cell (to), &way));
  found = dup_way (&way);
  g_assert_cmpstr (found, ==, path);
  g_assert_cmpuint (way.needed, ==, needed);
  g_assert_cmpuint (way.net, ==, needed);
  g_assert_cmpuint (way.walls + way.waters + way.traps, ==, 0);
  g_assert_cmpuint (paper_count_dice (way.needed, boots), ==, dice);
}

static void
test_page_paths (void)
{
  const Layout open = { NULL };
  const Layout walled = { .walls = "C1-C2" };
  const Layout trapped = { .walls = "C1-C2", .traps = "B2" };

  assert_path (&open, "C0", "D1", 0, "C1,D1", 2, 1);
  assert_path (&walled, "C1", "C2", 0, "B1,B2,C2", 3, 2);
  assert_path (&trapped, "C1", "C2", 0, "D1,D2,C2", 3, 2);
  assert_path (&open, "A0", "A5", 1, "A1,A2,A3,A4,A5", 5, 2);
  assert_path (&open, "C3", "C3", 0, "", 0, 0);
}

static void
walk (const Layout *layout, const PaperWalker *walker, const char *cells, PaperWay *way)
{
  g_auto (GStrv) names = g_strsplit (cells, ",", -1);
  gint32 list[PAPER_N_CELLS];
  guint n = 0;
  PaperMap map;

  lay_out (&map, layout);
  for (char **name = names + 1; *name != NULL; name++)
    list[n++] = (gint32) cell (*name);
  paper_walk (&map, walker, (int) cell (names[0]), list, n, way);
}

static void
assert_walk (const Layout *layout,
             const PaperWalker *walker,
             const char *cells,
             PaperFault fault,
             int bad,
             const guint costs[4])
{
  PaperWay way;

  walk (layout, walker, cells, &way);
  g_assert_cmpint (way.fault, ==, fault);
  g_assert_cmpint (way.bad, ==, bad);
  g_assert_cmpuint (way.needed, ==, costs[0]);
  g_assert_cmpuint (way.net, ==, costs[1]);
  g_assert_cmpuint (way.walls, ==, costs[2]);
  g_assert_cmpuint (way.waters, ==, costs[3]);
}

static void
test_page_costs (void)
{
  const Layout tunnel = { .tunnels = "A2-F2" };
  const Layout river = { .walls = "B2-B3", .waters = "B1-B2" };
  const PaperWalker plain = { 0 };
  const PaperWalker medallion = { .medallion = TRUE };
  const PaperWalker ranger = { .medallion = TRUE, .cloak = TRUE, .is_ranger = TRUE };

  assert_walk (&tunnel, &plain, "F2,A2", STEP_FINE, -1, (const guint[]) { 1, 1, 0, 0 });
  assert_walk (&tunnel, &plain, "C1,D2", STEP_ADJACENT, 0, (const guint[]) { 0, 0, 0, 0 });
  assert_walk (&river, &medallion, "B1,B2,B3", STEP_WALL, 1, (const guint[]) { 1, 1, 0, 1 });
  assert_walk (&river, &ranger, "B1,B2,B3", STEP_FINE, -1, (const guint[]) { 1, 1, 1, 1 });
}

static void
test_faults (void)
{
  const Layout layout = { .walls = "C0-C1,B1-B2", .waters = "B1-B2,D1-D2", .tunnels = "A1-F1" };
  const PaperWalker plain = { 0 };
  const PaperWalker cloak = { .cloak = TRUE };
  const guint none[4] = { 0 };

  assert_walk (&layout, &plain, "A1,A1", STEP_ADJACENT, 0, none);
  assert_walk (&layout, &plain, "A1,A3", STEP_ADJACENT, 0, none);
  assert_walk (&layout, &plain, "A2,F2", STEP_ADJACENT, 0, none);
  assert_walk (&layout, &plain, "B1,B2", STEP_WALL, 0, none);
  assert_walk (&layout, &cloak, "B1,B2", STEP_WATER, 0, none);
  assert_walk (&layout, &plain, "D2,D1", STEP_WATER, 0, none);
  assert_walk (&layout, &plain, "D1,D0", STEP_START, 0, none);
  assert_walk (&layout, &plain, "D0,E0", STEP_START, 0, none);
  /* The outer wall is none inside the dungeon. */
  assert_walk (&layout, &cloak, "C0,C1", STEP_WALL, 0, none);
  assert_walk (&layout, &plain, "D0,D1,E1", STEP_FINE, -1, (const guint[]) { 2, 2, 0, 0 });
}

/* A crossing costs a ranger nothing, but the last step has to be in hand. */
static void
test_ranger (void)
{
  const Layout rivers = { .waters = "A1-A2,A2-A3" };
  const PaperWalker ranger = { .medallion = TRUE, .is_ranger = TRUE };
  const PaperWalker without = { .is_ranger = TRUE };

  assert_walk (&rivers, &ranger, "A1,A2,A3", STEP_FINE, -1, (const guint[]) { 1, 0, 0, 2 });
  assert_walk (&rivers, &ranger, "A1,A2,B2,C2", STEP_FINE, -1, (const guint[]) { 2, 2, 0, 1 });
  assert_walk (&rivers, &ranger, "B1,A1,A2", STEP_FINE, -1, (const guint[]) { 2, 1, 0, 1 });
  assert_walk (&rivers, &without, "A1,A2", STEP_WATER, 0, (const guint[]) { 0, 0, 0, 0 });
}

static void
test_ranger_reading (void)
{
  const Layout rivers = { .waters = "A1-A2" };
  g_autoptr (TmResolution) no = resolution_new ("no");
  g_autoptr (TmResolution) yes = resolution_new ("yes");
  const PaperWalker strict = { .is_ranger = TRUE, .resolution = no };
  const PaperWalker swimmer = { .is_ranger = TRUE, .resolution = yes };
  const PaperWalker nobody = { .resolution = yes };

  assert_walk (&rivers, &strict, "A1,A2", STEP_WATER, 0, (const guint[]) { 0, 0, 0, 0 });
  assert_walk (&rivers, &swimmer, "A1,A2", STEP_FINE, -1, (const guint[]) { 1, 0, 0, 1 });
  assert_walk (&rivers, &nobody, "A1,A2", STEP_WATER, 0, (const guint[]) { 0, 0, 0, 0 });
}

static void
test_page_reach (void)
{
  const PaperWalker plain = { 0 };
  PaperMap map;
  guint64 reach = 0;

  paper_map_init (&map);
  for (guint i = 0; i < 4; i++)
    reach |= G_GUINT64_CONSTANT (1) << cell (((const char *const[]) { "B1", "C1", "C2", "D1" })[i]);
  g_assert_cmpuint (paper_find_reach (&map, &plain, (int) cell ("C0"), 2), ==, reach);
  g_assert_cmpuint (paper_find_reach (&map, &plain, (int) cell ("C0"), 0), ==, 0);
  /* Back where it stood after two steps. */
  g_assert_true (paper_find_reach (&map, &plain, (int) cell ("C1"), 2)
                 & G_GUINT64_CONSTANT (1) << cell ("C1"));
  g_assert_false (paper_find_reach (&map, &plain, (int) cell ("C1"), 1)
                  & G_GUINT64_CONSTANT (1) << cell ("C1"));
}

static void
test_dice (void)
{
  for (guint boots = 0; boots <= 3; boots++)
    for (guint needed = 0; needed <= 30; needed++)
      {
        guint k = 0;

        while (3 * MIN (k, boots) + 2 * (k - MIN (k, boots)) < needed)
          k++;
        g_assert_cmpuint (paper_count_dice (needed, boots), ==, k);
      }
}

/* Rooms at the edge */

static void
test_edges (void)
{
  guint n_edges = 0;
  guint n_corners = 0;

  for (guint i = 0; i < PAPER_N_CELLS; i++)
    {
      n_edges += paper_is_edge_room (i);
      n_corners += paper_is_corner_room (i);
      g_assert_true (!paper_is_corner_room (i) || paper_is_edge_room (i));
      g_assert_true (!PAPER_IS_ENTRANCE (i) || !paper_is_edge_room (i));
    }
  g_assert_cmpuint (n_edges, ==, 22);
  g_assert_cmpuint (n_corners, ==, 4);
}

static void
test_joints (void)
{
  guint n_joints = 0;
  guint n_tunnels = 0;
  PaperMap map;

  paper_map_init (&map);
  for (guint from = 0; from < PAPER_N_CELLS; from++)
    for (guint to = 0; to < PAPER_N_CELLS; to++)
      {
        int columns = (int) PAPER_COLUMN (to) - (int) PAPER_COLUMN (from);
        int rows = (int) PAPER_ROW (to) - (int) PAPER_ROW (from);
        gboolean is_across = PAPER_ROW (from) > 0 && PAPER_ROW (to) > 0
                             && ((rows == 0 && ABS (columns) == PAPER_COLUMNS - 1)
                                 || (columns == 0 && ABS (rows) == PAPER_ROWS - 2));

        g_assert_cmpint (paper_find_side (from, to) >= 0, ==, ABS (columns) + ABS (rows) == 1);
        n_joints += paper_find_side (from, to) >= 0;
        g_assert_cmpint (paper_map_set_tunnel (&map, from, to), ==, is_across);
        n_tunnels += is_across;
      }
  g_assert_cmpuint (n_joints, ==, 2 * 82);
  g_assert_cmpuint (n_tunnels, ==, 2 * 13);
}

static void
test_drawn_walls (void)
{
  PaperMap map;

  paper_map_init (&map);
  paper_map_set_wall (&map, cell ("B2"), cell ("B3"), TRUE);
  paper_map_set_wall (&map, cell ("C2"), cell ("B2"), FALSE);
  paper_map_set_wall (&map, cell ("C2"), cell ("E2"), TRUE);
  g_assert_cmpuint (map.walls[cell ("B2")], ==, 1 << SIDE_UP | 1 << SIDE_RIGHT);
  g_assert_cmpuint (map.walls[cell ("B3")], ==, 1 << SIDE_DOWN);
  g_assert_cmpuint (map.walls[cell ("C2")], ==, 1 << SIDE_LEFT);
  g_assert_cmpuint (map.walls[cell ("E2")], ==, 0);
  g_assert_cmpuint (map.drawn[cell ("B2")], ==, 1 << SIDE_UP);
  g_assert_cmpuint (map.drawn[cell ("B3")], ==, 1 << SIDE_DOWN);
}

/* A second, plain dungeon */

typedef struct
{
  gboolean wall[PAPER_N_CELLS][PAPER_N_CELLS];
  gboolean water[PAPER_N_CELLS][PAPER_N_CELLS];
  gboolean tunnel[PAPER_N_CELLS][PAPER_N_CELLS];
  gboolean trap[PAPER_N_CELLS];
  gboolean closed[PAPER_COLUMNS];
  gboolean medallion;
  gboolean cloak;
  gboolean is_ranger;
  gboolean swims;
} Plain;

static gboolean
is_joint (guint from, guint to)
{
  return ABS ((int) (from % 6) - (int) (to % 6)) + ABS ((int) (from / 6) - (int) (to / 6)) == 1;
}

static void
random_joint (GRand *rand, Plain *plain, PaperMap *map, guint from, guint to, double walls)
{
  if (!is_joint (from, to) || to < from)
    return;
  if (g_rand_double (rand) < walls)
    {
      plain->wall[from][to] = plain->wall[to][from] = TRUE;
      paper_map_set_wall (map, to, from, g_rand_boolean (rand));
    }
  if (g_rand_double (rand) < 0.12)
    {
      plain->water[from][to] = plain->water[to][from] = TRUE;
      paper_map_set_water (map, from, to);
    }
}

static void
random_map (GRand *rand, Plain *plain, PaperMap *map)
{
  double walls = g_rand_double_range (rand, 0.05, 0.5);

  memset (plain, 0, sizeof *plain);
  paper_map_init (map);
  for (guint from = 0; from < PAPER_N_CELLS; from++)
    for (guint to = 0; to < PAPER_N_CELLS; to++)
      {
        random_joint (rand, plain, map, from, to, from < 6 ? 0.05 : walls);
        if (g_rand_double (rand) < 0.15 && paper_map_set_tunnel (map, from, to))
          plain->tunnel[from][to] = plain->tunnel[to][from] = TRUE;
      }
  for (guint i = PAPER_COLUMNS; i < PAPER_N_CELLS; i++)
    plain->trap[i] = map->rooms[i].has_trap = g_rand_double (rand) < 0.25;
  for (guint column = 0; column < PAPER_COLUMNS; column++)
    if (g_rand_double (rand) < 0.1)
      {
        plain->closed[column] = TRUE;
        map->closed |= 1u << column;
      }
}

/* The rules of the page in a row. A team that is not inside stands before every entrance. */
static PaperFault
judge_plainly (const Plain *plain, int from, guint to, gboolean *water, guint *crossings)
{
  gboolean is_outside = from < (int) PAPER_COLUMNS;
  gboolean has_wall, has_water;

  *water = FALSE;
  *crossings = 0;
  if (from < 0 && to / 6 != 1)
    return STEP_START;
  if (from < 0)
    from = (int) (to % 6);
  if (plain->tunnel[from][to])
    return STEP_FINE;
  if (!is_joint ((guint) from, to))
    return STEP_ADJACENT;
  has_wall = plain->wall[from][to];
  has_water = plain->water[from][to];
  if (has_wall && (!plain->cloak || is_outside || to < PAPER_COLUMNS))
    return STEP_WALL;
  if (has_water && !plain->medallion && !(plain->is_ranger && plain->swims))
    return STEP_WATER;
  if (to < PAPER_COLUMNS || (is_outside && plain->closed[from]))
    return STEP_START;
  *water = has_water;
  *crossings = (guint) has_wall + (guint) has_water;
  return STEP_FINE;
}

/* Every way */

#define FAR 1000

typedef struct
{
  const Plain *plain;
  guint to;
  guint left[PAPER_N_CELLS];
  guint needed;
  gboolean is_found;
  guint traps;
  guint crossings;
  char path[2 * PAPER_N_CELLS + 1];
  char now[2 * PAPER_N_CELLS + 1];
  gboolean is_used[PAPER_N_CELLS];
} Ways;

/* What is spent by a step that is not the last. */
static guint
get_cost (const Plain *plain, gboolean water)
{
  return plain->is_ranger && water ? 0 : 1;
}

/* The cells that can be a step away, tunnels included. */
static const guint8 *
list_around (guint from)
{
  static guint8 around[PAPER_N_CELLS][PAPER_N_SIDES * 2 + 1];

  for (guint to = 0, n = 0; around[from][0] == 0 && to < PAPER_N_CELLS; to++)
    {
      guint columns = (guint) ABS ((int) (from % 6) - (int) (to % 6));
      guint rows = (guint) ABS ((int) (from / 6) - (int) (to / 6));

      if (columns + rows == 1 || (columns == 5 && rows == 0) || (columns == 0 && rows == 6))
        around[from][++n] = (guint8) to;
      if (to == PAPER_N_CELLS - 1)
        around[from][0] = (guint8) n;
    }
  return around[from];
}

/* Steps needed from each cell, over and over until nothing changes. */
static void
measure (Ways *ways)
{
  gboolean has_changed = TRUE;

  for (guint i = 0; i < PAPER_N_CELLS; i++)
    ways->left[i] = FAR;
  while (has_changed)
    {
      has_changed = FALSE;
      for (guint from = 0; from < PAPER_N_CELLS; from++)
        for (guint i = 1; i <= list_around (from)[0]; i++)
          {
            guint to = list_around (from)[i];
            guint crossings;
            gboolean water;
            guint left;

            if ((!is_joint (from, to) && !ways->plain->tunnel[from][to])
                || judge_plainly (ways->plain, (int) from, to, &water, &crossings) != STEP_FINE)
              continue;
            left = to == ways->to ? 1 : get_cost (ways->plain, water) + ways->left[to];
            if (left < ways->left[from])
              {
                ways->left[from] = left;
                has_changed = TRUE;
              }
          }
    }
}

static void
compare_way (Ways *ways, guint traps, guint crossings)
{
  gboolean is_better = !ways->is_found || traps < ways->traps;

  if (ways->is_found && traps == ways->traps)
    is_better = crossings < ways->crossings
                || (crossings == ways->crossings && strcmp (ways->now, ways->path) < 0);
  if (!is_better)
    return;
  ways->is_found = TRUE;
  ways->traps = traps;
  ways->crossings = crossings;
  strcpy (ways->path, ways->now);
}

/* Goes on in every direction that can still be one of the shortest ways. */
static void
try_all (Ways *ways, int from, guint n, guint spent, guint traps, guint crossings)
{
  for (guint to = PAPER_COLUMNS; to < PAPER_N_CELLS; to++)
    {
      guint crossed;
      gboolean water;
      guint all_traps = traps + (guint) ways->plain->trap[to];

      if (ways->is_used[to]
          || (from >= 0 && !is_joint ((guint) from, to) && !ways->plain->tunnel[from][to])
          || judge_plainly (ways->plain, from, to, &water, &crossed) != STEP_FINE
          || (ways->is_found && all_traps > ways->traps))
        continue;
      ways->now[2 * n] = (char) ('A' + to % 6);
      ways->now[2 * n + 1] = (char) ('0' + to / 6);
      ways->now[2 * n + 2] = '\0';
      if (to == ways->to)
        {
          if (spent + 1 == ways->needed)
            compare_way (ways, all_traps, crossings + crossed);
          continue;
        }
      if (spent + get_cost (ways->plain, water) + ways->left[to] != ways->needed)
        continue;
      ways->is_used[to] = TRUE;
      try_all (ways, (int) to, n + 1, spent + get_cost (ways->plain, water), all_traps,
               crossings + crossed);
      ways->is_used[to] = FALSE;
    }
}

static void
find_plainly (Ways *ways, const Plain *plain, int from, guint to)
{
  memset (ways, 0, sizeof *ways);
  ways->plain = plain;
  ways->to = to;
  measure (ways);
  ways->needed = from >= 0 ? ways->left[from] : FAR;
  for (guint entrance = 0; from < 0 && entrance < PAPER_COLUMNS; entrance++)
    ways->needed = MIN (ways->needed, ways->left[entrance]);
  if (ways->needed >= FAR)
    return;
  if (from >= 0)
    ways->is_used[from] = TRUE;
  try_all (ways, from, 0, 0, 0, 0);
  g_assert_true (ways->is_found);
}

static void
compare_paths (
    const PaperMap *map, const PaperWalker *walker, const Plain *plain, int from, guint to)
{
  g_autofree char *found = NULL;
  gboolean is_reachable;
  PaperWay way;
  Ways ways;

  is_reachable = paper_find_path (map, walker, from, to, &way);
  if (from == (int) to)
    {
      g_assert_true (is_reachable);
      g_assert_cmpuint (way.n_cells + way.needed + way.net, ==, 0);
      return;
    }
  find_plainly (&ways, plain, from, to);
  g_assert_cmpint (is_reachable, ==, ways.is_found);
  if (!is_reachable)
    return;
  found = dup_way (&way);
  for (guint i = 0; i < way.n_cells; i++)
    g_assert_true (strncmp (found + 3 * i, ways.path + 2 * i, 2) == 0);
  g_assert_cmpuint (2 * way.n_cells, ==, strlen (ways.path));
  g_assert_cmpuint (way.needed, ==, ways.needed);
  g_assert_cmpuint (way.traps, ==, ways.traps);
  g_assert_cmpuint (way.walls + way.waters, ==, ways.crossings);
}

/* Steps one by one, with so many left. */
static void
wander (const Plain *plain,
        int from,
        guint left,
        gboolean seen[PAPER_N_CELLS][PAPER_N_CELLS],
        guint64 *reach)
{
  for (guint to = 0; left > 0 && to < PAPER_N_CELLS; to++)
    {
      guint crossings;
      gboolean water;
      guint rest;

      if (judge_plainly (plain, from, to, &water, &crossings) != STEP_FINE)
        continue;
      rest = left - get_cost (plain, water);
      *reach |= G_GUINT64_CONSTANT (1) << to;
      if (seen[to][rest])
        continue;
      seen[to][rest] = TRUE;
      wander (plain, (int) to, rest, seen, reach);
    }
}

static void
compare_reach (
    const PaperMap *map, const PaperWalker *walker, const Plain *plain, int from, guint steps)
{
  gboolean seen[PAPER_N_CELLS][PAPER_N_CELLS] = { 0 };
  guint64 reach = 0;

  wander (plain, from, steps, seen, &reach);
  g_assert_cmpuint (paper_find_reach (map, walker, from, steps), ==, reach);
}

/* A walk at random: mostly to neighbours, as far as it is allowed. */
static void
compare_walk (
    GRand *rand, const PaperMap *map, const PaperWalker *walker, const Plain *plain, int from)
{
  gint32 cells[12];
  guint n = (guint) g_rand_int_range (rand, 1, G_N_ELEMENTS (cells) + 1);
  guint needed = 0, net = 0, crossings = 0, traps = 0, i = 0;
  PaperFault fault = STEP_FINE;
  int at = from;
  PaperWay way;

  for (guint j = 0; j < n; j++)
    {
      guint column = (guint) (at < 0 ? g_rand_int_range (rand, 0, 6) : at % 6);
      guint row = (guint) (at < 0 ? 0 : at / 6);
      gboolean up = g_rand_boolean (rand);
      guint around = row * 6 + column;

      around += up && row < 7 ? 6 : !up && column < 5 ? 1 : around > 0 ? (guint) -1 : 0;
      cells[j] = g_rand_int_range (rand, 0, 10) == 0 ? g_rand_int_range (rand, 0, PAPER_N_CELLS)
                                                     : (gint32) around;
      at = cells[j];
    }
  for (at = from; i < n; at = cells[i++])
    {
      guint crossed;
      gboolean water;

      fault = judge_plainly (plain, at, (guint) cells[i], &water, &crossed);
      if (fault != STEP_FINE)
        break;
      needed = MAX (needed, net + 1);
      net += get_cost (plain, water);
      crossings += crossed;
      traps += (guint) plain->trap[cells[i]];
    }
  paper_walk (map, walker, from, cells, n, &way);
  g_assert_cmpint (way.fault, ==, fault);
  g_assert_cmpint (way.bad, ==, fault == STEP_FINE ? -1 : (int) i);
  g_assert_cmpuint (way.n_cells, ==, i);
  g_assert_cmpuint (way.needed, ==, needed);
  g_assert_cmpuint (way.net, ==, net);
  g_assert_cmpuint (way.walls + way.waters, ==, crossings);
  g_assert_cmpuint (way.traps, ==, traps);
}

static void
test_random_maps (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (42);
  g_autoptr (TmResolution) no = resolution_new ("no");
  g_autoptr (TmResolution) yes = resolution_new ("yes");

  for (guint i = 0; i < N_MAPS; i++)
    {
      Plain plain;
      PaperMap map;

      random_map (rand, &plain, &map);
      for (guint bits = 0; bits < 16; bits++)
        {
          int from = g_rand_int_range (rand, -1, PAPER_N_CELLS);
          guint to = (guint) g_rand_int_range (rand, 0, PAPER_N_CELLS);
          PaperWalker walker = { bits & 1, (bits & 2) != 0, (bits & 4) != 0, bits & 8 ? yes : no };

          plain.medallion = walker.medallion;
          plain.cloak = walker.cloak;
          plain.is_ranger = walker.is_ranger;
          plain.swims = walker.resolution == yes;
          compare_paths (&map, &walker, &plain, from, to);
          compare_walk (rand, &map, &walker, &plain, from);
          if (bits == i % 16)
            compare_reach (&map, &walker, &plain, from, (guint) g_rand_int_range (rand, 0, 10));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/games/paper-dungeons/map/ways-of-the-page", test_page_paths);
  g_test_add_func ("/games/paper-dungeons/map/costs-of-the-page", test_page_costs);
  g_test_add_func ("/games/paper-dungeons/map/first-fault-that-applies", test_faults);
  g_test_add_func ("/games/paper-dungeons/map/ranger-has-steps-back", test_ranger);
  g_test_add_func ("/games/paper-dungeons/map/ranger-swims-by-house-rule", test_ranger_reading);
  g_test_add_func ("/games/paper-dungeons/map/reach-of-the-page", test_page_reach);
  g_test_add_func ("/games/paper-dungeons/map/fewest-dice", test_dice);
  g_test_add_func ("/games/paper-dungeons/map/edges-and-corners", test_edges);
  g_test_add_func ("/games/paper-dungeons/map/joints-and-tunnels", test_joints);
  g_test_add_func ("/games/paper-dungeons/map/walls-have-two-sides", test_drawn_walls);
  g_test_add_func ("/games/paper-dungeons/map/every-way-on-random-maps", test_random_maps);
  return g_test_run ();
}
