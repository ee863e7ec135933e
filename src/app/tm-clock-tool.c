/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include <glib/gi18n.h>

#include "tm-awake.h"
#include "tm-chime.h"
#include "tm-clock-button.h"
#include "tm-clock-tool.h"
#include "tm-names.h"
#include "tm-people-list.h"
#include "tm-pictures.h"
#include "tm-toast.h"

/* How often the display is looked at, in milliseconds. */
#define INTERVAL 100
#define MIN_PLAYERS 1
#define MAX_PLAYERS 8
/* The most clocks beside each other. */
#define MAX_BESIDE 4
#define MINUTE 60

enum
{
  KIND_UP,
  KIND_DOWN,
};

struct _TmClockTool
{
  GtkWidget parent_instance;

  TmClock *clock;
  TmChime *chime;
  gboolean counts_down;
  guint timeout;
  guint awake_cookie;

  GtkStack *stack;
  TmPeopleList *people;
  AdwComboRow *kind;
  GtkSpinButton *minutes;
  GtkSpinButton *increment;
  GtkFlowBox *buttons;
  GtkLabel *hint;
  GtkButton *pause_button;
};

G_DEFINE_FINAL_TYPE (TmClockTool, tm_clock_tool, GTK_TYPE_WIDGET)

static TmClockButton *
button_at (TmClockTool *self, guint player)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->buttons, (int) player);

  return child != NULL ? TM_CLOCK_BUTTON (gtk_flow_box_child_get_child (child)) : NULL;
}

/* Showing */

static void
tell_over (TmClockTool *self, TmClockButton *button)
{
  /* Translators: a player has used up the time of the clock */
  g_autofree char *words
      = g_strdup_printf (_ ("%s: time is up"), tm_clock_button_get_name (button));

  tm_chime_play (self->chime, TM_CHIME_END);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
show_times (TmClockTool *self)
{
  gint64 now = g_get_monotonic_time ();
  TmClockButton *button;

  for (guint i = 0; (button = button_at (self, i)) != NULL; i++)
    if (tm_clock_button_show (button, self->clock, now))
      tell_over (self, button);
}

static const char *
get_hint (TmClockTool *self)
{
  if (tm_clock_get_player (self->clock) == TM_CLOCK_NOBODY)
    return _ ("Tap whoever begins");
  if (!tm_clock_is_running (self->clock))
    return _ ("Paused");

  return _ ("Tap the clock that runs to pass the turn on");
}

static void
show (TmClockTool *self)
{
  gboolean is_running = tm_clock_is_running (self->clock);

  show_times (self);
  gtk_label_set_label (self->hint, get_hint (self));
  gtk_button_set_label (self->pause_button, is_running ? _ ("_Pause") : _ ("_Go On"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->pause_button),
                            tm_clock_get_player (self->clock) != TM_CLOCK_NOBODY);
}

/* Running */

static gboolean
look_cb (gpointer user_data)
{
  show_times (user_data);

  return G_SOURCE_CONTINUE;
}

static void
follow (TmClockTool *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->clock != NULL && tm_clock_is_running (self->clock))
    {
      self->timeout = g_timeout_add (INTERVAL, look_cb, self);
      tm_awake_hold (GTK_WIDGET (self), &self->awake_cookie, _ ("A clock is running"));
    }
  else
    tm_awake_release (&self->awake_cookie);
}

/* Whose clock runs passes on to the next one; whoever else touches theirs takes the turn. */
static void
pressed_cb (TmClockTool *self, TmClockButton *button)
{
  guint player = tm_clock_button_get_player (button);
  guint next = player;

  if (tm_clock_get_player (self->clock) == player && tm_clock_is_running (self->clock))
    next = (player + 1) % tm_clock_get_n_players (self->clock);

  if (tm_clock_get_player (self->clock) == player && !tm_clock_is_running (self->clock))
    tm_clock_resume (self->clock, g_get_monotonic_time ());
  else
    tm_clock_pass (self->clock, next, g_get_monotonic_time ());
  follow (self);
  show (self);
}

static void
pause_cb (TmClockTool *self)
{
  gint64 now = g_get_monotonic_time ();

  if (tm_clock_is_running (self->clock))
    tm_clock_pause (self->clock, now);
  else
    tm_clock_resume (self->clock, now);
  follow (self);
  show (self);
}

/* Setting up */

static void
show_buttons (TmClockTool *self, const char *const *names)
{
  guint n_players = g_strv_length ((GStrv) names);
  guint n_lines = (n_players + MAX_BESIDE - 1) / MAX_BESIDE;

  gtk_flow_box_remove_all (self->buttons);
  gtk_flow_box_set_max_children_per_line (self->buttons, (n_players + n_lines - 1) / n_lines);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *name = tm_names_dup_shown (names[i], i);
      GtkWidget *button = tm_clock_button_new (i, name, self->counts_down);
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
      gtk_widget_set_focusable (child, FALSE);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (pressed_cb), self);
      gtk_flow_box_append (self->buttons, child);
    }
}

static void
start_cb (TmClockTool *self)
{
  g_auto (GStrv) names = tm_people_list_dup_names (self->people);
  gint64 limit = (gint64) (gtk_spin_button_get_value (self->minutes) * MINUTE) * G_USEC_PER_SEC;
  gint64 increment = (gint64) gtk_spin_button_get_value (self->increment) * G_USEC_PER_SEC;

  self->counts_down = adw_combo_row_get_selected (self->kind) == KIND_DOWN;
  g_clear_pointer (&self->clock, tm_clock_free);
  self->clock = tm_clock_new (g_strv_length (names), self->counts_down ? limit : 0,
                              self->counts_down ? increment : 0);
  show_buttons (self, (const char *const *) names);
  gtk_stack_set_visible_child_name (self->stack, "running");
  show (self);
}

static void
take_back_cb (TmClockTool *self)
{
  if (self->clock != NULL)
    gtk_stack_set_visible_child_name (self->stack, "running");
}

/* The times stay until a new clock is started. */
static void
set_up_cb (TmClockTool *self)
{
  AdwToast *toast = tm_toast_show (GTK_WIDGET (self), _ ("Clock put away"));

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back_cb), self,
                           G_CONNECT_SWAPPED);
  tm_clock_pause (self->clock, g_get_monotonic_time ());
  follow (self);
  show (self);
  gtk_stack_set_visible_child_name (self->stack, "set-up");
}

/* Half a minute is written down only where there is one. */
static gboolean
show_minutes_cb (TmClockTool *self)
{
  double minutes = gtk_spin_button_get_value (self->minutes);
  g_autofree char *text = g_strdup_printf ("%.*f", minutes == floor (minutes) ? 0 : 1, minutes);

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (self->minutes))))
    gtk_editable_set_text (GTK_EDITABLE (self->minutes), text);
  return TRUE;
}

static void
kind_cb (TmClockTool *self)
{
  gboolean counts_down = adw_combo_row_get_selected (self->kind) == KIND_DOWN;

  gtk_widget_set_sensitive (GTK_WIDGET (self->minutes), counts_down);
  gtk_widget_set_sensitive (GTK_WIDGET (self->increment), counts_down);
}

static void
tm_clock_tool_dispose (GObject *object)
{
  TmClockTool *self = TM_CLOCK_TOOL (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  tm_awake_release (&self->awake_cookie);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_CLOCK_TOOL);
  g_clear_pointer (&self->clock, tm_clock_free);
  g_clear_pointer (&self->chime, tm_chime_free);

  G_OBJECT_CLASS (tm_clock_tool_parent_class)->dispose (object);
}

static void
tm_clock_tool_class_init (TmClockToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_clock_tool_dispose;

  g_type_ensure (TM_TYPE_PEOPLE_LIST);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-clock-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, stack);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, people);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, kind);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, minutes);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, increment);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, buttons);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, hint);
  gtk_widget_class_bind_template_child (widget_class, TmClockTool, pause_button);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, pause_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_minutes_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
}

static void
tm_clock_tool_init (TmClockTool *self)
{
  g_auto (GStrv) roster = tm_names_dup_roster ();

  self->chime = tm_chime_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  tm_people_list_set_bounds (self->people, MIN_PLAYERS, MAX_PLAYERS);
  tm_people_list_set_roster (self->people, (const char *const *) roster);
  tm_people_list_set_names (self->people, (const char *[]) { "", "", NULL });
  kind_cb (self);
}

/**
 * tm_clock_tool_new:
 *
 * Makes the tool, at its set-up.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_clock_tool_new (void)
{
  return g_object_new (TM_TYPE_CLOCK_TOOL, NULL);
}
