/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-game.h"

G_BEGIN_DECLS

/* What tests of forms have alike: the free table with grids of their own, and a search for widgets. */

void toy_form_set_up (const TmGridSpec *grids, guint n_grids);
TmGame *toy_form_get_game (void);
TmBox *toy_form_create_box (guint n_seats) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget *toy_form_find (GtkWidget *within, GType type, guint nth);
GtkWidget *toy_form_find_button (GtkWidget *within, const char *tooltip);
void toy_form_count_cb (guint *n_signals);

G_END_DECLS
