/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board.h"

#include "tm-cell.h"
#include "tm-node-list.h"

#define GAP 2
#define USUAL_CELL 66
#define SMALLEST_CELL 28

/**
 * TmBoard:
 *
 * A board of square cells, as large as there is room for, up to 66 pixels a cell. It is never
 * mirrored: left is left on a board. The CSS name is `board`.
 */
struct _TmBoard
{
  TmNodeView parent_instance;

  TmNodeList cells;
};

G_DEFINE_FINAL_TYPE (TmBoard, tm_board, TM_TYPE_NODE_VIEW)

static int
count_columns (TmBoard *self)
{
  return MAX (tm_node_view_get_part (TM_NODE_VIEW (self))->max, 1);
}

static int
count_rows (TmBoard *self)
{
  int n_columns = count_columns (self);

  return ((int) self->cells.views->len + n_columns - 1) / n_columns;
}

static int
get_length (int n_cells, int cell)
{
  return n_cells > 0 ? n_cells * (cell + GAP) - GAP : 0;
}

static int
get_cell_size (TmBoard *self, int width)
{
  int n_columns = count_columns (self);

  return CLAMP ((width + GAP) / n_columns - GAP, SMALLEST_CELL, USUAL_CELL);
}

static GtkSizeRequestMode
tm_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_board_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  TmBoard *self = TM_BOARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_length (count_columns (self), SMALLEST_CELL);
      *natural = get_length (count_columns (self), USUAL_CELL);
    }
  else
    {
      *natural = get_length (count_rows (self),
                             for_size >= 0 ? get_cell_size (self, for_size) : USUAL_CELL);
      *minimum = for_size >= 0 ? *natural : get_length (count_rows (self), SMALLEST_CELL);
    }
}

static void
tm_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmBoard *self = TM_BOARD (widget);
  int n_columns = count_columns (self);
  int cell = get_cell_size (self, width);
  int left = MAX (width - get_length (n_columns, cell), 0) / 2;

  for (guint i = 0; i < self->cells.views->len; i++)
    {
      GtkWidget *child = g_ptr_array_index (self->cells.views, i);
      GtkAllocation place = {
        left + (int) i % n_columns * (cell + GAP),
        (int) i / n_columns * (cell + GAP),
        cell,
        cell,
      };

      /* GTK wants every child to be measured before it is allocated. */
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
    }
}

static GtkWidget *
create_cell (const TmPart *part, gpointer data)
{
  return part->kind == TM_NODE_CELL ? tm_cell_new () : NULL;
}

static void
tm_board_update (TmNodeView *view, const TmPart *before)
{
  gtk_widget_queue_resize (GTK_WIDGET (view));
}

static void
tm_board_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmBoard *self = TM_BOARD (view);

  tm_node_list_begin (&self->cells);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    tm_node_list_show (&self->cells, stage, i);
  tm_node_list_end (&self->cells);
}

static void
tm_board_finalize (GObject *object)
{
  tm_node_list_clear (&TM_BOARD (object)->cells);
  G_OBJECT_CLASS (tm_board_parent_class)->finalize (object);
}

static void
tm_board_class_init (TmBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_board_finalize;
  widget_class->get_request_mode = tm_board_get_request_mode;
  widget_class->measure = tm_board_measure;
  widget_class->size_allocate = tm_board_size_allocate;
  view_class->update = tm_board_update;
  view_class->update_children = tm_board_update_children;
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_board_init (TmBoard *self)
{
  tm_node_list_init (&self->cells, GTK_WIDGET (self), create_cell, NULL);
}

/**
 * tm_board_new:
 *
 * Makes a board.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_board_new (void)
{
  return g_object_new (TM_TYPE_BOARD, NULL);
}
