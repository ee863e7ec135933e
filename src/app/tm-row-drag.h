/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Rows of a list that are put in order by dragging. */

void tm_row_drag_enable (GtkWidget *row, GtkWidget *handle);

G_END_DECLS
