/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards that are mines: tunnels, what lies and stands there, words, touch, keys, looking closer. */

#include <adwaita.h>

#include "scene/tm-board-door.h"
#include "scene/tm-board-private.h"
#include "scene/tm-cell.h"
#include "scene/tm-place-things.h"
#include "scene/tm-place-words.h"
#include "scene-fixture.h"
#include "toy-stage.h"

#define TILE 60
#define GAP 2

/* -- Rock ----------------------------------------------------------------------------------------- */

typedef struct
{
  TmRole role;
  guint state;
  guint32 edges;
  const char *symbol;
} Tile;

static guint32
get_edges (guint sides, TmEdgeFlags flag)
{
  guint32 edges = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((sides >> side & 1) != 0)
      edges |= TM_EDGE (side, flag);
  return edges;
}

static TmStage *
create_row (const Tile *tiles, guint n)
{
  TmStage *stage = tm_stage_new ();
  TmPart *grid = tm_stage_add (stage, 0, TM_NODE_GRID, "Row");
  guint index = tm_stage_get_last (stage);

  grid->role = TM_ROLE_STONE;
  grid->max = (gint32) n;
  for (guint i = 0; i < n; i++)
    {
      TmPart *cell = tm_stage_add (stage, index, TM_NODE_CELL, NULL);

      cell->role = tiles[i].role;
      cell->state = tiles[i].state;
      cell->edges = tiles[i].edges;
      cell->symbol = tiles[i].symbol;
    }
  return stage;
}

static GskRenderNode *
draw_row (const Tile *tiles, guint n)
{
  g_autoptr (TmStage) stage = create_row (tiles, n);
  g_autoptr (TmBoardRock) rock = tm_board_rock_new ();
  TmBoardPlan plan = { .n_columns = (int) n, .n_rows = 1, .is_mine = TRUE };
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tm_board_plan_set_cell (&plan, TILE);
  plan.left = plan.top = 0;
  tm_board_rock_read (rock, &plan, stage, 1);
  tm_board_rock_snapshot (rock, snapshot, &plan);
  tm_board_rock_snapshot_tokens (rock, snapshot, &plan);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Every set of open sides, of untold ones, and every ground is drawn in another way. */
static void
test_tiles_differ (void)
{
  g_autoptr (GHashTable) drawings
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  Tile tiles[35] = {
    { .role = TM_ROLE_NONE },
    { .role = TM_ROLE_LIFE },
    { .role = TM_ROLE_STONE, .state = TM_STATE_DARK },
    { .role = TM_ROLE_STONE, .symbol = "find" },
  };
  guint n = 4;

  for (guint sides = 0; sides < 16; sides++)
    tiles[n++] = (Tile) { .role = TM_ROLE_STONE, .edges = get_edges (sides, TM_EDGE_TUNNEL) };
  for (guint sides = 1; sides < 16; sides++)
    tiles[n++] = (Tile) { .role = TM_ROLE_STONE,
                          .edges = get_edges (sides, TM_EDGE_UNTOLD)
                                   | get_edges (~sides & 15u, TM_EDGE_TUNNEL) };
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (tiles));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GskRenderNode) drawing = draw_row (&tiles[i], 1);

      g_assert_nonnull (drawing);
      g_assert_true (g_hash_table_add (drawings, gsk_render_node_serialize (drawing)));
    }
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row
      = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) row)[x] & 0xffffff;
}

static cairo_surface_t *
paint_row (const Tile *tiles, guint n)
{
  g_autoptr (GskRenderNode) drawing = draw_row (tiles, n);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) n * (TILE + GAP), TILE);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (drawing, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The floor of two tunnels that meet has one color all along, walls and gap included. */
static void
test_tunnels_join (void)
{
  const Tile tiles[] = {
    { .role = TM_ROLE_STONE, .edges = get_edges (2, TM_EDGE_TUNNEL) },
    { .role = TM_ROLE_STONE, .edges = get_edges (8, TM_EDGE_TUNNEL) },
  };
  cairo_surface_t *surface = paint_row (tiles, G_N_ELEMENTS (tiles));
  guint32 floor = get_pixel (surface, TILE / 2, TILE / 2);
  guint32 wall = get_pixel (surface, TILE * 3 / 4, TILE / 2 - 13);

  g_assert_cmphex (floor, !=, wall);
  for (int x = TILE / 2; x < TILE * 3 / 2 + GAP; x++)
    for (int y = -8; y <= 8; y++)
      g_assert_cmphex (get_pixel (surface, x, TILE / 2 + y), ==, floor);
  for (int x = TILE * 3 / 4; x < TILE * 5 / 4 + GAP; x++)
    g_assert_cmphex (get_pixel (surface, x, TILE / 2 - 13), ==, wall);
  cairo_surface_destroy (surface);
}

/* A tunnel that meets rock ends at a wall, one that meets what nobody knows is open. */
static void
test_tunnels_end (void)
{
  Tile tiles[] = {
    { .role = TM_ROLE_STONE, .edges = get_edges (2, TM_EDGE_TUNNEL) },
    { .role = TM_ROLE_STONE, .edges = get_edges (1, TM_EDGE_TUNNEL) },
  };
  guint32 floor, end;
  cairo_surface_t *surface = paint_row (tiles, G_N_ELEMENTS (tiles));

  floor = get_pixel (surface, TILE / 2, TILE / 2);
  end = get_pixel (surface, TILE - 2, TILE / 2);
  g_assert_cmphex (end, !=, floor);
  g_assert_cmphex (get_pixel (surface, TILE, TILE / 2), !=, floor);
  cairo_surface_destroy (surface);
  tiles[1].edges = get_edges (8, TM_EDGE_UNTOLD);
  surface = paint_row (tiles, G_N_ELEMENTS (tiles));
  g_assert_cmphex (get_pixel (surface, TILE - 2, TILE / 2), ==, floor);
  g_assert_cmphex (get_pixel (surface, TILE, TILE / 2), !=, floor);
  cairo_surface_destroy (surface);
  tiles[1] = (Tile) { .role = TM_ROLE_LIFE };
  surface = paint_row (tiles, G_N_ELEMENTS (tiles));
  g_assert_cmphex (get_pixel (surface, TILE - 2, TILE / 2), ==, end);
  cairo_surface_destroy (surface);
}

/* Either cell can say that a token has broken through. */
static void
test_passages (void)
{
  const Tile left[] = {
    { .role = TM_ROLE_STONE, .edges = get_edges (2, TM_EDGE_PASSAGE) },
    { .role = TM_ROLE_STONE },
  };
  const Tile right[] = {
    { .role = TM_ROLE_STONE },
    { .role = TM_ROLE_STONE, .edges = get_edges (8, TM_EDGE_PASSAGE) },
  };
  g_autoptr (GskRenderNode) one = draw_row (left, 2);
  g_autoptr (GskRenderNode) other = draw_row (right, 2);
  g_autoptr (GBytes) one_bytes = gsk_render_node_serialize (one);
  g_autoptr (GBytes) other_bytes = gsk_render_node_serialize (other);

  g_assert_true (g_bytes_equal (one_bytes, other_bytes));
}

/* -- Words ---------------------------------------------------------------------------------------- */

static void
test_numbers (void)
{
  static const struct
  {
    guint32 numbers;
    const char *text;
  } cases[] = {
    { 0, "" },
    { 1u << 3, "3" },
    { 1u << 1 | 1u << 2, "1 2" },
    { 1u << 1 | 1u << 3 | 1u << 4 | 1u << 5 | 1u << 6, "1 3–6" },
    { 1u << 1 | 1u << 2 | 1u << 3 | 1u << 6, "1–3 6" },
    { 1u << 31 | 1u << 30 | 1u << 29, "29–31" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tm_place_things_dup_numbers (cases[i].numbers);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
check_words (const TmStage *stage, const char *place, const char *words)
{
  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    {
      const TmPart *part = tm_stage_get (stage, i);
      const char *name = part->kind == TM_NODE_DOOR ? part->label : part->detail;
      g_autofree char *found = NULL;

      if ((part->kind != TM_NODE_CELL && part->kind != TM_NODE_DOOR)
          || g_strcmp0 (name, place) != 0)
        continue;
      found = tm_place_dup_words (stage, i, 0);
      g_assert_cmpstr (found, ==, words);
      return;
    }
  g_assert_not_reached ();
}

static void
test_words (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_MOCK_UP, -1);
  g_autoptr (TmStage) full = toy_stage_create_caves (TOY_MINE_FULL, -1);

  check_words (stage, "a9", "a9: not dug");
  check_words (stage, "e9", "e9: tunnel north and south");
  check_words (stage, "e8", "e8: tunnel on all sides");
  check_words (stage, "f4", "f4: Mushroom");
  check_words (stage, "g7", "g7: tunnel north and south; Boom; step 1");
  check_words (stage, "g6", "g6: tunnel north, east and west; Boom; Vera stands here; Ghost");
  check_words (stage, "d3", "d3: tunnel south and west; Anna stands here, carries a crystal");
  check_words (stage, "b7",
               "b7: tunnel east and south; Crystal; has had its effect; "
               "Boris stands here, carries a crystal");
  check_words (stage, "f8",
               "f8: tunnel east and west; Find; step 3; A lost fight ends here with: 3");
  check_words (stage, "Entrance of Anna", "Entrance of Anna");
  check_words (full, "f9", "f9: face down");
  check_words (full, "c8", "c8: no side is told");
  check_words (full, "h7", "h7: tunnel east and west; not told: north and south");
  check_words (full, "f5", "f5: not dug; A lost fight ends here with: 1–6");
  check_words (full, "Entrance of Boris", "Entrance of Boris: Anna stands here; Boris stands here");
}

/* What is said of one number may name it; of several alike, they are counted up once. */
static void
test_numbers_in_words (void)
{
  static const struct
  {
    int number;
    const char *label;
  } numbers[] = { { 1, "a 1 lands here" }, { 3, "Lands here" }, { 4, "Lands here" }, { 6, NULL } };
  g_autoptr (TmStage) stage = tm_stage_new ();
  TmPart *cell;

  tm_stage_add (stage, 0, TM_NODE_GRID, NULL)->role = TM_ROLE_STONE;
  cell = tm_stage_add (stage, 1, TM_NODE_CELL, NULL);
  cell->detail = g_strdup ("a1");
  cell->role = TM_ROLE_LIFE;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      TmPart *part = tm_stage_add (stage, 2, TM_NODE_GLYPH, numbers[i].label);

      part->has_value = TRUE;
      part->value = numbers[i].number;
    }
  check_words (stage, "a1", "a1: overgrown; a 1 lands here; Lands here: 3 4; 6");
}

static GtkWidget *
find_board (SceneFixture *fixture)
{
  GtkWidget *board = scene_find_view (GTK_WIDGET (fixture->view), TM_NODE_GRID, -1, -1);

  g_assert_nonnull (board);
  return board;
}

static GtkWidget *
find_cell (SceneFixture *fixture, const char *name)
{
  return tm_board_get_cell (TM_BOARD (find_board (fixture)), ('9' - name[1]) * 9 + name[0] - 'a');
}

static GtkWidget *
find_door (SceneFixture *fixture, TmSide side)
{
  static const int cells[] = { 4, 44, 76, 36 };
  GtkWidget *door = tm_board_find_door (TM_BOARD (find_board (fixture)), cells[side], side);

  g_assert_nonnull (door);
  return door;
}

static GtkWidget *
find_tools (GtkWidget *board)
{
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "tools"))
      return child;
  return NULL;
}

/* What is said is on the widgets, too, a token that the neighbor tells of included. */
static void
test_names (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_MOCK_UP, -1);
  g_autoptr (TmStage) plain = toy_stage_create_dungeon (FALSE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1280);
  gtk_test_accessible_assert_property (find_cell (&fixture, "e3"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "e3: tunnel north and south; passage east");
  gtk_test_accessible_assert_property (find_cell (&fixture, "f3"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "f3: tunnel north and east; passage west; Find");
  gtk_test_accessible_assert_property (find_cell (&fixture, "f8"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Flee to f8");
  gtk_test_accessible_assert_property (find_door (&fixture, TM_SIDE_UP),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Entrance of Vera");
  g_assert_true (gtk_widget_get_focusable (find_cell (&fixture, "a9")));
  g_assert_true (gtk_widget_has_css_class (find_board (&fixture), "mine"));
  g_assert_nonnull (find_tools (find_board (&fixture)));
  /* Where a map was shown before, and after. */
  tm_scene_view_set_stage (fixture.view, plain);
  g_assert_false (gtk_widget_has_css_class (find_board (&fixture), "mine"));
  g_assert_null (find_tools (find_board (&fixture)));
  tm_scene_view_set_stage (fixture.view, stage);
  gtk_test_accessible_assert_property (find_cell (&fixture, "a9"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "a9: not dug");
  scene_fixture_close (&fixture);
}

/* -- Touch and keys ------------------------------------------------------------------------------- */

static void
test_offers (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_FULL, -1);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1280);
  tm_node_view_activate (TM_NODE_VIEW (find_cell (&fixture, "h1")));
  g_assert_cmpint (fixture.told.offer, ==, 52);
  tm_node_view_activate (TM_NODE_VIEW (find_door (&fixture, TM_SIDE_DOWN)));
  g_assert_cmpint (fixture.told.offer, ==, 80);
  tm_node_view_activate (TM_NODE_VIEW (find_cell (&fixture, "a1")));
  g_assert_cmpuint (fixture.told.n_offers, ==, 2);
  scene_fixture_close (&fixture);
}

/* Where a pawn stands its offer is made, unless the cell has one of its own. */
static void
test_pawn_offers (void)
{
  g_autoptr (TmStage) stage = tm_stage_new ();
  const int offers[] = { -1, 7 };

  tm_stage_add (stage, 0, TM_NODE_GRID, NULL)->role = TM_ROLE_STONE;
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      TmPart *pawn;

      tm_stage_add (stage, 1, TM_NODE_CELL, NULL)->offer = offers[i];
      pawn = tm_stage_add (stage, tm_stage_get_last (stage), TM_NODE_PAWN, "Anna");
      pawn->offer = 3;
      pawn->action = g_strdup ("Fight Anna");
    }
  tm_stage_finish (stage);
  g_assert_cmpint (tm_stage_get (stage, 2)->offer, ==, 3);
  g_assert_cmpstr (tm_stage_get (stage, 2)->action, ==, "Fight Anna");
  g_assert_cmpint (tm_stage_get (stage, 4)->offer, ==, 7);
  g_assert_null (tm_stage_get (stage, 4)->action);
}

static void
check_focus (SceneFixture *fixture, GtkWidget *expected)
{
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == expected);
}

static void
test_arrows (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 1280);
  board = find_board (&fixture);
  gtk_widget_grab_focus (find_cell (&fixture, "e8"));
  gtk_widget_child_focus (board, GTK_DIR_UP);
  check_focus (&fixture, find_cell (&fixture, "e9"));
  gtk_widget_child_focus (board, GTK_DIR_UP);
  check_focus (&fixture, find_door (&fixture, TM_SIDE_UP));
  gtk_widget_child_focus (board, GTK_DIR_LEFT);
  check_focus (&fixture, find_door (&fixture, TM_SIDE_UP));
  gtk_widget_child_focus (board, GTK_DIR_DOWN);
  check_focus (&fixture, find_cell (&fixture, "e9"));
  /* At the rim beside a door it stays. */
  gtk_widget_child_focus (board, GTK_DIR_RIGHT);
  gtk_widget_child_focus (board, GTK_DIR_UP);
  check_focus (&fixture, find_cell (&fixture, "f9"));
  scene_fixture_close (&fixture);
}

/* A cell goes on showing its place, whoever's way leads over it. */
static void
test_cells_stay (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_MOCK_UP, -1);
  g_autoptr (TmStage) other = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;
  GtkWidget *before[3];

  scene_fixture_open (&fixture, stage, 1280);
  before[0] = find_cell (&fixture, "a9");
  before[1] = find_cell (&fixture, "g7");
  before[2] = find_cell (&fixture, "i1");
  tm_scene_view_set_stage (fixture.view, other);
  g_assert_true (before[0] == find_cell (&fixture, "a9"));
  g_assert_true (before[1] == find_cell (&fixture, "g7"));
  g_assert_true (before[2] == find_cell (&fixture, "i1"));
  scene_fixture_close (&fixture);
}

/* -- Looking closer ------------------------------------------------------------------------------- */

static gboolean
is_in_sight (GtkWidget *board, GtkWidget *place)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (place, board, &area));
  return area.origin.x >= 0 && area.origin.y >= 0
         && area.origin.x + area.size.width <= (float) gtk_widget_get_width (board)
         && area.origin.y + area.size.height <= (float) gtk_widget_get_height (board) - 50;
}

static void
wait_for_size (GtkWidget *cell, int least, int most)
{
  for (int i = 0; i < 200; i++)
    {
      scene_fixture_iterate (10);
      if (gtk_widget_get_width (cell) >= least && gtk_widget_get_width (cell) <= most)
        break;
    }
  g_assert_cmpint (gtk_widget_get_width (cell), >=, least);
  g_assert_cmpint (gtk_widget_get_width (cell), <=, most);
}

/* On a phone cells and doors are large enough to be touched, and the pawn with the turn is in sight. */
static void
test_phone (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;
  GtkWidget *board, *cell;

  scene_fixture_open (&fixture, stage, 360);
  board = find_board (&fixture);
  cell = find_cell (&fixture, "e9");
  wait_for_size (cell, 44, 60);
  g_assert_cmpint (gtk_widget_get_width (find_door (&fixture, TM_SIDE_UP)), >=, 44);
  g_assert_cmpint (gtk_widget_get_height (find_door (&fixture, TM_SIDE_UP)), >=, 44);
  g_assert_true (is_in_sight (board, find_door (&fixture, TM_SIDE_UP)));
  g_assert_false (is_in_sight (board, find_door (&fixture, TM_SIDE_DOWN)));
  scene_fixture_close (&fixture);
}

static void
test_follows_turn (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_FULL, -1);
  g_autoptr (TmStage) next = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 360);
  board = find_board (&fixture);
  wait_for_size (find_cell (&fixture, "e9"), 44, 60);
  g_assert_true (is_in_sight (board, find_door (&fixture, TM_SIDE_RIGHT)));
  tm_scene_view_set_stage (fixture.view, next);
  scene_fixture_iterate (600);
  g_assert_true (is_in_sight (board, find_door (&fixture, TM_SIDE_UP)));
  scene_fixture_close (&fixture);
}

static void
test_zoom (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;
  GtkWidget *board, *cell;

  scene_fixture_open (&fixture, stage, 360);
  board = find_board (&fixture);
  cell = find_cell (&fixture, "e9");
  wait_for_size (cell, 44, 60);
  g_assert_true (gtk_widget_activate_action (board, "board.zoom-whole", NULL));
  wait_for_size (cell, 28, 36);
  for (guint side = 0; side < TM_N_SIDES; side++)
    g_assert_true (is_in_sight (board, find_door (&fixture, (TmSide) side)));
  g_assert_true (gtk_widget_activate_action (board, "board.zoom-in", NULL));
  wait_for_size (cell, 35, 44);
  for (int i = 0; i < 12; i++)
    {
      gtk_widget_activate_action (board, "board.zoom-in", NULL);
      scene_fixture_iterate (40);
    }
  wait_for_size (cell, 120, 120);
  /* The focus is where it can be seen. */
  gtk_widget_grab_focus (find_cell (&fixture, "b9"));
  gtk_widget_child_focus (board, GTK_DIR_LEFT);
  check_focus (&fixture, find_cell (&fixture, "a9"));
  scene_fixture_iterate (600);
  g_assert_true (is_in_sight (board, find_cell (&fixture, "a9")));
  scene_fixture_close (&fixture);
}

/* At a table all of it is in sight, and large enough: there are no buttons. */
static void
test_table (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 1280);
  board = find_board (&fixture);
  wait_for_size (find_cell (&fixture, "e9"), 46, 84);
  g_assert_false (gtk_widget_get_child_visible (find_tools (board)));
  scene_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/mine/rock/tiles-differ", test_tiles_differ);
  g_test_add_func ("/app/mine/rock/tunnels-join-without-a-seam", test_tunnels_join);
  g_test_add_func ("/app/mine/rock/tunnels-end-at-walls", test_tunnels_end);
  g_test_add_func ("/app/mine/rock/either-cell-says-a-passage", test_passages);
  g_test_add_func ("/app/mine/words/numbers", test_numbers);
  g_test_add_func ("/app/mine/words/cells-and-doors", test_words);
  g_test_add_func ("/app/mine/words/numbers-are-told-once", test_numbers_in_words);
  g_test_add_func ("/app/mine/words/names-of-widgets", test_names);
  g_test_add_func ("/app/mine/touch/cells-and-doors-make-offers", test_offers);
  g_test_add_func ("/app/mine/touch/pawns-lend-their-offers", test_pawn_offers);
  g_test_add_func ("/app/mine/keys/arrows-reach-doors", test_arrows);
  g_test_add_func ("/app/mine/cells-stay-in-their-places", test_cells_stay);
  g_test_add_func ("/app/mine/close/phone", test_phone);
  g_test_add_func ("/app/mine/close/follows-the-turn", test_follows_turn);
  g_test_add_func ("/app/mine/close/zoom", test_zoom);
  g_test_add_func ("/app/mine/close/table", test_table);
  return g_test_run ();
}
