/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sheet-range.h"

#define MIN_WIDTH 64
#define HEIGHT 18
#define TRACK_HEIGHT 2
#define RANGE_HEIGHT 8
#define MARK_WIDTH 2
#define DOT_SIZE 6

/**
 * TmSheetRange:
 *
 * The range in which the chance of a face lies: a bar on a line, with a dot where the share of the
 * face is and a stroke where that of a fair die is. The CSS name is `sheetrange`; the class
 * `unusual` tells that the stroke lies outside of the bar.
 */
struct _TmSheetRange
{
  GtkWidget parent_instance;

  double low;
  double high;
  double share;
  double chance;
};

G_DEFINE_FINAL_TYPE (TmSheetRange, tm_sheet_range, GTK_TYPE_WIDGET)

static void
tm_sheet_range_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

/* From one place to another, as shares of the width, in the middle of the height. */
static void
append_bar (
    GtkWidget *widget, GtkSnapshot *snapshot, double from, double to, float height, float alpha)
{
  float width = (float) gtk_widget_get_width (widget);
  float top = ((float) gtk_widget_get_height (widget) - height) / 2;
  float x = (float) from * width;
  float length = MAX ((float) (to - from) * width, 1);
  GskRoundedRect outline;
  GdkRGBA color;

  gtk_widget_get_color (widget, &color);
  color.alpha *= alpha;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = width - x - length;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, top, length, height),
                                   MIN (height, length) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
append_mark (GtkWidget *widget, GtkSnapshot *snapshot, double at, float size, float height)
{
  float width = (float) gtk_widget_get_width (widget);
  double half = width > 0 ? size / width / 2 : 0;
  double centre = CLAMP (at, half, 1 - half);

  append_bar (widget, snapshot, centre - half, centre + half, height, 1);
}

static void
tm_sheet_range_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmSheetRange *self = TM_SHEET_RANGE (widget);

  append_bar (widget, snapshot, 0, 1, TRACK_HEIGHT, 0.2f);
  append_bar (widget, snapshot, self->low, self->high, RANGE_HEIGHT, 0.35f);
  append_mark (widget, snapshot, self->share, DOT_SIZE, DOT_SIZE);
  append_mark (widget, snapshot, self->chance, MARK_WIDTH, HEIGHT);
}

static void
tm_sheet_range_class_init (TmSheetRangeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = tm_sheet_range_measure;
  widget_class->snapshot = tm_sheet_range_snapshot;
  gtk_widget_class_set_css_name (widget_class, "sheetrange");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_sheet_range_init (TmSheetRange *self)
{
}

/**
 * tm_sheet_range_new:
 * @die: what fell with the dice of a kind
 * @face: what fell of one of their faces
 * @most: the chance at the far end of the line, not below the face's highest
 *
 * Makes the picture of a range. It needs an accessible label.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_sheet_range_new (const TmLuckDie *die, const TmLuckFace *face, double most)
{
  TmSheetRange *self = g_object_new (TM_TYPE_SHEET_RANGE, NULL);

  self->low = face->low / most;
  self->high = face->high / most;
  self->share = face->count / (double) die->n_rolls / most;
  self->chance = die->chance / most;
  if (face->excludes_chance)
    gtk_widget_add_css_class (GTK_WIDGET (self), "unusual");

  return GTK_WIDGET (self);
}
