/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-awake.h"
#include "tm-chime.h"
#include "tm-clock.h"
#include "tm-countdown-tool.h"
#include "tm-draw-row.h"
#include "tm-pictures.h"

/* How often the display is looked at, in milliseconds. */
#define INTERVAL 100
/* The last seconds tick. */
#define LAST_SECONDS 5
#define MORE_SECONDS 60
#define FLASH_SECONDS 3
#define MINUTE 60
#define HOUR 3600

struct _TmCountdownTool
{
  GtkWidget parent_instance;

  TmClock *clock;
  TmChime *chime;
  gint64 ticked;
  gboolean is_over;
  guint timeout;
  guint flash_timeout;
  guint awake_cookie;

  AdwWrapBox *presets;
  GtkSpinButton *hours;
  GtkSpinButton *minutes;
  GtkSpinButton *seconds;
  GtkWidget *display;
  GtkLabel *left;
  GtkLabel *state;
  GtkProgressBar *progress;
  GtkButton *start_button;
  GtkWidget *reset_button;
  GtkWidget *more_button;
  AdwSwitchRow *ticks_row;
};

G_DEFINE_FINAL_TYPE (TmCountdownTool, tm_countdown_tool, GTK_TYPE_WIDGET)

static const guint usual_seconds[] = { 30, 60, 120, 180, 300, 600, 1800 };

static gint64
get_set_seconds (TmCountdownTool *self)
{
  return HOUR * gtk_spin_button_get_value_as_int (self->hours)
         + MINUTE * gtk_spin_button_get_value_as_int (self->minutes)
         + gtk_spin_button_get_value_as_int (self->seconds);
}

static gint64
get_left (TmCountdownTool *self)
{
  return tm_clock_get_left (self->clock, 0, g_get_monotonic_time ());
}

static gboolean
has_begun (TmCountdownTool *self)
{
  return tm_clock_get_player (self->clock) != TM_CLOCK_NOBODY;
}

/* Showing */

static void
set_flag (GtkWidget *widget, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static const char *
get_state (TmCountdownTool *self)
{
  if (self->is_over)
    return _ ("Time is up");
  if (tm_clock_is_running (self->clock))
    return _ ("Running");

  return has_begun (self) ? _ ("Paused") : "";
}

static void
show_left (TmCountdownTool *self)
{
  gint64 all = MAX (1, get_set_seconds (self)) * G_USEC_PER_SEC;
  gint64 left = get_left (self);
  g_autofree char *text = tm_clock_dup_left (left);
  /* Translators: how much time is left, as a screen reader speaks it: "4:07" */
  g_autofree char *spoken = g_strdup_printf (_ ("Time left: %s"), text);

  gtk_label_set_label (self->left, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->left), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  gtk_progress_bar_set_fraction (self->progress, CLAMP ((double) left / (double) all, 0, 1));
}

static void
show (TmCountdownTool *self)
{
  gboolean is_running = tm_clock_is_running (self->clock);

  show_left (self);
  gtk_label_set_label (self->state, get_state (self));
  gtk_button_set_label (self->start_button, is_running          ? _ ("_Pause")
                                            : !has_begun (self) ? C_ ("clock", "_Start")
                                                                : _ ("_Go On"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button), !self->is_over && get_left (self) > 0);
  gtk_widget_set_sensitive (self->reset_button, has_begun (self));
  set_flag (self->display, "over", self->is_over);
}

/* Ending */

static gboolean
flash_over_cb (gpointer user_data)
{
  TmCountdownTool *self = user_data;

  self->flash_timeout = 0;
  gtk_widget_remove_css_class (self->display, "flash");

  return G_SOURCE_REMOVE;
}

static void
flash (TmCountdownTool *self)
{
  gtk_widget_add_css_class (self->display, "flash");
  g_clear_handle_id (&self->flash_timeout, g_source_remove);
  self->flash_timeout = g_timeout_add_seconds (FLASH_SECONDS, flash_over_cb, self);
}

static void
stop (TmCountdownTool *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  tm_awake_release (&self->awake_cookie);
}

static void
end (TmCountdownTool *self)
{
  tm_clock_pause (self->clock, g_get_monotonic_time ());
  self->is_over = TRUE;
  stop (self);
  tm_chime_play (self->chime, TM_CHIME_END);
  flash (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), _ ("Time is up"),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* One tick a second, however often one looks. */
static void
tick (TmCountdownTool *self, gint64 left)
{
  gint64 second = (left + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC;

  if (second > LAST_SECONDS || second == self->ticked)
    return;

  self->ticked = second;
  if (adw_switch_row_get_active (self->ticks_row))
    tm_chime_play (self->chime, TM_CHIME_TICK);
}

static gboolean
look_cb (gpointer user_data)
{
  TmCountdownTool *self = user_data;
  gint64 left = get_left (self);

  if (left > 0)
    {
      tick (self, left);
      show_left (self);
      return G_SOURCE_CONTINUE;
    }

  self->timeout = 0;
  end (self);
  show (self);

  return G_SOURCE_REMOVE;
}

/* Running */

static void
run (TmCountdownTool *self)
{
  gint64 now = g_get_monotonic_time ();

  if (has_begun (self))
    tm_clock_resume (self->clock, now);
  else
    tm_clock_pass (self->clock, 0, now);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (INTERVAL, look_cb, self);
  tm_awake_hold (GTK_WIDGET (self), &self->awake_cookie, _ ("A clock is running"));
}

static void
reset (TmCountdownTool *self)
{
  stop (self);
  g_clear_handle_id (&self->flash_timeout, g_source_remove);
  gtk_widget_remove_css_class (self->display, "flash");
  g_clear_pointer (&self->clock, tm_clock_free);
  self->clock = tm_clock_new (1, get_set_seconds (self) * G_USEC_PER_SEC, 0);
  self->is_over = FALSE;
  self->ticked = LAST_SECONDS + 1;
  show (self);
}

static void
start_cb (TmCountdownTool *self)
{
  if (tm_clock_is_running (self->clock))
    {
      tm_clock_pause (self->clock, g_get_monotonic_time ());
      stop (self);
    }
  else
    run (self);
  show (self);
}

/* More time brings a countdown back to life that has ended. */
static void
more_cb (TmCountdownTool *self)
{
  gint64 over = -get_left (self);

  tm_clock_add (self->clock, 0, MAX (0, over) + MORE_SECONDS * (gint64) G_USEC_PER_SEC);
  self->ticked = LAST_SECONDS + 1;
  if (self->is_over)
    {
      self->is_over = FALSE;
      run (self);
    }
  show (self);
}

/* The display is that of the time that was set, until it runs. */
static void
set_cb (TmCountdownTool *self)
{
  if (!has_begun (self) || self->is_over)
    reset (self);
}

static void
set_time (TmCountdownTool *self, guint seconds)
{
  guint minutes = seconds / MINUTE;
  guint hours = seconds / HOUR;

  gtk_spin_button_set_value (self->hours, hours);
  gtk_spin_button_set_value (self->minutes, minutes % MINUTE);
  gtk_spin_button_set_value (self->seconds, seconds % MINUTE);
  reset (self);
}

static void
preset_cb (TmCountdownTool *self, GtkWidget *button)
{
  set_time (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seconds")));
}

static void
add_presets (TmCountdownTool *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (usual_seconds); i++)
    {
      g_autofree char *time = tm_clock_dup_time (usual_seconds[i] * (gint64) G_USEC_PER_SEC);
      /* Translators: sets a clock to a time such as "5:00" */
      g_autofree char *effect = g_strdup_printf (_ ("Set to %s"), time);
      GtkWidget *button = gtk_button_new_with_label (time);

      gtk_widget_add_css_class (button, "tm-add-die");
      gtk_widget_set_tooltip_text (button, effect);
      g_object_set_data (G_OBJECT (button), "seconds", GUINT_TO_POINTER (usual_seconds[i]));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (preset_cb), self);
      adw_wrap_box_append (self->presets, button);
    }
}

static gboolean
show_two_digits_cb (GtkSpinButton *spin_button)
{
  g_autofree char *text = g_strdup_printf ("%02d", gtk_spin_button_get_value_as_int (spin_button));

  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (spin_button))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin_button), text);

  return TRUE;
}

static void
tm_countdown_tool_dispose (GObject *object)
{
  TmCountdownTool *self = TM_COUNTDOWN_TOOL (object);

  stop (self);
  g_clear_handle_id (&self->flash_timeout, g_source_remove);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_COUNTDOWN_TOOL);
  g_clear_pointer (&self->clock, tm_clock_free);
  g_clear_pointer (&self->chime, tm_chime_free);

  G_OBJECT_CLASS (tm_countdown_tool_parent_class)->dispose (object);
}

static void
tm_countdown_tool_class_init (TmCountdownToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_countdown_tool_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-countdown-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, presets);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, hours);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, minutes);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, seconds);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, display);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, left);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, state);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, progress);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, start_button);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, reset_button);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, more_button);
  gtk_widget_class_bind_template_child (widget_class, TmCountdownTool, ticks_row);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_two_digits_cb);
}

static void
tm_countdown_tool_init (TmCountdownTool *self)
{
  self->chime = tm_chime_new ();
  self->clock = tm_clock_new (1, 0, 0);
  gtk_widget_init_template (GTK_WIDGET (self));

  tm_draw_row_ignore_wheel (self->hours);
  tm_draw_row_ignore_wheel (self->minutes);
  tm_draw_row_ignore_wheel (self->seconds);
  add_presets (self);
  reset (self);
}

/**
 * tm_countdown_tool_new:
 *
 * Makes the tool, set to five minutes.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_countdown_tool_new (void)
{
  return g_object_new (TM_TYPE_COUNTDOWN_TOOL, NULL);
}
