/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The move `thrown`: it settles a PENDING_THROWN by the place a dwarf comes to. R p. 19 to 20, p. 25 to
 * 30. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* Articles of what moves a dwarf. */
static const char *const articles[CRYSTAL_N_BYS] = {
  [BY_TELEKICK] = "crystal.card.telekick",
  [BY_BLACK_HOLE] = "crystal.card.black-hole",
  [BY_SPRING] = "crystal.card.spring",
  [BY_VOICE] = "crystal.card.inner-voice",
  [BY_ARGUMENT] = "crystal.card.weighty-argument",
  [BY_MAGNET] = "crystal.card.magnet",
  [BY_BARREL] = "crystal.card.toxic-barrel",
  [BY_REVERSE] = "crystal.card.reverse",
  [BY_SCRAM] = "crystal.card.scram",
  [BY_SINKHOLE] = "crystal.card.sinkhole",
  [BY_AUTOPILOT] = "crystal.skill.alchemist",
};

typedef struct
{
  guint seat;
  CrystalBy by;
  int place;
  /* Whether it settles something that was pending, and its second number. */
  gboolean is_due;
  gint32 b;
} Thrown;

/* Whether it was said already where the dwarf comes down. */
static gboolean
has_one_end (CrystalBy by)
{
  return by == BY_TELEKICK || by == BY_SPRING || by == BY_VOICE;
}

static void
take_thrown (CrystalTurn *self, Thrown *thrown)
{
  CrystalPending top;

  while (crystal_turn_get_top (self, &top) && top.kind == PENDING_TILE)
    crystal_turn_pop (self);
  thrown->is_due = crystal_turn_get_top (self, &top) && top.kind == PENDING_THROWN
                   && top.a == (gint32) thrown->by;
  if (!thrown->is_due)
    {
      thrown->b = thrown->place;
      crystal_turn_forbid (self, "turn.event-open", "crystal.turn.event",
                           tm_text (N_ ("That is not what has to be settled now.")));
      crystal_leave_fight (self, thrown->seat);
      return;
    }
  if (top.seat != (gint32) thrown->seat && thrown->by != BY_REVERSE)
    crystal_turn_forbid (self, "turn.not-yours", "crystal.turn.order",
                         tm_text (N_ ("It is %s who is moved."), tm_arg_seat ((guint) top.seat)));
  thrown->b = top.b;
  if (thrown->by == BY_REVERSE && top.seat != (gint32) thrown->seat && thrown->place < 0)
    thrown->place = crystal_turn_get_place (self, thrown->seat);
  thrown->seat = (guint) top.seat;
  crystal_turn_pop (self);
  if (thrown->place < 0 && has_one_end (thrown->by))
    thrown->place = thrown->b;
}

static void
check_place (CrystalTurn *self, const Thrown *thrown)
{
  CrystalPending pending
      = { PENDING_THROWN, (gint32) thrown->seat, (gint32) thrown->by, thrown->b };
  guint8 places[CRYSTAL_N_PLACES];
  guint n_places = crystal_list_thrown (&self->map, &pending, self->resolution, places);

  for (guint i = 0; i < n_places; i++)
    if (places[i] == thrown->place)
      return;
  crystal_turn_forbid (self, "card.wrong-target", articles[thrown->by],
                       tm_text (N_ ("The dwarf cannot come there by this.")));
}

/**
 * crystal_read_tile:
 * @self: a move by which a tile is laid
 * @seat: who lays it
 * @event_param: parameter that tells what is printed on it
 * @face_down: whether nobody may see it
 * @event: (out): what is printed on it
 *
 * Reads what is on a tile: the app knows the one in hand, of any other it has to be told.
 *
 * Returns: %FALSE if nobody has told, or the app has the bag and no tile was drawn
 */
gboolean
crystal_read_tile (CrystalTurn *self, guint seat, guint event_param, gboolean face_down, int *event)
{
  guint piece;
  int face = crystal_get_taken (self->table, seat, &piece);

  if (face < 0 && tm_table_get_option (self->table, OPTION_TILES) == TM_SOURCE_APP)
    return crystal_turn_refuse (self, "dig.no-tile", "crystal.setup.tiles",
                                tm_text (N_ ("The app has the bag: draw a tile first.")));
  if (face < 0 && !face_down && !tm_args_has (&self->move->args, event_param))
    return crystal_turn_refuse (self, "dig.untold", "crystal.turn.place",
                                tm_text (N_ ("A tile is laid: tell what is on it.")));
  *event = face >= 0   ? (int) CRYSTAL_FACE_EVENT (face)
           : face_down ? EVENT_NONE
                       : tm_args_get (&self->move->args, event_param);
  return TRUE;
}

/* The tile in hand lies as it is, turned by quarters. */
void
crystal_check_shape (CrystalTurn *self, guint seat, int sides)
{
  guint piece;
  int face = crystal_get_taken (self->table, seat, &piece);

  if (face < 0 || sides < 0)
    return;
  for (guint turns = 0; turns < TM_N_SIDES; turns++)
    if (crystal_get_shape_sides ((CrystalShape) CRYSTAL_FACE_SHAPE (face), turns) == (guint) sides)
      return;
  crystal_turn_forbid (self, "dig.other-shape", "crystal.turn.place",
                       tm_text (N_ ("The tile in hand does not look like this.")));
}

/* A face-down tile of the app's bag is known to the app. */
static gboolean
read_face_down (CrystalTurn *self, int place, int *event)
{
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces
      = tm_table_list_zone (self->table, tm_table_get_zone (self->table, ZONE_LAID, TM_NO_SEAT),
                            pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_place (self->table, pieces[i]) == place
        && tm_table_get_piece_face (self->table, pieces[i]) != TM_FACE_UNKNOWN)
      {
        *event = (int) CRYSTAL_FACE_EVENT (tm_table_get_piece_face (self->table, pieces[i]));
        return TRUE;
      }
  if (!tm_args_has (&self->move->args, THROWN_EVENT))
    return crystal_turn_refuse (self, "dig.untold", "crystal.turn.place",
                                tm_text (N_ ("A tile is turned up: tell what is on it.")));
  *event = tm_args_get (&self->move->args, THROWN_EVENT);
  return TRUE;
}

/* Who walks joins the new tile to the one before; who flies lays it as he likes. */
static int
get_joined_side (const CrystalTurn *self, const Thrown *thrown)
{
  int from = crystal_turn_get_place (self, thrown->seat);

  if (thrown->by != BY_VOICE && thrown->by != BY_ARGUMENT)
    return -1;
  if (CRYSTAL_IS_ENTRANCE (from))
    return (int) crystal_get_entrance (self->table, thrown->seat);
  return crystal_find_side ((guint) thrown->place, (guint) from);
}

static gboolean
dig (CrystalTurn *self, const Thrown *thrown, int *event)
{
  int sides = crystal_sides_from_arg (&self->move->args, THROWN_SIDES);
  int joined = get_joined_side (self, thrown);
  CrystalCell *cell = &self->map.cells[thrown->place];

  if (!crystal_read_tile (self, thrown->seat, THROWN_EVENT, FALSE, event))
    return FALSE;
  crystal_check_shape (self, thrown->seat, sides);
  if (joined >= 0 && sides >= 0)
    {
      CrystalPlacing placing;

      crystal_map_judge_placing (&self->map, thrown->seat, (guint) thrown->place, (guint) sides,
                                 (CrystalEvent) *event, FALSE, MEANS_NONE, &placing);
      crystal_add_whys (self->resolution, placing.why);
    }
  if (!crystal_turn_lay_tile (self, thrown->seat, (guint) thrown->place, *event, sides, FALSE))
    return FALSE;
  if (sides < 0 && joined >= 0)
    {
      cell->sides = (guint8) (1u << joined);
      cell->untold = (guint8) (CRYSTAL_ALL_SIDES & ~cell->sides);
    }
  return TRUE;
}

/* Opens the cell the dwarf comes to, if nothing lies open there. */
static gboolean
open_cell (CrystalTurn *self, const Thrown *thrown, guint *how)
{
  int event = EVENT_NONE;

  if (crystal_is_dug (&self->map, thrown->place))
    return TRUE;
  if (self->map.cells[thrown->place].laid == LAID_MUSHROOM)
    return crystal_turn_refuse (self, "throw.mushroom", "crystal.mushroom.stays",
                                tm_text (N_ ("Nobody comes down on a mushroom.")));
  *how |= ARRIVE_OPENED;
  if (self->map.cells[thrown->place].laid == LAID_NONE)
    return dig (self, thrown, &event);
  if (!read_face_down (self, thrown->place, &event))
    return FALSE;
  crystal_turn_turn_up (self, (guint) thrown->place, event,
                        crystal_sides_from_arg (&self->move->args, THROWN_SIDES));
  return TRUE;
}

/* The arrival remembers where the Black hole took the dwarf from. */
static gboolean
remember_hole (CrystalTurn *self, CrystalPending *pending, int from)
{
  (void) self;
  if (pending->kind == PENDING_ARRIVAL)
    pending->b |= (from + 1) << 8;
  return TRUE;
}

static gboolean
go_through_hole (CrystalTurn *self, const Thrown *thrown)
{
  int from = crystal_turn_get_place (self, thrown->seat);
  guint how = 0;
  guint n_below;

  if (!open_cell (self, thrown, &how))
    return FALSE;
  if (!CRYSTAL_IS_ENTRANCE (thrown->place) && self->map.cells[thrown->place].event == EVENT_PIT)
    {
      tm_resolution_add_reason (self->resolution, "crystal.card.black-hole",
                                tm_text (N_ ("From a pit the Black hole brings %s back unrolled."),
                                         tm_arg_seat (thrown->seat)));
      return TRUE;
    }
  crystal_turn_put_dwarf (self, thrown->seat, thrown->place);
  n_below = tm_table_get_n_events (self->table);
  crystal_turn_arrive (self, thrown->seat, thrown->place, how);
  crystal_turn_sift (self, n_below, remember_hole, from);
  return TRUE;
}

/* One cell of the walk; what is left of it waits under what happens there. */
static gboolean
walk_on (CrystalTurn *self, const Thrown *thrown)
{
  guint how = 0;
  guint8 places[CRYSTAL_N_PLACES];

  if (!open_cell (self, thrown, &how))
    return FALSE;
  crystal_turn_add (self, COUNTER_WALKED, thrown->seat, 1);
  crystal_turn_put_dwarf (self, thrown->seat, thrown->place);
  if (thrown->is_due && thrown->b > 1 && crystal_list_steps (&self->map, thrown->seat, places) > 0)
    crystal_turn_push (self, PENDING_THROWN, thrown->seat, BY_ARGUMENT, thrown->b - 1);
  crystal_turn_arrive (self, thrown->seat, thrown->place, how);
  return TRUE;
}

static gboolean
is_on_entrance_of_other (const CrystalTurn *self, guint seat, int place)
{
  return CRYSTAL_IS_ENTRANCE (place)
         && place != CRYSTAL_AT_ENTRANCE (crystal_get_entrance (self->table, seat));
}

/* Nothing is resolved where the two come to. */
static gboolean
swap (CrystalTurn *self, const Thrown *thrown)
{
  guint32 rivals = crystal_map_find_rivals (&self->map, thrown->seat, thrown->place);
  int from = crystal_turn_get_place (self, thrown->seat);
  guint rival;

  if (rivals == 0)
    return crystal_turn_refuse (self, "card.wrong-target", "crystal.card.reverse",
                                tm_text (N_ ("No other dwarf stands there.")));
  rival = (guint) g_bit_nth_lsf (rivals, -1);
  if (is_on_entrance_of_other (self, thrown->seat, thrown->place)
      || is_on_entrance_of_other (self, rival, from))
    return crystal_turn_refuse (self, "step.foreign-entrance", "crystal.turn.move",
                                tm_text (N_ ("An entrance belongs to its owner.")));
  crystal_leave_fight (self, rival);
  crystal_turn_put_dwarf (self, thrown->seat, thrown->place);
  crystal_turn_put_dwarf (self, rival, from);
  tm_resolution_add_reason (self->resolution, "crystal.o.draft",
                            tm_text (N_ ("%s and %s change places; nothing is resolved there."),
                                     tm_arg_seat (thrown->seat), tm_arg_seat (rival)));
  return TRUE;
}

/* A mushroom was thrown meanwhile on the cell where the dwarf was to come down. */
static gboolean
is_overgrown (CrystalTurn *self, const Thrown *thrown)
{
  if (!thrown->is_due || !has_one_end (thrown->by) || thrown->place != thrown->b
      || CRYSTAL_IS_ENTRANCE (thrown->place)
      || self->map.cells[thrown->place].laid != LAID_MUSHROOM)
    return FALSE;
  crystal_turn_note (
      self, "card.no-effect", articles[thrown->by],
      tm_text (N_ ("A mushroom has grown there: %s stays."), tm_arg_seat (thrown->seat)));
  return TRUE;
}

/* Returns FALSE if it was refused. */
static gboolean
move_dwarf (CrystalTurn *self, const Thrown *thrown)
{
  guint how = 0;

  if (is_overgrown (self, thrown))
    return TRUE;
  switch (thrown->by)
    {
    case BY_BLACK_HOLE:
      return go_through_hole (self, thrown);
    case BY_ARGUMENT:
      return walk_on (self, thrown);
    case BY_BARREL:
      return crystal_put_barrel_back (self, thrown->seat, thrown->place);
    case BY_REVERSE:
      return swap (self, thrown);
    case BY_SINKHOLE:
      how = ARRIVE_NO_EVENTS;
      break;
    case BY_AUTOPILOT:
      how = ARRIVE_NO_FIND;
      break;
    case BY_VOICE:
    case BY_MAGNET:
      how = crystal_get_again (&self->map, thrown->place);
      break;
    default:
      break;
    }
  if (!open_cell (self, thrown, &how))
    return FALSE;
  crystal_turn_arrive (self, thrown->seat, thrown->place, how);
  return TRUE;
}

/* Without a map the players know where the dwarf is; a tile that was dug is told. */
static void
move_without_map (CrystalTurn *self, const Thrown *thrown)
{
  const TmArgs *args = &self->move->args;
  guint piece;
  int face = crystal_get_taken (self->table, thrown->seat, &piece);
  int event;

  if (thrown->by == BY_ARGUMENT && thrown->is_due && thrown->b > 1)
    crystal_turn_push (self, PENDING_THROWN, thrown->seat, BY_ARGUMENT, thrown->b - 1);
  if (face < 0 && !tm_args_has (args, THROWN_EVENT))
    return;
  event = face >= 0 ? (int) CRYSTAL_FACE_EVENT (face) : tm_args_get (args, THROWN_EVENT);
  if (crystal_turn_count_tile (self, thrown->seat, event))
    crystal_turn_meet (self, thrown->seat, event);
}

static void
summarize (CrystalTurn *self, const Thrown *thrown)
{
  TmTextArg who = tm_arg_seat (thrown->seat);
  TmTextArg what = tm_arg_word (crystal_by_words[thrown->by].name);

  tm_resolution_set_summary (self->resolution,
                             thrown->place < 0
                                 ? tm_text (N_ ("%s is moved no further: %s"), who, what)
                             : CRYSTAL_IS_ENTRANCE (thrown->place)
                                 ? tm_text (N_ ("%s is moved to the entrance: %s"), who, what)
                                 : tm_text (N_ ("%s is moved to %s: %s"), who,
                                            tm_arg_cell (GRID_MINE, (guint) thrown->place), what),
                             TM_TEXT_NONE);
}

/* No place: the walk ends at a wall, or nobody has told. */
static gboolean
stop_here (CrystalTurn *self, const Thrown *thrown)
{
  if (thrown->by != BY_ARGUMENT)
    return crystal_turn_refuse (self, "thrown.nowhere", articles[thrown->by],
                                tm_text (N_ ("Name the cell, or the own entrance.")));
  crystal_turn_note (self, "card.walk-ends", "crystal.o.argument",
                     tm_text (N_ ("At a wall the walk ends; nobody has to spend anything on it.")));
  return TRUE;
}

void
crystal_resolve_thrown (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  CrystalTurn turn;
  Thrown thrown = { .seat = (guint) tm_args_get (args, THROWN_SEAT),
                    .by = (CrystalBy) tm_args_get (args, THROWN_BY),
                    .place = CRYSTAL_NOWHERE };

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (tm_args_get (args, THROWN_HOME))
    thrown.place = CRYSTAL_AT_ENTRANCE (crystal_get_entrance (turn.table, thrown.seat));
  else if (tm_args_has (args, THROWN_CELL))
    thrown.place = tm_args_get (args, THROWN_CELL);
  take_thrown (&turn, &thrown);
  if (!turn.has_map)
    move_without_map (&turn, &thrown);
  else if (thrown.place < 0)
    {
      if (!stop_here (&turn, &thrown))
        return;
    }
  else
    {
      if (thrown.is_due)
        check_place (&turn, &thrown);
      if (!move_dwarf (&turn, &thrown))
        return;
    }
  summarize (&turn, &thrown);
  if (!tm_resolution_is_refused (resolution))
    crystal_turn_end (&turn);
}
