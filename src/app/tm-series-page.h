/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One series: its chapters and the running totals. */
#define TM_TYPE_SERIES_PAGE (tm_series_page_get_type ())
G_DECLARE_FINAL_TYPE (TmSeriesPage, tm_series_page, TM, SERIES_PAGE, GtkWidget)

GtkWidget *tm_series_page_new (TmArchive *archive);
void tm_series_page_show (TmSeriesPage *self, const char *uuid);

G_END_DECLS
