/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

#include <locale.h>

/* Picks */

static void
test_picks_order (void)
{
  TmPicks picks = { 0 };

  tm_picks_add (&picks, 4);
  tm_picks_add (&picks, 2);
  tm_picks_add (&picks, 9);
  tm_picks_add (&picks, 2);
  g_assert_cmpuint (picks.n_pieces, ==, 3);
  tm_picks_remove (&picks, 2);
  tm_picks_remove (&picks, 7);
  g_assert_cmpuint (picks.n_pieces, ==, 2);
  g_assert_cmpuint (picks.pieces[0], ==, 4);
  g_assert_cmpuint (picks.pieces[1], ==, 9);
  g_assert_false (tm_picks_has (&picks, 2));
  tm_picks_toggle (&picks, 9);
  tm_picks_toggle (&picks, 2);
  g_assert_cmpuint (picks.pieces[1], ==, 2);
  tm_picks_clear (&picks);
  g_assert_cmpuint (picks.n_pieces, ==, 0);
}

static void
test_picks_limit (void)
{
  TmPicks picks = { 0 };

  for (guint piece = 0; piece < TM_MAX_PICKS + 3; piece++)
    tm_picks_add (&picks, piece);
  g_assert_cmpuint (picks.n_pieces, ==, TM_MAX_PICKS);
  g_assert_false (tm_picks_has (&picks, TM_MAX_PICKS));
}

static void
touch (TmOffers *offers, const TmTable *table, guint piece)
{
  tm_offers_allow_pick (offers, piece);
  tm_offers_touch (offers, table, piece);
}

/* A touch picks, a second one drops, and collecting anew drops everything. */
static void
test_touch (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmOffers) offers = tm_offers_new ();

  tm_offers_collect (offers, table);
  touch (offers, table, 3);
  touch (offers, table, 1);
  g_assert_cmpuint (tm_offers_get_picks (offers)->n_pieces, ==, 2);
  g_assert_cmpuint (tm_offers_get_n (offers), >, 0);
  touch (offers, table, 3);
  g_assert_cmpuint (tm_offers_get_picks (offers)->n_pieces, ==, 1);
  g_assert_true (tm_picks_has (tm_offers_get_picks (offers), 1));
  tm_offers_collect (offers, table);
  g_assert_cmpuint (tm_offers_get_picks (offers)->n_pieces, ==, 0);
}

static void
test_pickable (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmOffers) offers = tm_offers_new ();

  tm_offers_collect (offers, table);
  tm_offers_allow_pick (offers, 0);
  tm_offers_allow_pick (offers, 33);
  g_assert_true (tm_offers_is_pickable (offers, 33));
  g_assert_false (tm_offers_is_pickable (offers, 1));
  tm_offers_collect (offers, table);
  g_assert_false (tm_offers_is_pickable (offers, 33));
}

/* What is picked shows in the scene; an offer that a piece bears comes before picking it. */
static void
test_scene (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;

  tm_offers_collect (offers, table);
  touch (offers, table, 1);
  tm_offers_allow_pick (offers, 1);
  tm_offers_allow_pick (offers, 2);
  tm_offers_add (offers, TOY_MOVE_MARK, tm_text ("Mark"))->piece = 2;
  scene = tm_scene_new (table, offers, TM_NO_SEAT);
  for (guint i = 1; i < tm_scene_get_n_nodes (scene); i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);

      if (node->piece == 1)
        {
          g_assert_true (node->is_pickable);
          g_assert_true (node->state & TM_STATE_CHOSEN);
        }
      else if (node->piece == 2)
        {
          g_assert_false (node->is_pickable);
          g_assert_cmpint (node->offer, >=, 0);
        }
    }
}

/* Presets */

static void
test_lists (void)
{
  const gint32 faces[] = { 2, 0, 2 };
  g_autoptr (TmOffers) offers = tm_offers_new ();
  TmOffer *offer = tm_offers_add_primary (offers, TOY_MOVE_DEAL, tm_text ("Deal"));
  const gint32 *values;
  guint n_values;
  TmArgs args;

  tm_offer_preset (offer, 3, -1);
  tm_offer_preset_list (offer, 1, faces, 3);
  tm_offer_preset_list (offer, 2, NULL, 0);
  g_assert_cmpint (tm_offers_get_primary (offers), ==, 0);
  tm_offer_fill (offer, &args);
  g_assert_cmpint (tm_args_get (&args, 3), ==, -1);
  values = tm_args_get_list (&args, 1, &n_values);
  g_assert_cmpmem (values, n_values * sizeof *values, faces, sizeof faces);
  tm_args_get_list (&args, 2, &n_values);
  g_assert_true (tm_args_has (&args, 2));
  g_assert_cmpuint (n_values, ==, 0);
  g_assert_false (tm_args_has (&args, 0));
  g_assert_cmpint (tm_offer_get_preset (offer, 1), ==, 2);
  g_assert_cmpint (tm_offer_get_preset (offer, 0), ==, -1);
}

static void
test_find_move (void)
{
  g_autoptr (TmOffers) offers = tm_offers_new ();

  for (int seat = 0; seat < 2; seat++)
    for (gint32 value = 5; value < 7; value++)
      {
        TmOffer *offer = tm_offers_add (offers, TOY_MOVE_SHARE, tm_text ("Share"));
        offer->seat = seat;
        tm_offer_preset (offer, 0, value);
      }
  g_assert_cmpint (tm_offers_find_move (offers, TOY_MOVE_SHARE, 1, 0, -1), ==, 2);
  g_assert_cmpint (tm_offers_find_move (offers, TOY_MOVE_SHARE, 1, 0, 6), ==, 3);
  g_assert_cmpint (tm_offers_find_move (offers, TOY_MOVE_SHARE, 1, 0, 7), ==, -1);
  g_assert_cmpint (tm_offers_find_move (offers, TOY_MOVE_DEAL, 1, 0, -1), ==, -1);
  g_assert_cmpint (tm_offers_find_move (NULL, TOY_MOVE_SHARE, 1, 0, -1), ==, -1);
}

/* Numbers that need not be whole */

static void
check_decimal (double number, guint n_decimals, const char *expected)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  TmText text = tm_text ("%s", tm_arg_decimal (number, n_decimals));
  g_autofree char *given = tm_text_dup_string (&text, box);

  g_assert_cmpstr (given, ==, expected);
}

static void
test_decimals (void)
{
  check_decimal (97.2, 1, "97.2");
  check_decimal (97.26, 1, "97.3");
  check_decimal (5.618827, 3, "5.619");
  check_decimal (5.618827, 0, "6");
  check_decimal (0.5, 2, "0.5");
  check_decimal (-1.25, 2, "−1.25");
  check_decimal (12, 3, "12");
}

/* Asking while somebody waits */

static void
test_stopped (void)
{
  g_autoptr (TmBox) box = tm_question_new_box (&toy_game);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling = NULL;
  gint stop = 0;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, 0, 9);
  tm_args_set (&args, 1, 3);
  tm_args_set (&args, 2, 0);
  ruling = tm_question_ask_while (&toy_game, TOY_QUESTION_SHARE, box, &args, &stop, &error);
  g_assert_no_error (error);
  g_assert_nonnull (ruling);
  g_atomic_int_set (&stop, 1);
  g_assert_null (tm_question_ask_while (&toy_game, TOY_QUESTION_SHARE, box, &args, &stop, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_STOPPED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  setlocale (LC_ALL, "C");
  tm_game_register (&toy_game);
  g_test_add_func ("/offers/picks/keep-their-order", test_picks_order);
  g_test_add_func ("/offers/picks/have-a-limit", test_picks_limit);
  g_test_add_func ("/offers/touch-picks-and-drops", test_touch);
  g_test_add_func ("/offers/pickable-until-collected-anew", test_pickable);
  g_test_add_func ("/offers/scene-shows-picks", test_scene);
  g_test_add_func ("/offers/presets-hold-lists", test_lists);
  g_test_add_func ("/offers/find-move", test_find_move);
  g_test_add_func ("/text/decimals", test_decimals);
  g_test_add_func ("/question/stops", test_stopped);
  return g_test_run ();
}
