/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mine as nodes of a scene: tunnels, tokens, dwarfs, what can be touched. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-map.h"
#include "black-crystal-private.h"

/**
 * crystal_board_look_init:
 * @self: (out): how a mine looks when nothing can be done with it
 */
void
crystal_board_look_init (CrystalBoardLook *self)
{
  *self = (CrystalBoardLook) { 0 };
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    self->offers[cell] = -1;
  for (guint side = 0; side < TM_N_SIDES; side++)
    self->door_offers[side] = -1;
}

static guint32
get_edges (const CrystalMap *map, guint cell)
{
  const CrystalCell *here = &map->cells[cell];
  guint32 edges = 0;

  if (here->laid != LAID_TILE)
    return 0;
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      guint flags = 0;

      if (here->untold & 1u << side)
        flags |= TM_EDGE_UNTOLD;
      else if (here->sides & 1u << side)
        flags |= TM_EDGE_TUNNEL;
      if (here->passages & 1u << side || (map->doors & 1u << side && map->entrances[side] == cell))
        flags |= TM_EDGE_PASSAGE;
      edges |= TM_EDGE (side, flags);
    }
  return edges;
}

/* A Boom that was beaten, and a crystal tile whose crystal was taken, are there in vain. */
static guint
get_state (const CrystalCell *here)
{
  switch ((CrystalLaid) here->laid)
    {
    case LAID_FACE_DOWN:
      return TM_STATE_DARK;
    case LAID_TILE:
      if (here->event == EVENT_EXIT || here->crystals > 0)
        return TM_STATE_CURRENT;
      if (here->event == EVENT_BOOM || here->event == EVENT_CRYSTAL)
        return TM_STATE_SPENT;
      return 0;
    case LAID_MUSHROOM:
    case LAID_NONE:
    default:
      return 0;
    }
}

static void
add_token (TmScene *scene, guint parent, const char *symbol, TmRole role, TmText label, guint count)
{
  TmNode *node = tm_scene_add_symbol (scene, parent, TM_NODE_GLYPH, label, symbol, role);

  if (count > 1)
    tm_node_set_value (node, (gint32) count, 0);
}

static void
add_tokens (TmScene *scene, guint parent, const CrystalCell *here)
{
  if (here->boom)
    add_token (scene, parent, "boom", TM_ROLE_WOUND, tm_text (N_ ("Boom token")), 1);
  if (here->rubble)
    add_token (scene, parent, "rubble", TM_ROLE_STONE, tm_text (N_ ("Rubble")), 1);
  if (here->crystals > 0)
    add_token (scene, parent, "crystal", TM_ROLE_MAGIC,
               here->fresh ? tm_text (N_ ("Black Crystal, not mined yet"))
                           : tm_text (N_ ("Black Crystal")),
               here->crystals);
}

static void
add_landings (TmScene *scene, guint parent, guint faces)
{
  for (gint32 face = 1; face <= 6; face++)
    if (faces >> face & 1)
      tm_scene_add_number (scene, parent, face,
                           tm_text (N_ ("a %s lands here"), tm_arg_number (face)));
}

/* Which dwarfs stand where: in a match with what they carry. */
static void
add_pawns (TmScene *scene, guint parent, const CrystalMap *map, int place, int turn)
{
  const TmTable *table = tm_scene_get_table (scene);
  gboolean is_match = tm_table_get_n_seats (table) == map->n_seats;
  guint32 dwarfs = crystal_map_find_dwarfs (map, place);

  for (guint seat = 0; seat < map->n_seats; seat++)
    {
      TmNode *pawn;

      if (!(dwarfs >> seat & 1))
        continue;
      pawn
          = tm_scene_add_pawn (scene, parent, (int) seat,
                               is_match ? tm_text ("%s", tm_arg_seat (seat))
                                        : tm_text (N_ ("Dwarf %s"), tm_arg_number ((gint32) seat)));
      if (turn == (int) seat)
        pawn->state |= TM_STATE_TURN;
      if (!is_match)
        continue;
      if (tm_table_get_counter (table, COUNTER_CRYSTALS, seat) > 0)
        {
          pawn->symbol = "crystal";
          pawn->detail = tm_text (N_ ("with a crystal"));
        }
      if (tm_table_get_counter (table, COUNTER_SKIP, seat) > 0)
        pawn->state |= TM_STATE_WAITING;
    }
}

static void
add_cell (TmScene *scene,
          guint grid,
          const CrystalMap *map,
          const CrystalBoardLook *look,
          guint cell,
          int turn)
{
  const CrystalCell *here = &map->cells[cell];
  TmNode *node
      = tm_scene_add (scene, grid, TM_NODE_CELL,
                      here->laid == LAID_TILE && here->event != EVENT_NONE
                          ? tm_text ("%s", tm_arg_word (crystal_event_words[here->event].name))
                          : TM_TEXT_NONE);
  guint index = tm_scene_get_last (scene);

  node->detail = tm_text ("%s", tm_arg_cell (GRID_MINE, cell));
  node->state = get_state (here);
  node->edges = get_edges (map, cell);
  node->trail = look->trail[cell];
  node->offer = look->offers[cell];
  if (crystal_cells_has (&look->lit, cell))
    node->state |= TM_STATE_CHOSEN;
  if (here->laid == LAID_TILE)
    {
      node->role = TM_ROLE_STONE;
      node->symbol = here->event == EVENT_NONE ? NULL : crystal_event_words[here->event].symbol;
    }
  else if (here->laid == LAID_FACE_DOWN)
    node->role = TM_ROLE_STONE;
  else if (here->laid == LAID_MUSHROOM)
    {
      node->role = TM_ROLE_LIFE;
      node->symbol = "mushroom";
    }
  add_tokens (scene, index, here);
  add_landings (scene, index, look->landings[cell]);
  add_pawns (scene, index, map, (int) cell, turn);
}

static void
add_door (TmScene *scene,
          guint grid,
          const CrystalMap *map,
          const CrystalBoardLook *look,
          guint seat,
          int turn)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmSide side = (TmSide) map->sides[seat];
  guint row = CRYSTAL_ROWS - 1 - CRYSTAL_ROW (map->entrances[side]);
  guint shown = row * CRYSTAL_COLUMNS + CRYSTAL_COLUMN (map->entrances[side]);
  TmNode *door = tm_scene_add_door (
      scene, grid, shown, side, (int) seat,
      tm_table_get_n_seats (table) == map->n_seats
          ? tm_text (N_ ("Entrance of %s"), tm_arg_seat (seat))
          : tm_text (N_ ("Entrance of dwarf %s"), tm_arg_number ((gint32) seat)));
  guint index = tm_scene_get_last (scene);

  door->offer = look->door_offers[side];
  if (door->offer >= 0)
    door->state |= TM_STATE_CHOSEN;
  add_landings (scene, index, look->landings[CRYSTAL_AT_ENTRANCE (side)]);
  add_pawns (scene, index, map, CRYSTAL_AT_ENTRANCE (side), turn);
}

/**
 * crystal_present_mine:
 * @scene: a scene
 * @parent: the node it becomes part of
 * @map: the mine
 * @look: what is lit and can be touched
 * @turn: whose turn it is, or %TM_NO_SEAT
 *
 * Adds the mine as a board, its northern row first.
 *
 * Returns: the index of the board
 */
guint
crystal_present_mine (
    TmScene *scene, guint parent, const CrystalMap *map, const CrystalBoardLook *look, int turn)
{
  TmNode *grid = tm_scene_add (scene, parent, TM_NODE_GRID, tm_text (N_ ("Mine")));
  guint index = tm_scene_get_last (scene);

  grid->max = CRYSTAL_COLUMNS;
  grid->role = TM_ROLE_STONE;
  grid->seat = turn;
  for (guint row = CRYSTAL_ROWS; row-- > 0;)
    for (guint column = 0; column < CRYSTAL_COLUMNS; column++)
      add_cell (scene, index, map, look, CRYSTAL_CELL (column, row), turn);
  for (guint seat = 0; seat < map->n_seats; seat++)
    add_door (scene, index, map, look, seat, turn);
  return index;
}
