/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Distributions of every size as bars. */

#include <adwaita.h>

#include "tm-odds-chart.h"

#include "engine/tm-game.h"

#define PHONE_WIDTH 320
#define MAX_BARS 60

static TmOddsChart *
create_chart (void)
{
  return TM_ODDS_CHART (g_object_ref_sink (tm_odds_chart_new ()));
}

static TmOdds *
create_sum (guint n_dice, gint64 n_faces)
{
  g_autoptr (TmOdds) die = tm_odds_new_uniform (1, n_faces);

  return tm_odds_power (die, n_dice);
}

static void
check_fits (TmOddsChart *chart)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (chart), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, PHONE_WIDTH);
}

static int
measure_height (TmOddsChart *chart, int width)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (chart), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL,
                      NULL);

  return natural;
}

/* However narrow it is, it stays one row of bars. */
static void
test_few (void)
{
  g_autoptr (TmOddsChart) chart = create_chart ();
  g_autoptr (TmOdds) odds = create_sum (2, 6);

  tm_odds_chart_set_odds (chart, odds, 8, 12);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 11);
  check_fits (chart);
  g_assert_cmpint (measure_height (chart, 1000), ==, measure_height (chart, 2000));
  g_assert_cmpint (measure_height (chart, PHONE_WIDTH), <, 2 * measure_height (chart, 1000));
}

static void
test_one_bar_each (void)
{
  g_autoptr (TmOddsChart) chart = create_chart ();
  g_autoptr (TmOdds) odds = create_sum (10, 6);

  tm_odds_chart_set_odds (chart, odds, 1, 0);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 51);
  check_fits (chart);
}

static void
test_grouped (void)
{
  g_autoptr (TmOddsChart) chart = create_chart ();
  g_autoptr (TmOdds) odds = create_sum (100, 6);

  tm_odds_chart_set_odds (chart, odds, G_MININT64, 350);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), >, MAX_BARS / 2);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), <=, MAX_BARS);
  check_fits (chart);
}

/* The range between values is not walked through one by one. */
static void
test_far_apart (void)
{
  g_autoptr (TmOddsChart) chart = create_chart ();
  gint64 values[30];
  guint64 weights[30];
  g_autoptr (TmOdds) odds = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      values[i] = G_GINT64_CONSTANT (-1000000000000000) + (gint64) i * 66666666666666;
      weights[i] = i + 1;
    }
  odds = tm_odds_new_weighted (values, weights, G_N_ELEMENTS (values));
  tm_odds_chart_set_odds (chart, odds, 0, G_MAXINT64);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), >=, G_N_ELEMENTS (values));
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), <=, MAX_BARS);
}

static void
test_items (void)
{
  g_autoptr (TmOddsChart) chart = create_chart ();
  TmChanceItem items[200];

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    items[i]
        = (TmChanceItem) { .value = i, .probability = 1.0 / 200, .fraction = (char *) "1/200" };
  tm_odds_chart_set_items (chart, items, 5);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 5);
  tm_odds_chart_set_items (chart, items, G_N_ELEMENTS (items));
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 50);
  check_fits (chart);
  tm_odds_chart_set_items (chart, NULL, 0);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 0);
}

/* A question whose odds are about what is no number. */

enum
{
  N_PLACES,
};

static const TmParam place_params[] = { TM_NUMBER ("places", "Places", 0, 40) };

static void
answer_where (const TmArgs *args, TmRuling *ruling)
{
  gint32 n_places = tm_args_get (args, N_PLACES);

  for (gint32 i = 0; i < n_places; i++)
    {
      g_autofree char *id = g_strdup_printf ("place-%d", i);

      tm_ruling_add_chance_of (
          ruling, id,
          tm_text ("In a room with a very long name, far down in the mine, number %s",
                   tm_arg_number (i)),
          (guint64) i, (guint64) (n_places * (n_places - 1) / 2));
    }
}

static const TmQuestion where = { .id = "where",
                                  .title = "Where?",
                                  .params = place_params,
                                  .n_params = G_N_ELEMENTS (place_params),
                                  .answer = answer_where };
static const TmKit kit = { 0 };
static const TmGame game = { .id = "mine",
                             .name = "Mine",
                             .min_seats = 1,
                             .max_seats = 1,
                             .kit = &kit,
                             .questions = &where,
                             .n_questions = 1 };

static TmRuling *
ask_where (gint32 n_places)
{
  g_autoptr (TmBox) box = tm_question_new_box (&game);
  g_autoptr (GError) error = NULL;
  TmRuling *ruling;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, N_PLACES, n_places);
  ruling = tm_question_ask (&game, 0, box, &args, &error);
  g_assert_no_error (error);
  return ruling;
}

/* A line for each, however many there are and however long their names. */
static void
test_words (void)
{
  g_autoptr (TmOddsChart) chart = create_chart ();
  g_autoptr (TmRuling) few = ask_where (3);
  g_autoptr (TmRuling) many = ask_where (40);
  g_autoptr (TmRuling) none = ask_where (0);
  int height;

  tm_odds_chart_set_ruling (chart, few);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 3);
  check_fits (chart);
  height = measure_height (chart, PHONE_WIDTH);
  g_assert_cmpint (height, >, measure_height (chart, 10 * PHONE_WIDTH));
  tm_odds_chart_set_ruling (chart, many);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 40);
  check_fits (chart);
  g_assert_cmpint (measure_height (chart, PHONE_WIDTH), >=, height / 3 * 40);
  tm_odds_chart_set_ruling (chart, none);
  g_assert_cmpuint (tm_odds_chart_get_n_bars (chart), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();

  g_test_add_func ("/app/odds-chart/few-values", test_few);
  g_test_add_func ("/app/odds-chart/close/one-bar-each", test_one_bar_each);
  g_test_add_func ("/app/odds-chart/close/grouped", test_grouped);
  g_test_add_func ("/app/odds-chart/close/far-apart", test_far_apart);
  g_test_add_func ("/app/odds-chart/items", test_items);
  g_test_add_func ("/app/odds-chart/words", test_words);

  return g_test_run ();
}
