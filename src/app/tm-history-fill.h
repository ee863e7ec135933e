/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include "tm-history-index.h"

G_BEGIN_DECLS

/* Who and what the history is about, as lists. */

guint tm_history_fill_people (TmHistoryIndex *index, TmArchive *archive, const char *words);
guint tm_history_fill_games (TmHistoryIndex *index, TmArchive *archive, const char *words);
guint tm_history_fill_series (TmHistoryIndex *index, TmArchive *archive, const char *words);

char *tm_history_join_game (const char *game, const char *title) G_GNUC_WARN_UNUSED_RESULT;
char *tm_history_split_game (const char *key, const char **title) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_history_get_game_name (const char *game, const char *title);

G_END_DECLS
