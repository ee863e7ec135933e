/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-params.h"
#include "engine/tm-scene.h"

G_BEGIN_DECLS

/** TM_MAP_LAYER_LETTER: the most bytes of the sign of a layer, the last 0 included. */
#define TM_MAP_LAYER_LETTER 8

/**
 * TmMapLayer:
 * @param: what is set
 * @index: its index among the parameters
 * @nth: how many parameters of its sort, cells or links, stand on the map before it
 * @values: (element-type gint32): its values, without a gap
 * @is_touched: whether the values were given or touched, not just proposed
 * @has_symbol: whether a symbol stands in each cell of a set, too, not only in a single one
 *
 * One parameter on a map: a cell, cells, or links between cells.
 */
typedef struct
{
  const TmParam *param;
  guint index;
  guint nth;
  GArray *values;
  gboolean is_touched;
  gboolean has_symbol;
} TmMapLayer;

TmMapLayer *
tm_map_layer_new (const TmParam *params, guint index, guint nth) G_GNUC_WARN_UNUSED_RESULT;
void tm_map_layer_free (TmMapLayer *self);

gboolean tm_map_layer_can_show (const TmParam *param, const TmBox *box);
gboolean tm_map_layer_is_link (const TmMapLayer *self);
gboolean tm_map_layer_is_way (const TmMapLayer *self);

guint tm_map_layer_get_n_values (const TmMapLayer *self);
gint32 tm_map_layer_get_value (const TmMapLayer *self, guint nth);
gboolean tm_map_layer_has (const TmMapLayer *self, gint32 value);
char *tm_map_layer_dup_words (const TmMapLayer *self, const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_map_layer_get_hint (const TmMapLayer *self);

void tm_map_layer_load (TmMapLayer *self, const TmArgs *args, gboolean proposes);
void tm_map_layer_store (const TmMapLayer *self, TmArgs *args);
gboolean tm_map_layer_is_given (const TmMapLayer *self);
gboolean tm_map_layer_is_complete (const TmMapLayer *self);
gboolean tm_map_layer_touch (TmMapLayer *self, gint32 value);
void tm_map_layer_clear (TmMapLayer *self);

/* How it is drawn. */
guint tm_map_layer_get_edge (const TmMapLayer *self);
TmRole tm_map_layer_get_role (const TmMapLayer *self);
const char *tm_map_layer_get_symbol (const TmMapLayer *self);
void tm_map_layer_get_letter (const TmMapLayer *self, guint nth, char letter[TM_MAP_LAYER_LETTER]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMapLayer, tm_map_layer_free)

G_END_DECLS
