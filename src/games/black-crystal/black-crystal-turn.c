/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move while it is resolved: checks, counters, the stack of events, and what happens by itself at its
 * end. R p. 5 to 6. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"
#include "black-crystal-setup.h"

/* More things cannot happen by themselves in one move; a chain of flights ends long before. */
#define MAX_BY_ITSELF 200

/**
 * crystal_turn_begin:
 * @self: (out): the move while it is resolved
 * @move: the move
 * @resolution: where it is resolved
 */
void
crystal_turn_begin (CrystalTurn *self, const TmMove *move, TmResolution *resolution)
{
  self->move = move;
  self->resolution = resolution;
  self->table = tm_resolution_get_table (resolution);
  self->phase = tm_table_get_phase (self->table);
  self->has_map = crystal_knows_map (self->table);
  crystal_read_map (self->table, &self->map);
  self->laid = self->map;
}

void
crystal_turn_forbid (CrystalTurn *self, const char *id, const char *article, TmText text)
{
  tm_resolution_add_finding (self->resolution, TM_GRADE_ILLEGAL, id, article, text);
}

void
crystal_turn_note (CrystalTurn *self, const char *id, const char *article, TmText text)
{
  tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, id, article, text);
}

gboolean
crystal_turn_refuse (CrystalTurn *self, const char *id, const char *article, TmText text)
{
  return tm_resolution_refuse (self->resolution, id, article, text);
}

/**
 * crystal_turn_check_running:
 * @self: a move
 *
 * Looks whether the match is under way: set up, and not over.
 *
 * Returns: %FALSE if the move cannot be
 */
gboolean
crystal_turn_check_running (CrystalTurn *self)
{
  if (self->phase < PHASE_UPKEEP)
    return crystal_turn_refuse (self, "turn.not-begun", "crystal.setup.first",
                                tm_text (N_ ("The match is still being set up.")));
  if (self->phase == PHASE_OVER)
    return crystal_turn_refuse (self, "turn.over", "crystal.win",
                                tm_text (N_ ("The match is over.")));
  return TRUE;
}

/**
 * crystal_turn_check_act:
 * @self: a move
 * @seat: who acts
 *
 * Checks that a seat may act in its turn: it is its turn, or a step is granted to it, and nothing else
 * has to be settled first.
 *
 * Returns: %FALSE if the move cannot be at all
 */
gboolean
crystal_turn_check_act (CrystalTurn *self, guint seat)
{
  CrystalPending top;

  if (!crystal_turn_check_running (self))
    return FALSE;
  if (crystal_turn_get_top (self, &top))
    {
      if (top.kind != PENDING_FURTHER && top.kind != PENDING_TILE && top.kind != PENDING_LAY)
        crystal_turn_forbid (self, "turn.event-open", "crystal.turn.event",
                             tm_text (N_ ("Something has to be settled first.")));
      else if (top.seat != (gint32) seat)
        crystal_turn_forbid (self, "turn.not-yours", "crystal.turn.order",
                             tm_text (N_ ("It is up to %s."), tm_arg_seat ((guint) top.seat)));
      return TRUE;
    }
  if (crystal_get_active (self->table) != (int) seat)
    {
      crystal_turn_forbid (self, "turn.not-yours", "crystal.turn.order",
                           tm_text (N_ ("It is not the turn of %s."), tm_arg_seat (seat)));
      if (crystal_turn_get (self, COUNTER_SKIP, seat) > 0)
        crystal_turn_forbid (self, "turn.skipping", "crystal.turn.order",
                             tm_text (N_ ("%s has a turn to lose."), tm_arg_seat (seat)));
    }
  else if (crystal_is_turn_lost (self->table))
    crystal_turn_forbid (self, "turn.skipping", "crystal.turn.order",
                         tm_text (N_ ("%s loses this turn."), tm_arg_seat (seat)));
  return TRUE;
}

gint32
crystal_turn_get (const CrystalTurn *self, guint counter, guint seat)
{
  return tm_table_get_counter (self->table, counter, seat);
}

void
crystal_turn_set (CrystalTurn *self, guint counter, guint seat, gint32 value)
{
  tm_resolution_set_counter (self->resolution, counter, seat, value);
}

void
crystal_turn_add (CrystalTurn *self, guint counter, guint seat, gint32 amount)
{
  if (amount != 0)
    tm_resolution_add_counter (self->resolution, counter, seat, amount);
}

void
crystal_turn_add_shared (CrystalTurn *self, guint counter, gint32 amount)
{
  if (amount != 0)
    tm_resolution_set_shared (self->resolution, counter,
                              tm_table_get_shared (self->table, counter) + amount);
}

/**
 * crystal_get_pending:
 * @table: a table
 * @depth: 0 for the topmost
 * @pending: (out): the event
 *
 * Returns: whether there is one so deep
 */
gboolean
crystal_get_pending (const TmTable *table, guint depth, CrystalPending *pending)
{
  const gint32 *parts;

  if (depth >= tm_table_get_n_events (table))
    return FALSE;
  parts = tm_table_get_event (table, depth);
  *pending = (CrystalPending) { parts[0], parts[1], parts[2], parts[3] };
  return TRUE;
}

gboolean
crystal_turn_get_top (const CrystalTurn *self, CrystalPending *pending)
{
  return crystal_get_pending (self->table, 0, pending);
}

/**
 * crystal_turn_push:
 * @self: a move
 * @kind: kind of the event
 * @seat: whose it is
 * @a: first number
 * @b: second number
 *
 * Puts an event on top of the stack. One that would be too many is left out with a note: no play comes
 * near that.
 */
void
crystal_turn_push (CrystalTurn *self, gint32 kind, guint seat, gint32 a, gint32 b)
{
  const gint32 parts[TM_EVENT_PARTS] = { kind, (gint32) seat, a, b };

  if (tm_table_get_n_events (self->table) >= CRYSTAL_MAX_EVENTS)
    {
      crystal_turn_note (self, "turn.too-much", "crystal.turn.event",
                         tm_text (N_ ("Too much is pending at once: settle the rest by hand.")));
      return;
    }
  tm_resolution_push_event (self->resolution, parts);
}

void
crystal_turn_pop (CrystalTurn *self)
{
  tm_resolution_pop_event (self->resolution);
}

/**
 * crystal_turn_take:
 * @self: a move
 * @kind: the kind of event that the move settles
 * @pending: (out): the event; one of the active seat where it stands if there is none
 *
 * Takes the event that the move settles from the top of the stack. Without a map the players know best
 * what comes, and so it need not be announced.
 *
 * Returns: whether it was there
 */
gboolean
crystal_turn_take (CrystalTurn *self, gint32 kind, CrystalPending *pending)
{
  int active = crystal_get_active (self->table);

  if (crystal_turn_get_top (self, pending) && pending->kind == kind)
    {
      crystal_turn_pop (self);
      return TRUE;
    }
  *pending = (CrystalPending) { kind, MAX (active, 0), 0, 0 };
  pending->a = crystal_turn_get_place (self, (guint) pending->seat);
  if (self->has_map || tm_table_get_n_events (self->table) > 0)
    crystal_turn_forbid (self, "turn.event-open", "crystal.turn.event",
                         tm_text (N_ ("That is not what has to be settled now.")));
  return FALSE;
}

static gboolean
belongs_to (const CrystalPending *pending, guint seat)
{
  switch (pending->kind)
    {
    case PENDING_DUEL:
      return pending->seat == (gint32) seat || (pending->b & 0xf) == (gint32) seat;
    case PENDING_BOOM:
    case PENDING_FIGHT:
    case PENDING_FLEE:
    case PENDING_PIT:
    case PENDING_EVEN_ODD:
    case PENDING_JUNK_FIND:
    case PENDING_ARRIVAL:
    case PENDING_LAY:
    case PENDING_FURTHER:
    case PENDING_THROWN:
    case PENDING_TILE:
      return pending->seat == (gint32) seat;
    case PENDING_FIND:
      return pending->seat == (gint32) seat && (pending->b >> 8 & FIND_OF_TILE) != 0;
    default:
      return FALSE;
    }
}

/* Whether the Boom card on the table is what it is about. */
static gboolean
is_about_card (const CrystalPending *pending, guint seat)
{
  if (pending->seat != (gint32) seat)
    return FALSE;
  return pending->kind == PENDING_FIGHT
         || (pending->kind == PENDING_EVEN_ODD && pending->b == EVEN_ODD_MAN);
}

/**
 * crystal_turn_sift:
 * @self: a move
 * @n_below: how many events at the bottom of the stack are left alone
 * @sift: (scope call): tells whether an event is kept, and may change it
 * @number: what @sift is told
 *
 * Goes through the events from the top and takes out what is not kept.
 */
void
crystal_turn_sift (CrystalTurn *self, guint n_below, CrystalSift sift, int number)
{
  CrystalPending kept[CRYSTAL_MAX_EVENTS];
  CrystalPending pending;
  guint n_kept = 0;

  while (tm_table_get_n_events (self->table) > n_below && crystal_turn_get_top (self, &pending))
    {
      crystal_turn_pop (self);
      if (sift (self, &pending, number))
        kept[n_kept++] = pending;
    }
  while (n_kept-- > 0)
    crystal_turn_push (self, kept[n_kept].kind, (guint) kept[n_kept].seat, kept[n_kept].a,
                       kept[n_kept].b);
}

static gboolean
is_of_others (CrystalTurn *self, CrystalPending *pending, int seat)
{
  if (is_about_card (pending, (guint) seat))
    crystal_fight_drop_card (self);
  if (!belongs_to (pending, (guint) seat))
    return TRUE;
  if (pending->kind == PENDING_DUEL)
    crystal_boosts_clear (self);
  if (pending->kind == PENDING_TILE || pending->kind == PENDING_LAY)
    crystal_turn_return_tile (self, (guint) seat);
  return FALSE;
}

/**
 * crystal_turn_drop_seat:
 * @self: a move
 * @seat: a dwarf that was taken from where it stood
 *
 * Forgets what was still to be resolved for it on the cell that it left.
 */
void
crystal_turn_drop_seat (CrystalTurn *self, guint seat)
{
  crystal_turn_sift (self, 0, is_of_others, (int) seat);
}

/**
 * crystal_turn_get_mover:
 * @self: a move
 *
 * Tells whose step it is: a step can be granted in another's turn.
 *
 * Returns: the seat
 */
guint
crystal_turn_get_mover (const CrystalTurn *self)
{
  CrystalPending top;

  if (crystal_turn_get_top (self, &top)
      && (top.kind == PENDING_FURTHER || top.kind == PENDING_TILE || top.kind == PENDING_LAY))
    return (guint) top.seat;
  return (guint) MAX (crystal_get_active (self->table), 0);
}

/* What is on top and happens without anybody's doing. */
static gboolean
happens_by_itself (CrystalTurn *self, const CrystalPending *top)
{
  switch (top->kind)
    {
    case PENDING_ARRIVAL:
      crystal_turn_pop (self);
      crystal_turn_settle_arrival (self, (guint) top->seat, top->a);
      return TRUE;
    case PENDING_DISCARD:
      if (crystal_turn_get (self, COUNTER_HAND, (guint) top->seat) > 0)
        return FALSE;
      crystal_turn_pop (self);
      return TRUE;
    case PENDING_JUNK_FIND:
      crystal_turn_pop (self);
      crystal_turn_push (self, PENDING_FIND, (guint) top->seat, top->a, top->b);
      return TRUE;
    case PENDING_THROWN:
      if (!self->has_map || !crystal_leads_nowhere (self, top))
        return FALSE;
      crystal_turn_pop (self);
      crystal_give_up_throw (self, top);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether nothing is pending that could still drive a dwarf away; a step that was granted need not be
 * made. */
static gboolean
is_at_rest (const CrystalTurn *self)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if (pending.kind != PENDING_FURTHER && pending.kind != PENDING_LAY)
      return FALSE;
  return TRUE;
}

static gboolean
has_won (const CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get_place (self, seat);
  const CrystalCell *cell;

  if (CRYSTAL_IS_ENTRANCE (place) || crystal_turn_get (self, COUNTER_CRYSTALS, seat) == 0)
    return FALSE;
  cell = &self->map.cells[place];
  return cell->laid == LAID_TILE && cell->event == EVENT_EXIT && !cell->boom && !cell->rubble;
}

/**
 * crystal_turn_declare_winner:
 * @self: a move
 * @seat: who rests on an exit with a crystal
 *
 * Ends the match.
 */
void
crystal_turn_declare_winner (CrystalTurn *self, guint seat)
{
  tm_resolution_set_shared (self->resolution, COUNTER_WINNER, (gint32) seat + 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.win",
      tm_text (N_ ("%s stands on an exit with a crystal and has won."), tm_arg_seat (seat)));
  while (tm_table_get_n_events (self->table) > 0)
    crystal_turn_pop (self);
}

/* Who rests on an exit with a crystal has won; whose turn it is, first. */
static void
look_for_winner (CrystalTurn *self)
{
  guint n_seats = tm_table_get_n_seats (self->table);
  guint active = (guint) MAX (crystal_get_active (self->table), 0);

  if (!self->has_map || tm_table_get_shared (self->table, COUNTER_WINNER) != 0
      || !is_at_rest (self))
    return;
  for (guint i = 0; i < n_seats; i++)
    {
      guint seat = (active + i) % n_seats;

      if (!has_won (self, seat))
        continue;
      crystal_turn_declare_winner (self, seat);
      return;
    }
}

static void
set_phase (CrystalTurn *self)
{
  CrystalPending top;
  guint phase;

  if (tm_table_get_shared (self->table, COUNTER_WINNER) > 0)
    phase = PHASE_OVER;
  else if (crystal_turn_get_top (self, &top))
    phase = top.kind == PENDING_FURTHER || top.kind == PENDING_TILE ? PHASE_ACT : PHASE_EVENT;
  else if (tm_table_get_shared (self->table, COUNTER_STEPS) == 0)
    phase = PHASE_END;
  else if (tm_table_get_shared (self->table, COUNTER_BEGUN) != 0)
    phase = PHASE_ACT;
  else
    phase = PHASE_START;
  tm_resolution_set_phase (self->resolution, phase);
}

/**
 * crystal_turn_end:
 * @self: a move that is done
 *
 * Lets happen what happens by itself, lays the mine back on the table and sets the phase.
 */
void
crystal_turn_end (CrystalTurn *self)
{
  CrystalPending top;

  for (guint i = 0; i < MAX_BY_ITSELF; i++)
    if (!crystal_turn_get_top (self, &top) || !happens_by_itself (self, &top))
      break;
  look_for_winner (self);
  crystal_commit_map (self->resolution, &self->map, &self->laid);
  set_phase (self);
}
