/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-box.h"

G_BEGIN_DECLS

/* A set of seats, such as those who have won: each touch takes one in, or lets it go. */
#define TM_TYPE_SEAT_PICKER (tm_seat_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmSeatPicker, tm_seat_picker, TM, SEAT_PICKER, AdwBin)

GtkWidget *tm_seat_picker_new (TmBox *box, const char *name);

void tm_seat_picker_set_max (TmSeatPicker *self, guint n_seats);
void tm_seat_picker_set_seats (TmSeatPicker *self, guint32 seats);
guint32 tm_seat_picker_get_seats (TmSeatPicker *self);

G_END_DECLS
