/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-luck-row.h"

#include "scene/tm-seat-mark.h"

#define MARK_SIZE 16
#define MARK_GAP 8
#define GAP 12
#define MIN_CHART 200
#define USUAL_CHART 360
#define NAME_CHARS 14
#define MIN_NAME_CHARS 5
#define LINE_GAP 4

enum
{
  PART_MARK,
  PART_NAMES,
  PART_CHART,
  PART_COUNT,
  PART_RANGE,
  N_PARTS
};

/**
 * TmLuckRow:
 *
 * A row of the chart of luck: whose dice, the range, and its numbers. Where there is little room the
 * range stands below the rest, over the whole width. The CSS name is `luckrow`. It needs an
 * accessible label; screen readers skip its parts.
 */
struct _TmLuckRow
{
  GtkWidget parent_instance;

  GtkWidget *parts[N_PARTS];
  GtkSizeGroup *groups[N_PARTS];
  gboolean is_axis;
};

G_DEFINE_FINAL_TYPE (TmLuckRow, tm_luck_row, GTK_TYPE_WIDGET)

/* Measuring */

static int
get_width (TmLuckRow *self, int part, gboolean is_minimum)
{
  int minimum, natural;

  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);

  return is_minimum ? minimum : natural;
}

static int
get_height (TmLuckRow *self, int part)
{
  int natural;

  gtk_widget_measure (self->parts[part], GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* What stands beside the chart. */
static int
get_rest (TmLuckRow *self, gboolean is_minimum)
{
  return get_width (self, PART_MARK, FALSE) + MARK_GAP + get_width (self, PART_NAMES, is_minimum)
         + GAP + get_width (self, PART_COUNT, FALSE) + GAP + get_width (self, PART_RANGE, FALSE);
}

static gboolean
is_wide_at (TmLuckRow *self, int width)
{
  return width < 0 || width >= get_rest (self, FALSE) + GAP + MIN_CHART;
}

/* Where even that is too much for a line, the numbers stand below each other. */
static gboolean
is_split_at (TmLuckRow *self, int width)
{
  return width < get_rest (self, TRUE);
}

static int
get_line_height (TmLuckRow *self, gboolean is_split)
{
  int names = MAX (get_height (self, PART_MARK), get_height (self, PART_NAMES));
  int count = get_height (self, PART_COUNT);
  int range = get_height (self, PART_RANGE);

  return MAX (names, is_split ? count + range : MAX (count, range));
}

static int
measure_height (TmLuckRow *self, int width)
{
  int chart = get_height (self, PART_CHART);

  if (is_wide_at (self, width))
    return self->is_axis ? chart : MAX (chart, get_line_height (self, FALSE) + LINE_GAP);

  return self->is_axis ? chart
                       : LINE_GAP + get_line_height (self, is_split_at (self, width)) + chart;
}

static void
tm_luck_row_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  TmLuckRow *self = TM_LUCK_ROW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_height (self, for_size);
      return;
    }
  *minimum = get_width (self, PART_MARK, FALSE) + MARK_GAP + get_width (self, PART_NAMES, TRUE)
             + GAP + MAX (get_width (self, PART_COUNT, FALSE), get_width (self, PART_RANGE, FALSE));
  *minimum = MAX (*minimum, get_width (self, PART_CHART, TRUE));
  *natural = MAX (*minimum, get_rest (self, FALSE) + GAP + USUAL_CHART);
}

/* Placing */

static void
place (TmLuckRow *self, int part, GdkRectangle box)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    box.x = gtk_widget_get_width (GTK_WIDGET (self)) - box.x - box.width;
  gtk_widget_size_allocate (self->parts[part], &box, -1);
}

/* Places the numbers at the right, and tells where they begin. */
static int
place_numbers (TmLuckRow *self, GdkRectangle line, gboolean is_split)
{
  int count = get_width (self, PART_COUNT, FALSE);
  int range = get_width (self, PART_RANGE, FALSE);
  int upper = is_split ? line.height / 2 : line.height;
  int left = line.width - range;

  place (self, PART_RANGE, (GdkRectangle) { left, line.y + line.height - upper, range, upper });
  left = is_split ? line.width - count : left - GAP - count;
  place (self, PART_COUNT, (GdkRectangle) { left, line.y, count, upper });

  return is_split ? line.width - MAX (count, range) : left;
}

/* Places everything but the chart, and tells what is left between name and numbers. */
static void
place_line (TmLuckRow *self, GdkRectangle line, gboolean is_split, int *left, int *right)
{
  int mark = get_width (self, PART_MARK, FALSE);
  int names;

  place (self, PART_MARK, (GdkRectangle) { 0, line.y, mark, line.height });
  *left = mark + MARK_GAP;
  *right = place_numbers (self, line, is_split) - GAP;
  names = CLAMP (*right - *left, get_width (self, PART_NAMES, TRUE),
                 get_width (self, PART_NAMES, FALSE));
  place (self, PART_NAMES, (GdkRectangle) { *left, line.y, names, line.height });
  *left += names + GAP;
}

static void
place_below (TmLuckRow *self, int width, int height)
{
  int chart = get_height (self, PART_CHART);
  GdkRectangle line = { 0, LINE_GAP, width, height - chart - LINE_GAP };
  int left, right;

  /* There is nothing to be seen in the line above an axis. */
  if (self->is_axis)
    line = (GdkRectangle) { 0, 0, width, 0 };
  place_line (self, line, is_split_at (self, width), &left, &right);
  place (self, PART_CHART, (GdkRectangle) { 0, height - chart, width, chart });
}

static void
tm_luck_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmLuckRow *self = TM_LUCK_ROW (widget);
  int left, right;

  if (!is_wide_at (self, width))
    {
      place_below (self, width, height);
      return;
    }
  place_line (self, (GdkRectangle) { 0, 0, width, height }, FALSE, &left, &right);
  place (self, PART_CHART, (GdkRectangle) { left, 0, right - left, height });
}

static GtkSizeRequestMode
tm_luck_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_luck_row_dispose (GObject *object)
{
  TmLuckRow *self = TM_LUCK_ROW (object);

  for (guint i = 0; i < N_PARTS; i++)
    {
      g_clear_pointer (&self->parts[i], gtk_widget_unparent);
      g_clear_object (&self->groups[i]);
    }

  G_OBJECT_CLASS (tm_luck_row_parent_class)->dispose (object);
}

static void
tm_luck_row_class_init (TmLuckRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_luck_row_dispose;
  widget_class->measure = tm_luck_row_measure;
  widget_class->size_allocate = tm_luck_row_size_allocate;
  widget_class->get_request_mode = tm_luck_row_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "luckrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
tm_luck_row_init (TmLuckRow *self)
{
}

/* Making */

static GtkWidget *
create_label (const char *words, float xalign, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_names (const char *name, const char *note)
{
  GtkWidget *names = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *label = create_label (name, 0, "name");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN_NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_box_append (GTK_BOX (names), label);
  if (note != NULL)
    {
      GtkWidget *below = create_label (note, 0, "note");

      gtk_widget_add_css_class (below, "caption");
      gtk_box_append (GTK_BOX (names), below);
    }
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);

  return names;
}

static void
set_parts (TmLuckRow *self, const TmLuckRowWords *words, GtkWidget *chart)
{
  self->parts[PART_MARK] = tm_seat_mark_new (words->look, MARK_SIZE);
  self->parts[PART_NAMES] = create_names (words->name, words->note);
  self->parts[PART_CHART] = chart;
  self->parts[PART_COUNT] = create_label (words->count, 1, "count");
  self->parts[PART_RANGE] = create_label (words->range, 1, "range");
  for (guint i = 0; i < N_PARTS; i++)
    {
      gtk_widget_set_parent (self->parts[i], GTK_WIDGET (self));
      self->groups[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      if (i != PART_CHART)
        gtk_size_group_add_widget (self->groups[i], self->parts[i]);
    }
}

/**
 * tm_luck_row_new:
 * @words: what stands in it; it is not kept
 * @chart: (transfer floating): the picture of the range
 *
 * Makes a row.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_luck_row_new (const TmLuckRowWords *words, GtkWidget *chart)
{
  TmLuckRow *self = g_object_new (TM_TYPE_LUCK_ROW, NULL);

  set_parts (self, words, chart);

  return GTK_WIDGET (self);
}

/**
 * tm_luck_row_new_axis:
 * @axis: (transfer floating): what stands below the ranges
 *
 * Makes the row below all others.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_luck_row_new_axis (GtkWidget *axis)
{
  static const TmLuckRowWords no_words = { "", NULL, "", "", TM_NO_LOOK };
  TmLuckRow *self
      = g_object_new (TM_TYPE_LUCK_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->is_axis = TRUE;
  set_parts (self, &no_words, axis);

  return GTK_WIDGET (self);
}

/* Gives the columns of a row the widths of those of another. */
static void
align (TmLuckRow *self, TmLuckRow *other)
{
  for (guint i = 0; i < N_PARTS; i++)
    if (i != PART_CHART)
      {
        gtk_size_group_remove_widget (other->groups[i], other->parts[i]);
        gtk_size_group_add_widget (self->groups[i], other->parts[i]);
        g_set_object (&other->groups[i], self->groups[i]);
      }
}

/**
 * tm_luck_row_append:
 * @rows: a box for rows of luck only
 * @row: (transfer floating): a row
 *
 * Puts a row below the others, its columns below theirs.
 */
void
tm_luck_row_append (GtkBox *rows, GtkWidget *row)
{
  GtkWidget *first;

  g_return_if_fail (GTK_IS_BOX (rows));
  g_return_if_fail (TM_IS_LUCK_ROW (row));

  first = gtk_widget_get_first_child (GTK_WIDGET (rows));
  if (first != NULL)
    align (TM_LUCK_ROW (first), TM_LUCK_ROW (row));
  gtk_box_append (rows, row);
}
