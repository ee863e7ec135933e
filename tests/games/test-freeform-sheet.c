/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The free table: score sheets, and corrections of a result. */

#include "free-match.h"
#include "tm-games.h"

#include <locale.h>

static const TmGame *game;

/* The sheet */

static TmMatch *
new_sheet_match (void)
{
  g_autoptr (TmBox) box = free_new_box (3, "rows", "Fields,Barns,Bonus,Points", "formulas",
                                        ",,if(Fields > 9; 5; 0),Fields + 2*Barns + Bonus", "total",
                                        "4", "tie", "2", NULL);

  return free_new_match (box);
}

static void
test_total (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();
  TmResult result;

  free_write_cell (match, "0", "1", "3+6+2");
  free_write_cell (match, "0", "2", "4");
  free_write_cell (match, "1", "1", "9");
  free_write_cell (match, "1", "2", "−1");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.ending, ==, TM_ENDING_OPEN);
  g_assert_cmpint (result.scores[0], ==, 11 + 8 + 5);
  g_assert_cmpint (result.scores[1], ==, 9 - 2);
  g_assert_cmpint (result.scores[2], ==, 0);
}

static void
test_bad_cells (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();

  REFUSE (match, "cell", "seat", "0", "row", "3", "value", "5");
  REFUSE (match, "cell", "seat", "0", "row", "5", "value", "5");
  REFUSE (match, "cell", "seat", "0", "row", "1", "round", "2", "value", "5");
  REFUSE (match, "cell", "seat", "0", "row", "1", "value", "five");
  REFUSE (match, "cell", "seat", "0", "row", "1", "value", "1/0");
  REFUSE (match, "cell", "seat", "0", "row", "1", "value", "Fields");
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, 0);
}

/* What was typed stays, goes with an undo, and is emptied by nothing. */
static void
test_text (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();
  TmBox *box = tm_match_get_box (match);
  const TmTable *table = tm_match_get_table (match);
  guint grid = (guint) tm_kit_find_grid (game->kit, "sheet");

  free_write_cell (match, "2", "1", "3+6");
  g_assert_cmpstr (tm_box_get_string (box, tm_table_get_cell (table, grid, 2, 1, 0, 0)), ==, "3+6");
  free_write_cell (match, "2", "1", " ");
  g_assert_cmpint (tm_table_get_cell (table, grid, 2, 1, 0, 0), <, 0);
  g_assert_cmpint (tm_table_get_cell (table, grid, 2, 0, 0, 0), ==, 0);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_cmpint (tm_table_get_cell (table, grid, 2, 0, 0, 0), ==, 9);
}

static void
test_tie (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();

  free_write_cell (match, "0", "1", "8");
  free_write_cell (match, "1", "1", "6");
  free_write_cell (match, "1", "2", "1");
  RECORD (match, "finish");
  free_assert_sentence (match, "Boris wins: ahead in the tie");
}

/* A match that is over is still corrected, and the journal shows how. */
static void
test_correction (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();
  TmResult result;

  free_write_cell (match, "0", "1", "8");
  free_write_cell (match, "2", "1", "7");
  RECORD (match, "finish");
  free_assert_sentence (match, "Anna wins: most points");
  free_write_cell (match, "2", "1", "17");
  free_assert_sentence (match, "Vera wins: most points");
  RECORD (match, "correct", "winners", "1", "scores", "1,50,3");
  tm_match_get_result (match, &result);
  g_assert_cmphex (result.winners, ==, 1 << 1);
  g_assert_cmpint (result.scores[1], ==, 50);
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, 5);
  REFUSE (match, "finish");
}

/* What a correction begins with, as it would be recorded. */
static void
begin_correction (TmMatch *match, TmArgs *args, guint32 *asked)
{
  g_autoptr (TmOffers) offers = tm_offers_new ();
  const TmOffer *offer;
  int index;

  tm_offers_collect (offers, tm_match_get_table (match));
  index = tm_offers_find_move (offers, (guint) tm_game_find_move (game, "correct"), TM_NO_SEAT, 0,
                               -1);
  g_assert_cmpint (index, >=, 0);
  offer = tm_offers_get (offers, (guint) index);
  tm_offer_fill (offer, args);
  *asked = tm_offer_get_missing (offer, tm_match_get_table (match));
}

static guint
find_correct_param (const char *id)
{
  const TmMoveSpec *spec = tm_game_get_move (game, (guint) tm_game_find_move (game, "correct"));

  return (guint) tm_params_find (spec->params, spec->n_params, id);
}

/* The form shows the result as it is, and whoever changes the scores alone leaves it to them who
 * has won. */
static void
test_correction_begins (void)
{
  g_autoptr (TmBox) box = free_new_box (3, "counters", "0", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  guint winners = find_correct_param ("winners");
  guint scores = find_correct_param ("scores");
  const gint32 *values;
  guint n_values;
  guint32 asked;
  TmArgs args;

  RECORD (match, "finish", "scores", "70000,8,-3");
  begin_correction (match, &args, &asked);
  g_assert_cmphex (asked, ==, 1u << winners | 1u << scores);
  g_assert_cmphex (tm_args_get_set (&args, winners), ==, 1 << 0);
  values = tm_args_get_list (&args, scores, &n_values);
  g_assert_cmpuint (n_values, ==, 3);
  g_assert_cmpint (values[0], ==, 70000);
  g_assert_cmpint (values[2], ==, -3);

  RECORD (match, "correct", "winners", "0", "scores", "7,8,-3");
  free_assert_sentence (match, "Boris wins: most points");
  RECORD (match, "correct", "winners", "2", "scores", "7,8,-3");
  free_assert_sentence (match, "Vera wins");
  begin_correction (match, &args, &asked);
  g_assert_cmphex (tm_args_get_set (&args, winners), ==, 1 << 2);
}

/* Of other endings it is what the players said. */
static void
test_told_correction_begins (void)
{
  g_autoptr (TmBox) together = free_new_box (3, "how", "together", NULL);
  g_autoptr (TmBox) alone = free_new_box (1, "how", "rank", "counters", "0", NULL);
  g_autoptr (TmMatch) lost = free_new_match (together);
  g_autoptr (TmMatch) ranked = free_new_match (alone);
  guint32 asked;
  TmArgs args;

  RECORD (lost, "finish", "won", "no");
  begin_correction (lost, &args, &asked);
  g_assert_cmphex (asked, ==, 1u << find_correct_param ("won"));
  g_assert_cmpint (tm_args_get (&args, find_correct_param ("won")), ==, FALSE);
  RECORD (lost, "correct", "won", "yes");
  begin_correction (lost, &args, &asked);
  g_assert_cmpint (tm_args_get (&args, find_correct_param ("won")), ==, TRUE);

  RECORD (ranked, "finish", "rank", "Master");
  begin_correction (ranked, &args, &asked);
  g_assert_cmpstr (tm_box_get_string (tm_match_get_box (ranked),
                                      tm_args_get (&args, find_correct_param ("rank"))),
                   ==, "Master");
}

static void
test_rounds (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "rows", "Score", "rounds", "3", "how", "fewest", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  g_autoptr (TmSheet) sheet = NULL;

  RECORD (match, "cell", "seat", "0", "row", "1", "value", "5");
  RECORD (match, "cell", "seat", "1", "row", "1", "value", "7");
  RECORD (match, "round");
  RECORD (match, "cell", "seat", "0", "row", "1", "value", "10");
  RECORD (match, "cell", "seat", "1", "row", "1", "round", "3", "value", "1");
  RECORD (match, "finish");
  free_assert_sentence (match, "Boris wins: fewest points");
  sheet = tm_sheet_new (match);
  g_assert_cmpuint (tm_sheet_get_n_milestones (sheet), ==, 3);
  g_assert_cmpint (tm_sheet_get_milestone (sheet, 0, 0, 1), ==, 7);
  g_assert_cmpint (tm_sheet_get_milestone (sheet, 1, 0, 0), ==, 15);
  g_assert_cmpint (tm_sheet_get_row (sheet, 1)->values[0], ==, 15);
  g_assert_true (tm_sheet_get_row (sheet, 1)->is_total);
}

/* A formula without a value counts nothing and says so. */
static void
test_broken_formula (void)
{
  g_autoptr (TmBox) box
      = free_new_box (1, "rows", "Parts,Share", "formulas", ",100/Parts", "total", "2", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  g_autoptr (TmScene) scene = NULL;
  g_autofree char *text = NULL;
  TmResult result;

  free_write_cell (match, "0", "1", "0");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[0], ==, 0);
  scene = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  text = tm_scene_dup_text (scene);
  g_assert_nonnull (strstr (text, "Share <: · !"));
  free_write_cell (match, "0", "1", "7");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[0], ==, 14);
}

/* What is shown is what counts: nothing of a round that has not begun. */
static void
test_unplayed_round (void)
{
  g_autoptr (TmBox) box
      = free_new_box (2, "rows", "Faults,Left,Bonus", "formulas", ",10-Faults,if(Faults=0;5;0)",
                      "total", "2", "rounds", "3", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  g_autoptr (TmScene) scene = NULL;
  g_autofree char *text = NULL;
  TmResult result;

  RECORD (match, "cell", "seat", "0", "row", "1", "value", "4");
  RECORD (match, "cell", "seat", "1", "row", "1", "value", "0");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[0], ==, 6);
  g_assert_cmpint (result.scores[1], ==, 10);
  RECORD (match, "cell", "seat", "1", "row", "1", "round", "3", "value", "1");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[0], ==, 6);
  g_assert_cmpint (result.scores[1], ==, 19);
  scene = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  text = tm_scene_dup_text (scene);
  g_assert_nonnull (strstr (text, "1. Left <: 6 | 10"));
  g_assert_nonnull (strstr (text, "2. Left <: · | ·"));
  g_assert_nonnull (strstr (text, "3. Left <: · | 9"));
  g_assert_nonnull (strstr (text, "1. Bonus: 0 | 5"));
}

/* A row that is worked out is not set by hand either. */
static void
test_adjusted_cell (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();
  TmResult result;

  RECORD (match, "adjust", "set", "cell", "piece", "sheet", "seat", "1", "layer", "value", "column",
          "0", "row", "0", "value", "8");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[1], ==, 8);
  REFUSE (match, "adjust", "set", "cell", "piece", "sheet", "seat", "1", "layer", "value", "column",
          "0", "row", "3", "value", "8");
}

/* The largest sheet there can be, filled. */
static void
test_full_sheet (void)
{
  g_autoptr (GString) rows = g_string_new ("R1");
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmScene) scene = NULL;
  TmResult result;
  gint32 sum = 0;

  for (guint i = 2; i <= 24; i++)
    g_string_append_printf (rows, ",R%u", i);
  box = free_new_box (8, "rows", rows->str, "rounds", "20", NULL);
  match = free_new_match (box);
  for (guint round = 1; round <= 20; round++)
    for (guint row = 1; row <= 24; row++)
      {
        g_autofree char *round_text = g_strdup_printf ("%u", round);
        g_autofree char *row_text = g_strdup_printf ("%u", row);

        RECORD (match, "cell", "seat", "7", "row", row_text, "round", round_text, "value",
                row_text);
        sum += (gint32) row;
      }
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[7], ==, sum);
  scene = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  g_assert_cmpuint (tm_scene_get_n_nodes (scene), >, 24 * 20 * 8);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  game = tm_game_find ("free");
  g_test_add_func ("/games/free/sheet/total", test_total);
  g_test_add_func ("/games/free/sheet/bad-cells", test_bad_cells);
  g_test_add_func ("/games/free/sheet/text-is-kept", test_text);
  g_test_add_func ("/games/free/sheet/tie", test_tie);
  g_test_add_func ("/games/free/sheet/correction", test_correction);
  g_test_add_func ("/games/free/correction/begins-with-the-result", test_correction_begins);
  g_test_add_func ("/games/free/correction/begins-with-what-was-said", test_told_correction_begins);
  g_test_add_func ("/games/free/sheet/rounds", test_rounds);
  g_test_add_func ("/games/free/sheet/broken-formula", test_broken_formula);
  g_test_add_func ("/games/free/sheet/unplayed-round", test_unplayed_round);
  g_test_add_func ("/games/free/sheet/adjusted-cell", test_adjusted_cell);
  g_test_add_func ("/games/free/sheet/full", test_full_sheet);
  return g_test_run ();
}
