/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards that a line of text describes, and sides of a tile: how they are read, refused, named and played
 * at random. */

#include "toy-game.h"

#include "tm-play.h"

#define N_COLUMNS 3
#define N_CELLS 6
#define N_SAMPLES 400

/* The board: a sign for each cell of two rows of three, "." for nothing, "x" for a stone, a digit for so
 * many gems, "|" for a wall on its right side. */

enum
{
  BRUSH_STONE,
  BRUSH_GEMS,
  BRUSH_WALL,
};

static const TmParam gem_params[] = { TM_NUMBER_OR ("gems", "Gems", 1, 9, "3") };

static const TmBrush brushes[] = {
  [BRUSH_STONE] = { .id = "stone", .name = "Stone", .group = "Things", .target = TM_BRUSH_CELL },
  [BRUSH_GEMS] = { .id = "gems",
                   .name = "Gems",
                   .group = "Things",
                   .target = TM_BRUSH_CELL,
                   .params = gem_params,
                   .n_params = G_N_ELEMENTS (gem_params) },
  [BRUSH_WALL] = { .id = "wall", .name = "Wall", .group = "Edges", .target = TM_BRUSH_EDGE },
};

static gboolean
check (const char *line, GError **error)
{
  for (guint i = 0; line[i] != '\0'; i++)
    if (i == N_CELLS || strchr (".x|123456789", line[i]) == NULL
        || (line[i] == '|' && i % N_COLUMNS == N_COLUMNS - 1))
      {
        g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_TYPE,
                     "cell %u: “%c” is not accepted; accepted is x, |, or a digit", i, line[i]);
        return FALSE;
      }
  if (strlen (line) == N_CELLS)
    return TRUE;
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_LENGTH, "six cells are accepted");
  return FALSE;
}

static char
get_sign (guint brush, const TmArgs *choices)
{
  switch (brush)
    {
    case BRUSH_STONE:
      return 'x';
    case BRUSH_WALL:
      return '|';
    case BRUSH_GEMS:
    default:
      g_assert_true (tm_args_has (choices, 0));
      return (char) ('0' + tm_args_get (choices, 0));
    }
}

static char *
paint (const char *line, guint brush, const TmArgs *choices, guint cell, int side)
{
  char sign = get_sign (brush, choices);
  char *painted;

  g_assert_true (check (line, NULL));
  g_assert_cmpuint (cell, <, N_CELLS);
  g_assert_true ((side == -1) == (brush != BRUSH_WALL));
  if (side == TM_SIDE_LEFT)
    g_assert_cmpuint (cell % N_COLUMNS, >, 0);
  if (side == TM_SIDE_RIGHT)
    g_assert_cmpuint (cell % N_COLUMNS, <, N_COLUMNS - 1);
  if (side == TM_SIDE_UP)
    g_assert_cmpuint (cell, >=, N_COLUMNS);
  if (side == TM_SIDE_DOWN)
    g_assert_cmpuint (cell, <, N_CELLS - N_COLUMNS);
  if (side >= 0 && side != TM_SIDE_RIGHT)
    return NULL;
  painted = g_strdup (line);
  painted[cell] = painted[cell] == sign ? '.' : sign;
  return painted;
}

static void
present (TmScene *scene, const char *line, int brush G_GNUC_UNUSED)
{
  TmNode *grid = tm_scene_add (scene, 0, TM_NODE_GRID, tm_text ("Mine"));
  guint parent = tm_scene_get_last (scene);

  grid->max = N_COLUMNS;
  for (guint cell = 0; line[cell] != '\0'; cell++)
    tm_scene_add (scene, parent, TM_NODE_CELL, TM_TEXT_NONE);
  /* A way in is no cell. */
  tm_scene_add_door (scene, parent, 0, TM_SIDE_UP, TM_NO_SEAT, tm_text ("Way in"));
}

static TmText
describe (const char *line)
{
  gint32 n_stones = 0;

  for (guint i = 0; line[i] != '\0'; i++)
    n_stones += line[i] == 'x';
  return tm_text ("%s stones", tm_arg_number (n_stones));
}

static const TmSketch sketch = { .brushes = brushes,
                                 .n_brushes = G_N_ELEMENTS (brushes),
                                 .check = check,
                                 .paint = paint,
                                 .present = present,
                                 .describe = describe };

static const TmWord sides[]
    = { { "up", "Up" }, { "right", "Right" }, { "down", "Down" }, { "left", "Left" } };

enum
{
  MINE,
  FIRST,
  TUNNELS,
  ENTRY,
};

static const TmParam params[] = {
  [MINE] = TM_SKETCH_OR ("mine", "Mine", &sketch, "......"),
  [FIRST] = TM_NUMBER ("first", "First", 0, 3),
  [TUNNELS] = TM_SIDES ("tunnels", "Tunnels", sides, 1, 3),
  [ENTRY] = TM_SIDES_OR ("entry", "Entry", sides, 0, 4, ""),
};

static void
resolve_nothing (const TmMove *move G_GNUC_UNUSED, TmResolution *resolution G_GNUC_UNUSED)
{
}

enum
{
  MOVE_DIG,
  MOVE_TELL,
};

static const TmParam tell_params[] = {
  TM_SKETCH ("mine", "Mine", &sketch, .standard = "......"),
  TM_SIDES ("tunnels", "Tunnels", sides, 2, 3),
};

static const TmMoveSpec moves[] = {
  [MOVE_DIG] = { "dig", "Dig", NULL, params, G_N_ELEMENTS (params), resolve_nothing },
  [MOVE_TELL] = { "tell", "Tell", NULL, tell_params, G_N_ELEMENTS (tell_params), resolve_nothing },
};

/* A tile whose first side is told can lie in two ways; with 3, in none. */
static int
list_sets (const TmTable *table G_GNUC_UNUSED,
           guint move,
           guint param,
           const TmArgs *args,
           guint32 sets[TM_MAX_SETS])
{
  gint32 first;

  if (move != MOVE_DIG || param != TUNNELS)
    return -1;
  first = tm_args_get (args, FIRST);
  if (first == 3)
    return 0;
  sets[0] = 1u << first | 1u << (first + 1);
  sets[1] = 1u << first;
  return 2;
}

static TmGame game;

static TmBox *
new_box (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, 2, &error);

  g_assert_no_error (error);
  return box;
}

/* Reading */

static void
assert_read (TmBox *box, guint param, const char *text, const char *spelled, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *named = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_param_set_text (params, param, box, text, &args, &error);
  g_assert_no_error (error);
  value = g_variant_ref_sink (tm_param_dup_variant (&params[param], box, &args, param));
  printed = g_variant_print (value, FALSE);
  g_assert_cmpstr (printed, ==, spelled);
  g_assert_true (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
  if (name == NULL)
    return;
  named = tm_param_dup_value_name (&params[param], box, tm_args_get (&args, param));
  g_assert_cmpstr (named, ==, name);
}

static void
assert_refused (TmBox *box, guint param, const char *text, const char *message)
{
  g_autoptr (GError) error = NULL;
  TmArgs args;

  tm_args_init (&args);
  g_assert_false (tm_param_set_text (params, param, box, text, &args, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_false (tm_args_has (&args, param));
}

static void
test_read_line (void)
{
  g_autoptr (TmBox) box = new_box ();
  guint n_strings;

  assert_read (box, MINE, "......", "'......'", "0 stones");
  assert_read (box, MINE, "x.3|.x", "'x.3|.x'", "2 stones");
  n_strings = tm_box_get_n_strings (box);
  assert_refused (box, MINE, "x..y..",
                  "mine: cell 3: “y” is not accepted; accepted is x, |, or a digit");
  assert_refused (box, MINE, "", "mine: six cells are accepted");
  /* What is wrong is not kept. */
  g_assert_cmpuint (tm_box_get_n_strings (box), ==, n_strings);
}

static void
test_check_line (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  gint32 good = tm_box_intern (box, "x.....");
  gint32 wrong = tm_box_intern (box, "so be it");
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, MINE, good);
  g_assert_true (tm_param_is_possible (&params[MINE], box, good));
  g_assert_true (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
  tm_args_set (&args, MINE, wrong);
  g_assert_false (tm_param_is_possible (&params[MINE], box, wrong));
  g_assert_false (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_assert_true (g_str_has_prefix (error->message, "mine: cell 0: “s”"));
  g_clear_error (&error);
  tm_args_set (&args, MINE, 99);
  g_assert_false (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
  g_assert_nonnull (strstr (error->message, "a line that describes a board"));
}

static void
test_read_sides (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (GError) error = NULL;
  const gint32 twice[] = { 2, 0, 2 };
  TmArgs args;

  assert_read (box, TUNNELS, "left,up", "[<'left'>, <'up'>]", NULL);
  assert_read (box, ENTRY, "", "[]", NULL);
  assert_refused (box, TUNNELS, "up,left,up",
                  "tunnels: “up” stands there twice; accepted is each side once");
  tm_args_init (&args);
  tm_args_set_list (&args, TUNNELS, twice, G_N_ELEMENTS (twice));
  g_assert_false (tm_params_check (params, G_N_ELEMENTS (params), box, &args, &error));
  g_assert_cmpstr (error->message, ==,
                   "tunnels: “down” stands there twice; accepted is each side once");
}

static void
test_count_cells (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmTable) table = tm_table_new (box);
  guint n_columns;

  g_assert_cmpuint (tm_sketch_count_cells (&sketch, table, "......", &n_columns), ==, N_CELLS);
  g_assert_cmpuint (n_columns, ==, N_COLUMNS);
}

/* Play */

static gboolean
has_sign (const char *line, const char *signs)
{
  return strpbrk (line, signs) != NULL;
}

static void
test_samples (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmTable) table = tm_table_new (box);
  TmPlayer *player = tm_player_new (box, 5);
  gboolean has_stone = FALSE, has_wall = FALSE, has_gems = FALSE, has_nothing = FALSE;
  guint32 seen = 0;

  for (guint i = 0; i < N_SAMPLES; i++)
    {
      g_autoptr (GError) error = NULL;
      TmMove move = toy_move (MOVE_TELL);
      const char *line;

      g_assert_true (tm_player_complete (player, table, &move));
      tm_params_check (tell_params, G_N_ELEMENTS (tell_params), box, &move.args, &error);
      g_assert_no_error (error);
      line = tm_box_get_string (box, tm_args_get (&move.args, 0));
      has_stone |= has_sign (line, "x");
      has_wall |= has_sign (line, "|");
      has_gems |= has_sign (line, "12456789");
      has_nothing |= g_str_equal (line, "......");
      seen |= 1u << tm_args_get_set (&move.args, 1);
    }
  g_assert_true (has_stone && has_wall && has_gems && has_nothing);
  /* All sets of two and of three sides, and no others. */
  g_assert_cmphex (seen, ==,
                   1u << 3 | 1u << 5 | 1u << 6 | 1u << 7 | 1u << 9 | 1u << 10 | 1u << 11 | 1u << 12
                       | 1u << 13 | 1u << 14);
  tm_player_free (player);
}

/* A tile lies as the game says. */
static void
test_listed_sets (void)
{
  g_autoptr (TmBox) box = new_box ();
  g_autoptr (TmTable) table = tm_table_new (box);
  TmPlayer *player = tm_player_new (box, 6);
  guint32 sets[TM_MAX_SETS];
  guint32 seen[3] = { 0 };

  for (guint i = 0; i < N_SAMPLES; i++)
    {
      TmMove move = toy_move (MOVE_DIG);
      guint first = i % 4;

      tm_args_set (&move.args, FIRST, (gint32) first);
      g_assert_cmpint (tm_game_list_sets (&game, table, MOVE_DIG, TUNNELS, &move.args, sets), ==,
                       first == 3 ? 0 : 2);
      g_assert_cmpint (tm_game_list_sets (&game, table, MOVE_DIG, ENTRY, &move.args, sets), ==, -1);
      g_assert_cmpint (tm_game_list_sets (&game, table, MOVE_DIG, FIRST, &move.args, sets), ==, -1);
      g_assert_true (tm_player_complete (player, table, &move) == (first != 3));
      if (first != 3)
        seen[first] |= 1u << tm_args_get_set (&move.args, TUNNELS);
    }
  for (guint first = 0; first < G_N_ELEMENTS (seen); first++)
    g_assert_cmphex (seen[first], ==, 1u << (1u << first) | 1u << (3u << first));
  tm_player_free (player);
}

/* Declarations */

static void
assert_declared (TmParam param, const char *refused)
{
  const TmMoveSpec move = { "bounds", "Bounds", NULL, &param, 1, resolve_nothing };
  TmGame declared = game;
  g_autoptr (GError) error = NULL;

  declared.moves = &move;
  declared.n_moves = 1;
  tm_game_check (&declared, &error);
  if (refused == NULL)
    g_assert_no_error (error);
  else if (error == NULL || strstr (error->message, refused) == NULL)
    g_error ("“%s” instead of “%s”", error != NULL ? error->message : "nothing", refused);
}

static void
test_declared_boards (void)
{
  TmBrush doubled[] = { brushes[0], brushes[0] };
  TmSketch wrong = sketch;
  TmParam param = params[MINE];

  assert_declared (param, NULL);
  param.standard = NULL;
  assert_declared (param, "no board to begin with");
  param = params[MINE];
  param.standard = "?";
  assert_declared (param, "no board to begin with");
  param = params[MINE];
  param.is_list = TRUE;
  assert_declared (param, "no line of text");
  param = params[MINE];
  param.kind = TM_PARAM_NUMBER;
  assert_declared (param, "no line of text");
  param = params[MINE];
  param.sketch = &wrong;
  wrong.describe = NULL;
  assert_declared (param, "functions or brushes are missing");
  wrong = sketch;
  wrong.n_brushes = 0;
  assert_declared (param, "functions or brushes are missing");
  wrong = sketch;
  wrong.brushes = doubled;
  wrong.n_brushes = G_N_ELEMENTS (doubled);
  assert_declared (param, "two brushes “stone”");
}

static void
test_declared_sides (void)
{
  TmParam param = params[TUNNELS];

  assert_declared (param, NULL);
  param.n_words = 3;
  assert_declared (param, "no list of four sides");
  param = params[TUNNELS];
  param.is_list = FALSE;
  assert_declared (param, "no list of four sides");
  param = params[TUNNELS];
  param.is_unordered = FALSE;
  assert_declared (param, "no list of four sides");
  param = params[TUNNELS];
  param.max_items = 5;
  assert_declared (param, "no list of four sides");
  param = params[TUNNELS];
  param.none = "none";
  assert_declared (param, "no list of four sides");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  game = toy_game;
  game.moves = moves;
  game.n_moves = G_N_ELEMENTS (moves);
  game.list_sets = list_sets;

  g_test_add_func ("/engine/sketch/line-is-read-and-named", test_read_line);
  g_test_add_func ("/engine/sketch/line-is-checked-once-more", test_check_line);
  g_test_add_func ("/engine/sketch/how-large-it-is", test_count_cells);
  g_test_add_func ("/engine/sketch/declared-with-all-it-needs", test_declared_boards);
  g_test_add_func ("/engine/sides/each-once", test_read_sides);
  g_test_add_func ("/engine/sides/declared-as-four", test_declared_sides);
  g_test_add_func ("/engine/play/paints-boards-and-chooses-sides", test_samples);
  g_test_add_func ("/engine/play/tiles-lie-as-the-game-says", test_listed_sets);
  return g_test_run ();
}
