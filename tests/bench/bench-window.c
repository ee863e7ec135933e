/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-window.h"

#include "bench.h"

#define SETTLE_MS 1000

static const char *const stages[] = {
  [BENCH_MAIN] = "main-at-us",         [BENCH_REGISTERED] = "registered-at-us",
  [BENCH_TOOLKIT] = "toolkit-at-us",   [BENCH_STARTED] = "started-at-us",
  [BENCH_BUILT] = "built-at-us",       [BENCH_MAPPED] = "mapped-at-us",
  [BENCH_LAID_OUT] = "laid-out-at-us", [BENCH_PAINTED] = "painted-at-us",
  [BENCH_SHELF] = "shelf-at-us",
};

/* Kept until the end: printing costs time, too. */
static gint64 stamps[G_N_ELEMENTS (stages)];

/* What the classes did before something was to be told of it. */
static void (*start_toolkit) (GApplication *application);
static void (*show_window) (GtkWidget *window);

/* Only the first time counts. */
void
bench_stamp (BenchStage stage)
{
  if (stamps[stage] == 0)
    stamps[stage] = g_get_monotonic_time ();
}

static double
get_resident_kib (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmRSS:");
  return line != NULL ? g_ascii_strtoull (line + strlen ("VmRSS:"), NULL, 10) : 0;
}

static gboolean
settled_cb (gpointer application)
{
  bench_report ("resident-kib", get_resident_kib ());
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    if (stamps[i] != 0)
      bench_report (stages[i], stamps[i]);
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

static void
laid_out_cb (GdkFrameClock *clock, gpointer data)
{
  (void) data;
  bench_stamp (BENCH_LAID_OUT);
  g_signal_handlers_disconnect_by_func (clock, laid_out_cb, data);
}

static void
painted_cb (GdkFrameClock *clock, gpointer application)
{
  bench_stamp (BENCH_PAINTED);
  g_signal_handlers_disconnect_by_func (clock, painted_cb, application);
  g_timeout_add (SETTLE_MS, settled_cb, application);
}

static void
mapped_cb (GtkWidget *window, gpointer application)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  bench_stamp (BENCH_MAPPED);
  g_signal_connect_after (clock, "layout", G_CALLBACK (laid_out_cb), application);
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), application);
}

static void
show_cb (GtkWidget *window)
{
  bench_stamp (BENCH_BUILT);
  show_window (window);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, gpointer data)
{
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS (window);

  g_signal_handlers_disconnect_by_func (application, window_added_cb, data);
  show_window = class->show;
  class->show = show_cb;
  g_signal_connect_after (window, "map", G_CALLBACK (mapped_cb), application);
}

static void
start_toolkit_cb (GApplication *application)
{
  start_toolkit (application);
  bench_stamp (BENCH_TOOLKIT);
}

static void
registered_cb (void)
{
  bench_stamp (BENCH_REGISTERED);
}

/* The class's own work is done before. */
static void
started_cb (void)
{
  bench_stamp (BENCH_STARTED);
}

void
bench_watch_start (GtkApplication *application)
{
  GApplicationClass *class = g_type_class_peek (ADW_TYPE_APPLICATION);

  start_toolkit = class->startup;
  class->startup = start_toolkit_cb;
  g_signal_connect (application, "notify::is-registered", G_CALLBACK (registered_cb), NULL);
  g_signal_connect (application, "startup", G_CALLBACK (started_cb), NULL);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}
