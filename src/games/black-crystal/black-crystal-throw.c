/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dwarfs that something moves: kicked, swallowed by the Black hole, called back, led by a potion.
 * R p. 19 to 20, p. 25 to 30.
 *
 * The second number of a PENDING_THROWN is, by what moves the dwarf (its first number): Telekinetic kick,
 * Spring and Inner voice the cell that is still to be dug or turned up; Weighty argument the cells left;
 * Toxic barrel the cell of the tile that goes back; Sinkhole, Scram and Autopilot the steps of the way
 * home, of whose ends one is chosen. Black hole, Magnet and Reverse need none. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* Where one can be moved to */

gboolean
crystal_is_dug (const CrystalMap *map, int place)
{
  return CRYSTAL_IS_ENTRANCE (place) || crystal_map_has_tile (map, (guint) place);
}

static gboolean
can_step_to (const CrystalMap *map, guint at, TmSide side, int to)
{
  const CrystalCell *there = &map->cells[to];

  if (there->laid == LAID_MUSHROOM || there->rubble)
    return FALSE;
  if (there->laid == LAID_TILE)
    return crystal_map_is_open (map, at, side);
  return crystal_map_leads (map, at, side) || map->cells[at].untold >> side & 1;
}

/**
 * crystal_list_steps:
 * @map: a mine
 * @seat: a seat
 * @places: (out): where its dwarf can go by one step without any means, digging where nothing lies
 *
 * Returns: how many places there are
 */
guint
crystal_list_steps (const CrystalMap *map, guint seat, guint8 places[CRYSTAL_N_PLACES])
{
  int at = map->dwarfs[seat];
  TmSide door = (TmSide) map->sides[seat];
  guint n_places = 0;

  if (at < 0)
    return 0;
  if (CRYSTAL_IS_ENTRANCE (at))
    {
      const CrystalCell *front = &map->cells[map->entrances[door]];

      if (front->laid == LAID_MUSHROOM || front->rubble
          || (front->laid == LAID_TILE && !crystal_map_is_door_open (map, door)))
        return 0;
      places[0] = map->entrances[door];
      return 1;
    }
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int to = crystal_get_neighbour ((guint) at, side);

      if (to >= 0 && can_step_to (map, (guint) at, side, to))
        places[n_places++] = (guint8) to;
    }
  if (map->entrances[door] == at && crystal_map_is_door_open (map, door))
    places[n_places++] = (guint8) CRYSTAL_AT_ENTRANCE (door);
  return n_places;
}

/* Steps over what is dug already: where a dwarf can have come from. */
static guint
list_dug_steps (const CrystalMap *map, guint seat, guint8 places[CRYSTAL_N_PLACES])
{
  guint n_steps = crystal_list_steps (map, seat, places);
  guint n_places = 0;

  for (guint i = 0; i < n_steps; i++)
    if (crystal_is_dug (map, places[i]))
      places[n_places++] = places[i];
  return n_places;
}

static guint
list_holes (const CrystalMap *map, guint seat, guint8 places[CRYSTAL_N_PLACES])
{
  guint n_places = 0;
  int cell;

  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    if (crystal_map_judge_throw (map, seat, BY_BLACK_HOLE, side, 0, &cell) == 0)
      places[n_places++] = (guint8) cell;
  return n_places;
}

/* Dwarfs one can change places with: those in the mine, for an entrance is its owner's. */
static guint
list_rivals (const CrystalMap *map, guint seat, guint8 places[CRYSTAL_N_PLACES])
{
  guint n_places = 0;

  if (CRYSTAL_IS_ENTRANCE (map->dwarfs[seat]))
    return 0;
  for (guint rival = 0; rival < map->n_seats; rival++)
    if (rival != seat && map->dwarfs[rival] >= 0 && !CRYSTAL_IS_ENTRANCE (map->dwarfs[rival])
        && map->dwarfs[rival] != map->dwarfs[seat])
      places[n_places++] = (guint8) map->dwarfs[rival];
  return n_places;
}

static guint
list_way_home (const CrystalMap *map,
               guint seat,
               guint steps,
               TmResolution *resolution,
               guint8 places[CRYSTAL_N_PLACES])
{
  CrystalFlight flight;

  if (CRYSTAL_IS_ENTRANCE (map->dwarfs[seat]))
    return 0;
  crystal_map_flee (map, seat, map->dwarfs[seat], steps, resolution, &flight);
  for (guint i = 0; i < flight.n_landings; i++)
    places[i] = (guint8) flight.landings[i];
  return flight.n_landings;
}

/* Where a dwarf comes to that goes so many cells towards its entrance. */
guint
crystal_list_landings (CrystalTurn *self, guint seat, guint steps, guint8 places[CRYSTAL_N_PLACES])
{
  return list_way_home (&self->map, seat, steps, self->resolution, places);
}

/* Where a dwarf may have come from. Who was thrown onto an undug cell has no way back but home. */
static guint
list_ways_back (const CrystalMap *map, guint seat, guint8 places[CRYSTAL_N_PLACES])
{
  guint n_places = list_dug_steps (map, seat, places);

  if (n_places > 0)
    return n_places;
  places[0] = (guint8) CRYSTAL_AT_ENTRANCE (map->sides[seat]);
  return 1;
}

/**
 * crystal_list_thrown:
 * @map: a mine
 * @thrown: a dwarf that is moved
 * @resolution: (nullable): how open points are read
 * @places: (out): where it can come to
 *
 * Returns: how many places there are
 */
guint
crystal_list_thrown (const CrystalMap *map,
                     const CrystalPending *thrown,
                     TmResolution *resolution,
                     guint8 places[CRYSTAL_N_PLACES])
{
  guint seat = (guint) thrown->seat;

  switch (thrown->a)
    {
    case BY_TELEKICK:
    case BY_SPRING:
    case BY_VOICE:
      if (thrown->b < 0)
        return 0;
      places[0] = (guint8) thrown->b;
      return 1;
    case BY_BLACK_HOLE:
      return list_holes (map, seat, places);
    case BY_ARGUMENT:
      return crystal_list_steps (map, seat, places);
    case BY_MAGNET:
    case BY_BARREL:
      return list_ways_back (map, seat, places);
    case BY_REVERSE:
      return list_rivals (map, seat, places);
    case BY_SCRAM:
    case BY_SINKHOLE:
    case BY_AUTOPILOT:
      return list_way_home (map, seat, (guint) thrown->b, resolution, places);
    default:
      return 0;
    }
}

/**
 * crystal_list_throws:
 * @table: a table
 * @thrown: a PENDING_THROWN
 * @places: (out): the places to which it can lead, entrances among them; for the Reverse those of the
 *   dwarfs one can change places with
 *
 * Returns: how many places there are
 */
guint
crystal_list_throws (const TmTable *table,
                     const CrystalPending *thrown,
                     guint8 places[CRYSTAL_N_PLACES])
{
  g_autoptr (TmResolution) resolution = NULL;
  CrystalMap map;

  if (!crystal_knows_map (table))
    return 0;
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  crystal_read_map (table, &map);
  return crystal_list_thrown (&map, thrown, resolution, places);
}

guint
crystal_get_again (const CrystalMap *map, int place)
{
  return !CRYSTAL_IS_ENTRANCE (place) && map->cells[place].event == EVENT_FIND ? 0 : ARRIVE_AGAIN;
}

/* Being taken away */

/* A Boom that was not drawn yet waits for the next. */
static void
leave_booms (CrystalTurn *self, guint seat)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if (pending.kind == PENDING_BOOM && pending.seat == (gint32) seat && pending.b & BOOM_OF_TILE)
      crystal_turn_set_boom (self, pending.a, TRUE);
}

/* Whether an event is a fight, a duel or a riddle of the dice in which a dwarf is. */
static gboolean
is_fight_of (const CrystalPending *pending, guint seat)
{
  switch (pending->kind)
    {
    case PENDING_FIGHT:
      return pending->seat == (gint32) seat;
    case PENDING_EVEN_ODD:
      return pending->seat == (gint32) seat && pending->b == EVEN_ODD_MAN;
    case PENDING_DUEL:
      return pending->seat == (gint32) seat || (pending->b & 0xf) == (gint32) seat;
    default:
      return FALSE;
    }
}

/* The fight on top of the stack is over without a winner; a monster waits under a Boom token. */
static void
break_off (CrystalTurn *self, const CrystalPending *pending)
{
  CrystalFightEvent fight;
  guint piece;

  if (crystal_get_fight (self->table, &fight))
    {
      crystal_fight_leave (self, FALSE);
      if (!(fight.flags & BOOM_CLINGS))
        crystal_turn_set_boom (self, fight.place, TRUE);
      crystal_turn_note (self, "fight.broken-off", "crystal.o.token",
                         tm_text (N_ ("The fight is broken off; a Boom token is laid.")));
      return;
    }
  crystal_turn_pop (self);
  if (pending->kind == PENDING_DUEL)
    crystal_boosts_clear (self);
  else if (crystal_get_fought (self->table, &piece) >= 0)
    crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
}

/**
 * crystal_leave_fight:
 * @self: a move
 * @seat: a dwarf that is about to be moved by a card
 *
 * Breaks off the fight or duel that the dwarf is in the midst of, also below other events. A monster waits
 * under a Boom token.
 */
void
crystal_leave_fight (CrystalTurn *self, guint seat)
{
  CrystalPending kept[CRYSTAL_MAX_EVENTS];
  CrystalPending pending;
  guint n_kept = 0;

  leave_booms (self, seat);
  while (crystal_turn_get_top (self, &pending))
    if (is_fight_of (&pending, seat))
      break_off (self, &pending);
    else
      {
        kept[n_kept++] = pending;
        crystal_turn_pop (self);
      }
  while (n_kept-- > 0)
    crystal_turn_push (self, kept[n_kept].kind, (guint) kept[n_kept].seat, kept[n_kept].a,
                       kept[n_kept].b);
}

static gboolean
is_fighting (const CrystalTurn *self, guint seat)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if (pending.kind == PENDING_FIGHT && pending.seat == (gint32) seat)
      return TRUE;
  return FALSE;
}

/**
 * crystal_leave_fights:
 * @self: a move
 *
 * Breaks off the fight with a monster that is open: there is one at a time.
 */
void
crystal_leave_fights (CrystalTurn *self)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (is_fighting (self, seat))
      crystal_leave_fight (self, seat);
}

/* Whether others fight, who would be disturbed. */
static gboolean
is_fight_open (const CrystalTurn *self, guint seat)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if ((pending.kind == PENDING_FIGHT || pending.kind == PENDING_DUEL)
        && !is_fight_of (&pending, seat))
      return TRUE;
  return FALSE;
}

/**
 * crystal_check_quiet:
 * @self: a move
 * @seat: a dwarf that is to be moved by a card
 *
 * Checks that no other dwarf is in the midst of a fight, which could not go on after what happens then.
 * Against the rules it is broken off.
 */
void
crystal_check_quiet (CrystalTurn *self, guint seat)
{
  if (!is_fight_open (self, seat))
    return;
  crystal_turn_forbid (self, "turn.event-open", "crystal.turn.event",
                       tm_text (N_ ("The fight that goes on has to be settled first.")));
  crystal_leave_fights (self);
}

static gboolean
is_no_walk_of (CrystalTurn *self, CrystalPending *pending, int seat)
{
  (void) self;
  return pending->kind != PENDING_THROWN || pending->seat != seat || pending->a != BY_ARGUMENT;
}

/* Failing at an event ends the walk of a Weighty argument. */
void
crystal_end_walk (CrystalTurn *self, guint seat)
{
  crystal_turn_sift (self, 0, is_no_walk_of, (int) seat);
}

/**
 * crystal_throw_to:
 * @self: a move
 * @seat: the dwarf that is moved
 * @by: by what
 * @place: where to
 * @how: how it arrives on a tile that lies open, of %ARRIVE_AGAIN and its like
 *
 * Moves a dwarf. Where nothing lies open it waits for the tile to be told, as a PENDING_THROWN.
 */
void
crystal_throw_to (CrystalTurn *self, guint seat, CrystalBy by, int place, guint how)
{
  crystal_leave_fight (self, seat);
  if (crystal_is_dug (&self->map, place))
    crystal_turn_arrive (self, seat, place, how);
  else
    crystal_turn_push (self, PENDING_THROWN, seat, (gint32) by, place);
}

/* The tile under a dwarf goes back into the bag, and the dwarf to where it came from; FALSE if neither can
 * be. */
gboolean
crystal_put_barrel_back (CrystalTurn *self, guint seat, int place)
{
  int from = crystal_turn_get_place (self, seat);

  if (CRYSTAL_IS_ENTRANCE (from) || from == place || !crystal_is_dug (&self->map, place)
      || (CRYSTAL_IS_ENTRANCE (place)
          && place != CRYSTAL_AT_ENTRANCE (crystal_get_entrance (self->table, seat)))
      || crystal_map_find_rivals (&self->map, seat, from) != 0
      || self->map.cells[from].crystals > self->map.cells[from].fresh)
    return crystal_turn_refuse (
        self, "card.no-tile", "crystal.card.toxic-barrel",
        tm_text (N_ ("The tile under %s cannot go back so."), tm_arg_seat (seat)));
  crystal_turn_stop_mining (self, seat);
  crystal_turn_put_dwarf (self, seat, place);
  crystal_turn_take_tile_back (self, (guint) from);
  tm_resolution_add_reason (
      self->resolution, "crystal.card.toxic-barrel",
      tm_text (N_ ("The tile goes back into the bag, %s to where it came from; "
                   "the turn is over."),
               tm_arg_seat (seat)));
  return TRUE;
}

/**
 * crystal_scram:
 * @self: a move
 * @seat: a dwarf
 *
 * Sends a dwarf three cells towards its entrance, or costs it a turn if the way is not open.
 */
void
crystal_scram (CrystalTurn *self, guint seat)
{
  int from = crystal_turn_get_place (self, seat);
  guint8 places[CRYSTAL_N_PLACES];
  guint n_places;

  if (self->has_map
      && crystal_map_get_distance (&self->map, seat, from, self->resolution) < CRYSTAL_RETREAT)
    {
      crystal_turn_lose_turns (self, seat, 1);
      tm_resolution_add_reason (
          self->resolution, "crystal.card.scram",
          tm_text (N_ ("There are not three open cells on the way home: %s loses the next turn."),
                   tm_arg_seat (seat)));
      return;
    }
  n_places = self->has_map ? crystal_list_landings (self, seat, CRYSTAL_RETREAT, places) : 0;
  if (n_places == 1)
    crystal_throw_to (self, seat, BY_SCRAM, places[0], 0);
  else
    {
      crystal_leave_fight (self, seat);
      crystal_turn_push (self, PENDING_THROWN, seat, BY_SCRAM, CRYSTAL_RETREAT);
    }
}

/**
 * crystal_get_hole:
 * @table: a table
 * @seat: a seat that has lost a fight
 *
 * Tells whether the Black hole brought the dwarf to where it has lost, and so brings it back.
 *
 * Returns: the place where it came from, or %CRYSTAL_NOWHERE
 */
int
crystal_get_hole (const TmTable *table, guint seat)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (table, i, &pending); i++)
    if (pending.kind == PENDING_ARRIVAL && pending.seat == (gint32) seat && pending.b >> 8 > 0)
      return (pending.b >> 8) - 1;
  return CRYSTAL_NOWHERE;
}
