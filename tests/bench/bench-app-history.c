/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a tap on the place of the history to the painted list, and from a turn of the wheel to the next
 * frame. The archive is the user's own: bench.py has filled it. Then the same turns in a bare list of the
 * toolkit, as large as that of the history: as many rows in the same sections, one word in each. */

#include "bench.h"
#include "games/tm-games.h"
#include "tm-application.h"
#include "tm-window.h"

#define TURNS 300
/* Longer than a list needs to come to rest: a frame that runs already would make the turn wait for the next
 * one, up to 17 ms, whatever there is to paint. */
#define REST_MS 80
/* After the first turns the scroll bar fades in and out for a second. The clock of the display runs meanwhile,
   and what is turned then waits for its next tick, however little there is to do. */
#define WARM_UP 2
#define SETTLE_MS 1500
/* Mostly a turn of the wheel; now and then the slider is dragged somewhere else. */
#define TURN 150
#define DRAG_EVERY 10
#define SEED 1
/* As high as those of the history. */
#define ROW_HEIGHT 50

typedef struct
{
  GApplication *application;
  GtkWidget *window;
  GtkListView *view;
  GtkAdjustment *list;
  GArray *turns;
  GArray *drags;
  /* Of the turns, what the thread of the window computed. */
  GArray *computing;
  GRand *random;
  gint64 asked;
  gint64 asked_cpu;
  guint n_turns;
  gboolean is_drag;
  gboolean is_bare;
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

static GtkAdjustment *
get_adjustment (GtkListView *view)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
}

/* Filters have lists, too; that of the history is the longest. */
static void
find_longest_list (GtkWidget *widget, GtkListView **longest)
{
  if (GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget)
      && (*longest == NULL
          || gtk_adjustment_get_upper (get_adjustment (GTK_LIST_VIEW (widget)))
                 > gtk_adjustment_get_upper (get_adjustment (*longest))))
    *longest = GTK_LIST_VIEW (widget);
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
  self->asked_cpu = bench_get_cpu_time ();
  turn (self);
  return G_SOURCE_REMOVE;
}

static void
watch (Bench *self, GtkListView *view)
{
  self->view = view;
  self->list = get_adjustment (view);
  self->n_turns = 0;
  g_array_set_size (self->turns, 0);
  g_array_set_size (self->drags, 0);
  g_array_set_size (self->computing, 0);
  g_rand_set_seed (self->random, SEED);
  g_timeout_add (SETTLE_MS, rested_cb, self);
}

/* The bare list */

static void
setup_cb (GtkListItemFactory *factory, GObject *item)
{
  GtkWidget *word = gtk_inscription_new (NULL);

  (void) factory;
  g_object_set (item, "child", word, NULL);
}

static void
bind_row_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  g_autofree char *word = g_strdup_printf ("%u", gtk_list_item_get_position (item));

  (void) factory;
  gtk_widget_set_size_request (gtk_list_item_get_child (item), -1, ROW_HEIGHT);
  gtk_inscription_set_text (GTK_INSCRIPTION (gtk_list_item_get_child (item)), word);
}

static void
bind_header_cb (GtkListItemFactory *factory, GtkListHeader *header)
{
  g_autofree char *word = g_strdup_printf ("%u", gtk_list_header_get_start (header));

  (void) factory;
  gtk_inscription_set_text (GTK_INSCRIPTION (gtk_list_header_get_child (header)), word);
}

static GtkListItemFactory *
create_factory (GCallback bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", bind, NULL);
  return factory;
}

static void painted_cb (GdkFrameClock *clock, gpointer data);

static void
bare_mapped_cb (GtkWidget *window, gpointer data)
{
  Bench *self = data;

  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    self);
}

static void
show_bare_list (Bench *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *window = gtk_window_new ();
  GtkSelectionModel *model = GTK_SELECTION_MODEL (
      gtk_no_selection_new (G_LIST_MODEL (g_object_ref (gtk_single_selection_get_model (
          GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->view)))))));
  GtkWidget *view = gtk_list_view_new (model, create_factory (G_CALLBACK (bind_row_cb)));
  GtkWidget *own = gtk_widget_get_parent (GTK_WIDGET (self->view));
  g_autoptr (GtkListItemFactory) headers = create_factory (G_CALLBACK (bind_header_cb));

  gtk_list_view_set_header_factory (GTK_LIST_VIEW (view), headers);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_widget_set_size_request (scrolled, gtk_widget_get_width (own), gtk_widget_get_height (own));
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_application (GTK_WINDOW (window), GTK_APPLICATION (self->application));
  g_signal_connect_after (window, "map", G_CALLBACK (bare_mapped_cb), self);
  gtk_widget_set_visible (self->window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  self->is_bare = TRUE;
  watch (self, GTK_LIST_VIEW (view));
}

static void
report_one (Bench *self, const char *what, GArray *values, double share)
{
  g_autofree char *name = g_strconcat (self->is_bare ? "bare-" : "", what, NULL);

  bench_report (name, bench_quantile (values, share) / 1e3);
}

static void
report (Bench *self)
{
  report_one (self, "scroll-p99-ms", self->turns, 0.99);
  report_one (self, "scroll-median-ms", self->turns, 0.5);
  report_one (self, "scroll-cpu-p99-ms", self->computing, 0.99);
  report_one (self, "scroll-cpu-median-ms", self->computing, 0.5);
  report_one (self, "drag-p99-ms", self->drags, 0.99);
  if (self->is_bare)
    g_application_quit (self->application);
  else
    show_bare_list (self);
}

static void
opened (Bench *self, gint64 time)
{
  GtkListView *view = NULL;

  bench_report ("open-ms", time / 1e3);
  find_longest_list (self->window, &view);
  if (view == NULL)
    g_error ("There is no list");
  watch (self, view);
}

/* Frames that nothing asked for, such as those of an animation, are left out. */
static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  Bench *self = data;
  gint64 time, computing;

  (void) clock;
  if (self->asked == 0)
    return;
  time = bench_since (self->asked);
  computing = bench_get_cpu_time () - self->asked_cpu;
  self->asked = 0;
  if (self->list == NULL)
    {
      opened (self, time);
      return;
    }
  if (self->n_turns <= WARM_UP)
    {
      g_timeout_add (SETTLE_MS, rested_cb, self);
      return;
    }
  g_array_append_val (self->is_drag ? self->drags : self->turns, time);
  if (!self->is_drag)
    g_array_append_val (self->computing, computing);
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
                  .computing = g_array_new (FALSE, FALSE, sizeof (gint64)),
                  .random = g_rand_new_with_seed (SEED) };
  g_autoptr (TmApplication) application = NULL;
  int status;

  tm_games_register ();
  application = tm_application_new ();
  bench.application = G_APPLICATION (application);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &bench);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_array_unref (bench.turns);
  g_array_unref (bench.drags);
  g_array_unref (bench.computing);
  g_rand_free (bench.random);
  return status;
}
