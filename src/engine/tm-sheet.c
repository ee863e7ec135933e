/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-sheet.h"

#include "tm-match-private.h"

typedef struct
{
  TmText name;
  guint seq;
  guint n_rows;
  TmSheetRow *rows;
} Milestone;

struct _TmSheet
{
  guint n_seats;
  const TmTally *tally;
  GArray *rows;
  GArray *milestones;
};

struct _TmTally
{
  TmMatch *match;
  guint seq;
  TmTable *before;
  TmTable *after;
};

static void
milestone_clear (gpointer data)
{
  g_free (((Milestone *) data)->rows);
}

/**
 * tm_sheet_new:
 * @match: a match
 *
 * Has the game fill a score sheet from the journal.
 *
 * Returns: (transfer full): the sheet; without rows if the game has none
 */
TmSheet *
tm_sheet_new (TmMatch *match)
{
  TmSheet *self = g_new0 (TmSheet, 1);
  TmTally tally = { .match = match };

  self->n_seats = tm_box_get_n_seats (tm_match_get_box (match));
  self->rows = g_array_new (FALSE, TRUE, sizeof (TmSheetRow));
  self->milestones = g_array_new (FALSE, FALSE, sizeof (Milestone));
  g_array_set_clear_func (self->milestones, milestone_clear);
  if (tm_match_get_game (match)->tally == NULL)
    return self;

  tally.before = tm_table_dup (tm_match_get_table (match));
  tally.after = tm_table_dup (tm_match_get_table (match));
  tm_match_table_at (match, 0, tally.after);
  self->tally = &tally;
  tm_match_get_game (match)->tally (&tally, self);
  self->tally = NULL;
  tm_table_free (tally.before);
  tm_table_free (tally.after);
  return self;
}

/**
 * tm_sheet_free:
 * @self: (transfer full): a sheet
 *
 * Frees the sheet.
 */
void
tm_sheet_free (TmSheet *self)
{
  g_array_unref (self->rows);
  g_array_unref (self->milestones);
  g_free (self);
}

/**
 * tm_sheet_get_n_rows:
 * @self: a sheet
 *
 * Counts the rows.
 *
 * Returns: the number of rows; 0 if the game keeps no score
 */
guint
tm_sheet_get_n_rows (const TmSheet *self)
{
  return self->rows->len;
}

/**
 * tm_sheet_get_row:
 * @self: a sheet
 * @row: index of a row, below tm_sheet_get_n_rows()
 *
 * Gets a row as it stands at the end of the journal.
 *
 * Returns: (transfer none): the row, until another is added
 */
const TmSheetRow *
tm_sheet_get_row (const TmSheet *self, guint row)
{
  return &g_array_index (self->rows, TmSheetRow, row);
}

/**
 * tm_sheet_get_n_seats:
 * @self: a sheet
 *
 * Counts the columns.
 *
 * Returns: the number of seats
 */
guint
tm_sheet_get_n_seats (const TmSheet *self)
{
  return self->n_seats;
}

/**
 * tm_sheet_get_n_milestones:
 * @self: a sheet
 *
 * Counts the milestones passed so far.
 *
 * Returns: the number of milestones
 */
guint
tm_sheet_get_n_milestones (const TmSheet *self)
{
  return self->milestones->len;
}

/**
 * tm_sheet_get_milestone_name:
 * @self: a sheet
 * @milestone: index of a milestone, below tm_sheet_get_n_milestones()
 *
 * Gets what was reached.
 *
 * Returns: (transfer none): the name
 */
const TmText *
tm_sheet_get_milestone_name (const TmSheet *self, guint milestone)
{
  return &g_array_index (self->milestones, Milestone, milestone).name;
}

/**
 * tm_sheet_get_milestone_move:
 * @self: a sheet
 * @milestone: index of a milestone, below tm_sheet_get_n_milestones()
 *
 * Gets the move by which it was passed.
 *
 * Returns: its line in the journal; 0: none, it holds from the beginning
 */
guint
tm_sheet_get_milestone_move (const TmSheet *self, guint milestone)
{
  return g_array_index (self->milestones, Milestone, milestone).seq;
}

/**
 * tm_sheet_get_milestone:
 * @self: a sheet
 * @milestone: index of a milestone, below tm_sheet_get_n_milestones()
 * @row: index of a row
 * @seat: a seat
 *
 * Looks a number up as it was when the milestone was passed.
 *
 * Returns: the number; 0 for a row that was added later
 */
gint32
tm_sheet_get_milestone (const TmSheet *self, guint milestone, guint row, guint seat)
{
  const Milestone *passed = &g_array_index (self->milestones, Milestone, milestone);

  return row < passed->n_rows ? passed->rows[row].values[seat] : 0;
}

/**
 * tm_sheet_add_row:
 * @self: a sheet being filled
 * @id: (transfer none): stable identifier; must outlive the sheet
 * @name: (transfer none): name for people, an `N_()` string; must outlive the sheet
 * @is_total: whether it sums up what stands above; the game does the sum
 *
 * Adds a row of zeros below the others.
 *
 * Returns: the index of the row
 */
guint
tm_sheet_add_row (TmSheet *self, const char *id, const char *name, gboolean is_total)
{
  TmSheetRow row = { .id = id, .name = name, .is_total = is_total };

  g_array_append_val (self->rows, row);
  return self->rows->len - 1;
}

/**
 * tm_sheet_add_rows:
 * @self: a sheet being filled
 * @rows: (array length=n_rows): rows; their strings must outlive the sheet
 * @n_rows: how many there are
 *
 * Adds rows of zeros below the others. On a sheet without rows each keeps its index.
 */
void
tm_sheet_add_rows (TmSheet *self, const TmRowSpec *rows, guint n_rows)
{
  for (guint row = 0; row < n_rows; row++)
    tm_sheet_add_row (self, rows[row].id, rows[row].name, rows[row].is_total);
}

/**
 * tm_sheet_add:
 * @self: a sheet being filled
 * @row: index of a row
 * @seat: a seat
 * @amount: what to add; may be negative
 *
 * Adds to a number of the sheet.
 */
void
tm_sheet_add (TmSheet *self, guint row, guint seat, gint32 amount)
{
  g_array_index (self->rows, TmSheetRow, row).values[seat] += amount;
}

/**
 * tm_sheet_set:
 * @self: a sheet being filled
 * @row: index of a row
 * @seat: a seat
 * @value: the number
 *
 * Sets a number of the sheet.
 */
void
tm_sheet_set (TmSheet *self, guint row, guint seat, gint32 value)
{
  g_array_index (self->rows, TmSheetRow, row).values[seat] = value;
}

/**
 * tm_sheet_add_milestone:
 * @self: a sheet being filled
 * @name: what was reached
 *
 * Keeps the rows as they are now.
 */
void
tm_sheet_add_milestone (TmSheet *self, TmText name)
{
  Milestone milestone = { .name = name, .n_rows = self->rows->len };

  g_assert (self->tally != NULL);
  milestone.seq = self->tally->seq;
  milestone.rows = g_memdup2 (self->rows->data, self->rows->len * sizeof (TmSheetRow));
  g_array_append_val (self->milestones, milestone);
}

/**
 * tm_tally_next:
 * @self: a walk through the journal
 *
 * Goes on to the next move that counts. Before the first call, tm_tally_get_after() is the first
 * table. Once it has come to the end, it stays there.
 *
 * Returns: whether there is one
 */
gboolean
tm_tally_next (TmTally *self)
{
  const TmChange *changes;
  guint n_changes;

  do
    {
      if (self->seq == tm_match_get_n_entries (self->match))
        return FALSE;
      self->seq++;
    }
  while (!tm_match_get_line (self->match, self->seq)->is_done);
  changes = tm_match_get_changes (self->match, self->seq, &n_changes);
  tm_table_copy (self->before, self->after);
  tm_table_apply (self->after, changes, n_changes);
  return TRUE;
}

/**
 * tm_tally_get_before:
 * @self: a walk through the journal that stands at a move
 *
 * Gets the table before the move.
 *
 * Returns: (transfer none): the table, until the walk goes on
 */
const TmTable *
tm_tally_get_before (const TmTally *self)
{
  return self->before;
}

/**
 * tm_tally_get_after:
 * @self: a walk through the journal
 *
 * Gets the table after the move; before the first move, the first table.
 *
 * Returns: (transfer none): the table, until the walk goes on
 */
const TmTable *
tm_tally_get_after (const TmTally *self)
{
  return self->after;
}

/**
 * tm_tally_get_move:
 * @self: a walk through the journal that stands at a move
 *
 * Gets what kind of move it is.
 *
 * Returns: the kind
 */
guint
tm_tally_get_move (const TmTally *self)
{
  g_assert (self->seq > 0);
  return tm_match_get_line (self->match, self->seq)->kind;
}

/**
 * tm_tally_get_changes:
 * @self: a walk through the journal that stands at a move
 * @n_changes: (out): how many there are
 *
 * Gets what the move changed.
 *
 * Returns: (transfer none) (array length=n_changes): the changes
 */
const TmChange *
tm_tally_get_changes (const TmTally *self, guint *n_changes)
{
  return tm_match_get_changes (self->match, self->seq, n_changes);
}
