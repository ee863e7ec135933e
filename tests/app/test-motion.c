/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

#include "scene/tm-motion.h"
#include "scene/tm-node-view.h"

#include "scene-fixture.h"

#define LONGEST_MS 600

static const char *const before[] = { "goblin", "ooze", "chest" };
static const char *const after[] = { "goblin", "dragon", "potion", "scroll" };

static void
set_has_animations (gboolean has_animations)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", has_animations, NULL);
}

/* A tray of dice, the first of which can be touched. */
static TmStage *
create_roll (const char *const *faces, guint n_faces)
{
  TmStage *stage = tm_stage_new ();
  guint tray;

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  tray = tm_stage_get_last (stage);
  tm_stage_add (stage, tray, TM_NODE_TRAY, "Dungeon");
  tray = tm_stage_get_last (stage);
  for (guint i = 0; i < n_faces; i++)
    {
      TmPart *die = tm_stage_add (stage, tray, TM_NODE_DIE, faces[i]);

      die->symbol = faces[i];
      die->piece = (int) i;
      die->offer = (int) i;
    }
  tm_stage_finish (stage);
  return stage;
}

static TmStage *
create_cards (gboolean is_dark)
{
  TmStage *stage = tm_stage_new ();
  TmPart *card;

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  tm_stage_add (stage, 1, TM_NODE_ROW, "Level 1");
  card = tm_stage_add (stage, 2, TM_NODE_CARD, "Troll");
  card->symbol = "skull";
  card->piece = 1;
  card->state = is_dark ? TM_STATE_DARK : 0;
  tm_stage_finish (stage);
  return stage;
}

static gboolean
moves (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "settling")
         || gtk_widget_has_css_class (widget, "turning");
}

static GtkWidget *
find_die (SceneFixture *fixture, const char *name)
{
  return scene_find_named (GTK_WIDGET (fixture->view), TM_NODE_DIE, name);
}

/* Opens a table with dice and rolls: two of them change, one comes to them. */
static void
open_and_roll (SceneFixture *fixture)
{
  g_autoptr (TmStage) one = create_roll (before, G_N_ELEMENTS (before));
  g_autoptr (TmStage) other = create_roll (after, G_N_ELEMENTS (after));

  scene_fixture_open (fixture, one, 1000);
  g_assert_false (moves (find_die (fixture, "ooze")));
  tm_scene_view_set_stage (fixture->view, other);
}

static void
test_only_what_changed (void)
{
  SceneFixture fixture;

  set_has_animations (TRUE);
  open_and_roll (&fixture);
  g_assert_false (moves (find_die (&fixture, "goblin")));
  g_assert_true (moves (find_die (&fixture, "dragon")));
  g_assert_true (moves (find_die (&fixture, "potion")));
  g_assert_true (moves (find_die (&fixture, "scroll")));
  scene_fixture_close (&fixture);
}

/* What is new is said and can be touched at once; nothing else moves for it. */
static void
test_delays_nothing (void)
{
  SceneFixture fixture;
  GtkWidget *die;
  graphene_rect_t there, still;

  set_has_animations (TRUE);
  open_and_roll (&fixture);
  die = find_die (&fixture, "dragon");
  gtk_test_accessible_assert_property (die, GTK_ACCESSIBLE_PROPERTY_LABEL, "dragon");
  scene_fixture_iterate (60);
  g_assert_true (moves (die));
  g_assert_true (
      gtk_widget_compute_bounds (find_die (&fixture, "goblin"), GTK_WIDGET (fixture.view), &there));
  tm_node_view_activate (TM_NODE_VIEW (die));
  g_assert_cmpint (fixture.told.offer, ==, 1);
  scene_fixture_iterate (LONGEST_MS);
  g_assert_true (
      gtk_widget_compute_bounds (find_die (&fixture, "goblin"), GTK_WIDGET (fixture.view), &still));
  g_assert_true (graphene_rect_equal (&there, &still));
  scene_fixture_close (&fixture);
}

static void
count_cb (GdkFrameClock *clock, guint *n_frames)
{
  *n_frames += 1;
}

/* Frames are painted while something moves, and none when it is over. */
static void
test_costs_nothing_when_over (gconstpointer data)
{
  SceneFixture fixture;
  GdkFrameClock *clock;
  guint n_frames = 0;

  set_has_animations (GPOINTER_TO_INT (data));
  open_and_roll (&fixture);
  clock = gtk_widget_get_frame_clock (fixture.window);
  g_signal_connect (clock, "paint", G_CALLBACK (count_cb), &n_frames);
  scene_fixture_iterate (LONGEST_MS);
  g_assert_cmpuint (n_frames, >, 0);
  g_assert_false (moves (find_die (&fixture, "dragon")));
  g_assert_cmpfloat (gtk_widget_get_opacity (find_die (&fixture, "dragon")), ==, 1);
  n_frames = 0;
  scene_fixture_iterate (300);
  g_assert_cmpuint (n_frames, ==, 0);
  g_signal_handlers_disconnect_by_data (clock, &n_frames);
  scene_fixture_close (&fixture);
}

/* Without animations it fades, for a tenth of a second at most. */
static void
test_reduced (void)
{
  SceneFixture fixture;
  GtkWidget *die;

  set_has_animations (FALSE);
  open_and_roll (&fixture);
  die = find_die (&fixture, "dragon");
  g_assert_false (moves (die));
  g_assert_cmpfloat (gtk_widget_get_opacity (die), <, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (die), >, 0.3);
  g_assert_cmpfloat (gtk_widget_get_opacity (find_die (&fixture, "goblin")), ==, 1);
  gtk_test_accessible_assert_property (die, GTK_ACCESSIBLE_PROPERTY_LABEL, "dragon");
  scene_fixture_iterate (250);
  g_assert_cmpfloat (gtk_widget_get_opacity (die), ==, 1);
  set_has_animations (TRUE);
  scene_fixture_close (&fixture);
}

/* A card that is turned face up turns; one that is turned down or done with does not. */
static void
test_cards_turn (void)
{
  g_autoptr (TmStage) dark = create_cards (TRUE);
  g_autoptr (TmStage) light = create_cards (FALSE);
  SceneFixture fixture;
  GtkWidget *card;

  set_has_animations (TRUE);
  scene_fixture_open (&fixture, dark, 1000);
  card = scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_CARD, -1, -1);
  g_assert_false (moves (card));
  tm_scene_view_set_stage (fixture.view, light);
  g_assert_true (moves (card));
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Troll");
  scene_fixture_iterate (LONGEST_MS);
  g_assert_false (moves (card));
  tm_scene_view_set_stage (fixture.view, dark);
  g_assert_false (moves (card));
  scene_fixture_close (&fixture);
}

/* A widget may go while it moves. */
static void
test_gone_meanwhile (void)
{
  SceneFixture fixture;

  set_has_animations (TRUE);
  open_and_roll (&fixture);
  tm_motion_play (find_die (&fixture, "dragon"), TM_MOTION_TURN);
  scene_fixture_close (&fixture);
  scene_fixture_iterate (LONGEST_MS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/motion/only-what-changed", test_only_what_changed);
  g_test_add_func ("/app/motion/delays-nothing", test_delays_nothing);
  g_test_add_data_func ("/app/motion/costs-nothing-when-over", GINT_TO_POINTER (TRUE),
                        test_costs_nothing_when_over);
  g_test_add_data_func ("/app/motion/reduced-costs-nothing-when-over", GINT_TO_POINTER (FALSE),
                        test_costs_nothing_when_over);
  g_test_add_func ("/app/motion/reduced-fades", test_reduced);
  g_test_add_func ("/app/motion/cards-turn", test_cards_turn);
  g_test_add_func ("/app/motion/gone-meanwhile", test_gone_meanwhile);

  return g_test_run ();
}
