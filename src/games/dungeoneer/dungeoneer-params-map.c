/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge is told about the map, ways, hazards and threats: the parameters of the questions. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-map.h"

#define MOST_AP 99
#define MOST_NEED 30
#define LEAST_STAT (-20)
#define MOST_STAT 99
#define MOST_POINTS 99
#define MOST_DICE 6

/* Words of parameters */

/* By quarters. */
static const TmWord turns[] = {
  { "0", N_ ("upright"), NULL },
  { "90", N_ ("a quarter clockwise"), NULL },
  { "180", N_ ("upside down"), NULL },
  { "270", N_ ("a quarter counterclockwise"), NULL },
};

static const TmWord fars[] = {
  [FAR_EXIT] = { "exit", N_ ("a location with an exit"), "passage" },
  [FAR_WALL] = { "wall", N_ ("a location with a wall"), "wall" },
  [FAR_NONE] = { "none", N_ ("no location"), NULL },
};

static const TmWord ways[] = {
  { "walk", N_ ("on foot"), "boots" },
  { "warp", N_ ("by a warp"), "portal" },
};

static const TmWord sources[] = {
  { "card", N_ ("a trap card"), "spikes" },
  { "exit", N_ ("a trapped exit"), "door" },
};

/* Rows that several tables have */

#define EXAMPLE_MAP "0:0:oooo:e,0:-1:owow,1:0:olwo,0:1:owoo"
#define MAP_PARAM(sketch_of) \
  TM_SKETCH ("map", TM_WORD ("dungeoneer", "Map"), (sketch_of), .example = EXAMPLE_MAP)
#define CELL_PARAM(cell_name, cell_example) \
  { .id = "cell",                           \
    .name = (cell_name),                    \
    .kind = TM_PARAM_CELL,                  \
    .piece = "map",                         \
    .example = (cell_example) }
#define AP_OR TM_NUMBER_OR ("ap", N_ ("Action points"), 0, MOST_AP, "0")
#define SAVED_OR TM_NUMBER_OR ("saved", N_ ("Action point kept from the own turn"), 0, 1, "0")
#define STAT_OR \
  TM_NUMBER_OR ("stat", N_ ("Value of the hero that is tested"), LEAST_STAT, MOST_STAT, "0")
#define DIE_OR TM_NUMBER_OR ("die", N_ ("Die"), 0, 6, "0", .zero = N_ ("not rolled"))
/* A flag that usually is set; forms begin with it set. */
#define FLAG_YES(flag_id, flag_name) \
  { .id = (flag_id),                 \
    .name = (flag_name),             \
    .kind = TM_PARAM_FLAG,           \
    .is_optional = TRUE,             \
    .standard = "yes",               \
    .example = "yes" }
#define OWN_TURN_OR FLAG_YES ("own_turn", N_ ("In the own turn"))

/* Parameters */

const TmParam dungeoneer_place_params[] = {
  [ASK_PLACE_MAP] = MAP_PARAM (&dungeoneer_map_sketch),
  [ASK_PLACE_CELL] = CELL_PARAM (N_ ("Where to"), "1:-1"),
  [ASK_PLACE_EXITS] = TM_SKETCH (
      "exits", TM_WORD ("dungeoneer", "Location"), &dungeoneer_card_sketch, .example = "ooow"),
  [ASK_PLACE_TURN] = TM_CHOICE_OR ("turn", N_ ("How it is turned"), turns, "0"),
  [ASK_PLACE_LAST] = TM_FLAG_OR ("last", N_ ("No location is left after it"), "no"),
};

const TmParam dungeoneer_map_check_params[] = {
  [ASK_MAP_CHECK_MAP] = MAP_PARAM (&dungeoneer_shift_sketch),
  [ASK_MAP_CHECK_LEFT] = TM_NUMBER_OR (
      "left", N_ ("Locations still to be laid"), 0, DUNGEONEER_N_LOCATIONS, "1", .example = "1"),
};

const TmParam dungeoneer_distance_params[] = {
  [ASK_DISTANCE_MAP] = MAP_PARAM (&dungeoneer_map_sketch),
  [ASK_DISTANCE_CELL] = CELL_PARAM (N_ ("Counted from"), "1:0"),
};

const TmParam dungeoneer_reset_params[] = {
  [ASK_RESET_SPEED]
  = TM_NUMBER ("speed", N_ ("Speed of the hero"), LEAST_STAT, MOST_STAT, .example = "3"),
  [ASK_RESET_AP] = TM_NUMBER_OR ("ap", N_ ("Action points left over"), 0, MOST_AP, "0"),
  [ASK_RESET_SAVED] = SAVED_OR,
  [ASK_RESET_MOVEMENT_LIMIT]
  = TM_FLAG_OR ("movement_limit", N_ ("Variant with limited movement"), "no"),
};

const TmParam dungeoneer_speed_params[] = {
  [ASK_SPEED_SPEED]
  = TM_NUMBER ("speed", N_ ("Speed of the hero"), LEAST_STAT, MOST_STAT, .example = "3"),
  [ASK_SPEED_DELTA] = TM_NUMBER ("delta", N_ ("Change of the speed"), -20, 20, .example = "1"),
  [ASK_SPEED_AP] = TM_NUMBER ("ap", N_ ("Action points"), 0, MOST_AP, .example = "2"),
};

const TmParam dungeoneer_move_params[] = {
  /* All but those of which nobody has told. */
  [ASK_MOVE_EXIT] = { .id = "exit",
                      .name = N_ ("The side that is left"),
                      .kind = TM_PARAM_CHOICE,
                      .words = dungeoneer_exit_words,
                      .n_words = EXIT_TRAPPED + 1,
                      .example = "open" },
  [ASK_MOVE_AP] = TM_NUMBER ("ap", N_ ("Action points"), 0, MOST_AP, .example = "2"),
  [ASK_MOVE_FAR] = TM_CHOICE_OR ("far", N_ ("Behind it lies"), fars, "exit"),
  [ASK_MOVE_THREAT] = TM_NUMBER_OR ("threat", N_ ("Threat on the exit"), 0, MOST_NEED, "0"),
  [ASK_MOVE_STAT] = STAT_OR,
  [ASK_MOVE_DIE] = DIE_OR,
  [ASK_MOVE_FALLEN] = TM_FLAG_OR ("fallen", N_ ("The hero has fallen"), "no"),
  [ASK_MOVE_HELD] = TM_FLAG_OR ("held", N_ ("The lock was opened before"), "no"),
  [ASK_MOVE_OPENER] = FLAG_YES ("opener", N_ ("This hero has opened it")),
  [ASK_MOVE_GO_ON] = FLAG_YES ("go_on", N_ ("After a failed check, out for one more action point")),
};

const TmParam dungeoneer_held_params[] = {
  [ASK_HELD_OPENER_LEFT]
  = TM_FLAG_OR ("opener_left", N_ ("Who has opened it left the location"), "no"),
  [ASK_HELD_RESETS] = TM_NUMBER_OR ("resets", N_ ("Resets since then"), 0, 99, "0"),
};

const TmParam dungeoneer_enter_params[] = {
  [ASK_ENTER_PERIL]
  = TM_NUMBER ("peril", N_ ("Peril printed there"), 0, MOST_POINTS, .example = "2"),
  [ASK_ENTER_GLORY]
  = TM_NUMBER ("glory", N_ ("Glory printed there"), 0, MOST_POINTS, .example = "1"),
  [ASK_ENTER_VISITED] = TM_FLAG_OR ("visited", N_ ("The hero was there in this turn"), "no"),
  [ASK_ENTER_OWN_TURN] = OWN_TURN_OR,
  [ASK_ENTER_WAY] = TM_CHOICE_OR ("way", N_ ("How the hero comes there"), ways, "walk"),
  [ASK_ENTER_SOLO] = TM_FLAG_OR ("solo", N_ ("Solo game"), "no"),
};

const TmParam dungeoneer_hazard_params[] = {
  /* All but “none”, which is the first. */
  [ASK_HAZARD_KIND] = { .id = "kind",
                        .name = N_ ("Hazard"),
                        .kind = TM_PARAM_CHOICE,
                        .words = dungeoneer_hazard_words + HAZARD_SPIKES,
                        .n_words = DUNGEONEER_N_HAZARDS - HAZARD_SPIKES,
                        .example = "pit" },
  [ASK_HAZARD_THREAT]
  = TM_NUMBER ("threat", N_ ("Threat, or what danger adds"), 0, MOST_NEED, .example = "4"),
  [ASK_HAZARD_STAT] = STAT_OR,
  [ASK_HAZARD_DIE]
  = TM_NUMBER_OR ("die", N_ ("Die"), 0, 6, "0", .zero = N_ ("not rolled"), .example = "3"),
  [ASK_HAZARD_OWN_TURN] = OWN_TURN_OR,
  [ASK_HAZARD_DODGE] = TM_FLAG_OR ("dodge", N_ ("The hero dodges for an action point"), "no"),
  [ASK_HAZARD_AP] = AP_OR,
  [ASK_HAZARD_SPIKES_DODGE]
  = TM_FLAG_OR ("spikes_dodge", N_ ("Variant with dodging of spikes"), "no"),
};

const TmParam dungeoneer_fallen_params[] = {
  [ASK_FALLEN_ACTION] = { .id = "action",
                          .name = N_ ("What the fallen hero is to do"),
                          .kind = TM_PARAM_CHOICE,
                          .words = dungeoneer_act_words,
                          .n_words = DUNGEONEER_N_ACTS,
                          .example = "stand" },
  [ASK_FALLEN_AP] = TM_NUMBER_OR ("ap", N_ ("Action points"), 0, MOST_AP, "0", .example = "1"),
  [ASK_FALLEN_SAVED] = SAVED_OR,
  [ASK_FALLEN_FALL_AP]
  = TM_NUMBER_OR ("fall_ap", N_ ("Action point gained by lying down"), 0, 1, "0"),
  [ASK_FALLEN_OWN_TURN] = OWN_TURN_OR,
};

const TmParam dungeoneer_threat_params[] = {
  [ASK_THREAT_NEED]
  = TM_NUMBER ("need", TM_WORD ("dungeoneer", "Threat"), 1, MOST_NEED, .example = "5"),
  [ASK_THREAT_STAT] = TM_NUMBER (
      "stat", N_ ("Value of the hero that is tested"), LEAST_STAT, MOST_STAT, .example = "2"),
  [ASK_THREAT_DICE] = TM_NUMBERS ("dice",
                                  N_ ("Dice, of which the best counts"),
                                  1,
                                  6,
                                  1,
                                  MOST_DICE,
                                  .is_unordered = TRUE,
                                  .example = "3"),
};

const TmParam dungeoneer_trap_params[] = {
  [ASK_TRAP_NEED]
  = TM_NUMBER ("need", TM_WORD ("dungeoneer", "Threat"), 1, MOST_NEED, .example = "4"),
  [ASK_TRAP_STATS] = TM_NUMBERS ("stats",
                                 N_ ("Value of each hero there"),
                                 LEAST_STAT,
                                 MOST_STAT,
                                 1,
                                 DUNGEONEER_MAX_SEATS,
                                 .example = "1,3"),
  [ASK_TRAP_DICE] = TM_NUMBERS (
      "dice", N_ ("Die of each hero there"), 1, 6, 1, DUNGEONEER_MAX_SEATS, .example = "4,3"),
  [ASK_TRAP_DANGER]
  = TM_NUMBER_OR ("danger", N_ ("What the danger of the location adds"), 0, MOST_NEED, "0"),
  [ASK_TRAP_SOURCE] = TM_CHOICE_OR ("source", N_ ("The trap is"), sources, "card"),
};

const char *const dungeoneer_place_options[] = { "half_turn", NULL };
const char *const dungeoneer_held_options[] = { "lock_hold", NULL };
const char *const dungeoneer_enter_options[] = { "warp_moved", NULL };
const char *const dungeoneer_fallen_options[] = { "fallen_ap", NULL };
