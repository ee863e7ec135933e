/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The free table: score sheets, dice of one's own, decks of one's own, lots and endings. */

#include "tm-games.h"
#include "tm-luck.h"
#include "tm-play.h"

#include <locale.h>
#include <string.h>

static const TmGame *game;

/* Sets options in the order in which they are given: id, value, id, value, NULL. */
static TmBox *
new_box (guint n_seats, const char *first, ...)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (game, n_seats, &error);
  va_list args;

  g_assert_no_error (error);
  va_start (args, first);
  for (const char *id = first; id != NULL; id = va_arg (args, const char *))
    {
      tm_box_set_option_from_text (box, id, va_arg (args, const char *), &error);
      g_assert_no_error (error);
    }
  va_end (args);
  return box;
}

static void
assert_refused (TmBox *box, const char *id, const char *value, const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) before = g_variant_ref_sink (tm_box_dup_options (box));
  g_autoptr (GVariant) after = NULL;

  g_assert_false (tm_box_set_option_from_text (box, id, value, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” has no “%s”", error->message, part);
  after = g_variant_ref_sink (tm_box_dup_options (box));
  g_assert_true (g_variant_equal (before, after));
}

/* Records a move with its parameters spelled as on the command line. */
static gboolean
try_move (TmMatch *match, const char *kind, const char *const *params, GError **error)
{
  TmMove move = { .note = -1 };
  const TmMoveSpec *spec;

  move.kind = (guint) tm_game_find_move (game, kind);
  spec = tm_game_get_move (game, move.kind);
  tm_args_init (&move.args);
  for (; params[0] != NULL; params += 2)
    {
      int param = tm_params_find (spec->params, spec->n_params, params[0]);

      g_assert_cmpint (param, >=, 0);
      if (!tm_param_set_text (spec->params, (guint) param, tm_match_get_box (match), params[1],
                              &move.args, error))
        return FALSE;
    }
  return tm_match_record (match, &move, NULL, error);
}

static void
record (TmMatch *match, const char *kind, const char *const *params)
{
  g_autoptr (GError) error = NULL;

  try_move (match, kind, params, &error);
  g_assert_no_error (error);
}

static void
refuse (TmMatch *match, const char *kind, const char *const *params)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (try_move (match, kind, params, &error));
  g_assert_nonnull (error);
}

#define RECORD(Match, ...)                                  \
  record (Match, (const char *[]) { __VA_ARGS__, NULL }[0], \
          (const char *[]) { __VA_ARGS__, NULL } + 1)
#define REFUSE(Match, ...)                                  \
  refuse (Match, (const char *[]) { __VA_ARGS__, NULL }[0], \
          (const char *[]) { __VA_ARGS__, NULL } + 1)

static void
cell (TmMatch *match, const char *seat, const char *row, const char *value)
{
  RECORD (match, "cell", "seat", seat, "row", row, "value", value);
}

static void
assert_sentence (TmMatch *match, const char *expected)
{
  g_autofree char *sentence = NULL;
  TmResult result;

  tm_match_get_result (match, &result);
  sentence = tm_text_dup_string (&result.sentence, tm_match_get_box (match));
  g_assert_cmpstr (sentence, ==, expected);
}

/* A match of Anna, Boris, Vera and Gleb, as many as there are seats. */
static TmMatch *
new_match (TmBox *box)
{
  static const char *const people[] = { "Anna", "Boris", "Vera", "Gleb" };

  for (guint seat = 0; seat < MIN (tm_box_get_n_seats (box), G_N_ELEMENTS (people)); seat++)
    tm_box_set_seat_name (box, seat, people[seat]);
  return tm_match_new (box);
}

/* Options */

static void
test_unknown_row (void)
{
  g_autoptr (TmBox) box = new_box (2, "rows", "Coins,Sum", NULL);

  assert_refused (box, "formulas", ",2*Silver", "there is no “Silver”");
  assert_refused (box, "formulas", ",2*Silver", "row “Sum”");
  assert_refused (box, "formulas", ",2*", "character 3");
  assert_refused (box, "formulas", ",,1", "more formulas than rows");
  assert_refused (box, "total", "3", "no such row");
  assert_refused (box, "tie", "1,3", "no such row");
  assert_refused (box, "rows", "Coins,coins", "same name");
  assert_refused (box, "rows", "Coins,", "needs a name");
}

static void
test_circle (void)
{
  g_autoptr (TmBox) box = new_box (2, "rows", "A,B,C", NULL);

  assert_refused (box, "formulas", ",C+1,B+1", "uses its own result");
  assert_refused (box, "formulas", "A", "uses its own result");
  g_assert_true (tm_box_set_option_from_text (box, "formulas", ",A+1,B+1", NULL));
}

/* The formulas may come first, as in a file: they are read when the rows are there. */
static void
test_any_order (void)
{
  g_autoptr (TmBox) box = new_box (2, "formulas", ",2*Coins", "total", "2", NULL);

  assert_refused (box, "rows", "Silver,Sum", "there is no “Coins”");
  g_assert_true (tm_box_set_option_from_text (box, "rows", "Coins,Sum", NULL));
}

/* The sheet takes no more room than it needs. */
static void
test_room (void)
{
  g_autoptr (TmBox) plain = new_box (4, NULL, NULL);
  g_autoptr (TmBox) box = new_box (4, "rows", "A,B,C", "rounds", "5", NULL);
  g_autofree char *layout = tm_box_dup_layout (box);

  g_assert_cmpuint (tm_box_get_n_slots (box) - tm_box_get_n_slots (plain), ==, 4 * 3 * 5 * 2);
  g_assert_nonnull (strstr (layout, "grid sheet 5 3 2"));
}

static void
test_contents (void)
{
  g_autoptr (TmBox) box = new_box (2, "faces1", "sword,shield,sword:2", "own_dice", "3", "cards",
                                   "wolf,bear", "card_counts", "4,2", NULL);
  g_autoptr (TmTable) table = tm_table_new (box);
  guint deck = tm_box_get_zone (box, (guint) tm_kit_find_zone (game->kit, "own_deck"), -1);

  g_assert_cmpuint (tm_table_count_zone (table, deck), ==, 6);
  assert_refused (box, "faces2", "a,b,a", "“a:2”");
  assert_refused (box, "card_counts", "90,11", "101");
}

/* The sheet */

static TmMatch *
new_sheet_match (void)
{
  g_autoptr (TmBox) box
      = new_box (3, "rows", "Fields,Barns,Bonus,Points", "formulas",
                 ",,if(Fields > 9; 5; 0),Fields + 2*Barns + Bonus", "total", "4", "tie", "2", NULL);

  return new_match (box);
}

static void
test_total (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();
  TmResult result;

  cell (match, "0", "1", "3+6+2");
  cell (match, "0", "2", "4");
  cell (match, "1", "1", "9");
  cell (match, "1", "2", "−1");
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

  cell (match, "2", "1", "3+6");
  g_assert_cmpstr (tm_box_get_string (box, tm_table_get_cell (table, grid, 2, 1, 0, 0)), ==, "3+6");
  cell (match, "2", "1", " ");
  g_assert_cmpint (tm_table_get_cell (table, grid, 2, 1, 0, 0), <, 0);
  g_assert_cmpint (tm_table_get_cell (table, grid, 2, 0, 0, 0), ==, 0);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_cmpint (tm_table_get_cell (table, grid, 2, 0, 0, 0), ==, 9);
}

static void
test_tie (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();

  cell (match, "0", "1", "8");
  cell (match, "1", "1", "6");
  cell (match, "1", "2", "1");
  RECORD (match, "finish");
  assert_sentence (match, "Boris wins: ahead in the tie");
}

/* A match that is over is still corrected, and the journal shows how. */
static void
test_correction (void)
{
  g_autoptr (TmMatch) match = new_sheet_match ();
  TmResult result;

  cell (match, "0", "1", "8");
  cell (match, "2", "1", "7");
  RECORD (match, "finish");
  assert_sentence (match, "Anna wins: most points");
  cell (match, "2", "1", "17");
  assert_sentence (match, "Vera wins: most points");
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
  g_autoptr (TmBox) box = new_box (3, "counters", "0", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
  assert_sentence (match, "Boris wins: most points");
  RECORD (match, "correct", "winners", "2", "scores", "7,8,-3");
  assert_sentence (match, "Vera wins");
  begin_correction (match, &args, &asked);
  g_assert_cmphex (tm_args_get_set (&args, winners), ==, 1 << 2);
}

/* Of other endings it is what the players said. */
static void
test_told_correction_begins (void)
{
  g_autoptr (TmBox) together = new_box (3, "how", "together", NULL);
  g_autoptr (TmBox) alone = new_box (1, "how", "rank", "counters", "0", NULL);
  g_autoptr (TmMatch) lost = new_match (together);
  g_autoptr (TmMatch) ranked = new_match (alone);
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
  g_autoptr (TmBox) box = new_box (2, "rows", "Score", "rounds", "3", "how", "fewest", NULL);
  g_autoptr (TmMatch) match = new_match (box);
  g_autoptr (TmSheet) sheet = NULL;

  RECORD (match, "cell", "seat", "0", "row", "1", "value", "5");
  RECORD (match, "cell", "seat", "1", "row", "1", "value", "7");
  RECORD (match, "round");
  RECORD (match, "cell", "seat", "0", "row", "1", "value", "10");
  RECORD (match, "cell", "seat", "1", "row", "1", "round", "3", "value", "1");
  RECORD (match, "finish");
  assert_sentence (match, "Boris wins: fewest points");
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
      = new_box (1, "rows", "Parts,Share", "formulas", ",100/Parts", "total", "2", NULL);
  g_autoptr (TmMatch) match = new_match (box);
  g_autoptr (TmScene) scene = NULL;
  g_autofree char *text = NULL;
  TmResult result;

  cell (match, "0", "1", "0");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[0], ==, 0);
  scene = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  text = tm_scene_dup_text (scene);
  g_assert_nonnull (strstr (text, "Share <: · !"));
  cell (match, "0", "1", "7");
  tm_match_get_result (match, &result);
  g_assert_cmpint (result.scores[0], ==, 14);
}

/* What is shown is what counts: nothing of a round that has not begun. */
static void
test_unplayed_round (void)
{
  g_autoptr (TmBox) box
      = new_box (2, "rows", "Faults,Left,Bonus", "formulas", ",10-Faults,if(Faults=0;5;0)", "total",
                 "2", "rounds", "3", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
  box = new_box (8, "rows", rows->str, "rounds", "20", NULL);
  match = new_match (box);
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
  g_autoptr (TmBox) box = new_box (1, "dice", "3", "dice_from", "table", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
  g_autoptr (TmBox) box = new_box (1, "dice", "0", "faces1", "sword,shield,sword:2", "own_dice",
                                   "2,1", "faces2", "1,5,10", "dice_from", "table", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
      = new_box (1, "dice", "0", "faces1", "sword,shield", "own_dice", "10", NULL);
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
  g_autoptr (TmBox) box = new_box (1, "dice", "0", "faces1", "axe,mace", "faces1", "bow,axe,shield",
                                   "own_dice", "10,3", "faces2", "blank", NULL);
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
  g_autoptr (TmBox) box = new_box (2, "cards", "wolf,bear", "card_counts", "1,2", "tokens", "red",
                                   "deck_from", "table", "bag_from", "table", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
  g_autoptr (TmBox) box = new_box (1, "cards", "wolf,bear", NULL);
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
  g_autoptr (TmBox) box = new_box (2, "counters", "6", "names", ",Wood", "starts", "10,0,0,0,0,3",
                                   "steps", "5", "shared", "Doom", "shared_starts", "12", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
  g_autoptr (TmBox) box = new_box (2, NULL, NULL);
  g_autoptr (TmMatch) match = new_match (box);

  RECORD (match, "adjust", "set", "shared", "counter", "round", "value", "998");
  RECORD (match, "round");
  REFUSE (match, "round");
}

/* Lots */

static void
test_lots (void)
{
  g_autoptr (TmBox) box = new_box (4, "dice_from", "table", NULL);
  g_autoptr (TmMatch) match = new_match (box);
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
  g_autoptr (TmBox) box = new_box (4, NULL, NULL);
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
  g_autoptr (TmBox) box = new_box (ending->n_seats, "how", ending->how, NULL);
  g_autoptr (TmMatch) match = NULL;
  TmHow how;
  TmResult result;

  if (*ending->teams != '\0')
    g_assert_true (tm_box_set_option_from_text (box, "teams", ending->teams, NULL));
  match = new_match (box);
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
  assert_sentence (match, ending->sentence);
}

/* A rank can be taken away again, and is nobody's score where several have it. */
static void
test_rank (void)
{
  g_autoptr (TmBox) alone = new_box (1, "how", "rank", NULL);
  g_autoptr (TmBox) two = new_box (2, "how", "rank", NULL);
  g_autoptr (TmMatch) one = new_match (alone);
  g_autoptr (TmMatch) other = new_match (two);

  RECORD (one, "finish", "rank", "Explorer");
  RECORD (one, "correct", "rank", " ");
  assert_sentence (one, "The match is won");
  RECORD (other, "finish", "rank", "Explorer", "scores", "31,20");
  assert_sentence (other, "Explorer");
}

/* Who has won must be said where nothing else tells. */
static void
test_unsaid (void)
{
  g_autoptr (TmBox) chosen = new_box (2, "how", "chosen", NULL);
  g_autoptr (TmBox) together = new_box (2, "how", "together", NULL);
  g_autoptr (TmMatch) one = new_match (chosen);
  g_autoptr (TmMatch) other = new_match (together);

  REFUSE (one, "finish");
  REFUSE (other, "finish");
}

/* Random play with everything that a match can have, and what every game promises. */
static void
test_random_play (void)
{
  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (TmBox) box
          = new_box (1 + seed % 8, "rows", "A,B,Sum", "formulas", ",,A+B", "total", "3", "rounds",
                     "2", "faces1", "x,y,3", "own_dice", "2", "cards", "wolf,bear", "card_counts",
                     "2,3", "tokens", "red,blue", "deck", "yes", "bag", "yes", "counters", "12",
                     "shared", "Doom,Gold", "how", seed % 2 ? "points" : "last", NULL);
      g_autoptr (TmMatch) match = new_match (box);
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
  g_autoptr (TmBox) box = new_box (2, "cards", "wolf,bear", "tokens", "red,blue", NULL);
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
