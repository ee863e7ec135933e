/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"
#include "tm-store-error.h"

G_BEGIN_DECLS

/* The way from the layout a match was recorded with to the layout of its game today. */
typedef struct _TmLayoutMap TmLayoutMap;

TmLayoutMap *
tm_layout_map_new (TmBox *box, const char *layout, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_layout_map_free (TmLayoutMap *self);
void tm_layout_map_add_face (TmLayoutMap *self, guint piece_kind, guint number, gint32 face);
gint32 tm_layout_map_get_face (const TmLayoutMap *self, guint piece_kind, gint32 number);
gboolean tm_layout_map_change (const TmLayoutMap *self, TmChange *change);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmLayoutMap, tm_layout_map_free)

G_END_DECLS
