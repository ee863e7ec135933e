/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All over random matches: what the judge says of a fight at the table is what the moves make of it, for
 * every die; and its chances are those of these dice. */

#include "game-match.h"
#include "random-options.h"
#include "tm-fraction.h"
#include "tm-games.h"
#include "tm-play.h"
#include "tm-question.h"

#include "black-crystal/black-crystal-questions.h"
#include "black-crystal/black-crystal-turn.h"

#define N_FACES 6
#define MAX_MOVES 300

typedef struct
{
  TmMatch *match;
  guint n_fights;
  guint n_duels;
} Play;

static const TmTable *
get_table (Play *self)
{
  return tm_match_get_table (self->match);
}

static gint32
get_counter (Play *self, guint counter, guint seat)
{
  return tm_table_get_counter (get_table (self), counter, seat);
}

/* What the judge says, with what the match knows and the dice. */
static TmRuling *
ask (Play *self, const char *id, guint param, int die, guint other_param, int other)
{
  guint question = (guint) tm_game_find_question (game, id);
  g_autoptr (GError) error = NULL;
  TmRuling *ruling;
  TmArgs args;

  tm_args_init (&args);
  g_assert_true (tm_question_fill (game, question, get_table (self), &args));
  if (die >= 0)
    tm_args_set (&args, param, die);
  if (other >= 0)
    tm_args_set (&args, other_param, other);
  ruling = tm_question_ask (game, question, tm_match_get_box (self->match), &args, &error);
  g_assert_no_error (error);
  return ruling;
}

static const char *
get_word (TmRuling *ruling, const char *id)
{
  return g_variant_get_string (tm_ruling_find_outcome (ruling, id), NULL);
}

/* A roll that is taken back again. */
static void
roll (Play *self, guint kind, guint param, int die, guint other_param, int other)
{
  TmMove move = { .kind = kind, .source = TM_SOURCE_TABLE, .note = -1 };
  g_autoptr (GError) error = NULL;

  tm_args_init (&move.args);
  tm_args_set (&move.args, param, die);
  if (other >= 0)
    tm_args_set (&move.args, other_param, other);
  tm_match_record (self->match, &move, NULL, &error);
  g_assert_no_error (error);
}

static void
take_back (Play *self)
{
  g_autoptr (GError) error = NULL;

  tm_match_undo (self->match, &error);
  g_assert_no_error (error);
}

/* Fights with monsters; XZ-3000 is settled when all have rolled. */

static const char *
compare_roll (Play *self, const CrystalFightEvent *fight, int die, int other)
{
  g_autoptr (TmRuling) ruling
      = ask (self, "boom-fight", BOOM_FIGHT_DIE, die, BOOM_FIGHT_DIE2, other);
  gint32 won = get_counter (self, COUNTER_BOOMS_WON, fight->seat);
  gint32 lost = get_counter (self, COUNTER_BOOMS_LOST, fight->seat);
  const char *result;

  roll (self, MOVE_FIGHT_ROLL, FIGHT_DIE, die, FIGHT_DIE2, other);
  result = get_counter (self, COUNTER_BOOMS_WON, fight->seat) > won     ? "win"
           : get_counter (self, COUNTER_BOOMS_LOST, fight->seat) > lost ? "lose"
                                                                        : "tie";
  take_back (self);
  g_assert_cmpstr (get_word (ruling, "result"), ==, result);
  self->n_fights++;
  return result;
}

/* Where no boost is for one die alone, the dice that decide are all there is to the chances. */
static void
compare_chances (Play *self, guint n_won, guint n_lost)
{
  g_autoptr (TmRuling) ruling = ask (self, "odds-boom", 0, -1, 0, -1);
  const TmArgs *args = tm_ruling_get_args (ruling);
  g_autofree char *wanted = NULL;

  if (tm_args_get (args, ODDS_BOOM_ONCE) != 0)
    return;
  wanted = tm_fraction_dup_string (tm_fraction_new (n_won, n_won + n_lost));
  if (n_won == 0 || n_lost == 0)
    *strchr (wanted, '/') = '\0';
  g_assert_cmpstr (get_word (ruling, "win"), ==, wanted);
}

static void
try_fight (Play *self)
{
  guint question = (guint) tm_game_find_question (game, "odds-boom");
  guint n_won = 0, n_lost = 0;
  CrystalFightEvent fight;
  gboolean has_odds;
  TmArgs args;

  if (!crystal_get_fight (get_table (self), &fight) || fight.monster == MONSTER_XZ3000
      || tm_table_get_shared (get_table (self), COUNTER_FIGHT_STAGE) != STAGE_DIE)
    return;
  tm_args_init (&args);
  has_odds = tm_question_fill (game, question, get_table (self), &args);
  for (int die = 0; die < N_FACES; die++)
    {
      const char *result;

      if (fight.monster == MONSTER_TWINS)
        {
          for (int other = 0; other < N_FACES; other++)
            (void) compare_roll (self, &fight, die, other);
          continue;
        }
      result = compare_roll (self, &fight, die, -1);
      n_won += g_str_equal (result, "win");
      n_lost += g_str_equal (result, "lose");
    }
  if (has_odds && n_won + n_lost > 0)
    compare_chances (self, n_won, n_lost);
}

/* Duels */

static void
compare_duel (Play *self, const guint seats[2], int die, int other)
{
  g_autoptr (TmRuling) ruling
      = ask (self, "dwarf-fight", DWARF_FIGHT_DIE_A, die, DWARF_FIGHT_DIE_B, other);
  gint32 won = get_counter (self, COUNTER_DUELS_WON, seats[0]);
  gint32 lost = get_counter (self, COUNTER_DUELS_LOST, seats[0]);
  const char *winner;

  roll (self, MOVE_DUEL_ROLL, DUEL_DIE_A, die, DUEL_DIE_B, other);
  winner = get_counter (self, COUNTER_DUELS_WON, seats[0]) > won     ? "a"
           : get_counter (self, COUNTER_DUELS_LOST, seats[0]) > lost ? "b"
                                                                     : "none";
  take_back (self);
  g_assert_cmpstr (get_word (ruling, "winner"), ==, winner);
  self->n_duels++;
}

static void
try_duel (Play *self)
{
  guint seats[2];

  if (!crystal_get_duel (get_table (self), seats, NULL)
      || crystal_has_to_serve (get_table (self), seats[0])
      || crystal_has_to_serve (get_table (self), seats[1]))
    return;
  for (int die = 0; die < N_FACES; die++)
    for (int other = 0; other < N_FACES; other++)
      compare_duel (self, seats, die, other);
}

static void
play (Play *self, guint n_seats, guint64 seed)
{
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, NULL);
  TmPlayer *player;
  TmRandom random;
  TmMove move;

  tm_random_init_fast (&random, seed);
  random_options_choose (box, &random, OPTIONS_ALL);
  player = tm_player_new (box, seed);
  self->match = tm_match_new (box);
  for (guint i = 0; i < MAX_MOVES; i++)
    {
      try_fight (self);
      try_duel (self);
      if (!tm_player_choose (player, get_table (self), &move)
          || !tm_match_record (self->match, &move, NULL, NULL))
        break;
    }
  g_clear_object (&self->match);
  tm_player_free (player);
}

static void
test_rulings_and_moves (void)
{
  Play self = { 0 };

  for (guint n_seats = 2; n_seats <= CRYSTAL_MAX_SEATS; n_seats++)
    for (guint64 seed = 0; seed < 10; seed++)
      play (&self, n_seats, seed);
  g_assert_cmpuint (self.n_fights, >, 100);
  g_assert_cmpuint (self.n_duels, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("black-crystal");

  g_test_add_func ("/games/black-crystal/fights/the-judge-and-the-moves-agree",
                   test_rulings_and_moves);
  return g_test_run ();
}
