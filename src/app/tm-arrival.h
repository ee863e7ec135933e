/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmArrivalFunc:
 * @view: a widget, which has its size now
 * @where: what to open
 *
 * Opens something in a widget.
 */
typedef void (*TmArrivalFunc) (GtkWidget *view, GVariant *where);

void tm_arrival_wait (GtkWidget *view, TmArrivalFunc arrive, GVariant *where);

G_END_DECLS
