/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "scene/tm-seat-mark.h"

#include "tm-history-look.h"

/**
 * tm_history_look_find:
 * @colour: (nullable): a color as the archive keeps it
 *
 * Finds the look to a color.
 *
 * Returns: a [enum@SeatLook]; %TM_NO_LOOK if there is no such color
 */
int
tm_history_look_find (const char *colour)
{
  for (int look = 0; colour != NULL && look < TM_N_SEAT_LOOKS; look++)
    if (g_str_equal (tm_seat_look_get_css_class (look), colour))
      return look;

  return TM_NO_LOOK;
}

/**
 * tm_history_mark_new:
 * @colour: (nullable): a color as the archive keeps it
 * @size: its side in pixels
 *
 * Makes the mark of a person, to stand beside the name: color and shape, or a plain figure if the
 * person has none.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_mark_new (const char *colour, int size)
{
  int look = tm_history_look_find (colour);
  GtkWidget *mark;

  if (look != TM_NO_LOOK)
    mark = tm_seat_mark_new (look, size);
  else
    {
      mark = gtk_image_new_from_icon_name ("avatar-default-symbolic");
      gtk_image_set_pixel_size (GTK_IMAGE (mark), size);
      gtk_widget_add_css_class (mark, "dim-label");
    }
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);

  return mark;
}
