/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-mat.h"

G_BEGIN_DECLS

#define TM_TYPE_PLAY_AREA (tm_play_area_get_type ())
G_DECLARE_FINAL_TYPE (TmPlayArea, tm_play_area, TM, PLAY_AREA, GtkWidget)

GtkWidget *tm_play_area_new (void);
gboolean tm_play_area_is_central (const TmStage *stage);

void tm_play_area_set_stage (TmPlayArea *self, const TmStage *stage, TmMatShare share);
void tm_play_area_set_room (TmPlayArea *self, gboolean is_narrow, gboolean is_roomy);
void tm_play_area_set_has_odds (TmPlayArea *self, gboolean has_odds);
void tm_play_area_set_aside_box (TmPlayArea *self, GtkBox *box);
GtkWidget *tm_play_area_get_aside (TmPlayArea *self);
void tm_play_area_set_note (TmPlayArea *self, GtkWidget *note);

G_END_DECLS
