/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge has to be told about cards and points, and the readings that the answers depend on. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-cards.h"

#define MOST_POINTS 999
#define MOST_COST 99
#define MOST_CARDS 99

#define COUNT(count_id, count_name, ...) \
  TM_NUMBER_OR (count_id, count_name, 0, MOST_CARDS, "0", __VA_ARGS__)
#define MOMENT_OR(usual)              \
  { .id = "phase",                    \
    .name = N_ ("Now"),               \
    .kind = TM_PARAM_CHOICE,          \
    .words = dungeoneer_moment_words, \
    .n_words = DUNGEONEER_N_MOMENTS,  \
    .is_optional = TRUE,              \
    .standard = (usual) }
#define SEAT_OR_NOBODY(seat_id, seat_name) \
  { .id = (seat_id),                       \
    .name = (seat_name),                   \
    .kind = TM_PARAM_SEAT,                 \
    .none = "-1",                          \
    .is_optional = TRUE,                   \
    .standard = "-1" }

/* The readings that answers may depend on. */
const char *const dungeoneer_discard_phase_options[] = { "solo_stay", NULL };

static const TmWord peril_timings[N_PERIL_TIMINGS] = {
  [PERIL_TIMING_MISDEEDS] = { "misdeeds", TM_WORD ("dungeoneer timing", "Misdeeds"), NULL },
  [PERIL_TIMING_RESPONSE] = { "response", TM_WORD ("dungeoneer timing", "Response"), NULL },
  [PERIL_TIMING_ANY] = { "any", TM_WORD ("dungeoneer timing", "Any time"), NULL },
};

const TmParam dungeoneer_spend_peril_params[N_ASK_PERIL_PARAMS] = {
  [ASK_PERIL_ACTOR] = TM_SEAT ("actor", N_ ("Who plays the card")),
  [ASK_PERIL_COST] = TM_NUMBER ("cost", N_ ("Cost of the card"), 0, MOST_COST, .example = "4"),
  [ASK_PERIL_PERIL] = TM_NUMBERS ("peril",
                                  N_ ("Peril of each player"),
                                  0,
                                  MOST_POINTS,
                                  1,
                                  DUNGEONEER_MAX_SEATS,
                                  .is_by_seat = TRUE,
                                  .example = "3,6,2"),
  [ASK_PERIL_PAYER] = SEAT_OR_NOBODY ("payer", N_ ("Whose peril is to pay")),
  [ASK_PERIL_TARGET] = SEAT_OR_NOBODY ("target", N_ ("At whom the card is aimed")),
  [ASK_PERIL_TIMING]
  = TM_CHOICE_OR ("timing", N_ ("Time printed on the card"), peril_timings, "misdeeds"),
  [ASK_PERIL_PHASE] = MOMENT_OR ("misdeeds"),
  [ASK_PERIL_OWN_TURN] = TM_FLAG_OR ("own_turn", N_ ("In the own turn of who plays it"), "yes"),
  [ASK_PERIL_ALIVE] = { .id = "alive",
                        .name = N_ ("Whose heroes live"),
                        .kind = TM_PARAM_FLAG,
                        .is_list = TRUE,
                        .is_optional = TRUE,
                        .min_items = 1,
                        .max_items = DUNGEONEER_MAX_SEATS,
                        .is_by_seat = TRUE },
};

static const TmWord glory_timings[N_GLORY_TIMINGS] = {
  [GLORY_TIMING_FEATS] = { "feats", TM_WORD ("dungeoneer timing", "Feats"), NULL },
  [GLORY_TIMING_RESPONSE] = { "response", TM_WORD ("dungeoneer timing", "Response"), NULL },
  [GLORY_TIMING_ANY] = { "any", TM_WORD ("dungeoneer timing", "Any time"), NULL },
};

const TmParam dungeoneer_spend_glory_params[N_ASK_GLORY_PARAMS] = {
  [ASK_GLORY_GLORY]
  = TM_NUMBER ("glory", N_ ("Glory of who plays the card"), 0, MOST_POINTS, .example = "4"),
  [ASK_GLORY_COST] = TM_NUMBER ("cost", N_ ("Cost of the card"), 0, MOST_COST, .example = "3"),
  [ASK_GLORY_TIMING]
  = TM_CHOICE_OR ("timing", N_ ("Time printed on the card"), glory_timings, "feats"),
  [ASK_GLORY_PHASE] = MOMENT_OR ("feats"),
  [ASK_GLORY_OWN_TURN] = TM_FLAG_OR ("own_turn", N_ ("In the own turn of who plays it"), "yes"),
};

/* A boon or a treasure. */
static const TmWord kinds[] = {
  { "boon", TM_WORD ("dungeoneer", "boon"), "star" },
  { "treasure", TM_WORD ("dungeoneer", "treasure"), "chest" },
};

static const TmWord durations[N_HELD_DURATIONS] = {
  [HELD_PERMANENT] = { "permanent", TM_WORD ("dungeoneer", "permanent"), NULL },
  [HELD_INSTANT] = { "instant", TM_WORD ("dungeoneer", "instant"), NULL },
  [HELD_ATTACHMENT] = { "attachment", TM_WORD ("dungeoneer", "attachment"), NULL },
};

const TmParam dungeoneer_inventory_limit_params[N_ASK_LIMIT_PARAMS] = {
  [ASK_LIMIT_KIND] = TM_CHOICE ("kind", N_ ("Kind of card"), kinds),
  [ASK_LIMIT_DURATION] = TM_CHOICE ("duration", N_ ("How long it lasts"), durations),
  [ASK_LIMIT_LIMIT]
  = TM_NUMBER ("limit", N_ ("Limit on the hero card"), 0, MOST_CARDS, .example = "2"),
  [ASK_LIMIT_HELD]
  = TM_NUMBER ("held", N_ ("Cards in play that count"), 0, MOST_CARDS, .example = "1"),
  [ASK_LIMIT_TYPE] = { .id = "type",
                       .name = N_ ("Type of the treasure"),
                       .kind = TM_PARAM_TEXT,
                       .is_optional = TRUE,
                       .standard = "" },
  [ASK_LIMIT_TYPES] = { .id = "types",
                        .name = N_ ("Types of the treasures in play"),
                        .kind = TM_PARAM_TEXT,
                        .is_list = TRUE,
                        .is_optional = TRUE,
                        .min_items = 0,
                        .max_items = MOST_CARDS,
                        .standard = "" },
  [ASK_LIMIT_USED_NOW] = TM_FLAG_OR ("used_now", N_ ("Used at once and discarded"), "no"),
  [ASK_LIMIT_RAISES] = COUNT ("raises", N_ ("By how much it raises its own limit")),
};

const TmParam dungeoneer_order_of_effects_params[N_ASK_ORDER_PARAMS] = {
  [ASK_ORDER_EFFECTS] = { .id = "effects",
                          .name = N_ ("What is to happen"),
                          .kind = TM_PARAM_CHOICE,
                          .is_list = TRUE,
                          .words = dungeoneer_effect_words,
                          .n_words = DUNGEONEER_N_EFFECTS,
                          .min_items = 1,
                          .max_items = DUNGEONEER_MAX_EFFECTS,
                          .example = "location,boon,points" },
  [ASK_ORDER_WAITING] = { .id = "waiting",
                          .name = N_ ("What cannot be paid yet"),
                          .kind = TM_PARAM_CHOICE,
                          .is_list = TRUE,
                          .is_unordered = TRUE,
                          .is_optional = TRUE,
                          .words = dungeoneer_effect_words,
                          .n_words = DUNGEONEER_N_EFFECTS,
                          .min_items = 0,
                          .max_items = DUNGEONEER_MAX_EFFECTS,
                          .standard = "" },
};

const TmParam dungeoneer_discard_phase_params[N_ASK_DISCARD_PARAMS] = {
  [ASK_DISCARD_HAND] = TM_NUMBER ("hand", N_ ("Cards in hand"), 0, MOST_CARDS, .example = "3"),
  [ASK_DISCARD_TREASURES] = COUNT ("treasures", N_ ("Treasures in play")),
  [ASK_DISCARD_LAIR] = COUNT ("lair", N_ ("Monsters in the lair")),
  [ASK_DISCARD_CHOICE] = { .id = "choice",
                           .name = N_ ("What is discarded"),
                           .kind = TM_PARAM_CHOICE,
                           .words = dungeoneer_give_words,
                           .n_words = DUNGEONEER_N_GIVES,
                           .is_optional = TRUE,
                           .standard = "hand" },
  [ASK_DISCARD_AP] = COUNT ("ap", N_ ("Action points left")),
  [ASK_DISCARD_SAVE] = TM_FLAG_OR ("save", N_ ("Save an action point"), "no"),
  [ASK_DISCARD_MOVED] = TM_FLAG_OR ("moved", N_ ("The hero has moved in this turn"), "yes"),
  [ASK_DISCARD_PERIL] = COUNT ("peril", N_ ("Peril of the location")),
  [ASK_DISCARD_GLORY] = COUNT ("glory", N_ ("Glory of the location")),
  [ASK_DISCARD_OPTIONAL_DISCARD]
  = TM_FLAG_OR ("optional_discard", N_ ("Variant: optional discard"), "no"),
  [ASK_DISCARD_MOVEMENT_LIMIT]
  = TM_FLAG_OR ("movement_limit", N_ ("Variant: limited movement"), "no"),
  [ASK_DISCARD_SOLO] = TM_FLAG_OR ("solo", N_ ("Playing alone"), "no"),
  [ASK_DISCARD_DECK]
  = TM_NUMBER_OR ("deck", N_ ("Cards in deck and discard pile"), 0, MOST_CARDS, "60"),
};

const TmParam dungeoneer_level_change_params[N_ASK_LEVEL_PARAMS] = {
  [ASK_LEVEL_LEVEL]
  = TM_NUMBER ("level", N_ ("Level of the hero"), 1, DUNGEONEER_MAX_LEVEL, .example = "1"),
  [ASK_LEVEL_DELTA] = TM_NUMBER ("delta", N_ ("Change"), -9, 9, .example = "-1"),
};
