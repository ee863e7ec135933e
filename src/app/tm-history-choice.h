/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One of a few things, each with a key by which the program knows it.
 *
 * Signals:
 *   "chosen" ()   somebody chose another one */
#define TM_TYPE_HISTORY_CHOICE (tm_history_choice_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryChoice, tm_history_choice, TM, HISTORY_CHOICE, AdwBin)

GtkWidget *tm_history_choice_new (void);

void tm_history_choice_clear (TmHistoryChoice *self);
void tm_history_choice_add (TmHistoryChoice *self, const char *key, const char *name);

const char *tm_history_choice_get_key (TmHistoryChoice *self);
gboolean tm_history_choice_set_key (TmHistoryChoice *self, const char *key);

G_END_DECLS
