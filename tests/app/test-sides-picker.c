/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sides of a tile in a form: each is touched by itself, or the tile is turned among the ways in which
 * it can lie. */

#include <adwaita.h>

#include "tm-param-field.h"
#include "tm-param-form.h"
#include "tm-sides-picker.h"

#include "toy-form.h"

#define N (1u << TM_SIDE_UP)
#define E (1u << TM_SIDE_RIGHT)
#define S (1u << TM_SIDE_DOWN)
#define W (1u << TM_SIDE_LEFT)

enum
{
  SHAPE,
  SIDES,
  N_PARAMS
};

static const TmWord shape_words[] = {
  { "any", "Any", NULL },
  { "straight", "Straight", NULL },
  { "cross", "Cross", NULL },
  { "tee", "Tee", NULL },
};

static const TmWord side_words[] = {
  { "n", "North", NULL },
  { "e", "East", NULL },
  { "s", "South", NULL },
  { "w", "West", NULL },
};

static const TmParam params[] = {
  [SHAPE] = TM_CHOICE ("shape", "Shape", shape_words),
  [SIDES] = { .id = "sides",
              .name = "Sides",
              .kind = TM_PARAM_CHOICE,
              .is_list = TRUE,
              .is_unordered = TRUE,
              .is_optional = TRUE,
              .is_sides = TRUE,
              .words = side_words,
              .n_words = G_N_ELEMENTS (side_words),
              .max_items = 4 },
};

static const TmMoveSpec moves[]
    = { { .id = "dig", .name = "Dig", .params = params, .n_params = N_PARAMS } };

static int
list_sets (
    const TmTable *table, guint move, guint param, const TmArgs *args, guint32 sets[TM_MAX_SETS])
{
  static const guint32 tees[] = { N | E | S, E | S | W, N | S | W, N | E | W };

  switch (tm_args_has (args, SHAPE) ? tm_args_get (args, SHAPE) : 0)
    {
    case 1:
      sets[0] = N | S;
      sets[1] = E | W;
      return 2;
    case 2:
      sets[0] = N | E | S | W;
      return 1;
    case 3:
      memcpy (sets, tees, sizeof tees);
      return 4;
    default:
      return -1;
    }
}

static TmSidesPicker *
create_picker (const guint32 *sets, int n_sets)
{
  TmSidesPicker *picker
      = g_object_ref_sink (TM_SIDES_PICKER (tm_sides_picker_new (&params[SIDES])));

  tm_sides_picker_set_sets (picker, sets, n_sets);

  return picker;
}

static GtkToggleButton *
get_side (gpointer within, TmSide side)
{
  /* They stand in their order. */
  return GTK_TOGGLE_BUTTON (toy_form_find (GTK_WIDGET (within), GTK_TYPE_TOGGLE_BUTTON, side));
}

static void
touch (gpointer within, TmSide side)
{
  GtkToggleButton *button = get_side (within, side);

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static GtkWidget *
get_turn_button (gpointer within)
{
  GtkWidget *content = toy_form_find (GTK_WIDGET (within), ADW_TYPE_BUTTON_CONTENT, 0);

  return gtk_widget_get_ancestor (content, GTK_TYPE_BUTTON);
}

static void
turn (gpointer within)
{
  g_signal_emit_by_name (get_turn_button (within), "clicked");
}

static void
test_touched (void)
{
  g_autoptr (TmSidesPicker) picker = create_picker (NULL, -1);
  guint n_changes = 0;

  g_signal_connect_swapped (picker, "changed", G_CALLBACK (toy_form_count_cb), &n_changes);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, 0);
  touch (picker, TM_SIDE_UP);
  touch (picker, TM_SIDE_LEFT);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, N | W);
  touch (picker, TM_SIDE_UP);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, W);
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_false (gtk_widget_get_visible (get_turn_button (picker)));

  /* What is shown from elsewhere is no touch. */
  tm_sides_picker_set_sides (picker, E | S);
  g_assert_true (gtk_toggle_button_get_active (get_side (picker, TM_SIDE_RIGHT)));
  g_assert_false (gtk_toggle_button_get_active (get_side (picker, TM_SIDE_LEFT)));
  g_assert_cmpuint (n_changes, ==, 3);
}

static void
test_names (void)
{
  g_autoptr (TmSidesPicker) picker = create_picker (NULL, -1);

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      GtkAccessible *toggle = GTK_ACCESSIBLE (get_side (picker, side));

      gtk_test_accessible_assert_role (toggle, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
      gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           side_words[side].name);
      touch (picker, side);
      gtk_test_accessible_assert_state (toggle, GTK_ACCESSIBLE_STATE_PRESSED,
                                        GTK_ACCESSIBLE_TRISTATE_TRUE);
    }
  gtk_test_accessible_assert_property (picker, GTK_ACCESSIBLE_PROPERTY_LABEL, "Sides");
  gtk_test_accessible_assert_property (picker, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "North, East, South, West");
}

static void
test_turned (void)
{
  static const guint32 bends[] = { N | E, E | S, S | W, N | W };
  g_autoptr (TmSidesPicker) picker = create_picker (bends, G_N_ELEMENTS (bends));

  g_assert_true (gtk_widget_get_visible (get_turn_button (picker)));
  turn (picker);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, N | E);
  turn (picker);
  turn (picker);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, S | W);
  turn (picker);
  turn (picker);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, N | E);

  /* Whoever opens a side by itself gets the next way to lie in which it is open. */
  touch (picker, TM_SIDE_DOWN);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, E | S);
  touch (picker, TM_SIDE_RIGHT);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, S | W);
}

static void
test_fixed (void)
{
  static const guint32 cross[] = { N | E | S | W };
  g_autoptr (TmSidesPicker) picker = create_picker (cross, 1);

  tm_sides_picker_set_sides (picker, cross[0]);
  g_assert_false (gtk_widget_get_sensitive (get_turn_button (picker)));
  touch (picker, TM_SIDE_UP);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, cross[0]);
  g_assert_true (gtk_toggle_button_get_active (get_side (picker, TM_SIDE_UP)));
}

/* Up to four ways to lie are pictures to choose from. */
static void
test_pictures (void)
{
  static const guint32 many[] = { N, E, S, W, N | S };
  g_autoptr (TmSidesPicker) picker = create_picker (many, 4);
  GtkWidget *second = toy_form_find_button (GTK_WIDGET (picker), "East");

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (second), TRUE);
  g_assert_cmphex (tm_sides_picker_get_sides (picker), ==, E);
  turn (picker);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (second)));
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (toy_form_find_button (GTK_WIDGET (picker), "South"))));

  tm_sides_picker_set_sets (picker, many, 5);
  g_assert_null (toy_form_find (GTK_WIDGET (picker), GTK_TYPE_TOGGLE_BUTTON, 4));
}

static guint32
read_sides (TmParamForm *form)
{
  TmArgs args;

  tm_param_form_get_args (form, &args);

  return tm_args_has (&args, SIDES) ? tm_args_get_set (&args, SIDES) : G_MAXUINT32;
}

static TmParamForm *
create_form (TmBox *box, const TmTable *table)
{
  TmParamForm *form = g_object_ref_sink (TM_PARAM_FORM (tm_param_form_new ()));
  TmArgs args;

  tm_args_init (&args);
  tm_param_form_ask (form, 0, 1u << SHAPE | 1u << SIDES, box, table, &args);

  return form;
}

static TmParamField *
get_field (TmParamForm *form, guint param)
{
  return TM_PARAM_FIELD (toy_form_find (GTK_WIDGET (form), TM_TYPE_PARAM_FIELD, param));
}

static void
choose_shape (TmParamForm *form, guint shape)
{
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (
          toy_form_find (GTK_WIDGET (get_field (form, SHAPE)), GTK_TYPE_TOGGLE_BUTTON, shape)),
      TRUE);
}

/* Sides may be told later, so that none are given until one is touched. */
static void
test_form (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmParamForm) form = create_form (box, table);

  g_assert_cmphex (read_sides (form), ==, G_MAXUINT32);
  touch (get_field (form, SIDES), TM_SIDE_DOWN);
  g_assert_cmphex (read_sides (form), ==, S);
  touch (get_field (form, SIDES), TM_SIDE_DOWN);
  g_assert_cmphex (read_sides (form), ==, 0);
}

/* What is known of the tile says how it can lie. */
static void
test_sets (void)
{
  g_autoptr (TmBox) box = toy_form_create_box (2);
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmParamForm) form = create_form (box, table);

  choose_shape (form, 1);
  g_assert_cmphex (read_sides (form), ==, G_MAXUINT32);
  turn (get_field (form, SIDES));
  turn (get_field (form, SIDES));
  g_assert_cmphex (read_sides (form), ==, E | W);

  /* Another shape lies in another way at once. */
  choose_shape (form, 3);
  g_assert_cmphex (read_sides (form), ==, N | E | S);
  turn (get_field (form, SIDES));
  g_assert_cmphex (read_sides (form), ==, E | S | W);
  choose_shape (form, 0);
  g_assert_cmphex (read_sides (form), ==, E | S | W);
  touch (get_field (form, SIDES), TM_SIDE_LEFT);
  g_assert_cmphex (read_sides (form), ==, E | S);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  toy_form_set_up (NULL, 0);
  toy_form_get_game ()->moves = moves;
  toy_form_get_game ()->n_moves = G_N_ELEMENTS (moves);
  toy_form_get_game ()->list_sets = list_sets;

  g_test_add_func ("/app/sides-picker/each-side-is-touched", test_touched);
  g_test_add_func ("/app/sides-picker/sides-have-names", test_names);
  g_test_add_func ("/app/sides-picker/turned-among-sets", test_turned);
  g_test_add_func ("/app/sides-picker/only-one-way-to-lie", test_fixed);
  g_test_add_func ("/app/sides-picker/few-sets-are-pictures", test_pictures);
  g_test_add_func ("/app/sides-picker/form/none-are-given-at-first", test_form);
  g_test_add_func ("/app/sides-picker/form/sets-follow-from-other-values", test_sets);

  return g_test_run ();
}
