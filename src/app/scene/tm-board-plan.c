/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-plan.h"

#define SMALLEST_CELL 28
#define GAP 2
#define SMALLEST_MAP_GAP 4
#define LARGEST_MAP_GAP 8
#define MAP_GAP_PART 11
#define SMALLEST_RIM 8
#define NAME_ROOM 12
/* Cells from this size on have a broader rim, and names in larger type. */
#define LARGE_CELL 60
#define LARGE_RIM 14
#define LARGE_NAME_ROOM 14
#define SMALLEST_SLIM 30
#define SLIM_PART 0.56
/* How far doors stand out of a mine; where cells are large enough to be touched, doors are, too. */
#define TOUCH_CELL 44
#define DOOR_PART 0.8
#define SMALL_DOOR_PART 0.62

static void
set_mine_rim (TmBoardPlan *self)
{
  self->rim = self->cell < TOUCH_CELL ? (int) (self->cell * SMALL_DOOR_PART)
                                      : MAX ((int) (self->cell * DOOR_PART), TOUCH_CELL);
  self->left = self->top = self->rim;
}

/**
 * tm_board_plan_set_cell:
 * @self: a plan
 * @cell: width and height of a cell
 *
 * Works out everything else for cells of a size.
 */
void
tm_board_plan_set_cell (TmBoardPlan *self, int cell)
{
  gboolean is_large = cell >= LARGE_CELL;

  self->cell = cell;
  self->gap = self->is_map ? CLAMP (cell / MAP_GAP_PART, SMALLEST_MAP_GAP, LARGEST_MAP_GAP) : GAP;
  self->slim = MAX ((int) (cell * SLIM_PART), SMALLEST_SLIM);
  self->rim = self->is_cards  ? SMALLEST_RIM
              : !self->is_map ? 0
              : is_large      ? LARGE_RIM
                              : SMALLEST_RIM;
  self->left = self->top = self->rim
                           + (!self->has_names ? 0
                              : is_large       ? LARGE_NAME_ROOM
                                               : NAME_ROOM);
  if (self->is_mine && !self->is_cards)
    set_mine_rim (self);
}

/**
 * tm_board_plan_fit:
 * @self: a plan
 * @width: the room there is
 * @largest: how large a cell may become
 *
 * Makes the cells as large as there is room for.
 */
void
tm_board_plan_fit (TmBoardPlan *self, int width, int largest)
{
  tm_board_plan_set_cell (self, largest);
  while (self->cell > SMALLEST_CELL && tm_board_plan_get_width (self) > width)
    tm_board_plan_set_cell (self, self->cell - 1);
}

/**
 * tm_board_plan_fit_height:
 * @self: a plan with the size of its cells
 * @height: the room there is
 *
 * Makes the cells smaller until there is room for them.
 */
void
tm_board_plan_fit_height (TmBoardPlan *self, int height)
{
  while (self->cell > SMALLEST_CELL && tm_board_plan_get_height (self) > height)
    tm_board_plan_set_cell (self, self->cell - 1);
}

/**
 * tm_board_plan_get_width:
 * @self: a plan with the size of its cells
 *
 * Gets the width of the whole board.
 *
 * Returns: the width in pixels
 */
int
tm_board_plan_get_width (const TmBoardPlan *self)
{
  return self->left + self->n_columns * (self->cell + self->gap) - self->gap + self->rim;
}

/**
 * tm_board_plan_get_height:
 * @self: a plan with the size of its cells
 *
 * Gets the height of the whole board.
 *
 * Returns: the height in pixels; 0 without any row
 */
int
tm_board_plan_get_height (const TmBoardPlan *self)
{
  int height = self->top + self->n_rows * (self->cell + self->gap) - self->gap + self->rim;

  if (self->n_rows == 0)
    return 0;
  return self->has_margin ? height - self->cell + self->slim : height;
}

/**
 * tm_board_plan_is_slim:
 * @self: a plan
 * @cell: a cell
 *
 * Tells whether a cell belongs to the margin.
 *
 * Returns: whether it does
 */
gboolean
tm_board_plan_is_slim (const TmBoardPlan *self, int cell)
{
  return self->has_margin && cell / self->n_columns == self->n_rows - 1;
}

/**
 * tm_board_plan_get_place:
 * @self: a plan with the size of its cells
 * @cell: a cell
 * @place: (out): where it is
 *
 * Gets the place of a cell.
 */
void
tm_board_plan_get_place (const TmBoardPlan *self, int cell, GdkRectangle *place)
{
  place->x = self->left + cell % self->n_columns * (self->cell + self->gap);
  place->y = self->top + cell / self->n_columns * (self->cell + self->gap);
  place->width = self->cell;
  place->height = tm_board_plan_is_slim (self, cell) ? self->slim : self->cell;
}

/**
 * tm_board_plan_get_neighbor:
 * @self: a plan
 * @cell: a cell
 * @side: a side of it
 *
 * Gets the cell that is beyond a side. The last row may not be full.
 *
 * Returns: the cell; -1: the board ends there
 */
int
tm_board_plan_get_neighbor (const TmBoardPlan *self, int cell, TmSide side)
{
  int column = cell % self->n_columns, row = cell / self->n_columns;

  switch (side)
    {
    case TM_SIDE_UP:
      return row > 0 ? cell - self->n_columns : -1;
    case TM_SIDE_DOWN:
      return row + 1 < self->n_rows ? cell + self->n_columns : -1;
    case TM_SIDE_LEFT:
      return column > 0 ? cell - 1 : -1;
    case TM_SIDE_RIGHT:
    default:
      return column + 1 < self->n_columns ? cell + 1 : -1;
    }
}
