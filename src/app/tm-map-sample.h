/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-map-layer.h"

G_BEGIN_DECLS

/* What a parameter looks like on a map, on a small piece of it. */
#define TM_TYPE_MAP_SAMPLE (tm_map_sample_get_type ())
G_DECLARE_FINAL_TYPE (TmMapSample, tm_map_sample, TM, MAP_SAMPLE, GtkWidget)

GtkWidget *tm_map_sample_new (const TmMapLayer *layer);

G_END_DECLS
