/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-flow-layout.h"

#define MAX_CHILDREN 128

/**
 * TmFlowLayout:
 *
 * Lays out children in lines, like words: each has its natural width, and what does not fit goes
 * to the next line. A child that does not fit into a line of its own gets the width of the line.
 *
 * Unlike the wrap layout of libadwaita it has one height for a width, not two, so that children
 * whose height depends on their width may be nested.
 */
struct _TmFlowLayout
{
  GtkLayoutManager parent_instance;

  TmFlowJustify justify;
  int spacing;
  int line_spacing;
  int line_length;
};

G_DEFINE_FINAL_TYPE (TmFlowLayout, tm_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  GtkWidget *widget;
  int width;
} Child;

/* One line: the children from start to end, the last not included. */
typedef struct
{
  guint start;
  guint end;
  int width;
  int height;
} Line;

static guint
list_children (GtkWidget *widget, Child children[MAX_CHILDREN], int width)
{
  guint n_children = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_should_layout (child) || n_children == MAX_CHILDREN)
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      children[n_children].widget = child;
      children[n_children].width = MAX (MIN (natural, width), minimum);
      n_children++;
    }
  return n_children;
}

static Line
find_line (TmFlowLayout *self, const Child *children, guint n_children, guint start, int width)
{
  Line line = { start, start, 0, 0 };

  while (line.end < n_children)
    {
      int wider = line.width + children[line.end].width + (line.end > start ? self->spacing : 0);

      if (line.end > start && wider > width)
        break;
      line.width = wider;
      line.end++;
    }
  return line;
}

static guint
count_lines (TmFlowLayout *self, const Child *children, guint n_children, int width)
{
  guint n_lines = 0;

  for (guint start = 0; start < n_children; n_lines++)
    start = find_line (self, children, n_children, start, width).end;
  return n_lines;
}

/* Where children fill their lines, or lines are kept short, lines of like length look better than a
 * short last one: the narrowest width that takes no more lines. */
static int
find_line_width (TmFlowLayout *self, const Child *children, guint n_children, int width)
{
  guint n_lines = count_lines (self, children, n_children, width);
  int narrowest = 0;

  if ((self->justify != TM_FLOW_FILL && self->line_length == 0) || n_lines < 2)
    return width;
  while (narrowest < width)
    {
      int middle = (narrowest + width) / 2;

      if (count_lines (self, children, n_children, middle) <= n_lines)
        width = middle;
      else
        narrowest = middle + 1;
    }
  return width;
}

static void
widen_children (TmFlowLayout *self, Child *children, const Line *line, int width)
{
  int left_over = MAX (width - line->width, 0);
  int n_children = (int) (line->end - line->start);

  if (self->justify != TM_FLOW_FILL)
    return;
  for (guint i = line->start; i < line->end; i++)
    {
      int share = left_over / n_children;

      children[i].width += share;
      left_over -= share;
      n_children--;
    }
}

static int
measure_line (const Child *children, const Line *line)
{
  int height = 0;

  for (guint i = line->start; i < line->end; i++)
    {
      int natural;

      gtk_widget_measure (children[i].widget, GTK_ORIENTATION_VERTICAL, children[i].width, NULL,
                          &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

static GtkSizeRequestMode
tm_flow_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TmFlowLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  int length = 0;

  *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      length += child_natural + (length > 0 ? self->spacing : 0);
    }
  *natural = MAX (*minimum, self->line_length > 0 ? MIN (length, self->line_length) : length);
}

static int
measure_height (TmFlowLayout *self, GtkWidget *widget, int width)
{
  Child children[MAX_CHILDREN];
  guint n_children = list_children (widget, children, width);
  int line_width = find_line_width (self, children, n_children, width);
  int height = 0;

  for (guint start = 0; start < n_children;)
    {
      Line line = find_line (self, children, n_children, start, line_width);

      widen_children (self, children, &line, width);
      height += measure_line (children, &line) + (start > 0 ? self->line_spacing : 0);
      start = line.end;
    }
  return height;
}

static int
measure_least_height (GtkWidget *widget)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
      height = MAX (height, minimum);
    }
  return height;
}

static void
tm_flow_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmFlowLayout *self = TM_FLOW_LAYOUT (manager);
  int width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  measure_width (self, widget, &width, natural);
  *natural = measure_height (self, widget, for_size >= 0 ? MAX (for_size, width) : *natural);
  /* A box takes the height for no width in particular as the least there is. */
  *minimum = for_size >= 0 ? *natural : measure_least_height (widget);
}

static void
allocate_line (TmFlowLayout *self,
               GtkWidget *widget,
               const Child *children,
               const Line *line,
               int width,
               int y)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n_gaps = (int) (line->end - line->start) - 1;
  double left_over = self->justify == TM_FLOW_FILL ? 0 : MAX (width - line->width, 0);
  double gap
      = self->spacing + (self->justify == TM_FLOW_SPREAD && n_gaps > 0 ? left_over / n_gaps : 0);
  double x = self->justify == TM_FLOW_END ? left_over : 0;

  for (guint i = line->start; i < line->end; i++)
    {
      GtkAllocation place = { (int) x, y, children[i].width, line->height };

      if (is_rtl)
        place.x = width - place.x - place.width;
      gtk_widget_size_allocate (children[i].widget, &place, -1);
      x += children[i].width + gap;
    }
}

static void
tm_flow_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmFlowLayout *self = TM_FLOW_LAYOUT (manager);
  Child children[MAX_CHILDREN];
  guint n_children = list_children (widget, children, width);
  int line_width = find_line_width (self, children, n_children, width);
  int y = 0;

  for (guint start = 0; start < n_children;)
    {
      Line line = find_line (self, children, n_children, start, line_width);

      widen_children (self, children, &line, width);
      line.height = measure_line (children, &line);
      /* A single line may use all of the height, as in a box. */
      if (start == 0 && line.end == n_children)
        line.height = MAX (line.height, height);
      allocate_line (self, widget, children, &line, width, y);
      y += line.height + self->line_spacing;
      start = line.end;
    }
}

static void
tm_flow_layout_class_init (TmFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tm_flow_layout_get_request_mode;
  manager_class->measure = tm_flow_layout_measure;
  manager_class->allocate = tm_flow_layout_allocate;
}

static void
tm_flow_layout_init (TmFlowLayout *self)
{
}

/**
 * tm_flow_layout_new:
 * @justify: what becomes of room that is left over
 * @spacing: between children, in pixels
 * @line_spacing: between lines, in pixels
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *
tm_flow_layout_new (TmFlowJustify justify, int spacing, int line_spacing)
{
  TmFlowLayout *self = g_object_new (TM_TYPE_FLOW_LAYOUT, NULL);

  self->justify = justify;
  self->spacing = spacing;
  self->line_spacing = line_spacing;
  return GTK_LAYOUT_MANAGER (self);
}

/* A box of its own: by itself GTK sorts stops by where their middles lie, and in a line things of
 * different height would come in any order. */
typedef GtkBox TmFlowBox;
typedef GtkBoxClass TmFlowBoxClass;

static GType tm_flow_box_get_type (void);

G_DEFINE_FINAL_TYPE (TmFlowBox, tm_flow_box, GTK_TYPE_BOX)

static GtkWidget *
get_next (GtkWidget *box, GtkWidget *child, gboolean is_forward)
{
  if (child == NULL)
    return is_forward ? gtk_widget_get_first_child (box) : gtk_widget_get_last_child (box);
  return is_forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
}

/* Tab goes as one reads: from child to child. */
static gboolean
tm_flow_box_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child = NULL;

  if (!is_forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (tm_flow_box_parent_class)->focus (widget, direction);
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    child = gtk_widget_get_focus_child (widget);
  if (child != NULL && gtk_widget_child_focus (child, direction))
    return TRUE;
  while ((child = get_next (widget, child, is_forward)) != NULL)
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}

static void
tm_flow_box_class_init (TmFlowBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = tm_flow_box_focus;
}

static void
tm_flow_box_init (TmFlowBox *self)
{
}

/**
 * tm_flow_box_new:
 * @justify: what becomes of room that is left over
 * @spacing: between children, in pixels
 * @line_spacing: between lines, in pixels
 *
 * Makes a box with such a layout.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_flow_box_new (TmFlowJustify justify, int spacing, int line_spacing)
{
  GtkWidget *box = g_object_new (tm_flow_box_get_type (), NULL);

  gtk_widget_set_layout_manager (box, tm_flow_layout_new (justify, spacing, line_spacing));
  return box;
}

/**
 * tm_flow_layout_set_line_length:
 * @self: a layout
 * @length: in pixels; 0: as long as all children take
 *
 * Sets how long lines are if there is any amount of room.
 */
void
tm_flow_layout_set_line_length (TmFlowLayout *self, int length)
{
  g_return_if_fail (TM_IS_FLOW_LAYOUT (self));
  if (length == self->line_length)
    return;
  self->line_length = length;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
