/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-match.h"

G_BEGIN_DECLS

/**
 * TmMatchState:
 * @TM_MATCH_RUNNING: it goes on
 * @TM_MATCH_FINISHED: it has a result
 * @TM_MATCH_ABANDONED: it will not go on
 */
typedef enum
{
  TM_MATCH_RUNNING,
  TM_MATCH_FINISHED,
  TM_MATCH_ABANDONED,
} TmMatchState;

/* Follows a match, in the thread that plays it, and knows what of it was captured already. */
typedef struct _TmMatchTracker TmMatchTracker;

/* What is to be written about a match: plain data that may go to another thread. */
typedef struct _TmMatchDelta TmMatchDelta;

TmMatchTracker *
tm_match_tracker_new (TmMatch *match, const char *uuid, gint64 stamp) G_GNUC_WARN_UNUSED_RESULT;
void tm_match_tracker_free (TmMatchTracker *self);
const char *tm_match_tracker_get_uuid (TmMatchTracker *self);
gint64 tm_match_tracker_get_stamp (TmMatchTracker *self);

TmMatchDelta *tm_match_tracker_capture_all (TmMatchTracker *self) G_GNUC_WARN_UNUSED_RESULT;
TmMatchDelta *
tm_match_tracker_capture_line (TmMatchTracker *self, guint seq) G_GNUC_WARN_UNUSED_RESULT;
TmMatchDelta *tm_match_tracker_capture_marks (TmMatchTracker *self, guint first, guint last)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatchDelta *tm_match_tracker_capture_standing (TmMatchTracker *self) G_GNUC_WARN_UNUSED_RESULT;

void tm_match_delta_free (TmMatchDelta *self);
gboolean tm_match_delta_is_first (const TmMatchDelta *self);
guint tm_match_delta_get_n_lines (const TmMatchDelta *self);
gboolean tm_match_delta_write (TmMatchDelta *self, TmDatabase *database, GError **error);

char *tm_move_spec_dup_declaration (const TmMoveSpec *spec) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMatchTracker, tm_match_tracker_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMatchDelta, tm_match_delta_free)

G_END_DECLS
