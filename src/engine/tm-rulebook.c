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
  for (guint i = 0; i < game->n_articles; i++)
    if (g_str_equal (game->articles[i].id, id))
      return &game->articles[i];
  for (guint i = 0; i < G_N_ELEMENTS (common_articles); i++)
    if (g_str_equal (common_articles[i].id, id))
      return &common_articles[i];
  return NULL;
}
