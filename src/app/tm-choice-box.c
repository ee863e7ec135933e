/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "scene/tm-sign.h"

#include "tm-choice-box.h"

struct _TmChoiceBox
{
  AdwBin parent_instance;

  AdwWrapBox *box;
  GPtrArray *buttons;
  GArray *values;
  int chosen;
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (TmChoiceBox, tm_choice_box, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkToggleButton *
button_at (TmChoiceBox *self, guint index)
{
  return g_ptr_array_index (self->buttons, index);
}

static int
find_value (TmChoiceBox *self, int value)
{
  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, int, i) == value)
      return (int) i;

  return -1;
}

static void
show_chosen (TmChoiceBox *self)
{
  self->is_setting = TRUE;

  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (button_at (self, i), (int) i == self->chosen);

  self->is_setting = FALSE;
}

/* A second touch on the chosen value chooses it again instead of taking it away: a value, once
 * there, is only ever replaced. */
static void
toggled_cb (TmChoiceBox *self, GtkToggleButton *button)
{
  guint index;

  if (self->is_setting || !g_ptr_array_find (self->buttons, button, &index))
    return;

  self->chosen = (int) index;
  show_chosen (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, tm_choice_box_get_value (self));
}

/* The sign stands in the corner, over what is there: nothing moves when it appears. */
static GtkWidget *
add_sign (GtkWidget *button, GtkWidget *content)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, "visible", FALSE, NULL);

  gtk_widget_add_css_class (sign, "tm-mark");
  gtk_widget_set_can_target (sign, FALSE);
  gtk_widget_set_halign (sign, GTK_ALIGN_END);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), sign);
  g_object_set_data (G_OBJECT (button), "sign", sign);

  return overlay;
}

static gboolean
focus_value (TmChoiceBox *self)
{
  if (self->chosen >= 0
      && gtk_widget_grab_focus (GTK_WIDGET (button_at (self, (guint) self->chosen))))
    return TRUE;

  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_widget_grab_focus (GTK_WIDGET (button_at (self, i))))
      return TRUE;

  return FALSE;
}

/* For Tab the values are one stop; arrow keys go from one to the next. */
static gboolean
tm_choice_box_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (tm_choice_box_parent_class)->focus (widget, direction);

  return (focus == NULL || !gtk_widget_is_ancestor (focus, widget))
         && focus_value (TM_CHOICE_BOX (widget));
}

static void
tm_choice_box_finalize (GObject *object)
{
  TmChoiceBox *self = TM_CHOICE_BOX (object);

  g_ptr_array_unref (self->buttons);
  g_array_unref (self->values);

  G_OBJECT_CLASS (tm_choice_box_parent_class)->finalize (object);
}

static void
tm_choice_box_class_init (TmChoiceBoxClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->finalize = tm_choice_box_finalize;
  widget_class->focus = tm_choice_box_focus;

  /**
   * TmChoiceBox::chosen:
   * @self: the box
   * @value: the value that was touched
   *
   * Somebody touched a value, be it the chosen one.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_choice_box_init (TmChoiceBox *self)
{
  self->buttons = g_ptr_array_new ();
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  self->chosen = -1;

  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 6);
  adw_wrap_box_set_line_spacing (self->box, 6);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-choice-box");
}

/**
 * tm_choice_box_new:
 *
 * Makes an empty choice.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_choice_box_new (void)
{
  return g_object_new (TM_TYPE_CHOICE_BOX, NULL);
}

/**
 * tm_choice_box_add:
 * @self: the box
 * @value: a value that is not yet in the box
 * @label: its name, shown unless there is only a picture to show, and read aloud always
 * @picture: (nullable) (transfer floating): a small picture before the name
 *
 * Adds a value at the end.
 */
void
tm_choice_box_add (TmChoiceBox *self, int value, const char *label, GtkWidget *picture)
{
  GtkWidget *button;
  GtkWidget *content;

  g_return_if_fail (TM_IS_CHOICE_BOX (self));
  g_return_if_fail (label != NULL);

  button = gtk_toggle_button_new ();
  content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  if (picture != NULL)
    gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), gtk_label_new (label));
  gtk_button_set_child (GTK_BUTTON (button), add_sign (button, content));
  gtk_widget_add_css_class (button, "tm-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);

  adw_wrap_box_append (self->box, button);
  g_ptr_array_add (self->buttons, button);
  g_array_append_val (self->values, value);
}

/**
 * tm_choice_box_set_compact:
 * @self: the box
 * @compact: whether its buttons stand close together, as a hand of small cards does
 *
 * Sets how close the values stand.
 */
void
tm_choice_box_set_compact (TmChoiceBox *self, gboolean compact)
{
  g_return_if_fail (TM_IS_CHOICE_BOX (self));

  adw_wrap_box_set_child_spacing (self->box, compact ? 4 : 6);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}

/**
 * tm_choice_box_has_value:
 * @self: the box
 *
 * Tells whether a value has been chosen.
 *
 * Returns: whether [method@ChoiceBox.get_value] may be called
 */
gboolean
tm_choice_box_has_value (TmChoiceBox *self)
{
  g_return_val_if_fail (TM_IS_CHOICE_BOX (self), FALSE);

  return self->chosen >= 0;
}

/**
 * tm_choice_box_get_value:
 * @self: the box, with a value
 *
 * Gets the chosen value.
 *
 * Returns: the value
 */
int
tm_choice_box_get_value (TmChoiceBox *self)
{
  g_return_val_if_fail (TM_IS_CHOICE_BOX (self), 0);
  g_return_val_if_fail (self->chosen >= 0, 0);

  return g_array_index (self->values, int, self->chosen);
}

/**
 * tm_choice_box_set_value:
 * @self: the box
 * @value: one of its values; any other chooses none
 *
 * Chooses a value without a word to anybody.
 */
void
tm_choice_box_set_value (TmChoiceBox *self, int value)
{
  g_return_if_fail (TM_IS_CHOICE_BOX (self));

  self->chosen = find_value (self, value);
  show_chosen (self);
}

/**
 * tm_choice_box_clear:
 * @self: the box
 *
 * Chooses none of the values.
 */
void
tm_choice_box_clear (TmChoiceBox *self)
{
  g_return_if_fail (TM_IS_CHOICE_BOX (self));

  self->chosen = -1;
  show_chosen (self);
}

/**
 * tm_choice_box_get_n_values:
 * @self: the box
 *
 * Gets how many values there are to choose from.
 *
 * Returns: the number of buttons
 */
guint
tm_choice_box_get_n_values (TmChoiceBox *self)
{
  g_return_val_if_fail (TM_IS_CHOICE_BOX (self), 0);

  return self->values->len;
}

/**
 * tm_choice_box_get_nth_value:
 * @self: the box
 * @index: which one, from 0
 *
 * Gets one of the values to choose from.
 *
 * Returns: the value
 */
int
tm_choice_box_get_nth_value (TmChoiceBox *self, guint index)
{
  g_return_val_if_fail (TM_IS_CHOICE_BOX (self), 0);
  g_return_val_if_fail (index < self->values->len, 0);

  return g_array_index (self->values, int, index);
}

/**
 * tm_choice_box_set_remark:
 * @self: the box
 * @index: which value, from 0
 * @remark: (nullable): what the rules would say about it; %NULL: nothing
 *
 * Lets the button of a value bear a sign, with the sentence as its tooltip and for screen readers.
 */
void
tm_choice_box_set_remark (TmChoiceBox *self, guint index, const TmRemark *remark)
{
  GtkWidget *button;

  g_return_if_fail (TM_IS_CHOICE_BOX (self));
  g_return_if_fail (index < self->buttons->len);

  button = GTK_WIDGET (button_at (self, index));
  tm_sign_mark (GTK_IMAGE (g_object_get_data (G_OBJECT (button), "sign")), button, remark);
}
