/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-dice-layout.h"

#include "tm-paint.h"

#define GAP_RATIO 0.24
#define LEAST_GAP 7
#define LOOK_GAP 4
#define TOUCH 44
#define LINE_GAP 8

/**
 * TmDiceLayout:
 *
 * Lays out dice in a well: all of one size, as large as they fit side by side; in several lines
 * where they would become too small to be touched.
 */
struct _TmDiceLayout
{
  GtkLayoutManager parent_instance;

  int least;
  int most;
  gboolean is_centered;
};

G_DEFINE_FINAL_TYPE (TmDiceLayout, tm_dice_layout, GTK_TYPE_LAYOUT_MANAGER)

/* How the dice lie. */
typedef struct
{
  int size;
  int gap;
  int n_columns;
  int n_lines;
} Grid;

static int
count_dice (GtkWidget *widget)
{
  int n_dice = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_dice += gtk_widget_should_layout (child);
  return n_dice;
}

static int
get_gap (int size)
{
  return MAX ((int) (size * GAP_RATIO), LEAST_GAP);
}

/* Dice that nobody touches may lie closer together. */
static int
get_least_gap (TmDiceLayout *self)
{
  return self->least < TOUCH ? LOOK_GAP : LEAST_GAP;
}

static int
find_size (int n_columns, int width, int most)
{
  int size = most;

  while (size > 1 && n_columns * size + (n_columns - 1) * get_gap (size) > width)
    size--;
  return size;
}

static Grid
arrange (TmDiceLayout *self, GtkWidget *widget, int n_dice, int width)
{
  double scale = tm_paint_get_text_scale (widget);
  int most = (int) (self->most * scale);
  Grid grid = { most, get_gap (most), MAX (n_dice, 1), 1 };

  for (grid.n_lines = 1; grid.n_lines <= MAX (n_dice, 1); grid.n_lines++)
    {
      int tight;

      grid.n_columns = (n_dice + grid.n_lines - 1) / grid.n_lines;
      grid.size = find_size (grid.n_columns, width, most);
      grid.gap = get_gap (grid.size);
      if (grid.size >= self->least && grid.n_lines == 1)
        return grid;
      /* Rather close together than small, rather small than in more lines. */
      tight = (width - (grid.n_columns - 1) * get_least_gap (self)) / MAX (grid.n_columns, 1);
      if (tight >= self->least || grid.n_lines == n_dice)
        {
          grid.size = CLAMP (self->least, 1, MAX (tight, 1));
          grid.gap = grid.n_columns > 1
                         ? CLAMP ((width - grid.n_columns * grid.size) / (grid.n_columns - 1),
                                  get_least_gap (self), get_gap (grid.size))
                         : get_least_gap (self);
          return grid;
        }
    }
  grid.n_lines = 1;
  return grid;
}

static int
get_height (const Grid *grid)
{
  return grid->n_lines * grid->size + (grid->n_lines - 1) * LINE_GAP;
}

static GtkSizeRequestMode
tm_dice_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_dice_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  TmDiceLayout *self = TM_DICE_LAYOUT (manager);
  int n_dice = count_dice (widget);
  Grid grid;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      grid = arrange (self, widget, n_dice, G_MAXINT / 2);
      *minimum = n_dice > 0 ? self->least : 0;
      *natural = MAX (n_dice * grid.size + (n_dice - 1) * grid.gap, *minimum);
      return;
    }
  if (n_dice == 0)
    {
      *minimum = *natural = 0;
      return;
    }
  grid = arrange (self, widget, n_dice, for_size >= 0 ? for_size : G_MAXINT / 2);
  *natural = get_height (&grid);
  /* A box takes the height for no width in particular as the least there is. */
  *minimum = for_size >= 0 ? *natural : MIN (self->least, *natural);
}

static void
tm_dice_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  TmDiceLayout *self = TM_DICE_LAYOUT (manager);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n_dice = count_dice (widget);
  Grid grid = arrange (self, widget, n_dice, width);
  int y = (height - get_height (&grid)) / 2;
  int i = 0;

  if (n_dice == 0)
    return;
  g_assert (grid.n_columns > 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int in_line = MIN (grid.n_columns, n_dice - i / grid.n_columns * grid.n_columns);
      int length = in_line * grid.size + (in_line - 1) * grid.gap;
      int x = (self->is_centered ? (width - length) / 2 : 0)
              + i % grid.n_columns * (grid.size + grid.gap);
      int left = is_rtl ? width - x - grid.size : x;
      int top = y + i / grid.n_columns * (grid.size + LINE_GAP);
      GtkAllocation place = { left, top, grid.size, grid.size };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_size_allocate (child, &place, -1);
      i++;
    }
}

static void
tm_dice_layout_class_init (TmDiceLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tm_dice_layout_get_request_mode;
  manager_class->measure = tm_dice_layout_measure;
  manager_class->allocate = tm_dice_layout_allocate;
}

static void
tm_dice_layout_init (TmDiceLayout *self)
{
  self->least = 44;
  self->most = 62;
}

/**
 * tm_dice_layout_new:
 *
 * Makes a layout.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *
tm_dice_layout_new (void)
{
  return g_object_new (TM_TYPE_DICE_LAYOUT, NULL);
}

/**
 * tm_dice_layout_set_sizes:
 * @self: a layout
 * @least: how small dice may become side by side, in pixels
 * @most: how large they may become, in pixels, before text scaling
 *
 * Sets the size of the dice.
 */
void
tm_dice_layout_set_sizes (TmDiceLayout *self, int least, int most)
{
  g_return_if_fail (TM_IS_DICE_LAYOUT (self));
  if (self->least == least && self->most == most)
    return;
  self->least = least;
  self->most = most;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * tm_dice_layout_set_is_centered:
 * @self: a layout
 * @is_centered: whether dice lie in the middle of the well rather than at its start
 *
 * Sets where dice lie that do not fill the well.
 */
void
tm_dice_layout_set_is_centered (TmDiceLayout *self, gboolean is_centered)
{
  g_return_if_fail (TM_IS_DICE_LAYOUT (self));
  if (self->is_centered == is_centered)
    return;
  self->is_centered = is_centered;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
