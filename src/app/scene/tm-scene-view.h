/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/tm-scene.h"
#include "tm-part.h"
#include "tm-scene-focus.h"

G_BEGIN_DECLS

#define TM_TYPE_SCENE_VIEW (tm_scene_view_get_type ())
G_DECLARE_FINAL_TYPE (TmSceneView, tm_scene_view, TM, SCENE_VIEW, GtkWidget)

GtkWidget *tm_scene_view_new (void);

void tm_scene_view_set_scene (TmSceneView *self, const TmScene *scene);
void tm_scene_view_set_stage (TmSceneView *self, TmStage *stage);
void tm_scene_view_set_looks (TmSceneView *self, const int looks[TM_MAX_SEATS]);
void tm_scene_view_set_remarks (TmSceneView *self, GPtrArray *remarks);
void tm_scene_view_set_has_odds (TmSceneView *self, gboolean has_odds);
void tm_scene_view_set_note (TmSceneView *self, GtkWidget *note);
void tm_scene_view_set_is_round (TmSceneView *self, gboolean is_round);
gboolean tm_scene_view_get_is_round (TmSceneView *self);
void tm_scene_view_turn (TmSceneView *self);
void tm_scene_view_set_closing_action (TmSceneView *self, const char *label, const char *action);

gboolean tm_scene_view_get_narrow (TmSceneView *self);
int tm_scene_view_measure_seats_above (TmSceneView *self, int width);
GtkWidget *tm_scene_view_get_primary (TmSceneView *self);
int tm_scene_view_get_primary_offer (TmSceneView *self);
const char *tm_scene_view_get_primary_label (TmSceneView *self);

void tm_scene_view_give_back_focus (TmSceneView *self, TmSceneFocus *focus);
gboolean tm_scene_view_focus_next (TmSceneView *self);
gboolean tm_scene_view_press_key (TmSceneView *self, gunichar key);
GtkWidget *tm_scene_view_create_hand (TmSceneView *self, int seat);

G_END_DECLS
