/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-private.h"

G_BEGIN_DECLS

/* Cards as things that lie somewhere: they go from zone to zone, and the counters of decks and hands go
 * with them. A card that was held secretly has an unknown face until it is played by name. */

gboolean
crystal_draw_find (TmResolution *resolution, guint seat, gint32 face, guint zone, guint *piece);
gboolean
crystal_find_in (const TmTable *table, guint zone, guint seat, CrystalFind find, guint *piece);
gboolean crystal_hold_find (const TmTable *table, guint seat, CrystalFind find, guint *piece);
void crystal_move_find (TmResolution *resolution, guint piece, guint zone, int seat);
void crystal_discard_hand (
    TmResolution *resolution, guint seat, guint count, const gint32 *faces, guint n_faces);
void crystal_shuffle_finds (TmResolution *resolution);

gboolean crystal_draw_boom (TmResolution *resolution, gint32 face, guint *piece);
gboolean crystal_find_boom (const TmTable *table, guint zone, int seat, int monster, guint *piece);
void crystal_move_boom (TmResolution *resolution, guint piece, guint zone, int seat);
int crystal_get_fought (const TmTable *table, guint *piece);

G_END_DECLS
