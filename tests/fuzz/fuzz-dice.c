/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as dice notation: refused with one line, or a roll that keeps its promises. */

#include "tm-dice.h"

#include <stdint.h>
#include <string.h>

/* Wider rolls take too long to work out the odds of for every input. */
#define MAX_SPAN 2000

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_notation (const TmDice *dice)
{
  g_autofree char *canonical = tm_dice_dup_string (dice);
  g_autofree char *tree = tm_dice_dup_tree (dice);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) again = tm_dice_parse (canonical, &error);

  /* Canonical notation writes "dF" and tests out in full, so it can outgrow the length. */
  if (strlen (canonical) > TM_DICE_MAX_LENGTH)
    return;

  g_assert_no_error (error);

  g_autofree char *canonical_again = tm_dice_dup_string (again);
  g_autofree char *tree_again = tm_dice_dup_tree (again);
  g_assert_cmpstr (canonical_again, ==, canonical);
  g_assert_cmpstr (tree_again, ==, tree);
}

static void
check_roll (const TmDice *dice)
{
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  TmRandom random, same;

  tm_random_init_fast (&random, 1);
  same = random;

  g_assert_cmpint (tm_dice_roll (dice, &random, &result), ==, tm_dice_roll_total (dice, &same));
  g_assert_cmpint (result.total, >=, tm_dice_get_lowest (dice));
  g_assert_cmpint (result.total, <=, tm_dice_get_highest (dice));
}

static void
check_odds (const TmDice *dice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmOdds) odds = NULL;

  if (tm_dice_get_highest (dice) - tm_dice_get_lowest (dice) > MAX_SPAN)
    return;

  odds = tm_dice_odds (dice, &error);
  if (odds == NULL)
    {
      g_assert_error (error, TM_DICE_ERROR, TM_DICE_ERROR_ODDS);
      return;
    }

  g_assert_cmpint (tm_odds_get_value (odds, 0), >=, tm_dice_get_lowest (dice));
  g_assert_cmpint (tm_odds_get_value (odds, tm_odds_get_n_values (odds) - 1), <=,
                   tm_dice_get_highest (dice));
  g_assert_cmpfloat_with_epsilon (tm_odds_get_chance_between (odds, G_MININT64, G_MAXINT64)
                                      + tm_odds_get_missing (odds),
                                  1, 1e-12);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *notation = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) dice = tm_dice_parse (notation, &error);

  if (dice == NULL)
    {
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  g_assert_no_error (error);
  check_notation (dice);
  check_roll (dice);
  check_odds (dice);

  return 0;
}
