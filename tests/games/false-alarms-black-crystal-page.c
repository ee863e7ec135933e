/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal by sections 2 and 5 of its page: the mine, and who stands where. */

#include "false-alarms-black-crystal.h"

static guint
find_grid (const AlarmTry *self)
{
  int grid = tm_kit_find_grid (tm_match_get_game (self->match)->kit, "mine");

  g_assert (grid >= 0);
  return (guint) grid;
}

static gint32
get_layer (const AlarmTry *self, guint layer, guint cell)
{
  return tm_table_get_cell (self->table, find_grid (self), TM_NO_SEAT, layer, cell % N_COLUMNS,
                            cell / N_COLUMNS);
}

/* Whose turn it is, if the match runs and the mine is kept. */
gboolean
crystal_page_read (const AlarmTry *self, Mine *mine)
{
  guint32 turn = tm_table_get_turn (self->table);
  const char *phase = alarm_get_phase (self);

  if (turn == 0 || g_str_equal (phase, "over") || g_str_equal (phase, "draft")
      || !alarm_has_option (self, "map", "on"))
    return FALSE;
  mine->seat = __builtin_ctz (turn);
  mine->n_seats = (int) tm_table_get_n_seats (self->table);
  mine->is_free = tm_table_get_n_events (self->table) == 0
                  && (g_str_equal (phase, "start") || g_str_equal (phase, "act"));
  mine->steps = alarm_get (self, "steps", TM_NO_SEAT);
  for (int seat = 0; seat < mine->n_seats; seat++)
    mine->at[seat] = alarm_get (self, "at", seat);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      mine->tile[cell] = (guint8) get_layer (self, LAYER_TILE, cell);
      mine->sides[cell] = (guint8) get_layer (self, LAYER_SIDES, cell);
      mine->event[cell] = (guint8) get_layer (self, LAYER_EVENT, cell);
      mine->rubble[cell] = (guint8) get_layer (self, LAYER_RUBBLE, cell);
      mine->crystal[cell] = (guint8) get_layer (self, LAYER_CRYSTAL, cell);
      mine->passage[cell] = (guint8) get_layer (self, LAYER_PASSAGE, cell);
    }
  return TRUE;
}

/* It is the turn of a dwarf on a cell, nothing is pending and its step is not made. */
gboolean
crystal_page_read_ready (const AlarmTry *self, Mine *mine)
{
  return crystal_page_read (self, mine) && mine->is_free && mine->steps > 0
         && mine->at[mine->seat] < N_CELLS;
}

int
crystal_page_get_beside (int cell, int side)
{
  switch (side)
    {
    case NORTH:
      return cell / N_COLUMNS < N_COLUMNS - 1 ? cell + N_COLUMNS : -1;
    case EAST:
      return cell % N_COLUMNS < N_COLUMNS - 1 ? cell + 1 : -1;
    case SOUTH:
      return cell / N_COLUMNS > 0 ? cell - N_COLUMNS : -1;
    default:
      return cell % N_COLUMNS > 0 ? cell - 1 : -1;
    }
}

/* Passages are kept with the southern and the western cell. */
static gboolean
has_passage (const Mine *mine, int cell, int side)
{
  int other = crystal_page_get_beside (cell, side);

  switch (side)
    {
    case NORTH:
      return mine->passage[cell] & 1;
    case EAST:
      return mine->passage[cell] >> 1 & 1;
    case SOUTH:
      return other >= 0 && (mine->passage[other] & 1);
    default:
      return other >= 0 && (mine->passage[other] >> 1 & 1);
    }
}

/* Whether the tunnel of a tile is open to a side, as somebody has told. */
gboolean
crystal_page_leads (const Mine *mine, int cell, int side)
{
  return mine->tile[cell] == TILE_LAID
         && ((mine->sides[cell] & mine->sides[cell] >> 4 & 1u << side) != 0
             || has_passage (mine, cell, side));
}

gboolean
crystal_page_is_open (const Mine *mine, int cell, int side)
{
  int other = crystal_page_get_beside (cell, side);

  return other >= 0 && crystal_page_leads (mine, cell, side)
         && crystal_page_leads (mine, other, (side + 2) % N_SIDES);
}

/* A side of the dwarf’s cell beyond which something is so; -1: none. */
int
crystal_page_pick_side (AlarmTry *self, const Mine *mine, IsBeside is_beside)
{
  int here = mine->at[mine->seat];
  guint n = 0;
  int picked = -1;

  for (int side = 0; side < N_SIDES; side++)
    {
      int there = crystal_page_get_beside (here, side);

      if (there >= 0 && is_beside (mine, here, side, there) && alarm_below (self, ++n) == 0)
        picked = side;
    }
  return picked;
}

/* Any cell of which something is so; -1: none. */
int
crystal_page_pick_cell (AlarmTry *self, const Mine *mine, IsCell is_cell)
{
  guint n = 0;
  int picked = -1;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (is_cell (mine, cell) && alarm_below (self, ++n) == 0)
      picked = cell;
  return picked;
}

/* Something is laid on a cell by hand, on the copy. */
void
crystal_page_put (AlarmTry *self, guint layer, int cell, gint32 value)
{
  TmChange change = { tm_box_get_cell_slot (tm_match_get_box (self->match), find_grid (self),
                                            TM_NO_SEAT, layer, (guint) cell),
                      get_layer (self, layer, (guint) cell), value };

  tm_table_apply (self->table, &change, 1);
}

gboolean
crystal_page_is_near (int cell, int other)
{
  for (int side = 0; side < N_SIDES; side++)
    if (crystal_page_get_beside (cell, side) == other)
      return TRUE;
  return cell == other;
}

/* Another seat, or -1 if there is none of which something is so. */
int
crystal_page_get_rival (const Mine *mine)
{
  return (mine->seat + 1) % mine->n_seats;
}

gboolean
crystal_page_has_unnamed (const AlarmTry *self, int seat)
{
  return alarm_count_face (self, "hand", seat, "find-card", TM_FACE_UNKNOWN) > 0;
}
