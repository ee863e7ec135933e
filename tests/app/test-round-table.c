/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table that people sit round: every panel faces the side where its player sits, has room, and is
 * touched where it is seen; and a table that is read from afar. */

#include <adwaita.h>

#include "scene/tm-banner.h"
#include "scene/tm-board-private.h"
#include "scene/tm-board.h"
#include "scene/tm-magnifier.h"
#include "scene/tm-round-table.h"
#include "scene/tm-seat-panel.h"
#include "scene/tm-turned.h"

#include "scene-fixture.h"
#include "toy-stage.h"

#define WIDTH 1280
#define NEAR 0.5

static void
open_round (SceneFixture *fixture, TmStage *stage)
{
  scene_fixture_open (fixture, stage, WIDTH);
  tm_scene_view_set_is_round (fixture->view, TRUE);
  scene_fixture_wait_for_width (scene_find_type (GTK_WIDGET (fixture->view), TM_TYPE_ROUND_TABLE));
  scene_fixture_iterate (50);
}

static GtkWidget *
find_panel (SceneFixture *fixture, int seat)
{
  return scene_find_view (GTK_WIDGET (fixture->view), TM_NODE_SEAT, seat, -1);
}

static guint
get_quarters (SceneFixture *fixture, int seat)
{
  return tm_turned_get_quarters (TM_TURNED (gtk_widget_get_parent (find_panel (fixture, seat))));
}

static void
get_bounds (SceneFixture *fixture, GtkWidget *widget, graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->view), bounds));
}

/* Where what is in the middle of a widget is seen. */
static graphene_point_t
get_middle (SceneFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  get_bounds (fixture, widget, &bounds);
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

static gboolean
is_inside (const graphene_rect_t *inner, const graphene_rect_t *outer)
{
  return inner->origin.x >= outer->origin.x - NEAR && inner->origin.y >= outer->origin.y - NEAR
         && inner->origin.x + inner->size.width <= outer->origin.x + outer->size.width + NEAR
         && inner->origin.y + inner->size.height <= outer->origin.y + outer->size.height + NEAR;
}

static void
expect_room (SceneFixture *fixture, guint n_seats)
{
  graphene_rect_t table;
  graphene_rect_t bounds[TM_MAX_SEATS];

  get_bounds (fixture, GTK_WIDGET (fixture->view), &table);
  for (guint i = 0; i < n_seats; i++)
    {
      get_bounds (fixture, find_panel (fixture, (int) i), &bounds[i]);
      g_assert_cmpfloat (bounds[i].size.width, >, 0);
      g_assert_true (is_inside (&bounds[i], &table));
      for (guint k = 0; k < i; k++)
        {
          graphene_rect_t shared;

          g_assert_false (graphene_rect_intersection (&bounds[i], &bounds[k], &shared)
                          && shared.size.width > NEAR && shared.size.height > NEAR);
        }
    }
}

/* -- Where people sit ----------------------------------------------------------------------------- */

static void
test_room_for_all (void)
{
  static const char *const expected[]
      = { "0", "02", "013", "0123", "01223", "001223", "0011223", "00112233" };

  for (guint n = 1; n <= TM_MAX_SEATS; n++)
    {
      SceneFixture fixture;
      g_autoptr (TmStage) stage = toy_stage_create_crowd (n, 0);

      open_round (&fixture, stage);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (get_quarters (&fixture, (int) i), ==, (guint) (expected[n - 1][i] - '0'));
      expect_room (&fixture, n);
      scene_fixture_close (&fixture);
    }
}

/* Whoever sits at a side has the panel before it. */
static void
test_panels_lie_before_players (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  graphene_point_t at[TM_QUARTERS];
  graphene_rect_t table;

  open_round (&fixture, stage);
  get_bounds (&fixture, GTK_WIDGET (fixture.view), &table);
  for (int seat = 0; seat < TM_QUARTERS; seat++)
    {
      at[seat] = get_middle (&fixture, find_panel (&fixture, seat));
      g_assert_cmpuint (get_quarters (&fixture, seat), ==, (guint) seat);
    }
  g_assert_cmpfloat (at[0].y, >, table.size.height * 3 / 4);
  g_assert_cmpfloat (at[1].x, <, table.size.width / 4);
  g_assert_cmpfloat (at[2].y, <, table.size.height / 4);
  g_assert_cmpfloat (at[3].x, >, table.size.width * 3 / 4);
  scene_fixture_close (&fixture);
}

static void
test_one_moves (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  g_autofree char *sides = NULL;

  open_round (&fixture, stage);
  g_assert_true (gtk_widget_activate_action (find_panel (&fixture, 1), "round.move", "i", 1));
  scene_fixture_iterate (400);
  g_assert_cmpuint (get_quarters (&fixture, 1), ==, 2);
  g_assert_cmpuint (get_quarters (&fixture, 2), ==, 2);
  expect_room (&fixture, TM_QUARTERS);
  g_object_get (fixture.view, "sides", &sides, NULL);
  g_assert_cmpstr (sides, ==, "0223");
  scene_fixture_close (&fixture);
}

static void
test_all_turn (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);

  open_round (&fixture, stage);
  tm_scene_view_turn (fixture.view);
  scene_fixture_iterate (400);
  for (int seat = 0; seat < TM_QUARTERS; seat++)
    g_assert_cmpuint (get_quarters (&fixture, seat), ==, (guint) (seat + 1) % TM_QUARTERS);
  scene_fixture_close (&fixture);
}

/* What was kept for another number of people, or is no answer at all, does not count. */
static void
test_strange_sides (void)
{
  static const char *const strange[] = { "", "01", "00000", "0124", "abcd", "012345678", "01 3" };
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);

  open_round (&fixture, stage);
  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_object_set (fixture.view, "sides", "3333", NULL);
      g_assert_cmpuint (get_quarters (&fixture, 0), ==, 3);
      g_object_set (fixture.view, "sides", strange[i], NULL);
      for (int seat = 0; seat < TM_QUARTERS; seat++)
        g_assert_cmpuint (get_quarters (&fixture, seat), ==, (guint) seat);
    }
  g_object_set (fixture.view, "sides", "3333", NULL);
  scene_fixture_iterate (400);
  expect_room (&fixture, TM_QUARTERS);
  scene_fixture_close (&fixture);
}

/* However little room there is, and however many sit at one side, nobody is left out. */
static void
test_little_room (void)
{
  static const char *const sides[] = { "00000000", "11111111", "00112233" };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      SceneFixture fixture;
      g_autoptr (TmStage) stage = toy_stage_create_crowd (TM_MAX_SEATS, 0);

      open_round (&fixture, stage);
      g_object_set (fixture.view, "sides", sides[i], NULL);
      gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 220);
      scene_fixture_iterate (400);
      for (int seat = 0; seat < TM_MAX_SEATS; seat++)
        {
          graphene_rect_t bounds;

          get_bounds (&fixture, find_panel (&fixture, seat), &bounds);
          g_assert_cmpfloat (bounds.size.width, >, 0);
          g_assert_cmpfloat (bounds.size.height, >, 0);
        }
      scene_fixture_close (&fixture);
    }
}

/* -- What is seen and touched --------------------------------------------------------------------- */

/* Those who sit opposite read the sentence, too, but a screen reader hears it once. */
static void
test_sentence_twice (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  GtkWidget *round;
  guint n = 0;

  open_round (&fixture, stage);
  round = scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_ROUND_TABLE);
  for (GtkWidget *child = gtk_widget_get_first_child (round); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *inner = TM_IS_TURNED (child) ? adw_bin_get_child (ADW_BIN (child)) : NULL;

      if (inner == NULL || !TM_IS_BANNER (inner) || !gtk_widget_get_mapped (inner))
        continue;
      n++;
      g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)), ==,
                       tm_turned_get_quarters (TM_TURNED (child)) == 2
                           ? GTK_ACCESSIBLE_ROLE_NONE
                           : GTK_ACCESSIBLE_ROLE_GENERIC);
    }
  g_assert_cmpuint (n, ==, 2);

  /* Nobody sits opposite any more. */
  g_object_set (fixture.view, "sides", "0013", NULL);
  scene_fixture_iterate (50);
  g_assert_cmpuint (get_quarters (&fixture, 2), ==, 1);
  n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (round); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += TM_IS_TURNED (child) && TM_IS_BANNER (adw_bin_get_child (ADW_BIN (child)))
         && gtk_widget_get_mapped (child);
  g_assert_cmpuint (n, ==, 1);
  scene_fixture_close (&fixture);
}

/* Keys go to what comes next, and not to the copy, of which a screen reader knows nothing. */
static void
test_keys_find_one_sentence (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (TRUE);
  GtkWidget *round;
  GtkWidget *focus;

  open_round (&fixture, stage);
  g_assert_true (tm_scene_view_focus_next (fixture.view));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  round = scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_ROUND_TABLE);
  g_assert_true (focus == tm_round_table_get_primary (TM_ROUND_TABLE (round)));
  for (GtkWidget *child = gtk_widget_get_first_child (round); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!TM_IS_BANNER (adw_bin_get_child (ADW_BIN (child))))
        continue;
      gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
      g_assert_cmpint (gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD), ==,
                       tm_turned_get_quarters (TM_TURNED (child)) == 0);
    }
  scene_fixture_close (&fixture);
}

static gboolean
is_touched (SceneFixture *fixture, GtkWidget *thing)
{
  graphene_point_t at = get_middle (fixture, thing);
  GtkWidget *touched = gtk_widget_pick (GTK_WIDGET (fixture->view), at.x, at.y, GTK_PICK_DEFAULT);

  return touched != NULL && (touched == thing || gtk_widget_is_ancestor (touched, thing));
}

/* A finger finds the counter and the button where they are seen, at every side. */
static void
test_touch_at_every_side (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);

  open_round (&fixture, stage);
  for (guint turn = 0; turn < TM_QUARTERS; turn++)
    {
      for (int seat = 0; seat < TM_QUARTERS; seat++)
        {
          GtkWidget *panel = find_panel (&fixture, seat);
          GtkWidget *counter = scene_find_view (panel, TM_NODE_COUNTER, -1, -1);
          GtkWidget *mover = scene_find_type (panel, GTK_TYPE_BUTTON);

          g_assert_nonnull (counter);
          g_assert_nonnull (mover);
          g_assert_true (is_touched (&fixture, counter));
          g_assert_true (is_touched (&fixture, mover));
        }
      tm_scene_view_turn (fixture.view);
      scene_fixture_iterate (400);
    }
  scene_fixture_close (&fixture);
}

/* Back from the round table everything is where it was. */
static void
test_back_again (void)
{
  SceneFixture fixture;
  g_autoptr (TmStage) stage = toy_stage_create_raiders (FALSE);
  graphene_rect_t before;
  graphene_rect_t after;

  scene_fixture_open (&fixture, stage, WIDTH);
  scene_fixture_iterate (50);
  get_bounds (&fixture, find_panel (&fixture, 2), &before);
  tm_scene_view_set_is_round (fixture.view, TRUE);
  scene_fixture_iterate (50);
  g_assert_true (tm_scene_view_get_is_round (fixture.view));
  tm_scene_view_set_is_round (fixture.view, FALSE);
  scene_fixture_iterate (50);
  get_bounds (&fixture, find_panel (&fixture, 2), &after);
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_null (scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_ROUND_TABLE));
  scene_fixture_close (&fixture);
}

/* -- Read from afar ------------------------------------------------------------------------------- */

static double
measure_scale (int width, int height, gboolean is_large)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *magnifier = g_object_new (TM_TYPE_MAGNIFIER, "large", is_large, NULL);
  GtkWidget *thing = gtk_label_new ("7");
  graphene_rect_t bounds;
  double scale;

  gtk_widget_set_halign (thing, GTK_ALIGN_START);
  gtk_widget_set_valign (thing, GTK_ALIGN_START);
  gtk_widget_set_size_request (thing, 100, 100);
  g_object_set (magnifier, "child", thing, NULL);
  adw_window_set_content (ADW_WINDOW (window), magnifier);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  scene_fixture_wait_for_width (magnifier);
  scene_fixture_iterate (50);
  g_assert_true (gtk_widget_compute_bounds (thing, magnifier, &bounds));
  scale = tm_magnifier_find_scale (thing);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, 100 * scale, NEAR);
  gtk_window_destroy (GTK_WINDOW (window));
  scene_fixture_iterate (10);
  return scale;
}

/* As large as there is room for, never less than a quarter larger, and as ever where there is no room. */
static void
test_large (void)
{
  g_assert_cmpfloat (measure_scale (1920, 1080, FALSE), ==, 1);
  g_assert_cmpfloat_with_epsilon (measure_scale (1920, 1080, TRUE), 1.5, 0.05);
  g_assert_cmpfloat_with_epsilon (measure_scale (1280, 720, TRUE), 1.25, 0.01);
  g_assert_cmpfloat (measure_scale (600, 900, TRUE), ==, 1);
}

/* A board that is shown larger has less of the window, and knows it at once. */
static void
test_large_board (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  GtkWidget *window = adw_window_new ();
  GtkWidget *magnifier = g_object_new (TM_TYPE_MAGNIFIER, NULL);
  GtkWidget *view = tm_scene_view_new ();
  TmBoard *board;
  int usual;

  tm_scene_view_set_stage (TM_SCENE_VIEW (view), stage);
  g_object_set (magnifier, "child", view, NULL);
  adw_window_set_content (ADW_WINDOW (window), magnifier);
  gtk_window_set_default_size (GTK_WINDOW (window), 1600, 1000);
  gtk_window_present (GTK_WINDOW (window));
  scene_fixture_wait_for_width (magnifier);
  scene_fixture_iterate (100);
  board = TM_BOARD (scene_find_type (view, TM_TYPE_BOARD));
  usual = tm_board_get_largest_cell (board);

  g_object_set (magnifier, "large", TRUE, NULL);
  scene_fixture_iterate (200);
  g_assert_cmpint (tm_board_get_largest_cell (board), <, usual);
  g_object_set (magnifier, "large", FALSE, NULL);
  scene_fixture_iterate (200);
  g_assert_cmpint (tm_board_get_largest_cell (board), ==, usual);
  gtk_window_destroy (GTK_WINDOW (window));
  scene_fixture_iterate (10);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  scene_fixture_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/round-table/room-for-all", test_room_for_all);
  g_test_add_func ("/round-table/panels-lie-before-players", test_panels_lie_before_players);
  g_test_add_func ("/round-table/one-moves", test_one_moves);
  g_test_add_func ("/round-table/all-turn", test_all_turn);
  g_test_add_func ("/round-table/strange-sides", test_strange_sides);
  g_test_add_func ("/round-table/little-room", test_little_room);
  g_test_add_func ("/round-table/sentence-twice", test_sentence_twice);
  g_test_add_func ("/round-table/keys-find-one-sentence", test_keys_find_one_sentence);
  g_test_add_func ("/round-table/touch-at-every-side", test_touch_at_every_side);
  g_test_add_func ("/round-table/back-again", test_back_again);
  g_test_add_func ("/round-table/large", test_large);
  g_test_add_func ("/round-table/large-board", test_large_board);

  return g_test_run ();
}
