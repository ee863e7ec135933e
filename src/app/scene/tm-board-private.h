/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-board-inks.h"
#include "tm-board-names.h"
#include "tm-board-plan.h"
#include "tm-board.h"
#include "tm-node-list.h"

G_BEGIN_DECLS

/* What the files of a board share. */

struct _TmBoard
{
  TmNodeView parent_instance;

  TmNodeList cells;
  GPtrArray *sides;
  TmBoardPlan plan;
  int left;
  TmBoardNames *names;
  GArray *edges;
  GArray *lit_edges;
  GskRenderNode *drawing;
  GskRenderNode *light;
  TmBoardInks inks;
  GtkWidget *last_focus;
  GdkSurface *surface;
  int largest_cell;
};

GtkWidget *tm_board_get_cell (TmBoard *self, int cell);
const TmPart *tm_board_get_part (TmBoard *self, int cell);
int tm_board_count_cells (TmBoard *self);

/* Keys: tm-board-keys.c */
gboolean tm_board_focus (GtkWidget *widget, GtkDirectionType direction);
void tm_board_add_side_keys (GtkWidgetClass *widget_class);

G_END_DECLS
