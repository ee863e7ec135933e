/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/tm-scene.h"

G_BEGIN_DECLS

/**
 * TmBoardPlan:
 * @n_columns: how many columns there are, at least 1
 * @n_rows: how many rows there are, the margin included
 * @is_map: whether the cells lie on a sheet and have sides, which need room
 * @is_mine: whether it is a mine, with doors at its rim
 * @is_cards: whether it is a mine that is laid out of cards, without doors
 * @has_margin: whether the last row is a margin
 * @has_names: whether rows and columns have names, which need room
 * @cell: width and height of a cell
 * @gap: between two cells
 * @slim: height of a cell of the margin
 * @left: from the left edge of the board to the first cell
 * @top: from the upper edge of the board to the first cell
 * @rim: from the last cell to the right and to the lower edge of the board
 *
 * Where the cells of a board stand, in pixels. The first seven are given; the others follow from the
 * room there is.
 */
typedef struct
{
  int n_columns;
  int n_rows;
  gboolean is_map;
  gboolean is_mine;
  gboolean is_cards;
  gboolean has_margin;
  gboolean has_names;
  int cell;
  int gap;
  int slim;
  int left;
  int top;
  int rim;
} TmBoardPlan;

void tm_board_plan_fit (TmBoardPlan *self, int width, int largest);
void tm_board_plan_fit_height (TmBoardPlan *self, int height);
void tm_board_plan_set_cell (TmBoardPlan *self, int cell);
int tm_board_plan_get_width (const TmBoardPlan *self);
int tm_board_plan_get_height (const TmBoardPlan *self);
gboolean tm_board_plan_is_slim (const TmBoardPlan *self, int cell);
void tm_board_plan_get_place (const TmBoardPlan *self, int cell, GdkRectangle *place);
int tm_board_plan_get_neighbor (const TmBoardPlan *self, int cell, TmSide side);

G_END_DECLS
