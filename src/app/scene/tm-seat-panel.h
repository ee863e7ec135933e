/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

/**
 * TmSeatPanelForm:
 * @TM_SEAT_PANEL_TABLE: among the other seats
 * @TM_SEAT_PANEL_HAND: by itself, with everything large enough for a thumb
 * @TM_SEAT_PANEL_ROUND: to be read from across the table
 *
 * What a seat panel is for.
 */
typedef enum
{
  TM_SEAT_PANEL_TABLE,
  TM_SEAT_PANEL_HAND,
  TM_SEAT_PANEL_ROUND,
} TmSeatPanelForm;

#define TM_TYPE_SEAT_PANEL (tm_seat_panel_get_type ())
G_DECLARE_FINAL_TYPE (TmSeatPanel, tm_seat_panel, TM, SEAT_PANEL, TmNodeView)

GtkWidget *tm_seat_panel_new (TmSeatPanelForm form);

G_END_DECLS
