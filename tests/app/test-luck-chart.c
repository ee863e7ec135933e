/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The luck of several people as a chart and in words. */

#include <adwaita.h>

#include "scene/tm-seat-mark.h"
#include "tm-luck-chart.h"
#include "tm-luck-range.h"
#include "tm-luck-row.h"
#include "tm-luck-words.h"

#define PHONE_WIDTH 360
#define CARD_PADDING 54

enum
{
  PIECE_DIE,
  PIECE_COIN,
};

static const TmWord die_faces[]
    = { { "1", "1" }, { "2", "2" }, { "3", "3" }, { "4", "4" }, { "5", "5" }, { "6", "6" } };
static const TmWord coin_faces[] = { { "heads", "Heads" }, { "tails", "Tails" } };
static const TmPieceSpec pieces[] = {
  [PIECE_DIE] = { .id = "die", .name = "Die", .count = 1, .faces = die_faces, .n_faces = 6 },
  [PIECE_COIN] = { .id = "coin", .name = "Coin", .count = 1, .faces = coin_faces, .n_faces = 2 },
};
static const TmKit kit = { .pieces = pieces, .n_pieces = G_N_ELEMENTS (pieces) };
static const TmGame game = { .id = "luck", .name = "Luck", .kit = &kit };

static const TmLuckPerson people[] = {
  { "Anna", TM_SEAT_BLUE_CIRCLE },
  { "Boris", TM_SEAT_VERMILION_TRIANGLE },
  { "Vera", TM_SEAT_AMBER_SQUARE },
};

static void
add (GArray *counts, guint kind, TmSource source, int seat, guint last, guint others)
{
  guint n_faces = pieces[kind].n_faces;

  for (guint face = 0; face < n_faces; face++)
    {
      const TmLuckCount count
          = { kind, source, seat, face, face + 1 == n_faces ? last : others / (n_faces - 1) };

      g_array_append_val (counts, count);
    }
}

/* Takes over the counts. */
static TmLuckChart *
create_chart (GArray *counts)
{
  TmLuckChart *chart = g_object_ref_sink (TM_LUCK_CHART (tm_luck_chart_new ()));

  tm_luck_chart_set (chart,
                     tm_luck_new_from_counts (&game, (const TmLuckCount *) counts->data,
                                              counts->len, G_N_ELEMENTS (people)),
                     people, G_N_ELEMENTS (people));
  g_array_unref (counts);

  return chart;
}

static void
list_descendants (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_descendants (child, type, found);
}

static GPtrArray *
list (TmLuckChart *chart, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  list_descendants (GTK_WIDGET (chart), type, found);

  return found;
}

static gboolean
shows (TmLuckChart *chart, const char *words)
{
  g_autoptr (GPtrArray) labels = list (chart, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_visible (g_ptr_array_index (labels, i))
        && g_str_equal (gtk_label_get_text (g_ptr_array_index (labels, i)), words))
      return TRUE;

  return FALSE;
}

/* One row for every range, and the axis. */
static void
assert_rows (TmLuckChart *chart, guint n_ranges, guint n_unusual)
{
  g_autoptr (GPtrArray) rows = list (chart, TM_TYPE_LUCK_ROW);
  g_autoptr (GPtrArray) ranges = list (chart, TM_TYPE_LUCK_RANGE);
  guint n_colored = 0;

  g_assert_cmpuint (ranges->len, ==, n_ranges);
  g_assert_cmpuint (rows->len, ==, n_ranges > 0 ? n_ranges + 1 : 0);
  for (guint i = 0; i < n_ranges; i++)
    {
      gboolean is_colored = gtk_widget_has_css_class (g_ptr_array_index (rows, i), "unusual");

      g_assert_true (is_colored
                     == gtk_widget_has_css_class (g_ptr_array_index (ranges, i), "unusual"));
      n_colored += is_colored;
    }
  g_assert_cmpuint (n_colored, ==, n_unusual);
}

static void
assert_spoken (TmLuckChart *chart, guint row, const char *spoken)
{
  g_autoptr (GPtrArray) rows = list (chart, TM_TYPE_LUCK_ROW);

  gtk_test_accessible_assert_property (g_ptr_array_index (rows, row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       spoken);
}

static GArray *
new_counts (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TmLuckCount));
}

static void
test_empty (void)
{
  TmLuckChart *chart = create_chart (new_counts ());

  assert_rows (chart, 0, 0);
  g_assert_true (shows (chart, "No dice were rolled."));
  g_assert_finalize_object (chart);
}

static void
test_usual (void)
{
  GArray *counts = new_counts ();
  TmLuckChart *chart;

  add (counts, PIECE_DIE, TM_SOURCE_TABLE, 1, 11, 30);
  add (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, 6, 40);
  chart = create_chart (counts);
  assert_rows (chart, 2, 0);
  g_assert_true (shows (chart, "Luck: Die, on the table"));
  g_assert_true (
      shows (chart, "All 2 ranges include the expected 1 in 6: no sign of more than chance."));
  g_assert_true (shows (chart, "6 of 46"));
  /* Everybody in the order of the people, whatever was rolled first. */
  assert_spoken (chart, 0, "Anna: 6 of 46, expected 7.7; its chance is from 2.9 to 32.7 percent");
  assert_spoken (chart, 1,
                 "Boris: 11 of 41, expected 6.8; its chance is from 10.2 to 50.1 percent");
  gtk_test_accessible_assert_property (
      chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "All 2 ranges include the expected 1 in 6: no sign of more than chance.");
  g_assert_finalize_object (chart);
}

/* The face that chance does not explain is the one that is shown, and told of when it is not. */
static void
test_unusual (void)
{
  GArray *counts = new_counts ();
  TmLuckChart *chart;

  add (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, 15, 75);
  add (counts, PIECE_COIN, TM_SOURCE_APP, 0, 20, 20);
  add (counts, PIECE_COIN, TM_SOURCE_APP, 2, 60, 10);
  chart = create_chart (counts);
  assert_rows (chart, 2, 1);
  g_assert_true (shows (chart, "Luck of the Dice, in the app"));
  g_assert_true (shows (chart, "Vera: less often than chance explains, 10 of 70.")
                 || shows (chart, "Vera: more often than chance explains, 60 of 70."));
  tm_luck_chart_show_face (chart, PIECE_DIE, 5);
  assert_rows (chart, 1, 0);
  g_assert_true (
      shows (chart, "The range includes the expected 1 in 6: no sign of more than chance."));
  g_assert_true (shows (chart, "Another face, or other dice, fell as chance does not explain."));
  g_assert_finalize_object (chart);
}

/* The app and the table stand beside each other, or one of them alone; never in one row. */
static void
test_sources (void)
{
  GArray *counts = new_counts ();
  TmLuckChart *chart;
  g_autoptr (GPtrArray) groups = NULL;

  add (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, 8, 40);
  add (counts, PIECE_DIE, TM_SOURCE_APP, 0, 20, 100);
  add (counts, PIECE_DIE, TM_SOURCE_APP, 1, 10, 50);
  chart = create_chart (counts);
  groups = list (chart, ADW_TYPE_TOGGLE_GROUP);
  assert_rows (chart, 3, 0);
  g_assert_true (gtk_widget_get_sensitive (g_ptr_array_index (groups, 0)));
  assert_spoken (
      chart, 0,
      "Anna, on the table: 8 of 48, expected 8.0; its chance is from 4.6 to 37.6 percent");
  adw_toggle_group_set_active_name (g_ptr_array_index (groups, 0), "table");
  assert_rows (chart, 1, 0);
  g_assert_true (shows (chart, "8 of 48"));
  adw_toggle_group_set_active_name (g_ptr_array_index (groups, 0), "app");
  assert_rows (chart, 2, 0);
  g_assert_false (shows (chart, "8 of 48"));
  adw_toggle_group_set_active_name (g_ptr_array_index (groups, 0), "both");
  assert_rows (chart, 3, 0);
  g_assert_finalize_object (chart);
}

/* Where there is one source only, an earlier choice of the other hides nothing. */
static void
test_one_source (void)
{
  GArray *counts = new_counts ();
  TmLuckChart *chart;
  g_autoptr (GPtrArray) groups = NULL;

  add (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, 8, 40);
  add (counts, PIECE_DIE, TM_SOURCE_APP, 0, 20, 100);
  add (counts, PIECE_COIN, TM_SOURCE_TABLE, 0, 20, 20);
  chart = create_chart (counts);
  groups = list (chart, ADW_TYPE_TOGGLE_GROUP);
  adw_toggle_group_set_active_name (g_ptr_array_index (groups, 0), "app");
  tm_luck_chart_show_face (chart, PIECE_COIN, 0);
  assert_rows (chart, 1, 0);
  g_assert_false (gtk_widget_get_sensitive (g_ptr_array_index (groups, 0)));
  g_assert_finalize_object (chart);
}

static void
test_narrow (void)
{
  GArray *counts = new_counts ();
  TmLuckChart *chart;
  int minimum, narrow, wide;

  add (counts, PIECE_DIE, TM_SOURCE_TABLE, 0, 12000, 55000);
  add (counts, PIECE_DIE, TM_SOURCE_APP, 0, 2000, 10000);
  chart = create_chart (counts);
  gtk_widget_measure (GTK_WIDGET (chart), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, PHONE_WIDTH - CARD_PADDING);
  gtk_widget_measure (GTK_WIDGET (chart), GTK_ORIENTATION_VERTICAL, PHONE_WIDTH - CARD_PADDING,
                      NULL, &narrow, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (chart), GTK_ORIENTATION_VERTICAL, 900, NULL, &wide, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);
  g_assert_finalize_object (chart);
}

/* The axis ends with a line, not far beyond what is shown. */
static void
test_axis (void)
{
  for (double high = 0.004; high <= 1; high += 0.0037)
    {
      double most = high;
      double step = tm_luck_range_choose_step (&most);
      double n_steps = most / step;

      g_assert_cmpfloat (most, >=, high - 1e-9);
      g_assert_cmpfloat (most, <=, 1 + 1e-9);
      g_assert_cmpfloat (most - step, <, high);
      g_assert_cmpfloat_with_epsilon (n_steps, (int) (n_steps + 0.5), 1e-9);
      g_assert_cmpfloat (n_steps, <=, 6 + 1e-9);
    }
}

static void
assert_range (double low, double high, gboolean excludes_chance, const char *expected)
{
  const TmLuckFace face = { .low = low, .high = high, .excludes_chance = excludes_chance };
  g_autofree char *words = tm_luck_words_dup_range (&face);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_words (void)
{
  g_autofree char *plan = tm_luck_words_dup_plan (1.0 / 6, 0.05 / 6);
  g_autofree char *coin = tm_luck_words_dup_plan (0.5, 0.05 / 2);

  assert_range (0.062, 0.264, FALSE, "6 to 26 %");
  assert_range (0.162, 0.1712, FALSE, "16.2 to 17.1 %");
  assert_range (0.171, 0.4, TRUE, "17.1 to 40.0 %");
  g_assert_cmpstr (plan, ==,
                   "A die that shows this face with a chance of 25 % would be found out with about "
                   "450 rolls.");
  g_assert_cmpstr (coin, ==,
                   "A die that shows this face with a chance of 75 % would be found out with about "
                   "61 rolls.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();

  g_test_add_func ("/app/luck-chart/empty", test_empty);
  g_test_add_func ("/app/luck-chart/usual", test_usual);
  g_test_add_func ("/app/luck-chart/unusual", test_unusual);
  g_test_add_func ("/app/luck-chart/sources/apart", test_sources);
  g_test_add_func ("/app/luck-chart/sources/only-one", test_one_source);
  g_test_add_func ("/app/luck-chart/fits-a-phone", test_narrow);
  g_test_add_func ("/app/luck-chart/axis", test_axis);
  g_test_add_func ("/app/luck-chart/words", test_words);

  return g_test_run ();
}
