/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists whose order means nothing, in a form: faces are counted, seats are a set, and everything
 * else stands one below the other. What has no values to touch is spelled. */

#include <adwaita.h>

#include "tm-param-field.h"
#include "tm-seat-picker.h"

#include "toy-form.h"

enum
{
  SEATS,
  FEW_SEATS,
  NUMBERS,
  PIECES,
  STEPS,
  WALLS,
  FLAGS,
  SMALL,
  LARGE,
  TRACK,
  LEVELS,
  HITS,
  TESTS,
};

static const char *const level_names[] = { "Level 1", "Level 2", "Level 3" };

static const TmWord tests[] = { { "strength", "Strength", NULL }, { "speed", "Speed", NULL } };

static const TmParam params[] = {
  [SEATS] = { .id = "seats",
              .name = "Seats",
              .kind = TM_PARAM_SEAT,
              .is_list = TRUE,
              .is_unordered = TRUE,
              .max_items = TM_MAX_SEATS },
  [FEW_SEATS] = { .id = "few",
                  .name = "Few seats",
                  .kind = TM_PARAM_SEAT,
                  .is_list = TRUE,
                  .is_unordered = TRUE,
                  .min_items = 1,
                  .max_items = 2 },
  [NUMBERS] = { .id = "numbers",
                .name = "Numbers",
                .kind = TM_PARAM_NUMBER,
                .is_list = TRUE,
                .is_unordered = TRUE,
                .max = 5,
                .min_items = 1,
                .max_items = 3 },
  [PIECES] = { .id = "pieces",
               .name = "Pieces",
               .kind = TM_PARAM_PIECE,
               .is_list = TRUE,
               .is_unordered = TRUE,
               .min_items = 1,
               .max_items = 3 },
  [STEPS] = { .id = "steps",
              .name = "Steps",
              .kind = TM_PARAM_PAIR,
              .min = 1,
              .max = 12,
              .low = -9,
              .high = 30,
              .none = "?",
              .is_list = TRUE,
              .min_items = 1,
              .max_items = 3 },
  [WALLS] = { .id = "walls",
              .name = "Walls",
              .kind = TM_PARAM_LINK,
              .piece = "board",
              .is_list = TRUE,
              .min_items = 1,
              .max_items = 3 },
  [FLAGS] = { .id = "flags",
              .name = "Flags",
              .kind = TM_PARAM_FLAG,
              .is_list = TRUE,
              .min_items = 1,
              .max_items = 3 },
  [SMALL] = TM_NUMBER ("small", "Small", 0, 3, .none = "?"),
  [LARGE] = TM_NUMBER ("large", "Large", 0, 300, .none = "?"),
  [TRACK] = TM_NUMBERS ("track", "Track", -9, 300, 0, 3, .none = "?"),
  [LEVELS] = TM_NUMBERS (
      "levels", "Levels", 0, 99, 0, 3, .none = "?", .item_names = level_names, .is_optional = TRUE),
  [HITS] = TM_NUMBERS (
      "hits", "Hits", 0, 3, 0, 3, .none = "?", .item_names = level_names, .is_optional = TRUE),
  [TESTS] = { .id = "tests",
              .name = "Tests",
              .kind = TM_PARAM_CHOICE,
              .is_list = TRUE,
              .words = tests,
              .n_words = G_N_ELEMENTS (tests),
              .max_items = 3,
              .item_names = level_names,
              .is_optional = TRUE,
              .none = "?" },
};

/* The free table with a board. */
static const TmGridSpec grids[]
    = { { .id = "board", .name = "Board", .columns = 3, .rows = 2, .scope = TM_SHARED } };

static TmBox *
create_box (void)
{
  return toy_form_create_box (5);
}

static TmParamField *
create_field (TmBox *box, guint param, const TmArgs *args)
{
  TmParamField *field
      = g_object_ref_sink (TM_PARAM_FIELD (tm_param_field_new (params, param, box, NULL, FALSE)));

  tm_param_field_load (field, args);

  return field;
}

static GtkWidget *
find_nth (TmParamField *field, GType type, guint nth)
{
  return toy_form_find (GTK_WIDGET (field), type, nth);
}

static void
touch (TmParamField *field, guint seat)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, seat));

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static guint32
read_set (TmParamField *field, guint param)
{
  TmArgs args;

  tm_args_init (&args);
  tm_param_field_store (field, &args);
  g_assert_true (tm_args_has (&args, param));

  return tm_args_get_set (&args, param);
}

static void
test_set (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  guint n_changes = 0;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, SEATS, &args);
  g_signal_connect_swapped (field, "changed", G_CALLBACK (toy_form_count_cb), &n_changes);
  g_assert_nonnull (find_nth (field, TM_TYPE_SEAT_PICKER, 0));
  g_assert_nonnull (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 4));
  g_assert_null (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 5));

  /* Nobody is an answer, too. */
  g_assert_true (tm_param_field_is_given (field));
  touch (field, 3);
  touch (field, 0);
  g_assert_cmphex (read_set (field, SEATS), ==, 0x9);
  touch (field, 3);
  g_assert_cmphex (read_set (field, SEATS), ==, 0x1);
  g_assert_cmpuint (n_changes, ==, 3);
}

static void
test_known (void)
{
  static const gint32 known[] = { 4, 1 };
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set_list (&args, SEATS, known, G_N_ELEMENTS (known));
  field = create_field (box, SEATS, &args);
  g_assert_cmphex (read_set (field, SEATS), ==, 0x12);
  touch (field, 1);
  g_assert_cmphex (read_set (field, SEATS), ==, 0x10);
}

static void
test_full (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, FEW_SEATS, &args);
  g_assert_false (tm_param_field_is_given (field));
  touch (field, 0);
  g_assert_true (tm_param_field_is_given (field));
  touch (field, 2);
  g_assert_false (gtk_widget_get_sensitive (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 1)));
  g_assert_true (gtk_widget_get_sensitive (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 2)));
  touch (field, 2);
  g_assert_true (gtk_widget_get_sensitive (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 1)));
}

static void
test_entries (void)
{
  static const gint32 numbers[] = { 3, 5 };
  g_autoptr (TmBox) box = create_box ();
  guint n_values;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set_list (&args, NUMBERS, numbers, G_N_ELEMENTS (numbers));
  for (guint param = NUMBERS; param <= PIECES; param++)
    {
      g_autoptr (TmParamField) field = create_field (box, param, &args);

      g_assert_null (find_nth (field, TM_TYPE_SEAT_PICKER, 0));
      g_assert_cmpuint (tm_param_field_get_length (field), ==, param == NUMBERS ? 2 : 1);
      g_assert_cmpint (tm_param_field_is_given (field), ==, param == NUMBERS);
      tm_param_field_store (field, &args);
    }
  g_assert_cmpmem (tm_args_get_list (&args, NUMBERS, &n_values), sizeof numbers, numbers,
                   sizeof numbers);
  g_assert_cmpuint (n_values, ==, G_N_ELEMENTS (numbers));
  g_assert_false (tm_args_has (&args, PIECES));
}

static gint32
read_first (TmParamField *field, guint param)
{
  guint n_values;
  TmArgs args;

  tm_args_init (&args);
  tm_param_field_store (field, &args);
  g_assert_true (tm_args_has (&args, param));

  return tm_args_get_list (&args, param, &n_values)[0];
}

static void
spell (TmParamField *field, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_nth (field, GTK_TYPE_ENTRY, 0)), text);
}

/* What is not accepted is no value: nobody is asked to go on with the one before. */
static void
test_spelled (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  GtkWidget *entry;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, STEPS, &args);
  entry = find_nth (field, GTK_TYPE_ENTRY, 0);
  g_assert_false (tm_param_field_is_given (field));
  spell (field, "11:-6");
  g_assert_cmpint (read_first (field, STEPS), ==, tm_pair_new (11, -6));
  spell (field, "11:-60");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (entry), "from -9 to 30"));
  g_assert_false (tm_param_field_is_given (field));
  spell (field, "7:?");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_assert_cmpint (read_first (field, STEPS), ==, tm_pair_new (7, TM_PAIR_UNKNOWN));
}

static void
test_links (void)
{
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, WALLS, &args);
  g_assert_false (tm_param_field_is_given (field));
  spell (field, "1:0-0:0");
  g_assert_cmpint (read_first (field, WALLS), ==, tm_link_new (0, 1));
  spell (field, "1:0-1:0");
  g_assert_false (tm_param_field_is_given (field));

  /* What is known is spelled as it is read. */
  tm_args_set (&args, WALLS, tm_link_new (0, 1));
  tm_param_field_load (field, &args);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_nth (field, GTK_TYPE_ENTRY, 0))), ==,
                   "0:0-1:0");
}

static void
test_unknown_numbers (void)
{
  g_autoptr (TmBox) box = create_box ();
  TmArgs args;

  tm_args_init (&args);
  for (guint param = SMALL; param <= LARGE; param++)
    {
      g_autoptr (TmParamField) field = create_field (box, param, &args);

      g_assert_true (tm_param_field_is_given (field));
      g_assert_cmpint (read_first (field, param), ==, TM_NUMBER_UNKNOWN);
      g_assert_cmpint (find_nth (field, GTK_TYPE_ENTRY, 0) != NULL, ==, param == LARGE);
      if (param == LARGE)
        spell (field, "2");
      else
        touch (field, 3);
      g_assert_cmpint (read_first (field, param), ==, 2);
      if (param == LARGE)
        spell (field, "?");
      else
        touch (field, 0);
      g_assert_cmpint (read_first (field, param), ==, TM_NUMBER_UNKNOWN);
    }
}

/* Enter adds the next number, but not after one that nobody knows. */
static void
test_typed_list (void)
{
  static const gint32 track[] = { TM_NUMBER_UNKNOWN, 5 };
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  GtkWidget *window = gtk_window_new ();
  guint n_values;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set_list (&args, TRACK, track, G_N_ELEMENTS (track));
  field = create_field (box, TRACK, &args);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (field));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_nth (field, GTK_TYPE_ENTRY, 0))), ==,
                   "");
  spell (field, "7");
  spell (field, "");
  g_signal_emit_by_name (find_nth (field, GTK_TYPE_ENTRY, 1), "activate");
  g_assert_cmpuint (tm_param_field_get_length (field), ==, 3);
  g_signal_emit_by_name (find_nth (field, GTK_TYPE_ENTRY, 2), "activate");
  g_assert_cmpuint (tm_param_field_get_length (field), ==, 3);

  tm_param_field_store (field, &args);
  g_assert_cmpint (tm_args_get_list (&args, TRACK, &n_values)[0], ==, TM_NUMBER_UNKNOWN);
  g_assert_cmpint (tm_args_get_list (&args, TRACK, &n_values)[1], ==, 5);
  g_assert_cmpint (tm_args_get_list (&args, TRACK, &n_values)[2], ==, TM_NUMBER_UNKNOWN);
  g_assert_cmpuint (n_values, ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
spell_nth (TmParamField *field, guint nth, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_nth (field, GTK_TYPE_ENTRY, nth)), text);
}

static void
expect_list (TmParamField *field, guint param, const gint32 *values, guint n_values)
{
  guint n_stored;
  const gint32 *stored;
  TmArgs args;

  tm_args_init (&args);
  tm_param_field_store (field, &args);
  g_assert_true (tm_args_has (&args, param));
  stored = tm_args_get_list (&args, param, &n_stored);
  g_assert_cmpmem (stored, n_stored * sizeof *stored, values, n_values * sizeof *values);
}

/* All of them stand there; the list ends behind the last one that somebody told. */
static void
test_levels (void)
{
  static const gint32 second[] = { TM_NUMBER_UNKNOWN, 5 };
  static const gint32 known[] = { 1, 2, 3 };
  static const gint32 less[] = { 1, 2, TM_NUMBER_UNKNOWN };
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  g_autoptr (TmParamField) told = NULL;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, LEVELS, &args);
  g_assert_nonnull (find_nth (field, GTK_TYPE_ENTRY, 2));
  g_assert_null (find_nth (field, GTK_TYPE_ENTRY, 3));
  g_assert_false (
      gtk_widget_get_visible (toy_form_find_button (GTK_WIDGET (field), "Levels: one more")));
  g_assert_false (tm_param_field_is_given (field));
  spell_nth (field, 1, "5");
  expect_list (field, LEVELS, second, G_N_ELEMENTS (second));

  tm_args_set_list (&args, LEVELS, known, G_N_ELEMENTS (known));
  told = create_field (box, LEVELS, &args);
  expect_list (told, LEVELS, known, G_N_ELEMENTS (known));
  spell_nth (told, 2, "");
  expect_list (told, LEVELS, less, G_N_ELEMENTS (less));
}

/* Small numbers are touched, and "?" is what each of them is at first. */
static void
test_hits (void)
{
  static const gint32 hits[] = { TM_NUMBER_UNKNOWN, 2 };
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, HITS, &args);
  /* Three times "?", 0, 1, 2, 3. */
  g_assert_nonnull (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 14));
  g_assert_null (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 15));
  for (guint i = 0; i < 3; i++)
    g_assert_true (gtk_toggle_button_get_active (
        GTK_TOGGLE_BUTTON (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 5 * i))));
  touch (field, 8);
  expect_list (field, HITS, hits, G_N_ELEMENTS (hits));
}

/* So are choices: one can be told without those before it. */
static void
test_tests (void)
{
  static const gint32 told[] = { -1, -1, 1 };
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  TmArgs args;

  tm_args_init (&args);
  field = create_field (box, TESTS, &args);
  /* Three times "?", strength, speed. */
  g_assert_nonnull (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 8));
  g_assert_null (find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 9));
  touch (field, 8);
  expect_list (field, TESTS, told, G_N_ELEMENTS (told));
}

static void
test_flags (void)
{
  static const gint32 flags[] = { TRUE, FALSE };
  g_autoptr (TmBox) box = create_box ();
  g_autoptr (TmParamField) field = NULL;
  guint n_values;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set_list (&args, FLAGS, flags, G_N_ELEMENTS (flags));
  field = create_field (box, FLAGS, &args);
  touch (field, 3);
  tm_param_field_store (field, &args);
  g_assert_cmpint (tm_args_get_list (&args, FLAGS, &n_values)[0], ==, TRUE);
  g_assert_cmpint (tm_args_get_list (&args, FLAGS, &n_values)[1], ==, TRUE);
  g_assert_cmpuint (n_values, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  toy_form_set_up (grids, G_N_ELEMENTS (grids));

  g_test_add_func ("/app/param-field/seats/each-touch-takes-one-in-or-out", test_set);
  g_test_add_func ("/app/param-field/seats/known-ones-are-taken-in", test_known);
  g_test_add_func ("/app/param-field/seats/no-more-than-there-is-room-for", test_full);
  g_test_add_func ("/app/param-field/numbers-and-pieces-stand-below-each-other", test_entries);
  g_test_add_func ("/app/param-field/pairs-are-spelled", test_spelled);
  g_test_add_func ("/app/param-field/links-are-spelled", test_links);
  g_test_add_func ("/app/param-field/numbers-may-be-unknown", test_unknown_numbers);
  g_test_add_func ("/app/param-field/enter-goes-to-the-next-number", test_typed_list);
  g_test_add_func ("/app/param-field/named/all-stand-there", test_levels);
  g_test_add_func ("/app/param-field/named/touched", test_hits);
  g_test_add_func ("/app/param-field/named/choices", test_tests);
  g_test_add_func ("/app/param-field/list-of-flags", test_flags);

  return g_test_run ();
}
