/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* Keeping lines */

/**
 * tm_match_get_line:
 * @self: a match
 * @seq: a line, from 1 to the last
 *
 * Gets a line as it is kept.
 *
 * Returns: (transfer none): the line, until the next is appended
 */
TmMatchLine *
tm_match_get_line (TmMatch *self, guint seq)
{
  g_assert (seq >= 1 && seq <= self->lines->len);
  return &g_array_index (self->lines, TmMatchLine, seq - 1);
}

/**
 * tm_match_get_line_changes:
 * @self: a match
 * @line: a line of the match
 *
 * Gets the `n_changes` changes that the line made.
 *
 * Returns: (transfer none): the first of them, until the next line is appended
 */
const TmChange *
tm_match_get_line_changes (TmMatch *self, const TmMatchLine *line)
{
  return &g_array_index (self->changes, TmChange, line->first_change);
}

/**
 * tm_match_get_newest_follower:
 * @self: a match
 * @seq: a line; 0: the first table
 *
 * Gets where the number of the newest line that followed a line is kept: the one to do again.
 *
 * Returns: (transfer none): the place; the number is 0 if no line followed
 */
guint *
tm_match_get_newest_follower (TmMatch *self, guint seq)
{
  return seq == 0 ? &self->newest_first : &tm_match_get_line (self, seq)->newest_follower;
}

static void
keep_args (TmMatch *self, TmMatchLine *line, const TmArgs *args)
{
  gint32 header[2 + TM_MAX_PARAMS];
  guint n = 0;

  line->first_arg = self->args->len;
  header[n++] = args->given;
  for (guint param = 0; param < TM_MAX_PARAMS; param++)
    if (args->given & 1u << param)
      header[n++] = args->count[param];
  g_array_append_vals (self->args, header, n);
  for (guint param = 0; param < TM_MAX_PARAMS; param++)
    if (args->given & 1u << param)
      g_array_append_vals (self->args, args->pool + args->start[param], args->count[param]);
}

static void
recall_args (TmMatch *self, const TmMatchLine *line, TmArgs *args)
{
  const gint32 *counts = &g_array_index (self->args, gint32, line->first_arg);
  guint32 given = *counts++;
  const gint32 *values = counts;

  for (guint32 left = given; left != 0; left &= left - 1)
    values++;
  tm_args_init (args);
  for (guint param = 0; param < TM_MAX_PARAMS; param++)
    if (given & 1u << param)
      {
        tm_args_set_list (args, param, values, *counts);
        values += *counts++;
      }
}

/**
 * tm_match_append_line:
 * @self: a match
 * @line: the line; where its arguments and changes are kept is filled in
 * @args: the arguments of its move
 * @changes: (array length=n_changes): its changes
 * @n_changes: how many there are
 *
 * Appends a line to the journal, as the newest that followed its `previous`. The table stays as it
 * is.
 *
 * Returns: the number of the line
 */
guint
tm_match_append_line (
    TmMatch *self, TmMatchLine *line, const TmArgs *args, const TmChange *changes, guint n_changes)
{
  keep_args (self, line, args);
  line->first_change = self->changes->len;
  line->n_changes = n_changes;
  g_array_append_vals (self->changes, changes, n_changes);
  g_array_append_val (self->lines, *line);
  *tm_match_get_newest_follower (self, line->previous) = self->lines->len;
  return self->lines->len;
}

/**
 * tm_match_count_drawn:
 * @drawn: set of parameters
 *
 * Counts the draws that the parameters of a line have used.
 *
 * Returns: the number of draws
 */
guint
tm_match_count_drawn (guint32 drawn)
{
  return __builtin_popcount (drawn);
}

/* Reading the journal */

/**
 * tm_match_get_n_entries:
 * @self: a match
 *
 * Counts the lines of the journal, those that were taken back included; they are numbered from 1.
 *
 * Returns: the number of lines
 */
guint
tm_match_get_n_entries (TmMatch *self)
{
  return self->lines->len;
}

/**
 * tm_match_get_last_done:
 * @self: a match
 *
 * Gets the last move that counts.
 *
 * Returns: the line that led to the table as it is; 0: none
 */
guint
tm_match_get_last_done (TmMatch *self)
{
  return self->last_done;
}

/* A match from a file has its changes but not its sentences: the rules are asked for those
 * alone. */
static void
recall_summary (TmMatch *self, guint seq, TmMatchLine *line)
{
  tm_match_explain (self, seq, self->resolution);
  line->summary = *tm_resolution_get_summary (self->resolution);
  if (tm_text_is_empty (&line->summary))
    line->summary = tm_text (tm_game_get_move (self->box->game, line->kind)->name);
}

/**
 * tm_match_get_entry:
 * @self: a match
 * @seq: a line of the journal
 * @entry: (out caller-allocates): the line; untouched if there is none
 *
 * Reads a line of the journal. Of a match that was loaded, the sentence is first made by today's
 * rules.
 *
 * Returns: whether there is such a line
 */
gboolean
tm_match_get_entry (TmMatch *self, guint seq, TmEntry *entry)
{
  TmMatchLine *line;

  if (seq == 0 || seq > self->lines->len)
    return FALSE;
  line = tm_match_get_line (self, seq);
  if (tm_text_is_empty (&line->summary))
    recall_summary (self, seq, line);
  *entry = (TmEntry) {
    .seq = seq,
    .time = line->time,
    .is_done = line->is_done,
    .previous = line->previous,
    .drawn = line->drawn,
    .first_draw = line->first_draw,
    .grade = line->grade,
    .n_changes = line->n_changes,
    .kind = line->kind,
    .source = line->source,
    .is_override = line->is_override,
    .note = line->note,
    .summary = line->summary,
  };
  return TRUE;
}

/**
 * tm_match_is_secret:
 * @self: a match
 * @seq: a line of the journal
 * @param: index of a parameter of its move
 *
 * Tells what no journal may show yet: the order of a deck that the app shuffled, for one.
 *
 * Returns: whether the parameter was drawn by the app and is nobody's to know before the match is
 *   over
 */
gboolean
tm_match_is_secret (TmMatch *self, guint seq, guint param)
{
  const TmMatchLine *line = tm_match_get_line (self, seq);
  TmResult result;

  if (!(line->drawn & 1u << param)
      || !tm_game_get_move (self->box->game, line->kind)->params[param].is_secret)
    return FALSE;
  tm_match_get_result (self, &result);
  return result.ending == TM_ENDING_OPEN;
}

/**
 * tm_match_get_move:
 * @self: a match
 * @seq: a line of the journal, from 1 to tm_match_get_n_entries()
 * @move: (out caller-allocates): the move
 *
 * Reads the move of a line with all its parameters, those that were drawn included.
 */
void
tm_match_get_move (TmMatch *self, guint seq, TmMove *move)
{
  const TmMatchLine *line = tm_match_get_line (self, seq);

  move->kind = line->kind;
  move->source = line->source;
  move->is_override = line->is_override;
  move->note = line->note;
  recall_args (self, line, &move->args);
}

/**
 * tm_match_get_changes:
 * @self: a match
 * @seq: a line of the journal, from 1 to tm_match_get_n_entries()
 * @n_changes: (out): how many there are
 *
 * Gets the changes that a line made, or would make again if it was taken back.
 *
 * Returns: (transfer none) (array length=n_changes): the changes, until the next move is recorded
 */
const TmChange *
tm_match_get_changes (TmMatch *self, guint seq, guint *n_changes)
{
  const TmMatchLine *line = tm_match_get_line (self, seq);

  *n_changes = line->n_changes;
  return tm_match_get_line_changes (self, line);
}

/**
 * tm_match_visit:
 * @self: a match
 * @seq: a line, from 0 to the last
 *
 * Looks at the table as it was after a line, also one that was taken back.
 *
 * One table is kept for looking back; it goes from where it was looked at last to where it is
 * wanted, so reading the journal line by line costs no more than the lines read. Since every line
 * is later than the one it followed, the way leads through the latest line that both have in
 * common.
 *
 * Returns: (transfer none): the table, until the next visit
 */
const TmTable *
tm_match_visit (TmMatch *self, guint seq)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (guint));

  while (seq != self->visited_seq)
    if (seq > self->visited_seq)
      {
        g_array_append_val (way, seq);
        seq = tm_match_get_line (self, seq)->previous;
      }
    else
      {
        const TmMatchLine *line = tm_match_get_line (self, self->visited_seq);
        tm_table_take_back (self->visited, tm_match_get_line_changes (self, line), line->n_changes);
        self->visited_seq = line->previous;
      }
  for (guint i = way->len; i > 0; i--)
    {
      const TmMatchLine *line;

      self->visited_seq = g_array_index (way, guint, i - 1);
      line = tm_match_get_line (self, self->visited_seq);
      tm_table_apply (self->visited, tm_match_get_line_changes (self, line), line->n_changes);
    }
  return self->visited;
}

/**
 * tm_match_table_at:
 * @self: a match
 * @seq: a line of the journal, also one that was taken back; 0: the beginning
 * @table: (inout): a table of the match's box
 *
 * Makes @table what the table was after that line, from the stored changes alone.
 *
 * Returns: whether there is such a line
 */
gboolean
tm_match_table_at (TmMatch *self, guint seq, TmTable *table)
{
  if (seq > self->lines->len)
    return FALSE;
  tm_table_copy (table, tm_match_visit (self, seq));
  return TRUE;
}

/**
 * tm_match_explain:
 * @self: a match
 * @seq: a line of the journal
 * @resolution: (inout): where to put what today's rules make of it
 *
 * Resolves an old move again, for its reasons. Nothing is changed.
 */
void
tm_match_explain (TmMatch *self, guint seq, TmResolution *resolution)
{
  const TmTable *before = tm_match_visit (self, tm_match_get_line (self, seq)->previous);
  TmMove move;

  tm_match_get_move (self, seq, &move);
  tm_game_resolve (self->box->game, before, &move, TRUE, resolution);
}

/* Loading */

static gboolean
check_loaded (TmMatch *self,
              const TmEntry *entry,
              const TmMove *move,
              const TmChange *changes,
              GError **error)
{
  const TmMoveSpec *spec = tm_game_get_move (self->box->game, move->kind);

  if (spec == NULL || entry->seq != self->lines->len + 1 || entry->previous >= entry->seq
      || entry->grade >= TM_GRADE_IMPOSSIBLE)
    {
      g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_CHANGES,
                   _ ("line %u of the journal does not fit"), entry->seq);
      return FALSE;
    }
  if (!tm_params_check (spec->params, spec->n_params, self->box, &move->args, error))
    return FALSE;
  if (entry->previous == self->last_done)
    return tm_table_check_changes (self->table, changes, entry->n_changes, error);
  return tm_table_check_changes (tm_match_visit (self, entry->previous), changes, entry->n_changes,
                                 error);
}

/**
 * tm_match_load_entry:
 * @self: a match being loaded
 * @entry: the next line of its journal
 * @move: the move
 * @changes: (array): its `n_changes` changes
 * @error: return location for a [error@MatchError] or [error@ParamsError]
 *
 * Adds a line of an earlier recording. Its changes are applied as they were stored; the rules are
 * not asked. Lines come in the order of their numbers; no signal is emitted.
 *
 * Returns: whether the line fits what was loaded before
 */
gboolean
tm_match_load_entry (TmMatch *self,
                     const TmEntry *entry,
                     const TmMove *move,
                     const TmChange *changes,
                     GError **error)
{
  TmMatchLine line = { 0 };

  if (!check_loaded (self, entry, move, changes, error))
    return FALSE;
  if (entry->is_done && entry->previous != self->last_done)
    {
      g_set_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_CHANGES,
                   _ ("line %u of the journal counts, but the one before it does not"), entry->seq);
      return FALSE;
    }
  line.time = entry->time;
  line.previous = entry->previous;
  line.kind = move->kind;
  line.source = move->source;
  line.is_override = move->is_override;
  line.note = move->note;
  line.is_done = entry->is_done;
  line.drawn = entry->drawn;
  line.first_draw = entry->first_draw;
  line.grade = entry->grade;
  tm_match_append_line (self, &line, &move->args, changes, entry->n_changes);
  if (entry->drawn != 0)
    self->n_draws
        = MAX (self->n_draws, entry->first_draw + tm_match_count_drawn (entry->drawn) - 1);
  if (entry->is_done)
    {
      tm_table_apply (self->table, changes, entry->n_changes);
      self->last_done = self->lines->len;
    }
  return TRUE;
}
