/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-slack-layout.h"

/**
 * TmSlackLayout:
 *
 * Lays out a number and what stands close behind it: every child gets its minimum width, but the
 * row asks for the natural width of all but the last. What comes last, and only now and then, may
 * hang over the end.
 */
struct _TmSlackLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (TmSlackLayout, tm_slack_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
tm_slack_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  TmSlackLayout *self = TM_SLACK_LAYOUT (manager);
  int length = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_last = gtk_widget_get_next_sibling (child) == NULL;
      int child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, NULL, &child_natural, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        length = MAX (length, child_natural);
      else if (!is_last)
        length += child_natural + (length > 0 ? self->spacing : 0);
    }
  *minimum = *natural = length;
}

static void
tm_slack_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmSlackLayout *self = TM_SLACK_LAYOUT (manager);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width;
      int left;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_width, NULL, NULL, NULL);
      left = is_rtl ? width - x - child_width : x;
      gtk_widget_size_allocate (child, &(GtkAllocation) { left, 0, child_width, height }, -1);
      x += child_width + self->spacing;
    }
}

static void
tm_slack_layout_class_init (TmSlackLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = tm_slack_layout_measure;
  manager_class->allocate = tm_slack_layout_allocate;
}

static void
tm_slack_layout_init (TmSlackLayout *self)
{
}

/**
 * tm_slack_layout_new:
 * @spacing: between children, in pixels
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *
tm_slack_layout_new (int spacing)
{
  TmSlackLayout *self = g_object_new (TM_TYPE_SLACK_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
