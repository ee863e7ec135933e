/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"
#include "tm-random.h"

G_BEGIN_DECLS

/**
 * TmMatchError:
 * @TM_MATCH_ERROR_IMPOSSIBLE: the move cannot be represented
 * @TM_MATCH_ERROR_ILLEGAL: the move is against a rule and was not overridden
 * @TM_MATCH_ERROR_NOTHING: there is nothing to undo or redo
 * @TM_MATCH_ERROR_SEALED: what was drawn does not fit the seal
 * @TM_MATCH_ERROR_CHANGES: stored changes do not fit the table
 *
 * Why a match refuses something. The message is for people.
 */
typedef enum
{
  TM_MATCH_ERROR_IMPOSSIBLE,
  TM_MATCH_ERROR_ILLEGAL,
  TM_MATCH_ERROR_NOTHING,
  TM_MATCH_ERROR_SEALED,
  TM_MATCH_ERROR_CHANGES,
} TmMatchError;

/**
 * TM_MATCH_ERROR:
 *
 * The domain of the errors of [error@MatchError].
 */
#define TM_MATCH_ERROR (tm_match_error_quark ())
GQuark tm_match_error_quark (void);

/**
 * TmEntry:
 * @seq: its number in the journal, from 1
 * @previous: the move it followed; 0: it was made on the first table
 * @time: microseconds since 1970 UTC
 * @is_done: whether it counts; an undone move stays in the journal, struck out
 * @drawn: set of the parameters that were sealed draws; each used one draw
 * @first_draw: number of the first of them, from 1; 0: it drew nothing
 * @grade: the gravest finding of its recording
 * @n_changes: how many changes it made
 * @kind: kind of the move, see [struct@TmMove]
 * @source: where its chance parameters came from
 * @is_override: whether the players had it recorded although it was illegal
 * @note: words of the players, see tm_box_get_string(); -1: none
 * @summary: what happened, in words
 *
 * One line of the journal.
 */
typedef struct
{
  guint seq;
  gint64 time;
  gboolean is_done;
  guint previous;
  guint32 drawn;
  guint first_draw;
  TmGrade grade;
  guint n_changes;
  guint kind;
  TmSource source;
  gboolean is_override;
  gint32 note;
  TmText summary;
} TmEntry;

/**
 * TmMatch:
 *
 * A match: the table now, and the journal of how it came about. Everything that alters a table
 * passes here. [signal@TmMatch::recorded] tells of a new line in the journal,
 * [signal@TmMatch::marked] of lines that were undone or done again, and after either
 * [signal@TmMatch::changed] says that the table is another.
 */
#define TM_TYPE_MATCH (tm_match_get_type ())
G_DECLARE_FINAL_TYPE (TmMatch, tm_match, TM, MATCH, GObject)

TmMatch *tm_match_new (TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
TmMatch *tm_match_new_sealed (TmBox *box, const guint8 seed[32], const char *entropy)
    G_GNUC_WARN_UNUSED_RESULT;

TmBox *tm_match_get_box (TmMatch *self);
const TmGame *tm_match_get_game (TmMatch *self);
const TmTable *tm_match_get_table (TmMatch *self);
void tm_match_get_result (TmMatch *self, TmResult *result);

/* Seal */
const TmRandom *tm_match_get_random (TmMatch *self);
const char *tm_match_get_entropy (TmMatch *self);

/* Recording */
gboolean
tm_match_record (TmMatch *self, const TmMove *move, TmResolution *resolution, GError **error);
gboolean tm_match_undo (TmMatch *self, GError **error);
gboolean tm_match_redo (TmMatch *self, GError **error);
gboolean tm_match_can_undo (TmMatch *self);
gboolean tm_match_can_redo (TmMatch *self);
gboolean tm_match_go_back (TmMatch *self, guint seq, GError **error);
gboolean
tm_match_set_counter (TmMatch *self, guint slot, gint32 value, const char *why, GError **error);
gboolean tm_match_set_house_rule (TmMatch *self, guint option, gint32 value, GError **error);
gboolean tm_match_is_settled (TmMatch *self, guint option);

/* Looking ahead, without recording */
gboolean tm_match_preview (TmMatch *self,
                           const TmMove *move,
                           gboolean with_reasons,
                           TmResolution *resolution);
guint32 tm_match_get_missing (TmMatch *self, const TmMove *move);

/* Journal */
guint tm_match_get_n_entries (TmMatch *self);
gboolean tm_match_get_entry (TmMatch *self, guint seq, TmEntry *entry);
void tm_match_get_move (TmMatch *self, guint seq, TmMove *move);
gboolean tm_match_is_secret (TmMatch *self, guint seq, guint param);
const TmChange *tm_match_get_changes (TmMatch *self, guint seq, guint *n_changes);
guint tm_match_get_last_done (TmMatch *self);
gboolean tm_match_table_at (TmMatch *self, guint seq, TmTable *table);
void tm_match_explain (TmMatch *self, guint seq, TmResolution *resolution);

/* Loading: lines of an earlier recording, with the changes they made then */
gboolean tm_match_load_entry (TmMatch *self,
                              const TmEntry *entry,
                              const TmMove *move,
                              const TmChange *changes,
                              GError **error);

/* Checking */
guint tm_match_audit (TmMatch *self, GArray *differing);
gboolean tm_match_verify (TmMatch *self, guint *n_checked, GError **error);

G_END_DECLS
