/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_FOCUS_GROUP (tm_focus_group_get_type ())
G_DECLARE_FINAL_TYPE (TmFocusGroup, tm_focus_group, TM, FOCUS_GROUP, GtkWidget)

GtkWidget *tm_focus_group_new (const char *css_name, GtkAccessibleRole role);
void tm_focus_group_set_is_single (TmFocusGroup *self, gboolean is_single);

G_END_DECLS
