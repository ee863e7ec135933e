/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-list.h"
#include "tm-scene-host.h"
#include "tm-scene-view.h"

G_BEGIN_DECLS

/* The least width of a seat in short. */
#define TM_SEAT_CARD_WIDTH 200

/* The view is in three files: where things lie, what it tells others, and what it does with keys. */
struct _TmSceneView
{
  GtkWidget parent_instance;

  GtkWidget *bin;
  GtkWidget *box;
  GtkWidget *page;
  GtkWidget *banner;
  GtkWidget *scroller;
  GtkWidget *extras;
  GtkWidget *table;
  GtkWidget *play;
  GtkWidget *panels;
  GtkWidget *side;
  GtkWidget *side_scroller;
  GtkWidget *cards;
  GtkWidget *strips;
  GtkWidget *store;
  GtkWidget *sheets;
  GtkWidget *round;
  TmNodeList extra_list;
  TmNodeList sheet_list;
  TmNodeList panel_list;
  TmNodeList card_list;
  TmNodeList strip_list;

  TmStage *stage;
  int looks[TM_MAX_SEATS];
  GPtrArray *remarks;
  gboolean is_narrow;
  gboolean is_roomy;
  gboolean is_wide;
  gboolean is_apart;
  gboolean is_round;
  GPtrArray *hands;
};

gboolean tm_scene_view_has_few_seats (TmSceneView *self);
gboolean tm_scene_view_has_seats_above (TmSceneView *self);
void tm_scene_view_place_seats (TmSceneView *self, gboolean is_above);

void tm_scene_view_init_host (TmSceneHostInterface *iface);
void tm_scene_view_install_signals (GObjectClass *object_class);
void tm_scene_view_init_keys (TmSceneView *self);

G_END_DECLS
