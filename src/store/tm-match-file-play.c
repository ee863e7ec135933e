/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-file-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* One playing of a file. */
typedef struct
{
  TmMatchFile *file;
  TmPlayFlags flags;
  TmMatch *match;
  TmResolution *resolution;
  TmStep step;
  GArray *changes;
  /* Line of the journal for each move of the file, 0 for those that were refused: after a refusal
   * the file's numbers are too high. */
  GArray *lines;
  guint last_done;
} Play;

static guint
get_line (const Play *self, guint file_line)
{
  while (file_line > 0 && g_array_index (self->lines, guint, file_line - 1) == 0)
    file_line--;
  return file_line > 0 ? g_array_index (self->lines, guint, file_line - 1) : 0;
}

/* A file leaves out the line that a move followed if it is the one above. */
static guint
get_previous (const Play *self, guint index)
{
  return get_line (self, self->step.has_previous ? self->step.previous : index);
}

static void
fill_entry (const Play *self, guint index, TmEntry *entry)
{
  const TmMove *move = &self->step.move;

  *entry = (TmEntry) {
    .seq = tm_match_get_n_entries (self->match) + 1,
    .previous = get_previous (self, index),
    .time = self->step.time != 0 ? self->step.time : g_get_real_time (),
    .is_done = TRUE,
    .grade = self->step.grade,
    .drawn = self->step.drawn,
    .first_draw = self->step.first_draw,
    .kind = move->kind,
    .source = move->source,
    .is_override = move->is_override,
    .note = move->note,
  };
}

static gboolean
is_refused (const Play *self)
{
  TmGrade grade = tm_resolution_get_grade (self->resolution);

  return grade == TM_GRADE_IMPOSSIBLE
         || (grade == TM_GRADE_ILLEGAL && !self->step.move.is_override);
}

static gboolean
is_complete (const Play *self)
{
  const TmMove *move = &self->step.move;
  const TmGame *game = tm_match_get_game (self->match);
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);

  for (guint i = 0; i < spec->n_params; i++)
    if (!tm_args_has (&move->args, i) && !spec->params[i].is_optional
        && tm_game_is_asked (game, tm_match_get_table (self->match), move->kind, i, &move->args))
      return FALSE;
  return TRUE;
}

/* A move that was exported keeps its time and its draws: the rules say what it changes, and the
 * journal takes it over as it stood. What is incomplete or refused is recorded like any other
 * move, which says what is wrong with it. */
static gboolean
replay_exported (Play *self, guint index, GError **error)
{
  const TmChange *changes;
  TmEntry entry;

  if (!is_complete (self))
    return tm_match_record (self->match, &self->step.move, self->resolution, error);
  tm_match_preview (self->match, &self->step.move, (self->flags & TM_PLAY_REASONS) != 0,
                    self->resolution);
  if (is_refused (self))
    return tm_match_record (self->match, &self->step.move, self->resolution, error);

  fill_entry (self, index, &entry);
  entry.grade = tm_resolution_get_grade (self->resolution);
  entry.summary = *tm_resolution_get_summary (self->resolution);
  changes = tm_resolution_get_changes (self->resolution, &entry.n_changes);
  return tm_match_load_entry (self->match, &entry, &self->step.move, changes, error);
}

static gboolean
line_up (Play *self, guint index, GError **error)
{
  guint previous = get_previous (self, index);

  if (!self->step.is_exported || tm_match_get_last_done (self->match) == previous)
    return TRUE;
  return tm_match_go_back (self->match, previous, error);
}

static gboolean
play_move (Play *self, guint index, GError **error)
{
  if (!line_up (self, index, error))
    return FALSE;
  if (self->step.is_exported)
    return replay_exported (self, index, error);
  return tm_match_record (self->match, &self->step.move,
                          self->flags & TM_PLAY_REASONS ? self->resolution : NULL, error);
}

static gboolean
load_move (Play *self, guint index, GError **error)
{
  TmEntry entry;

  tm_match_file_get_changes (self->file, index, self->changes);
  fill_entry (self, index, &entry);
  entry.is_done = self->step.is_done;
  entry.n_changes = self->changes->len;
  return tm_match_load_entry (self->match, &entry, &self->step.move,
                              (const TmChange *) (gpointer) self->changes->data, error);
}

static gboolean
play_step (Play *self, guint index, GError **error)
{
  switch (self->step.kind)
    {
    case TM_STEP_UNDO:
      return tm_match_undo (self->match, error);
    case TM_STEP_REDO:
      return tm_match_redo (self->match, error);
    case TM_STEP_GO_BACK:
      return tm_match_go_back (self->match, self->step.go_back, error);
    case TM_STEP_MOVE:
    default:
      return self->flags & TM_PLAY_STORED ? load_move (self, index, error)
                                          : play_move (self, index, error);
    }
}

static TmResolution *
get_resolution (const Play *self)
{
  gboolean is_wanted = (self->flags & (TM_PLAY_REASONS | TM_PLAY_STORED)) == TM_PLAY_REASONS;

  return is_wanted && self->step.kind == TM_STEP_MOVE ? self->resolution : NULL;
}

static void
prefix_with_place (Play *self, guint index, GError *error)
{
  g_autofree char *message = error->message;

  error->message = g_strdup_printf ("%s: moves[%u]: %s", self->file->name, index, message);
}

typedef enum
{
  OUTCOME_NEXT,
  OUTCOME_STOP,
  OUTCOME_FAIL,
} Outcome;

static Outcome
play_index (Play *self, guint index, TmMatchFileFunc callback, gpointer user_data, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  guint n_before = tm_match_get_n_entries (self->match);
  gboolean is_played;
  gboolean goes_on = TRUE;
  guint line;

  tm_match_file_get_move (self->file, index, &self->step);
  is_played = play_step (self, index, &refusal);
  line = tm_match_get_n_entries (self->match) > n_before ? n_before + 1 : 0;
  g_array_append_val (self->lines, line);
  if (line != 0 && self->step.is_exported && self->step.is_done)
    self->last_done = line;
  if (!is_played)
    prefix_with_place (self, index, refusal);
  if (callback != NULL)
    goes_on = callback (self->file, index, self->match, line, get_resolution (self), refusal,
                        user_data);
  if (!is_played && !(self->flags & TM_PLAY_GO_ON))
    {
      g_propagate_error (error, g_steal_pointer (&refusal));
      return OUTCOME_FAIL;
    }
  return goes_on ? OUTCOME_NEXT : OUTCOME_STOP;
}

/* Moves that were taken back at the end of an exported journal were played to give them their
 * line; now they are taken back again. */
static gboolean
settle_end (Play *self, gboolean is_exported, GError **error)
{
  if (!is_exported || self->flags & TM_PLAY_STORED
      || tm_match_get_last_done (self->match) == self->last_done)
    return TRUE;
  return tm_match_go_back (self->match, self->last_done, error);
}

static TmMatch *
make_match (TmMatchFile *file)
{
  return file->has_seed ? tm_match_new_sealed (file->box, file->seed, file->entropy)
                        : tm_match_new (file->box);
}

/**
 * tm_match_file_play:
 * @self: a match file
 * @flags: how to play it
 * @callback: (nullable) (scope call): called after every entry of `moves`
 * @user_data: data for @callback
 * @error: return location for an error; that of the engine if a move was refused, with the name of
 *   the file and the place before its message
 *
 * Plays the moves of a file into a new match.
 *
 * If @callback stops the playing, the match up to there is returned.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if a move was refused and %TM_PLAY_GO_ON
 *   was not given
 */
TmMatch *
tm_match_file_play (TmMatchFile *self,
                    TmPlayFlags flags,
                    TmMatchFileFunc callback,
                    gpointer user_data,
                    GError **error)
{
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmResolution) resolution = NULL;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  Play play = { .file = self, .flags = flags, .changes = changes, .lines = lines };
  Outcome outcome = OUTCOME_NEXT;
  guint n_moves;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (!(flags & TM_PLAY_STORED) || self->has_changes, NULL);

  match = make_match (self);
  resolution = tm_resolution_new (self->box);
  play.match = match;
  play.resolution = resolution;
  n_moves = tm_match_file_get_n_moves (self);
  for (guint i = 0; i < n_moves && outcome == OUTCOME_NEXT; i++)
    outcome = play_index (&play, i, callback, user_data, error);
  if (outcome == OUTCOME_FAIL
      || (outcome == OUTCOME_NEXT && !settle_end (&play, play.step.is_exported, error)))
    return NULL;
  return g_steal_pointer (&match);
}
