/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes: boards with sides, and how they are printed. */

#include "tm-scene.h"
#include "toy-game.h"

static TmGame game;

static void
present (TmScene *scene)
{
  TmNode *node = tm_scene_add (scene, 0, TM_NODE_GRID, tm_text ("Caves"));
  guint grid = tm_scene_get_last (scene);

  tm_node_set_value (node, 0, 2);
  node = tm_scene_add (scene, grid, TM_NODE_CELL, tm_text ("A1: a goblin"));
  node->edges = TM_EDGE (TM_SIDE_UP, TM_EDGE_WALL | TM_EDGE_ADDED)
                | TM_EDGE (TM_SIDE_LEFT, TM_EDGE_WATER | TM_EDGE_PASSAGE | TM_EDGE_LIT);
  node->trail = 1 << TM_SIDE_RIGHT | 1 << TM_SIDE_DOWN;
  node->state = TM_STATE_CURRENT;
  node->detail = tm_text ("A1");
  tm_scene_add (scene, tm_scene_get_last (scene), TM_NODE_GLYPH, tm_text ("Goblin"));
  node = tm_scene_add (scene, grid, TM_NODE_CELL, TM_TEXT_NONE);
  node->detail = tm_text ("B1");
  tm_node_set_value (node, 3, 0);
  tm_scene_add (scene, tm_scene_get_last (scene), TM_NODE_GLYPH, tm_text ("Potion"));
}

static TmScene *
create_scene (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, 2, &error);
  g_autoptr (TmTable) table = NULL;
  TmScene *scene;

  g_assert_no_error (error);
  table = tm_table_new (box);
  scene = tm_scene_new (table, NULL, TM_NO_SEAT);
  tm_box_unref (box);
  return scene;
}

/* What one side says does not reach another. */
static void
test_edges (void)
{
  guint32 edges = TM_EDGE (TM_SIDE_LEFT, 0xff) | TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_WATER);

  g_assert_cmphex (TM_EDGE_GET (edges, TM_SIDE_UP), ==, 0);
  g_assert_cmphex (TM_EDGE_GET (edges, TM_SIDE_RIGHT), ==, TM_EDGE_WATER);
  g_assert_cmphex (TM_EDGE_GET (edges, TM_SIDE_DOWN), ==, 0);
  g_assert_cmphex (TM_EDGE_GET (edges, TM_SIDE_LEFT), ==, 0xff);
}

static void
test_no_offers (void)
{
  g_autoptr (TmScene) scene = create_scene ();

  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    for (guint side = 0; side < TM_N_SIDES; side++)
      g_assert_cmpint (tm_scene_get_node (scene, i)->edge_offers[side], ==, -1);
}

/* A cell with a sentence is one line, whatever lies on it; without one it has its name. */
static void
test_text (void)
{
  g_autoptr (TmScene) scene = create_scene ();
  g_autofree char *text = tm_scene_dup_text (scene);

  g_assert_cmpstr (text, ==,
                   "Caves\n"
                   "  A1: a goblin < ↑#+ ←~=* ·→↓\n"
                   "  B1 3\n"
                   "    Potion\n");
}

static void
test_equal (void)
{
  g_autoptr (TmScene) scene = create_scene ();
  g_autoptr (TmScene) other = create_scene ();

  g_assert_true (tm_scene_equal (scene, other));
  ((TmNode *) tm_scene_get_node (other, 2))->edges |= TM_EDGE (TM_SIDE_DOWN, TM_EDGE_WALL);
  g_assert_false (tm_scene_equal (scene, other));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  game = toy_game;
  game.present = present;
  g_test_add_func ("/engine/scene/edges", test_edges);
  g_test_add_func ("/engine/scene/no-edge-makes-an-offer-by-itself", test_no_offers);
  g_test_add_func ("/engine/scene/board-as-text", test_text);
  g_test_add_func ("/engine/scene/another-wall-is-another-scene", test_equal);
  return g_test_run ();
}
