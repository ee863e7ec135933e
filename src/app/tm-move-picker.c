/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-move-picker.h"
#include "tm-param-form.h"
#include "tm-pictures.h"

struct _TmMovePicker
{
  GtkWidget parent_instance;

  GtkLabel *title;
  TmParamForm *form;
  GtkWidget *record_button;
};

G_DEFINE_FINAL_TYPE (TmMovePicker, tm_move_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_COMPLETED,
  SIGNAL_CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (TmMovePicker *self)
{
  gtk_widget_set_sensitive (self->record_button, tm_param_form_is_complete (self->form));
}

/* One value, one touch: nothing is left to confirm. */
static void
chosen_cb (TmMovePicker *self)
{
  if (tm_param_form_is_single (self->form) && tm_param_form_is_complete (self->form))
    g_signal_emit (self, signals[SIGNAL_COMPLETED], 0);
}

static void
record_clicked_cb (TmMovePicker *self)
{
  g_signal_emit (self, signals[SIGNAL_COMPLETED], 0);
}

static void
cancel_clicked_cb (TmMovePicker *self)
{
  g_signal_emit (self, signals[SIGNAL_CANCELLED], 0);
}

static void
tm_move_picker_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_MOVE_PICKER);

  G_OBJECT_CLASS (tm_move_picker_parent_class)->dispose (object);
}

static void
tm_move_picker_class_init (TmMovePickerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_move_picker_dispose;

  /**
   * TmMovePicker::completed:
   * @self: the picker
   *
   * Nothing is missing any more, and the players want it recorded.
   */
  signals[SIGNAL_COMPLETED] = g_signal_new ("completed", G_TYPE_FROM_CLASS (class),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmMovePicker::cancelled:
   * @self: the picker
   *
   * The players thought better of it.
   */
  signals[SIGNAL_CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (class),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TM_TYPE_PARAM_FORM);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-move-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, title);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, form);
  gtk_widget_class_bind_template_child (widget_class, TmMovePicker, record_button);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, record_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
}

static void
tm_move_picker_init (TmMovePicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_move_picker_new:
 *
 * Makes a picker that asks for nothing yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_move_picker_new (void)
{
  return g_object_new (TM_TYPE_MOVE_PICKER, NULL);
}

/**
 * tm_move_picker_ask:
 * @self: the picker
 * @match: the match
 * @move: the move as far as it is known
 * @missing: set of the parameters to ask for
 * @title: what was touched
 *
 * Asks for what is missing.
 */
void
tm_move_picker_ask (
    TmMovePicker *self, TmMatch *match, const TmMove *move, guint32 missing, const char *title)
{
  g_return_if_fail (TM_IS_MOVE_PICKER (self));

  gtk_label_set_label (self->title, title);
  tm_param_form_ask (self->form, move->kind, missing, tm_match_get_box (match),
                     tm_match_get_table (match), &move->args);
  gtk_widget_set_visible (self->record_button, !tm_param_form_is_single (self->form));
  changed_cb (self);
}

/**
 * tm_move_picker_get_args:
 * @self: the picker
 * @args: (out caller-allocates): the parameters of the move
 *
 * Gets the parameters as answered so far.
 */
void
tm_move_picker_get_args (TmMovePicker *self, TmArgs *args)
{
  g_return_if_fail (TM_IS_MOVE_PICKER (self));

  tm_param_form_get_args (self->form, args);
}
