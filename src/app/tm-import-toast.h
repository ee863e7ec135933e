/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

void tm_import_toast_await (GtkWidget *widget, TmArchive *archive, TmImport *import);
void tm_import_toast_undo (GtkWidget *widget, TmArchive *archive, const char *uuid);

G_END_DECLS
