/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*TmArriveFunc) (GtkWidget *view, GVariant *where);

void tm_arrival_wait (GtkWidget *view, TmArriveFunc arrive, GVariant *where);

G_END_DECLS
