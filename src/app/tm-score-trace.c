/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-score-trace.h"

/* The clock is looked at once in so many moves. */
#define MOVES_AT_ONCE 64

struct _TmScoreTrace
{
  TmMatch *match;
  TmTable *table;
  guint next_seq;

  guint n_seats;
  TmHow how;
  char *names[TM_MAX_SEATS];
  GArray *seqs;
  GArray *scores;
  GArray *bands;
  gint32 lowest;
  gint32 highest;
  gboolean has_scores;
};

static gint32 *
get_scores (const TmScoreTrace *self, guint step)
{
  return &g_array_index (self->scores, gint32, step * self->n_seats);
}

/* The walk */

static void
append_step (TmScoreTrace *self)
{
  TmResult result = { 0 };

  tm_match_get_game (self->match)->get_result (self->table, &result);
  self->how = result.how;
  g_array_append_vals (self->scores, result.scores, self->n_seats);
}

static void
append_line (TmScoreTrace *self, guint seq)
{
  TmEntry entry;
  const TmChange *changes;
  guint n_changes;

  if (!tm_match_get_entry (self->match, seq, &entry) || !entry.is_done)
    return;

  changes = tm_match_get_changes (self->match, seq, &n_changes);
  tm_table_apply (self->table, changes, n_changes);
  g_array_append_val (self->seqs, seq);
  append_step (self);
}

/* Milestones */

static void
band_clear (TmScoreBand *band)
{
  g_free (band->name);
}

static void
append_band (TmScoreTrace *self, guint last, char *name)
{
  TmScoreBand band = { .last = last, .name = name };

  if (self->bands->len > 0)
    band.first = g_array_index (self->bands, TmScoreBand, self->bands->len - 1).last;
  g_array_append_val (self->bands, band);
}

static void
fill_bands (TmScoreTrace *self, const TmSheet *sheet)
{
  guint n_milestones = tm_sheet_get_n_milestones (sheet);
  guint n_steps = tm_score_trace_get_n_steps (self);

  for (guint i = 0; i < n_milestones; i++)
    append_band (self, tm_score_trace_find_step (self, tm_sheet_get_milestone_move (sheet, i)),
                 tm_text_dup_string (tm_sheet_get_milestone_name (sheet, i),
                                     tm_match_get_box (self->match)));
  if (n_milestones > 0
      && g_array_index (self->bands, TmScoreBand, self->bands->len - 1).last < n_steps)
    append_band (self, n_steps, NULL);
}

/* Scores that are told at the end: then the milestones say how they came about. */

/* Whether nobody has a score before the last move that changes one. */
static gboolean
is_told_at_end (const TmScoreTrace *self)
{
  guint n_steps = tm_score_trace_get_n_steps (self);
  gint32 *end = get_scores (self, n_steps);
  guint n_changes = 0;

  for (guint step = 1; step <= n_steps && n_changes < 2; step++)
    if (memcmp (get_scores (self, step), get_scores (self, step - 1),
                self->n_seats * sizeof (gint32))
        != 0)
      n_changes++;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (end[seat] != 0)
      return n_changes == 1;

  return FALSE;
}

/* The last total that is the score. */
static int
find_row (const TmScoreTrace *self, const TmSheet *sheet)
{
  gint32 *end = get_scores (self, tm_score_trace_get_n_steps (self));

  for (int row = (int) tm_sheet_get_n_rows (sheet) - 1; row >= 0; row--)
    {
      const TmSheetRow *total = tm_sheet_get_row (sheet, (guint) row);

      if (total->is_total && memcmp (total->values, end, self->n_seats * sizeof (gint32)) == 0)
        return row;
    }

  return -1;
}

static void
take_milestones (TmScoreTrace *self, const TmSheet *sheet, guint row)
{
  guint n_steps = tm_score_trace_get_n_steps (self);

  for (guint i = 0; i < tm_sheet_get_n_milestones (sheet); i++)
    {
      guint from = tm_score_trace_find_step (self, tm_sheet_get_milestone_move (sheet, i));

      for (guint step = from; step < n_steps; step++)
        for (guint seat = 0; seat < self->n_seats; seat++)
          get_scores (self, step)[seat] = tm_sheet_get_milestone (sheet, i, row, seat);
    }
}

static void
find_range (TmScoreTrace *self)
{
  const gint32 *scores = get_scores (self, 0);

  self->lowest = self->highest = 0;
  for (guint i = 0; i < self->scores->len; i++)
    {
      self->lowest = MIN (self->lowest, scores[i]);
      self->highest = MAX (self->highest, scores[i]);
    }
  self->has_scores = self->lowest != self->highest;
}

static void
finish (TmScoreTrace *self)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (self->match);
  int row = is_told_at_end (self) ? find_row (self, sheet) : -1;

  fill_bands (self, sheet);
  if (row >= 0)
    take_milestones (self, sheet, (guint) row);
  find_range (self);
  g_clear_pointer (&self->table, tm_table_free);
  g_clear_object (&self->match);
}

/**
 * tm_score_trace_begin:
 * @match: a match
 *
 * Begins a walk through the journal of a match, to be gone on with by tm_score_trace_go_on(). Until
 * that has come to the end, nothing else can be asked.
 *
 * Returns: (transfer full): the trace
 */
TmScoreTrace *
tm_score_trace_begin (TmMatch *match)
{
  TmScoreTrace *self = g_rc_box_new0 (TmScoreTrace);
  TmBox *box = tm_match_get_box (match);

  self->match = g_object_ref (match);
  self->table = tm_table_new (box);
  self->n_seats = tm_box_get_n_seats (box);
  self->seqs = g_array_new (FALSE, FALSE, sizeof (guint));
  self->scores = g_array_new (FALSE, FALSE, sizeof (gint32));
  self->bands = g_array_new (FALSE, TRUE, sizeof (TmScoreBand));
  g_array_set_clear_func (self->bands, (GDestroyNotify) band_clear);
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->names[seat] = tm_box_dup_seat_name (box, seat);

  tm_match_table_at (match, 0, self->table);
  self->next_seq = 1;
  append_step (self);

  return self;
}

/**
 * tm_score_trace_go_on:
 * @self: a trace
 * @budget: how long to go on at most, about, in microseconds; -1: to the end
 *
 * Goes on with the walk. The match must be the same as at its beginning.
 *
 * Returns: whether the walk has come to the end
 */
gboolean
tm_score_trace_go_on (TmScoreTrace *self, gint64 budget)
{
  gint64 end = g_get_monotonic_time () + budget;

  if (self->match == NULL)
    return TRUE;

  while (self->next_seq <= tm_match_get_n_entries (self->match))
    {
      append_line (self, self->next_seq++);
      if (budget >= 0 && self->next_seq % MOVES_AT_ONCE == 0 && g_get_monotonic_time () >= end)
        return FALSE;
    }
  finish (self);

  return TRUE;
}

/**
 * tm_score_trace_new:
 * @match: a match
 *
 * Walks through the journal of a match.
 *
 * Returns: (transfer full): the trace
 */
TmScoreTrace *
tm_score_trace_new (TmMatch *match)
{
  TmScoreTrace *self = tm_score_trace_begin (match);

  tm_score_trace_go_on (self, -1);

  return self;
}

static void
clear (TmScoreTrace *self)
{
  g_clear_pointer (&self->table, tm_table_free);
  g_clear_object (&self->match);
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    g_free (self->names[seat]);
  g_array_unref (self->seqs);
  g_array_unref (self->scores);
  g_array_unref (self->bands);
}

/**
 * tm_score_trace_ref:
 * @self: a trace
 *
 * Holds on to the trace.
 *
 * Returns: (transfer full): the trace
 */
TmScoreTrace *
tm_score_trace_ref (TmScoreTrace *self)
{
  return g_rc_box_acquire (self);
}

/**
 * tm_score_trace_unref:
 * @self: (transfer full): a trace
 *
 * Lets go of the trace, and frees it if nobody else holds on to it.
 */
void
tm_score_trace_unref (TmScoreTrace *self)
{
  g_rc_box_release_full (self, (GDestroyNotify) clear);
}

/**
 * tm_score_trace_get_n_steps:
 * @self: a trace
 *
 * Counts the moves that count.
 *
 * Returns: the last step
 */
guint
tm_score_trace_get_n_steps (const TmScoreTrace *self)
{
  return self->seqs->len;
}

/**
 * tm_score_trace_get_seq:
 * @self: a trace
 * @step: a step
 *
 * Gets the move that leads to a step.
 *
 * Returns: its line in the journal; 0 for the first table
 */
guint
tm_score_trace_get_seq (const TmScoreTrace *self, guint step)
{
  g_return_val_if_fail (step <= self->seqs->len, 0);

  return step == 0 ? 0 : g_array_index (self->seqs, guint, step - 1);
}

/**
 * tm_score_trace_find_step:
 * @self: a trace
 * @seq: a line of the journal; 0: the beginning
 *
 * Finds the step at which a line was written. One that was taken back belongs to the step before
 * it.
 *
 * Returns: the step
 */
guint
tm_score_trace_find_step (const TmScoreTrace *self, guint seq)
{
  guint low = 0;
  guint high = self->seqs->len;

  while (low < high)
    {
      guint middle = low + (high - low + 1) / 2;

      if (g_array_index (self->seqs, guint, middle - 1) <= seq)
        low = middle;
      else
        high = middle - 1;
    }

  return low;
}

/**
 * tm_score_trace_has_scores:
 * @self: a trace
 *
 * Tells whether anybody ever had a score.
 *
 * Returns: whether the scores say something
 */
gboolean
tm_score_trace_has_scores (const TmScoreTrace *self)
{
  return self->has_scores;
}

/**
 * tm_score_trace_get_n_seats:
 * @self: a trace
 *
 * Counts the seats.
 *
 * Returns: how many there are
 */
guint
tm_score_trace_get_n_seats (const TmScoreTrace *self)
{
  return self->n_seats;
}

/**
 * tm_score_trace_get_score:
 * @self: a trace
 * @step: a step
 * @seat: a seat
 *
 * Gets a score as it was after a step.
 *
 * Returns: the score
 */
gint32
tm_score_trace_get_score (const TmScoreTrace *self, guint step, guint seat)
{
  g_return_val_if_fail (step <= self->seqs->len, 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  return get_scores (self, step)[seat];
}

/**
 * tm_score_trace_get_range:
 * @self: a trace
 * @lowest: (out): the lowest score there ever was, at most 0
 * @highest: (out): the highest, at least 0
 *
 * Tells between which numbers the scores lie.
 */
void
tm_score_trace_get_range (const TmScoreTrace *self, gint32 *lowest, gint32 *highest)
{
  *lowest = self->lowest;
  *highest = self->highest;
}

/**
 * tm_score_trace_get_name:
 * @self: a trace
 * @seat: a seat
 *
 * Gets who sits there.
 *
 * Returns: (transfer none): the name
 */
const char *
tm_score_trace_get_name (const TmScoreTrace *self, guint seat)
{
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return self->names[seat];
}

/**
 * tm_score_trace_get_n_bands:
 * @self: a trace
 *
 * Counts the stretches between milestones.
 *
 * Returns: how many there are; 0 if the game has no milestones
 */
guint
tm_score_trace_get_n_bands (const TmScoreTrace *self)
{
  return self->bands->len;
}

/**
 * tm_score_trace_get_band:
 * @self: a trace
 * @band: index of a stretch
 *
 * Gets a stretch between milestones.
 *
 * Returns: (transfer none): the stretch
 */
const TmScoreBand *
tm_score_trace_get_band (const TmScoreTrace *self, guint band)
{
  g_return_val_if_fail (band < self->bands->len, NULL);

  return &g_array_index (self->bands, TmScoreBand, band);
}

/**
 * tm_score_trace_find_band:
 * @self: a trace
 * @step: a step
 *
 * Finds the stretch in which a step lies. The move by which a milestone is passed belongs to the
 * stretch that it ends.
 *
 * Returns: (transfer none) (nullable): the stretch
 */
const TmScoreBand *
tm_score_trace_find_band (const TmScoreTrace *self, guint step)
{
  for (guint i = 0; i < self->bands->len; i++)
    if (step <= g_array_index (self->bands, TmScoreBand, i).last)
      return &g_array_index (self->bands, TmScoreBand, i);

  return NULL;
}

/* Who was ahead */

static guint32
find_leaders (const TmScoreTrace *self, guint step)
{
  const gint32 *scores = get_scores (self, step);
  gint32 best = scores[0];
  guint32 leaders = 0;

  for (guint seat = 1; seat < self->n_seats; seat++)
    best = self->how == TM_HOW_FEWEST ? MIN (best, scores[seat]) : MAX (best, scores[seat]);
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (scores[seat] == best)
      leaders |= 1u << seat;

  return leaders == (1u << self->n_seats) - 1 ? 0 : leaders;
}

/**
 * tm_score_trace_list_leads:
 * @self: a trace
 *
 * Lists who was ahead when. Where the fewest points win, it is who has the fewest.
 *
 * Returns: (transfer full) (element-type TmScoreLead): the leads, the first from step 0 on
 */
GArray *
tm_score_trace_list_leads (const TmScoreTrace *self)
{
  GArray *leads = g_array_new (FALSE, FALSE, sizeof (TmScoreLead));

  for (guint step = 0; step <= self->seqs->len; step++)
    {
      TmScoreLead lead = { step, find_leaders (self, step) };

      if (leads->len == 0
          || g_array_index (leads, TmScoreLead, leads->len - 1).leaders != lead.leaders)
        g_array_append_val (leads, lead);
    }

  return leads;
}
