/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What the history says about a game, or about a title of free tables. */
#define TM_TYPE_GAME_PAGE (tm_game_page_get_type ())
G_DECLARE_FINAL_TYPE (TmGamePage, tm_game_page, TM, GAME_PAGE, GtkWidget)

GtkWidget *tm_game_page_new (TmArchive *archive);
void tm_game_page_show (TmGamePage *self, const char *key);

G_END_DECLS
