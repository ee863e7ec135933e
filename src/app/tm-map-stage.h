/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/tm-part.h"

#include "tm-map-layer.h"

G_BEGIN_DECLS

/**
 * TmMap:
 * @box: the box with the grid
 * @grid: index of the grid
 * @layers: (element-type TmMapLayer): what stands on the map
 * @chosen: index of the layer that is set by touch
 * @pending: the cell where a link begins whose other end is to be touched; -1: none
 *
 * What is needed to show parameters on a map.
 */
typedef struct
{
  TmBox *box;
  guint grid;
  GPtrArray *layers;
  guint chosen;
  int pending;
} TmMap;

TmStage *tm_map_stage_new (const TmMap *map) G_GNUC_WARN_UNUSED_RESULT;
gint32 tm_map_find_cell (const TmMap *map, guint at);
gboolean tm_map_read_offer (const TmMap *map, int offer, gint32 *cell, gint32 *beyond);

G_END_DECLS
