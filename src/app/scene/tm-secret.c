/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-secret.h"

#include <glib/gi18n.h>

#include "tm-flow-layout.h"
#include "tm-node-list.h"
#include "tm-scene-host.h"
#include "tm-seat-mark.h"

/**
 * TmSecret:
 *
 * What only one seat may see: covered, and shown for as long as somebody holds the cover, by
 * finger, mouse or the space key. Letting go hides it, and so does everything that takes the
 * focus or the pointer away. The CSS name is `secret`.
 */
struct _TmSecret
{
  TmNodeView parent_instance;

  GtkWidget *stack;
  GtkWidget *cover;
  GtkWidget *mark;
  GtkWidget *label;
  GtkWidget *content;
  TmNodeList things;
  gboolean is_held;
};

G_DEFINE_FINAL_TYPE (TmSecret, tm_secret, TM_TYPE_NODE_VIEW)

static void
show (TmSecret *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  gboolean is_shown = self->is_held || part->is_open;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), is_shown ? self->content : self->cover);
}

/* What is under the cover is not even known here until it is asked for. */
static void
set_is_held (TmSecret *self, gboolean is_held)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));

  if (is_held == self->is_held)
    return;
  self->is_held = is_held;
  show (self);
  if (part->seat != TM_NO_SEAT)
    tm_scene_host_look (GTK_WIDGET (self), is_held ? part->seat : TM_NO_SEAT);
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TmSecret *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  set_is_held (self, TRUE);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, TmSecret *self)
{
  set_is_held (self, FALSE);
}

static void
ended_cb (GtkGesture *gesture, GdkEventSequence *sequence, TmSecret *self)
{
  set_is_held (self, FALSE);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType modifiers,
                TmSecret *self)
{
  if (keyval != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;
  set_is_held (self, TRUE);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint keyval,
                 guint keycode,
                 GdkModifierType modifiers,
                 TmSecret *self)
{
  if (keyval == GDK_KEY_space)
    set_is_held (self, FALSE);
}

static void
left_cb (GtkEventControllerFocus *controller, TmSecret *self)
{
  set_is_held (self, FALSE);
}

static gboolean
tm_secret_is_touchable (TmNodeView *view)
{
  return TRUE;
}

/* Looking is not a move: nothing is told to anybody. */
static void
tm_secret_activate (TmNodeView *view)
{
}

static void
tm_secret_update (TmNodeView *view, const TmPart *before)
{
  TmSecret *self = TM_SECRET (view);
  const TmPart *part = tm_node_view_get_part (view);

  tm_seat_mark_set_look (TM_SEAT_MARK (self->mark), part->look);
  gtk_widget_set_visible (self->mark, part->look != TM_NO_LOOK);
  gtk_label_set_text (GTK_LABEL (self->label),
                      part->label != NULL ? part->label : _ ("Hold to look"));
}

static void
tm_secret_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmSecret *self = TM_SECRET (view);

  tm_node_list_begin (&self->things);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    tm_node_list_show (&self->things, stage, i);
  tm_node_list_end (&self->things);
  /* The stack shows nothing that is not visible, and the list hides what is empty. */
  gtk_widget_set_visible (self->content, TRUE);
  show (self);
}

static char *
tm_secret_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);

  if (part->owner == NULL)
    return g_strdup (_ ("Secret: hold to look"));
  /* Translators: %s is the name of the player who may look. */
  return g_strdup_printf (_ ("Secret of %s: hold to look"), part->owner);
}

static void
tm_secret_finalize (GObject *object)
{
  tm_node_list_clear (&TM_SECRET (object)->things);
  G_OBJECT_CLASS (tm_secret_parent_class)->finalize (object);
}

static void
tm_secret_class_init (TmSecretClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_secret_finalize;
  view_class->update = tm_secret_update;
  view_class->is_touchable = tm_secret_is_touchable;
  view_class->activate = tm_secret_activate;
  view_class->update_children = tm_secret_update_children;
  view_class->dup_name = tm_secret_dup_name;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "secret");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (TmSecret *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect (press, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (press, "end", G_CALLBACK (ended_cb), self);
  g_signal_connect (press, "cancel", G_CALLBACK (ended_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

static void
tm_secret_init (TmSecret *self)
{
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), TRUE);
  self->cover = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (self->cover, GTK_ALIGN_CENTER);
  self->mark = tm_seat_mark_new (TM_NO_LOOK, 20);
  self->label = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->label, "heading");
  gtk_box_append (GTK_BOX (self->cover), self->mark);
  gtk_box_append (GTK_BOX (self->cover), self->label);
  self->content = tm_flow_box_new (TM_FLOW_START, 8, 8);
  gtk_widget_set_can_target (self->content, FALSE);
  gtk_stack_add_child (GTK_STACK (self->stack), self->cover);
  gtk_stack_add_child (GTK_STACK (self->stack), self->content);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  tm_node_list_init (&self->things, self->content, tm_node_create, NULL);
  add_controllers (self);
}

/**
 * tm_secret_new:
 *
 * Makes a cover.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_secret_new (void)
{
  return g_object_new (TM_TYPE_SECRET, NULL);
}
