/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenes: boards with sides, mines, dungeons of cards, and how they are printed. */

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

static guint
add_cell (TmScene *scene, guint mine, TmRole role, TmText label, const char *name)
{
  TmNode *node = tm_scene_add (scene, mine, TM_NODE_CELL, label);

  node->role = role;
  node->detail = tm_text (name);
  return tm_scene_get_last (scene);
}

/* Two tiles side by side, the left one with a door below and a pawn on it; two cells of rock, of which
 * one can be dug. */
static void
present_mine (TmScene *scene)
{
  TmNode *node = tm_scene_add (scene, 0, TM_NODE_GRID, tm_text ("Mine"));
  guint mine = tm_scene_get_last (scene);
  guint cell;

  node->role = TM_ROLE_STONE;
  node->max = 2;
  add_cell (scene, mine, TM_ROLE_NONE, TM_TEXT_NONE, "a2");
  cell = add_cell (scene, mine, TM_ROLE_NONE, TM_TEXT_NONE, "b2");
  tm_scene_edit_node (scene, cell)->state = TM_STATE_CHOSEN;
  cell = add_cell (scene, mine, TM_ROLE_STONE, tm_text ("Boom"), "a1");
  node = tm_scene_edit_node (scene, cell);
  node->edges = TM_EDGE (TM_SIDE_DOWN, TM_EDGE_TUNNEL) | TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_PASSAGE)
                | TM_EDGE (TM_SIDE_UP, TM_EDGE_UNTOLD);
  tm_scene_add_pawn (scene, cell, 1, tm_text ("Boris"))->state = TM_STATE_TURN;
  tm_scene_add_number (scene, cell, 3, tm_text ("Lands here"));
  cell = add_cell (scene, mine, TM_ROLE_STONE, TM_TEXT_NONE, "b1");
  tm_scene_edit_node (scene, cell)->state = TM_STATE_DARK;
  tm_scene_add_door (scene, mine, 2, TM_SIDE_DOWN, 0, tm_text ("Way in"));
  node = tm_scene_add_pawn (scene, tm_scene_get_last (scene), 0, tm_text ("Anna"));
  node->detail = tm_text ("carries a crystal");
  node->symbol = "blackgem";
}

/* A card with a locked way out that is held open, two points and a hero who has fallen; beside it a
 * place where another card can be laid, and one where none can. */
static void
present_cards (TmScene *scene)
{
  TmNode *node = tm_scene_add (scene, 0, TM_NODE_GRID, tm_text ("Dungeon"));
  guint grid = tm_scene_get_last (scene);
  guint cell;

  node->role = TM_ROLE_STONE;
  node->symbol = "map";
  node->max = 3;
  cell = add_cell (scene, grid, TM_ROLE_STONE, tm_text ("Corner"), "0:0");
  node = tm_scene_edit_node (scene, cell);
  node->edges = TM_EDGE (TM_SIDE_UP, TM_EDGE_TUNNEL) | TM_EDGE (TM_SIDE_RIGHT, TM_EDGE_TUNNEL);
  node->state = TM_STATE_DONE;
  tm_scene_add (scene, cell, TM_NODE_TEXT, tm_text ("tunnel"));
  node = tm_scene_add_mark (scene, cell, TM_SIDE_RIGHT, tm_text ("locked, 5 or more with speed"),
                            "lock", 5);
  node->state = TM_STATE_SPENT;
  node = tm_scene_add_symbol (scene, cell, TM_NODE_GLYPH, tm_text ("2 peril"), "skull",
                              TM_ROLE_WOUND);
  tm_node_set_value (node, 2, 0);
  tm_scene_add_pawn (scene, cell, 1, tm_text ("Boris"))->state = TM_STATE_DARK;
  cell = add_cell (scene, grid, TM_ROLE_NONE, TM_TEXT_NONE, "1:0");
  tm_scene_edit_node (scene, cell)->state = TM_STATE_CHOSEN;
  add_cell (scene, grid, TM_ROLE_NONE, TM_TEXT_NONE, "2:0");
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

static TmScene *
create_mine (void)
{
  TmScene *scene;

  game.present = present_mine;
  scene = create_scene ();
  game.present = present;
  return scene;
}

/* Rock that nobody can do anything with is left out. The label of a tile is not all of it: who stands
 * there is told, too. */
static void
test_mine_text (void)
{
  g_autoptr (TmScene) scene = create_mine ();
  g_autofree char *text = tm_scene_dup_text (scene);

  g_assert_cmpstr (text, ==,
                   "Mine\n"
                   "  b2 *\n"
                   "  a1 Boom ↑? →= ↓:\n"
                   "    Boris >\n"
                   "    Lands here 3 *\n"
                   "  b1 ?\n"
                   "  a1↓ Way in\n"
                   "    Anna — carries a crystal\n");
}

/* A mark is told behind its side, and a number that is in the words is not told twice. */
static void
test_cards_text (void)
{
  g_autoptr (TmScene) scene = NULL;
  g_autofree char *text = NULL;

  game.present = present_cards;
  scene = create_scene ();
  game.present = present;
  text = tm_scene_dup_text (scene);
  g_assert_cmpstr (text, ==,
                   "Dungeon\n"
                   "  0:0 Corner / ↑: →:\n"
                   "    tunnel\n"
                   "    → locked, 5 or more with speed -\n"
                   "    2 peril\n"
                   "    Boris ?\n"
                   "  1:0 *\n");
}

static const TmNode *
find_node (const TmScene *scene, TmNodeKind kind)
{
  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    if (tm_scene_get_node (scene, i)->kind == kind)
      return tm_scene_get_node (scene, i);
  return NULL;
}

static void
test_pawns (void)
{
  g_autoptr (TmScene) scene = create_mine ();
  g_autoptr (TmScene) other = create_mine ();
  const TmNode *door = find_node (scene, TM_NODE_DOOR);
  const TmNode *pawn = find_node (scene, TM_NODE_PAWN);

  g_assert_cmpint (pawn->seat, ==, 1);
  g_assert_cmpint (tm_scene_get_node (scene, pawn->parent)->kind, ==, TM_NODE_CELL);
  g_assert_cmpint (door->seat, ==, 0);
  g_assert_cmpint (door->value, ==, 2);
  g_assert_cmphex (TM_EDGE_GET (door->edges, TM_SIDE_DOWN), ==, TM_EDGE_TUNNEL);
  g_assert_true (tm_scene_equal (scene, other));
  ((TmNode *) find_node (other, TM_NODE_PAWN))->symbol = "blackgem";
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
  g_test_add_func ("/engine/scene/mine-as-text", test_mine_text);
  g_test_add_func ("/engine/scene/dungeon-of-cards-as-text", test_cards_text);
  g_test_add_func ("/engine/scene/what-a-pawn-carries-is-seen", test_pawns);
  return g_test_run ();
}
