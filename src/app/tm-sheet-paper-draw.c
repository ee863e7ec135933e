/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a score sheet that was laid out is drawn. */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"

#include "tm-sheet-paper-private.h"

#define MARK_SIZE 10.0
#define LEGEND_GAP 16.0

/* From black, 0, to white, 1. */
#define LINE_INK 0.70
#define STRONG_LINE_INK 0.30
#define SHADE 0.92

static void
set_ink (cairo_t *cr, double ink)
{
  cairo_set_source_rgb (cr, ink, ink, ink);
}

static void
draw_line (cairo_t *cr, double x, double y, double to_x, double to_y, double ink)
{
  set_ink (cr, ink);
  cairo_set_line_width (cr, ink < LINE_INK ? 0.9 : 0.4);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x, to_y);
  cairo_stroke (cr);
}

/* People */

static double
get_legend_width (TmSheetPaper *self, guint seat)
{
  double width = tm_sheet_type_get_width (self->context, TM_SHEET_TYPE_LEGEND,
                                          tm_sheet_paper_get_seat_name (self, seat));

  return MIN (MARK_SIZE + PADDING + width + 1, self->width);
}

/* Measures, and draws if there is something to draw on. */
double
tm_sheet_paper_walk_legend (TmSheetPaper *self, cairo_t *cr, double top)
{
  double line_height
      = tm_sheet_type_get_height (self->context, TM_SHEET_TYPE_LEGEND, "X", -1) + PADDING;
  double x = 0;
  double y = top;

  for (guint seat = 0; seat < self->content->n_seats; seat++)
    {
      double width = get_legend_width (self, seat);
      cairo_rectangle_t box;

      if (x > 0 && x + width > self->width)
        {
          x = 0;
          y += line_height;
        }
      box = (cairo_rectangle_t) { x + MARK_SIZE + PADDING, y, width - MARK_SIZE - PADDING,
                                  line_height };
      if (cr != NULL)
        {
          tm_seat_look_draw (seat, cr, x, y + (line_height - MARK_SIZE) / 2, MARK_SIZE);
          tm_sheet_type_draw (self->context, cr, TM_SHEET_TYPE_LEGEND,
                              tm_sheet_paper_get_seat_name (self, seat), &box);
        }
      x += width + LEGEND_GAP;
    }

  return y + line_height - top;
}

/* The table */

static double
get_table_width (const TmSheetPaper *self, const TmSheetPage *page)
{
  return self->name_width + page->n_groups * self->content->n_seats * self->column_width;
}

static double
get_column_x (const TmSheetPaper *self, guint column)
{
  return self->name_width + column * self->column_width;
}

/* A label, with a line behind it where something is to be written. */
static void
draw_label (TmSheetPaper *self,
            cairo_t *cr,
            TmSheetType type,
            const char *text,
            double y,
            double height,
            gboolean is_to_write)
{
  cairo_rectangle_t box = { 0, y, self->width, height };

  tm_sheet_type_draw (self->context, cr, type, text, &box);
  if (is_to_write)
    {
      double x = tm_sheet_type_get_width (self->context, type, text) + GAP;
      double end = self->width * (type == TM_SHEET_TYPE_DATE ? 0.5 : 1);

      if (x < end)
        draw_line (cr, x, y + height - PADDING, end, y + height - PADDING, LINE_INK);
    }
}

static void
draw_top (TmSheetPaper *self, cairo_t *cr)
{
  const TmSheetContent *content = self->content;
  double y = 0;

  draw_label (self, cr, TM_SHEET_TYPE_TITLE, content->title, y, self->title_height, FALSE);
  y += self->title_height;
  if (self->date_height > 0)
    draw_label (self, cr, TM_SHEET_TYPE_DATE, self->date, y, self->date_height,
                content->is_blank && content->date == NULL);
  y += self->date_height + GAP;
  if (self->sentence_height > 0)
    {
      draw_label (self, cr, TM_SHEET_TYPE_SENTENCE, self->sentence, y, self->sentence_height,
                  content->is_blank && content->sentence == NULL);
      y += self->sentence_height + GAP;
    }
  if (self->has_legend)
    tm_sheet_paper_walk_legend (self, cr, y);
}

static void
draw_foot (TmSheetPaper *self, cairo_t *cr, guint page)
{
  cairo_rectangle_t box = { 0, self->height - FOOT_HEIGHT, self->width, FOOT_HEIGHT };
  g_autofree char *words = NULL;

  if (self->pages->len < 2)
    return;

  /* Translators: at the foot of a printed page: its number, and how many there are */
  words = g_strdup_printf (_ ("Page %u of %u"), page + 1, self->pages->len);
  tm_sheet_type_draw (self->context, cr, TM_SHEET_TYPE_FOOT, words, &box);
}

static void
draw_seat_head (TmSheetPaper *self, cairo_t *cr, guint seat, double x, double y)
{
  double half = SEAT_HEIGHT / 2;
  cairo_rectangle_t box = { x + 1, y + half - 1, self->column_width - 2, half };

  tm_seat_look_draw (seat, cr, x + (self->column_width - MARK_SIZE) / 2, y + PADDING, MARK_SIZE);
  if (self->content->seat_names[seat] != NULL)
    tm_sheet_type_draw (self->context, cr, TM_SHEET_TYPE_SEAT, self->content->seat_names[seat],
                        &box);
}

static void
draw_table_head (TmSheetPaper *self, cairo_t *cr, const TmSheetPage *page)
{
  guint n_seats = self->content->n_seats;
  double y = self->table_top;

  if (self->content->groups->len > 1)
    {
      for (guint i = 0; i < page->n_groups; i++)
        {
          cairo_rectangle_t box = { get_column_x (self, i * n_seats) + PADDING, y,
                                    n_seats * self->column_width - 2 * PADDING, GROUP_HEIGHT };

          tm_sheet_type_draw (self->context, cr, TM_SHEET_TYPE_GROUP,
                              g_ptr_array_index (self->content->groups, page->first_group + i),
                              &box);
        }
      y += GROUP_HEIGHT;
    }
  for (guint column = 0; column < page->n_groups * n_seats; column++)
    draw_seat_head (self, cr, column % n_seats, get_column_x (self, column), y);
}

static void
draw_numbers (TmSheetPaper *self, cairo_t *cr, const TmSheetPage *page, guint line, double y)
{
  TmSheetType type = tm_sheet_paper_get_line (self, line)->is_total ? TM_SHEET_TYPE_TOTAL_NUMBER
                                                                    : TM_SHEET_TYPE_NUMBER;
  guint n_seats = self->content->n_seats;

  for (guint column = 0; column < page->n_groups * n_seats; column++)
    {
      g_autofree char *number = tm_sheet_content_dup_number (
          self->content, line, page->first_group + column / n_seats, column % n_seats);
      cairo_rectangle_t box = { get_column_x (self, column) + NUMBER_PADDING, y,
                                self->column_width - 2 * NUMBER_PADDING, self->line_heights[line] };

      if (number != NULL)
        tm_sheet_type_draw (self->context, cr, type, number, &box);
    }
}

static void
draw_table_line (TmSheetPaper *self, cairo_t *cr, const TmSheetPage *page, guint line, double y)
{
  const TmContentLine *spec = tm_sheet_paper_get_line (self, line);
  double height = self->line_heights[line];
  double width = get_table_width (self, page);
  cairo_rectangle_t box = { PADDING, y, self->name_width - 2 * PADDING, height };

  if (spec->is_total)
    {
      set_ink (cr, SHADE);
      cairo_rectangle (cr, 0, y, width, height);
      cairo_fill (cr);
    }
  draw_line (cr, 0, y, width, y, spec->is_total ? STRONG_LINE_INK : LINE_INK);
  tm_sheet_type_draw (self->context, cr,
                      spec->is_total ? TM_SHEET_TYPE_TOTAL_NAME : TM_SHEET_TYPE_NAME, spec->name,
                      &box);
  draw_numbers (self, cr, page, line, y);
}

/* Groups are parted by strong lines, and seats by fine ones. */
static void
draw_column_lines (TmSheetPaper *self, cairo_t *cr, const TmSheetPage *page, double bottom)
{
  guint n_seats = self->content->n_seats;
  double seats_top = self->table_top + self->head_height - SEAT_HEIGHT;

  for (guint column = 0; column <= page->n_groups * n_seats; column++)
    {
      double x = get_column_x (self, column);
      gboolean is_strong = column % MAX (n_seats, 1) == 0;

      draw_line (cr, x, is_strong ? self->table_top : seats_top, x, bottom,
                 is_strong ? STRONG_LINE_INK : LINE_INK);
    }
}

static void
draw_table (TmSheetPaper *self, cairo_t *cr, const TmSheetPage *page)
{
  double y = self->table_top + self->head_height;

  if (page->n_lines == 0)
    return;

  draw_table_head (self, cr, page);
  for (guint i = 0; i < page->n_lines; i++)
    {
      draw_table_line (self, cr, page, page->first_line + i, y);
      y += self->line_heights[page->first_line + i];
    }
  draw_line (cr, 0, y, get_table_width (self, page), y, STRONG_LINE_INK);
  draw_line (cr, 0, self->table_top + self->head_height, get_table_width (self, page),
             self->table_top + self->head_height, STRONG_LINE_INK);
  draw_column_lines (self, cr, page, y);
}

/**
 * tm_sheet_paper_draw:
 * @self: a sheet that was laid out
 * @cr: what to draw on; its origin is the corner between the left and the upper margin, its unit a
 *   point
 * @page: the page, from 0
 *
 * Draws a page.
 */
void
tm_sheet_paper_draw (TmSheetPaper *self, cairo_t *cr, guint page)
{
  g_return_if_fail (page < self->pages->len);

  draw_top (self, cr);
  draw_table (self, cr, &g_array_index (self->pages, TmSheetPage, page));
  draw_foot (self, cr, page);
}
