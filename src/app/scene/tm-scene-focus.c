/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-scene-focus.h"

#include "tm-board.h"
#include "tm-focus-group.h"
#include "tm-node-view.h"

/* A thing has the focus also while what pops up from it has. */
static GtkWidget *
get_focus (GtkWidget *within)
{
  GtkRoot *root = gtk_widget_get_root (within);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (widget == within)
        return focus;
      if (GTK_IS_POPOVER (widget))
        focus = gtk_widget_get_parent (widget);
    }
  return NULL;
}

static GtkWidget *
find_group (GtkWidget *thing, GtkWidget *within)
{
  for (GtkWidget *widget = thing; widget != NULL && widget != within;
       widget = gtk_widget_get_parent (widget))
    {
      if (TM_IS_FOCUS_GROUP (widget) || TM_IS_BOARD (widget))
        return widget;
    }
  return NULL;
}

/* A pane has the focus only when what had it in there is gone. */
static gboolean
is_usable (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget)
         && gtk_widget_is_sensitive (widget) && !GTK_IS_SCROLLED_WINDOW (widget);
}

/* What the rules have nothing against comes before what they have. */
static gboolean
makes_move (GtkWidget *widget, gboolean is_fair)
{
  const TmPart *part
      = TM_IS_NODE_VIEW (widget) ? tm_node_view_get_part (TM_NODE_VIEW (widget)) : NULL;

  return part != NULL && (part->offer >= 0 || part->is_pickable)
         && (part->remark == NULL) == is_fair && is_usable (widget);
}

/* Whose turn it is not may have something to do, too. */
static gboolean
is_others (GtkWidget *widget)
{
  const TmPart *part
      = TM_IS_NODE_VIEW (widget) ? tm_node_view_get_part (TM_NODE_VIEW (widget)) : NULL;

  return part != NULL && part->kind == TM_NODE_SEAT && !tm_part_is (part, TM_STATE_TURN);
}

/* The first thing with which a move is made; by turn, of those whose turn it is. What pops up is not
 * looked into. */
static gboolean
grab_first (GtkWidget *widget, gboolean is_fair, gboolean by_turn)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget) || (by_turn && is_others (widget)))
    return FALSE;
  if (makes_move (widget, is_fair) && gtk_widget_grab_focus (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (grab_first (child, is_fair, by_turn))
        return TRUE;
    }
  return FALSE;
}

/* A window still takes the focus from what had another parent meanwhile, unless it is told again. */
static gboolean
hold_thing (GtkWidget *thing, GtkWidget *within)
{
  GtkRoot *root = gtk_widget_get_root (within);

  if (thing == NULL || thing != get_focus (within) || !is_usable (thing))
    return FALSE;
  if (gtk_root_get_focus (root) == thing)
    gtk_root_set_focus (root, thing);
  return TRUE;
}

static gboolean
grab_thing (GtkWidget *thing)
{
  return thing != NULL && is_usable (thing) && gtk_widget_grab_focus (thing);
}

static gboolean
grab_group (GtkWidget *group)
{
  if (group == NULL || !gtk_widget_get_mapped (group))
    return FALSE;
  return TM_IS_BOARD (group) ? gtk_widget_child_focus (group, GTK_DIR_TAB_FORWARD)
                             : grab_first (group, TRUE, FALSE);
}

/* A pane whose focus is taken out of it keeps in mind where it was. Tab begins there, so it would pass
 * by the pane for as long as that is hidden. */
static void
forget_way (GtkWidget *widget, GtkWidget *focus)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child != NULL
      && (focus == NULL || (focus != child && !gtk_widget_is_ancestor (focus, child))))
    gtk_widget_set_focus_child (widget, NULL);
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forget_way (child, focus);
}

/**
 * tm_scene_focus_keep:
 * @self: where to put it; all zero, or cleared
 * @within: a widget
 *
 * Keeps in mind what has the focus in a widget.
 *
 * Returns: whether anything has
 */
gboolean
tm_scene_focus_keep (TmSceneFocus *self, GtkWidget *within)
{
  GtkWidget *focus = get_focus (within);

  g_set_weak_pointer (&self->thing, focus);
  g_set_weak_pointer (&self->group, focus != NULL ? find_group (focus, within) : NULL);
  return focus != NULL;
}

/**
 * tm_scene_focus_give_back:
 * @self: where the focus was; cleared
 * @within: the widget it was in
 * @primary: what comes next
 *
 * Gives the focus back to what had it. If that is gone or can no longer be touched, it goes to what
 * lies beside it; if nothing there can be touched, to what comes next; else to the first thing with
 * which a move is made, of those whose turn it is if they have any. So keys never go nowhere.
 */
void
tm_scene_focus_give_back (TmSceneFocus *self, GtkWidget *within, GtkWidget *primary)
{
  GtkRoot *root = gtk_widget_get_root (within);

  if (root != NULL)
    forget_way (within, gtk_root_get_focus (root));
  if (!hold_thing (self->thing, within) && !grab_thing (self->thing) && !grab_group (self->group)
      && !grab_thing (primary) && !grab_first (within, TRUE, TRUE)
      && !grab_first (within, TRUE, FALSE) && !grab_first (within, FALSE, FALSE))
    gtk_widget_child_focus (within, GTK_DIR_TAB_FORWARD);
  tm_scene_focus_clear (self);
}

/**
 * tm_scene_focus_clear:
 * @self: where the focus was
 *
 * Forgets it.
 */
void
tm_scene_focus_clear (TmSceneFocus *self)
{
  g_clear_weak_pointer (&self->thing);
  g_clear_weak_pointer (&self->group);
}
