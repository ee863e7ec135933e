/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-board-inks.h"
#include "tm-board-names.h"
#include "tm-board-plan.h"
#include "tm-board-rock.h"
#include "tm-board.h"
#include "tm-node-list.h"

G_BEGIN_DECLS

/* What the files of a board share. */

typedef struct _TmBoardZoom TmBoardZoom;

struct _TmBoard
{
  TmNodeView parent_instance;

  TmNodeList cells;
  TmNodeList doors;
  GPtrArray *sides;
  TmBoardPlan plan;
  int left;
  int up;
  TmBoardNames *names;
  GArray *edges;
  GArray *lit_edges;
  GskRenderNode *drawing;
  GskRenderNode *light;
  TmBoardInks inks;
  GtkWidget *last_focus;
  GdkSurface *surface;
  int largest_cell;

  /* Only a mine has these. */
  TmBoardRock *rock;
  TmBoardZoom *zoom;

  /* Where a card was, for a dungeon grows to all sides. */
  char *anchor;
  int anchor_column;
  int anchor_row;
};

int tm_board_get_largest_cell (TmBoard *self);
GtkWidget *tm_board_get_cell (TmBoard *self, int cell);
const TmPart *tm_board_get_part (TmBoard *self, int cell);
int tm_board_count_cells (TmBoard *self);

/* Keys: tm-board-keys.c */
gboolean tm_board_focus (GtkWidget *widget, GtkDirectionType direction);
void tm_board_add_side_keys (GtkWidgetClass *widget_class);

/* Mines: tm-board-mine.c */
void tm_board_mine_change (TmBoard *self);
void tm_board_mine_show (TmBoard *self, const TmStage *stage, guint index);
void tm_board_mine_allocate (TmBoard *self);
GtkWidget *tm_board_mine_create_door (const TmPart *part, gpointer data);
GtkWidget *tm_board_find_door (TmBoard *self, int cell, TmSide side);
void tm_board_get_offset_place (TmBoard *self, GtkWidget *child, GdkRectangle *place);

/* Zoom: tm-board-zoom.c */
TmBoardZoom *tm_board_zoom_new (TmBoard *board) G_GNUC_WARN_UNUSED_RESULT;
void tm_board_zoom_free (TmBoardZoom *self);
int tm_board_zoom_get_tools_height (TmBoardZoom *self, int fit);
int tm_board_zoom_get_least_height (TmBoardZoom *self, int fit);
int tm_board_zoom_limit_height (TmBoardZoom *self, int natural, int room);
void tm_board_zoom_fit_height (TmBoardZoom *self, TmBoardPlan *plan, int height);
void tm_board_zoom_allocate (TmBoardZoom *self, int width, int height);
gboolean tm_board_zoom_is_close (TmBoardZoom *self);
gboolean tm_board_zoom_get_sight (TmBoardZoom *self, graphene_rect_t *sight);
void tm_board_zoom_follow_turn (TmBoardZoom *self);
void tm_board_zoom_shift (TmBoardZoom *self, int n_columns, int n_rows);
void tm_board_zoom_show (TmBoardZoom *self, GtkWidget *place);
GtkWidget *tm_board_zoom_get_tools (TmBoardZoom *self);
void tm_board_zoom_install (GtkWidgetClass *widget_class);

G_END_DECLS
