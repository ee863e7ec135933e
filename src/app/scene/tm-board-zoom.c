/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How near one looks at a mine, and which part of it is in sight. */

#include <adwaita.h>
#include <glib/gi18n.h>

#include "tm-board-door.h"
#include "tm-board-private.h"
#include "tm-cell.h"
#include "tm-paint.h"

/* Cells from this size on can be touched; where all of a mine would be smaller, one looks closer. */
#define TOUCH_CELL 44
#define CLOSE_CELL 48
#define NEAREST_CELL 120
/* A card is read: from the first size on without buttons, from the second on with all in sight. */
#define READ_CARD 64
#define LEAST_CARD 58
#define CLOSE_CARD 88
#define NEAREST_CARD 160
#define N_LEAST_ROWS 4
/* Where seats take the height, these rows are in sight, of cards that can just be read. */
#define N_FEW_ROWS 3
#define SMALL_CARD 66
#define STEP 1.25
#define TOOLS_HEIGHT 50
#define FOLLOW_MS 250
#define WHEEL_STEP 40.0
/* Fingers that do not hold quite still do not zoom. */
#define NOISE 0.04

enum
{
  CONTROLLER_PINCH,
  CONTROLLER_DRAG,
  CONTROLLER_SCROLL,
  N_CONTROLLERS
};

struct _TmBoardZoom
{
  TmBoard *board;
  GtkWidget *tools;
  GtkEventController *controllers[N_CONTROLLERS];
  AdwAnimation *animation;
  GtkWidget *turn;

  /* Size of a cell with all of the board in sight, the one that somebody wants (0: nobody), and the one
   * there is. */
  int fit;
  int wanted;
  int shown;
  int width;
  int height;
  double x;
  double y;
  double from_x;
  double from_y;
  double to_x;
  double to_y;

  /* As a gesture began. */
  double start_cell;
  double start_x;
  double start_y;
};

/* What is in sight */

static gboolean
is_cards (TmBoardZoom *self)
{
  return self->board->plan.is_cards;
}

/* How large the cells are if somebody looks closer, without having said how much, and has room. */
static int
get_close (TmBoardZoom *self)
{
  double more = (tm_paint_get_text_scale (GTK_WIDGET (self->board)) - 1) / 2;

  return (int) ((is_cards (self) ? CLOSE_CARD : CLOSE_CELL) * (1 + more));
}

/* A low board shows some rows all the same. */
static int
get_close_here (TmBoardZoom *self)
{
  int close = get_close (self);

  if (!is_cards (self) || self->height <= 0)
    return close;
  return CLAMP (self->height / N_FEW_ROWS, MIN (SMALL_CARD, close), close);
}

static gboolean
is_too_small (TmBoardZoom *self, int fit)
{
  return fit < (is_cards (self) ? LEAST_CARD : TOUCH_CELL);
}

static int
get_nearest (TmBoardZoom *self)
{
  return MAX (is_cards (self) ? NEAREST_CARD : NEAREST_CELL, self->fit);
}

static int
get_usual (TmBoardZoom *self)
{
  return is_too_small (self, self->fit) ? get_close_here (self) : self->fit;
}

static int
get_cell (TmBoardZoom *self)
{
  int cell = self->wanted > 0 ? self->wanted : get_usual (self);

  return CLAMP (cell, self->fit, get_nearest (self));
}

/* A board that is smaller than its room is in the middle of it. */
static int
get_start (double offset, int content, int room)
{
  return content <= room ? (room - content) / 2 : -(int) CLAMP (offset, 0, content - room);
}

static void
apply_offset (TmBoardZoom *self)
{
  TmBoard *board = self->board;
  int width = tm_board_plan_get_width (&board->plan);
  int height = tm_board_plan_get_height (&board->plan);

  self->x = CLAMP (self->x, 0, MAX (width - self->width, 0));
  self->y = CLAMP (self->y, 0, MAX (height - self->height, 0));
  board->left = get_start (self->x, width, self->width);
  board->up = get_start (self->y, height, self->height);
}

static void
update_actions (TmBoardZoom *self)
{
  GtkWidget *widget = GTK_WIDGET (self->board);
  int cell = get_cell (self);

  gtk_widget_action_set_enabled (widget, "board.zoom-in", cell < get_nearest (self));
  gtk_widget_action_set_enabled (widget, "board.zoom-out", cell > self->fit);
  gtk_widget_action_set_enabled (widget, "board.zoom-whole", cell > self->fit);
}

/* Looks closer or from farther away; what is at a point stays there. */
static void
set_cell (TmBoardZoom *self, double wanted, double x, double y)
{
  TmBoard *board = self->board;
  int before = board->plan.cell + board->plan.gap;
  double column = (x - board->left - board->plan.left) / before;
  double row = (y - board->up - board->plan.top) / before;
  TmBoardPlan plan = board->plan;

  self->wanted = (int) CLAMP (wanted, self->fit, get_nearest (self));
  tm_board_plan_set_cell (&plan, get_cell (self));
  self->x = column * (plan.cell + plan.gap) + plan.left - x;
  self->y = row * (plan.cell + plan.gap) + plan.top - y;
  update_actions (self);
  gtk_widget_queue_allocate (GTK_WIDGET (board));
}

static void
set_offset (TmBoardZoom *self, double x, double y)
{
  self->x = x;
  self->y = y;
  apply_offset (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self->board));
}

static void
zoom_by (TmBoardZoom *self, double factor)
{
  set_cell (self, get_cell (self) * factor, self->width / 2.0, self->height / 2.0);
}

static void
follow_cb (double value, gpointer data)
{
  TmBoardZoom *self = data;

  set_offset (self, self->from_x + (self->to_x - self->from_x) * value,
              self->from_y + (self->to_y - self->from_y) * value);
}

static void
go_to (TmBoardZoom *self, double x, double y)
{
  self->from_x = self->x;
  self->from_y = self->y;
  self->to_x = x;
  self->to_y = y;
  if (self->from_x == x && self->from_y == y)
    return;
  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

/* As little as needed for a span and a cell on both of its sides to be in sight. */
static double
find_offset (double offset, int from, int to, int room, int margin)
{
  if (to - from + 2 * margin > room)
    return (from + to - room) / 2.0;
  return CLAMP (offset, to + margin - room, from - margin);
}

/**
 * tm_board_zoom_show:
 * @self: a zoom
 * @place: a cell or a door of the board
 *
 * Brings a place into sight, with what is around it.
 */
void
tm_board_zoom_show (TmBoardZoom *self, GtkWidget *place)
{
  GdkRectangle area;
  int margin = self->board->plan.cell;

  if (!tm_board_zoom_is_close (self) || self->width == 0)
    return;
  tm_board_get_offset_place (self->board, place, &area);
  go_to (self, find_offset (self->x, area.x, area.x + area.width, self->width, margin),
         find_offset (self->y, area.y, area.y + area.height, self->height, margin));
}

static GtkWidget *
find_turn (TmBoard *board)
{
  for (guint i = 0; i < board->doors.n_shown; i++)
    if (tm_board_door_has_turn (g_ptr_array_index (board->doors.views, i)))
      return g_ptr_array_index (board->doors.views, i);
  for (int i = 0; i < tm_board_count_cells (board); i++)
    if (tm_cell_has_turn (TM_CELL (tm_board_get_cell (board, i))))
      return tm_board_get_cell (board, i);
  return NULL;
}

/**
 * tm_board_zoom_follow_turn:
 * @self: a zoom
 *
 * Brings the pawn whose turn it is into sight, if it is not where it was.
 */
void
tm_board_zoom_follow_turn (TmBoardZoom *self)
{
  GtkWidget *turn = find_turn (self->board);

  if (turn == self->turn)
    return;
  self->turn = turn;
  if (turn != NULL)
    tm_board_zoom_show (self, turn);
}

/**
 * tm_board_zoom_is_close:
 * @self: a zoom
 *
 * Tells whether one looks closer than at all of the board.
 *
 * Returns: whether it can be moved
 */
gboolean
tm_board_zoom_is_close (TmBoardZoom *self)
{
  return self->fit > 0 && get_cell (self) > self->fit;
}

/**
 * tm_board_zoom_get_sight:
 * @self: a zoom
 * @sight: (out): where the board can be seen
 *
 * Gets the part of the widget beyond which nothing is drawn: up to the rim of the felt, below the
 * buttons, too.
 *
 * Returns: whether there is one; %FALSE: all of the board is in sight
 */
gboolean
tm_board_zoom_get_sight (TmBoardZoom *self, graphene_rect_t *sight)
{
  GtkWidget *board = GTK_WIDGET (self->board);

  return tm_board_zoom_is_close (self) && gtk_widget_compute_bounds (board, board, sight);
}

/**
 * tm_board_zoom_get_tools_height:
 * @self: a zoom
 * @fit: size of a cell with all of the board in sight
 *
 * Gets how much room the buttons below the board need.
 *
 * Returns: a height; 0 where the cells are large enough
 */
int
tm_board_zoom_get_tools_height (TmBoardZoom *self, int fit)
{
  return fit < (is_cards (self) ? READ_CARD : TOUCH_CELL) ? TOOLS_HEIGHT : 0;
}

/**
 * tm_board_zoom_get_least_height:
 * @self: a zoom
 * @fit: size of a cell with all of the board in sight
 *
 * Gets how much room a dungeon of cards needs even if it is long and low: some rows of cards that are
 * looked at closely.
 *
 * Returns: a height; 0 where the cells are large enough
 */
int
tm_board_zoom_get_least_height (TmBoardZoom *self, int fit)
{
  return is_cards (self) && is_too_small (self, fit) ? N_LEAST_ROWS * get_close (self) : 0;
}

/**
 * tm_board_zoom_limit_height:
 * @self: a zoom
 * @natural: height of the board with its buttons
 * @room: how much of the window is left; 0: as much as the board wants
 *
 * Gets how high the board is where other things take the height.
 *
 * Returns: a height
 */
int
tm_board_zoom_limit_height (TmBoardZoom *self, int natural, int room)
{
  int least = N_FEW_ROWS * SMALL_CARD + TOOLS_HEIGHT;

  return room > 0 && is_cards (self) ? MIN (natural, MAX (room, least)) : natural;
}

/**
 * tm_board_zoom_fit_height:
 * @self: a zoom
 * @plan: the plan of the board
 * @height: of the board with its buttons
 *
 * Makes the cells so small that there is room for all of them above the buttons.
 */
void
tm_board_zoom_fit_height (TmBoardZoom *self, TmBoardPlan *plan, int height)
{
  tm_board_plan_fit_height (plan, height - tm_board_zoom_get_tools_height (self, plan->cell));
  tm_board_plan_fit_height (plan, height - tm_board_zoom_get_tools_height (self, plan->cell));
}

/**
 * tm_board_zoom_shift:
 * @self: a zoom
 * @n_columns: how many columns came at the left
 * @n_rows: how many rows came at the top
 *
 * Keeps in sight what was, after a board has grown.
 */
void
tm_board_zoom_shift (TmBoardZoom *self, int n_columns, int n_rows)
{
  int pitch = self->board->plan.cell + self->board->plan.gap;

  self->x += n_columns * pitch;
  self->y += n_rows * pitch;
}

static void
allocate_tools (TmBoardZoom *self, int width, int height)
{
  int room = tm_board_zoom_get_tools_height (self, self->fit), natural;

  gtk_widget_set_child_visible (self->tools, room > 0);
  if (room == 0)
    return;
  gtk_widget_measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_size_allocate (
      self->tools, &(GdkRectangle) { (width - natural) / 2, height - room, natural, room }, -1);
}

static gboolean
is_turn_in_sight (TmBoardZoom *self, double width, double height)
{
  GdkRectangle area;

  if (self->turn == NULL)
    return FALSE;
  tm_board_get_offset_place (self->board, self->turn, &area);
  return area.x + area.width > self->x && area.x < self->x + width && area.y + area.height > self->y
         && area.y < self->y + height;
}

static void
keep_turn_in_sight (TmBoardZoom *self)
{
  GdkRectangle area;

  tm_board_get_offset_place (self->board, self->turn, &area);
  self->x = find_offset (self->x, area.x, area.x + area.width, self->width, 0);
  self->y = find_offset (self->y, area.y, area.y + area.height, self->height, 0);
}

/**
 * tm_board_zoom_allocate:
 * @self: a zoom
 * @width: of the board, whose plan makes all of it fit
 * @height: of the board
 *
 * Chooses the size of the cells and what is in sight.
 */
void
tm_board_zoom_allocate (TmBoardZoom *self, int width, int height)
{
  TmBoard *board = self->board;
  int fit = board->plan.cell;
  int room = height - tm_board_zoom_get_tools_height (self, fit);
  gboolean is_new = self->width != width || self->height != room || self->fit != fit;
  double more_width = width - self->width, more_height = room - self->height;

  self->fit = fit;
  self->width = width;
  self->height = room;
  tm_board_plan_set_cell (&board->plan, get_cell (self));
  /* In a room of another size, the turn is in the middle; but a dungeon, whose room grows along with it,
   * stays where it is, as long as the turn does not get out of sight. */
  if (is_cards (self) && self->shown == board->plan.cell)
    {
      gboolean had_turn = is_turn_in_sight (self, width - more_width, room - more_height);

      self->x -= more_width / 2;
      self->y -= more_height / 2;
      if (had_turn)
        keep_turn_in_sight (self);
    }
  else if (is_new && self->turn != NULL)
    {
      GdkRectangle area;

      tm_board_get_offset_place (board, self->turn, &area);
      self->x = area.x + (area.width - self->width) / 2.0;
      self->y = area.y + (area.height - self->height) / 2.0;
    }
  else if (is_new)
    {
      self->x = (tm_board_plan_get_width (&board->plan) - self->width) / 2.0;
      self->y = (tm_board_plan_get_height (&board->plan) - self->height) / 2.0;
    }
  self->shown = board->plan.cell;
  apply_offset (self);
  gtk_widget_set_overflow (GTK_WIDGET (board), tm_board_zoom_is_close (self)
                                                   ? GTK_OVERFLOW_HIDDEN
                                                   : GTK_OVERFLOW_VISIBLE);
  allocate_tools (self, width, height);
  update_actions (self);
}

/**
 * tm_board_zoom_get_tools:
 * @self: a zoom
 *
 * Gets the buttons below the board.
 *
 * Returns: (transfer none): a widget
 */
GtkWidget *
tm_board_zoom_get_tools (TmBoardZoom *self)
{
  return self->tools;
}

/* Fingers, wheel and keys */

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, TmBoardZoom *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->start_cell = get_cell (self);
  gtk_gesture_get_bounding_box_center (gesture, &self->start_x, &self->start_y);
}

/* Two fingers draw the board along, too. */
static void
pinch_cb (GtkGestureZoom *gesture, double scale, TmBoardZoom *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  self->x -= x - self->start_x;
  self->y -= y - self->start_y;
  self->board->left += (int) (x - self->start_x);
  self->board->up += (int) (y - self->start_y);
  self->start_x = x;
  self->start_y = y;
  if (scale > 1 - NOISE && scale < 1 + NOISE)
    set_offset (self, self->x, self->y);
  else
    set_cell (self, self->start_cell * scale, x, y);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, TmBoardZoom *self)
{
  if (!tm_board_zoom_is_close (self))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
  self->start_x = self->x;
  self->start_y = self->y;
}

static void
drag_cb (GtkGestureDrag *gesture, double x, double y, TmBoardZoom *self)
{
  GtkGesture *base = GTK_GESTURE (gesture);
  GtkWidget *board = GTK_WIDGET (self->board);
  GdkEventSequence *sequence = gtk_gesture_get_last_updated_sequence (base);

  if (gtk_gesture_get_sequence_state (base, sequence) != GTK_EVENT_SEQUENCE_CLAIMED)
    {
      if (!gtk_drag_check_threshold (board, 0, 0, (int) x, (int) y))
        return;
      gtk_gesture_set_state (base, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  set_offset (self, self->start_x - x, self->start_y - y);
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double x, double y, TmBoardZoom *self)
{
  GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double step
      = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL ? WHEEL_STEP : 1;
  double before_x = self->x, before_y = self->y;

  if ((state & GDK_CONTROL_MASK) != 0)
    {
      zoom_by (self, y < 0 ? STEP : y > 0 ? 1 / STEP : 1);
      return GDK_EVENT_STOP;
    }
  if (!tm_board_zoom_is_close (self))
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_SHIFT_MASK) != 0 && x == 0)
    set_offset (self, self->x + y * step, self->y);
  else
    set_offset (self, self->x + x * step, self->y + y * step);
  return self->x != before_x || self->y != before_y ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
zoom_in_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zoom_by (TM_BOARD (widget)->zoom, STEP);
}

static void
zoom_out_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  zoom_by (TM_BOARD (widget)->zoom, 1 / STEP);
}

static void
zoom_whole_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TmBoardZoom *self = TM_BOARD (widget)->zoom;

  zoom_by (self, (double) self->fit / get_cell (self));
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "board.zoom-out", zoom_out_cb },
  { "board.zoom-whole", zoom_whole_cb },
  { "board.zoom-in", zoom_in_cb },
};

/**
 * tm_board_zoom_install:
 * @widget_class: the class of boards
 *
 * Lets + and - look closer at a mine or from farther away, and 0 at all of it.
 */
void
tm_board_zoom_install (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_plus, "board.zoom-in" },         { GDK_KEY_KP_Add, "board.zoom-in" },
    { GDK_KEY_equal, "board.zoom-in" },        { GDK_KEY_minus, "board.zoom-out" },
    { GDK_KEY_KP_Subtract, "board.zoom-out" }, { GDK_KEY_0, "board.zoom-whole" },
    { GDK_KEY_KP_0, "board.zoom-whole" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
}

/* Buttons */

static void
add_button (TmBoardZoom *self, const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->tools), button);
}

static void
create_tools (TmBoardZoom *self)
{
  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (self->tools, "tools");
  add_button (self, "zoom-out-symbolic", _ ("Zoom Out"), "board.zoom-out");
  add_button (self, "zoom-fit-best-symbolic", _ ("Whole Board"), "board.zoom-whole");
  add_button (self, "zoom-in-symbolic", _ ("Zoom In"), "board.zoom-in");
  gtk_widget_insert_before (self->tools, GTK_WIDGET (self->board), NULL);
}

static void
add_gestures (TmBoardZoom *self)
{
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  self->controllers[CONTROLLER_PINCH] = GTK_EVENT_CONTROLLER (pinch);
  self->controllers[CONTROLLER_DRAG] = GTK_EVENT_CONTROLLER (drag);
  self->controllers[CONTROLLER_SCROLL] = scroll;
  for (guint i = 0; i < N_CONTROLLERS; i++)
    gtk_widget_add_controller (GTK_WIDGET (self->board), self->controllers[i]);
}

/**
 * tm_board_zoom_new:
 * @board: a mine
 *
 * Lets a mine be looked at from near and far.
 *
 * Returns: (transfer full): a zoom
 */
TmBoardZoom *
tm_board_zoom_new (TmBoard *board)
{
  TmBoardZoom *self = g_new0 (TmBoardZoom, 1);

  self->board = board;
  self->animation
      = adw_timed_animation_new (GTK_WIDGET (board), 0, 1, FOLLOW_MS,
                                 adw_callback_animation_target_new (follow_cb, self, NULL));
  create_tools (self);
  add_gestures (self);
  return self;
}

/**
 * tm_board_zoom_free:
 * @self: (transfer full): a zoom
 *
 * Frees the zoom: its board is looked at as any other.
 */
void
tm_board_zoom_free (TmBoardZoom *self)
{
  GtkWidget *widget = GTK_WIDGET (self->board);

  for (guint i = 0; i < N_CONTROLLERS; i++)
    gtk_widget_remove_controller (widget, self->controllers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (widget, actions[i].name, FALSE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_VISIBLE);
  gtk_widget_unparent (self->tools);
  adw_animation_reset (self->animation);
  g_object_unref (self->animation);
  g_free (self);
}
