/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The matches of the history as a list.
 *
 * Signals:
 *   "chosen" (uuid)   somebody wants to see a match
 *   "cleared" ()      somebody wants to see all matches, not only those that are looked for */
#define TM_TYPE_HISTORY_LIST (tm_history_list_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryList, tm_history_list, TM, HISTORY_LIST, GtkWidget)

void tm_history_list_set_archive (TmHistoryList *self, TmArchive *archive);
void tm_history_list_set_narrow (TmHistoryList *self, gboolean is_narrow);

void tm_history_list_look_for (TmHistoryList *self,
                               const TmMatchQuery *query,
                               gboolean only_abandoned,
                               gboolean is_filtered);
void tm_history_list_refresh (TmHistoryList *self);
void tm_history_list_set_hidden (TmHistoryList *self, const char *uuid, gboolean is_hidden);
void tm_history_list_show_all (TmHistoryList *self);
guint tm_history_list_get_n (TmHistoryList *self);

gboolean tm_history_list_select (TmHistoryList *self, const char *uuid);
void tm_history_list_select_first (TmHistoryList *self);
const char *tm_history_list_get_selected (TmHistoryList *self);

G_END_DECLS
