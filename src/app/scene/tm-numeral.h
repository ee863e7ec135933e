/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_NUMERAL (tm_numeral_get_type ())
G_DECLARE_FINAL_TYPE (TmNumeral, tm_numeral, TM, NUMERAL, GtkWidget)

GtkWidget *tm_numeral_new (const char *css_name, const char *reserve);

void tm_numeral_set_text (TmNumeral *self, const char *text);
const char *tm_numeral_get_text (TmNumeral *self);
void tm_numeral_set_reserve (TmNumeral *self, const char *reserve);
void tm_numeral_set_is_struck (TmNumeral *self, gboolean is_struck);
void tm_numeral_set_is_underlined (TmNumeral *self, gboolean is_underlined);

G_END_DECLS
