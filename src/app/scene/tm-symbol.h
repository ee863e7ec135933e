/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SYMBOL (tm_symbol_get_type ())
G_DECLARE_FINAL_TYPE (TmSymbol, tm_symbol, TM, SYMBOL, GtkWidget)

GtkWidget *tm_symbol_new (const char *symbol, int size);

void tm_symbol_set_symbol (TmSymbol *self, const char *symbol);
const char *tm_symbol_get_symbol (TmSymbol *self);
void tm_symbol_set_size (TmSymbol *self, int size);
int tm_symbol_get_size (TmSymbol *self);

G_END_DECLS
