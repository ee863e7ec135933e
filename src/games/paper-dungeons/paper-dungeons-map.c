/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The printed dungeon: rooms, the joints between them and single steps, R «Перемещение», p.9, p.15. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-private.h"

const char *const paper_fault_ids[] = { "none", "adjacent", "wall", "water", "start" };

/**
 * paper_map_init:
 * @self: a map
 *
 * Makes a dungeon of which nothing is told: no walls, no water, all entrances open.
 */
void
paper_map_init (PaperMap *self)
{
  memset (self, 0, sizeof *self);
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    {
      self->rooms[cell].hero = -1;
      self->rooms[cell].letter = -1;
    }
}

/* By cell and side; -1: there is nothing. */
typedef gint8 Ends[PAPER_N_CELLS][PAPER_N_SIDES];

#define END(is_there, cell) ((is_there) ? (gint8) (cell) : (gint8) - 1)
#define NEIGHBOURS(column, row)                                                        \
  [PAPER_CELL (column, row)] = {                                                       \
    [SIDE_UP] = END ((row) + 1 < PAPER_ROWS, PAPER_CELL (column, (row) + 1)),          \
    [SIDE_RIGHT] = END ((column) + 1 < PAPER_COLUMNS, PAPER_CELL ((column) + 1, row)), \
    [SIDE_DOWN] = END ((row) > 0, PAPER_CELL (column, (row) - 1)),                     \
    [SIDE_LEFT] = END ((column) > 0, PAPER_CELL ((column) - 1, row)),                  \
  }
#define TUNNELS(column, row)                                                              \
  [PAPER_CELL (column, row)] = {                                                          \
    [SIDE_UP] = END ((row) == PAPER_ROWS - 1, PAPER_CELL (column, 1)),                    \
    [SIDE_RIGHT] = END ((row) > 0 && (column) == PAPER_COLUMNS - 1, PAPER_CELL (0, row)), \
    [SIDE_DOWN] = END ((row) == 1, PAPER_CELL (column, PAPER_ROWS - 1)),                  \
    [SIDE_LEFT] = END ((row) > 0 && (column) == 0, PAPER_CELL (PAPER_COLUMNS - 1, row)),  \
  }
#define OF_ROW(ends, row) \
  ends (0, row), ends (1, row), ends (2, row), ends (3, row), ends (4, row), ends (5, row)
#define OF_ALL(ends)                                                        \
  {                                                                         \
    OF_ROW (ends, 0), OF_ROW (ends, 1), OF_ROW (ends, 2), OF_ROW (ends, 3), \
    OF_ROW (ends, 4), OF_ROW (ends, 5), OF_ROW (ends, 6), OF_ROW (ends, 7), \
  }

/* The sides on which there is a neighbour. */
#define INNER_SIDES(column, row)                                              \
  [PAPER_CELL (column, row)] = ((row) + 1 < PAPER_ROWS) << SIDE_UP            \
                               | ((column) + 1 < PAPER_COLUMNS) << SIDE_RIGHT \
                               | ((row) > 0) << SIDE_DOWN | ((column) > 0) << SIDE_LEFT

static const Ends neighbours = OF_ALL (NEIGHBOURS);
static const guint8 inner_sides[PAPER_N_CELLS] = OF_ALL (INNER_SIDES);
static const Ends tunnel_ends = OF_ALL (TUNNELS);

G_STATIC_ASSERT (PAPER_COLUMNS == 6 && PAPER_ROWS == 8);

/**
 * paper_get_neighbour:
 * @cell: a cell of the map
 * @side: one of its sides
 *
 * Gets the cell on the other side of a joint. Entrances have neighbours as rooms have; that nobody may
 * go from one to the next is a matter of steps.
 *
 * Returns: the cell; -1: the edge of the map
 */
int
paper_get_neighbour (guint cell, PaperSide side)
{
  g_assert (cell < PAPER_N_CELLS && side < PAPER_N_SIDES);
  return neighbours[cell][side];
}

/**
 * paper_get_tunnel_end:
 * @cell: a cell of the map
 * @side: one of its sides
 *
 * Gets the room at the opposite edge to which a tunnel could lead.
 *
 * Returns: the room at the other end of the row or column; -1 if @cell is no room at the edge on that
 *   side
 */
int
paper_get_tunnel_end (guint cell, PaperSide side)
{
  g_assert (cell < PAPER_N_CELLS && side < PAPER_N_SIDES);
  return tunnel_ends[cell][side];
}

/**
 * paper_mark_joints:
 * @marked: for each cell a set of sides
 * @told: for each cell the sides that are told of it in the lowest four bits; the others do not matter
 *
 * Adds joints between neighbours. Each is told of one of its cells or of both, and is marked on both.
 */
void
paper_mark_joints (guint8 marked[PAPER_N_CELLS], const gint32 told[PAPER_N_CELLS])
{
  /* With a row of nothing below and above. */
  guint8 padded[PAPER_COLUMNS + PAPER_N_CELLS + PAPER_COLUMNS] = { 0 };
  guint8 *sides = padded + PAPER_COLUMNS;

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    sides[cell] = (guint8) (told[cell] & inner_sides[cell]);
  /* The lowest bit is up, then come right, down and left: the opposite side is two bits away. */
  for (int cell = 0; cell < PAPER_N_CELLS; cell++)
    marked[cell] |= (guint8) (sides[cell] | (sides[cell + PAPER_COLUMNS] >> 2 & 1 << SIDE_UP)
                              | (sides[cell + 1] >> 2 & 1 << SIDE_RIGHT)
                              | (sides[cell - PAPER_COLUMNS] << 2 & 1 << SIDE_DOWN)
                              | (sides[cell - 1] << 2 & 1 << SIDE_LEFT));
}

G_STATIC_ASSERT (SIDE_DOWN == SIDE_UP + 2 && SIDE_LEFT == SIDE_RIGHT + 2);

static PaperSide
get_opposite (PaperSide side)
{
  return (PaperSide) ((side + 2) % PAPER_N_SIDES);
}

/**
 * paper_find_side:
 * @from: a cell of the map
 * @to: another
 *
 * Finds the side of a cell at which another one lies. Tunnels do not count.
 *
 * Returns: a [enum@PaperSide]; -1 if the two are not neighbours
 */
int
paper_find_side (guint from, guint to)
{
  for (guint side = 0; side < PAPER_N_SIDES; side++)
    if (neighbours[from][side] == (int) to)
      return (int) side;
  return -1;
}

static gboolean
mark_joint (guint8 layer[PAPER_N_CELLS], guint from, guint to)
{
  int side = paper_find_side (from, to);

  if (side < 0)
    return FALSE;
  layer[from] |= 1u << side;
  layer[to] |= 1u << get_opposite ((PaperSide) side);
  return TRUE;
}

/**
 * paper_map_set_wall:
 * @self: a map
 * @from: a cell
 * @to: a neighbour of it; nothing happens if it is none
 * @is_drawn: whether the wall is one of those copied from the dungeon card
 *
 * Builds a wall between two cells.
 */
void
paper_map_set_wall (PaperMap *self, guint from, guint to, gboolean is_drawn)
{
  if (mark_joint (self->walls, from, to) && is_drawn)
    mark_joint (self->drawn, from, to);
}

/**
 * paper_map_set_water:
 * @self: a map
 * @from: a cell
 * @to: a neighbour of it; nothing happens if it is none
 *
 * Lets water run between two cells.
 */
void
paper_map_set_water (PaperMap *self, guint from, guint to)
{
  mark_joint (self->waters, from, to);
}

static int
find_tunnel_side (guint from, guint to)
{
  for (guint side = 0; side < PAPER_N_SIDES; side++)
    if (paper_get_tunnel_end (from, (PaperSide) side) == (int) to)
      return (int) side;
  return -1;
}

/**
 * paper_map_set_tunnel:
 * @self: a map
 * @from: a room at the edge
 * @to: the room at the other end of its row or column
 *
 * Digs a tunnel between two rooms.
 *
 * Returns: whether the rooms lie opposite each other; if not, nothing has changed
 */
gboolean
paper_map_set_tunnel (PaperMap *self, guint from, guint to)
{
  int side = find_tunnel_side (from, to);

  if (side < 0)
    return FALSE;
  self->tunnels[from] |= 1u << side;
  self->tunnels[to] |= 1u << get_opposite ((PaperSide) side);
  return TRUE;
}

/**
 * paper_map_find_monster:
 * @self: a map
 * @stage: a stage, from 1 to 3
 *
 * Finds the room in which the monster of a stage hides.
 *
 * Returns: the room; -1: not told
 */
int
paper_map_find_monster (const PaperMap *self, guint stage)
{
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    if (self->rooms[cell].monster == stage)
      return (int) cell;
  return -1;
}

/**
 * paper_is_edge_room:
 * @cell: a cell of the map
 *
 * Tells whether a room lies at the edge, where goals ask for that: column A or F, row 1 or 7.
 *
 * Returns: whether it does; no entrance does
 */
gboolean
paper_is_edge_room (guint cell)
{
  guint column = PAPER_COLUMN (cell);
  guint row = PAPER_ROW (cell);

  return row > 0
         && (column == 0 || column == PAPER_COLUMNS - 1 || row == 1 || row == PAPER_ROWS - 1);
}

/**
 * paper_is_corner_room:
 * @cell: a cell of the map
 *
 * Tells whether a room is one of the four corners A1, F1, A7, F7.
 *
 * Returns: whether it is
 */
gboolean
paper_is_corner_room (guint cell)
{
  guint column = PAPER_COLUMN (cell);
  guint row = PAPER_ROW (cell);

  return (column == 0 || column == PAPER_COLUMNS - 1) && (row == 1 || row == PAPER_ROWS - 1);
}

/* Steps */

static gboolean
has_tunnel (const PaperMap *map, guint from, guint to)
{
  int side = find_tunnel_side (from, to);

  return side >= 0 && (map->tunnels[from] & 1u << side) != 0;
}

/* The reading is asked for only at water that nothing else takes the team across. */
static gboolean
can_swim (const PaperWalker *walker)
{
  return walker->medallion
         || (walker->is_ranger && walker->resolution != NULL
             && tm_resolution_get_option (walker->resolution, OPTION_RANGER_SWIMS)
                    == READING_INDEED);
}

/* The cloak leads through walls inside the dungeon, not through the outer one. */
static PaperFault
check_joint (const PaperMap *map,
             const PaperWalker *walker,
             guint from,
             PaperSide side,
             gboolean is_inside,
             gboolean *wall,
             gboolean *water)
{
  gboolean has_wall = (map->walls[from] & 1u << side) != 0;
  gboolean has_water = (map->waters[from] & 1u << side) != 0;

  if (has_wall && !(walker->cloak && is_inside))
    return STEP_WALL;
  if (has_water && !can_swim (walker))
    return STEP_WATER;
  *wall = has_wall;
  *water = has_water;
  return STEP_FINE;
}

/**
 * paper_check_step:
 * @map: the dungeon
 * @walker: what the team can do
 * @from: the room where it stands, or the entrance before it; -1: it is not inside yet
 * @to: the cell to step into
 * @wall: (out): whether a wall was passed; %FALSE if the step is not allowed
 * @water: (out): whether water was crossed; %FALSE if the step is not allowed
 *
 * Judges one step, R «Перемещение», p.9, p.15. A team comes in through an open entrance, up into the
 * room above it, and never goes back to one; a tunnel joins two rooms at opposite edges and asks for
 * no wall or water.
 *
 * Returns: %STEP_FINE, or the first reason why the step is not allowed
 */
PaperFault
paper_check_step (const PaperMap *map,
                  const PaperWalker *walker,
                  int from,
                  guint to,
                  gboolean *wall,
                  gboolean *water)
{
  gboolean is_inside = from >= 0 && !PAPER_IS_ENTRANCE (from);
  PaperFault fault;
  int side;

  *wall = FALSE;
  *water = FALSE;
  if (from < 0)
    {
      if (PAPER_ROW (to) != 1)
        return STEP_START;
      from = (int) PAPER_CELL (PAPER_COLUMN (to), 0);
    }
  if (is_inside && has_tunnel (map, (guint) from, to))
    return STEP_FINE;
  side = paper_find_side ((guint) from, to);
  if (side < 0)
    return STEP_ADJACENT;
  fault = check_joint (map, walker, (guint) from, (PaperSide) side,
                       is_inside && !PAPER_IS_ENTRANCE (to), wall, water);
  if (fault != STEP_FINE)
    return fault;
  if (PAPER_IS_ENTRANCE (to)
      || (PAPER_IS_ENTRANCE (from) && (map->closed & 1u << PAPER_COLUMN (from)) != 0))
    {
      *wall = FALSE;
      *water = FALSE;
      return STEP_START;
    }
  return STEP_FINE;
}
