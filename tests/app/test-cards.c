/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards that are dungeons of cards: walls and ways out, what is printed, at the sides and lies there,
 * words, keys, growing, looking closer. */

#include <adwaita.h>

#include "scene/tm-board-private.h"
#include "scene/tm-board-side.h"
#include "scene/tm-cell-card.h"
#include "scene/tm-cell.h"
#include "scene/tm-place-marks.h"
#include "scene/tm-place-things.h"
#include "scene/tm-place-words.h"
#include "scene-fixture.h"
#include "toy-stage.h"

#define CARD 80
#define GAP 2

/* -- The ground ----------------------------------------------------------------------------------- */

typedef struct
{
  TmRole role;
  guint state;
  guint32 edges;
} Card;

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
create_row (const Card *cards, guint n)
{
  TmStage *stage = tm_stage_new ();
  TmPart *grid = tm_stage_add (stage, 0, TM_NODE_GRID, "Row");
  guint index = tm_stage_get_last (stage);

  grid->role = TM_ROLE_STONE;
  grid->symbol = "map";
  grid->max = (gint32) n;
  for (guint i = 0; i < n; i++)
    {
      TmPart *cell = tm_stage_add (stage, index, TM_NODE_CELL, NULL);

      cell->role = cards[i].role;
      cell->state = cards[i].state;
      cell->edges = cards[i].edges;
    }
  return stage;
}

static GskRenderNode *
draw_row (const Card *cards, guint n)
{
  g_autoptr (TmStage) stage = create_row (cards, n);
  g_autoptr (TmBoardRock) rock = tm_board_rock_new ();
  TmBoardPlan plan = { .n_columns = (int) n, .n_rows = 1, .is_mine = TRUE, .is_cards = TRUE };
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  tm_board_plan_set_cell (&plan, CARD);
  plan.left = plan.top = 0;
  tm_board_rock_read (rock, &plan, stage, 1);
  tm_board_rock_snapshot (rock, snapshot, &plan);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Every set of ways out, of untold sides, and an entrance are drawn in another way; felt is not drawn. */
static void
test_cards_differ (void)
{
  g_autoptr (GHashTable) drawings
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  const Card felt = { .role = TM_ROLE_NONE };
  Card cards[33] = { { .role = TM_ROLE_STONE, .state = TM_STATE_DARK },
                     { .role = TM_ROLE_STONE, .state = TM_STATE_CURRENT } };
  guint n = 2;

  for (guint sides = 0; sides < 16; sides++)
    cards[n++] = (Card) { .role = TM_ROLE_STONE, .edges = get_edges (sides, TM_EDGE_TUNNEL) };
  for (guint sides = 1; sides < 16; sides++)
    cards[n++] = (Card) { .role = TM_ROLE_STONE,
                          .edges = get_edges (sides, TM_EDGE_UNTOLD)
                                   | get_edges (~sides & 15u, TM_EDGE_TUNNEL) };
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (cards));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GskRenderNode) drawing = draw_row (&cards[i], 1);

      g_assert_nonnull (drawing);
      g_assert_true (g_hash_table_add (drawings, gsk_render_node_serialize (drawing)));
    }
  g_assert_null (draw_row (&felt, 1));
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row
      = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) row)[x] & 0xffffff;
}

static cairo_surface_t *
paint_row (const Card *cards, guint n)
{
  g_autoptr (GskRenderNode) drawing = draw_row (cards, n);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) n * (CARD + GAP), CARD);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (drawing, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Two ways out that meet are one floor without a seam; a way out that meets a wall ends at it. */
static void
test_exits (void)
{
  Card cards[] = {
    { .role = TM_ROLE_STONE, .edges = get_edges (2, TM_EDGE_TUNNEL) },
    { .role = TM_ROLE_STONE, .edges = get_edges (8, TM_EDGE_TUNNEL) },
  };
  cairo_surface_t *surface = paint_row (cards, G_N_ELEMENTS (cards));
  guint32 floor = get_pixel (surface, CARD / 2, CARD / 2);
  guint32 wall = get_pixel (surface, CARD - 3, 16);

  g_assert_cmphex (wall, !=, floor);
  for (int x = CARD / 2; x < CARD * 3 / 2 + GAP; x++)
    for (int y = -10; y <= 10; y++)
      g_assert_cmphex (get_pixel (surface, x, CARD / 2 + y), ==, floor);
  g_assert_cmphex (get_pixel (surface, 3, CARD / 2), ==, wall);
  cairo_surface_destroy (surface);
  cards[1].edges = get_edges (2, TM_EDGE_TUNNEL);
  surface = paint_row (cards, G_N_ELEMENTS (cards));
  g_assert_cmphex (get_pixel (surface, CARD - 2, CARD / 2), !=, floor);
  cairo_surface_destroy (surface);
  /* Beside felt it is open: a card can be laid there. */
  cards[1] = (Card) { .role = TM_ROLE_NONE };
  surface = paint_row (cards, G_N_ELEMENTS (cards));
  g_assert_cmphex (get_pixel (surface, CARD - 2, CARD / 2), ==, floor);
  cairo_surface_destroy (surface);
}

/* -- Things --------------------------------------------------------------------------------------- */

static guint
find_place (const TmStage *stage, const char *name)
{
  for (guint i = 1; i < tm_stage_get_n_parts (stage); i++)
    if (tm_stage_get (stage, i)->kind == TM_NODE_CELL
        && g_strcmp0 (tm_stage_get (stage, i)->detail, name) == 0)
      return i;
  g_assert_not_reached ();
}

/* What is printed, lies there and is at the sides are three things. */
static void
test_things (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_MIDDLE, FALSE);
  TmPlaceThings things = { 0 };

  g_assert_true (tm_place_things_read (&things, stage, find_place (stage, "0:2")));
  g_assert_true (things.is_card);
  g_assert_cmpuint (things.n_printed, ==, 2);
  g_assert_cmpint (things.printed[0].value, ==, 3);
  g_assert_cmpuint (things.n_tokens, ==, 2);
  g_assert_cmpstr (things.tokens[0].letter, ==, "B");
  g_assert_cmpstr (things.tokens[1].symbol, ==, "chest");
  g_assert_cmphex (things.has_mark, ==, 1 << TM_SIDE_LEFT);
  g_assert_cmpint (things.marks[TM_SIDE_LEFT].value, ==, 3);
  g_assert_false (things.marks[TM_SIDE_LEFT].is_gone);
  g_assert_true (tm_place_things_read (&things, stage, find_place (stage, "0:−2")));
  g_assert_cmpuint (things.n_printed, ==, 3);
  g_assert_true (things.marks[TM_SIDE_DOWN].is_gone);
  g_assert_true (tm_place_things_read (&things, stage, find_place (stage, "1:0")));
  g_assert_cmpuint (things.pawns[0].state, ==, TM_STATE_DARK);
  g_assert_true (tm_place_things_read (&things, stage, find_place (stage, "2:0")));
  g_assert_false (things.is_card);
}

/* A mark lies on its own side of a tile of a mine, too, and is no number that leads there. */
static void
test_marks_in_a_mine (void)
{
  g_autoptr (TmStage) stage = tm_stage_new ();
  g_autofree char *words = NULL;
  TmPlaceThings things = { 0 };
  TmPart *part;

  tm_stage_add (stage, 0, TM_NODE_GRID, NULL)->role = TM_ROLE_STONE;
  part = tm_stage_add (stage, 1, TM_NODE_CELL, NULL);
  part->role = TM_ROLE_STONE;
  part->detail = g_strdup ("a1");
  part->edges = get_edges (5, TM_EDGE_TUNNEL);
  for (guint side = 0; side < TM_N_SIDES; side += 2)
    {
      part = tm_stage_add (stage, 2, TM_NODE_GLYPH, "locked, 5 or more");
      part->symbol = side == 0 ? "lock" : NULL;
      part->edges = TM_EDGE (side, TM_EDGE_TUNNEL);
      part->has_value = TRUE;
      part->value = 5;
    }
  g_assert_true (tm_place_things_read (&things, stage, 2));
  g_assert_cmphex (things.has_mark, ==, 5);
  g_assert_cmpuint (things.n_tokens, ==, 0);
  g_assert_cmphex (things.numbers, ==, 0);
  words = tm_place_dup_words (stage, 2, 0);
  g_assert_cmpstr (
      words, ==, "a1: tunnel north and south; north: locked, 5 or more; south: locked, 5 or more");
}

static GBytes *
draw_marks (guint side, gint32 value, gboolean is_gone)
{
  TmPlaceThings things = { .has_mark = 1u << side };
  GtkWidget *widget = g_object_ref_sink (tm_cell_new ());
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  things.marks[side] = (TmPlaceToken) {
    .symbol = "lock", .has_value = value != 0, .value = value, .is_gone = is_gone
  };
  tm_place_marks_snapshot (&things, widget, snapshot, CARD);
  node = gtk_snapshot_free_to_node (snapshot);
  g_object_unref (widget);
  return gsk_render_node_serialize (node);
}

/* Side, number and being open are all seen. */
static void
test_marks_differ (void)
{
  g_autoptr (GHashTable) drawings
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  for (guint side = 0; side < TM_N_SIDES; side++)
    for (gint32 value = 0; value < 2; value++)
      for (guint is_gone = 0; is_gone < 2; is_gone++)
        g_assert_true (g_hash_table_add (drawings, draw_marks (side, value, is_gone != 0)));
}

static GBytes *
draw_card (const TmPlaceThings *things, const char *name, guint state, float size)
{
  GtkWidget *widget = g_object_ref_sink (tm_cell_new ());
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  TmPart part = TM_PART_INIT;

  part.label = (char *) name;
  part.symbol = "door";
  part.state = state;
  tm_cell_card_snapshot (things, widget, snapshot, &part, size);
  node = gtk_snapshot_free_to_node (snapshot);
  g_object_unref (widget);
  return gsk_render_node_serialize (node);
}

static gboolean
are_alike (GBytes *one, GBytes *other)
{
  gboolean is_equal = g_bytes_equal (one, other);

  g_bytes_unref (one);
  g_bytes_unref (other);
  return is_equal;
}

/* A visited card is dimmed, and a fallen pawn lies. A name is written where it can be read. */
static void
test_drawings (void)
{
  const TmPlaceToken peril
      = { .symbol = "skull", .role = TM_ROLE_WOUND, .has_value = TRUE, .value = 2 };
  const TmPlaceToken hazard = { .symbol = "pit", .role = TM_ROLE_TRAP };
  TmPlaceThings points = { .printed = { peril }, .n_printed = 1, .is_card = TRUE };
  TmPlaceThings dangers = { .printed = { hazard }, .n_printed = 1, .is_card = TRUE };
  TmPlaceThings standing = { .pawns = { { .look = 1 } }, .n_pawns = 1, .is_card = TRUE };
  TmPlaceThings fallen = standing;

  fallen.pawns[0].state = TM_STATE_DARK;
  g_assert_false (are_alike (draw_card (&points, "Hall", 0, CARD),
                             draw_card (&points, "Hall", TM_STATE_DONE, CARD)));
  g_assert_true (are_alike (draw_card (&dangers, "Hall", 0, CARD),
                            draw_card (&dangers, "Hall", TM_STATE_DONE, CARD)));
  g_assert_false (
      are_alike (draw_card (&standing, "Hall", 0, CARD), draw_card (&fallen, "Hall", 0, CARD)));
  g_assert_false (
      are_alike (draw_card (&points, "Hall", 0, CARD), draw_card (&points, NULL, 0, CARD)));
  g_assert_true (are_alike (draw_card (&points, "Hall", 0, 50), draw_card (&points, NULL, 0, 50)));
}

/* -- Words ---------------------------------------------------------------------------------------- */

static void
check_words (const TmStage *stage, const char *place, const char *words)
{
  g_autofree char *found = tm_place_dup_words (stage, find_place (stage, place), 0);

  g_assert_cmpstr (found, ==, words);
}

static void
test_words (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_MIDDLE, FALSE);
  g_autoptr (TmStage) start = toy_stage_create_cards (TOY_CARDS_START, FALSE);

  check_words (
      stage, "0:0",
      "Tomb Antechamber, 0:0: room; open on all sides; visited in this turn; 1 peril; 1 glory");
  check_words (stage, "1:0",
               "Corner, 1:0: tunnel; open west; walls east and south; "
               "north: locked, 5 or more with speed; 2 peril; 1 glory; "
               "Vera has fallen and lies here");
  check_words (stage, "−1:1",
               "Spiked Tunnel, −1:1: tunnel; open north; wall east; not told: south and west; "
               "2 peril; 1 glory; a hazard; Anna stands here; Gleb stands here");
  check_words (stage, "0:2",
               "Troll Bridge, 0:2: room; open north and east; wall south; "
               "west: trap, 3 or more with melee or a wound; 3 peril; 1 glory; "
               "tracking token B; Treasure");
  check_words (stage, "2:0", "2:0: no card");
  check_words (stage, "1:2", "1:2: a card can be laid here");
  check_words (
      start, "0:0",
      "Tomb Antechamber, 0:0: room; open on all sides; 1 peril; 1 glory; Anna stands here; "
      "Boris stands here; Vera stands here; Gleb stands here");
}

/* -- The board ------------------------------------------------------------------------------------ */

static TmBoard *
find_board (SceneFixture *fixture)
{
  GtkWidget *board = scene_find_view (GTK_WIDGET (fixture->view), TM_NODE_GRID, -1, -1);

  g_assert_nonnull (board);
  return TM_BOARD (board);
}

static GtkWidget *
find_cell (SceneFixture *fixture, const char *name)
{
  TmBoard *board = find_board (fixture);

  for (int i = 0; i < tm_board_count_cells (board); i++)
    if (g_strcmp0 (tm_board_get_part (board, i)->detail, name) == 0)
      return tm_board_get_cell (board, i);
  g_assert_not_reached ();
}

static void
test_names (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_MIDDLE, FALSE);
  g_autoptr (TmStage) caves = toy_stage_create_caves (TOY_MINE_START, -1);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1280);
  gtk_test_accessible_assert_property (find_cell (&fixture, "0:−1"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Corridor, 0:−1: tunnel; open north and south; "
                                       "walls east and west; visited in this turn; 2 peril; "
                                       "1 glory; Boris stands here");
  gtk_test_accessible_assert_property (find_cell (&fixture, "−2:0"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Lay the card here");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (find_board (&fixture)), "mine"));
  g_assert_nonnull (find_board (&fixture)->names);
  g_assert_cmpint (find_board (&fixture)->doors.n_shown, ==, 0);
  /* Where a mine with doors was shown before, and after. */
  tm_scene_view_set_stage (fixture.view, caves);
  gtk_test_accessible_assert_property (find_cell (&fixture, "a9"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "a9: not dug");
  g_assert_false (find_board (&fixture)->plan.is_cards);
  tm_scene_view_set_stage (fixture.view, stage);
  gtk_test_accessible_assert_property (find_cell (&fixture, "2:2"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2:2: no card");
  scene_fixture_close (&fixture);
}

/* Cards are gone to, places are laid at; one that is not lit says why not when it is touched. */
static void
test_offers (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_MIDDLE, FALSE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1280);
  tm_node_view_activate (TM_NODE_VIEW (find_cell (&fixture, "0:−2")));
  g_assert_cmpint (fixture.told.offer, ==, 40);
  tm_node_view_activate (TM_NODE_VIEW (find_cell (&fixture, "1:2")));
  g_assert_cmpint (fixture.told.offer, ==, 42);
  tm_node_view_activate (TM_NODE_VIEW (find_cell (&fixture, "2:−2")));
  g_assert_cmpint (fixture.told.offer, ==, 50);
  g_assert_cmpuint (fixture.told.n_offers, ==, 3);
  scene_fixture_close (&fixture);
}

static void
check_focus (SceneFixture *fixture, const char *place)
{
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == find_cell (fixture, place));
}

/* The dungeon grows to the left and to the top: the focus stays on its card. */
static void
test_focus_stays (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_MIDDLE, FALSE);
  g_autoptr (TmStage) grown = toy_stage_create_cards (TOY_CARDS_GROWN, FALSE);
  SceneFixture fixture;

  scene_fixture_open (&fixture, stage, 1280);
  gtk_widget_grab_focus (find_cell (&fixture, "0:0"));
  gtk_widget_child_focus (GTK_WIDGET (find_board (&fixture)), GTK_DIR_RIGHT);
  check_focus (&fixture, "1:0");
  tm_scene_view_set_stage (fixture.view, grown);
  scene_fixture_iterate (50);
  check_focus (&fixture, "1:0");
  gtk_widget_child_focus (GTK_WIDGET (find_board (&fixture)), GTK_DIR_DOWN);
  check_focus (&fixture, "1:1");
  tm_scene_view_set_stage (fixture.view, stage);
  scene_fixture_iterate (50);
  check_focus (&fixture, "1:1");
  scene_fixture_close (&fixture);
}

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

/* On a phone a large dungeon is looked at so closely that cards can be read, and the turn is in sight. */
static void
test_phone (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_FULL, FALSE);
  g_autoptr (TmStage) next = toy_stage_create_cards (TOY_CARDS_GROWN, FALSE);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 360);
  board = GTK_WIDGET (find_board (&fixture));
  wait_for_size (find_cell (&fixture, "0:0"), 80, 100);
  g_assert_cmpint (gtk_widget_get_height (board), >=, 4 * 80);
  g_assert_true (gtk_widget_activate_action (board, "board.zoom-whole", NULL));
  wait_for_size (find_cell (&fixture, "0:0"), 28, 40);
  for (int i = 0; i < 12; i++)
    {
      gtk_widget_activate_action (board, "board.zoom-in", NULL);
      scene_fixture_iterate (40);
    }
  wait_for_size (find_cell (&fixture, "0:0"), 160, 160);
  tm_scene_view_set_stage (fixture.view, next);
  scene_fixture_iterate (600);
  g_assert_true (is_in_sight (board, find_cell (&fixture, "0:−1")));
  scene_fixture_close (&fixture);
}

/* From the middle of what is in sight. */
static void
get_offset (SceneFixture *fixture, const char *name, graphene_point_t *offset)
{
  GtkWidget *board = GTK_WIDGET (find_board (fixture));
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (find_cell (fixture, name), board, &area));
  offset->x = area.origin.x - (float) gtk_widget_get_width (board) / 2;
  offset->y = area.origin.y - (float) gtk_widget_get_height (board) / 2;
}

/* What is looked at stays where it is, though it is another cell now, and in a larger room. */
static void
test_sight_stays (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_MIDDLE, FALSE);
  g_autoptr (TmStage) grown = toy_stage_create_cards (TOY_CARDS_GROWN, FALSE);
  graphene_point_t before, after;
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 360);
  board = GTK_WIDGET (find_board (&fixture));
  scene_fixture_iterate (100);
  for (int i = 0; i < 3; i++)
    {
      gtk_widget_activate_action (board, "board.zoom-in", NULL);
      scene_fixture_iterate (60);
    }
  g_assert_true (tm_board_zoom_is_close (TM_BOARD (board)->zoom));
  /* Boris is shown as soon as his turn begins somewhere else, and it does not. */
  tm_board_zoom_show (TM_BOARD (board)->zoom, find_cell (&fixture, "0:−1"));
  scene_fixture_iterate (600);
  get_offset (&fixture, "0:−1", &before);
  tm_scene_view_set_stage (fixture.view, grown);
  scene_fixture_iterate (600);
  get_offset (&fixture, "0:−1", &after);
  g_assert_cmpfloat (ABS (after.x - before.x), <, 40);
  g_assert_cmpfloat (ABS (after.y - before.y), <, 40);
  scene_fixture_close (&fixture);
}

/* The turn is near the edge of what is in sight, and that becomes smaller. */
static void
test_smaller (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_FULL, FALSE);
  g_autoptr (TmStage) next = toy_stage_create_cards (TOY_CARDS_GROWN, FALSE);
  SceneFixture fixture;
  GtkWidget *board;

  scene_fixture_open (&fixture, stage, 560);
  board = GTK_WIDGET (find_board (&fixture));
  wait_for_size (find_cell (&fixture, "0:0"), 58, 160);
  for (int i = 0; i < 12; i++)
    {
      gtk_widget_activate_action (board, "board.zoom-in", NULL);
      scene_fixture_iterate (40);
    }
  wait_for_size (find_cell (&fixture, "0:0"), 160, 160);
  tm_scene_view_set_stage (fixture.view, next);
  scene_fixture_iterate (600);
  tm_board_zoom_show (TM_BOARD (board)->zoom, find_cell (&fixture, "−1:−1"));
  scene_fixture_iterate (600);
  g_assert_true (is_in_sight (board, find_cell (&fixture, "0:−1")));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 640);
  scene_fixture_wait_for_width (board);
  scene_fixture_iterate (600);
  g_assert_cmpint (gtk_widget_get_width (board), <, 360);
  g_assert_cmpint (gtk_widget_get_width (find_cell (&fixture, "0:0")), ==, 160);
  g_assert_true (is_in_sight (board, find_cell (&fixture, "0:−1")));
  scene_fixture_close (&fixture);
}

/* At a table all of it is in sight and can be read: there are no buttons. */
static void
test_table (void)
{
  g_autoptr (TmStage) stage = toy_stage_create_cards (TOY_CARDS_START, FALSE);
  SceneFixture fixture;
  TmBoard *board;

  scene_fixture_open (&fixture, stage, 1280);
  board = find_board (&fixture);
  wait_for_size (find_cell (&fixture, "0:0"), 64, 124);
  g_assert_false (gtk_widget_get_child_visible (tm_board_zoom_get_tools (board->zoom)));
  scene_fixture_close (&fixture);
}

/* -- A single card -------------------------------------------------------------------------------- */

/* A card of which sides are touched, in a frame of cells without a name: from its north, a lock, a wall,
 * an open side, and one of which nothing is told. The upper two are offered from beyond, too. */
static TmStage *
create_single (void)
{
  TmStage *stage = tm_stage_new ();
  TmPart *grid = tm_stage_add (stage, 0, TM_NODE_GRID, "Card");
  guint index = tm_stage_get_last (stage);
  TmPart *lock;

  grid->role = TM_ROLE_STONE;
  grid->symbol = "map";
  grid->max = 3;
  for (guint i = 0; i < 9; i++)
    {
      TmPart *cell = tm_stage_add (stage, index, TM_NODE_CELL, NULL);

      if (i == 1)
        cell->sides[TM_SIDE_DOWN].offer = TM_SIDE_UP;
      if (i == 3)
        cell->sides[TM_SIDE_RIGHT].offer = TM_SIDE_LEFT;
      if (i != 4)
        continue;
      cell->role = TM_ROLE_STONE;
      cell->detail = g_strdup ("Location");
      cell->edges = TM_EDGE (TM_SIDE_UP, TM_EDGE_TUNNEL) | TM_EDGE (TM_SIDE_DOWN, TM_EDGE_TUNNEL)
                    | TM_EDGE (TM_SIDE_LEFT, TM_EDGE_UNTOLD);
      for (guint side = 0; side < TM_N_SIDES; side++)
        cell->sides[side].offer = (int) side;
      lock = tm_stage_add (stage, tm_stage_get_last (stage), TM_NODE_GLYPH, "locked");
      lock->symbol = "lock";
      lock->edges = TM_EDGE (TM_SIDE_UP, TM_EDGE_TUNNEL);
    }
  return stage;
}

static GtkWidget *
find_side (GtkWidget *board, int offer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (board);;
       child = gtk_widget_get_next_sibling (child))
    {
      g_assert_nonnull (child);
      if (TM_IS_BOARD_SIDE (child) && tm_node_view_get_part (TM_NODE_VIEW (child))->offer == offer)
        return child;
    }
}

/* Sides are called by their direction, and what only frames the card is not there to anybody. */
static void
test_single (void)
{
  static const char *const names[TM_N_SIDES] = {
    [TM_SIDE_UP] = "North: locked",
    [TM_SIDE_RIGHT] = "East: wall",
    [TM_SIDE_DOWN] = "South: open",
    [TM_SIDE_LEFT] = "West: not told",
  };
  g_autoptr (TmStage) stage = create_single ();
  g_autoptr (GtkWidget) board = g_object_ref_sink (tm_board_new ());

  tm_node_view_set_stage (TM_NODE_VIEW (board), stage, 1);
  for (guint side = 0; side < TM_N_SIDES; side++)
    gtk_test_accessible_assert_property (find_side (board, (int) side),
                                         GTK_ACCESSIBLE_PROPERTY_LABEL, names[side]);
  for (int i = 0; i < 9; i++)
    {
      GtkWidget *cell = tm_board_get_cell (TM_BOARD (board), i);

      g_assert_cmpint (gtk_widget_get_focusable (cell), ==, i == 4);
      gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_HIDDEN, i != 4);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/cards/ground/cards-differ", test_cards_differ);
  g_test_add_func ("/app/cards/ground/ways-out-join-or-end", test_exits);
  g_test_add_func ("/app/cards/things/printed-lying-and-at-sides", test_things);
  g_test_add_func ("/app/cards/things/marks-in-a-mine", test_marks_in_a_mine);
  g_test_add_func ("/app/cards/things/marks-differ", test_marks_differ);
  g_test_add_func ("/app/cards/things/dimmed-fallen-and-named", test_drawings);
  g_test_add_func ("/app/cards/words/cards-and-felt", test_words);
  g_test_add_func ("/app/cards/words/names-of-widgets", test_names);
  g_test_add_func ("/app/cards/touch/cards-and-places-make-offers", test_offers);
  g_test_add_func ("/app/cards/grow/focus-stays", test_focus_stays);
  g_test_add_func ("/app/cards/grow/sight-stays", test_sight_stays);
  g_test_add_func ("/app/cards/single/sides-and-frame", test_single);
  g_test_add_func ("/app/cards/close/phone", test_phone);
  g_test_add_func ("/app/cards/close/smaller", test_smaller);
  g_test_add_func ("/app/cards/close/table", test_table);
  return g_test_run ();
}
