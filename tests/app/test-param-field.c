/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists whose order means nothing, in a form: faces are counted, seats are a set, and everything
 * else stands one below the other. */

#include <adwaita.h>

#include "tm-game.h"
#include "tm-games.h"
#include "tm-param-field.h"
#include "tm-seat-picker.h"

enum
{
  SEATS,
  FEW_SEATS,
  NUMBERS,
  PIECES,
};

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
};

static TmBox *
create_box (void)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (tm_game_find ("free"), 5, &error);

  g_assert_no_error (error);

  return box;
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
find_widget (GtkWidget *widget, GType type, guint *nth)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*nth)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type, nth);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find_nth (TmParamField *field, GType type, guint nth)
{
  return find_widget (GTK_WIDGET (field), type, &nth);
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
count_cb (guint *n_signals)
{
  ++*n_signals;
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
  g_signal_connect_swapped (field, "changed", G_CALLBACK (count_cb), &n_changes);
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  tm_games_register ();

  g_test_add_func ("/app/param-field/seats/each-touch-takes-one-in-or-out", test_set);
  g_test_add_func ("/app/param-field/seats/known-ones-are-taken-in", test_known);
  g_test_add_func ("/app/param-field/seats/no-more-than-there-is-room-for", test_full);
  g_test_add_func ("/app/param-field/numbers-and-pieces-stand-below-each-other", test_entries);

  return g_test_run ();
}
