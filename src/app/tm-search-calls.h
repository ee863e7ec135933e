/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tm-search-results.h"

G_BEGIN_DECLS

/**
 * TM_SEARCH_MOST_METAS:
 *
 * How many descriptions a call gets at most. Whoever asks for more than the desktop shows does not
 * mean well.
 */
#define TM_SEARCH_MOST_METAS 100

/**
 * TmSearchPlaces:
 * @open: opens the window, before one of the others is called
 * @show_match: shows a match, which need not exist
 * @show_article: shows a rule article
 * @search_rules: goes on with the search among the rules
 * @search_history: goes on with the search in the history
 *
 * Where a call can lead. What does not lead to a place opens the window and nothing else.
 */
typedef struct
{
  void (*open) (gpointer user_data);
  void (*show_match) (const char *uuid, gpointer user_data);
  void (*show_article) (const TmGame *game, const TmArticle *article, gpointer user_data);
  void (*search_rules) (const char *words, gpointer user_data);
  void (*search_history) (const char *words, gpointer user_data);
} TmSearchPlaces;

/**
 * TmSearchCalls:
 *
 * Answers calls of `org.gnome.Shell.SearchProvider2`, from whomever they come. It knows neither the
 * bus nor the window, so that both can be done without.
 */
typedef struct _TmSearchCalls TmSearchCalls;

TmSearchCalls *
tm_search_calls_new (TmArchive *archive, const TmSearchPlaces *places, gpointer user_data)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_search_calls_free (TmSearchCalls *self);

GVariant *tm_search_calls_answer (TmSearchCalls *self, const char *method, GVariant *parameters);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSearchCalls, tm_search_calls_free)

G_END_DECLS
