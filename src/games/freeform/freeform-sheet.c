/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The score sheet: rows that are typed in, and rows that are worked out from them. */

/* Stable names of the rows, wherever a sheet is told as data. */
static const char *const row_ids[FREE_MAX_ROWS] = {
  "row1",  "row2",  "row3",  "row4",  "row5",  "row6",  "row7",  "row8",
  "row9",  "row10", "row11", "row12", "row13", "row14", "row15", "row16",
  "row17", "row18", "row19", "row20", "row21", "row22", "row23", "row24",
};

TmTextArg
free_sheet_name_row (const TmBox *box, guint row)
{
  return tm_arg_string (freeform_get_from_list (box, OPTION_ROWS, row, -1));
}

/* Reading the options */

static gboolean
prefix_with_row (const TmBox *box, guint row, GError **error)
{
  const char *name = tm_box_get_string (box, freeform_get_from_list (box, OPTION_ROWS, row, -1));

  /* Translators: an error in the formula of a row; the name of the row comes first. */
  g_prefix_error (error, _ ("formulas: row “%s”: "), name);
  return FALSE;
}

static gboolean
read_formulas (FreeSheet *self, const TmBox *box, GError **error)
{
  const char *names[FREE_MAX_ROWS];

  for (guint row = 0; row < self->n_rows; row++)
    names[row] = tm_box_get_string (box, freeform_get_from_list (box, OPTION_ROWS, row, -1));
  for (guint row = 0; row < self->n_rows; row++)
    {
      gint32 formula = freeform_get_from_list (box, OPTION_FORMULAS, row, -1);
      const char *text = tm_box_get_string (box, formula);

      if (*text == '\0')
        {
          self->typed |= 1u << row;
          continue;
        }
      self->formulas[row] = tm_formula_new (text, names, self->n_rows, error);
      if (self->formulas[row] == NULL)
        return prefix_with_row (box, row, error);
    }
  return TRUE;
}

/* Puts every row behind those that it uses; what is left goes round in a circle. */
static gboolean
order_rows (FreeSheet *self, const TmBox *box, GError **error)
{
  guint32 all = (guint32) ((G_GUINT64_CONSTANT (1) << self->n_rows) - 1);
  guint32 known = self->typed;
  gboolean has_moved = TRUE;

  while (known != all && has_moved)
    {
      has_moved = FALSE;
      for (guint row = 0; row < self->n_rows; row++)
        {
          guint32 uses;

          if (known & 1u << row)
            continue;
          uses = (guint32) tm_formula_get_uses (self->formulas[row]);
          if ((uses & ~known) != 0)
            continue;
          self->order[self->n_worked_out++] = (guint8) row;
          known |= 1u << row;
          has_moved = TRUE;
        }
    }
  for (guint row = 0; row < self->n_rows; row++)
    if (!(known & 1u << row))
      {
        g_set_error_literal (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                             _ ("its formula uses its own result, by way of other rows"));
        return prefix_with_row (box, row, error);
      }
  return TRUE;
}

/* Reads the sheet of a match; one that does not fit together is empty, and an error. */
gboolean
free_sheet_init (FreeSheet *self, const TmBox *box, GError **error)
{
  guint n_rows;

  *self = (FreeSheet) { .n_rounds = 0 };
  (void) tm_box_get_option_list (box, OPTION_ROWS, &n_rows);
  self->n_rows = n_rows;
  self->n_rounds = (guint) tm_box_get_option (box, OPTION_ROUNDS);
  if (read_formulas (self, box, error) && order_rows (self, box, error))
    return TRUE;
  free_sheet_clear (self);
  return FALSE;
}

void
free_sheet_clear (FreeSheet *self)
{
  for (guint row = 0; row < FREE_MAX_ROWS; row++)
    tm_formula_free (self->formulas[row]);
  *self = (FreeSheet) { .n_rounds = 0 };
}

/* Whether a sum of all typed rows stands below, and decides. */
gboolean
free_sheet_has_sum (const FreeSheet *self, const TmBox *box)
{
  return self->n_rows > 0 && tm_box_get_option (box, OPTION_TOTAL) == 0;
}

/* Working out */

static gint32
clamp (gint64 value)
{
  return (gint32) CLAMP (value, G_MININT32, G_MAXINT32);
}

static void
read_round (const FreeSheet *self, const TmTable *table, guint seat, guint round, FreeScore *score)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      if (!(self->typed & 1u << row))
        continue;
      score->values[round][row]
          = tm_table_get_cell (table, GRID_SHEET, (int) seat, LAYER_VALUE, round, row);
      if (tm_table_get_cell (table, GRID_SHEET, (int) seat, LAYER_TEXT, round, row) >= 0)
        score->known[round] |= 1u << row;
    }
}

/* Where nothing has been written down yet, nothing follows from it. */
static void
work_out_round (const FreeSheet *self, guint round, FreeScore *score)
{
  if (self->typed != 0 && score->known[round] == 0)
    return;
  for (guint i = 0; i < self->n_worked_out; i++)
    {
      guint row = self->order[i];

      if (!tm_formula_evaluate (self->formulas[row], score->values[round],
                                &score->values[round][row], NULL))
        score->broken[round] |= 1u << row;
      score->known[round] |= 1u << row;
    }
}

static void
sum_rounds (const FreeSheet *self, FreeScore *score)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      gint64 sum = 0;

      for (guint round = 0; round < self->n_rounds; round++)
        sum += score->values[round][row];
      score->values[self->n_rounds][row] = clamp (sum);
    }
  for (guint round = 0; round < self->n_rounds; round++)
    {
      score->known[self->n_rounds] |= score->known[round];
      score->broken[self->n_rounds] |= score->broken[round];
    }
}

/* The typed rows of a round together; of all rounds behind the last. */
gint32
free_sheet_get_sum (const FreeSheet *self, const FreeScore *score, guint column)
{
  gint64 sum = 0;

  for (guint row = 0; row < self->n_rows; row++)
    if (self->typed & 1u << row)
      sum += score->values[column][row];
  return clamp (sum);
}

/* Works out what a seat has on its sheet. */
void
free_sheet_work_out (const FreeSheet *self, const TmTable *table, guint seat, FreeScore *score)
{
  gint32 row = tm_table_get_option (table, OPTION_TOTAL) - 1;

  memset (score, 0, sizeof *score);
  for (guint round = 0; round < self->n_rounds && self->n_rows > 0; round++)
    {
      read_round (self, table, seat, round, score);
      work_out_round (self, round, score);
    }
  sum_rounds (self, score);
  score->total = row >= 0 && row < (gint32) self->n_rows
                     ? score->values[self->n_rounds][row]
                     : free_sheet_get_sum (self, score, self->n_rounds);
}

/* Typing in */

gboolean
freeform_is_blank (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return *text == '\0';
}

static gboolean
refuse_worked_out (TmResolution *resolution, guint row)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  gint32 formula = freeform_get_from_list (box, OPTION_FORMULAS, row, -1);

  if (*tm_box_get_string (box, formula) == '\0')
    return FALSE;
  freeform_refuse (resolution, "worked-out",
                   tm_text (N_ ("This row is worked out: %s = %s"), free_sheet_name_row (box, row),
                            tm_arg_string (formula)));
  return TRUE;
}

/* Where a cell is meant, or a finding. */
static gboolean
find_cell (const TmMove *move, TmResolution *resolution, guint *row, guint *round)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);
  gint32 now = tm_table_get_shared (table, COUNTER_ROUND);
  guint n_rounds, n_rows;

  tm_box_get_grid_size (box, GRID_SHEET, &n_rounds, &n_rows);
  *row = (guint) tm_args_get (&move->args, CELL_ROW) - 1;
  *round = tm_args_has (&move->args, CELL_ROUND) ? (guint) tm_args_get (&move->args, CELL_ROUND) - 1
                                                 : MIN ((guint) now, MAX (n_rounds, 1)) - 1;
  if (*row >= n_rows || *round >= n_rounds)
    return freeform_refuse (resolution, "no-such-cell",
                            tm_text (N_ ("The score sheet has no such cell.")));
  return !refuse_worked_out (resolution, *row);
}

static void
summarize_cell (TmResolution *resolution, const TmMove *move, guint row, guint round, gint32 value)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  TmTextArg seat = tm_arg_seat ((guint) tm_args_get (&move->args, CELL_SEAT));
  TmTextArg name = free_sheet_name_row (box, row);
  TmTextArg text = tm_arg_string (tm_args_get (&move->args, CELL_VALUE));
  g_autofree char *plain = g_strdup_printf ("%d", value);
  gboolean is_plain = g_str_equal (plain, tm_box_get_string (box, text.number));
  gboolean has_rounds = tm_box_get_option (box, OPTION_ROUNDS) > 1;
  TmTextArg number = tm_arg_number ((gint32) round + 1);
  TmTextArg result = tm_arg_number (value);
  TmText summary;

  if (has_rounds)
    /* Translators: player, row of the score sheet, round, what was typed in, and its value */
    summary = is_plain
                  ? tm_text (N_ ("%s, %s, round %s: %s"), seat, name, number, result)
                  : tm_text (N_ ("%s, %s, round %s: %s = %s"), seat, name, number, text, result);
  else
    /* Translators: player, row of the score sheet, what was typed in, and its value */
    summary = is_plain ? tm_text (N_ ("%s, %s: %s"), seat, name, result)
                       : tm_text (N_ ("%s, %s: %s = %s"), seat, name, text, result);
  tm_resolution_set_summary (resolution, summary, TM_TEXT_NONE);
}

static void
set_cell (TmResolution *resolution, guint seat, guint row, guint round, gint32 value, gint32 text)
{
  tm_resolution_set_cell (resolution, GRID_SHEET, (int) seat, LAYER_VALUE, round, row, value);
  tm_resolution_set_cell (resolution, GRID_SHEET, (int) seat, LAYER_TEXT, round, row, text);
}

/* A number or arithmetic goes into a cell, as it was typed; nothing empties it. Also after the end,
 * when a mistake is found. */
void
freeform_cell (const TmMove *move, TmResolution *resolution)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint seat = (guint) tm_args_get (&move->args, CELL_SEAT);
  gint32 typed = tm_args_get (&move->args, CELL_VALUE);
  const char *text = tm_box_get_string (box, typed);
  gint32 value = 0;
  guint row, round;

  if (!find_cell (move, resolution, &row, &round))
    return;
  if (freeform_is_blank (text))
    {
      set_cell (resolution, seat, row, round, 0, -1);
      tm_resolution_set_summary (
          resolution,
          tm_text (N_ ("%s, %s: emptied"), tm_arg_seat (seat), free_sheet_name_row (box, row)),
          TM_TEXT_NONE);
      return;
    }
  if (!tm_formula_evaluate_text (text, &value, NULL))
    {
      freeform_refuse (
          resolution, "not-arithmetic",
          tm_text (N_ ("“%s” is not accepted; accepted are numbers and arithmetic such as 3+6+2."),
                   tm_arg_string (typed)));
      return;
    }
  set_cell (resolution, seat, row, round, value, typed);
  summarize_cell (resolution, move, row, round, value);
}

/* The `settle` of the game: a number that was set by hand is as good as typed. */
void
freeform_settle (TmResolution *resolution, const TmSlot *adjusted)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  g_autofree char *text = NULL;
  guint columns, rows;
  gint32 value;

  if (adjusted->kind != TM_SLOT_CELL || adjusted->index != GRID_SHEET
      || adjusted->part != LAYER_VALUE)
    return;
  tm_box_get_grid_size (box, GRID_SHEET, &columns, &rows);
  if (refuse_worked_out (resolution, adjusted->cell / columns))
    return;
  value = tm_table_get_cell (tm_resolution_get_table (resolution), GRID_SHEET, adjusted->seat,
                             LAYER_VALUE, adjusted->cell % columns, adjusted->cell / columns);
  text = g_strdup_printf ("%d", value);
  tm_resolution_set_cell (resolution, GRID_SHEET, adjusted->seat, LAYER_TEXT,
                          adjusted->cell % columns, adjusted->cell / columns,
                          tm_box_intern (box, text));
}

/* As a score sheet of the match */

static void
add_rows (TmSheet *rows, const FreeSheet *self, const TmBox *box)
{
  for (guint row = 0; row < self->n_rows; row++)
    tm_sheet_add_row (rows, row_ids[row],
                      tm_box_get_string (box, freeform_get_from_list (box, OPTION_ROWS, row, -1)),
                      tm_box_get_option (box, OPTION_TOTAL) == (gint32) row + 1);
  if (free_sheet_has_sum (self, box))
    tm_sheet_add_row (rows, "total", N_ ("Total"), TRUE);
}

/* Sets the rows to what they are after so many rounds. */
static void
set_rows (TmSheet *rows, const FreeSheet *self, const TmTable *table, guint n_rounds)
{
  FreeSheet until = *self;

  until.n_rounds = n_rounds;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      FreeScore score;

      free_sheet_work_out (&until, table, seat, &score);
      for (guint row = 0; row < self->n_rows; row++)
        tm_sheet_set (rows, row, seat, score.values[n_rounds][row]);
      if (free_sheet_has_sum (self, tm_table_get_box (table)))
        tm_sheet_set (rows, self->n_rows, seat, score.total);
    }
}

/* How many rounds anything is written down of. */
static guint
count_rounds (const FreeSheet *self, const TmTable *table)
{
  for (guint round = self->n_rounds; round > 0; round--)
    for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
      for (guint row = 0; row < self->n_rows; row++)
        if (tm_table_get_cell (table, GRID_SHEET, (int) seat, LAYER_TEXT, round - 1, row) >= 0)
          return round;
  return 0;
}

static void
pass_rounds (TmSheet *rows, const FreeSheet *self, const TmTable *table, guint from, guint to)
{
  for (guint round = from; round < to; round++)
    {
      set_rows (rows, self, table, round + 1);
      tm_sheet_add_milestone (rows, tm_text (N_ ("Round %s"), tm_arg_number ((gint32) round + 1)));
    }
}

/* The `tally` of the game: a round is over when the next one is begun, or the match is over. */
void
freeform_tally (TmTally *tally, TmSheet *rows)
{
  const TmTable *table = tm_tally_get_after (tally);
  g_auto (FreeSheet) self = { 0 };
  guint n_passed = 0;

  if (!free_sheet_init (&self, tm_table_get_box (table), NULL) || self.n_rows == 0)
    return;
  add_rows (rows, &self, tm_table_get_box (table));
  while (tm_tally_next (tally))
    {
      guint n_rounds = self.n_rounds > 1 ? count_rounds (&self, tm_tally_get_after (tally)) : 0;
      gboolean is_over = tm_tally_get_move (tally) == MOVE_FINISH;

      if (n_rounds == 0 || (n_rounds <= n_passed + 1 && !is_over))
        continue;
      pass_rounds (rows, &self, tm_tally_get_after (tally), n_passed,
                   is_over ? n_rounds : n_rounds - 1);
      n_passed = MAX (n_passed, is_over ? n_rounds : n_rounds - 1);
    }
  set_rows (rows, &self, tm_tally_get_after (tally), self.n_rounds);
}
