/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From one turn to the next: the end of a turn, turns that are lost and what happens in them, what a
 * turn begins with, the end of the match. R p. 5 to 6, p. 10 to 12, p. 35 to 40. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-arrival.h"
#include "black-crystal-cards.h"
#include "black-crystal-order.h"
#include "black-crystal-setup.h"

/* Cells that who has drunk the Alchemist's potion is led in a turn. */
#define AUTOPILOT_CELLS 2

/**
 * crystal_is_turn_lost:
 * @table: a table
 *
 * Tells whether the turn that goes on is a lost one, in which a Boom under cleared rubble is fought.
 *
 * Returns: whether it is lost
 */
gboolean
crystal_is_turn_lost (const TmTable *table)
{
  return tm_table_get_shared (table, COUNTER_RUNS) == CRYSTAL_LOST_TURN;
}

/* Lost turns */

/* A dwarf that has stayed beside its crystal takes it. */
static void
mine (CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get_place (self, seat);
  CrystalCell *cell;

  if (crystal_turn_get (self, COUNTER_MINING, seat) == 0)
    return;
  crystal_turn_set (self, COUNTER_MINING, seat, 0);
  if (!self->has_map)
    {
      crystal_turn_add (self, COUNTER_CRYSTALS, seat, 1);
      return;
    }
  if (CRYSTAL_IS_ENTRANCE (place))
    return;
  cell = &self->map.cells[place];
  if (cell->crystals == 0)
    return;
  cell->crystals--;
  cell->fresh = 0;
  crystal_turn_add (self, COUNTER_CRYSTALS, seat, 1);
  tm_resolution_add_reason (self->resolution, "crystal.crystal.mine",
                            tm_text (N_ ("%s has mined the crystal: %s"), tm_arg_seat (seat),
                                     tm_arg_cell (GRID_MINE, (guint) place)));
}

static void
clear (CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get (self, COUNTER_CLEARING, seat) - 1;

  if (crystal_turn_get (self, COUNTER_BURIED, seat) == 2)
    crystal_turn_set (self, COUNTER_BURIED, seat, 1);
  if (place < 0)
    return;
  crystal_turn_set (self, COUNTER_CLEARING, seat, 0);
  if (!self->has_map || !self->map.cells[place].rubble)
    return;
  crystal_turn_set_rubble (self, place, FALSE);
  tm_resolution_add_reason (self->resolution, "crystal.rubble.clear",
                            tm_text (N_ ("%s has cleared the rubble: %s"), tm_arg_seat (seat),
                                     tm_arg_cell (GRID_MINE, (guint) place)));
  /* What Bukh has buried was settled already. */
  if (crystal_turn_get_place (self, seat) == place
      && crystal_turn_get (self, COUNTER_BURIED, seat) == 0)
    crystal_turn_uncover (self, seat, place);
}

/* Crystals and exits need nobody to settle them. */
static void
settle_arrivals (CrystalTurn *self)
{
  CrystalPending top;

  while (crystal_turn_get_top (self, &top) && top.kind == PENDING_ARRIVAL)
    {
      crystal_turn_pop (self);
      crystal_turn_settle_arrival (self, (guint) top.seat, top.a);
    }
}

/* Who has mined a crystal that lay on an exit stands where it wins. */
static gboolean
rests_on_exit (const CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get_place (self, seat);
  const CrystalCell *cell;

  if (!self->has_map || CRYSTAL_IS_ENTRANCE (place)
      || crystal_turn_get (self, COUNTER_CRYSTALS, seat) == 0)
    return FALSE;
  cell = &self->map.cells[place];
  return cell->laid == LAID_TILE && cell->event == EVENT_EXIT && !cell->boom && !cell->rubble;
}

static gboolean
has_to_lose (const CrystalTurn *self, guint seat)
{
  return crystal_turn_get (self, COUNTER_SKIP, seat) > 0
         || crystal_turn_get (self, COUNTER_BURIED, seat) == 2;
}

static void
set_turn (CrystalTurn *self, guint seat, gint32 steps)
{
  tm_resolution_set_turn (self->resolution, 1u << seat);
  tm_resolution_set_shared (self->resolution, COUNTER_STEPS, steps);
  tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, steps == 0);
  tm_resolution_set_shared (self->resolution, COUNTER_RUNS, steps == 0 ? CRYSTAL_LOST_TURN : 0);
  tm_resolution_set_shared (self->resolution, COUNTER_LOOKS, steps == 0 ? CRYSTAL_LOST_TURN : 0);
  tm_resolution_set_shared (self->resolution, COUNTER_LAST_WON, 0);
}

/* Uses up a turn that is lost. Gives whether something in it has to be settled, or the match is over. */
static gboolean
lose_turn (CrystalTurn *self, guint seat)
{
  gint32 skip = crystal_turn_get (self, COUNTER_SKIP, seat);

  set_turn (self, seat, 0);
  if (skip > 0)
    crystal_turn_set (self, COUNTER_SKIP, seat, crystal_lose_turn (skip, self->resolution));
  crystal_turn_add (self, COUNTER_LOST_TURNS, seat, 1);
  crystal_turn_set (self, COUNTER_SHRUNK, seat, 0);
  tm_resolution_add_reason (self->resolution, "crystal.turn.order",
                            tm_text (N_ ("%s loses this turn."), tm_arg_seat (seat)));
  mine (self, seat);
  clear (self, seat);
  settle_arrivals (self);
  return tm_table_get_n_events (self->table) > 0 || rests_on_exit (self, seat);
}

/* The start of a turn */

static void
end_stone_face (CrystalTurn *self, guint seat)
{
  guint before = tm_table_get_zone (self->table, ZONE_BEFORE, (int) seat);
  int piece = tm_table_find_piece (self->table, before, PIECE_FIND, FIND_STONE_FACE);

  crystal_turn_set (self, COUNTER_STONE, seat, 0);
  if (piece >= 0)
    crystal_move_find (self->resolution, (guint) piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
}

static void
meet_again (CrystalTurn *self, guint seat, CrystalMonster monster)
{
  gint32 health = crystal_get_health (self->table, monster);
  guint piece;

  if (crystal_find_boom (self->table, ZONE_BEFORE, (int) seat, (int) monster, &piece)
      && tm_table_get_piece_mark (self->table, piece, MARK_BOOM_HEALTH) > 0)
    health = tm_table_get_piece_mark (self->table, piece, MARK_BOOM_HEALTH);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_HEALTH, MAX (health, 0));
  tm_resolution_add_reason (self->resolution, crystal_monsters[monster].article,
                            tm_text (N_ ("The turn of %s begins with this fight: %s"),
                                     tm_arg_seat (seat),
                                     tm_arg_word (crystal_monster_words[monster].name)));
  crystal_fight_open (self, seat, crystal_turn_get_place (self, seat), (int) monster, BOOM_CLINGS);
}

/* One at a time: who holds the dwarf goes before who only clings to it. */
static void
meet_clinging (CrystalTurn *self, guint seat)
{
  gboolean has_tick = crystal_turn_get (self, COUNTER_TICK, seat) > 0;
  gboolean has_spider = crystal_turn_get (self, COUNTER_SPIDER, seat) > 0;

  if (has_tick && has_spider)
    crystal_turn_note (
        self, "boom.two-cling", "crystal.monster.tick",
        tm_text (N_ ("Spider and Tick both cling: the Spider is fought first, the Tick "
                     "at the start of the next turn.")));
  if (has_spider)
    meet_again (self, seat, MONSTER_SPIDER);
  else if (has_tick)
    meet_again (self, seat, MONSTER_TICK);
}

static void
dig_out (CrystalTurn *self, guint seat)
{
  if (crystal_turn_get (self, COUNTER_BURIED, seat) == 0)
    return;
  crystal_turn_set (self, COUNTER_BURIED, seat, 0);
  crystal_turn_push (self, PENDING_BOOM, seat, crystal_turn_get_place (self, seat), BOOM_BY_CARD);
  tm_resolution_add_reason (
      self->resolution, "crystal.monster.bukh",
      tm_text (N_ ("%s was buried by Bukh: the turn begins with a Boom."), tm_arg_seat (seat)));
}

/* Where several ways are equally short somebody has to choose; without a map the players know. */
static void
lead_home (CrystalTurn *self, guint seat)
{
  int from = crystal_turn_get_place (self, seat);
  CrystalFlight flight;

  if (!self->has_map || CRYSTAL_IS_ENTRANCE (from))
    return;
  crystal_map_flee (&self->map, seat, from, AUTOPILOT_CELLS, self->resolution, &flight);
  if (flight.n_landings > 1)
    crystal_turn_push (self, PENDING_THROWN, seat, BY_AUTOPILOT, AUTOPILOT_CELLS);
  else if (flight.n_landings == 1 && flight.landings[0] != from)
    crystal_turn_arrive (self, seat, flight.landings[0], ARRIVE_NO_FIND);
}

/* The potion leads the dwarf, and that is its turn. */
static void
follow_autopilot (CrystalTurn *self, guint seat)
{
  if (crystal_turn_get (self, COUNTER_AUTOPILOT, seat) == 0)
    return;
  crystal_turn_add (self, COUNTER_AUTOPILOT, seat, -1);
  tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, 1);
  crystal_turn_note (self, "turn.autopilot", "crystal.skill.alchemist",
                     tm_text_n ("The potion leads %2$s towards the entrance by %1$s cell.",
                                "The potion leads %2$s towards the entrance by %1$s cells.",
                                tm_arg_number (AUTOPILOT_CELLS), tm_arg_seat (seat)));
  lead_home (self, seat);
}

static void
begin_turn (CrystalTurn *self, guint seat)
{
  set_turn (self, seat, 1);
  crystal_turn_set (self, COUNTER_SHRUNK, seat, 0);
  follow_autopilot (self, seat);
  dig_out (self, seat);
  meet_clinging (self, seat);
}

/**
 * crystal_turn_begin_next:
 * @self: a move that ends a turn
 * @seat: the seat whose turn it was
 *
 * Begins the turn of the next seat clockwise. Turns that are lost are passed over one by one, with what
 * happens in them; one in which something has to be settled by people is stopped at.
 */
void
crystal_turn_begin_next (CrystalTurn *self, guint seat)
{
  guint n_seats = tm_table_get_n_seats (self->table);

  for (guint i = 0; i <= CRYSTAL_MAX_SKIPPED + CRYSTAL_MAX_SEATS; i++)
    {
      seat = (seat + 1) % n_seats;
      end_stone_face (self, seat);
      if (!has_to_lose (self, seat))
        {
          begin_turn (self, seat);
          return;
        }
      if (lose_turn (self, seat))
        return;
    }
}

/* The end of a turn */

/* What was granted and is not wanted needs no move of its own. */
static gboolean
is_all_granted (const CrystalTurn *self)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if (pending.kind != PENDING_FURTHER || pending.b == FURTHER_DIG)
      return FALSE;
  return TRUE;
}

/* Tiles in hand go back into the bag, a card that is fought to the discard. */
static void
drop_everything (CrystalTurn *self)
{
  guint piece;

  while (tm_table_get_n_events (self->table) > 0)
    crystal_turn_pop (self);
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    while (crystal_turn_return_tile (self, seat))
      ;
  while (crystal_get_fought (self->table, &piece) >= 0)
    crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
  crystal_boosts_clear (self);
}

static void
check_end (CrystalTurn *self)
{
  if (tm_table_get_n_events (self->table) > 0 && !is_all_granted (self))
    crystal_turn_forbid (self, "turn.event-open", "crystal.turn.event",
                         tm_text (N_ ("Something has to be settled first.")));
}

/* R p. 10: no more than six cards in hand at the end of the own turn. */
static gboolean
discard_down (CrystalTurn *self, guint seat)
{
  gint32 hand = crystal_turn_get (self, COUNTER_HAND, seat);
  gint32 discards = tm_args_get (&self->move->args, END_TURN_DISCARDS);

  if (discards > hand)
    return crystal_turn_refuse (
        self, "discard.too-many", "crystal.find.hand",
        tm_text (N_ ("%s holds only %s."), tm_arg_seat (seat), tm_arg_number (hand)));
  if (discards > MAX (hand - CRYSTAL_HAND_LIMIT, 0))
    crystal_turn_forbid (self, "discard.too-many", "crystal.find.hand",
                         tm_text (N_ ("Only the cards over six are discarded.")));
  if (hand - discards > CRYSTAL_HAND_LIMIT)
    crystal_turn_forbid (self, "hand.over", "crystal.find.hand",
                         tm_text_n ("%2$s has to discard %1$s card.",
                                    "%2$s has to discard %1$s cards.",
                                    tm_arg_number (hand - CRYSTAL_HAND_LIMIT), tm_arg_seat (seat)));
  crystal_discard_hand (self->resolution, seat, (guint) discards, NULL, 0);
  return TRUE;
}

/* The move `end-turn`. */
void
crystal_resolve_end_turn (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  guint seat;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  seat = (guint) MAX (crystal_get_active (turn.table), 0);
  check_end (&turn);
  if (!discard_down (&turn, seat))
    return;
  drop_everything (&turn);
  if (!crystal_is_turn_lost (turn.table))
    crystal_turn_add (&turn, COUNTER_TURNS, seat, 1);
  crystal_turn_begin_next (&turn, seat);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("%s ends the turn; %s is next"), tm_arg_seat (seat),
               tm_arg_seat ((guint) MAX (crystal_get_active (turn.table), 0))),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* The move `lose-turns`. */
void
crystal_resolve_lose_turns (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, LOSE_TURNS_SEAT);
  gint32 count = tm_args_get (&move->args, LOSE_TURNS_COUNT);
  CrystalTurn turn;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  crystal_turn_lose_turns (&turn, seat, (guint) count);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s will lose %1$s turn", "%2$s will lose %1$s turns",
                                        tm_arg_number (count), tm_arg_seat (seat)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* The end of the match */

static void
check_winner (CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get_place (self, seat);

  if (crystal_turn_get (self, COUNTER_CRYSTALS, seat) == 0)
    crystal_turn_forbid (self, "win.no-crystal", "crystal.win",
                         tm_text (N_ ("%s carries no crystal."), tm_arg_seat (seat)));
  if (self->has_map
      && (CRYSTAL_IS_ENTRANCE (place) || self->map.cells[place].laid != LAID_TILE
          || self->map.cells[place].event != EVENT_EXIT))
    crystal_turn_forbid (self, "win.not-on-exit", "crystal.win",
                         tm_text (N_ ("%s stands on no exit."), tm_arg_seat (seat)));
  if (tm_table_get_n_events (self->table) > 0)
    crystal_turn_forbid (self, "win.pending", "crystal.win",
                         tm_text (N_ ("Something has to be settled first.")));
}

/* The move `finish`: without a seat the match is abandoned. */
void
crystal_resolve_finish (const TmMove *move, TmResolution *resolution)
{
  gboolean has_winner = tm_args_has (&move->args, FINISH_SEAT);
  guint seat = has_winner ? (guint) tm_args_get (&move->args, FINISH_SEAT) : 0;
  CrystalTurn turn;

  crystal_turn_begin (&turn, move, resolution);
  if ((has_winner || turn.phase == PHASE_OVER) && !crystal_turn_check_running (&turn))
    return;
  if (has_winner)
    check_winner (&turn, seat);
  if (turn.phase >= PHASE_UPKEEP)
    drop_everything (&turn);
  tm_resolution_set_shared (resolution, COUNTER_WINNER, has_winner ? (gint32) seat + 1 : 0);
  tm_resolution_set_phase (resolution, PHASE_OVER);
  tm_resolution_add_reason (
      resolution, has_winner ? "crystal.win" : "crystal.house",
      has_winner ? tm_text (N_ ("Who stands on an exit with a crystal wins at once."))
                 : tm_text (N_ ("The match is left as it is; nobody has won.")));
  tm_resolution_set_summary (resolution,
                             has_winner ? tm_text (N_ ("%s has won"), tm_arg_seat (seat))
                                        : tm_text (N_ ("The match is abandoned")),
                             TM_TEXT_NONE);
}
