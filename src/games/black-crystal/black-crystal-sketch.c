/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The mine that a question is about, told by touching a board. Every touch reads the line, alters the
 * mine and spells it again. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-private.h"
#include "black-crystal-sketch.h"

#define TILES N_ ("Tiles")
#define LYING N_ ("On a tile")
#define JOINTS N_ ("Between tiles")
#define RIM N_ ("At the edge")

enum
{
  BRUSH_TILE,
  BRUSH_UNTOLD,
  BRUSH_FACE_DOWN,
  BRUSH_MUSHROOM,
  BRUSH_DWARF,
  BRUSH_BOOM,
  BRUSH_RUBBLE,
  BRUSH_CRYSTAL,
  BRUSH_WAY,
  BRUSH_PASSAGE,
  BRUSH_ENTRANCE,
  BRUSH_MOUTH,
  BRUSH_DOOR,
  N_BRUSHES,
};

/* The parameters of the brushes, by index. */
enum
{
  TILE_SHAPE,
  TILE_TURN,
  TILE_EVENT,
};

#define DWARF_SEAT 0

static const TmParam tile_params[] = {
  [TILE_SHAPE] = { .id = "shape",
                   .name = N_ ("Tunnel"),
                   .kind = TM_PARAM_CHOICE,
                   .is_optional = TRUE,
                   .words = crystal_shape_words,
                   .n_words = CRYSTAL_N_SHAPES,
                   .standard = "cross" },
  [TILE_TURN] = { .id = "turn",
                  .name = N_ ("Turned to the"),
                  .kind = TM_PARAM_CHOICE,
                  .is_optional = TRUE,
                  .words = crystal_side_words,
                  .n_words = TM_N_SIDES,
                  .standard = "N" },
  [TILE_EVENT] = { .id = "event",
                   .name = N_ ("Event of the tile"),
                   .kind = TM_PARAM_CHOICE,
                   .is_optional = TRUE,
                   .words = crystal_event_words,
                   .n_words = CRYSTAL_N_EVENTS,
                   .standard = "none" },
};

static const TmParam dwarf_params[] = {
  [DWARF_SEAT] = { .id = "seat",
                   .name = N_ ("Whose dwarf"),
                   .kind = TM_PARAM_SEAT,
                   .is_optional = TRUE,
                   .standard = "0" },
};

#define BRUSH(brush_id, brush_name, brush_symbol, brush_group, touched) \
  { .id = (brush_id),                                                   \
    .name = (brush_name),                                               \
    .symbol = (brush_symbol),                                           \
    .group = (brush_group),                                             \
    .target = (touched) }

static const TmBrush brushes[] = {
  [BRUSH_TILE] = { .id = "tile",
                   .name = N_ ("Tunnel tile"),
                   .symbol = "tunnel",
                   .group = TILES,
                   .target = TM_BRUSH_CELL,
                   .params = tile_params,
                   .n_params = G_N_ELEMENTS (tile_params) },
  [BRUSH_UNTOLD] = BRUSH ("untold", N_ ("Other sides not told"), "rules", TILES, TM_BRUSH_CELL),
  [BRUSH_FACE_DOWN] = BRUSH ("closed", N_ ("Tile face down"), "door", TILES, TM_BRUSH_CELL),
  [BRUSH_MUSHROOM] = BRUSH ("mushroom", N_ ("Mushroom"), "mushroom", TILES, TM_BRUSH_CELL),
  [BRUSH_DWARF] = { .id = "dwarf",
                    .name = N_ ("Dwarf"),
                    .symbol = "dwarf",
                    .group = LYING,
                    .target = TM_BRUSH_CELL,
                    .params = dwarf_params,
                    .n_params = G_N_ELEMENTS (dwarf_params) },
  [BRUSH_BOOM] = BRUSH ("boom", N_ ("Boom token"), "boom", LYING, TM_BRUSH_CELL),
  [BRUSH_RUBBLE] = BRUSH ("rubble", N_ ("Rubble"), "rubble", LYING, TM_BRUSH_CELL),
  [BRUSH_CRYSTAL] = BRUSH ("crystal", N_ ("Black Crystal"), "blackgem", LYING, TM_BRUSH_CELL),
  [BRUSH_WAY] = BRUSH ("way", N_ ("Open or closed"), "tunnel", JOINTS, TM_BRUSH_EDGE),
  [BRUSH_PASSAGE] = BRUSH ("passage", N_ ("Passage"), "passage", JOINTS, TM_BRUSH_EDGE),
  [BRUSH_ENTRANCE] = BRUSH ("entrance", N_ ("Entrance"), "door", RIM, TM_BRUSH_RIM),
  [BRUSH_MOUTH] = BRUSH ("mouth", N_ ("Open to the edge"), "tunnel", RIM, TM_BRUSH_RIM),
  [BRUSH_DOOR] = BRUSH ("door", N_ ("Passage at an entrance"), "passage", RIM, TM_BRUSH_RIM),
};

G_STATIC_ASSERT (G_N_ELEMENTS (brushes) == N_BRUSHES);

static gboolean
check (const char *line, GError **error)
{
  CrystalMap map;

  return crystal_map_parse (&map, line, error);
}

/* Painting */

static gint32
get_chosen (const TmArgs *choices, guint param, gint32 usual)
{
  return choices != NULL && tm_args_has (choices, param) ? tm_args_get (choices, param) : usual;
}

/* Takes a tile away with all that lies or stands on it; Passages need a tile beside them. */
static void
clear_cell (CrystalMap *map, guint cell)
{
  for (TmSide side = 0; side < TM_N_SIDES; side++)
    crystal_map_set_passage (map, cell, side, FALSE);
  map->cells[cell] = (CrystalCell) { .laid = LAID_NONE };
  for (guint seat = 0; seat < CRYSTAL_MAX_SEATS; seat++)
    if (map->dwarfs[seat] == (int) cell)
      map->dwarfs[seat] = CRYSTAL_NOWHERE;
}

static gboolean
paint_tile (CrystalMap *map, const TmArgs *choices, guint cell)
{
  CrystalCell *at = &map->cells[cell];
  guint sides
      = crystal_get_shape_sides ((CrystalShape) get_chosen (choices, TILE_SHAPE, SHAPE_CROSS),
                                 (guint) get_chosen (choices, TILE_TURN, 0));
  guint8 event = (guint8) get_chosen (choices, TILE_EVENT, EVENT_NONE);

  if (at->laid == LAID_TILE && at->sides == sides && at->untold == 0 && at->event == event)
    {
      clear_cell (map, cell);
      return TRUE;
    }
  if (at->laid != LAID_TILE)
    clear_cell (map, cell);
  at->laid = LAID_TILE;
  at->sides = (guint8) sides;
  at->untold = 0;
  at->event = event;
  return TRUE;
}

/* Sides that are closed become sides that nobody has told of, and back. */
static gboolean
paint_untold (CrystalMap *map, guint cell)
{
  CrystalCell *at = &map->cells[cell];

  if (at->laid != LAID_TILE || at->sides == CRYSTAL_ALL_SIDES || at->sides == 0)
    return FALSE;
  at->untold = (guint8) (at->untold != 0 ? 0 : CRYSTAL_ALL_SIDES & ~at->sides);
  return TRUE;
}

static gboolean
paint_laid (CrystalMap *map, guint cell, CrystalLaid laid)
{
  gboolean is_there = map->cells[cell].laid == laid;
  guint n_mushrooms = 0;

  for (guint i = 0; i < CRYSTAL_N_CELLS; i++)
    n_mushrooms += map->cells[i].laid == LAID_MUSHROOM;
  if (!is_there && laid == LAID_MUSHROOM && n_mushrooms == CRYSTAL_MAX_MUSHROOMS)
    return FALSE;
  clear_cell (map, cell);
  if (is_there)
    return TRUE;
  map->cells[cell].laid = (guint8) laid;
  map->cells[cell].untold = laid == LAID_FACE_DOWN ? CRYSTAL_ALL_SIDES : 0;
  return TRUE;
}

static gboolean
paint_dwarf (CrystalMap *map, const TmArgs *choices, guint cell)
{
  guint seat = (guint) get_chosen (choices, DWARF_SEAT, 0);

  if (map->cells[cell].laid != LAID_TILE)
    return FALSE;
  map->dwarfs[seat] = (gint8) (map->dwarfs[seat] == (int) cell ? CRYSTAL_NOWHERE : (int) cell);
  map->n_seats = MAX (map->n_seats, seat + 1);
  return TRUE;
}

static gboolean
paint_token (CrystalMap *map, guint brush, guint cell)
{
  CrystalCell *at = &map->cells[cell];

  if (at->laid != LAID_TILE)
    return FALSE;
  if (brush == BRUSH_BOOM)
    at->boom = !at->boom;
  else if (brush == BRUSH_RUBBLE)
    at->rubble = !at->rubble;
  else
    at->crystals = at->crystals > 0 ? 0 : 1;
  return TRUE;
}

/* Opens or closes a side of a tile. */
static void
set_side (CrystalMap *map, guint cell, TmSide side, gboolean open)
{
  CrystalCell *at = &map->cells[cell];
  guint8 bit = (guint8) (1u << side);

  if (at->laid != LAID_TILE)
    return;
  at->sides = (guint8) (open ? at->sides | bit : at->sides & ~bit);
  at->untold = (guint8) (at->untold & ~bit);
  /* A tile leads somewhere: what is left is not known. */
  if (at->sides == 0)
    at->untold = CRYSTAL_ALL_SIDES;
}

static gboolean
has_side (const CrystalMap *map, guint cell, TmSide side)
{
  return map->cells[cell].laid != LAID_TILE || map->cells[cell].sides >> side & 1;
}

/* What an edge can bear lies between two cells of which one has a tile. */
static gboolean
paint_edge (CrystalMap *map, guint brush, guint cell, TmSide side)
{
  int other = crystal_get_neighbour (cell, side);
  TmSide back = CRYSTAL_OPPOSITE (side);
  gboolean is_open;

  if (other < 0
      || (!crystal_map_has_tile (map, cell) && !crystal_map_has_tile (map, (guint) other)))
    return FALSE;
  if (brush == BRUSH_PASSAGE)
    {
      crystal_map_set_passage (map, cell, side, !(map->cells[cell].passages >> side & 1));
      return TRUE;
    }
  is_open = has_side (map, cell, side) && has_side (map, (guint) other, back);
  set_side (map, cell, side, !is_open);
  set_side (map, (guint) other, back, !is_open);
  return TRUE;
}

static gboolean
paint_rim (CrystalMap *map, guint brush, guint cell, TmSide side)
{
  gboolean is_there = map->entrances[side] == cell;
  CrystalMap usual;

  if (crystal_get_neighbour (cell, side) >= 0)
    return FALSE;
  if (brush == BRUSH_MOUTH)
    {
      set_side (map, cell, side, !(map->cells[cell].sides >> side & 1));
      return crystal_map_has_tile (map, cell);
    }
  if (brush == BRUSH_DOOR)
    {
      if (!is_there || !crystal_map_has_tile (map, cell))
        return FALSE;
      crystal_map_set_passage (map, cell, side, !(map->doors >> side & 1));
      return TRUE;
    }
  crystal_map_init (&usual, 0);
  if (is_there && usual.entrances[side] == cell)
    return FALSE;
  map->doors = (guint8) (map->doors & ~(1u << side));
  map->entrances[side] = is_there ? usual.entrances[side] : (guint8) cell;
  return TRUE;
}

static gboolean
paint_map (CrystalMap *map, guint brush, const TmArgs *choices, guint cell, int side)
{
  switch (brush)
    {
    case BRUSH_TILE:
      return paint_tile (map, choices, cell);
    case BRUSH_UNTOLD:
      return paint_untold (map, cell);
    case BRUSH_FACE_DOWN:
      return paint_laid (map, cell, LAID_FACE_DOWN);
    case BRUSH_MUSHROOM:
      return paint_laid (map, cell, LAID_MUSHROOM);
    case BRUSH_DWARF:
      return paint_dwarf (map, choices, cell);
    case BRUSH_WAY:
    case BRUSH_PASSAGE:
      return side >= 0 && paint_edge (map, brush, cell, (TmSide) side);
    case BRUSH_ENTRANCE:
    case BRUSH_MOUTH:
    case BRUSH_DOOR:
      return side >= 0 && paint_rim (map, brush, cell, (TmSide) side);
    default:
      return paint_token (map, brush, cell);
    }
}

/* The board has its northern row first. */
static guint
get_cell (guint shown)
{
  return CRYSTAL_CELL (shown % CRYSTAL_COLUMNS, CRYSTAL_ROWS - 1 - shown / CRYSTAL_COLUMNS);
}

static char *
paint (const char *line, guint brush, const TmArgs *choices, guint cell, int side)
{
  gboolean wants_side = brushes[brush].target != TM_BRUSH_CELL;
  CrystalMap map;

  if (cell >= CRYSTAL_N_CELLS || wants_side != (side >= 0) || !crystal_map_parse (&map, line, NULL)
      || !paint_map (&map, brush, choices, get_cell (cell), side))
    return NULL;
  return crystal_map_dup_line (&map);
}

/* Showing */

/* Lights what a brush can touch. What can lie anywhere lights nothing: all of the rock would look as if it
 * could be dug. */
static void
light (TmNode *node, const char *line, guint brush, guint cell)
{
  if (brush == BRUSH_TILE || brush == BRUSH_FACE_DOWN || brush == BRUSH_MUSHROOM)
    return;
  if (brushes[brush].target == TM_BRUSH_CELL)
    {
      g_autofree char *painted = paint (line, brush, NULL, cell, -1);

      if (painted != NULL)
        node->state |= TM_STATE_CHOSEN;
      return;
    }
  for (int side = 0; side < TM_N_SIDES; side++)
    {
      g_autofree char *painted = paint (line, brush, NULL, cell, side);

      if (painted != NULL)
        node->edges |= TM_EDGE (side, TM_EDGE_LIT);
    }
}

static void
light_all (TmScene *scene, guint grid, const char *line, guint brush)
{
  guint cell = 0;

  for (guint i = tm_scene_get_node (scene, grid)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next)
    if (tm_scene_get_node (scene, i)->kind == TM_NODE_CELL)
      light (tm_scene_edit_node (scene, i), line, brush, cell++);
}

/* All four entrances are shown, whoever uses them. */
static void
present (TmScene *scene, const char *line, int brush)
{
  CrystalBoardLook look;
  CrystalMap map;
  guint grid;

  if (!crystal_map_parse (&map, line, NULL))
    return;
  map.n_seats = CRYSTAL_MAX_SEATS;
  crystal_board_look_init (&look);
  grid = crystal_present_mine (scene, 0, &map, &look, TM_NO_SEAT);
  if (brush >= 0)
    light_all (scene, grid, line, (guint) brush);
}

static TmText
describe (const char *line)
{
  gint32 n_tiles = 0;
  gint32 n_dwarfs = 0;
  CrystalMap map;

  if (!crystal_map_parse (&map, line, NULL))
    return TM_TEXT_NONE;
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    n_tiles += map.cells[cell].laid == LAID_TILE || map.cells[cell].laid == LAID_FACE_DOWN;
  for (guint seat = 0; seat < map.n_seats; seat++)
    n_dwarfs += map.dwarfs[seat] >= 0 && !CRYSTAL_IS_ENTRANCE (map.dwarfs[seat]);
  return tm_text (N_ ("Tiles: %s; dwarfs in the mine: %s"), tm_arg_number (n_tiles),
                  tm_arg_number (n_dwarfs));
}

const TmSketch crystal_map_sketch = {
  .brushes = brushes,
  .n_brushes = N_BRUSHES,
  .check = check,
  .paint = paint,
  .present = present,
  .describe = describe,
};
