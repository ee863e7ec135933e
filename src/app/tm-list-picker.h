/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"
#include "engine/tm-table.h"

G_BEGIN_DECLS

/**
 * TmListLook:
 * @TM_LIST_LOOK_ENTRIES: one entry below the other, each with an editor of its own
 * @TM_LIST_LOOK_BAG: dice or cards in no order, which are counted
 * @TM_LIST_LOOK_SEATS: a set of seats
 * @TM_LIST_LOOK_SIDES: sides of a tile
 * @TM_LIST_LOOK_WALL: many faces, of which one or some in a row are touched
 *
 * What the values of a parameter look like in a form.
 */
typedef enum
{
  TM_LIST_LOOK_ENTRIES,
  TM_LIST_LOOK_BAG,
  TM_LIST_LOOK_SEATS,
  TM_LIST_LOOK_SIDES,
  TM_LIST_LOOK_WALL,
} TmListLook;

TmListLook tm_list_look_find (const TmParam *param, const TmBox *box);
gboolean tm_list_look_is_whole (TmListLook look);

/* One widget for all values of a parameter, whatever they look like. */
#define TM_TYPE_LIST_PICKER (tm_list_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmListPicker, tm_list_picker, TM, LIST_PICKER, AdwBin)

GtkWidget *tm_list_picker_new (const TmParam *param, TmBox *box, const TmTable *table);

void tm_list_picker_set_max (TmListPicker *self, guint n_values);
void tm_list_picker_set_sets (TmListPicker *self, const guint32 *sets, int n_sets);
void tm_list_picker_set_values (TmListPicker *self, const gint32 *values, guint n_values);
const gint32 *tm_list_picker_get_values (TmListPicker *self, guint *n_values);
gboolean tm_list_picker_has_typed (TmListPicker *self);
void tm_list_picker_settle (TmListPicker *self);

G_END_DECLS
