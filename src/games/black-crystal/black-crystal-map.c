/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mine as a plain value: what lies where, and which joints are open, R «Начало игры», p.5. */

#include "config.h"

#include "black-crystal-arrival.h"
#include "black-crystal-private.h"

/* Entrances in the order in which seats get them, and the cells they usually lead to: the middle of
 * each side. */
static const guint8 usual_sides[CRYSTAL_MAX_SEATS]
    = { TM_SIDE_DOWN, TM_SIDE_LEFT, TM_SIDE_UP, TM_SIDE_RIGHT };
static const guint8 usual_entrances[TM_N_SIDES] = {
  [TM_SIDE_UP] = CRYSTAL_CELL (4, 8),
  [TM_SIDE_RIGHT] = CRYSTAL_CELL (8, 4),
  [TM_SIDE_DOWN] = CRYSTAL_CELL (4, 0),
  [TM_SIDE_LEFT] = CRYSTAL_CELL (0, 4),
};

/**
 * crystal_cells_count:
 * @self: a set of cells
 *
 * Counts a set.
 *
 * Returns: how many cells are in it
 */
guint
crystal_cells_count (const CrystalCells *self)
{
  return (guint) (__builtin_popcountll (self->bits[0]) + __builtin_popcountll (self->bits[1]));
}

/**
 * crystal_map_init:
 * @self: (out): the mine
 * @n_seats: how many play, 0 to 4
 *
 * Makes an undug mine. Entrances are taken clockwise from the south, and every dwarf stands on its own.
 */
void
crystal_map_init (CrystalMap *self, guint n_seats)
{
  *self = (CrystalMap) { .n_seats = n_seats };
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    self->entrances[side] = usual_entrances[side];
  for (guint seat = 0; seat < CRYSTAL_MAX_SEATS; seat++)
    {
      self->sides[seat] = usual_sides[seat];
      self->dwarfs[seat]
          = (gint8) (seat < n_seats ? CRYSTAL_AT_ENTRANCE (usual_sides[seat]) : CRYSTAL_NOWHERE);
    }
}

/**
 * crystal_get_neighbour:
 * @cell: a cell
 * @side: one of its sides
 *
 * Finds what is next to a cell.
 *
 * Returns: the cell; -1: the edge of the board
 */
int
crystal_get_neighbour (guint cell, TmSide side)
{
  guint column = CRYSTAL_COLUMN (cell);
  guint row = CRYSTAL_ROW (cell);

  switch (side)
    {
    case TM_SIDE_UP:
      return row + 1 < CRYSTAL_ROWS ? (int) cell + CRYSTAL_COLUMNS : -1;
    case TM_SIDE_RIGHT:
      return column + 1 < CRYSTAL_COLUMNS ? (int) cell + 1 : -1;
    case TM_SIDE_DOWN:
      return row > 0 ? (int) cell - CRYSTAL_COLUMNS : -1;
    case TM_SIDE_LEFT:
    default:
      return column > 0 ? (int) cell - 1 : -1;
    }
}

/**
 * crystal_find_side:
 * @cell: a cell
 * @other: another cell
 *
 * Finds the side on which two cells adjoin.
 *
 * Returns: a [enum@TmSide] of @cell; -1: they do not adjoin in a row or column
 */
int
crystal_find_side (guint cell, guint other)
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (crystal_get_neighbour (cell, side) == (int) other)
      return (int) side;
  return -1;
}

/**
 * crystal_place_compare:
 * @place: a place
 * @other: another place
 *
 * Compares places by their names: a1, a2, b1; entrances come last.
 *
 * Returns: less than, equal to or greater than 0
 */
int
crystal_place_compare (int place, int other)
{
  if (CRYSTAL_IS_ENTRANCE (place) || CRYSTAL_IS_ENTRANCE (other))
    return place - other;
  return CRYSTAL_COLUMN (place) != CRYSTAL_COLUMN (other)
             ? CRYSTAL_COLUMN (place) - CRYSTAL_COLUMN (other)
             : CRYSTAL_ROW (place) - CRYSTAL_ROW (other);
}

/**
 * crystal_map_has_tile:
 * @self: a mine
 * @cell: a cell
 *
 * Tells whether a tunnel tile lies open on a cell.
 *
 * Returns: whether one does, face up
 */
gboolean
crystal_map_has_tile (const CrystalMap *self, guint cell)
{
  return self->cells[cell].laid == LAID_TILE;
}

/**
 * crystal_map_leads:
 * @self: a mine
 * @cell: a cell
 * @side: one of its sides
 *
 * Tells whether the tile on a cell leads out on a side, by its tunnel or by a Passage, whatever is behind.
 *
 * Returns: whether it does
 */
gboolean
crystal_map_leads (const CrystalMap *self, guint cell, TmSide side)
{
  const CrystalCell *at = &self->cells[cell];

  return at->laid == LAID_TILE && (at->sides | at->passages) >> side & 1;
}

/**
 * crystal_map_is_open:
 * @self: a mine
 * @cell: a cell
 * @side: one of its sides
 *
 * Tells whether the joint between two tiles is open: both tunnels meet there, or a Passage lies on it.
 * Sides that nobody has told of are walls.
 *
 * Returns: whether it is
 */
gboolean
crystal_map_is_open (const CrystalMap *self, guint cell, TmSide side)
{
  int other = crystal_get_neighbour (cell, side);

  return other >= 0 && crystal_map_leads (self, cell, side)
         && crystal_map_leads (self, (guint) other, CRYSTAL_OPPOSITE (side));
}

/**
 * crystal_map_is_door_open:
 * @self: a mine
 * @side: side of an entrance
 *
 * Tells whether one can go between an entrance and its cell: the tile is open towards it, or a Passage
 * lies there.
 *
 * Returns: whether one can
 */
gboolean
crystal_map_is_door_open (const CrystalMap *self, TmSide side)
{
  const CrystalCell *at = &self->cells[self->entrances[side]];

  return at->laid == LAID_TILE && ((at->sides | self->doors) >> side & 1);
}

/**
 * crystal_map_get_ways:
 * @self: a mine
 * @cell: a cell
 *
 * Finds the open joints of a cell.
 *
 * Returns: set of sides, `1 << side`
 */
guint
crystal_map_get_ways (const CrystalMap *self, guint cell)
{
  guint ways = 0;

  for (TmSide side = 0; side < TM_N_SIDES; side++)
    if (crystal_map_is_open (self, cell, side))
      ways |= 1u << side;
  return ways;
}

/**
 * crystal_map_set_passage:
 * @self: a mine
 * @cell: a cell
 * @side: one of its sides; at the edge that of an entrance
 * @there: whether a Passage lies there
 *
 * Lays a Passage on a joint, or takes it off.
 */
void
crystal_map_set_passage (CrystalMap *self, guint cell, TmSide side, gboolean there)
{
  int other = crystal_get_neighbour (cell, side);
  guint8 bit = (guint8) (1u << side);
  guint8 back = (guint8) (1u << CRYSTAL_OPPOSITE (side));

  if (other >= 0)
    {
      CrystalCell *far_end = &self->cells[other];
      CrystalCell *near_end = &self->cells[cell];

      near_end->passages = (guint8) (there ? near_end->passages | bit : near_end->passages & ~bit);
      far_end->passages = (guint8) (there ? far_end->passages | back : far_end->passages & ~back);
    }
  else if (self->entrances[side] == cell)
    self->doors = (guint8) (there ? self->doors | bit : self->doors & ~bit);
}

/**
 * crystal_map_count_event:
 * @self: a mine
 * @event: an event
 *
 * Counts the open tiles that an event is printed on.
 *
 * Returns: how many there are
 */
guint
crystal_map_count_event (const CrystalMap *self, CrystalEvent event)
{
  guint n_tiles = 0;

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    n_tiles += crystal_map_has_tile (self, cell) && self->cells[cell].event == event;
  return n_tiles;
}

/* Whether a dwarf cannot go on from a cell to a side, even by digging. */
static gboolean
is_blocked (const CrystalMap *self, guint seat, guint cell, TmSide side)
{
  int other = crystal_get_neighbour (cell, side);
  const CrystalCell *behind;

  if (other < 0)
    return side != self->sides[seat] || self->entrances[side] != cell
           || !crystal_map_is_door_open (self, side);
  behind = &self->cells[other];
  return !crystal_map_leads (self, cell, side) || behind->laid == LAID_MUSHROOM || behind->rubble
         || (behind->laid == LAID_TILE && !crystal_map_is_open (self, cell, side));
}

/**
 * crystal_map_get_blocked:
 * @self: a mine
 * @seat: a seat
 * @place: where its dwarf stands
 *
 * Counts the sides to which a dwarf can neither go nor dig, for the iron head, R «Чугунная голова»: a
 * wall, the edge of the board, rubble or a mushroom is there.
 *
 * Returns: how many sides are blocked, 0 to 4
 */
guint
crystal_map_get_blocked (const CrystalMap *self, guint seat, int place)
{
  guint n_blocked = 0;

  if (place < 0)
    return 0;
  if (CRYSTAL_IS_ENTRANCE (place))
    {
      TmSide side = (TmSide) (place - CRYSTAL_N_CELLS);
      const CrystalCell *front = &self->cells[self->entrances[side]];
      gboolean is_shut = front->laid == LAID_MUSHROOM || front->rubble
                         || (front->laid == LAID_TILE && !crystal_map_is_door_open (self, side));

      return TM_N_SIDES - 1 + (is_shut ? 1 : 0);
    }
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    n_blocked += is_blocked (self, seat, (guint) place, side);
  return n_blocked;
}

/**
 * crystal_map_find_dwarfs:
 * @self: a mine
 * @place: a place
 *
 * Finds the dwarfs on a place.
 *
 * Returns: set of seats
 */
guint32
crystal_map_find_dwarfs (const CrystalMap *self, int place)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->dwarfs[seat] == place)
      seats |= 1u << seat;
  return seats;
}

/**
 * crystal_map_find_rivals:
 * @self: a mine
 * @seat: a seat
 * @place: a place
 *
 * Finds the other dwarfs on a place.
 *
 * Returns: set of seats, without @seat
 */
guint32
crystal_map_find_rivals (const CrystalMap *self, guint seat, int place)
{
  return crystal_map_find_dwarfs (self, place) & ~(1u << seat);
}

/**
 * crystal_map_open_untold:
 * @self: a mine
 * @opened: (out): the same mine with every side open that nobody has told of
 *
 * Takes sides that nobody has told of as open, to see whether they matter.
 *
 * Returns: whether there are any
 */
gboolean
crystal_map_open_untold (const CrystalMap *self, CrystalMap *opened)
{
  gboolean has_untold = FALSE;

  for (guint cell = 0; cell < CRYSTAL_N_CELLS && !has_untold; cell++)
    has_untold = crystal_map_has_tile (self, cell) && self->cells[cell].untold != 0;
  if (!has_untold)
    return FALSE;
  *opened = *self;
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      opened->cells[cell].sides |= opened->cells[cell].untold;
      opened->cells[cell].untold = 0;
    }
  return TRUE;
}

/**
 * crystal_map_get_next:
 * @self: a mine
 * @seat: the seat whose dwarf comes there
 * @place: a place
 * @opened: whether the tile was laid or turned up just now
 * @resolution: (nullable): how the order of a duel and an event is read
 *
 * Tells what is resolved first where a dwarf stops: rubble, a duel, a Boom token, the event of the tile.
 * Crystals that lie there come last, and Junk-finders are not known here.
 *
 * Returns: what comes first
 */
CrystalNext
crystal_map_get_next (
    const CrystalMap *self, guint seat, int place, gboolean opened, TmResolution *resolution)
{
  CrystalEntering entering = { .opened = opened };
  CrystalEntered entered;
  const CrystalCell *at;

  if (place < 0 || CRYSTAL_IS_ENTRANCE (place))
    return NEXT_NONE;
  at = &self->cells[place];
  entering.event = (CrystalEvent) at->event;
  entering.boom_token = at->boom;
  entering.rubble = at->rubble;
  entering.rival = crystal_map_find_rivals (self, seat, place) != 0;
  crystal_judge_entering (&entering, resolution, &entered);
  if (entered.n_order > 0)
    return (CrystalNext) entered.order[0];
  return at->crystals > 0 ? NEXT_CRYSTAL : NEXT_NONE;
}
