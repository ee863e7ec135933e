/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SYMBOL_PAINTABLE (tm_symbol_paintable_get_type ())
G_DECLARE_FINAL_TYPE (TmSymbolPaintable, tm_symbol_paintable, TM, SYMBOL_PAINTABLE, GObject)

GdkPaintable *tm_symbol_paintable_new (const char *symbol, int size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
