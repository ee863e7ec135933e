/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "scene/tm-board.h"
#include "scene/tm-scene-host.h"

#include "tm-board-place.h"
#include "tm-brush-board.h"

struct _TmBrushBoard
{
  AdwBin parent_instance;

  TmBoard *board;
  int least_cell;
  gboolean is_mine;
};

static void tm_brush_board_host_init (TmSceneHostInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmBrushBoard,
                               tm_brush_board,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TM_TYPE_SCENE_HOST, tm_brush_board_host_init))

enum
{
  SIGNAL_TOUCHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What can be touched */

typedef struct
{
  TmPlaceTest test;
  gpointer data;
  guint n_columns;
  guint n_cells;
} Places;

/* A side between two cells is one place, whichever of them it is touched from: that of the first cell
 * that says what is put there. */
static int
find_side_place (const Places *self, guint cell, guint side)
{
  int beyond = tm_place_find_beyond (cell, side, self->n_columns, self->n_cells);
  int opposite = (int) ((side + 2) % TM_N_SIDES);

  if (beyond >= 0 && beyond < (int) cell && self->test (self->data, (guint) beyond, opposite))
    return tm_place_new ((guint) beyond, opposite);

  return self->test (self->data, cell, (int) side) ? tm_place_new (cell, (int) side) : -1;
}

static void
make_touchable (const Places *self, TmNode *node, guint cell, gboolean is_cell)
{
  node->offer = is_cell && self->test (self->data, cell, TM_PLACE_WHOLE)
                    ? tm_place_new (cell, TM_PLACE_WHOLE)
                    : -1;
  for (guint side = 0; side < TM_N_SIDES; side++)
    node->edge_offers[side] = is_cell ? -1 : find_side_place (self, cell, side);
}

static guint
count_cells (const TmScene *scene, guint grid)
{
  guint n_cells = 0;

  for (guint i = tm_scene_get_node (scene, grid)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next)
    n_cells += tm_scene_get_node (scene, i)->kind == TM_NODE_CELL;

  return n_cells;
}

/* Once it is known how large a mine is, all of it is shown. */
static gboolean
show_whole_cb (GtkWidget *board, GdkFrameClock *clock, gpointer data)
{
  if (gtk_widget_get_width (board) == 0)
    return G_SOURCE_CONTINUE;

  gtk_widget_activate_action (board, "board.zoom-whole", NULL);

  return G_SOURCE_REMOVE;
}

/* A mine lies on felt, as on the table; one looks at it as closely as need be. */
static void
show_mine (TmBrushBoard *self)
{
  if (self->is_mine)
    return;

  self->is_mine = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "mat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-mine");
  if (self->least_cell == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self->board), show_whole_cb, NULL, NULL);
}

/* Where there is no room for large cells, a sheet is scrolled. */
static void
make_room (TmBrushBoard *self, const TmNode *grid)
{
  gboolean is_scrolled = self->least_cell > 0 && !self->is_mine;

  gtk_widget_set_size_request (GTK_WIDGET (self->board),
                               is_scrolled ? grid->max * self->least_cell : -1, -1);
}

/* Touching */

static void
tm_brush_board_activate_offer (TmSceneHost *host, int offer)
{
  guint cell;
  int side;

  if (offer < 0)
    return;

  tm_place_read (offer, &cell, &side);
  g_signal_emit (host, signals[SIGNAL_TOUCHED], 0, cell, side);
}

/* There is nothing else to be done with a cell. */
static void
tm_brush_board_open_menu (TmSceneHost *host, guint node)
{
}

static void
tm_brush_board_host_init (TmSceneHostInterface *iface)
{
  iface->activate_offer = tm_brush_board_activate_offer;
  iface->open_menu = tm_brush_board_open_menu;
}

static void
tm_brush_board_class_init (TmBrushBoardClass *class)
{
  /**
   * TmBrushBoard::touched:
   * @self: the board
   * @cell: index of a cell on the board
   * @side: one of its sides, or %TM_PLACE_WHOLE
   *
   * A place was touched.
   */
  signals[SIGNAL_TOUCHED]
      = g_signal_new ("touched", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
}

static void
tm_brush_board_init (TmBrushBoard *self)
{
  self->board = TM_BOARD (tm_board_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->board));
}

/**
 * tm_brush_board_new:
 *
 * Makes a board that shows nothing yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_brush_board_new (void)
{
  return g_object_new (TM_TYPE_BRUSH_BOARD, NULL);
}

/**
 * tm_brush_board_find_grid:
 * @scene: a scene
 *
 * Finds the board that was added to a scene: the table may have boards of its own, before it.
 *
 * Returns: index of the last node of kind %TM_NODE_GRID; 0: there is none
 */
guint
tm_brush_board_find_grid (const TmScene *scene)
{
  for (guint i = tm_scene_get_n_nodes (scene) - 1; i > 0; i--)
    if (tm_scene_get_node (scene, i)->kind == TM_NODE_GRID)
      return i;

  return 0;
}

/**
 * tm_brush_board_show:
 * @self: the board
 * @scene: a scene with a board; what can be touched of it is set here
 * @target: whether cells or sides are touched
 * @test: tells which of them
 * @data: for @test
 *
 * Shows the board of a scene, or nothing if there is none.
 */
void
tm_brush_board_show (
    TmBrushBoard *self, TmScene *scene, TmBrushTarget target, TmPlaceTest test, gpointer data)
{
  static const int looks[TM_MAX_SEATS] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  Places places = { .test = test, .data = data };
  g_autoptr (TmStage) stage = NULL;
  guint grid = tm_brush_board_find_grid (scene);
  guint cell = 0;

  g_return_if_fail (TM_IS_BRUSH_BOARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->board), grid != 0);
  if (grid == 0)
    return;

  places.n_columns = (guint) MAX (tm_scene_get_node (scene, grid)->max, 1);
  places.n_cells = count_cells (scene, grid);
  for (guint i = tm_scene_get_node (scene, grid)->first_child; i != 0;
       i = tm_scene_get_node (scene, i)->next)
    if (tm_scene_get_node (scene, i)->kind == TM_NODE_CELL)
      make_touchable (&places, tm_scene_edit_node (scene, i), cell++, target == TM_BRUSH_CELL);

  stage = tm_stage_new_from_scene (scene, looks);
  tm_node_view_set_stage (TM_NODE_VIEW (self->board), stage, grid);
  if (tm_scene_get_node (scene, grid)->role == TM_ROLE_STONE)
    show_mine (self);
  make_room (self, tm_scene_get_node (scene, grid));
}

/**
 * tm_brush_board_set_least_cell:
 * @self: the board, before it shows anything
 * @size: in pixels, what is around a cell included; 0: as small as all of the board needs
 *
 * Sets how small cells may become. Where there is no room for them, the board has to be scrolled.
 */
void
tm_brush_board_set_least_cell (TmBrushBoard *self, int size)
{
  g_return_if_fail (TM_IS_BRUSH_BOARD (self));

  self->least_cell = size;
}
