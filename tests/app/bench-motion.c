/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the frames take while all dice of a full table settle, and while all cards of a level turn: each
 * frame, from the change to the last one, with the software renderer. A frame of 60 Hz has
 * 16 ms. */

#include "frame-watch.h"
#include "scene-fixture.h"
#include "toy-stage.h"

#define N_ROLLS 40
#define MOTION_MS 420

typedef TmStage *(*Create) (int step);

static double
measure (const char *name, int width, Create create)
{
  g_autoptr (TmStage) first = create (1);
  FrameWatch watch;
  SceneFixture fixture;
  double most;

  scene_fixture_open (&fixture, first, width);
  scene_fixture_iterate (300);
  frame_watch_begin (&watch, fixture.window, TRUE);
  for (int step = 0; step < N_ROLLS; step++)
    {
      g_autoptr (TmStage) stage = create (step);

      tm_scene_view_set_stage (fixture.view, stage);
      scene_fixture_iterate (MOTION_MS);
    }
  most = frame_watch_end (&watch, fixture.window, name);
  scene_fixture_close (&fixture);
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
