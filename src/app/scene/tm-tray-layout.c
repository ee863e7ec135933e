/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-tray-layout.h"

#include "tm-tray.h"

#define TWO_COLUMNS_WIDTH 500
/* What edges take, in dice. */
#define EDGES 1
#define USUAL_ROOM 7

/**
 * TmTrayLayout:
 *
 * Lays out trays: in two columns where there is room, row by row, else one below the other. A
 * column is as wide as its smallest tray needs it in proportion to the other; a larger tray has
 * smaller dice.
 */
struct _TmTrayLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  int line_spacing;
};

G_DEFINE_FINAL_TYPE (TmTrayLayout, tm_tray_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
next_child (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_child (GtkWidget *widget)
{
  return next_child (gtk_widget_get_first_child (widget));
}

static int
get_least_width (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Fills in the widths of the columns; the second is 0 if there is only one. */
static void
divide (TmTrayLayout *self, GtkWidget *widget, int width, int columns[2])
{
  int rooms[2] = { G_MAXINT, G_MAXINT };
  int least[2] = { 0, 0 };
  int column = 0;

  columns[0] = width;
  columns[1] = 0;
  for (GtkWidget *child = first_child (widget); child != NULL;
       child = next_child (gtk_widget_get_next_sibling (child)))
    {
      int room = TM_IS_TRAY (child) ? tm_tray_get_room (TM_TRAY (child)) : USUAL_ROOM;

      rooms[column] = MIN (rooms[column], room);
      least[column] = MAX (least[column], get_least_width (child));
      column = 1 - column;
    }
  if (width < MAX (TWO_COLUMNS_WIDTH, least[0] + self->spacing + least[1]) || rooms[1] == G_MAXINT)
    return;
  columns[0] = (width - self->spacing) * (rooms[0] + EDGES) / (rooms[0] + rooms[1] + 2 * EDGES);
  columns[0] = CLAMP (columns[0], least[0], width - self->spacing - least[1]);
  columns[1] = width - self->spacing - columns[0];
}

static int
measure_child (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, get_least_width (child)), NULL,
                      &natural, NULL, NULL);
  return natural;
}

/* Measures one row, and moves on to the next. */
static int
measure_row (GtkWidget **child, const int columns[2])
{
  int height = 0;

  for (guint i = 0; i < 2 && *child != NULL && columns[i] > 0; i++)
    {
      height = MAX (height, measure_child (*child, columns[i]));
      *child = next_child (gtk_widget_get_next_sibling (*child));
    }
  return height;
}

static int
measure_height (TmTrayLayout *self, GtkWidget *widget, int width, int *n_rows)
{
  GtkWidget *child = first_child (widget);
  int height = 0;
  int columns[2];

  *n_rows = 0;
  divide (self, widget, width, columns);
  while (child != NULL)
    {
      height += measure_row (&child, columns) + (*n_rows > 0 ? self->line_spacing : 0);
      *n_rows += 1;
    }
  return height;
}

static GtkSizeRequestMode
tm_tray_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TmTrayLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  int widest = 0;

  *minimum = 0;
  for (GtkWidget *child = first_child (widget); child != NULL;
       child = next_child (gtk_widget_get_next_sibling (child)))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      widest = MAX (widest, child_natural);
    }
  *natural = MAX (*minimum, widest);
}

static void
tm_tray_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmTrayLayout *self = TM_TRAY_LAYOUT (manager);
  int width, n_rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  measure_width (self, widget, &width, natural);
  *natural = measure_height (self, widget, MAX (for_size, width), &n_rows);
  /* A box takes the height for no width in particular as the least there is. */
  *minimum
      = for_size >= 0 ? *natural : measure_height (self, widget, TWO_COLUMNS_WIDTH * 2, &n_rows);
  *minimum = MIN (*minimum, *natural);
}

static void
tm_tray_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmTrayLayout *self = TM_TRAY_LAYOUT (manager);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = first_child (widget);
  int columns[2];
  int y = 0;

  divide (self, widget, width, columns);
  while (child != NULL)
    {
      GtkWidget *row = child;
      int row_height = measure_row (&row, columns);

      for (guint i = 0; i < 2 && child != NULL && columns[i] > 0; i++)
        {
          int x = i == 0 ? 0 : columns[0] + self->spacing;
          int left = is_rtl ? width - x - columns[i] : x;

          gtk_widget_size_allocate (child, &(GtkAllocation) { left, y, columns[i], row_height },
                                    -1);
          child = next_child (gtk_widget_get_next_sibling (child));
        }
      y += row_height + self->line_spacing;
    }
}

static void
tm_tray_layout_class_init (TmTrayLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tm_tray_layout_get_request_mode;
  manager_class->measure = tm_tray_layout_measure;
  manager_class->allocate = tm_tray_layout_allocate;
}

static void
tm_tray_layout_init (TmTrayLayout *self)
{
}

/**
 * tm_tray_layout_new:
 * @spacing: between columns, in pixels
 * @line_spacing: between rows, in pixels
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *
tm_tray_layout_new (int spacing, int line_spacing)
{
  TmTrayLayout *self = g_object_new (TM_TYPE_TRAY_LAYOUT, NULL);

  self->spacing = spacing;
  self->line_spacing = line_spacing;
  return GTK_LAYOUT_MANAGER (self);
}
