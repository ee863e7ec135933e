/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-cell-marks.h"

#include <string.h>

#include "tm-glyphs.h"
#include "tm-paint.h"
#include "tm-seat-mark.h"

#define N_SMALL 4
#define N_LARGE 6
/* From this size on a cell has room for more than four marks. */
#define LARGE_SIZE 64
#define SINGLE_PART 0.44
#define ROW_PART 0.76
#define TOKEN_SHAPE 0.62
#define STRUCK_OPACITY 0.6

static gboolean
is_letter (const TmPart *part)
{
  if (part->symbol != NULL || part->has_value || part->label == NULL || part->label[0] == '\0')
    return FALSE;
  return part->look < 0 || g_utf8_strlen (part->label, -1) == 1;
}

/**
 * tm_cell_marks_read:
 * @self: the marks to fill
 * @stage: a stage
 * @parent: the part whose children of kind %TM_NODE_GLYPH they are
 *
 * Reads what lies on a cell, as much as there is ever room for.
 *
 * Returns: whether it differs from what was in @self
 */
gboolean
tm_cell_marks_read (TmCellMarks *self, const TmStage *stage, guint parent)
{
  TmCellMarks now;

  memset (&now, 0, sizeof now);
  for (guint i = tm_stage_get (stage, parent)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind != TM_NODE_GLYPH || now.n_marks == TM_MAX_CELL_MARKS)
        continue;
      now.marks[now.n_marks].symbol = part->symbol;
      now.marks[now.n_marks].look = part->look;
      now.marks[now.n_marks].role = part->role;
      now.marks[now.n_marks].has_value = part->has_value;
      now.marks[now.n_marks].value = part->value;
      now.marks[now.n_marks].is_struck = tm_part_is (part, TM_STATE_SPENT | TM_STATE_DONE);
      if (is_letter (part))
        g_strlcpy (now.marks[now.n_marks].letter, part->label,
                   sizeof now.marks[now.n_marks].letter);
      now.n_marks++;
    }
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): both began as zeros */
  if (memcmp (self, &now, sizeof now) == 0)
    return FALSE;
  memcpy (self, &now, sizeof now);
  return TRUE;
}

/**
 * tm_cell_marks_snapshot_token:
 * @snapshot: what to draw on
 * @look: a [enum@TmSeatLook]
 * @x: left edge
 * @y: upper edge
 * @size: width and height
 *
 * Draws the mark of a seat on a white disc, so that it can be told on any ground.
 */
void
tm_cell_marks_snapshot_token (GtkSnapshot *snapshot, int look, double x, double y, double size)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size);
  float line = (float) MAX (size / 12, 1.5);
  GskRoundedRect disc;
  GdkRGBA color, white, shade;

  tm_seat_look_get_paper_color (look, &color);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rgba (&shade, 0x000000, 0.35f);
  gsk_rounded_rect_init_from_rect (&disc, &box, (float) size / 2);
  gtk_snapshot_append_outset_shadow (snapshot, &disc, &shade, 0, 1, 0, 2);
  tm_paint_rounded (snapshot, &box, (float) size / 2, &white);
  gtk_snapshot_append_border (snapshot, &disc, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { color, color, color, color });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (x + size * (1 - TOKEN_SHAPE) / 2),
                                                (float) (y + size * (1 - TOKEN_SHAPE) / 2)));
  tm_seat_look_snapshot ((TmSeatLook) look, snapshot, size * TOKEN_SHAPE, &color);
  gtk_snapshot_restore (snapshot);
}

/* A letter is a tile with the letter left out, as it is printed. */
static void
snapshot_letter (GtkWidget *widget,
                 GtkSnapshot *snapshot,
                 const char *letter,
                 const graphene_rect_t *box,
                 double size,
                 const GdkRGBA *color)
{
  TmPaintText text = {
    .text = letter,
    .size = size * 0.78 / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = 0.5f,
  };
  float width = (float) MAX (size, tm_paint_get_text_width (widget, &text) + size * 0.3);
  graphene_rect_t tile;
  GdkRGBA white;

  width = MIN (width, box->size.width);
  tile = GRAPHENE_RECT_INIT (box->origin.x + (box->size.width - width) / 2,
                             box->origin.y + (box->size.height - (float) size) / 2, width,
                             (float) size);
  tm_paint_rgba (&white, 0xffffff, 1);
  tm_paint_rounded (snapshot, &tile, (float) size * 0.22f, color);
  tm_paint_text (widget, snapshot, &text, &tile, &white);
}

static void
snapshot_strike (GtkSnapshot *snapshot, const graphene_rect_t *box, double size, const GdkRGBA *ink)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (MAX ((float) size / 12, 1.5f));
  float x = box->origin.x + box->size.width / 2, y = box->origin.y + box->size.height / 2;
  float half = (float) size * 0.5f;

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, x - half, y + half * 0.7f);
  gsk_path_builder_line_to (builder, x + half, y - half * 0.7f);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, ink);
  gsk_stroke_free (stroke);
}

static void
snapshot_plain (const TmCellMarks *self,
                guint i,
                GtkWidget *widget,
                GtkSnapshot *snapshot,
                const graphene_rect_t *box,
                double size,
                const GdkRGBA *ink,
                const GdkRGBA *tint)
{
  TmGlyphs one;

  memset (&one, 0, sizeof one);
  one.n_marks = 1;
  one.marks[0].symbol = self->marks[i].symbol;
  one.marks[0].look = TM_NO_LOOK;
  one.marks[0].has_value = self->marks[i].has_value;
  one.marks[0].value = self->marks[i].value;
  tm_glyphs_snapshot (&one, widget, snapshot, box, size, ink, tint);
}

static void
snapshot_mark (const TmCellMarks *self,
               guint i,
               GtkWidget *widget,
               GtkSnapshot *snapshot,
               const graphene_rect_t *box,
               double size,
               const GdkRGBA *ink,
               const TmBoardInks *paper)
{
  GdkRGBA tint = *ink;

  if (paper != NULL)
    tm_board_inks_get_role (paper, self->marks[i].role, &tint);
  if (self->marks[i].is_struck)
    gtk_snapshot_push_opacity (snapshot, STRUCK_OPACITY);
  if (self->marks[i].letter[0] != '\0')
    snapshot_letter (widget, snapshot, self->marks[i].letter, box, size, &tint);
  else if (self->marks[i].symbol == NULL && self->marks[i].look >= 0 && !self->marks[i].has_value)
    tm_cell_marks_snapshot_token (
        snapshot, self->marks[i].look, box->origin.x + (box->size.width - size * 1.15) / 2,
        box->origin.y + (box->size.height - size * 1.15) / 2, size * 1.15);
  else
    snapshot_plain (self, i, widget, snapshot, box, size, ink, &tint);
  if (!self->marks[i].is_struck)
    return;
  gtk_snapshot_pop (snapshot);
  snapshot_strike (snapshot, box, size, ink);
}

/* One in the middle, two below each other, then two in a row, in a large cell three. */
static void
snapshot_rows (const TmCellMarks *self,
               guint n,
               GtkWidget *widget,
               GtkSnapshot *snapshot,
               const graphene_rect_t *box,
               const GdkRGBA *ink,
               const TmBoardInks *paper)
{
  guint n_rows = n == 1 ? 1 : 2;
  guint at = 0;

  for (guint row = 0; row < n_rows; row++)
    {
      guint in_row = row == 0 ? n / n_rows : n - n / n_rows;
      float width = box->size.width / (float) in_row;
      float height = box->size.height / (float) n_rows;
      double size
          = n == 1 ? MIN (box->size.width, box->size.height) * SINGLE_PART : height * ROW_PART;

      for (guint i = 0; i < in_row; i++, at++)
        {
          graphene_rect_t slot
              = GRAPHENE_RECT_INIT (box->origin.x + width * (float) i,
                                    box->origin.y + height * (float) row, width, height);

          graphene_rect_inset (&slot, 1, 1);
          snapshot_mark (self, at, widget, snapshot, &slot, size, ink, paper);
        }
    }
}

/**
 * tm_cell_marks_snapshot:
 * @self: some marks
 * @widget: the cell they lie on
 * @snapshot: what to draw on
 * @box: where to draw them
 * @ink: color of numbers, and of symbols if there is no @paper
 * @paper: (nullable): colors of the map they are drawn on
 *
 * Draws the marks in rows, as large as there is room for. Where more lie than there is room for,
 * those that lie there first are drawn: the name of the cell tells all of them.
 */
void
tm_cell_marks_snapshot (const TmCellMarks *self,
                        GtkWidget *widget,
                        GtkSnapshot *snapshot,
                        const graphene_rect_t *box,
                        const GdkRGBA *ink,
                        const TmBoardInks *paper)
{
  guint n_most = gtk_widget_get_width (widget) >= LARGE_SIZE ? N_LARGE : N_SMALL;
  guint n = MIN (self->n_marks, n_most);

  if (n > 0)
    snapshot_rows (self, n, widget, snapshot, box, ink, paper);
}
