/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

#define TM_MAX_GLYPHS 8

/**
 * TmGlyphs:
 *
 * A few small marks side by side, as they stand at the foot of a card or in a cell: a symbol, a
 * number, or both. A shield bears its number on it; up to four wounds or hearts are drawn one by
 * one.
 */
typedef struct
{
  struct
  {
    const char *symbol;
    int look;
    gboolean has_value;
    gint32 value;
  } marks[TM_MAX_GLYPHS];
  guint n_marks;
} TmGlyphs;

gboolean tm_glyphs_read (TmGlyphs *self, const TmStage *stage, guint parent);
double tm_glyphs_measure (const TmGlyphs *self, GtkWidget *widget, double size);
void tm_glyphs_snapshot (const TmGlyphs *self,
                         GtkWidget *widget,
                         GtkSnapshot *snapshot,
                         const graphene_rect_t *box,
                         double size,
                         const GdkRGBA *ink,
                         const GdkRGBA *tint);
char *tm_glyphs_dup_name (const TmStage *stage, guint parent);

G_END_DECLS
