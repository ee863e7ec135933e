/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-pictures.h"
#include "tm-seat-picker.h"

#define MARK_SIZE 16
#define SPACING 6
#define MAX_NAME_CHARS 18

struct _TmSeatPicker
{
  AdwBin parent_instance;

  GtkToggleButton *buttons[TM_MAX_SEATS];
  guint n_buttons;
  guint max;
  gboolean is_setting;

  AdwWrapBox *content;
};

G_DEFINE_FINAL_TYPE (TmSeatPicker, tm_seat_picker, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
count_seats (guint32 seats)
{
  guint n = 0;

  for (; seats != 0; seats &= seats - 1)
    n++;

  return n;
}

/* Where the set is full, only those in it can be touched. */
static void
show_room (TmSeatPicker *self)
{
  gboolean has_room = count_seats (tm_seat_picker_get_seats (self)) < self->max;

  for (guint seat = 0; seat < self->n_buttons; seat++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->buttons[seat]),
                              has_room || gtk_toggle_button_get_active (self->buttons[seat]));
}

static void
toggled_cb (TmSeatPicker *self)
{
  if (self->is_setting)
    return;

  show_room (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
add_seat (TmSeatPicker *self, const TmBox *box, guint seat)
{
  g_autofree char *name = tm_box_dup_seat_name (box, seat);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_NAME_CHARS);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), tm_seat_picture_new (seat, MARK_SIZE));
  gtk_box_append (GTK_BOX (row), label);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "tm-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  adw_wrap_box_append (self->content, button);
  self->buttons[self->n_buttons++] = GTK_TOGGLE_BUTTON (button);
}

static void
tm_seat_picker_class_init (TmSeatPickerClass *class)
{
  /**
   * TmSeatPicker::changed:
   * @self: the picker
   *
   * Somebody took a seat in, or let one go.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_seat_picker_init (TmSeatPicker *self)
{
  self->max = TM_MAX_SEATS;
  self->content = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->content, SPACING);
  adw_wrap_box_set_line_spacing (self->content, SPACING);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->content));
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-choice-box");
}

/**
 * tm_seat_picker_new:
 * @box: the box that names the seats
 * @name: what the set is of, for screen readers
 *
 * Makes a picker of an empty set.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_seat_picker_new (TmBox *box, const char *name)
{
  TmSeatPicker *self = g_object_new (TM_TYPE_SEAT_PICKER, NULL);

  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    add_seat (self, box, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}

/**
 * tm_seat_picker_set_max:
 * @self: the picker
 * @n_seats: how many there can be in the set
 *
 * Says how many seats there is room for; all of them at first.
 */
void
tm_seat_picker_set_max (TmSeatPicker *self, guint n_seats)
{
  g_return_if_fail (TM_IS_SEAT_PICKER (self));

  self->max = n_seats;
  show_room (self);
}

/**
 * tm_seat_picker_set_seats:
 * @self: the picker
 * @seats: set of seats; what is not at the table is left out
 *
 * Shows who is in the set, without a word to anybody.
 */
void
tm_seat_picker_set_seats (TmSeatPicker *self, guint32 seats)
{
  g_return_if_fail (TM_IS_SEAT_PICKER (self));

  self->is_setting = TRUE;
  for (guint seat = 0; seat < self->n_buttons; seat++)
    gtk_toggle_button_set_active (self->buttons[seat], (seats & 1u << seat) != 0);
  self->is_setting = FALSE;
  show_room (self);
}

/**
 * tm_seat_picker_get_seats:
 * @self: the picker
 *
 * Gets who is in the set.
 *
 * Returns: set of seats
 */
guint32
tm_seat_picker_get_seats (TmSeatPicker *self)
{
  guint32 seats = 0;

  g_return_val_if_fail (TM_IS_SEAT_PICKER (self), 0);

  for (guint seat = 0; seat < self->n_buttons; seat++)
    if (gtk_toggle_button_get_active (self->buttons[seat]))
      seats |= 1u << seat;

  return seats;
}
