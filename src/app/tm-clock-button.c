/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"

#include "tm-clock-button.h"
#include "tm-pictures.h"

#define MARK_SIZE 20

struct _TmClockButton
{
  GtkButton parent_instance;

  guint player;
  char *name;
  gboolean counts_down;
  gboolean is_over;

  GtkLabel *time;
  GtkLabel *detail;
};

G_DEFINE_FINAL_TYPE (TmClockButton, tm_clock_button, GTK_TYPE_BUTTON)

static void
set_flag (TmClockButton *self, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

static char *
dup_detail (const TmClock *clock, guint player, gint64 now)
{
  g_autofree char *total = tm_clock_dup_time (tm_clock_get_total (clock, player, now));
  guint n_turns = tm_clock_get_turns (clock, player);

  /* Translators: how many turns a player had, and how long all of them lasted together */
  return g_strdup_printf (ngettext ("%u turn, %s in all", "%u turns, %s in all", n_turns), n_turns,
                          total);
}

static void
create_content (TmClockButton *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (self->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (top), tm_seat_picture_new (self->player % TM_N_SEAT_LOOKS, MARK_SIZE));
  gtk_box_append (GTK_BOX (top), name);
  gtk_widget_set_halign (top, GTK_ALIGN_CENTER);

  self->time = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->time), "tm-clock-time");
  self->detail = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->detail, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->detail), "caption");

  gtk_box_append (GTK_BOX (content), top);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->time));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->detail));
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), content);
}

static void
tm_clock_button_finalize (GObject *object)
{
  g_free (TM_CLOCK_BUTTON (object)->name);

  G_OBJECT_CLASS (tm_clock_button_parent_class)->finalize (object);
}

static void
tm_clock_button_class_init (TmClockButtonClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_clock_button_finalize;
}

static void
tm_clock_button_init (TmClockButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tm-player-clock");
}

/**
 * tm_clock_button_new:
 * @player: a player of the clock
 * @name: what the player is called
 * @counts_down: whether to show what is left, and not how long the turn lasts
 *
 * Makes the button of a player.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_clock_button_new (guint player, const char *name, gboolean counts_down)
{
  TmClockButton *self = g_object_new (TM_TYPE_CLOCK_BUTTON, NULL);

  self->player = player;
  self->name = g_strdup (name);
  self->counts_down = counts_down;
  tm_seat_look_apply (GTK_WIDGET (self), (int) (player % TM_N_SEAT_LOOKS));
  create_content (self);

  return GTK_WIDGET (self);
}

/**
 * tm_clock_button_get_player:
 * @self: the button
 *
 * Gets whose button it is.
 *
 * Returns: the player of the clock
 */
guint
tm_clock_button_get_player (TmClockButton *self)
{
  g_return_val_if_fail (TM_IS_CLOCK_BUTTON (self), 0);

  return self->player;
}

/**
 * tm_clock_button_get_name:
 * @self: the button
 *
 * Gets what the player is called.
 *
 * Returns: (transfer none): the name
 */
const char *
tm_clock_button_get_name (TmClockButton *self)
{
  g_return_val_if_fail (TM_IS_CLOCK_BUTTON (self), NULL);

  return self->name;
}

/**
 * tm_clock_button_show:
 * @self: the button
 * @clock: the clock
 * @now: the time it is
 *
 * Shows the time of the player.
 *
 * Returns: %TRUE if the player's time has been used up since it was last shown
 */
gboolean
tm_clock_button_show (TmClockButton *self, const TmClock *clock, gint64 now)
{
  gint64 left;
  gboolean was_over;
  g_autofree char *time = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *spoken = NULL;

  g_return_val_if_fail (TM_IS_CLOCK_BUTTON (self), FALSE);

  left = tm_clock_get_left (clock, self->player, now);
  was_over = self->is_over;
  self->is_over = self->counts_down && left <= 0;
  time = self->counts_down ? tm_clock_dup_left (left)
                           : tm_clock_dup_time (tm_clock_get_turn (clock, self->player, now));
  detail = dup_detail (clock, self->player, now);
  /* Translators: the clock of a player as a screen reader speaks it: name, time, details */
  spoken = g_strdup_printf (C_ ("clock", "%s: %s, %s"), self->name, time, detail);

  gtk_label_set_label (self->time, time);
  gtk_label_set_label (self->detail, detail);
  set_flag (self, "turn", tm_clock_get_player (clock) == self->player);
  set_flag (self, "over", self->is_over);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return self->is_over && !was_over;
}
