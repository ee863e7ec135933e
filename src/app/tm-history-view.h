/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TmHistoryMode:
 * @TM_HISTORY_MATCHES: matches
 * @TM_HISTORY_PEOPLE: people
 * @TM_HISTORY_GAMES: games, and titles of free tables
 * @TM_HISTORY_SERIES: series
 *
 * What the history is looked through by.
 */
typedef enum
{
  TM_HISTORY_MATCHES,
  TM_HISTORY_PEOPLE,
  TM_HISTORY_GAMES,
  TM_HISTORY_SERIES,
} TmHistoryMode;

#define TM_N_HISTORY_MODES 4

/* What was played: matches, people, games and series, and one of them beside the list. */
#define TM_TYPE_HISTORY_VIEW (tm_history_view_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryView, tm_history_view, TM, HISTORY_VIEW, GtkWidget)

GtkWidget *tm_history_view_new (TmArchive *archive);

void tm_history_view_open (TmHistoryView *self, TmHistoryMode mode, const char *key);
void tm_history_view_list_person (TmHistoryView *self, const char *uuid);
void tm_history_view_list_game (TmHistoryView *self, const char *key);
void tm_history_view_look_for (TmHistoryView *self, const char *words);
gboolean tm_history_view_go (TmHistoryView *self, const char *what, const char *key);

G_END_DECLS
