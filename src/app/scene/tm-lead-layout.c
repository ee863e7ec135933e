/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-lead-layout.h"

/**
 * TmLeadLayout:
 *
 * Lays out children in a row: those in front have their natural width, the last has the rest.
 *
 * It gives no baseline. A box that aligns the baselines of wrapped words asks for more than their
 * natural height.
 */
struct _TmLeadLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (TmLeadLayout, tm_lead_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
get_last (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_last_child (widget);

  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

static int
measure_natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The width of all that stands in front of the last child, the gaps included. */
static int
measure_front (TmLeadLayout *self, GtkWidget *widget)
{
  GtkWidget *last = get_last (widget);
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != last;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      width += measure_natural_width (child) + self->spacing;
  return width;
}

static int
measure_height (TmLeadLayout *self, GtkWidget *widget, int width)
{
  GtkWidget *last = get_last (widget);
  int rest = width - measure_front (self, widget);
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL,
                          child == last ? MAX (rest, minimum) : measure_natural_width (child), NULL,
                          &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

static void
measure_width (TmLeadLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  GtkWidget *last = get_last (widget);

  *minimum = *natural = 0;
  if (last == NULL)
    return;
  gtk_widget_measure (last, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum += measure_front (self, widget);
  *natural += measure_front (self, widget);
}

static void
tm_lead_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmLeadLayout *self = TM_LEAD_LAYOUT (manager);
  int least, usual;

  measure_width (self, widget, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = usual;
    }
  else
    *minimum = *natural = measure_height (self, widget, for_size >= 0 ? for_size : usual);
}

static void
tm_lead_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmLeadLayout *self = TM_LEAD_LAYOUT (manager);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *last = get_last (widget);
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width = child == last ? MAX (width - x, 0) : 0;
      GtkAllocation place;

      if (!gtk_widget_should_layout (child))
        continue;
      if (child != last)
        child_width = measure_natural_width (child);
      place = (GtkAllocation) { is_rtl ? width - x - child_width : x, 0, child_width, height };
      gtk_widget_size_allocate (child, &place, -1);
      x += child_width + self->spacing;
    }
}

static GtkSizeRequestMode
tm_lead_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_lead_layout_class_init (TmLeadLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = tm_lead_layout_measure;
  manager_class->allocate = tm_lead_layout_allocate;
  manager_class->get_request_mode = tm_lead_layout_get_request_mode;
}

static void
tm_lead_layout_init (TmLeadLayout *self)
{
}

/**
 * tm_lead_layout_new:
 * @spacing: pixels between two children
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout
 */
GtkLayoutManager *
tm_lead_layout_new (int spacing)
{
  TmLeadLayout *self = g_object_new (TM_TYPE_LEAD_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
