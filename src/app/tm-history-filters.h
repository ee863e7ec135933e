/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Which matches shall be listed: of which game, with whom, when, with which result.
 *
 * Signals:
 *   "changed" ()   other matches are wanted */
#define TM_TYPE_HISTORY_FILTERS (tm_history_filters_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryFilters, tm_history_filters, TM, HISTORY_FILTERS, GtkWidget)

void tm_history_filters_fill (TmHistoryFilters *self, TmArchive *archive);
void tm_history_filters_show_more (TmHistoryFilters *self, gboolean shows_more);

void tm_history_filters_clear (TmHistoryFilters *self);
void tm_history_filters_set_game (TmHistoryFilters *self, const char *game, const char *title);
void tm_history_filters_set_player (TmHistoryFilters *self, const char *uuid);

gboolean tm_history_filters_is_clear (TmHistoryFilters *self);
gboolean tm_history_filters_apply (TmHistoryFilters *self, TmMatchQuery *query);

G_END_DECLS
