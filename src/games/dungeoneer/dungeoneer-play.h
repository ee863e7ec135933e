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
/* Findings. dungeoneer_turn_fault() adds the finding of a fault, if there is one, and gives whether the move can go
 * on (it cannot after an impossible one). */
gboolean dungeoneer_turn_fault (DungeoneerTurn *self, DungeoneerFault fault);
gboolean dungeoneer_turn_refuse (DungeoneerTurn *self, const char *id, const char *article, TmText text);
void dungeoneer_turn_forbid (DungeoneerTurn *self, const char *id, const char *article, TmText text);
void dungeoneer_turn_note (DungeoneerTurn *self, const char *id, const char *article, TmText text);
void dungeoneer_turn_say (DungeoneerTurn *self, TmText summary);
/* %FALSE (refused): the match is over; adds "wrong-phase" (illegal) if the phase is none of the set (1 << PHASE_…). */
gboolean dungeoneer_turn_check_running (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_set_up (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_begun (DungeoneerTurn *self);
gboolean dungeoneer_turn_check_alive (DungeoneerTurn *self, guint seat);
void dungeoneer_turn_check_phase (DungeoneerTurn *self, guint phases, const char *article);
/* The seat of an argument, or the active seat. */
guint dungeoneer_turn_get_seat (DungeoneerTurn *self, guint param);
int dungeoneer_get_die (const TmArgs *args, guint param);
gint32 dungeoneer_get_usual (const TmArgs *args, guint param, gint32 usual);

/* Counters */
void dungeoneer_turn_set (DungeoneerTurn *self, guint counter, guint seat, gint32 value);
void dungeoneer_turn_add (DungeoneerTurn *self, guint counter, guint seat, gint32 amount);
void dungeoneer_turn_set_shared (DungeoneerTurn *self, guint counter, gint32 value);
void dungeoneer_turn_add_shared (DungeoneerTurn *self, guint counter, gint32 amount);
void dungeoneer_turn_set_purse (DungeoneerTurn *self, guint seat, const DungeoneerPurse *purse);
/* Pays for an act (finding "no-ap" or "fallen" if it cannot be); %FALSE: nothing was paid. */
gboolean dungeoneer_turn_pay (DungeoneerTurn *self, guint seat, DungeoneerAct act);

/* Cards: pieces that move between zones; hand counters follow. */
void dungeoneer_turn_put (DungeoneerTurn *self, guint piece, guint zone, int seat, gint32 place);
void dungeoneer_turn_name (DungeoneerTurn *self, guint piece, gint32 face);
/* Onto its discard pile, with all that is attached to it. */
void dungeoneer_turn_discard (DungeoneerTurn *self, guint piece);
/* A card of this name (or, with face unknown, any) in a zone: that face, or one that nobody knows, which is then named;
 * -1: none. */
int dungeoneer_turn_find_card (DungeoneerTurn *self, guint kind, guint zone, int seat, gint32 face);
/* Draws into a hand; the discard is shuffled in if the deck is empty. @faces (nullable) as drawn by the app. Gives how many. */
guint dungeoneer_turn_draw (DungeoneerTurn *self, guint seat, guint count, const gint32 *faces, guint n_faces);
/* The top of a deck, named: -1: empty. */
int dungeoneer_turn_take_top (DungeoneerTurn *self, guint deck, guint kind, gint32 face);
/* A lasting card comes into or leaves play: what it adds to stats and limits. */
void dungeoneer_turn_apply_card (DungeoneerTurn *self, guint seat, guint piece, gint32 sign);

/* Wounds, the end */
/* Who dealt the wound: a seat (as dungeonlord or hero), -1. Gives wounds that were dealt. 0 health: defeat follows. */
gint32 dungeoneer_turn_wound (DungeoneerTurn *self, guint seat, gint32 amount, int by);
void dungeoneer_turn_wound_monster (DungeoneerTurn *self, guint piece, gint32 amount);
void dungeoneer_turn_defeat (DungeoneerTurn *self, guint seat, int by);
/* Whether somebody has won; sets the phase. Every move that can end the match calls it last. */
void dungeoneer_turn_check_end (DungeoneerTurn *self);

/* Places */
void dungeoneer_turn_set_place (DungeoneerTurn *self, guint place, guint layer, gint32 value);
void dungeoneer_turn_set_held (DungeoneerTurn *self, guint place, TmSide side, int seat);
/* Puts the pawn there and gives what entering brings: points, hazard, solo dice. @new_points: with map=off the
 * numbers that are told (NULL: those of the place). */
void dungeoneer_turn_enter (DungeoneerTurn *self, guint seat, int cell, gboolean by_warp, const DungeoneerEntry *told);
/* The hero leaves its place: locks it held open shut behind it, encounters that wait for it are left (R p. 20). */
void dungeoneer_turn_leave (DungeoneerTurn *self, guint seat);
/* What is printed on a named location is copied to its place, turned; what the place has told goes to the card. */
void dungeoneer_turn_copy_location (DungeoneerTurn *self, guint place);

/* Battle (dungeoneer-battles.c) */
void dungeoneer_turn_set_attack (DungeoneerTurn *self, guint column, const DungeoneerAttack *attack);
guint dungeoneer_turn_add_attack (DungeoneerTurn *self, const DungeoneerAttack *attack);
/* After every step: goes on to the next one that has anything to do, and ends the battle. */
void dungeoneer_turn_go_on (DungeoneerTurn *self);
void dungeoneer_turn_end_battle (DungeoneerTurn *self);
void dungeoneer_turn_pass_challenge (DungeoneerTurn *self);
void dungeoneer_turn_beat (DungeoneerTurn *self, guint piece, guint by);
void dungeoneer_turn_send_away (DungeoneerTurn *self, guint piece);

/* Quests (dungeoneer-quest-moves.c) */
/* An attempt at a hunt: its monster waits for its form. */
gboolean dungeoneer_turn_begin_hunt (DungeoneerTurn *self, guint seat, guint quest);
/* The escort of a quest changes hands: seat, or cell, or nobody (both -1). */
void dungeoneer_turn_set_escort (DungeoneerTurn *self, guint quest, int seat, int cell);
void dungeoneer_turn_drop_escort (DungeoneerTurn *self, guint quest, guint seat);
void dungeoneer_turn_steal_escort (DungeoneerTurn *self, guint thief, guint victim);
/* Fills the empty common slots. @face: the drawn quest, or unknown. */
void dungeoneer_turn_draw_common (DungeoneerTurn *self, gint32 face);
/* The quest of a move: by name, or of whom; refuses if there is none. */
gboolean dungeoneer_turn_get_quest (DungeoneerTurn *self, guint seat, guint name, guint of, guint *piece);

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
gboolean dungeoneer_parse_face (
    guint piece_kind, const char *code, gint32 payload[TM_FACE_PAYLOAD], char **name, GError **error);
gboolean dungeoneer_check_records (const TmBox *box, GError **error);
/* Puts what the box knows on the fresh table. */
void dungeoneer_lay_out_cards (TmResolution *resolution);
/* What a new name tells by the way: cost, class … are kept for the card if nothing was told yet. */
void dungeoneer_turn_tell (DungeoneerTurn *self, guint grid, gint32 face, guint layer, gint32 value);
/* Whether the app can draw: the copies told reach the number in the box. */
gboolean dungeoneer_is_complete (const TmTable *table, guint piece_kind);

/* Chance, offers, scene, end */
gboolean dungeoneer_check_options (const TmBox *box, GError **error);
void dungeoneer_lay_out (TmResolution *resolution);
void dungeoneer_settle (TmResolution *resolution, const TmSlot *adjusted);
gboolean dungeoneer_draws_in_app (const TmTable *table, guint move, guint param);
gboolean dungeoneer_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args);
guint dungeoneer_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args);
int dungeoneer_list_draw (const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES]);
gboolean dungeoneer_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);
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
/* How many unused heroes could return. */
gint32 dungeoneer_count_spare (const TmTable *table);

G_END_DECLS
