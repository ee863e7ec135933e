/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-advisor.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the judge has to say about the table as it stands, one sentence a row. */
#define TM_TYPE_ADVICE_STRIP (tm_advice_strip_get_type ())
G_DECLARE_FINAL_TYPE (TmAdviceStrip, tm_advice_strip, TM, ADVICE_STRIP, GtkWidget)

GtkWidget *tm_advice_strip_new (TmMatch *match);

void tm_advice_strip_set_is_active (TmAdviceStrip *self, gboolean is_active);

G_END_DECLS
