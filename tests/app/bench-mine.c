/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a mine keeps the machine busy from a change to the painted frame: a step of a pawn, another
 * moment of a game altogether, and looking closer on a phone; and a dungeon of cards that grows, or is
 * looked at closely with all that there can be on its cards. A frame of 60 Hz has 16 ms; another
 * moment altogether, as in the film of a match, may take two of them where nothing helps to draw. */

#include <adwaita.h>

#include "scene/tm-scene-view.h"
#include "frame-watch.h"
#include "scene-fixture.h"
#include "toy-stage.h"

#define N_FRAMES 400
#define N_WARM 20

typedef void (*Change) (SceneFixture *fixture, int step);

static double
measure (const char *name, int width, int height, Change change)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_MOCK_UP, 0);
  FrameWatch watch;
  SceneFixture fixture;
  double most;

  scene_fixture_open (&fixture, stage, width);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), width, height);
  scene_fixture_iterate (300);
  frame_watch_begin (&watch, fixture.window, FALSE);
  for (int i = 0; i < N_FRAMES + N_WARM; i++)
    {
      gint64 start = frame_watch_get_busy_time ();

      if (i == N_WARM)
        g_array_set_size (watch.times, 0);
      change (&fixture, i);
      watch.change = MAX (frame_watch_get_busy_time () - start, 1);
      for (int wait = 0; wait < 1000 && watch.change != 0; wait++)
        scene_fixture_iterate (1);
    }
  most = frame_watch_end (&watch, fixture.window, name);
  scene_fixture_close (&fixture);
  return most;
}

static void
change_turn (SceneFixture *fixture, int step)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_MOCK_UP, step);

  tm_scene_view_set_stage (fixture->view, stage);
}

static void
change_all (SceneFixture *fixture, int step)
{
  g_autoptr (TmStage) stage
      = toy_stage_create_caves (step % 2 == 0 ? TOY_MINE_FULL : TOY_MINE_MOCK_UP, step);

  tm_scene_view_set_stage (fixture->view, stage);
}

/* There and back, one way and then the other. */
static void
look_around (SceneFixture *fixture, int step)
{
  GtkWidget *board = scene_find_view (GTK_WIDGET (fixture->view), TM_NODE_GRID, -1, -1);

  gtk_widget_activate_action (board, step % 2 == 0 ? "board.zoom-in" : "board.zoom-out", NULL);
}

/* A card more, and with it a column and a row. */
static void
change_cards (SceneFixture *fixture, int step)
{
  g_autoptr (TmStage) stage
      = toy_stage_create_cards (step % 2 == 0 ? TOY_CARDS_GROWN : TOY_CARDS_MIDDLE, FALSE);

  tm_scene_view_set_stage (fixture->view, stage);
}

static void
look_around_cards (SceneFixture *fixture, int step)
{
  g_autoptr (TmStage) stage = NULL;

  if (step == 0)
    {
      stage = toy_stage_create_cards (TOY_CARDS_FULL, FALSE);
      tm_scene_view_set_stage (fixture->view, stage);
      scene_fixture_iterate (300);
    }
  look_around (fixture, step);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    int width;
    int height;
    Change change;
    double most;
  } cases[] = {
    { "step", 1280, 800, change_turn, FRAME_MS },
    { "other", 1280, 800, change_all, 2 * FRAME_MS },
    { "zoom", 360, 640, look_around, FRAME_MS },
    { "cards", 1280, 800, change_cards, 2 * FRAME_MS },
    { "reading", 360, 640, look_around_cards, FRAME_MS },
  };
  gboolean is_slow = FALSE;

  scene_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    is_slow |= measure (cases[i].name, cases[i].width, cases[i].height, cases[i].change)
               > cases[i].most;
  if (is_slow)
    g_printerr ("A frame takes longer than it may\n");
  return is_slow ? 1 : 0;
}
