/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells with names, links, pairs, numbers that nobody knows, lists of flags and seats; and what a
 * ruling says with them. */

#include "toy-game.h"

#include "tm-play.h"

#define N_SAMPLES 2000

enum
{
  GRID_MAP,
  GRID_BOARD,
  GRID_PLAN,
  GRID_MINE,
};

static const TmLayerSpec layers[] = { { "height", "Height", 0, 9, 1 } };
static const TmGridSpec grids[] = {
  [GRID_MAP] = { "map", "Map", TM_EACH_SEAT, 3, 2, layers, G_N_ELEMENTS (layers) },
  [GRID_BOARD]
  = { "board", "Board", TM_SHARED, 6, 8, layers, G_N_ELEMENTS (layers), .is_lettered = TRUE },
  [GRID_PLAN] = { .id = "plan",
                  .name = "Plan",
                  .columns = TM_MAX_LETTERS,
                  .rows = 12,
                  .is_lettered = TRUE,
                  .first_row = 1 },
  [GRID_MINE] = { .id = "mine",
                  .name = "Mine",
                  .columns = 9,
                  .rows = 9,
                  .is_lettered = TRUE,
                  .is_small = TRUE,
                  .first_row = 1 },
};

enum
{
  CELL,
  PATH,
  WALLS,
  DOOR,
  STEPS,
  ROLLS,
  DEPTH,
  KNOWN,
  SEATS,
  LEVELS,
  HOME,
  TILES,
};

static const TmParam params[] = {
  [CELL] = TM_CELL ("cell", "Cell", "board"),
  [PATH] = TM_CELLS_OR ("path", "Path", "board", 0, 5, ""),
  [WALLS] = TM_LINKS_OR ("walls", "Walls", "board", 0, 9, ""),
  [DOOR] = { .id = "door", .name = "Door", .kind = TM_PARAM_LINK, .piece = "map" },
  [STEPS] = TM_PAIRS_OR ("steps", "Steps", 1, 12, -9, 30, 0, 6, NULL),
  [ROLLS] = TM_PAIRS_OR ("rolls", "Rolls", 0, 9999, -32767, 32767, 2, 2, "0:0,1:?", .none = "?"),
  [DEPTH] = TM_NUMBER ("depth", "Depth", -5, 5, .none = "?"),
  [KNOWN] = TM_FLAGS_OR ("known", "Known", 0, 3, ""),
  [SEATS] = TM_SEATS_OR ("seats", "Seats", 0, TM_MAX_SEATS, ""),
  [LEVELS] = TM_NUMBERS_OR ("levels", "Levels", 0, 6, 0, 4, "?,1", .none = "?"),
  [HOME] = TM_CELL_OR ("home", "Home", "plan", "b12"),
  [TILES] = TM_LINKS_OR ("tiles", "Tiles", "mine", 0, 3, ""),
};

/* A move with every kind required, so that all of them are sampled. */
static const TmParam required[] = {
  TM_CELL ("cell", "Cell", "plan"),
  { .id = "wall", .name = "Wall", .kind = TM_PARAM_LINK, .piece = "board" },
  { .id = "door", .name = "Door", .kind = TM_PARAM_LINK, .piece = "map", .none = "none" },
  { .id = "pair", .name = "Pair", .kind = TM_PARAM_PAIR, .min = 3, .max = 4, .low = -1, .high = 1 },
  { .id = "guess",
    .name = "Guess",
    .kind = TM_PARAM_PAIR,
    .max = 9999,
    .low = -2,
    .high = 2,
    .none = "?" },
  TM_NUMBER ("depth", "Depth", -1, 1, .none = "?"),
  TM_NUMBER ("plain", "Plain", -1, 1),
  { .id = "hand", .name = "Hand", .kind = TM_PARAM_DIGITS, .min = 1, .max = 5 },
};

static void
resolve_nothing (const TmMove *move G_GNUC_UNUSED, TmResolution *resolution G_GNUC_UNUSED)
{
}

static const TmMoveSpec moves[] = {
  { "all", "All", NULL, required, G_N_ELEMENTS (required), resolve_nothing },
};

enum
{
  CARD,
  TIE,
};

static const TmParam question_params[] = { [CARD] = TM_NUMBER ("card", "Card", 0, 9) };
static const char *const question_options[] = { "tie", NULL };

static void
answer (const TmArgs *args, TmRuling *ruling)
{
  const double shares[] = { -0.0, 1.0 / 3, 2 };
  const guint32 ranks[] = { 1u << 0 | 1u << 2, 0, 1u << 1 };

  if (tm_ruling_get_option (ruling, TOY_OPTION_TIE) == 1 && tm_args_get (args, CARD) > 5)
    tm_ruling_set_unknown (ruling, "winner");
  else
    tm_ruling_set_number (ruling, "winner", 1);
  tm_ruling_set_unknown (ruling, "nobody-knows");
  tm_ruling_set_reals (ruling, "shares", shares, G_N_ELEMENTS (shares));
  tm_ruling_set_lists (ruling, "ranks", ranks, G_N_ELEMENTS (ranks));
  tm_ruling_set_lists (ruling, "no-ranks", NULL, 0);
}

static const TmQuestion question = { .id = "who",
                                     .title = "Who?",
                                     .params = question_params,
                                     .n_params = G_N_ELEMENTS (question_params),
                                     .options = question_options,
                                     .answer = answer };

static TmKit kit;
static TmGame game;

static TmBox *
new_box (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, 3, &error);

  g_assert_no_error (error);
  return box;
}

/* Names of cells */

static void
test_names (void)
{
  g_autoptr (TmBox) box = new_box ();

  for (guint grid = 0; grid < kit.n_grids; grid++)
    for (guint cell = 0; cell < grids[grid].columns * grids[grid].rows; cell++)
      {
        g_autofree char *name = tm_box_dup_cell_name (box, grid, cell);
        g_autofree char *small = g_ascii_strdown (name, -1);
        g_autofree char *capital = g_ascii_strup (name, -1);
        gint32 found = -1;

        g_assert_true (tm_box_find_cell (box, grid, name, &found));
        g_assert_cmpint (found, ==, (gint32) cell);
        g_assert_true (tm_box_find_cell (box, grid, small, &found));
        g_assert_cmpint (found, ==, (gint32) cell);
        g_assert_true (tm_box_find_cell (box, grid, capital, &found));
        g_assert_cmpint (found, ==, (gint32) cell);
      }
}

static void
assert_name (const TmBox *box, guint grid, guint cell, const char *expected)
{
  g_autofree char *name = tm_box_dup_cell_name (box, grid, cell);

  g_assert_cmpstr (name, ==, expected);
}

/* The row at the bottom comes first. */
static void
test_bottom_first (void)
{
  g_autoptr (TmBox) box = new_box ();

  assert_name (box, GRID_MAP, 0, "0:0");
  assert_name (box, GRID_MAP, 5, "2:1");
  assert_name (box, GRID_BOARD, 0, "A0");
  assert_name (box, GRID_MINE, 0, "a1");
  assert_name (box, GRID_MINE, 80, "i9");
  assert_name (box, GRID_BOARD, 5, "F0");
  assert_name (box, GRID_BOARD, 6, "A1");
  assert_name (box, GRID_BOARD, 47, "F7");
  assert_name (box, GRID_PLAN, 0, "A1");
  assert_name (box, GRID_PLAN, 311, "Z12");
}

static void
test_no_names (void)
{
  static const char *const wrong[] = { "",    "A",  "A8",  "G0",  "A-1",  "A 1",
                                       "A1 ", "1A", "0:0", "AA1", "A0:0", "A99999999999999999999" };
  g_autoptr (TmBox) box = new_box ();
  gint32 cell = -7;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (tm_box_find_cell (box, GRID_BOARD, wrong[i], &cell));
  g_assert_false (tm_box_find_cell (box, GRID_PLAN, "A0", &cell));
  g_assert_false (tm_box_find_cell (box, GRID_PLAN, "A13", &cell));
  g_assert_false (tm_box_find_cell (box, GRID_MAP, "A0", &cell));
  g_assert_false (tm_box_find_cell (box, GRID_MAP, "3:0", &cell));
  g_assert_false (tm_box_find_cell (box, GRID_MAP, "-1:0", &cell));
  g_assert_cmpint (cell, ==, -7);
}

static void
test_kit (void)
{
  TmGridSpec grid = grids[GRID_PLAN];
  const TmKit wrong = { .grids = &grid, .n_grids = 1 };
  g_autoptr (GError) error = NULL;

  g_assert_true (tm_kit_check (&wrong, &error));
  g_assert_no_error (error);
  grid.columns++;
  g_assert_false (tm_kit_check (&wrong, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_clear_error (&error);
  grid.columns--;
  grid.first_row = -1;
  g_assert_false (tm_kit_check (&wrong, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_clear_error (&error);
  grid = grids[GRID_MINE];
  g_assert_true (tm_kit_check (&wrong, &error));
  g_assert_no_error (error);
  grid.is_lettered = FALSE;
  g_assert_false (tm_kit_check (&wrong, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

static void
test_sentence (void)
{
  g_autoptr (TmBox) box = new_box ();
  const TmText text = tm_text ("%s, %s, %s", tm_arg_cell (GRID_BOARD, 47),
                               tm_arg_cell (GRID_MAP, 5), tm_arg_cell (GRID_PLAN, 311));
  g_autofree char *words = tm_text_dup_string (&text, box);

  g_assert_cmpstr (words, ==, "F7, 2:1, Z12");
}

/* Reading and writing */

typedef struct
{
  const char *id;
  const char *text;
  gboolean fits;
  const char *told;
} Case;

static const Case cases[] = {
  { "cell", "C2", TRUE, "'C2'" },
  { "cell", "c2", TRUE, "'C2'" },
  { "cell", "C8", FALSE, "a cell from A0 to F7" },
  { "cell", "2:2", FALSE, "a cell from A0 to F7" },
  { "path", "", TRUE, "[]" },
  { "path", "A0,A1,B1", TRUE, "[<'A0'>, <'A1'>, <'B1'>]" },
  { "path", "A0,A9", FALSE, "path[1]: “A9” is not accepted; accepted is a cell from A0 to F7" },
  { "path", "A0,A1,A2,A3,A4,A5", FALSE, "0 to 5 items" },
  { "walls", "C2-C1,a0-B0", TRUE, "[<'C1-C2'>, <'A0-B0'>]" },
  { "walls", "C1", FALSE, "two different cells from A0 to F7, such as A0-B0" },
  { "walls", "C1-C1", FALSE, "two different cells" },
  { "walls", "C1-C2-C3", FALSE, "two different cells" },
  { "walls", "C1-", FALSE, "two different cells" },
  { "walls", "C1-G1", FALSE, "walls[0]" },
  { "door", "2:1-0:1", TRUE, "'0:1-2:1'" },
  { "door", "2:1-0:2", FALSE, "two different cells from 0:0 to 2:1, such as 0:0-1:0" },
  { "steps", "7:30,11:-6", TRUE, "[<'7:30'>, <'11:-6'>]" },
  { "steps", "12:-9", TRUE, "[<'12:-9'>]" },
  { "steps", "0:1", FALSE, "the first from 1 to 12, the second from -9 to 30" },
  { "steps", "13:1", FALSE, "the first from 1 to 12" },
  { "steps", "7:31", FALSE, "the second from -9 to 30" },
  { "steps", "7:-10", FALSE, "the second from -9 to 30" },
  { "steps", "7:?", FALSE, "the second from -9 to 30" },
  { "steps", "7", FALSE, "first:second" },
  { "steps", "7:", FALSE, "first:second" },
  { "steps", "7:1:1", FALSE, "first:second" },
  { "steps", "-1:1", FALSE, "first:second" },
  { "rolls", "9999:-32767,0:?", TRUE, "[<'9999:-32767'>, <'0:?'>]" },
  { "rolls", "0:32767,9999:?", TRUE, "[<'0:32767'>, <'9999:?'>]" },
  { "rolls", "0:-32768,0:0", FALSE, "from -32767 to 32767 or ?" },
  { "rolls", "?:1,0:0", FALSE, "rolls[0]" },
  { "rolls", "?,0:0", FALSE, "rolls[0]" },
  { "depth", "-5", TRUE, "-5" },
  { "depth", "?", TRUE, "'?'" },
  { "depth", "-6", FALSE, "a number from -5 to 5, or ?" },
  { "depth", "-2147483648", FALSE, "a number from -5 to 5, or ?" },
  { "known", "yes,no,yes", TRUE, "[<true>, <false>, <true>]" },
  { "known", "", TRUE, "[]" },
  { "known", "yes,maybe", FALSE, "known[1]: “maybe” is not accepted; accepted is yes or no" },
  { "known", "yes,?", FALSE, "yes or no" },
  { "seats", "2,0", TRUE, "[<int64 2>, <int64 0>]" },
  { "seats", "", TRUE, "[]" },
  { "seats", "0,3", FALSE, "a seat from 0 to 2" },
  { "levels", "6,?,0", TRUE, "[<int64 6>, <'?'>, <int64 0>]" },
  { "levels", "1,7", FALSE,
    "levels[1]: “7” is not accepted; accepted is a number from 0 to 6, or ?" },
  { "home", "z1", TRUE, "'Z1'" },
  { "home", "Z13", FALSE, "a cell from A1 to Z12" },
  { "tiles", "E4-d4,a1-i9", TRUE, "[<'d4-e4'>, <'a1-i9'>]" },
  { "tiles", "a1-a10", FALSE, "two different cells from a1 to i9, such as a1-b1" },
};

/* What was written reads as the same. */
static void
assert_round_trip (TmBox *box, guint param, const TmArgs *args)
{
  g_autoptr (GVariant) values
      = g_variant_ref_sink (tm_params_dup_variant (params, G_N_ELEMENTS (params), box, args));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TmArgs again;
  guint n_values;
  const gint32 *items = tm_args_get_list (args, param, &n_values);

  g_assert_true (tm_params_parse (params, G_N_ELEMENTS (params), box, values, &again, &error));
  g_assert_no_error (error);
  g_assert_true (tm_args_equal (args, &again));

  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *item = tm_param_dup_value_spelling (&params[param], box, items[i]);

      g_string_append_printf (text, i > 0 ? ",%s" : "%s", item);
    }
  tm_args_init (&again);
  g_assert_true (tm_param_set_text (params, param, box, text->str, &again, &error));
  g_assert_no_error (error);
  g_assert_true (tm_args_equal (args, &again));
}

static void
test_text (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  guint param = (guint) tm_params_find (params, G_N_ELEMENTS (params), test->id);
  TmArgs args;
  gboolean fits;

  tm_args_init (&args);
  fits = tm_param_set_text (params, param, box, test->text, &args, &error);
  if (test->fits)
    {
      g_autoptr (GVariant) value = NULL;
      g_autofree char *printed = NULL;

      g_assert_no_error (error);
      value = g_variant_ref_sink (tm_param_dup_variant (&params[param], box, &args, param));
      printed = g_variant_print (value, FALSE);
      g_assert_cmpstr (printed, ==, test->told);
      g_assert_true (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
      assert_round_trip (box, param, &args);
    }
  else
    {
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, test->told));
      g_assert_true (g_str_has_prefix (error->message, test->id));
      g_assert_null (strchr (error->message, '\n'));
      g_assert_false (tm_args_has (&args, param));
    }
  g_assert_true (fits == test->fits);
}

static gint32
read_one (guint param, const char *text)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_param_set_text (params, param, box, text, &args, &error);
  g_assert_no_error (error);
  return tm_args_get (&args, param);
}

static void
test_values (void)
{
  gint32 wall = read_one (WALLS, "D2-B3");
  gint32 pair = read_one (STEPS, "11:-6");
  gint32 unknown = read_one (ROLLS, "9999:?,0:0");

  g_assert_cmpint (tm_link_get_first (wall), ==, 15);
  g_assert_cmpint (tm_link_get_second (wall), ==, 19);
  g_assert_cmpint (wall, ==, read_one (WALLS, "B3-D2"));
  g_assert_cmpint (wall, ==, tm_link_new (19, 15));
  g_assert_cmpint (tm_pair_get_first (pair), ==, 11);
  g_assert_cmpint (tm_pair_get_second (pair), ==, -6);
  g_assert_cmpint (pair, ==, tm_pair_new (11, -6));
  g_assert_cmpint (tm_pair_get_first (unknown), ==, 9999);
  g_assert_cmpint (tm_pair_get_second (unknown), ==, TM_PAIR_UNKNOWN);
  g_assert_cmpint (read_one (DEPTH, "?"), ==, TM_NUMBER_UNKNOWN);
  g_assert_cmpint (read_one (DEPTH, "-1"), ==, -1);
}

/* As files have them: flags are booleans, an unknown number is a string, a list is a list. */
static void
test_file (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GVariant) values = g_variant_ref_sink (g_variant_new_parsed (
      "{'known': <[<true>, <false>]>, 'depth': <'?'>, 'rolls': <['7:30', '7:?']>,"
      " 'seats': <[<2>, <1.0>]>, 'path': <@av []>, 'walls': <['C2-C1']>, 'levels': <[<2>, <'?'>]>}"));
  g_autoptr (GVariant) number = g_variant_ref_sink (g_variant_new_parsed ("{'depth': <4>}"));
  g_autoptr (GVariant) wrong = g_variant_ref_sink (g_variant_new_parsed ("{'steps': <[<7>]>}"));
  g_autoptr (GError) error = NULL;
  TmArgs args;
  guint n_values;

  tm_params_parse (params, G_N_ELEMENTS (params), box, values, &args, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tm_args_get_list (&args, KNOWN, &n_values)[0], ==, TRUE);
  g_assert_cmpint (tm_args_get_list (&args, KNOWN, &n_values)[1], ==, FALSE);
  g_assert_cmpuint (n_values, ==, 2);
  g_assert_cmpint (tm_args_get (&args, DEPTH), ==, TM_NUMBER_UNKNOWN);
  g_assert_cmpint (tm_args_get_list (&args, ROLLS, &n_values)[1], ==,
                   tm_pair_new (7, TM_PAIR_UNKNOWN));
  g_assert_cmpuint (tm_args_get_set (&args, SEATS), ==, 1u << 1 | 1u << 2);
  g_assert_cmpint (tm_args_get_list (&args, LEVELS, &n_values)[0], ==, 2);
  g_assert_cmpint (tm_args_get_list (&args, LEVELS, &n_values)[1], ==, TM_NUMBER_UNKNOWN);
  g_assert_true (tm_args_has (&args, PATH));
  tm_args_get_list (&args, PATH, &n_values);
  g_assert_cmpuint (n_values, ==, 0);

  tm_params_parse (params, G_N_ELEMENTS (params), box, number, &args, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tm_args_get (&args, DEPTH), ==, 4);
  g_assert_false (tm_params_parse (params, G_N_ELEMENTS (params), box, wrong, &args, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

/* An empty standard is an empty list, and no standard leaves it out. */
static void
test_standard (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  TmArgs args;
  guint n_values;

  tm_args_init (&args);
  tm_args_set (&args, CELL, 0);
  tm_args_set (&args, DOOR, tm_link_new (0, 1));
  tm_args_set (&args, DEPTH, 0);
  tm_params_complete (params, G_N_ELEMENTS (params), box, &args, &error);
  g_assert_no_error (error);
  for (guint param = 0; param < G_N_ELEMENTS (params); param++)
    {
      const char *standard = params[param].standard;

      g_assert_true (tm_args_has (&args, param) == (param != STEPS));
      tm_args_get_list (&args, param, &n_values);
      if (standard != NULL && *standard == '\0')
        g_assert_cmpuint (n_values, ==, 0);
    }
  g_assert_cmpint (tm_args_get_list (&args, ROLLS, &n_values)[1], ==,
                   tm_pair_new (1, TM_PAIR_UNKNOWN));
  g_assert_cmpint (tm_args_get_list (&args, LEVELS, &n_values)[0], ==, TM_NUMBER_UNKNOWN);
  g_assert_cmpint (tm_args_get (&args, HOME), ==, 11 * TM_MAX_LETTERS + 1);
  g_assert_true (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
}

static void
test_possible (void)
{
  g_autoptr (TmBox) box = new_box ();
  const TmParam *walls = &params[WALLS];
  const TmParam *depth = &params[DEPTH];

  g_assert_true (tm_param_is_possible (walls, box, tm_link_new (46, 47)));
  g_assert_false (tm_param_is_possible (walls, box, tm_link_new (47, 48)));
  g_assert_false (tm_param_is_possible (walls, box, tm_link_new (3, 3)));
  g_assert_false (tm_param_is_possible (walls, box, 4 << 16 | 3));
  g_assert_false (tm_param_is_possible (walls, box, -1));
  g_assert_true (tm_param_is_possible (&params[STEPS], box, tm_pair_new (1, -9)));
  g_assert_false (tm_param_is_possible (&params[STEPS], box, tm_pair_new (0, -9)));
  g_assert_false (tm_param_is_possible (&params[STEPS], box, tm_pair_new (1, -10)));
  g_assert_false (tm_param_is_possible (&params[STEPS], box, tm_pair_new (1, TM_PAIR_UNKNOWN)));
  g_assert_true (tm_param_is_possible (&params[ROLLS], box, tm_pair_new (1, TM_PAIR_UNKNOWN)));
  g_assert_false (tm_param_is_possible (&params[ROLLS], box, -1));
  g_assert_true (tm_param_is_possible (depth, box, TM_NUMBER_UNKNOWN));
  g_assert_true (tm_param_is_possible (depth, box, -1));
  g_assert_false (tm_param_is_possible (depth, box, -6));
  g_assert_false (tm_param_is_possible (&required[6], box, TM_NUMBER_UNKNOWN));
}

/* Play */

static void
test_samples (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmTable) table = tm_table_new (box);
  TmPlayer *player = tm_player_new (box, 11);
  GHashTable *seen[G_N_ELEMENTS (required)];
  /* Cells, links of 48 and of 6 cells, 2 × 3 pairs, very many pairs, three numbers and unknown, three
   * numbers, very many hands. */
  const guint n_possible[] = { 312, 48 * 47 / 2, 6 * 5 / 2 + 1, 6, 0, 4, 3, 0 };

  for (guint param = 0; param < G_N_ELEMENTS (required); param++)
    seen[param] = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      g_autoptr (GError) error = NULL;
      TmMove move = toy_move (0);

      g_assert_true (tm_player_complete (player, table, &move));
      tm_params_check (required, G_N_ELEMENTS (required), box, &move.args, &error);
      g_assert_no_error (error);
      for (guint param = 0; param < G_N_ELEMENTS (required); param++)
        g_hash_table_add (seen[param], GINT_TO_POINTER (tm_args_get (&move.args, param)));
    }
  for (guint param = 0; param < G_N_ELEMENTS (required); param++)
    {
      guint n_seen = g_hash_table_size (seen[param]);

      /* Of very many, many. */
      g_assert_cmpuint (n_seen, >, n_possible[param] > 0 ? n_possible[param] * 3 / 4 : 1000);
      if (n_possible[param] > 0)
        g_assert_cmpuint (n_seen, <=, n_possible[param]);
    }
  g_assert_true (g_hash_table_contains (seen[2], GINT_TO_POINTER (-1)));
  g_assert_true (g_hash_table_contains (seen[5], GINT_TO_POINTER (TM_NUMBER_UNKNOWN)));
  for (guint param = 0; param < G_N_ELEMENTS (required); param++)
    g_hash_table_unref (seen[param]);
  tm_player_free (player);
}

/* Rulings */

static TmRuling *
ask (TmBox *box, gint32 card)
{
  g_autoptr (GError) error = NULL;
  TmRuling *ruling;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, CARD, card);
  ruling = tm_question_ask (&game, 0, box, &args, &error);
  g_assert_no_error (error);
  return ruling;
}

static void
assert_outcome (const TmRuling *ruling, const char *id, const char *type, const char *expected)
{
  GVariant *value = tm_ruling_find_outcome (ruling, id);
  g_autofree char *printed = g_variant_print (value, FALSE);

  g_assert_cmpstr (g_variant_get_type_string (value), ==, type);
  g_assert_cmpstr (printed, ==, expected);
}

static void
test_outcome (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmRuling) ruling = ask (box, 1);

  assert_outcome (ruling, "nobody-knows", "mv", "nothing");
  assert_outcome (ruling, "shares", "ad", "[0.0, 0.33333333333333331, 2.0]");
  assert_outcome (ruling, "ranks", "aax", "[[0, 2], [], [1]]");
  assert_outcome (ruling, "no-ranks", "aax", "[]");
}

/* What is known by one reading and unknown by another is undecided. */
static void
test_undecided (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmRuling) same = ask (box, 5);
  g_autoptr (TmRuling) other = ask (box, 6);
  guint n_findings;

  tm_ruling_get_undecided (same, &n_findings);
  g_assert_cmpuint (n_findings, ==, 0);
  tm_ruling_get_undecided (other, &n_findings);
  g_assert_cmpuint (n_findings, ==, 1);
}

/* What a value is packed into bounds what a game may declare. */
static void
assert_declared (TmParam param, const TmKit *in, const char *refused)
{
  const TmMoveSpec move = { "bounds", "Bounds", NULL, &param, 1, resolve_nothing };
  TmGame declared = game;
  g_autoptr (GError) error = NULL;

  declared.kit = in;
  declared.moves = &move;
  declared.n_moves = 1;
  declared.n_questions = 0;
  tm_game_check (&declared, &error);
  if (refused == NULL)
    g_assert_no_error (error);
  else if (error == NULL || strstr (error->message, refused) == NULL)
    g_error ("“%s” instead of “%s”", error != NULL ? error->message : "nothing", refused);
}

static void
test_declared (void)
{
  const TmParam widest = {
    .id = "pair", .name = "Pair", .kind = TM_PARAM_PAIR, .max = 9999, .low = -32767, .high = 32767
  };
  TmGridSpec large = { "map", "Map", TM_SHARED, 256, 128, layers, G_N_ELEMENTS (layers) };
  TmKit larger = kit;
  TmParam param = widest;

  assert_declared (param, &kit, NULL);
  param.max = 10000;
  assert_declared (param, &kit, "no pair can have");
  param = widest;
  param.min = -1;
  assert_declared (param, &kit, "no pair can have");
  param = widest;
  param.low = -32768;
  assert_declared (param, &kit, "no pair can have");
  param = widest;
  param.high = 32768;
  assert_declared (param, &kit, "no pair can have");

  larger.grids = &large;
  larger.n_grids = 1;
  assert_declared (params[DOOR], &larger, NULL);
  large.rows = 129;
  assert_declared (params[DOOR], &larger, "too large for links");
  assert_declared (params[CELL], &larger, "no grid for parameter “cell”");
}

/* The last two cells that can be linked. */
static void
test_largest_link (void)
{
  static const gint32 last = 32767;
  const gint32 link = tm_link_new (last, last - 1);
  TmGridSpec large = { "map", "Map", TM_SHARED, 256, 128, layers, G_N_ELEMENTS (layers) };
  TmKit larger = kit;
  TmGame declared = game;
  g_autoptr (TmBox) box = NULL;
  g_autofree char *spelling = NULL;

  larger.grids = &large;
  larger.n_grids = 1;
  declared.kit = &larger;
  box = tm_box_new (&declared, 2, NULL);
  g_assert_nonnull (box);
  g_assert_cmpint (tm_link_get_first (link), ==, last - 1);
  g_assert_cmpint (tm_link_get_second (link), ==, last);
  g_assert_true (tm_param_is_possible (&params[DOOR], box, link));
  g_assert_false (tm_param_is_possible (&params[DOOR], box, link + 1));
  spelling = tm_param_dup_value_spelling (&params[DOOR], box, link);
  g_assert_cmpstr (spelling, ==, "254:127-255:127");
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
  game.moves = moves;
  game.n_moves = G_N_ELEMENTS (moves);
  game.questions = &question;
  game.n_questions = 1;

  g_test_add_func ("/engine/cells/names-read-back", test_names);
  g_test_add_func ("/engine/cells/bottom-row-first", test_bottom_first);
  g_test_add_func ("/engine/cells/other-names-are-refused", test_no_names);
  g_test_add_func ("/engine/cells/kit-has-a-letter-for-each-column", test_kit);
  g_test_add_func ("/engine/cells/in-a-sentence", test_sentence);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/params/%s/%u", cases[i].id, i);
      g_test_add_data_func (path, &cases[i], test_text);
    }
  g_test_add_func ("/engine/params/links-pairs-and-unknown", test_values);
  g_test_add_func ("/engine/params/as-files-have-them", test_file);
  g_test_add_func ("/engine/params/empty-standard-is-an-empty-list", test_standard);
  g_test_add_func ("/engine/params/impossible-values", test_possible);
  g_test_add_func ("/engine/params/declared-within-what-a-number-holds", test_declared);
  g_test_add_func ("/engine/params/largest-link", test_largest_link);
  g_test_add_func ("/engine/play/samples-every-kind", test_samples);
  g_test_add_func ("/engine/rulings/unknown-reals-and-lists", test_outcome);
  g_test_add_func ("/engine/rulings/unknown-by-one-reading", test_undecided);
  return g_test_run ();
}
