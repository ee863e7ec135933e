/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only a mine has: rock, doors, and cells that say in words what is there. */

#include "tm-board-door.h"
#include "tm-board-private.h"
#include "tm-cell.h"
#include "tm-place-words.h"

static void
get_door_place (TmBoard *self, TmBoardDoor *door, GdkRectangle *place)
{
  int cell = tm_node_view_get_part (TM_NODE_VIEW (door))->value;

  tm_board_plan_get_place (&self->plan, cell, place);
  switch (tm_board_door_get_side (door))
    {
    case TM_SIDE_UP:
      place->y -= self->plan.rim;
      place->height = self->plan.rim;
      break;
    case TM_SIDE_RIGHT:
      place->x += place->width;
      place->width = self->plan.rim;
      break;
    case TM_SIDE_DOWN:
      place->y += place->height;
      place->height = self->plan.rim;
      break;
    case TM_SIDE_LEFT:
    default:
      place->x -= self->plan.rim;
      place->width = self->plan.rim;
      break;
    }
}

/**
 * tm_board_get_offset_place:
 * @self: a board
 * @child: a cell or a door
 * @place: (out): where it is
 *
 * Gets where a cell or a door is on the whole of the board, be it in sight or not.
 */
void
tm_board_get_offset_place (TmBoard *self, GtkWidget *child, GdkRectangle *place)
{
  guint cell;

  if (TM_IS_BOARD_DOOR (child))
    get_door_place (self, TM_BOARD_DOOR (child), place);
  else if (g_ptr_array_find (self->cells.views, child, &cell))
    tm_board_plan_get_place (&self->plan, (int) cell, place);
  else
    *place = (GdkRectangle) { 0, 0, 0, 0 };
}

/**
 * tm_board_mine_allocate:
 * @self: a board whose plan has the size of its cells
 *
 * Puts the doors in their places.
 */
void
tm_board_mine_allocate (TmBoard *self)
{
  for (guint i = 0; i < self->doors.n_shown; i++)
    {
      GtkWidget *door = g_ptr_array_index (self->doors.views, i);
      GdkRectangle place;

      get_door_place (self, TM_BOARD_DOOR (door), &place);
      place.x += self->left;
      place.y += self->up;
      tm_board_door_set_cell (TM_BOARD_DOOR (door), self->plan.cell);
      gtk_widget_measure (door, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (door, &place, -1);
    }
}

/**
 * tm_board_mine_create_door:
 * @part: what is to be shown
 * @data: not used
 *
 * Makes a widget for a door.
 *
 * Returns: (transfer floating) (nullable): the widget; %NULL: it is no door
 */
GtkWidget *
tm_board_mine_create_door (const TmPart *part, gpointer data)
{
  return part->kind == TM_NODE_DOOR ? tm_board_door_new () : NULL;
}

/**
 * tm_board_mine_change:
 * @self: a board whose plan has changed
 *
 * Makes what a mine needs, or frees it.
 */
void
tm_board_mine_change (TmBoard *self)
{
  gboolean is_mine = self->plan.is_mine;

  if (is_mine == (self->rock != NULL))
    return;
  g_clear_pointer (&self->rock, tm_board_rock_free);
  g_clear_pointer (&self->zoom, tm_board_zoom_free);
  if (!is_mine)
    return;
  self->rock = tm_board_rock_new ();
  self->zoom = tm_board_zoom_new (self);
}

/* A dungeon grows to all sides: the same place is another cell then. */

static int
find_cell_named (TmBoard *self, const char *name)
{
  for (int i = 0; i < tm_board_count_cells (self); i++)
    if (g_strcmp0 (tm_board_get_part (self, i)->detail, name) == 0)
      return i;
  return -1;
}

static void
keep_in_place (TmBoard *self)
{
  int cell = self->anchor != NULL ? find_cell_named (self, self->anchor) : -1;
  int n_columns = cell % self->plan.n_columns - self->anchor_column;
  int n_rows = cell / self->plan.n_columns - self->anchor_row;

  if (cell >= 0)
    tm_board_zoom_shift (self->zoom, n_columns, n_rows);
}

static void
drop_anchor (TmBoard *self)
{
  g_clear_pointer (&self->anchor, g_free);
  for (int i = 0; i < tm_board_count_cells (self) && self->anchor == NULL; i++)
    if (self->plan.is_cards && tm_board_get_part (self, i)->role == TM_ROLE_STONE)
      {
        self->anchor = g_strdup (tm_board_get_part (self, i)->detail);
        self->anchor_column = i % self->plan.n_columns;
        self->anchor_row = i / self->plan.n_columns;
      }
}

/**
 * tm_board_mine_show:
 * @self: a board
 * @stage: a stage
 * @index: the board in it
 *
 * Shows rock and tunnels, and says in words what is on each cell.
 */
void
tm_board_mine_show (TmBoard *self, const TmStage *stage, guint index)
{
  int cell = 0;

  keep_in_place (self);
  drop_anchor (self);
  tm_board_rock_read (self->rock, &self->plan, stage, index);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      g_autofree char *words = NULL;

      if (tm_stage_get (stage, i)->kind != TM_NODE_CELL)
        continue;
      words = tm_place_dup_words (stage, i, tm_board_rock_get_breaches (self->rock, cell));
      tm_cell_set_words (TM_CELL (tm_board_get_cell (self, cell)), words);
      cell++;
    }
  tm_board_zoom_follow_turn (self->zoom);
}

/**
 * tm_board_find_door:
 * @self: a board
 * @cell: index of a cell
 * @side: a side of it
 *
 * Finds the door on a side of a cell.
 *
 * Returns: (transfer none) (nullable): its widget; %NULL: there is none
 */
GtkWidget *
tm_board_find_door (TmBoard *self, int cell, TmSide side)
{
  for (guint i = 0; i < self->doors.n_shown; i++)
    {
      GtkWidget *door = g_ptr_array_index (self->doors.views, i);

      if (tm_node_view_get_part (TM_NODE_VIEW (door))->value == cell
          && tm_board_door_get_side (TM_BOARD_DOOR (door)) == side)
        return door;
    }
  return NULL;
}
