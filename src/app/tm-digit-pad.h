/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-params.h"

#include <adwaita.h>

#include "tm-param-editor.h"

G_BEGIN_DECLS

/* A hand of number cards, each of which is touched to be in it or not. */
#define TM_TYPE_DIGIT_PAD (tm_digit_pad_get_type ())
G_DECLARE_FINAL_TYPE (TmDigitPad, tm_digit_pad, TM, DIGIT_PAD, AdwBin)

GtkWidget *tm_digit_pad_new (gint32 min, gint32 max);

gboolean tm_digit_pad_can_show (gint32 value);
void tm_digit_pad_set_value (TmDigitPad *self, gint32 value);
gint32 tm_digit_pad_get_value (TmDigitPad *self);

G_END_DECLS
