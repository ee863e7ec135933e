/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet in the window, of the match that four-players.json tells; the luck of the dice and
 * the achievements below it, of matches at the free table. */

#include <adwaita.h>

#include "store/tm-archive.h"
#include "store/tm-match-file.h"
#include "tm-games.h"
#include "tm-look.h"
#include "tm-luck-range.h"
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
  fixture->view = g_object_ref_sink (tm_sheet_view_new (fixture->match, NULL));
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

static float
get_y (GtkWidget *cell, GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (cell, within, &bounds));

  return bounds.origin.y;
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

/* Where names take several lines, the table is high enough for all of them. */
static void
test_nothing_is_cut_off (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_widget_get_ancestor (fixture->table, GTK_TYPE_SCROLLED_WINDOW);
  int wanted, wide;

  gtk_window_set_child (GTK_WINDOW (window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (window), 240, 480);
  gtk_window_present (GTK_WINDOW (window));
  iterate_until_sized (fixture->table);
  gtk_widget_measure (fixture->table, GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (fixture->table), &wanted, NULL, NULL, NULL);
  gtk_widget_measure (fixture->table, GTK_ORIENTATION_VERTICAL, 1000, &wide, NULL, NULL, NULL);
  g_assert_cmpint (wanted, >, wide);
  g_assert_cmpint (gtk_widget_get_height (scroller), >=, wanted);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The seats stay while the rows move. */
static void
test_seats_stay (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *across = gtk_widget_get_ancestor (fixture->table, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *scroller
      = gtk_widget_get_ancestor (gtk_widget_get_parent (across), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *name = get_cell (fixture, ROW_COINS, 0);
  float seat_y, name_y;

  gtk_window_set_child (GTK_WINDOW (window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 300);
  gtk_window_present (GTK_WINDOW (window));
  iterate_until_sized (fixture->table);
  seat_y = get_y (get_cell (fixture, 0, VERA), scroller);
  name_y = get_y (name, scroller);
  gtk_adjustment_set_value (down, 30);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 30);
  for (guint i = 0; i < 200 && get_y (name, scroller) > name_y - 30; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }

  g_assert_cmpfloat_with_epsilon (get_y (name, scroller), name_y - 30, 0.5);
  g_assert_cmpfloat_with_epsilon (get_y (get_cell (fixture, 0, VERA), scroller), seat_y, 0.5);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Luck */

static TmMatch *
new_free_match (const TmGame *game, guint n_seats)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, &error);

  g_assert_no_error (error);
  g_assert_true (tm_box_set_option_from_text (box, "dice", "10", NULL));
  tm_box_set_seat_name (box, 0, "Anna");

  return tm_match_new (box);
}

static void
record (TmMatch *match, const char *kind, const gint32 *values, guint n_values)
{
  g_autoptr (GError) error = NULL;
  TmMove move = { .kind = (guint) tm_game_find_move (tm_match_get_game (match), kind), .note = -1 };

  tm_args_init (&move.args);
  if (n_values > 0)
    tm_args_set_list (&move.args, 0, values, n_values);
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
}

/* So often each face of the die. */
static TmMatch *
roll (const guint counts[6])
{
  TmMatch *match = new_free_match (tm_game_find ("free"), 1);

  for (gint32 face = 0; face < 6; face++)
    for (guint i = 0; i < counts[face]; i++)
      record (match, "roll", &face, 1);

  return match;
}

static void
list_descendants (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_descendants (child, type, found);
}

static gboolean
shows (GtkWidget *view, const char *words)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  list_descendants (view, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (g_ptr_array_index (labels, i)), words))
      return TRUE;

  return FALSE;
}

static void
test_no_luck (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) ranges = g_ptr_array_new ();

  g_assert_true (shows (fixture->view, "Magnet"));
  g_assert_false (shows (fixture->view, "Luck of the Dice"));
  list_descendants (fixture->view, TM_TYPE_LUCK_RANGE, ranges);
  g_assert_cmpuint (ranges->len, ==, 0);
}

static void
assert_luck (const guint counts[6], int unusual, const char *sentence, const char *spoken)
{
  g_autoptr (TmMatch) match = roll (counts);
  GtkWidget *view = g_object_ref_sink (tm_sheet_view_new (match, NULL));
  g_autoptr (GPtrArray) ranges = g_ptr_array_new ();
  int minimum;

  g_assert_true (shows (view, "Luck of the Dice"));
  g_assert_true (shows (view, "Die, on the table"));
  g_assert_true (shows (view, sentence));
  list_descendants (view, TM_TYPE_LUCK_RANGE, ranges);
  g_assert_cmpuint (ranges->len, ==, 6);
  for (int face = 0; face < 6; face++)
    g_assert_cmpint (gtk_widget_has_css_class (g_ptr_array_index (ranges, face), "unusual"), ==,
                     face == unusual);
  gtk_test_accessible_assert_property (g_ptr_array_index (ranges, 5), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       spoken);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_assert_finalize_object (view);
}

static void
test_crooked_die (void)
{
  assert_luck ((const guint[]) { 8, 9, 9, 8, 9, 41 }, 5,
               "6 came up more often than chance explains: 41 of 84",
               "6: 41 of 84, expected 14.0; its chance is from 34.3 to 63.5 percent");
}

static void
test_fair_die (void)
{
  assert_luck ((const guint[]) { 2, 1, 2, 2, 3, 2 }, -1, "Nothing unusual in 12 rolls.",
               "6: 2 of 12, expected 2.0; its chance is from 0.8 to 58.2 percent");
}

/* Achievements, of a free table at which something can be earned */

static const TmAchievement achievements[] = {
  { .id = "present", .name = "Present", .article = "free.table" },
  { .id = "regular", .name = "Regular", .article = "free.table", .is_collected = TRUE },
};
static const TmWord parts[] = { { "early", "Early", NULL }, { "late", "Late", NULL } };

/* The first seat earns it by being there, in two parts: with and without a roll before the end. */
static guint32
get_achieved (const TmTable *table, guint seat)
{
  return seat == 0 ? 1u << 0 : 0;
}

static int
get_part (const TmTable *table, guint seat)
{
  return tm_table_get_shared (table, 0) > 1;
}

static void
register_game (void)
{
  static TmGame game;

  game = *tm_game_find ("free");
  game.id = "honours";
  game.achievements = achievements;
  game.n_achievements = G_N_ELEMENTS (achievements);
  game.parts = parts;
  game.n_parts = G_N_ELEMENTS (parts);
  game.get_achieved = get_achieved;
  game.get_part = get_part;
  tm_game_register (&game);
}

static void
assert_achieved (TmMatch *match, TmArchive *archive, gboolean is_present, gboolean is_regular)
{
  GtkWidget *view = g_object_ref_sink (tm_sheet_view_new (match, archive));

  g_assert_cmpint (shows (view, "Achievements"), ==, is_present);
  g_assert_cmpint (shows (view, "Present"), ==, is_present);
  g_assert_cmpint (shows (view, "Regular"), ==, is_regular);
  g_assert_cmpint (shows (view, "Anna"), ==, is_present);
  g_assert_finalize_object (view);
}

static void
test_achievements (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tablemate-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "tablemate.db", NULL);
  g_autoptr (TmArchive) archive = tm_archive_new (path);
  const TmGame *game = tm_game_find ("honours");
  g_autoptr (TmMatch) early = new_free_match (game, 2);
  g_autoptr (TmMatch) late = new_free_match (game, 2);

  tm_archive_watch (archive, early);
  assert_achieved (early, archive, FALSE, FALSE);
  record (early, "finish", NULL, 0);
  assert_achieved (early, archive, TRUE, FALSE);

  tm_archive_watch (archive, late);
  record (late, "round", NULL, 0);
  record (late, "finish", NULL, 0);
  assert_achieved (late, archive, TRUE, TRUE);
  assert_achieved (early, archive, TRUE, FALSE);
  /* Without the archive nobody knows of the other match. */
  assert_achieved (late, NULL, TRUE, FALSE);

  g_assert_true (tm_match_undo (late, NULL));
  assert_achieved (late, archive, FALSE, FALSE);
  g_assert_true (tm_archive_close (archive, NULL));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  tm_look_complete ();
  tm_games_register ();
  register_game ();

  ADD ("/app/sheet/end", test_end);
  ADD ("/app/sheet/result-on-top", test_result_on_top);
  ADD ("/app/sheet/emphasis", test_emphasis);
  ADD ("/app/sheet/milestones", test_milestones);
  ADD ("/app/sheet/access/cell-is-named", test_accessible_cell);
  ADD ("/app/sheet/narrow/names-stay", test_names_stay);
  ADD ("/app/sheet/narrow/nothing-is-cut-off", test_nothing_is_cut_off);
  ADD ("/app/sheet/low/seats-stay", test_seats_stay);
  ADD ("/app/sheet/luck/hidden-without-dice", test_no_luck);
  g_test_add_func ("/app/sheet/luck/crooked-die", test_crooked_die);
  g_test_add_func ("/app/sheet/luck/fair-die", test_fair_die);
  g_test_add_func ("/app/sheet/achievements", test_achievements);

  return g_test_run ();
}
