/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* In which format the history is written into a file. */
#define TM_TYPE_EXPORT_DIALOG (tm_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmExportDialog, tm_export_dialog, TM, EXPORT_DIALOG, AdwDialog)

AdwDialog *tm_export_dialog_new (TmArchive *archive, GtkWidget *widget);

G_END_DECLS
