/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-rulebook.h"
#include "store/tm-archive.h"

G_BEGIN_DECLS

/**
 * TM_SEARCH_MOST_RESULTS:
 *
 * How many identifiers a search gives at most.
 */
#define TM_SEARCH_MOST_RESULTS 10

/**
 * TmSearchResults:
 *
 * What the search of the desktop finds in Tablemate: matches of the history and rule articles. Each
 * one has an identifier, `match:UUID` or `rule:GAME:ARTICLE`, which may come back at any time, and
 * from anybody.
 */
typedef struct _TmSearchResults TmSearchResults;

/**
 * TmSearchCounts:
 * @n_matches: how many matches were found
 * @n_articles: how many rule articles were found
 *
 * How much was found in each place.
 */
typedef struct
{
  guint n_matches;
  guint n_articles;
} TmSearchCounts;

TmSearchResults *tm_search_results_new (TmArchive *archive) G_GNUC_WARN_UNUSED_RESULT;
void tm_search_results_free (TmSearchResults *self);

GStrv tm_search_results_find (TmSearchResults *self, const char *words) G_GNUC_WARN_UNUSED_RESULT;
void tm_search_results_count (TmSearchResults *self, const char *words, TmSearchCounts *counts);
GVariant *
tm_search_results_describe (TmSearchResults *self, const char *id) G_GNUC_WARN_UNUSED_RESULT;

const char *tm_search_result_get_match (const char *id);
const TmArticle *tm_search_result_find_article (const char *id, const TmGame **game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSearchResults, tm_search_results_free)

G_END_DECLS
