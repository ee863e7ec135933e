/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet in the window, of the match that four-players.json tells. */

#include <adwaita.h>

#include "store/tm-match-file.h"
#include "tm-games.h"
#include "tm-sheet-table.h"
#include "tm-sheet-view.h"

#define N_SEATS 4
#define ROW_COINS 8
#define ROW_VAULTS 3
#define ROW_MAGNET 4
#define BORIS 2
#define VERA 3

typedef struct
{
  TmMatch *match;
  GtkWidget *view;
  GtkWidget *table;
  GtkDropDown *choice;
} Fixture;

static GtkWidget *
find_descendant (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_descendant (child, type);

  return found;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "four-players.json", NULL);
  g_autoptr (TmMatchFile) file = tm_match_file_load (path, &error);

  g_assert_no_error (error);
  fixture->match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);
  fixture->view = g_object_ref_sink (tm_sheet_view_new (fixture->match));
  fixture->table = find_descendant (fixture->view, TM_TYPE_SHEET_TABLE);
  g_assert_nonnull (fixture->table);
  fixture->choice = GTK_DROP_DOWN (find_descendant (fixture->view, GTK_TYPE_DROP_DOWN));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->match);
}

/* Row 0 has the seats, column 0 the names of the rows. */
static GtkWidget *
get_cell (Fixture *fixture, guint row, guint column)
{
  GtkWidget *cell = gtk_widget_get_first_child (fixture->table);

  for (guint i = 0; i < row * (N_SEATS + 1) + column; i++)
    {
      g_assert_nonnull (cell);
      cell = gtk_widget_get_next_sibling (cell);
    }

  return find_descendant (cell, GTK_TYPE_LABEL);
}

static void
assert_cell (Fixture *fixture, guint row, guint column, const char *expected)
{
  GtkLabel *label = GTK_LABEL (get_cell (fixture, row, column));

  g_assert_cmpstr (gtk_label_get_text (label), ==, expected);
}

static void
test_end (Fixture *fixture, gconstpointer data)
{
  static const char *const coins[] = { "Coins", "11", "7", "12", "7" };
  static const char *const magnet[] = { "Magnet", "0", "−3", "−3", "0" };
  static const char *const seats[] = { "", "Anna", "Boris", "Vera", "Gleb" };

  for (guint column = 0; column <= N_SEATS; column++)
    {
      assert_cell (fixture, 0, column, seats[column]);
      assert_cell (fixture, ROW_MAGNET, column, magnet[column]);
      assert_cell (fixture, ROW_COINS, column, coins[column]);
    }
}

static void
test_result_on_top (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sentence = find_descendant (fixture->view, GTK_TYPE_LABEL);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (sentence)), ==, "Vera wins: most coins");
}

static void
test_emphasis (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_has_css_class (get_cell (fixture, ROW_COINS, VERA), "total"));
  g_assert_false (gtk_widget_has_css_class (get_cell (fixture, ROW_MAGNET, VERA), "total"));
  g_assert_true (gtk_widget_has_css_class (get_cell (fixture, ROW_VAULTS, VERA), "zero"));
  g_assert_false (gtk_widget_has_css_class (get_cell (fixture, ROW_VAULTS, BORIS), "zero"));
  g_assert_false (gtk_widget_has_css_class (get_cell (fixture, ROW_VAULTS, 0), "zero"));
}

/* What the sheet of the engine says of each level stands in the cells when it is chosen. */
static void
test_milestones (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (fixture->match);
  guint n_milestones = tm_sheet_get_n_milestones (sheet);

  g_assert_cmpuint (n_milestones, ==, 5);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (fixture->choice)), ==,
                    n_milestones + 1);
  g_assert_cmpint (tm_sheet_get_milestone (sheet, 0, ROW_COINS - 1, VERA - 1), !=, 12);
  for (guint milestone = 0; milestone < n_milestones; milestone++)
    {
      gtk_drop_down_set_selected (fixture->choice, milestone + 1);
      for (guint seat = 0; seat < N_SEATS; seat++)
        {
          g_autofree char *coins = g_strdup_printf (
              "%d", tm_sheet_get_milestone (sheet, milestone, ROW_COINS - 1, seat));

          assert_cell (fixture, ROW_COINS, seat + 1, coins);
        }
    }
  gtk_drop_down_set_selected (fixture->choice, 0);
  assert_cell (fixture, ROW_COINS, VERA, "12");
}

static void
test_accessible_cell (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_property (get_cell (fixture, ROW_COINS, 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna, Coins, 11");
}

static void
iterate_until_sized (GtkWidget *widget)
{
  for (guint i = 0; i < 500 && gtk_widget_get_width (widget) == 0; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (10000);
    }
  g_assert_cmpint (gtk_widget_get_width (widget), >, 0);
}

static float
get_x (GtkWidget *cell, GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (cell, within, &bounds));

  return bounds.origin.x;
}

/* Where there is no room for all columns, the names stay while the numbers move. */
static void
test_names_stay (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_widget_get_ancestor (fixture->table, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *name = get_cell (fixture, ROW_COINS, 0);
  GtkWidget *number = get_cell (fixture, ROW_COINS, VERA);
  float name_x, number_x;

  gtk_window_set_child (GTK_WINDOW (window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (window), 240, 480);
  gtk_window_present (GTK_WINDOW (window));
  iterate_until_sized (fixture->table);
  name_x = get_x (name, scroller);
  number_x = get_x (number, scroller);
  gtk_adjustment_set_value (across, 40);
  g_assert_cmpfloat (gtk_adjustment_get_value (across), ==, 40);
  for (guint i = 0; i < 200 && get_x (number, scroller) > number_x - 40; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }

  g_assert_cmpfloat_with_epsilon (get_x (number, scroller), number_x - 40, 0.5);
  g_assert_cmpfloat_with_epsilon (get_x (name, scroller), name_x, 0.5);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/tablemate/Tablemate/app.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  load_style ();
  tm_games_register ();

  ADD ("/app/sheet/end", test_end);
  ADD ("/app/sheet/result-on-top", test_result_on_top);
  ADD ("/app/sheet/emphasis", test_emphasis);
  ADD ("/app/sheet/milestones", test_milestones);
  ADD ("/app/sheet/access/cell-is-named", test_accessible_cell);
  ADD ("/app/sheet/narrow/names-stay", test_names_stay);

  return g_test_run ();
}
