/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "crystal-brute.h"

#include <stdlib.h>
#include <string.h>

/* Columns and rows that a side leads on. North, east, south, west. */
static const int across[TM_N_SIDES] = { 0, 1, 0, -1 };
static const int up[TM_N_SIDES] = { 1, 0, -1, 0 };

static int
get_beside (int cell, int side)
{
  int column = cell % 9 + across[side];
  int row = cell / 9 + up[side];

  return column < 0 || column > 8 || row < 0 || row > 8 ? -1 : row * 9 + column;
}

/* The graph */

static gboolean
is_node (const CrystalMap *map, BruteKind kind, int cell)
{
  const CrystalCell *at = &map->cells[cell];

  if (kind == BRUTE_FLIGHT)
    return at->laid == LAID_TILE && !at->rubble;
  if (kind == BRUTE_DUG)
    return at->laid == LAID_TILE;
  return at->laid != LAID_MUSHROOM;
}

static gboolean
is_side_open (const CrystalMap *map, BruteKind kind, int cell, int side)
{
  const CrystalCell *at = &map->cells[cell];

  if (kind == BRUTE_BOARD)
    return TRUE;
  if (at->laid == LAID_TILE)
    return (at->sides & 1 << side) != 0;
  return kind == BRUTE_DIGGABLE;
}

static gboolean
is_joint_open (const CrystalMap *map, BruteKind kind, int cell, int side)
{
  int other = get_beside (cell, side);

  if (other < 0)
    return FALSE;
  return (map->cells[cell].passages & 1 << side) != 0
         || (is_side_open (map, kind, cell, side)
             && is_side_open (map, kind, other, (side + 2) % 4));
}

static gboolean
is_door_open (const CrystalMap *map, BruteKind kind, int side)
{
  int front = map->entrances[side];

  return is_node (map, kind, front)
         && (is_side_open (map, kind, front, side) || (map->doors & 1 << side) != 0);
}

static void
add_edge (BruteGraph *graph, int from, int to, int price, gboolean is_jump)
{
  g_assert_cmpuint (graph->n_edges, <, BRUTE_MAX_EDGES);
  graph->edges[graph->n_edges++] = (BruteEdge) { from, to, price, is_jump };
}

static gboolean
is_portal (const CrystalMap *map, const BruteGraph *graph, int cell)
{
  return graph->is_node[cell] && map->cells[cell].laid == LAID_TILE
         && map->cells[cell].event == EVENT_PORTAL;
}

/* @side is the own entrance, -1: none; @start is a node in any case, @without is none. */
static void
build (const CrystalMap *map,
       BruteKind kind,
       int start,
       int side,
       int portal_price,
       int without,
       BruteGraph *graph)
{
  graph->n_edges = 0;
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    graph->is_node[i] = (is_node (map, kind, i) || i == start) && i != without;
  graph->is_node[BRUTE_HOME] = side >= 0;
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    for (int j = 0; j < CRYSTAL_N_CELLS; j++)
      {
        if (i == j || !graph->is_node[i] || !graph->is_node[j])
          continue;
        for (int s = 0; s < TM_N_SIDES; s++)
          if (get_beside (i, s) == j && is_joint_open (map, kind, i, s))
            add_edge (graph, i, j, 1, FALSE);
        if (kind != BRUTE_BOARD && is_portal (map, graph, i) && is_portal (map, graph, j))
          add_edge (graph, i, j, portal_price, TRUE);
      }
  if (side >= 0 && graph->is_node[map->entrances[side]]
      && (is_side_open (map, kind, map->entrances[side], side) || (map->doors & 1 << side) != 0))
    {
      add_edge (graph, map->entrances[side], BRUTE_HOME, 1, FALSE);
      add_edge (graph, BRUTE_HOME, map->entrances[side], 1, FALSE);
    }
}

static void
measure (const BruteGraph *graph, int from, int distances[BRUTE_N_NODES])
{
  gboolean is_shorter = TRUE;

  for (int i = 0; i < BRUTE_N_NODES; i++)
    distances[i] = i == from ? 0 : BRUTE_FAR;
  while (is_shorter)
    {
      is_shorter = FALSE;
      for (guint i = 0; i < graph->n_edges; i++)
        {
          const BruteEdge *edge = &graph->edges[i];

          if (distances[edge->from] + edge->price < distances[edge->to])
            {
              distances[edge->to] = distances[edge->from] + edge->price;
              is_shorter = TRUE;
            }
        }
    }
}

/* Flights */

static int
get_name (int node)
{
  return node == BRUTE_HOME ? 1000 : node % 9 * 9 + node / 9;
}

static int
compare_edges (const void *a, const void *b)
{
  const BruteEdge *first = *(const BruteEdge *const *) a;
  const BruteEdge *second = *(const BruteEdge *const *) b;

  return get_name (first->to) - get_name (second->to);
}

/* Tries the next cells by their names; the first way that comes to an end is the first of all. */
static gboolean
walk (const BruteGraph *graph,
      int at,
      int to,
      gboolean has_jumped,
      const int left[BRUTE_N_NODES],
      gint8 way[CRYSTAL_MAX_WAY],
      guint *n_way)
{
  const BruteEdge *next[TM_N_SIDES + CRYSTAL_N_CELLS];
  guint n_next = 0;

  if (at == to)
    return TRUE;
  for (guint i = 0; i < graph->n_edges; i++)
    {
      const BruteEdge *edge = &graph->edges[i];

      if (edge->from == at && left[edge->to] + edge->price == left[at]
          && !(edge->is_jump && has_jumped))
        next[n_next++] = edge;
    }
  qsort (next, n_next, sizeof next[0], compare_edges);
  for (guint i = 0; i < n_next; i++)
    {
      way[(*n_way)++] = (gint8) next[i]->to;
      if (walk (graph, next[i]->to, to, next[i]->is_jump, left, way, n_way))
        return TRUE;
      (*n_way)--;
    }
  return FALSE;
}

static int
compare_places (const void *a, const void *b)
{
  return get_name (*(const gint8 *) a) - get_name (*(const gint8 *) b);
}

/**
 * brute_flee:
 * @map: a mine
 * @seat: a seat
 * @from: where its dwarf flees from
 * @steps: how far
 * @portal_price: steps from portal to portal
 * @flight: (out): where it lands; who chooses is not told
 *
 * Settles a flight by its definition: every cell that is so many steps away and so many less from the
 * entrance.
 */
void
brute_flee (const CrystalMap *map,
            guint seat,
            int from,
            guint steps,
            int portal_price,
            CrystalFlight *flight)
{
  int side = map->sides[seat];
  int entrance = CRYSTAL_N_CELLS + side;
  int start = from == entrance ? BRUTE_HOME : from;
  int gone[BRUTE_N_NODES], left[BRUTE_N_NODES];
  BruteGraph graph;

  memset (flight, 0, sizeof *flight);
  build (map, BRUTE_FLIGHT, start, side, portal_price, -1, &graph);
  measure (&graph, start, gone);
  measure (&graph, BRUTE_HOME, left);
  flight->distance = gone[BRUTE_HOME] == BRUTE_FAR ? -1 : gone[BRUTE_HOME];
  if (flight->distance < 0)
    {
      flight->landings[flight->n_landings++] = (gint8) from;
      flight->skip = 1;
      return;
    }
  if ((int) steps >= flight->distance)
    {
      flight->landings[flight->n_landings++] = (gint8) entrance;
      flight->skip = (int) steps > flight->distance;
    }
  for (int i = 0; (int) steps < flight->distance && i < CRYSTAL_N_CELLS; i++)
    if (gone[i] == (int) steps && left[i] == flight->distance - (int) steps)
      flight->landings[flight->n_landings++] = (gint8) i;
  qsort (flight->landings, flight->n_landings, 1, compare_places);
  if (flight->n_landings > 1)
    return;
  start = flight->landings[0] == entrance ? BRUTE_HOME : flight->landings[0];
  measure (&graph, start, left);
  walk (&graph, from == entrance ? BRUTE_HOME : from, start, FALSE, left, flight->way,
        &flight->n_way);
  for (guint i = 0; i < flight->n_way; i++)
    if (flight->way[i] == BRUTE_HOME)
      flight->way[i] = (gint8) entrance;
}

/* Cuts */

static void
reach (const CrystalMap *map,
       BruteKind kind,
       int without,
       guint sides,
       gboolean reached[CRYSTAL_N_CELLS])
{
  BruteGraph graph;
  int distances[BRUTE_N_NODES];

  memset (reached, 0, sizeof (gboolean) * CRYSTAL_N_CELLS);
  build (map, kind, -1, -1, 0, without, &graph);
  for (int side = 0; side < TM_N_SIDES; side++)
    {
      if (!(sides & 1u << side) || map->entrances[side] == without
          || !is_door_open (map, kind, side))
        continue;
      measure (&graph, map->entrances[side], distances);
      for (int i = 0; i < CRYSTAL_N_CELLS; i++)
        reached[i] |= distances[i] < BRUTE_FAR;
    }
}

static gboolean
cuts_from (const CrystalMap *map, BruteKind kind, guint cell, guint sides)
{
  gboolean before[CRYSTAL_N_CELLS], after[CRYSTAL_N_CELLS];

  reach (map, kind, -1, sides, before);
  reach (map, kind, (int) cell, sides, after);
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    if (i != (int) cell && map->cells[i].laid == LAID_TILE && map->cells[i].event == EVENT_EXIT
        && before[i] && !after[i])
      return TRUE;
  return FALSE;
}

/**
 * brute_cuts:
 * @map: a mine
 * @kind: what counts as a way
 * @cell: a cell that is taken out
 * @used_sides: set of the entrances that somebody uses
 * @for_each: whether the way from each of them counts
 *
 * Takes a cell out and looks whether another that is an exit can no longer be reached.
 *
 * Returns: whether one cannot
 */
gboolean
brute_cuts (const CrystalMap *map, BruteKind kind, guint cell, guint used_sides, gboolean for_each)
{
  gboolean is_cut = !for_each && cuts_from (map, kind, cell, used_sides);

  for (int side = 0; for_each && side < TM_N_SIDES; side++)
    if (used_sides & 1u << side)
      is_cut = is_cut || cuts_from (map, kind, cell, 1u << side);
  return is_cut;
}

/**
 * brute_is_in_zone:
 * @map: a mine
 * @cell: a cell
 * @used_sides: set of the entrances that somebody uses
 * @is_block: whether the zone is three by two cells, else three steps
 *
 * Tells whether a cell is before an entrance.
 *
 * Returns: whether it is
 */
gboolean
brute_is_in_zone (const CrystalMap *map, guint cell, guint used_sides, gboolean is_block)
{
  for (int side = 0; side < TM_N_SIDES; side++)
    {
      int columns = abs ((int) cell % 9 - map->entrances[side] % 9);
      int rows = abs ((int) cell / 9 - map->entrances[side] / 9);
      gboolean is_upright = side == TM_SIDE_UP || side == TM_SIDE_DOWN;

      if (!(used_sides & 1u << side))
        continue;
      if (is_block ? (is_upright ? columns : rows) <= 1 && (is_upright ? rows : columns) <= 1
                   : columns + rows <= 2)
        return TRUE;
    }
  return FALSE;
}

/* Walled in */

static gboolean
leads (const CrystalMap *map, int cell, int side)
{
  return map->cells[cell].laid == LAID_TILE
         && ((map->cells[cell].sides | map->cells[cell].passages) & 1 << side) != 0;
}

static void
look_around (const CrystalMap *map, int cell, CrystalTrap *trap)
{
  for (int side = 0; side < TM_N_SIDES; side++)
    {
      int other = get_beside (cell, side);
      const CrystalCell *at = other >= 0 ? &map->cells[other] : NULL;

      if (at == NULL || at->laid == LAID_MUSHROOM)
        continue;
      if (at->laid != LAID_TILE)
        {
          if (leads (map, cell, side))
            crystal_cells_add (&trap->frontier, (guint) other);
          else
            trap->wall = TRUE;
          continue;
        }
      if (at->rubble && is_joint_open (map, BRUTE_DUG, cell, side))
        crystal_cells_add (&trap->rubble, (guint) other);
      if (!crystal_cells_has (&trap->region, (guint) other)
          && (at->rubble || !is_joint_open (map, BRUTE_DUG, cell, side)))
        trap->wall = TRUE;
    }
}

/**
 * brute_trap:
 * @map: a mine
 * @seat: a seat
 * @rubble_shuts: whether rubble cannot be cleared
 * @trap: (out): where its dwarf can go
 *
 * Walks wherever the dwarf can go.
 */
void
brute_trap (const CrystalMap *map, guint seat, gboolean rubble_shuts, CrystalTrap *trap)
{
  int side = map->sides[seat];
  int front = map->entrances[side];
  gboolean is_home = map->dwarfs[seat] == CRYSTAL_N_CELLS + side;
  gboolean has_door = is_door_open (map, BRUTE_DUG, side);
  int start = !is_home ? map->dwarfs[seat] : has_door ? front : -1;
  gboolean has_more = FALSE;
  int distances[BRUTE_N_NODES];
  BruteGraph graph;

  memset (trap, 0, sizeof *trap);
  if (is_home && has_door && map->cells[front].rubble)
    {
      crystal_cells_add (&trap->rubble, (guint) front);
      if (rubble_shuts)
        start = -1;
    }
  build (map, rubble_shuts ? BRUTE_FLIGHT : BRUTE_DUG, is_home ? -1 : start, -1, 0, -1, &graph);
  if (start >= 0)
    {
      measure (&graph, start, distances);
      for (int i = 0; i < CRYSTAL_N_CELLS; i++)
        if (distances[i] < BRUTE_FAR)
          crystal_cells_add (&trap->region, (guint) i);
    }
  if (is_home && map->cells[front].laid != LAID_TILE && map->cells[front].laid != LAID_MUSHROOM)
    crystal_cells_add (&trap->frontier, (guint) front);
  if (is_home && start < 0 && map->cells[front].laid == LAID_TILE)
    trap->wall = TRUE;
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    {
      if (map->cells[i].laid != LAID_MUSHROOM && !crystal_cells_has (&trap->region, (guint) i))
        has_more = TRUE;
      if (!crystal_cells_has (&trap->region, (guint) i))
        continue;
      if (map->cells[i].rubble)
        crystal_cells_add (&trap->rubble, (guint) i);
      look_around (map, i, trap);
    }
  trap->is_trapped = has_more && crystal_cells_count (&trap->frontier) == 0;
}

/* Random boards */

static gboolean
is_chosen (GRand *random, double chance)
{
  return g_rand_double (random) < chance;
}

static void
sample_entrances (GRand *random, CrystalMap *map)
{
  for (int side = 0; side < TM_N_SIDES; side++)
    {
      int at = is_chosen (random, 0.6) ? 4 : g_rand_int_range (random, 0, 9);

      map->entrances[side] = (guint8) (side == TM_SIDE_UP      ? 72 + at
                                       : side == TM_SIDE_RIGHT ? at * 9 + 8
                                       : side == TM_SIDE_DOWN  ? at
                                                               : at * 9);
    }
  for (guint seat = 0; seat < CRYSTAL_MAX_SEATS; seat++)
    {
      guint other = (guint) g_rand_int_range (random, 0, CRYSTAL_MAX_SEATS);
      guint8 side = map->sides[seat];

      map->sides[seat] = map->sides[other];
      map->sides[other] = side;
    }
}

static void
sample_tile (GRand *random, CrystalCell *at)
{
  static const guint8 events[] = { EVENT_NONE, EVENT_NONE, EVENT_BOOM,    EVENT_BOOM, EVENT_FIND,
                                   EVENT_FIND, EVENT_PIT,  EVENT_CRYSTAL, EVENT_EXIT };

  at->laid = is_chosen (random, 0.04) ? LAID_FACE_DOWN : LAID_TILE;
  if (at->laid == LAID_FACE_DOWN)
    {
      at->untold = CRYSTAL_ALL_SIDES;
      return;
    }
  at->event = events[g_rand_int_range (random, 0, G_N_ELEMENTS (events))];
  at->boom = is_chosen (random, 0.15);
  at->crystals = is_chosen (random, 0.04) ? (guint8) g_rand_int_range (random, 1, 4) : 0;
}

/* Joints are mostly open on both sides or on none. */
static void
sample_joints (GRand *random, CrystalMap *map, double open)
{
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    for (int side = 0; side < TM_N_SIDES; side++)
      {
        int other = get_beside (i, side);
        gboolean is_open = is_chosen (random, open);
        guint bits = (guint) (is_open ? 3 : 0) ^ (is_chosen (random, 0.12) ? 1u : 0);

        if (side >= TM_SIDE_DOWN && other >= 0)
          continue;
        if (bits & 1 && map->cells[i].laid == LAID_TILE)
          map->cells[i].sides |= (guint8) (1u << side);
        if (other >= 0 && bits & 2 && map->cells[other].laid == LAID_TILE)
          map->cells[other].sides |= (guint8) (1u << (side + 2) % 4);
      }
}

static void
sample_passages (GRand *random, CrystalMap *map)
{
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    for (int side = TM_SIDE_UP; side <= TM_SIDE_RIGHT; side++)
      {
        int other = get_beside (i, side);

        if (other < 0 || map->cells[i].laid != LAID_TILE || !is_chosen (random, 0.06)
            || map->cells[other].laid == LAID_MUSHROOM)
          continue;
        map->cells[i].passages |= (guint8) (1u << side);
        map->cells[other].passages |= (guint8) (1u << (side + 2) % 4);
      }
  for (int side = 0; side < TM_N_SIDES; side++)
    if (map->cells[map->entrances[side]].laid == LAID_TILE && is_chosen (random, 0.2))
      map->doors |= (guint8) (1u << side);
}

static void
sample_dwarfs (GRand *random, CrystalMap *map)
{
  for (guint seat = 0; seat < map->n_seats; seat++)
    {
      int cell = g_rand_int_range (random, 0, CRYSTAL_N_CELLS);

      map->dwarfs[seat] = (gint8) (CRYSTAL_N_CELLS + map->sides[seat]);
      for (int i = 0; i < CRYSTAL_N_CELLS && !is_chosen (random, 0.02); i++)
        if (map->cells[(cell + i) % CRYSTAL_N_CELLS].laid == LAID_TILE)
          {
            map->dwarfs[seat] = (gint8) ((cell + i) % CRYSTAL_N_CELLS);
            break;
          }
    }
}

/* A tile leads somewhere, or nobody has told where. */
static void
finish_tiles (GRand *random, CrystalMap *map, double untold)
{
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    if (map->cells[i].laid == LAID_TILE)
      {
        CrystalCell *at = &map->cells[i];

        if (at->sides == 0 && !is_chosen (random, 0.3))
          at->sides = (guint8) (1u << g_rand_int_range (random, 0, TM_N_SIDES));
        if (at->sides == 0 || is_chosen (random, untold))
          at->untold = (guint8) (CRYSTAL_ALL_SIDES & ~at->sides);
      }
}

/**
 * brute_sample:
 * @random: a source of random numbers
 * @map: (out): a mine
 *
 * Makes up a mine of any size and density, with portals, rubble, Passages, mushrooms, sides that nobody has
 * told of, up to four dwarfs and entrances anywhere on their sides.
 */
void
brute_sample (GRand *random, CrystalMap *map)
{
  gboolean is_dense = is_chosen (random, 0.6);
  double density = g_rand_double_range (random, is_dense ? 0.85 : 0.1, 1.0);
  double rubble = is_chosen (random, 0.4) ? g_rand_double_range (random, 0, 0.3) : 0;
  double untold = is_chosen (random, 0.3) ? g_rand_double_range (random, 0, 0.3) : 0;
  int left = g_rand_int_range (random, 0, 5), right = g_rand_int_range (random, left, 9);
  int top = g_rand_int_range (random, 3, 9);
  guint mushrooms = (guint) g_rand_int_range (random, 0, CRYSTAL_MAX_MUSHROOMS + 1);
  guint portals = (guint) g_rand_int_range (random, 0, CRYSTAL_MAX_PORTALS + 1);

  crystal_map_init (map, (guint) g_rand_int_range (random, 1, CRYSTAL_MAX_SEATS + 1));
  sample_entrances (random, map);
  for (int i = 0; i < CRYSTAL_N_CELLS; i++)
    if (i % 9 >= left && i % 9 <= right && i / 9 <= top && is_chosen (random, density))
      {
        sample_tile (random, &map->cells[i]);
        map->cells[i].rubble = map->cells[i].laid == LAID_TILE && is_chosen (random, rubble);
      }
  for (guint i = 0; i < mushrooms; i++)
    map->cells[g_rand_int_range (random, 0, CRYSTAL_N_CELLS)]
        = (CrystalCell) { .laid = LAID_MUSHROOM };
  for (guint i = 0; i < portals; i++)
    {
      CrystalCell *at = &map->cells[g_rand_int_range (random, 0, CRYSTAL_N_CELLS)];

      if (at->laid == LAID_TILE)
        at->event = EVENT_PORTAL;
    }
  sample_joints (random, map, g_rand_double_range (random, is_dense ? 0.7 : 0.4, 1.0));
  finish_tiles (random, map, untold);
  sample_passages (random, map);
  sample_dwarfs (random, map);
}
