/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sheet-across.h"

/**
 * TmSheetAcross:
 *
 * Scrolls a child across and is as high as the child is at its width. A scrolled window alone does
 * not ask for that, and would cut off what needs more height where there is less width.
 */
struct _TmSheetAcross
{
  GtkWidget parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (TmSheetAcross, tm_sheet_across, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
tm_sheet_across_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Where scrollbars do not lie above what they scroll. */
static int
measure_scrollbar (TmSheetAcross *self)
{
  gboolean is_overlay = TRUE;
  int height = 0;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-overlay-scrolling", &is_overlay,
                NULL);
  if (!is_overlay)
    gtk_widget_measure (gtk_scrolled_window_get_hscrollbar (self->scroller),
                        GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);

  return height;
}

static void
tm_sheet_across_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  TmSheetAcross *self = TM_SHEET_ACROSS (widget);
  int least, most;

  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (GTK_WIDGET (self->scroller), orientation, -1, minimum, NULL, NULL, NULL);
      *natural = MAX (*minimum, most);
      return;
    }

  gtk_widget_measure (self->child, orientation, for_size >= 0 ? MAX (for_size, least) : most,
                      minimum, natural, NULL, NULL);
  if (for_size >= 0 && for_size < least)
    *minimum = *natural = *natural + measure_scrollbar (self);
}

static void
tm_sheet_across_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmSheetAcross *self = TM_SHEET_ACROSS (widget);

  gtk_widget_size_allocate (GTK_WIDGET (self->scroller), &(GtkAllocation) { 0, 0, width, height },
                            baseline);
}

static void
tm_sheet_across_dispose (GObject *object)
{
  TmSheetAcross *self = TM_SHEET_ACROSS (object);

  self->child = NULL;
  if (self->scroller != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->scroller));
  self->scroller = NULL;

  G_OBJECT_CLASS (tm_sheet_across_parent_class)->dispose (object);
}

static void
tm_sheet_across_class_init (TmSheetAcrossClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sheet_across_dispose;
  widget_class->get_request_mode = tm_sheet_across_get_request_mode;
  widget_class->measure = tm_sheet_across_measure;
  widget_class->size_allocate = tm_sheet_across_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "sheetacross");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
tm_sheet_across_init (TmSheetAcross *self)
{
  self->scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));
}

/**
 * tm_sheet_across_set_child:
 * @self: a scroller
 * @child: (transfer floating): what it scrolls
 *
 * Sets what it scrolls, once.
 */
void
tm_sheet_across_set_child (TmSheetAcross *self, GtkWidget *child)
{
  g_return_if_fail (TM_IS_SHEET_ACROSS (self));
  g_return_if_fail (self->child == NULL);

  self->child = child;
  gtk_scrolled_window_set_child (self->scroller, child);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, child, NULL, -1);
}

/**
 * tm_sheet_across_get_adjustment:
 * @self: a scroller
 *
 * Gets how far the child is scrolled.
 *
 * Returns: (transfer none): the adjustment
 */
GtkAdjustment *
tm_sheet_across_get_adjustment (TmSheetAcross *self)
{
  g_return_val_if_fail (TM_IS_SHEET_ACROSS (self), NULL);

  return gtk_scrolled_window_get_hadjustment (self->scroller);
}
