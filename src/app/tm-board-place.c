/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-board-place.h"

#define PLACES (TM_N_SIDES + 1)

/**
 * tm_place_new:
 * @cell: index of a cell on the board, the upper row first
 * @side: one of its sides, or %TM_PLACE_WHOLE
 *
 * Makes the number of a place.
 *
 * Returns: the number, from 0
 */
int
tm_place_new (guint cell, int side)
{
  return (int) cell * PLACES + (side == TM_PLACE_WHOLE ? TM_N_SIDES : side);
}

/**
 * tm_place_read:
 * @place: the number of a place
 * @cell: (out): index of the cell
 * @side: (out): its side, or %TM_PLACE_WHOLE
 *
 * Finds out which place has a number.
 */
void
tm_place_read (int place, guint *cell, int *side)
{
  *cell = (guint) (place / PLACES);
  *side = place % PLACES == TM_N_SIDES ? TM_PLACE_WHOLE : place % PLACES;
}

/**
 * tm_place_find_beyond:
 * @cell: index of a cell
 * @side: one of its sides
 * @n_columns: how many columns the board has
 * @n_cells: how many cells
 *
 * Finds the neighbor beyond a side.
 *
 * Returns: index of the cell; -1: the board ends there
 */
int
tm_place_find_beyond (guint cell, guint side, guint n_columns, guint n_cells)
{
  guint column = cell % n_columns;

  switch (side)
    {
    case TM_SIDE_UP:
      return cell >= n_columns ? (int) (cell - n_columns) : -1;
    case TM_SIDE_DOWN:
      return cell + n_columns < n_cells ? (int) (cell + n_columns) : -1;
    case TM_SIDE_LEFT:
      return column > 0 ? (int) cell - 1 : -1;
    case TM_SIDE_RIGHT:
    default:
      return column + 1 < n_columns && cell + 1 < n_cells ? (int) cell + 1 : -1;
    }
}
