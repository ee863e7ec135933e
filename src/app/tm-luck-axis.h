/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_LUCK_AXIS (tm_luck_axis_get_type ())
G_DECLARE_FINAL_TYPE (TmLuckAxis, tm_luck_axis, TM, LUCK_AXIS, GtkWidget)

GtkWidget *tm_luck_axis_new (double most, double step);

G_END_DECLS
