/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* How an open point can be read; hidden if the article is none. */
#define TM_TYPE_ARTICLE_READINGS (tm_article_readings_get_type ())
G_DECLARE_FINAL_TYPE (TmArticleReadings, tm_article_readings, TM, ARTICLE_READINGS, GtkWidget)

GtkWidget *tm_article_readings_new (void);
void
tm_article_readings_show (TmArticleReadings *self, const TmGame *game, const TmArticle *article);

G_END_DECLS
