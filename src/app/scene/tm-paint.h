/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Brush strokes that several widgets of a scene share. */

double tm_paint_get_text_scale (GtkWidget *widget);

void tm_paint_symbol (GtkSnapshot *snapshot,
                      const char *symbol,
                      double x,
                      double y,
                      double size,
                      const GdkRGBA *color);
void tm_paint_check (GtkSnapshot *snapshot, double x, double y, double size, const GdkRGBA *color);

/**
 * TmPaintText:
 * @text: what to write; one line
 * @size: height of the type in pixels, before text scaling
 * @weight: its weight
 * @x_align: 0 is the left edge of the box, 1 the right
 *
 * A piece of type. Digits are tabular.
 */
typedef struct
{
  const char *text;
  double size;
  PangoWeight weight;
  float x_align;
} TmPaintText;

void tm_paint_text (GtkWidget *widget,
                    GtkSnapshot *snapshot,
                    const TmPaintText *text,
                    const graphene_rect_t *box,
                    const GdkRGBA *color);
void tm_paint_lines (GtkWidget *widget,
                     GtkSnapshot *snapshot,
                     const TmPaintText *text,
                     guint n_lines,
                     const graphene_rect_t *box,
                     const GdkRGBA *color);
double tm_paint_get_text_width (GtkWidget *widget, const TmPaintText *text);

void tm_paint_rounded (GtkSnapshot *snapshot,
                       const graphene_rect_t *box,
                       float radius,
                       const GdkRGBA *color);
void tm_paint_dashed (GtkSnapshot *snapshot,
                      const graphene_rect_t *box,
                      float radius,
                      float width,
                      const GdkRGBA *color);
void tm_paint_rgba (GdkRGBA *rgba, guint32 rgb, float alpha);

G_END_DECLS
