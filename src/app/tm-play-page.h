/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The shelf: running matches first, then the games. */
#define TM_TYPE_PLAY_PAGE (tm_play_page_get_type ())
G_DECLARE_FINAL_TYPE (TmPlayPage, tm_play_page, TM, PLAY_PAGE, GtkWidget)

GtkWidget *tm_play_page_new (TmArchive *archive);
void tm_play_page_refresh (TmPlayPage *self);

G_END_DECLS
