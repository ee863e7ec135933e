/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A page of the window with one rule article, where there is no room for it beside the list. */
#define TM_TYPE_ARTICLE_PAGE (tm_article_page_get_type ())
G_DECLARE_FINAL_TYPE (TmArticlePage, tm_article_page, TM, ARTICLE_PAGE, AdwNavigationPage)

AdwNavigationPage *
tm_article_page_new (const TmGame *game, const TmArticle *article, const char *query);

const TmArticle *tm_article_page_get_article (TmArticlePage *self);

G_END_DECLS
