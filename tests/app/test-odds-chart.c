/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Distributions of every size as bars. */

#include <adwaita.h>

#include "tm-odds-chart.h"

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

  return g_test_run ();
}
