/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_SEAT_STRIP (tm_seat_strip_get_type ())
G_DECLARE_FINAL_TYPE (TmSeatStrip, tm_seat_strip, TM, SEAT_STRIP, TmNodeView)

GtkWidget *tm_seat_strip_new (void);

G_END_DECLS
