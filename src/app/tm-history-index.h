/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* People, games or series as a list, each with a key by which the program knows it.
 *
 * Signals:
 *   "chosen" (key)   somebody wants to see one */
#define TM_TYPE_HISTORY_INDEX (tm_history_index_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryIndex, tm_history_index, TM, HISTORY_INDEX, GtkWidget)

GtkWidget *tm_history_index_new (const char *name);

void tm_history_index_set_narrow (TmHistoryIndex *self, gboolean is_narrow);
void tm_history_index_set_empty (TmHistoryIndex *self,
                                 const char *title,
                                 const char *description,
                                 GtkWidget *button);

void tm_history_index_begin (TmHistoryIndex *self);
GtkWidget *tm_history_index_add (TmHistoryIndex *self,
                                 const char *key,
                                 GtkWidget *picture,
                                 const char *title,
                                 const char *subtitle);
void tm_history_index_end (TmHistoryIndex *self);

void tm_history_index_select (TmHistoryIndex *self, const char *key);
void tm_history_index_select_first (TmHistoryIndex *self);
gboolean tm_history_index_has_selected (TmHistoryIndex *self);
const char *tm_history_index_get_selected (TmHistoryIndex *self);

G_END_DECLS
