/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge has to be told about variants, the solo game and chances. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-variants.h"

#define MOST_CARDS 21
#define MOST_COST 99
#define MOST_LAIR 99
#define MOST_NEED 30
#define LEAST_STAT (-20)
#define MOST_STAT 99
#define MOST_HEALTH 99

#define STAT(stat_id, stat_name, shown) \
  TM_NUMBER (stat_id, stat_name, LEAST_STAT, MOST_STAT, .example = (shown))
#define STAT_OR(stat_id, stat_name, shown) \
  TM_NUMBER_OR (stat_id, stat_name, LEAST_STAT, MOST_STAT, "0", .example = (shown))
#define DICE_OR(dice_id, dice_name) TM_NUMBER_OR (dice_id, dice_name, 1, DUNGEONEER_MAX_BEST, "1")
#define FLAGS_BY_SEAT(list_id, list_name, least, shown) \
  { .id = (list_id),                                    \
    .name = (list_name),                                \
    .kind = TM_PARAM_FLAG,                              \
    .is_list = TRUE,                                    \
    .min_items = (least),                               \
    .max_items = DUNGEONEER_MAX_SEATS,                  \
    .is_by_seat = TRUE,                                 \
    .example = (shown) }

/* The readings that answers may depend on. */
const char *const dungeoneer_resurrect_options[] = { "resurrection_pool", NULL };

/* Variants */

const TmParam dungeoneer_variant_set_params[N_ASK_VARIANTS_PARAMS] = {
  [ASK_VARIANTS_VARIANTS] = { .id = "variants",
                              .name = N_ ("Variants"),
                              .kind = TM_PARAM_CHOICE,
                              .is_list = TRUE,
                              .is_unordered = TRUE,
                              .words = dungeoneer_variant_words,
                              .n_words = DUNGEONEER_N_VARIANTS,
                              .min_items = 0,
                              .max_items = DUNGEONEER_N_VARIANTS,
                              .example = "no_blanks,impartial" },
  [ASK_VARIANTS_PLAYERS] = TM_NUMBER_OR ("players", N_ ("Players"), 1, DUNGEONEER_MAX_SEATS, "2"),
};

const TmParam dungeoneer_blank_order_params[N_ASK_BLANKS_PARAMS] = {
  [ASK_BLANKS_HANDS] = TM_NUMBERS ("hands",
                                   N_ ("Ordinary locations of each, without the entrance"),
                                   0,
                                   MOST_CARDS,
                                   1,
                                   DUNGEONEER_MAX_SEATS,
                                   .is_by_seat = TRUE,
                                   .example = "2,1,2"),
  [ASK_BLANKS_HELD] = TM_NUMBERS ("held",
                                  N_ ("Places of common quests of each"),
                                  0,
                                  MOST_CARDS,
                                  1,
                                  DUNGEONEER_MAX_SEATS,
                                  .is_by_seat = TRUE,
                                  .example = "1,0,0"),
  [ASK_BLANKS_FIRST] = TM_SEAT ("first", N_ ("Who has the entrance")),
};

const TmParam dungeoneer_resurrect_params[N_ASK_RESURRECT_PARAMS] = {
  [ASK_RESURRECT_SEAT]
  = { .id = "seat", .name = N_ ("Who is to come back"), .kind = TM_PARAM_SEAT, .example = "1" },
  [ASK_RESURRECT_ALIVE] = FLAGS_BY_SEAT ("alive", N_ ("Whose heroes live"), 2, "yes,no,yes"),
  [ASK_RESURRECT_SPARE]
  = TM_NUMBER ("spare", N_ ("Heroes nobody has had"), 0, DUNGEONEER_N_HEROES, .example = "2"),
};

const TmParam dungeoneer_impartial_params[N_ASK_IMPARTIAL_PARAMS] = {
  [ASK_IMPARTIAL_SEAT] = TM_SEAT ("seat", N_ ("Who has drawn the location")),
  [ASK_IMPARTIAL_MATCHES]
  = FLAGS_BY_SEAT ("matches", N_ ("Who has an own quest there"), 1, "yes,yes,no"),
};

/* In the order of DungeoneerFallVariant. */
static const TmWord fall_variants[] = {
  [FALL_NONE] = { "none", N_ ("neither of the variants"), NULL },
  [FALL_MOVEMENT_LIMIT] = { "movement_limit", N_ ("Limited movement"), NULL },
  [FALL_FALL_ATTACK] = { "fall_attack", N_ ("Action points for falling"), NULL },
};

static const TmWord stages[] = {
  { "any", N_ ("at any time"), NULL },
  { "challenge", N_ ("in the challenge step, when attacked"), NULL },
};

const TmParam dungeoneer_fall_for_ap_params[N_ASK_DOWN_PARAMS] = {
  [ASK_DOWN_VARIANT] = { .id = "variant",
                         .name = TM_WORD ("dungeoneer", "Variant"),
                         .kind = TM_PARAM_CHOICE,
                         .words = fall_variants,
                         .n_words = G_N_ELEMENTS (fall_variants),
                         .example = "movement_limit" },
  [ASK_DOWN_FALLEN] = TM_FLAG_OR ("fallen", N_ ("The hero has fallen"), "no"),
  [ASK_DOWN_SAVED] = TM_NUMBER_OR ("saved", N_ ("Saved action point"), 0, 1, "0"),
  [ASK_DOWN_USED] = TM_FLAG_OR ("used", N_ ("Done in this turn already"), "no"),
  [ASK_DOWN_STAGE] = TM_CHOICE_OR ("stage", N_ ("When"), stages, "any"),
};

/* Alone */

const TmParam dungeoneer_solo_peril_draws_params[N_ASK_DRAWS_PARAMS] = {
  [ASK_DRAWS_PERIL]
  = TM_NUMBER ("peril", N_ ("Peril printed there"), 0, DUNGEONEER_MAX_PERIL, .example = "2"),
  [ASK_DRAWS_DICE]
  = TM_NUMBERS ("dice", N_ ("Dice"), 1, 6, 0, DUNGEONEER_MAX_PERIL, .example = "2,5"),
};

/* A boon or a treasure. */
static const TmWord kinds[] = {
  { "boon", TM_WORD ("dungeoneer", "boon"), "star" },
  { "treasure", TM_WORD ("dungeoneer", "treasure"), "chest" },
};

static const TmWord durations[N_SOLO_DURATIONS] = {
  [SOLO_PERMANENT] = { "permanent", TM_WORD ("dungeoneer", "permanent"), NULL },
  [SOLO_INSTANT] = { "instant", TM_WORD ("dungeoneer", "instant"), NULL },
  [SOLO_ATTACHMENT] = { "attachment", TM_WORD ("dungeoneer", "attachment"), NULL },
};

static const TmWord steps[] = {
  { "none", N_ ("outside the reward step"), NULL },
  { "reward", N_ ("in the reward step of a battle"), NULL },
};

const TmParam dungeoneer_solo_play_params[N_ASK_SOLO_PLAY_PARAMS] = {
  [ASK_SOLO_PLAY_KIND] = TM_CHOICE ("kind", N_ ("Kind of card"), kinds),
  [ASK_SOLO_PLAY_DURATION] = TM_CHOICE ("duration", N_ ("How long it lasts"), durations),
  [ASK_SOLO_PLAY_AT_ENTRANCE] = TM_FLAG_OR ("at_entrance", N_ ("The hero is on an entrance"), "no"),
  [ASK_SOLO_PLAY_STEP] = TM_CHOICE_OR ("step", N_ ("When"), steps, "none"),
};

const TmParam dungeoneer_solo_lair_params[N_ASK_SOLO_LAIR_PARAMS] = {
  [ASK_SOLO_LAIR_COSTS] = TM_NUMBERS ("costs",
                                      N_ ("Costs of the monsters in peril"),
                                      0,
                                      MOST_COST,
                                      0,
                                      DUNGEONEER_MAX_ATTACKERS,
                                      .example = "1,4"),
  [ASK_SOLO_LAIR_BEATEN] = { .id = "beaten",
                             .name = N_ ("Which of them are beaten"),
                             .kind = TM_PARAM_FLAG,
                             .is_list = TRUE,
                             .min_items = 0,
                             .max_items = DUNGEONEER_MAX_ATTACKERS,
                             .example = "no,no" },
  [ASK_SOLO_LAIR_LAIR]
  = TM_NUMBER_OR ("lair", N_ ("Monsters in the lair already"), 0, MOST_LAIR, "0"),
};

/* Chances */

const TmParam dungeoneer_threat_odds_params[N_ODDS_THREAT_PARAMS] = {
  [ODDS_THREAT_NEED]
  = TM_NUMBER ("need", N_ ("Number to be reached"), 1, MOST_NEED, .example = "5"),
  [ODDS_THREAT_STAT] = STAT ("stat", N_ ("Value of the hero that is tested"), "2"),
  [ODDS_THREAT_DICE] = DICE_OR ("dice", N_ ("Dice, the best counts")),
};

const TmParam dungeoneer_battle_odds_params[N_ODDS_BATTLE_PARAMS] = {
  [ODDS_BATTLE_ATTACK] = STAT ("attack", N_ ("What the attacker adds"), "3"),
  [ODDS_BATTLE_COUNTER] = STAT ("counter", N_ ("What the defender adds"), "2"),
  [ODDS_BATTLE_ATTACK_DICE] = DICE_OR ("attack_dice", N_ ("Dice of the attacker, the best counts")),
  [ODDS_BATTLE_COUNTER_DICE]
  = DICE_OR ("counter_dice", N_ ("Dice of the defender, the best counts")),
};

const TmParam dungeoneer_hunt_odds_params[N_ODDS_HUNT_PARAMS] = {
  [ODDS_HUNT_MONSTER_ATTACK]
  = STAT ("monster_attack", N_ ("What the monster adds, attacking"), "2"),
  [ODDS_HUNT_HERO_COUNTER] = STAT ("hero_counter", N_ ("What the hero adds against it"), "3"),
  [ODDS_HUNT_HEALTH]
  = TM_NUMBER ("health", N_ ("Health of the monster"), 1, MOST_HEALTH, .example = "2"),
  [ODDS_HUNT_CHALLENGE] = { .id = "challenge",
                            .name = N_ ("The hero strikes in the challenge step"),
                            .kind = TM_PARAM_FLAG,
                            .is_optional = TRUE,
                            .standard = "no",
                            .example = "yes" },
  [ODDS_HUNT_HERO_ATTACK] = STAT_OR ("hero_attack", N_ ("What the hero adds, striking"), "3"),
  [ODDS_HUNT_MONSTER_COUNTER]
  = STAT_OR ("monster_counter", N_ ("What the monster adds against it"), "2"),
  [ODDS_HUNT_WOUNDS]
  = TM_NUMBER_OR ("wounds", N_ ("Wounds on the monster before"), 0, MOST_HEALTH, "0"),
};

const TmParam dungeoneer_solo_peril_odds_params[N_ODDS_PERIL_PARAMS] = {
  [ODDS_PERIL_PERIL]
  = TM_NUMBER ("peril", N_ ("Peril printed there"), 0, DUNGEONEER_MAX_PERIL, .example = "2"),
};

const TmParam dungeoneer_quest_odds_params[N_ODDS_QUEST_PARAMS] = {
  [ODDS_QUEST_NEED] = TM_NUMBER ("need", N_ ("Number to be reached"), 1, MOST_NEED, .example = "5"),
  [ODDS_QUEST_BONUS]
  = TM_NUMBER_OR ("bonus", N_ ("What is added to the die"), LEAST_STAT, MOST_STAT, "0"),
  [ODDS_QUEST_DICE] = DICE_OR ("dice", N_ ("Dice, the best counts")),
  [ODDS_QUEST_TRIES]
  = TM_NUMBER_OR ("tries", N_ ("Attempts"), 1, DUNGEONEER_MAX_TRIES, "1", .example = "3"),
};
