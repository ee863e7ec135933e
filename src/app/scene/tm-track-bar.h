/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-view.h"

G_BEGIN_DECLS

/**
 * TmTrackForm:
 * @TM_TRACK_BOXES: small boxes, as below a counter
 * @TM_TRACK_WIDE: bars that share all of the width
 * @TM_TRACK_DOTS: rings and dots
 *
 * What the boxes of a track look like.
 */
typedef enum
{
  TM_TRACK_BOXES,
  TM_TRACK_WIDE,
  TM_TRACK_DOTS,
} TmTrackForm;

#define TM_TYPE_TRACK_BAR (tm_track_bar_get_type ())
G_DECLARE_FINAL_TYPE (TmTrackBar, tm_track_bar, TM, TRACK_BAR, TmNodeView)

GtkWidget *tm_track_bar_new (void);

void tm_track_bar_set_form (TmTrackBar *self, TmTrackForm form);

G_END_DECLS
