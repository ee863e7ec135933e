/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

G_BEGIN_DECLS

/**
 * TmScoreTrace:
 *
 * The scores of a match over its moves. Step 0 is the first table, step n the table after the n-th
 * move that counts.
 */
typedef struct _TmScoreTrace TmScoreTrace;

/**
 * TmScoreBand:
 * @first: step at which it begins
 * @last: step at which it ends: the move by which the milestone was passed
 * @name: (nullable): the milestone; %NULL for what came after the last one
 *
 * A stretch of a match, such as a level.
 */
typedef struct
{
  guint first;
  guint last;
  char *name;
} TmScoreBand;

/**
 * TmScoreLead:
 * @first: step at which it begins
 * @leaders: set of the seats that are ahead of the others; 0: all are equal
 *
 * Who leads from a step on.
 */
typedef struct
{
  guint first;
  guint32 leaders;
} TmScoreLead;

TmScoreTrace *tm_score_trace_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
TmScoreTrace *tm_score_trace_begin (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_score_trace_go_on (TmScoreTrace *self, gint64 budget);
TmScoreTrace *tm_score_trace_ref (TmScoreTrace *self);
void tm_score_trace_unref (TmScoreTrace *self);

/* Steps */
guint tm_score_trace_get_n_steps (const TmScoreTrace *self);
guint tm_score_trace_get_seq (const TmScoreTrace *self, guint step);
guint tm_score_trace_find_step (const TmScoreTrace *self, guint seq);

/* Scores */
gboolean tm_score_trace_has_scores (const TmScoreTrace *self);
guint tm_score_trace_get_n_seats (const TmScoreTrace *self);
gint32 tm_score_trace_get_score (const TmScoreTrace *self, guint step, guint seat);
void tm_score_trace_get_range (const TmScoreTrace *self, gint32 *lowest, gint32 *highest);
const char *tm_score_trace_get_name (const TmScoreTrace *self, guint seat);

/* Milestones */
guint tm_score_trace_get_n_bands (const TmScoreTrace *self);
const TmScoreBand *tm_score_trace_get_band (const TmScoreTrace *self, guint band);
const TmScoreBand *tm_score_trace_find_band (const TmScoreTrace *self, guint step);

/* Who was ahead */
GArray *tm_score_trace_list_leads (const TmScoreTrace *self) G_GNUC_WARN_UNUSED_RESULT;

/* In words */
char *tm_score_trace_dup_step (const TmScoreTrace *self, guint step) G_GNUC_WARN_UNUSED_RESULT;
char *tm_score_trace_dup_scores (const TmScoreTrace *self, guint step) G_GNUC_WARN_UNUSED_RESULT;
char *tm_score_trace_dup_description (const TmScoreTrace *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmScoreTrace, tm_score_trace_unref)

G_END_DECLS
