/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"
#include "engine/tm-rulebook.h"

#include "tm-application.h"

G_BEGIN_DECLS

#define TM_TYPE_WINDOW (tm_window_get_type ())
G_DECLARE_FINAL_TYPE (TmWindow, tm_window, TM, WINDOW, AdwApplicationWindow)

TmWindow *tm_window_new (TmApplication *application) G_GNUC_WARN_UNUSED_RESULT;

void tm_window_open_match (TmWindow *self, TmMatch *match);
void tm_window_open_setup (TmWindow *self, const TmGame *game);
void tm_window_open_setup_with (TmWindow *self, const TmGame *game, GVariant *options);
void tm_window_set_series (TmWindow *self, const char *series);
void tm_window_close_match (TmWindow *self);
void tm_window_show_match (TmWindow *self, const char *uuid);
void tm_window_show_article (TmWindow *self, const TmGame *game, const TmArticle *article);
void tm_window_search_history (TmWindow *self, const char *words);
void tm_window_search_rules (TmWindow *self, const char *words);
void tm_window_import (TmWindow *self, GFile *file);

G_END_DECLS
