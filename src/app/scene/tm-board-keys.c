/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-door.h"
#include "tm-board-edges.h"
#include "tm-board-private.h"
#include "tm-scene-host.h"

/* A widget keeps its focus child when the focus goes elsewhere. */
static int
find_focus (TmBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  guint cell;

  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    return -1;
  return focus != NULL && g_ptr_array_find (self->cells.views, focus, &cell) ? (int) cell : -1;
}

static gboolean
focus_place (TmBoard *self, GtkWidget *place)
{
  if (!gtk_widget_grab_focus (place))
    return FALSE;
  self->last_focus = place;
  if (self->zoom != NULL)
    tm_board_zoom_show (self->zoom, place);
  return TRUE;
}

static gboolean
focus_cell (TmBoard *self, int cell)
{
  return focus_place (self, tm_board_get_cell (self, cell));
}

/* The door that has the focus. */
static TmBoardDoor *
find_focused_door (TmBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    return NULL;
  return focus != NULL && TM_IS_BOARD_DOOR (focus) ? TM_BOARD_DOOR (focus) : NULL;
}

static gboolean
is_on_tools (TmBoard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return self->zoom != NULL && focus == tm_board_zoom_get_tools (self->zoom)
         && (gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* Behind the cells come the buttons, if there are any. */
static gboolean
focus_tools (TmBoard *self, GtkDirectionType direction)
{
  GtkWidget *tools = self->zoom != NULL ? tm_board_zoom_get_tools (self->zoom) : NULL;

  return tools != NULL && gtk_widget_get_child_visible (tools)
         && gtk_widget_child_focus (tools, direction);
}

/* The first of the cells that are in a state, or of all that can have the focus. */
static gboolean
focus_first (TmBoard *self, guint state)
{
  for (int i = 0; i < tm_board_count_cells (self); i++)
    if ((state == 0 || tm_part_is (tm_board_get_part (self, i), (TmNodeState) state))
        && focus_cell (self, i))
      return TRUE;
  return FALSE;
}

static gboolean
enter (TmBoard *self)
{
  guint last;

  if (self->last_focus != NULL
      && (g_ptr_array_find (self->cells.views, self->last_focus, &last)
          || g_ptr_array_find (self->doors.views, self->last_focus, &last))
      && focus_place (self, self->last_focus))
    return TRUE;
  return focus_first (self, TM_STATE_CHOSEN) || focus_first (self, TM_STATE_CURRENT)
         || focus_first (self, 0);
}

/* Cells that cannot have the focus are passed over; at the rim it stays where it is. */
static gboolean
go_to_neighbor (TmBoard *self, int from, TmSide side)
{
  GtkWidget *door = tm_board_find_door (self, from, side);
  int cell = from;

  if (door != NULL && focus_place (self, door))
    return TRUE;
  while ((cell = tm_board_plan_get_neighbor (&self->plan, cell, side)) >= 0
         && cell < tm_board_count_cells (self))
    if (focus_cell (self, cell))
      return TRUE;
  return TRUE;
}

static gboolean
go_to_side (TmBoard *self, TmSide side)
{
  TmBoardDoor *door = find_focused_door (self);
  int cell;

  if (door == NULL)
    return go_to_neighbor (self, find_focus (self), side);
  cell = tm_node_view_get_part (TM_NODE_VIEW (door))->value;
  if (side == tm_board_edges_get_opposite (tm_board_door_get_side (door))
      && cell < tm_board_count_cells (self))
    focus_cell (self, cell);
  return TRUE;
}

/**
 * tm_board_focus:
 * @widget: a board
 * @direction: where the focus goes
 *
 * Moves the focus: arrows go from cell to cell, Tab leaves the board, and comes back to where it
 * was left.
 *
 * Returns: whether the focus is on the board now
 */
gboolean
tm_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TmBoard *self = TM_BOARD (widget);

  if (is_on_tools (self))
    return gtk_widget_child_focus (tm_board_zoom_get_tools (self->zoom), direction)
           || (direction == GTK_DIR_TAB_BACKWARD && enter (self));
  if (find_focus (self) < 0 && find_focused_door (self) == NULL)
    return (direction == GTK_DIR_TAB_BACKWARD && focus_tools (self, direction)) || enter (self);
  switch (direction)
    {
    case GTK_DIR_UP:
      return go_to_side (self, TM_SIDE_UP);
    case GTK_DIR_RIGHT:
      return go_to_side (self, TM_SIDE_RIGHT);
    case GTK_DIR_DOWN:
      return go_to_side (self, TM_SIDE_DOWN);
    case GTK_DIR_LEFT:
      return go_to_side (self, TM_SIDE_LEFT);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      self->last_focus = gtk_widget_get_focus_child (widget);
      return direction == GTK_DIR_TAB_FORWARD && focus_tools (self, direction);
    }
}

/* The offer of a side, or that which its neighbor makes for it. */
static int
find_side_offer (TmBoard *self, int cell, TmSide side)
{
  int beyond = tm_board_plan_get_neighbor (&self->plan, cell, side);
  int offer = tm_board_get_part (self, cell)->sides[side].offer;

  if (offer >= 0 || beyond < 0 || beyond >= tm_board_count_cells (self))
    return offer;
  return tm_board_get_part (self, beyond)->sides[tm_board_edges_get_opposite (side)].offer;
}

/* Where sides can be touched, Alt and an arrow never mean anything else, such as the page before. */
static gboolean
side_key_cb (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  TmBoard *self = TM_BOARD (widget);
  int cell = find_focus (self);
  int offer;

  if (cell < 0 || self->sides->len == 0)
    return GDK_EVENT_PROPAGATE;
  offer = find_side_offer (self, cell, (TmSide) g_variant_get_int32 (parameter));
  if (offer >= 0)
    tm_scene_host_activate_offer (widget, offer);
  else
    gtk_widget_error_bell (widget);
  return GDK_EVENT_STOP;
}

/**
 * tm_board_add_side_keys:
 * @widget_class: the class of boards
 *
 * Lets Alt and an arrow make the offer of a side of the cell that has the focus.
 */
void
tm_board_add_side_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    guint pad_key;
    TmSide side;
  } keys[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, TM_SIDE_UP },
    { GDK_KEY_Right, GDK_KEY_KP_Right, TM_SIDE_RIGHT },
    { GDK_KEY_Down, GDK_KEY_KP_Down, TM_SIDE_DOWN },
    { GDK_KEY_Left, GDK_KEY_KP_Left, TM_SIDE_LEFT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].key, GDK_ALT_MASK, side_key_cb, "i",
                                    keys[i].side);
      gtk_widget_class_add_binding (widget_class, keys[i].pad_key, GDK_ALT_MASK, side_key_cb, "i",
                                    keys[i].side);
    }
}
