/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"

#include "tm-people.h"
#include "tm-person-row.h"
#include "tm-row-drag.h"

struct _TmPersonRow
{
  AdwEntryRow parent_instance;

  TmSeatMark *mark;
  GtkWidget *handle;
  GtkWidget *remove_button;
};

G_DEFINE_FINAL_TYPE (TmPersonRow, tm_person_row, ADW_TYPE_ENTRY_ROW)

enum
{
  SIGNAL_MOVE_BY,
  SIGNAL_DROPPED,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
remove_clicked_cb (TmPersonRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVED], 0);
}

static void
move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_MOVE_BY], 0, g_variant_get_int32 (parameter));
}

static void
tm_person_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_PERSON_ROW);

  G_OBJECT_CLASS (tm_person_row_parent_class)->dispose (object);
}

static void
tm_person_row_class_init (TmPersonRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_person_row_dispose;

  /**
   * TmPersonRow::move-by:
   * @self: the row
   * @by: how many places down
   *
   * The row is to change its place.
   */
  signals[SIGNAL_MOVE_BY] = g_signal_new ("move-by", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * TmPersonRow::dropped:
   * @self: the row
   * @dragged: the row that was dropped on it
   *
   * Another row is to take this row's place.
   */
  signals[SIGNAL_DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, TM_TYPE_PERSON_ROW);

  /**
   * TmPersonRow::removed:
   * @self: the row
   *
   * The seat is to go.
   */
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TM_TYPE_SEAT_MARK);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-person-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPersonRow, mark);
  gtk_widget_class_bind_template_child (widget_class, TmPersonRow, handle);
  gtk_widget_class_bind_template_child (widget_class, TmPersonRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);

  gtk_widget_class_install_action (widget_class, "person.move", "i", move_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "person.move", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "person.move", "i",
                                       1);
}

static void
tm_person_row_init (TmPersonRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_row_drag_enable (GTK_WIDGET (self), self->handle);
}

/**
 * tm_person_row_new:
 * @name: the name, or ""
 *
 * Makes a row for a seat.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_person_row_new (const char *name)
{
  TmPersonRow *self = g_object_new (TM_TYPE_PERSON_ROW, NULL);

  tm_person_row_set_name (self, name);

  return GTK_WIDGET (self);
}

/**
 * tm_person_row_set_seat:
 * @self: the row
 * @seat: the seat, from 0
 * @can_leave: whether the seat may go
 *
 * Sets which seat it is.
 */
void
tm_person_row_set_seat (TmPersonRow *self, guint seat, gboolean can_leave)
{
  g_autofree char *title = tm_people_dup_name (NULL, seat);
  g_autofree char *spoken = NULL;

  g_return_if_fail (TM_IS_PERSON_ROW (self));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  tm_seat_mark_set_look (self->mark, (int) seat);
  gtk_widget_set_sensitive (self->remove_button, can_leave);
  /* Translators: takes a seat away, as "Remove Player 2" */
  spoken = g_strdup_printf (_ ("Remove %s"), title);
  gtk_widget_set_tooltip_text (self->remove_button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/**
 * tm_person_row_set_name:
 * @self: the row
 * @name: the name, or ""
 *
 * Sets who sits there.
 */
void
tm_person_row_set_name (TmPersonRow *self, const char *name)
{
  g_return_if_fail (TM_IS_PERSON_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self), name);
}

/**
 * tm_person_row_get_name:
 * @self: the row
 *
 * Gets who sits there.
 *
 * Returns: (transfer none): the name, or ""
 */
const char *
tm_person_row_get_name (TmPersonRow *self)
{
  g_return_val_if_fail (TM_IS_PERSON_ROW (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self));
}
