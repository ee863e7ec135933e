/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-match-info.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One match of a series, which can be moved by buttons, keys and dragging.
 *
 * Signals:
 *   "move-by" (by)        the row is to change its place
 *   "dropped" (dragged)   another row is to take this row's place
 *   "removed" ()          the match is to leave the series */
#define TM_TYPE_HISTORY_CHAPTER (tm_history_chapter_get_type ())
G_DECLARE_FINAL_TYPE (TmHistoryChapter, tm_history_chapter, TM, HISTORY_CHAPTER, AdwActionRow)

GtkWidget *tm_history_chapter_new (const TmMatchInfo *info, guint chapter, guint n_chapters);
const char *tm_history_chapter_get_uuid (TmHistoryChapter *self);

G_END_DECLS
