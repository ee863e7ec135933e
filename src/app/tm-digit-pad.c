/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-digit-pad.h"

#define N_DIGITS 10

struct _TmDigitPad
{
  AdwBin parent_instance;

  GtkToggleButton *buttons[N_DIGITS];
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (TmDigitPad, tm_digit_pad, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (TmDigitPad *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0, tm_digit_pad_get_value (self));
}

static void
tm_digit_pad_class_init (TmDigitPadClass *class)
{
  /**
   * TmDigitPad::changed:
   * @self: the pad
   * @value: the digits that are chosen, ascending, as one number; %TM_PARAM_UNSET: none
   *
   * Somebody touched a digit.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_digit_pad_init (TmDigitPad *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-choice-box");
  gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
}

static GtkWidget *
create_button (TmDigitPad *self, gint32 digit)
{
  g_autofree char *label = g_strdup_printf ("%d", digit);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_widget_add_css_class (button, "tm-choice");
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  self->buttons[digit] = GTK_TOGGLE_BUTTON (button);

  return button;
}

/**
 * tm_digit_pad_new:
 * @min: the smallest digit, at least 1
 * @max: the largest, at most 9
 *
 * Makes a hand without a card.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_digit_pad_new (gint32 min, gint32 max)
{
  TmDigitPad *self = g_object_new (TM_TYPE_DIGIT_PAD, NULL);
  GtkWidget *box = adw_wrap_box_new ();

  g_return_val_if_fail (min >= 1 && max < N_DIGITS, GTK_WIDGET (self));

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 4);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 4);
  for (gint32 digit = min; digit <= max; digit++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), create_button (self, digit));
  adw_bin_set_child (ADW_BIN (self), box);

  return GTK_WIDGET (self);
}

/**
 * tm_digit_pad_can_show:
 * @value: digits as one number
 *
 * Tells whether a pad can show these digits: it knows each only once.
 *
 * Returns: whether no digit comes twice
 */
gboolean
tm_digit_pad_can_show (gint32 value)
{
  guint seen = 0;

  for (; value > 0; value /= N_DIGITS)
    {
      guint bit = 1u << value % N_DIGITS;

      if ((seen & bit) != 0)
        return FALSE;
      seen |= bit;
    }

  return TRUE;
}

/**
 * tm_digit_pad_set_value:
 * @self: the pad
 * @value: digits as one number
 *
 * Chooses these digits and no others, without a word to anybody.
 */
void
tm_digit_pad_set_value (TmDigitPad *self, gint32 value)
{
  guint chosen = 0;

  g_return_if_fail (TM_IS_DIGIT_PAD (self));

  for (; value > 0; value /= N_DIGITS)
    chosen |= 1u << value % N_DIGITS;

  self->is_setting = TRUE;
  for (guint digit = 0; digit < N_DIGITS; digit++)
    if (self->buttons[digit] != NULL)
      gtk_toggle_button_set_active (self->buttons[digit], (chosen & 1u << digit) != 0);
  self->is_setting = FALSE;
}

/**
 * tm_digit_pad_get_value:
 * @self: the pad
 *
 * Gets the digits that are chosen.
 *
 * Returns: the digits, ascending, as one number; %TM_PARAM_UNSET: none is chosen
 */
gint32
tm_digit_pad_get_value (TmDigitPad *self)
{
  gint32 value = 0;

  g_return_val_if_fail (TM_IS_DIGIT_PAD (self), TM_PARAM_UNSET);

  for (guint digit = 0; digit < N_DIGITS; digit++)
    if (self->buttons[digit] != NULL && gtk_toggle_button_get_active (self->buttons[digit]))
      value = value * N_DIGITS + (gint32) digit;

  return value > 0 ? value : TM_PARAM_UNSET;
}
