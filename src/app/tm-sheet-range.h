/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-luck.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_SHEET_RANGE (tm_sheet_range_get_type ())
G_DECLARE_FINAL_TYPE (TmSheetRange, tm_sheet_range, TM, SHEET_RANGE, GtkWidget)

GtkWidget *tm_sheet_range_new (const TmLuckDie *die, const TmLuckFace *face, double most);

G_END_DECLS
