/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: locations on the map, and who is where. */

#include "config.h"

#include "dungeoneer-table.h"

/**
 * dungeoneer_get_place_at:
 * @table: a table
 * @cell: a cell of the map
 *
 * Returns: the location there, a piece, or -1
 */
int
dungeoneer_get_place_at (const TmTable *table, guint cell)
{
  guint zone = tm_table_get_zone (table, ZONE_MAP, TM_NO_SEAT);
  guint first = dungeoneer_get_first (table, PIECE_LOCATION);

  for (guint piece = first; piece < first + DUNGEONEER_N_LOCATIONS; piece++)
    if (tm_table_get_piece_zone (table, piece) == zone
        && tm_table_get_piece_place (table, piece) == (gint32) cell)
      return (int) piece;
  return -1;
}

/**
 * dungeoneer_get_neighbour:
 * @table: a table
 * @place: a location on the map
 * @side: a side of it
 *
 * Returns: the location that lies there, a piece, or -1
 */
int
dungeoneer_get_neighbour (const TmTable *table, guint place, TmSide side)
{
  int cell = dungeoneer_get_cell_beside (dungeoneer_get_cell (table, place), side);

  return cell < 0 ? -1 : dungeoneer_get_place_at (table, (guint) cell);
}

/**
 * dungeoneer_get_place:
 * @table: a table
 * @seat: a seat
 *
 * Returns: the location in which its hero stands, a piece, or -1
 */
int
dungeoneer_get_place (const TmTable *table, guint seat)
{
  gint32 at = dungeoneer_get (table, COUNTER_AT, seat);

  return at == 0 ? -1 : dungeoneer_get_place_at (table, (guint) at - 1);
}

/**
 * dungeoneer_get_cell:
 * @table: a table
 * @place: a location on the map
 *
 * Returns: the cell in which it lies
 */
guint
dungeoneer_get_cell (const TmTable *table, guint place)
{
  return (guint) tm_table_get_piece_place (table, place);
}

/**
 * dungeoneer_get_place_value:
 * @table: a table
 * @place: a location
 * @layer: a layer of %GRID_PLACES
 *
 * Returns: what is told of the location as it lies
 */
gint32
dungeoneer_get_place_value (const TmTable *table, guint place, guint layer)
{
  return tm_table_get_cell (table, GRID_PLACES, TM_NO_SEAT, layer,
                            place - dungeoneer_get_first (table, PIECE_LOCATION), 0);
}

/**
 * dungeoneer_get_exit:
 * @table: a table
 * @place: a location on the map
 * @side: a side of it, as it lies
 *
 * Returns: the exit there
 */
DungeoneerExit
dungeoneer_get_exit (const TmTable *table, guint place, TmSide side)
{
  gint32 exits = dungeoneer_get_place_value (table, place, PLACE_EXITS);

  return (DungeoneerExit) MIN (exits >> (3 * side) & 7, EXIT_UNKNOWN);
}

/**
 * dungeoneer_get_far:
 * @table: a table
 * @place: a location on the map
 * @side: a side of it
 *
 * Returns: what lies behind that side
 */
DungeoneerFar
dungeoneer_get_far (const TmTable *table, guint place, TmSide side)
{
  int neighbour = dungeoneer_get_neighbour (table, place, side);

  if (neighbour < 0)
    return FAR_NONE;
  return dungeoneer_get_exit (table, (guint) neighbour, (TmSide) (((guint) side + 2) % TM_N_SIDES))
                 == EXIT_WALL
             ? FAR_WALL
             : FAR_EXIT;
}

/**
 * dungeoneer_get_held:
 * @table: a table
 * @place: a location on the map
 * @side: a side of it
 *
 * Returns: the seat that has left the lock open there, or -1
 */
int
dungeoneer_get_held (const TmTable *table, guint place, TmSide side)
{
  return (dungeoneer_get_place_value (table, place, PLACE_HELD) >> (3 * side) & 7) - 1;
}

/**
 * dungeoneer_is_entrance:
 * @table: a table
 * @place: a location on the map
 *
 * Returns: whether one enters the dungeon there
 */
gboolean
dungeoneer_is_entrance (const TmTable *table, guint place)
{
  return (dungeoneer_get_place_value (table, place, PLACE_FLAGS) & PLACE_IS_ENTRANCE) != 0;
}

/**
 * dungeoneer_is_ban:
 * @table: a table
 * @seat: a seat
 *
 * Returns: whether heroes are not attacked by heroes where the hero of @seat stands
 */
gboolean
dungeoneer_is_ban (const TmTable *table, guint seat)
{
  int place = dungeoneer_get_place (table, seat);

  return place >= 0
         && (dungeoneer_get_place_value (table, (guint) place, PLACE_FLAGS) & PLACE_BANS) != 0;
}

/**
 * dungeoneer_are_together:
 * @table: a table
 * @seat: a seat
 * @other: another one
 *
 * Returns: whether their heroes are in one location; always where no map is kept, for only the players know
 */
gboolean
dungeoneer_are_together (const TmTable *table, guint seat, guint other)
{
  return !dungeoneer_has_map (table)
         || dungeoneer_get (table, COUNTER_AT, seat) == dungeoneer_get (table, COUNTER_AT, other);
}

/**
 * dungeoneer_get_seats_at:
 * @table: a table
 * @cell: a cell of the map
 *
 * Returns: set of the seats whose heroes are there
 */
guint32
dungeoneer_get_seats_at (const TmTable *table, guint cell)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_get (table, COUNTER_ALIVE, seat) != 0
        && dungeoneer_get (table, COUNTER_AT, seat) == (gint32) cell + 1)
      seats |= 1u << seat;
  return seats;
}

/**
 * dungeoneer_read_table_map:
 * @table: a table
 * @map: (out): the map
 * @pieces: (out): the location piece of each of its places
 *
 * Reads the map as a plain value.
 */
void
dungeoneer_read_table_map (const TmTable *table,
                           DungeoneerMap *map,
                           guint pieces[DUNGEONEER_N_LOCATIONS])
{
  guint zone = tm_table_get_zone (table, ZONE_MAP, TM_NO_SEAT);
  guint first = dungeoneer_get_first (table, PIECE_LOCATION);

  dungeoneer_map_init (map);
  for (guint piece = first; piece < first + DUNGEONEER_N_LOCATIONS; piece++)
    {
      DungeoneerSides sides;
      guint cell;

      if (tm_table_get_piece_zone (table, piece) != zone)
        continue;
      cell = dungeoneer_get_cell (table, piece);
      if (cell >= DUNGEONEER_SPAN * DUNGEONEER_SPAN)
        continue;
      for (guint side = 0; side < TM_N_SIDES; side++)
        sides.exits[side] = (guint8) dungeoneer_get_exit (table, piece, side);
      pieces[map->n_places] = piece;
      if (!dungeoneer_map_add (map, DUNGEONEER_X (cell), DUNGEONEER_Y (cell), sides,
                               dungeoneer_is_entrance (table, piece)))
        continue;
    }
}
