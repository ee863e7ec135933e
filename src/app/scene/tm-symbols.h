/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_SYMBOL_GRID 24
#define TM_SYMBOL_LINE 2

/**
 * TmSymbolLayer:
 * @TM_SYMBOL_SOFT: filled at 18 % of the color
 * @TM_SYMBOL_STROKE: drawn as a line of %TM_SYMBOL_LINE with round ends
 * @TM_SYMBOL_SOLID: filled
 *
 * The layers of a symbol, from back to front.
 */
typedef enum
{
  TM_SYMBOL_SOFT,
  TM_SYMBOL_STROKE,
  TM_SYMBOL_SOLID,
} TmSymbolLayer;

/* One of the symbols drawn for Tablemate. Shapes are constants: never freed. */
typedef struct _TmSymbolShape TmSymbolShape;

const TmSymbolShape *tm_symbol_shape_find (const char *name);
const char *tm_symbol_shape_get_name (const TmSymbolShape *self);
GskPath *tm_symbol_shape_get_layer (const TmSymbolShape *self, TmSymbolLayer layer);
void tm_symbol_shape_snapshot (const TmSymbolShape *self,
                               GtkSnapshot *snapshot,
                               double size,
                               const GdkRGBA *color);

guint tm_symbol_shapes_get_n (void);
const char *tm_symbol_shapes_get_name (guint index);

G_END_DECLS
