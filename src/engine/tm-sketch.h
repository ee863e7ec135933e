/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-brush.h"
#include "tm-scene.h"
#include "tm-text.h"

G_BEGIN_DECLS

/**
 * TmSketch:
 * @brushes: (array length=n_brushes): what can be put on the board, as those of [struct@TmPrinted]
 * @n_brushes: how many there are
 * @check: whether a line describes a board; the message of its error is for people and says which entry
 *   is wrong, what is wrong with it and what would be accepted. It need not name the parameter
 * @paint: (transfer full) (nullable): the line after a touch with a brush, whose @choices are given and
 *   fit; %NULL: nothing can be put there. @cell is a cell of the board that @present shows for this
 *   line, @side of [enum@TmSide], -1 for a cell. Another touch with the same brush takes away what the
 *   first has put there
 * @present: adds the board to a scene, a node of kind %TM_NODE_GRID; @brush (-1: none) says which cells
 *   and edges are lit
 * @describe: what the line has, in a few words ("12 tiles, 2 dwarfs")
 *
 * A board that one line of text describes, such as a mine or a dungeon: a parameter of the kind
 * %TM_PARAM_TEXT that has one is told by touching a board, or by its line. All functions are pure, and but
 * for @check they are called with lines that it accepts. An editor begins with the standard value of
 * the parameter, or with the empty line, which then has to be one of these.
 */
struct _TmSketch
{
  const TmBrush *brushes;
  guint n_brushes;
  gboolean (*check) (const char *line, GError **error);
  char *(*paint) (const char *line, guint brush, const TmArgs *choices, guint cell, int side);
  void (*present) (TmScene *scene, const char *line, int brush);
  TmText (*describe) (const char *line);
};

guint tm_sketch_count_cells (const TmSketch *self,
                             const TmTable *table,
                             const char *line,
                             guint *n_columns);

G_END_DECLS
