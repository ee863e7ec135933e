/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Digging and walking: the step of a turn. R p. 5 to 6, p. 12, p. 14 to 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* Uses up the step: the one granted on top of the stack, or that of the turn. */
static void
spend_step (CrystalTurn *self, guint seat)
{
  CrystalPending top;

  tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, 1);
  while (crystal_turn_get_top (self, &top) && top.seat == (gint32) seat && top.kind == PENDING_TILE)
    crystal_turn_pop (self);
  if (crystal_turn_get_top (self, &top) && top.seat == (gint32) seat && top.kind == PENDING_FURTHER)
    crystal_turn_pop (self);
  else
    tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
}

/* Whether no step is left: none is granted, and that of the turn was made. */
static gboolean
is_spent (const CrystalTurn *self, guint seat)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if (pending.kind == PENDING_FURTHER && pending.seat == (gint32) seat)
      return FALSE;
  return crystal_get_active (self->table) == (int) seat
         && tm_table_get_shared (self->table, COUNTER_STEPS) == 0;
}

static void
check_step (CrystalTurn *self, guint seat)
{
  if (is_spent (self, seat))
    crystal_turn_forbid (self, "step.spent", "crystal.turn.move",
                         tm_text (N_ ("%s has moved in this turn."), tm_arg_seat (seat)));
}

/* Sides of a tile that nobody has told: only where it was joined is known. */
static int
get_joined_sides (const CrystalTurn *self, guint seat, guint cell)
{
  int from = crystal_turn_get_place (self, seat);
  int side;

  if (CRYSTAL_IS_ENTRANCE (from))
    return 1 << crystal_get_entrance (self->table, seat);
  side = crystal_find_side (cell, (guint) from);
  return side < 0 ? 0 : 1 << side;
}

typedef struct
{
  guint seat;
  guint cell;
  int event;
  int sides;
  CrystalMeans means;
  gboolean first;
} Dig;

static void
read_dig (CrystalTurn *self, Dig *dig)
{
  const TmArgs *args = &self->move->args;
  guint piece;
  int face;

  dig->seat = crystal_turn_get_mover (self);
  dig->cell = (guint) tm_args_get (args, DIG_CELL);
  dig->sides = crystal_sides_from_arg (args, DIG_SIDES);
  dig->means = (CrystalMeans) tm_args_get (args, DIG_MEANS);
  dig->first = crystal_turn_get (self, COUNTER_TURNS, dig->seat) == 0
               && CRYSTAL_IS_ENTRANCE (crystal_turn_get_place (self, dig->seat));
  face = crystal_get_taken (self->table, dig->seat, &piece);
  dig->event = face >= 0 ? (int) CRYSTAL_FACE_EVENT (face) : tm_args_get (args, DIG_EVENT);
}

static void
check_in_app (CrystalTurn *self, const Dig *dig)
{
  guint piece;

  if (tm_table_get_option (self->table, OPTION_TILES) != TM_SOURCE_APP)
    return;
  if (crystal_get_taken (self->table, dig->seat, &piece) < 0)
    crystal_turn_forbid (self, "dig.no-tile", "crystal.setup.tiles",
                         tm_text (N_ ("The app has the bag: draw a tile first.")));
  else
    crystal_check_shape (self, dig->seat, dig->sides);
}

static void
dig_without_map (CrystalTurn *self, const Dig *dig)
{
  if (dig->event == EVENT_PIT && dig->first)
    {
      crystal_turn_note (
          self, "dig.pit-first", "crystal.pit.first",
          tm_text (N_ ("A pit as the first tile goes back into the bag: draw another.")));
      return;
    }
  if (!crystal_turn_count_tile (self, dig->seat, dig->event))
    return;
  if (dig->means != MEANS_NONE)
    crystal_turn_pay (self, dig->seat, dig->means);
  spend_step (self, dig->seat);
  crystal_turn_meet (self, dig->seat, dig->event);
}

static void
lay_and_go (CrystalTurn *self, const Dig *dig, const CrystalPlacing *placing)
{
  int from = crystal_turn_get_place (self, dig->seat);

  if (dig->means != MEANS_NONE)
    crystal_turn_pay (self, dig->seat, dig->means);
  if (!crystal_turn_lay_tile (self, dig->seat, dig->cell, dig->event, dig->sides, FALSE))
    return;
  if (dig->sides < 0)
    {
      int joined = dig->means == MEANS_NONE ? get_joined_sides (self, dig->seat, dig->cell) : 0;

      self->map.cells[dig->cell].sides = (guint8) joined;
      self->map.cells[dig->cell].untold = (guint8) (CRYSTAL_ALL_SIDES & ~joined);
    }
  if (placing->passage)
    crystal_turn_open_joint (self, dig->seat, from, (int) dig->cell);
  crystal_turn_add (self, COUNTER_WALKED, dig->seat, 1);
  spend_step (self, dig->seat);
  crystal_turn_arrive (self, dig->seat, (int) dig->cell, ARRIVE_OPENED);
}

void
crystal_resolve_dig (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  CrystalPlacing placing;
  Dig dig;

  crystal_turn_begin (&turn, move, resolution);
  read_dig (&turn, &dig);
  if (!crystal_turn_check_act (&turn, dig.seat))
    return;
  check_step (&turn, dig.seat);
  check_in_app (&turn, &dig);
  if (!turn.has_map)
    dig_without_map (&turn, &dig);
  else
    {
      guint open = dig.sides >= 0            ? (guint) dig.sides
                   : dig.means != MEANS_NONE ? 0
                                             : CRYSTAL_ALL_SIDES;

      crystal_map_judge_placing (&turn.map, dig.seat, dig.cell, open, (CrystalEvent) dig.event,
                                 dig.first, dig.means, &placing);
      crystal_add_whys (resolution, placing.why);
      if (turn.map.cells[dig.cell].laid != LAID_NONE)
        return;
      if (placing.swaps)
        crystal_put_tile_back (&turn, dig.seat);
      else
        lay_and_go (&turn, &dig, &placing);
    }
  tm_resolution_set_summary (resolution,
                             turn.has_map
                                 ? tm_text (N_ ("%s digs %s: %s"), tm_arg_seat (dig.seat),
                                            tm_arg_cell (GRID_MINE, dig.cell),
                                            tm_arg_word (crystal_event_words[dig.event].name))
                                 : tm_text (N_ ("%s digs: %s"), tm_arg_seat (dig.seat),
                                            tm_arg_word (crystal_event_words[dig.event].name)),
                             TM_TEXT_NONE);
  if (!tm_resolution_is_refused (resolution))
    crystal_turn_end (&turn);
}

void
crystal_resolve_set_sides (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  guint cell = (guint) tm_args_get (&move->args, SET_SIDES_CELL);
  CrystalCell *here;
  guint8 told;

  crystal_turn_begin (&turn, move, resolution);
  here = &turn.map.cells[cell];
  if (here->laid != LAID_TILE)
    {
      crystal_turn_refuse (
          &turn, "sides.no-tile", "crystal.turn.place",
          tm_text (N_ ("No open tile lies there: %s"), tm_arg_cell (GRID_MINE, cell)));
      return;
    }
  if (here->untold == 0)
    crystal_turn_forbid (
        &turn, "sides.told", "crystal.turn.place",
        tm_text (N_ ("Its sides are told already: a tile is not turned any more.")));
  told = (guint8) crystal_sides_from_arg (&move->args, SET_SIDES_SIDES);
  if ((told ^ here->sides) & ~here->untold & CRYSTAL_ALL_SIDES)
    crystal_turn_forbid (&turn, "sides.other", "crystal.turn.place",
                         tm_text (N_ ("Some of these sides were told otherwise.")));
  here->sides = told;
  here->untold = 0;
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("The open sides are told: %s"), tm_arg_cell (GRID_MINE, cell)),
      TM_TEXT_NONE);
  crystal_commit_map (resolution, &turn.map, &turn.laid);
}

/* What a step is told. */
typedef struct
{
  guint seat;
  int place;
  CrystalMeans means;
} Step;

/* Turns a face-down tile up: the app knows what it is. */
static void
turn_up (CrystalTurn *self, guint cell)
{
  const TmArgs *args = &self->move->args;
  guint zone = tm_table_get_zone (self->table, ZONE_LAID, TM_NO_SEAT);
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces = tm_table_list_zone (self->table, zone, pieces, G_N_ELEMENTS (pieces));
  int event = tm_args_has (args, STEP_EVENT) ? tm_args_get (args, STEP_EVENT) : EVENT_NONE;

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_place (self->table, pieces[i]) == (gint32) cell)
      event = (int) CRYSTAL_FACE_EVENT (tm_table_get_piece_face (self->table, pieces[i]));
  crystal_turn_turn_up (self, cell, event, crystal_sides_from_arg (args, STEP_SIDES));
}

/* Whether the step is the one to a tile that was laid just before (Mapper). */
static gboolean
is_just_laid (const CrystalTurn *self, const Step *step)
{
  CrystalPending top;

  return crystal_turn_get_top (self, &top) && top.kind == PENDING_FURTHER
         && top.seat == (gint32) step->seat && CRYSTAL_FURTHER_KIND (top.b) == FURTHER_STEP
         && crystal_may_walk_to (self->table, step->seat, step->place);
}

/**
 * crystal_may_walk_to:
 * @table: a table
 * @seat: a seat that makes a step
 * @place: a cell that lies open, or an entrance
 *
 * Tells whether the step may lead there: what some monsters grant is a new tile and the step onto it.
 *
 * Returns: whether it may
 */
gboolean
crystal_may_walk_to (const TmTable *table, guint seat, int place)
{
  CrystalPending top;
  int side;

  if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_FURTHER
      || top.seat != (gint32) seat)
    return TRUE;
  switch (CRYSTAL_FURTHER_KIND (top.b))
    {
    case FURTHER_DIG:
    case FURTHER_MAY_DIG:
      return FALSE;
    case FURTHER_STEP:
      if (CRYSTAL_IS_ENTRANCE (top.a) || CRYSTAL_IS_ENTRANCE (place))
        return !CRYSTAL_IS_ENTRANCE (place);
      side = crystal_find_side ((guint) top.a, (guint) place);
      return side >= 0 && CRYSTAL_FURTHER_SIDES (top.b) >> side & 1;
    default:
      return TRUE;
    }
}

static void
check_granted (CrystalTurn *self, const Step *step)
{
  CrystalPending top;

  if (crystal_turn_get_top (self, &top) && top.kind == PENDING_LAY)
    crystal_turn_forbid (self, "turn.event-open", "crystal.turn.event",
                         tm_text (N_ ("The further tiles come first.")));
  else if (!crystal_may_walk_to (self->table, step->seat, step->place))
    crystal_turn_forbid (self, "step.spent", "crystal.turn.move",
                         tm_text (N_ ("A new tile was won: this step leads onto it alone.")));
}

/* Who has taken a tile has to lay it, if there is where. */
static void
put_tile_aside (CrystalTurn *self, guint seat)
{
  CrystalPending lay
      = { PENDING_LAY, (gint32) seat, crystal_turn_get_place (self, seat), LAYING_FIREFLY };
  guint8 cells[CRYSTAL_N_CELLS];

  if (crystal_turn_return_tile (self, seat) && crystal_list_laying_on (&self->map, &lay, cells) > 0)
    crystal_turn_forbid (self, "dig.tile-in-hand", "crystal.turn.place",
                         tm_text (N_ ("The tile in hand has to be laid.")));
}

/* Breaks the wall and clears the rubble in the way. Gives whether a Boom token lay under it. */
static gboolean
clear_way (CrystalTurn *self, const Step *step)
{
  int from = crystal_turn_get_place (self, step->seat);
  const CrystalCell *to = CRYSTAL_IS_ENTRANCE (step->place) ? NULL : &self->map.cells[step->place];
  gboolean uncovers = to != NULL && to->rubble && to->boom;

  if (step->means == MEANS_NONE || !crystal_turn_pay (self, step->seat, step->means))
    return FALSE;
  crystal_turn_open_joint (self, step->seat, from, step->place);
  crystal_turn_set_rubble (self, step->place, FALSE);
  return uncovers;
}

static void
go (CrystalTurn *self, const Step *step)
{
  gboolean opened = is_just_laid (self, step);
  gboolean uncovers = clear_way (self, step);
  guint n_below;

  put_tile_aside (self, step->seat);
  if (!CRYSTAL_IS_ENTRANCE (step->place) && self->map.cells[step->place].laid == LAID_FACE_DOWN)
    {
      turn_up (self, (guint) step->place);
      opened = TRUE;
    }
  crystal_turn_add (self, COUNTER_WALKED, step->seat, 1);
  spend_step (self, step->seat);
  crystal_turn_put_dwarf (self, step->seat, step->place);
  n_below = tm_table_get_n_events (self->table);
  crystal_turn_arrive (self, step->seat, step->place, opened ? ARRIVE_OPENED : 0);
  if (uncovers)
    crystal_turn_sift (self, n_below, crystal_mark_uncovered, (int) step->seat);
}

void
crystal_resolve_step (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  Step step;
  gboolean home = tm_args_get (&move->args, STEP_HOME) != 0;

  crystal_turn_begin (&turn, move, resolution);
  step.seat = crystal_turn_get_mover (&turn);
  step.means = (CrystalMeans) tm_args_get (&move->args, STEP_MEANS);
  step.place = home ? CRYSTAL_AT_ENTRANCE (crystal_get_entrance (turn.table, step.seat))
                    : tm_args_get (&move->args, STEP_CELL);
  if (!crystal_turn_check_act (&turn, step.seat))
    return;
  if (!turn.has_map)
    {
      check_step (&turn, step.seat);
      spend_step (&turn, step.seat);
      tm_resolution_set_summary (resolution, tm_text (N_ ("%s walks"), tm_arg_seat (step.seat)),
                                 TM_TEXT_NONE);
      crystal_turn_end (&turn);
      return;
    }
  if (!home && !tm_args_has (&move->args, STEP_CELL))
    {
      crystal_turn_refuse (&turn, "step.nowhere", "crystal.turn.move",
                           tm_text (N_ ("Name the cell, or the own entrance.")));
      return;
    }
  crystal_add_whys (resolution,
                    crystal_map_judge_step (&turn.map, step.seat, step.place,
                                            is_spent (&turn, step.seat), step.means, resolution));
  if (!home
      && (turn.map.cells[step.place].laid == LAID_NONE
          || turn.map.cells[step.place].laid == LAID_MUSHROOM))
    return;
  check_granted (&turn, &step);
  go (&turn, &step);
  tm_resolution_set_summary (
      resolution,
      home ? tm_text (N_ ("%s goes back to the entrance"), tm_arg_seat (step.seat))
           : tm_text (N_ ("%s walks to %s"), tm_arg_seat (step.seat),
                      tm_arg_cell (GRID_MINE, (guint) step.place)),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* Whether the way between two dwarfs is blocked: by a wall or rubble. */
static gboolean
is_parted (const CrystalTurn *self, int from, int to)
{
  int side = crystal_find_side ((guint) from, (guint) to);

  return side < 0 || !crystal_map_is_open (&self->map, (guint) from, (TmSide) side)
         || self->map.cells[to].rubble || self->map.cells[from].rubble;
}

static void
check_challenge (CrystalTurn *self, int from, int to, CrystalMeans means)
{
  if (CRYSTAL_IS_ENTRANCE (from) || CRYSTAL_IS_ENTRANCE (to)
      || crystal_find_side ((guint) from, (guint) to) < 0)
    crystal_turn_forbid (self, "duel.apart", "crystal.duel.meet",
                         tm_text (N_ ("They do not stand on neighbouring cells of the mine.")));
  else if (means == MEANS_NONE && is_parted (self, from, to))
    crystal_turn_forbid (
        self, "duel.obstacle", "crystal.duel.meet",
        tm_text (N_ ("A wall or rubble is between them: who starts the duel has to "
                     "remove it.")));
}

void
crystal_resolve_challenge (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, CHALLENGE_SEAT);
  guint rival = (guint) tm_args_get (&move->args, CHALLENGE_RIVAL);
  CrystalMeans means = (CrystalMeans) tm_args_get (&move->args, CHALLENGE_MEANS);
  CrystalTurn turn;
  int from, to;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (seat == rival)
    {
      crystal_turn_refuse (&turn, "duel.self", "crystal.duel.meet",
                           tm_text (N_ ("A duel takes two.")));
      return;
    }
  from = crystal_turn_get_place (&turn, seat);
  to = crystal_turn_get_place (&turn, rival);
  if (turn.has_map)
    {
      check_challenge (&turn, from, to, means);
      if (CRYSTAL_IS_ENTRANCE (to))
        {
          crystal_turn_refuse (&turn, "step.foreign-entrance", "crystal.turn.move",
                               tm_text (N_ ("An entrance belongs to its owner.")));
          return;
        }
    }
  if (tm_table_get_n_events (turn.table) > 0)
    crystal_turn_forbid (&turn, "turn.event-open", "crystal.turn.event",
                         tm_text (N_ ("Something has to be settled first.")));
  if (tm_resolution_get_option (resolution, OPTION_CHALLENGE) == CHALLENGE_MOVE)
    {
      if (crystal_get_active (turn.table) != (int) seat || is_spent (&turn, seat))
        crystal_turn_forbid (
            &turn, "duel.same-turn", "crystal.duel.meet",
            tm_text (N_ ("Here a duel with a neighbour takes the step of the turn.")));
      else
        spend_step (&turn, seat);
    }
  if (means != MEANS_NONE && crystal_turn_pay (&turn, seat, means) && turn.has_map)
    {
      crystal_turn_open_joint (&turn, seat, from, to);
      crystal_turn_set_rubble (&turn, to, FALSE);
    }
  if (turn.has_map)
    crystal_turn_arrive (&turn, seat, to, 0);
  else
    crystal_turn_push (&turn, PENDING_DUEL, seat, to, (gint32) rival);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("%s starts a duel with %s"), tm_arg_seat (seat), tm_arg_seat (rival)),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

static gboolean
is_portal (const CrystalTurn *self, int place)
{
  return !CRYSTAL_IS_ENTRANCE (place) && crystal_map_has_tile (&self->map, (guint) place)
         && self->map.cells[place].event == EVENT_PORTAL;
}

void
crystal_resolve_portal (const TmMove *move, TmResolution *resolution)
{
  int to = tm_args_get (&move->args, PORTAL_CELL);
  CrystalTurn turn;
  guint seat;
  int from;
  gboolean is_alone;
  guint64 whys = 0;

  crystal_turn_begin (&turn, move, resolution);
  seat = crystal_turn_get_mover (&turn);
  if (!crystal_turn_check_act (&turn, seat))
    return;
  from = crystal_turn_get_place (&turn, seat);
  is_alone = crystal_map_count_event (&turn.map, EVENT_PORTAL) < 2;
  if (is_alone)
    whys |= WHY_BIT (WHY_PORTAL_ALONE);
  if (!is_portal (&turn, from) || !is_portal (&turn, to) || (from == to && !is_alone))
    whys |= WHY_BIT (WHY_PORTAL_NOT_PORTAL);
  crystal_add_whys (resolution, whys);
  if (turn.map.cells[to].laid != LAID_TILE)
    return;
  if (tm_table_get_shared (turn.table, COUNTER_STEPS) > 0)
    {
      tm_resolution_set_shared (resolution, COUNTER_BEGUN, 1);
      crystal_turn_note (
          &turn, "portal.must-move", "crystal.portal.free",
          tm_text (N_ ("Who begins the turn on a portal has to make the step after it.")));
    }
  tm_resolution_add_reason (resolution, "crystal.portal.free",
                            tm_text (N_ ("Going through a portal is no step.")));
  crystal_turn_arrive (&turn, seat, to, ARRIVE_BY_PORTAL);
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s goes through the portal to %s"), tm_arg_seat (seat),
                                      tm_arg_cell (GRID_MINE, (guint) to)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* Who draws: whoever has to lay a tile now, also because something throws it onto an undug cell. */
static gboolean
find_drawer (CrystalTurn *self, guint *seat)
{
  CrystalPending top;

  if (crystal_turn_get_top (self, &top) && top.kind == PENDING_THROWN)
    {
      *seat = (guint) top.seat;
      return TRUE;
    }
  *seat = crystal_turn_get_mover (self);
  if (!crystal_turn_check_act (self, *seat))
    return FALSE;
  if (!crystal_turn_get_top (self, &top) || top.kind != PENDING_LAY)
    check_step (self, *seat);
  return TRUE;
}

/* Whether the tile is for the eyes of who draws it: it may come to lie face down. */
static gboolean
is_looked_at (const CrystalPending *top, gboolean is_due)
{
  return is_due && top->kind == PENDING_LAY && crystal_may_hide ((CrystalLaying) top->b);
}

void
crystal_resolve_draw_tile (const TmMove *move, TmResolution *resolution)
{
  gint32 face = tm_args_get (&move->args, DRAW_TILE_FACE);
  CrystalTurn turn;
  CrystalPending top;
  gboolean is_due;
  guint seat, piece;
  int found;

  crystal_turn_begin (&turn, move, resolution);
  if (!find_drawer (&turn, &seat))
    return;
  found = tm_table_find_piece (turn.table, tm_table_get_zone (turn.table, ZONE_BAG, TM_NO_SEAT),
                               PIECE_TILE, face);
  if (found < 0 || tm_table_get_shared (turn.table, COUNTER_BAG) == 0
      || crystal_get_taken (turn.table, seat, &piece) >= 0)
    {
      crystal_turn_refuse (&turn, "dig.bag-empty", "crystal.setup.tiles",
                           tm_text (N_ ("No such tile can be drawn now.")));
      return;
    }
  tm_resolution_move_piece (resolution, (guint) found,
                            tm_table_get_zone (turn.table, ZONE_TAKEN, (int) seat), TM_TOP);
  tm_resolution_turn_piece (resolution, (guint) found, TRUE);
  crystal_turn_add_shared (&turn, COUNTER_BAG, -1);
  /* What it is laid for can be on the stack already. */
  is_due = crystal_turn_get_top (&turn, &top);
  if (!is_due)
    crystal_turn_push (&turn, PENDING_TILE, seat, 0, 0);
  tm_resolution_set_summary (
      resolution,
      is_looked_at (&top, is_due)
          ? tm_text (N_ ("%s draws a tile and looks at it"), tm_arg_seat (seat))
          : tm_text (N_ ("%s draws a tile: %s"), tm_arg_seat (seat),
                     tm_arg_face (PIECE_TILE, face)),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

void
crystal_resolve_pass (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  CrystalPending top;
  guint piece;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_turn_get_top (&turn, &top)
      || (top.kind != PENDING_FURTHER && top.kind != PENDING_LAY && top.kind != PENDING_KEEP
          && (top.kind != PENDING_BOOM || (top.b & BOOM_SWARM) == 0)))
    {
      crystal_turn_refuse (&turn, "pass.nothing", "crystal.turn.event",
                           tm_text (N_ ("There is nothing that could be left.")));
      return;
    }
  crystal_turn_pop (&turn);
  crystal_turn_return_tile (&turn, (guint) top.seat);
  if (top.kind == PENDING_KEEP
      && crystal_find_boom (turn.table, ZONE_BEFORE, top.seat, MONSTER_DANDELIONS, &piece))
    crystal_move_boom (resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s leaves it"), tm_arg_seat ((guint) top.seat)), TM_TEXT_NONE);
  crystal_turn_end (&turn);
}
