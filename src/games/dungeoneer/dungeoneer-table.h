/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-cards.h"
#include "dungeoneer-private.h"

G_BEGIN_DECLS

/* Reading a running table (dungeoneer-table.c, -table-cards.c, -table-places.c, -table-laying.c,
 * -table-quests.c, -table-battle.c). */

gboolean dungeoneer_is_solo (const TmTable *table);
gboolean dungeoneer_is_over (const TmTable *table);
gboolean dungeoneer_has_map (const TmTable *table);
gboolean dungeoneer_is_by_app (const TmTable *table, guint option);
gboolean dungeoneer_has_variant (const TmTable *table, guint option);
int dungeoneer_get_active (const TmTable *table);
gint32 dungeoneer_get (const TmTable *table, guint counter, guint seat);
guint32 dungeoneer_get_alive (const TmTable *table);
guint dungeoneer_get_next (const TmTable *table, guint seat);
DungeoneerWhen dungeoneer_get_when (const TmTable *table);
DungeoneerMoment dungeoneer_get_moment (const TmTable *table);
DungeoneerPurse dungeoneer_get_purse (const TmTable *table, guint seat);
gboolean dungeoneer_can_act (const TmTable *table, guint seat, DungeoneerAct act);
guint dungeoneer_count_zone (const TmTable *table, guint zone, int seat);
guint dungeoneer_get_first (const TmTable *table, guint kind);

/* Cards */
gint32 dungeoneer_get_printed (const TmTable *table, guint grid, gint32 face, guint layer);
gint32 dungeoneer_get_piece_printed (const TmTable *table, guint piece, guint layer);
gboolean dungeoneer_is_monster (const TmTable *table, guint piece);
gint32 dungeoneer_get_class (const TmTable *table, guint piece);
TmTextArg dungeoneer_name_piece (const TmTable *table, guint piece);

gint32 dungeoneer_get_stat (const TmTable *table, guint seat, guint stat, gboolean *is_told);
gint32
dungeoneer_get_monster_stat (const TmTable *table, guint piece, guint form, gboolean *is_told);
guint dungeoneer_get_forms (const TmTable *table, guint piece);
gint32 dungeoneer_get_monster_health (const TmTable *table, guint piece);
gint32 dungeoneer_get_monster_wounds (const TmTable *table, guint piece);
guint dungeoneer_count_lasting (const TmTable *table, guint seat, gboolean is_treasure);

/* Places. A place is a location piece on the map. */
int dungeoneer_get_place_at (const TmTable *table, guint cell);
int dungeoneer_get_neighbour (const TmTable *table, guint place, TmSide side);
int dungeoneer_get_place (const TmTable *table, guint seat);
guint dungeoneer_get_cell (const TmTable *table, guint place);
gint32 dungeoneer_get_place_value (const TmTable *table, guint place, guint layer);
DungeoneerExit dungeoneer_get_exit (const TmTable *table, guint place, TmSide side);
DungeoneerFar dungeoneer_get_far (const TmTable *table, guint place, TmSide side);
int dungeoneer_get_held (const TmTable *table, guint place, TmSide side);
gboolean dungeoneer_is_entrance (const TmTable *table, guint place);
gboolean dungeoneer_is_ban (const TmTable *table, guint seat);
gboolean dungeoneer_are_together (const TmTable *table, guint seat, guint other);
guint32 dungeoneer_get_seats_at (const TmTable *table, guint cell);
void dungeoneer_read_table_map (const TmTable *table,
                                DungeoneerMap *map,
                                guint pieces[DUNGEONEER_N_LOCATIONS]);

/* Laying */
guint dungeoneer_count_locations (const TmTable *table);
gboolean dungeoneer_is_held_back (const TmTable *table, gint32 face);
int dungeoneer_find_blank (const TmTable *table, guint seat, gboolean held);
int dungeoneer_find_fitting_blank (const TmTable *table, guint seat);
guint dungeoneer_find_placer (const TmTable *table,
                              gint32 face,
                              guint seat,
                              const DungeoneerRules *rules);

/* Quests */
gboolean
dungeoneer_find_quest (const TmTable *table, guint seat, gint32 face, int of, guint *piece);
gint32 dungeoneer_get_category (const TmTable *table, guint quest);
guint dungeoneer_count_common (const TmTable *table);
gboolean
dungeoneer_is_at_quest_place (const TmTable *table, guint seat, guint quest, gboolean is_second);
gboolean dungeoneer_is_at_delivery (const TmTable *table, guint seat, guint quest);
DungeoneerOwner dungeoneer_get_quest_owner (const TmTable *table, guint quest, guint seat);
int dungeoneer_get_escort (const TmTable *table, guint quest);
int dungeoneer_get_escort_cell (const TmTable *table, guint quest);
int dungeoneer_get_passed (const TmTable *table);
void dungeoneer_read_attempt (
    const TmTable *table, guint seat, guint quest, gint32 category, DungeoneerAttempt *attempt);
int dungeoneer_get_hazard_place (const TmTable *table);
int dungeoneer_find_escort (const TmTable *table, guint seat);

/* Battle */

/**
 * DungeoneerAttack:
 * @kind: who attacks
 * @who: the card that attacks, or the seat
 * @owner: the seat whose it is; -1: nobody’s, alone
 * @target: the seat that is attacked, or -1
 * @target_piece: the card that is attacked, or -1
 * @form: of [enum@DungeoneerStat]; -1: not chosen yet
 * @attack_die: die of the attack, 0: not rolled
 * @counter_die: die of the counter
 * @attack_total: total of the attack
 * @counter_total: total of the counter
 * @result: what has come of it
 * @hit_wounds: wounds by the hit
 * @effect_wounds: wounds by other effects
 * @wounds_back: wounds to who has attacked
 *
 * An attack of a battle: a column of %GRID_BATTLE.
 */
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
gint32 dungeoneer_get_attack_stat (const TmTable *table,
                                   const DungeoneerAttack *attack,
                                   gboolean *is_told);
gint32 dungeoneer_get_counter_stat (const TmTable *table,
                                    const DungeoneerAttack *attack,
                                    gboolean *is_told);

int dungeoneer_get_attack_monster (const DungeoneerAttack *attack);

int dungeoneer_get_bedless (const TmTable *table);
DungeoneerFallVariant dungeoneer_get_fall_variant (const TmTable *table);
void dungeoneer_get_challenge (const TmTable *table,
                               guint seat,
                               int column,
                               DungeoneerChallenge *challenge);
gboolean dungeoneer_can_challenge (const TmTable *table, guint seat, guint column);

gboolean dungeoneer_has_challenger (const TmTable *table);

G_END_DECLS
