/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

#include "scene-fixture.h"
#include "scene/tm-scene-host.h"

/* A banner with one button more, or none, and one thing to touch below it. */
static TmStage *
create_stage (gboolean has_flee)
{
  TmStage *stage = tm_stage_new ();
  TmPart *banner = tm_stage_add (stage, 0, TM_NODE_BANNER, "Monsters");
  guint index = tm_stage_get_last (stage);
  guint mat;

  banner->action = g_strdup ("Regroup");
  if (has_flee)
    tm_stage_add (stage, index, TM_NODE_BUTTON, "Flee")->offer = 0;
  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  mat = tm_stage_get_last (stage);
  tm_stage_add (stage, mat, TM_NODE_CARD, "Troll")->offer = 1;
  tm_stage_finish (stage);
  return stage;
}

static void
show (SceneFixture *fixture, gboolean has_flee, const char *closing)
{
  g_autoptr (TmStage) stage = create_stage (has_flee);

  tm_scene_view_set_closing_action (fixture->view, closing, "match.primary");
  tm_scene_view_set_stage (fixture->view, stage);
  scene_fixture_iterate (50);
}

/* The button "Flee" has the focus. */
static void
open_with_flee (SceneFixture *fixture)
{
  g_autoptr (TmStage) stage = create_stage (TRUE);
  GtkWidget *flee;

  scene_fixture_open (fixture, stage, 1024);
  flee = scene_find_named (GTK_WIDGET (fixture->view), TM_NODE_BUTTON, "Flee");
  g_assert_true (gtk_widget_grab_focus (flee));
}

static GtkWidget *
get_focus (SceneFixture *fixture)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}

static void
assert_focus_on_button (SceneFixture *fixture, const char *label)
{
  GtkWidget *focus = get_focus (fixture);

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, label);
}

/* At the end of a match the focus goes to what is offered then. */
static void
test_closing_action (void)
{
  SceneFixture fixture;

  open_with_flee (&fixture);
  show (&fixture, FALSE, "Score Sheet");
  assert_focus_on_button (&fixture, "Score Sheet");
  scene_fixture_close (&fixture);
}

/* When the end is taken back, it leaves that again. */
static void
test_closing_action_gone (void)
{
  SceneFixture fixture;

  open_with_flee (&fixture);
  show (&fixture, FALSE, "Score Sheet");
  show (&fixture, TRUE, NULL);
  g_assert_true (TM_IS_NODE_VIEW (get_focus (&fixture)));
  scene_fixture_close (&fixture);
}

/* Where a button has gone together with the focus, Tab comes to what is left beside it. */
static void
test_beside_what_is_gone (void)
{
  SceneFixture fixture;

  open_with_flee (&fixture);
  show (&fixture, FALSE, NULL);
  g_assert_cmpstr (tm_node_view_get_part (TM_NODE_VIEW (get_focus (&fixture)))->label, ==, "Troll");
  show (&fixture, FALSE, "Score Sheet");
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture.view), GTK_DIR_TAB_BACKWARD));
  assert_focus_on_button (&fixture, "Score Sheet");
  scene_fixture_close (&fixture);
}

/* Two people, each with a card to play; it is the turn of the second one. */
static TmStage *
create_turn (gboolean has_flee)
{
  static const char *const names[] = { "Anna", "Boris" };
  static const char *const cards[] = { "Torch", "Sword" };
  TmStage *stage = tm_stage_new ();
  guint index;

  tm_stage_add (stage, 0, TM_NODE_BANNER, "Monsters");
  index = tm_stage_get_last (stage);
  if (has_flee)
    tm_stage_add (stage, index, TM_NODE_BUTTON, "Flee")->offer = 0;
  for (int i = 0; i < 2; i++)
    {
      TmPart *seat = tm_stage_add (stage, 0, TM_NODE_SEAT, names[i]);

      seat->seat = i;
      seat->state = i == 1 ? TM_STATE_TURN : 0;
      index = tm_stage_get_last (stage);
      tm_stage_add (stage, index, TM_NODE_CARD, cards[i])->offer = i + 1;
    }
  tm_stage_finish (stage);
  return stage;
}

/* What is lost goes to whose turn it is, though others may do something, too. */
static void
test_turn (void)
{
  g_autoptr (TmStage) before = create_turn (TRUE);
  g_autoptr (TmStage) after = create_turn (FALSE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, before, 1024);
  g_assert_true (
      gtk_widget_grab_focus (scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_BUTTON, "Flee")));
  tm_scene_view_set_stage (fixture.view, after);
  scene_fixture_iterate (50);
  g_assert_cmpstr (tm_node_view_get_part (TM_NODE_VIEW (get_focus (&fixture)))->label, ==, "Sword");
  scene_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/scene/focus/closing-action", test_closing_action);
  g_test_add_func ("/app/scene/focus/closing-action-gone", test_closing_action_gone);
  g_test_add_func ("/app/scene/focus/beside-what-is-gone", test_beside_what_is_gone);
  g_test_add_func ("/app/scene/focus/turn", test_turn);
  return g_test_run ();
}
