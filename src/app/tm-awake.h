/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void tm_awake_hold (GtkWidget *widget, guint *cookie, const char *why);
void tm_awake_set (GtkWidget *widget, guint *cookie, gboolean is_wanted, const char *why);
void tm_awake_release (guint *cookie);

G_END_DECLS
