/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-spread-layout.h"

#define MAX_CHILDREN 64

/**
 * TmSpreadLayout:
 *
 * Lays out children in a row that fills the width: if there is room, they get their natural
 * widths and even gaps; if not, all of them shrink in the same proportion.
 */
struct _TmSpreadLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (TmSpreadLayout, tm_spread_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  GtkWidget *widget;
  int minimum;
  int natural;
  int width;
} Child;

static guint
list_children (GtkWidget *widget, Child children[MAX_CHILDREN])
{
  guint n_children = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child) || n_children == MAX_CHILDREN)
        continue;
      children[n_children].widget = child;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &children[n_children].minimum,
                          &children[n_children].natural, NULL, NULL);
      n_children++;
    }
  return n_children;
}

static void
sum_up (const Child *children, guint n_children, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (guint i = 0; i < n_children; i++)
    {
      *minimum += children[i].minimum;
      *natural += children[i].natural;
    }
}

/* What is left over after every child has got its width. */
static int
share_out (TmSpreadLayout *self, Child *children, guint n_children, int width)
{
  int gaps = self->spacing * MAX ((int) n_children - 1, 0);
  int minimum, natural;
  double share;
  int left = width - gaps;

  sum_up (children, n_children, &minimum, &natural);
  share
      = natural > minimum ? CLAMP ((double) (left - minimum) / (natural - minimum), 0.0, 1.0) : 1.0;
  for (guint i = 0; i < n_children; i++)
    {
      children[i].width
          = children[i].minimum + (int) ((children[i].natural - children[i].minimum) * share);
      left -= children[i].width;
    }
  return MAX (left, 0);
}

static GtkSizeRequestMode
tm_spread_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (
    TmSpreadLayout *self, const Child *children, guint n_children, int *minimum, int *natural)
{
  int gaps = self->spacing * MAX ((int) n_children - 1, 0);

  sum_up (children, n_children, minimum, natural);
  *minimum += gaps;
  *natural += gaps;
}

static void
tm_spread_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  TmSpreadLayout *self = TM_SPREAD_LAYOUT (manager);
  Child children[MAX_CHILDREN];
  guint n_children = list_children (widget, children);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, children, n_children, minimum, natural);
      return;
    }
  /* A box takes the height for no width in particular as the least there is. */
  share_out (self, children, n_children, for_size >= 0 ? for_size : G_MAXINT / 4);
  *minimum = *natural = 0;
  for (guint i = 0; i < n_children; i++)
    {
      int child_minimum, child_natural;

      gtk_widget_measure (children[i].widget, GTK_ORIENTATION_VERTICAL,
                          for_size >= 0 ? children[i].width : -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
tm_spread_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmSpreadLayout *self = TM_SPREAD_LAYOUT (manager);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Child children[MAX_CHILDREN];
  guint n_children = list_children (widget, children);
  int left = share_out (self, children, n_children, width);
  double gap = self->spacing + (n_children > 1 ? (double) left / (n_children - 1) : 0);
  double x = n_children == 1 ? left / 2.0 : 0;

  for (guint i = 0; i < n_children; i++)
    {
      GtkAllocation place = { (int) x, 0, children[i].width, height };

      if (is_rtl)
        place.x = width - place.x - place.width;
      gtk_widget_size_allocate (children[i].widget, &place, -1);
      x += children[i].width + gap;
    }
}

static void
tm_spread_layout_class_init (TmSpreadLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tm_spread_layout_get_request_mode;
  manager_class->measure = tm_spread_layout_measure;
  manager_class->allocate = tm_spread_layout_allocate;
}

static void
tm_spread_layout_init (TmSpreadLayout *self)
{
}

/**
 * tm_spread_layout_new:
 * @spacing: the smallest gap in pixels
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *
tm_spread_layout_new (int spacing)
{
  TmSpreadLayout *self = g_object_new (TM_TYPE_SPREAD_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
