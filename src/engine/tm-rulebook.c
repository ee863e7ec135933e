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

/* Case does not matter, nor does the difference between «е» and «ё», which people seldom type. */
static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *folded = g_utf8_casefold (normal != NULL ? normal : "", -1);
  GString *plain = g_string_new (folded);

  g_string_replace (plain, "ё", "е", 0);
  return g_string_free (plain, FALSE);
}

static char **
split_words (const char *text)
{
  g_autofree char *folded = fold (text);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const char *start = NULL;

  for (const char *at = folded;; at = g_utf8_next_char (at))
    {
      gboolean is_letter = *at != '\0' && g_unichar_isalnum (g_utf8_get_char (at));

      if (is_letter && start == NULL)
        start = at;
      if (!is_letter && start != NULL)
        {
          g_autofree char *word = g_strndup (start, at - start);
          g_strv_builder_add (words, word);
          start = NULL;
        }
      if (*at == '\0')
        return g_strv_builder_end (words);
    }
}

static gboolean
has_prefix (char **words, const char *prefix)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], prefix))
      return TRUE;
  return FALSE;
}

/* Whether every word of the query begins a word of the text. */
static gboolean
matches (const char *text, char **query)
{
  g_auto (GStrv) words = split_words (text);

  for (guint i = 0; query[i] != NULL; i++)
    if (!has_prefix (words, query[i]))
      return FALSE;
  return TRUE;
}

/**
 * tm_rulebook_search:
 * @game: a game
 * @query: words, or beginnings of words, in the reader's language
 *
 * Finds the articles in which every word of the query begins a word. Titles that match come
 * first; otherwise the order is that of the game. An empty query finds everything.
 *
 * Returns: (transfer container) (element-type TmArticle): the articles found
 */
GPtrArray *
tm_rulebook_search (const TmGame *game, const char *query)
{
  g_auto (GStrv) words = split_words (query);
  GPtrArray *found = g_ptr_array_new ();
  g_autoptr (GPtrArray) further = g_ptr_array_new ();

  for (guint i = 0; i < game->n_articles; i++)
    {
      const TmArticle *article = &game->articles[i];
      g_autofree char *text
          = g_strjoin ("\n", tm_word_get (article->group), tm_word_get (article->title),
                       tm_word_get (article->cite), tm_word_get (article->body), NULL);

      if (matches (tm_word_get (article->title), words))
        g_ptr_array_add (found, (gpointer) article);
      else if (matches (text, words))
        g_ptr_array_add (further, (gpointer) article);
    }
  g_ptr_array_extend (found, further, NULL, NULL);
  return found;
}
