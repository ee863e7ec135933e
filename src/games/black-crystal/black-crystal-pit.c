/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Falling: into a pit, R «Провал», p. 14, and by the card Sinkhole, R p. 30. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* The other open pit, or CRYSTAL_NOWHERE. */
static int
find_other_pit (const CrystalMap *map, int pit)
{
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if ((int) cell != pit && crystal_map_has_tile (map, cell)
        && map->cells[cell].event == EVENT_PIT)
      return (int) cell;
  return CRYSTAL_NOWHERE;
}

/**
 * crystal_pit_needs_die:
 * @table: a table
 * @pit: a PENDING_PIT
 *
 * Returns: whether a die settles it; two open pits lead from one to the other
 */
gboolean
crystal_pit_needs_die (const TmTable *table, const CrystalPending *pit)
{
  CrystalMap map;

  if (pit->b != CRYSTAL_FALL_INTO_PIT || !crystal_knows_map (table))
    return TRUE;
  crystal_read_map (table, &map);
  return find_other_pit (&map, pit->a) == CRYSTAL_NOWHERE;
}

/**
 * crystal_list_falls:
 * @table: a table
 * @pit: a PENDING_PIT
 * @cells: (out): the Boom tiles onto which a 3 or 4 leads
 *
 * Returns: how many there are; if there are several, the fallen player chooses
 */
guint
crystal_list_falls (const TmTable *table, const CrystalPending *pit, guint8 cells[CRYSTAL_N_CELLS])
{
  g_autoptr (TmResolution) readings = NULL;
  CrystalMap map;

  if (pit->b != CRYSTAL_FALL_INTO_PIT || !crystal_knows_map (table) || CRYSTAL_IS_ENTRANCE (pit->a))
    return 0;
  readings = crystal_read_as_played (table);
  crystal_read_map (table, &map);
  return crystal_map_find_booms (&map, (guint) pit->a, readings, cells);
}

typedef struct
{
  guint seat;
  int place;
  int die;
  /* Which Boom tile was chosen; -1: none was. */
  int cell;
} Fall;

static void
lose_turn (CrystalTurn *self, const Fall *fall, const char *article)
{
  crystal_turn_lose_turns (self, fall->seat, 1);
  tm_resolution_add_reason (self->resolution, article,
                            tm_text (N_ ("%s loses the next turn."), tm_arg_seat (fall->seat)));
}

static void
go_home (CrystalTurn *self, const Fall *fall, const char *article)
{
  if (self->has_map)
    crystal_turn_arrive (self, fall->seat,
                         CRYSTAL_AT_ENTRANCE (crystal_get_entrance (self->table, fall->seat)), 0);
  tm_resolution_add_reason (self->resolution, article,
                            tm_text (N_ ("%s is back at the entrance."), tm_arg_seat (fall->seat)));
}

static void
go_to_other_pit (CrystalTurn *self, const Fall *fall, int other)
{
  crystal_turn_arrive (self, fall->seat, other, ARRIVE_NO_EVENTS);
  if (crystal_get_active (self->table) == (int) fall->seat)
    tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
  tm_resolution_add_reason (
      self->resolution, "crystal.pit.second",
      tm_text (N_ ("A second pit is open: no die, %s comes out there and goes on "
                   "in the next turn."),
               tm_arg_seat (fall->seat)));
}

/* Which of the nearest Boom tiles; FALSE if somebody has to choose first. */
static gboolean
choose_boom (CrystalTurn *self, const Fall *fall, const guint8 *cells, guint n_cells, int *cell)
{
  *cell = fall->cell >= 0 ? fall->cell : cells[0];
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] == *cell && (fall->cell >= 0 || n_cells == 1))
      return TRUE;
  if (fall->cell < 0)
    return crystal_turn_refuse (
        self, "pit.choose", "crystal.pit.roll",
        tm_text (N_ ("Several Boom tiles are equally near: name the cell.")));
  if (!crystal_map_has_tile (&self->map, (guint) fall->cell))
    return crystal_turn_refuse (
        self, "step.undug", "crystal.pit.roll",
        tm_text (N_ ("No open tile lies there: %s"), tm_arg_cell (GRID_MINE, (guint) fall->cell)));
  crystal_turn_forbid (self, "pit.not-nearest", "crystal.pit.roll",
                       tm_text (N_ ("That is not the nearest Boom tile: %s"),
                                tm_arg_cell (GRID_MINE, (guint) fall->cell)));
  return TRUE;
}

static gboolean
fall_onto_boom (CrystalTurn *self, const Fall *fall)
{
  guint8 cells[CRYSTAL_N_CELLS];
  guint n_cells = 0;
  int cell;

  if (!self->has_map)
    {
      crystal_turn_push (self, PENDING_BOOM, fall->seat, fall->place, BOOM_BY_CARD);
      return TRUE;
    }
  if (!CRYSTAL_IS_ENTRANCE (fall->place))
    n_cells = crystal_map_find_booms (&self->map, (guint) fall->place, self->resolution, cells);
  if (n_cells == 0)
    {
      crystal_turn_note (
          self, "pit.no-boom", "crystal.o.pit",
          tm_text (N_ ("No Boom tile is open: %s stays."), tm_arg_seat (fall->seat)));
      return TRUE;
    }
  if (!choose_boom (self, fall, cells, n_cells, &cell))
    return FALSE;
  tm_resolution_add_reason (self->resolution, "crystal.pit.roll",
                            tm_text (N_ ("%s comes down on the nearest Boom tile, %s, and draws."),
                                     tm_arg_seat (fall->seat),
                                     tm_arg_cell (GRID_MINE, (guint) cell)));
  crystal_turn_arrive (self, fall->seat, cell, ARRIVE_AGAIN);
  return TRUE;
}

static gboolean
fall_into_pit (CrystalTurn *self, const Fall *fall)
{
  int other = self->has_map ? find_other_pit (&self->map, fall->place) : CRYSTAL_NOWHERE;

  crystal_end_walk (self, fall->seat);
  if (other != CRYSTAL_NOWHERE)
    go_to_other_pit (self, fall, other);
  else if (fall->die <= 2)
    lose_turn (self, fall, "crystal.pit.roll");
  else if (fall->die <= 4)
    return fall_onto_boom (self, fall);
  else
    go_home (self, fall, "crystal.pit.roll");
  return TRUE;
}

/* Back by the second die: towards the entrance, no events. */
static void
go_back (CrystalTurn *self, const Fall *fall)
{
  guint8 places[CRYSTAL_N_PLACES];
  guint n_places;

  if (!self->has_map)
    return;
  n_places = crystal_list_landings (self, fall->seat, (guint) fall->die, places);
  crystal_turn_note (self, "card.back", "crystal.o.draft",
                     tm_text (N_ ("Back is taken as the way to the own entrance.")));
  if (n_places == 1)
    crystal_turn_arrive (self, fall->seat, places[0], ARRIVE_NO_EVENTS);
  else if (n_places > 1)
    crystal_turn_push (self, PENDING_THROWN, fall->seat, BY_SINKHOLE, fall->die);
}

static void
fall_by_card (CrystalTurn *self, const Fall *fall)
{
  if (fall->die <= 2)
    lose_turn (self, fall, "crystal.card.sinkhole");
  else if (fall->die <= 4)
    crystal_turn_push (self, PENDING_PIT, fall->seat, fall->place, CRYSTAL_FALL_BACK);
  else
    go_home (self, fall, "crystal.card.sinkhole");
}

void
crystal_resolve_pit (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  CrystalTurn turn;
  CrystalPending pending;
  Fall fall;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_turn_take (&turn, PENDING_PIT, &pending))
    crystal_leave_fight (&turn, (guint) pending.seat);
  fall = (Fall) { .seat = (guint) pending.seat,
                  .place = pending.a,
                  .die = CRYSTAL_DIE (args, PIT_DIE),
                  .cell = tm_args_has (args, PIT_CELL) ? tm_args_get (args, PIT_CELL) : -1 };
  if (pending.b == CRYSTAL_FALL_BY_SINKHOLE)
    fall_by_card (&turn, &fall);
  else if (pending.b == CRYSTAL_FALL_BACK)
    go_back (&turn, &fall);
  else if (!fall_into_pit (&turn, &fall))
    return;
  tm_resolution_set_summary (resolution,
                             pending.b == CRYSTAL_FALL_BACK
                                 ? tm_text (N_ ("%s goes back by the Sinkhole, die %s"),
                                            tm_arg_seat (fall.seat), tm_arg_number (fall.die))
                             : pending.b == CRYSTAL_FALL_BY_SINKHOLE
                                 ? tm_text (N_ ("%s falls into the Sinkhole, die %s"),
                                            tm_arg_seat (fall.seat), tm_arg_number (fall.die))
                                 : tm_text (N_ ("%s falls into a pit, die %s"),
                                            tm_arg_seat (fall.seat), tm_arg_number (fall.die)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}
