/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mine as a net of cells. A set of cells is 81 bits, row by row: one shift moves all of them to their
 * neighbours at once, so a way is found in as many steps as it is long. */

#include "config.h"

#include "black-crystal-net.h"

/* The last bits of a set that stand for no cell. */
#define TOP_BITS ((G_GUINT64_CONSTANT (1) << (CRYSTAL_N_CELLS - 64)) - 1)

/* The cells of the westernmost and of the easternmost column. */
static const CrystalCells west_column
    = { { G_GUINT64_CONSTANT (0x8040201008040201), G_GUINT64_CONSTANT (0x100) } };
static const CrystalCells east_column
    = { { G_GUINT64_CONSTANT (0x4020100804020100), G_GUINT64_CONSTANT (0x10080) } };

static CrystalCells
shift_up (CrystalCells cells, guint by)
{
  return (CrystalCells) { { cells.bits[0] << by,
                            (cells.bits[1] << by | cells.bits[0] >> (64 - by)) & TOP_BITS } };
}

static CrystalCells
shift_down (CrystalCells cells, guint by)
{
  return (
      CrystalCells) { { cells.bits[0] >> by | cells.bits[1] << (64 - by), cells.bits[1] >> by } };
}

/**
 * crystal_cells_move:
 * @cells: a set of cells
 * @side: where to
 *
 * Moves a set by one cell; what leaves the board is lost.
 *
 * Returns: the neighbours on that side
 */
CrystalCells
crystal_cells_move (CrystalCells cells, TmSide side)
{
  switch (side)
    {
    case TM_SIDE_UP:
      return shift_up (cells, CRYSTAL_COLUMNS);
    case TM_SIDE_RIGHT:
      return shift_up (crystal_cells_without (cells, east_column), 1);
    case TM_SIDE_DOWN:
      return shift_down (cells, CRYSTAL_COLUMNS);
    case TM_SIDE_LEFT:
    default:
      return shift_down (crystal_cells_without (cells, west_column), 1);
    }
}

/* Sides on which one can leave a cell by its own tunnel. */
static guint
get_sides (const CrystalCell *cell, CrystalNetKind kind)
{
  if (cell->laid == LAID_MUSHROOM)
    return 0;
  if (kind == NET_BOARD)
    return CRYSTAL_ALL_SIDES;
  if (cell->laid == LAID_TILE)
    return cell->sides;
  return kind == NET_DIGGABLE ? CRYSTAL_ALL_SIDES : 0;
}

static gboolean
is_node (const CrystalCell *cell, CrystalNetKind kind)
{
  switch (kind)
    {
    case NET_DUG:
      return cell->laid == LAID_TILE;
    case NET_FLIGHT:
      return cell->laid == LAID_TILE && !cell->rubble;
    case NET_DIGGABLE:
    case NET_BOARD:
    default:
      return cell->laid != LAID_MUSHROOM;
    }
}

/* The open portals, as long as no way leads anywhere by a single one. */
static void
join_portals (CrystalNet *self, CrystalCells portals)
{
  portals = crystal_cells_and (portals, self->nodes);
  self->portals = crystal_cells_count (&portals) >= 2 ? portals : (CrystalCells) { { 0, 0 } };
}

/* One joint after another, for all cells at once. */
static void
join_cells (CrystalNet *self,
            const CrystalCells open[TM_N_SIDES],
            const CrystalCells passages[TM_N_SIDES])
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    {
      TmSide back = CRYSTAL_OPPOSITE (side);
      CrystalCells both = crystal_cells_and (open[side], crystal_cells_move (open[back], back));
      CrystalCells nodes = crystal_cells_and (self->nodes, crystal_cells_move (self->nodes, back));

      self->ways[side] = crystal_cells_and (nodes, crystal_cells_or (both, passages[side]));
    }
}

static guint
find_doors (const CrystalNet *self, const CrystalMap *map, const CrystalCells open[TM_N_SIDES])
{
  guint doors = 0;

  for (TmSide side = 0; side < TM_N_SIDES; side++)
    {
      guint cell = map->entrances[side];

      if (crystal_cells_has (&self->nodes, cell)
          && (map->doors >> side & 1 || crystal_cells_has (&open[side], cell)))
        doors |= 1u << side;
    }
  return doors;
}

static inline void
add_sides (CrystalCells sets[TM_N_SIDES], guint sides, guint cell)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    sets[side].bits[cell / 64] |= (guint64) (sides >> side & 1) << (cell % 64);
}

/**
 * crystal_net_init:
 * @self: (out): the net
 * @map: a mine
 * @kind: what counts as a way
 * @start: a place that is a node in any case, such as the cell that somebody flees from; -1: none
 *
 * Knots the net of a mine.
 */
void
crystal_net_init (CrystalNet *self, const CrystalMap *map, CrystalNetKind kind, int start)
{
  CrystalCells open[TM_N_SIDES] = { 0 };
  CrystalCells passages[TM_N_SIDES] = { 0 };
  CrystalCells portals = { { 0, 0 } };

  self->nodes = portals;
  for (guint i = 0; i < CRYSTAL_N_CELLS; i++)
    {
      const CrystalCell *cell = &map->cells[i];

      if (cell->laid == LAID_NONE && kind <= NET_FLIGHT)
        continue;
      if (is_node (cell, kind))
        crystal_cells_add (&self->nodes, i);
      if (cell->laid == LAID_TILE && cell->event == EVENT_PORTAL)
        crystal_cells_add (&portals, i);
      add_sides (open, get_sides (cell, kind), i);
      if (cell->passages != 0)
        add_sides (passages, cell->passages, i);
    }
  if (start >= 0 && start < CRYSTAL_N_CELLS)
    crystal_cells_add (&self->nodes, (guint) start);
  join_cells (self, open, passages);
  join_portals (self, kind != NET_BOARD ? portals : (CrystalCells) { { 0, 0 } });
  self->doors = find_doors (self, map, open);
}

/**
 * crystal_net_grow:
 * @self: a net
 * @cells: cells of it
 *
 * Takes one step in every direction, portals left aside.
 *
 * Returns: the cells that are next to them
 */
CrystalCells
crystal_net_grow (const CrystalNet *self, CrystalCells cells)
{
  CrystalCells grown = { { 0, 0 } };

  for (TmSide side = 0; side < TM_N_SIDES; side++)
    grown = crystal_cells_or (
        grown, crystal_cells_move (crystal_cells_and (cells, self->ways[side]), side));
  return grown;
}

/* The portals, for who stands on one of them. */
static CrystalCells
jump (const CrystalNet *self, CrystalCells cells)
{
  return crystal_cells_are_empty (crystal_cells_and (cells, self->portals))
             ? (CrystalCells) { { 0, 0 } }
             : self->portals;
}

/**
 * crystal_net_spread:
 * @self: a net
 * @from: where to begin
 * @portal_costs: whether going from portal to portal costs a step
 * @until: the last wave is the one that reaches this cell; -1: everything is measured
 * @waves: (out): cells by their distance
 *
 * Measures how far everything is.
 */
void
crystal_net_spread (const CrystalNet *self,
                    CrystalCells from,
                    gboolean portal_costs,
                    int until,
                    CrystalWaves *waves)
{
  CrystalCells seen = { { 0, 0 } };
  CrystalCells wave = crystal_cells_and (from, self->nodes);

  waves->n_waves = 0;
  if (!portal_costs)
    wave = crystal_cells_or (wave, jump (self, wave));
  while (!crystal_cells_are_empty (wave) && waves->n_waves < CRYSTAL_MAX_WAVES)
    {
      CrystalCells next = crystal_net_grow (self, wave);

      waves->waves[waves->n_waves++] = wave;
      if (until >= 0 && crystal_cells_has (&wave, (guint) until))
        break;
      seen = crystal_cells_or (seen, wave);
      next = crystal_cells_without (
          crystal_cells_or (next, jump (self, portal_costs ? wave : next)), seen);
      wave = next;
    }
}

/**
 * crystal_net_flood:
 * @self: a net
 * @from: where to begin
 *
 * Finds all that can be reached.
 *
 * Returns: the cells, those of @from that are nodes included
 */
CrystalCells
crystal_net_flood (const CrystalNet *self, CrystalCells from)
{
  CrystalCells reached = crystal_cells_and (from, self->nodes);
  CrystalCells before;

  do
    {
      before = reached;
      reached = crystal_cells_or (reached, jump (self, reached));
      reached = crystal_cells_or (reached, crystal_net_grow (self, reached));
    }
  while (!crystal_cells_are_equal (before, reached));
  return reached;
}
