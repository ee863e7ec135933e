/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-change-chips.h"
#include "tm-pictures.h"

static const char *
get_role_class (TmRole role)
{
  switch (role)
    {
    case TM_ROLE_WOUND:
      return "wound";
    case TM_ROLE_TREASURE:
      return "treasure";
    case TM_ROLE_MAGIC:
      return "magic";
    case TM_ROLE_STONE:
      return "stone";
    case TM_ROLE_LIFE:
      return "life";
    default:
      return NULL;
    }
}

static void
add_chip (AdwWrapBox *chips, const TmBox *box, const TmSlot *slot, const TmChange *change)
{
  const TmCounterSpec *spec = &tm_box_get_kit (box)->counters[slot->index];
  /* Names of their own: the theme has rules for boxes and labels that depend on what lies about them,
   * and with each move all lines would ask for their style again. */
  GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "css-name", "change", "spacing", 5, NULL);
  g_autofree char *before = tm_number_dup (change->before);
  g_autofree char *after = tm_number_dup (change->after);
  g_autofree char *numbers = NULL;
  g_autofree char *spoken = NULL;
  const char *role = get_role_class (spec->role);

  if (spec->symbol != NULL)
    /* Translators: a counter's value before and after */
    numbers = g_strdup_printf (_ ("%s → %s"), before, after);
  else
    /* Translators: a counter, its value before and after */
    numbers = g_strdup_printf (_ ("%s %s → %s"), tm_word_get (spec->name), before, after);

  if (slot->seat != TM_NO_SEAT)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, (guint) slot->seat);

      gtk_box_append (GTK_BOX (chip), tm_seat_picture_new ((guint) slot->seat, 12));
      /* Translators: a change read aloud: seat, counter, value before, value after */
      spoken = g_strdup_printf (_ ("%s, %s: from %s to %s"), name, tm_word_get (spec->name), before,
                                after);
    }
  else
    spoken = g_strdup_printf (_ ("%s: from %s to %s"), tm_word_get (spec->name), before, after);

  if (spec->symbol != NULL)
    {
      GtkWidget *symbol = tm_symbol_picture_new (spec->symbol, 16);

      if (role != NULL)
        gtk_widget_add_css_class (symbol, role);
      gtk_box_append (GTK_BOX (chip), symbol);
    }

  gtk_box_append (GTK_BOX (chip),
                  g_object_new (GTK_TYPE_LABEL, "css-name", "values", "label", numbers, NULL));
  gtk_widget_add_css_class (chip, "tm-change-chip");
  gtk_widget_set_tooltip_text (chip, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_wrap_box_append (chips, chip);
}

/**
 * tm_change_chips_fill:
 * @chips: where to put the chips, in place of those that are there
 * @box: the box of the match
 * @changes: (array length=n_changes): what a move changed
 * @n_changes: how many changes there are
 * @max: how many are shown at most
 *
 * Shows which counters have changed, with their values before and after.
 *
 * Returns: whether there is any
 */
gboolean
tm_change_chips_fill (
    AdwWrapBox *chips, TmBox *box, const TmChange *changes, guint n_changes, guint max)
{
  const TmKit *kit = tm_box_get_kit (box);
  guint n_chips = 0;

  tm_wrap_box_clear (chips);

  for (guint i = 0; i < n_changes && n_chips < max; i++)
    {
      TmSlot slot;

      tm_box_describe_slot (box, changes[i].slot, &slot);
      if (slot.kind != TM_SLOT_COUNTER || !kit->counters[slot.index].is_shown
          || changes[i].before == changes[i].after)
        continue;

      add_chip (chips, box, &slot, &changes[i]);
      n_chips++;
    }

  return n_chips > 0;
}
