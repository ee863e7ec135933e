/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What a file would bring, before it is taken in. */
#define TM_TYPE_IMPORT_DIALOG (tm_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmImportDialog, tm_import_dialog, TM, IMPORT_DIALOG, AdwDialog)

void tm_import_dialog_choose (GtkWidget *widget, TmArchive *archive);
void tm_import_dialog_open (GtkWidget *widget, TmArchive *archive, GFile *file);

G_END_DECLS
