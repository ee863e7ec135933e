/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-symbol.h"

#include "tm-paint.h"
#include "tm-symbols.h"

#define USUAL_SIZE 16

/**
 * TmSymbol:
 *
 * A symbol drawn for Tablemate, in the color of the text around it.
 *
 * It is a picture beside words: screen readers skip it. The CSS name is `symbol`.
 */
struct _TmSymbol
{
  GtkWidget parent_instance;

  const TmSymbolShape *shape;
  int size;
};

G_DEFINE_FINAL_TYPE (TmSymbol, tm_symbol, GTK_TYPE_WIDGET)

enum
{
  PROP_SYMBOL = 1,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
tm_symbol_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  TmSymbol *self = TM_SYMBOL (widget);

  *minimum = *natural = (int) (self->size * tm_paint_get_text_scale (widget));
}

static void
tm_symbol_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmSymbol *self = TM_SYMBOL (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  GdkRGBA color;

  if (self->shape == NULL)
    return;
  gtk_widget_get_color (widget, &color);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((width - size) / 2.0f, (height - size) / 2.0f));
  tm_symbol_shape_snapshot (self->shape, snapshot, size, &color);
}

static void
tm_symbol_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmSymbol *self = TM_SYMBOL (object);

  switch (property)
    {
    case PROP_SYMBOL:
      g_value_set_string (value, tm_symbol_get_symbol (self));
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_symbol_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmSymbol *self = TM_SYMBOL (object);

  switch (property)
    {
    case PROP_SYMBOL:
      tm_symbol_set_symbol (self, g_value_get_string (value));
      break;
    case PROP_SIZE:
      tm_symbol_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_symbol_class_init (TmSymbolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tm_symbol_get_property;
  object_class->set_property = tm_symbol_set_property;
  widget_class->measure = tm_symbol_measure;
  widget_class->snapshot = tm_symbol_snapshot;

  /**
   * TmSymbol:symbol:
   *
   * The name of the symbol; an unknown one draws nothing.
   */
  properties[PROP_SYMBOL]
      = g_param_spec_string ("symbol", NULL, NULL, NULL,
                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  /**
   * TmSymbol:size:
   *
   * Width and height in pixels, before text scaling.
   */
  properties[PROP_SIZE]
      = g_param_spec_int ("size", NULL, NULL, 1, 1024, USUAL_SIZE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "symbol");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tm_symbol_init (TmSymbol *self)
{
  self->size = USUAL_SIZE;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * tm_symbol_new:
 * @symbol: (nullable): the name of a symbol
 * @size: width and height in pixels, before text scaling
 *
 * Makes a widget that shows a symbol.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_symbol_new (const char *symbol, int size)
{
  return g_object_new (TM_TYPE_SYMBOL, "symbol", symbol, "size", size, NULL);
}

/**
 * tm_symbol_set_symbol:
 * @self: a symbol
 * @symbol: (nullable): the name of a symbol
 *
 * Changes what is shown.
 */
void
tm_symbol_set_symbol (TmSymbol *self, const char *symbol)
{
  const TmSymbolShape *shape = tm_symbol_shape_find (symbol);

  g_return_if_fail (TM_IS_SYMBOL (self));
  if (shape == self->shape)
    return;
  self->shape = shape;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SYMBOL]);
}

/**
 * tm_symbol_get_symbol:
 * @self: a symbol
 *
 * Gets what is shown.
 *
 * Returns: (transfer none) (nullable): the name of the symbol
 */
const char *
tm_symbol_get_symbol (TmSymbol *self)
{
  g_return_val_if_fail (TM_IS_SYMBOL (self), NULL);
  return self->shape != NULL ? tm_symbol_shape_get_name (self->shape) : NULL;
}

/**
 * tm_symbol_set_size:
 * @self: a symbol
 * @size: width and height in pixels, before text scaling
 *
 * Changes how large it is shown.
 */
void
tm_symbol_set_size (TmSymbol *self, int size)
{
  g_return_if_fail (TM_IS_SYMBOL (self));
  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

/**
 * tm_symbol_get_size:
 * @self: a symbol
 *
 * Gets how large it is shown.
 *
 * Returns: width and height in pixels, before text scaling
 */
int
tm_symbol_get_size (TmSymbol *self)
{
  g_return_val_if_fail (TM_IS_SYMBOL (self), 0);
  return self->size;
}
