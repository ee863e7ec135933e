/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A rulebook in several tables. */

#include "toy-game.h"

static const TmArticle rules[] = {
  { "toy.share", "Sharing", "How coins are shared", "p. 1", "Coins are shared evenly." },
  { "toy.open.tie", "Sharing", "Which way to round", "p. 2", "The book does not say." },
};

static const TmArticle cards[] = {
  { "toy.card.ruby", "Cards", "Ruby", "p. 3", "It is worth ten coins." },
};

static const TmArticle doubled[] = {
  { "toy.card.pearl", "Cards", "Pearl", "p. 3", "It is worth two coins." },
  { "toy.share", "Cards", "Sharing once more", "p. 4", "Coins are shared." },
};

static const TmArticleTable tables[] = {
  { rules, G_N_ELEMENTS (rules) },
  { NULL, 0 },
  { cards, G_N_ELEMENTS (cards) },
  { doubled, G_N_ELEMENTS (doubled) },
};

static TmGame
make_game (guint n_tables)
{
  TmGame game = toy_game;

  game.rules = tables;
  game.n_rules = n_tables;
  return game;
}

static void
test_numbers (void)
{
  const TmGame game = make_game (3);
  const TmGame empty = make_game (0);

  g_assert_cmpuint (tm_rulebook_count (&empty), ==, 0);
  g_assert_cmpuint (tm_rulebook_count (&game), ==, 3);
  g_assert_true (tm_rulebook_get (&game, 0) == &rules[0]);
  g_assert_true (tm_rulebook_get (&game, 1) == &rules[1]);
  g_assert_true (tm_rulebook_get (&game, 2) == &cards[0]);
}

static void
test_find (void)
{
  const TmGame game = make_game (3);
  const TmGame empty = make_game (0);

  g_assert_true (tm_rulebook_find (&game, "toy.open.tie") == &rules[1]);
  g_assert_true (tm_rulebook_find (&game, "toy.card.ruby") == &cards[0]);
  g_assert_null (tm_rulebook_find (&game, "toy.card.pearl"));
  g_assert_null (tm_rulebook_find (&empty, "toy.share"));
}

/* What holds for every game is found in each and is no article of its own. */
static void
test_common (void)
{
  const TmGame game = make_game (3);
  const TmArticle *common = tm_rulebook_find (&game, "tablemate.adjust");

  g_assert_nonnull (common);
  for (guint i = 0; i < tm_rulebook_count (&game); i++)
    g_assert_true (tm_rulebook_get (&game, i) != common);
}

static void
test_doubled (void)
{
  const TmGame game = make_game (3);
  const TmGame wrong = make_game (4);
  g_autoptr (GError) error = NULL;

  tm_game_check (&game, &error);
  g_assert_no_error (error);
  g_assert_false (tm_game_check (&wrong, &error));
  g_assert_nonnull (strstr (error->message, "toy.share"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/engine/rulebook/numbered-through-all-tables", test_numbers);
  g_test_add_func ("/engine/rulebook/found-in-any-table", test_find);
  g_test_add_func ("/engine/rulebook/what-holds-for-every-game", test_common);
  g_test_add_func ("/engine/rulebook/one-article-of-a-name", test_doubled);
  return g_test_run ();
}
