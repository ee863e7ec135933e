/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can happen, and what each move is told. Those that tell of cards are in dungeoneer-teach-moves.c. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

static const TmWord froms[] = {
  [FROM_HAND] = { "hand", N_ ("from the hand"), NULL },
  [FROM_LAIR] = { "lair", N_ ("from the lair"), NULL },
  [FROM_INVENTORY] = { "inventory", N_ ("from the inventory"), NULL },
  [FROM_BANES] = { "banes", N_ ("from the banes"), NULL },
};

static const TmWord peril_froms[] = {
  [FROM_HAND] = { "hand", N_ ("from the hand"), NULL },
  [FROM_LAIR] = { "lair", N_ ("from the lair"), NULL },
};

static const TmWord peril_kinds[] = {
  [PERIL_BANE] = { "bane", N_ ("a bane for this turn"), "ghost" },
  [PERIL_LASTING_BANE] = { "lasting-bane", N_ ("a bane that stays"), "ghost" },
  [PERIL_TRAP] = { "trap", TM_WORD ("dungeoneer card", "a trap"), "spikes" },
  [PERIL_MONSTER] = { "monster", TM_WORD ("dungeoneer card", "a monster"), "monster" },
};

static const TmWord solo_kinds[] = {
  [PERIL_BANE] = { "bane", N_ ("a bane for this turn"), "ghost" },
  [PERIL_LASTING_BANE] = { "lasting-bane", N_ ("a bane that stays"), "ghost" },
  [PERIL_TRAP] = { "trap", TM_WORD ("dungeoneer card", "a trap"), "spikes" },
  [PERIL_MONSTER] = { "monster", TM_WORD ("dungeoneer card", "a monster"), "monster" },
  [PERIL_WAITING_BANE]
  = { "waiting-bane", N_ ("a bane that waits for its monster or trap"), "hourglass" },
};

static const TmWord owners[] = {
  [OF_PERSONAL] = { "personal", TM_WORD ("dungeoneer quest", "personal"), NULL },
  [OF_COMMON] = { "common", TM_WORD ("dungeoneer quest", "common"), NULL },
};

static const TmWord glory_classes[] = {
  [CLASS_BOON] = { "boon", TM_WORD ("dungeoneer", "boon"), "star" },
  [CLASS_TREASURE] = { "treasure", TM_WORD ("dungeoneer", "treasure"), "chest" },
};

static const TmWord glory_durations[] = {
  [DURATION_INSTANT] = { "instant", TM_WORD ("dungeoneer", "instant"), NULL },
  [DURATION_PERMANENT] = { "permanent", TM_WORD ("dungeoneer", "permanent"), NULL },
  [DURATION_ATTACHMENT] = { "attachment", TM_WORD ("dungeoneer", "attachment"), NULL },
};

static const TmWord forms[] = {
  [STAT_MELEE] = { "melee", TM_WORD ("dungeoneer", "melee"), "sword" },
  [STAT_MAGIC] = { "magic", TM_WORD ("dungeoneer", "magic"), "crystal" },
  [STAT_SPEED] = { "speed", TM_WORD ("dungeoneer", "speed"), "boots" },
};

static const TmWord beds[] = {
  [BED_HAND] = { "hand", N_ ("into the hand"), "hand" },
  [BED_LAIR] = { "lair", N_ ("into the lair"), "gloom" },
  [BED_DISCARD] = { "discard", N_ ("onto the discard pile"), "sack" },
};

static const TmWord turns[] = {
  { "0", N_ ("upright"), NULL },
  { "90", N_ ("a quarter clockwise"), NULL },
  { "180", N_ ("upside down"), NULL },
  { "270", N_ ("a quarter counterclockwise"), NULL },
};

static const TmWord skip_reasons[] = {
  [SKIP_EMPTY] = { "empty", N_ ("no location is left"), NULL },
  [SKIP_NO_FIT] = { "no_fit", N_ ("the card fits nowhere"), NULL },
};

static const TmWord gives[] = {
  [GIVE_HAND] = { "hand", N_ ("a card from the hand"), "hand" },
  [GIVE_TREASURE] = { "treasure", N_ ("a treasure"), "chest" },
  [GIVE_LAIR] = { "lair", N_ ("a monster from the lair"), "gloom" },
  [GIVE_BOON] = { "boon", N_ ("a boon"), "star" },
  [GIVE_NONE] = { "none", TM_WORD ("dungeoneer", "nothing"), NULL },
};

static const TmWord decks[] = {
  [DECK_GLORY] = { "glory", TM_WORD ("dungeoneer deck", "glory"), "star" },
  [DECK_PERIL] = { "peril", TM_WORD ("dungeoneer deck", "peril"), "skull" },
};

static const TmWord solo_effects[] = {
  [SOLO_KEPT] = { "hand", N_ ("into the hand"), "hand" },
  [SOLO_PLAYED] = { "play", N_ ("played at once"), "play" },
  [SOLO_WAITS] = { "wait", N_ ("waits for its monster or trap"), "hourglass" },
};

#define A_SEAT TM_SEAT ("seat", TM_WORD ("dungeoneer", "Player"))
#define SEAT_OR(seat_id, seat_name) \
  { .id = (seat_id), .name = (seat_name), .kind = TM_PARAM_SEAT, .is_optional = TRUE }
#define NOBODY_OR(seat_id, seat_name, nobody) \
  { .id = (seat_id),                          \
    .name = (seat_name),                      \
    .kind = TM_PARAM_SEAT,                    \
    .is_optional = TRUE,                      \
    .none = (nobody) }
#define FIRST_SEAT                                                                        \
  {                                                                                       \
    .id = "first", .name = N_ ("Who begins"), .kind = TM_PARAM_SEAT, .is_optional = TRUE, \
    .draw                                                                                 \
        = { TM_DRAW_SEAT,                                                                 \
            NULL }                                                                        \
  }
#define CARD_OR(card_id, card_name, card_kind) \
  { .id = (card_id),                           \
    .name = (card_name),                       \
    .kind = TM_PARAM_FACE,                     \
    .piece = (card_kind),                      \
    .is_optional = TRUE }
#define DRAWN_OR(card_id, card_name, card_kind, card_zone)                             \
  {                                                                                    \
    .id = (card_id), .name = (card_name), .kind = TM_PARAM_FACE, .piece = (card_kind), \
    .is_optional = TRUE,                                                               \
    .draw                                                                              \
        = { TM_DRAW_ORDER,                                                             \
            card_zone }                                                                \
  }
#define DRAWN_LIST(list_id, list_name, card_kind, card_zone, most, secret) \
  { .id = (list_id),                                                       \
    .name = (list_name),                                                   \
    .kind = TM_PARAM_FACE,                                                 \
    .piece = (card_kind),                                                  \
    .is_optional = TRUE,                                                   \
    .is_list = TRUE,                                                       \
    .min_items = 0,                                                        \
    .max_items = (most),                                                   \
    .draw = { TM_DRAW_ORDER, card_zone },                                  \
    .is_secret = (secret) }
#define DIE(die_id, die_name) \
  { .id = (die_id),           \
    .name = (die_name),       \
    .kind = TM_PARAM_FACE,    \
    .piece = "d6",            \
    .draw = { TM_DRAW_FACES, "d6" } }
#define DIE_OR(die_id, die_name) \
  { .id = (die_id),              \
    .name = (die_name),          \
    .kind = TM_PARAM_FACE,       \
    .piece = "d6",               \
    .is_optional = TRUE,         \
    .draw = { TM_DRAW_FACES, "d6" } }
#define DICE_OR(dice_id, dice_name, most) \
  { .id = (dice_id),                      \
    .name = (dice_name),                  \
    .kind = TM_PARAM_FACE,                \
    .piece = "d6",                        \
    .is_list = TRUE,                      \
    .is_optional = TRUE,                  \
    .min_items = 0,                       \
    .max_items = (most),                  \
    .draw = { TM_DRAW_FACES, "d6" } }
#define NUMBER_OR(number_id, number_name, least, most) \
  { .id = (number_id),                                 \
    .name = (number_name),                             \
    .kind = TM_PARAM_NUMBER,                           \
    .min = (least),                                    \
    .max = (most),                                     \
    .is_optional = TRUE }
#define CHOICE_OR(choice_id, choice_name, its_words) \
  { .id = (choice_id),                               \
    .name = (choice_name),                           \
    .kind = TM_PARAM_CHOICE,                         \
    .words = (its_words),                            \
    .n_words = G_N_ELEMENTS (its_words),             \
    .is_optional = TRUE }
#define STAT_OR(stat_id) CHOICE_OR (stat_id, N_ ("What is tested"), dungeoneer_stat_words)
#define FORM_OR CHOICE_OR ("form", TM_WORD ("dungeoneer", "Form"), forms)
#define ADDED(mod_id, mod_name) TM_NUMBER_OR (mod_id, mod_name, -20, 20, "0")
#define ATTACK_MOD ADDED ("attack_mod", N_ ("Added to the attack"))
#define COUNTER_MOD ADDED ("counter_mod", N_ ("Added to the counter"))
#define TOKEN_OR TM_FLAG_OR ("token", N_ ("Take the escort away instead of a wound"), "no")
#define QUEST_OR CARD_OR ("quest", TM_WORD ("dungeoneer", "Quest"), "quest")
#define OF_OR CHOICE_OR ("of", N_ ("Whose quest"), owners)
#define ADVENTURE_OR CARD_OR ("card", TM_WORD ("dungeoneer", "Card"), "adventure")

static const TmParam first_player_params[] = {
  [ARG_FIRST_SEAT] = { .id = "seat",
                       .name = N_ ("Who begins"),
                       .kind = TM_PARAM_SEAT,
                       .draw = { TM_DRAW_SEAT, NULL } },
};

static const TmParam deal_hero_params[] = {
  [ARG_DEAL_HERO_SEAT] = A_SEAT,
  [ARG_DEAL_HERO_HERO] = DRAWN_OR ("hero", TM_WORD ("dungeoneer", "Hero"), "hero", "heroes"),
};

static const TmParam deal_quest_params[] = {
  [ARG_DEAL_QUEST_QUEST]
  = DRAWN_OR ("quest", TM_WORD ("dungeoneer", "Quest"), "quest", "quests_deck"),
  [ARG_DEAL_QUEST_TO] = TM_CHOICE ("to", N_ ("Whose quest"), owners),
  [ARG_DEAL_QUEST_SEAT] = SEAT_OR ("seat", TM_WORD ("dungeoneer", "Player")),
  [ARG_DEAL_QUEST_CATEGORY] = CHOICE_OR ("category", N_ ("Category"), dungeoneer_category_words),
};

static const TmParam deal_locations_params[] = {
  [ARG_BLANKS_FIRST] = FIRST_SEAT,
  [ARG_BLANKS_EXTRA] = { .id = "extra",
                         .name = N_ ("Who gets a card more"),
                         .kind = TM_PARAM_SEAT,
                         .is_optional = TRUE,
                         .draw = { TM_DRAW_SEAT, NULL } },
  [ARG_BLANKS_CARDS]
  = DRAWN_LIST ("cards", N_ ("Locations"), "location", "locations", DUNGEONEER_N_LOCATIONS, TRUE),
};

static const TmParam lay_tunnels_params[] = {
  [ARG_TUNNELS_CARDS] = DRAWN_LIST (
      "cards", N_ ("Tunnels north, east, south, west"), "location", "locations", 4, FALSE),
  [ARG_TUNNELS_TURNS] = { .id = "turns",
                          .name = N_ ("Upside down"),
                          .kind = TM_PARAM_NUMBER,
                          .min = 0,
                          .max = 1,
                          .is_list = TRUE,
                          .is_optional = TRUE,
                          .min_items = 0,
                          .max_items = 4,
                          .draw = { TM_DRAW_NUMBER, NULL } },
};

static const TmParam deal_hand_params[] = {
  [ARG_DEAL_HAND_SEAT] = A_SEAT,
  [ARG_DEAL_HAND_CARDS]
  = DRAWN_LIST ("cards", N_ ("Cards"), "adventure", "adventures", DUNGEONEER_HAND, TRUE),
};

static const TmParam begin_params[] = { [ARG_BEGIN_FIRST] = FIRST_SEAT };

static const TmParam play_peril_params[] = {
  [ARG_MISDEED_PAYER] = SEAT_OR ("payer", N_ ("Whose peril pays")),
  [ARG_MISDEED_COST] = NUMBER_OR ("cost", N_ ("Cost"), 0, 99),
  [ARG_MISDEED_CARD] = ADVENTURE_OR,
  [ARG_MISDEED_FROM] = TM_CHOICE_OR ("from", N_ ("From where"), peril_froms, "hand"),
  [ARG_MISDEED_TARGET] = NOBODY_OR ("target", N_ ("At whom"), N_ ("nobody")),
  [ARG_MISDEED_KIND] = CHOICE_OR ("kind", N_ ("What it is"), peril_kinds),
  [ARG_MISDEED_SEAT] = SEAT_OR ("seat", N_ ("Who plays it")),
};

static const TmParam play_glory_params[] = {
  [ARG_GLORY_COST] = NUMBER_OR ("cost", N_ ("Cost"), 0, 99),
  [ARG_GLORY_CARD] = ADVENTURE_OR,
  [ARG_GLORY_HOST] = CARD_OR ("host", N_ ("Attached to"), "adventure"),
  [ARG_GLORY_SEAT] = SEAT_OR ("seat", N_ ("Who plays it")),
  [ARG_GLORY_CLASS] = CHOICE_OR ("class", TM_WORD ("dungeoneer card", "Class"), glory_classes),
  [ARG_GLORY_DURATION] = CHOICE_OR ("duration", N_ ("How long it lasts"), glory_durations),
};

static const TmParam use_card_params[] = {
  [ARG_USE_SEAT] = A_SEAT,
  [ARG_USE_CARD] = ADVENTURE_OR,
  [ARG_USE_GLORY] = TM_NUMBER_OR ("glory", N_ ("Glory paid"), 0, 99, "0"),
  [ARG_USE_PERIL] = TM_NUMBER_OR ("peril", N_ ("Peril paid"), 0, 99, "0"),
  [ARG_USE_PAYER] = SEAT_OR ("payer", N_ ("Whose peril pays")),
  [ARG_USE_AP] = TM_NUMBER_OR ("ap", N_ ("Action points paid"), 0, 99, "0"),
};

static const TmParam discard_card_params[] = {
  [ARG_DISCARD_SEAT] = A_SEAT,
  [ARG_DISCARD_CARD] = ADVENTURE_OR,
  [ARG_DISCARD_FROM] = TM_CHOICE_OR ("from", N_ ("From where"), froms, "hand"),
  [ARG_DISCARD_FORCED] = TM_FLAG_OR ("forced", N_ ("A card forces it"), "no"),
};

static const TmParam battle_begin_params[] = {
  [ARG_BATTLE_ATTACKERS] = { .id = "attackers",
                             .name = N_ ("Attackers"),
                             .kind = TM_PARAM_FACE,
                             .piece = "adventure",
                             .is_list = TRUE,
                             .is_optional = TRUE,
                             .min_items = 0,
                             .max_items = DUNGEONEER_MAX_ATTACKERS },
  [ARG_BATTLE_SEAT] = SEAT_OR ("seat", N_ ("Attacking hero")),
  [ARG_BATTLE_TARGET] = SEAT_OR ("target", N_ ("At whom")),
  [ARG_BATTLE_QUEST] = CARD_OR ("quest", N_ ("Hunt quest"), "quest"),
  [ARG_BATTLE_FORMS] = { .id = "forms",
                         .name = N_ ("Form of each attack"),
                         .kind = TM_PARAM_CHOICE,
                         .words = forms,
                         .n_words = G_N_ELEMENTS (forms),
                         .is_list = TRUE,
                         .min_items = 1,
                         .max_items = DUNGEONEER_MAX_ATTACKERS },
};

static const TmParam battle_roll_params[] = {
  [ARG_ROLL_INDEX]
  = TM_NUMBER_OR ("index", N_ ("Which attack"), 0, DUNGEONEER_MAX_ATTACKERS - 1, "0"),
  [ARG_ROLL_ATTACK_DIE] = DIE ("attack_die", N_ ("Die of the attack")),
  [ARG_ROLL_COUNTER_DIE] = DIE ("counter_die", N_ ("Die of the counter")),
  [ARG_ROLL_ATTACK_MOD] = ATTACK_MOD,
  [ARG_ROLL_COUNTER_MOD] = COUNTER_MOD,
  [ARG_ROLL_EXTRA] = TM_NUMBER_OR ("extra", N_ ("More wounds by the effect of the hit"), 0, 9, "0"),
  [ARG_ROLL_TOKEN] = TOKEN_OR,
  [ARG_ROLL_WOUNDS]
  = TM_NUMBER_OR ("wounds", N_ ("Wounds by other effects of the monster"), 0, 9, "0"),
};

static const TmParam battle_challenge_params[] = {
  [ARG_CHALLENGE_SEAT] = SEAT_OR ("seat", N_ ("Who strikes back")),
  [ARG_CHALLENGE_TARGET]
  = TM_NUMBER_OR ("target", N_ ("Which attacker"), 0, DUNGEONEER_MAX_ATTACKERS - 1, "0"),
  [ARG_CHALLENGE_HERO] = SEAT_OR ("hero", N_ ("Hero in the same location instead")),
  [ARG_CHALLENGE_FORM] = TM_CHOICE ("form", TM_WORD ("dungeoneer", "Form"), forms),
  [ARG_CHALLENGE_ATTACK_DIE] = DIE ("attack_die", N_ ("Die of the attack")),
  [ARG_CHALLENGE_COUNTER_DIE] = DIE ("counter_die", N_ ("Die of the counter")),
  [ARG_CHALLENGE_ATTACK_MOD] = ATTACK_MOD,
  [ARG_CHALLENGE_COUNTER_MOD] = COUNTER_MOD,
  [ARG_CHALLENGE_TOKEN] = TOKEN_OR,
};

static const TmParam battle_lair_params[] = {
  [ARG_BED_CARD] = ADVENTURE_OR,
  [ARG_BED_TO] = TM_CHOICE ("to", N_ ("Where"), beds),
  [ARG_BED_INDEX] = NUMBER_OR ("index", N_ ("Which attack"), 0, DUNGEONEER_MAX_ATTACKERS - 1),
};

static const TmParam battle_reward_params[] = {
  [ARG_REWARD_TO] = NOBODY_OR ("to", N_ ("Who gets the peril"), N_ ("nobody")),
  [ARG_REWARD_AMOUNT] = NUMBER_OR ("amount", N_ ("How much"), 1, 99),
};

static const TmParam fight_params[] = {
  [ARG_FIGHT_CARD] = ADVENTURE_OR,
  [ARG_FIGHT_TARGET] = SEAT_OR ("target", N_ ("At whom")),
  [ARG_FIGHT_FORM] = TM_CHOICE ("form", TM_WORD ("dungeoneer", "Form"), forms),
  [ARG_FIGHT_ATTACK_DIE] = DIE ("attack_die", N_ ("Die of the attack")),
  [ARG_FIGHT_COUNTER_DIE] = DIE ("counter_die", N_ ("Die of the counter")),
  [ARG_FIGHT_PAYER] = SEAT_OR ("payer", N_ ("Whose peril pays")),
  [ARG_FIGHT_COST] = NUMBER_OR ("cost", N_ ("Cost"), 0, 99),
  [ARG_FIGHT_SEAT] = SEAT_OR ("seat", N_ ("Attacking hero")),
  [ARG_FIGHT_ATTACK_MOD] = ATTACK_MOD,
  [ARG_FIGHT_COUNTER_MOD] = COUNTER_MOD,
};

static const TmParam draw_location_params[] = {
  [ARG_DRAW_CARD] = DRAWN_OR ("card", TM_WORD ("dungeoneer", "Location"), "location", "locations"),
  [ARG_DRAW_PAY] = TM_FLAG_OR ("pay", N_ ("For an action point"), "no"),
};

static const TmParam place_location_params[] = {
  [ARG_LAY_CELL] = TM_CELL ("cell", N_ ("Place on the map"), "map"),
  [ARG_LAY_CARD] = CARD_OR ("card", TM_WORD ("dungeoneer", "Location"), "location"),
  [ARG_LAY_EXITS] = TM_SKETCH ("exits", N_ ("Exits"), &dungeoneer_card_sketch, .is_optional = TRUE),
  [ARG_LAY_TURN] = TM_CHOICE_OR ("turn", N_ ("Turned"), turns, "0"),
  [ARG_LAY_PAY] = TM_FLAG_OR ("pay", N_ ("For an action point"), "no"),
  [ARG_LAY_PERIL] = NUMBER_OR ("peril", TM_WORD ("dungeoneer", "Peril"), 0, 99),
  [ARG_LAY_GLORY] = NUMBER_OR ("glory", TM_WORD ("dungeoneer", "Glory"), 0, 99),
};

static const TmParam location_skip_params[]
    = { [ARG_SKIP_REASON] = TM_CHOICE ("reason", N_ ("Why"), skip_reasons) };

static const TmParam move_params[] = {
  [ARG_GO_DIR] = TM_CHOICE ("dir", N_ ("Where to"), dungeoneer_side_words),
  [ARG_GO_DIE] = DIE_OR ("die", N_ ("Die")),
  [ARG_GO_GO_ON] = TM_FLAG_OR ("go_on", N_ ("Spend another point if the lock holds"), "yes"),
  [ARG_GO_NEED] = NUMBER_OR ("need", N_ ("Number on the exit"), 1, 30),
  [ARG_GO_STAT] = STAT_OR ("stat"),
};

static const TmParam enter_params[] = {
  [ARG_ENTER_PERIL] = TM_NUMBER ("peril", TM_WORD ("dungeoneer", "Peril"), 0, 99),
  [ARG_ENTER_GLORY] = TM_NUMBER ("glory", TM_WORD ("dungeoneer", "Glory"), 0, 99),
  [ARG_ENTER_NEW] = TM_FLAG_OR ("new", N_ ("Not visited in this turn"), "yes"),
};

static const TmParam warp_params[] = {
  [ARG_WARP_SEAT] = A_SEAT,
  [ARG_WARP_CELL] = TM_CELL_OR ("cell", N_ ("Place on the map"), "map", NULL),
};

static const TmParam shift_params[] = {
  [ARG_SHIFT_FROM] = { .id = "from",
                       .name = N_ ("From"),
                       .kind = TM_PARAM_CELL,
                       .piece = "map",
                       .is_list = TRUE,
                       .min_items = 1,
                       .max_items = DUNGEONEER_N_LOCATIONS },
  [ARG_SHIFT_TO] = { .id = "to",
                     .name = N_ ("To"),
                     .kind = TM_PARAM_CELL,
                     .piece = "map",
                     .is_list = TRUE,
                     .min_items = 1,
                     .max_items = DUNGEONEER_N_LOCATIONS },
};

static const TmParam hazard_params[] = {
  [ARG_HAZARDS_DIE] = DIE_OR ("die", N_ ("Die")),
  [ARG_HAZARDS_DODGE] = TM_FLAG_OR ("dodge", N_ ("Dodge for an action point"), "no"),
  [ARG_HAZARDS_NEED] = NUMBER_OR ("need", N_ ("Number of the hazard"), 1, 30),
  [ARG_HAZARDS_STAT] = STAT_OR ("stat"),
};

static const TmParam threat_params[] = {
  [ARG_THREAT_SEATS] = { .id = "seats",
                         .name = N_ ("Who has to pass"),
                         .kind = TM_PARAM_SEAT,
                         .is_list = TRUE,
                         .is_unordered = TRUE,
                         .min_items = 1,
                         .max_items = DUNGEONEER_MAX_SEATS },
  [ARG_THREAT_NEED] = TM_NUMBER ("need", N_ ("Number to reach"), 1, 30),
  [ARG_THREAT_STATS] = { .id = "stats",
                         .name = N_ ("What is tested"),
                         .kind = TM_PARAM_CHOICE,
                         .words = dungeoneer_stat_words,
                         .n_words = DUNGEONEER_N_STATS,
                         .is_list = TRUE,
                         .min_items = 1,
                         .max_items = DUNGEONEER_MAX_SEATS },
  [ARG_THREAT_DICE] = { .id = "dice",
                        .name = N_ ("Dice"),
                        .kind = TM_PARAM_FACE,
                        .piece = "d6",
                        .is_list = TRUE,
                        .min_items = 1,
                        .max_items = DUNGEONEER_MAX_SEATS,
                        .draw = { TM_DRAW_FACES, "d6" } },
  [ARG_THREAT_WOUNDS] = TM_NUMBER_OR ("wounds", N_ ("Wounds for those who fail"), 0, 9, "1"),
  [ARG_THREAT_CARD] = ADVENTURE_OR,
};

static const TmParam quest_try_params[] = {
  [ARG_TRY_QUEST] = QUEST_OR,
  [ARG_TRY_DICE] = DICE_OR ("dice", N_ ("Dice"), 4),
  [ARG_TRY_PASSED]
  = { .id = "passed", .name = N_ ("Passed"), .kind = TM_PARAM_FLAG, .is_optional = TRUE },
  [ARG_TRY_NEED] = NUMBER_OR ("need", N_ ("Number to reach"), 1, 30),
  [ARG_TRY_STAT] = STAT_OR ("stat"),
  [ARG_TRY_OF] = OF_OR,
  [ARG_TRY_CATEGORY] = CHOICE_OR ("category", N_ ("Category"), dungeoneer_category_words),
};

static const TmParam search_params[] = {
  [ARG_SEARCH_QUEST] = QUEST_OR,
  [ARG_SEARCH_DIE] = DIE ("die", N_ ("Die")),
  [ARG_SEARCH_COST] = TM_NUMBER_OR ("cost", N_ ("Action points paid"), 0, 9, "1"),
  [ARG_SEARCH_NEED] = NUMBER_OR ("need", N_ ("Number to reach"), 1, 30),
  [ARG_SEARCH_OF] = OF_OR,
};

static const TmParam quest_done_params[] = {
  [ARG_DONE_QUEST] = QUEST_OR,
  [ARG_DONE_DRAWN] = DRAWN_OR ("drawn", N_ ("New common quest"), "quest", "quests_deck"),
  [ARG_DONE_LEVELS] = NUMBER_OR ("levels", N_ ("Levels as a reward"), 0, 4),
  [ARG_DONE_GLORY] = NUMBER_OR ("glory", N_ ("Glory as a reward"), 0, 99),
  [ARG_DONE_RESTORE] = NUMBER_OR ("restore", N_ ("Health restored"), 0, 99),
  [ARG_DONE_OF] = OF_OR,
};

static const TmParam escort_params[] = {
  [ARG_ESCORTS_ACTION] = TM_CHOICE ("action", N_ ("What is done"), dungeoneer_escort_act_words),
  [ARG_ESCORTS_QUEST] = QUEST_OR,
  [ARG_ESCORTS_SEAT] = SEAT_OR ("seat", TM_WORD ("dungeoneer", "Player")),
  [ARG_ESCORTS_DRAWN] = DRAWN_OR ("drawn", N_ ("New common quest"), "quest", "quests_deck"),
  [ARG_ESCORTS_OF] = OF_OR,
};

static const TmParam stand_up_params[] = {
  [ARG_STAND_SEAT] = A_SEAT,
  [ARG_STAND_PASSED] = TM_FLAG_OR ("passed", N_ ("A check that a card asks for was passed"), "yes"),
};

static const TmParam fall_params[] = {
  [ARG_FALL_SEAT] = A_SEAT,
  [ARG_FALL_CAUSE]
  = { .id = "cause", .name = N_ ("Why"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
};

static const TmParam fall_for_ap_params[] = { [ARG_LIE_SEAT] = A_SEAT };

static const TmParam wound_params[] = {
  [ARG_WOUND_SEAT] = SEAT_OR ("seat", TM_WORD ("dungeoneer", "Player")),
  [ARG_WOUND_CARD] = CARD_OR ("card", TM_WORD ("dungeoneer card", "Monster"), "adventure"),
  [ARG_WOUND_AMOUNT] = TM_NUMBER_OR ("amount", TM_WORD ("dungeoneer", "Wounds"), 1, 99, "1"),
};

static const TmParam heal_params[] = {
  [ARG_HEAL_SEAT] = SEAT_OR ("seat", TM_WORD ("dungeoneer", "Player")),
  [ARG_HEAL_CARD] = CARD_OR ("card", TM_WORD ("dungeoneer card", "Monster"), "adventure"),
  [ARG_HEAL_AMOUNT] = TM_NUMBER_OR ("amount", N_ ("Health restored"), 1, 99, "1"),
};

static const TmParam points_params[] = {
  [ARG_POINTS_SEAT] = A_SEAT,
  [ARG_POINTS_GLORY] = TM_NUMBER_OR ("glory", TM_WORD ("dungeoneer", "Glory"), -99, 99, "0"),
  [ARG_POINTS_PERIL] = TM_NUMBER_OR ("peril", TM_WORD ("dungeoneer", "Peril"), -99, 99, "0"),
};

static const TmParam stat_params[] = {
  [ARG_STATS_SEAT] = A_SEAT,
  [ARG_STATS_STAT] = TM_CHOICE ("stat", N_ ("Which one"), forms),
  [ARG_STATS_DELTA] = TM_NUMBER ("delta", N_ ("By how much"), -9, 9),
  [ARG_STATS_LASTING] = TM_FLAG_OR ("lasting", N_ ("Beyond this turn"), "no"),
};

static const TmParam level_params[] = {
  [ARG_LEVELS_SEAT] = A_SEAT,
  [ARG_LEVELS_DELTA] = TM_NUMBER ("delta", N_ ("By how much"), -3, 3),
};

static const TmParam end_turn_params[] = {
  [ARG_END_DISCARD] = TM_CHOICE_OR ("discard", N_ ("Discarded"), gives, "none"),
  [ARG_END_CARD] = ADVENTURE_OR,
  [ARG_END_SAVE] = TM_FLAG_OR ("save", N_ ("Keep an action point"), "no"),
  [ARG_END_CARDS] = DRAWN_LIST (
      "cards", N_ ("Cards drawn"), "adventure", "adventures", DUNGEONEER_N_ADVENTURES, TRUE),
  [ARG_END_DRAWN]
  = NUMBER_OR ("drawn", N_ ("How many cards are drawn"), 0, DUNGEONEER_N_ADVENTURES),
};

static const TmParam defeat_params[] = { [ARG_DEFEAT_SEAT] = A_SEAT };

static const TmParam resurrect_params[] = {
  [ARG_REVIVE_SEAT] = A_SEAT,
  [ARG_REVIVE_HERO] = DRAWN_OR ("hero", TM_WORD ("dungeoneer", "Hero"), "hero", "heroes"),
  [ARG_REVIVE_CELL] = TM_CELL_OR ("cell", N_ ("Entrance"), "map", NULL),
  [ARG_REVIVE_CARDS]
  = DRAWN_LIST ("cards", N_ ("Cards drawn"), "adventure", "adventures", DUNGEONEER_HAND, TRUE),
};

static const TmParam solo_peril_params[] = {
  [ARG_SOLO_PERIL_DICE] = { .id = "dice",
                            .name = N_ ("Dice"),
                            .kind = TM_PARAM_FACE,
                            .piece = "d6",
                            .is_list = TRUE,
                            .min_items = 1,
                            .max_items = 99,
                            .draw = { TM_DRAW_FACES, "d6" } },
};

static const TmParam solo_card_params[] = {
  [ARG_SOLO_CARD_DECK] = TM_CHOICE ("deck", N_ ("Deck"), decks),
  [ARG_SOLO_CARD_CARD]
  = DRAWN_OR ("card", TM_WORD ("dungeoneer", "Card"), "adventure", "adventures"),
  [ARG_SOLO_CARD_EFFECT] = CHOICE_OR ("effect", N_ ("What becomes of it"), solo_effects),
  [ARG_SOLO_CARD_KIND] = CHOICE_OR ("kind", N_ ("What it is"), solo_kinds),
};

static const TmParam finish_params[] = {
  [ARG_FINISH_WINNERS] = TM_SEATS_OR ("winners", N_ ("Winners"), 0, DUNGEONEER_MAX_SEATS, ""),
};

const TmMoveSpec dungeoneer_moves[N_MOVES] = {
  [MOVE_FIRST_PLAYER] = TM_MOVE ("first-player",
                                 N_ ("Who begins"),
                                 "first",
                                 first_player_params,
                                 dungeoneer_resolve_first_player),
  [MOVE_DEAL_HERO] = TM_MOVE (
      "deal-hero", N_ ("Give a hero"), "champion", deal_hero_params, dungeoneer_resolve_deal_hero),
  [MOVE_DEAL_QUEST] = TM_MOVE ("deal-quest",
                               N_ ("Deal a quest"),
                               "scroll",
                               deal_quest_params,
                               dungeoneer_resolve_deal_quest),
  [MOVE_DEAL_LOCATIONS] = TM_MOVE ("deal-locations",
                                   N_ ("Deal the locations"),
                                   "map",
                                   deal_locations_params,
                                   dungeoneer_resolve_deal_locations),
  [MOVE_LAY_TUNNELS] = TM_MOVE ("lay-tunnels",
                                N_ ("Lay the four tunnels"),
                                "tunnel",
                                lay_tunnels_params,
                                dungeoneer_resolve_lay_tunnels),
  [MOVE_DEAL_HAND] = TM_MOVE (
      "deal-hand", N_ ("Deal a hand"), "hand", deal_hand_params, dungeoneer_resolve_deal_hand),
  [MOVE_BEGIN] = TM_MOVE ("begin",
                          TM_WORD ("dungeoneer move", "Begin play"),
                          "play",
                          begin_params,
                          dungeoneer_resolve_begin),
  [MOVE_START_TURN]
  = TM_BARE_MOVE ("start-turn", N_ ("Start the turn"), "hourglass", dungeoneer_resolve_start_turn),
  [MOVE_NEXT_PHASE]
  = TM_BARE_MOVE ("next-phase", N_ ("Next phase"), "skip", dungeoneer_resolve_next_phase),
  [MOVE_PLAY_PERIL] = TM_MOVE ("play-peril",
                               N_ ("Play a peril card"),
                               "skull",
                               play_peril_params,
                               dungeoneer_resolve_play_peril),
  [MOVE_PLAY_GLORY] = TM_MOVE ("play-glory",
                               N_ ("Play a glory card"),
                               "star",
                               play_glory_params,
                               dungeoneer_resolve_play_glory),
  [MOVE_USE_CARD] = TM_MOVE ("use-card",
                             N_ ("Use a card or an ability"),
                             "skill",
                             use_card_params,
                             dungeoneer_resolve_use_card),
  [MOVE_DISCARD_CARD] = TM_MOVE ("discard-card",
                                 TM_WORD ("dungeoneer move", "Discard a card"),
                                 "sack",
                                 discard_card_params,
                                 dungeoneer_resolve_discard_card),
  [MOVE_BATTLE_BEGIN] = TM_MOVE ("battle-begin",
                                 N_ ("Begin a battle"),
                                 "sword",
                                 battle_begin_params,
                                 dungeoneer_resolve_battle_begin),
  [MOVE_BATTLE_ROLL] = TM_MOVE ("battle-roll",
                                N_ ("Attack and counter"),
                                "die",
                                battle_roll_params,
                                dungeoneer_resolve_battle_roll),
  [MOVE_BATTLE_CHALLENGE] = TM_MOVE ("battle-challenge",
                                     TM_WORD ("dungeoneer move", "Challenge"),
                                     "sword",
                                     battle_challenge_params,
                                     dungeoneer_resolve_battle_challenge),
  [MOVE_BATTLE_LAIR] = TM_MOVE ("battle-lair",
                                N_ ("Where a monster goes"),
                                "gloom",
                                battle_lair_params,
                                dungeoneer_resolve_battle_lair),
  [MOVE_BATTLE_REWARD] = TM_MOVE ("battle-reward",
                                  N_ ("Hand out the reward"),
                                  "skull",
                                  battle_reward_params,
                                  dungeoneer_resolve_battle_reward),
  [MOVE_BATTLE_END]
  = TM_BARE_MOVE ("battle-end", N_ ("End the battle"), "shield", dungeoneer_resolve_battle_end),
  [MOVE_FIGHT]
  = TM_MOVE ("fight", N_ ("A fight in one go"), "monster", fight_params, dungeoneer_resolve_fight),
  [MOVE_DRAW_LOCATION] = TM_MOVE ("draw-location",
                                  TM_WORD ("dungeoneer move", "Draw a location"),
                                  "map",
                                  draw_location_params,
                                  dungeoneer_resolve_draw_location),
  [MOVE_PLACE_LOCATION] = TM_MOVE ("place-location",
                                   N_ ("Lay a location"),
                                   "map",
                                   place_location_params,
                                   dungeoneer_resolve_place_location),
  [MOVE_LOCATION_SKIP] = TM_MOVE ("location-skip",
                                  N_ ("No location is laid"),
                                  "skip",
                                  location_skip_params,
                                  dungeoneer_resolve_location_skip),
  [MOVE_MOVE] = TM_MOVE (
      "move", TM_WORD ("dungeoneer move", "Move"), "boots", move_params, dungeoneer_resolve_move),
  [MOVE_ENTER]
  = TM_MOVE ("enter", N_ ("Enter a location"), "boots", enter_params, dungeoneer_resolve_enter),
  [MOVE_WARP] = TM_MOVE (
      "warp", TM_WORD ("dungeoneer move", "Warp"), "portal", warp_params, dungeoneer_resolve_warp),
  [MOVE_SHIFT]
  = TM_MOVE ("shift", N_ ("Shift locations"), "map", shift_params, dungeoneer_resolve_shift),
  [MOVE_HAZARD] = TM_MOVE (
      "hazard", N_ ("Settle the hazard"), "spikes", hazard_params, dungeoneer_resolve_hazard),
  [MOVE_THREAT]
  = TM_MOVE ("threat", N_ ("Pass a threat"), "spikes", threat_params, dungeoneer_resolve_threat),
  [MOVE_QUEST_TRY] = TM_MOVE (
      "quest-try", N_ ("Try a quest"), "scroll", quest_try_params, dungeoneer_resolve_quest_try),
  [MOVE_SEARCH] = TM_MOVE ("search",
                           TM_WORD ("dungeoneer move", "Search"),
                           "find",
                           search_params,
                           dungeoneer_resolve_search),
  [MOVE_QUEST_DONE] = TM_MOVE ("quest-done",
                               N_ ("Finish a quest"),
                               "scroll",
                               quest_done_params,
                               dungeoneer_resolve_quest_done),
  [MOVE_ESCORT] = TM_MOVE ("escort",
                           TM_WORD ("dungeoneer move", "Escort"),
                           "pawn",
                           escort_params,
                           dungeoneer_resolve_escort),
  [MOVE_STAND_UP]
  = TM_MOVE ("stand-up", N_ ("Stand up"), "passage", stand_up_params, dungeoneer_resolve_stand_up),
  [MOVE_FALL] = TM_MOVE (
      "fall", TM_WORD ("dungeoneer move", "Fall"), "pit", fall_params, dungeoneer_resolve_fall),
  [MOVE_FALL_FOR_AP] = TM_MOVE ("fall-for-ap",
                                N_ ("Lie down for a point"),
                                "boots",
                                fall_for_ap_params,
                                dungeoneer_resolve_fall_for_ap),
  [MOVE_WOUND] = TM_MOVE ("wound",
                          TM_WORD ("dungeoneer move", "Wound"),
                          "wound",
                          wound_params,
                          dungeoneer_resolve_wound),
  [MOVE_HEAL]
  = TM_MOVE ("heal", N_ ("Restore health"), "heart", heal_params, dungeoneer_resolve_heal),
  [MOVE_POINTS] = TM_MOVE (
      "points", N_ ("Change glory and peril"), "star", points_params, dungeoneer_resolve_points),
  [MOVE_STAT]
  = TM_MOVE ("stat", N_ ("Change a stat"), "skill", stat_params, dungeoneer_resolve_stat),
  [MOVE_LEVEL]
  = TM_MOVE ("level", N_ ("Change the level"), "level", level_params, dungeoneer_resolve_level),
  [MOVE_END_TURN]
  = TM_MOVE ("end-turn", N_ ("End the turn"), "skip", end_turn_params, dungeoneer_resolve_end_turn),
  [MOVE_DEFEAT]
  = TM_MOVE ("defeat", N_ ("A hero is beaten"), "skull", defeat_params, dungeoneer_resolve_defeat),
  [MOVE_RESURRECT] = TM_MOVE (
      "resurrect", N_ ("A new hero"), "heart", resurrect_params, dungeoneer_resolve_resurrect),
  [MOVE_SOLO_PERIL] = TM_MOVE ("solo-peril",
                               N_ ("Roll the peril dice"),
                               "die",
                               solo_peril_params,
                               dungeoneer_resolve_solo_peril),
  [MOVE_SOLO_CARD] = TM_MOVE ("solo-card",
                              TM_WORD ("dungeoneer move", "Draw a card"),
                              "sack",
                              solo_card_params,
                              dungeoneer_resolve_solo_card),
  [MOVE_FINISH]
  = TM_MOVE ("finish", N_ ("End the match"), "exit", finish_params, dungeoneer_resolve_finish),
  [MOVE_TEACH_HERO] = { .id = "teach-hero",
                        .name = N_ ("Tell of a hero"),
                        .symbol = "book",
                        .params = dungeoneer_teach_hero_params,
                        .n_params = DUNGEONEER_N_TEACH_HERO_PARAMS,
                        .resolve = dungeoneer_resolve_teach_hero,
                        .teaches = TRUE },
  [MOVE_TEACH_LOCATION] = { .id = "teach-location",
                            .name = N_ ("Tell of a location"),
                            .symbol = "book",
                            .params = dungeoneer_teach_location_params,
                            .n_params = DUNGEONEER_N_TEACH_LOCATION_PARAMS,
                            .resolve = dungeoneer_resolve_teach_location,
                            .teaches = TRUE },
  [MOVE_TEACH_QUEST] = { .id = "teach-quest",
                         .name = N_ ("Tell of a quest"),
                         .symbol = "book",
                         .params = dungeoneer_teach_quest_params,
                         .n_params = DUNGEONEER_N_TEACH_QUEST_PARAMS,
                         .resolve = dungeoneer_resolve_teach_quest,
                         .teaches = TRUE },
  [MOVE_TEACH_ADVENTURE] = { .id = "teach-adventure",
                             .name = N_ ("Tell of an adventure card"),
                             .symbol = "book",
                             .params = dungeoneer_teach_adventure_params,
                             .n_params = DUNGEONEER_N_TEACH_ADVENTURE_PARAMS,
                             .resolve = dungeoneer_resolve_teach_adventure,
                             .teaches = TRUE },
};
