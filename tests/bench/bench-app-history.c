/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a tap on the place of the history to the painted list, and from a turn of the wheel to the next
 * frame. The archive is the user's own: bench.py has filled it. */

#include "bench.h"
#include "games/tm-games.h"
#include "tm-application.h"
#include "tm-window.h"

#define TURNS 300
#define REST_MS 30
#define SETTLE_MS 1500
/* Mostly a turn of the wheel; now and then the slider is dragged somewhere else. */
#define TURN 150
#define DRAG_EVERY 10

typedef struct
{
  GApplication *application;
  GtkWidget *window;
  GtkAdjustment *list;
  GArray *turns;
  GArray *drags;
  GRand *random;
  gint64 asked;
  guint n_turns;
  gboolean is_drag;
} Bench;

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Filters have lists, too; that of the history is the longest. */
static void
find_longest_list (GtkWidget *widget, GtkAdjustment **longest)
{
  if (GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget))
    {
      GtkAdjustment *found = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (widget));

      if (*longest == NULL
          || gtk_adjustment_get_upper (found) > gtk_adjustment_get_upper (*longest))
        *longest = found;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_longest_list (child, longest);
}

static gboolean
open_cb (gpointer data)
{
  Bench *self = data;
  GtkWidget *stack = find_widget (self->window, ADW_TYPE_VIEW_STACK);

  self->asked = g_get_monotonic_time ();
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "history");
  return G_SOURCE_REMOVE;
}

static void
turn (Bench *self)
{
  double lower = gtk_adjustment_get_lower (self->list);
  double end = gtk_adjustment_get_upper (self->list) - gtk_adjustment_get_page_size (self->list);
  double value = gtk_adjustment_get_value (self->list) + TURN;

  self->is_drag = self->n_turns++ % DRAG_EVERY == 0 || value > end;
  if (self->is_drag)
    value = g_rand_double_range (self->random, lower, end);
  gtk_adjustment_set_value (self->list, value);
}

static gboolean
rested_cb (gpointer data)
{
  Bench *self = data;

  self->asked = g_get_monotonic_time ();
  turn (self);
  return G_SOURCE_REMOVE;
}

static void
report (Bench *self)
{
  bench_report ("scroll-p99-ms", bench_quantile (self->turns, 0.99) / 1e3);
  bench_report ("scroll-median-ms", bench_quantile (self->turns, 0.5) / 1e3);
  bench_report ("drag-p99-ms", bench_quantile (self->drags, 0.99) / 1e3);
  g_application_quit (self->application);
}

static void
opened (Bench *self, gint64 time)
{
  bench_report ("open-ms", time / 1e3);
  find_longest_list (self->window, &self->list);
  if (self->list == NULL)
    g_error ("There is no list");
  g_timeout_add (SETTLE_MS, rested_cb, self);
}

/* Frames that nothing asked for, such as those of an animation, are left out. */
static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  Bench *self = data;
  gint64 time;

  (void) clock;
  if (self->asked == 0)
    return;
  time = bench_since (self->asked);
  self->asked = 0;
  if (self->list == NULL)
    {
      opened (self, time);
      return;
    }
  g_array_append_val (self->is_drag ? self->drags : self->turns, time);
  if (self->n_turns == TURNS)
    report (self);
  else
    g_timeout_add (REST_MS, rested_cb, self);
}

static void
window_mapped_cb (GtkWidget *window, gpointer data)
{
  Bench *self = data;

  self->window = window;
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    self);
  g_timeout_add (SETTLE_MS, open_cb, self);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, gpointer data)
{
  (void) application;
  if (TM_IS_WINDOW (window))
    g_signal_connect_after (window, "map", G_CALLBACK (window_mapped_cb), data);
}

int
main (int argc, char **argv)
{
  Bench bench = { .turns = g_array_new (FALSE, FALSE, sizeof (gint64)),
                  .drags = g_array_new (FALSE, FALSE, sizeof (gint64)),
                  .random = g_rand_new_with_seed (1) };
  g_autoptr (TmApplication) application = NULL;
  int status;

  tm_games_register ();
  application = tm_application_new ();
  bench.application = G_APPLICATION (application);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &bench);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_array_unref (bench.turns);
  g_array_unref (bench.drags);
  g_rand_free (bench.random);
  return status;
}
