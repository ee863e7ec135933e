/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dwarfs that arrive on a cell, and those that flee. R p. 5 to 6, p. 9, p. 14 to 16. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-turn.h"

/**
 * crystal_turn_get_place:
 * @self: a move
 * @seat: a seat
 *
 * Returns: where its dwarf stands: a cell, or CRYSTAL_AT_ENTRANCE()
 */
int
crystal_turn_get_place (const CrystalTurn *self, guint seat)
{
  return crystal_turn_get (self, COUNTER_AT, seat);
}

/**
 * crystal_turn_stop_mining:
 * @self: a move
 * @seat: a seat
 *
 * Lets a dwarf mine no longer: it need not lose the turn for it any more.
 *
 * Returns: whether it was mining
 */
gboolean
crystal_turn_stop_mining (CrystalTurn *self, guint seat)
{
  if (crystal_turn_get (self, COUNTER_MINING, seat) == 0)
    return FALSE;
  crystal_turn_set (self, COUNTER_MINING, seat, 0);
  crystal_turn_set (self, COUNTER_SKIP, seat,
                    MAX (crystal_turn_get (self, COUNTER_SKIP, seat) - 1, 0));
  return TRUE;
}

/**
 * crystal_turn_put_dwarf:
 * @self: a move
 * @seat: a seat
 * @place: where its dwarf goes
 *
 * Puts a dwarf somewhere. What was to be resolved where it stood is forgotten, and a crystal that it was
 * mining stays there: it need not lose the turn any more.
 */
void
crystal_turn_put_dwarf (CrystalTurn *self, guint seat, int place)
{
  int from = crystal_turn_get_place (self, seat);

  if (from == place)
    return;
  crystal_turn_drop_seat (self, seat);
  if (crystal_turn_stop_mining (self, seat))
    crystal_turn_note (
        self, "crystal.left-early", "crystal.crystal.leave",
        tm_text (N_ ("The crystal that %s was mining stays there."), tm_arg_seat (seat)));
  crystal_turn_set (self, COUNTER_CLEARING, seat, 0);
  if (tm_table_get_shared (self->table, COUNTER_BEGUN) == BEGUN_BY_DIGGING
      && crystal_get_active (self->table) == (int) seat)
    tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, 1);
  crystal_turn_set (self, COUNTER_AT, seat, place);
  self->map.dwarfs[seat] = (gint8) place;
}

static void
push_duel (CrystalTurn *self, guint seat, int place, guint how)
{
  guint32 rivals = crystal_map_find_dwarfs (&self->map, place) & ~(1u << seat);
  gint32 flags = 0;

  if (how & ARRIVE_BY_PORTAL)
    flags |= DUEL_BY_PORTAL;
  crystal_turn_push (self, PENDING_DUEL, seat, place, g_bit_nth_lsf (rivals, -1) | flags << 4);
}

static void
push_next (CrystalTurn *self,
           guint seat,
           int place,
           CrystalNext next,
           guint how,
           const CrystalEntered *entered)
{
  switch (next)
    {
    case NEXT_DUEL:
      push_duel (self, seat, place, how);
      break;
    case NEXT_BOOM:
      crystal_turn_push (
          self, PENDING_BOOM, seat, place,
          BOOM_OF_TILE | (crystal_turn_get (self, COUNTER_TURNS, seat) == 0 ? BOOM_FIRST_TILE : 0));
      break;
    case NEXT_EVEN_ODD:
      crystal_turn_push (self, PENDING_EVEN_ODD, seat, place, EVEN_ODD_FIND_TILE);
      break;
    case NEXT_FIND:
      crystal_turn_push (self, PENDING_FIND, seat, place, 1 | FIND_OF_TILE << 8);
      break;
    case NEXT_JUNK_FIND:
      crystal_turn_push (self, PENDING_JUNK_FIND, seat, place, (gint32) entered->finds);
      break;
    case NEXT_PIT:
      crystal_turn_push (self, PENDING_PIT, seat, place, 0);
      break;
    case NEXT_NONE:
    case NEXT_RUBBLE:
    case NEXT_PORTAL:
    case NEXT_CRYSTAL:
    case NEXT_EXIT:
    case CRYSTAL_N_NEXTS:
    default:
      break;
    }
}

static gboolean
is_left_out (CrystalNext next, guint how)
{
  if (how & ARRIVE_NO_EVENTS)
    return next != NEXT_DUEL;
  if (how & ARRIVE_NO_FIND)
    return next == NEXT_EVEN_ODD || next == NEXT_FIND || next == NEXT_JUNK_FIND;
  return FALSE;
}

/* Whoever was thrown onto rubble stands in it: it has to be cleared, and what lies under it waits. */
static gboolean
is_stuck (const CrystalTurn *self, int place)
{
  return self->map.cells[place].rubble;
}

static void
push_arrivals (CrystalTurn *self, guint seat, int place, guint how)
{
  const CrystalCell *cell = &self->map.cells[place];
  CrystalEntering entering = {
    .event = (CrystalEvent) cell->event,
    .opened = (how & (ARRIVE_OPENED | ARRIVE_AGAIN)) != 0,
    .boom_token = cell->boom,
    .rubble = cell->rubble,
    .rival = (crystal_map_find_dwarfs (&self->map, place) & ~(1u << seat)) != 0,
    .loose = cell->crystals - cell->fresh,
    .crystals = (guint) crystal_turn_get (self, COUNTER_CRYSTALS, seat),
    .finders = crystal_count_before (self->table, seat, FIND_JUNK_FINDER),
  };
  CrystalEntered entered;

  /* A crystal that was found before is not found again. */
  if (entering.event == EVENT_CRYSTAL && how & ARRIVE_AGAIN && !(how & ARRIVE_OPENED))
    entering.opened = FALSE;
  crystal_judge_entering (&entering, self->resolution, &entered);
  if (!(how & ARRIVE_NO_EVENTS))
    crystal_turn_push (self, PENDING_ARRIVAL, seat, place, how & ARRIVE_OPENED ? 1 : 0);
  for (guint i = entered.n_order; i-- > 0;)
    if (!is_left_out ((CrystalNext) entered.order[i], how)
        && (!is_stuck (self, place) || entered.order[i] == NEXT_DUEL))
      push_next (self, seat, place, (CrystalNext) entered.order[i], how, &entered);
}

/**
 * crystal_turn_arrive:
 * @self: a move
 * @seat: a seat
 * @place: the cell or the own entrance that its dwarf comes to
 * @how: set of %ARRIVE_OPENED and its like
 *
 * Puts a dwarf on a cell on which it stops, and what is to be resolved there on the stack.
 */
void
crystal_turn_arrive (CrystalTurn *self, guint seat, int place, guint how)
{
  crystal_turn_put_dwarf (self, seat, place);
  if (how & ARRIVE_OPENED && crystal_get_active (self->table) == (int) seat
      && tm_table_get_shared (self->table, COUNTER_BEGUN) != 0)
    tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, BEGUN_BY_DIGGING);
  if (!CRYSTAL_IS_ENTRANCE (place) && self->has_map)
    push_arrivals (self, seat, place, how);
}

/* A Boom that lay under rubble. */
gboolean
crystal_mark_uncovered (CrystalTurn *self, CrystalPending *pending, int seat)
{
  (void) self;
  if (pending->kind == PENDING_BOOM && pending->seat == seat)
    pending->b |= BOOM_OF_RUBBLE;
  return TRUE;
}

/* The same for who has stood there before, and has fought on arriving whom he met. */
static gboolean
is_uncovered (CrystalTurn *self, CrystalPending *pending, int seat)
{
  return crystal_mark_uncovered (self, pending, seat) && pending->kind != PENDING_DUEL;
}

/**
 * crystal_turn_uncover:
 * @self: a move
 * @seat: a seat
 * @place: the cell on which its dwarf stands and rubble was cleared
 *
 * Puts on the stack what waited under rubble.
 */
void
crystal_turn_uncover (CrystalTurn *self, guint seat, int place)
{
  guint n_below = tm_table_get_n_events (self->table);

  crystal_turn_arrive (self, seat, place, 0);
  crystal_turn_sift (self, n_below, is_uncovered, (int) seat);
}

/**
 * crystal_turn_meet:
 * @self: a move
 * @seat: a seat
 * @event: the event of a tile that was just dug, of [enum@CrystalEvent]
 *
 * Puts on the stack what a new tile brings where no map is kept.
 */
void
crystal_turn_meet (CrystalTurn *self, guint seat, int event)
{
  CrystalEntering entering = {
    .event = (CrystalEvent) event,
    .opened = TRUE,
    .crystals = (guint) crystal_turn_get (self, COUNTER_CRYSTALS, seat),
    .finders = crystal_count_before (self->table, seat, FIND_JUNK_FINDER),
  };
  CrystalEntered entered;

  crystal_judge_entering (&entering, self->resolution, &entered);
  for (guint i = entered.n_order; i-- > 0;)
    push_next (self, seat, crystal_turn_get_place (self, seat), (CrystalNext) entered.order[i], 0,
               &entered);
  if (entered.wins)
    crystal_turn_declare_winner (self, seat);
  if (event != EVENT_CRYSTAL)
    return;
  crystal_turn_set (self, COUNTER_MINING, seat, 1);
  crystal_turn_lose_turns (self, seat, 1);
}

static void
begin_mining (CrystalTurn *self, guint seat, int place)
{
  crystal_turn_set (self, COUNTER_MINING, seat, 1);
  crystal_turn_lose_turns (self, seat, 1);
  tm_resolution_add_reason (self->resolution, "crystal.crystal.mine",
                            tm_text (N_ ("%s loses the next turn and has the crystal then: %s"),
                                     tm_arg_seat (seat), tm_arg_cell (GRID_MINE, (guint) place)));
}

/* A crystal tile that was laid just now gets its token; what lies loose is taken. */
static void
take_crystals (CrystalTurn *self, guint seat, int place)
{
  CrystalCell *cell = &self->map.cells[place];
  guint loose = cell->crystals - cell->fresh;

  if (cell->boom || cell->rubble)
    return;
  if (cell->fresh && crystal_turn_get (self, COUNTER_MINING, seat) == 0)
    begin_mining (self, seat, place);
  if (loose == 0)
    return;
  if (tm_resolution_get_option (self->resolution, OPTION_PICKUP) == PICKUP_MINE)
    {
      if (crystal_turn_get (self, COUNTER_MINING, seat) == 0)
        begin_mining (self, seat, place);
      return;
    }
  cell->crystals = (guint8) (cell->crystals - loose);
  crystal_turn_add (self, COUNTER_CRYSTALS, seat, (gint32) loose);
  tm_resolution_add_reason (
      self->resolution, "crystal.crystal.leave",
      tm_text (N_ ("%s takes the crystal that lay here."), tm_arg_seat (seat)));
}

/**
 * crystal_turn_settle_arrival:
 * @self: a move
 * @seat: a seat
 * @place: a cell
 *
 * Does what is left when all events of a cell are settled: crystals are taken.
 */
void
crystal_turn_settle_arrival (CrystalTurn *self, guint seat, int place)
{
  if (CRYSTAL_IS_ENTRANCE (place) || crystal_turn_get_place (self, seat) != place)
    return;
  take_crystals (self, seat, place);
}

/**
 * crystal_turn_settle_here:
 * @self: a move
 * @seat: a seat that goes on from where it stands
 *
 * Settles an arrival that waits on top of the stack: what lies on the cell is taken before the dwarf leaves.
 */
void
crystal_turn_settle_here (CrystalTurn *self, guint seat)
{
  CrystalPending top;

  if (!crystal_turn_get_top (self, &top) || top.kind != PENDING_ARRIVAL
      || top.seat != (gint32) seat)
    return;
  crystal_turn_pop (self);
  crystal_turn_settle_arrival (self, seat, top.a);
}

/**
 * crystal_turn_lose_turns:
 * @self: a move
 * @seat: a seat
 * @count: turns to be lost
 */
void
crystal_turn_lose_turns (CrystalTurn *self, guint seat, guint count)
{
  gint32 skip = crystal_turn_get (self, COUNTER_SKIP, seat);

  if (count == 0)
    return;
  if (skip > 0 && tm_resolution_get_option (self->resolution, OPTION_SKIPS) == SKIPS_ONE)
    crystal_turn_set (self, COUNTER_SKIP, seat, MAX (skip, (gint32) count));
  else
    crystal_turn_set (self, COUNTER_SKIP, seat, MIN (skip + (gint32) count, 20));
}

/**
 * crystal_turn_drop_crystals:
 * @self: a move
 * @seat: a seat
 * @place: where it leaves what it carries
 *
 * Leaves all crystals of a dwarf on a cell. At an entrance there is nowhere to leave them.
 */
void
crystal_turn_drop_crystals (CrystalTurn *self, guint seat, int place)
{
  gint32 carried = crystal_turn_get (self, COUNTER_CRYSTALS, seat);

  if (carried == 0 || (self->has_map && CRYSTAL_IS_ENTRANCE (place)))
    return;
  if (!self->has_map)
    {
      crystal_turn_set (self, COUNTER_CRYSTALS, seat, 0);
      crystal_turn_note (
          self, "crystal.left", "crystal.boom.crystal",
          tm_text (N_ ("The crystal stays on the cell: record by hand who takes it there.")));
      return;
    }
  self->map.cells[place].crystals = (guint8) (self->map.cells[place].crystals + carried);
  crystal_turn_set (self, COUNTER_CRYSTALS, seat, 0);
  tm_resolution_add_reason (
      self->resolution, "crystal.boom.crystal",
      tm_text (N_ ("The crystal stays on %s."), tm_arg_cell (GRID_MINE, (guint) place)));
}

/**
 * crystal_turn_land:
 * @self: a move
 * @seat: a seat that flees
 * @place: where it ends
 * @skip: turns that running out of cells costs
 */
void
crystal_turn_land (CrystalTurn *self, guint seat, int place, guint skip)
{
  if (skip > 0)
    {
      crystal_turn_lose_turns (self, seat, skip);
      crystal_turn_note (
          self, "flee.short", "crystal.boom.flee",
          tm_text (N_ ("Fewer cells than steps: %s loses a turn."), tm_arg_seat (seat)));
    }
  if (crystal_turn_get_place (self, seat) != place)
    crystal_turn_arrive (self, seat, place, 0);
}

/* Where one landing is nearest the dwarf goes there at once; else somebody has to choose. */
static void
run (CrystalTurn *self, guint seat, guint steps, gboolean is_duel)
{
  int from = crystal_turn_get_place (self, seat);
  CrystalFlight flight = { 0 };

  if (self->has_map && CRYSTAL_IS_ENTRANCE (from))
    {
      crystal_turn_land (self, seat, from, is_duel ? 0 : 1);
      return;
    }
  if (self->has_map)
    crystal_map_flee (&self->map, seat, from, steps, self->resolution, &flight);
  if (flight.hinges_on_untold)
    crystal_turn_note (self, "flee.unrecorded", "crystal.flee.path",
                       tm_text (N_ ("Sides of tiles that nobody has told could change the way.")));
  if (flight.n_landings == 1)
    crystal_turn_land (self, seat, flight.landings[0], is_duel ? 0 : flight.skip);
  else
    {
      crystal_turn_drop_seat (self, seat);
      crystal_turn_push (self, PENDING_FLEE, seat, from, (gint32) steps | (is_duel ? 1 << 8 : 0));
    }
}

/**
 * crystal_turn_flee:
 * @self: a move
 * @seat: a seat
 * @steps: how many cells
 *
 * Lets a dwarf flee towards its entrance. Without a map the players say where it ends.
 */
void
crystal_turn_flee (CrystalTurn *self, guint seat, guint steps)
{
  if (steps > 0)
    run (self, seat, steps, FALSE);
}

/**
 * crystal_turn_retreat:
 * @self: a move
 * @seat: the loser of a duel
 *
 * Lets a dwarf go back three cells; having fewer costs no further turn.
 */
void
crystal_turn_retreat (CrystalTurn *self, guint seat)
{
  run (self, seat, CRYSTAL_RETREAT, TRUE);
}
