/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-paint.h"

#include <pango/pangocairo.h>

#include "tm-symbols.h"

#define PLAIN_RESOLUTION 96.0
#define CHECK_PATH "M5 12.6l4.6 4.6L19.2 7.4"

/**
 * tm_paint_get_text_scale:
 * @widget: a widget
 *
 * Tells how much larger than usual the user wants text, so that things that are measured in
 * pixels but carry text can grow along.
 *
 * Returns: the factor, from 1 to 2
 */
double
tm_paint_get_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  double resolution = pango_cairo_context_get_resolution (context);

  return CLAMP (resolution / PLAIN_RESOLUTION, 1.0, 2.0);
}

/**
 * tm_paint_rgba:
 * @rgba: (out): the color
 * @rgb: red, green and blue as in 0xrrggbb
 * @alpha: opacity, from 0 to 1
 *
 * Sets a color from its usual notation.
 */
void
tm_paint_rgba (GdkRGBA *rgba, guint32 rgb, float alpha)
{
  rgba->red = (float) (rgb >> 16 & 0xff) / 255.0f;
  rgba->green = (float) (rgb >> 8 & 0xff) / 255.0f;
  rgba->blue = (float) (rgb & 0xff) / 255.0f;
  rgba->alpha = alpha;
}

/**
 * tm_paint_symbol:
 * @snapshot: what to draw on
 * @symbol: (nullable): the name of a symbol; an unknown one draws nothing
 * @x: left edge
 * @y: upper edge
 * @size: width and height
 * @color: its color
 *
 * Draws a symbol at a place.
 */
void
tm_paint_symbol (GtkSnapshot *snapshot,
                 const char *symbol,
                 double x,
                 double y,
                 double size,
                 const GdkRGBA *color)
{
  const TmSymbolShape *shape = tm_symbol_shape_find (symbol);

  if (shape == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  tm_symbol_shape_snapshot (shape, snapshot, size, color);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_paint_check:
 * @snapshot: what to draw on
 * @x: left edge
 * @y: upper edge
 * @size: width and height
 * @color: its color
 *
 * Draws a check mark.
 */
void
tm_paint_check (GtkSnapshot *snapshot, double x, double y, double size, const GdkRGBA *color)
{
  static GskPath *path;
  static GskStroke *stroke;

  if (path == NULL)
    {
      path = gsk_path_parse (CHECK_PATH);
      stroke = gsk_stroke_new (2.6f);
      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_scale (snapshot, (float) size / TM_SYMBOL_GRID, (float) size / TM_SYMBOL_GRID);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gtk_snapshot_restore (snapshot);
}

static PangoLayout *
create_layout (GtkWidget *widget, const TmPaintText *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text->text);
  PangoContext *context = pango_layout_get_context (layout);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (context));
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, text->size * tm_paint_get_text_scale (widget)
                                                      * PANGO_SCALE);
  pango_font_description_set_weight (font, text->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  return layout;
}

/**
 * tm_paint_get_text_width:
 * @widget: the widget whose font is used
 * @text: the type
 *
 * Measures a piece of type.
 *
 * Returns: its width in logical pixels, text scaling included
 */
double
tm_paint_get_text_width (GtkWidget *widget, const TmPaintText *text)
{
  g_autoptr (PangoLayout) layout = create_layout (widget, text);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

/**
 * tm_paint_text:
 * @widget: the widget whose font is used
 * @snapshot: what to draw on
 * @text: the type
 * @box: where to draw it: in the middle of its height
 * @color: its color
 *
 * Writes one line. What is wider than the box is made smaller, down to two thirds, and then
 * cut off.
 */
void
tm_paint_text (GtkWidget *widget,
               GtkSnapshot *snapshot,
               const TmPaintText *text,
               const graphene_rect_t *box,
               const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoRectangle logical;
  double width, height, scale = 1.0;

  if (text->text == NULL || text->text[0] == '\0' || box->size.width < 1)
    return;
  layout = create_layout (widget, text);
  pango_layout_get_extents (layout, NULL, &logical);
  width = (double) logical.width / PANGO_SCALE;
  height = (double) logical.height / PANGO_SCALE;
  if (width > box->size.width)
    {
      scale = MAX (box->size.width / width, 2.0 / 3.0);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, (int) (box->size.width / scale * PANGO_SCALE) + PANGO_SCALE);
      width = box->size.width / scale;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (
                    box->origin.x + (float) ((box->size.width - width * scale) * text->x_align),
                    box->origin.y + (float) ((box->size.height - height * scale) / 2)));
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static gboolean
does_fit (PangoLayout *layout, guint n_lines, double width, double height)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (guint) pango_layout_get_line_count (layout) <= n_lines
         && logical.width <= width * PANGO_SCALE + PANGO_SCALE / 2.0
         && logical.height <= height * PANGO_SCALE + PANGO_SCALE / 2.0;
}

/* As large as it fits without a word being broken, down to three quarters. */
static double
fit_lines (PangoLayout *layout, guint n_lines, const graphene_rect_t *box)
{
  static const double scales[] = { 1, 0.92, 0.84, 0.75 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      pango_layout_set_width (layout, (int) (box->size.width / scales[i] * PANGO_SCALE));
      if (does_fit (layout, n_lines, box->size.width / scales[i], box->size.height / scales[i]))
        return scales[i];
    }
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -(int) n_lines);
  return scales[G_N_ELEMENTS (scales) - 1];
}

/**
 * tm_paint_lines:
 * @widget: the widget whose font is used
 * @snapshot: what to draw on
 * @text: the type
 * @n_lines: how many lines it may have
 * @box: where to draw it: in the middle
 * @color: its color
 *
 * Writes several lines, one below the other. What does not fit is made smaller, down to three quarters,
 * and then cut off.
 */
void
tm_paint_lines (GtkWidget *widget,
                GtkSnapshot *snapshot,
                const TmPaintText *text,
                guint n_lines,
                const graphene_rect_t *box,
                const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoRectangle logical;
  double scale;

  if (text->text == NULL || text->text[0] == '\0' || box->size.width < 1)
    return;
  layout = create_layout (widget, text);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  scale = fit_lines (layout, n_lines, box);
  pango_layout_get_extents (layout, NULL, &logical);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (
          box->origin.x,
          box->origin.y + (float) ((box->size.height - logical.height * scale / PANGO_SCALE) / 2)));
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_paint_rounded:
 * @snapshot: what to draw on
 * @box: the rectangle
 * @radius: of its corners
 * @color: its color
 *
 * Fills a rectangle with round corners.
 */
void
tm_paint_rounded (GtkSnapshot *snapshot,
                  const graphene_rect_t *box,
                  float radius,
                  const GdkRGBA *color)
{
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, color, box);
  gtk_snapshot_pop (snapshot);
}

/**
 * tm_paint_dashed:
 * @snapshot: what to draw on
 * @box: the rectangle; the line lies inside of it
 * @radius: of its corners
 * @width: of the line
 * @color: its color
 *
 * Draws a dashed outline, the mark of a thing that was here. CSS would draw the same, but paints
 * each of the four sides by itself, with dashes that do not meet.
 */
void
tm_paint_dashed (GtkSnapshot *snapshot,
                 const graphene_rect_t *box,
                 float radius,
                 float width,
                 const GdkRGBA *color)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (width);
  GskRoundedRect rounded;
  graphene_rect_t inner = *box;

  graphene_rect_inset (&inner, width / 2, width / 2);
  gsk_rounded_rect_init_from_rect (&rounded, &inner, MAX (radius - width / 2, 0));
  gsk_path_builder_add_rounded_rect (builder, &rounded);
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_dash (stroke, (float[]) { 3 * width, 2 * width }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, color);
  gsk_stroke_free (stroke);
}
