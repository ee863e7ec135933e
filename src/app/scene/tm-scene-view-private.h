/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-node-list.h"
#include "tm-scene-host.h"
#include "tm-scene-view.h"

G_BEGIN_DECLS

/* The view is in two files: where things lie, and what it tells others. */
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
  GPtrArray *hands;
};

void tm_scene_view_init_host (TmSceneHostInterface *iface);
void tm_scene_view_install_signals (GObjectClass *object_class);

G_END_DECLS
