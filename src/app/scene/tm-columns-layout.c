/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-columns-layout.h"

/* The page is 900 wide and has edges of 18. */
#define TWO_COLUMNS_WIDTH 864
#define FOUR_COLUMNS_WIDTH 1764
/* Beside a board panels are small. */
#define BESIDE_COLUMN_WIDTH 214
#define MAX_STRETCH 1.25

/**
 * TmColumnsLayout:
 *
 * Lays out seat panels: in one column, in two from 864 pixels on, in four on a table display. All
 * columns are equally wide, the panels of a row equally high, and the order is that of the table.
 */
struct _TmColumnsLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  int column_width;
  gboolean is_beside;
};

G_DEFINE_FINAL_TYPE (TmColumnsLayout, tm_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint
count_children (GtkWidget *widget)
{
  guint n_children = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_children += gtk_widget_should_layout (child);
  return n_children;
}

/* How many columns fit where none is narrower than @least, and no child too narrow. */
static guint
count_fitting (TmColumnsLayout *self, GtkWidget *widget, int least, int width)
{
  int column_width = least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      column_width = MAX (column_width, minimum);
    }
  return (guint) MAX ((width + self->spacing) / (column_width + self->spacing), 1);
}

/* As many columns as fit, but no more than it takes for rows of like length. */
static guint
count_small_columns (TmColumnsLayout *self, GtkWidget *widget, guint n_children, int width)
{
  guint n_columns = count_fitting (self, widget, self->column_width, width);
  guint n_rows;

  n_rows = (n_children + n_columns - 1) / n_columns;
  return n_rows > 0 ? (n_children + n_rows - 1) / n_rows : 1;
}

static guint
count_columns (TmColumnsLayout *self, GtkWidget *widget, guint n_children, int width)
{
  guint n_columns = width >= FOUR_COLUMNS_WIDTH ? 4 : width >= TWO_COLUMNS_WIDTH ? 2 : 1;

  if (self->column_width > 0)
    n_columns = count_small_columns (self, widget, n_children, width);
  else if (self->is_beside)
    n_columns = width >= 2 * BESIDE_COLUMN_WIDTH + self->spacing ? 2 : 1;
  if (n_columns > 1)
    n_columns = MIN (n_columns, count_fitting (self, widget, 1, width));
  return CLAMP (n_columns, 1, MAX (n_children, 1));
}

static GtkWidget *
next_child (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
get_column_width (TmColumnsLayout *self, guint n_columns, int width)
{
  return (width - self->spacing * ((int) n_columns - 1)) / (int) n_columns;
}

/* Measures one row, and moves on to the next. */
static int
measure_row (GtkWidget **child, guint n_columns, int column_width)
{
  int height = 0;

  for (guint i = 0; i < n_columns && *child != NULL; i++)
    {
      int natural;

      gtk_widget_measure (*child, GTK_ORIENTATION_VERTICAL, column_width, NULL, &natural, NULL,
                          NULL);
      height = MAX (height, natural);
      *child = next_child (gtk_widget_get_next_sibling (*child));
    }
  return height;
}

static GtkSizeRequestMode
tm_columns_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static int
measure_height (TmColumnsLayout *self, GtkWidget *widget, int width, guint *n_rows)
{
  guint n_columns = count_columns (self, widget, count_children (widget), width);
  int column_width = get_column_width (self, n_columns, width);
  GtkWidget *child = next_child (gtk_widget_get_first_child (widget));
  int height = 0;

  *n_rows = 0;
  while (child != NULL)
    {
      height += measure_row (&child, n_columns, column_width) + (*n_rows > 0 ? self->spacing : 0);
      *n_rows += 1;
    }
  return height;
}

static void
tm_columns_layout_measure (GtkLayoutManager *manager,
                           GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  TmColumnsLayout *self = TM_COLUMNS_LAYOUT (manager);
  guint n_rows;
  int width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  measure_width (widget, &width, natural);
  *natural = measure_height (self, widget, MAX (for_size, width), &n_rows);
  /* A box takes the height for no width in particular as the least there is. */
  *minimum = for_size >= 0
                 ? *natural
                 : measure_height (self, widget, MAX (width, FOUR_COLUMNS_WIDTH), &n_rows);
  *minimum = MIN (*minimum, *natural);
}

static void
tm_columns_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmColumnsLayout *self = TM_COLUMNS_LAYOUT (manager);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n_columns = count_columns (self, widget, count_children (widget), width);
  int column_width = get_column_width (self, n_columns, width);
  GtkWidget *child = next_child (gtk_widget_get_first_child (widget));
  guint n_rows;
  int natural = measure_height (self, widget, width, &n_rows);
  int left_over
      = n_rows > 0 ? CLAMP (height - natural, 0, (int) (natural * (MAX_STRETCH - 1))) / (int) n_rows
                   : 0;
  int y = 0;

  while (child != NULL)
    {
      GtkWidget *last = child;
      int row_height = measure_row (&last, n_columns, column_width) + left_over;

      for (guint i = 0; i < n_columns && child != NULL; i++)
        {
          int x = (int) i * (column_width + self->spacing);
          GtkAllocation place
              = { is_rtl ? width - x - column_width : x, y, column_width, row_height };

          gtk_widget_size_allocate (child, &place, -1);
          child = next_child (gtk_widget_get_next_sibling (child));
        }
      y += row_height + self->spacing;
    }
}

static void
tm_columns_layout_class_init (TmColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tm_columns_layout_get_request_mode;
  manager_class->measure = tm_columns_layout_measure;
  manager_class->allocate = tm_columns_layout_allocate;
}

static void
tm_columns_layout_init (TmColumnsLayout *self)
{
}

/**
 * tm_columns_layout_new:
 * @spacing: between columns and between rows, in pixels
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *
tm_columns_layout_new (int spacing)
{
  TmColumnsLayout *self = g_object_new (TM_TYPE_COLUMNS_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

/**
 * tm_columns_layout_set_is_beside:
 * @self: a layout
 * @is_beside: whether the panels stand beside a board, where there is less room
 *
 * Makes two columns already from a width where panels just fit.
 */
void
tm_columns_layout_set_is_beside (TmColumnsLayout *self, gboolean is_beside)
{
  g_return_if_fail (TM_IS_COLUMNS_LAYOUT (self));
  if (self->is_beside == is_beside)
    return;
  self->is_beside = is_beside;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * tm_columns_layout_set_column_width:
 * @self: a layout
 * @width: how wide a column is at least, in pixels; 0: as seat panels need it
 *
 * Makes as many columns as there is room for.
 */
void
tm_columns_layout_set_column_width (TmColumnsLayout *self, int width)
{
  g_return_if_fail (TM_IS_COLUMNS_LAYOUT (self));
  if (width == self->column_width)
    return;
  self->column_width = width;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
