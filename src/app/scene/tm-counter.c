/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-counter.h"

#include <glib/gi18n.h>

#include "tm-counter-popover.h"
#include "tm-number.h"
#include "tm-numeral.h"
#include "tm-scene-host.h"
#include "tm-slack-layout.h"
#include "tm-symbol.h"
#include "tm-track-bar.h"

#define NEWS_SECONDS 5
/* Beyond this a limit is no news. */
#define MAX_TOLD_LIMIT 999

/**
 * TmCounter:
 *
 * A counter that is read from a metre: numeral, symbol and caption, and for five seconds what
 * has changed.
 *
 * Touching it opens a popover to set it by hand, as the real table is right; in its big form it
 * has buttons for one more and one less. Assistive technologies see a spin button named like
 * "Anna, Wounds, 3 of 10", and may set its value. The CSS name is `counter`, with `numeral` and
 * `delta` inside.
 */
struct _TmCounter
{
  TmNodeView parent_instance;

  TmCounterForm form;
  GtkWidget *caption;
  GtkWidget *symbol;
  GtkWidget *label;
  GtkWidget *line;
  GtkWidget *line_symbol;
  GtkWidget *numeral;
  GtkWidget *delta;
  GtkWidget *track;
  GtkWidget *steppers;
  GtkWidget *popover;

  gint32 news;
  guint news_timeout;
};

static void tm_counter_range_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmCounter,
                               tm_counter,
                               TM_TYPE_NODE_VIEW,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE,
                                                      tm_counter_range_init))

enum
{
  SIGNAL_SET_VALUE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const form_classes[] = {
  [TM_COUNTER_PANEL] = "panel", [TM_COUNTER_BOARD] = "board", [TM_COUNTER_STRIP] = "strip",
  [TM_COUNTER_ROW] = "row",     [TM_COUNTER_BIG] = "big",     [TM_COUNTER_ROUND] = "round",
};

static void
set_value (TmCounter *self, int value, const char *why)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));

  value = CLAMP (value, part->min, part->max);
  if (part->slot < 0 || value == part->value)
    return;
  g_signal_emit (self, signals[SIGNAL_SET_VALUE], 0, (guint) part->slot, value, why);
  tm_scene_host_set_counter (GTK_WIDGET (self), (guint) part->slot, value, why);
}

/* News: what changed in the last five seconds */

static void
forget_news (TmCounter *self)
{
  g_clear_handle_id (&self->news_timeout, g_source_remove);
  self->news = 0;
  gtk_widget_remove_css_class (self->delta, "shown");
}

static gboolean
news_over_cb (gpointer data)
{
  TmCounter *self = data;

  self->news_timeout = 0;
  forget_news (self);
  return G_SOURCE_REMOVE;
}

static void
announce (TmCounter *self)
{
  g_autofree char *name = TM_NODE_VIEW_GET_CLASS (self)->dup_name (TM_NODE_VIEW (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), name,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
tell_news (TmCounter *self, gint32 change)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  g_autofree char *text = NULL;

  self->news += change;
  if (self->news == 0)
    {
      forget_news (self);
      return;
    }
  text = tm_number_dup_change (self->news);
  tm_numeral_set_text (TM_NUMERAL (self->delta), text);
  if (part->value > 9 || part->value < 0)
    gtk_widget_add_css_class (self->delta, "tight");
  else
    gtk_widget_remove_css_class (self->delta, "tight");
  gtk_widget_remove_css_class (self->delta, "better");
  gtk_widget_remove_css_class (self->delta, "worse");
  gtk_widget_add_css_class (self->delta,
                            (self->news > 0) == part->high_is_good ? "better" : "worse");
  gtk_widget_add_css_class (self->delta, "shown");
  g_clear_handle_id (&self->news_timeout, g_source_remove);
  self->news_timeout = g_timeout_add_seconds (NEWS_SECONDS, news_over_cb, self);
}

/* Setting by hand */

static void
popover_set_cb (TmCounterPopover *popover, int value, const char *why, TmCounter *self)
{
  set_value (self, value, why);
}

static gboolean
drop_popover_cb (gpointer data)
{
  TmCounter *self = data;

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  return G_SOURCE_REMOVE;
}

static void
popover_closed_cb (GtkPopover *popover, TmCounter *self)
{
  /* Not now: the popover is still in use by whoever closed it. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_popover_cb, g_object_ref (self), g_object_unref);
}

static char *
dup_title (const TmPart *part)
{
  const char *label = part->label != NULL ? part->label : "";

  if (part->owner == NULL)
    return g_strdup (label);
  /* Translators: whose counter, and which: "Anna, Wounds". */
  return g_strdup_printf (C_ ("counter", "%s, %s"), part->owner, label);
}

static void
open_popover (TmCounter *self)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));
  g_autofree char *title = dup_title (part);

  if (part->slot < 0 || self->popover != NULL)
    return;
  self->popover
      = tm_counter_popover_new (title, part->value, part->min, part->max, MAX (part->step, 1));
  g_signal_connect (self->popover, "set", G_CALLBACK (popover_set_cb), self);
  g_signal_connect (self->popover, "closed", G_CALLBACK (popover_closed_cb), self);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
tm_counter_activate (TmNodeView *view)
{
  if (tm_node_view_get_part (view)->offer >= 0)
    TM_NODE_VIEW_CLASS (tm_counter_parent_class)->activate (view);
  else
    open_popover (TM_COUNTER (view));
}

static void
tm_counter_open_menu (TmNodeView *view)
{
  open_popover (TM_COUNTER (view));
}

static void
step (TmCounter *self, int by)
{
  const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (self));

  set_value (self, part->value + by * (int) MAX (part->step, 1), NULL);
}

static void
increase_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step (TM_COUNTER (widget), 1);
}

static void
decrease_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  step (TM_COUNTER (widget), -1);
}

static gboolean
tm_counter_set_current_value (GtkAccessibleRange *range, double value)
{
  set_value (TM_COUNTER (range), (int) value, NULL);
  return TRUE;
}

static void
tm_counter_range_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = tm_counter_set_current_value;
}

/* Showing */

static char *
dup_reserve (const TmPart *part)
{
  gboolean is_small = part->max > 0 && part->max < 10 && part->min >= 0;

  return g_strdup (is_small ? "0" : "00");
}

static char *
tm_counter_dup_name (TmNodeView *view)
{
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *title = dup_title (part);

  if (part->max > part->min && part->max <= MAX_TOLD_LIMIT)
    /* Translators: a counter as a screen reader speaks it: "Anna, Wounds, 3 of 10". */
    return g_strdup_printf (C_ ("counter", "%s, %d of %d"), title, part->value, part->max);
  /* Translators: a counter without a limit as a screen reader speaks it: "Anna, Fame, 23". */
  return g_strdup_printf (C_ ("counter", "%s, %d"), title, part->value);
}

static void
update_range (TmCounter *self, const TmPart *part)
{
  g_autofree char *number = tm_number_dup (part->value);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) part->value,
      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) part->min, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
      (double) part->max, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, number, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counter.increase",
                                 part->slot >= 0 && part->value < part->max);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counter.decrease",
                                 part->slot >= 0 && part->value > part->min);
}

static gboolean
is_same_counter (const TmPart *one, const TmPart *other)
{
  return one->has_value && other->has_value && one->slot == other->slot && one->seat == other->seat
         && g_strcmp0 (one->label, other->label) == 0;
}

static void
tm_counter_update (TmNodeView *view, const TmPart *before)
{
  TmCounter *self = TM_COUNTER (view);
  const TmPart *part = tm_node_view_get_part (view);
  g_autofree char *number = part->has_value ? tm_number_dup (part->value) : g_strdup ("");
  g_autofree char *reserve = dup_reserve (part);

  tm_symbol_set_symbol (TM_SYMBOL (self->symbol), part->symbol);
  tm_symbol_set_symbol (TM_SYMBOL (self->line_symbol), part->symbol);
  gtk_widget_set_visible (self->symbol, part->symbol != NULL);
  if (g_strcmp0 (part->label, before->label) != 0)
    gtk_label_set_text (GTK_LABEL (self->label), part->label != NULL ? part->label : "");
  tm_numeral_set_reserve (TM_NUMERAL (self->numeral), reserve);
  tm_numeral_set_text (TM_NUMERAL (self->numeral), number);
  tm_numeral_set_is_struck (TM_NUMERAL (self->numeral), tm_part_is (part, TM_STATE_OUT));
  tm_numeral_set_is_underlined (TM_NUMERAL (self->numeral),
                                self->form == TM_COUNTER_ROUND
                                    && (part->value == 6 || part->value == 9));
  update_range (self, part);
  if (!is_same_counter (before, part))
    forget_news (self);
  else if (part->value != before->value)
    {
      tell_news (self, part->value - before->value);
      announce (self);
    }
}

static void
add_stepper (TmCounter *self, const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "stepper");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->steppers), button);
}

static void
add_steppers (TmCounter *self)
{
  self->steppers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->steppers, GTK_ALIGN_START);
  gtk_widget_set_vexpand (self->steppers, TRUE);
  gtk_widget_set_valign (self->steppers, GTK_ALIGN_END);
  add_stepper (self, "list-remove-symbolic", "counter.decrease", _ ("One less"));
  add_stepper (self, "list-add-symbolic", "counter.increase", _ ("One more"));
  gtk_widget_set_parent (self->steppers, GTK_WIDGET (self));
}

static void
tm_counter_dispose (GObject *object)
{
  TmCounter *self = TM_COUNTER (object);

  g_clear_handle_id (&self->news_timeout, g_source_remove);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (tm_counter_parent_class)->dispose (object);
}

static void
tm_counter_class_init (TmCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tm_counter_dispose;
  view_class->update = tm_counter_update;
  view_class->activate = tm_counter_activate;
  view_class->open_menu = tm_counter_open_menu;
  view_class->dup_name = tm_counter_dup_name;

  /**
   * TmCounter::set-value:
   * @self: the counter
   * @slot: the slot of the table
   * @value: what it is to be
   * @why: (nullable): a word why
   *
   * The players set the counter by hand. It still shows the old value.
   */
  signals[SIGNAL_SET_VALUE]
      = g_signal_new ("set-value", TM_TYPE_COUNTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_INT, G_TYPE_STRING);

  gtk_widget_class_install_action (widget_class, "counter.increase", NULL, increase_cb);
  gtk_widget_class_install_action (widget_class, "counter.decrease", NULL, decrease_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "counter.increase", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Add, 0, "counter.increase", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "counter.decrease", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Subtract, 0, "counter.decrease",
                                       NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
}

static void
tm_counter_init (TmCounter *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)),
                                  GTK_ORIENTATION_VERTICAL);

  self->symbol = tm_symbol_new (NULL, 16);
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_add_css_class (self->label, "caption");
  gtk_widget_add_css_class (self->label, "soft");
  self->caption = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_box_append (GTK_BOX (self->caption), self->symbol);
  gtk_box_append (GTK_BOX (self->caption), self->label);
  gtk_widget_set_parent (self->caption, widget);

  self->line_symbol = tm_symbol_new (NULL, 20);
  self->numeral = tm_numeral_new ("numeral", "0");
  self->delta = tm_numeral_new ("delta", "+8");
  gtk_widget_add_css_class (self->delta, "centered");
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->line, tm_slack_layout_new (5));
  gtk_box_append (GTK_BOX (self->line), self->line_symbol);
  gtk_box_append (GTK_BOX (self->line), self->numeral);
  gtk_box_append (GTK_BOX (self->line), self->delta);
  gtk_widget_set_parent (self->line, widget);

  self->form = -1;
  tm_counter_set_form (self, TM_COUNTER_PANEL);
}

/**
 * tm_counter_new:
 * @form: how large it is
 *
 * Makes a counter.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_counter_new (TmCounterForm form)
{
  TmCounter *self = g_object_new (TM_TYPE_COUNTER, NULL);

  tm_counter_set_form (self, form);
  return GTK_WIDGET (self);
}

/**
 * tm_counter_set_form:
 * @self: a counter
 * @form: how large it is
 *
 * Changes the size of the counter.
 */
void
tm_counter_set_form (TmCounter *self, TmCounterForm form)
{
  gboolean is_inline = form == TM_COUNTER_ROW || form == TM_COUNTER_STRIP;

  g_return_if_fail (TM_IS_COUNTER (self));
  if (form == self->form)
    return;
  if ((int) self->form >= 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self), form_classes[self->form]);
  self->form = form;
  gtk_widget_add_css_class (GTK_WIDGET (self), form_classes[form]);
  gtk_widget_set_visible (self->caption, !is_inline);
  gtk_widget_set_visible (self->line_symbol, is_inline);
  if (form == TM_COUNTER_BIG && self->steppers == NULL)
    add_steppers (self);
  if (self->steppers != NULL)
    gtk_widget_set_visible (self->steppers, form == TM_COUNTER_BIG);
}

/**
 * tm_counter_set_track:
 * @self: a counter
 * @stage: a stage
 * @index: the part of kind %TM_NODE_TRACK that belongs to the counter; 0: none
 *
 * Shows the counter as a row of boxes, too.
 */
void
tm_counter_set_track (TmCounter *self, const TmStage *stage, guint index)
{
  g_return_if_fail (TM_IS_COUNTER (self));
  if (index == 0)
    {
      g_clear_pointer (&self->track, gtk_widget_unparent);
      return;
    }
  if (self->track == NULL)
    {
      self->track = tm_track_bar_new ();
      gtk_widget_insert_after (self->track, GTK_WIDGET (self), self->line);
    }
  tm_node_view_set_stage (TM_NODE_VIEW (self->track), stage, index);
}
