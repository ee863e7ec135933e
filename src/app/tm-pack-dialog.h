/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "store/tm-archive.h"

G_BEGIN_DECLS

/* Packs: what is told of a box, as a file. */

gboolean tm_pack_dialog_is_pack (GFile *file);
void tm_pack_dialog_open (GtkWidget *widget, TmArchive *archive, GFile *file);
void tm_pack_dialog_choose (GtkWidget *widget, TmArchive *archive);
void tm_pack_dialog_save (GtkWidget *widget, TmArchive *archive, const TmGame *game);
void tm_pack_dialog_forget (GtkWidget *widget, TmArchive *archive, const TmGame *game);

G_END_DECLS
