/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rulings that are put into moves: all over random matches the moves are legal one after the other,
 * and the table afterwards is what was ruled. */

#include "game-match.h"
#include "tm-games.h"
#include "tm-play.h"

#include <string.h>

#define N_MATCHES 8
#define N_TRIES 6
#define MAX_MOVES 400

typedef struct
{
  TmMatch *match;
  TmPlayer *player;
  guint *n_used;
} Play;

static void
choose_options (TmBox *box, TmRandom *random)
{
  for (guint i = 0; i < game->n_options; i++)
    {
      const TmParam *param = &game->options[i].param;
      const char *text = NULL;

      if (param->is_list || tm_random_below (random, 3) > 0)
        continue;
      if (param->kind == TM_PARAM_CHOICE)
        text = param->words[tm_random_below (random, param->n_words)].id;
      else if (param->kind == TM_PARAM_FLAG)
        text = tm_random_below (random, 2) ? "yes" : "no";
      if (text != NULL)
        g_assert_true (tm_box_set_option_from_text (box, param->id, text, NULL));
    }
}

/* The situation */

static gint32
sample_item (const TmParam *param, const TmBox *box, TmRandom *random)
{
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return tm_random_below (random, 2);
    case TM_PARAM_CHOICE:
      return tm_random_below (random, param->n_words);
    case TM_PARAM_FACE:
      return tm_random_below (random, tm_param_count_faces (param, box));
    case TM_PARAM_NUMBER:
    default:
      return param->min + tm_random_below (random, param->max - param->min + 1);
    }
}

/* What somebody holds or has laid, as far as it is a card with a number. */
static gint32
sample_card (Play *self, guint seat)
{
  const TmTable *table = tm_match_get_table (self->match);
  guint pieces[TM_MAX_PIECES];
  const char *zone = match_count_zone (self->match, "laid", seat) > 0 ? "laid" : "hand";
  guint n = tm_table_list_zone (table, match_find_zone (self->match, zone, seat), pieces,
                                TM_MAX_PIECES);
  guint piece;

  if (match_get (self->match, "fate", seat) != 0 || n == 0)
    return 0;
  piece = pieces[tm_random_below (tm_player_get_random (self->player), n)];
  return g_str_equal (game->kit->pieces[tm_box_get_piece_kind (tm_table_get_box (table), piece)].id,
                      "power")
             ? tm_table_get_piece_face (table, piece) + 1
             : 5;
}

static void
sample_param (Play *self, const TmParam *param, guint index, TmArgs *args)
{
  TmRandom *random = tm_player_get_random (self->player);
  TmBox *box = tm_match_get_box (self->match);
  guint n_items = 1;
  gint32 items[TM_ARGS_POOL];

  if (g_str_equal (param->id, "cards") || g_str_equal (param->id, "card"))
    {
      n_items = tm_box_get_n_seats (box);
      for (guint seat = 0; seat < n_items; seat++)
        items[seat] = sample_card (self, seat);
    }
  else
    {
      if (param->is_list)
        n_items = param->min_items
                  + tm_random_below (random, MIN (param->max_items - param->min_items, 3) + 1);
      for (guint i = 0; i < n_items; i++)
        items[i] = sample_item (param, box, random);
    }
  tm_args_set_list (args, index, items, n_items);
}

/* What the match knows, and at random what people would choose. */
static gboolean
fill (Play *self, guint question, TmArgs *args)
{
  const TmQuestion *asked = &game->questions[question];
  TmRandom *random = tm_player_get_random (self->player);

  tm_args_init (args);
  if (!tm_question_fill (game, question, tm_match_get_table (self->match), args))
    return FALSE;
  for (guint i = 0; i < asked->n_params; i++)
    if (!tm_args_has (args, i) && (!asked->params[i].is_optional || tm_random_below (random, 2)))
      sample_param (self, &asked->params[i], i, args);
  return TRUE;
}

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
check_counter (Play *self, const TmRuling *ruling, const char *id)
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
count_stock (Play *self, const char *item)
{
  return tm_table_count_face (tm_match_get_table (self->match),
                              match_find_zone (self->match, "stock", TM_NO_SEAT),
                              tm_kit_find_piece (game->kit, item), 0);
}

static void
check_raiders (Play *self, const char *id, const TmRuling *ruling)
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
count_monsters (Play *self)
{
  guint n = 0;

  for (gint32 face = 0; face < 3; face++)
    n += tm_table_count_face (tm_match_get_table (self->match),
                              match_find_zone (self->match, "level", TM_NO_SEAT),
                              tm_kit_find_piece (game->kit, "dungeon-die"), face);
  return n;
}

static void
check_roll (Play *self, const char *id, guint seat, const TmRuling *ruling)
{
  if (g_str_equal (id, "fight-plan"))
    g_assert_cmpuint (count_monsters (self), ==, 0);
  else if (g_str_equal (id, "dragon"))
    g_assert_cmpuint (match_count_zone (self->match, "lair", TM_NO_SEAT), ==, 0);
  else if (g_str_equal (id, "quaff"))
    g_assert_cmpint (match_count_zone (self->match, "graveyard", TM_NO_SEAT), ==,
                     get_number (ruling, "graveyard-after"));
  else if (g_str_equal (id, "level-roll-count"))
    g_assert_cmpint (match_get (self->match, "rolled", 0), ==, get_number (ruling, "dice"));
  else if (g_str_equal (id, "delve-score"))
    g_assert_cmpint (match_get (self->match, "xp", seat), ==, get_number (ruling, "xp-after"));
  else if (g_str_equal (id, "treasure-effect"))
    g_assert_cmpint (match_count_zone (self->match, "lair", TM_NO_SEAT), ==,
                     get_number (ruling, "lair-after"));
  else if (g_str_equal (id, "can-defeat") || g_str_equal (id, "open-chests")
           || g_str_equal (id, "reroll"))
    g_assert_true (get_flag (ruling, "legal"));
  else if (g_str_equal (id, "hero-ability"))
    g_assert_true (get_flag (ruling, "usable"));
}

/* Other situations */

static gboolean
is_chosen (const TmParam *param)
{
  static const char *const ids[] = { "cards", "card", "count", NULL };

  return g_strv_contains (ids, param->id);
}

static void
expect_nothing (Play *self, guint question, const TmArgs *args)
{
  TmMove moves[TM_MAX_USED];

  g_assert_cmpuint (tm_question_use (game, question, tm_match_get_table (self->match), args, moves),
                    ==, 0);
}

/* With another number in place of any that the match knows, or another house rule, it is not the
 * situation of this table any more. */
static void
expect_nothing_else (Play *self, guint question, const TmArgs *args)
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
record (Play *self, TmMove *move)
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
use (Play *self, guint question)
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
  TmArgs args;
  guint n;

  if (!fill (self, question, &args))
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
  for (guint i = 0; i < n; i++)
    record (self, &moves[i]);
  if (g_str_equal (game->id, "dungeon-raiders"))
    check_raiders (self, id, ruling);
  else
    check_roll (self, id, seat, ruling);
  for (guint i = 0; i < n; i++)
    g_assert_true (tm_match_undo (self->match, NULL));
}

static void
use_all (Play *self)
{
  for (guint question = 0; question < game->n_questions; question++)
    for (guint i = 0; i < N_TRIES && game->questions[question].use != NULL; i++)
      use (self, question);
}

static void
play (guint n_seats, guint64 seed, guint *n_used)
{
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, NULL);
  g_autoptr (TmPlayer) player = tm_player_new (box, seed);
  g_autoptr (TmMatch) match = NULL;
  Play self = { .player = player, .n_used = n_used };
  TmMove move;

  choose_options (box, tm_player_get_random (player));
  match = tm_match_new (box);
  self.match = match;
  for (guint i = 0; i < MAX_MOVES; i++)
    {
      use_all (&self);
      if (!tm_player_choose (player, tm_match_get_table (match), &move))
        break;
      g_assert_true (tm_match_record (match, &move, NULL, NULL));
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
  g_test_add_func ("/question-use/dungeon-raiders/cards-that-lie-there", test_cards);
  g_test_add_func ("/question-use/dungeon-roll/what-is-earned-is-claimed", test_claim);
  return g_test_run ();
}
