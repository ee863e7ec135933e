/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-questions.h"

G_BEGIN_DECLS

/* The questions about the map, ways, hazards and threats: their parameters by index, their answers. */

enum
{
  ASK_PLACE_MAP,
  ASK_PLACE_CELL,
  ASK_PLACE_EXITS,
  ASK_PLACE_TURN,
  ASK_PLACE_LAST,
  N_ASK_PLACE_PARAMS,
};

enum
{
  ASK_MAP_CHECK_MAP,
  ASK_MAP_CHECK_LEFT,
  N_ASK_MAP_CHECK_PARAMS,
};

enum
{
  ASK_DISTANCE_MAP,
  ASK_DISTANCE_CELL,
  N_ASK_DISTANCE_PARAMS,
};

enum
{
  ASK_RESET_SPEED,
  ASK_RESET_AP,
  ASK_RESET_SAVED,
  ASK_RESET_MOVEMENT_LIMIT,
  N_ASK_RESET_PARAMS,
};

enum
{
  ASK_SPEED_SPEED,
  ASK_SPEED_DELTA,
  ASK_SPEED_AP,
  N_ASK_SPEED_PARAMS,
};

enum
{
  ASK_MOVE_EXIT,
  ASK_MOVE_AP,
  ASK_MOVE_FAR,
  ASK_MOVE_THREAT,
  ASK_MOVE_STAT,
  ASK_MOVE_DIE,
  ASK_MOVE_FALLEN,
  ASK_MOVE_HELD,
  ASK_MOVE_OPENER,
  ASK_MOVE_GO_ON,
  N_ASK_MOVE_PARAMS,
};

enum
{
  ASK_HELD_OPENER_LEFT,
  ASK_HELD_RESETS,
  N_ASK_HELD_PARAMS,
};

enum
{
  ASK_ENTER_PERIL,
  ASK_ENTER_GLORY,
  ASK_ENTER_VISITED,
  ASK_ENTER_OWN_TURN,
  ASK_ENTER_WAY,
  ASK_ENTER_SOLO,
  N_ASK_ENTER_PARAMS,
};

enum
{
  ASK_HAZARD_KIND,
  ASK_HAZARD_THREAT,
  ASK_HAZARD_STAT,
  ASK_HAZARD_DIE,
  ASK_HAZARD_OWN_TURN,
  ASK_HAZARD_DODGE,
  ASK_HAZARD_AP,
  ASK_HAZARD_SPIKES_DODGE,
  N_ASK_HAZARD_PARAMS,
};

enum
{
  ASK_FALLEN_ACTION,
  ASK_FALLEN_AP,
  ASK_FALLEN_SAVED,
  ASK_FALLEN_FALL_AP,
  ASK_FALLEN_OWN_TURN,
  N_ASK_FALLEN_PARAMS,
};

enum
{
  ASK_THREAT_NEED,
  ASK_THREAT_STAT,
  ASK_THREAT_DICE,
  N_ASK_THREAT_PARAMS,
};

enum
{
  ASK_TRAP_NEED,
  ASK_TRAP_STATS,
  ASK_TRAP_DICE,
  ASK_TRAP_DANGER,
  ASK_TRAP_SOURCE,
  N_ASK_TRAP_PARAMS,
};

/* dungeoneer-params-map.c */
extern const TmParam dungeoneer_place_params[N_ASK_PLACE_PARAMS];
extern const TmParam dungeoneer_map_check_params[N_ASK_MAP_CHECK_PARAMS];
extern const TmParam dungeoneer_distance_params[N_ASK_DISTANCE_PARAMS];
extern const TmParam dungeoneer_reset_params[N_ASK_RESET_PARAMS];
extern const TmParam dungeoneer_speed_params[N_ASK_SPEED_PARAMS];
extern const TmParam dungeoneer_move_params[N_ASK_MOVE_PARAMS];
extern const TmParam dungeoneer_held_params[N_ASK_HELD_PARAMS];
extern const TmParam dungeoneer_enter_params[N_ASK_ENTER_PARAMS];
extern const TmParam dungeoneer_hazard_params[N_ASK_HAZARD_PARAMS];
extern const TmParam dungeoneer_fallen_params[N_ASK_FALLEN_PARAMS];
extern const TmParam dungeoneer_threat_params[N_ASK_THREAT_PARAMS];
extern const TmParam dungeoneer_trap_params[N_ASK_TRAP_PARAMS];

/* The readings they depend on. */
extern const char *const dungeoneer_place_options[];
extern const char *const dungeoneer_held_options[];
extern const char *const dungeoneer_enter_options[];
extern const char *const dungeoneer_fallen_options[];

/* dungeoneer-answers-map.c */
void dungeoneer_answer_place (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_map_check (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_distance (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-answers-travel.c */
void dungeoneer_answer_reset (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_speed (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_move (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_held (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_enter (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_hazard (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_fallen (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_threat (const TmArgs *args, TmRuling *ruling);
void dungeoneer_answer_trap (const TmArgs *args, TmRuling *ruling);

/* dungeoneer-fill-map.c */
gboolean dungeoneer_fill_place (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_map_check (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_distance (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_reset (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_speed (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_move (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_enter (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_hazard (const TmTable *table, TmArgs *args);
gboolean dungeoneer_fill_fallen (const TmTable *table, TmArgs *args);
guint dungeoneer_use_place (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint dungeoneer_use_hazard (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

/* dungeoneer-sketch.c: beside the map, one on which locations may lie twice in a place, and one
 * location with its four sides ("wowo"). */
extern const TmSketch dungeoneer_shift_sketch;
extern const TmSketch dungeoneer_card_sketch;

G_END_DECLS
