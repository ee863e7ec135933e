/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <time.h>

G_BEGIN_DECLS

/* What the programs share. Each prints one measurement a line, "name<TAB>number"; bench.py knows
 * the limits and puts the table together. */

static inline void
bench_report (const char *name, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_print ("%s\t%s\n", name, g_ascii_dtostr (text, sizeof text, number));
}

static inline void
bench_check (const GError *error)
{
  if (error != NULL)
    g_error ("%s", error->message);
}

static inline int
bench_compare (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

/* The value that a share of all values does not exceed. Sorts the array. */
static inline gint64
bench_quantile (GArray *values, double share)
{
  g_assert (values->len > 0);
  g_array_sort (values, bench_compare);
  return g_array_index (values, gint64, (guint) ((values->len - 1) * share + 0.5));
}

static inline gint64
bench_since (gint64 start)
{
  return g_get_monotonic_time () - start;
}

/* What the thread has computed, in microseconds: it does not go on while others have the processor. */
static inline gint64
bench_get_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

G_END_DECLS
