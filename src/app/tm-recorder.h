/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

G_BEGIN_DECLS

/**
 * TmRecordStatus:
 * @TM_RECORD_DONE: the move stands in the journal
 * @TM_RECORD_ASK: something still has to be asked, see tm_recorder_get_missing()
 * @TM_RECORD_REFUSED: nothing was recorded; the findings of tm_recorder_get_resolution() say why
 * @TM_RECORD_FAILED: nothing was recorded; the error says why
 *
 * How far the recording of a move has come.
 */
typedef enum
{
  TM_RECORD_DONE,
  TM_RECORD_ASK,
  TM_RECORD_REFUSED,
  TM_RECORD_FAILED,
} TmRecordStatus;

/* Turns what somebody touches into a recorded move: it knows what is offered now, what still has
 * to be asked, draws what the app draws, and keeps a refused move at hand so that the players can
 * override it. */
#define TM_TYPE_RECORDER (tm_recorder_get_type ())
G_DECLARE_FINAL_TYPE (TmRecorder, tm_recorder, TM, RECORDER, GObject)

TmRecorder *tm_recorder_new (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

TmMatch *tm_recorder_get_match (TmRecorder *self);
const TmOffers *tm_recorder_get_offers (TmRecorder *self);
void tm_recorder_touch (TmRecorder *self, guint piece);
gboolean tm_recorder_drop_picks (TmRecorder *self);
gboolean tm_recorder_draws (TmRecorder *self, guint offer);
TmScene *tm_recorder_create_scene (TmRecorder *self, int viewer) G_GNUC_WARN_UNUSED_RESULT;
TmScene *tm_recorder_create_past_scene (TmRecorder *self, guint seq) G_GNUC_WARN_UNUSED_RESULT;

TmRecordStatus tm_recorder_begin (TmRecorder *self, guint offer, GError **error);
TmRecordStatus
tm_recorder_answer (TmRecorder *self, const TmArgs *args, gboolean is_override, GError **error);
TmRecordStatus tm_recorder_override (TmRecorder *self, GError **error);
TmRecordStatus
tm_recorder_choose_reading (TmRecorder *self, guint option, gint32 value, GError **error);
TmRecordStatus
tm_recorder_use (TmRecorder *self, const TmMove *moves, guint n_moves, GError **error);
void tm_recorder_cancel (TmRecorder *self);

const TmResolution *tm_recorder_preview (TmRecorder *self, const TmArgs *args);
GPtrArray *tm_recorder_list_remarks (TmRecorder *self) G_GNUC_WARN_UNUSED_RESULT;

char *tm_recorder_dup_correction (TmRecorder *self, guint slot_number, int before, int after)
    G_GNUC_WARN_UNUSED_RESULT;

const TmMove *tm_recorder_get_move (TmRecorder *self);
guint32 tm_recorder_get_missing (TmRecorder *self);
const TmResolution *tm_recorder_get_resolution (TmRecorder *self);

G_END_DECLS
