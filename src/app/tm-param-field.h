/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"
#include "engine/tm-table.h"

G_BEGIN_DECLS

/* The editor of one declared parameter. */
#define TM_TYPE_PARAM_FIELD (tm_param_field_get_type ())
G_DECLARE_FINAL_TYPE (TmParamField, tm_param_field, TM, PARAM_FIELD, AdwBin)

GtkWidget *tm_param_field_new (
    const TmParam *params, guint index, TmBox *box, const TmTable *table, gboolean proposes);

void tm_param_field_set_compact (TmParamField *self, gboolean compact);
void tm_param_field_fix_length (TmParamField *self, guint n_items);
guint tm_param_field_get_index (TmParamField *self);
gboolean tm_param_field_is_seat_list (TmParamField *self);
gboolean tm_param_field_is_optional (TmParamField *self);
gboolean tm_param_field_has_sides (TmParamField *self);
gboolean tm_param_field_is_touched_once (TmParamField *self);
gboolean tm_param_field_may_follow (TmParamField *self);

void tm_param_field_load (TmParamField *self, const TmArgs *args);
void tm_param_field_set_sets (TmParamField *self, const guint32 *sets, int n_sets);
void tm_param_field_set_length (TmParamField *self, guint n_items);
guint tm_param_field_get_seat_count (TmParamField *self);
void tm_param_field_set_seat_count (TmParamField *self, guint n_seats);
void tm_param_field_store (TmParamField *self, TmArgs *args);
gboolean tm_param_field_is_given (TmParamField *self);
gboolean tm_param_field_has_typed (TmParamField *self);
void tm_param_field_settle (TmParamField *self);
guint tm_param_field_get_length (TmParamField *self);

G_END_DECLS
