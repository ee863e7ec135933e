/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rulings that are put into moves: all over random matches the moves are legal one after the other,
 * and the table afterwards is what was ruled. */

#include "question-play.h"
#include "tm-games.h"

#include <string.h>

#define N_MATCHES 8
#define N_TRIES 6
#define MAX_MOVES 400

/* The outcome */

static gint64
get_number (const TmRuling *ruling, const char *id)
{
  return g_variant_get_int64 (tm_ruling_find_outcome (ruling, id));
}

static gboolean
get_flag (const TmRuling *ruling, const char *id)
{
  return g_variant_get_boolean (tm_ruling_find_outcome (ruling, id));
}

/* A counter of every seat, or of the only one. */
static void
check_counter (QuestionPlay *self, const TmRuling *ruling, const char *id)
{
  GVariant *value = tm_ruling_find_outcome (ruling, id);

  if (value == NULL)
    return;
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    {
      g_assert_cmpint (match_get (self->match, id, 0), ==, g_variant_get_int64 (value));
      return;
    }
  for (gsize seat = 0; seat < g_variant_n_children (value); seat++)
    {
      gint64 wanted;

      g_variant_get_child (value, seat, "x", &wanted);
      g_assert_cmpint (match_get (self->match, id, seat), ==, wanted);
    }
}

static guint
count_stock (QuestionPlay *self, const char *item)
{
  return tm_table_count_face (tm_match_get_table (self->match),
                              match_find_zone (self->match, "stock", TM_NO_SEAT),
                              tm_kit_find_piece (game->kit, item), 0);
}

static void
check_raiders (QuestionPlay *self, const char *id, const TmRuling *ruling)
{
  static const char *const items[] = { "torch", "crystal", "key", "sword" };
  GVariant *stock = tm_ruling_find_outcome (ruling, "stock");
  TmResult result;

  check_counter (self, ruling, "wounds");
  if (!g_str_equal (id, "end-of-game"))
    check_counter (self, ruling, "coins");
  for (gsize i = 0; stock != NULL && i < G_N_ELEMENTS (items); i++)
    {
      gint64 wanted;

      g_variant_get_child (stock, i, "x", &wanted);
      g_assert_cmpint (count_stock (self, items[i]), ==, wanted);
    }
  if (!g_str_equal (id, "end-of-game"))
    return;
  tm_match_get_result (self->match, &result);
  g_assert_cmpint (result.ending, !=, TM_ENDING_OPEN);
  g_assert_cmpuint (__builtin_popcount (result.winners), ==,
                    g_variant_n_children (tm_ruling_find_outcome (ruling, "winners")));
}

static guint
count_monsters (QuestionPlay *self)
{
  guint n = 0;

  for (gint32 face = 0; face < 3; face++)
    n += tm_table_count_face (tm_match_get_table (self->match),
                              match_find_zone (self->match, "level", TM_NO_SEAT),
                              tm_kit_find_piece (game->kit, "dungeon-die"), face);
  return n;
}

static guint
count_words (const TmRuling *ruling, const char *id)
{
  return g_variant_n_children (tm_ruling_find_outcome (ruling, id));
}

static gint64
count_zone (QuestionPlay *self, const char *zone)
{
  return match_count_zone (self->match, zone, TM_NO_SEAT);
}

static gint64
count_tokens (QuestionPlay *self, guint seat)
{
  return match_count_zone (self->match, "tokens", seat) + match_get (self->match, "unknown", seat);
}

/* Rolled dice are not in the outcome, and neither is what comes of them. */
static gboolean
is_rolled (const TmRuling *ruling)
{
  const char *ability = g_variant_get_string (tm_ruling_find_outcome (ruling, "one-shot"), NULL);

  return g_str_equal (ability, "roll.hero.commander");
}

static void
check_ability (QuestionPlay *self, const TmRuling *ruling)
{
  g_assert_true (get_flag (ruling, "usable"));
  if (is_rolled (ruling))
    return;
  g_assert_cmpint (count_zone (self, "lair"), ==, get_number (ruling, "lair-after"));
  g_assert_cmpint (count_zone (self, "level"), ==, count_words (ruling, "dungeon-after"));
  g_assert_cmpint (count_zone (self, "temporary"), ==, count_words (ruling, "temp-after"));
}

static void
check_token (QuestionPlay *self, const TmRuling *ruling)
{
  g_assert_true (get_flag (ruling, "usable"));
  if (get_flag (ruling, "ends-delve"))
    return;
  g_assert_cmpint (count_zone (self, "lair"), ==, get_number (ruling, "lair-after"));
  g_assert_cmpint (count_zone (self, "level"), ==, count_words (ruling, "dungeon-after"));
}

/* What the adventurer had before. */
typedef struct
{
  guint seat;
  gint64 n_tokens;
  gint64 xp;
} Purse;

static void
read_purse (QuestionPlay *self, guint seat, Purse *purse)
{
  purse->seat = seat;
  purse->n_tokens = count_tokens (self, seat);
  purse->xp = match_get (self->match, "xp", seat);
}

static void
check_chests (QuestionPlay *self, const TmRuling *ruling, const Purse *before, gboolean is_by_token)
{
  Purse after;

  g_assert_true (get_flag (ruling, "legal"));
  read_purse (self, before->seat, &after);
  g_assert_cmpint (after.n_tokens - before->n_tokens, ==,
                   get_number (ruling, "tokens") - is_by_token);
  g_assert_cmpint (after.xp - before->xp, ==, get_number (ruling, "xp"));
}

static gboolean
is_by_token (const char *id, const TmRuling *ruling)
{
  static const char *const tokens[]
      = { "sword", "talisman", "sceptre", "tools", "scroll-token", NULL };
  const TmQuestion *asked = &game->questions[tm_game_find_question (game, id)];
  int by = tm_params_find (asked->params, asked->n_params, "by");

  return g_strv_contains (
      tokens, asked->params[by].words[tm_args_get (tm_ruling_get_args (ruling), by)].id);
}

static void
check_roll (QuestionPlay *self, const char *id, const Purse *before, const TmRuling *ruling)
{
  if (g_str_equal (id, "fight-plan"))
    g_assert_cmpuint (count_monsters (self), ==, 0);
  else if (g_str_equal (id, "dragon"))
    g_assert_cmpint (count_zone (self, "lair"), ==, 0);
  else if (g_str_equal (id, "quaff"))
    g_assert_cmpint (count_zone (self, "graveyard"), ==, get_number (ruling, "graveyard-after"));
  else if (g_str_equal (id, "level-roll-count"))
    g_assert_cmpint (match_get (self->match, "rolled", 0), ==, get_number (ruling, "dice"));
  else if (g_str_equal (id, "delve-score"))
    g_assert_cmpint (match_get (self->match, "xp", before->seat), ==,
                     get_number (ruling, "xp-after"));
  else if (g_str_equal (id, "treasure-effect"))
    check_token (self, ruling);
  else if (g_str_equal (id, "open-chests"))
    check_chests (self, ruling, before, is_by_token (id, ruling));
  else if (g_str_equal (id, "can-defeat") || g_str_equal (id, "reroll"))
    g_assert_true (get_flag (ruling, "legal"));
  else if (g_str_equal (id, "hero-ability"))
    check_ability (self, ruling);
}

/* Other situations */

static gboolean
is_chosen (const TmParam *param)
{
  static const char *const ids[] = { "cards", "card", "count", NULL };

  return g_strv_contains (ids, param->id);
}

static void
expect_nothing (QuestionPlay *self, guint question, const TmArgs *args)
{
  TmMove moves[TM_MAX_USED];

  g_assert_cmpuint (tm_question_use (game, question, tm_match_get_table (self->match), args, moves),
                    ==, 0);
}

/* With another number in place of any that the match knows, or another house rule, it is not the
 * situation of this table any more. */
static void
expect_nothing_else (QuestionPlay *self, guint question, const TmArgs *args)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  TmArgs known;

  tm_args_init (&known);
  tm_question_fill (game, question, tm_match_get_table (self->match), &known);
  for (guint i = 0; i < n_params; i++)
    {
      gboolean is_option = i >= game->questions[question].n_params;
      guint n_values;
      const gint32 *values = tm_args_get_list (&known, i, &n_values);
      gint32 others[TM_ARGS_POOL];
      TmArgs other = *args;

      if (n_values == 0
          || (!is_option && (params[i].kind != TM_PARAM_NUMBER || is_chosen (&params[i]))))
        continue;
      memcpy (others, values, n_values * sizeof *values);
      if (is_option)
        others[0] = others[0] > 0 ? 0 : 1;
      else
        others[0] += others[0] < params[i].max ? 1 : -1;
      tm_args_set_list (&other, i, others, n_values);
      expect_nothing (self, question, &other);
    }
}

/* Recording */

/* What is missing is drawn or chosen, until it is something legal. */
static void
record (QuestionPlay *self, TmMove *move)
{
  const TmTable *table = tm_match_get_table (self->match);
  g_autoptr (GError) error = NULL;
  TmMove complete;
  const TmMoveSpec *spec = &game->moves[move->kind];
  g_autoptr (GVariant) spelled = NULL;
  g_autofree char *words = NULL;
  gboolean is_legal = FALSE;

  for (guint i = 0; i < 64 && !is_legal; i++)
    {
      complete = *move;
      is_legal = tm_player_complete (self->player, table, &complete);
    }
  spelled = tm_params_dup_variant (spec->params, spec->n_params, tm_match_get_box (self->match),
                                   &complete.args);
  words = g_variant_print (spelled, FALSE);
  g_test_message ("  %s %s", spec->id, words);
  g_assert_true (is_legal);
  tm_match_record (self->match, &complete, NULL, &error);
  g_assert_no_error (error);
  match_check (self->match);
}

static void
use (QuestionPlay *self, guint question)
{
  const TmTable *table = tm_match_get_table (self->match);
  const char *id = game->questions[question].id;
  guint32 turn = tm_table_get_turn (table);
  guint seat = turn != 0 ? __builtin_ctz (turn) : 0;
  g_autoptr (TmRuling) ruling = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) spelled = NULL;
  g_autofree char *words = NULL;
  TmMove moves[TM_MAX_USED];
  Purse before = { 0 };
  TmArgs args;
  guint n;

  if (!question_play_fill (self, question, &args))
    return;
  n = tm_question_use (game, question, table, &args, moves);
  g_assert_cmpuint (n, <=, TM_MAX_USED);
  if (n == 0)
    return;
  self->n_used[question]++;
  expect_nothing_else (self, question, &args);
  ruling = tm_question_ask (game, question, tm_match_get_box (self->match), &args, &error);
  spelled
      = tm_params_dup_variant (game->questions[question].params, game->questions[question].n_params,
                               tm_match_get_box (self->match), &args);
  words = g_variant_print (spelled, FALSE);
  g_test_message ("%s %s", id, words);
  g_assert_no_error (error);
  if (g_str_equal (game->id, "dungeon-roll"))
    read_purse (self, seat, &before);
  for (guint i = 0; i < n; i++)
    record (self, &moves[i]);
  if (g_str_equal (game->id, "dungeon-raiders"))
    check_raiders (self, id, ruling);
  else if (g_str_equal (game->id, "dungeon-roll"))
    check_roll (self, id, &before, ruling);
  for (guint i = 0; i < n; i++)
    g_assert_true (tm_match_undo (self->match, NULL));
}

static void
use_all (QuestionPlay *self)
{
  for (guint question = 0; question < game->n_questions; question++)
    for (guint i = 0; i < N_TRIES && game->questions[question].use != NULL; i++)
      use (self, question);
}

static void
play (guint n_seats, guint64 seed, guint *n_used)
{
  g_auto (QuestionPlay) self = { 0 };
  TmMove move;

  question_play_init (&self, n_seats, seed);
  self.n_used = n_used;
  for (guint i = 0; i < MAX_MOVES; i++)
    {
      use_all (&self);
      if (!tm_player_choose (self.player, tm_match_get_table (self.match), &move))
        break;
      g_assert_true (tm_match_record (self.match, &move, NULL, NULL));
    }
}

/* Every question that can be put into moves was, and all of them were right. */
static void
test_records (gconstpointer data)
{
  g_autofree guint *n_used = NULL;

  match_find_game (data);
  n_used = g_new0 (guint, game->n_questions);
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint64 seed = 0; seed < N_MATCHES; seed++)
      play (n_seats, seed, n_used);
  for (guint question = 0; question < game->n_questions; question++)
    {
      g_test_message ("%s: %u", game->questions[question].id, n_used[question]);
      g_assert_true (n_used[question] > 0 || game->questions[question].use == NULL
                     || game->questions[question].fill == NULL);
    }
}

/* By hand */

/* The moves of a question, "name=value name=value" beside what the match knows. */
static guint
use_text (TmMatch *match, const char *id, const char *text, TmMove moves[TM_MAX_USED])
{
  guint question = tm_game_find_question (game, id);
  const TmQuestion *asked = &game->questions[question];
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  TmArgs args;

  tm_args_init (&args);
  tm_question_fill (game, question, tm_match_get_table (match), &args);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      g_autoptr (GError) error = NULL;

      tm_param_set_text (asked->params, tm_params_find (asked->params, asked->n_params, pair[0]),
                         tm_match_get_box (match), pair[1], &args, &error);
      g_assert_no_error (error);
    }
  return tm_question_use (game, question, tm_match_get_table (match), &args, moves);
}

/* Only cards that lie there, or that are held; a key where it is a 5. */
static void
test_cards (void)
{
  TmMove moves[TM_MAX_USED];
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-raiders");
  box = box_new (3, "");
  match = tm_match_new (box);
  match_record (match, "begin", "heroes=thief,knight,warrior first=0");
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,2,1 chests=1", moves), ==, 0);
  match_record (match, "level", "rooms=t1,t42,dark,dark,dark");
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,2,1", moves), ==, 2);
  g_assert_cmpstr (game->moves[moves[0].kind].id, ==, "lay-all");
  match_record (match, "lay", "seat=0 card=5");
  g_assert_cmpuint (use_text (match, "treasury", "cards=4,2,1", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,2,0", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,2,1 chests=4,2", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,2,1", moves), ==, 3);
  match_record (match, "lay", "seat=1 card=2");
  match_record (match, "lay", "seat=2 card=1");
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,2,1", moves), ==, 1);
  match_record (match, "resolve", "");
  g_assert_cmpuint (use_text (match, "treasury", "cards=3,2,1 chests=2,4", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "treasury", "cards=5,3,3 chests=2,4", moves), ==, 2);
  g_assert_cmpuint (use_text (match, "treasury", "cards=3,5,5", moves), ==, 2);
  /* The thief has used his 5: another one is the key. */
  use_text (match, "treasury", "cards=5,3,3", moves);
  g_assert_true (tm_match_record (match, &moves[0], NULL, NULL));
  g_assert_cmpuint (match_count_zone (match, "items", 0), ==, 0);
}

static TmMatch *
wake_dragon (const char *options, const char *faces)
{
  g_autoptr (TmBox) box = box_new (1, options);
  TmMatch *match = tm_match_new (box);

  match_record (match, "setup", "heroes=minstrel");
  match_record (match, "form-party", faces);
  match_record (match, "populate", "faces=dragon");
  match_record (match, "advance", "");
  match_record (match, "descend", "faces=dragon,dragon");
  match_record (match, "advance", "");
  g_assert_cmpstr (match_get_phase (match), ==, "dragon");
  return match;
}

/* Some of the companions slay it, if they are enough and stand there. */
static void
test_some_companions (void)
{
  TmMove moves[TM_MAX_USED];
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-roll");
  match = wake_dragon ("", "faces=fighter,fighter,cleric,mage,champion,scroll,scroll");
  g_assert_cmpuint (use_text (match, "dragon", "party=fighter,fighter,cleric", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "dragon", "party=fighter,cleric,thief", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "dragon", "party=cleric,mage,mage,champion", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "dragon", "party=cleric,mage tokens=sword", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "dragon", "party=cleric,mage,champion lair=4", moves), ==, 0);
  g_assert_cmpuint (use_text (match, "dragon", "party=cleric,mage,champion", moves), ==, 1);
  g_assert_true (tm_match_record (match, &moves[0], NULL, NULL));
  g_assert_cmpuint (match_count_zone (match, "lair", TM_NO_SEAT), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "party", TM_NO_SEAT), ==, 4);
}

/* Seven fighters cannot slay it. */
static guint
flee_from_dragons (const char *options)
{
  TmMove moves[TM_MAX_USED];
  g_autoptr (TmMatch) match
      = wake_dragon (options, "faces=fighter,fighter,fighter,fighter,fighter,fighter,fighter");

  return use_text (match, "delve-score", "how=flee", moves);
}

/* Where nobody flees from what can be beaten, the song is a way out only as long as it may be sung. */
static void
test_late_ability (void)
{
  match_find_game ("dungeon-roll");
  g_assert_cmpuint (flee_from_dragons (""), ==, 1);
  g_assert_cmpuint (flee_from_dragons ("free-flee=no"), ==, 0);
  g_assert_cmpuint (flee_from_dragons ("free-flee=no one-shot-phase=monsters"), ==, 1);
}

static guint
claim_two_dragons (const char *options)
{
  TmMove moves[TM_MAX_USED];
  g_autoptr (TmBox) box = box_new (1, options);
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "setup", "heroes=knight");
  return use_text (match, "achievement", "achievement=two-dragons dragons=2", moves);
}

/* Section 3 of the page: for matches of three delves only, and not where there are none. */
static void
test_claims_wanted (void)
{
  match_find_game ("dungeon-roll");
  g_assert_cmpuint (claim_two_dragons (""), ==, 1);
  g_assert_cmpuint (claim_two_dragons ("achievements=ask"), ==, 1);
  g_assert_cmpuint (claim_two_dragons ("achievements=off"), ==, 0);
  g_assert_cmpuint (claim_two_dragons ("delves=2"), ==, 0);
}

/* What is earned can be claimed, and nothing else. */
static void
test_claim (void)
{
  TmMove moves[TM_MAX_USED];
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-roll");
  box = box_new (1, "");
  match = tm_match_new (box);
  match_record (match, "setup", "heroes=knight");
  g_assert_cmpuint (use_text (match, "achievement", "achievement=two-dragons dragons=1", moves), ==,
                    0);
  g_assert_cmpuint (use_text (match, "achievement", "achievement=guild-master heroes=8", moves), ==,
                    0);
  g_assert_cmpuint (use_text (match, "achievement", "achievement=two-dragons dragons=2", moves), ==,
                    1);
  g_assert_true (tm_match_record (match, &moves[0], NULL, NULL));
  g_assert_cmpint (match_get (match, "two-dragons", 0), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_data_func ("/question-use/dungeon-raiders/records-what-was-ruled", "dungeon-raiders",
                        test_records);
  g_test_add_data_func ("/question-use/dungeon-roll/records-what-was-ruled", "dungeon-roll",
                        test_records);
  g_test_add_data_func ("/question-use/paper-dungeons/records-what-was-ruled", "paper-dungeons",
                        test_records);
  g_test_add_func ("/question-use/dungeon-raiders/cards-that-lie-there", test_cards);
  g_test_add_func ("/question-use/dungeon-roll/what-is-earned-is-claimed", test_claim);
  g_test_add_func ("/question-use/dungeon-roll/some-companions-slay", test_some_companions);
  g_test_add_func ("/question-use/dungeon-roll/flight-once-the-song-is-late", test_late_ability);
  g_test_add_func ("/question-use/dungeon-roll/claims-where-they-are-wanted", test_claims_wanted);
  return g_test_run ();
}
