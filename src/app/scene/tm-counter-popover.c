/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-counter-popover.h"

/**
 * TmCounterPopover:
 *
 * Asks for the value of a counter, and if people like, for a word why.
 */
struct _TmCounterPopover
{
  GtkPopover parent_instance;

  GtkLabel *title;
  GtkSpinButton *spin;
  GtkEditable *why;
};

G_DEFINE_FINAL_TYPE (TmCounterPopover, tm_counter_popover, GTK_TYPE_POPOVER)

enum
{
  SIGNAL_SET,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set_cb (TmCounterPopover *self)
{
  g_autofree char *why = NULL;
  int value;

  gtk_spin_button_update (self->spin);
  value = gtk_spin_button_get_value_as_int (self->spin);
  why = g_strstrip (g_strdup (gtk_editable_get_text (self->why)));
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SIGNAL_SET], 0, value, why[0] != '\0' ? why : NULL);
}

static void
tm_counter_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_COUNTER_POPOVER);
  G_OBJECT_CLASS (tm_counter_popover_parent_class)->dispose (object);
}

static void
tm_counter_popover_class_init (TmCounterPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tm_counter_popover_dispose;

  /**
   * TmCounterPopover::set:
   * @self: the popover
   * @value: the value asked for
   * @why: (nullable): a word why
   *
   * The value was decided on. The popover is closing by then.
   */
  signals[SIGNAL_SET] = g_signal_new ("set", TM_TYPE_COUNTER_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/scene-counter-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, TmCounterPopover, title);
  gtk_widget_class_bind_template_child (widget_class, TmCounterPopover, spin);
  gtk_widget_class_bind_template_child (widget_class, TmCounterPopover, why);
  gtk_widget_class_bind_template_callback (widget_class, set_cb);
}

static void
tm_counter_popover_init (TmCounterPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_counter_popover_new:
 * @title: what is counted, and whose it is
 * @value: its value now
 * @min: the smallest it can be
 * @max: the largest it can be
 * @step: how far its buttons and the arrow keys go, at least 1
 *
 * Makes a popover, to be given a parent and popped up.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_counter_popover_new (const char *title, int value, int min, int max, guint step)
{
  TmCounterPopover *self = g_object_new (TM_TYPE_COUNTER_POPOVER, NULL);

  gtk_label_set_text (self->title, title);
  gtk_spin_button_set_range (self->spin, min, max);
  gtk_spin_button_set_increments (self->spin, step, 5.0 * step);
  gtk_spin_button_set_value (self->spin, value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return GTK_WIDGET (self);
}
