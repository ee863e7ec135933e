/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards with sides: how large they are, what a touch means, keys, and what is spoken. */

#include <adwaita.h>

#include "scene/tm-board-edges.h"
#include "scene/tm-board-plan.h"
#include "scene/tm-board-side.h"
#include "scene/tm-cell.h"
#include "scene-fixture.h"
#include "toy-stage.h"

#define WALL_ABOVE_C2 420
#define WATER_LEFT_OF_D2 433

/* -- Plans and edges ------------------------------------------------------------------------------ */

static void
test_plan_fits (void)
{
  TmBoardPlan plan
      = { .n_columns = 6, .n_rows = 8, .is_map = TRUE, .has_margin = TRUE, .has_names = TRUE };
  GdkRectangle first, last;

  for (int width = 220; width <= 800; width++)
    {
      tm_board_plan_fit (&plan, width, 84);
      g_assert_cmpint (tm_board_plan_get_width (&plan), <=, width);
      g_assert_cmpint (plan.cell, >=, 28);
      g_assert_cmpint (plan.cell, <=, 84);
      tm_board_plan_get_place (&plan, 0, &first);
      tm_board_plan_get_place (&plan, 47, &last);
      g_assert_cmpint (first.height, ==, first.width);
      g_assert_cmpint (last.height, <, last.width + 3);
      g_assert_cmpint (last.x + last.width, <, tm_board_plan_get_width (&plan));
      g_assert_cmpint (last.y + last.height, <, tm_board_plan_get_height (&plan));
    }
  g_assert_cmpint (plan.cell, ==, 84);
}

static void
test_plan_neighbors (void)
{
  const TmBoardPlan plan = { .n_columns = 3, .n_rows = 2 };

  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 0, TM_SIDE_UP), ==, -1);
  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 0, TM_SIDE_LEFT), ==, -1);
  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 2, TM_SIDE_RIGHT), ==, -1);
  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 1, TM_SIDE_DOWN), ==, 4);
  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 4, TM_SIDE_UP), ==, 1);
  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 4, TM_SIDE_RIGHT), ==, 5);
  g_assert_cmpint (tm_board_plan_get_neighbor (&plan, 4, TM_SIDE_DOWN), ==, -1);
}

/* Either cell can name an edge; named by both it is drawn once, as by one. */
static void
test_edges_are_common (void)
{
  TmBoardPlan plan = { .n_columns = 2, .n_rows = 1, .is_map = TRUE };
  const guint32 left[] = { TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_WALL), 0 };
  const guint32 right[] = { 0, TM_EDGE (TM_SIDE_LEFT, TM_EDGE_WALL) };
  const guint32 both[] = { left[0], right[1] };
  const guint32 mixed[] = { left[0], TM_EDGE (TM_SIDE_LEFT, TM_EDGE_WATER) };
  const guint32 none[] = { 0, 0 };
  TmBoardInks inks;
  g_autoptr (GskRenderNode) one = NULL;
  g_autoptr (GskRenderNode) other = NULL;
  g_autoptr (GBytes) one_bytes = NULL;
  g_autoptr (GBytes) other_bytes = NULL;

  tm_board_plan_set_cell (&plan, 50);
  tm_board_inks_init (&inks);
  g_assert_cmpuint (tm_board_edges_get (&plan, right, 2, 0, TM_SIDE_RIGHT), ==, TM_EDGE_WALL);
  g_assert_cmpuint (tm_board_edges_get (&plan, mixed, 2, 1, TM_SIDE_LEFT), ==,
                    TM_EDGE_WALL | TM_EDGE_WATER);
  g_assert_cmpuint (tm_board_edges_get (&plan, left, 2, 0, TM_SIDE_LEFT), ==, 0);
  g_assert_null (tm_board_edges_draw (&plan, none, 2, &inks));
  one = tm_board_edges_draw (&plan, left, 2, &inks);
  other = tm_board_edges_draw (&plan, both, 2, &inks);
  one_bytes = gsk_render_node_serialize (one);
  other_bytes = gsk_render_node_serialize (other);
  g_assert_true (g_bytes_equal (one_bytes, other_bytes));
}

/* No two kinds of edges look the same, whatever their colors. */
static void
test_edges_differ (void)
{
  static const guint kinds[] = {
    TM_EDGE_WALL,
    TM_EDGE_WALL | TM_EDGE_ADDED,
    TM_EDGE_WATER,
    TM_EDGE_WALL | TM_EDGE_WATER,
    TM_EDGE_PASSAGE,
    TM_EDGE_WALL | TM_EDGE_PASSAGE,
    TM_EDGE_WALL | TM_EDGE_LIT,
    TM_EDGE_LIT,
  };
  TmBoardPlan plan = { .n_columns = 2, .n_rows = 1, .is_map = TRUE };
  g_autoptr (GHashTable) drawings
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  /* All of them black. */
  const TmBoardInks inks = { .ink = { 0, 0, 0, 1 } };

  tm_board_plan_set_cell (&plan, 50);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const guint32 edges[] = { TM_EDGE (TM_SIDE_RIGHT, kinds[i]), 0 };
      g_autoptr (GskRenderNode) drawing = tm_board_edges_draw (&plan, edges, 2, &inks);

      g_assert_nonnull (drawing);
      g_assert_true (g_hash_table_add (drawings, gsk_render_node_serialize (drawing)));
    }
}

/* -- Touch ---------------------------------------------------------------------------------------- */

static GtkWidget *
find_board (SceneFixture *fixture)
{
  GtkWidget *board = scene_find_view (GTK_WIDGET (fixture->view), TM_NODE_GRID, -1, -1);

  g_assert_nonnull (board);
  return board;
}

static GtkWidget *
find_cell (SceneFixture *fixture, const char *label)
{
  GtkWidget *cell = scene_find_named (GTK_WIDGET (fixture->view), TM_NODE_CELL, label);

  g_assert_nonnull (cell);
  return cell;
}

static const TmPart *
pick (SceneFixture *fixture, const char *label, float x, float y)
{
  GtkWidget *board = find_board (fixture);
  GtkWidget *cell = find_cell (fixture, label);
  GtkWidget *picked;
  graphene_point_t point;

  /* Negative is from the other end; 0 is the middle. */
  x = x == 0  ? (float) gtk_widget_get_width (cell) / 2
      : x < 0 ? (float) gtk_widget_get_width (cell) + x
              : x;
  y = y == 0  ? (float) gtk_widget_get_height (cell) / 2
      : y < 0 ? (float) gtk_widget_get_height (cell) + y
              : y;
  g_assert_true (gtk_widget_compute_point (cell, board, &GRAPHENE_POINT_INIT (x, y), &point));
  picked = gtk_widget_pick (board, point.x, point.y, GTK_PICK_DEFAULT);
  g_assert_true (TM_IS_NODE_VIEW (picked));
  return tm_node_view_get_part (TM_NODE_VIEW (picked));
}

static void
test_touch_near_edge (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1000);
  g_assert_cmpint (pick (&fixture, "C2: room", 0, 4)->offer, ==, WALL_ABOVE_C2);
  g_assert_cmpint (pick (&fixture, "C3: empty", 0, -4)->offer, ==, WALL_ABOVE_C2);
  g_assert_cmpint (pick (&fixture, "D2: room", 4, 0)->offer, ==, WATER_LEFT_OF_D2);
  g_assert_cmpint (pick (&fixture, "C2: room", -4, 0)->offer, ==, WATER_LEFT_OF_D2);
  /* In the corner the nearer side counts. */
  g_assert_cmpint (pick (&fixture, "C2: room", -10, 3)->offer, ==, WALL_ABOVE_C2);
  g_assert_cmpint (pick (&fixture, "C2: room", -3, 10)->offer, ==, WATER_LEFT_OF_D2);
  /* In the middle it is the cell, and beside a side without an offer, too. */
  g_assert_cmpint (pick (&fixture, "C3: empty", 0, 0)->offer, ==, 53);
  g_assert_cmpint (pick (&fixture, "C3: empty", 2, 0)->offer, ==, 53);
  g_assert_cmpint (pick (&fixture, "D2: room", 0, 0)->offer, ==, 52);
  g_assert_cmpint (pick (&fixture, "D2: room", -2, 0)->offer, ==, 52);
  scene_fixture_close (&fixture);
}

/* The gap between two cells belongs to the nearer one. */
static void
test_touch_in_gap (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;
  GtkWidget *cell;

  scene_fixture_open (&fixture, stage, 1000);
  cell = find_cell (&fixture, "C3: empty");
  g_assert_true (gtk_widget_contains (cell, -1, 10));
  g_assert_true (gtk_widget_contains (cell, gtk_widget_get_width (cell) + 1, 10));
  g_assert_false (gtk_widget_contains (cell, -5, 10));
  scene_fixture_close (&fixture);
}

/* Where both cells offer something else for their edge, each has its own side of the line. */
static void
test_touch_two_offers (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (TRUE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1000);
  g_assert_cmpint (pick (&fixture, "C2: room", 0, 3)->offer, ==, 420);
  g_assert_cmpint (pick (&fixture, "C3: empty", 0, -3)->offer, ==, 522);
  g_assert_cmpint (pick (&fixture, "C3: empty", 0, 0)->offer, ==, 120);
  scene_fixture_close (&fixture);
}

static GtkWidget *
find_side (SceneFixture *fixture, int offer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (find_board (fixture)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TM_IS_BOARD_SIDE (child) && tm_node_view_get_part (TM_NODE_VIEW (child))->offer == offer)
      return child;
  return NULL;
}

static void
test_side_makes_offer (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  g_autoptr (TmStage) caves = toy_stage_create_caves (TOY_MINE_MOCK_UP, -1);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1000);
  g_assert_true (
      gtk_widget_activate_action (find_side (&fixture, WALL_ABOVE_C2), "node.activate", NULL));
  g_assert_cmpint (fixture.told.offer, ==, WALL_ABOVE_C2);
  /* What nobody offers any more cannot be touched any more. */
  tm_scene_view_set_stage (fixture.view, caves);
  g_assert_null (find_side (&fixture, WALL_ABOVE_C2));
  scene_fixture_close (&fixture);
}

static void
test_side_bears_remark (void)
{
  g_autoptr (GPtrArray) remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_remark_free);
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;

  g_ptr_array_set_size (remarks, WATER_LEFT_OF_D2 + 1);
  remarks->pdata[WALL_ABOVE_C2] = tm_remark_new (TM_GRADE_ILLEGAL, "Walls stop.");
  tm_stage_add_remarks (stage, remarks);
  scene_fixture_open (&fixture, stage, 1000);
  gtk_test_accessible_assert_property (find_side (&fixture, WALL_ABOVE_C2),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Cross from C2. Against a rule: Walls stop.");
  gtk_test_accessible_assert_property (find_side (&fixture, WATER_LEFT_OF_D2),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Cross from D2");
  scene_fixture_close (&fixture);
}

/* -- Keys ----------------------------------------------------------------------------------------- */

static const char *
get_focused (SceneFixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && TM_IS_CELL (focus) ? tm_node_view_get_part (TM_NODE_VIEW (focus))->detail
                                             : NULL;
}

static void
test_arrows (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 1000);
  board = find_board (&fixture);
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  /* The board is one stop, and begins where something can be done. */
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (get_focused (&fixture), ==, "C3");
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_DOWN));
  g_assert_cmpstr (get_focused (&fixture), ==, "C2");
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_LEFT));
  g_assert_cmpstr (get_focused (&fixture), ==, "A2");
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_LEFT));
  g_assert_cmpstr (get_focused (&fixture), ==, "A2");
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_UP));
  g_assert_cmpstr (get_focused (&fixture), ==, "A3");
  g_assert_false (gtk_widget_child_focus (board, GTK_DIR_TAB_FORWARD));
  /* Coming back, it is where it was left. */
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  g_assert_true (gtk_widget_child_focus (board, GTK_DIR_TAB_BACKWARD));
  g_assert_cmpstr (get_focused (&fixture), ==, "A3");
  scene_fixture_close (&fixture);
}

static gboolean
press (GtkWidget *widget, const char *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          g_autofree char *trigger
              = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (trigger, keys))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_test_message ("%s means nothing", keys);
  g_test_fail ();
  return FALSE;
}

static void
test_alt_arrows (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 1000);
  board = find_board (&fixture);
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  g_assert_false (press (board, "<Alt>Up"));
  gtk_widget_grab_focus (find_cell (&fixture, "C2: room"));
  g_assert_true (press (board, "<Alt>Up"));
  g_assert_cmpint (fixture.told.offer, ==, WALL_ABOVE_C2);
  /* The offer of the cell beyond holds for the common side. */
  g_assert_true (press (board, "<Alt>Right"));
  g_assert_cmpint (fixture.told.offer, ==, WATER_LEFT_OF_D2);
  /* A side without an offer is no way back to the page before. */
  g_assert_true (press (board, "<Alt>Left"));
  g_assert_cmpuint (fixture.told.n_offers, ==, 2);
  g_assert_true (press (find_cell (&fixture, "C3: empty"), "Return"));
  g_assert_cmpint (fixture.told.offer, ==, 53);
  scene_fixture_close (&fixture);
}

/* -- What is spoken ------------------------------------------------------------------------------- */

static void
test_accessible (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;
  GtkWidget *cell;

  scene_fixture_open (&fixture, stage, 1000);
  gtk_test_accessible_assert_property (find_board (&fixture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Dungeon");
  cell = find_cell (&fixture, "D2: room");
  gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, "D2: room");
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Walk to D2. Left: Water.");
  gtk_test_accessible_assert_property (find_cell (&fixture, "F2: room"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Right: Way through the wall.");
  gtk_test_accessible_assert_property (find_cell (&fixture, "E3: room"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Up: Added wall.");
  gtk_test_accessible_assert_property (find_cell (&fixture, "E6: room"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Right: Wall in water. Left: Added wall.");
  gtk_test_accessible_assert_role (find_side (&fixture, WALL_ABOVE_C2), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (find_side (&fixture, WALL_ABOVE_C2),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Wall between C2 and C3");
  gtk_test_accessible_assert_property (find_side (&fixture, WATER_LEFT_OF_D2),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Water between D2 and C2");
  scene_fixture_close (&fixture);
}

/* Walls go with the match: what is spoken of a cell does, too. */
static void
test_description_follows (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  g_autoptr (TmStage) after = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;
  GtkWidget *cell;

  for (guint i = 1; i < tm_stage_get_n_parts (after); i++)
    ((TmPart *) tm_stage_get (after, i))->edges = 0;
  scene_fixture_open (&fixture, stage, 1000);
  cell = find_cell (&fixture, "D2: room");
  tm_scene_view_set_stage (fixture.view, after);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Walk to D2");
  gtk_test_accessible_assert_property (find_side (&fixture, WATER_LEFT_OF_D2),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Open side between D2 and C2");
  scene_fixture_close (&fixture);
}

/* -- Size ----------------------------------------------------------------------------------------- */

static int
measure_cell (int width, int height)
{
  g_autoptr (TmStage) stage = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;
  int size;

  scene_fixture_open (&fixture, stage, width);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), width, height);
  scene_fixture_iterate (200);
  size = gtk_widget_get_width (find_cell (&fixture, "C2: room"));
  g_assert_cmpint (gtk_widget_get_height (find_cell (&fixture, "C2: room")), ==, size);
  g_assert_cmpint (gtk_widget_get_height (find_cell (&fixture, "C0: way in")), <, size);
  /* The sheet ends where the cells end. */
  g_assert_cmpint (gtk_widget_get_width (find_board (&fixture)), <=, 6 * (size + 8) + 50);
  scene_fixture_close (&fixture);
  return size;
}

/* As large as there is room for, and all of it in sight where that is possible. */
static void
test_size (void)
{
  int phone = measure_cell (360, 640);
  int small = measure_cell (1024, 768);
  int large = measure_cell (1600, 1000);

  g_assert_cmpint (phone, >=, 44);
  g_assert_cmpint (phone, <=, 52);
  g_assert_cmpint (small, >=, 54);
  g_assert_cmpint (small, <=, 66);
  g_assert_cmpint (large, >, 80);
  g_assert_cmpint (large, <=, 84);
}

static TmStage *
create_plain (void)
{
  TmStage *stage = tm_stage_new ();
  guint grid;

  tm_stage_add (stage, 0, TM_NODE_MAT, NULL);
  tm_stage_add (stage, tm_stage_get_last (stage), TM_NODE_GRID, "Plain")->max = 3;
  grid = tm_stage_get_last (stage);
  for (int i = 0; i < 9; i++)
    {
      TmPart *cell = tm_stage_add (stage, grid, TM_NODE_CELL, NULL);

      cell->has_value = TRUE;
      cell->value = i;
      cell->offer = i == 4 ? 5 : -1;
    }
  tm_stage_finish (stage);
  return stage;
}

/* A board without sides is what it was: on the felt, and a stop for what can be touched. */
static void
test_plain_board (void)
{
  g_autoptr (TmStage) stage = create_plain ();
  SceneFixture fixture;
  GtkWidget *board;
  guint n_focusable = 0;

  scene_fixture_open (&fixture, stage, 1400);
  board = find_board (&fixture);
  g_assert_false (gtk_widget_has_css_class (board, "map"));
  for (GtkWidget *cell = gtk_widget_get_first_child (board); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    n_focusable += gtk_widget_get_focusable (cell);
  g_assert_cmpuint (n_focusable, ==, 1);
  gtk_test_accessible_assert_property (
      scene_find_view (GTK_WIDGET (fixture.view), TM_NODE_CELL, -1, 7),
      GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  scene_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/board/plan/fits-its-room", test_plan_fits);
  g_test_add_func ("/app/board/plan/neighbors", test_plan_neighbors);
  g_test_add_func ("/app/board/edges/are-common-to-two-cells", test_edges_are_common);
  g_test_add_func ("/app/board/edges/differ-without-color", test_edges_differ);
  g_test_add_func ("/app/board/touch/near-an-edge", test_touch_near_edge);
  g_test_add_func ("/app/board/touch/in-the-gap", test_touch_in_gap);
  g_test_add_func ("/app/board/touch/two-offers-for-one-edge", test_touch_two_offers);
  g_test_add_func ("/app/board/touch/side-makes-its-offer", test_side_makes_offer);
  g_test_add_func ("/app/board/touch/side-bears-its-remark", test_side_bears_remark);
  g_test_add_func ("/app/board/keys/arrows-go-from-cell-to-cell", test_arrows);
  g_test_add_func ("/app/board/keys/alt-arrows-make-offers-of-sides", test_alt_arrows);
  g_test_add_func ("/app/board/access/cells-and-sides", test_accessible);
  g_test_add_func ("/app/board/access/follows-the-walls", test_description_follows);
  g_test_add_func ("/app/board/size/phone-and-desktop", test_size);
  g_test_add_func ("/app/board/plain/as-before", test_plain_board);
  return g_test_run ();
}
