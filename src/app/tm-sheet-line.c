/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-pictures.h"
#include "tm-sheet-line.h"
#include "tm-row-drag.h"

struct _TmSheetLine
{
  GtkListBoxRow parent_instance;

  GtkWidget *handle;
  GtkEntry *name;
  GtkEntry *formula;
  GtkLabel *error;
  GtkWidget *up_button;
  GtkWidget *down_button;
  GtkWidget *remove_button;
};

G_DEFINE_FINAL_TYPE (TmSheetLine, tm_sheet_line, GTK_TYPE_LIST_BOX_ROW)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MOVE_BY,
  SIGNAL_DROPPED,
  SIGNAL_REMOVED,
  SIGNAL_WENT_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (TmSheetLine *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Moving */

static void
move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_MOVE_BY], 0, g_variant_get_int32 (parameter));
}

static void
up_cb (TmSheetLine *self)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_BY], 0, -1);
}

static void
down_cb (TmSheetLine *self)
{
  g_signal_emit (self, signals[SIGNAL_MOVE_BY], 0, 1);
}

static void
removed_cb (TmSheetLine *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVED], 0);
}

static void
went_on_cb (TmSheetLine *self)
{
  g_signal_emit (self, signals[SIGNAL_WENT_ON], 0);
}

static gboolean
tm_sheet_line_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TM_SHEET_LINE (widget)->name));
}

static void
tm_sheet_line_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_SHEET_LINE);

  G_OBJECT_CLASS (tm_sheet_line_parent_class)->dispose (object);
}

static void
add_signals (TmSheetLineClass *class)
{
  /**
   * TmSheetLine::changed:
   * @self: the line
   *
   * The row is called something else, or is worked out in another way.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmSheetLine::move-by:
   * @self: the line
   * @by: how many places down
   *
   * The line is to change its place.
   */
  signals[SIGNAL_MOVE_BY] = g_signal_new ("move-by", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /**
   * TmSheetLine::dropped:
   * @self: the line
   * @dragged: the line that was dropped on it
   *
   * Another line is to take this line's place.
   */
  signals[SIGNAL_DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, TM_TYPE_SHEET_LINE);

  /**
   * TmSheetLine::removed:
   * @self: the line
   *
   * The line is to go.
   */
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmSheetLine::went-on:
   * @self: the line
   *
   * The line is done, the next one is to be written.
   */
  signals[SIGNAL_WENT_ON] = g_signal_new ("went-on", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_sheet_line_class_init (TmSheetLineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sheet_line_dispose;
  widget_class->grab_focus = tm_sheet_line_grab_focus;

  add_signals (class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-sheet-line.ui");
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, handle);
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, name);
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, formula);
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, error);
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, up_button);
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, down_button);
  gtk_widget_class_bind_template_child (widget_class, TmSheetLine, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, went_on_cb);

  gtk_widget_class_install_action (widget_class, "line.move", "i", move_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "line.move", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "line.move", "i",
                                       1);
}

static void
tm_sheet_line_init (TmSheetLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_row_drag_enable (GTK_WIDGET (self), self->handle);
}

/**
 * tm_sheet_line_new:
 * @name: what the row is called, or ""
 * @formula: how it is worked out; "" if it is typed in
 *
 * Makes a line for a row of a sheet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_sheet_line_new (const char *name, const char *formula)
{
  TmSheetLine *self = g_object_new (TM_TYPE_SHEET_LINE, NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_editable_set_text (GTK_EDITABLE (self->formula), formula);

  return GTK_WIDGET (self);
}

/**
 * tm_sheet_line_get_name:
 * @self: the line
 *
 * Gets what the row is called.
 *
 * Returns: (transfer none): the name, possibly ""
 */
const char *
tm_sheet_line_get_name (TmSheetLine *self)
{
  g_return_val_if_fail (TM_IS_SHEET_LINE (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

/**
 * tm_sheet_line_get_formula:
 * @self: the line
 *
 * Gets how the row is worked out.
 *
 * Returns: (transfer none): the formula; "" if the row is typed in
 */
const char *
tm_sheet_line_get_formula (TmSheetLine *self)
{
  g_return_val_if_fail (TM_IS_SHEET_LINE (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->formula));
}

static void
name_control (gpointer widget, const char *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

/**
 * tm_sheet_line_set_place:
 * @self: the line
 * @place: where it stands, from 1
 * @n_lines: how many lines there are
 *
 * Tells the line where it stands.
 */
void
tm_sheet_line_set_place (TmSheetLine *self, guint place, guint n_lines)
{
  g_autofree char *name = g_strdup_printf (_ ("Row %u"), place);
  /* Translators: the entry for how row 3 of a score sheet is worked out */
  g_autofree char *formula = g_strdup_printf (_ ("Formula of row %u"), place);
  g_autofree char *up = g_strdup_printf (_ ("Move row %u up"), place);
  g_autofree char *down = g_strdup_printf (_ ("Move row %u down"), place);
  g_autofree char *gone = g_strdup_printf (_ ("Remove row %u"), place);

  g_return_if_fail (TM_IS_SHEET_LINE (self));

  gtk_entry_set_placeholder_text (self->name, name);
  name_control (self->name, name);
  name_control (self->formula, formula);
  name_control (self->up_button, up);
  name_control (self->down_button, down);
  name_control (self->remove_button, gone);
  gtk_widget_set_sensitive (self->up_button, place > 1);
  gtk_widget_set_sensitive (self->down_button, place < n_lines);
  gtk_widget_set_sensitive (self->remove_button, n_lines > 1);
}

/**
 * tm_sheet_line_set_error:
 * @self: the line
 * @message: (nullable): what is wrong; %NULL if nothing is
 *
 * Shows what is wrong with the formula.
 */
void
tm_sheet_line_set_error (TmSheetLine *self, const char *message)
{
  g_return_if_fail (TM_IS_SHEET_LINE (self));

  gtk_label_set_label (self->error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), message != NULL);
  if (message != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->formula), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->formula), "error");
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->formula), GTK_ACCESSIBLE_STATE_INVALID,
      message != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
