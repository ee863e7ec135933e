/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "tm-match.h"
#include "tm-store-error.h"

G_BEGIN_DECLS

/**
 * TM_MATCH_FILE_MAX_STEPS:
 *
 * How many moves a match file may have.
 */
#define TM_MATCH_FILE_MAX_STEPS 1000000

/**
 * TmStepKind:
 * @TM_STEP_MOVE: a move is recorded
 * @TM_STEP_UNDO: the last move is taken back
 * @TM_STEP_REDO: the move taken back last is done again
 * @TM_STEP_GO_BACK: every move after one line of the journal is taken back
 *
 * What an entry of `moves` in a match file asks for.
 */
typedef enum
{
  TM_STEP_MOVE,
  TM_STEP_UNDO,
  TM_STEP_REDO,
  TM_STEP_GO_BACK,
} TmStepKind;

/**
 * TmStep:
 * @kind: what it asks for
 * @go_back: line of the journal that stays, for @TM_STEP_GO_BACK; 0: none
 * @move: the move, for @TM_STEP_MOVE
 * @is_exported: whether the file says how the move stood in the journal: the following fields
 * @time: microseconds since 1970 UTC; 0: the file does not say
 * @is_done: whether it counts
 * @grade: the gravest finding of its recording
 * @has_previous: whether the file says which line it followed
 * @previous: line of the journal that it followed; 0: it was made on the first table
 * @drawn: set of the parameters that were sealed draws
 * @first_draw: number of the first of them; 0: none
 *
 * One entry of `moves` in a match file.
 */
typedef struct
{
  TmStepKind kind;
  guint go_back;
  TmMove move;
  gboolean is_exported;
  gint64 time;
  gboolean is_done;
  TmGrade grade;
  gboolean has_previous;
  guint previous;
  guint32 drawn;
  guint first_draw;
} TmStep;

/* A match as a file has it, checked from end to end but not played yet. */
typedef struct _TmMatchFile TmMatchFile;

TmMatchFile *tm_match_file_load (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmMatchFile *tm_match_file_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatchFile *tm_match_file_parse_node (const char *name, JsonNode *root, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_match_file_free (TmMatchFile *self);

const char *tm_match_file_get_name (const TmMatchFile *self);
const char *tm_match_file_get_id (const TmMatchFile *self);
TmBox *tm_match_file_get_box (TmMatchFile *self);
const TmGame *tm_match_file_get_game (TmMatchFile *self);

/* Seal */
const char *tm_match_file_get_seal (const TmMatchFile *self);
gboolean tm_match_file_has_seed (const TmMatchFile *self);

/* Moves */
guint tm_match_file_get_n_moves (const TmMatchFile *self);
void tm_match_file_get_move (TmMatchFile *self, guint index, TmStep *step);
gboolean tm_match_file_has_changes (const TmMatchFile *self);
void tm_match_file_get_changes (TmMatchFile *self, guint index, GArray *changes);
JsonObject *tm_match_file_get_source (const TmMatchFile *self, int index);

/* Playing */

/**
 * TmPlayFlags:
 * @TM_PLAY_NORMAL: by the rules, up to the first move that is refused
 * @TM_PLAY_GO_ON: go on after a move that is refused
 * @TM_PLAY_REASONS: hand the callback what the rules make of each move, with reasons
 * @TM_PLAY_STORED: apply the changes that the file has and leave the rules alone
 *
 * How a match file is played.
 */
typedef enum
{
  TM_PLAY_NORMAL = 0,
  TM_PLAY_GO_ON = 1 << 0,
  TM_PLAY_REASONS = 1 << 1,
  TM_PLAY_STORED = 1 << 2,
} TmPlayFlags;

/**
 * TmMatchFileFunc:
 * @self: the file
 * @index: index of the entry of `moves` that was just played
 * @match: the match after it
 * @seq: its line in the journal; 0: it was refused, or it is an undo, redo or going back
 * @resolution: (nullable): what the rules made of it; %NULL for undo, redo and going back, and
 *   unless %TM_PLAY_REASONS was given
 * @refusal: (nullable): why it was not recorded; %NULL if it was
 * @user_data: what was given to tm_match_file_play()
 *
 * Called after every entry.
 *
 * Returns: %FALSE to stop here
 */
typedef gboolean (*TmMatchFileFunc) (TmMatchFile *self,
                                     guint index,
                                     TmMatch *match,
                                     guint seq,
                                     TmResolution *resolution,
                                     const GError *refusal,
                                     gpointer user_data);

TmMatch *tm_match_file_play (TmMatchFile *self,
                             TmPlayFlags flags,
                             TmMatchFileFunc callback,
                             gpointer user_data,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing */

/**
 * TmWriteFlags:
 * @TM_WRITE_PLAIN: what a player would write by hand: the moves that count
 * @TM_WRITE_JOURNAL: each move's line, time, state and draws, and the moves taken back
 * @TM_WRITE_CHANGES: also what each move changed; implies @TM_WRITE_JOURNAL
 * @TM_WRITE_SEED: tell the seed although the match goes on
 *
 * How much of a match is written.
 */
typedef enum
{
  TM_WRITE_PLAIN = 0,
  TM_WRITE_JOURNAL = 1 << 0,
  TM_WRITE_CHANGES = 1 << 1,
  TM_WRITE_SEED = 1 << 2,
} TmWriteFlags;

char *tm_match_file_dup_text (TmMatch *match, const char *id, TmWriteFlags flags)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_match_file_write (
    TmMatch *match, const char *id, const char *path, TmWriteFlags flags, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMatchFile, tm_match_file_free)

G_END_DECLS
