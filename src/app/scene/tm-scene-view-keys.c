/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a scene view does with keys, and where they go. */

#include "tm-scene-view-private.h"

#include "tm-banner.h"
#include "tm-round-table.h"
#include "tm-scene-keys.h"
#include "tm-seat-panel.h"

static int
get_focused_seat (TmSceneView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (; focus != NULL && focus != GTK_WIDGET (self); focus = gtk_widget_get_parent (focus))
    {
      if (TM_IS_SEAT_PANEL (focus))
        return tm_node_view_get_part (TM_NODE_VIEW (focus))->seat;
    }
  return TM_NO_SEAT;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType modifiers,
                TmSceneView *self)
{
  gunichar key = gdk_keyval_to_unicode (keyval);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || key == 0)
    return GDK_EVENT_PROPAGATE;
  return tm_scene_view_press_key (self, key) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/**
 * tm_scene_view_get_primary:
 * @self: a view
 *
 * Gets the button for what comes next, of the banner or round the table.
 *
 * Returns: (transfer none): the button, which may be greyed or hidden
 */
GtkWidget *
tm_scene_view_get_primary (TmSceneView *self)
{
  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), NULL);
  return self->is_round ? tm_round_table_get_primary (TM_ROUND_TABLE (self->round))
                        : tm_banner_get_primary (TM_BANNER (self->banner));
}

/**
 * tm_scene_view_give_back_focus:
 * @self: a view
 * @focus: where the focus was, in the view or elsewhere; cleared
 *
 * Gives the focus back to what had it, or to what lies beside it, or to what comes next.
 */
void
tm_scene_view_give_back_focus (TmSceneView *self, TmSceneFocus *focus)
{
  tm_scene_focus_give_back (focus, self->bin, tm_scene_view_get_primary (self));
}

/* Listens to keys. */
void
tm_scene_view_init_keys (TmSceneView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * tm_scene_view_press_key:
 * @self: a view
 * @key: a key, as a Unicode character
 *
 * Makes the offer that bears a key, if there is one: of the seat that has the focus, else of one
 * whose turn it is, else of nobody in particular, else of any seat.
 *
 * Returns: whether there was one
 */
gboolean
tm_scene_view_press_key (TmSceneView *self, gunichar key)
{
  const TmPart *part;

  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), FALSE);
  if (self->stage == NULL || key == 0)
    return FALSE;
  part = tm_scene_keys_find (self->stage, key, get_focused_seat (self));
  if (part == NULL)
    return FALSE;
  tm_scene_host_activate_offer (GTK_WIDGET (self), part->offer);
  return TRUE;
}

/**
 * tm_scene_view_focus_next:
 * @self: a view
 *
 * Moves the focus to what is to be done next: to the primary button, or to the first thing with which
 * a move is made.
 *
 * Returns: whether it could; %FALSE: nothing is laid out yet
 */
gboolean
tm_scene_view_focus_next (TmSceneView *self)
{
  TmSceneFocus nothing = { 0 };

  g_return_val_if_fail (TM_IS_SCENE_VIEW (self), FALSE);
  if (!gtk_widget_get_mapped (self->page))
    return FALSE;
  tm_scene_view_give_back_focus (self, &nothing);
  return TRUE;
}
