/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

#include "tm-play.h"

static const guint8 seed[32] = { 1, 2, 3 };

static TmMatch *
new_match (const char *deck)
{
  g_autoptr (TmBox) box = toy_new_box (2, deck);

  return g_str_equal (deck, "app") ? tm_match_new_sealed (box, seed, "rain") : tm_match_new (box);
}

static gboolean
share (TmMatch *match, gint32 coins, gboolean is_override, GError **error)
{
  TmMove move = toy_move (TOY_MOVE_SHARE);

  move.is_override = is_override;
  tm_args_set (&move.args, 0, coins);
  return tm_match_record (match, &move, NULL, error);
}

static gint32
get_coins (TmMatch *match)
{
  return tm_table_get_counter (tm_match_get_table (match), TOY_COUNTER_COINS, 0);
}

static void
test_undo_redo (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  g_autoptr (GError) error = NULL;
  TmEntry entry;

  g_assert_false (tm_match_undo (match, &error));
  g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_NOTHING);
  g_clear_error (&error);

  share (match, 4, FALSE, &error);
  share (match, 6, FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_coins (match), ==, 8);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_cmpint (get_coins (match), ==, 5);
  g_assert_true (tm_match_redo (match, NULL));
  g_assert_cmpint (get_coins (match), ==, 8);
  g_assert_true (tm_match_undo (match, NULL));
  share (match, 2, FALSE, &error);
  g_assert_cmpint (get_coins (match), ==, 6);
  g_assert_false (tm_match_can_redo (match));
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, 3);
  g_assert_true (tm_match_get_entry (match, 2, &entry));
  g_assert_false (entry.is_done);
  g_assert_true (tm_match_get_entry (match, 3, &entry));
  g_assert_cmpuint (entry.previous, ==, 1);
}

static void
test_go_back (void)
{
  g_autoptr (TmMatch) match = new_match ("table");

  for (guint i = 0; i < 5; i++)
    share (match, 2, FALSE, NULL);
  g_assert_true (tm_match_go_back (match, 2, NULL));
  g_assert_cmpint (get_coins (match), ==, 5);
  g_assert_false (tm_match_go_back (match, 4, NULL));
  for (guint i = 0; i < 3; i++)
    g_assert_true (tm_match_redo (match, NULL));
  g_assert_cmpint (get_coins (match), ==, 8);
  g_assert_false (tm_match_can_redo (match));
}

static void
test_refused (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  g_autoptr (GError) error = NULL;

  g_assert_false (share (match, 32, FALSE, &error));
  g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_ILLEGAL);
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, 0);
  g_clear_error (&error);
  g_assert_true (share (match, 32, TRUE, &error));
  g_assert_cmpint (get_coins (match), ==, 19);
  g_assert_false (share (match, 41, TRUE, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
}

static void
test_undecided (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  TmMove move = toy_move (TOY_MOVE_SHARE);
  const TmFinding *finding;

  tm_args_set (&move.args, 0, 4);
  tm_match_preview (match, &move, TRUE, resolution);
  g_assert_null (tm_resolution_find (resolution, "toy.open.tie"));

  tm_args_set (&move.args, 0, 5);
  tm_match_preview (match, &move, TRUE, resolution);
  finding = tm_resolution_find (resolution, "toy.open.tie");
  g_assert_nonnull (finding);
  g_assert_cmpint (finding->option, ==, TOY_OPTION_TIE);
  g_assert_cmpint (
      tm_table_get_counter (tm_resolution_get_table (resolution), TOY_COUNTER_COINS, 0), ==, 5);

  g_assert_true (tm_match_set_house_rule (match, TOY_OPTION_TIE, 1, NULL));
  tm_match_preview (match, &move, TRUE, resolution);
  g_assert_cmpint (
      tm_table_get_counter (tm_resolution_get_table (resolution), TOY_COUNTER_COINS, 0), ==, 6);

  /* With both at the limit the reading does not matter. */
  for (guint seat = 0; seat < 2; seat++)
    g_assert_true (tm_match_set_counter (
        match, tm_box_get_counter_slot (tm_match_get_box (match), TOY_COUNTER_COINS, seat), 20,
        "told", NULL));
  tm_match_preview (match, &move, TRUE, resolution);
  g_assert_null (tm_resolution_find (resolution, "toy.open.tie"));
}

/* Choosing the reading in force changes nothing, but it is a choice: it can be undone as any other. */
static void
test_settled (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  guint n_changes;

  g_assert_false (tm_match_is_settled (match, TOY_OPTION_TIE));
  g_assert_true (tm_match_set_house_rule (match, TOY_OPTION_TIE, 0, NULL));
  g_assert_true (tm_match_is_settled (match, TOY_OPTION_TIE));
  tm_match_get_changes (match, tm_match_get_last_done (match), &n_changes);
  g_assert_cmpuint (n_changes, ==, 0);

  g_assert_true (tm_match_undo (match, NULL));
  g_assert_false (tm_match_is_settled (match, TOY_OPTION_TIE));
  g_assert_true (tm_match_redo (match, NULL));
  g_assert_true (tm_match_is_settled (match, TOY_OPTION_TIE));

  /* Another reading than the usual one is a choice, too, be it made before the match. */
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_match_set_house_rule (match, TOY_OPTION_TIE, 1, NULL));
  g_assert_true (tm_match_is_settled (match, TOY_OPTION_TIE));
}

static void
test_adjust (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  g_autoptr (GError) error = NULL;
  guint slot = tm_box_get_counter_slot (tm_match_get_box (match), TOY_COUNTER_COINS, 0);
  TmEntry entry;

  g_assert_true (tm_match_set_counter (match, slot, 7, "miscounted", &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_coins (match), ==, 7);
  /* What follows from it is the game's. */
  g_assert_cmpint (tm_table_get_shared (tm_match_get_table (match), TOY_COUNTER_ROUND), ==, 9);
  tm_match_get_entry (match, 1, &entry);
  g_assert_cmpstr (tm_box_get_string (tm_match_get_box (match), entry.note), ==, "miscounted");
  g_assert_false (tm_match_set_counter (match, slot, 21, NULL, &error));
  g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_IMPOSSIBLE);
}

/* An adjustment as a file would spell it; NULL if it was recorded, else why not. */
static char *
adjust (TmMatch *match, const char *params)
{
  g_autoptr (GVariant) values = g_variant_ref_sink (g_variant_new_parsed (params));
  g_autoptr (GError) error = NULL;
  const TmMoveSpec *spec = tm_game_get_move (&toy_game, TM_MOVE_ADJUST);
  TmMove move = toy_move (TM_MOVE_ADJUST);

  if (!tm_params_parse (spec->params, spec->n_params, tm_match_get_box (match), values, &move.args,
                        &error)
      || !tm_match_record (match, &move, NULL, &error))
    return g_strdup (error->message);
  return NULL;
}

typedef struct
{
  const char *params;
  const char *refused;
} Adjustment;

static void
test_adjust_anything (void)
{
  static const Adjustment adjustments[] = {
    { "{'set': <'piece'>, 'piece': <'b'>, 'from': <'deck'>, 'to': <'hand'>, 'seat': <1>}", NULL },
    { "{'set': <'piece'>, 'piece': <'b'>, 'from': <'hand'>, 'from_seat': <1>, 'to': <'hand'>, "
      "'seat': <0>}",
      NULL },
    { "{'set': <'piece'>, 'piece': <'b'>, 'from': <'hnad'>, 'to': <'deck'>}", "hnad" },
    { "{'set': <'piece'>, 'piece': <'b'>, 'from': <'deck'>, 'to': <'open'>}", "“b”" },
    { "{'set': <'piece'>, 'piece': <'c'>, 'to': <'hand'>}", "hand" },
    { "{'set': <'piece'>, 'piece': <'monster'>, 'to': <'hand'>, 'seat': <1>}",
      "Monster cannot lie in this place: Hand" },
    { "{'set': <'side'>, 'piece': <'c'>, 'value': <1>}", NULL },
    { "{'set': <'mark'>, 'piece': <'monster'>, 'mark': <1>, 'value': <4>}", NULL },
    { "{'set': <'mark'>, 'piece': <'c'>, 'mark': <1>, 'value': <4>}", "Mark" },
    { "{'set': <'face'>, 'piece': <'d'>, 'face': <'own:Troll'>}", NULL },
    { "{'set': <'face'>, 'piece': <'e'>, 'face': <'zz'>}", "zz" },
    { "{'set': <'cell'>, 'piece': <'map'>, 'layer': <'height'>, 'seat': <1>, 'column': <2>, "
      "'row': <1>, 'value': <7>}",
      NULL },
    { "{'set': <'cell'>, 'piece': <'map'>, 'layer': <'height'>, 'seat': <1>, 'column': <3>, "
      "'row': <1>, 'value': <7>}",
      "map" },
    { "{'set': <'cell'>, 'piece': <'map'>, 'layer': <'height'>, 'seat': <1>, 'value': <10>}",
      "from 0 to 9" },
    { "{'set': <'turn'>, 'seats': <[0, 1]>}", NULL },
    { "{'set': <'phase'>, 'phase': <'end'>}", NULL },
    { "{'set': <'phase'>, 'phase': <'middle'>}", "middle" },
    { "{'set': <'shared'>, 'counter': <'coins'>, 'value': <1>}", "coins" },
    { "{'set': <'counter'>, 'counter': <'coins'>, 'value': <1>}", "whose" },
  };
  g_autoptr (TmMatch) match = new_match ("table");

  for (guint i = 0; i < G_N_ELEMENTS (adjustments); i++)
    {
      g_autofree char *refused = adjust (match, adjustments[i].params);

      if (adjustments[i].refused == NULL)
        g_assert_cmpstr (refused, ==, NULL);
      else
        g_assert_nonnull (strstr (refused, adjustments[i].refused));
    }
  g_assert_cmpint (tm_table_get_cell (tm_match_get_table (match), 0, 1, 0, 2, 1), ==, 7);
  g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), ==, 3);
  while (tm_match_undo (match, NULL))
    ;
}

/* What nobody sees is not named by the journal either. */
static void
test_adjust_keeps_secrets (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  g_autofree char *refused
      = adjust (match, "{'set': <'piece'>, 'piece': <'b'>, 'to': <'hand'>, 'seat': <1>}");
  g_autofree char *words = NULL;
  TmEntry entry;

  g_assert_null (refused);
  tm_match_get_entry (match, 1, &entry);
  words = tm_text_dup_string (&entry.summary, tm_match_get_box (match));
  g_assert_cmpstr (words, ==, "Moved by hand: Card, to: Hand");
}

static void
test_sealed (void)
{
  g_autoptr (TmMatch) match = new_match ("app");
  g_autoptr (TmMatch) twin = new_match ("app");
  TmMove move = toy_move (TOY_MOVE_DEAL), told, other;
  TmEntry entry;
  guint n_checked;

  g_assert_true (tm_match_record (match, &move, NULL, NULL));
  g_assert_true (tm_match_record (twin, &move, NULL, NULL));
  tm_match_get_move (match, 1, &told);
  tm_match_get_move (twin, 1, &other);
  g_assert_true (tm_args_equal (&told.args, &other.args));
  g_assert_cmpint (told.source, ==, TM_SOURCE_APP);

  /* Taken back and dealt again: other draws, and all of them are verified. */
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_match_record (match, &move, NULL, NULL));
  tm_match_get_entry (match, 2, &entry);
  g_assert_cmpuint (entry.first_draw, ==, 3);
  g_assert_cmpuint (entry.drawn, ==, 3);
  g_assert_true (tm_match_verify (match, &n_checked, NULL));
  g_assert_cmpuint (n_checked, ==, 4);
}

static TmMatch *
reload (TmMatch *match, guint altered_seq, guint altered_param, gint32 altered_value)
{
  TmMatch *copy = tm_match_new_sealed (tm_match_get_box (match), seed, "rain");

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      g_autoptr (GError) error = NULL;
      TmEntry entry;
      TmMove move;
      guint n_changes;
      const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

      tm_match_get_entry (match, seq, &entry);
      tm_match_get_move (match, seq, &move);
      if (seq == altered_seq)
        tm_args_set (&move.args, altered_param, altered_value);
      tm_match_load_entry (copy, &entry, &move, changes, &error);
      g_assert_no_error (error);
    }
  return copy;
}

static void
test_altered_draw (void)
{
  g_autoptr (TmMatch) match = new_match ("app");
  g_autoptr (TmMatch) same = NULL, altered = NULL;
  g_autoptr (GError) error = NULL;
  TmMove move = toy_move (TOY_MOVE_DEAL), told;

  tm_match_record (match, &move, NULL, NULL);
  share (match, 4, FALSE, NULL);
  tm_match_get_move (match, 1, &told);
  same = reload (match, 0, 0, 0);
  g_assert_true (tm_match_verify (same, NULL, NULL));
  altered = reload (match, 1, 1, 1 - tm_args_get (&told.args, 1));
  g_assert_false (tm_match_verify (altered, NULL, &error));
  g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_SEALED);
}

static void
test_load_checks (void)
{
  g_autoptr (TmMatch) match = new_match ("table");
  TmEntry entry = { .seq = 1, .is_done = TRUE, .n_changes = 1 };
  TmMove move = toy_move (TOY_MOVE_MARK);
  TmChange wrong[] = { { 0, 1, 0 }, { 0, 0, 99 }, { 100000, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_false (tm_match_load_entry (match, &entry, &move, &wrong[i], &error));
      g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_CHANGES);
    }
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, 0);
}

/* Random play of anything: undoing it all gives the first table, redoing it the last, every line
 * can be jumped to, the rules of today agree, and a reload is the same. */
static void
test_random_play (void)
{
  for (guint n = 0; n < 50; n++)
    {
      g_autoptr (TmMatch) match = new_match (n % 2 ? "app" : "table");
      g_autoptr (TmMatch) copy = NULL;
      g_autoptr (TmPlayer) player = tm_player_new (tm_match_get_box (match), n);
      g_autoptr (TmTable) first = tm_table_dup (tm_match_get_table (match));
      g_autoptr (TmTable) last = NULL;
      g_autoptr (TmTable) there = tm_table_dup (first);
      TmMove move;

      for (guint i = 0; i < 60; i++)
        {
          if (tm_random_below (tm_player_get_random (player), 5) == 0)
            tm_match_undo (match, NULL);
          else if (tm_random_below (tm_player_get_random (player), 8) == 0)
            tm_match_redo (match, NULL);
          else if (tm_player_choose (player, tm_match_get_table (match), &move))
            g_assert_true (tm_match_record (match, &move, NULL, NULL));
          g_assert_true (tm_match_table_at (match, tm_match_get_last_done (match), there));
          g_assert_true (tm_table_equal (there, tm_match_get_table (match)));
        }
      last = tm_table_dup (tm_match_get_table (match));
      g_assert_cmpuint (tm_match_audit (match, NULL), ==, 0);
      copy = reload (match, 0, 0, 0);
      g_assert_true (tm_table_equal (tm_match_get_table (copy), last));
      g_assert_true (tm_match_can_redo (copy) == tm_match_can_redo (match));
      while (tm_match_undo (match, NULL))
        ;
      g_assert_true (tm_table_equal (tm_match_get_table (match), first));
    }
}

static void
test_question (void)
{
  g_autoptr (TmBox) box = tm_question_new_box (&toy_game);
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  guint n_params, n_found;
  const TmParam *params = tm_question_get_params (&toy_game, TOY_QUESTION_SHARE, &n_params);
  const TmFinding *undecided;
  const TmChanceItem *chances;
  TmArgs args;

  g_assert_cmpuint (n_params, ==, 3);
  g_assert_cmpstr (params[2].id, ==, "tie");
  tm_args_init (&args);
  tm_args_set (&args, 0, 5);
  g_assert_true (tm_params_complete (params, n_params, box, &args, &error));
  ruling = tm_question_ask (&toy_game, TOY_QUESTION_SHARE, box, &args, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_variant_get_int64 (tm_ruling_find_outcome (ruling, "each")), ==, 2);
  undecided = tm_ruling_get_undecided (ruling, &n_found);
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_cmpstr (undecided[0].article, ==, "toy.open.tie");
  chances = tm_ruling_get_distribution (ruling, &n_found);
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_cmpstr (chances[0].fraction, ==, "1/3");
  g_clear_pointer (&ruling, tm_ruling_free);

  tm_args_set (&args, 0, 1);
  ruling = tm_question_ask (&toy_game, TOY_QUESTION_SHARE, box, &args, &error);
  g_assert_null (ruling);
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_assert_true (g_str_has_prefix (error->message, "coins: "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_game_register (&toy_game);

  g_test_add_func ("/engine/match/undo-and-redo", test_undo_redo);
  g_test_add_func ("/engine/match/go-back", test_go_back);
  g_test_add_func ("/engine/match/refused-changes-nothing", test_refused);
  g_test_add_func ("/engine/match/undecided-only-where-it-matters", test_undecided);
  g_test_add_func ("/engine/match/chosen-reading-is-settled", test_settled);
  g_test_add_func ("/engine/match/adjust-is-right", test_adjust);
  g_test_add_func ("/engine/match/adjust-anything", test_adjust_anything);
  g_test_add_func ("/engine/match/adjust-keeps-secrets", test_adjust_keeps_secrets);
  g_test_add_func ("/engine/match/sealed-draws", test_sealed);
  g_test_add_func ("/engine/match/altered-draw-is-found", test_altered_draw);
  g_test_add_func ("/engine/match/load-checks-changes", test_load_checks);
  g_test_add_func ("/engine/match/random-play", test_random_play);
  g_test_add_func ("/engine/question/ask", test_question);
  return g_test_run ();
}
