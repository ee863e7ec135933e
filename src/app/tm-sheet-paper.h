/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include "tm-sheet-content.h"

G_BEGIN_DECLS

/**
 * TmSheetPaper:
 *
 * A score sheet laid out on pages of paper. It needs neither a window nor a display.
 */
typedef struct _TmSheetPaper TmSheetPaper;

TmSheetPaper *tm_sheet_paper_new (TmSheetContent *content) G_GNUC_WARN_UNUSED_RESULT;
void tm_sheet_paper_free (TmSheetPaper *self);

const char *tm_sheet_paper_get_title (const TmSheetPaper *self);
gboolean tm_sheet_paper_is_wide (TmSheetPaper *self, double width);
void tm_sheet_paper_lay_out (TmSheetPaper *self, double width, double height);
guint tm_sheet_paper_get_n_pages (const TmSheetPaper *self);
void tm_sheet_paper_draw (TmSheetPaper *self, cairo_t *cr, guint page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmSheetPaper, tm_sheet_paper_free)

G_END_DECLS
