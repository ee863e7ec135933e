/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One rule article in a list: its title, and if it was found, where it stands and why. */
#define TM_TYPE_ARTICLE_ROW (tm_article_row_get_type ())
G_DECLARE_FINAL_TYPE (TmArticleRow, tm_article_row, TM, ARTICLE_ROW, GtkListBoxRow)

GtkWidget *tm_article_row_new (const TmGame *game, const TmArticle *article);

void tm_article_row_show_why (TmArticleRow *self, const char *query, gboolean with_game);

const TmGame *tm_article_row_get_game (TmArticleRow *self);
const TmArticle *tm_article_row_get_article (TmArticleRow *self);

G_END_DECLS
