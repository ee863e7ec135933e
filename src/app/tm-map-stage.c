/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-board-place.h"
#include "tm-map-stage.h"

/* The map while it is built: the board shows the upper row first, the grid counts from the lower. */
typedef struct
{
  const TmMap *map;
  TmStage *stage;
  guint n_columns;
  guint n_rows;
  gboolean has_margin;
} Drawing;

static const TmGridSpec *
get_grid (const TmMap *map)
{
  return &tm_box_get_kit (map->box)->grids[map->grid];
}

static TmMapLayer *
get_layer (const TmMap *map, guint nth)
{
  return g_ptr_array_index (map->layers, nth);
}

/* The row of the number 0 is what lies below the board, such as ways in. */
static gboolean
has_margin (const TmMap *map)
{
  return get_grid (map)->first_row == 0;
}

static guint
turn (const TmMap *map, guint at)
{
  guint n_columns, n_rows;

  tm_box_get_grid_size (map->box, map->grid, &n_columns, &n_rows);

  return (n_rows - 1 - at / n_columns) * n_columns + at % n_columns;
}

static int
find_beyond (const Drawing *self, guint at, guint side)
{
  return tm_place_find_beyond (at, side, self->n_columns, self->n_columns * self->n_rows);
}

/* The side of a cell beyond which another one lies; -1: they are no neighbors. */
static int
find_side (const Drawing *self, guint at, guint other)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (find_beyond (self, at, side) == (int) other)
      return (int) side;

  return -1;
}

static gboolean
is_margin (const Drawing *self, guint at)
{
  return self->has_margin && at / self->n_columns == self->n_rows - 1;
}

static gboolean
are_apart (const Drawing *self, gint32 link)
{
  return find_side (self, turn (self->map, (guint) tm_link_get_first (link)),
                    turn (self->map, (guint) tm_link_get_second (link)))
         < 0;
}

/* What a cell is called */

static void
add_words (char **words, const char *more)
{
  g_autofree char *before = *words;

  *words = g_strdup_printf (C_ ("spoken", "%s, %s"), before, more);
}

static void
add_cell_words (char **words, const TmMapLayer *layer, gint32 cell)
{
  const char *name = tm_word_get (layer->param->name);

  for (guint i = 0; i < tm_map_layer_get_n_values (layer); i++)
    {
      g_autofree char *step = NULL;

      if (tm_map_layer_get_value (layer, i) != cell)
        continue;
      /* Translators: a value and its place in a list, "Chests, 2" */
      step = g_strdup_printf (C_ ("spoken", "%s, %u"), name, i + 1);
      add_words (words, tm_map_layer_is_way (layer) ? step : name);
    }
}

/* What is between neighbors is told with the sides of the cell. */
static void
add_link_words (const Drawing *self, char **words, const TmMapLayer *layer, gint32 cell)
{
  for (guint i = 0; i < tm_map_layer_get_n_values (layer); i++)
    {
      gint32 link = tm_map_layer_get_value (layer, i);
      gint32 first = tm_link_get_first (link), second = tm_link_get_second (link);
      g_autofree char *other = NULL;
      g_autofree char *end = NULL;

      if ((first != cell && second != cell) || !are_apart (self, link))
        continue;
      other = tm_box_dup_cell_name (self->map->box, self->map->grid,
                                    (guint) (first == cell ? second : first));
      /* Translators: what links two cells of a map, and the other one: "Tunnels to F2" */
      end = g_strdup_printf (C_ ("map", "%s to %s"), tm_word_get (layer->param->name), other);
      add_words (words, end);
    }
}

static char *
dup_cell_words (const Drawing *self, const char *name, gint32 cell)
{
  char *words = g_strdup (name);

  for (guint i = 0; i < self->map->layers->len; i++)
    if (tm_map_layer_is_link (get_layer (self->map, i)))
      add_link_words (self, &words, get_layer (self->map, i), cell);
    else
      add_cell_words (&words, get_layer (self->map, i), cell);

  return words;
}

static char *
dup_action (const Drawing *self, gint32 cell)
{
  const TmMapLayer *layer = get_layer (self->map, self->map->chosen);
  const char *name = tm_word_get (layer->param->name);

  if (!tm_map_layer_is_link (layer))
    /* Translators: what touching a cell of a map does: it is set as this, or no longer */
    return g_strdup_printf (C_ ("map", "Touch for: %s"), name);
  if (self->map->pending < 0)
    /* Translators: touching a cell of a map begins a link, such as a tunnel, here */
    return g_strdup_printf (C_ ("map", "%s: from here"), name);
  /* Translators: touching a cell of a map ends a link, such as a tunnel, here */
  return g_strdup_printf (C_ ("map", "%s: to here"), name);
}

/* What is on the sides of a cell */

/* A link between neighbors is drawn between them; one across the whole board leads out of it at both
 * ends. */
static guint32
get_link_edges (const Drawing *self, const TmMapLayer *layer, gint32 link, guint at)
{
  guint first = turn (self->map, (guint) tm_link_get_first (link));
  guint second = turn (self->map, (guint) tm_link_get_second (link));
  guint other = first == at ? second : first;
  guint32 edges = 0;
  int side;

  if (first != at && second != at)
    return 0;
  side = find_side (self, at, other);
  if (side >= 0)
    return TM_EDGE ((guint) side, tm_map_layer_get_edge (layer));
  if (tm_map_layer_get_edge (layer) != TM_EDGE_PASSAGE)
    return 0;
  for (guint i = 0; i < TM_N_SIDES; i++)
    {
      gboolean is_upright = i == TM_SIDE_UP || i == TM_SIDE_DOWN;
      gboolean is_in_line = is_upright ? at % self->n_columns == other % self->n_columns
                                       : at / self->n_columns == other / self->n_columns;

      if (is_in_line && find_beyond (self, at, i) < 0)
        edges |= TM_EDGE (i, TM_EDGE_PASSAGE);
    }

  return edges;
}

static guint32
get_edges (const Drawing *self, guint at)
{
  guint32 edges = 0;

  for (guint i = 0; i < self->map->layers->len; i++)
    {
      const TmMapLayer *layer = get_layer (self->map, i);

      if (!tm_map_layer_is_link (layer))
        continue;
      for (guint j = 0; j < tm_map_layer_get_n_values (layer); j++)
        edges |= get_link_edges (self, layer, tm_map_layer_get_value (layer, j), at);
    }

  return edges;
}

static guint
get_trail (const Drawing *self, const TmMapLayer *layer, guint at)
{
  guint trail = 0;

  for (guint i = 1; i < tm_map_layer_get_n_values (layer); i++)
    {
      guint from = turn (self->map, (guint) tm_map_layer_get_value (layer, i - 1));
      guint to = turn (self->map, (guint) tm_map_layer_get_value (layer, i));
      int side = at == from ? find_side (self, at, to) : at == to ? find_side (self, at, from) : -1;

      if (side >= 0)
        trail |= 1u << side;
    }

  return trail;
}

/* A side between two cells is one place, whichever of them it is touched from. */
static int
get_side_offer (const Drawing *self, guint at, guint side)
{
  int beyond = find_beyond (self, at, side);

  if (beyond < 0 || !tm_map_layer_is_link (get_layer (self->map, self->map->chosen))
      || (is_margin (self, at) && is_margin (self, (guint) beyond)))
    return -1;

  return beyond < (int) at ? tm_place_new ((guint) beyond, (int) ((side + 2) % TM_N_SIDES))
                           : tm_place_new (at, (int) side);
}

/* What lies on a cell */

static void
add_letter (const Drawing *self, guint parent, const TmMapLayer *layer, guint nth)
{
  char letter[TM_MAP_LAYER_LETTER];

  tm_map_layer_get_letter (layer, nth, letter);
  tm_stage_add (self->stage, parent, TM_NODE_GLYPH, letter)->role = tm_map_layer_get_role (layer);
}

/* The cell that is set by the first layer that has a symbol bears it itself, as large as a cell can. */
static const TmMapLayer *
find_bearer (const Drawing *self, gint32 cell)
{
  for (guint i = 0; i < self->map->layers->len; i++)
    if (tm_map_layer_get_symbol (get_layer (self->map, i)) != NULL
        && tm_map_layer_has (get_layer (self->map, i), cell))
      return get_layer (self->map, i);

  return NULL;
}

static void
add_symbol (const Drawing *self, guint parent, const TmMapLayer *layer)
{
  TmPart *part
      = tm_stage_add (self->stage, parent, TM_NODE_GLYPH, tm_word_get (layer->param->name));

  part->symbol = tm_map_layer_get_symbol (layer);
  part->role = tm_map_layer_get_role (layer);
}

static void
add_cell_marks (const Drawing *self, guint parent, const TmMapLayer *layer, gint32 cell)
{
  if (layer == find_bearer (self, cell))
    return;

  for (guint i = 0; i < tm_map_layer_get_n_values (layer); i++)
    if (tm_map_layer_get_value (layer, i) != cell)
      continue;
    else if (tm_map_layer_get_symbol (layer) != NULL)
      add_symbol (self, parent, layer);
    else
      add_letter (self, parent, layer, i);
}

/* Both ends of a link between cells apart have the same letter, and no other link has it. */
static void
add_link_marks (
    const Drawing *self, guint parent, const TmMapLayer *layer, gint32 cell, guint *n_apart)
{
  for (guint i = 0; i < tm_map_layer_get_n_values (layer); i++)
    {
      gint32 link = tm_map_layer_get_value (layer, i);

      if (!are_apart (self, link))
        continue;
      if (tm_link_get_first (link) == cell || tm_link_get_second (link) == cell)
        add_letter (self, parent, layer, *n_apart);
      ++*n_apart;
    }
}

static void
add_marks (const Drawing *self, guint parent, gint32 cell)
{
  guint n_apart = 0;

  for (guint i = 0; i < self->map->layers->len; i++)
    if (tm_map_layer_is_link (get_layer (self->map, i)))
      add_link_marks (self, parent, get_layer (self->map, i), cell, &n_apart);
    else
      add_cell_marks (self, parent, get_layer (self->map, i), cell);
}

static void
add_cell (const Drawing *self, guint grid, guint at)
{
  gint32 cell = (gint32) turn (self->map, at);
  g_autofree char *name = tm_box_dup_cell_name (self->map->box, self->map->grid, (guint) cell);
  g_autofree char *words = dup_cell_words (self, name, cell);
  TmPart *part = tm_stage_add (self->stage, grid, TM_NODE_CELL, words);
  const TmMapLayer *bearer = find_bearer (self, cell);

  part->detail = g_steal_pointer (&name);
  part->action = dup_action (self, cell);
  part->symbol = bearer != NULL ? tm_map_layer_get_symbol (bearer) : NULL;
  part->role = bearer != NULL ? tm_map_layer_get_role (bearer) : TM_ROLE_NONE;
  part->offer = tm_place_new (at, TM_PLACE_WHOLE);
  part->edges = get_edges (self, at);
  part->state = cell == self->map->pending ? TM_STATE_CHOSEN : 0;
  for (guint i = 0; i < self->map->layers->len; i++)
    if (tm_map_layer_is_way (get_layer (self->map, i)))
      part->trail |= get_trail (self, get_layer (self->map, i), at);
  for (guint side = 0; side < TM_N_SIDES; side++)
    part->sides[side].offer = get_side_offer (self, at, side);
  add_marks (self, tm_stage_get_last (self->stage), cell);
}

/**
 * tm_map_stage_new:
 * @map: a map
 *
 * Draws everything that is set as a board, on which the parameter that is chosen can be touched:
 * cells, and the sides between two of them if it is about links.
 *
 * Returns: (transfer full): a stage with one grid
 */
TmStage *
tm_map_stage_new (const TmMap *map)
{
  TmStage *stage = tm_stage_new ();
  Drawing drawing = { .map = map, .stage = stage, .has_margin = has_margin (map) };
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_GRID, tm_word_get (get_grid (map)->name));
  guint grid = tm_stage_get_last (stage);

  tm_box_get_grid_size (map->box, map->grid, &drawing.n_columns, &drawing.n_rows);
  part->max = (gint32) drawing.n_columns;
  part->has_value = drawing.has_margin;
  for (guint at = 0; at < drawing.n_columns * drawing.n_rows; at++)
    add_cell (&drawing, grid, at);
  tm_stage_finish (stage);

  return stage;
}

/**
 * tm_map_find_cell:
 * @map: a map
 * @at: index of a cell on the board, the upper row first
 *
 * Finds which cell of the grid it is.
 *
 * Returns: number of the cell
 */
gint32
tm_map_find_cell (const TmMap *map, guint at)
{
  return (gint32) turn (map, at);
}

/**
 * tm_map_read_offer:
 * @map: a map
 * @offer: what was touched on the board of [func@map_stage_new]
 * @cell: (out): the cell
 * @beyond: (out): the cell beyond the side that was touched
 *
 * Finds out what was touched.
 *
 * Returns: whether it was a side rather than a cell
 */
gboolean
tm_map_read_offer (const TmMap *map, int offer, gint32 *cell, gint32 *beyond)
{
  Drawing drawing = { .map = map };
  guint at;
  int side;

  tm_place_read (offer, &at, &side);
  tm_box_get_grid_size (map->box, map->grid, &drawing.n_columns, &drawing.n_rows);
  *cell = tm_map_find_cell (map, at);
  *beyond = *cell;
  if (side == TM_PLACE_WHOLE)
    return FALSE;
  *beyond = tm_map_find_cell (map, (guint) find_beyond (&drawing, at, (guint) side));

  return TRUE;
}
