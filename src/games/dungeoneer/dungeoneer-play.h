/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-table.h"
#include "tm-game.h"

G_BEGIN_DECLS

/* A move while it is resolved, and what the rules of all moves share (dungeoneer-turn.c). */

/**
 * DungeoneerTurn:
 * @move: the move
 * @resolution: where it is resolved
 * @table: the table with all changes so far
 * @rules: who reads the rules: the resolution
 */
typedef struct
{
  const TmMove *move;
  TmResolution *resolution;
  const TmTable *table;
  DungeoneerRules rules;
} DungeoneerTurn;

void dungeoneer_turn_init (DungeoneerTurn *self, const TmMove *move, TmResolution *resolution);
/* Findings */
gboolean dungeoneer_turn_fault (DungeoneerTurn *self, DungeoneerFault fault);
gboolean
dungeoneer_turn_refuse (DungeoneerTurn *self, const char *id, const char *article, TmText text);
void
dungeoneer_turn_forbid (DungeoneerTurn *self, const char *id, const char *article, TmText text);
void dungeoneer_turn_note (DungeoneerTurn *self, const char *id, const char *article, TmText text);
void dungeoneer_turn_say (DungeoneerTurn *self, TmText summary);
gboolean dungeoneer_turn_check_running (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_set_up (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_begun (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_map (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_battle (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_alive (DungeoneerTurn *self, guint seat);
void dungeoneer_turn_check_phase (DungeoneerTurn *self, guint phases, const char *article);
guint dungeoneer_turn_get_seat (DungeoneerTurn *self, guint param);
int dungeoneer_get_die (const TmArgs *args, guint param);
gint32 dungeoneer_get_usual (const TmArgs *args, guint param, gint32 usual);

/* Counters */
void dungeoneer_turn_set (DungeoneerTurn *self, guint counter, guint seat, gint32 value);
void dungeoneer_turn_add (DungeoneerTurn *self, guint counter, guint seat, gint32 amount);
void dungeoneer_turn_set_shared (DungeoneerTurn *self, guint counter, gint32 value);
void dungeoneer_turn_add_shared (DungeoneerTurn *self, guint counter, gint32 amount);
void dungeoneer_turn_set_purse (DungeoneerTurn *self, guint seat, const DungeoneerPurse *purse);
gboolean dungeoneer_turn_pay (DungeoneerTurn *self, guint seat, DungeoneerAct act);

/* Cards: pieces that move between zones; hand counters follow. */
void dungeoneer_turn_put (DungeoneerTurn *self, guint piece, guint zone, int seat, gint32 place);
void dungeoneer_turn_name (DungeoneerTurn *self, guint piece, gint32 face);
void dungeoneer_turn_discard (DungeoneerTurn *self, guint piece);
int dungeoneer_turn_find_card (DungeoneerTurn *self, guint kind, guint zone, int seat, gint32 face);
guint dungeoneer_turn_draw (
    DungeoneerTurn *self, guint seat, guint count, const gint32 *faces, guint n_faces);
int dungeoneer_turn_take_top (DungeoneerTurn *self, guint deck, guint kind, gint32 face);
void dungeoneer_turn_apply_card (DungeoneerTurn *self, guint seat, guint piece, gint32 sign);

/* Wounds, the end (dungeoneer-turn-wounds.c) */
gint32 dungeoneer_turn_wound (DungeoneerTurn *self, guint seat, gint32 amount, int by);
void dungeoneer_turn_wound_monster (DungeoneerTurn *self, guint piece, gint32 amount);
void dungeoneer_turn_defeat (DungeoneerTurn *self, guint seat, int by);
void dungeoneer_turn_check_end (DungeoneerTurn *self);

/* Places */
void dungeoneer_turn_set_place (DungeoneerTurn *self, guint place, guint layer, gint32 value);
void dungeoneer_turn_set_held (DungeoneerTurn *self, guint place, TmSide side, int seat);
void dungeoneer_turn_enter (
    DungeoneerTurn *self, guint seat, int cell, gboolean by_warp, const DungeoneerEntry *told);
void dungeoneer_turn_leave (DungeoneerTurn *self, guint seat);
void dungeoneer_turn_copy_location (DungeoneerTurn *self, guint place);

/* Battle (dungeoneer-battles.c) */
void
dungeoneer_turn_set_attack (DungeoneerTurn *self, guint column, const DungeoneerAttack *attack);
guint dungeoneer_turn_add_attack (DungeoneerTurn *self, const DungeoneerAttack *attack);
void dungeoneer_turn_go_on (DungeoneerTurn *self);
void dungeoneer_turn_end_battle (DungeoneerTurn *self);
void dungeoneer_turn_pass_challenge (DungeoneerTurn *self);
void dungeoneer_turn_beat (DungeoneerTurn *self, guint piece, guint by);
void dungeoneer_turn_send_away (DungeoneerTurn *self, guint piece);

/* Quests (dungeoneer-quest-moves.c) */
gboolean dungeoneer_turn_begin_hunt (DungeoneerTurn *self, guint seat, guint quest);
void dungeoneer_turn_set_escort (DungeoneerTurn *self, guint quest, int seat, int cell);
void dungeoneer_turn_drop_escort (DungeoneerTurn *self, guint quest, guint seat);
void dungeoneer_turn_steal_escort (DungeoneerTurn *self, guint thief, guint victim);
void dungeoneer_turn_draw_common (DungeoneerTurn *self, gint32 face);
gboolean
dungeoneer_turn_get_quest (DungeoneerTurn *self, guint seat, guint name, guint of, guint *piece);

/* Turns (dungeoneer-rounds.c) */
void dungeoneer_turn_set_phase (DungeoneerTurn *self, guint phase);
void dungeoneer_turn_begin_turn (DungeoneerTurn *self, guint seat);
void dungeoneer_turn_pass_if_done (DungeoneerTurn *self);

/* Laying (dungeoneer-lay-moves.c) */
void dungeoneer_turn_pass_on_laying (DungeoneerTurn *self, guint seat);
gboolean dungeoneer_has_locations (const TmTable *table);

/* The moves */
void dungeoneer_resolve_first_player (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_deal_hero (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_deal_quest (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_deal_locations (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_lay_tunnels (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_deal_hand (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_begin (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_start_turn (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_next_phase (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_play_peril (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_play_glory (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_use_card (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_discard_card (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_battle_begin (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_battle_roll (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_battle_challenge (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_battle_lair (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_battle_reward (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_battle_end (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_fight (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_draw_location (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_place_location (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_location_skip (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_move (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_enter (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_warp (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_shift (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_hazard (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_threat (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_quest_try (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_search (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_quest_done (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_escort (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_stand_up (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_fall (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_fall_for_ap (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_wound (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_heal (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_points (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_stat (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_level (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_end_turn (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_defeat (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_resurrect (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_solo_peril (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_solo_card (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_finish (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_teach_hero (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_teach_location (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_teach_quest (const TmMove *move, TmResolution *resolution);
void dungeoneer_resolve_teach_adventure (const TmMove *move, TmResolution *resolution);

/* The board of one card: its four exits as a line, "oowb" (dungeoneer-card-sketch.c). */
extern const TmSketch dungeoneer_card_sketch;

/* Your box (dungeoneer-printed.c) */
extern const TmPrinted dungeoneer_printed;
gboolean dungeoneer_parse_face (guint piece_kind,
                                const char *code,
                                gint32 payload[TM_FACE_PAYLOAD],
                                char **name,
                                GError **error);
gboolean dungeoneer_check_records (const TmBox *box, GError **error);
void dungeoneer_lay_out_cards (TmResolution *resolution);
void
dungeoneer_turn_tell (DungeoneerTurn *self, guint grid, gint32 face, guint layer, gint32 value);
gboolean dungeoneer_is_complete (const TmTable *table, guint piece_kind);

/* Chance, offers, scene, end */
gboolean dungeoneer_check_options (const TmBox *box, GError **error);
void dungeoneer_lay_out (TmResolution *resolution);
void dungeoneer_settle (TmResolution *resolution, const TmSlot *adjusted);
gboolean dungeoneer_draws_in_app (const TmTable *table, guint move, guint param);
gboolean dungeoneer_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args);
guint dungeoneer_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args);
int dungeoneer_list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES]);
int dungeoneer_list_tunnels (const TmTable *table, gint32 faces[TM_MAX_PIECES]);
gboolean
dungeoneer_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);
guint dungeoneer_weigh (const TmTable *table, const TmOffer *offer);
void dungeoneer_offer (const TmTable *table, TmOffers *offers);
void dungeoneer_present (TmScene *scene);
void dungeoneer_get_result (const TmTable *table, TmResult *result);
guint32 dungeoneer_get_achieved (const TmTable *table, guint seat);
int dungeoneer_get_part (const TmTable *table, guint seat);
void dungeoneer_tally (TmTally *tally, TmSheet *sheet);
TmText dungeoneer_describe_progress (const TmTable *table);
gboolean dungeoneer_check (const TmTable *table, GError **error);
#define DUNGEONEER_N_ACHIEVEMENTS 6
extern const TmAchievement dungeoneer_achievements[DUNGEONEER_N_ACHIEVEMENTS];

/* dungeoneer-end-table.c: the standing of a table, for dungeoneer_judge_end() */
void dungeoneer_read_standing (const TmTable *table, DungeoneerStanding *standing);
gint32 dungeoneer_count_spare (const TmTable *table);

G_END_DECLS
