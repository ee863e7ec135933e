/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "tm-sheet-type.h"

/* All lengths are in points, 72 to the inch. */

#define TITLE_SIZE 15.0
#define SENTENCE_SIZE 11.0
#define TEXT_SIZE 9.0
#define HEAD_SIZE 8.5
#define FOOT_SIZE 8.0

#define MAX_LINES 2

/* From black, 0, to white, 1. */
#define INK 0.0
#define GRAY_INK 0.35

static const struct
{
  double size;
  gboolean is_bold;
  double ink;
  PangoAlignment alignment;
  guint n_lines;
} types[TM_SHEET_N_TYPES] = {
  [TM_SHEET_TYPE_TITLE] = { TITLE_SIZE, TRUE, INK, PANGO_ALIGN_LEFT, MAX_LINES },
  [TM_SHEET_TYPE_DATE] = { TEXT_SIZE, FALSE, GRAY_INK, PANGO_ALIGN_LEFT, 1 },
  [TM_SHEET_TYPE_SENTENCE] = { SENTENCE_SIZE, TRUE, INK, PANGO_ALIGN_LEFT, 3 },
  [TM_SHEET_TYPE_GROUP] = { HEAD_SIZE, TRUE, INK, PANGO_ALIGN_CENTER, 1 },
  [TM_SHEET_TYPE_SEAT] = { HEAD_SIZE, TRUE, INK, PANGO_ALIGN_CENTER, 1 },
  [TM_SHEET_TYPE_LEGEND] = { HEAD_SIZE, FALSE, INK, PANGO_ALIGN_LEFT, 1 },
  [TM_SHEET_TYPE_NAME] = { TEXT_SIZE, FALSE, INK, PANGO_ALIGN_LEFT, MAX_LINES },
  [TM_SHEET_TYPE_TOTAL_NAME] = { TEXT_SIZE, TRUE, INK, PANGO_ALIGN_LEFT, MAX_LINES },
  [TM_SHEET_TYPE_NUMBER] = { TEXT_SIZE, FALSE, INK, PANGO_ALIGN_RIGHT, 1 },
  [TM_SHEET_TYPE_TOTAL_NUMBER] = { TEXT_SIZE, TRUE, INK, PANGO_ALIGN_RIGHT, 1 },
  [TM_SHEET_TYPE_FOOT] = { FOOT_SIZE, FALSE, GRAY_INK, PANGO_ALIGN_RIGHT, 1 },
};

static PangoLayout *
create_layout (PangoContext *context, TmSheetType type, const char *text, double width)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, types[type].size * PANGO_SCALE);
  pango_font_description_set_weight (font,
                                     types[type].is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width >= 0)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_height (layout, -(int) types[type].n_lines);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_font_description_free (font);
  pango_attr_list_unref (attributes);

  return layout;
}

/**
 * tm_sheet_type_create_context:
 *
 * Makes what words are measured and drawn with: alike whatever is drawn on, be it a printer, a file or
 * a picture.
 *
 * Returns: (transfer full): the context
 */
PangoContext *
tm_sheet_type_create_context (void)
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
 * tm_sheet_type_get_width:
 * @context: what to measure with
 * @type: how the words are set
 * @text: the words
 *
 * Measures words on one line.
 *
 * Returns: the width in points, rounded up
 */
double
tm_sheet_type_get_width (PangoContext *context, TmSheetType type, const char *text)
{
  g_autoptr (PangoLayout) layout = create_layout (context, type, text, -1);
  int width;

  pango_layout_get_size (layout, &width, NULL);

  return ceil ((double) width / PANGO_SCALE);
}

/**
 * tm_sheet_type_get_height:
 * @context: what to measure with
 * @type: how the words are set
 * @text: the words
 * @width: how much room there is for a line, in points; negative: all that is needed
 *
 * Measures words that may take several lines.
 *
 * Returns: the height in points
 */
double
tm_sheet_type_get_height (PangoContext *context, TmSheetType type, const char *text, double width)
{
  g_autoptr (PangoLayout) layout = create_layout (context, type, text, width);
  int height;

  pango_layout_get_size (layout, NULL, &height);

  return (double) height / PANGO_SCALE;
}

/**
 * tm_sheet_type_draw:
 * @context: what was measured with
 * @cr: what to draw on
 * @type: how the words are set
 * @text: the words
 * @box: where they stand, in the middle of its height
 *
 * Draws words.
 */
void
tm_sheet_type_draw (PangoContext *context,
                    cairo_t *cr,
                    TmSheetType type,
                    const char *text,
                    const cairo_rectangle_t *box)
{
  g_autoptr (PangoLayout) layout = create_layout (context, type, text, box->width);
  double ink = types[type].ink;
  int height;

  pango_layout_set_alignment (layout, types[type].alignment);
  pango_layout_get_size (layout, NULL, &height);
  cairo_set_source_rgb (cr, ink, ink, ink);
  cairo_move_to (cr, box->x, box->y + (box->height - (double) height / PANGO_SCALE) / 2);
  pango_cairo_show_layout (cr, layout);
}
