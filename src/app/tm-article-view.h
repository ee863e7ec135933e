/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One rule article: title, words, and where the rulebook says it. */
#define TM_TYPE_ARTICLE_VIEW (tm_article_view_get_type ())
G_DECLARE_FINAL_TYPE (TmArticleView, tm_article_view, TM, ARTICLE_VIEW, GtkWidget)

GtkWidget *tm_article_view_new (void);
void tm_article_view_show (TmArticleView *self, const TmArticle *article);

AdwDialog *tm_article_dialog_new (const TmGame *game, const TmArticle *article);

G_END_DECLS
