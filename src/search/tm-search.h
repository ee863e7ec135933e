/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/**
 * TmSearchHit:
 * @game: the game
 * @index: number of the article (see tm_rulebook_get()) or question in the game
 * @score: how well it fits, above 0; the better, the larger
 *
 * An article or a question that was found.
 */
typedef struct
{
  const TmGame *game;
  guint index;
  double score;
} TmSearchHit;

/**
 * TmSearch:
 *
 * A search in the rule articles and the judge's questions of some games. It is to be used by one
 * thread at a time.
 */
typedef struct _TmSearch TmSearch;

TmSearch *tm_search_new (const TmGame *const *games, guint n_games) G_GNUC_WARN_UNUSED_RESULT;
TmSearch *
tm_search_new_original (const TmGame *const *games, guint n_games) G_GNUC_WARN_UNUSED_RESULT;
void tm_search_free (TmSearch *self);
GArray *tm_search_find_articles (TmSearch *self, const char *query) G_GNUC_WARN_UNUSED_RESULT;
GArray *tm_search_find_questions (TmSearch *self, const char *query) G_GNUC_WARN_UNUSED_RESULT;
char *tm_search_dup_markup (const char *query, const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSearch, tm_search_free)

G_END_DECLS
