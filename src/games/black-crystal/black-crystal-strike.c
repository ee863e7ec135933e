/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The negative Find cards, which strike when they are drawn. R p. 28 to 30.
 *
 * What has to be chosen or rolled becomes a pending event:
 * - Black hole: PENDING_THROWN, %BY_BLACK_HOLE; the move `thrown` names one of crystal_list_throws(). Where
 *   the dwarf came from is kept with its arrival, see crystal_get_hole().
 * - Reverse: PENDING_THROWN, %BY_REVERSE; `thrown` names the cell of the dwarf to change places with.
 * - Sinkhole: PENDING_PIT with %CRYSTAL_FALL_BY_SINKHOLE; the move `pit` has its die, and a second one if it
 *   falls on 3 or 4 (%CRYSTAL_FALL_BACK). Several ends of the way back: PENDING_THROWN, %BY_SINKHOLE.
 * - Cave-in: PENDING_THROWN with %CRYSTAL_BY_CAVE_IN as its first number, settled by `clear-by-time` on one
 *   of crystal_list_cave_ins() or by `blast` (clear) with means, by which no rubble is laid at all.
 * - Fumble: PENDING_DISCARD. Monsters!: PENDING_BOOM.
 * Stone face is a counter; who fails plays the card once more, with a die. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

#define FUMBLED 2

static void
lose_turn (CrystalTurn *self, guint seat, CrystalFind find)
{
  crystal_turn_lose_turns (self, seat, 1);
  tm_resolution_add_reason (self->resolution, crystal_finds[find].article,
                            tm_text (N_ ("%s loses the next turn."), tm_arg_seat (seat)));
}

static void
end_own_step (CrystalTurn *self, guint seat)
{
  if (crystal_get_active (self->table) == (int) seat)
    tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
}

static void
fall_into_hole (CrystalTurn *self, guint seat)
{
  CrystalPending thrown = { PENDING_THROWN, (gint32) seat, BY_BLACK_HOLE, 0 };
  guint8 places[CRYSTAL_N_PLACES];

  crystal_end_walk (self, seat);
  if (self->has_map && crystal_list_thrown (&self->map, &thrown, NULL, places) == 0)
    {
      end_own_step (self, seat);
      tm_resolution_add_reason (
          self->resolution, "crystal.card.black-hole",
          tm_text (N_ ("All its ends are taken: nothing happens, the turn is over.")));
      return;
    }
  crystal_turn_push (self, PENDING_THROWN, seat, BY_BLACK_HOLE, 0);
}

static void
fumble (CrystalTurn *self, guint seat)
{
  gint32 hand = crystal_turn_get (self, COUNTER_HAND, seat);

  if (hand > 0)
    crystal_turn_push (self, PENDING_DISCARD, seat, MIN (hand, FUMBLED), 0);
}

static void
reverse (CrystalTurn *self, guint seat)
{
  CrystalPending thrown = { PENDING_THROWN, (gint32) seat, BY_REVERSE, 0 };
  guint8 places[CRYSTAL_N_PLACES];

  lose_turn (self, seat, FIND_REVERSE);
  if (!self->has_map)
    return;
  if (crystal_list_thrown (&self->map, &thrown, NULL, places) > 0)
    crystal_turn_push (self, PENDING_THROWN, seat, BY_REVERSE, 0);
  else
    crystal_turn_note (self, "card.no-effect", "crystal.card.reverse",
                       tm_text (N_ ("There is no dwarf to change places with: an entrance is its "
                                    "owner’s.")));
}

/* Where rubble can fall: tiles beside the dwarf to which its tunnel leads. */
static guint
list_cave_ins (const CrystalMap *map, guint seat, guint8 cells[TM_N_SIDES])
{
  int at = map->dwarfs[seat];
  guint n_cells = 0;

  if (at < 0)
    return 0;
  if (CRYSTAL_IS_ENTRANCE (at))
    {
      cells[0] = map->entrances[map->sides[seat]];
      return crystal_map_is_door_open (map, (TmSide) map->sides[seat])
             && !map->cells[cells[0]].rubble;
    }
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      int other = crystal_get_neighbour ((guint) at, side);

      if (other >= 0 && crystal_map_is_open (map, (guint) at, side) && !map->cells[other].rubble)
        cells[n_cells++] = (guint8) other;
    }
  return n_cells;
}

/**
 * crystal_list_cave_ins:
 * @table: a table
 * @thrown: a PENDING_THROWN of %CRYSTAL_BY_CAVE_IN
 * @cells: (out): the cells on which the rubble can fall
 *
 * Returns: how many there are
 */
guint
crystal_list_cave_ins (const TmTable *table, const CrystalPending *thrown, guint8 cells[TM_N_SIDES])
{
  CrystalMap map;

  crystal_read_map (table, &map);
  return list_cave_ins (&map, (guint) thrown->seat, cells);
}

/* Where no rubble can fall it happens by itself, see crystal_give_up_throw(). */
static void
cave_in (CrystalTurn *self, guint seat)
{
  if (self->has_map)
    crystal_turn_push (self, PENDING_THROWN, seat, CRYSTAL_BY_CAVE_IN,
                       crystal_turn_get_place (self, seat));
  else
    lose_turn (self, seat, FIND_CAVE_IN);
}

/**
 * crystal_leads_nowhere:
 * @self: a move
 * @thrown: a PENDING_THROWN
 *
 * Tells whether nothing is left that it could lead to: something was laid or has moved meanwhile.
 *
 * Returns: whether it is so
 */
gboolean
crystal_leads_nowhere (CrystalTurn *self, const CrystalPending *thrown)
{
  guint8 cells[TM_N_SIDES];
  guint8 places[CRYSTAL_N_PLACES];

  switch (thrown->a)
    {
    case CRYSTAL_BY_CAVE_IN:
      return list_cave_ins (&self->map, (guint) thrown->seat, cells) == 0;
    case BY_BLACK_HOLE:
    case BY_ARGUMENT:
    case BY_REVERSE:
    case BY_SCRAM:
    case BY_SINKHOLE:
    case BY_AUTOPILOT:
      return crystal_list_thrown (&self->map, thrown, NULL, places) == 0;
    default:
      return FALSE;
    }
}

/**
 * crystal_give_up_throw:
 * @self: a move
 * @thrown: what leads nowhere; taken from the stack already
 *
 * Does what is left of it.
 */
void
crystal_give_up_throw (CrystalTurn *self, const CrystalPending *thrown)
{
  guint seat = (guint) thrown->seat;

  if (thrown->a != CRYSTAL_BY_CAVE_IN)
    {
      crystal_turn_note (self, "card.walk-ends", "crystal.find.timing",
                         tm_text (N_ ("There is nowhere to go: %s stays."), tm_arg_seat (seat)));
      return;
    }
  lose_turn (self, seat, FIND_CAVE_IN);
  crystal_turn_note (
      self, "card.no-effect", "crystal.card.cave-in",
      tm_text (N_ ("No open tile is beside %s: no rubble is laid."), tm_arg_seat (seat)));
}

/**
 * crystal_strike:
 * @self: a move
 * @seat: who has drawn the card
 * @find: a negative Find card; it lies in the discard already
 *
 * Does what a negative card does to its drawer.
 */
void
crystal_strike (CrystalTurn *self, guint seat, CrystalFind find)
{
  int place = crystal_turn_get_place (self, seat);

  switch (find)
    {
    case FIND_MIGHTY_WINDS:
    case FIND_FLOODED_MINE:
    case FIND_BEAR_TRAP:
    case FIND_MUDDLE:
      lose_turn (self, seat, find);
      break;
    case FIND_BLACK_HOLE:
      fall_into_hole (self, seat);
      break;
    case FIND_SCRAM:
      crystal_scram (self, seat);
      break;
    case FIND_FUMBLE:
      fumble (self, seat);
      break;
    case FIND_MONSTERS:
      crystal_turn_push (self, PENDING_BOOM, seat, place, BOOM_BY_CARD);
      break;
    case FIND_STONE_FACE:
      crystal_turn_set (self, COUNTER_STONE, seat, 1);
      tm_resolution_add_reason (
          self->resolution, "crystal.card.stone-face",
          tm_text (N_ ("No word and no grimace of %s until the next own turn."),
                   tm_arg_seat (seat)));
      break;
    case FIND_SINKHOLE:
      crystal_end_walk (self, seat);
      crystal_turn_push (self, PENDING_PIT, seat, place, CRYSTAL_FALL_BY_SINKHOLE);
      break;
    case FIND_REVERSE:
      reverse (self, seat);
      break;
    case FIND_CAVE_IN:
      cave_in (self, seat);
      break;
    default:
      break;
    }
}

/**
 * crystal_fail_stone_face:
 * @self: the card Stone face, of a player who has spoken or laughed
 *
 * Lets a dwarf flee by one die; the face has to stay of stone all the same.
 */
void
crystal_fail_stone_face (CrystalPlay *self)
{
  if (!crystal_play_check (self, NEEDS_DIE))
    return;
  crystal_turn_note (&self->turn, "card.stone-face", "crystal.o.draft",
                     tm_text (N_ ("How far is not said: the dwarf flees by one die.")));
  tm_resolution_set_summary (self->turn.resolution,
                             tm_text (N_ ("%s has not kept a stone face and flees, die %s"),
                                      tm_arg_seat (self->seat), tm_arg_number (self->die)),
                             TM_TEXT_NONE);
  crystal_leave_fight (&self->turn, self->seat);
  crystal_turn_flee (&self->turn, self->seat, (guint) self->die);
  crystal_turn_end (&self->turn);
}
