/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the game: what stands on cards, in the order of the enumerations. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-battle.h"
#include "dungeoneer-quests.h"
#include "dungeoneer-spend.h"

const TmWord dungeoneer_stat_words[DUNGEONEER_N_STATS] = {
  [STAT_MELEE] = { "melee", TM_WORD ("dungeoneer", "melee"), "sword" },
  [STAT_MAGIC] = { "magic", TM_WORD ("dungeoneer", "magic"), "crystal" },
  [STAT_SPEED] = { "speed", TM_WORD ("dungeoneer", "speed"), "boots" },
  [STAT_LEVEL] = { "level", TM_WORD ("dungeoneer", "level"), "level" },
  [STAT_HEALTH] = { "health", TM_WORD ("dungeoneer", "health"), "heart" },
};

const TmWord dungeoneer_exit_words[DUNGEONEER_N_EXITS] = {
  [EXIT_OPEN] = { "open", TM_WORD ("dungeoneer exit", "open exit"), "passage" },
  [EXIT_WALL] = { "wall", TM_WORD ("dungeoneer exit", "wall"), "wall" },
  [EXIT_LOCKED] = { "locked", TM_WORD ("dungeoneer exit", "locked exit"), "key" },
  [EXIT_TRAPPED] = { "trapped", TM_WORD ("dungeoneer exit", "trapped exit"), "spikes" },
  [EXIT_UNKNOWN] = { "unknown", TM_WORD ("dungeoneer exit", "not told"), NULL },
};

/* owblu */
const char dungeoneer_exit_letters[DUNGEONEER_N_EXITS + 1] = {
  [EXIT_OPEN] = 'o',    [EXIT_WALL] = 'w',    [EXIT_LOCKED] = 'b',
  [EXIT_TRAPPED] = 'l', [EXIT_UNKNOWN] = 'u', [DUNGEONEER_N_EXITS] = '\0',
};

const TmWord dungeoneer_location_type_words[DUNGEONEER_N_LOCATION_TYPES] = {
  [LOCATION_ROOM] = { "room", TM_WORD ("dungeoneer", "room"), "door" },
  [LOCATION_TUNNEL] = { "tunnel", TM_WORD ("dungeoneer", "tunnel"), "tunnel" },
  [LOCATION_GLOOMY] = { "gloomy-tunnel", TM_WORD ("dungeoneer", "gloomy tunnel"), "tunnel" },
};

const TmWord dungeoneer_hazard_words[DUNGEONEER_N_HAZARDS] = {
  [HAZARD_NONE] = { "none", TM_WORD ("hazard", "none"), NULL },
  [HAZARD_SPIKES] = { "spikes", TM_WORD ("hazard", "spikes"), "spikes" },
  [HAZARD_PIT] = { "pit", TM_WORD ("hazard", "pit"), "pit" },
  [HAZARD_DANGER] = { "danger", TM_WORD ("hazard", "danger"), "spikes" },
};

const TmWord dungeoneer_class_words[DUNGEONEER_N_CLASSES] = {
  [CLASS_BOON] = { "boon", TM_WORD ("dungeoneer", "boon"), "star" },
  [CLASS_TREASURE] = { "treasure", TM_WORD ("dungeoneer", "treasure"), "chest" },
  [CLASS_BANE] = { "bane", TM_WORD ("dungeoneer", "bane"), "ghost" },
  [CLASS_ENCOUNTER] = { "encounter", TM_WORD ("dungeoneer", "encounter"), "monster" },
};

const TmWord dungeoneer_timing_words[DUNGEONEER_N_TIMINGS] = {
  [TIMING_MISDEEDS] = { "misdeeds", TM_WORD ("dungeoneer timing", "Misdeeds"), NULL },
  [TIMING_FEATS] = { "feats", TM_WORD ("dungeoneer timing", "Feats"), NULL },
  [TIMING_RESPONSE] = { "response", TM_WORD ("dungeoneer timing", "Response"), NULL },
  [TIMING_ANY] = { "any", TM_WORD ("dungeoneer timing", "Any time"), NULL },
};

const TmWord dungeoneer_duration_words[DUNGEONEER_N_DURATIONS] = {
  [DURATION_INSTANT] = { "instant", TM_WORD ("dungeoneer", "instant"), NULL },
  [DURATION_PERMANENT] = { "permanent", TM_WORD ("dungeoneer", "permanent"), NULL },
  [DURATION_ATTACHMENT] = { "attachment", TM_WORD ("dungeoneer", "attachment"), NULL },
  [DURATION_MONSTER] = { "monster", TM_WORD ("dungeoneer", "monster"), NULL },
};

const TmWord dungeoneer_category_words[DUNGEONEER_N_CATEGORIES] = {
  [CATEGORY_INFLUENCE] = { "influence", TM_WORD ("dungeoneer quest", "influence"), "torch" },
  [CATEGORY_SACRIFICE] = { "sacrifice", TM_WORD ("dungeoneer quest", "sacrifice"), "heart" },
  [CATEGORY_HUNT] = { "hunt", TM_WORD ("dungeoneer quest", "hunt"), "monster" },
  [CATEGORY_SEARCH] = { "search", TM_WORD ("dungeoneer quest", "search"), "find" },
  [CATEGORY_ESCORT] = { "escort", TM_WORD ("dungeoneer quest", "escort"), "pawn" },
  [CATEGORY_THREAT] = { "threat", TM_WORD ("dungeoneer quest", "threat"), "spikes" },
  [CATEGORY_CHANCE] = { "chance", TM_WORD ("dungeoneer quest", "chance"), "die" },
};

const TmWord dungeoneer_effect_words[DUNGEONEER_N_EFFECTS] = {
  [EFFECT_BOON] = { "boon", N_ ("a boon"), "star" },
  [EFFECT_ABILITY] = { "ability", N_ ("an ability of a hero"), "level" },
  [EFFECT_TREASURE] = { "treasure", N_ ("a treasure"), "chest" },
  [EFFECT_BANE] = { "bane", N_ ("a bane"), "ghost" },
  [EFFECT_EXIT] = { "exit", N_ ("the exit"), "door" },
  [EFFECT_AP] = { "ap", N_ ("spending action points"), "boots" },
  [EFFECT_ENTRY] = { "entry", N_ ("entering the location"), "passage" },
  [EFFECT_POINTS] = { "points", N_ ("getting peril and glory"), "skull" },
  [EFFECT_LOCATION] = { "location", N_ ("the effect of the location"), "map" },
  [EFFECT_ENCOUNTER] = { "encounter", N_ ("an encounter"), "monster" },
  [EFFECT_ATTACK] = { "attack", N_ ("the attack roll"), "sword" },
  [EFFECT_COUNTER] = { "counter", N_ ("the counter roll"), "shield" },
  [EFFECT_QUEST] = { "quest", N_ ("a quest"), "scroll" },
  [EFFECT_PASS] = { "pass", N_ ("passing the turn"), "skip" },
};

const TmWord dungeoneer_step_words[DUNGEONEER_N_STEPS] = {
  [STEP_NONE] = { "none", N_ ("no battle"), NULL },
  [STEP_ATTACK] = { "attack", N_ ("Attack"), NULL },
  [STEP_RESPONSE] = { "response", N_ ("Response"), NULL },
  [STEP_ATTACK_ROLL] = { "attack-roll", N_ ("Attack roll"), NULL },
  [STEP_COUNTER_ROLL] = { "counter-roll", N_ ("Counter roll"), NULL },
  [STEP_COMPARE] = { "compare", N_ ("Comparison"), NULL },
  [STEP_CHALLENGE] = { "challenge", TM_WORD ("battle step", "Challenge"), NULL },
  [STEP_LAIR] = { "lair", TM_WORD ("battle step", "Lair"), NULL },
  [STEP_REWARD] = { "reward", TM_WORD ("battle step", "Reward"), NULL },
};

const TmWord dungeoneer_side_words[TM_N_SIDES] = {
  [TM_SIDE_UP] = { "N", N_ ("north"), NULL },
  [TM_SIDE_RIGHT] = { "E", N_ ("east"), NULL },
  [TM_SIDE_DOWN] = { "S", N_ ("south"), NULL },
  [TM_SIDE_LEFT] = { "W", N_ ("west"), NULL },
};

const TmWord dungeoneer_variant_words[DUNGEONEER_N_VARIANTS] = {
  [VARIANT_NO_BLANKS] = { "no_blanks", N_ ("No blanks on the map"), NULL },
  [VARIANT_RESURRECTION] = { "resurrection", N_ ("Resurrection"), NULL },
  [VARIANT_HERO_CHOICE] = { "hero_choice", N_ ("Heroes are chosen"), NULL },
  [VARIANT_OPTIONAL_DISCARD] = { "optional_discard", N_ ("Optional discard"), NULL },
  [VARIANT_IMPARTIAL] = { "impartial", N_ ("Impartial placing"), NULL },
  [VARIANT_NOTHING_PERSONAL] = { "nothing_personal", N_ ("Nothing personal"), NULL },
  [VARIANT_MOVEMENT_LIMIT] = { "movement_limit", N_ ("Limited movement"), NULL },
  [VARIANT_FALL_ATTACK] = { "fall_attack", N_ ("Action points for falling"), NULL },
  [VARIANT_SPIKES_DODGE] = { "spikes_dodge", N_ ("Dodging spikes"), NULL },
};

const char *const dungeoneer_pays_ids[DUNGEONEER_N_PAYS] = {
  [PAYS_NONE] = "none", [PAYS_AP] = "ap",       [PAYS_SAVED] = "saved",
  [PAYS_FALL] = "fall", [PAYS_PERIL] = "peril",
};

const TmWord dungeoneer_act_words[DUNGEONEER_N_ACTS] = {
  [ACT_MOVE] = { "move", N_ ("move"), "boots" },
  [ACT_EXPLORE] = { "explore", N_ ("explore"), "map" },
  [ACT_QUEST_FREE] = { "quest_free", N_ ("try a quest for nothing"), "scroll" },
  [ACT_QUEST_PAID] = { "quest_paid", N_ ("try a quest again"), "scroll" },
  [ACT_ATTACK] = { "attack", TM_WORD ("dungeoneer act", "attack"), "sword" },
  [ACT_PLAY_CARD] = { "play_card", N_ ("play a card"), "hand" },
  [ACT_COUNTER] = { "counter", N_ ("strike back in a counter roll"), "shield" },
  [ACT_STAND] = { "stand", N_ ("stand up"), "passage" },
};

const TmWord dungeoneer_when_words[DUNGEONEER_N_WHENS] = {
  [WHEN_MISDEEDS] = { "misdeeds", N_ ("in Misdeeds"), NULL },
  [WHEN_LOCATIONS] = { "locations", N_ ("in Locations"), NULL },
  [WHEN_FEATS] = { "feats", N_ ("in Feats"), NULL },
  [WHEN_DISCARD] = { "discard", N_ ("in Discard and draw"), NULL },
  [WHEN_HUNT] = { "hunt", N_ ("by a hunt quest"), NULL },
};

const TmWord dungeoneer_bed_words[DUNGEONEER_N_BEDS] = {
  [BED_HAND] = { "hand", N_ ("into the hand"), NULL },
  [BED_LAIR] = { "lair", N_ ("into the lair"), NULL },
  [BED_DISCARD] = { "discard", N_ ("onto the discard pile"), NULL },
  [BED_QUEST] = { "quest", N_ ("back under the quest"), NULL },
  [BED_DONE] = { "done", N_ ("out of the game"), NULL },
};

const TmWord dungeoneer_owner_words[DUNGEONEER_N_OWNERS] = {
  [OWNER_MINE] = { "mine", N_ ("your own"), NULL },
  [OWNER_COMMON] = { "common", N_ ("common"), NULL },
  [OWNER_OTHER] = { "other", N_ ("somebody else’s"), NULL },
  [OWNER_GROUND] = { "ground", N_ ("dropped in a location"), NULL },
};

const TmWord dungeoneer_escort_act_words[DUNGEONEER_N_ESCORT_ACTS] = {
  [ESCORT_TAKE] = { "take", N_ ("take it along"), NULL },
  [ESCORT_DELIVER] = { "deliver", N_ ("deliver it"), NULL },
  [ESCORT_DROP] = { "drop", N_ ("leave it behind"), NULL },
  [ESCORT_STEAL] = { "steal", N_ ("take it away from another"), NULL },
};

const char *const dungeoneer_escorted_ids[DUNGEONEER_N_ESCORTED] = {
  [ESCORTED_MINE] = "mine",     [ESCORTED_GROUND] = "ground", [ESCORTED_DONE] = "done",
  [ESCORTED_COMMON] = "common", [ESCORTED_OTHER] = "other",
};

const char *const dungeoneer_end_ids[DUNGEONEER_N_ENDS] = {
  [END_NONE] = "none",     [END_QUESTS] = "quests",     [END_LAST_HERO] = "last_hero",
  [END_NOBODY] = "nobody", [END_RETURNED] = "returned", [END_DEFEATED] = "defeated",
};

const TmWord dungeoneer_moment_words[DUNGEONEER_N_MOMENTS] = {
  [MOMENT_RESET] = { "reset", N_ ("in Reset"), NULL },
  [MOMENT_MISDEEDS] = { "misdeeds", N_ ("in Misdeeds"), NULL },
  [MOMENT_LOCATIONS] = { "locations", N_ ("in Locations"), NULL },
  [MOMENT_FEATS] = { "feats", N_ ("in Feats"), NULL },
  [MOMENT_DISCARD] = { "discard", N_ ("in Discard and draw"), NULL },
  [MOMENT_RESPONSE] = { "response", N_ ("in the response step of a battle"), NULL },
};

const TmWord dungeoneer_give_words[DUNGEONEER_N_GIVES] = {
  [GIVE_HAND] = { "hand", N_ ("a card from the hand"), NULL },
  [GIVE_TREASURE] = { "treasure", N_ ("a treasure"), NULL },
  [GIVE_LAIR] = { "lair", N_ ("a monster from the lair"), NULL },
  [GIVE_BOON] = { "boon", N_ ("a boon"), NULL },
  [GIVE_NONE] = { "none", TM_WORD ("dungeoneer", "nothing"), NULL },
};
