/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match of Dungeoneer fills into questions about battles and cards, step by step through one battle; and a
 * ruling on dice that is recorded. */

#include "game-match.h"
#include "tm-question.h"

#include <string.h>

static guint
find_question (const char *id)
{
  int question = tm_game_find_question (game, id);

  g_assert_cmpint (question, >=, 0);
  return (guint) question;
}

/* What the match knows, "name=value name=value"; everything else it leaves alone. */
static void
expect_filled (TmMatch *match, const char *id, const char *wanted)
{
  guint question = find_question (id);
  const TmQuestion *asked = &game->questions[question];
  g_auto (GStrv) words = g_strsplit (wanted, " ", -1);
  TmArgs given, expected;

  tm_args_init (&given);
  tm_args_init (&expected);
  g_assert_true (tm_question_fill (game, question, tm_match_get_table (match), &given));
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      g_autoptr (GError) error = NULL;
      int param = tm_params_find (asked->params, asked->n_params, pair[0]);

      g_assert_cmpint (param, >=, 0);
      (void) tm_param_set_text (asked->params, (guint) param, tm_match_get_box (match), pair[1],
                                &expected, &error);
      g_assert_no_error (error);
    }
  for (guint param = 0; param < asked->n_params; param++)
    {
      g_test_message ("%s %s", id, asked->params[param].id);
      g_assert_cmpint (tm_args_has (&given, param), ==, tm_args_has (&expected, param));
    }
  g_assert_true (tm_args_fit (&given, &expected, 0, 0));
}

static void
expect_no_fill (TmMatch *match, const char *id)
{
  TmArgs args;

  tm_args_init (&args);
  g_assert_false (tm_question_fill (game, find_question (id), tm_match_get_table (match), &args));
}

/* How many moves a ruling makes beside what the match knows; the first is recorded. */
static guint
use (TmMatch *match, const char *id, const char *text, gboolean is_recorded)
{
  guint question = find_question (id), n;
  const TmQuestion *asked = &game->questions[question];
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  TmMove moves[TM_MAX_USED];
  TmArgs args;

  tm_args_init (&args);
  (void) tm_question_fill (game, question, tm_match_get_table (match), &args);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      g_autoptr (GError) error = NULL;
      int param = tm_params_find (asked->params, asked->n_params, pair[0]);

      (void) tm_param_set_text (asked->params, (guint) param, tm_match_get_box (match), pair[1],
                                &args, &error);
      g_assert_no_error (error);
    }
  n = tm_question_use (game, question, tm_match_get_table (match), &args, moves);
  if (n > 0 && is_recorded)
    g_assert_true (tm_match_record (match, &moves[0], NULL, NULL));
  return n;
}

static TmMatch *
begin (const char *options)
{
  g_autoptr (TmBox) box = NULL;
  TmMatch *match;

  match_find_game ("dungeoneer");
  box = box_new (3, options);
  match = tm_match_new (box);
  match_record (match, "deal-hero", "seat=0 hero=roderick");
  match_record (match, "deal-hero", "seat=1 hero=kron");
  match_record (match, "deal-hero", "seat=2 hero=thief");
  match_record (match, "begin", "first=0");
  match_record (match, "start-turn", "");
  match_set (match, "peril", 1, 6);
  match_set (match, "saved_ap", 1, 1);
  return match;
}

static void
test_battle (void)
{
  g_autoptr (TmMatch) match = begin ("");

  expect_filled (match, "start-battle", "attacker=monster phase=misdeeds");
  expect_filled (match, "spend-peril",
                 "actor=0 peril=1,6,1 alive=yes,yes,yes timing=misdeeds phase=misdeeds");
  expect_filled (match, "hunt-lord", "seat=0 alive=yes,yes,yes");
  expect_no_fill (match, "battle-roll");
  expect_no_fill (match, "challenge");
  match_record (match, "play-peril", "card=legion cost=3 target=1 kind=monster");
  match_record (match, "battle-begin", "forms=melee");
  expect_filled (match, "battle-form", "form=melee round=melee,magic,speed");
  expect_filled (match, "spend-glory", "glory=1 timing=response phase=response own_turn=no");
  match_record (match, "battle-roll", "attack_die=4 counter_die=1");
  expect_no_fill (match, "lair");
  expect_filled (match, "challenge",
                 "ap=0 saved=1 own_turn=no attacked=no fallen=no present=yes place_bans=no "
                 "variant=none");
  match_record (match, "battle-challenge", "form=melee attack_die=3 counter_die=5");
  expect_no_fill (match, "challenge");
  expect_filled (match, "lair", "health=1 wounds=0 lair=0");
  match_record (match, "battle-lair", "to=lair");
  expect_filled (match, "rewards", "hit_wounds=2 effect_wounds=0 to_monsters=0 quest=no solo=no");
  match_record (match, "battle-reward", "to=1");
  expect_no_fill (match, "rewards");
}

/* Whose point of lying down is still there, asks something that the question does not know. */
static void
test_point_for_lying (void)
{
  g_autoptr (TmMatch) match = begin ("movement_limit=yes");

  match_record (match, "play-peril", "card=legion cost=3 target=1 kind=monster");
  match_record (match, "battle-begin", "forms=melee");
  match_record (match, "battle-roll", "attack_die=4 counter_die=1");
  expect_filled (match, "challenge",
                 "ap=0 saved=1 own_turn=no attacked=no fallen=no present=yes place_bans=no "
                 "variant=movement_limit");
  match_set (match, "fall_ap", 1, 1);
  expect_no_fill (match, "challenge");
}

static void
test_end_of_turn (void)
{
  g_autoptr (TmMatch) match = begin ("optional_discard=yes");

  match_record (match, "next-phase", "");
  expect_filled (match, "start-battle",
                 "attacked=no ap=0 saved=0 fall_ap=0 fallen=no same_place=yes place_bans=yes "
                 "phase=locations");
  match_record (match, "location-skip", "reason=no_fit");
  expect_no_fill (match, "discard-phase");
  expect_filled (match, "level-change", "level=1");
  match_record (match, "next-phase", "");
  expect_filled (match, "discard-phase",
                 "hand=5 treasures=0 lair=0 choice=hand ap=0 moved=no peril=1 glory=1 "
                 "optional_discard=yes movement_limit=no solo=no deck=46");
}

/* What is on cards that nobody has told is added to the dice; a token that is not there cannot be taken. */
static void
test_use (void)
{
  g_autoptr (TmMatch) match = begin ("");
  const char *roll = "attack_die=4 counter_die=1 attack_stat=3 counter_stat=2 attack_extra=1";
  gint32 health = match_get (match, "health", 1);

  g_assert_cmpuint (use (match, "battle-roll", roll, FALSE), ==, 0);
  match_record (match, "play-peril", "card=legion cost=3 target=1 kind=monster");
  match_record (match, "battle-begin", "forms=melee");
  g_assert_cmpuint (use (match, "battle-roll",
                         "attack_die=4 attack_stat=3 counter_die=1 "
                         "counter_stat=2 token=yes",
                         FALSE),
                    ==, 0);
  g_assert_cmpuint (use (match, "battle-roll",
                         "attack_die=4 attack_stat=60 counter_die=1 "
                         "counter_stat=2",
                         FALSE),
                    ==, 0);
  g_assert_cmpuint (use (match, "battle-roll", roll, TRUE), ==, 1);
  g_assert_cmpint (match_get (match, "health", 1), ==, health - 2);
  g_assert_cmpuint (use (match, "level-change", "delta=0", FALSE), ==, 0);
  g_assert_cmpuint (use (match, "level-change", "level=3 delta=1", FALSE), ==, 0);
  g_assert_cmpuint (use (match, "level-change", "delta=1", TRUE), ==, 1);
  g_assert_cmpint (match_get (match, "level", 0), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/games/dungeoneer/fills/a-battle-step-by-step", test_battle);
  g_test_add_func ("/games/dungeoneer/fills/point-for-lying-is-not-asked", test_point_for_lying);
  g_test_add_func ("/games/dungeoneer/fills/end-of-a-turn", test_end_of_turn);
  g_test_add_func ("/games/dungeoneer/fills/rulings-are-recorded", test_use);
  return g_test_run ();
}
