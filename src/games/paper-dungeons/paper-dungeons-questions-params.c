/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge is told: the parameters of the questions. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

/* Words of parameters */

static const TmWord sources[] = {
  [FROM_DIE] = { "die", TM_WORD ("by", "a die"), "d10" },
  [FROM_REWARD] = { "reward", TM_WORD ("by", "a reward"), "star" },
};

/* The symbols of dice, and one more. */
static const TmWord die_symbols[] = {
  [SYMBOL_WARRIOR] = { "warrior", N_ ("Warrior"), "fighter" },
  [SYMBOL_MAGE] = { "mage", TM_WORD ("paper dungeons", "Mage"), "mage" },
  [SYMBOL_PRIEST] = { "priest", N_ ("Priest"), "cleric" },
  [SYMBOL_ROGUE] = { "rogue", N_ ("Rogue"), "thief" },
  [SYMBOL_CLOVER] = { "clover", N_ ("Clover"), "clover" },
  [SYMBOL_BOOTS] = { "boots", N_ ("Three boots"), "boots" },
  [SYMBOL_SKULL] = { "skull", TM_WORD ("die", "Skull"), "skull" },
  [ANY_SYMBOL] = { "any", TM_WORD ("symbol", "any"), NULL },
};

/* What a cell asks for, one more than the symbol. */
static const TmWord asked_symbols[] = {
  [ASKED_UNKNOWN] = { "?", N_ ("not told"), NULL },
  [SYMBOL_WARRIOR + 1] = { "warrior", N_ ("Warrior"), "fighter" },
  [SYMBOL_MAGE + 1] = { "mage", TM_WORD ("paper dungeons", "Mage"), "mage" },
  [SYMBOL_PRIEST + 1] = { "priest", N_ ("Priest"), "cleric" },
  [SYMBOL_ROGUE + 1] = { "rogue", N_ ("Rogue"), "thief" },
  [SYMBOL_ANY + 1] = { "any", TM_WORD ("symbol", "any"), NULL },
};

static const TmWord vanished[] = {
  { "0", TM_WORD ("round", "none"), NULL },
  { "3", "3", NULL },
  { "6", "6", NULL },
};

static const TmWord thief_letters[] = {
  [LETTER_NONE] = { "none", TM_WORD ("letter", "none"), NULL },
  { "a", N_ ("A"), NULL },
  { "b", N_ ("B"), NULL },
  { "c", N_ ("C"), NULL },
  { "d", N_ ("D"), NULL },
  { "e", N_ ("E"), NULL },
  { "f", N_ ("F"), NULL },
  { "g", N_ ("G"), NULL },
  { "h", N_ ("H"), NULL },
};

static const TmWord vanishing[] = {
  [VANISHING_OFF] = { "off", TM_WORD ("variant", "off"), NULL },
  [VANISHING_ON] = { "on", TM_WORD ("variant", "on"), NULL },
};

static const TmWord goal_fames[] = {
  { "0", "0", NULL },
  { "2", "2", NULL },
  { "4", N_ ("4"), NULL },
  { "6", "6", NULL },
};

static const TmWord fame_tracks[] = {
  [FAME_TRACK_GEMS] = { "gems", TM_WORD ("track", "Gems"), "gem" },
  [FAME_TRACK_MINIONS] = { "minions", TM_WORD ("track", "Minions"), "goblin" },
  [FAME_TRACK_WOUNDS] = { "wounds", TM_WORD ("track", "Wounds"), "wound" },
};

/* What the entries of lists are. */
static const char *const level_names[] = { N_ ("Level 1"), N_ ("Level 2"), N_ ("Level 3"),
                                           N_ ("Level 4"), N_ ("Level 5"), N_ ("Level 6") };

/* Parameters */

#define A_SEAT { .id = "seat", .name = N_ ("Team"), .kind = TM_PARAM_SEAT, .is_optional = TRUE }
#define PLAYERS TM_NUMBER ("players", N_ ("Players"), 1, TM_MAX_SEATS, .is_seat_count = TRUE)
#define A_ROUND TM_NUMBER ("round", N_ ("Round"), 1, PAPER_MAX_ROUND)
#define LEVEL_LIST(...)                                                                    \
  TM_NUMBERS ("levels", N_ ("Levels"), 1, PAPER_MAX_LEVEL, PAPER_N_HEROES, PAPER_N_HEROES, \
              .item_names = paper_hero_names, __VA_ARGS__)
#define LEVELS LEVEL_LIST ()
#define LEVELS_OR LEVEL_LIST (.is_optional = TRUE, .standard = "1,1,1,1")
/* Which two heroes are black in the rulebook’s example, p.7. */
#define PERSONALITY                       \
  { .id = "personality",                  \
    .name = N_ ("Colours of the heroes"), \
    .kind = TM_PARAM_CHOICE,              \
    .is_list = TRUE,                      \
    .is_optional = TRUE,                  \
    .words = paper_colour_words,          \
    .n_words = PAPER_N_COLOURS,           \
    .min_items = PAPER_N_HEROES,          \
    .max_items = PAPER_N_HEROES,          \
    .item_names = paper_hero_names,       \
    .standard = "black,white,black,white" }
#define CELLS                                                                        \
  TM_NUMBERS ("cells", N_ ("Item cells filled"), 0, 2, PAPER_N_ITEMS, PAPER_N_ITEMS, \
              .item_names = paper_item_names)
#define A_TALENT           \
  { .id = "talent",        \
    .name = N_ ("Talent"), \
    .kind = TM_PARAM_FACE, \
    .piece = "talent",     \
    .none = N_ ("none"),   \
    .is_optional = TRUE,   \
    .standard = "none" }
#define SYMBOL TM_CHOICE ("symbol", N_ ("Symbol"), paper_symbol_words)
#define COLOUR TM_CHOICE ("colour", N_ ("Colour of the die"), paper_colour_words)
#define PSIONIC_USED TM_FLAG_OR ("psionic_used", N_ ("Psionic’s swap used"), "no")
#define SOURCE TM_CHOICE_OR ("source", N_ ("By"), sources, "die")
#define ARMOUR TM_FLAG_OR ("armour", N_ ("Heroes’ armour complete"), "no")
#define VANISHING TM_CHOICE_OR ("vanishing", N_ ("Vanishing gems"), vanishing, "off")
#define COUNT(param_id, param_name, most) TM_NUMBER (param_id, param_name, 0, most)
#define COUNT_OR(param_id, param_name, most, usual) \
  TM_NUMBER_OR (param_id, param_name, 0, most, usual)
#define FAME(param_id, param_name) TM_NUMBER (param_id, param_name, -99, 99)
#define TABLE(param_id, param_name, longest)                                          \
  TM_PAIRS_OR (param_id, param_name, 1, PAPER_MAX_HEARTS, -99, 999, 0, longest, NULL, \
               .none = N_ ("?"))
#define LEVEL_TABLE(param_id)                                                            \
  TM_NUMBERS_OR (param_id, N_ ("Fame printed under each level"), 0, 99, PAPER_MAX_LEVEL, \
                 PAPER_MAX_LEVEL, "?,?,6,?,?,?", .item_names = level_names, .none = N_ ("?"))
#define BY_SEAT(param_id, param_name, least, most) \
  TM_NUMBERS (param_id, param_name, least, most, 1, TM_MAX_SEATS, .is_by_seat = TRUE)
#define BY_SEAT_OR(param_id, param_name, least, most) \
  TM_NUMBERS_OR (param_id, param_name, least, most, 0, TM_MAX_SEATS, "", .is_by_seat = TRUE)

const TmParam paper_reroll_needed_params[] = {
  [REROLL_NEEDED_FACES] = { .id = "faces",
                            .name = N_ ("Dice"),
                            .kind = TM_PARAM_FACE,
                            .piece = "die",
                            .is_list = TRUE,
                            .min_items = PAPER_N_DICE,
                            .max_items = PAPER_N_DICE,
                            .item_names = paper_die_names },
};

const TmParam paper_skull_wounds_params[] = {
  [SKULL_WOUNDS_SKULLS] = COUNT ("skulls", N_ ("Skulls of the round"), 2),
  [SKULL_WOUNDS_PRIEST]
  = TM_NUMBER_OR ("priest", N_ ("Level of the priest"), 1, PAPER_MAX_LEVEL, "1"),
  [SKULL_WOUNDS_TALENT] = A_TALENT,
  [SKULL_WOUNDS_SEAT] = A_SEAT,
};

const TmParam paper_die_uses_params[] = {
  [DIE_USES_SYMBOL] = SYMBOL,
  [DIE_USES_COLOUR] = COLOUR,
  [DIE_USES_PERSONALITY] = PERSONALITY,
  [DIE_USES_LEVELS] = LEVELS_OR,
  [DIE_USES_TALENT] = A_TALENT,
  [DIE_USES_PSIONIC_USED] = PSIONIC_USED,
  [DIE_USES_SEAT] = A_SEAT,
};

const TmParam paper_use_clover_params[] = {
  [USE_CLOVER_SYMBOL] = TM_CHOICE ("as_symbol", N_ ("As this symbol"), paper_symbol_words),
  [USE_CLOVER_COLOUR] = TM_CHOICE ("as_colour", N_ ("In this colour"), paper_colour_words),
};

const TmParam paper_level_up_params[] = {
  [LEVEL_UP_SYMBOL] = TM_CHOICE_OR ("symbol", N_ ("Symbol"), paper_symbol_words, NULL),
  [LEVEL_UP_COLOUR] = TM_CHOICE_OR ("colour", N_ ("Colour of the die"), paper_colour_words, NULL),
  [LEVEL_UP_HERO] = TM_CHOICE ("hero", N_ ("Hero"), paper_hero_words),
  [LEVEL_UP_PERSONALITY] = PERSONALITY,
  [LEVEL_UP_LEVELS] = LEVELS_OR,
  [LEVEL_UP_TALENT] = A_TALENT,
  [LEVEL_UP_PSIONIC_USED] = PSIONIC_USED,
  [LEVEL_UP_SOURCE] = SOURCE,
  [LEVEL_UP_SEAT] = A_SEAT,
};

const TmParam paper_item_cell_params[] = {
  [ITEM_CELL_ITEM] = TM_CHOICE ("item", N_ ("Item"), paper_item_words),
  [ITEM_CELL_CELLS] = CELLS,
  [ITEM_CELL_SYMBOL] = TM_CHOICE_OR ("symbol", N_ ("Symbol"), die_symbols, "any"),
  [ITEM_CELL_REQUIRED]
  = TM_CHOICE_OR ("required", N_ ("Symbol the cell asks for"), asked_symbols, "?"),
  [ITEM_CELL_SOURCE] = SOURCE,
  [ITEM_CELL_SEAT] = A_SEAT,
};

const TmParam paper_item_score_params[] = {
  [ITEM_SCORE_CELLS] = CELLS,
  [ITEM_SCORE_SEAT] = A_SEAT,
};

const TmParam paper_brewing_params[] = {
  [BREWING_POTIONS] = COUNT ("potions", N_ ("Potions before"), PAPER_MAX_POTIONS),
  [BREWING_SOURCE] = SOURCE,
  [BREWING_AMOUNT] = TM_NUMBER_OR ("amount", N_ ("Potions of the reward"), 1, 12, "2"),
  [BREWING_TALENT] = A_TALENT,
  [BREWING_ROW_ENDS] = TM_NUMBERS_OR ("row_ends",
                                      N_ ("Potions that end a row"),
                                      1,
                                      PAPER_MAX_POTIONS,
                                      0,
                                      PAPER_MAX_POTIONS,
                                      "?",
                                      .none = N_ ("?")),
  [BREWING_CAPACITY] = COUNT_OR ("capacity", N_ ("Room for potions"), PAPER_MAX_POTIONS, "12"),
  [BREWING_SEAT] = A_SEAT,
};

const TmParam paper_healing_params[] = {
  [HEALING_WOUNDS] = COUNT ("wounds", N_ ("Wounds received"), PAPER_MAX_HEARTS),
  [HEALING_POTIONS] = COUNT ("potions", N_ ("Potions"), PAPER_MAX_POTIONS),
  [HEALING_HEALED]
  = COUNT_OR ("healed", N_ ("Hearts used before"), PAPER_HEARTS *PAPER_MAX_POTIONS, "0"),
  [HEALING_USE] = TM_NUMBER_OR ("use",
                                N_ ("Wounds to put on potions"),
                                0,
                                PAPER_HEARTS *PAPER_MAX_POTIONS,
                                "max",
                                .none = N_ ("max")),
  [HEALING_SEAT] = A_SEAT,
};

const TmParam paper_resurrection_params[] = {
  [RESURRECTION_MARKED] = COUNT ("marked", N_ ("Wounds marked before"), PAPER_MAX_HEARTS),
  [RESURRECTION_NEW] = COUNT ("new", N_ ("Wounds to mark now"), PAPER_MAX_HEARTS),
  [RESURRECTION_HEALTH]
  = TM_NUMBER ("health", N_ ("Health"), PAPER_N_HEROES, PAPER_N_HEROES *PAPER_MAX_LEVEL),
  [RESURRECTION_USED] = TM_FLAG_OR ("used", N_ ("Resurrection used before"), "no"),
  [RESURRECTION_SEAT] = A_SEAT,
};

const TmParam paper_minion_fight_params[] = {
  [MINION_FIGHT_MINION_LEVEL] = TM_NUMBER ("minion_level", N_ ("Level of the minion"), 1, 9),
  [MINION_FIGHT_HERO_LEVEL]
  = TM_NUMBER ("hero_level", N_ ("Level of the hero"), 1, PAPER_MAX_LEVEL),
  [MINION_FIGHT_ARMOUR] = ARMOUR,
  [MINION_FIGHT_SEAT] = A_SEAT,
};

const TmParam paper_trap_params[] = {
  [TRAP_ENTRIES] = COUNT_OR ("entries", N_ ("How often it is entered"), 99, "1"),
  [TRAP_TALENT] = A_TALENT,
  [TRAP_SEAT] = A_SEAT,
};

const TmParam paper_room_events_params[] = {
  [ROOM_EVENTS_VISITED] = { .id = "visited", .name = N_ ("Visited before"), .kind = TM_PARAM_FLAG },
  [ROOM_EVENTS_MINION_LEVEL]
  = TM_NUMBER_OR ("minion_level", N_ ("Level of the minion"), 0, 9, "0", .zero = N_ ("no minion")),
  [ROOM_EVENTS_MINION_HERO]
  = TM_CHOICE_OR ("minion_hero", N_ ("Hero who fights it"), paper_hero_words, "warrior"),
  [ROOM_EVENTS_CROSSED] = TM_FLAG_OR ("crossed", N_ ("Minion crossed out before"), "no"),
  [ROOM_EVENTS_TRAP] = TM_FLAG_OR ("trap", N_ ("Trap"), "no"),
  [ROOM_EVENTS_REWARD] = { .id = "reward",
                           .name = N_ ("Reward"),
                           .kind = TM_PARAM_CHOICE,
                           .words = paper_reward_words,
                           .n_words = REWARD_GEM + 1,
                           .is_optional = TRUE,
                           .standard = "none" },
  [ROOM_EVENTS_GEM_OPEN] = TM_FLAG_OR ("gem_open", N_ ("Gem not crossed out"), "yes"),
  [ROOM_EVENTS_LEVELS] = LEVELS_OR,
  [ROOM_EVENTS_ARMOUR] = ARMOUR,
  [ROOM_EVENTS_TALENT] = A_TALENT,
  [ROOM_EVENTS_SEAT] = A_SEAT,
};

/* Each team each letter. */
#define MAX_THEFTS (TM_MAX_SEATS * PAPER_N_LETTERS)

const TmParam paper_gem_available_params[] = {
  [GEM_AVAILABLE_SEAT] = TM_SEAT ("seat", N_ ("Team")),
  [GEM_AVAILABLE_ROUND] = A_ROUND,
  [GEM_AVAILABLE_STOLEN_SEATS] = { .id = "stolen_seats",
                                   .name = N_ ("Teams that stole it"),
                                   .kind = TM_PARAM_SEAT,
                                   .is_list = TRUE,
                                   .max_items = TM_MAX_SEATS,
                                   .is_optional = TRUE,
                                   .standard = "" },
  [GEM_AVAILABLE_STOLEN_ROUNDS] = TM_NUMBERS_OR ("stolen_rounds",
                                                 N_ ("In these rounds"),
                                                 0,
                                                 PAPER_MAX_ROUND,
                                                 0,
                                                 TM_MAX_SEATS,
                                                 "",
                                                 .zero = N_ ("before the game")),
  [GEM_AVAILABLE_VANISHED] = TM_CHOICE_OR ("vanished", N_ ("Vanishes after round"), vanished, "0"),
};

const TmParam paper_gem_round_end_params[] = {
  [GEM_ROUND_END_PLAYERS] = PLAYERS,
  [GEM_ROUND_END_SEATS] = { .id = "seats",
                            .name = N_ ("Teams that stole, theft by theft"),
                            .kind = TM_PARAM_SEAT,
                            .is_list = TRUE,
                            .max_items = MAX_THEFTS },
  [GEM_ROUND_END_LETTERS] = { .id = "letters",
                              .name = N_ ("Letters stolen, theft by theft"),
                              .kind = TM_PARAM_CHOICE,
                              .is_list = TRUE,
                              .words = paper_letter_words,
                              .n_words = PAPER_N_LETTERS,
                              .max_items = MAX_THEFTS },
  [GEM_ROUND_END_THIEF_SEAT] = { .id = "thief_seat",
                                 .name = N_ ("Treasure hunter"),
                                 .kind = TM_PARAM_SEAT,
                                 .none = "-1",
                                 .is_optional = TRUE,
                                 .standard = "-1" },
  [GEM_ROUND_END_THIEF_LETTER]
  = TM_CHOICE_OR ("thief_letter", N_ ("Letter stolen before the game"), thief_letters, "none"),
};

const TmParam paper_outside_gems_params[] = {
  [OUTSIDE_GEMS_ROGUE] = TM_NUMBER ("rogue", N_ ("Level of the rogue"), 1, PAPER_MAX_LEVEL),
  [OUTSIDE_GEMS_POTIONS] = COUNT ("potions", N_ ("Potions"), PAPER_MAX_POTIONS),
  [OUTSIDE_GEMS_SEAT] = A_SEAT,
};

const TmParam paper_vanishing_gems_params[] = {
  [VANISHING_GEMS_STAGE] = TM_NUMBER ("stage", N_ ("Stage"), 1, PAPER_N_STAGES),
  [VANISHING_GEMS_LETTERS]
  = TM_CHOICES ("letters", N_ ("Letters on the card"), paper_letter_words, 2, 2),
  [VANISHING_GEMS_STOLEN] = TM_CHOICES_OR (
      "stolen", N_ ("Letters the team has"), paper_letter_words, 0, PAPER_N_LETTERS, ""),
  [VANISHING_GEMS_PLAYERS] = PLAYERS,
  [VANISHING_GEMS_VANISHING] = VANISHING,
  [VANISHING_GEMS_FLED] = TM_FLAG_OR ("fled", N_ ("The team fled"), "no"),
  [VANISHING_GEMS_SEAT] = A_SEAT,
};

const TmParam paper_monster_power_params[] = {
  [MONSTER_POWER_LEVELS] = LEVELS,
  [MONSTER_POWER_VULNERABLE]
  = TM_CHOICE ("vulnerable", N_ ("Monster vulnerable to"), paper_hero_words),
  [MONSTER_POWER_SWORD] = TM_FLAG_OR ("sword", N_ ("Fire sword complete"), "no"),
  [MONSTER_POWER_TALENT] = A_TALENT,
  [MONSTER_POWER_SEAT] = A_SEAT,
};

#define RANGES(param_id, param_name) TM_NUMBERS (param_id, param_name, 0, 99, 1, PAPER_N_STAGES)

const TmParam paper_monster_fight_params[] = {
  [MONSTER_FIGHT_POWERS] = BY_SEAT ("powers", N_ ("Combat power"), 0, 99),
  [MONSTER_FIGHT_REACHED] = TM_FLAGS_OR (
      "reached", N_ ("Has been in the monster’s room"), 0, TM_MAX_SEATS, "", .is_by_seat = TRUE),
  [MONSTER_FIGHT_LIMITS] = RANGES ("limits", N_ ("Limits of power")),
  [MONSTER_FIGHT_FAMES] = RANGES ("fames", N_ ("Fame at each limit")),
  [MONSTER_FIGHT_WOUNDS] = RANGES ("wounds", N_ ("Wounds at each limit")),
  [MONSTER_FIGHT_FLEE] = COUNT ("flee", N_ ("Fame lost by fleeing"), 99),
  [MONSTER_FIGHT_REWARD] = TM_CHOICE_OR ("reward", N_ ("Reward"), paper_reward_words, "none"),
  [MONSTER_FIGHT_TALENTS] = { .id = "talents",
                              .name = N_ ("Talents"),
                              .kind = TM_PARAM_FACE,
                              .piece = "talent",
                              .none = N_ ("none"),
                              .is_list = TRUE,
                              .max_items = TM_MAX_SEATS,
                              .is_by_seat = TRUE,
                              .is_optional = TRUE,
                              .standard = "" },
};

const TmParam paper_mission_claim_params[] = {
  [MISSION_CLAIM_MISSION] = TM_CHOICE ("mission", N_ ("Mission"), paper_mission_words),
  [MISSION_CLAIM_PLAYERS] = PLAYERS,
  [MISSION_CLAIM_ROUND] = A_ROUND,
  [MISSION_CLAIM_SEATS] = { .id = "seats",
                            .name = N_ ("Teams that meet it"),
                            .kind = TM_PARAM_SEAT,
                            .is_list = TRUE,
                            .is_unordered = TRUE,
                            .min_items = 1,
                            .max_items = TM_MAX_SEATS },
  [MISSION_CLAIM_DONE_ROUND] = TM_NUMBER_OR (
      "done_round", N_ ("Claimed in round"), 0, PAPER_MAX_ROUND, "0", .zero = N_ ("not yet")),
};

/* FACTS. */
#define FACT_PARAMS                                                                              \
  [FACTS_LEVELS] = LEVELS_OR,                                                                    \
  [FACTS_ROOMS] = TM_CELLS_OR ("rooms", N_ ("Rooms explored"), "dungeon", 0, PAPER_N_ROOMS, "",  \
                               .is_unordered = TRUE),                                            \
  [FACTS_MINION_LEVELS] = TM_NUMBERS_OR ("minion_levels", N_ ("Levels of the minions"), 1, 9, 0, \
                                         PAPER_MAX_MINIONS, "", .is_unordered = TRUE),           \
  [FACTS_MINIONS] = COUNT_OR ("minions", N_ ("Minions"), PAPER_MAX_MINIONS, NULL),               \
  [FACTS_POTIONS] = COUNT_OR ("potions", N_ ("Potions brewed"), PAPER_MAX_POTIONS, "0"),         \
  [FACTS_UNUSED_POTIONS]                                                                         \
      = COUNT_OR ("unused_potions", N_ ("Potions not used"), PAPER_MAX_POTIONS, NULL),           \
  [FACTS_GEMS] = COUNT_OR ("gems", N_ ("Gems"), PAPER_MAX_GEMS, "0"),                            \
  [FACTS_TRAPS] = COUNT_OR ("traps", N_ ("Traps triggered"), 999, "0"),                          \
  [FACTS_OBSTACLES] = COUNT_OR ("obstacles", N_ ("Traps, walls and rivers passed"), 2997, "0"),  \
  [FACTS_ITEMS] = COUNT_OR ("items", N_ ("Complete items"), PAPER_N_ITEMS, "0"),                 \
  [FACTS_MONSTER_ROOMS]                                                                          \
      = COUNT_OR ("monster_rooms", N_ ("Rooms of monsters entered"), PAPER_N_STAGES, "0"),       \
  [FACTS_MONSTER_FAME]                                                                           \
      = TM_NUMBERS_OR ("monster_fame", N_ ("Fame of the fights"), -99, 99, PAPER_N_STAGES,       \
                       PAPER_N_STAGES, "0,0,0", .item_names = paper_monster_names),              \
  [FACTS_VALUE] = COUNT_OR ("value", N_ ("Counted in place of all this"), 999, NULL),            \
  [FACTS_SEAT] = A_SEAT

const TmParam paper_mission_met_params[]
    = { [FACTS_CARD] = TM_CHOICE ("mission", N_ ("Mission"), paper_mission_words), FACT_PARAMS };
const TmParam paper_goal_score_params[]
    = { [FACTS_CARD] = TM_CHOICE ("goal", N_ ("Goal"), paper_goal_words), FACT_PARAMS };

const TmParam paper_goal_colours_params[] = {
  [GOAL_COLOURS_GOAL] = TM_CHOICE ("goal", N_ ("Goal"), paper_goal_words),
  [GOAL_COLOURS_SEAT] = A_SEAT,
};

const TmParam paper_talent_score_params[] = {
  [TALENT_SCORE_TALENT] = A_TALENT,
  [TALENT_SCORE_GOAL_FAME] = TM_CHOICE_OR ("goal_fame", N_ ("Fame of the goal"), goal_fames, "0"),
  [TALENT_SCORE_SEAT] = A_SEAT,
};

const TmParam paper_talent_trigger_params[] = {
  [TALENT_TRIGGER_TALENT] = A_TALENT,
  [TALENT_TRIGGER_BEFORE] = COUNT ("before", N_ ("What it counts, before"), PAPER_MAX_MINIONS),
  [TALENT_TRIGGER_AFTER] = COUNT ("after", N_ ("What it counts, after"), PAPER_MAX_MINIONS),
  [TALENT_TRIGGER_SEAT] = A_SEAT,
};

const TmParam paper_talent_setup_params[] = {
  [TALENT_SETUP_TALENT] = A_TALENT,
  [TALENT_SETUP_SEAT] = A_SEAT,
};

const TmParam paper_level_fame_params[] = {
  [LEVEL_FAME_LEVELS] = LEVELS,
  [LEVEL_FAME_TABLE] = LEVEL_TABLE ("table"),
  [LEVEL_FAME_SEAT] = A_SEAT,
};

const TmParam paper_track_fame_params[] = {
  [TRACK_FAME_TRACK] = TM_CHOICE ("track", N_ ("Track"), fame_tracks),
  [TRACK_FAME_COUNT] = COUNT ("count", N_ ("How many"), PAPER_MAX_HEARTS),
  [TRACK_FAME_TABLE] = TABLE ("table", N_ ("Numbers printed, count:fame"), PAPER_MAX_HEARTS),
};

const TmParam paper_final_score_params[] = {
  [FINAL_SCORE_MONSTER1] = FAME ("monster1", N_ ("Fame of the first monster")),
  [FINAL_SCORE_MONSTER1 + 1] = FAME ("monster2", N_ ("Fame of the second monster")),
  [FINAL_SCORE_MONSTER1 + 2]
  = TM_NUMBER_OR ("monster3", N_ ("Fame of the third monster"), -99, 99, "0"),
  [FINAL_SCORE_LEVELS] = LEVELS,
  [FINAL_SCORE_CELLS] = CELLS,
  [FINAL_SCORE_GEMS] = COUNT ("gems", N_ ("Gems"), PAPER_MAX_GEMS),
  [FINAL_SCORE_MINIONS] = COUNT ("minions", N_ ("Minions"), PAPER_MAX_MINIONS),
  [FINAL_SCORE_WOUNDS] = COUNT ("wounds", N_ ("Wounds"), PAPER_MAX_HEARTS),
  [FINAL_SCORE_RESURRECTED] = TM_FLAG_OR ("resurrected", N_ ("Resurrection used"), "no"),
  [FINAL_SCORE_GOAL_FAME] = TM_CHOICE_OR ("goal_fame", N_ ("Fame of the goal"), goal_fames, "0"),
  [FINAL_SCORE_TALENT] = A_TALENT,
  [FINAL_SCORE_MISSIONS] = TM_NUMBER_OR ("missions", N_ ("Fame of missions"), -99, 99, "0"),
  [FINAL_SCORE_LEVEL_TABLE] = LEVEL_TABLE ("level_table"),
  [FINAL_SCORE_GEM_TABLE] = TABLE ("gem_table", N_ ("Gem track, count:fame"), PAPER_MAX_GEMS),
  [FINAL_SCORE_MINION_TABLE]
  = TABLE ("minion_table", N_ ("Minion track, count:fame"), PAPER_MAX_MINIONS),
  [FINAL_SCORE_WOUND_TABLE]
  = TABLE ("wound_table", N_ ("Wound track, count:fame"), PAPER_MAX_HEARTS),
  [FINAL_SCORE_SEAT] = A_SEAT,
};

const TmParam paper_tie_break_params[] = {
  [TIE_BREAK_TOTALS] = BY_SEAT ("totals", N_ ("Fame in all"), -999, 999),
  [TIE_BREAK_ROOMS] = BY_SEAT ("rooms", N_ ("Rooms explored"), 0, PAPER_N_ROOMS),
};

const TmParam paper_campaign_total_params[] = {
  [CAMPAIGN_TOTAL_CHAPTER] = BY_SEAT ("chapter1", N_ ("Fame of chapter 1"), -999, 999),
  [CAMPAIGN_TOTAL_CHAPTER + 1] = BY_SEAT_OR ("chapter2", N_ ("Fame of chapter 2"), -999, 999),
  [CAMPAIGN_TOTAL_CHAPTER + 2] = BY_SEAT_OR ("chapter3", N_ ("Fame of chapter 3"), -999, 999),
  [CAMPAIGN_TOTAL_ROOMS] = BY_SEAT_OR ("rooms", N_ ("Rooms in all chapters"), 0, 126),
};

const TmParam paper_campaign_chapter_params[] = {
  [CAMPAIGN_CHAPTER_CAMPAIGN] = { .id = "campaign",
                                  .name = N_ ("Campaign"),
                                  .kind = TM_PARAM_CHOICE,
                                  .words = paper_campaign_words + CAMPAIGN_URBAN,
                                  .n_words = PAPER_N_CAMPAIGNS - CAMPAIGN_URBAN },
  [CAMPAIGN_CHAPTER_CHAPTER] = TM_NUMBER ("chapter", N_ ("Chapter"), 1, PAPER_N_CHAPTERS),
};

const TmParam paper_round_params[] = {
  [ROUND_ROUND] = A_ROUND,
  [ROUND_VANISHING] = VANISHING,
  [ROUND_PLAYERS]
  = TM_NUMBER_OR ("players", N_ ("Players"), 1, TM_MAX_SEATS, "2", .is_seat_count = TRUE),
};
