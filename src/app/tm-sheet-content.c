/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-names.h"
#include "tm-sheet-content.h"

/* A game without a score sheet gets as many rounds as fit on a page. */
#define N_ROUNDS 20

static void
line_clear (gpointer data)
{
  g_free (((TmContentLine *) data)->name);
}

/**
 * tm_sheet_content_new_empty:
 * @title: what was played, or will be
 * @n_seats: how many play
 *
 * Makes a blank sheet without lines, people and moments.
 *
 * Returns: (transfer full): the sheet
 */
TmSheetContent *
tm_sheet_content_new_empty (const char *title, guint n_seats)
{
  TmSheetContent *self = g_new0 (TmSheetContent, 1);

  g_assert (n_seats <= TM_MAX_SEATS);

  self->title = g_strdup (title);
  self->is_blank = TRUE;
  self->n_seats = n_seats;
  self->lines = g_array_new (FALSE, FALSE, sizeof (TmContentLine));
  g_array_set_clear_func (self->lines, line_clear);
  self->groups = g_ptr_array_new_with_free_func (g_free);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (gint32));

  return self;
}

/**
 * tm_sheet_content_free:
 * @self: (transfer full) (nullable): a sheet
 *
 * Frees the sheet.
 */
void
tm_sheet_content_free (TmSheetContent *self)
{
  if (self == NULL)
    return;

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    g_free (self->seat_names[seat]);
  g_array_unref (self->lines);
  g_ptr_array_unref (self->groups);
  g_array_unref (self->numbers);
  g_free (self->title);
  g_free (self->date);
  g_free (self->sentence);
  g_free (self);
}

/**
 * tm_sheet_content_add_line:
 * @self: a sheet
 * @name: what it counts, for people
 * @is_total: whether it sums up what stands above
 *
 * Adds a line below the others.
 */
void
tm_sheet_content_add_line (TmSheetContent *self, const char *name, gboolean is_total)
{
  TmContentLine line = { g_strdup (name), is_total };

  g_array_append_val (self->lines, line);
}

/**
 * tm_sheet_content_dup_number:
 * @self: a sheet
 * @line: index of a line
 * @group: index of a moment
 * @seat: a seat
 *
 * Gets what stands in a cell.
 *
 * Returns: (transfer full) (nullable): the number as it is written; %NULL if the cell is to be
 *   written by hand
 */
char *
tm_sheet_content_dup_number (const TmSheetContent *self, guint line, guint group, guint seat)
{
  guint index = (line * self->groups->len + group) * self->n_seats + seat;

  return index < self->numbers->len ? tm_number_dup (g_array_index (self->numbers, gint32, index))
                                    : NULL;
}

/* From a match */

static void
add_lines (TmSheetContent *self, const TmSheet *sheet)
{
  for (guint row = 0; row < tm_sheet_get_n_rows (sheet); row++)
    {
      const TmSheetRow *spec = tm_sheet_get_row (sheet, row);

      tm_sheet_content_add_line (self, tm_word_get (spec->name), spec->is_total);
    }
}

/* Whoever keeps score by hand counts the rounds and adds them up. */
static void
add_rounds (TmSheetContent *self)
{
  for (guint round = 1; round <= N_ROUNDS; round++)
    {
      g_autofree char *name = g_strdup_printf ("%u", round);

      tm_sheet_content_add_line (self, name, FALSE);
    }
  tm_sheet_content_add_line (self, C_ ("score sheet", "Total"), TRUE);
}

/* The last group is how things stand at the end. */
static void
add_groups (TmSheetContent *self, const TmSheet *sheet, TmMatch *match, gboolean is_over)
{
  for (guint i = 0; i < tm_sheet_get_n_milestones (sheet); i++)
    g_ptr_array_add (self->groups, tm_text_dup_string (tm_sheet_get_milestone_name (sheet, i),
                                                       tm_match_get_box (match)));
  g_ptr_array_add (self->groups, g_strdup (is_over || self->is_blank ? C_ ("score sheet", "End")
                                                                     : C_ ("score sheet", "Now")));
}

static void
add_numbers (TmSheetContent *self, const TmSheet *sheet)
{
  guint n_milestones = tm_sheet_get_n_milestones (sheet);

  for (guint row = 0; row < tm_sheet_get_n_rows (sheet); row++)
    for (guint group = 0; group <= n_milestones; group++)
      for (guint seat = 0; seat < self->n_seats; seat++)
        {
          gint32 number = group < n_milestones ? tm_sheet_get_milestone (sheet, group, row, seat)
                                               : tm_sheet_get_row (sheet, row)->values[seat];

          g_array_append_val (self->numbers, number);
        }
}

static char *
dup_date (TmMatch *match)
{
  g_autoptr (GDateTime) date = NULL;
  TmEntry entry;

  if (!tm_match_get_entry (match, 1, &entry))
    return NULL;

  date = g_date_time_new_from_unix_local (entry.time / G_USEC_PER_SEC);

  /* Translators: the date of a match on a printed score sheet, as g_date_time_format() takes it */
  return date != NULL ? g_date_time_format (date, _ ("%-d %B %Y")) : NULL;
}

static char *
dup_sentence (TmMatch *match, const TmResult *result)
{
  const TmGame *game = tm_match_get_game (match);
  TmText text = TM_TEXT_NONE;

  if (result->ending != TM_ENDING_OPEN)
    text = result->sentence;
  else if (game->describe_progress != NULL)
    text = game->describe_progress (tm_match_get_table (match));

  return tm_text_is_empty (&text) ? NULL : tm_text_dup_string (&text, tm_match_get_box (match));
}

static void
add_people (TmSheetContent *self, const TmBox *box)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (!self->is_blank || tm_box_has_seat_name (box, seat))
      self->seat_names[seat] = tm_box_dup_seat_name (box, seat);
}

/**
 * tm_sheet_content_new:
 * @match: a match; only read
 * @is_blank: whether numbers, date and result are to be written by hand
 *
 * Reads what the score sheet of a match says. A blank one has the lines and the people of the match;
 * if the game keeps no score, it has numbered rounds and a total.
 *
 * Returns: (transfer full): the sheet
 */
TmSheetContent *
tm_sheet_content_new (TmMatch *match, gboolean is_blank)
{
  TmBox *box = tm_match_get_box (match);
  g_autofree char *title = tm_names_dup_played (box);
  TmSheetContent *self = tm_sheet_content_new_empty (title, tm_box_get_n_seats (box));
  g_autoptr (TmMatch) first = is_blank ? tm_match_new (box) : NULL;
  TmMatch *shown = is_blank ? first : match;
  g_autoptr (TmSheet) sheet = tm_sheet_new (shown);
  TmResult result = { 0 };

  tm_match_get_result (match, &result);
  self->is_blank = is_blank;
  add_people (self, box);
  add_lines (self, sheet);
  add_groups (self, sheet, shown, result.ending != TM_ENDING_OPEN);
  if (is_blank && self->lines->len == 0)
    add_rounds (self);
  if (!is_blank)
    {
      add_numbers (self, sheet);
      self->date = dup_date (match);
      self->sentence = dup_sentence (match, &result);
    }

  return self;
}
