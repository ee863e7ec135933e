/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"
#include "store/tm-archive.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *tm_sheet_achieved_new (TmMatch *match, TmArchive *archive);

G_END_DECLS
