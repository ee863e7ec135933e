/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-rulebook.h"

#include "config.h"

#include "tm-game.h"

#include <glib/gi18n-lib.h>

/* What holds for every game because Tablemate says so. */
static const TmArticle common_articles[] = {
  { "tablemate.adjust", N_ ("Tablemate"), N_ ("The real table is right"), N_ ("Tablemate"),
    N_ ("Every number and every piece can be set by hand at any time. What lies on the real table is right by "
        "definition; only what the table cannot hold is refused, such as a counter beyond its bounds.") },
};

/**
 * tm_rulebook_count:
 * @game: a game
 *
 * Counts the articles of a game, those of all its tables.
 *
 * Returns: how many there are
 */
guint
tm_rulebook_count (const TmGame *game)
{
  guint n_articles = 0;

  for (guint i = 0; i < game->n_rules; i++)
    n_articles += game->rules[i].n_articles;
  return n_articles;
}

/**
 * tm_rulebook_get:
 * @game: a game
 * @index: number of an article, below tm_rulebook_count()
 *
 * Gets an article of the game. They are numbered from 0 through all tables, in their order.
 *
 * Returns: (transfer none): the article
 */
const TmArticle *
tm_rulebook_get (const TmGame *game, guint index)
{
  guint table = 0;

  while (table < game->n_rules && index >= game->rules[table].n_articles)
    index -= game->rules[table++].n_articles;
  g_assert (table < game->n_rules);
  return &game->rules[table].articles[index];
}

/**
 * tm_rulebook_find:
 * @game: a game
 * @id: identifier of an article
 *
 * Finds an article of the game, or one that holds for every game.
 *
 * Returns: (transfer none) (nullable): the article
 */
const TmArticle *
tm_rulebook_find (const TmGame *game, const char *id)
{
  for (guint i = 0; i < game->n_rules; i++)
    for (guint j = 0; j < game->rules[i].n_articles; j++)
      if (g_str_equal (game->rules[i].articles[j].id, id))
        return &game->rules[i].articles[j];
  for (guint i = 0; i < G_N_ELEMENTS (common_articles); i++)
    if (g_str_equal (common_articles[i].id, id))
      return &common_articles[i];
  return NULL;
}
