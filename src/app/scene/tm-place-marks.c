/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-place-marks.h"

#include "tm-board-inks.h"
#include "tm-paint.h"

/* Parts of a cell. A mark is as long as a tunnel is broad, and begins at the mouth. */
#define THICK_PART 0.19f
#define LEAST_THICK 9.0f
/* Where a number would be too small to be read there is only the symbol. */
#define LEAST_NUMBERED 42.0f
#define LONG_PART 0.32f
/* Parts of a mark. */
#define SYMBOL_PART 0.78f
#define NUMBER_PART 0.8f
#define LINE_PART 0.08f

/* Along the side, from its edge inwards; without a number it is round. */
static graphene_rect_t
get_box (guint side, float size, gboolean has_number)
{
  float thick = MAX (size * THICK_PART, LEAST_THICK);
  float length = has_number ? MAX (size * LONG_PART, thick * 1.68f) : thick;
  float start = (size - length) / 2, far = size - thick;

  switch (side)
    {
    case TM_SIDE_UP:
      return GRAPHENE_RECT_INIT (start, 0, length, thick);
    case TM_SIDE_RIGHT:
      return GRAPHENE_RECT_INIT (far, start, thick, length);
    case TM_SIDE_DOWN:
      return GRAPHENE_RECT_INIT (start, far, length, thick);
    case TM_SIDE_LEFT:
    default:
      return GRAPHENE_RECT_INIT (0, start, thick, length);
    }
}

/* The symbol has one half of the mark, the number the other. */
static void
split_box (const graphene_rect_t *box, graphene_rect_t *first, graphene_rect_t *second)
{
  *first = *second = *box;
  if (box->size.width > box->size.height)
    {
      first->size.width = second->size.width = box->size.width / 2;
      second->origin.x += box->size.width / 2;
      graphene_rect_offset (first, box->size.height * 0.06f, 0);
      graphene_rect_offset (second, -box->size.height * 0.12f, 0);
    }
  else
    {
      first->size.height = second->size.height = box->size.height / 2;
      second->origin.y += box->size.height / 2;
      graphene_rect_offset (first, 0, box->size.width * 0.05f);
      graphene_rect_offset (second, 0, -box->size.width * 0.05f);
    }
}

static void
snapshot_plate (GtkSnapshot *snapshot,
                const graphene_rect_t *box,
                const GdkRGBA *ground,
                const GdkRGBA *color)
{
  float radius = MIN (box->size.width, box->size.height) / 2;
  float line = MAX (radius * 2 * LINE_PART, 1.2f);
  GskRoundedRect plate;
  GdkRGBA shade;

  tm_paint_rgba (&shade, 0x000000, 0.35f);
  gsk_rounded_rect_init_from_rect (&plate, box, radius);
  gtk_snapshot_append_outset_shadow (snapshot, &plate, &shade, 0, 1.5f, 0, 0);
  tm_paint_rounded (snapshot, box, radius, ground);
  gtk_snapshot_append_border (snapshot, &plate, (float[]) { line, line, line, line },
                              (GdkRGBA[]) { *color, *color, *color, *color });
}

static void
snapshot_symbol (GtkSnapshot *snapshot,
                 const char *symbol,
                 const graphene_rect_t *box,
                 float size,
                 const GdkRGBA *color)
{
  tm_paint_symbol (snapshot, symbol, box->origin.x + (box->size.width - size) / 2,
                   box->origin.y + (box->size.height - size) / 2, size, color);
}

static void
snapshot_number (GtkWidget *widget,
                 GtkSnapshot *snapshot,
                 gint32 value,
                 const graphene_rect_t *box,
                 float size,
                 const GdkRGBA *color)
{
  char number[16];
  TmPaintText text = {
    .text = number,
    .size = size / tm_paint_get_text_scale (widget),
    .weight = PANGO_WEIGHT_ULTRABOLD,
    .x_align = 0.5f,
  };

  g_snprintf (number, sizeof number, "%d", value);
  tm_paint_text (widget, snapshot, &text, box, color);
}

/* What is open now is struck out. */
static void
snapshot_strike (GtkSnapshot *snapshot, const graphene_rect_t *box, const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (MAX (MIN (box->size.width, box->size.height) * 0.1f, 1.2f));
  float middle = box->origin.x + box->size.width / 2, bottom = box->origin.y + box->size.height;
  float half = MIN (box->size.width, box->size.height * 1.2f) / 2;

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, middle - half, bottom);
  gsk_path_builder_line_to (builder, middle + half, box->origin.y);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}

static void
snapshot_mark (
    const TmPlaceToken *mark, guint side, GtkWidget *widget, GtkSnapshot *snapshot, float size)
{
  gboolean has_number = mark->has_value && size >= LEAST_NUMBERED;
  graphene_rect_t box = get_box (side, size, has_number), symbol = box, number = box;
  float thick = MIN (box.size.width, box.size.height);
  TmBoardInks inks;
  GdkRGBA color, white;

  tm_board_inks_init (&inks);
  tm_board_inks_get_role (&inks, mark->role, &color);
  tm_paint_rgba (&white, 0xffffff, 1);
  if (has_number)
    split_box (&box, &symbol, &number);
  if (mark->is_gone)
    gtk_snapshot_push_opacity (snapshot, 0.6);
  snapshot_plate (snapshot, &box, &white, &color);
  snapshot_symbol (snapshot, mark->symbol, &symbol, thick * SYMBOL_PART, &color);
  if (has_number)
    snapshot_number (widget, snapshot, mark->value, &number, thick * NUMBER_PART, &inks.ink);
  if (!mark->is_gone)
    return;
  gtk_snapshot_pop (snapshot);
  snapshot_strike (snapshot, &box, &inks.ink);
}

/**
 * tm_place_marks_snapshot:
 * @things: what there is on a cell
 * @widget: the widget whose font is used
 * @snapshot: what to draw on, the cell at 0, 0
 * @size: width and height of the cell
 *
 * Draws what is at the sides of a cell, each over the mouth of its tunnel.
 */
void
tm_place_marks_snapshot (const TmPlaceThings *things,
                         GtkWidget *widget,
                         GtkSnapshot *snapshot,
                         float size)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((things->has_mark >> side & 1) != 0)
      snapshot_mark (&things->marks[side], side, widget, snapshot, size);
}
