/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmMotion:
 * @TM_MOTION_SETTLE: a die that was rolled comes to rest
 * @TM_MOTION_TURN: a card is turned over, or laid down
 *
 * How something shows that it shows something new.
 */
typedef enum
{
  TM_MOTION_SETTLE,
  TM_MOTION_TURN,
  TM_N_MOTIONS,
} TmMotion;

void tm_motion_play (GtkWidget *widget, TmMotion motion);

G_END_DECLS
