/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"
#include "engine/tm-table.h"

G_BEGIN_DECLS

/* All values of a list whose order means nothing, such as the faces of rolled dice: each touch adds
 * one. */
#define TM_TYPE_BAG_PICKER (tm_bag_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmBagPicker, tm_bag_picker, TM, BAG_PICKER, GtkWidget)

GtkWidget *tm_bag_picker_new (const TmParam *param, TmBox *box, const TmTable *table);

void tm_bag_picker_set_max (TmBagPicker *self, guint n_values);
void tm_bag_picker_set_values (TmBagPicker *self, const gint32 *values, guint n_values);
const gint32 *tm_bag_picker_get_values (TmBagPicker *self, guint *n_values);

G_END_DECLS
