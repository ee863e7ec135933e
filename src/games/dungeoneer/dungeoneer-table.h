/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-cards.h"
#include "dungeoneer-private.h"

G_BEGIN_DECLS

/* Reading a running table (dungeoneer-table.c, -table-cards.c, -table-laying.c, -table-battle.c). */

gboolean dungeoneer_is_solo (const TmTable *table);
gboolean dungeoneer_is_over (const TmTable *table);
gboolean dungeoneer_has_map (const TmTable *table);
gboolean dungeoneer_has_variant (const TmTable *table, guint option);
/* The seat whose turn it is; -1: nobody's yet. */
int dungeoneer_get_active (const TmTable *table);
gint32 dungeoneer_get (const TmTable *table, guint counter, guint seat);
guint32 dungeoneer_get_alive (const TmTable *table);
/* The next living seat to the left; the same if there is no other. */
guint dungeoneer_get_next (const TmTable *table, guint seat);
DungeoneerWhen dungeoneer_get_when (const TmTable *table);
DungeoneerMoment dungeoneer_get_moment (const TmTable *table);
DungeoneerPurse dungeoneer_get_purse (const TmTable *table, guint seat);
guint dungeoneer_count_zone (const TmTable *table, guint zone, int seat);
/* Pieces are numbered through all kinds: the first one of a kind. */
guint dungeoneer_get_first (const TmTable *table, guint kind);

/* Cards: a value printed on a face; %DUNGEONEER_UNTOLD for faces that are not known. @grid one of GRID_HEROES to
 * GRID_ADVENTURES. */
gint32 dungeoneer_get_printed (const TmTable *table, guint grid, gint32 face, guint layer);
gint32 dungeoneer_get_piece_printed (const TmTable *table, guint piece, guint layer);
gboolean dungeoneer_is_monster (const TmTable *table, guint piece);
/* Of a boon, treasure, bane or encounter in play; %DUNGEONEER_UNTOLD: not told. */
gint32 dungeoneer_get_class (const TmTable *table, guint piece);
/* How a card or table calls a piece: its name, or “an unnamed card”. */
TmTextArg dungeoneer_name_piece (const TmTable *table, guint piece);

/* A stat of a hero with its modifiers and level; *@is_told (nullable): whether the card's number is told (else only
 * modifiers are in it). STAT_LEVEL and STAT_HEALTH are counters. */
gint32 dungeoneer_get_stat (const TmTable *table, guint seat, guint stat, gboolean *is_told);
/* A stat of a monster (adventure or quest piece) in a form. */
gint32 dungeoneer_get_monster_stat (const TmTable *table, guint piece, guint form, gboolean *is_told);
/* Set of 1 << form in which it may attack; all if not told. */
guint dungeoneer_get_forms (const TmTable *table, guint piece);
gint32 dungeoneer_get_monster_health (const TmTable *table, guint piece);
gint32 dungeoneer_get_monster_wounds (const TmTable *table, guint piece);
/* Boons or treasures of lasting duration in an inventory. */
guint dungeoneer_count_lasting (const TmTable *table, guint seat, gboolean is_treasure);

/* Places. A place is a location piece on the map. */
int dungeoneer_get_place_at (const TmTable *table, guint cell);
int dungeoneer_get_place (const TmTable *table, guint seat);
guint dungeoneer_get_cell (const TmTable *table, guint place);
gint32 dungeoneer_get_place_value (const TmTable *table, guint place, guint layer);
DungeoneerExit dungeoneer_get_exit (const TmTable *table, guint place, TmSide side);
/* The seat whose check has left this side open; -1: it is shut. */
int dungeoneer_get_held (const TmTable *table, guint place, TmSide side);
gboolean dungeoneer_is_entrance (const TmTable *table, guint place);
gboolean dungeoneer_is_ban (const TmTable *table, guint seat);
/* Whether two heroes are in one location; always where no map is kept. */
gboolean dungeoneer_are_together (const TmTable *table, guint seat, guint other);
guint32 dungeoneer_get_seats_at (const TmTable *table, guint cell);
/* The map, with the piece of each of its places. */
void dungeoneer_read_table_map (const TmTable *table, DungeoneerMap *map, guint pieces[DUNGEONEER_N_LOCATIONS]);

/* Laying */
gboolean dungeoneer_is_held_back (const TmTable *table, gint32 face);
int dungeoneer_find_blank (const TmTable *table, guint seat, gboolean held);
int dungeoneer_find_fitting_blank (const TmTable *table, guint seat);
guint dungeoneer_find_placer (const TmTable *table, gint32 face, guint seat, const DungeoneerRules *rules);

/* Quests */
gboolean dungeoneer_find_quest (const TmTable *table, guint seat, gint32 face, int of, guint *piece);
gint32 dungeoneer_get_category (const TmTable *table, guint quest);
guint dungeoneer_count_common (const TmTable *table);
gboolean dungeoneer_is_at_quest_place (const TmTable *table, guint seat, guint quest, gboolean is_second);
gboolean dungeoneer_is_at_delivery (const TmTable *table, guint seat, guint quest);
DungeoneerOwner dungeoneer_get_quest_owner (const TmTable *table, guint quest, guint seat);
/* Of an escort: the seat that has taken it along, -1; the cell in which it was left behind, -1. */
int dungeoneer_get_escort (const TmTable *table, guint quest);
int dungeoneer_get_escort_cell (const TmTable *table, guint quest);
/* The quest that was passed and is to be finished, a piece; -1: none. */
int dungeoneer_get_passed (const TmTable *table);
/* The location whose hazard waits, a piece; -1: none. */
int dungeoneer_get_hazard_place (const TmTable *table);
/* The escort that a hero has with it, -1: none. */
int dungeoneer_find_escort (const TmTable *table, guint seat);

/* Battle */
typedef struct
{
  DungeoneerAttackerKind kind;
  gint32 who;
  gint32 owner;
  gint32 target;
  gint32 target_piece;
  gint32 form;
  gint32 attack_die;
  gint32 counter_die;
  gint32 attack_total;
  gint32 counter_total;
  DungeoneerOutcome result;
  gint32 hit_wounds;
  gint32 effect_wounds;
  gint32 wounds_back;
} DungeoneerAttack;

gboolean dungeoneer_is_battle (const TmTable *table);
guint dungeoneer_get_step (const TmTable *table);

guint dungeoneer_count_attacks (const TmTable *table);
void dungeoneer_get_attack (const TmTable *table, guint column, DungeoneerAttack *attack);
guint dungeoneer_find_attack (const TmTable *table, guint piece, DungeoneerAttack *attack);
int dungeoneer_get_next_roll (const TmTable *table);
gint32 dungeoneer_get_attack_stat (const TmTable *table, const DungeoneerAttack *attack, gboolean *is_told);
gint32 dungeoneer_get_counter_stat (const TmTable *table, const DungeoneerAttack *attack, gboolean *is_told);

int dungeoneer_get_attack_monster (const DungeoneerAttack *attack);

int dungeoneer_get_bedless (const TmTable *table);
DungeoneerFallVariant dungeoneer_get_fall_variant (const TmTable *table);
void dungeoneer_get_challenge (const TmTable *table, guint seat, int column, DungeoneerChallenge *challenge);
gboolean dungeoneer_can_challenge (const TmTable *table, guint seat, guint column);

gboolean dungeoneer_has_challenger (const TmTable *table);

G_END_DECLS
