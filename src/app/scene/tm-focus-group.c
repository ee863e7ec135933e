/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-focus-group.h"

/**
 * TmFocusGroup:
 *
 * Things of one kind that lie together, such as the dice of a tray or the cards of a hand.
 *
 * For the keyboard they are one stop: Tab goes to the group, to where the focus was in it last, and
 * away from it; arrow keys go from one thing to the next.
 */
struct _TmFocusGroup
{
  GtkWidget parent_instance;

  gboolean is_single;
};

G_DEFINE_FINAL_TYPE (TmFocusGroup, tm_focus_group, GTK_TYPE_WIDGET)

static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* From both sides one comes to the same thing. */
static gboolean
enter (GtkWidget *group)
{
  GtkWidget *last = gtk_widget_get_focus_child (group);

  if (last != NULL && gtk_widget_child_focus (last, GTK_DIR_TAB_FORWARD))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  return FALSE;
}

static gboolean
tm_focus_group_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TmFocusGroup *self = TM_FOCUS_GROUP (widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *child;

  if (!self->is_single || !is_tab)
    return GTK_WIDGET_CLASS (tm_focus_group_parent_class)->focus (widget, direction);
  if (!has_focus (widget))
    return enter (widget);

  /* A thing may have several stops inside. */
  child = gtk_widget_get_focus_child (widget);
  return child != NULL && gtk_widget_child_focus (child, direction);
}

static void
tm_focus_group_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tm_focus_group_parent_class)->dispose (object);
}

static void
tm_focus_group_class_init (TmFocusGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tm_focus_group_dispose;
  GTK_WIDGET_CLASS (klass)->focus = tm_focus_group_focus;
}

static void
tm_focus_group_init (TmFocusGroup *self)
{
  self->is_single = TRUE;
}

/**
 * tm_focus_group_new:
 * @css_name: name in the style
 * @role: what assistive technologies take it for
 *
 * Makes a group without things. Its layout manager is to be set.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_focus_group_new (const char *css_name, GtkAccessibleRole role)
{
  return g_object_new (TM_TYPE_FOCUS_GROUP, "css-name", css_name, "accessible-role", role, NULL);
}

/**
 * tm_focus_group_set_is_single:
 * @self: a group
 * @is_single: whether it is one stop
 *
 * Makes the group one stop for Tab, as it is at first, or each thing in it one of its own.
 */
void
tm_focus_group_set_is_single (TmFocusGroup *self, gboolean is_single)
{
  g_return_if_fail (TM_IS_FOCUS_GROUP (self));
  self->is_single = is_single;
}
