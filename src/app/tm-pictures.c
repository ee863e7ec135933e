/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "scene/tm-seat-mark.h"
#include "scene/tm-symbol.h"

#include "tm-pictures.h"

/* The width of names of seats, in characters. */
#define MIN_NAME_CHARS 4
#define MAX_NAME_CHARS 10
#define COMPACT_NAME_CHARS 4
#define COMPACT_NAME_WIDTH 42

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

/* As wide as the longest of the names that stand below each other, within reason. */
static int
count_name_chars (const TmBox *box, guint n_seats)
{
  glong longest = MIN_NAME_CHARS;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);

      longest = MAX (longest, g_utf8_strlen (name, -1));
    }

  return (int) MIN (longest, MAX_NAME_CHARS);
}

/**
 * tm_seat_name_new:
 * @box: the box of a match
 * @seat: a seat
 * @n_seats: how many names stand below each other
 * @compact: whether the name stands below the mark, to leave room beside it
 *
 * Makes mark and name of a seat, at the width that names take in forms.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_seat_name_new (const TmBox *box, guint seat, guint n_seats, gboolean compact)
{
  g_autofree char *name = tm_box_dup_seat_name (box, seat);
  GtkWidget *row = gtk_box_new (compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                compact ? 0 : 6);
  GtkWidget *picture = tm_seat_picture_new (seat, 18);
  g_autofree char *number = g_strdup_printf ("%u", seat + 1);
  GtkWidget *label = gtk_label_new (compact && !tm_box_has_seat_name (box, seat) ? number : name);
  int n_chars = compact ? COMPACT_NAME_CHARS : count_name_chars (box, n_seats);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), n_chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);
  gtk_widget_add_css_class (label, compact ? "caption-heading" : "heading");
  if (compact)
    gtk_widget_set_size_request (label, COMPACT_NAME_WIDTH, -1);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (row, name);
  gtk_box_append (GTK_BOX (row), picture);
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
