/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The arithmetic of charts. */

gint64 tm_chart_find_tick (gint64 span, guint max_ticks);
void tm_chart_spread (double *centers, guint n_centers, double gap, double low, double high);

G_END_DECLS
