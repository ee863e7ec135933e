/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "tm-sheet-paper-private.h"

#define HAND_HEIGHT 24.0
#define MIN_NAME_WIDTH 90.0
#define MAX_NAME_SHARE 0.32
#define MIN_COLUMN_WIDTH 24.0
#define MIN_HAND_WIDTH 38.0
#define MAX_COLUMN_WIDTH 84.0

/* Columns */

const TmContentLine *
tm_sheet_paper_get_line (const TmSheetPaper *self, guint line)
{
  return &g_array_index (self->content->lines, TmContentLine, line);
}

static double
find_name_width (TmSheetPaper *self, double width)
{
  double widest = MIN_NAME_WIDTH;

  for (guint line = 0; line < self->content->lines->len; line++)
    widest = MAX (widest, tm_sheet_type_get_width (self->context, TM_SHEET_TYPE_TOTAL_NAME,
                                                   tm_sheet_paper_get_line (self, line)->name));

  return MIN (ceil (widest) + 2 * PADDING, floor (width * MAX_NAME_SHARE));
}

/* A number is never cut. */
static double
find_min_column_width (TmSheetPaper *self)
{
  const TmSheetContent *content = self->content;
  double widest = content->is_blank ? MIN_HAND_WIDTH : MIN_COLUMN_WIDTH;

  for (guint line = 0; line < content->lines->len; line++)
    for (guint group = 0; group < content->groups->len; group++)
      for (guint seat = 0; seat < content->n_seats; seat++)
        {
          g_autofree char *number = tm_sheet_content_dup_number (content, line, group, seat);

          if (number != NULL)
            widest = MAX (
                widest, tm_sheet_type_get_width (self->context, TM_SHEET_TYPE_TOTAL_NUMBER, number)
                            + 2 * NUMBER_PADDING);
        }

  return widest;
}

static guint
get_n_columns (const TmSheetPaper *self)
{
  return MAX (self->content->groups->len, 1) * MAX (self->content->n_seats, 1);
}

/* As many groups on each page as on every other, more or less. */
static guint
find_n_groups (TmSheetPaper *self, double room)
{
  guint n_groups = MAX (self->content->groups->len, 1);
  guint n_seats = MAX (self->content->n_seats, 1);
  guint n_fitting = (guint) MAX (1, floor (room / (n_seats * find_min_column_width (self))));
  guint n_parts = (n_groups + n_fitting - 1) / n_fitting;

  return (n_groups + n_parts - 1) / n_parts;
}

static void
find_columns (TmSheetPaper *self, guint *n_groups)
{
  double room;

  self->name_width = find_name_width (self, self->width);
  room = self->width - self->name_width;
  *n_groups = find_n_groups (self, room);
  self->column_width = room / (*n_groups * MAX (self->content->n_seats, 1));
  if (!self->content->is_blank)
    self->column_width = MIN (self->column_width, MAX_COLUMN_WIDTH);
}

/* People */

const char *
tm_sheet_paper_get_seat_name (const TmSheetPaper *self, guint seat)
{
  return self->content->seat_names[seat] != NULL ? self->content->seat_names[seat] : "";
}

/* Who is cut short above the columns is named in full above the table. */
static gboolean
needs_legend (TmSheetPaper *self)
{
  for (guint seat = 0; seat < self->content->n_seats; seat++)
    if (tm_sheet_type_get_width (self->context, TM_SHEET_TYPE_SEAT,
                                 tm_sheet_paper_get_seat_name (self, seat))
        > self->column_width - 2)
      return TRUE;

  return FALSE;
}

/* Pages */

static char *
dup_date (const TmSheetPaper *self)
{
  if (self->content->date != NULL)
    return g_strdup (self->content->date);

  return g_strdup (self->content->is_blank ? _ ("Date:") : "");
}

static const char *
find_sentence (const TmSheetPaper *self)
{
  if (self->content->sentence != NULL)
    return self->content->sentence;

  return self->content->is_blank ? _ ("Result:") : "";
}

/* What is to be written by hand takes some room. */
static double
get_label_height (TmSheetPaper *self, TmSheetType type, const char *text)
{
  if (*text == '\0')
    return 0;

  return MAX (tm_sheet_type_get_height (self->context, type, text, self->width),
              self->content->is_blank ? HAND_HEIGHT : 0);
}

static void
measure_lines (TmSheetPaper *self)
{
  double smallest = self->content->is_blank ? HAND_HEIGHT : 0;

  g_free (self->line_heights);
  self->line_heights = g_new0 (double, self->content->lines->len + 1);
  for (guint line = 0; line < self->content->lines->len; line++)
    self->line_heights[line]
        = MAX (smallest, tm_sheet_type_get_height (self->context, TM_SHEET_TYPE_TOTAL_NAME,
                                                   tm_sheet_paper_get_line (self, line)->name,
                                                   self->name_width - 2 * PADDING)
                             + PADDING);
}

static void
measure_head (TmSheetPaper *self)
{
  const TmSheetContent *content = self->content;

  g_free (self->date);
  self->date = dup_date (self);
  self->sentence = find_sentence (self);
  self->title_height
      = tm_sheet_type_get_height (self->context, TM_SHEET_TYPE_TITLE, content->title, self->width);
  self->date_height = get_label_height (self, TM_SHEET_TYPE_DATE, self->date);
  self->sentence_height = get_label_height (self, TM_SHEET_TYPE_SENTENCE, self->sentence);
  self->has_legend = needs_legend (self);
  self->table_top = self->title_height + self->date_height + GAP;
  if (self->sentence_height > 0)
    self->table_top += self->sentence_height + GAP;
  if (self->has_legend)
    self->table_top += tm_sheet_paper_walk_legend (self, NULL, 0) + GAP;
  self->head_height = (content->groups->len > 1 ? GROUP_HEIGHT : 0) + SEAT_HEIGHT;
}

/* At least one, however little room there is. */
static guint
count_fitting_lines (TmSheetPaper *self, guint first)
{
  double room = self->height - FOOT_HEIGHT - self->table_top - self->head_height;
  guint n_lines = 0;

  while (first + n_lines < self->content->lines->len
         && (n_lines == 0 || room >= self->line_heights[first + n_lines]))
    room -= self->line_heights[first + n_lines++];

  return n_lines;
}

static void
add_pages (TmSheetPaper *self, guint first_group, guint n_groups)
{
  guint first_line = 0;

  do
    {
      TmSheetPage page
          = { first_line, count_fitting_lines (self, first_line), first_group, n_groups };

      g_array_append_val (self->pages, page);
      first_line += page.n_lines;
    }
  while (first_line < self->content->lines->len);
}

/* Public */

/**
 * tm_sheet_paper_new:
 * @content: (transfer full): what it says
 *
 * Makes a score sheet that is to be laid out.
 *
 * Returns: (transfer full): the sheet
 */
TmSheetPaper *
tm_sheet_paper_new (TmSheetContent *content)
{
  TmSheetPaper *self = g_new0 (TmSheetPaper, 1);

  self->content = content;
  self->context = tm_sheet_type_create_context ();
  self->pages = g_array_new (FALSE, FALSE, sizeof (TmSheetPage));

  return self;
}

/**
 * tm_sheet_paper_free:
 * @self: (transfer full) (nullable): a sheet
 *
 * Frees the sheet.
 */
void
tm_sheet_paper_free (TmSheetPaper *self)
{
  if (self == NULL)
    return;

  tm_sheet_content_free (self->content);
  g_object_unref (self->context);
  g_array_unref (self->pages);
  g_free (self->line_heights);
  g_free (self->date);
  g_free (self);
}

/**
 * tm_sheet_paper_get_title:
 * @self: a sheet
 *
 * Gets the title, as a name for a print job.
 *
 * Returns: (transfer none): the title
 */
const char *
tm_sheet_paper_get_title (const TmSheetPaper *self)
{
  return self->content->title;
}

/**
 * tm_sheet_paper_is_wide:
 * @self: a sheet
 * @width: width of the paper between its margins when it stands upright, in points
 *
 * Tells whether the sheet has more columns than fit side by side on upright paper.
 *
 * Returns: %TRUE if the paper had better lie on its side
 */
gboolean
tm_sheet_paper_is_wide (TmSheetPaper *self, double width)
{
  double room = width - find_name_width (self, width);

  return get_n_columns (self) * find_min_column_width (self) > room;
}

/**
 * tm_sheet_paper_lay_out:
 * @self: a sheet
 * @width: width of a page between its margins, in points
 * @height: its height, likewise
 *
 * Finds out what stands where. Pages break between lines and between groups of columns, and each has
 * the head of the table.
 */
void
tm_sheet_paper_lay_out (TmSheetPaper *self, double width, double height)
{
  guint n_all = MAX (self->content->groups->len, 1);
  guint n_groups;

  g_return_if_fail (width > 0 && height > 0);

  self->width = width;
  self->height = height;
  find_columns (self, &n_groups);
  measure_lines (self);
  measure_head (self);
  g_array_set_size (self->pages, 0);
  for (guint first = 0; first < n_all; first += n_groups)
    add_pages (self, first, MIN (n_groups, n_all - first));
}

/**
 * tm_sheet_paper_get_n_pages:
 * @self: a sheet that was laid out
 *
 * Counts the pages.
 *
 * Returns: how many there are, at least 1
 */
guint
tm_sheet_paper_get_n_pages (const TmSheetPaper *self)
{
  return self->pages->len;
}
