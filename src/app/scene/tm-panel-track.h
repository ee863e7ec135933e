/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_PANEL_TRACK (tm_panel_track_get_type ())
G_DECLARE_FINAL_TYPE (TmPanelTrack, tm_panel_track, TM, PANEL_TRACK, TmNodeView)

GtkWidget *tm_panel_track_new (void);

G_END_DECLS
