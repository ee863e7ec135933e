/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TM_TYPE_COUNTER_POPOVER (tm_counter_popover_get_type ())
G_DECLARE_FINAL_TYPE (TmCounterPopover, tm_counter_popover, TM, COUNTER_POPOVER, GtkPopover)

GtkWidget *tm_counter_popover_new (const char *title, int value, int min, int max, guint step);

G_END_DECLS
