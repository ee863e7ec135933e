/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sheet-table.h"

#define MAX_COLUMNS 16

/**
 * TmSheetTable:
 *
 * Cells in rows and columns. The first column takes the width that is left over. While the table
 * is scrolled, its first column and its first row stay in sight and the others pass below them,
 * so these cells need a background. The CSS name is `sheettable`.
 */
struct _TmSheetTable
{
  GtkWidget parent_instance;

  guint n_columns;
  GtkAdjustment *across;
  GtkAdjustment *down;
};

G_DEFINE_FINAL_TYPE (TmSheetTable, tm_sheet_table, GTK_TYPE_WIDGET)

/* Of the columns behind the first, which have the width of their widest cell. */
static int
measure_columns (TmSheetTable *self, int *widths, int *minimum_first, int *natural_first)
{
  guint column = 0;
  int width = 0;

  *minimum_first = *natural_first = 0;
  for (guint i = 0; i < self->n_columns; i++)
    widths[i] = 0;
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      int minimum, natural;

      gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      if (column == 0)
        {
          *minimum_first = MAX (*minimum_first, minimum);
          *natural_first = MAX (*natural_first, natural);
        }
      widths[column] = MAX (widths[column], natural);
      column = column + 1 < self->n_columns ? column + 1 : 0;
    }
  for (guint i = 1; i < self->n_columns; i++)
    width += widths[i];

  return width;
}

static int
find_widths (TmSheetTable *self, int width, int *widths)
{
  int minimum, natural;
  int others = measure_columns (self, widths, &minimum, &natural);

  widths[0] = MAX (minimum, width - others);

  return others + widths[0];
}

/* The row that begins with a cell. */
static int
measure_row (TmSheetTable *self, GtkWidget *cell, const int *widths)
{
  int height = 0;

  for (guint i = 0; i < self->n_columns && cell != NULL; i++)
    {
      int natural;

      gtk_widget_measure (cell, GTK_ORIENTATION_VERTICAL, widths[i], NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
      cell = gtk_widget_get_next_sibling (cell);
    }

  return height;
}

static GtkWidget *
skip_row (TmSheetTable *self, GtkWidget *cell)
{
  for (guint i = 0; i < self->n_columns && cell != NULL; i++)
    cell = gtk_widget_get_next_sibling (cell);

  return cell;
}

static int
measure_rows (TmSheetTable *self, const int *widths)
{
  int height = 0;

  for (GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self)); first != NULL;
       first = skip_row (self, first))
    height += measure_row (self, first, widths);

  return height;
}

static GtkSizeRequestMode
tm_sheet_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_sheet_table_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmSheetTable *self = TM_SHEET_TABLE (widget);
  int widths[MAX_COLUMNS] = { 0 };
  int others = measure_columns (self, widths, minimum, natural);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum += others;
      *natural += others;
      return;
    }

  find_widths (self, for_size >= 0 ? for_size : *natural + others, widths);
  *minimum = *natural = measure_rows (self, widths);
}

/* How far to the right the first column stands of where it would be; its place in a table that
 * reads from the right is the right end. */
static int
find_first_x (TmSheetTable *self, int width, int first_width)
{
  double left = self->across != NULL ? gtk_adjustment_get_value (self->across) : 0;
  double page = self->across != NULL ? gtk_adjustment_get_page_size (self->across) : width;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    return (int) CLAMP (left + page - first_width, 0, width - first_width);

  return (int) CLAMP (left, 0, width - first_width);
}

static void
allocate_row (TmSheetTable *self, GtkWidget *cell, const int *widths, int total, int y, int height)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (guint i = 0; i < self->n_columns && cell != NULL; i++)
    {
      GtkAllocation place = { is_rtl ? total - x - widths[i] : x, y, widths[i], height };

      if (i == 0)
        place.x = find_first_x (self, total, widths[0]);
      gtk_widget_size_allocate (cell, &place, -1);
      x += widths[i];
      cell = gtk_widget_get_next_sibling (cell);
    }
}

static void
tm_sheet_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmSheetTable *self = TM_SHEET_TABLE (widget);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  double top = self->down != NULL ? gtk_adjustment_get_value (self->down) : 0;
  int widths[MAX_COLUMNS] = { 0 };
  int total = find_widths (self, width, widths);
  int y = 0;

  for (GtkWidget *cell = first; cell != NULL; cell = skip_row (self, cell))
    {
      int row_height = measure_row (self, cell, widths);

      allocate_row (self, cell, widths, total,
                    cell == first ? (int) CLAMP (top, 0, MAX (height - row_height, 0)) : y,
                    row_height);
      y += row_height;
    }
}

static void
snapshot_cells (TmSheetTable *self, GtkSnapshot *snapshot, gboolean is_top, gboolean is_first)
{
  guint n_columns = self->n_columns;
  guint i = 0;

  if (n_columns == 0)
    return;
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell), i++)
    if ((i < n_columns) == is_top && (i % n_columns == 0) == is_first)
      gtk_widget_snapshot_child (GTK_WIDGET (self), cell, snapshot);
}

/* What stays in sight lies above what passes below it. */
static void
tm_sheet_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmSheetTable *self = TM_SHEET_TABLE (widget);

  snapshot_cells (self, snapshot, FALSE, FALSE);
  snapshot_cells (self, snapshot, FALSE, TRUE);
  snapshot_cells (self, snapshot, TRUE, FALSE);
  snapshot_cells (self, snapshot, TRUE, TRUE);
}

static void
tm_sheet_table_dispose (GObject *object)
{
  TmSheetTable *self = TM_SHEET_TABLE (object);
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (cell);
  g_clear_object (&self->across);
  g_clear_object (&self->down);

  G_OBJECT_CLASS (tm_sheet_table_parent_class)->dispose (object);
}

static void
tm_sheet_table_class_init (TmSheetTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sheet_table_dispose;
  widget_class->get_request_mode = tm_sheet_table_get_request_mode;
  widget_class->measure = tm_sheet_table_measure;
  widget_class->size_allocate = tm_sheet_table_size_allocate;
  widget_class->snapshot = tm_sheet_table_snapshot;
  gtk_widget_class_set_css_name (widget_class, "sheettable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_sheet_table_init (TmSheetTable *self)
{
  self->n_columns = 1;
}

/**
 * tm_sheet_table_new:
 * @n_columns: how many columns there are, from 1 to 16
 *
 * Makes an empty table.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_sheet_table_new (guint n_columns)
{
  TmSheetTable *self = g_object_new (TM_TYPE_SHEET_TABLE, NULL);

  g_return_val_if_fail (n_columns >= 1 && n_columns <= MAX_COLUMNS, GTK_WIDGET (self));

  self->n_columns = n_columns;

  return GTK_WIDGET (self);
}

/**
 * tm_sheet_table_append:
 * @self: a table
 * @cell: (transfer floating): a widget
 *
 * Adds a cell behind the last one; after the last column a new row begins.
 */
void
tm_sheet_table_append (TmSheetTable *self, GtkWidget *cell)
{
  g_return_if_fail (TM_IS_SHEET_TABLE (self));

  gtk_widget_set_parent (cell, GTK_WIDGET (self));
}

/**
 * tm_sheet_table_follow:
 * @self: a table
 * @across: what scrolls it across
 * @down: what scrolls it down; the table is the first of what it scrolls
 *
 * Keeps the first column and the first row in sight from now on.
 */
void
tm_sheet_table_follow (TmSheetTable *self, GtkAdjustment *across, GtkAdjustment *down)
{
  g_return_if_fail (TM_IS_SHEET_TABLE (self));
  g_return_if_fail (self->across == NULL);

  self->across = g_object_ref (across);
  self->down = g_object_ref (down);
  g_signal_connect_object (self->across, "value-changed", G_CALLBACK (gtk_widget_queue_allocate),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->down, "value-changed", G_CALLBACK (gtk_widget_queue_allocate),
                           self, G_CONNECT_SWAPPED);
}
