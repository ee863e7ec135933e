/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-play.h"

G_BEGIN_DECLS

/* What the moves that play cards share (dungeoneer-card-moves.c). */

gint32 dungeoneer_turn_get_optional (const DungeoneerTurn *turn, guint param, gint32 usual);
gint32 dungeoneer_turn_learn (DungeoneerTurn *turn, guint piece, guint param, guint layer);
gboolean dungeoneer_turn_find_cost (DungeoneerTurn *turn, guint piece, guint param, gint32 *cost);
void dungeoneer_turn_check_side (DungeoneerTurn *turn, guint piece, gboolean is_glory);
DungeoneerTiming dungeoneer_get_timing (const TmTable *table, guint piece, gboolean is_glory);
int dungeoneer_get_only (guint32 seats);

G_END_DECLS
