/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-search-calls.h"

struct _TmSearchCalls
{
  TmSearchResults *results;
  const TmSearchPlaces *places;
  gpointer user_data;
};

static GVariant *
find (TmSearchCalls *self, const char *const *terms)
{
  g_autofree char *words = g_strjoinv (" ", (char **) terms);
  g_auto (GStrv) ids = tm_search_results_find (self->results, words);

  return g_variant_new ("(^as)", ids);
}

static GVariant *
get_initial_result_set (TmSearchCalls *self, GVariant *parameters)
{
  g_autofree const char **terms = NULL;

  g_variant_get (parameters, "(^a&s)", &terms);

  return find (self, terms);
}

/* What was found before holds only the best, so that it has no say in what is found now. */
static GVariant *
get_subsearch_result_set (TmSearchCalls *self, GVariant *parameters)
{
  g_autofree const char **terms = NULL;

  g_variant_get (parameters, "(@as^a&s)", NULL, &terms);

  return find (self, terms);
}

static GVariant *
get_result_metas (TmSearchCalls *self, GVariant *parameters)
{
  GVariantBuilder metas = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa{sv}"));
  g_autofree const char **ids = NULL;

  g_variant_get (parameters, "(^a&s)", &ids);
  for (guint i = 0; i < TM_SEARCH_MOST_METAS && ids[i] != NULL; i++)
    {
      GVariant *meta = tm_search_results_describe (self->results, ids[i]);

      if (meta != NULL)
        g_variant_builder_add_value (&metas, meta);
    }

  return g_variant_new ("(aa{sv})", &metas);
}

static GVariant *
activate_result (TmSearchCalls *self, GVariant *parameters)
{
  const char *id;
  const char *match;
  const TmGame *game;
  const TmArticle *article;

  self->places->open (self->user_data);
  g_variant_get (parameters, "(&s@asu)", &id, NULL, NULL);
  match = tm_search_result_get_match (id);
  article = tm_search_result_find_article (id, &game);
  if (match != NULL)
    self->places->show_match (match, self->user_data);
  else if (article != NULL)
    self->places->show_article (game, article, self->user_data);

  return NULL;
}

static GVariant *
launch_search (TmSearchCalls *self, GVariant *parameters)
{
  g_autofree const char **terms = NULL;
  g_autofree char *words = NULL;
  TmSearchCounts counts;

  self->places->open (self->user_data);
  g_variant_get (parameters, "(^a&su)", &terms, NULL);
  words = g_strjoinv (" ", (char **) terms);
  tm_search_results_count (self->results, words, &counts);
  if (counts.n_articles > counts.n_matches)
    self->places->search_rules (words, self->user_data);
  else
    self->places->search_history (words, self->user_data);

  return NULL;
}

static const struct
{
  const char *name;
  GVariant *(*answer) (TmSearchCalls *self, GVariant *parameters);
} methods[] = {
  { "GetInitialResultSet", get_initial_result_set },
  { "GetSubsearchResultSet", get_subsearch_result_set },
  { "GetResultMetas", get_result_metas },
  { "ActivateResult", activate_result },
  { "LaunchSearch", launch_search },
};

/**
 * tm_search_calls_new:
 * @archive: the user's matches
 * @places: where calls can lead; has to outlive what is made
 * @user_data: data for @places
 *
 * Begins to answer. It belongs to the thread of the archive.
 *
 * Returns: (transfer full): what answers
 */
TmSearchCalls *
tm_search_calls_new (TmArchive *archive, const TmSearchPlaces *places, gpointer user_data)
{
  TmSearchCalls *self = g_new0 (TmSearchCalls, 1);

  self->results = tm_search_results_new (archive);
  self->places = places;
  self->user_data = user_data;

  return self;
}

/**
 * tm_search_calls_free:
 * @self: (nullable): what answers
 *
 * Answers no more.
 */
void
tm_search_calls_free (TmSearchCalls *self)
{
  if (self == NULL)
    return;

  tm_search_results_free (self->results);
  g_free (self);
}

/**
 * tm_search_calls_answer:
 * @self: what answers
 * @method: a method of the interface
 * @parameters: its parameters, of the types that the interface declares; a bus lets no others through
 *
 * Does what a call asks for.
 *
 * Returns: (transfer floating) (nullable): the answer, a tuple; %NULL from a method that gives none
 */
GVariant *
tm_search_calls_answer (TmSearchCalls *self, const char *method, GVariant *parameters)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (g_variant_is_of_type (parameters, G_VARIANT_TYPE_TUPLE), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    if (g_str_equal (method, methods[i].name))
      return methods[i].answer (self, parameters);

  g_return_val_if_reached (NULL);
}
