/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-params.h"

G_BEGIN_DECLS

/**
 * TmBrushTarget:
 * @TM_BRUSH_CELL: cells of the board are touched
 * @TM_BRUSH_EDGE: the edges between two cells are
 * @TM_BRUSH_RIM: the outer edges of the board are
 *
 * What a brush paints.
 */
typedef enum
{
  TM_BRUSH_CELL,
  TM_BRUSH_EDGE,
  TM_BRUSH_RIM,
} TmBrushTarget;

/**
 * TmBrush:
 * @id: stable identifier
 * @name: name for people, an `N_()` string
 * @symbol: (nullable): name of a symbol
 * @group: the row of the palette that it stands in, an `N_()` string
 * @target: what is touched with it
 * @params: (array length=n_params): what is chosen for it beforehand, such as the level of a minion
 * @n_params: how many there are
 *
 * Something that can be put on a board, of a page of what is printed or of a line that describes one:
 * chosen in a palette, then put by touch, and taken away by touching again.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *symbol;
  const char *group;
  TmBrushTarget target;
  const TmParam *params;
  guint n_params;
} TmBrush;

G_END_DECLS
