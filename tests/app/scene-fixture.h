/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/tm-node-view.h"
#include "scene/tm-scene-view.h"

G_BEGIN_DECLS

/**
 * SceneTold:
 *
 * Everything that a view tells, for a test to look at.
 */
typedef struct
{
  int offer;
  guint n_offers;
  guint slot;
  int value;
  char *why;
  guint n_sets;
  int node;
  int seat;
  int piece;
  int option;
  int choice;
} SceneTold;

/**
 * SceneFixture:
 *
 * A window of a given size with a view in it.
 */
typedef struct
{
  GtkWidget *window;
  TmSceneView *view;
  SceneTold told;
} SceneFixture;

void scene_fixture_init (void);
void scene_fixture_open (SceneFixture *fixture, TmStage *stage, int width);
void scene_fixture_close (SceneFixture *fixture);
void scene_fixture_iterate (guint milliseconds);
void scene_fixture_wait_for_width (GtkWidget *widget);

GtkWidget *scene_find_view (GtkWidget *above, TmNodeKind kind, int seat, int value);
GtkWidget *scene_find_type (GtkWidget *above, GType type);
GtkWidget *scene_find_named (GtkWidget *above, TmNodeKind kind, const char *label);

G_END_DECLS
