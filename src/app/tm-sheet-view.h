/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"
#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TM_TYPE_SHEET_VIEW (tm_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetView, tm_sheet_view, TM, SHEET_VIEW, AdwBin)

GtkWidget *tm_sheet_view_new (TmMatch *match, TmArchive *archive);

AdwDialog *tm_sheet_dialog_new (TmMatch *match);

G_END_DECLS
