/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-node-view.h"

#include <glib/gi18n.h>

#include "tm-scene-host.h"
#include "tm-seat-mark.h"
#include "tm-sign.h"

/**
 * TmNodeView:
 *
 * A widget that shows one part of a scene.
 *
 * It keeps a copy of the part and repaints only if a new one differs. If the part can be touched
 * it can be focused, too, and a tap, a click, Enter, Space or an assistive technology do the
 * same; holding it, the other mouse button and the menu key ask for more.
 *
 * The states of the part are style classes: `current`, `done`, `dark`, `chosen`, `spent`, `out`,
 * `waiting`, `turn`, `warning`; so are its role and the color of its seat. What the rules would say
 * about touching it is its tooltip, and the sign of the grade stands in its corner.
 */
typedef struct
{
  TmPart part;
  GtkGesture *click;
  GtkGesture *menu_click;
  GtkGesture *hold;
} TmNodeViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TmNodeView, tm_node_view, GTK_TYPE_WIDGET)

static const struct
{
  TmNodeState state;
  const char *css_class;
} state_classes[] = {
  { TM_STATE_CURRENT, "current" }, { TM_STATE_DONE, "done" },   { TM_STATE_DARK, "dark" },
  { TM_STATE_CHOSEN, "chosen" },   { TM_STATE_SPENT, "spent" }, { TM_STATE_OUT, "out" },
  { TM_STATE_WAITING, "waiting" }, { TM_STATE_TURN, "turn" },   { TM_STATE_WARNING, "warning" },
};

static const char *const role_classes[] = {
  [TM_ROLE_NONE] = NULL,         [TM_ROLE_WOUND] = "wound", [TM_ROLE_TREASURE] = "treasure",
  [TM_ROLE_MAGIC] = "magic",     [TM_ROLE_STONE] = "stone", [TM_ROLE_LIFE] = "life",
  [TM_ROLE_MONSTER] = "monster", [TM_ROLE_TRAP] = "trap",   [TM_ROLE_VAULT] = "vault",
};

static void
set_css_class (GtkWidget *widget, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
update_css_classes (TmNodeView *self, const TmPart *before, const TmPart *part)
{
  GtkWidget *widget = GTK_WIDGET (self);

  for (guint i = 0; i < G_N_ELEMENTS (state_classes); i++)
    {
      if (((before->state ^ part->state) & state_classes[i].state) != 0)
        set_css_class (widget, state_classes[i].css_class,
                       tm_part_is (part, state_classes[i].state));
    }
  if (before->role != part->role)
    {
      if (role_classes[before->role] != NULL)
        gtk_widget_remove_css_class (widget, role_classes[before->role]);
      if (role_classes[part->role] != NULL)
        gtk_widget_add_css_class (widget, role_classes[part->role]);
    }
  if (before->look != part->look)
    tm_seat_look_apply (widget, part->look);
  if (before->is_greyed != part->is_greyed)
    set_css_class (widget, "greyed", part->is_greyed);
}

static gboolean
has_remark (TmNodeView *self)
{
  return tm_node_view_get_part (self)->remark != NULL
         && TM_NODE_VIEW_GET_CLASS (self)->is_touchable (self);
}

static gboolean
is_toggle (GtkAccessible *accessible)
{
  return gtk_accessible_get_accessible_role (accessible) == GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON;
}

static void
update_accessible (TmNodeView *self, const TmPart *part)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  g_autofree char *name = TM_NODE_VIEW_GET_CLASS (self)->dup_name (self);
  g_autofree char *description = tm_node_view_dup_description (self, part->action);

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED,
                               !TM_NODE_VIEW_GET_CLASS (self)->is_touchable (self), -1);
  if (is_toggle (accessible))
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_PRESSED,
                                 tm_part_is (part, TM_STATE_CHOSEN) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                    : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);
}

/* What happens in a popover of the widget bubbles up to it, too. */
static gboolean
is_inside (GtkWidget *widget, double x, double y)
{
  return gtk_widget_contains (widget, x, y);
}

static void
click_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TmNodeView *self)
{
  if (is_inside (GTK_WIDGET (self), x, y))
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE, FALSE);
}

static void
click_released_cb (GtkGestureClick *gesture, int n_press, double x, double y, TmNodeView *self)
{
  gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
  if (!is_inside (GTK_WIDGET (self), x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  tm_node_view_activate (self);
}

static void
click_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, TmNodeView *self)
{
  gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
}

static void
menu_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TmNodeView *self)
{
  if (!is_inside (GTK_WIDGET (self), x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  TM_NODE_VIEW_GET_CLASS (self)->open_menu (self);
}

static void
hold_pressed_cb (GtkGestureLongPress *gesture, double x, double y, TmNodeView *self)
{
  if (!is_inside (GTK_WIDGET (self), x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  TM_NODE_VIEW_GET_CLASS (self)->open_menu (self);
}

/* Most parts of a scene are never touched: they need no gestures. */
static void
add_gestures (TmNodeView *self, TmNodeViewPrivate *priv)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (priv->click != NULL)
    return;
  priv->click = gtk_gesture_click_new ();
  g_signal_connect (priv->click, "pressed", G_CALLBACK (click_pressed_cb), self);
  g_signal_connect (priv->click, "released", G_CALLBACK (click_released_cb), self);
  g_signal_connect (priv->click, "cancel", G_CALLBACK (click_cancel_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (priv->click));

  priv->menu_click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (priv->menu_click), GDK_BUTTON_SECONDARY);
  g_signal_connect (priv->menu_click, "pressed", G_CALLBACK (menu_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (priv->menu_click));

  priv->hold = gtk_gesture_long_press_new ();
  g_signal_connect (priv->hold, "pressed", G_CALLBACK (hold_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (priv->hold));
}

static void
set_phase (GtkGesture *gesture, gboolean is_active)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture),
                                              is_active ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
}

static void
update_touch (TmNodeView *self)
{
  TmNodeViewPrivate *priv = tm_node_view_get_instance_private (self);
  gboolean is_touchable = TM_NODE_VIEW_GET_CLASS (self)->is_touchable (self);

  if (is_touchable)
    add_gestures (self, priv);
  if (priv->click != NULL)
    {
      set_phase (priv->click, is_touchable);
      set_phase (priv->menu_click, is_touchable);
      set_phase (priv->hold, is_touchable);
    }
  gtk_widget_set_focusable (GTK_WIDGET (self), is_touchable);
  set_css_class (GTK_WIDGET (self), "touchable", is_touchable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "node.activate", is_touchable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "node.menu", is_touchable);
}

static void
activate_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tm_node_view_activate (TM_NODE_VIEW (widget));
}

static void
menu_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TM_NODE_VIEW_GET_CLASS (widget)->open_menu (TM_NODE_VIEW (widget));
}

static void
tm_node_view_real_update (TmNodeView *self, const TmPart *before)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tm_node_view_real_update_children (TmNodeView *self, const TmStage *stage, guint index)
{
}

static gboolean
tm_node_view_real_is_touchable (TmNodeView *self)
{
  return tm_part_is_touchable (tm_node_view_get_part (self));
}

static void
tm_node_view_real_activate (TmNodeView *self)
{
  const TmPart *part = tm_node_view_get_part (self);

  if (part->offer >= 0)
    tm_scene_host_activate_offer (GTK_WIDGET (self), part->offer);
  else if (part->is_pickable)
    tm_scene_host_touch_piece (GTK_WIDGET (self), part->piece);
}

static void
tm_node_view_real_open_menu (TmNodeView *self)
{
  tm_scene_host_open_menu (GTK_WIDGET (self), tm_node_view_get_part (self)->node);
}

static char *
tm_node_view_real_dup_name (TmNodeView *self)
{
  const TmPart *part = tm_node_view_get_part (self);

  if (part->label == NULL)
    return g_strdup (part->action != NULL ? part->action : "");
  if (part->detail == NULL)
    return g_strdup (part->label);
  /* Translators: name of a thing and a second line about it, as a screen reader speaks them. */
  return g_strdup_printf (C_ ("scene", "%s, %s"), part->label, part->detail);
}

static void
tm_node_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (tm_node_view_parent_class)->snapshot (widget, snapshot);
  tm_node_view_snapshot_sign (TM_NODE_VIEW (widget), snapshot);
}

static void
tm_node_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tm_node_view_parent_class)->dispose (object);
}

static void
tm_node_view_finalize (GObject *object)
{
  TmNodeViewPrivate *priv = tm_node_view_get_instance_private (TM_NODE_VIEW (object));

  tm_part_clear (&priv->part);
  G_OBJECT_CLASS (tm_node_view_parent_class)->finalize (object);
}

static void
tm_node_view_class_init (TmNodeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tm_node_view_dispose;
  object_class->finalize = tm_node_view_finalize;
  widget_class->snapshot = tm_node_view_snapshot;
  klass->update = tm_node_view_real_update;
  klass->update_children = tm_node_view_real_update_children;
  klass->is_touchable = tm_node_view_real_is_touchable;
  klass->activate = tm_node_view_real_activate;
  klass->open_menu = tm_node_view_real_open_menu;
  klass->dup_name = tm_node_view_real_dup_name;

  gtk_widget_class_install_action (widget_class, "node.activate", NULL, activate_action_cb);
  gtk_widget_class_install_action (widget_class, "node.menu", NULL, menu_action_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "node.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "node.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "node.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "node.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "node.menu",
                                       NULL);
}

static void
tm_node_view_init (TmNodeView *self)
{
  TmNodeViewPrivate *priv = tm_node_view_get_instance_private (self);

  priv->part = (TmPart) TM_PART_INIT;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "node.activate", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "node.menu", FALSE);
}

/**
 * tm_node_view_get_part:
 * @self: a node view
 *
 * Gets what is shown.
 *
 * Returns: (transfer none): the part; its indices are valid for the stage shown last
 */
const TmPart *
tm_node_view_get_part (TmNodeView *self)
{
  TmNodeViewPrivate *priv = tm_node_view_get_instance_private (self);

  g_return_val_if_fail (TM_IS_NODE_VIEW (self), NULL);
  return &priv->part;
}

/**
 * tm_node_view_set_part:
 * @self: a node view
 * @part: what to show; copied
 *
 * Shows a part that has no children. Nothing is repainted if it looks and behaves as before.
 */
void
tm_node_view_set_part (TmNodeView *self, const TmPart *part)
{
  TmNodeViewPrivate *priv = tm_node_view_get_instance_private (self);
  TmPart before = TM_PART_INIT;

  g_return_if_fail (TM_IS_NODE_VIEW (self));
  if (tm_part_equal (&priv->part, part))
    {
      /* It looks the same, but may have moved in the tree. */
      tm_part_copy (&priv->part, part);
      return;
    }
  tm_part_copy (&before, &priv->part);
  tm_part_copy (&priv->part, part);
  update_css_classes (self, &before, part);
  update_touch (self);
  if (before.remark != NULL)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), NULL);
  TM_NODE_VIEW_GET_CLASS (self)->update (self, &before);
  if (has_remark (self))
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), part->remark);
  if (before.grade != part->grade || (before.remark != NULL) != (part->remark != NULL))
    gtk_widget_queue_draw (GTK_WIDGET (self));
  update_accessible (self, part);
  tm_part_clear (&before);
}

/**
 * tm_node_view_set_stage:
 * @self: a node view
 * @stage: a stage
 * @index: the part to show
 *
 * Shows a part and its children.
 */
void
tm_node_view_set_stage (TmNodeView *self, const TmStage *stage, guint index)
{
  tm_node_view_set_part (self, tm_stage_get (stage, index));
  TM_NODE_VIEW_GET_CLASS (self)->update_children (self, stage, index);
}

/**
 * tm_node_view_activate:
 * @self: a node view
 *
 * Does what a touch does, if it can be touched now.
 */
void
tm_node_view_activate (TmNodeView *self)
{
  g_return_if_fail (TM_IS_NODE_VIEW (self));
  if (TM_NODE_VIEW_GET_CLASS (self)->is_touchable (self))
    TM_NODE_VIEW_GET_CLASS (self)->activate (self);
}

/**
 * tm_node_view_snapshot_sign:
 * @self: a node view
 * @snapshot: where to draw
 *
 * Draws the sign of what the rules would say about touching it into its corner, if they would say
 * anything. A view that draws itself calls this last.
 */
void
tm_node_view_snapshot_sign (TmNodeView *self, GtkSnapshot *snapshot)
{
  const TmPart *part = tm_node_view_get_part (self);

  if (has_remark (self))
    tm_sign_snapshot (GTK_WIDGET (self), snapshot, part->grade);
}

/**
 * tm_node_view_dup_description:
 * @self: a node view
 * @words: (nullable): what touching it does
 *
 * Puts into words for a screen reader what touching it does, and what the rules would say about it.
 *
 * Returns: (transfer full): one or two sentences, perhaps empty
 */
char *
tm_node_view_dup_description (TmNodeView *self, const char *words)
{
  const TmPart *part = tm_node_view_get_part (self);

  if (!has_remark (self))
    return g_strdup (words != NULL ? words : "");

  return tm_sign_dup_description (words, part->grade, part->remark);
}
