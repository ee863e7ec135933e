/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-clock.h"

G_BEGIN_DECLS

/* The large button of one player of a clock: who, how long, and whose turn it is. */
#define TM_TYPE_CLOCK_BUTTON (tm_clock_button_get_type ())
G_DECLARE_FINAL_TYPE (TmClockButton, tm_clock_button, TM, CLOCK_BUTTON, GtkButton)

GtkWidget *tm_clock_button_new (guint player, const char *name, gboolean counts_down);

guint tm_clock_button_get_player (TmClockButton *self);
const char *tm_clock_button_get_name (TmClockButton *self);
gboolean tm_clock_button_show (TmClockButton *self, const TmClock *clock, gint64 now);

G_END_DECLS
