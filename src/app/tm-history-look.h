/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The looks of people: color and shape, as the archive keeps them. */

int tm_history_look_find (const char *colour);
GtkWidget *tm_history_mark_new (const char *colour, int size);

G_END_DECLS
