/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles beyond that of the turn: Glasses and Firefly, R p. 23 and p. 27; Kill-A-Bot, Mapper and Worm,
 * R p. 33 to 44. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* Whether a tile can be laid towards a side: where the tunnel leads, by a Worm through walls, too. */
static gboolean
can_lay (const CrystalMap *map, guint at, TmSide side, CrystalLaying laying)
{
  int other = crystal_get_neighbour (at, side);

  if (other < 0 || map->cells[other].laid != LAID_NONE)
    return FALSE;
  return laying == LAYING_WORM || crystal_map_leads (map, at, side)
         || map->cells[at].untold >> side & 1;
}

/* As crystal_list_laying(), on a mine. */
guint
crystal_list_laying_on (const CrystalMap *map,
                        const CrystalPending *lay,
                        guint8 cells[CRYSTAL_N_CELLS])
{
  guint n_cells = 0;

  if (CRYSTAL_IS_ENTRANCE (lay->a))
    {
      cells[0] = map->entrances[lay->a - CRYSTAL_N_CELLS];
      return map->cells[cells[0]].laid == LAID_NONE ? 1 : 0;
    }
  for (TmSide side = TM_SIDE_UP; lay->a >= 0 && side < TM_N_SIDES; side++)
    if (can_lay (map, (guint) lay->a, side, (CrystalLaying) lay->b))
      cells[n_cells++] = (guint8) crystal_get_neighbour ((guint) lay->a, side);
  return n_cells;
}

/**
 * crystal_list_laying:
 * @table: a table
 * @lay: a PENDING_LAY
 * @cells: (out): the cells on which a further tile can be laid
 *
 * Returns: how many there are; those of a Mapper or a Worm are laid one after the other, until none is
 *   left
 */
guint
crystal_list_laying (const TmTable *table, const CrystalPending *lay, guint8 cells[CRYSTAL_N_CELLS])
{
  CrystalMap map;

  if (!crystal_knows_map (table))
    return 0;
  crystal_read_map (table, &map);
  return crystal_list_laying_on (&map, lay, cells);
}

/* Whether such a tile is looked at first and may be laid face down. */
gboolean
crystal_may_hide (CrystalLaying laying)
{
  return laying == LAYING_GLASSES || laying == LAYING_KILLABOT || laying == LAYING_FIREFLY;
}

typedef struct
{
  CrystalPending lay;
  guint seat;
  guint cell;
  int event;
  int sides;
  gboolean face_down;
  gboolean draws;
} Laying;

static void
take_lay (CrystalTurn *self, Laying *laying)
{
  CrystalPending top;

  while (crystal_turn_get_top (self, &top) && top.kind == PENDING_TILE)
    crystal_turn_pop (self);
  if (!crystal_turn_take (self, PENDING_LAY, &laying->lay))
    crystal_leave_fight (self, (guint) laying->lay.seat);
  laying->seat = (guint) laying->lay.seat;
}

/* Which sides a tile has on which nobody has told: those by which it joins the tunnel. */
static int
get_joined (const Laying *laying)
{
  int side;

  if (laying->lay.b == LAYING_WORM)
    return 0;
  if (CRYSTAL_IS_ENTRANCE (laying->lay.a))
    return 1 << (laying->lay.a - CRYSTAL_N_CELLS);
  side = crystal_find_side (laying->cell, (guint) laying->lay.a);
  return side < 0 ? 0 : 1 << side;
}

static void
judge_placing (CrystalTurn *self, const Laying *laying)
{
  CrystalMap map = self->map;
  guint open = laying->face_down || laying->sides < 0 ? CRYSTAL_ALL_SIDES : (guint) laying->sides;
  CrystalPlacing placing;

  /* It is laid from where the card was met. */
  map.dwarfs[laying->seat] = (gint8) laying->lay.a;
  if (!CRYSTAL_IS_ENTRANCE (laying->lay.a))
    {
      map.cells[laying->lay.a].sides |= map.cells[laying->lay.a].untold;
      map.cells[laying->lay.a].untold = 0;
    }
  crystal_map_judge_placing (&map, laying->seat, laying->cell, open, (CrystalEvent) laying->event,
                             FALSE, MEANS_NONE, &placing);
  if (laying->lay.b == LAYING_WORM)
    placing.why &= ~(WHY_BIT (WHY_DIG_NO_OPENING) | WHY_BIT (WHY_DIG_NOT_JOINED));
  crystal_add_whys (self->resolution, placing.why);
  if (laying->face_down && !crystal_may_hide ((CrystalLaying) laying->lay.b))
    crystal_turn_forbid (self, "dig.face-down", "crystal.turn.place",
                         tm_text (N_ ("This tile is laid open.")));
}

static gboolean
lay_tile (CrystalTurn *self, const Laying *laying)
{
  CrystalCell *cell = &self->map.cells[laying->cell];

  if (!crystal_turn_lay_tile (self, laying->seat, laying->cell, laying->event, laying->sides,
                              laying->face_down))
    return FALSE;
  if (!laying->face_down && laying->sides < 0)
    {
      cell->sides = (guint8) get_joined (laying);
      cell->untold = (guint8) (CRYSTAL_ALL_SIDES & ~cell->sides);
    }
  return TRUE;
}

/* The turn passes: no step is left, granted or not. */
static void
end_steps (CrystalTurn *self, guint seat)
{
  CrystalPending top;

  while (crystal_turn_get_top (self, &top) && top.kind == PENDING_FURTHER
         && top.seat == (gint32) seat)
    crystal_turn_pop (self);
  if (crystal_get_active (self->table) == (int) seat)
    {
      tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
      tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, 1);
    }
}

/* An open Boom waits under its token. */
static void
lay_token (CrystalTurn *self, const Laying *laying)
{
  if (!laying->face_down && laying->event == EVENT_BOOM && self->has_map)
    crystal_turn_set_boom (self, (int) laying->cell, TRUE);
}

static void
look_through_glasses (CrystalTurn *self, const Laying *laying)
{
  if (laying->face_down)
    {
      end_steps (self, laying->seat);
      tm_resolution_add_reason (self->resolution, "crystal.card.buba-glasses",
                                tm_text (N_ ("The tile lies face down, and the turn passes.")));
      return;
    }
  lay_token (self, laying);
  if (laying->event == EVENT_FIND && laying->draws)
    crystal_turn_push (self, PENDING_FIND, laying->seat, (gint32) laying->cell,
                       1 | FIND_OF_TILE << 8);
}

static void
go_there (CrystalTurn *self, const Laying *laying)
{
  crystal_turn_add (self, COUNTER_WALKED, laying->seat, 1);
  if (self->has_map)
    crystal_turn_arrive (self, laying->seat, (int) laying->cell, ARRIVE_OPENED);
  else
    crystal_turn_meet (self, laying->seat, laying->event);
}

/* The tile of the Firefly is that of the turn; laid face down it is not, and another is taken. */
static void
follow_firefly (CrystalTurn *self, const Laying *laying)
{
  if (laying->face_down)
    {
      tm_resolution_add_reason (self->resolution, "crystal.card.firefly",
                                tm_text (N_ ("The tile lies face down: another is taken, laid and "
                                             "entered.")));
      return;
    }
  end_steps (self, laying->seat);
  go_there (self, laying);
}

/* The Mapper's step leads onto one of its tiles. */
static void
open_step (CrystalTurn *self, const Laying *laying)
{
  CrystalPending top;
  int side = CRYSTAL_IS_ENTRANCE (laying->lay.a)
                 ? -1
                 : crystal_find_side ((guint) laying->lay.a, laying->cell);

  if (side < 0 || !crystal_turn_get_top (self, &top) || top.kind != PENDING_FURTHER)
    return;
  crystal_turn_pop (self);
  crystal_turn_push (self, PENDING_FURTHER, (guint) top.seat, top.a,
                     top.b | CRYSTAL_FURTHER_SIDE (side));
}

static void
lay_next (CrystalTurn *self, const Laying *laying)
{
  guint8 cells[CRYSTAL_N_CELLS];

  lay_token (self, laying);
  if (laying->lay.b == LAYING_MAPPER)
    open_step (self, laying);
  if (self->has_map && crystal_list_laying_on (&self->map, &laying->lay, cells) > 0)
    crystal_turn_push (self, PENDING_LAY, laying->seat, laying->lay.a, laying->lay.b);
}

static void
apply (CrystalTurn *self, const Laying *laying)
{
  switch ((CrystalLaying) laying->lay.b)
    {
    case LAYING_KILLABOT:
      if (laying->face_down)
        end_steps (self, laying->seat);
      else
        go_there (self, laying);
      break;
    case LAYING_FIREFLY:
      follow_firefly (self, laying);
      break;
    case LAYING_MAPPER:
    case LAYING_WORM:
      lay_next (self, laying);
      break;
    case LAYING_GLASSES:
    case CRYSTAL_N_LAYINGS:
    default:
      look_through_glasses (self, laying);
      break;
    }
}

static gboolean
lay_without_map (CrystalTurn *self, const Laying *laying)
{
  return crystal_turn_count_tile (self, laying->seat, laying->face_down ? -1 : laying->event);
}

static void
summarize (CrystalTurn *self, const Laying *laying)
{
  TmTextArg who = tm_arg_seat (laying->seat);
  TmTextArg where = tm_arg_cell (GRID_MINE, laying->cell);

  tm_resolution_set_summary (self->resolution,
                             laying->face_down
                                 ? tm_text (N_ ("%s lays a tile face down on %s"), who, where)
                                 : tm_text (N_ ("%s lays a further tile on %s: %s"), who, where,
                                            tm_arg_word (crystal_event_words[laying->event].name)),
                             TM_TEXT_NONE);
}

void
crystal_resolve_lay_extra (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  CrystalTurn turn;
  Laying laying = { .cell = (guint) tm_args_get (args, LAY_CELL),
                    .event = EVENT_NONE,
                    .sides = crystal_sides_from_arg (args, LAY_SIDES),
                    .face_down = tm_args_get (args, LAY_FACE_DOWN) != 0,
                    .draws = !tm_args_has (args, LAY_DRAW) || tm_args_get (args, LAY_DRAW) != 0 };

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  take_lay (&turn, &laying);
  if (!crystal_read_tile (&turn, laying.seat, LAY_EVENT, laying.face_down, &laying.event))
    return;
  if (!laying.face_down)
    crystal_check_shape (&turn, laying.seat, laying.sides);
  if (turn.has_map)
    {
      judge_placing (&turn, &laying);
      if (tm_resolution_is_refused (resolution) || !lay_tile (&turn, &laying))
        return;
    }
  else if (!lay_without_map (&turn, &laying))
    return;
  apply (&turn, &laying);
  summarize (&turn, &laying);
  crystal_turn_end (&turn);
}
