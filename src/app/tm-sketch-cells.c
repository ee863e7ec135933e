/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-table.h"

#include "tm-brush-board.h"
#include "tm-sketch-cells.h"

/**
 * TmSketchCells:
 *
 * The cells of a grid on a board that is drawn, and the parameters that are set by touching them.
 */
struct _TmSketchCells
{
  TmBox *box;
  char *grid;
  /* By index of a cell on the board, the cell of the grid. */
  GArray *cells;
  GPtrArray *layers;
  /* What the scene that was marked last refers to. */
  GPtrArray *words;
};

/**
 * tm_sketch_cells_new:
 * @draft: a draft
 * @box: the box with the grid
 * @grid: id of a grid
 *
 * Finds the cells of a grid on the board.
 *
 * Returns: (transfer full) (nullable): the cells, with no parameter yet; %NULL if the board is not that
 *   of the grid
 */
TmSketchCells *
tm_sketch_cells_new (TmSketchDraft *draft, TmBox *box, const char *grid)
{
  int index = tm_kit_find_grid (tm_box_get_kit (box), grid);
  g_autoptr (GArray) cells = index >= 0 ? tm_sketch_draft_find_cells (draft, (guint) index) : NULL;
  TmSketchCells *self;

  if (cells == NULL)
    return NULL;

  self = g_new0 (TmSketchCells, 1);
  self->box = tm_box_ref (box);
  self->grid = g_strdup (grid);
  self->cells = g_steal_pointer (&cells);
  self->layers = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_map_layer_free);
  self->words = g_ptr_array_new_with_free_func (g_free);

  return self;
}

/**
 * tm_sketch_cells_free:
 * @self: (transfer full): the cells
 *
 * Frees them.
 */
void
tm_sketch_cells_free (TmSketchCells *self)
{
  tm_box_unref (self->box);
  g_free (self->grid);
  g_array_unref (self->cells);
  g_ptr_array_unref (self->layers);
  g_ptr_array_unref (self->words);
  g_free (self);
}

/**
 * tm_sketch_cells_get_grid:
 * @self: the cells
 *
 * Gets the grid they belong to.
 *
 * Returns: (transfer none): its id
 */
const char *
tm_sketch_cells_get_grid (const TmSketchCells *self)
{
  return self->grid;
}

/**
 * tm_sketch_cells_add:
 * @self: the cells
 * @layer: (transfer full): a parameter about cells of the grid
 *
 * Adds a parameter.
 */
void
tm_sketch_cells_add (TmSketchCells *self, TmMapLayer *layer)
{
  g_ptr_array_add (self->layers, layer);
}

/**
 * tm_sketch_cells_get_n:
 * @self: the cells
 *
 * Counts the parameters.
 *
 * Returns: how many there are
 */
guint
tm_sketch_cells_get_n (const TmSketchCells *self)
{
  return self->layers->len;
}

/**
 * tm_sketch_cells_get:
 * @self: the cells
 * @nth: which parameter, from 0
 *
 * Gets a parameter.
 *
 * Returns: (transfer none): the parameter
 */
TmMapLayer *
tm_sketch_cells_get (const TmSketchCells *self, guint nth)
{
  return g_ptr_array_index (self->layers, nth);
}

/**
 * tm_sketch_cells_find:
 * @self: the cells
 * @cell: index of a cell on the board
 *
 * Tells which cell of the grid it is.
 *
 * Returns: the cell; -1: none
 */
gint32
tm_sketch_cells_find (const TmSketchCells *self, guint cell)
{
  return cell < self->cells->len ? g_array_index (self->cells, gint32, cell) : -1;
}

/* Marks on a scene */

static const char *
keep (const TmSketchCells *self, char *words)
{
  g_ptr_array_add (self->words, words);

  return words;
}

static TmText
get_name (const TmMapLayer *layer)
{
  return tm_text ("%s", tm_arg_word (layer->param->name));
}

static void
add_mark (const TmSketchCells *self, TmScene *scene, guint node, const TmMapLayer *layer, guint nth)
{
  TmNode *mark;

  if (tm_map_layer_is_way (layer))
    {
      tm_scene_add_number (scene, node, (gint32) nth + 1, get_name (layer));
      return;
    }

  mark = tm_scene_add (scene, node, TM_NODE_GLYPH, get_name (layer));
  mark->role = tm_map_layer_get_role (layer);
  mark->symbol = tm_map_layer_get_symbol (layer);
}

/* What is set on a cell is told with all else that lies there; whoever shows a mine tells it. */
static void
add_words (const TmSketchCells *self, TmScene *scene, guint node, const TmMapLayer *layer)
{
  TmText label = tm_scene_get_node (scene, node)->label;
  const char *name = tm_word_get (layer->param->name);
  g_autofree char *before
      = tm_text_is_empty (&label) ? NULL : tm_text_dup_string (&label, self->box);
  char *words = before == NULL || *before == '\0'
                    ? g_strdup (name)
                    : g_strdup_printf (C_ ("spoken", "%s, %s"), before, name);

  tm_scene_edit_node (scene, node)->label = tm_text ("%s", tm_arg_word (keep (self, words)));
}

static void
mark_cell (const TmSketchCells *self, TmScene *scene, guint node, gint32 cell, gboolean is_mine)
{
  for (guint i = 0; i < self->layers->len; i++)
    {
      const TmMapLayer *layer = tm_sketch_cells_get (self, i);

      for (guint j = 0; j < tm_map_layer_get_n_values (layer); j++)
        if (tm_map_layer_get_value (layer, j) == cell)
          add_mark (self, scene, node, layer, j);
      if (!is_mine && tm_map_layer_has (layer, cell))
        add_words (self, scene, node, layer);
    }
}

/**
 * tm_sketch_cells_present:
 * @self: the cells
 * @scene: a scene with the board, to be put into words before the next one is marked
 *
 * Puts what is set onto the board.
 */
void
tm_sketch_cells_present (const TmSketchCells *self, TmScene *scene)
{
  guint grid = tm_brush_board_find_grid (scene);
  gboolean is_mine;
  guint cell = 0;

  g_ptr_array_set_size (self->words, 0);
  if (grid == 0)
    return;

  is_mine = tm_scene_get_node (scene, grid)->role == TM_ROLE_STONE;
  for (guint i = tm_scene_get_node (scene, grid)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next)
    if (tm_scene_get_node (scene, i)->kind == TM_NODE_CELL)
      mark_cell (self, scene, i, tm_sketch_cells_find (self, cell++), is_mine);
}
