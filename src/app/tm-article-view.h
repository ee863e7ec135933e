/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One rule article: title, words, where the rulebook says it, and the questions that it decides. */
#define TM_TYPE_ARTICLE_VIEW (tm_article_view_get_type ())
G_DECLARE_FINAL_TYPE (TmArticleView, tm_article_view, TM, ARTICLE_VIEW, GtkWidget)

GtkWidget *tm_article_view_new (void);
void tm_article_view_show (TmArticleView *self,
                           const TmGame *game,
                           const TmArticle *article,
                           const char *query);
void tm_article_view_set_names_game (TmArticleView *self, gboolean names_game);
void tm_article_view_hide_group (TmArticleView *self);

const TmArticle *tm_article_view_get_article (TmArticleView *self);
char *tm_article_dup_place (const TmArticle *article, const TmGame *game) G_GNUC_WARN_UNUSED_RESULT;
char *
tm_article_dup_as_text (const TmGame *game, const TmArticle *article) G_GNUC_WARN_UNUSED_RESULT;

AdwDialog *tm_article_dialog_new (const TmGame *game, const TmArticle *article);

G_END_DECLS
