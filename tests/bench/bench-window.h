/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bench.h"

G_BEGIN_DECLS

/* Tells when the first frame of a window was painted, on the clock that all processes share, and
 * how much memory is resident a second later; then the program ends. */

#define BENCH_SETTLE_MS 1000

static inline double
bench_get_resident_kib (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmRSS:");
  return line != NULL ? g_ascii_strtoull (line + strlen ("VmRSS:"), NULL, 10) : 0;
}

static inline gboolean
bench_settled_cb (gpointer application)
{
  bench_report ("resident-kib", bench_get_resident_kib ());
  g_application_quit (application);
  return G_SOURCE_REMOVE;
}

static inline void
bench_painted_cb (GdkFrameClock *clock, gpointer application)
{
  bench_report ("painted-at-us", g_get_monotonic_time ());
  g_signal_handlers_disconnect_by_func (clock, bench_painted_cb, application);
  g_timeout_add (BENCH_SETTLE_MS, bench_settled_cb, application);
}

static inline void
bench_mapped_cb (GtkWidget *window, gpointer application)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (bench_painted_cb), application);
}

static inline void
bench_window_added_cb (GtkApplication *application, GtkWindow *window, gpointer user_data)
{
  g_signal_handlers_disconnect_by_func (application, bench_window_added_cb, user_data);
  g_signal_connect_after (window, "map", G_CALLBACK (bench_mapped_cb), application);
}

static inline void
bench_watch_start (GtkApplication *application)
{
  g_signal_connect (application, "window-added", G_CALLBACK (bench_window_added_cb), NULL);
}

G_END_DECLS
