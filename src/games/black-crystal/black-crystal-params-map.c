/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge is told about the mine: the parameters of the questions. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions.h"
#include "black-crystal-sketch.h"

#define MOST_HEALTH 12
/* Tiles that are neither crystal, exit, portal nor pit. */
#define N_ORDINARY 73

/* Words of parameters */

static const TmWord rubble_sources[] = {
  [RUBBLE_LAID] = { "laid", TM_WORD ("rubble", "laid by somebody"), "rubble" },
  [RUBBLE_CAVE_IN] = { "cave-in", TM_WORD ("rubble", "the card Cave-in"), "rubble" },
  [RUBBLE_BUKH] = { "bukh", TM_WORD ("rubble", "lost to Bukh the blaster"), "rubble" },
  [RUBBLE_STONECUTTER] = { "stonecutter", TM_WORD ("rubble", "lost to the Stonecutter"), "rubble" },
};

/* Rows that several tables have */

#define SIDES_PARAM                                       \
  { .id = "sides",                                        \
    .name = N_ ("Used entrances, in order of the seats"), \
    .kind = TM_PARAM_CHOICE,                              \
    .is_list = TRUE,                                      \
    .is_optional = TRUE,                                  \
    .words = crystal_side_words,                          \
    .n_words = TM_N_SIDES,                                \
    .min_items = 1,                                       \
    .max_items = CRYSTAL_MAX_SEATS }
#define SEAT_PARAM(seat_name) \
  { .id = "seat", .name = (seat_name), .kind = TM_PARAM_SEAT, .is_optional = TRUE, .standard = "0" }
#define MINE_PARAMS \
  [MINE_MAP] = TM_SKETCH ("map", N_ ("Mine"), &crystal_map_sketch), [MINE_SIDES] = SIDES_PARAM
#define MEANS_PARAM                              \
  { .id = "means",                               \
    .name = N_ ("Wall or rubble is cleared by"), \
    .kind = TM_PARAM_CHOICE,                     \
    .is_optional = TRUE,                         \
    .words = crystal_means_words,                \
    .n_words = CRYSTAL_N_MEANS,                  \
    .standard = "none" }

/* Parameters */

const TmParam crystal_flee_path_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Who flees")),
  [FLEE_PATH_STEPS] = TM_NUMBER ("steps", TM_WORD ("black crystal", "Steps"), 0, CRYSTAL_MAX_FLEE),
  [FLEE_PATH_FROM]
  = TM_CELL_OR ("from", N_ ("From, if not from where the dwarf stands"), "mine", NULL),
};

const TmParam crystal_enter_params[] = {
  [ENTER_EVENT] = { .id = "event",
                    .name = N_ ("Event of the tile"),
                    .kind = TM_PARAM_CHOICE,
                    .words = crystal_event_words,
                    .n_words = CRYSTAL_N_EVENTS },
  [ENTER_OPENED] = TM_FLAG_OR ("opened", N_ ("Laid or turned up just now"), "no"),
  [ENTER_BOOM_TOKEN] = TM_FLAG_OR ("boom_token", N_ ("A Boom token lies there"), "no"),
  [ENTER_RUBBLE] = TM_FLAG_OR ("rubble", N_ ("Rubble lies there"), "no"),
  [ENTER_RIVAL] = TM_FLAG_OR ("rival", N_ ("Another dwarf stands there"), "no"),
  [ENTER_LOOSE] = TM_NUMBER_OR ("loose", N_ ("Dropped crystals there"), 0, 4, "0"),
  [ENTER_CRYSTALS] = TM_NUMBER_OR ("crystals", N_ ("Crystals carried"), 0, 4, "0"),
  [ENTER_FINDERS] = TM_NUMBER_OR ("finders", N_ ("Junk-finders of the player"), 0, 10, "0"),
};

const TmParam crystal_place_tile_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Who lays it")),
  [PLACE_TILE_CELL] = TM_CELL ("cell", N_ ("Where to"), "mine"),
  [PLACE_TILE_OPEN] = { .id = "open",
                        .name = N_ ("Open sides"),
                        .kind = TM_PARAM_CHOICE,
                        .is_list = TRUE,
                        .is_unordered = TRUE,
                        .is_sides = TRUE,
                        .words = crystal_side_words,
                        .n_words = TM_N_SIDES,
                        .min_items = 1,
                        .max_items = TM_N_SIDES },
  [PLACE_TILE_EVENT] = { .id = "event",
                         .name = N_ ("Event of the tile"),
                         .kind = TM_PARAM_CHOICE,
                         .is_optional = TRUE,
                         .words = crystal_event_words,
                         .n_words = CRYSTAL_N_EVENTS,
                         .standard = "none" },
  [PLACE_TILE_FIRST] = TM_FLAG_OR ("first", N_ ("First tile of the player"), "no"),
  [PLACE_TILE_MEANS] = MEANS_PARAM,
};

const TmParam crystal_move_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Who goes")),
  [ASK_MOVE_CELL] = TM_CELL_OR ("cell", N_ ("Where to"), "mine", NULL),
  [ASK_MOVE_HOME] = TM_FLAG_OR ("home", N_ ("To the own entrance"), "no"),
  [ASK_MOVE_SPENT] = TM_FLAG_OR ("spent", N_ ("The step of this turn is made"), "no"),
  [ASK_MOVE_MEANS] = MEANS_PARAM,
};

const TmParam crystal_mushroom_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Who plays the card")),
  [ASK_MUSHROOM_CELL] = TM_CELL ("cell", N_ ("Where to"), "mine"),
  [ASK_MUSHROOM_LEFT]
  = TM_NUMBER_OR ("left", N_ ("Mushrooms beside the board"), 0, CRYSTAL_MAX_MUSHROOMS, "2"),
  [ASK_MUSHROOM_ORDINARY]
  = TM_NUMBER_OR ("ordinary", N_ ("Ordinary tiles not laid yet"), 0, N_ORDINARY, "60"),
  [ASK_MUSHROOM_MARKED] = TM_CELLS_OR ("marked",
                                       N_ ("Cells before entrances, as the players agreed"),
                                       "mine",
                                       0,
                                       CRYSTAL_N_CELLS,
                                       "",
                                       .is_unordered = TRUE),
};

const TmParam crystal_explosive_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Who does it")),
  [ASK_EXPLOSIVE_USE] = { .id = "use",
                          .name = N_ ("What is done"),
                          .kind = TM_PARAM_CHOICE,
                          .words = crystal_blast_words,
                          .n_words = CRYSTAL_N_BLASTS },
  [ASK_EXPLOSIVE_CELL] = TM_CELL ("cell", N_ ("Towards or on"), "mine"),
  /* All but “nothing”, which is the first. */
  [ASK_EXPLOSIVE_MEANS] = { .id = "means",
                            .name = TM_WORD ("explosives", "By"),
                            .kind = TM_PARAM_CHOICE,
                            .is_optional = TRUE,
                            .words = crystal_means_words + 1,
                            .n_words = CRYSTAL_N_MEANS - 1,
                            .standard = "explosive" },
  [ASK_EXPLOSIVE_LEFT] = TM_NUMBER_OR ("left", N_ ("Explosives in hand"), 0, 10, "1"),
};

const TmParam crystal_rubble_params[] = {
  /* All but the iron head, which is the last. */
  [ASK_RUBBLE_MEANS] = { .id = "means",
                         .name = N_ ("Cleared by"),
                         .kind = TM_PARAM_CHOICE,
                         .is_optional = TRUE,
                         .words = crystal_means_words,
                         .n_words = CRYSTAL_N_MEANS - 1,
                         .standard = "none" },
  [ASK_RUBBLE_BOOM_TOKEN] = TM_FLAG_OR ("boom_token", N_ ("A Boom token lies under it"), "no"),
  [ASK_RUBBLE_STANDING] = TM_FLAG_OR ("standing", N_ ("The dwarf stands on that cell"), "no"),
  [ASK_RUBBLE_SOURCE] = TM_CHOICE_OR ("source", N_ ("Where it comes from"), rubble_sources, "laid"),
};

const TmParam crystal_portal_params[] = {
  [ASK_PORTAL_OPEN] = TM_NUMBER ("open", N_ ("Open portals"), 0, CRYSTAL_MAX_PORTALS),
  [ASK_PORTAL_ARRIVED]
  = TM_FLAG_OR ("arrived", N_ ("The dwarf came to the portal in this turn"), "yes"),
  [ASK_PORTAL_OCCUPIED]
  = TM_FLAG_OR ("occupied", N_ ("Another dwarf stands on the other portal"), "no"),
};

const TmParam crystal_pit_params[] = {
  [ASK_PIT_DIE]
  = { .id = "die", .name = N_ ("Die"), .kind = TM_PARAM_FACE, .piece = "die", .is_optional = TRUE },
  [ASK_PIT_OPEN] = TM_NUMBER_OR ("pits_open", N_ ("Open pits"), 0, 2, "1"),
  [ASK_PIT_FIRST] = TM_FLAG_OR ("first", N_ ("First tile of the player"), "no"),
  [ASK_PIT_FLOPS] = TM_FLAG_OR ("flops", N_ ("Flight flops are used"), "no"),
  [ASK_PIT_MAP] = { .id = "map",
                    .name = N_ ("Mine"),
                    .kind = TM_PARAM_TEXT,
                    .is_optional = TRUE,
                    .sketch = &crystal_map_sketch },
  [ASK_PIT_SIDES] = SIDES_PARAM,
  [ASK_PIT_CELL] = TM_CELL_OR ("cell", N_ ("The pit"), "mine", NULL),
};

const TmParam crystal_amulet_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = TM_SEAT ("victim", N_ ("Who was given the Amulet")),
  [AMULET_CRYSTALS] = TM_NUMBER_OR ("crystals", N_ ("Crystals carried"), 0, 4, "1"),
};

const TmParam crystal_trapped_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Whose dwarf")),
};

const TmParam crystal_thrown_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (N_ ("Who is thrown")),
  /* The first three of all that moves dwarfs. */
  [ASK_THROWN_BY] = { .id = "by",
                      .name = TM_WORD ("thrown", "By"),
                      .kind = TM_PARAM_CHOICE,
                      .words = crystal_by_words,
                      .n_words = BY_SPRING + 1 },
  [ASK_THROWN_DIR] = { .id = "dir",
                       .name = N_ ("Direction"),
                       .kind = TM_PARAM_CHOICE,
                       .words = crystal_side_words,
                       .n_words = TM_N_SIDES },
  [ASK_THROWN_DISTANCE] = { .id = "distance",
                            .name = N_ ("How far the Spring throws"),
                            .kind = TM_PARAM_NUMBER,
                            .is_optional = TRUE,
                            .min = 1,
                            .max = CRYSTAL_COLUMNS },
};

const TmParam crystal_odds_flee_params[] = {
  MINE_PARAMS,
  [MINE_SEAT] = SEAT_PARAM (TM_WORD ("black crystal", "Who fights")),
  [ODDS_FLEE_MONSTER] = { .id = "monster",
                          .name = N_ ("Monster"),
                          .kind = TM_PARAM_CHOICE,
                          .is_optional = TRUE,
                          .words = crystal_monster_words,
                          .n_words = CRYSTAL_N_MONSTERS + 1,
                          .standard = "other" },
  [ODDS_FLEE_HEALTH] = { .id = "health",
                         .name = N_ ("Health"),
                         .kind = TM_PARAM_NUMBER,
                         .is_optional = TRUE,
                         .max = MOST_HEALTH,
                         .example = "4" },
  [ODDS_FLEE_OWN] = TM_NUMBER_OR ("own", N_ ("Added to each die"), -20, 20, "0"),
  [ODDS_FLEE_ONCE] = TM_NUMBER_OR ("once", N_ ("Added to the first die only"), -20, 20, "0"),
};
