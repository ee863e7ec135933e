/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The free table: options, dice of one's own, decks of one's own, lots and endings. */

#include "free-match.h"
#include "tm-games.h"
#include "tm-luck.h"
#include "tm-play.h"

#include <locale.h>
#include <string.h>

static const TmGame *game;

/* Options */

static void
test_unknown_row (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "rows", "Coins,Sum", NULL);

  free_assert_refused (box, "formulas", ",2*Silver", "there is no “Silver”");
  free_assert_refused (box, "formulas", ",2*Silver", "row “Sum”");
  free_assert_refused (box, "formulas", ",2*", "character 3");
  free_assert_refused (box, "formulas", ",,1", "more formulas than rows");
  free_assert_refused (box, "total", "3", "no such row");
  free_assert_refused (box, "tie", "1,3", "no such row");
  free_assert_refused (box, "rows", "Coins,coins", "same name");
  free_assert_refused (box, "rows", "Coins,", "needs a name");
}

static void
test_circle (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "rows", "A,B,C", NULL);

  free_assert_refused (box, "formulas", ",C+1,B+1", "uses its own result");
  free_assert_refused (box, "formulas", "A", "uses its own result");
  g_assert_true (tm_box_set_option_from_text (box, "formulas", ",A+1,B+1", NULL));
}

/* The formulas may come first, as in a file: they are read when the rows are there. */
static void
test_any_order (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "formulas", ",2*Coins", "total", "2", NULL);

  free_assert_refused (box, "rows", "Silver,Sum", "there is no “Coins”");
  g_assert_true (tm_box_set_option_from_text (box, "rows", "Coins,Sum", NULL));
}

/* The sheet takes no more room than it needs. */
static void
test_room (void)
{
  g_autoptr (TmBox) plain = free_new_box (4, NULL, NULL);
  g_autoptr (TmBox) box = free_new_box (4, "rows", "A,B,C", "rounds", "5", NULL);
  g_autofree char *layout = tm_box_dup_layout (box);

  g_assert_cmpuint (tm_box_get_n_slots (box) - tm_box_get_n_slots (plain), ==, 4 * 3 * 5 * 2);
  g_assert_nonnull (strstr (layout, "grid sheet 5 3 2"));
}

static void
test_contents (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "faces1", "sword,shield,sword:2", "own_dice", "3",
                                        "cards", "wolf,bear", "card_counts", "4,2", NULL);
  g_autoptr (TmTable) table = tm_table_new (box);
  guint deck = tm_box_get_zone (box, (guint) tm_kit_find_zone (game->kit, "own_deck"), -1);

  g_assert_cmpuint (tm_table_count_zone (table, deck), ==, 6);
  free_assert_refused (box, "faces2", "a,b,a", "“a:2”");
  free_assert_refused (box, "card_counts", "90,11", "101");
}

/* Dice */

static guint
count_tray (TmMatch *match)
{
  guint zone = tm_box_get_zone (tm_match_get_box (match),
                                (guint) tm_kit_find_zone (game->kit, "tray"), -1);

  return tm_table_count_zone (tm_match_get_table (match), zone);
}

static void
test_lock (void)
{
  g_autoptr (TmBox) box = free_new_box (1, "dice", "3", "dice_from", "table", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  const TmTable *table = tm_match_get_table (match);

  RECORD (match, "roll", "faces", "6,1,2");
  RECORD (match, "lock", "piece", "0");
  REFUSE (match, "roll", "faces", "1,1,1");
  RECORD (match, "roll", "faces", "5,5");
  g_assert_cmpint (tm_table_get_piece_face (table, 0), ==, 5);
  g_assert_cmpint (tm_table_get_piece_face (table, 1), ==, 4);
  RECORD (match, "roll", "faces", "1", "dice", "0");
  g_assert_cmpint (tm_table_get_piece_face (table, 0), ==, 0);
  g_assert_cmpuint (count_tray (match), ==, 3);
  RECORD (match, "lock", "piece", "1");
  RECORD (match, "lock", "piece", "2");
  REFUSE (match, "roll", "faces", "1");
  REFUSE (match, "lock", "piece", "7");
}

static void
test_own_dice (void)
{
  g_autoptr (TmBox) box
      = free_new_box (1, "dice", "0", "faces1", "sword,shield,sword:2", "own_dice", "2,1", "faces2",
                      "1,5,10", "dice_from", "table", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  g_autofree char *summary = NULL;
  TmEntry entry;

  RECORD (match, "roll", "faces1", "sword,sword:2", "faces2", "10");
  g_assert_cmpuint (count_tray (match), ==, 3);
  REFUSE (match, "roll", "faces1", "axe,sword", "faces2", "10");
  REFUSE (match, "roll", "faces1", "sword,sword,sword", "faces2", "10");
  tm_match_get_entry (match, 1, &entry);
  summary = tm_text_dup_string (&entry.summary, box);
  g_assert_cmpstr (summary, ==, "3 dice are rolled");
}

/* A word that was typed by mistake is no side of the die: the app never rolls it. */
static void
test_own_dice_in_app (void)
{
  static const guint8 seed[32] = { 7 };
  g_autoptr (TmBox) box
      = free_new_box (1, "dice", "0", "faces1", "sword,shield", "own_dice", "10", NULL);
  g_autoptr (TmMatch) match = tm_match_new_sealed (box, seed, NULL);
  guint kind = (guint) tm_kit_find_piece (game->kit, "die1");
  guint first = tm_box_get_first_piece (box, kind, TM_NO_SEAT, NULL);
  guint n_swords = 0;

  g_assert_true (tm_box_add_face (box, kind, "axe", NULL, NULL));
  for (guint i = 0; i < 50; i++)
    {
      RECORD (match, "roll");
      for (guint die = first; die < first + 10; die++)
        {
          gint32 face = tm_table_get_piece_face (tm_match_get_table (match), die);

          g_assert_cmpint (face, <, 2);
          n_swords += face == 0;
        }
    }
  g_assert_cmpuint (n_swords, >, 200);
  g_assert_cmpuint (n_swords, <, 300);
  g_assert_true (tm_match_verify (match, NULL, NULL));
}

/* A word that is on no side is no face that should have come up, and a die of one side none to judge. */
static void
test_own_dice_luck (void)
{
  static const guint8 seed[32] = { 9 };
  g_autoptr (TmBox) box
      = free_new_box (1, "dice", "0", "faces1", "axe,mace", "faces1", "bow,axe,shield", "own_dice",
                      "10,3", "faces2", "blank", NULL);
  g_autoptr (TmMatch) match = tm_match_new_sealed (box, seed, NULL);
  g_autoptr (TmLuck) luck = NULL;
  guint n_rolls = 0;

  for (guint i = 0; i < 100; i++)
    RECORD (match, "roll");
  luck = tm_luck_new (match, FALSE);
  g_assert_cmpuint (tm_luck_get_n_dice (luck), ==, 1);
  g_assert_cmpuint (tm_luck_get_die (luck, 0)->n_faces, ==, 3);
  g_assert_false (tm_luck_get_die (luck, 0)->excludes_chance);
  for (guint face = 0; face < 3; face++)
    n_rolls += tm_luck_get_face (luck, 0, face)->count;
  g_assert_cmpuint (n_rolls, ==, 1000);
  g_assert_cmpstr (tm_luck_get_face_name (luck, 0, 0), ==, "bow");
  g_assert_cmpstr (tm_luck_get_face_name (luck, 0, 1), ==, "axe");
}

/* Cards and tokens */

static void
test_own_cards (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "cards", "wolf,bear", "card_counts", "1,2", "tokens",
                                        "red", "deck_from", "table", "bag_from", "table", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  guint first = tm_box_get_first_piece (box, (guint) tm_kit_find_piece (game->kit, "own_card"),
                                        TM_NO_SEAT, NULL);
  g_autofree char *wolf = g_strdup_printf ("%u", first);

  RECORD (match, "draw_own", "seat", "1", "card", "wolf");
  REFUSE (match, "draw_own", "seat", "0", "card", "wolf");
  RECORD (match, "pull_own", "seat", "0", "token", "red");
  RECORD (match, "discard", "piece", wolf);
  REFUSE (match, "discard", "piece", wolf);
  RECORD (match, "shuffle");
  RECORD (match, "draw_own", "seat", "0", "card", "wolf");
}

/* Cards that are discarded after the deck has run out come back when one is drawn. */
static void
test_late_discard (void)
{
  static const guint8 seed[32] = { 3 };
  g_autoptr (TmBox) box = free_new_box (1, "cards", "wolf,bear", NULL);
  g_autoptr (TmMatch) match = tm_match_new_sealed (box, seed, NULL);
  const TmTable *table = tm_match_get_table (match);
  guint first = tm_box_get_first_piece (box, (guint) tm_kit_find_piece (game->kit, "own_card"),
                                        TM_NO_SEAT, NULL);
  guint hand = tm_box_get_zone (box, (guint) tm_kit_find_zone (game->kit, "cards"), 0);
  g_autofree char *wolf = g_strdup_printf ("%u", first);

  RECORD (match, "draw_own", "seat", "0");
  RECORD (match, "draw_own", "seat", "0");
  REFUSE (match, "draw_own", "seat", "0", "card", "wolf");
  RECORD (match, "discard", "piece", wolf);
  g_assert_cmpuint (tm_table_count_zone (table, hand), ==, 1);
  RECORD (match, "draw_own", "seat", "0");
  g_assert_cmpuint (tm_table_count_zone (table, hand), ==, 2);
  g_assert_true (tm_match_verify (match, NULL, NULL));
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_cmpuint (tm_table_count_zone (table, hand), ==, 1);
}

/* Counters */

static void
test_counters (void)
{
  g_autoptr (TmBox) box
      = free_new_box (2, "counters", "6", "names", ",Wood", "starts", "10,0,0,0,0,3", "steps", "5",
                      "shared", "Doom", "shared_starts", "12", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  const TmTable *table = tm_match_get_table (match);
  guint doom = (guint) tm_kit_find_counter (game->kit, "shared1");
  guint wood = (guint) tm_kit_find_counter (game->kit, "lives");
  g_autofree char *summary = NULL;
  TmEntry entry;

  g_assert_cmpint (
      tm_table_get_counter (table, (guint) tm_kit_find_counter (game->kit, "points"), 1), ==, 10);
  g_assert_cmpint (
      tm_table_get_counter (table, (guint) tm_kit_find_counter (game->kit, "counter6"), 0), ==, 3);
  g_assert_cmpint (tm_table_get_shared (table, doom), ==, 12);
  g_assert_true (
      tm_match_set_counter (match, tm_box_get_counter_slot (box, wood, 0), 4, NULL, NULL));
  tm_match_get_entry (match, 1, &entry);
  summary = tm_text_dup_string (&entry.summary, box);
  g_assert_cmpstr (summary, ==, "Anna, set by hand: Wood 4");
  /* One without a name of its own has that of the box. */
  g_clear_pointer (&summary, g_free);
  g_assert_true (tm_match_set_counter (
      match, tm_box_get_counter_slot (box, (guint) tm_kit_find_counter (game->kit, "points"), 0), 4,
      NULL, NULL));
  tm_match_get_entry (match, 2, &entry);
  summary = tm_text_dup_string (&entry.summary, box);
  g_assert_cmpstr (summary, ==, "Anna, set by hand: Points 4");
}

/* There is no round behind the last that can be counted. */
static void
test_last_round (void)
{
  g_autoptr (TmBox) box = free_new_box (2, NULL, NULL);
  g_autoptr (TmMatch) match = free_new_match (box);

  RECORD (match, "adjust", "set", "shared", "counter", "round", "value", "998");
  RECORD (match, "round");
  REFUSE (match, "round");
}

/* Lots */

static void
test_lots (void)
{
  g_autoptr (TmBox) box = free_new_box (4, "dice_from", "table", NULL);
  g_autoptr (TmMatch) match = free_new_match (box);
  TmResult result;

  RECORD (match, "first", "seat", "2");
  RECORD (match, "teams", "teams", "2", "order", "3,0,1,2");
  REFUSE (match, "teams", "teams", "2", "order", "3,3,1,2");
  REFUSE (match, "teams", "teams", "5", "order", "3,0,1,2");
  tm_match_get_result (match, &result);
  g_assert_cmpuint (result.teams[3], ==, 1);
  g_assert_cmpuint (result.teams[0], ==, 2);
  g_assert_cmpuint (result.teams[1], ==, 1);
}

/* Every split into two teams of two comes about as often as the others. */
static void
test_fair_teams (void)
{
  static const guint8 seed[32] = { 1 };
  g_autoptr (TmBox) box = free_new_box (4, NULL, NULL);
  g_autoptr (TmMatch) match = tm_match_new_sealed (box, seed, NULL);
  guint counts[4] = { 0 };
  TmResult result;

  for (guint i = 0; i < 900; i++)
    {
      RECORD (match, "teams");
      tm_match_get_result (match, &result);
      for (guint seat = 1; seat < 4; seat++)
        counts[seat] += result.teams[seat] == result.teams[0];
    }
  g_assert_cmpuint (counts[1] + counts[2] + counts[3], ==, 900);
  for (guint seat = 1; seat < 4; seat++)
    {
      g_assert_cmpuint (counts[seat], >, 240);
      g_assert_cmpuint (counts[seat], <, 360);
    }
}

/* Endings */

typedef struct
{
  const char *name;
  guint n_seats;
  const char *how;
  const char *teams;
  const char *param;
  const char *value;
  const char *scores;
  guint32 winners;
  const char *sentence;
} Ending;

static const Ending endings[] = {
  { "points", 3, "points", "", NULL, NULL, "3,9,5", 1 << 1, "Boris wins: most points" },
  { "fewest", 3, "fewest", "", NULL, NULL, "3,9,5", 1 << 0, "Anna wins: fewest points" },
  { "shared", 3, "points", "", NULL, NULL, "9,9,5", 3, "The victory is shared: Anna and Boris" },
  { "told", 3, "points", "", "winners", "2", "3,9,5", 1 << 2, "Vera wins" },
  { "nobody", 3, "points", "", "winners", "", "3,9,5", 0, "Nobody wins" },
  { "teams", 4, "points", "1,2,1,2", NULL, NULL, "9,5,1,6", 1 << 1 | 1 << 3,
    "The team wins: Boris and Gleb" },
  { "all-won", 3, "together", "", "won", "yes", NULL, 7, "All win together" },
  { "all-lost", 3, "together", "", "won", "no", NULL, 0, "All lose together" },
  { "last", 3, "last", "", "winners", "2", NULL, 1 << 2, "Vera wins: the last one standing" },
  { "nobody-left", 3, "last", "", "winners", "", NULL, 0, "Nobody wins" },
  { "chosen", 2, "chosen", "", "winners", "1", NULL, 1 << 1, "Boris wins" },
  { "rank", 1, "rank", "", "rank", "Explorer", "31", 1, "31 points: Explorer" },
  { "title-alone", 1, "rank", "", "rank", "Explorer", NULL, 1, "Explorer" },
  { "solo-lost", 1, "rank", "", "won", "no", NULL, 0, "The match is lost" },
  { "solo-won", 1, "rank", "", "won", "yes", NULL, 1, "The match is won" },
};

static void
test_ending (gconstpointer data)
{
  const Ending *ending = data;
  g_autoptr (TmBox) box = free_new_box (ending->n_seats, "how", ending->how, NULL);
  g_autoptr (TmMatch) match = NULL;
  TmHow how;
  TmResult result;

  if (*ending->teams != '\0')
    g_assert_true (tm_box_set_option_from_text (box, "teams", ending->teams, NULL));
  match = free_new_match (box);
  if (ending->param != NULL)
    {
      TmMove move = { .kind = (guint) tm_game_find_move (game, "finish"), .note = -1 };
      const TmMoveSpec *spec = tm_game_get_move (game, move.kind);

      tm_args_init (&move.args);
      if (*ending->value == '\0')
        tm_args_set_list (&move.args, 0, NULL, 0);
      else
        g_assert_true (tm_param_set_text (
            spec->params, (guint) tm_params_find (spec->params, spec->n_params, ending->param), box,
            ending->value, &move.args, NULL));
      if (ending->scores != NULL)
        g_assert_true (tm_param_set_text (
            spec->params, (guint) tm_params_find (spec->params, spec->n_params, "scores"), box,
            ending->scores, &move.args, NULL));
      g_assert_true (tm_match_record (match, &move, NULL, NULL));
    }
  else
    RECORD (match, "finish", "scores", ending->scores);
  tm_match_get_result (match, &result);
  g_assert_true (tm_how_find (ending->how, &how));
  g_assert_cmpint (result.how, ==, how);
  g_assert_cmpstr (tm_how_get_id (how), ==, ending->how);
  g_assert_cmphex (result.winners, ==, ending->winners);
  g_assert_cmpint (result.ending, ==, ending->winners != 0 ? TM_ENDING_WON : TM_ENDING_NOBODY);
  free_assert_sentence (match, ending->sentence);
}

/* A rank can be taken away again, and is nobody's score where several have it. */
static void
test_rank (void)
{
  g_autoptr (TmBox) alone = free_new_box (1, "how", "rank", NULL);
  g_autoptr (TmBox) two = free_new_box (2, "how", "rank", NULL);
  g_autoptr (TmMatch) one = free_new_match (alone);
  g_autoptr (TmMatch) other = free_new_match (two);

  RECORD (one, "finish", "rank", "Explorer");
  RECORD (one, "correct", "rank", " ");
  free_assert_sentence (one, "The match is won");
  RECORD (other, "finish", "rank", "Explorer", "scores", "31,20");
  free_assert_sentence (other, "Explorer");
}

/* Who has won must be said where nothing else tells. */
static void
test_unsaid (void)
{
  g_autoptr (TmBox) chosen = free_new_box (2, "how", "chosen", NULL);
  g_autoptr (TmBox) together = free_new_box (2, "how", "together", NULL);
  g_autoptr (TmMatch) one = free_new_match (chosen);
  g_autoptr (TmMatch) other = free_new_match (together);

  REFUSE (one, "finish");
  REFUSE (other, "finish");
}

/* Random play with everything that a match can have, and what every game promises. */
static void
test_random_play (void)
{
  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (TmBox) box = free_new_box (
          1 + seed % 8, "rows", "A,B,Sum", "formulas", ",,A+B", "total", "3", "rounds", "2",
          "faces1", "x,y,3", "own_dice", "2", "cards", "wolf,bear", "card_counts", "2,3", "tokens",
          "red,blue", "deck", "yes", "bag", "yes", "counters", "12", "shared", "Doom,Gold", "how",
          seed % 2 ? "points" : "last", NULL);
      g_autoptr (TmMatch) match = free_new_match (box);
      g_autoptr (TmMatch) again = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      TmMove move;

      while (tm_match_get_n_entries (match) < 2000
             && tm_player_choose (player, tm_match_get_table (match), &move))
        {
          g_autoptr (GError) error = NULL;

          tm_match_record (match, &move, NULL, &error);
          g_assert_no_error (error);
          game->check (tm_match_get_table (match), &error);
          g_assert_no_error (error);
        }
      g_assert_cmpuint (tm_match_get_n_entries (match), <, 2000);
      g_assert_cmpuint (tm_match_audit (match, NULL), ==, 0);
      for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
        {
          tm_match_get_move (match, seq, &move);
          g_assert_true (tm_match_record (again, &move, NULL, NULL));
        }
      g_assert_true (tm_table_equal (tm_match_get_table (again), tm_match_get_table (match)));
    }
}

/* What lies in an own deck is nobody's to see. */
static void
test_secrets (void)
{
  g_autoptr (TmBox) box = free_new_box (2, "cards", "wolf,bear", "tokens", "red,blue", NULL);
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (TmTable) other = tm_table_new (box);
  guint first = tm_box_get_first_piece (box, (guint) tm_kit_find_piece (game->kit, "own_card"),
                                        TM_NO_SEAT, NULL);
  TmChange changes[2] = {
    { tm_box_get_piece_slot (box, first, TM_SLOT_PIECE_FACE, 0), 0, 1 },
    { tm_box_get_piece_slot (box, first + 1, TM_SLOT_PIECE_FACE, 0), 1, 0 },
  };
  g_autoptr (TmScene) scene = NULL, other_scene = NULL;

  g_assert_true (tm_table_check_changes (other, changes, 2, NULL));
  tm_table_apply (other, changes, 2);
  scene = tm_scene_new (table, NULL, TM_NO_SEAT);
  other_scene = tm_scene_new (other, NULL, TM_NO_SEAT);
  g_assert_true (tm_scene_equal (scene, other_scene));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  game = tm_game_find ("free");
  g_test_add_func ("/games/free/options/unknown-row", test_unknown_row);
  g_test_add_func ("/games/free/options/circle", test_circle);
  g_test_add_func ("/games/free/options/any-order", test_any_order);
  g_test_add_func ("/games/free/options/room", test_room);
  g_test_add_func ("/games/free/options/contents", test_contents);
  g_test_add_func ("/games/free/dice/lock", test_lock);
  g_test_add_func ("/games/free/dice/own", test_own_dice);
  g_test_add_func ("/games/free/dice/own-in-app", test_own_dice_in_app);
  g_test_add_func ("/games/free/dice/own-luck", test_own_dice_luck);
  g_test_add_func ("/games/free/cards/own", test_own_cards);
  g_test_add_func ("/games/free/cards/late-discard", test_late_discard);
  g_test_add_func ("/games/free/counters", test_counters);
  g_test_add_func ("/games/free/last-round", test_last_round);
  g_test_add_func ("/games/free/lots", test_lots);
  g_test_add_func ("/games/free/lots/fair-teams", test_fair_teams);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/free/ending/%s", endings[i].name);

      g_test_add_data_func (path, &endings[i], test_ending);
    }
  g_test_add_func ("/games/free/ending/rank-taken-away", test_rank);
  g_test_add_func ("/games/free/ending/unsaid", test_unsaid);
  g_test_add_func ("/games/free/random-play", test_random_play);
  g_test_add_func ("/games/free/secrets", test_secrets);
  return g_test_run ();
}
