/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is cut off: exits by a mushroom, R «Правило Гриба», p.13; a dwarf that is walled in, R «Западня»,
 * p.14. */

#include "config.h"

#include "black-crystal-net.h"
#include "black-crystal-private.h"

static const CrystalCells no_cells = { { 0, 0 } };

static CrystalCells
find_exits (const CrystalMap *self)
{
  CrystalCells exits = no_cells;

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (crystal_map_has_tile (self, cell) && self->cells[cell].event == EVENT_EXIT)
      crystal_cells_add (&exits, cell);
  return exits;
}

/* The cells through which the used entrances of a net are left. */
static CrystalCells
find_fronts (const CrystalNet *net, const CrystalMap *map, guint used_sides)
{
  CrystalCells fronts = no_cells;

  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (used_sides & net->doors & 1u << side)
      crystal_cells_add (&fronts, map->entrances[side]);
  return fronts;
}

/* Takes a cell out of a net. */
static void
take_out (CrystalNet *net, const CrystalMap *map, guint cell)
{
  crystal_cells_remove (&net->nodes, cell);
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    {
      int other = crystal_get_neighbour (cell, CRYSTAL_OPPOSITE (side));

      crystal_cells_remove (&net->ways[side], cell);
      if (other >= 0)
        crystal_cells_remove (&net->ways[side], (guint) other);
      if (map->entrances[side] == cell)
        net->doors &= ~(1u << side);
    }
  crystal_cells_remove (&net->portals, cell);
  if (crystal_cells_count (&net->portals) < 2)
    net->portals = no_cells;
}

/* Whether an exit that could be reached from these entrances no longer can. */
static gboolean
cuts_exit (const CrystalNet *before,
           const CrystalNet *after,
           const CrystalMap *map,
           guint used_sides,
           CrystalCells exits)
{
  CrystalCells reached = crystal_cells_and (
      crystal_net_flood (before, find_fronts (before, map, used_sides)), exits);

  if (crystal_cells_are_empty (reached))
    return FALSE;
  return !crystal_cells_are_empty (crystal_cells_without (
      reached, crystal_net_flood (after, find_fronts (after, map, used_sides))));
}

static gboolean
cuts (const CrystalMap *self,
      CrystalNetKind kind,
      guint cell,
      guint used_sides,
      gboolean for_each,
      CrystalCells exits)
{
  CrystalNet before, after;

  crystal_net_init (&before, self, kind, -1);
  if (!crystal_cells_has (&before.nodes, cell))
    return FALSE;
  after = before;
  take_out (&after, self, cell);
  if (!for_each)
    return cuts_exit (&before, &after, self, used_sides, exits);
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (used_sides >> side & 1 && cuts_exit (&before, &after, self, 1u << side, exits))
      return TRUE;
  return FALSE;
}

/**
 * crystal_map_find_cuts:
 * @self: a mine
 * @cell: where a mushroom is to grow
 * @used_sides: set of the entrances that somebody uses
 * @for_each: whether the way from each of them counts, not only that from any
 * @found: (out): in which sense it would cut the only way to an exit
 *
 * Finds out whether an exit that lies on the board could no longer be reached: along dug tunnels, by what
 * can still be dug without breaking walls, or on the board whatever walls there are. Rubble does not cut.
 */
void
crystal_map_find_cuts (
    const CrystalMap *self, guint cell, guint used_sides, gboolean for_each, CrystalCuts *found)
{
  CrystalCells exits = find_exits (self);

  /* On an exit no mushroom may grow anyway. */
  crystal_cells_remove (&exits, cell);
  *found = (CrystalCuts) { FALSE, FALSE, FALSE };
  if (crystal_cells_are_empty (exits))
    return;
  found->dug = cuts (self, NET_DUG, cell, used_sides, for_each, exits);
  found->diggable = cuts (self, NET_DIGGABLE, cell, used_sides, for_each, exits);
  found->board = cuts (self, NET_BOARD, cell, used_sides, for_each, exits);
}

/**
 * crystal_map_judge_cuts:
 * @self: a mine
 * @cell: where a mushroom is to grow
 * @used_sides: set of the entrances that somebody uses
 * @resolution: (nullable): whether the way from each entrance counts
 * @found: (out): in which sense it would cut the only way to an exit
 *
 * Finds the cuts as the house counts ways, see crystal_map_find_cuts().
 */
void
crystal_map_judge_cuts (const CrystalMap *self,
                        guint cell,
                        guint used_sides,
                        TmResolution *resolution,
                        CrystalCuts *found)
{
  CrystalCuts each;

  crystal_map_find_cuts (self, cell, used_sides, FALSE, found);
  crystal_map_find_cuts (self, cell, used_sides, TRUE, &each);
  if ((found->dug != each.dug || found->diggable != each.diggable || found->board != each.board)
      && crystal_get_reading (resolution, OPTION_MUSHROOM_EXIT_EACH) == READING_YES)
    *found = each;
}

/* The zone before entrances */

static void
add_if_inside (CrystalCells *zone, int column, int row)
{
  if (column >= 0 && column < CRYSTAL_COLUMNS && row >= 0 && row < CRYSTAL_ROWS)
    crystal_cells_add (zone, (guint) CRYSTAL_CELL (column, row));
}

/* The cells within two steps of the entrance's cell are three from the entrance; in the block of three
 * by two, those one to each side and one into the mine are. */
static void
add_zone (CrystalCells *zone, guint cell, TmSide side, gboolean is_block)
{
  int column = (int) CRYSTAL_COLUMN (cell);
  int row = (int) CRYSTAL_ROW (cell);

  for (int across = -2; across <= 2; across++)
    for (int down = 0; down <= 2; down++)
      {
        if (is_block ? ABS (across) > 1 || down > 1 : ABS (across) + down > 2)
          continue;
        switch (side)
          {
          case TM_SIDE_UP:
            add_if_inside (zone, column + across, row - down);
            break;
          case TM_SIDE_RIGHT:
            add_if_inside (zone, column - down, row + across);
            break;
          case TM_SIDE_DOWN:
            add_if_inside (zone, column + across, row + down);
            break;
          case TM_SIDE_LEFT:
          default:
            add_if_inside (zone, column + down, row + across);
            break;
          }
      }
}

/**
 * crystal_map_get_zone:
 * @self: a mine
 * @used_sides: set of the entrances that somebody uses
 * @marked: (nullable): cells that the players have agreed on
 * @resolution: (nullable): how the six cells nearest to an entrance are read
 * @zone: (out): cells on which no mushroom may grow
 *
 * Finds the cells before the entrances, R «Правило Гриба», p.13.
 */
void
crystal_map_get_zone (const CrystalMap *self,
                      guint used_sides,
                      const CrystalCells *marked,
                      TmResolution *resolution,
                      CrystalCells *zone)
{
  gint32 reading = crystal_get_reading (resolution, OPTION_MUSHROOM_ZONE);

  *zone = no_cells;
  if (reading == MUSHROOM_ZONE_MARKED)
    {
      if (marked != NULL)
        *zone = *marked;
      return;
    }
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (used_sides >> side & 1)
      add_zone (zone, self->entrances[side], side, reading == MUSHROOM_ZONE_BLOCK);
}

/* Walled in */

static gboolean
is_at_home (const CrystalMap *self, guint seat)
{
  return self->dwarfs[seat] == CRYSTAL_AT_ENTRANCE (self->sides[seat]);
}

/* Where the dwarf is, or could step to from its entrance. */
static CrystalCells
find_start (const CrystalMap *self, guint seat)
{
  CrystalCells start = no_cells;
  int at = self->dwarfs[seat];

  if (is_at_home (self, seat) && crystal_map_is_door_open (self, (TmSide) self->sides[seat]))
    at = self->entrances[self->sides[seat]];
  if (at >= 0 && !CRYSTAL_IS_ENTRANCE (at))
    crystal_cells_add (&start, (guint) at);
  return start;
}

/* What can still be dug or turned up from the region. */
static void
find_frontier (const CrystalMap *self, guint seat, CrystalTrap *trap)
{
  guint front = self->entrances[self->sides[seat]];

  trap->frontier = no_cells;
  if (is_at_home (self, seat)
      && (self->cells[front].laid == LAID_NONE || self->cells[front].laid == LAID_FACE_DOWN))
    crystal_cells_add (&trap->frontier, front);
  for (CrystalCells cells = trap->region; !crystal_cells_are_empty (cells);)
    {
      guint cell = crystal_cells_take (&cells);

      for (TmSide side = 0; side < TM_N_SIDES; side++)
        {
          int other = crystal_get_neighbour (cell, side);

          if (other >= 0 && crystal_map_leads (self, cell, side)
              && (self->cells[other].laid == LAID_NONE
                  || self->cells[other].laid == LAID_FACE_DOWN))
            crystal_cells_add (&trap->frontier, (guint) other);
        }
    }
}

/* Rubble in the region, or at its edge where it shuts it in. */
static CrystalCells
find_rubble (const CrystalMap *self, CrystalCells cells)
{
  CrystalCells rubble = no_cells;

  while (!crystal_cells_are_empty (cells))
    {
      guint cell = crystal_cells_take (&cells);

      if (self->cells[cell].rubble)
        crystal_cells_add (&rubble, cell);
    }
  return rubble;
}

static CrystalCells
find_all_but_mushrooms (const CrystalMap *self)
{
  CrystalCells cells = no_cells;

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (self->cells[cell].laid != LAID_MUSHROOM)
      crystal_cells_add (&cells, cell);
  return cells;
}

/* Whether one could go or dig from a cell to its neighbour, walls being all that may be in the way. */
static gboolean
is_wall (const CrystalMap *self, guint cell, TmSide side, guint other)
{
  return !crystal_map_leads (self, cell, side)
         || (crystal_map_has_tile (self, other) && !crystal_map_is_open (self, cell, side));
}

/* Whether a wall, or rubble that shuts it in, parts the region from more of the board. */
static gboolean
has_wall (const CrystalMap *self, guint seat, const CrystalTrap *trap, CrystalCells board)
{
  CrystalCells outside = crystal_cells_without (board, trap->region);
  TmSide door = (TmSide) self->sides[seat];
  guint front = self->entrances[door];

  if (is_at_home (self, seat) && crystal_cells_has (&outside, front)
      && crystal_map_has_tile (self, front))
    return TRUE;
  for (CrystalCells cells = trap->region; !crystal_cells_are_empty (cells);)
    {
      guint cell = crystal_cells_take (&cells);

      for (TmSide side = 0; side < TM_N_SIDES; side++)
        {
          int other = crystal_get_neighbour (cell, side);

          if (other >= 0 && crystal_cells_has (&outside, (guint) other)
              && (is_wall (self, cell, side, (guint) other) || self->cells[other].rubble))
            return TRUE;
        }
    }
  return FALSE;
}

/* Rubble before an entrance shuts it, if rubble does. */
static CrystalCells
leave_rubble_out (const CrystalMap *self, guint seat, CrystalCells start)
{
  guint front = self->entrances[self->sides[seat]];

  if (is_at_home (self, seat) && self->cells[front].rubble)
    crystal_cells_remove (&start, front);
  return start;
}

static void
judge_region (const CrystalMap *self, guint seat, CrystalNetKind kind, CrystalTrap *trap)
{
  CrystalCells start = find_start (self, seat);
  CrystalCells board = find_all_but_mushrooms (self);
  CrystalCells portals;
  CrystalNet dug, net;

  crystal_net_init (&dug, self, NET_DUG, -1);
  crystal_net_init (&net, self, kind, self->dwarfs[seat]);
  trap->rubble = find_rubble (self, start);
  if (kind == NET_FLIGHT)
    start = leave_rubble_out (self, seat, start);
  trap->region = crystal_cells_or (start, crystal_net_flood (&net, start));
  trap->rubble = crystal_cells_or (
      trap->rubble,
      find_rubble (self, crystal_cells_or (trap->region, crystal_net_grow (&dug, trap->region))));
  find_frontier (self, seat, trap);
  trap->wall = has_wall (self, seat, trap, board);
  trap->is_trapped = crystal_cells_are_empty (trap->frontier)
                     && !crystal_cells_are_empty (crystal_cells_without (board, trap->region));
  portals = no_cells;
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (crystal_map_has_tile (self, cell) && self->cells[cell].event == EVENT_PORTAL)
      crystal_cells_add (&portals, cell);
  trap->all_portals = crystal_cells_count (&portals);
  portals = crystal_cells_and (portals, trap->region);
  trap->portals = crystal_cells_count (&portals);
}

/**
 * crystal_map_judge_trap:
 * @self: a mine
 * @seat: a seat
 * @resolution: (nullable): how rubble is read
 * @trap: (out): where its dwarf can go
 *
 * Tells whether a dwarf is walled in, R «Западня», p.14: nothing can be dug or turned up from where it can
 * go, though the board has more. Rubble can be cleared by a lost turn, so by itself it walls in only if
 * the house reads it so.
 */
void
crystal_map_judge_trap (const CrystalMap *self,
                        guint seat,
                        TmResolution *resolution,
                        CrystalTrap *trap)
{
  judge_region (self, seat, NET_DUG, trap);
  if (!crystal_cells_are_empty (trap->rubble)
      && crystal_get_reading (resolution, OPTION_TRAPPED_RUBBLE) == READING_YES)
    judge_region (self, seat, NET_FLIGHT, trap);
  trap->blocked = crystal_map_get_blocked (self, seat, self->dwarfs[seat]);
}
