/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer/dungeoneer-table.h"
#include "false-alarms.h"

G_BEGIN_DECLS

/* Dungeoneer, as its page has it: whose turn it is, and tables that are set by hand for a kind of moves. */

/* The phase is set by hand: nothing else goes on. */
gboolean dungeon_page_get_ready (AlarmTry *self, const char *phase);
gboolean dungeon_page_is_solo (const AlarmTry *self);
/* The seat whose turn it is; another living one, -1: there is none. */
guint dungeon_page_get_seat (const AlarmTry *self);
int dungeon_page_get_rival (const AlarmTry *self);
gint32 dungeon_page_get (const AlarmTry *self, const char *counter);

/* Setting by hand */
void dungeon_page_put (AlarmTry *self, const char *counter, gint32 value);
void dungeon_page_put_mark (AlarmTry *self, guint piece, guint mark, gint32 value);
void dungeon_page_put_cell (AlarmTry *self, guint grid, guint layer, guint column, gint32 value);
void dungeon_page_put_place (AlarmTry *self, guint place, guint layer, gint32 value);
void dungeon_page_put_exit (AlarmTry *self, guint place, guint side, DungeoneerExit exit);
/* A card of the rulebook, with what is printed on it; gives its face. */
gint32 dungeon_page_put_card (AlarmTry *self,
                              guint piece,
                              DungeoneerClass kind,
                              DungeoneerTiming timing,
                              DungeoneerDuration duration);
/* A card of a zone; -1: it is empty. */
int dungeon_page_find (const AlarmTry *self, const char *zone, int seat);
/* A battle with a monster of the rival's, or of the seat's whose turn it is not, after all rolls. */
int dungeon_page_put_battle (AlarmTry *self, guint step);

extern const AlarmKind dungeon_setup_illegal[];
extern const AlarmKind dungeon_map_illegal[];
extern const AlarmKind dungeon_map_legal[];
extern const AlarmKind dungeon_card_illegal[];
extern const AlarmKind dungeon_card_legal[];
extern const AlarmKind dungeon_battle_illegal[];
extern const AlarmKind dungeon_quest_illegal[];

G_END_DECLS
