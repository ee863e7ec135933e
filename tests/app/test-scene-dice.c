/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>

#include "scene/tm-die.h"
#include "scene/tm-node-view.h"
#include "scene/tm-odds-card.h"
#include "scene/tm-option-toggle.h"
#include "scene/tm-seat-card.h"
#include "scene/tm-seat-panel.h"
#include "scene/tm-seat-strip.h"

#include "scene-fixture.h"
#include "toy-stage.h"

static void
test_dice_are_picked (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  SceneFixture fixture;
  GtkWidget *goblin, *chest, *grave;

  scene_fixture_open (&fixture, stage, 1000);
  goblin = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_DIE, "goblin");
  chest = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_DIE, "chest");
  grave = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_DIE, "cleric");
  g_assert_true (gtk_widget_get_focusable (goblin));
  g_assert_true (gtk_widget_has_css_class (goblin, "chosen"));
  g_assert_false (gtk_widget_has_css_class (chest, "chosen"));
  g_assert_false (gtk_widget_get_focusable (grave));
  gtk_test_accessible_assert_role (goblin, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (goblin, GTK_ACCESSIBLE_PROPERTY_LABEL, "goblin");
  gtk_test_accessible_assert_state (goblin, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_state (chest, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);

  g_assert_true (gtk_widget_activate_action (chest, "node.activate", NULL));
  g_assert_cmpint (fixture.told.piece, ==, tm_node_view_get_part (TM_NODE_VIEW (chest))->piece);
  g_assert_cmpuint (fixture.told.n_offers, ==, 0);
  scene_fixture_close (&fixture);
}

/* A part that makes an offer does that, even if its piece could be picked. */
static void
test_offer_before_pick (void)
{
  g_autoptr (TmStage) stage = tm_stage_new ();
  SceneFixture fixture;
  TmPart *die;
  GtkWidget *view;

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  tm_stage_add (stage, 1, TM_NODE_TRAY, "Dungeon");
  die = tm_stage_add (stage, 2, TM_NODE_DIE, "Chest");
  die->symbol = "chest";
  die->piece = 4;
  die->offer = 11;
  die->is_pickable = TRUE;
  tm_stage_finish (stage);
  scene_fixture_open (&fixture, stage, 1000);
  view = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_DIE, "Chest");
  tm_node_view_activate (TM_NODE_VIEW (view));
  g_assert_cmpint (fixture.told.offer, ==, 11);
  g_assert_cmpint (fixture.told.piece, ==, -1);
  scene_fixture_close (&fixture);
}

static void
test_dice_grey_beside_pickable (void)
{
  g_autoptr (TmStage) stage = tm_stage_new ();

  tm_stage_add (stage, 0, TM_NODE_TRAY, "Dungeon");
  tm_stage_add (stage, 1, TM_NODE_DIE, "Goblin")->is_pickable = TRUE;
  tm_stage_add (stage, 1, TM_NODE_DIE, "Ooze");
  tm_stage_add (stage, 0, TM_NODE_TRAY, "Lair");
  tm_stage_add (stage, 4, TM_NODE_DIE, "Dragon");
  tm_stage_finish (stage);
  g_assert_false (tm_stage_get (stage, 2)->is_greyed);
  g_assert_true (tm_stage_get (stage, 3)->is_greyed);
  g_assert_false (tm_stage_get (stage, 5)->is_greyed);
}

/* The banner's level die first, then all dice of the trays. */
static void
check_dice (GtkWidget *above, int least, guint *n_dice)
{
  if (TM_IS_DIE (above) && gtk_widget_get_mapped (above) && gtk_widget_get_focusable (above))
    {
      g_assert_cmpint (gtk_widget_get_width (above), >=, least);
      g_assert_cmpint (gtk_widget_get_height (above), ==, gtk_widget_get_width (above));
      *n_dice += 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_dice (child, least, n_dice);
}

static void
test_dice_large_enough (gconstpointer data)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_FULL, TRUE);
  SceneFixture fixture;
  guint n_dice = 0;

  scene_fixture_open (&fixture, stage, GPOINTER_TO_INT (data));
  check_dice (GTK_WIDGET (fixture.view), 44, &n_dice);
  g_assert_cmpuint (n_dice, ==, 7 + 5);
  scene_fixture_close (&fixture);
}

static void
test_dice_holes_and_guests (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_FULL, FALSE);
  g_autoptr (TmStage) other = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  SceneFixture fixture;
  GtkWidget *guest = NULL, *hole = NULL, *lair;

  scene_fixture_open (&fixture, stage, 1000);
  for (GtkWidget *die = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_DIE, "champion");
       die != NULL; die = gtk_widget_get_next_sibling (die))
    guest = die;
  g_assert_true (gtk_widget_has_css_class (guest, "black"));
  g_assert_true (gtk_widget_has_css_class (guest, "waiting"));
  tm_scene_view_set_stage (fixture.view, other);
  lair = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_TRAY, "Dragon’s lair");
  for (GtkWidget *die = scene_find_named (lair, TM_NODE_DIE, "dragon"); die != NULL;
       die = gtk_widget_get_next_sibling (die))
    hole = die;
  g_assert_true (gtk_widget_has_css_class (hole, "hole"));
  g_assert_false (gtk_widget_has_css_class (lair, "warning"));
  scene_fixture_close (&fixture);
}

static void
test_trays_named (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  SceneFixture fixture;
  GtkWidget *tray;

  scene_fixture_open (&fixture, stage, 1000);
  tray = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_TRAY, "Dungeon");
  gtk_test_accessible_assert_role (tray, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (tray, GTK_ACCESSIBLE_PROPERTY_LABEL, "Dungeon, 5 dice");
  scene_fixture_close (&fixture);
}

static void
test_source_switches (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  SceneFixture fixture;
  GtkWidget *toggle, *table, *app;

  scene_fixture_open (&fixture, stage, 1000);
  toggle = scene_find_type (scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_TRAY, "Dungeon"),
                            TM_TYPE_OPTION_TOGGLE);
  table = gtk_widget_get_first_child (toggle);
  app = gtk_widget_get_next_sibling (table);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (app)));
  gtk_test_accessible_assert_property (table, GTK_ACCESSIBLE_PROPERTY_LABEL, "on the table");
  /* Touching what is pressed already changes nothing. */
  g_signal_emit_by_name (app, "clicked");
  g_assert_cmpint (fixture.told.option, ==, -1);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (app)));
  g_signal_emit_by_name (table, "clicked");
  g_assert_cmpint (fixture.told.option, ==, 3);
  g_assert_cmpint (fixture.told.choice, ==, 0);
  /* The table decides what is pressed. */
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (app)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (table)));
  scene_fixture_close (&fixture);
}

static void
test_source_greyed (void)
{
  GtkWidget *toggle = g_object_ref_sink (tm_option_toggle_new ());
  static const TmWord choices[]
      = { { "table", "on the table", "table" }, { "app", "in it", "app" } };
  TmPart part = TM_PART_INIT;

  tm_option_toggle_set_part (TM_OPTION_TOGGLE (toggle), &part);
  g_assert_false (gtk_widget_get_visible (toggle));
  part.choices = choices;
  part.n_choices = 2;
  tm_option_toggle_set_part (TM_OPTION_TOGGLE (toggle), &part);
  g_assert_true (gtk_widget_get_visible (toggle));
  g_assert_false (gtk_widget_get_sensitive (toggle));
  part.option = 1;
  tm_option_toggle_set_part (TM_OPTION_TOGGLE (toggle), &part);
  g_assert_true (gtk_widget_get_sensitive (toggle));
  g_object_unref (toggle);
}

static void
test_chances_spoken (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  const char *name = "No monster left: 12.5 %";
  const char *percent = "12.5 %";
  SceneFixture fixture;
  GtkWidget *bar;

  scene_fixture_open (&fixture, stage, 1000);
  bar = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_BAR, "No monster left");
  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_METER);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 12.5);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 100.0);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, percent);
  g_assert_true (gtk_widget_has_css_class (bar, "life"));
  scene_fixture_close (&fixture);
}

/* Asks every widget for its height at every width; GTK warns of one whose sizes contradict each
 * other, and a warning ends the test. */
static void
measure_all (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  for (int width = least; width < 700; width++)
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_test_message ("%s in %s", G_OBJECT_TYPE_NAME (child), G_OBJECT_TYPE_NAME (widget));
      measure_all (child);
    }
}

static void
test_sizes (gconstpointer width)
{
  g_autoptr (TmStage) rooms = toy_stage_create_raiders (FALSE);
  g_autoptr (TmStage) dice = toy_stage_create_roll (TOY_ROLL_MOCK_UP, TRUE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, rooms, GPOINTER_TO_INT (width));
  measure_all (GTK_WIDGET (fixture.view));
  scene_fixture_close (&fixture);
  scene_fixture_open (&fixture, dice, GPOINTER_TO_INT (width));
  measure_all (GTK_WIDGET (fixture.view));
  scene_fixture_close (&fixture);
}

static graphene_rect_t
get_bounds (GtkWidget *widget, TmSceneView *view)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (view), &bounds));
  return bounds;
}

static void
find_three (SceneFixture *fixture,
            graphene_rect_t *mat,
            graphene_rect_t *hero,
            graphene_rect_t *treasures)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  *mat = get_bounds (scene_find_view (view, TM_NODE_MAT, -1, -1), fixture->view);
  *hero = get_bounds (scene_find_named (view, TM_NODE_PANEL, "Minstrel"), fixture->view);
  *treasures = get_bounds (scene_find_named (view, TM_NODE_PANEL, "Treasures"), fixture->view);
}

static void
test_panels_beside (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  graphene_rect_t mat, hero, treasures, anna, gleb;
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1024);
  find_three (&fixture, &mat, &hero, &treasures);
  anna
      = get_bounds (scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_SEAT, 0, -1), fixture.view);
  gleb
      = get_bounds (scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_SEAT, 3, -1), fixture.view);
  g_assert_cmpfloat (hero.origin.x, >, mat.origin.x + mat.size.width);
  g_assert_cmpfloat (hero.size.width, ==, 280);
  g_assert_cmpfloat (treasures.origin.x, ==, hero.origin.x);
  g_assert_cmpfloat (treasures.origin.y, >, hero.origin.y);
  g_assert_cmpfloat (anna.origin.y, >=, treasures.origin.y + treasures.size.height);
  g_assert_cmpfloat (anna.origin.y, ==, gleb.origin.y);
  g_assert_nonnull (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_CARD));
  g_assert_null (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_PANEL));
  scene_fixture_close (&fixture);
}

/* A hoard is scrolled, and does not push the seats away. */
static void
test_panels_scroll (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_FULL, FALSE);
  graphene_rect_t mat, hero, treasures, anna;
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1024);
  find_three (&fixture, &mat, &hero, &treasures);
  anna
      = get_bounds (scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_SEAT, 0, -1), fixture.view);
  g_assert_cmpfloat (anna.origin.y, >=, treasures.origin.y + treasures.size.height);
  g_assert_cmpfloat (anna.origin.y + anna.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (fixture.view)));
  scene_fixture_close (&fixture);
}

static void
test_panels_below (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  graphene_rect_t mat, hero, treasures;
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 720);
  find_three (&fixture, &mat, &hero, &treasures);
  g_assert_cmpfloat (hero.origin.y, >, mat.origin.y + mat.size.height);
  g_assert_cmpfloat (hero.origin.y, ==, treasures.origin.y);
  g_assert_cmpfloat (treasures.origin.x, >, hero.origin.x + hero.size.width);
  scene_fixture_close (&fixture);
}

static void
test_panels_on_a_phone (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_MOCK_UP, FALSE);
  graphene_rect_t mat, hero, treasures, odds;
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 400);
  find_three (&fixture, &mat, &hero, &treasures);
  odds = get_bounds (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_ODDS_CARD), fixture.view);
  g_assert_cmpfloat (odds.origin.y, >, mat.origin.y);
  g_assert_cmpfloat (hero.origin.y, >, odds.origin.y);
  g_assert_cmpfloat (treasures.origin.y, >, hero.origin.y);
  g_assert_cmpfloat (treasures.origin.x, ==, hero.origin.x);
  g_assert_nonnull (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SEAT_STRIP));
  scene_fixture_close (&fixture);
}

/* On a phone the buttons besides the primary one lie below the words. */
static void
test_other_actions_stay (gconstpointer data)
{
  g_autoptr (TmStage) stage = toy_stage_create_roll (TOY_ROLL_FULL, FALSE);
  SceneFixture fixture;
  graphene_rect_t bounds;
  GtkWidget *flee;

  scene_fixture_open (&fixture, stage, GPOINTER_TO_INT (data));
  flee = scene_find_named (GTK_WIDGET (fixture.view), TM_NODE_BUTTON, "Flee");
  g_assert_nonnull (flee);
  g_assert_true (gtk_widget_compute_bounds (flee, flee, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  g_assert_true (gtk_widget_activate_action (flee, "node.activate", NULL));
  g_assert_cmpint (fixture.told.offer, ==, 20);
  scene_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/scene/dice/are-picked", test_dice_are_picked);
  g_test_add_func ("/app/scene/dice/offer-before-pick", test_offer_before_pick);
  g_test_add_func ("/app/scene/dice/grey-beside-pickable", test_dice_grey_beside_pickable);
  g_test_add_data_func ("/app/scene/dice/large-enough/wide", GINT_TO_POINTER (1024),
                        test_dice_large_enough);
  g_test_add_data_func ("/app/scene/dice/large-enough/medium", GINT_TO_POINTER (640),
                        test_dice_large_enough);
  g_test_add_data_func ("/app/scene/dice/large-enough/phone", GINT_TO_POINTER (360),
                        test_dice_large_enough);
  g_test_add_func ("/app/scene/dice/holes-and-guests", test_dice_holes_and_guests);
  g_test_add_func ("/app/scene/trays/named", test_trays_named);
  g_test_add_func ("/app/scene/source/switches", test_source_switches);
  g_test_add_func ("/app/scene/source/greyed-in-its-place", test_source_greyed);
  g_test_add_func ("/app/scene/chances/spoken", test_chances_spoken);
  g_test_add_func ("/app/scene/panels/beside-the-mat", test_panels_beside);
  g_test_add_func ("/app/scene/panels/scroll-a-hoard", test_panels_scroll);
  g_test_add_func ("/app/scene/panels/below-the-mat", test_panels_below);
  g_test_add_func ("/app/scene/panels/on-a-phone", test_panels_on_a_phone);
  g_test_add_data_func ("/app/scene/sizes-agree/wide", GINT_TO_POINTER (1024), test_sizes);
  g_test_add_data_func ("/app/scene/sizes-agree/medium", GINT_TO_POINTER (700), test_sizes);
  g_test_add_data_func ("/app/scene/sizes-agree/phone", GINT_TO_POINTER (400), test_sizes);
  g_test_add_data_func ("/app/scene/banner/other-actions/wide", GINT_TO_POINTER (1024),
                        test_other_actions_stay);
  g_test_add_data_func ("/app/scene/banner/other-actions/phone", GINT_TO_POINTER (400),
                        test_other_actions_stay);
  return g_test_run ();
}
