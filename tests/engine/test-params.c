/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

static const TmWord colors[] = { { "red", "Red" }, { "4", "Four" } };

static const TmParam params[] = {
  { .id = "flag", .name = "Flag", .kind = TM_PARAM_FLAG },
  { .id = "number", .name = "Number", .kind = TM_PARAM_NUMBER, .min = 1, .max = 5 },
  { .id = "choice", .name = "Choice", .kind = TM_PARAM_CHOICE, .words = colors, .n_words = 2 },
  { .id = "seats", .name = "Seats", .kind = TM_PARAM_SEAT, .is_list = TRUE, .max_items = 3 },
  { .id = "face", .name = "Face", .kind = TM_PARAM_FACE, .piece = "card", .none = "dark" },
  { .id = "hands",
    .name = "Hands",
    .kind = TM_PARAM_DIGITS,
    .min = 1,
    .max = 5,
    .is_list = TRUE,
    .max_items = 4 },
  { .id = "cell", .name = "Cell", .kind = TM_PARAM_CELL, .piece = "map" },
  { .id = "each",
    .name = "Each",
    .kind = TM_PARAM_NUMBER,
    .min = 0,
    .max = 9,
    .is_list = TRUE,
    .standard = "1,2,3" },
  { .id = "words", .name = "Words", .kind = TM_PARAM_TEXT, .is_optional = TRUE },
};

typedef struct
{
  const char *id;
  const char *text;
  gboolean fits;
  const char *told;
} Case;

static const Case cases[] = {
  { "flag", "yes", TRUE, "true" },
  { "flag", "true", FALSE, "yes or no" },
  { "number", "5", TRUE, "5" },
  { "number", "6", FALSE, "from 1 to 5" },
  { "number", "five", FALSE, "from 1 to 5" },
  { "number", "99999999999999999999", FALSE, "from 1 to 5" },
  { "choice", "4", TRUE, "'4'" },
  { "choice", "blue", FALSE, "red, 4" },
  { "seats", "", TRUE, "[]" },
  { "seats", "0,2", TRUE, "[<int64 0>, <int64 2>]" },
  { "seats", "0,3", FALSE, "seats[1]" },
  { "seats", "0,1,2,0", FALSE, "0 to 3 items" },
  { "face", "b", TRUE, "'b'" },
  { "face", "dark", TRUE, "'dark'" },
  { "face", "own:Troll", TRUE, "'own:Troll'" },
  { "face", "other:x", FALSE, "own:NAME" },
  { "face", "zz", FALSE, "a, b, c, d, e, f" },
  { "hands", "134,5", TRUE, "[<'134'>, <'5'>]" },
  { "hands", "136", FALSE, "digits from 1 to 5" },
  { "hands", "1234512345", FALSE, "digits" },
  { "cell", "2:1", TRUE, "'2:1'" },
  { "cell", "3:1", FALSE, "column:row" },
  { "each", "1,2", FALSE, "3 items" },
  { "words", "so be it", TRUE, "'so be it'" },
};

static void
test_text (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TmBox) box = toy_new_box (3, "table");
  g_autoptr (GError) error = NULL;
  int param = tm_params_find (params, G_N_ELEMENTS (params), test->id);
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
    }
  else
    {
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, test->told));
      g_assert_nonnull (strstr (error->message, test->id));
      g_assert_null (strchr (error->message, '\n'));
      g_assert_false (tm_args_has (&args, param));
    }
  g_assert_true (fits == test->fits);
}

static void
test_unknown (void)
{
  g_autoptr (TmBox) box = toy_new_box (3, "table");
  g_autoptr (GVariant) values = g_variant_ref_sink (g_variant_new_parsed ("{'numbr': <1>}"));
  g_autoptr (GError) error = NULL;
  TmArgs args;

  g_assert_false (tm_params_parse (params, G_N_ELEMENTS (params), box, values, &args, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN);
  g_assert_nonnull (strstr (error->message, "number"));
}

/* Faces that are called by a number are spelled in files as one, or as a string. */
static void
test_numbered_faces (void)
{
  static const TmWord sides[] = { { "1", "1" }, { "5", "5" }, { "star", "Star" } };
  static const TmPieceSpec die
      = { .id = "die", .name = "Die", .count = 2, .faces = sides, .n_faces = G_N_ELEMENTS (sides) };
  static const TmParam dice[] = {
    TM_FACE ("die", "Die", "die"),
    TM_FACES ("dice", "Dice", "die", 0, 5),
  };
  const TmKit kit = { .zones = toy_game.kit->zones, .n_zones = 1, .pieces = &die, .n_pieces = 1 };
  const TmGame game = { .id = "dice", .name = "Dice", .min_seats = 1, .max_seats = 1, .kit = &kit };
  g_autoptr (TmBox) box = tm_box_new (&game, 1, NULL);
  g_autoptr (GVariant) values = g_variant_ref_sink (g_variant_new_parsed (
      "{'die': <int64 5>, 'dice': <[<int64 1>, <'5'>, <5.0>, <int32 1>, <'star'>]>}"));
  g_autoptr (GVariant) wrong = g_variant_ref_sink (g_variant_new_parsed ("{'die': <int64 4>}"));
  g_autoptr (GError) error = NULL;
  TmArgs args;
  guint n_values;
  const gint32 *items;

  tm_params_parse (dice, G_N_ELEMENTS (dice), box, values, &args, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tm_args_get (&args, 0), ==, 1);
  items = tm_args_get_list (&args, 1, &n_values);
  g_assert_cmpmem (items, n_values * sizeof *items, ((const gint32[]) { 0, 1, 1, 0, 2 }),
                   5 * sizeof *items);
  g_assert_false (tm_params_parse (dice, G_N_ELEMENTS (dice), box, wrong, &args, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_assert_nonnull (strstr (error->message, "1, 5, star"));
}

static void
test_missing (void)
{
  g_autoptr (TmBox) box = toy_new_box (3, "table");
  g_autoptr (GError) error = NULL;
  TmArgs args;
  guint n_values;

  tm_args_init (&args);
  g_assert_false (tm_params_complete (params, G_N_ELEMENTS (params), box, &args, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_MISSING);
  g_clear_error (&error);
  g_assert_true (tm_params_complete (params + 7, 1, box, &args, &error));
  g_assert_cmpint (tm_args_get_list (&args, 0, &n_values)[2], ==, 3);
}

/* Values that change their length leave the others as they were. */
static void
test_packing (void)
{
  const gint32 list[] = { 7, 8, 9 };
  TmArgs args, copy;
  guint n_values;

  tm_args_init (&args);
  tm_args_set_list (&args, 0, list, 3);
  tm_args_set (&args, 3, 1);
  tm_args_set_list (&args, 5, list, 2);
  tm_args_set_list (&args, 0, list, 1);
  tm_args_unset (&args, 3);
  g_assert_false (tm_args_has (&args, 3));
  g_assert_cmpint (tm_args_get (&args, 0), ==, 7);
  g_assert_cmpint (tm_args_get_list (&args, 5, &n_values)[1], ==, 8);
  g_assert_cmpuint (n_values, ==, 2);
  tm_args_copy (&copy, &args);
  g_assert_true (tm_args_equal (&copy, &args));
  tm_args_set (&copy, 0, 6);
  g_assert_false (tm_args_equal (&copy, &args));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_game_register (&toy_game);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/params/%s/%u", cases[i].id, i);
      g_test_add_data_func (path, &cases[i], test_text);
    }
  g_test_add_func ("/engine/params/unknown-one-is-named", test_unknown);
  g_test_add_func ("/engine/params/numbered-faces", test_numbered_faces);
  g_test_add_func ("/engine/params/missing-one-is-named", test_missing);
  g_test_add_func ("/engine/args/stay-packed", test_packing);
  return g_test_run ();
}
