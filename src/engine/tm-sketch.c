/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-sketch.h"

/**
 * tm_sketch_count_cells:
 * @self: a sketch
 * @table: a table of the game; what lies on it does not matter
 * @line: a line that describes a board
 * @n_columns: (out): how many columns the board has
 *
 * Finds out how large a board is from what is shown of it.
 *
 * Returns: how many cells it has; 0 if no board is shown
 */
guint
tm_sketch_count_cells (const TmSketch *self,
                       const TmTable *table,
                       const char *line,
                       guint *n_columns)
{
  g_autoptr (TmScene) scene = tm_scene_new (table, NULL, TM_NO_SEAT);
  guint node = tm_scene_get_n_nodes (scene);
  guint n_cells = 0;

  *n_columns = 0;
  self->present (scene, line, -1);
  while (node < tm_scene_get_n_nodes (scene)
         && tm_scene_get_node (scene, node)->kind != TM_NODE_GRID)
    node++;
  if (node == tm_scene_get_n_nodes (scene))
    return 0;
  *n_columns = (guint) tm_scene_get_node (scene, node)->max;
  for (guint cell = tm_scene_get_node (scene, node)->first_child; cell != 0;
       cell = tm_scene_get_node (scene, cell)->next)
    n_cells += tm_scene_get_node (scene, cell)->kind == TM_NODE_CELL;
  return n_cells;
}
