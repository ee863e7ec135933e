/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge has to be told about quests and the end of a match, and the readings that the answers depend on. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-quests.h"

#define MOST_POINTS 99
#define MOST_GLORY 999
#define MOST_TRIES 99
#define MOST_HEALTH 99
#define MOST_STEPS 99
#define MOST_NEED 30
#define MOST_COST 9
#define MOST_LEVELS 9

#define COUNT(count_id, count_name, most) TM_NUMBER_OR (count_id, count_name, 0, most, "0")
#define MOMENT_OR                     \
  { .id = "phase",                    \
    .name = N_ ("Now"),               \
    .kind = TM_PARAM_CHOICE,          \
    .words = dungeoneer_moment_words, \
    .n_words = DUNGEONEER_N_MOMENTS,  \
    .is_optional = TRUE,              \
    .standard = "feats" }
#define QUESTS_LEFT TM_NUMBER_OR ("deck", N_ ("Quests in the deck"), 0, DUNGEONEER_N_QUESTS, "1")

/* The readings that answers may depend on. */
const char *const dungeoneer_quest_attempt_options[]
    = { "free_attempt", "escort_cost", "hunt_repeat", "fallen_ap", NULL };
const char *const dungeoneer_search_total_options[] = { "distance", NULL };
const char *const dungeoneer_returning_options[] = { "resurrection_pool", NULL };

const TmParam dungeoneer_quest_setup_params[N_ASK_SETUP_PARAMS] = {
  [ASK_SETUP_PLAYERS]
  = TM_NUMBER ("players", N_ ("Players"), 1, DUNGEONEER_MAX_SEATS, .example = "3"),
  [ASK_SETUP_NOTHING_PERSONAL]
  = TM_FLAG_OR ("nothing_personal", N_ ("Variant: nothing personal"), "no"),
};

/* All owners but the floor: a token that lies there belongs to an escort, which has its own question. */
const TmParam dungeoneer_quest_attempt_params[N_ASK_ATTEMPT_PARAMS] = {
  [ASK_ATTEMPT_CATEGORY] = { .id = "category",
                             .name = N_ ("Category of the quest"),
                             .kind = TM_PARAM_CHOICE,
                             .words = dungeoneer_category_words,
                             .n_words = DUNGEONEER_N_CATEGORIES,
                             .example = "threat" },
  [ASK_ATTEMPT_OWNER] = { .id = "owner",
                          .name = N_ ("Whose quest"),
                          .kind = TM_PARAM_CHOICE,
                          .words = dungeoneer_owner_words,
                          .n_words = OWNER_OTHER + 1,
                          .is_optional = TRUE,
                          .standard = "mine" },
  [ASK_ATTEMPT_AT_PLACE] = TM_FLAG_OR ("at_place", N_ ("The hero is in its place"), "yes"),
  [ASK_ATTEMPT_TRIES] = COUNT ("tries", N_ ("Attempts made in this turn"), MOST_TRIES),
  [ASK_ATTEMPT_SAME] = COUNT ("same", N_ ("Attempts made at this quest in the turn"), MOST_TRIES),
  [ASK_ATTEMPT_AP] = COUNT ("ap", N_ ("Action points left"), MOST_POINTS),
  [ASK_ATTEMPT_FALL_AP] = COUNT ("fall_ap", N_ ("Point for lying down"), 1),
  [ASK_ATTEMPT_PHASE] = MOMENT_OR,
  [ASK_ATTEMPT_OWN_TURN] = TM_FLAG_OR ("own_turn", N_ ("In the hero’s own turn"), "yes"),
  [ASK_ATTEMPT_FALLEN] = TM_FLAG_OR ("fallen", N_ ("The hero has fallen"), "no"),
  [ASK_ATTEMPT_FOUND] = TM_FLAG_OR ("found", N_ ("The goal of a search is found"), "yes"),
  [ASK_ATTEMPT_DONE] = TM_FLAG_OR ("done", N_ ("A quest was finished in this turn"), "no"),
};

const TmParam dungeoneer_quest_success_params[N_ASK_SUCCESS_PARAMS] = {
  [ASK_SUCCESS_OWNER] = { .id = "owner",
                          .name = N_ ("Whose quest"),
                          .kind = TM_PARAM_CHOICE,
                          .words = dungeoneer_owner_words,
                          .n_words = OWNER_COMMON + 1,
                          .example = "common" },
  [ASK_SUCCESS_DONE]
  = TM_NUMBER ("done", N_ ("Quests finished before"), 0, DUNGEONEER_N_QUESTS - 1, .example = "1"),
  [ASK_SUCCESS_LEVEL]
  = TM_NUMBER ("level", N_ ("Level of the hero"), 1, DUNGEONEER_MAX_LEVEL, .example = "2"),
  [ASK_SUCCESS_HEALTH]
  = TM_NUMBER ("health", N_ ("Health of the hero"), 0, MOST_HEALTH, .example = "4"),
  [ASK_SUCCESS_MAX_HEALTH]
  = TM_NUMBER ("max_health", N_ ("Health on the hero card"), 0, MOST_HEALTH, .example = "6"),
  [ASK_SUCCESS_LEVELS] = TM_NUMBER_OR ("levels", N_ ("Reward: levels"), 0, MOST_LEVELS, "1"),
  [ASK_SUCCESS_RESTORE]
  = TM_NUMBER_OR ("restore", N_ ("Reward: health"), 0, MOST_HEALTH, "0", .example = "1"),
  [ASK_SUCCESS_GLORY] = COUNT ("glory", N_ ("Glory before"), MOST_GLORY),
  [ASK_SUCCESS_REWARD_GLORY] = COUNT ("reward_glory", N_ ("Reward: glory"), MOST_POINTS),
  [ASK_SUCCESS_DECK] = QUESTS_LEFT,
  [ASK_SUCCESS_SOLO] = TM_FLAG_OR ("solo", N_ ("Playing alone"), "no"),
  [ASK_SUCCESS_AT_ENTRANCE] = TM_FLAG_OR ("at_entrance", N_ ("The hero is on an entrance"), "no"),
};

const TmParam dungeoneer_search_total_params[N_ASK_SEARCH_PARAMS] = {
  [ASK_SEARCH_DIE] = TM_NUMBER ("die", N_ ("Die"), 1, 6, .example = "3"),
  [ASK_SEARCH_STEPS] = TM_NUMBER (
      "steps", N_ ("Steps to the nearest entrance (-1: no way)"), -1, MOST_STEPS, .example = "3"),
  [ASK_SEARCH_NEED] = TM_NUMBER ("need", N_ ("Number on the card"), 1, MOST_NEED, .example = "5"),
  [ASK_SEARCH_AP] = TM_NUMBER_OR ("ap", N_ ("Action points left"), 0, MOST_POINTS, "1"),
  [ASK_SEARCH_COST]
  = TM_NUMBER_OR ("cost", N_ ("Action points that the card asks for"), 0, MOST_COST, "1"),
};

const TmParam dungeoneer_common_escort_params[N_ASK_ESCORT_PARAMS] = {
  [ASK_ESCORT_ACTION] = { .id = "action",
                          .name = N_ ("What is done"),
                          .kind = TM_PARAM_CHOICE,
                          .words = dungeoneer_escort_act_words,
                          .n_words = DUNGEONEER_N_ESCORT_ACTS,
                          .example = "take" },
  [ASK_ESCORT_OWNER] = { .id = "owner",
                         .name = N_ ("Whose quest"),
                         .kind = TM_PARAM_CHOICE,
                         .words = dungeoneer_owner_words,
                         .n_words = DUNGEONEER_N_OWNERS,
                         .example = "common" },
  [ASK_ESCORT_PHASE] = MOMENT_OR,
  [ASK_ESCORT_OWN_TURN] = TM_FLAG_OR ("own_turn", N_ ("In the hero’s own turn"), "yes"),
  [ASK_ESCORT_AT_PLACE] = TM_FLAG_OR ("at_place", N_ ("The hero is where that is done"), "yes"),
  [ASK_ESCORT_HIT] = TM_FLAG_OR ("hit", N_ ("An attack has hit the hero who has it"), "no"),
  [ASK_ESCORT_PERSONAL] = TM_NUMBER_OR ("personal", N_ ("Own quests"), 0, DUNGEONEER_N_QUESTS, "2"),
  [ASK_ESCORT_DECK] = QUESTS_LEFT,
};

const TmParam dungeoneer_win_params[N_ASK_WIN_PARAMS] = {
  [ASK_WIN_QUESTS] = TM_NUMBERS ("quests",
                                 N_ ("Finished quests"),
                                 0,
                                 DUNGEONEER_N_QUESTS,
                                 1,
                                 DUNGEONEER_MAX_SEATS,
                                 .is_by_seat = TRUE,
                                 .example = "1,3,2"),
  [ASK_WIN_ALIVE] = { .id = "alive",
                      .name = N_ ("Whose heroes live"),
                      .kind = TM_PARAM_FLAG,
                      .is_list = TRUE,
                      .min_items = 1,
                      .max_items = DUNGEONEER_MAX_SEATS,
                      .is_by_seat = TRUE,
                      .example = "yes,yes,yes" },
  [ASK_WIN_SOLO] = TM_FLAG_OR ("solo", N_ ("Playing alone"), "no"),
  [ASK_WIN_AT_ENTRANCE] = TM_FLAG_OR ("at_entrance", N_ ("The hero is on an entrance"), "no"),
  [ASK_WIN_RESURRECTION] = TM_FLAG_OR ("resurrection", N_ ("Variant: resurrection"), "no"),
  [ASK_WIN_SPARE] = COUNT ("spare", N_ ("Heroes nobody has had"), DUNGEONEER_N_HEROES),
};

const TmParam dungeoneer_defeat_params[N_ASK_DEFEAT_PARAMS] = {
  [ASK_DEFEAT_HEALTH]
  = TM_NUMBER ("health", N_ ("Health of the hero"), 0, MOST_HEALTH, .example = "2"),
  [ASK_DEFEAT_WOUNDS]
  = TM_NUMBER ("wounds", TM_WORD ("dungeoneer", "Wounds"), 0, MOST_HEALTH, .example = "1"),
  [ASK_DEFEAT_RESURRECTION] = TM_FLAG_OR ("resurrection", N_ ("Variant: resurrection"), "no"),
  [ASK_DEFEAT_SPARE] = COUNT ("spare", N_ ("Heroes nobody has had"), DUNGEONEER_N_HEROES),
};
