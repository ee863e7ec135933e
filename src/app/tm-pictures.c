/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "scene/tm-seat-mark.h"
#include "scene/tm-symbol.h"

#include "tm-pictures.h"

/**
 * tm_symbol_picture_new:
 * @symbol: name of a symbol
 * @size: its side in pixels
 *
 * Makes a picture that says nothing to a screen reader, to stand beside words that do.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_symbol_picture_new (const char *symbol, int size)
{
  GtkWidget *widget = tm_symbol_new (symbol, size);

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);

  return widget;
}

/**
 * tm_seat_picture_new:
 * @colour: color and shape, a [enum@SeatLook]
 * @size: its side in pixels
 *
 * Makes the mark of a seat, to stand beside its name.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_seat_picture_new (guint colour, int size)
{
  GtkWidget *widget = tm_seat_mark_new ((int) colour, size);

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);

  return widget;
}

/**
 * tm_seat_name_new:
 * @box: the box of a match
 * @seat: a seat
 *
 * Makes mark and name of a seat, at the width that names take in forms.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_seat_name_new (const TmBox *box, guint seat)
{
  g_autofree char *name = tm_box_dup_seat_name (box, seat);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (row), tm_seat_picture_new (seat, 18));
  gtk_box_append (GTK_BOX (row), label);

  return row;
}

/**
 * tm_widget_dispose_children:
 * @widget: a widget made from a template
 * @type: its class
 *
 * Lets go of all children, to be called when the widget is disposed of: those that are bound and
 * those that have no name.
 */
void
tm_widget_dispose_children (GtkWidget *widget, GType type)
{
  GtkWidget *child;

  gtk_widget_dispose_template (widget, type);
  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/**
 * tm_wrap_box_clear:
 * @box: a wrap box
 *
 * Removes all children.
 */
void
tm_wrap_box_clear (AdwWrapBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    adw_wrap_box_remove (box, child);
}

/**
 * tm_container_clear:
 * @box: a box
 *
 * Removes all children.
 */
void
tm_container_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}
