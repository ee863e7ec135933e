/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/tm-params.h"
#include "engine/tm-table.h"

G_BEGIN_DECLS

/* All faces of a piece kind to touch, for one place or for several in a row. */
#define TM_TYPE_FACE_PICKER (tm_face_picker_get_type ())
G_DECLARE_FINAL_TYPE (TmFacePicker, tm_face_picker, TM, FACE_PICKER, GtkWidget)

GtkWidget *tm_face_picker_new (const TmParam *param, TmBox *box, const TmTable *table);

void tm_face_picker_set_values (TmFacePicker *self, const gint32 *values, guint n_values);
const gint32 *tm_face_picker_get_values (TmFacePicker *self, guint *n_values);
gboolean tm_face_picker_has_typed (TmFacePicker *self);
void tm_face_picker_settle (TmFacePicker *self);

G_END_DECLS
