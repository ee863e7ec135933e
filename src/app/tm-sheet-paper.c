/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "scene/tm-seat-mark.h"
#include "tm-sheet-paper.h"

/* All lengths are in points, 72 to the inch. */

#define TITLE_SIZE 15.0
#define SENTENCE_SIZE 11.0
#define TEXT_SIZE 9.0
#define HEAD_SIZE 8.5
#define FOOT_SIZE 8.0

#define PADDING 4.0
#define GAP 8.0
#define MARK_SIZE 10.0
#define FOOT_HEIGHT 18.0
#define HAND_HEIGHT 24.0
#define GROUP_HEIGHT 17.0
#define SEAT_HEIGHT 30.0
#define LEGEND_GAP 16.0

#define MIN_NAME_WIDTH 90.0
#define MAX_NAME_SHARE 0.32
#define MAX_LINES 2
#define NUMBER_PADDING 3.0
#define MIN_COLUMN_WIDTH 24.0
#define MIN_HAND_WIDTH 38.0
#define MAX_COLUMN_WIDTH 84.0

#define INK 0.0
#define GRAY_INK 0.35
#define LINE_INK 0.70
#define STRONG_LINE_INK 0.30
#define SHADE 0.92

/* What stands on one page: some of the lines and some of the groups. */
typedef struct
{
  guint first_line;
  guint n_lines;
  guint first_group;
  guint n_groups;
} Page;

struct _TmSheetPaper
{
  TmSheetContent *content;
  PangoContext *context;
  GArray *pages;

  double width;
  double height;
  double name_width;
  double column_width;
  double head_height;
  double table_top;
  double legend_height;
  gboolean has_legend;
  double *line_heights;
};

/* Type */

typedef struct
{
  double size;
  gboolean is_bold;
  double ink;
  double align;
  guint n_lines;
} Type;

static const Type title_type = { TITLE_SIZE, TRUE, INK, 0, MAX_LINES };
static const Type date_type = { TEXT_SIZE, FALSE, GRAY_INK, 0, 1 };
static const Type sentence_type = { SENTENCE_SIZE, TRUE, INK, 0, 3 };
static const Type group_type = { HEAD_SIZE, TRUE, INK, 0.5, 1 };
static const Type seat_type = { HEAD_SIZE, TRUE, INK, 0.5, 1 };
static const Type legend_type = { HEAD_SIZE, FALSE, INK, 0, 1 };
static const Type name_type = { TEXT_SIZE, FALSE, INK, 0, MAX_LINES };
static const Type total_name_type = { TEXT_SIZE, TRUE, INK, 0, MAX_LINES };
static const Type number_type = { TEXT_SIZE, FALSE, INK, 1, 1 };
static const Type total_number_type = { TEXT_SIZE, TRUE, INK, 1, 1 };
static const Type foot_type = { FOOT_SIZE, FALSE, GRAY_INK, 1, 1 };

static PangoLayout *
create_layout (TmSheetPaper *self, const Type *type, const char *text, double width)
{
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, type->size * PANGO_SCALE);
  pango_font_description_set_weight (font, type->is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width >= 0)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_height (layout, -(int) type->n_lines);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_font_description_free (font);
  pango_attr_list_unref (attributes);

  return layout;
}

static void
measure (TmSheetPaper *self,
         const Type *type,
         const char *text,
         double width,
         double *text_width,
         double *text_height)
{
  g_autoptr (PangoLayout) layout = create_layout (self, type, text, width);
  int layout_width, layout_height;

  pango_layout_get_size (layout, &layout_width, &layout_height);
  if (text_width != NULL)
    *text_width = ceil ((double) layout_width / PANGO_SCALE);
  if (text_height != NULL)
    *text_height = (double) layout_height / PANGO_SCALE;
}

static double
get_width (TmSheetPaper *self, const Type *type, const char *text)
{
  double width;

  measure (self, type, text, -1, &width, NULL);

  return width;
}

static double
get_height (TmSheetPaper *self, const Type *type, const char *text, double width)
{
  double height;

  measure (self, type, text, width, NULL, &height);

  return height;
}

static void
set_ink (cairo_t *cr, double ink)
{
  cairo_set_source_rgb (cr, ink, ink, ink);
}

/* Into a box, in the middle of its height. */
static void
draw_text (TmSheetPaper *self,
           cairo_t *cr,
           const Type *type,
           const char *text,
           const cairo_rectangle_t *box)
{
  g_autoptr (PangoLayout) layout = create_layout (self, type, text, box->width);
  int width, height;

  pango_layout_set_alignment (layout, type->align == 0     ? PANGO_ALIGN_LEFT
                                      : type->align == 0.5 ? PANGO_ALIGN_CENTER
                                                           : PANGO_ALIGN_RIGHT);
  pango_layout_get_size (layout, &width, &height);
  set_ink (cr, type->ink);
  cairo_move_to (cr, box->x, box->y + (box->height - (double) height / PANGO_SCALE) / 2);
  pango_cairo_show_layout (cr, layout);
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

/* Columns */

static const TmSheetLine *
get_line (const TmSheetPaper *self, guint line)
{
  return &g_array_index (self->content->lines, TmSheetLine, line);
}

static double
find_name_width (TmSheetPaper *self, double width)
{
  double widest = MIN_NAME_WIDTH;

  for (guint line = 0; line < self->content->lines->len; line++)
    widest = MAX (widest, get_width (self, &total_name_type, get_line (self, line)->name));

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
            widest
                = MAX (widest, get_width (self, &total_number_type, number) + 2 * NUMBER_PADDING);
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

static const char *
get_seat_name (const TmSheetPaper *self, guint seat)
{
  return self->content->seat_names[seat] != NULL ? self->content->seat_names[seat] : "";
}

/* Who is cut short above the columns is named in full above the table. */
static gboolean
needs_legend (TmSheetPaper *self)
{
  for (guint seat = 0; seat < self->content->n_seats; seat++)
    if (get_width (self, &seat_type, get_seat_name (self, seat)) > self->column_width - 2)
      return TRUE;

  return FALSE;
}

static double
get_legend_width (TmSheetPaper *self, guint seat)
{
  double width = get_width (self, &legend_type, get_seat_name (self, seat));

  return MIN (MARK_SIZE + PADDING + width + 1, self->width);
}

/* Measures, and draws if there is something to draw on. */
static double
walk_legend (TmSheetPaper *self, cairo_t *cr, double top)
{
  double line_height = get_height (self, &legend_type, "X", -1) + PADDING;
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
          draw_text (self, cr, &legend_type, get_seat_name (self, seat), &box);
        }
      x += width + LEGEND_GAP;
    }

  return y + line_height - top;
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
get_sentence (const TmSheetPaper *self)
{
  if (self->content->sentence != NULL)
    return self->content->sentence;

  return self->content->is_blank ? _ ("Result:") : "";
}

static double
get_sentence_height (TmSheetPaper *self)
{
  const char *sentence = get_sentence (self);

  if (*sentence == '\0')
    return 0;

  return MAX (get_height (self, &sentence_type, sentence, self->width),
              self->content->is_blank ? HAND_HEIGHT : 0)
         + GAP;
}

static double
get_title_height (TmSheetPaper *self)
{
  return get_height (self, &title_type, self->content->title, self->width);
}

static double
get_date_height (TmSheetPaper *self)
{
  g_autofree char *date = dup_date (self);

  if (*date == '\0')
    return 0;

  return MAX (get_height (self, &date_type, date, self->width),
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
        = MAX (smallest, get_height (self, &total_name_type, get_line (self, line)->name,
                                     self->name_width - 2 * PADDING)
                             + PADDING);
}

static void
measure_head (TmSheetPaper *self)
{
  self->has_legend = needs_legend (self);
  self->legend_height = self->has_legend ? walk_legend (self, NULL, 0) + GAP : 0;
  self->table_top = get_title_height (self) + get_date_height (self) + GAP
                    + get_sentence_height (self) + self->legend_height;
  self->head_height = (self->content->groups->len > 1 ? GROUP_HEIGHT : 0) + SEAT_HEIGHT;
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
      Page page = { first_line, count_fitting_lines (self, first_line), first_group, n_groups };

      g_array_append_val (self->pages, page);
      first_line += page.n_lines;
    }
  while (first_line < self->content->lines->len);
}

/* Drawing */

static double
get_table_width (const TmSheetPaper *self, const Page *page)
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
            const Type *type,
            const char *text,
            double y,
            double height,
            gboolean is_to_write)
{
  cairo_rectangle_t box = { 0, y, self->width, height };

  draw_text (self, cr, type, text, &box);
  if (is_to_write)
    {
      double x = get_width (self, type, text) + GAP;
      double end = self->width * (type == &date_type ? 0.5 : 1);

      if (x < end)
        draw_line (cr, x, y + height - PADDING, end, y + height - PADDING, LINE_INK);
    }
}

static void
draw_top (TmSheetPaper *self, cairo_t *cr)
{
  g_autofree char *date = dup_date (self);
  double title_height = get_title_height (self);
  double date_height = get_date_height (self);
  double sentence_height = get_sentence_height (self);
  gboolean is_blank = self->content->is_blank;
  double y = 0;

  draw_label (self, cr, &title_type, self->content->title, y, title_height, FALSE);
  y += title_height;
  if (date_height > 0)
    draw_label (self, cr, &date_type, date, y, date_height,
                is_blank && self->content->date == NULL);
  y += date_height + GAP;
  if (sentence_height > 0)
    draw_label (self, cr, &sentence_type, get_sentence (self), y, sentence_height - GAP,
                is_blank && self->content->sentence == NULL);
  y += sentence_height;
  if (self->has_legend)
    walk_legend (self, cr, y);
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
  draw_text (self, cr, &foot_type, words, &box);
}

static void
draw_seat_head (TmSheetPaper *self, cairo_t *cr, guint seat, double x, double y)
{
  double half = SEAT_HEIGHT / 2;
  cairo_rectangle_t box = { x + 1, y + half - 1, self->column_width - 2, half };

  tm_seat_look_draw (seat, cr, x + (self->column_width - MARK_SIZE) / 2, y + PADDING, MARK_SIZE);
  if (self->content->seat_names[seat] != NULL)
    draw_text (self, cr, &seat_type, self->content->seat_names[seat], &box);
}

static void
draw_table_head (TmSheetPaper *self, cairo_t *cr, const Page *page)
{
  guint n_seats = self->content->n_seats;
  double y = self->table_top;

  if (self->content->groups->len > 1)
    {
      for (guint i = 0; i < page->n_groups; i++)
        {
          cairo_rectangle_t box = { get_column_x (self, i * n_seats) + PADDING, y,
                                    n_seats * self->column_width - 2 * PADDING, GROUP_HEIGHT };

          draw_text (self, cr, &group_type,
                     g_ptr_array_index (self->content->groups, page->first_group + i), &box);
        }
      y += GROUP_HEIGHT;
    }
  for (guint column = 0; column < page->n_groups * n_seats; column++)
    draw_seat_head (self, cr, column % n_seats, get_column_x (self, column), y);
}

static void
draw_numbers (TmSheetPaper *self, cairo_t *cr, const Page *page, guint line, double y)
{
  const Type *type = get_line (self, line)->is_total ? &total_number_type : &number_type;
  guint n_seats = self->content->n_seats;

  for (guint column = 0; column < page->n_groups * n_seats; column++)
    {
      g_autofree char *number = tm_sheet_content_dup_number (
          self->content, line, page->first_group + column / n_seats, column % n_seats);
      cairo_rectangle_t box = { get_column_x (self, column) + NUMBER_PADDING, y,
                                self->column_width - 2 * NUMBER_PADDING, self->line_heights[line] };

      if (number != NULL)
        draw_text (self, cr, type, number, &box);
    }
}

static void
draw_table_line (TmSheetPaper *self, cairo_t *cr, const Page *page, guint line, double y)
{
  const TmSheetLine *spec = get_line (self, line);
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
  draw_text (self, cr, spec->is_total ? &total_name_type : &name_type, spec->name, &box);
  draw_numbers (self, cr, page, line, y);
}

/* Groups are parted by strong lines, and seats by fine ones. */
static void
draw_column_lines (TmSheetPaper *self, cairo_t *cr, const Page *page, double bottom)
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
draw_table (TmSheetPaper *self, cairo_t *cr, const Page *page)
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

/* Public */

/* Measured alike whatever is drawn on, be it a printer, a file or a picture. */
static PangoContext *
create_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);

  return context;
}

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
  self->context = create_context ();
  self->pages = g_array_new (FALSE, FALSE, sizeof (Page));

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
  draw_table (self, cr, &g_array_index (self->pages, Page, page));
  draw_foot (self, cr, page);
}
