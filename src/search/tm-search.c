/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-search.h"

#include "tm-text-index.h"

#include <string.h>

/* The fields of an article. A title that is hardly more than what was typed is the best there is. */
enum
{
  ARTICLE_TITLE,
  ARTICLE_GROUP,
  ARTICLE_QUESTIONS,
  ARTICLE_CITE,
  ARTICLE_BODY,
  N_ARTICLE_FIELDS,
};

static const TmTextField article_fields[N_ARTICLE_FIELDS] = {
  [ARTICLE_TITLE] = { 10, 0.9 }, [ARTICLE_GROUP] = { 2, 0.5 }, [ARTICLE_QUESTIONS] = { 0.5, 0.7 },
  [ARTICLE_CITE] = { 2, 0.5 },   [ARTICLE_BODY] = { 1, 0.5 },
};

/* The same of a question. */
enum
{
  QUESTION_TITLE,
  QUESTION_PROMPT,
  QUESTION_ARTICLES,
  N_QUESTION_FIELDS,
};

static const TmTextField question_fields[N_QUESTION_FIELDS] = {
  [QUESTION_TITLE] = { 8, 0.9 },
  [QUESTION_PROMPT] = { 4, 0.7 },
  [QUESTION_ARTICLES] = { 1, 0.7 },
};

/* What a text of an index is. */
typedef struct
{
  const TmGame *game;
  guint index;
} Place;

typedef const char *(*GetWord) (const char *word);

struct _TmSearch
{
  TmStemmer *stemmer;
  GetWord get_word;

  /* The number of a text is its index among the places. */
  TmTextIndex *articles;
  GArray *article_places;
  TmTextIndex *questions;
  GArray *question_places;
};

/* Indexing */

static void
index_article (TmSearch *self, const TmGame *game, guint index, const GPtrArray *questions)
{
  const TmArticle *article = tm_rulebook_get (game, index);
  Place place = { game, index };

  g_array_append_val (self->article_places, place);
  tm_text_index_begin (self->articles);
  tm_text_index_add (self->articles, self->stemmer, ARTICLE_TITLE, self->get_word (article->title));
  tm_text_index_add (self->articles, self->stemmer, ARTICLE_GROUP, self->get_word (article->group));
  tm_text_index_add (self->articles, self->stemmer, ARTICLE_CITE, self->get_word (article->cite));
  tm_text_index_add (self->articles, self->stemmer, ARTICLE_BODY, self->get_word (article->body));
  for (guint i = 0; i < questions->len; i++)
    {
      const TmQuestion *question = questions->pdata[i];

      tm_text_index_add (self->articles, self->stemmer, ARTICLE_QUESTIONS,
                         self->get_word (question->title));
      tm_text_index_add (self->articles, self->stemmer, ARTICLE_QUESTIONS,
                         self->get_word (question->prompt));
    }
}

static void
index_question (TmSearch *self, const TmGame *game, guint index, const GPtrArray *articles)
{
  const TmQuestion *question = &game->questions[index];
  Place place = { game, index };

  g_array_append_val (self->question_places, place);
  tm_text_index_begin (self->questions);
  tm_text_index_add (self->questions, self->stemmer, QUESTION_TITLE,
                     self->get_word (question->title));
  tm_text_index_add (self->questions, self->stemmer, QUESTION_PROMPT,
                     self->get_word (question->prompt));
  for (guint i = 0; i < articles->len; i++)
    {
      const TmArticle *article = articles->pdata[i];

      tm_text_index_add (self->questions, self->stemmer, QUESTION_ARTICLES,
                         self->get_word (article->title));
    }
}

static GPtrArray *
new_lists (guint n_lists)
{
  GPtrArray *lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < n_lists; i++)
    g_ptr_array_add (lists, g_ptr_array_new ());
  return lists;
}

static void
index_game (TmSearch *self, const TmGame *game)
{
  guint n_articles = tm_rulebook_count (game);
  g_autoptr (GPtrArray) questions_of = new_lists (n_articles);
  g_autoptr (GPtrArray) articles_of = new_lists (game->n_questions);

  for (guint i = 0; i < n_articles; i++)
    {
      const TmArticle *article = tm_rulebook_get (game, i);

      for (guint j = 0; j < game->n_questions; j++)
        if (tm_question_rests_on (game, j, article->id))
          {
            g_ptr_array_add (questions_of->pdata[i], (gpointer) &game->questions[j]);
            g_ptr_array_add (articles_of->pdata[j], (gpointer) article);
          }
    }
  for (guint i = 0; i < n_articles; i++)
    index_article (self, game, i, questions_of->pdata[i]);
  for (guint j = 0; j < game->n_questions; j++)
    index_question (self, game, j, articles_of->pdata[j]);
}

static TmSearch *
new_with_words (const TmGame *const *games, guint n_games, GetWord get_word)
{
  TmSearch *self = g_new0 (TmSearch, 1);

  self->stemmer = tm_stemmer_new ();
  self->get_word = get_word;
  self->articles = tm_text_index_new (article_fields, N_ARTICLE_FIELDS);
  self->article_places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->questions = tm_text_index_new (question_fields, N_QUESTION_FIELDS);
  self->question_places = g_array_new (FALSE, FALSE, sizeof (Place));
  for (guint i = 0; i < n_games; i++)
    index_game (self, games[i]);
  tm_text_index_seal (self->articles);
  tm_text_index_seal (self->questions);
  return self;
}

static gboolean
is_translated (const TmGame *game)
{
  const TmArticle *article = tm_rulebook_count (game) > 0 ? tm_rulebook_get (game, 0) : NULL;

  return article != NULL
         && !g_str_equal (tm_word_get (article->body), tm_word_get_original (article->body));
}

/**
 * tm_search_new:
 * @games: (array length=n_games): games
 * @n_games: how many
 *
 * Indexes the rule articles and the questions of some games, in the language that is in force now.
 *
 * Returns: (transfer full): the search
 */
TmSearch *
tm_search_new (const TmGame *const *games, guint n_games)
{
  return new_with_words (games, n_games, tm_word_get);
}

/**
 * tm_search_new_original:
 * @games: (array length=n_games): games
 * @n_games: how many
 *
 * Indexes the rule articles and the questions of some games as they were written, see
 * tm_word_get_original(): whoever has an English box looks for its words, whatever they speak.
 *
 * Returns: (transfer full) (nullable): the search; %NULL if that is what tm_search_new() does
 */
TmSearch *
tm_search_new_original (const TmGame *const *games, guint n_games)
{
  for (guint i = 0; i < n_games; i++)
    if (is_translated (games[i]))
      return new_with_words (games, n_games, tm_word_get_original);
  return NULL;
}

/**
 * tm_search_free:
 * @self: (nullable): a search
 *
 * Frees a search.
 */
void
tm_search_free (TmSearch *self)
{
  if (self == NULL)
    return;
  tm_text_index_free (self->articles);
  tm_text_index_free (self->questions);
  g_array_unref (self->article_places);
  g_array_unref (self->question_places);
  tm_stemmer_free (self->stemmer);
  g_free (self);
}

/* Finding */

static GArray *
find (TmSearch *self, const TmTextIndex *index, const GArray *places, const char *query)
{
  g_autoptr (GArray) words = tm_search_split_query (self->stemmer, query);
  g_autoptr (GArray) matches = tm_text_index_find (index, words);
  GArray *hits = g_array_sized_new (FALSE, FALSE, sizeof (TmSearchHit), matches->len);

  for (guint i = 0; i < matches->len; i++)
    {
      const TmTextMatch *match = &g_array_index (matches, TmTextMatch, i);
      const Place *place = &g_array_index (places, Place, match->text);
      TmSearchHit hit = { place->game, place->index, match->score };

      g_array_append_val (hits, hit);
    }
  return hits;
}

/**
 * tm_search_find_articles:
 * @self: a search
 * @query: words in the reader's language, in any form or half typed
 *
 * Finds the rule articles that have every word of a query, or if none has, those that have the most of
 * them. Words of the title count most.
 *
 * Returns: (transfer full) (element-type TmSearchHit): the articles, best first; none if the query has
 *   no word
 */
GArray *
tm_search_find_articles (TmSearch *self, const char *query)
{
  return find (self, self->articles, self->article_places, query);
}

/**
 * tm_search_find_questions:
 * @self: a search
 * @query: words in the reader's language, in any form or half typed
 *
 * Finds questions in the same way as tm_search_find_articles() finds articles.
 *
 * Returns: (transfer full) (element-type TmSearchHit): the questions, best first; none if the query
 *   has no word
 */
GArray *
tm_search_find_questions (TmSearch *self, const char *query)
{
  return find (self, self->questions, self->question_places, query);
}

/* Marking */

static gboolean
is_looked_for (const GArray *wanted, const TmSearchWord *word)
{
  for (guint i = 0; i < wanted->len; i++)
    if (tm_search_word_compare (&g_array_index (wanted, TmSearchWord, i), word->folded, word->stem)
        != TM_LIKENESS_NONE)
      return TRUE;
  return FALSE;
}

static void
append_escaped (GString *markup, const char *text, gsize start, gsize end)
{
  g_autofree char *escaped = g_markup_escape_text (text + start, end - start);

  g_string_append (markup, escaped);
}

/**
 * tm_search_dup_markup:
 * @query: what was looked for
 * @text: plain text, such as the title or the body of an article that was found
 *
 * Shows in a text why it was found.
 *
 * Returns: (transfer full): the text as Pango markup, the words that the query looks for in bold
 */
char *
tm_search_dup_markup (const char *query, const char *text)
{
  g_autoptr (TmStemmer) stemmer = tm_stemmer_new ();
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GArray) wanted = tm_search_split_query (stemmer, query);
  g_autoptr (GArray) words = tm_search_split (stemmer, valid);
  GString *markup = g_string_new (NULL);
  gsize at = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const TmSearchWord *word = &g_array_index (words, TmSearchWord, i);

      if (!is_looked_for (wanted, word))
        continue;
      append_escaped (markup, valid, at, word->start);
      g_string_append (markup, "<b>");
      append_escaped (markup, valid, word->start, word->end);
      g_string_append (markup, "</b>");
      at = word->end;
    }
  append_escaped (markup, valid, at, strlen (valid));
  return g_string_free (markup, FALSE);
}
