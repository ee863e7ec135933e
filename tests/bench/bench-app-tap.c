/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a tap that changes a counter to the painted frame:
 *
 *   bench-app-tap [LINES]
 *
 * The largest table there is, with a journal of 5,000 lines or as many as are told. The frame shows what was touched; the line of the journal comes in the frame
 * after it and is not measured. On a virtual machine the taps are told apart during which the kernel saw the
 * processor taken away for another machine. In turns with the taps, as much plain computing as the usual
 * one needs: what that takes beyond its median is the machine's, too. */

#include "bench.h"
#include "games/tm-games.h"
#include "tm-application.h"
#include "tm-window.h"

#define JOURNAL 5000
#define TAPS 300
#define N_VALUES 5
/* Longer than the journal needs to come to rest: a frame that runs already would make the tap wait. */
#define REST_MS 120
/* After so many taps it is known how much they compute. */
#define TAPS_KNOWN 30
#define LOOP 1000

typedef struct
{
  TmMatch *match;
  const TmCounterSpec *counter;
  guint *slots;
  guint n_slots;
  guint n_taps;
  gint64 tapped;
  gint64 tapped_cpu;
  gint64 tapped_stolen;
  GArray *times;
  /* Of them, those in which nothing was stolen. */
  GArray *own_times;
  /* Of them, what the thread of the window computed: the rest it waited, for others or its turn. */
  GArray *cpu_times;
  /* Of the plain computing, and how much of it. */
  GArray *plain_times;
  guint n_loops;
  GApplication *application;
} Bench;

static const TmGame *
find_largest_game (void)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);
  const TmGame *largest = games[0];

  for (guint i = 1; i < n_games; i++)
    if (games[i]->max_seats > largest->max_seats)
      largest = games[i];
  return largest;
}

/* Ticks of all processors that went to other machines. */
static gint64
get_stolen_time (void)
{
  g_autofree char *stat = NULL;
  long long stolen = 0;

  if (g_file_get_contents ("/proc/stat", &stat, NULL, NULL))
    sscanf (stat, "cpu %*d %*d %*d %*d %*d %*d %*d %lld", &stolen);
  return stolen;
}

/* One seat after another goes to the next of a few values. */
static void
tap (Bench *self)
{
  g_autoptr (GError) error = NULL;
  guint slot = self->slots[self->n_taps % self->n_slots];
  gint32 step = self->n_taps / self->n_slots % N_VALUES;

  tm_match_set_counter (self->match, slot, MIN (self->counter->min + step, self->counter->max),
                        NULL, &error);
  g_assert_no_error (error);
  self->n_taps++;
}

static void
compute (guint n_loops)
{
  static volatile guint64 state = 1;

  for (guint i = 0; i < n_loops; i++)
    for (guint k = 0; k < LOOP; k++)
      state = state * 6364136223846793005u + 1442695040888963407u;
}

/* The fastest of some runs tells how much of it takes as long as the usual tap. */
static guint
count_loops (Bench *self)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < 20; i++)
    {
      gint64 start = bench_get_cpu_time ();

      compute (LOOP);
      least = MIN (least, (double) (bench_get_cpu_time () - start) / LOOP);
    }
  return (guint) ((double) bench_quantile (self->cpu_times, 0.5) / least);
}

static gboolean
rested_cb (gpointer data)
{
  Bench *self = data;

  self->tapped_stolen = get_stolen_time ();
  self->tapped = g_get_monotonic_time ();
  self->tapped_cpu = bench_get_cpu_time ();
  tap (self);
  return G_SOURCE_REMOVE;
}

static gboolean
computing_cb (gpointer data)
{
  Bench *self = data;
  gint64 start, time;

  if (self->n_loops == 0)
    self->n_loops = count_loops (self);
  start = g_get_monotonic_time ();
  compute (self->n_loops);
  time = bench_since (start);
  g_array_append_val (self->plain_times, time);
  g_timeout_add (REST_MS, rested_cb, self);
  return G_SOURCE_REMOVE;
}

static void
report (Bench *self)
{
  bench_report ("tap-p99-ms", bench_quantile (self->times, 0.99) / 1e3);
  /* On a machine that takes something from every tap there is nothing to tell apart. */
  bench_report ("tap-own-p99-ms",
                bench_quantile (self->own_times->len > 0 ? self->own_times : self->times, 0.99)
                    / 1e3);
  bench_report ("taps-stolen", self->times->len - self->own_times->len);
  bench_report ("tap-cpu-p99-ms", bench_quantile (self->cpu_times, 0.99) / 1e3);
  bench_report ("tap-median-ms", bench_quantile (self->times, 0.5) / 1e3);
  bench_report ("plain-p99-ms", bench_quantile (self->plain_times, 0.99) / 1e3);
  bench_report ("plain-median-ms", bench_quantile (self->plain_times, 0.5) / 1e3);
  g_application_quit (self->application);
}

/* Frames that no tap asked for, such as those of an animation, are left out. */
static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  Bench *self = data;
  gint64 time, cpu_time;

  (void) clock;
  if (self->tapped == 0)
    return;
  time = bench_since (self->tapped);
  cpu_time = bench_get_cpu_time () - self->tapped_cpu;
  self->tapped = 0;
  g_array_append_val (self->times, time);
  if (get_stolen_time () == self->tapped_stolen)
    g_array_append_val (self->own_times, time);
  g_array_append_val (self->cpu_times, cpu_time);
  if (self->times->len == TAPS)
    report (self);
  else
    g_timeout_add (REST_MS, self->times->len < TAPS_KNOWN ? rested_cb : computing_cb, self);
}

static void
begin_match (Bench *self, guint n_lines)
{
  const TmGame *game = find_largest_game ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, game->max_seats, &error);
  int counter = -1;

  g_assert_no_error (error);
  for (guint i = 0; i < game->kit->n_counters && counter < 0; i++)
    if (game->kit->counters[i].scope == TM_EACH_SEAT && game->kit->counters[i].is_shown)
      counter = i;
  g_assert_cmpint (counter, >=, 0);
  self->counter = &game->kit->counters[counter];
  self->n_slots = game->max_seats;
  self->slots = g_new (guint, self->n_slots);
  for (guint seat = 0; seat < self->n_slots; seat++)
    self->slots[seat] = tm_box_get_counter_slot (box, counter, seat);
  self->match = tm_match_new (box);
  while (self->n_taps < n_lines)
    tap (self);
}

static void
window_mapped_cb (GtkWidget *window, gpointer data)
{
  Bench *self = data;

  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    self);
  tm_window_open_match (TM_WINDOW (window), self->match);
  g_timeout_add_seconds (2, rested_cb, self);
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
  Bench bench = { .times = g_array_new (FALSE, FALSE, sizeof (gint64)),
                  .own_times = g_array_new (FALSE, FALSE, sizeof (gint64)),
                  .cpu_times = g_array_new (FALSE, FALSE, sizeof (gint64)),
                  .plain_times = g_array_new (FALSE, FALSE, sizeof (gint64)) };
  g_autoptr (TmApplication) application = NULL;
  int status;

  tm_games_register ();
  begin_match (&bench, argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : JOURNAL);
  application = tm_application_new ();
  bench.application = G_APPLICATION (application);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &bench);
  status = g_application_run (G_APPLICATION (application), 1, argv);
  g_array_unref (bench.times);
  g_array_unref (bench.own_times);
  g_array_unref (bench.cpu_times);
  g_array_unref (bench.plain_times);
  g_object_unref (bench.match);
  g_free (bench.slots);
  return status;
}
