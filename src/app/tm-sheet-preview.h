/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-sheet-draft.h"

G_BEGIN_DECLS

/* A score sheet in the making, filled in with sample numbers. */
#define TM_TYPE_SHEET_PREVIEW (tm_sheet_preview_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetPreview, tm_sheet_preview, TM, SHEET_PREVIEW, AdwBin)

GtkWidget *tm_sheet_preview_new (void);
void tm_sheet_preview_show (TmSheetPreview *self, const TmSheetDraft *draft);

G_END_DECLS
