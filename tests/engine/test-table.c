/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

#include "tm-match.h"

static void
test_kit (void)
{
  g_autoptr (GError) error = NULL;
  TmKit twice = *toy_game.kit;
  TmCounterSpec same[2] = { toy_game.kit->counters[0], toy_game.kit->counters[0] };

  g_assert_true (tm_game_check (&toy_game, &error));
  g_assert_no_error (error);
  twice.counters = same;
  g_assert_false (tm_kit_check (&twice, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN);
}

static void
test_start (void)
{
  g_autoptr (TmBox) box = toy_new_box (3, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  guint deck = tm_box_get_zone (box, TOY_ZONE_DECK, TM_NO_SEAT);

  g_assert_cmpint (tm_table_get_shared (table, TOY_COUNTER_ROUND), ==, 1);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (tm_table_get_counter (table, TOY_COUNTER_COINS, seat), ==, 3);
  g_assert_cmpuint (tm_table_count_zone (table, deck), ==, TOY_N_CARDS);
  g_assert_cmpint (tm_table_get_top (table, deck), ==, 0);
  g_assert_cmpint (tm_table_get_cell (table, 0, 2, 0, 1, 1), ==, 1);
  g_assert_cmpuint (tm_table_get_n_events (table), ==, 0);
}

/* Every slot is described, and every description leads back to its slot. */
static void
test_layout (void)
{
  g_autoptr (TmBox) box = toy_new_box (4, "table");

  for (guint slot = 0; slot < tm_box_get_n_slots (box); slot++)
    {
      TmSlot what;

      tm_box_describe_slot (box, slot, &what);
      switch (what.kind)
        {
        case TM_SLOT_COUNTER:
          g_assert_cmpuint (tm_box_get_counter_slot (box, what.index, what.seat), ==, slot);
          break;
        case TM_SLOT_PIECE_PLACE:
        case TM_SLOT_PIECE_FACE:
        case TM_SLOT_PIECE_UP:
        case TM_SLOT_PIECE_MARK:
          g_assert_cmpuint (tm_box_get_piece_slot (box, what.index, what.kind, what.part), ==,
                            slot);
          break;
        case TM_SLOT_CELL:
          g_assert_cmpuint (tm_box_get_cell_slot (box, what.index, what.seat, what.part, what.cell),
                            ==, slot);
          break;
        case TM_SLOT_EVENT:
          g_assert_cmpuint (tm_box_get_event_slot (box, what.index, what.part), ==, slot);
          break;
        case TM_SLOT_OPTION:
          g_assert_cmpuint (tm_box_get_option_slot (box, what.index), ==, slot);
          break;
        default:
          break;
        }
    }
}

static void
test_zones (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  guint hand = tm_box_get_zone (box, TOY_ZONE_HAND, 1);
  guint found[TOY_N_CARDS];
  guint n_changes;

  tm_resolution_reset (resolution, table, FALSE);
  tm_resolution_move_piece (resolution, 2, hand, TM_BOTTOM);
  tm_resolution_move_piece (resolution, 4, hand, TM_TOP);
  tm_resolution_move_piece (resolution, 0, hand, TM_BOTTOM);
  g_assert_cmpuint (
      tm_table_list_zone (tm_resolution_get_table (resolution), hand, found, TOY_N_CARDS), ==, 3);
  g_assert_cmpuint (found[0], ==, 4);
  g_assert_cmpuint (found[1], ==, 2);
  g_assert_cmpuint (found[2], ==, 0);
  g_assert_cmpuint (tm_table_list_zone (tm_resolution_get_table (resolution), hand, found, 1), ==,
                    3);
  g_assert_cmpuint (found[0], ==, 4);
  tm_resolution_get_changes (resolution, &n_changes);
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_cmpuint (tm_table_count_zone (table, hand), ==, 0);
}

/* A pile whose top goes to its bottom for ever keeps its order when its numbers run out. */
static void
test_zone_turns_over (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  guint deck = tm_box_get_zone (box, TOY_ZONE_DECK, TM_NO_SEAT);

  tm_resolution_reset (resolution, table, FALSE);
  for (guint i = 0; i < 70000; i++)
    {
      guint top = tm_table_get_top (tm_resolution_get_table (resolution), deck);
      g_assert_cmpuint (top, ==, i % TOY_N_CARDS);
      tm_resolution_move_piece (resolution, top, deck, TM_BOTTOM);
    }
}

static void
test_secrets (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) one = tm_table_new (box);
  g_autoptr (TmTable) other = tm_table_new (box);
  TmChange change = { tm_box_get_piece_slot (box, 0, TM_SLOT_PIECE_FACE, 0), 0, 5 };
  TmScene *a, *b;

  tm_table_apply (other, &change, 1);
  a = tm_scene_new (one, NULL, TM_NO_SEAT);
  b = tm_scene_new (other, NULL, TM_NO_SEAT);
  g_assert_true (tm_scene_equal (a, b));
  tm_scene_free (b);

  change = (TmChange) { tm_box_get_piece_slot (box, 0, TM_SLOT_PIECE_UP, 0), 0, 1 };
  tm_table_apply (other, &change, 1);
  b = tm_scene_new (other, NULL, TM_NO_SEAT);
  g_assert_false (tm_scene_equal (a, b));
  tm_scene_free (a);
  tm_scene_free (b);
}

static void
test_owner_sees (void)
{
  g_autoptr (TmBox) box = toy_new_box (2, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);

  tm_resolution_reset (resolution, table, FALSE);
  tm_resolution_move_piece (resolution, 3, tm_box_get_zone (box, TOY_ZONE_HAND, 1), TM_TOP);
  table = (tm_table_free (table), tm_table_dup (tm_resolution_get_table (resolution)));
  g_assert_true (tm_table_can_see (table, 3, 1));
  g_assert_false (tm_table_can_see (table, 3, 0));
  g_assert_false (tm_table_can_see (table, 3, TM_NO_SEAT));
}

/* Monsters lie in the open and nowhere else, cards anywhere, also out of a file. */
static void
test_places (void)
{
  g_autoptr (TmBox) box = toy_new_box (3, "table");
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (GError) error = NULL;
  guint monster = tm_box_get_first_piece (box, TOY_PIECE_MONSTER, 0, NULL);
  guint card = tm_box_get_first_piece (box, TOY_PIECE_CARD, TM_NO_SEAT, NULL);
  guint monster_slot = tm_box_get_piece_slot (box, monster, TM_SLOT_PIECE_PLACE, 0);
  guint card_slot = tm_box_get_piece_slot (box, card, TM_SLOT_PIECE_PLACE, 0);
  gint32 in_the_open = tm_table_get_slots (table)[monster_slot];
  gint32 in_the_deck = tm_table_get_slots (table)[card_slot];
  const TmChange opened = { card_slot, in_the_deck, in_the_open };
  const TmChange hidden = { monster_slot, in_the_open, in_the_deck };

  g_assert_true (tm_table_check_changes (table, &opened, 1, &error));
  g_assert_no_error (error);
  g_assert_false (tm_table_check_changes (table, &hidden, 1, &error));
  g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_CHANGES);
}

/* Where a piece starts it must be able to lie. */
static void
test_kit_places (void)
{
  TmKit wrong = *toy_game.kit;
  TmPieceSpec pieces[] = { wrong.pieces[TOY_PIECE_CARD], wrong.pieces[TOY_PIECE_MONSTER] };
  g_autoptr (GError) error = NULL;

  wrong.pieces = pieces;
  g_assert_true (tm_kit_check (&wrong, &error));
  g_assert_no_error (error);
  pieces[TOY_PIECE_MONSTER].zones = TM_IN (TOY_ZONE_HAND);
  g_assert_false (tm_kit_check (&wrong, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

static void
test_text (void)
{
  g_autoptr (TmBox) box = toy_new_box (3, "table");
  TmText names = tm_text ("%s: %s", tm_arg_seats (7), tm_arg_number (-2));
  TmText nobody = tm_text ("%s", tm_arg_seats (0));
  TmText plural = tm_text_n ("%s coin", "%s coins", tm_arg_number (3));
  g_autofree char *a = NULL, *b = NULL, *c = NULL;

  tm_box_set_seat_name (box, 0, "Anna");
  tm_box_set_seat_name (box, 2, "Vera");
  a = tm_text_dup_string (&names, box);
  b = tm_text_dup_string (&nobody, box);
  c = tm_text_dup_string (&plural, box);
  g_assert_cmpstr (a, ==, "Anna, Player 2 and Vera: −2");
  g_assert_cmpstr (b, ==, "nobody");
  g_assert_cmpstr (c, ==, "3 coins");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_game_register (&toy_game);

  g_test_add_func ("/engine/kit/is-checked", test_kit);
  g_test_add_func ("/engine/table/starts-as-the-kit-says", test_start);
  g_test_add_func ("/engine/box/every-slot-is-described", test_layout);
  g_test_add_func ("/engine/table/zones-keep-their-order", test_zones);
  g_test_add_func ("/engine/table/pile-turns-over-for-ever", test_zone_turns_over);
  g_test_add_func ("/engine/scene/hides-what-nobody-sees", test_secrets);
  g_test_add_func ("/engine/table/owner-sees-the-hand", test_owner_sees);
  g_test_add_func ("/engine/table/pieces-lie-where-they-can", test_places);
  g_test_add_func ("/engine/kit/pieces-start-where-they-can-lie", test_kit_places);
  g_test_add_func ("/engine/text/is-put-into-words", test_text);
  return g_test_run ();
}
