/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards whose cells are counted from a middle, and boards that only give their cells names. */

#include "toy-game.h"

#include "tm-match.h"

#define MIDDLE (21 * 43 + 21)

enum
{
  GRID_DUNGEON,
  GRID_FIELD,
};

static const TmLayerSpec layers[] = { { "height", "Height", 0, 9, 1 } };
static const TmGridSpec grids[] = {
  [GRID_DUNGEON] = { .id = "dungeon",
                     .name = "Dungeon",
                     .columns = 43,
                     .rows = 43,
                     .first_row = -21,
                     .first_column = -21 },
  [GRID_FIELD] = { .id = "field",
                   .name = "Field",
                   .columns = 5,
                   .rows = 4,
                   .layers = layers,
                   .n_layers = G_N_ELEMENTS (layers),
                   .first_row = 3,
                   .first_column = -2 },
};

enum
{
  CELL,
  PATH,
  DOORS,
  FIELD,
};

static const TmParam params[] = {
  [CELL] = TM_CELL ("cell", "Cell", "dungeon"),
  [PATH] = TM_CELLS_OR ("path", "Path", "dungeon", 0, 5, ""),
  [DOORS] = TM_LINKS_OR ("doors", "Doors", "dungeon", 0, 5, ""),
  [FIELD] = TM_CELL ("field", "Field", "field"),
};

static TmKit kit;
static TmGame game;

static TmBox *
new_box (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, 2, &error);

  g_assert_no_error (error);
  return box;
}

static void
test_names (void)
{
  g_autoptr (TmBox) box = new_box ();

  for (guint grid = 0; grid < G_N_ELEMENTS (grids); grid++)
    for (guint cell = 0; cell < grids[grid].columns * grids[grid].rows; cell++)
      {
        g_autofree char *name = tm_box_dup_cell_name (box, grid, cell);
        gint32 found = -1;

        g_assert_true (tm_box_find_cell (box, grid, name, &found));
        g_assert_cmpint (found, ==, (gint32) cell);
      }
}

/* A sentence has minus signs where the name for files has hyphens, and both are understood. */
static void
assert_name (guint grid, guint cell, const char *expected)
{
  g_autoptr (TmBox) box = new_box ();
  const TmText text = tm_text ("%s", tm_arg_cell (grid, cell));
  g_autofree char *name = tm_box_dup_cell_name (box, grid, cell);
  g_autofree char *words = tm_text_dup_string (&text, box);
  g_auto (GStrv) parts = g_strsplit (expected, "-", -1);
  g_autofree char *sentence = g_strjoinv ("−", parts);
  gint32 found = -1;

  g_assert_cmpstr (name, ==, expected);
  g_assert_cmpstr (words, ==, sentence);
  g_assert_true (tm_box_find_cell (box, grid, words, &found));
  g_assert_cmpint (found, ==, (gint32) cell);
}

/* Columns go to the right, rows downwards. */
static void
test_middle (void)
{
  assert_name (GRID_DUNGEON, 0, "-21:-21");
  assert_name (GRID_DUNGEON, MIDDLE, "0:0");
  assert_name (GRID_DUNGEON, MIDDLE - 43, "0:-1");
  assert_name (GRID_DUNGEON, MIDDLE + 4 * 43 - 3, "-3:4");
  assert_name (GRID_DUNGEON, 43 * 43 - 1, "21:21");
  assert_name (GRID_FIELD, 0, "-2:3");
  assert_name (GRID_FIELD, 19, "2:6");
}

static void
test_no_names (void)
{
  static const char *const wrong[] = { "",
                                       ":",
                                       "0",
                                       "0:",
                                       ":0",
                                       "22:0",
                                       "0:22",
                                       "-22:0",
                                       "0:-22",
                                       "+1:0",
                                       "0:+1",
                                       " 0:0",
                                       "0: 0",
                                       "0:0 ",
                                       "--1:0",
                                       "−-1:0",
                                       "-−1:0",
                                       "−−1:0",
                                       "0:0:0",
                                       "A1",
                                       "0x1:0",
                                       "0:1a",
                                       "1.5:0",
                                       "-:0",
                                       "0:-",
                                       "99999999999999999999:0",
                                       "-99999999999999999999:0" };
  g_autoptr (TmBox) box = new_box ();
  gint32 cell = -7;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (tm_box_find_cell (box, GRID_DUNGEON, wrong[i], &cell));
  g_assert_false (tm_box_find_cell (box, GRID_FIELD, "0:0", &cell));
  g_assert_false (tm_box_find_cell (box, GRID_FIELD, "3:3", &cell));
  g_assert_false (tm_box_find_cell (box, GRID_FIELD, "-2:7", &cell));
  g_assert_cmpint (cell, ==, -7);
}

typedef struct
{
  guint param;
  const char *text;
  gboolean fits;
  const char *told;
} Case;

static const Case cases[] = {
  { CELL, "-3:4", TRUE, "'-3:4'" },
  { CELL, "22:0", FALSE, "accepted is a cell as column:row, from -21:-21 to 21:21" },
  { PATH, "0:0,0:-1,-1:-1", TRUE, "[<'0:0'>, <'0:-1'>, <'-1:-1'>]" },
  { PATH, "0:0,0:-22", FALSE,
    "path[1]: “0:-22” is not accepted; accepted is a cell as column:row, from -21:-21 to 21:21" },
  { DOORS, "0:0-0:1", TRUE, "[<'0:0-0:1'>]" },
  { DOORS, "-1:0--1:1", TRUE, "[<'-1:0--1:1'>]" },
  { DOORS, "0:0--1:0", TRUE, "[<'-1:0-0:0'>]" },
  { DOORS, "0:-1-0:0,-21:-21--20:-21", TRUE, "[<'0:-1-0:0'>, <'-21:-21--20:-21'>]" },
  { DOORS, "0:-1--0:-1", FALSE, "two different cells from -21:-21 to 21:21, such as" },
  { DOORS, "-1:0-1:0-2:0", FALSE, "two different cells" },
  { DOORS, "-1:0---1:1", FALSE, "two different cells" },
  { DOORS, "-1:0", FALSE, "such as -21:-21--20:-21" },
  { FIELD, "-2:3", TRUE, "'-2:3'" },
  { FIELD, "0:0", FALSE, "from -2:3 to 2:6" },
};

static void
test_text (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autofree char *printed = NULL;
  TmArgs args, again;

  tm_args_init (&args);
  g_assert_true (tm_param_set_text (params, test->param, box, test->text, &args, &error)
                 == test->fits);
  if (!test->fits)
    {
      g_assert_nonnull (strstr (error->message, test->told));
      return;
    }
  g_assert_no_error (error);
  value = g_variant_ref_sink (tm_param_dup_variant (&params[test->param], box, &args, test->param));
  printed = g_variant_print (value, FALSE);
  g_assert_cmpstr (printed, ==, test->told);
  tm_args_init (&again);
  g_assert_true (tm_param_set_variant (params, test->param, box, value, &again, &error));
  g_assert_true (tm_args_equal (&args, &again));
}

/* Every link of neighbours reads back, wherever it lies. */
static void
test_links (void)
{
  g_autoptr (TmBox) box = new_box ();

  for (gint32 cell = 0; cell < 43 * 42; cell++)
    for (guint side = 0; side < 2; side++)
      {
        gint32 link = tm_link_new (cell, side == 0 && cell % 43 < 42 ? cell + 1 : cell + 43);
        g_autofree char *spelled = tm_param_dup_value_spelling (&params[DOORS], box, link);
        TmArgs args;
        guint n;

        tm_args_init (&args);
        g_assert_true (tm_param_set_text (params, DOORS, box, spelled, &args, NULL));
        g_assert_cmpint (tm_args_get_list (&args, DOORS, &n)[0], ==, link);
      }
}

/* By hand */

static char *
adjust (TmMatch *match, const char *text)
{
  g_autoptr (GVariant) values = g_variant_ref_sink (g_variant_new_parsed (text));
  g_autoptr (GError) error = NULL;
  const TmMoveSpec *spec = tm_game_get_move (&game, TM_MOVE_ADJUST);
  TmMove move = toy_move (TM_MOVE_ADJUST);

  if (!tm_params_parse (spec->params, spec->n_params, tm_match_get_box (match), values, &move.args,
                        &error)
      || !tm_match_record (match, &move, NULL, &error))
    return g_strdup (error->message);
  return NULL;
}

static void
assert_unknown (TmMatch *match, const char *text, const char *what)
{
  g_autofree char *refused = adjust (match, text);

  g_assert_nonnull (refused);
  g_assert_nonnull (strstr (refused, what));
}

static void
test_adjust (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmMatch) match = tm_match_new (box);
  const TmTable *table = tm_match_get_table (match);

  g_assert_null (adjust (match, "{'set': <'cell'>, 'piece': <'field'>, 'layer': <'height'>,"
                                " 'column': <-2>, 'row': <6>, 'value': <7>}"));
  g_assert_cmpint (tm_table_get_cell (table, GRID_FIELD, TM_NO_SEAT, 0, 0, 3), ==, 7);
  assert_unknown (match,
                  "{'set': <'cell'>, 'piece': <'field'>, 'layer': <'height'>,"
                  " 'column': <3>, 'row': <3>, 'value': <7>}",
                  "field");
  assert_unknown (match,
                  "{'set': <'cell'>, 'piece': <'field'>, 'layer': <'height'>,"
                  " 'column': <0>, 'row': <2>, 'value': <7>}",
                  "field");
}

/* A grid without layers has nothing to set, and needs no room. */
static void
test_no_layers (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmMatch) match = tm_match_new (box);
  g_autofree char *layout = tm_box_dup_layout (box);
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_kit_check (&kit, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tm_box_get_n_slots (box), <, 200);
  g_assert_nonnull (strstr (layout, "grid dungeon 43 43 0\n"));
  assert_unknown (match,
                  "{'set': <'cell'>, 'piece': <'dungeon'>, 'layer': <'height'>,"
                  " 'column': <0>, 'row': <0>, 'value': <1>}",
                  "dungeon");
  assert_unknown (match,
                  "{'set': <'cell'>, 'piece': <'dungeon'>, 'column': <0>, 'row': <0>,"
                  " 'value': <1>}",
                  "dungeon");
}

/* Letters begin with A. */
static void
test_kit (void)
{
  TmGridSpec grid = { .id = "board", .name = "Board", .columns = 3, .rows = 3 };
  const TmKit wrong = { .grids = &grid, .n_grids = 1 };
  g_autoptr (GError) error = NULL;

  grid.first_column = -1;
  g_assert_true (tm_kit_check (&wrong, &error));
  g_assert_no_error (error);
  grid.is_lettered = TRUE;
  g_assert_false (tm_kit_check (&wrong, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  kit = *toy_game.kit;
  kit.grids = grids;
  kit.n_grids = G_N_ELEMENTS (grids);
  game = toy_game;
  game.kit = &kit;

  g_test_add_func ("/engine/cells/from-the-middle/names-read-back", test_names);
  g_test_add_func ("/engine/cells/from-the-middle/rows-from-the-top", test_middle);
  g_test_add_func ("/engine/cells/from-the-middle/other-names-are-refused", test_no_names);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/engine/cells/from-the-middle/%s/%u", params[cases[i].param].id, i);

      g_test_add_data_func (path, &cases[i], test_text);
    }
  g_test_add_func ("/engine/cells/from-the-middle/links-read-back", test_links);
  g_test_add_func ("/engine/cells/from-the-middle/set-by-hand", test_adjust);
  g_test_add_func ("/engine/cells/no-layers-nothing-to-set", test_no_layers);
  g_test_add_func ("/engine/cells/letters-begin-with-a", test_kit);
  return g_test_run ();
}
