/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the moves that tell of cards are told. What is left out stays as it was; a number that is not known
 * any more is "?". */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "dungeoneer-printed.h"

#define UNTOLD "?"

#define TOLD(number_id, number_name, least, most) \
  { .id = (number_id),                            \
    .name = (number_name),                        \
    .kind = TM_PARAM_NUMBER,                      \
    .min = (least),                               \
    .max = (most),                                \
    .is_optional = TRUE,                          \
    .none = UNTOLD }
#define TOLD_LIST(list_id, list_name, least, most, its_names) \
  { .id = (list_id),                                          \
    .name = (list_name),                                      \
    .kind = TM_PARAM_NUMBER,                                  \
    .is_list = TRUE,                                          \
    .min = (least),                                           \
    .max = (most),                                            \
    .min_items = 0,                                           \
    .max_items = G_N_ELEMENTS (its_names),                    \
    .item_names = (its_names),                                \
    .is_optional = TRUE,                                      \
    .none = UNTOLD }
#define CHOICE_OR(choice_id, choice_name, its_words) \
  { .id = (choice_id),                               \
    .name = (choice_name),                           \
    .kind = TM_PARAM_CHOICE,                         \
    .words = (its_words),                            \
    .n_words = G_N_ELEMENTS (its_words),             \
    .is_optional = TRUE }
#define FLAG_OR(flag_id, flag_name) \
  { .id = (flag_id), .name = (flag_name), .kind = TM_PARAM_FLAG, .is_optional = TRUE }
#define TEXT_OR(text_id, text_name) \
  { .id = (text_id), .name = (text_name), .kind = TM_PARAM_TEXT, .is_optional = TRUE }
#define PLACE_OR(place_id, place_name)        \
  { .id = (place_id),                         \
    .name = (place_name),                     \
    .kind = TM_PARAM_FACE,                    \
    .piece = "location",                      \
    .max = DUNGEONEER_MAX_LOCATION_FACES - 1, \
    .is_optional = TRUE,                      \
    .none = UNTOLD }
#define FORMS_OR                              \
  { .id = "forms",                            \
    .name = N_ ("Forms in which it attacks"), \
    .kind = TM_PARAM_CHOICE,                  \
    .is_list = TRUE,                          \
    .is_unordered = TRUE,                     \
    .words = forms,                           \
    .n_words = G_N_ELEMENTS (forms),          \
    .min_items = 0,                           \
    .max_items = G_N_ELEMENTS (forms),        \
    .is_optional = TRUE }
/* 0 says that the owner's box has no such card. */
#define COPIES_OR(most)            \
  { .id = "copies",                \
    .name = N_ ("Copies"),         \
    .kind = TM_PARAM_NUMBER,       \
    .min = 0,                      \
    .max = (most),                 \
    .zero = N_ ("not in the box"), \
    .is_optional = TRUE,           \
    .none = UNTOLD }
#define STAT_OR CHOICE_OR ("stat", N_ ("What is tested"), dungeoneer_stat_words)
#define THREAT_OR TOLD ("threat", N_ ("Number to reach"), 1, DUNGEONEER_MOST_TO_REACH)
#define HEALTH TM_WORD ("dungeoneer counter", "Health")
#define MELEE N_ ("Melee")
#define MAGIC TM_WORD ("dungeoneer stat", "Magic")
#define SPEED N_ ("Speed")

static const TmWord forms[] = {
  [STAT_MELEE] = { "melee", TM_WORD ("dungeoneer", "melee"), "sword" },
  [STAT_MAGIC] = { "magic", TM_WORD ("dungeoneer", "magic"), "crystal" },
  [STAT_SPEED] = { "speed", TM_WORD ("dungeoneer", "speed"), "boots" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (forms) == DUNGEONEER_N_FORMS);

static const TmWord second_categories[] = {
  [CATEGORY_INFLUENCE] = { "influence", TM_WORD ("dungeoneer quest", "influence"), "torch" },
  [CATEGORY_SACRIFICE] = { "sacrifice", TM_WORD ("dungeoneer quest", "sacrifice"), "heart" },
  [CATEGORY_HUNT] = { "hunt", TM_WORD ("dungeoneer quest", "hunt"), "monster" },
  [CATEGORY_SEARCH] = { "search", TM_WORD ("dungeoneer quest", "search"), "find" },
  [CATEGORY_ESCORT] = { "escort", TM_WORD ("dungeoneer quest", "escort"), "pawn" },
  [CATEGORY_THREAT] = { "threat", TM_WORD ("dungeoneer quest", "threat"), "spikes" },
  [CATEGORY_CHANCE] = { "chance", TM_WORD ("dungeoneer quest", "chance"), "die" },
  [DUNGEONEER_N_CATEGORIES] = { "none", TM_WORD ("dungeoneer quest", "no second one"), NULL },
};

static const char *const levels[DUNGEONEER_MAX_LEVEL]
    = { N_ ("Level 1"), N_ ("Level 2"), N_ ("Level 3"), N_ ("Level 4") };
static const char *const form_names[DUNGEONEER_N_FORMS] = { MELEE, MAGIC, SPEED };
static const char *const limit_names[] = { N_ ("Limit of boons"), N_ ("Limit of treasures") };
static const char *const side_names[TM_N_SIDES] = {
  [TM_SIDE_UP] = N_ ("North"),
  [TM_SIDE_RIGHT] = N_ ("East"),
  [TM_SIDE_DOWN] = N_ ("South"),
  [TM_SIDE_LEFT] = N_ ("West"),
};

const TmParam dungeoneer_teach_hero_params[DUNGEONEER_N_TEACH_HERO_PARAMS] = {
  [ARG_TEACH_HERO_CARD] = TM_FACE ("card", TM_WORD ("dungeoneer", "Hero"), "hero"),
  [ARG_TEACH_HERO_HEALTH] = TOLD ("health", HEALTH, 1, 99),
  [ARG_TEACH_HERO_BOONS] = TOLD ("boons", N_ ("Limit of boons"), 0, 99),
  [ARG_TEACH_HERO_TREASURES] = TOLD ("treasures", N_ ("Limit of treasures"), 0, 99),
  [ARG_TEACH_HERO_MELEE] = TOLD_LIST ("melee", MELEE, 0, 99, levels),
  [ARG_TEACH_HERO_MAGIC] = TOLD_LIST ("magic", MAGIC, 0, 99, levels),
  [ARG_TEACH_HERO_SPEED] = TOLD_LIST ("speed", SPEED, 0, 99, levels),
  [ARG_TEACH_HERO_COST] = TOLD ("cost", N_ ("Cost of the ability"), 0, 99),
  [ARG_TEACH_HERO_ONCE] = FLAG_OR ("once", N_ ("Once in a turn")),
  [ARG_TEACH_HERO_EFFECT] = TEXT_OR ("effect", N_ ("Ability")),
};

const TmParam dungeoneer_teach_location_params[DUNGEONEER_N_TEACH_LOCATION_PARAMS] = {
  [ARG_TEACH_LOCATION_CARD] = TM_FACE ("card", TM_WORD ("dungeoneer", "Location"), "location"),
  [ARG_TEACH_LOCATION_TYPE]
  = CHOICE_OR ("type", TM_WORD ("dungeoneer", "Kind"), dungeoneer_location_type_words),
  [ARG_TEACH_LOCATION_ENTRANCE] = FLAG_OR ("entrance", N_ ("Entrance")),
  [ARG_TEACH_LOCATION_PERIL] = TOLD ("peril", TM_WORD ("dungeoneer", "Peril"), 0, 99),
  [ARG_TEACH_LOCATION_GLORY] = TOLD ("glory", TM_WORD ("dungeoneer", "Glory"), 0, 99),
  [ARG_TEACH_LOCATION_EXITS] = TM_SKETCH_OR ("exits", N_ ("Exits"), &dungeoneer_card_sketch, NULL),
  [ARG_TEACH_LOCATION_STATS] = { .id = "stats",
                                 .name = N_ ("What is tested at the exits"),
                                 .kind = TM_PARAM_CHOICE,
                                 .is_list = TRUE,
                                 .words = dungeoneer_stat_words,
                                 .n_words = DUNGEONEER_N_STATS,
                                 .min_items = 0,
                                 .max_items = TM_N_SIDES,
                                 .item_names = side_names,
                                 .is_optional = TRUE,
                                 .none = UNTOLD },
  [ARG_TEACH_LOCATION_THREATS] = TOLD_LIST (
      "threats", N_ ("Numbers to reach at the exits"), 1, DUNGEONEER_MOST_TO_REACH, side_names),
  [ARG_TEACH_LOCATION_HAZARD] = CHOICE_OR ("hazard", N_ ("Hazard"), dungeoneer_hazard_words),
  [ARG_TEACH_LOCATION_HAZARD_STAT]
  = CHOICE_OR ("hazard_stat", N_ ("What is tested by the hazard"), dungeoneer_stat_words),
  [ARG_TEACH_LOCATION_HAZARD_THREAT]
  = TOLD ("hazard_threat", N_ ("Number of the hazard"), 1, DUNGEONEER_MOST_TO_REACH),
  [ARG_TEACH_LOCATION_BAN] = FLAG_OR ("ban", N_ ("Heroes are not attacked there")),
  [ARG_TEACH_LOCATION_COPIES] = COPIES_OR (DUNGEONEER_N_LOCATIONS),
  [ARG_TEACH_LOCATION_EFFECT] = TEXT_OR ("effect", N_ ("Effect")),
};

const TmParam dungeoneer_teach_quest_params[DUNGEONEER_N_TEACH_QUEST_PARAMS] = {
  [ARG_TEACH_QUEST_CARD] = TM_FACE ("card", TM_WORD ("dungeoneer", "Quest"), "quest"),
  [ARG_TEACH_QUEST_CATEGORY] = CHOICE_OR ("category", N_ ("Category"), dungeoneer_category_words),
  [ARG_TEACH_QUEST_CATEGORY_2]
  = CHOICE_OR ("category_2", N_ ("Second category"), second_categories),
  [ARG_TEACH_QUEST_PLACE] = PLACE_OR ("place", N_ ("Place")),
  [ARG_TEACH_QUEST_PLACE_2] = PLACE_OR ("place_2", N_ ("Second place")),
  [ARG_TEACH_QUEST_STAT] = STAT_OR,
  [ARG_TEACH_QUEST_THREAT] = THREAT_OR,
  [ARG_TEACH_QUEST_SEARCH] = TOLD ("search", N_ ("Number of the search"), 0, 30),
  [ARG_TEACH_QUEST_HEALTH] = TOLD ("health", N_ ("Health of the monster"), 1, 99),
  [ARG_TEACH_QUEST_MELEE] = TOLD ("melee", N_ ("Melee of the monster"), 0, 99),
  [ARG_TEACH_QUEST_MAGIC] = TOLD ("magic", N_ ("Magic of the monster"), 0, 99),
  [ARG_TEACH_QUEST_SPEED] = TOLD ("speed", N_ ("Speed of the monster"), 0, 99),
  [ARG_TEACH_QUEST_FORMS] = FORMS_OR,
  [ARG_TEACH_QUEST_LEVELS] = TOLD ("levels", N_ ("Levels as a reward"), 0, 4),
  [ARG_TEACH_QUEST_GLORY] = TOLD ("glory", N_ ("Glory as a reward"), 0, 99),
  [ARG_TEACH_QUEST_RESTORE] = TOLD ("restore", N_ ("Health restored"), 0, 99),
  [ARG_TEACH_QUEST_COPIES] = COPIES_OR (DUNGEONEER_N_QUESTS),
  [ARG_TEACH_QUEST_EFFECT] = TEXT_OR ("effect", N_ ("Effect")),
};

/* A cost that nobody knows beforehand is that of a card with an X. */
const TmParam dungeoneer_teach_adventure_params[DUNGEONEER_N_TEACH_ADVENTURE_PARAMS] = {
  [ARG_TEACH_ADVENTURE_CARD] = TM_FACE ("card", TM_WORD ("dungeoneer", "Card"), "adventure"),
  [ARG_TEACH_ADVENTURE_CLASS]
  = CHOICE_OR ("class", TM_WORD ("dungeoneer card", "Class"), dungeoneer_class_words),
  [ARG_TEACH_ADVENTURE_TIMING]
  = CHOICE_OR ("timing", N_ ("When it is played"), dungeoneer_timing_words),
  [ARG_TEACH_ADVENTURE_DURATION]
  = CHOICE_OR ("duration", N_ ("How long it lasts"), dungeoneer_duration_words),
  [ARG_TEACH_ADVENTURE_TYPE] = TEXT_OR ("type", TM_WORD ("dungeoneer card", "Type")),
  [ARG_TEACH_ADVENTURE_COST] = { .id = "cost",
                                 .name = N_ ("Cost"),
                                 .kind = TM_PARAM_NUMBER,
                                 .min = 0,
                                 .max = 99,
                                 .is_optional = TRUE,
                                 .none = "X" },
  [ARG_TEACH_ADVENTURE_COPIES] = COPIES_OR (DUNGEONEER_N_ADVENTURES),
  [ARG_TEACH_ADVENTURE_HEALTH] = TOLD ("health", HEALTH, 1, 99),
  [ARG_TEACH_ADVENTURE_MELEE] = TOLD ("melee", MELEE, 0, 99),
  [ARG_TEACH_ADVENTURE_MAGIC] = TOLD ("magic", MAGIC, 0, 99),
  [ARG_TEACH_ADVENTURE_SPEED] = TOLD ("speed", SPEED, 0, 99),
  [ARG_TEACH_ADVENTURE_FORMS] = FORMS_OR,
  [ARG_TEACH_ADVENTURE_HITS] = TOLD_LIST ("hits", N_ ("Wounds of a hit"), 0, 9, form_names),
  [ARG_TEACH_ADVENTURE_STAT] = STAT_OR,
  [ARG_TEACH_ADVENTURE_THREAT] = THREAT_OR,
  [ARG_TEACH_ADVENTURE_ADDS] = TOLD_LIST ("adds", N_ ("Added to the stats"), -9, 9, form_names),
  [ARG_TEACH_ADVENTURE_LIMITS]
  = TOLD_LIST ("limits", N_ ("Added to the limits"), -9, 9, limit_names),
  [ARG_TEACH_ADVENTURE_WARP] = FLAG_OR ("warp", N_ ("Warp")),
  [ARG_TEACH_ADVENTURE_SHIFT] = FLAG_OR ("shift", N_ ("Shift")),
  [ARG_TEACH_ADVENTURE_SEVERAL] = FLAG_OR ("several", N_ ("Needs several heroes")),
  [ARG_TEACH_ADVENTURE_EFFECT] = TEXT_OR ("effect", N_ ("Effect")),
};
