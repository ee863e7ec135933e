/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <time.h>

G_BEGIN_DECLS

/* How long frames keep the machine busy. A frame of 60 Hz has 16 ms. */

#define FRAME_MS 16.0

/**
 * FrameWatch:
 * @times: how long each frame took, in microseconds
 * @change: how long it took to ask for the next frame, in microseconds; 0: nobody has asked for one
 * @takes_all: whether also frames count that nobody has asked for, as those of an animation
 */
typedef struct
{
  GArray *times;
  gint64 change;
  gint64 start;
  gboolean takes_all;
} FrameWatch;

/* What others do on the machine meanwhile does not count. */
static inline gint64
frame_watch_get_busy_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* What a frame waits for is nobody's work. */
static inline void
frame_watch_before_cb (GdkFrameClock *clock, FrameWatch *watch)
{
  watch->start = frame_watch_get_busy_time ();
}

static inline void
frame_watch_after_cb (GdkFrameClock *clock, FrameWatch *watch)
{
  gint64 time = frame_watch_get_busy_time () - watch->start + watch->change;

  if (watch->start == 0 || (watch->change == 0 && !watch->takes_all))
    return;
  g_array_append_val (watch->times, time);
  watch->change = 0;
}

static inline void
frame_watch_begin (FrameWatch *watch, GtkWidget *window, gboolean takes_all)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  *watch = (FrameWatch) { .times = g_array_new (FALSE, FALSE, sizeof (gint64)),
                          .takes_all = takes_all };
  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_watch_before_cb), watch);
  g_signal_connect (clock, "after-paint", G_CALLBACK (frame_watch_after_cb), watch);
}

static inline int
frame_watch_compare (const void *one, const void *other)
{
  gint64 a = *(const gint64 *) one, b = *(const gint64 *) other;

  return (a > b) - (a < b);
}

static inline double
frame_watch_get_percentile (const FrameWatch *watch, double share)
{
  guint n = watch->times->len;

  return (double) g_array_index (watch->times, gint64, MIN ((guint) (share * n), n - 1)) / 1000;
}

/* Prints the times, and returns what 99 of 100 frames stay below, in milliseconds. */
static inline double
frame_watch_end (FrameWatch *watch, GtkWidget *window, const char *name)
{
  double most;

  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (window), watch);
  g_assert_cmpuint (watch->times->len, >, 0);
  g_array_sort (watch->times, frame_watch_compare);
  most = frame_watch_get_percentile (watch, 0.99);
  g_print ("%-8s %u frames: median %.2f ms, p99 %.2f ms, longest %.2f ms\n", name,
           watch->times->len, frame_watch_get_percentile (watch, 0.5), most,
           frame_watch_get_percentile (watch, 1));
  g_array_unref (watch->times);
  return most;
}

G_END_DECLS
