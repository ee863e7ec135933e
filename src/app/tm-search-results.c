/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "search/tm-search-words.h"
#include "search/tm-search.h"

#include "tm-history-words.h"
#include "tm-people.h"
#include "tm-result-words.h"
#include "tm-search-results.h"

/* How many of each kind are listed. */
#define LONGEST_LIST (TM_SEARCH_MOST_RESULTS / 2)
/* So many of the articles that an index finds are looked at closer. */
#define MOST_ARTICLES 50
#define MOST_WORDS 8
/* In characters. Nobody types more into a search. */
#define SHORTEST_QUERY 2
#define LONGEST_QUERY 200

#define MATCH_PREFIX "match:"
#define RULE_PREFIX "rule:"

struct _TmSearchResults
{
  TmArchive *archive;

  /* Made when something is looked for. */
  TmStemmer *stemmer;
  TmSearch *translated;
  /* The rules as the games have them; NULL if that is the reader's language. */
  TmSearch *original;
};

/* Words */

/* What is looked for in one language. */
typedef struct
{
  TmSearch *search;
  TmStemmer *stemmer;
  const char *(*get_word) (const char *word);
} Language;

static gboolean
is_query (const char *words)
{
  const char *at = words;
  const char *end;
  glong length;

  if (!g_utf8_validate (words, -1, NULL))
    return FALSE;

  length = g_utf8_strlen (words, -1);

  return length >= SHORTEST_QUERY && length <= LONGEST_QUERY
         && tm_search_next_word (&at, &end) != NULL;
}

static gboolean
has_word (const TmSearchWord *wanted, const GArray *words, TmLikeness least)
{
  for (guint i = 0; i < words->len; i++)
    {
      const TmSearchWord *word = &g_array_index (words, TmSearchWord, i);

      if (tm_search_word_compare (wanted, word->folded, word->stem) >= least)
        return TRUE;
    }

  return FALSE;
}

/* Rule articles */

/* A word may be half typed if it stands above the article. In the text it has to be whole: something
 * begins with any two letters. */
static gboolean
is_meant (const Language *language, const TmSearchHit *hit, const GArray *wanted)
{
  const TmArticle *article = tm_rulebook_get (hit->game, hit->index);
  g_autofree char *heading = g_strconcat (language->get_word (article->title), " ",
                                          language->get_word (article->group), NULL);
  g_autoptr (GArray) heading_words = tm_search_split (language->stemmer, heading);
  g_autoptr (GArray) body_words = NULL;

  for (guint i = 0; i < wanted->len; i++)
    {
      const TmSearchWord *word = &g_array_index (wanted, TmSearchWord, i);

      if (has_word (word, heading_words, TM_LIKENESS_ROOT))
        continue;
      if (body_words == NULL)
        body_words = tm_search_split (language->stemmer, language->get_word (article->body));
      if (!has_word (word, body_words, TM_LIKENESS_STEM))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_listed (const GArray *hits, const TmSearchHit *hit)
{
  for (guint i = 0; i < hits->len; i++)
    {
      const TmSearchHit *other = &g_array_index (hits, TmSearchHit, i);

      if (other->game == hit->game && other->index == hit->index)
        return TRUE;
    }

  return FALSE;
}

static void
add_articles (const Language *language, const char *words, const TmGame *game, GArray *hits)
{
  g_autoptr (GArray) wanted = tm_search_split_query (language->stemmer, words);
  g_autoptr (GArray) found = tm_search_find_articles (language->search, words);
  guint n_looked = 0;

  for (guint i = 0; i < found->len && n_looked < MOST_ARTICLES; i++)
    {
      const TmSearchHit *hit = &g_array_index (found, TmSearchHit, i);

      if ((game != NULL && hit->game != game) || is_listed (hits, hit))
        continue;

      n_looked++;
      if (is_meant (language, hit, wanted))
        g_array_append_val (hits, *hit);
    }
}

/* What is looked for in a game that is named as well; NULL if it is not, or if nothing else is there. */
static char *
dup_rest (const Language *language, const TmGame *game, const GArray *wanted)
{
  g_autoptr (GArray) name = tm_search_split (language->stemmer, language->get_word (game->name));
  g_autoptr (GString) rest = g_string_new (NULL);
  guint n_named = 0;

  for (guint i = 0; i < wanted->len; i++)
    {
      const TmSearchWord *word = &g_array_index (wanted, TmSearchWord, i);

      if (has_word (word, name, TM_LIKENESS_PREFIX))
        n_named++;
      else
        g_string_append_printf (rest, " %s", word->folded);
    }

  return n_named > 0 && rest->len > 0 ? g_string_free (g_steal_pointer (&rest), FALSE) : NULL;
}

static void
add_articles_in (const Language *language, const char *words, GArray *hits)
{
  g_autoptr (GArray) wanted = tm_search_split_query (language->stemmer, words);
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  /* Words that say nothing are there only if all of them are such. */
  if (wanted->len == 0 || wanted->len > MOST_WORDS
      || tm_search_says_nothing (g_array_index (wanted, TmSearchWord, 0).folded))
    return;

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *rest = dup_rest (language, games[i], wanted);

      if (rest != NULL)
        add_articles (language, rest, games[i], hits);
    }
  add_articles (language, words, NULL, hits);
}

static void
ensure_search (TmSearchResults *self)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  if (self->translated != NULL)
    return;

  self->stemmer = tm_stemmer_new ();
  self->translated = tm_search_new (games, n_games);
  self->original = tm_search_new_original (games, n_games);
}

/* Best first; what is found in the reader's language comes before what is found in the other one. */
static GArray *
find_articles (TmSearchResults *self, const char *words)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (TmSearchHit));

  ensure_search (self);
  add_articles_in (&(Language) { self->translated, self->stemmer, tm_word_get }, words, hits);
  if (self->original != NULL)
    add_articles_in (&(Language) { self->original, self->stemmer, tm_word_get_original }, words,
                     hits);

  return hits;
}

/* Identifiers */

static char *
dup_match_id (const TmMatchInfo *info)
{
  return g_strconcat (MATCH_PREFIX, info->uuid, NULL);
}

static char *
dup_article_id (const TmSearchHit *hit)
{
  return g_strdup_printf (RULE_PREFIX "%s:%s", hit->game->id,
                          tm_rulebook_get (hit->game, hit->index)->id);
}

/* Descriptions */

static GVariant *
build_meta (const char *id, const char *name, const char *description, const char *icon)
{
  GVariantBuilder meta = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  g_variant_builder_add (&meta, "{sv}", "id", g_variant_new_string (id));
  g_variant_builder_add (&meta, "{sv}", "name", g_variant_new_string (name));
  g_variant_builder_add (&meta, "{sv}", "description", g_variant_new_string (description));
  g_variant_builder_add (&meta, "{sv}", "gicon", g_variant_new_string (icon));

  return g_variant_builder_end (&meta);
}

static char *
dup_match_name (const TmMatchInfo *info)
{
  g_auto (TmStanding) standing;
  g_autofree char *game = tm_match_info_dup_name (info);
  g_autofree char *people = NULL;

  tm_standing_init_info (&standing, info);
  if (standing.n_seats == 0)
    return g_steal_pointer (&game);

  people = tm_standing_dup_names (&standing, (1u << standing.n_seats) - 1);

  /* Translators: a match that was found: the game, and who plays it */
  return g_strdup_printf (C_ ("found match", "%s: %s"), game, people);
}

/* How it ended or how far it has got, and when that was. */
static char *
dup_match_description (const TmMatchInfo *info)
{
  gboolean is_running = info->state == TM_MATCH_RUNNING;
  g_autofree char *date = tm_history_dup_date (is_running ? info->changed : info->started);
  g_autofree char *result = NULL;

  if (is_running)
    {
      g_autofree char *progress = tm_match_info_dup_progress (info);

      /* Translators: of a match that was found: it has not ended; how far it has got, if anything is
       * known of that */
      result = *progress != '\0' ? g_strdup_printf (_ ("Running, %s"), progress)
                                 : g_strdup (C_ ("found match", "Running"));
    }
  else
    result = tm_result_words_dup_info (info);

  /* Translators: of a match that was found: how it stands, and a date */
  return g_strdup_printf (C_ ("found match", "%s · %s"), result, date);
}

static GVariant *
describe_match (TmSearchResults *self, const char *id)
{
  g_autoptr (TmMatchInfo) info
      = tm_archive_find_match (self->archive, tm_search_result_get_match (id), NULL);
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;

  if (info == NULL)
    return NULL;

  name = dup_match_name (info);
  description = dup_match_description (info);

  return build_meta (id, name, description, APP_ID "-symbolic");
}

static GVariant *
describe_article (const char *id)
{
  const TmGame *game;
  const TmArticle *article = tm_search_result_find_article (id, &game);
  g_autofree char *description = NULL;

  if (article == NULL)
    return NULL;

  /* Translators: of a rule that was found: the game, and where the rulebook says it */
  description = g_strdup_printf (C_ ("found rule", "%s · %s"), tm_word_get (game->name),
                                 tm_word_get (article->cite));

  return build_meta (id, tm_word_get (article->title), description, APP_ID ".Rules-symbolic");
}

/**
 * tm_search_results_new:
 * @archive: the user's matches
 *
 * Makes a search. It belongs to the thread of the archive.
 *
 * Returns: (transfer full): the search
 */
TmSearchResults *
tm_search_results_new (TmArchive *archive)
{
  TmSearchResults *self = g_new0 (TmSearchResults, 1);

  self->archive = g_object_ref (archive);

  return self;
}

/**
 * tm_search_results_free:
 * @self: (nullable): a search
 *
 * Frees a search.
 */
void
tm_search_results_free (TmSearchResults *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->archive);
  g_clear_pointer (&self->stemmer, tm_stemmer_free);
  tm_search_free (self->translated);
  tm_search_free (self->original);
  g_free (self);
}

/**
 * tm_search_results_find:
 * @self: a search
 * @words: what is looked for
 *
 * Finds some matches and rule articles that have all the words. Matches and articles take turns,
 * those that fit best first: whoever shows the results may show only some of them.
 *
 * Returns: (transfer full): their identifiers
 */
GStrv
tm_search_results_find (TmSearchResults *self, const char *words)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GArray) articles = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);

  if (!is_query (words))
    return g_new0 (char *, 1);

  query.words = words;
  query.limit = LONGEST_LIST;
  matches = tm_archive_list_matches (self->archive, &query, NULL);
  articles = find_articles (self, words);
  for (guint i = 0; i < LONGEST_LIST; i++)
    {
      if (matches != NULL && i < matches->len)
        g_ptr_array_add (ids, dup_match_id (g_ptr_array_index (matches, i)));
      if (i < articles->len)
        g_ptr_array_add (ids, dup_article_id (&g_array_index (articles, TmSearchHit, i)));
    }

  g_ptr_array_add (ids, NULL);

  return (GStrv) g_ptr_array_steal (ids, NULL);
}

/**
 * tm_search_results_count:
 * @self: a search
 * @words: what is looked for
 * @counts: (out): how much there is
 *
 * Tells how much each place has of what is looked for.
 */
void
tm_search_results_count (TmSearchResults *self, const char *words, TmSearchCounts *counts)
{
  g_autoptr (GArray) matches = NULL;
  g_autoptr (GArray) articles = NULL;
  TmMatchQuery query = TM_MATCH_QUERY_ALL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (words != NULL);

  *counts = (TmSearchCounts) { 0 };
  if (!is_query (words))
    return;

  query.words = words;
  query.limit = MOST_ARTICLES;
  matches = tm_archive_list_match_rows (self->archive, &query, NULL);
  articles = find_articles (self, words);
  counts->n_matches = matches != NULL ? matches->len : 0;
  counts->n_articles = MIN (articles->len, MOST_ARTICLES);
}

/**
 * tm_search_results_describe:
 * @self: a search
 * @id: an identifier, be it a wrong one
 *
 * Describes something that was found, as a search provider of the desktop does.
 *
 * Returns: (transfer floating) (nullable): its `id`, `name`, `description` and `gicon`, `a{sv}`;
 *   %NULL if there is no such thing
 */
GVariant *
tm_search_results_describe (TmSearchResults *self, const char *id)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return tm_search_result_get_match (id) != NULL ? describe_match (self, id)
                                                 : describe_article (id);
}

/**
 * tm_search_result_get_match:
 * @id: an identifier, be it a wrong one
 *
 * Gets which match is meant.
 *
 * Returns: (transfer none) (nullable): identifier of a match, which need not exist; %NULL if none is
 *   meant
 */
const char *
tm_search_result_get_match (const char *id)
{
  return g_str_has_prefix (id, MATCH_PREFIX) ? id + strlen (MATCH_PREFIX) : NULL;
}

/**
 * tm_search_result_find_article:
 * @id: an identifier, be it a wrong one
 * @game: (out): its game
 *
 * Finds which rule article is meant.
 *
 * Returns: (transfer none) (nullable): the article; %NULL if there is none
 */
const TmArticle *
tm_search_result_find_article (const char *id, const TmGame **game)
{
  const char *name = g_str_has_prefix (id, RULE_PREFIX) ? id + strlen (RULE_PREFIX) : NULL;
  const char *mark = name != NULL ? strchr (name, ':') : NULL;
  g_autofree char *game_id = mark != NULL ? g_strndup (name, (gsize) (mark - name)) : NULL;

  *game = game_id != NULL ? tm_game_find (game_id) : NULL;

  return *game != NULL ? tm_rulebook_find (*game, mark + 1) : NULL;
}
