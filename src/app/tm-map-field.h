/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"
#include "engine/tm-table.h"

G_BEGIN_DECLS

/* The editor of all parameters about cells and links of one grid: a small map. */
#define TM_TYPE_MAP_FIELD (tm_map_field_get_type ())
G_DECLARE_FINAL_TYPE (TmMapField, tm_map_field, TM, MAP_FIELD, AdwBin)

GtkWidget *
tm_map_field_new (const TmParam *params, TmBox *box, const TmTable *table, gboolean proposes);

void tm_map_field_set_compact (TmMapField *self, gboolean compact);
void tm_map_field_add (TmMapField *self, guint index, const TmArgs *args);
const TmParam *tm_map_field_get_params (TmMapField *self);
const char *tm_map_field_get_grid (TmMapField *self);

guint tm_map_field_get_chosen (TmMapField *self);
void tm_map_field_choose (TmMapField *self, guint index);
gboolean tm_map_field_is_typed (TmMapField *self);
void tm_map_field_set_typed (TmMapField *self, gboolean is_typed);

void tm_map_field_show_verdict (TmMapField *self, const char *verdict);

void tm_map_field_store (TmMapField *self, TmArgs *args);
gboolean tm_map_field_is_complete (TmMapField *self);

G_END_DECLS
