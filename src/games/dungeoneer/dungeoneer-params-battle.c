/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge has to be told about battles, and the readings that the answers depend on. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-battle.h"

#define MOST_POINTS 99
#define LEAST_STAT (-20)
#define MOST_STAT 99
#define MOST_MOD 20
#define MOST_EXTRA 9
#define MOST_HEALTH 99

#define DIE(die_id, die_name, shown) TM_NUMBER (die_id, die_name, 1, 6, .example = (shown))
#define STAT(stat_id, stat_name, value) \
  TM_NUMBER (stat_id, stat_name, LEAST_STAT, MOST_STAT, .example = (value))
#define MODIFIER(mod_id, mod_name) TM_NUMBER_OR (mod_id, mod_name, -MOST_MOD, MOST_MOD, "0")
#define COUNT(count_id, count_name, most) TM_NUMBER_OR (count_id, count_name, 0, most, "0")
#define POINTS(points_id, points_name) COUNT (points_id, points_name, MOST_POINTS)

/* The readings that answers may depend on. */
const char *const dungeoneer_start_battle_options[] = { "place_ban", "fallen_ap", NULL };
const char *const dungeoneer_battle_roll_options[] = { "hit_effects", NULL };
const char *const dungeoneer_challenge_options[] = { "fallen_ap", "own_turn_challenge", NULL };
const char *const dungeoneer_lair_options[] = { "lair_wounds", "hunt_wounds", NULL };
const char *const dungeoneer_rewards_options[] = { "effect_counts", "solo_quest_cards", NULL };

static const TmWord roles[] = {
  { "attack", N_ ("to attack"), "sword" },
  { "counter", N_ ("to strike back"), "shield" },
};

const TmParam dungeoneer_battle_form_params[N_ASK_FORM_PARAMS] = {
  [ASK_FORM_FORM] = { .id = "form",
                      .name = N_ ("Form of the battle"),
                      .kind = TM_PARAM_CHOICE,
                      .words = dungeoneer_stat_words,
                      .n_words = DUNGEONEER_N_FORMS },
  [ASK_FORM_ROUND] = { .id = "round",
                       .name = N_ ("Forms with a round icon"),
                       .kind = TM_PARAM_CHOICE,
                       .is_list = TRUE,
                       .is_unordered = TRUE,
                       .words = dungeoneer_stat_words,
                       .n_words = DUNGEONEER_N_FORMS,
                       .min_items = 0,
                       .max_items = DUNGEONEER_N_FORMS,
                       .example = "melee" },
  [ASK_FORM_ROLE] = TM_CHOICE_OR ("role", N_ ("What for"), roles, "attack"),
};

static const TmWord attackers[] = {
  { "hero", TM_WORD ("dungeoneer", "a hero"), "pawn" },
  { "monster", TM_WORD ("dungeoneer", "a monster"), "monster" },
};

const TmParam dungeoneer_start_battle_params[N_ASK_START_PARAMS] = {
  [ASK_START_ATTACKER] = TM_CHOICE_OR ("attacker", N_ ("Who attacks"), attackers, "hero"),
  [ASK_START_ATTACKED]
  = TM_FLAG_OR ("attacked", N_ ("Has begun a battle in this turn already"), "no"),
  [ASK_START_AP]
  = TM_NUMBER_OR ("ap", N_ ("Action points left"), 0, MOST_POINTS, "0", .example = "1"),
  [ASK_START_SAVED] = COUNT ("saved", N_ ("Saved action point"), 1),
  [ASK_START_FALL_AP] = COUNT ("fall_ap", N_ ("Point for lying down"), 1),
  [ASK_START_OWN_TURN] = TM_FLAG_OR ("own_turn", N_ ("In the attacker’s own turn"), "yes"),
  [ASK_START_FALLEN] = TM_FLAG_OR ("fallen", N_ ("The attacking hero has fallen"), "no"),
  [ASK_START_SAME_PLACE] = TM_FLAG_OR ("same_place", N_ ("In the same location"), "yes"),
  [ASK_START_PLACE_BANS]
  = TM_FLAG_OR ("place_bans", N_ ("The location protects heroes from heroes"), "no"),
  [ASK_START_PHASE] = { .id = "phase",
                        .name = N_ ("When"),
                        .kind = TM_PARAM_CHOICE,
                        .words = dungeoneer_when_words,
                        .n_words = DUNGEONEER_N_WHENS,
                        .is_optional = TRUE,
                        .standard = "feats" },
};

const TmParam dungeoneer_battle_roll_params[N_ASK_ROLL_PARAMS] = {
  [ASK_ROLL_ATTACK_DIE] = DIE ("attack_die", N_ ("Die of the attack"), "4"),
  [ASK_ROLL_ATTACK_STAT] = STAT ("attack_stat", N_ ("Value of the attacker in this form"), "3"),
  [ASK_ROLL_COUNTER_DIE] = DIE ("counter_die", N_ ("Die of the counter"), "1"),
  [ASK_ROLL_COUNTER_STAT] = STAT ("counter_stat", N_ ("Value of the defender in this form"), "2"),
  [ASK_ROLL_ATTACK_MOD] = MODIFIER ("attack_mod", N_ ("What changes the attack")),
  [ASK_ROLL_COUNTER_MOD] = MODIFIER ("counter_mod", N_ ("What changes the counter")),
  [ASK_ROLL_ATTACK_EXTRA]
  = COUNT ("attack_extra", N_ ("More wounds by a hit of the attack"), MOST_EXTRA),
  [ASK_ROLL_COUNTER_EXTRA]
  = COUNT ("counter_extra", N_ ("More wounds by a hit of the counter"), MOST_EXTRA),
  [ASK_ROLL_TOKEN] = TM_FLAG_OR ("token", N_ ("Take an escort token, not a wound"), "no"),
};

static const TmWord targets[] = {
  { "attacker", N_ ("one of the attackers"), "monster" },
  { "hero", N_ ("another hero in the location"), "pawn" },
};

/* In the order of DungeoneerFallVariant. */
static const TmWord fall_variants[] = {
  [FALL_NONE] = { "none", N_ ("neither of the variants"), NULL },
  [FALL_MOVEMENT_LIMIT] = { "movement_limit", N_ ("Limited movement"), NULL },
  [FALL_FALL_ATTACK] = { "fall_attack", N_ ("Action points for falling"), NULL },
};

const TmParam dungeoneer_challenge_params[N_ASK_CHALLENGE_PARAMS] = {
  [ASK_CHALLENGE_AP] = POINTS ("ap", N_ ("Action points left")),
  [ASK_CHALLENGE_SAVED]
  = TM_NUMBER_OR ("saved", N_ ("Saved action point"), 0, 1, "0", .example = "1"),
  [ASK_CHALLENGE_OWN_TURN] = TM_FLAG_OR ("own_turn", N_ ("In the hero’s own turn"), "no"),
  [ASK_CHALLENGE_ATTACKED]
  = TM_FLAG_OR ("attacked", N_ ("Has begun a battle in this turn already"), "no"),
  [ASK_CHALLENGE_IN_CHALLENGE]
  = TM_FLAG_OR ("in_challenge", N_ ("Was attacked by a challenge"), "no"),
  [ASK_CHALLENGE_FALLEN] = TM_FLAG_OR ("fallen", N_ ("The hero has fallen"), "no"),
  [ASK_CHALLENGE_TARGET] = TM_CHOICE_OR ("target", N_ ("Whom to strike"), targets, "attacker"),
  [ASK_CHALLENGE_PRESENT] = TM_FLAG_OR ("present", N_ ("Who is to be struck is there"), "yes"),
  [ASK_CHALLENGE_PLACE_BANS]
  = TM_FLAG_OR ("place_bans", N_ ("The location protects heroes from heroes"), "no"),
  [ASK_CHALLENGE_VARIANT]
  = TM_CHOICE_OR ("variant", TM_WORD ("dungeoneer", "Variant"), fall_variants, "none"),
};

/* In the order of DungeoneerLeft. */
static const TmWord lefts[] = {
  [LEFT_ATTACK] = { "attack", N_ ("in the attack step"), NULL },
  [LEFT_RESPONSE] = { "response", N_ ("in the response step"), NULL },
  [LEFT_ATTACK_ROLL] = { "attack_roll", N_ ("at the attack roll"), NULL },
  [LEFT_LATER] = { "later", N_ ("later on"), NULL },
};

const TmParam dungeoneer_encounter_left_params[N_ASK_LEFT_PARAMS] = {
  [ASK_LEFT_LEFT] = TM_CHOICE_OR ("left", N_ ("When the hero left"), lefts, "response"),
  [ASK_LEFT_SAYS] = TM_FLAG_OR ("says", N_ ("The card says it reaches the hero anyway"), "no"),
};

const TmParam dungeoneer_lair_params[N_ASK_LAIR_PARAMS] = {
  [ASK_LAIR_HEALTH]
  = TM_NUMBER ("health", N_ ("Health on its card"), 1, MOST_HEALTH, .example = "2"),
  [ASK_LAIR_WOUNDS] = TM_NUMBER ("wounds", N_ ("Wounds on it"), 0, MOST_HEALTH, .example = "1"),
  [ASK_LAIR_QUEST] = TM_FLAG_OR ("quest", N_ ("A monster of a quest"), "no"),
  [ASK_LAIR_LAIR] = COUNT ("lair", N_ ("Monsters in the lair already"), MOST_HEALTH),
};

const TmParam dungeoneer_rewards_params[N_ASK_REWARDS_PARAMS] = {
  [ASK_REWARDS_HIT_WOUNDS]
  = COUNT ("hit_wounds", N_ ("Wounds to heroes by hits of monsters"), MOST_POINTS),
  [ASK_REWARDS_EFFECT_WOUNDS]
  = COUNT ("effect_wounds", N_ ("Wounds to heroes by effects of monsters"), MOST_POINTS),
  [ASK_REWARDS_TO_MONSTERS]
  = COUNT ("to_monsters", N_ ("Wounds of the hero to monsters"), MOST_POINTS),
  [ASK_REWARDS_BEATEN] = COUNT ("beaten", N_ ("Monsters beaten"), MOST_POINTS),
  [ASK_REWARDS_QUEST] = TM_FLAG_OR ("quest", N_ ("The monster of a quest"), "no"),
  [ASK_REWARDS_SOLO] = TM_FLAG_OR ("solo", N_ ("Playing alone"), "no"),
};

const TmParam dungeoneer_hunt_lord_params[N_ASK_LORD_PARAMS] = {
  [ASK_LORD_SEAT] = TM_SEAT ("seat", N_ ("Who hunts")),
  [ASK_LORD_ALIVE] = { .id = "alive",
                       .name = N_ ("Whose heroes live"),
                       .kind = TM_PARAM_FLAG,
                       .is_list = TRUE,
                       .min_items = 1,
                       .max_items = DUNGEONEER_MAX_SEATS,
                       .is_by_seat = TRUE,
                       .example = "yes,yes,yes" },
};
