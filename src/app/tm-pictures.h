/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-box.h"

G_BEGIN_DECLS

GtkWidget *tm_symbol_picture_new (const char *symbol, int size);
GtkWidget *tm_seat_picture_new (guint colour, int size);
GtkWidget *tm_seat_name_new (const TmBox *box, guint seat, guint n_seats, gboolean compact);

void tm_widget_dispose_children (GtkWidget *widget, GType type);
void tm_wrap_box_clear (AdwWrapBox *box);
void tm_container_clear (GtkBox *box);

G_END_DECLS
