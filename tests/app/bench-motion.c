/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the frames take while all dice of a full table settle, and while all cards of a level turn: each
 * frame, from the change to the last one, with the software renderer. A frame of 60 Hz has
 * 16 ms. */

#include <time.h>

#include "scene-fixture.h"
#include "toy-stage.h"

#define FRAME_MS 16.0
#define N_ROLLS 40
#define MOTION_MS 420

typedef TmStage *(*Create) (int step);

typedef struct
{
  gint64 start;
  GArray *times;
} Stopwatch;

static gint64
get_busy_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static int
compare_times (gconstpointer one, gconstpointer other)
{
  gint64 a = *(const gint64 *) one, b = *(const gint64 *) other;

  return (a > b) - (a < b);
}

static double
get_percentile (const GArray *times, double share)
{
  guint index = MIN ((guint) (share * times->len), times->len - 1);

  return (double) g_array_index (times, gint64, index) / 1000;
}

static void
before_paint_cb (GdkFrameClock *clock, Stopwatch *watch)
{
  watch->start = get_busy_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, Stopwatch *watch)
{
  gint64 time = get_busy_time () - watch->start;

  if (watch->start != 0)
    g_array_append_val (watch->times, time);
}

static double
measure (const char *name, int width, Create create)
{
  g_autoptr (TmStage) first = create (1);
  Stopwatch watch = { .times = g_array_new (FALSE, FALSE, sizeof (gint64)) };
  SceneFixture fixture;
  GdkFrameClock *clock;
  double most;

  scene_fixture_open (&fixture, first, width);
  scene_fixture_iterate (300);
  clock = gtk_widget_get_frame_clock (fixture.window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &watch);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &watch);
  for (int step = 0; step < N_ROLLS; step++)
    {
      g_autoptr (TmStage) stage = create (step);

      tm_scene_view_set_stage (fixture.view, stage);
      scene_fixture_iterate (MOTION_MS);
    }
  g_array_sort (watch.times, compare_times);
  most = get_percentile (watch.times, 0.99);
  g_print ("%-8s %u frames: median %.2f ms, p99 %.2f ms, longest %.2f ms\n", name, watch.times->len,
           get_percentile (watch.times, 0.5), most, get_percentile (watch.times, 1));
  g_signal_handlers_disconnect_by_data (clock, &watch);
  scene_fixture_close (&fixture);
  g_array_unref (watch.times);
  return most;
}

/* Eight seats, and so many dice of two colors, each with another face than the time before. */
static TmStage *
create_dice (int step)
{
  static const char *const faces[]
      = { "champion", "fighter", "cleric", "mage", "thief", "scroll", "goblin", "chest" };
  TmStage *stage = tm_stage_new ();
  guint mat, tray;

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  mat = tm_stage_get_last (stage);
  for (int i = 0; i < 2; i++)
    {
      tm_stage_add (stage, mat, TM_NODE_TRAY, i == 0 ? "Party" : "Dungeon");
      tray = tm_stage_get_last (stage);
      for (int j = 0; j < 7; j++)
        {
          TmPart *die = tm_stage_add (stage, tray, TM_NODE_DIE, NULL);

          die->symbol = faces[(step + i + j) % (int) G_N_ELEMENTS (faces)];
          die->piece = 7 * i + j;
        }
    }
  for (int seat = 0; seat < TM_MAX_SEATS; seat++)
    {
      guint panel;
      TmPart *counter;

      tm_stage_add (stage, 0, TM_NODE_SEAT, "Anna")->seat = seat;
      panel = tm_stage_get_last (stage);
      counter = tm_stage_add (stage, panel, TM_NODE_COUNTER, "Coins");
      counter->has_value = TRUE;
      counter->value = 12;
      counter->max = 99;
      counter->slot = seat;
    }
  tm_stage_finish (stage);
  return stage;
}

static TmStage *
create_cards (int step)
{
  TmStage *stage = tm_stage_new ();

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  tm_stage_add (stage, 1, TM_NODE_ROW, "Level 1");
  for (int i = 0; i < 5; i++)
    {
      TmPart *card = tm_stage_add (stage, 2, TM_NODE_CARD, "Troll");

      card->symbol = "skull";
      card->piece = 5 * step + i;
    }
  tm_stage_finish (stage);
  return stage;
}

int
main (int argc, char *argv[])
{
  gboolean is_slow = FALSE;

  scene_fixture_init ();
  is_slow |= measure ("dice", 1280, create_dice) > FRAME_MS;
  is_slow |= measure ("cards", 1280, create_cards) > FRAME_MS;
  if (is_slow)
    g_printerr ("A frame takes longer than it may\n");
  return is_slow ? 1 : 0;
}
