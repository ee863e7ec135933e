/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-play.h"

G_BEGIN_DECLS

/* What the moves of the solo game share (dungeoneer-solo-battle.c): its battles, and what comes first. */

gboolean dungeoneer_is_peril_owed (const TmTable *table);
gboolean dungeoneer_has_trap (const TmTable *table);
gboolean dungeoneer_is_dearest (const TmTable *table, guint piece);
/* Adds the finding that something of the solo game comes before the move. */
void dungeoneer_turn_check_alone (DungeoneerTurn *self);
void dungeoneer_turn_check_peril_drawn (DungeoneerTurn *self);
gboolean dungeoneer_turn_attack_alone (DungeoneerTurn *self, guint piece, int owner);
void dungeoneer_turn_wake_lair (DungeoneerTurn *self);
void dungeoneer_turn_return_lair (DungeoneerTurn *self);
void dungeoneer_turn_sort_alone (DungeoneerTurn *self);
gboolean dungeoneer_turn_choose_alone (DungeoneerTurn *self, guint piece, gint32 bed);

/* dungeoneer-solo-moves.c: the two decks */
guint dungeoneer_count_solo_deck (const TmTable *table, gint32 deck);
void dungeoneer_turn_draw_glory (DungeoneerTurn *self, const gint32 *faces, guint n);

G_END_DECLS
