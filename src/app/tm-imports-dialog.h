/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What was imported, each of which can be taken back. */
#define TM_TYPE_IMPORTS_DIALOG (tm_imports_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TmImportsDialog, tm_imports_dialog, TM, IMPORTS_DIALOG, AdwDialog)

AdwDialog *tm_imports_dialog_new (TmArchive *archive, GtkWidget *widget);

G_END_DECLS
