/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match fills into questions: all over random matches the judge takes it. */

#include "question-play.h"
#include "tm-games.h"

#define MAX_MOVES 400

typedef struct
{
  const char *game;
  /* For every number of players. */
  guint64 n_matches;
} Setting;

/* What the match knows can be ruled on: if anything is refused, it is what was given beside it. Long
 * calculations are stopped as soon as their situation has been read. */
static void
expect_ruling (QuestionPlay *self, guint question)
{
  const gint stop = 1;
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = NULL;
  TmArgs known, args;
  int refused;

  tm_args_init (&known);
  if (!question_play_fill (self, question, &args)
      || !tm_question_fill (game, question, tm_match_get_table (self->match), &known))
    return;
  tm_params_check (params, n_params, tm_match_get_box (self->match), &known, &error);
  g_assert_no_error (error);
  ruling = tm_question_ask_while (game, question, tm_match_get_box (self->match), &args, &stop,
                                  &error);
  if (error == NULL || g_error_matches (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_STOPPED))
    return;
  words = g_strsplit (error->message, ":", 2);
  refused = tm_params_find (params, n_params, words[0]);
  g_test_message ("%s: %s", game->questions[question].id, error->message);
  g_assert_cmpint (refused, >=, 0);
  g_assert_false (tm_args_has (&known, (guint) refused));
}

static void
expect_rulings (QuestionPlay *self)
{
  for (guint question = 0; question < game->n_questions; question++)
    if (game->questions[question].fill != NULL)
      expect_ruling (self, question);
}

/* A counter is set to anything, as players do who know better. */
static void
set_any_counter (QuestionPlay *self)
{
  TmRandom *random = tm_player_get_random (self->player);
  TmBox *box = tm_match_get_box (self->match);
  guint slot = tm_random_below (random, tm_box_get_n_slots (box));
  TmSlot described;

  tm_box_describe_slot (box, slot, &described);
  if (described.kind == TM_SLOT_COUNTER)
    tm_match_set_counter (self->match, slot, (gint32) tm_random_below (random, 12), NULL, NULL);
}

static void
play_by_hand (guint n_seats, guint64 seed)
{
  g_auto (QuestionPlay) self = { 0 };
  TmMove move;

  question_play_init (&self, n_seats, seed);
  for (guint i = 0; i < MAX_MOVES; i++)
    {
      expect_rulings (&self);
      if (tm_random_below (tm_player_get_random (self.player), 8) == 0)
        set_any_counter (&self);
      if (!tm_player_choose (self.player, tm_match_get_table (self.match), &move))
        break;
      g_assert_true (tm_match_record (self.match, &move, NULL, NULL));
    }
}

/* Whatever the match fills in, the judge takes, even where the table was set by hand. */
static void
test_fills (gconstpointer data)
{
  const Setting *setting = data;

  match_find_game (setting->game);
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint64 seed = 0; seed < setting->n_matches; seed++)
      play_by_hand (n_seats, seed);
}

/* By the page */

static void
expect_filled (TmMatch *match, const char *id, const char *param, gint32 wanted)
{
  guint question = tm_game_find_question (game, id);
  const TmQuestion *asked = &game->questions[question];
  TmArgs args;

  tm_args_init (&args);
  g_assert_true (tm_question_fill (game, question, tm_match_get_table (match), &args));
  g_assert_cmpint (tm_args_get (&args, tm_params_find (asked->params, asked->n_params, param)), ==,
                   wanted);
}

static void
test_start (void)
{
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-raiders");
  box = box_new (1, "difficulty=5");
  match = tm_match_new (box);
  expect_filled (match, "starting", "players", 1);
  expect_filled (match, "starting", "difficulty", 5);
}

static gboolean
is_filled (TmMatch *match, const char *id)
{
  TmArgs args;

  tm_args_init (&args);
  return tm_question_fill (game, tm_game_find_question (game, id), tm_match_get_table (match),
                           &args);
}

/* All power cards of a seat are moved away by hand. */
static void
empty_hand (TmMatch *match, guint seat)
{
  for (guint card = 1; card <= 5; card++)
    {
      g_autofree char *text = g_strdup_printf (
          "set=piece piece=%u from=hand from_seat=%u to=used seat=%u", card, seat, seat);

      TmMove move = { .kind = TM_MOVE_ADJUST, .note = -1 };

      match_read_args (match, "adjust", text, &move.args);
      g_assert_true (tm_match_record (match, &move, NULL, NULL));
    }
}

/* Nobody can tell the odds of cards that are not there. */
static void
test_empty_hands (void)
{
  static const struct
  {
    guint n_seats;
    const char *heroes;
    const char *question;
  } settings[] = {
    { 3, "thief,warrior,knight", "odds-monster" },
    { 2, "thief,warrior", "odds-duel-monster" },
  };

  match_find_game ("dungeon-raiders");
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    for (guint seat = 0; seat < 2; seat++)
      {
        g_autoptr (TmBox) box = box_new (settings[i].n_seats, "");
        g_autoptr (TmMatch) match = tm_match_new (box);
        g_autofree char *begin = g_strdup_printf ("heroes=%s first=1", settings[i].heroes);

        match_record (match, "begin", begin);
        match_record (match, "level", "rooms=troll,dark,dark,dark,dark");
        g_assert_true (is_filled (match, settings[i].question));
        empty_hand (match, seat);
        g_assert_false (is_filled (match, settings[i].question));
      }
}

/* Seven white dice, then one black die, then as many as the next level is deep. */
static void
test_next_dice (void)
{
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-roll");
  box = box_new (1, "");
  match = tm_match_new (box);
  match_record (match, "setup", "heroes=crusader");
  expect_filled (match, "odds-roll", "die", 0);
  expect_filled (match, "odds-roll", "dice", 7);
  match_record (match, "form-party", "faces=fighter,fighter,cleric,mage,thief,champion,scroll");
  expect_filled (match, "odds-roll", "die", 1);
  expect_filled (match, "odds-roll", "dice", 1);
  match_record (match, "populate", "faces=dragon");
  match_record (match, "advance", "");
  expect_filled (match, "odds-roll", "dice", 2);
}

int
main (int argc, char **argv)
{
  static const Setting settings[] = {
    { "dungeon-raiders", 8 },
    { "dungeon-roll", 8 },
    { "dungeoneer", 2 },
    { "paper-dungeons", 1 },
  };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/question-fill/%s/can-be-ruled-on", settings[i].game);

      g_test_add_data_func (path, &settings[i], test_fills);
    }
  g_test_add_func ("/question-fill/dungeon-raiders/how-it-starts", test_start);
  g_test_add_func ("/question-fill/dungeon-raiders/no-odds-of-empty-hands", test_empty_hands);
  g_test_add_func ("/question-fill/dungeon-roll/the-next-dice", test_next_dice);
  return g_test_run ();
}
