/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

#define TM_TYPE_TRACK_BAR (tm_track_bar_get_type ())
G_DECLARE_FINAL_TYPE (TmTrackBar, tm_track_bar, TM, TRACK_BAR, TmNodeView)

GtkWidget *tm_track_bar_new (void);

G_END_DECLS
