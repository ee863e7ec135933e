/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One match of a list, which is read when it is first looked at.
 *
 * Signals:
 *   "changed" ()   what was read may differ from what is on the disk: look again */
#define TM_TYPE_HISTORY_ITEM (tm_history_item_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryItem, tm_history_item, TM, HISTORY_ITEM, GObject)

const TmMatchInfo *tm_history_item_get_info (TmHistoryItem *self);
gboolean tm_history_item_is_recent (TmHistoryItem *self);

/* Matches as a list of any length, in sections by time. */
#define TM_TYPE_HISTORY_MODEL (tm_history_model_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryModel, tm_history_model, TM, HISTORY_MODEL, GObject)

TmHistoryModel *tm_history_model_new (TmArchive *archive) G_GNUC_WARN_UNUSED_RESULT;

gboolean tm_history_model_set_query (TmHistoryModel *self,
                                     const TmMatchQuery *query,
                                     gboolean only_abandoned,
                                     GError **error);
void tm_history_model_show_all (TmHistoryModel *self);
guint tm_history_model_get_n_matches (TmHistoryModel *self);
gboolean tm_history_model_refresh (TmHistoryModel *self, GError **error);
void tm_history_model_set_hidden (TmHistoryModel *self, const char *uuid, gboolean is_hidden);

guint tm_history_model_find (TmHistoryModel *self, const char *uuid);
char *tm_history_model_dup_heading (TmHistoryModel *self, guint position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
