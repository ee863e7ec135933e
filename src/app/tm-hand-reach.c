/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/tm-table.h"

#include "scene/tm-node-view.h"
#include "scene/tm-secret.h"

#include "tm-hand-reach.h"
#include "tm-held-hand.h"

/* A finger that holds never holds quite still: only one that has gone so far reaches for something. */
#define LEAST_WAY 24

/* Two fingers, and a few that rest on the screen. */
#define MAX_FINGERS 8

typedef struct
{
  gconstpointer id;
  gboolean is_down;
  gboolean has_come_later;
  gboolean has_gone;
  double x;
  double y;
} Finger;

struct _TmHandReach
{
  GObject parent_instance;

  GtkWidget *page;
  int seat;
  Finger fingers[MAX_FINGERS];
  GtkWidget *aimed;
  /* The key that was pressed last before anything was seen: it may be the one that is held. */
  guint held_key;
  int offer;
  int piece;
  guint idle;
};

G_DEFINE_FINAL_TYPE (TmHandReach, tm_hand_reach, G_TYPE_OBJECT)

enum
{
  SIGNAL_REACHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What can be taken */

/* Whether a widget shows what the seat may see: in its place, or over the table. */
static gboolean
is_hand (TmHandReach *self, GtkWidget *widget)
{
  if (TM_IS_HELD_HAND (widget))
    return TRUE;

  return TM_IS_SECRET (widget) && tm_node_view_get_part (TM_NODE_VIEW (widget))->seat == self->seat;
}

static gboolean
can_take (GtkWidget *widget)
{
  return TM_IS_NODE_VIEW (widget) && !TM_IS_SECRET (widget) && gtk_widget_get_mapped (widget)
         && tm_part_is_touchable (tm_node_view_get_part (TM_NODE_VIEW (widget)));
}

static GtkWidget *
find_at (TmHandReach *self, double x, double y)
{
  GtkWidget *found = NULL;

  for (GtkWidget *widget = gtk_widget_pick (self->page, x, y, GTK_PICK_NON_TARGETABLE);
       widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (is_hand (self, widget))
        return found;
      if (found == NULL && can_take (widget))
        found = widget;
    }

  return NULL;
}

static void
collect_things (GtkWidget *widget, GPtrArray *things)
{
  if (can_take (widget))
    g_ptr_array_add (things, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_things (child, things);
}

/* The hand over the table stands for all others. */
static void
collect (TmHandReach *self, GtkWidget *widget, GPtrArray *things)
{
  if (gtk_widget_get_mapped (widget) && is_hand (self, widget))
    {
      if (TM_IS_HELD_HAND (widget))
        g_ptr_array_set_size (things, 0);
      collect_things (widget, things);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (self, child, things);
}

/* Aiming */

static void
aim (TmHandReach *self, GtkWidget *widget)
{
  if (widget == self->aimed)
    return;

  if (self->aimed != NULL)
    gtk_widget_remove_css_class (self->aimed, "tm-aimed");
  g_set_weak_pointer (&self->aimed, widget);
  if (widget != NULL)
    gtk_widget_add_css_class (widget, "tm-aimed");
}

static void
announce_aimed (TmHandReach *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self->aimed));

  if (part->label != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->page), part->label,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* The hand is covered again before anything is done with what was taken. */
static void
tell (TmHandReach *self)
{
  g_autoptr (TmHandReach) kept = g_object_ref (self);

  self->idle = 0;
  g_signal_emit (self, signals[SIGNAL_REACHED], 0, self->offer, self->piece);
}

static void
take (TmHandReach *self, GtkWidget *widget)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (widget));

  self->offer = part->offer;
  self->piece = part->offer < 0 && part->is_pickable ? part->piece : -1;
  aim (self, NULL);
  if (self->idle == 0)
    self->idle = g_idle_add_once ((GSourceOnceFunc) tell, self);
}

/* Fingers */

static Finger *
find_finger (TmHandReach *self, gconstpointer id)
{
  for (guint i = 0; i < MAX_FINGERS; i++)
    if (self->fingers[i].is_down && self->fingers[i].id == id)
      return &self->fingers[i];

  return NULL;
}

static Finger *
find_free_finger (TmHandReach *self)
{
  for (guint i = 0; i < MAX_FINGERS; i++)
    if (!self->fingers[i].is_down)
      return &self->fingers[i];

  return NULL;
}

static gboolean
is_reaching (const Finger *finger)
{
  return finger->has_come_later || finger->has_gone;
}

static void
lift (TmHandReach *self, gconstpointer id)
{
  Finger *finger = find_finger (self, id);

  if (finger != NULL)
    finger->is_down = FALSE;
}

/* Where something happens on the page; what happens in a popover does not. */
static gboolean
get_point (TmHandReach *self, GdkEvent *event, graphene_point_t *point)
{
  GtkNative *native = gtk_widget_get_native (self->page);
  double x, y, left, top;

  if (native == NULL || gdk_event_get_surface (event) != gtk_native_get_surface (native)
      || !gdk_event_get_position (event, &x, &y))
    return FALSE;

  gtk_native_get_surface_transform (native, &left, &top);

  return gtk_widget_compute_point (GTK_WIDGET (native), self->page,
                                   &GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top)),
                                   point);
}

static gboolean
event_cb (TmHandReach *self, GdkEvent *event)
{
  gconstpointer id = gdk_event_get_event_sequence (event);
  graphene_point_t point;

  if (!get_point (self, event, &point))
    return GDK_EVENT_PROPAGATE;

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      tm_hand_reach_press (self, id, point.x, point.y);
      break;
    case GDK_MOTION_NOTIFY:
    case GDK_TOUCH_UPDATE:
      tm_hand_reach_move (self, id, point.x, point.y);
      break;
    case GDK_BUTTON_RELEASE:
    case GDK_TOUCH_END:
      tm_hand_reach_release (self, id, point.x, point.y);
      break;
    case GDK_TOUCH_CANCEL:
      lift (self, id);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
key_pressed_cb (TmHandReach *self, guint keyval)
{
  return tm_hand_reach_press_key (self, keyval);
}

static void
key_released_cb (TmHandReach *self, guint keyval)
{
  if (keyval == self->held_key)
    self->held_key = 0;
}

static void
tm_hand_reach_dispose (GObject *object)
{
  TmHandReach *self = TM_HAND_REACH (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_weak_pointer (&self->aimed);
  g_clear_weak_pointer (&self->page);

  G_OBJECT_CLASS (tm_hand_reach_parent_class)->dispose (object);
}

static void
tm_hand_reach_class_init (TmHandReachClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_hand_reach_dispose;

  /**
   * TmHandReach::reached:
   * @self: the reach
   * @offer: index of the offer that what was taken makes; -1: none
   * @piece: the piece that is picked instead; -1: none
   *
   * Somebody took something out of a hand, which has been covered since.
   */
  signals[SIGNAL_REACHED]
      = g_signal_new ("reached", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
tm_hand_reach_init (TmHandReach *self)
{
  self->seat = TM_NO_SEAT;
}

/**
 * tm_hand_reach_new:
 * @page: the widget with all hands; it is not kept alive
 *
 * Begins to listen to a page. Whatever is done there goes its usual way, too.
 *
 * Returns: (transfer full): the reach
 */
TmHandReach *
tm_hand_reach_new (GtkWidget *page)
{
  TmHandReach *self = g_object_new (TM_TYPE_HAND_REACH, NULL);
  GtkEventController *pointers = gtk_event_controller_legacy_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_set_weak_pointer (&self->page, page);
  gtk_event_controller_set_propagation_phase (pointers, GTK_PHASE_CAPTURE);
  g_signal_connect_object (pointers, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, pointers);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, keys);

  return self;
}

/**
 * tm_hand_reach_set_seat:
 * @self: the reach
 * @seat: the seat whose hand is looked at, or %TM_NO_SEAT
 *
 * Sets whose hand is looked at.
 */
void
tm_hand_reach_set_seat (TmHandReach *self, int seat)
{
  g_return_if_fail (TM_IS_HAND_REACH (self));

  self->seat = seat;
  aim (self, NULL);
}

/**
 * tm_hand_reach_press:
 * @self: the reach
 * @finger: which finger; %NULL: the mouse
 * @x: where, in the coordinates of the page
 * @y: where
 *
 * A finger touches the page.
 */
void
tm_hand_reach_press (TmHandReach *self, gconstpointer finger, double x, double y)
{
  Finger *place;

  g_return_if_fail (TM_IS_HAND_REACH (self));

  lift (self, finger);
  place = find_free_finger (self);
  if (place != NULL)
    *place = (Finger) { finger, TRUE, self->seat != TM_NO_SEAT, FALSE, x, y };
}

/**
 * tm_hand_reach_move:
 * @self: the reach
 * @finger: which finger; %NULL: the mouse
 * @x: where, in the coordinates of the page
 * @y: where
 *
 * A finger goes on.
 */
void
tm_hand_reach_move (TmHandReach *self, gconstpointer finger, double x, double y)
{
  Finger *place;

  g_return_if_fail (TM_IS_HAND_REACH (self));

  place = find_finger (self, finger);
  if (place == NULL)
    return;

  if (ABS (x - place->x) > LEAST_WAY || ABS (y - place->y) > LEAST_WAY)
    place->has_gone = TRUE;
  if (self->seat != TM_NO_SEAT)
    aim (self, is_reaching (place) ? find_at (self, x, y) : NULL);
}

/**
 * tm_hand_reach_release:
 * @self: the reach
 * @finger: which finger; %NULL: the mouse
 * @x: where, in the coordinates of the page
 * @y: where
 *
 * A finger lets go. What is under it is taken, unless it is the finger that holds and it has stayed
 * where it was.
 */
void
tm_hand_reach_release (TmHandReach *self, gconstpointer finger, double x, double y)
{
  GtkWidget *widget;
  Finger *place;

  g_return_if_fail (TM_IS_HAND_REACH (self));

  place = find_finger (self, finger);
  if (place == NULL)
    return;

  place->is_down = FALSE;
  if (self->seat == TM_NO_SEAT || !is_reaching (place))
    return;
  widget = find_at (self, x, y);
  if (widget != NULL)
    take (self, widget);
}

static void
aim_next (TmHandReach *self, int step)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new ();
  guint at;

  collect (self, self->page, things);
  if (things->len == 0)
    return;

  if (!g_ptr_array_find (things, self->aimed, &at))
    at = step > 0 ? things->len - 1 : 0;
  aim (self, g_ptr_array_index (things, (at + things->len + (guint) step) % things->len));
  announce_aimed (self);
}

/**
 * tm_hand_reach_press_key:
 * @self: the reach
 * @keyval: a key
 *
 * Goes on to the next thing in the hand, or takes it.
 *
 * Returns: whether the key had a meaning
 */
gboolean
tm_hand_reach_press_key (TmHandReach *self, guint keyval)
{
  g_return_val_if_fail (TM_IS_HAND_REACH (self), FALSE);

  if (self->seat == TM_NO_SEAT)
    {
      self->held_key = keyval;
      return FALSE;
    }
  /* A key that is held comes again and again. */
  if (keyval == self->held_key)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Right:
    case GDK_KEY_Down:
    case GDK_KEY_Tab:
      aim_next (self, 1);
      return TRUE;

    case GDK_KEY_Left:
    case GDK_KEY_Up:
    case GDK_KEY_ISO_Left_Tab:
      aim_next (self, -1);
      return TRUE;

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (self->aimed != NULL)
        take (self, self->aimed);
      return TRUE;

    default:
      return FALSE;
    }
}
