/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmFollowFunc:
 * @widget: a widget
 *
 * Shows anew what the archive says.
 */
typedef void (*TmFollowFunc) (GtkWidget *widget);

void tm_follow_archive (GtkWidget *widget, TmArchive *archive, TmFollowFunc update);

G_END_DECLS
