/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-symbol-paintable.h"

#include "tm-symbols.h"

/**
 * TmSymbolPaintable:
 *
 * A symbol drawn for Tablemate, for whatever takes a [iface@Gdk.Paintable]: a
 * [class@Gtk.Image] in a button or a row, for one. Shown as an icon it takes the color of the
 * text around it.
 */
struct _TmSymbolPaintable
{
  GObject parent_instance;

  const TmSymbolShape *shape;
  int size;
};

static void
tm_symbol_paintable_snapshot_symbolic (GtkSymbolicPaintable *paintable,
                                       GdkSnapshot *snapshot,
                                       double width,
                                       double height,
                                       const GdkRGBA *colors,
                                       gsize n_colors)
{
  TmSymbolPaintable *self = TM_SYMBOL_PAINTABLE (paintable);
  static const GdkRGBA black = { 0, 0, 0, 1 };
  double size = MIN (width, height);

  if (self->shape == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) (width - size) / 2, (float) (height - size) / 2));
  tm_symbol_shape_snapshot (self->shape, snapshot, size, n_colors > 0 ? colors : &black);
  gtk_snapshot_restore (snapshot);
}

static void
tm_symbol_paintable_snapshot (GdkPaintable *paintable,
                              GdkSnapshot *snapshot,
                              double width,
                              double height)
{
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, width,
                                            height, NULL, 0);
}

static int
tm_symbol_paintable_get_intrinsic_size (GdkPaintable *paintable)
{
  return TM_SYMBOL_PAINTABLE (paintable)->size;
}

static GdkPaintableFlags
tm_symbol_paintable_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_CONTENTS | GDK_PAINTABLE_STATIC_SIZE;
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = tm_symbol_paintable_snapshot;
  iface->get_intrinsic_width = tm_symbol_paintable_get_intrinsic_size;
  iface->get_intrinsic_height = tm_symbol_paintable_get_intrinsic_size;
  iface->get_flags = tm_symbol_paintable_get_flags;
}

static void
symbolic_paintable_init (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = tm_symbol_paintable_snapshot_symbolic;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TmSymbolPaintable,
                               tm_symbol_paintable,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                          symbolic_paintable_init))

static void
tm_symbol_paintable_class_init (TmSymbolPaintableClass *klass)
{
}

static void
tm_symbol_paintable_init (TmSymbolPaintable *self)
{
}

/**
 * tm_symbol_paintable_new:
 * @symbol: (nullable): the name of a symbol; an unknown one draws nothing
 * @size: preferred width and height in pixels
 *
 * Makes a paintable that shows a symbol.
 *
 * Returns: (transfer full): a new paintable
 */
GdkPaintable *
tm_symbol_paintable_new (const char *symbol, int size)
{
  TmSymbolPaintable *self = g_object_new (TM_TYPE_SYMBOL_PAINTABLE, NULL);

  self->shape = tm_symbol_shape_find (symbol);
  self->size = size;
  return GDK_PAINTABLE (self);
}
