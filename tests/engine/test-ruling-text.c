/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rulings in plain text. */

#include "tm-ruling-text.h"
#include "toy-game.h"

enum
{
  CARDS,
  DICE,
  STOCK,
  FIRST,
  QUICK,
  TIE,
};

static const char *const goods[] = { "torches", "keys" };

static const TmParam params[] = {
  [CARDS] = { .id = "cards",
              .name = "Cards laid",
              .kind = TM_PARAM_NUMBER,
              .is_list = TRUE,
              .is_by_seat = TRUE,
              .min_items = 1,
              .max_items = 4,
              .max = 5 },
  [DICE] = { .id = "dice",
             .name = "Dice",
             .kind = TM_PARAM_FACE,
             .piece = "card",
             .is_list = TRUE,
             .is_unordered = TRUE,
             .is_optional = TRUE,
             .max_items = 6 },
  [STOCK] = { .id = "stock",
              .name = "In stock",
              .kind = TM_PARAM_NUMBER,
              .is_list = TRUE,
              .is_optional = TRUE,
              .item_names = goods,
              .min_items = 2,
              .max_items = 2,
              .max = 9,
              .standard = "5,5" },
  [FIRST] = { .id = "first", .name = "First", .kind = TM_PARAM_SEAT, .is_optional = TRUE },
  [QUICK] = { .id = "quick",
              .name = "Quick game",
              .kind = TM_PARAM_FLAG,
              .is_optional = TRUE,
              .standard = "no" },
};
static const char *const options[] = { "tie", NULL };

static void
answer (const TmArgs *args, TmRuling *ruling)
{
  gint32 card = tm_args_get (args, CARDS);

  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), "toy.share",
                            tm_text ("The first card is %s.", tm_arg_number (card)));
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), NULL,
                            tm_text ("That is all, %s.", tm_arg_seat (0)));
  tm_ruling_set_number (ruling, "each", card + tm_ruling_get_option (ruling, TOY_OPTION_TIE));
  tm_ruling_set_verdict (ruling, tm_text ("%s gets it", tm_arg_seat (1)));
  if (tm_args_get (args, QUICK))
    return;
  tm_ruling_add_chance (ruling, 0, 1, 1000000);
  tm_ruling_add_chance (ruling, 4, 2, 12);
  tm_ruling_add_chance (ruling, 5, 999999, 1000000);
  tm_ruling_add_chance (ruling, 6, 1, 1);
}

/* What happens is no number; the names of its items need not outlive the answer. */
static void
answer_where (const TmArgs *args G_GNUC_UNUSED, TmRuling *ruling)
{
  const guint cells[] = { 5, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *name = tm_box_dup_cell_name (tm_ruling_get_box (ruling), 0, cells[i]);

      tm_ruling_add_chance_of (ruling, name, tm_text ("at %s", tm_arg_cell (0, (gint32) cells[i])),
                               2, 6);
    }
  tm_ruling_add_chance_of (ruling, "nowhere", tm_text ("nowhere, %s", tm_arg_seat (0)), 1, 3);
}

static const TmQuestion questions[] = {
  { .id = "who",
    .title = "Who gets it?",
    .params = params,
    .n_params = G_N_ELEMENTS (params),
    .options = options,
    .answer = answer },
  { .id = "where", .title = "Where is it?", .answer = answer_where },
};

static TmGame game;

typedef struct
{
  TmBox *box;
  TmArgs args;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->box = tm_box_new (&game, 3, NULL);
  tm_args_init (&self->args);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  tm_box_unref (self->box);
}

static void
name_seats (Fixture *self)
{
  tm_box_set_seat_name (self->box, 0, "Anna");
  tm_box_set_seat_name (self->box, 1, "Boris");
}

static void
give (Fixture *self, const char *id, const char *text)
{
  g_autoptr (GError) error = NULL;
  guint n_params;
  const TmParam *all = tm_question_get_params (&game, 0, &n_params);
  int param = tm_params_find (all, n_params, id);

  g_assert_cmpint (param, >=, 0);
  tm_param_set_text (all, (guint) param, self->box, text, &self->args, &error);
  g_assert_no_error (error);
}

static void
assert_situation (Fixture *self, const char *expected)
{
  g_autofree char *words = tm_question_dup_situation (&game, 0, self->box, &self->args);

  g_assert_cmpstr (words, ==, expected);
}

static TmRuling *
ask (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  TmRuling *ruling = tm_question_ask (&game, 0, self->box, &self->args, &error);

  g_assert_no_error (error);
  return ruling;
}

static void
assert_text (Fixture *self, const char *expected)
{
  g_autoptr (TmRuling) ruling = ask (self);
  g_autofree char *text = tm_ruling_dup_as_text (&game, 0, ruling, &self->args);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_nothing_given (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  assert_situation (self, "");
}

static void
test_names (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  name_seats (self);
  give (self, "cards", "4,0,2");
  give (self, "first", "1");
  assert_situation (self, "Cards laid: Anna 4, Boris 0, Player 3 2\nFirst: Boris");
}

/* Without a name the order tells whose it is. */
static void
test_no_names (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  give (self, "cards", "4,0,2,5");
  give (self, "first", "1");
  assert_situation (self, "Cards laid: 4, 0, 2, 5\nFirst: Player 2");
}

/* A list for a larger table than this one. */
static void
test_more_values_than_seats (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  name_seats (self);
  give (self, "cards", "4,0,2,5");
  assert_situation (self, "Cards laid: Anna 4, Boris 0, Player 3 2, 5");
}

static void
test_counted (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  give (self, "dice", "c,a,b,a,c,c");
  assert_situation (self, "Dice: 3 × C, 2 × A, B");
}

static void
test_empty_list (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  tm_args_set_list (&self->args, DICE, NULL, 0);
  assert_situation (self, "Dice: none");
}

/* What was given is told even if it is usual; of open points only what is not. */
static void
test_usual (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  give (self, "stock", "5,5");
  give (self, "quick", "no");
  give (self, "tie", "down");
  assert_situation (self, "In stock: torches — 5, keys — 5\nQuick game: no");
  give (self, "tie", "up");
  assert_situation (self, "In stock: torches — 5, keys — 5\nQuick game: no\nTie: rounded up");
  tm_question_leave_out_usual (&game, 0, self->box, &self->args);
  assert_situation (self, "Tie: rounded up");
  give (self, "stock", "5,4");
  give (self, "quick", "yes");
  tm_question_leave_out_usual (&game, 0, self->box, &self->args);
  assert_situation (self, "In stock: torches — 5, keys — 4\nQuick game: yes\nTie: rounded up");
}

static void
test_whole (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  name_seats (self);
  give (self, "cards", "4,0,2");
  assert_text (self, "Toy: Who gets it?\n"
                     "\n"
                     "Cards laid: Anna 4, Boris 0, Player 3 2\n"
                     "\n"
                     "Boris gets it\n"
                     "\n"
                     "1. The first card is 4.\n"
                     "   How coins are shared — p. 1\n"
                     "2. That is all, Anna.\n"
                     "\n"
                     "Not settled by the rulebook\n"
                     "Which way to round\n"
                     "   p. 2\n"
                     "   Read here: rounded down\n"
                     "   Other reading: rounded up\n"
                     "\n"
                     "Odds\n"
                     "0: 1/1000000 (under 0.01 %)\n"
                     "4: 1/6 (16.67 %)\n"
                     "5: 999999/1000000 (over 99.99 %)\n"
                     "6: 1/1 (100.00 %)\n");
}

/* The other reading, told as the one in force; and no matter of chance. */
static void
test_other_reading (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  give (self, "cards", "4");
  give (self, "quick", "yes");
  give (self, "tie", "up");
  assert_text (self, "Toy: Who gets it?\n"
                     "\n"
                     "Cards laid: 4\n"
                     "Quick game: yes\n"
                     "Tie: rounded up\n"
                     "\n"
                     "Player 2 gets it\n"
                     "\n"
                     "1. The first card is 4.\n"
                     "   How coins are shared — p. 1\n"
                     "2. That is all, Player 1.\n"
                     "\n"
                     "Not settled by the rulebook\n"
                     "Which way to round\n"
                     "   p. 2\n"
                     "   Read here: rounded up\n"
                     "   Other reading: rounded down\n");
}

/* The ruling knows what it was about, what was left out included. */
static void
test_args_are_kept (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmRuling) ruling = NULL;
  const TmArgs *args;

  give (self, "cards", "4");
  ruling = ask (self);
  args = tm_ruling_get_args (ruling);
  g_assert_cmpint (tm_args_get (args, CARDS), ==, 4);
  g_assert_true (tm_args_has (args, STOCK));
  g_assert_true (tm_args_has (args, TIE));
  g_assert_false (tm_args_has (args, DICE));
  g_assert_false (tm_args_has (&self->args, STOCK));
}

static void
test_words (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const ids[] = { "2:1", "0:0", "nowhere" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling = NULL;
  g_autofree char *text = NULL;
  const TmChanceItem *items;
  guint n_items;

  name_seats (self);
  ruling = tm_question_ask (&game, 1, self->box, &self->args, &error);
  g_assert_no_error (error);
  items = tm_ruling_get_distribution (ruling, &n_items);
  g_assert_cmpuint (n_items, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < n_items; i++)
    {
      g_assert_cmpstr (items[i].id, ==, ids[i]);
      g_assert_cmpstr (items[i].fraction, ==, "1/3");
    }
  text = tm_ruling_dup_as_text (&game, 1, ruling, &self->args);
  g_assert_cmpstr (text, ==,
                   "Toy: Where is it?\n"
                   "\n"
                   "Odds\n"
                   "at 2:1: 1/3 (33.33 %)\n"
                   "at 0:0: 1/3 (33.33 %)\n"
                   "nowhere, Anna: 1/3 (33.33 %)\n");
}

#define ADD(path, test) g_test_add ("/ruling-text/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  game = toy_game;
  game.questions = questions;
  game.n_questions = G_N_ELEMENTS (questions);
  ADD ("situation/nothing-given", test_nothing_given);
  ADD ("situation/names", test_names);
  ADD ("situation/no-names", test_no_names);
  ADD ("situation/more-values-than-seats", test_more_values_than_seats);
  ADD ("situation/dice-are-counted", test_counted);
  ADD ("situation/empty-list", test_empty_list);
  ADD ("situation/what-is-usual", test_usual);
  ADD ("ruling/whole", test_whole);
  ADD ("ruling/other-reading", test_other_reading);
  ADD ("ruling/chances-in-words", test_words);
  ADD ("ruling/situation-is-kept", test_args_are_kept);
  return g_test_run ();
}
