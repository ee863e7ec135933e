/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What several fields of a form have alike. */

void tm_form_name_button (GtkWidget *button, const char *name);
GtkWidget *tm_form_title_new (void);
GtkWidget *tm_form_line_new (void);
GtkWidget *tm_form_hint_new (void);
GtkWidget *tm_form_error_new (void);
GtkWidget *tm_form_verdict_new (void);
GtkWidget *tm_form_layer_button_new (const char *name, GtkWidget *sample);
void tm_form_pass_focus (GtkWidget *button);

G_END_DECLS
