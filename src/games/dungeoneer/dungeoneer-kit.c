/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies in the box, R «Состав игры», p. 2. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-cards.h"
#include "tm-text.h"

#define TABLE(counter_id, counter_name, least, most, start, symbol, role, is_shown) \
  { (counter_id), (counter_name), TM_SHARED, (least),    (most),                    \
    (start),      (symbol),       (role),    (is_shown), TRUE }
#define WORKING(counter_id, counter_name, least, most)           \
  { (counter_id), (counter_name), TM_SHARED,    (least), (most), \
    (least),      NULL,           TM_ROLE_NONE, FALSE,   TRUE }
#define SEAT(counter_id, counter_name, most, start, symbol, role, high_is_good) \
  { (counter_id), (counter_name), TM_EACH_SEAT, 0,    (most),                   \
    (start),      (symbol),       (role),       TRUE, (high_is_good) }
#define HIDDEN(counter_id, counter_name, most) \
  { (counter_id), (counter_name), TM_EACH_SEAT, 0, (most), 0, NULL, TM_ROLE_NONE, FALSE, TRUE }
#define MODIFIER(counter_id, counter_name) \
  { (counter_id), (counter_name), TM_EACH_SEAT, -20, 20, 0, NULL, TM_ROLE_NONE, FALSE, TRUE }

static const TmCounterSpec counters[] = {
  [COUNTER_ROUND]
  = TABLE ("round", TM_WORD ("dungeoneer", "Round"), 1, 9999, 1, "hourglass", TM_ROLE_STONE, TRUE),
  [COUNTER_QUEST_DONE] = WORKING ("quest_done", N_ ("A quest was finished in this turn"), 0, 1),
  [COUNTER_BATTLE_KIND] = WORKING ("battle_kind", N_ ("Kind of battle"), 0, 4),
  [COUNTER_BATTLE_STEP] = WORKING ("battle_step", N_ ("Step of the battle"), 0, 8),
  [COUNTER_TRACKING]
  = TABLE ("tracking", N_ ("Tracking tokens in the box"), 0, 8, 8, "pawn", TM_ROLE_NONE, FALSE),
  [COUNTER_FIRST_SEAT] = { "first_seat", N_ ("First player"), TM_SHARED, 0, DUNGEONEER_MAX_SEATS, 0,
                           NULL, TM_ROLE_NONE, FALSE, TRUE, TRUE },
  [COUNTER_LAID] = WORKING ("laid", N_ ("Locations laid in this phase"), 0, 22),
  [COUNTER_PERIL_DICE] = WORKING ("peril_dice", N_ ("Peril dice to roll"), 0, 99),
  [COUNTER_PERIL_CARDS] = WORKING ("peril_cards", N_ ("Peril cards to draw"), 0, 99),
  [COUNTER_PERIL_LIMIT] = WORKING ("peril_limit", N_ ("Peril of the location"), 0, 99),
  [COUNTER_CARDS_OWED] = WORKING ("cards_owed", N_ ("Cards to draw"), 0, 99),
  [COUNTER_HAZARD] = WORKING ("hazard", N_ ("Location whose hazard waits"), 0, 22),
  [COUNTER_REWARD] = WORKING ("reward", N_ ("Peril to hand out"), 0, 99),
  [COUNTER_PASSED] = WORKING ("passed", N_ ("Quest that was passed"), 0, 999),
  [COUNTER_WINNER] = WORKING ("winner", N_ ("Winner"), 0, WON_BY_NOBODY),
  [COUNTER_END_REASON] = WORKING ("end_reason", N_ ("How it ended"), 0, DUNGEONEER_N_ENDS - 1),
  [COUNTER_DRAWN_PAID] = WORKING ("drawn_paid", N_ ("The location drawn is paid for"), 0, 1),
  [COUNTER_ENCOUNTERED] = WORKING ("encountered", N_ ("The encounters were fought"), 0, 1),
  [COUNTER_ENDED] = WORKING ("ended", N_ ("The turn is ended"), 0, 1),
  [COUNTER_GLORY]
  = SEAT ("glory", TM_WORD ("dungeoneer", "Glory"), 999, 0, "star", TM_ROLE_TREASURE, TRUE),
  [COUNTER_PERIL]
  = SEAT ("peril", TM_WORD ("dungeoneer", "Peril"), 999, 0, "skull", TM_ROLE_WOUND, FALSE),
  [COUNTER_HEALTH]
  = SEAT ("health", TM_WORD ("dungeoneer counter", "Health"), 99, 6, "heart", TM_ROLE_LIFE, TRUE),
  [COUNTER_LEVEL] = { "level", TM_WORD ("dungeoneer counter", "Level"), TM_EACH_SEAT, 1, 4, 1,
                      "level", TM_ROLE_NONE, TRUE, TRUE },
  [COUNTER_AP] = SEAT ("ap", N_ ("Action points"), 99, 0, "boots", TM_ROLE_MAGIC, TRUE),
  [COUNTER_SAVED_AP] = SEAT ("saved_ap", N_ ("Point kept"), 1, 0, "boots", TM_ROLE_MAGIC, TRUE),
  [COUNTER_FALL_AP] = HIDDEN ("fall_ap", N_ ("Point for lying down"), 1),
  [COUNTER_FALLEN] = HIDDEN ("fallen", N_ ("Has fallen"), 1),
  [COUNTER_QUESTS] = SEAT ("quests", N_ ("Quests finished"), 14, 0, "scroll", TM_ROLE_VAULT, TRUE),
  [COUNTER_HAND] = SEAT ("hand", N_ ("Cards in hand"), 99, 0, "hand", TM_ROLE_NONE, TRUE),
  [COUNTER_MOVED] = HIDDEN ("moved", N_ ("Has moved in this turn"), 1),
  [COUNTER_ATTACKED] = HIDDEN ("attacked", N_ ("Has attacked in this turn"), 1),
  [COUNTER_TRIES] = HIDDEN ("tries", N_ ("Attempts at quests in this turn"), 99),
  [COUNTER_MELEE_MOD] = MODIFIER ("melee_mod", N_ ("Added to melee")),
  [COUNTER_MAGIC_MOD] = MODIFIER ("magic_mod", N_ ("Added to magic")),
  [COUNTER_SPEED_MOD] = MODIFIER ("speed_mod", N_ ("Added to speed")),
  [COUNTER_MELEE_MOD_TURN] = MODIFIER ("melee_mod_turn", N_ ("Added to melee in this turn")),
  [COUNTER_MAGIC_MOD_TURN] = MODIFIER ("magic_mod_turn", N_ ("Added to magic in this turn")),
  [COUNTER_SPEED_MOD_TURN] = MODIFIER ("speed_mod_turn", N_ ("Added to speed in this turn")),
  [COUNTER_MAX_HEALTH] = { "max_health", N_ ("Printed health"), TM_EACH_SEAT, 0, 99, 6, "heart",
                           TM_ROLE_LIFE, FALSE, TRUE },
  [COUNTER_BOON_LIMIT] = { "boon_limit", N_ ("Limit of boons"), TM_EACH_SEAT, 0, 99, 99, NULL,
                           TM_ROLE_NONE, FALSE, TRUE },
  [COUNTER_TREASURE_LIMIT] = { "treasure_limit", N_ ("Limit of treasures"), TM_EACH_SEAT, 0, 99, 99,
                               NULL, TM_ROLE_NONE, FALSE, TRUE },
  [COUNTER_ALIVE]
  = { "alive", N_ ("Still in the game"), TM_EACH_SEAT, 0, 1, 1, NULL, TM_ROLE_NONE, FALSE, TRUE },
  [COUNTER_AT] = HIDDEN ("at", N_ ("Location of the hero"), DUNGEONEER_SPAN *DUNGEONEER_SPAN),
  [COUNTER_FALL_USED] = HIDDEN ("fall_used", N_ ("Has lain down for a point"), 1),
  [COUNTER_ABILITY_USED] = HIDDEN ("ability_used", N_ ("Has used the ability"), 1),
  [COUNTER_MONSTERS_BEATEN] = HIDDEN ("monsters_beaten", N_ ("Monsters beaten"), 999),
  [COUNTER_HEROES_BEATEN] = HIDDEN ("heroes_beaten", N_ ("Heroes beaten"), 99),
  [COUNTER_WOUNDS_DEALT] = HIDDEN ("wounds_dealt", N_ ("Wounds dealt"), 999),
  [COUNTER_WOUNDS_TAKEN] = HIDDEN ("wounds_taken", TM_WORD ("dungeoneer", "Wounds taken"), 999),
  [COUNTER_OUT_ROUND] = HIDDEN ("out_round", N_ ("Out in round"), 9999),
  [COUNTER_CATEGORIES]
  = HIDDEN ("categories", N_ ("Categories of the quests"), (1 << DUNGEONEER_N_CATEGORIES) - 1),
  [COUNTER_STOLEN] = HIDDEN ("stolen", N_ ("Won with an escort taken away"), 1),
  [COUNTER_BEST_PERIL] = HIDDEN ("best_peril", N_ ("Most peril"), 999),
};

G_STATIC_ASSERT (G_N_ELEMENTS (counters) == N_COUNTERS);

static const TmZoneSpec zones[] = {
  [ZONE_LOCATIONS] = { "locations", N_ ("Location deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_ADVENTURES] = { "adventures", N_ ("Adventure deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_QUESTS] = { "quests_deck", N_ ("Quest deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_DISCARD] = { "discard", N_ ("Adventure cards discarded"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MAP] = { "map", TM_WORD ("dungeoneer", "Map"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_COMMON] = { "common", N_ ("Common quests"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_BATTLE] = { "battle", TM_WORD ("dungeoneer", "Battle"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_REMOVED]
  = { "removed", TM_WORD ("dungeoneer", "Out of the game"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_HEROES] = { "heroes", N_ ("Heroes in the box"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_GLORY_DECK] = { "glory_deck", N_ ("Glory deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_GLORY_DISCARD]
  = { "glory_discard", N_ ("Glory cards discarded"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_PERIL_DECK] = { "peril_deck", N_ ("Peril deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_PERIL_DISCARD]
  = { "peril_discard", N_ ("Peril cards discarded"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_DICE] = { "dice", N_ ("Dice"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_DRAWN] = { "drawn", N_ ("Location drawn"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_HAND] = { "hand", TM_WORD ("dungeoneer", "Hand"), TM_EACH_SEAT, TM_SIGHT_OWNER },
  [ZONE_INVENTORY] = { "inventory", N_ ("Inventory"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_LAIR] = { "lair", TM_WORD ("dungeoneer", "Lair"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_BANES] = { "banes", N_ ("Banes"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_PERSONAL] = { "personal", N_ ("Personal quests"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_DONE] = { "done", N_ ("Finished quests"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_HERO] = { "hero", TM_WORD ("dungeoneer", "Hero"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_BLANKS] = { "blanks", N_ ("Locations to lay"), TM_EACH_SEAT, TM_SIGHT_OWNER },
};

G_STATIC_ASSERT (G_N_ELEMENTS (zones) == N_ZONES);

const TmWord dungeoneer_hero_words[N_HERO_FACES] = {
  [HERO_RODERICK] = { "roderick", N_ ("Roderick Talus"), "fighter" },
  [HERO_KRON] = { "kron", N_ ("Kron the Ripper"), "dwarf" },
  [HERO_SORCERESS] = { "sorceress", N_ ("the elf sorceress"), "mage" },
  [HERO_THIEF] = { "thief", N_ ("the thief"), "thief" },
  [HERO_NECROMANCER] = { "necromancer", N_ ("the necromancer"), "skull" },
  [HERO_NECRO_WARRIOR] = { "necro-warrior", N_ ("the necro-warrior"), "champion" },
};

const TmWord dungeoneer_location_words[N_LOCATION_FACES] = {
  [PLACE_ANTECHAMBER] = { "antechamber", N_ ("Antechamber of the tomb"), "door" },
  [PLACE_BEND] = { "bend", TM_WORD ("dungeoneer location", "Bend"), "tunnel" },
  [PLACE_PASSAGE] = { "passage", TM_WORD ("dungeoneer location", "Passage"), "tunnel" },
  [PLACE_CORRIDOR] = { "corridor", TM_WORD ("dungeoneer location", "Corridor"), "tunnel" },
  [PLACE_CORNER] = { "corner", TM_WORD ("dungeoneer location", "Corner"), "tunnel" },
  [PLACE_GLOOMY_CROSSING] = { "gloomy-crossing", N_ ("Gloomy crossing"), "tunnel" },
  [PLACE_TROLL_BRIDGE] = { "troll-bridge", N_ ("Troll bridge"), "door" },
  [PLACE_INNER_SANCTUM] = { "inner-sanctum", N_ ("Inner sanctum"), "door" },
};

const TmWord dungeoneer_quest_words[N_QUEST_FACES] = {
  [QUEST_MAGIC_FISH] = { "magic-fish", N_ ("Catching the magic fish"), "die" },
  [QUEST_MAIDEN] = { "maiden", N_ ("A maiden in distress"), "pawn" },
  [QUEST_DRAGONLING] = { "dragonling", N_ ("Slay the dragonling"), "dragon" },
};

const TmWord dungeoneer_adventure_words[N_ADVENTURE_FACES] = {
  [CARD_LEGION] = { "legion", TM_WORD ("dungeoneer card", "Legion"), "monster" },
  [CARD_WRAITH] = { "wraith", N_ ("Grave wraith"), "ghost" },
  [CARD_ZOMBIE] = { "zombie", TM_WORD ("dungeoneer card", "Zombie"), "zombie" },
  [CARD_SCARE] = { "scare", N_ ("Scare off"), "star" },
};

static const TmWord die_faces[] = {
  { "1", "1", NULL }, { "2", "2", NULL }, { "3", "3", NULL },
  { "4", "4", NULL }, { "5", "5", NULL }, { "6", "6", NULL },
};

/* Only the name is typed; what stands on the card is told in Your box. */
#define CARDS(piece_id, piece_name, how_many, its_zone, its_zones, its_faces, marks) \
  { .id = (piece_id),                                                                \
    .name = (piece_name),                                                            \
    .scope = TM_SHARED,                                                              \
    .count = (how_many),                                                             \
    .zone = (its_zone),                                                              \
    .zones = (its_zones),                                                            \
    .faces = (its_faces),                                                            \
    .n_faces = G_N_ELEMENTS (its_faces),                                             \
    .has_own_faces = TRUE,                                                           \
    .code_hint = N_ ("Name on the card"),                                            \
    .n_marks = (marks) }

#define LOCATION_ZONES                                                                  \
  (TM_IN (ZONE_LOCATIONS) | TM_IN (ZONE_MAP) | TM_IN (ZONE_DRAWN) | TM_IN (ZONE_BLANKS) \
   | TM_IN (ZONE_REMOVED))
#define ADVENTURE_ZONES                                                                          \
  (TM_IN (ZONE_ADVENTURES) | TM_IN (ZONE_DISCARD) | TM_IN (ZONE_BATTLE) | TM_IN (ZONE_REMOVED)   \
   | TM_IN (ZONE_GLORY_DECK) | TM_IN (ZONE_GLORY_DISCARD) | TM_IN (ZONE_PERIL_DECK)              \
   | TM_IN (ZONE_PERIL_DISCARD) | TM_IN (ZONE_HAND) | TM_IN (ZONE_INVENTORY) | TM_IN (ZONE_LAIR) \
   | TM_IN (ZONE_BANES))
#define QUEST_ZONES                                                                      \
  (TM_IN (ZONE_QUESTS) | TM_IN (ZONE_COMMON) | TM_IN (ZONE_PERSONAL) | TM_IN (ZONE_DONE) \
   | TM_IN (ZONE_REMOVED))
#define HERO_ZONES (TM_IN (ZONE_HEROES) | TM_IN (ZONE_HERO) | TM_IN (ZONE_REMOVED))

static const TmPieceSpec pieces[] = {
  [PIECE_LOCATION] = CARDS ("location",
                            TM_WORD ("dungeoneer", "Location"),
                            DUNGEONEER_N_LOCATIONS,
                            ZONE_LOCATIONS,
                            LOCATION_ZONES,
                            dungeoneer_location_words,
                            0),
  [PIECE_ADVENTURE] = CARDS ("adventure",
                             N_ ("Adventure card"),
                             DUNGEONEER_N_ADVENTURES,
                             ZONE_ADVENTURES,
                             ADVENTURE_ZONES,
                             dungeoneer_adventure_words,
                             4),
  [PIECE_QUEST] = CARDS ("quest",
                         TM_WORD ("dungeoneer", "Quest"),
                         DUNGEONEER_N_QUESTS,
                         ZONE_QUESTS,
                         QUEST_ZONES,
                         dungeoneer_quest_words,
                         4),
  [PIECE_HERO] = CARDS ("hero",
                        TM_WORD ("dungeoneer", "Hero"),
                        DUNGEONEER_N_HEROES,
                        ZONE_HEROES,
                        HERO_ZONES,
                        dungeoneer_hero_words,
                        0),
  [PIECE_DIE] = { .id = "d6",
                  .name = N_ ("Die"),
                  .scope = TM_SHARED,
                  .count = 2,
                  .zone = ZONE_DICE,
                  .zones = TM_IN (ZONE_DICE),
                  .faces = die_faces,
                  .n_faces = G_N_ELEMENTS (die_faces),
                  .start_up = TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (pieces) == N_PIECES);

#define LAYER(layer_id, layer_name, least, most, start) \
  { (layer_id), (layer_name), (least), (most), (start), FALSE }
#define PRINTED(layer_id, layer_name, most) \
  { (layer_id), (layer_name), DUNGEONEER_UNTOLD, (most), DUNGEONEER_UNTOLD, FALSE }
#define WORDS(layer_id, layer_name) \
  { (layer_id), (layer_name), DUNGEONEER_UNTOLD, G_MAXINT32, DUNGEONEER_UNTOLD, TRUE }
#define ADDED(layer_id, layer_name) LAYER (layer_id, layer_name, -9, 9, 0)

#define MAX_TEST DUNGEONEER_TEST (DUNGEONEER_N_STATS - 1, 63)
#define MAX_EXITS ((1 << 3 * TM_N_SIDES) - 1)

static const TmLayerSpec place_layers[] = {
  [PLACE_TURN] = LAYER ("turn", N_ ("Turned"), 0, 3, 0),
  [PLACE_EXITS] = LAYER ("exits", N_ ("Exits"), 0, MAX_EXITS, 0),
  [PLACE_TEST_N] = LAYER ("test_n", N_ ("Check in the north"), 0, MAX_TEST, 0),
  [PLACE_TEST_E] = LAYER ("test_e", N_ ("Check in the east"), 0, MAX_TEST, 0),
  [PLACE_TEST_S] = LAYER ("test_s", N_ ("Check in the south"), 0, MAX_TEST, 0),
  [PLACE_TEST_W] = LAYER ("test_w", N_ ("Check in the west"), 0, MAX_TEST, 0),
  [PLACE_PERIL] = PRINTED ("peril", TM_WORD ("dungeoneer", "Peril"), 99),
  [PLACE_GLORY] = PRINTED ("glory", TM_WORD ("dungeoneer", "Glory"), 99),
  [PLACE_HAZARD] = PRINTED ("hazard", N_ ("Hazard"), DUNGEONEER_N_HAZARDS - 1),
  [PLACE_HAZARD_TEST] = LAYER ("hazard_test", N_ ("Check of the hazard"), 0, MAX_TEST, 0),
  [PLACE_FLAGS] = LAYER ("flags", N_ ("Entrance, attacks forbidden"), 0, 3, 0),
  [PLACE_VISITED] = LAYER ("visited", N_ ("Visited by"), 0, 15, 0),
  [PLACE_HELD] = LAYER ("held", N_ ("Locks that are open"), 0, MAX_EXITS, 0),
};

G_STATIC_ASSERT (G_N_ELEMENTS (place_layers) == N_PLACE_LAYERS);

static const TmLayerSpec battle_layers[] = {
  [BATTLE_ATTACKER] = LAYER ("attacker", N_ ("Kind of attacker"), 0, ATTACKER_CHALLENGE, 0),
  [BATTLE_WHO] = LAYER ("who", N_ ("Attacker"), -1, 512, -1),
  [BATTLE_OWNER] = LAYER ("owner", N_ ("Owner"), -1, 3, -1),
  [BATTLE_TARGET] = LAYER ("target", N_ ("Attacked"), -1, 3, -1),
  [BATTLE_TARGET_PIECE] = LAYER ("target_piece", N_ ("Attacked card"), -1, 512, -1),
  [BATTLE_FORM] = LAYER ("form", TM_WORD ("dungeoneer", "Form"), -1, DUNGEONEER_N_FORMS - 1, -1),
  [BATTLE_ATTACK_DIE] = LAYER ("attack_die", N_ ("Die of the attack"), 0, 6, 0),
  [BATTLE_COUNTER_DIE] = LAYER ("counter_die", N_ ("Die of the counter"), 0, 6, 0),
  [BATTLE_ATTACK_TOTAL] = LAYER ("attack_total", N_ ("Attack"), -99, 199, 0),
  [BATTLE_COUNTER_TOTAL] = LAYER ("counter_total", TM_WORD ("dungeoneer", "Counter"), -99, 199, 0),
  [BATTLE_RESULT] = LAYER ("result", TM_WORD ("dungeoneer", "Result"), 0, OUTCOME_GONE, 0),
  [BATTLE_HIT_WOUNDS] = LAYER ("hit_wounds", N_ ("Wounds by the hit"), 0, 99, 0),
  [BATTLE_EFFECT_WOUNDS] = LAYER ("effect_wounds", N_ ("Wounds by effects"), 0, 99, 0),
  [BATTLE_WOUNDS_BACK] = LAYER ("wounds_back", N_ ("Wounds to the attacker"), 0, 99, 0),
};

G_STATIC_ASSERT (G_N_ELEMENTS (battle_layers) == N_BATTLE_LAYERS);

#define LEVELS(form, id_stem, name)                                                              \
  [HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 0] = PRINTED (id_stem "_1", (name), 99),         \
                                                [HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 1] \
                                                = PRINTED (id_stem "_2", (name), 99),            \
                                                [HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 2] \
                                                = PRINTED (id_stem "_3", (name), 99),            \
                                                [HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 3] \
                                                = PRINTED (id_stem "_4", (name), 99)

static const TmLayerSpec hero_layers[] = {
  [HERO_HEALTH] = PRINTED ("health", TM_WORD ("dungeoneer counter", "Health"), 99),
  [HERO_BOONS] = PRINTED ("boons", N_ ("Limit of boons"), 99),
  [HERO_TREASURES] = PRINTED ("treasures", N_ ("Limit of treasures"), 99),
  LEVELS (STAT_MELEE, "melee", N_ ("Melee")),
  LEVELS (STAT_MAGIC, "magic", TM_WORD ("dungeoneer stat", "Magic")),
  LEVELS (STAT_SPEED, "speed", N_ ("Speed")),
  [HERO_COST] = PRINTED ("cost", N_ ("Cost of the ability"), 99),
  [HERO_ONCE] = PRINTED ("once", N_ ("Once in a turn"), 1),
  [HERO_EFFECT] = WORDS ("effect", N_ ("Ability")),
};

G_STATIC_ASSERT (G_N_ELEMENTS (hero_layers) == N_HERO_LAYERS);

static const TmLayerSpec location_layers[] = {
  [LOCATION_TYPE]
  = PRINTED ("type", TM_WORD ("dungeoneer", "Kind"), DUNGEONEER_N_LOCATION_TYPES - 1),
  [LOCATION_ENTRANCE] = PRINTED ("entrance", N_ ("Entrance"), 1),
  [LOCATION_PERIL] = PRINTED ("peril", TM_WORD ("dungeoneer", "Peril"), 99),
  [LOCATION_GLORY] = PRINTED ("glory", TM_WORD ("dungeoneer", "Glory"), 99),
  [LOCATION_EXITS] = PRINTED ("exits", N_ ("Exits"), MAX_EXITS),
  [LOCATION_TEST_N] = LAYER ("test_n", N_ ("Check in the north"), 0, MAX_TEST, 0),
  [LOCATION_TEST_E] = LAYER ("test_e", N_ ("Check in the east"), 0, MAX_TEST, 0),
  [LOCATION_TEST_S] = LAYER ("test_s", N_ ("Check in the south"), 0, MAX_TEST, 0),
  [LOCATION_TEST_W] = LAYER ("test_w", N_ ("Check in the west"), 0, MAX_TEST, 0),
  [LOCATION_HAZARD] = PRINTED ("hazard", N_ ("Hazard"), DUNGEONEER_N_HAZARDS - 1),
  [LOCATION_HAZARD_TEST] = LAYER ("hazard_test", N_ ("Check of the hazard"), 0, MAX_TEST, 0),
  [LOCATION_BAN] = PRINTED ("ban", N_ ("Heroes are not attacked there"), 1),
  [LOCATION_COPIES] = PRINTED ("copies", N_ ("Copies"), DUNGEONEER_N_LOCATIONS),
  [LOCATION_EFFECT] = WORDS ("effect", N_ ("Effect")),
};

G_STATIC_ASSERT (G_N_ELEMENTS (location_layers) == N_LOCATION_LAYERS);

static const TmLayerSpec quest_layers[] = {
  [QUEST_CATEGORY] = PRINTED ("category", N_ ("Category"), DUNGEONEER_N_CATEGORIES - 1),
  [QUEST_CATEGORY_2] = PRINTED ("category_2", N_ ("Second category"), DUNGEONEER_N_CATEGORIES - 1),
  [QUEST_PLACE] = PRINTED ("place", N_ ("Place"), DUNGEONEER_MAX_LOCATION_FACES - 1),
  [QUEST_PLACE_2] = PRINTED ("place_2", N_ ("Second place"), DUNGEONEER_MAX_LOCATION_FACES - 1),
  [QUEST_TEST] = LAYER ("test", N_ ("Check"), 0, MAX_TEST, 0),
  [QUEST_SEARCH] = PRINTED ("search", N_ ("Number of the search"), 30),
  [QUEST_MONSTER_HEALTH] = PRINTED ("monster_health", N_ ("Health of the monster"), 99),
  [QUEST_MONSTER_MELEE] = PRINTED ("monster_melee", N_ ("Melee of the monster"), 99),
  [QUEST_MONSTER_MAGIC] = PRINTED ("monster_magic", N_ ("Magic of the monster"), 99),
  [QUEST_MONSTER_SPEED] = PRINTED ("monster_speed", N_ ("Speed of the monster"), 99),
  [QUEST_MONSTER_FORMS] = PRINTED ("monster_forms", N_ ("Forms in which it attacks"), 7),
  [QUEST_LEVELS] = PRINTED ("levels", N_ ("Levels as a reward"), 4),
  [QUEST_GLORY] = PRINTED ("glory", N_ ("Glory as a reward"), 99),
  [QUEST_RESTORE] = PRINTED ("restore", N_ ("Health restored"), 99),
  [QUEST_COPIES] = PRINTED ("copies", N_ ("Copies"), DUNGEONEER_N_QUESTS),
  [QUEST_EFFECT] = WORDS ("effect", N_ ("Effect")),
};

G_STATIC_ASSERT (G_N_ELEMENTS (quest_layers) == N_QUEST_LAYERS);

static const TmLayerSpec adventure_layers[] = {
  [ADVENTURE_CLASS]
  = PRINTED ("class", TM_WORD ("dungeoneer card", "Class"), DUNGEONEER_N_CLASSES - 1),
  [ADVENTURE_TIMING] = PRINTED ("timing", N_ ("When it is played"), DUNGEONEER_N_TIMINGS - 1),
  [ADVENTURE_DURATION] = PRINTED ("duration", N_ ("How long it lasts"), DUNGEONEER_N_DURATIONS - 1),
  [ADVENTURE_TYPE] = WORDS ("type", TM_WORD ("dungeoneer card", "Type")),
  [ADVENTURE_COST] = { "cost", N_ ("Cost"), DUNGEONEER_COST_X, 99, DUNGEONEER_UNTOLD, FALSE },
  [ADVENTURE_COPIES] = PRINTED ("copies", N_ ("Copies"), DUNGEONEER_N_ADVENTURES),
  [ADVENTURE_HEALTH] = PRINTED ("health", TM_WORD ("dungeoneer counter", "Health"), 99),
  [ADVENTURE_MELEE] = PRINTED ("melee", N_ ("Melee"), 99),
  [ADVENTURE_MAGIC] = PRINTED ("magic", TM_WORD ("dungeoneer stat", "Magic"), 99),
  [ADVENTURE_SPEED] = PRINTED ("speed", N_ ("Speed"), 99),
  [ADVENTURE_FORMS] = PRINTED ("forms", N_ ("Forms in which it attacks"), 7),
  [ADVENTURE_HIT_MELEE] = PRINTED ("hit_melee", N_ ("Wounds of a hit in melee"), 9),
  [ADVENTURE_HIT_MAGIC] = PRINTED ("hit_magic", N_ ("Wounds of a hit in magic"), 9),
  [ADVENTURE_HIT_SPEED] = PRINTED ("hit_speed", N_ ("Wounds of a hit in speed"), 9),
  [ADVENTURE_TEST] = LAYER ("test", N_ ("Check"), 0, MAX_TEST, 0),
  [ADVENTURE_ADD_MELEE] = ADDED ("add_melee", N_ ("Added to melee")),
  [ADVENTURE_ADD_MAGIC] = ADDED ("add_magic", N_ ("Added to magic")),
  [ADVENTURE_ADD_SPEED] = ADDED ("add_speed", N_ ("Added to speed")),
  [ADVENTURE_ADD_BOONS] = ADDED ("add_boons", N_ ("Added to the limit of boons")),
  [ADVENTURE_ADD_TREASURES] = ADDED ("add_treasures", N_ ("Added to the limit of treasures")),
  [ADVENTURE_FLAGS] = LAYER ("flags", N_ ("Warp, shift, several heroes"), 0, 7, 0),
  [ADVENTURE_EFFECT] = WORDS ("effect", N_ ("Effect")),
};

G_STATIC_ASSERT (G_N_ELEMENTS (adventure_layers) == N_ADVENTURE_LAYERS);

#define ROW(grid_id, grid_name, n_columns, its_layers) \
  { .id = (grid_id),                                   \
    .name = (grid_name),                               \
    .scope = TM_SHARED,                                \
    .columns = (n_columns),                            \
    .rows = 1,                                         \
    .layers = (its_layers),                            \
    .n_layers = G_N_ELEMENTS (its_layers) }

static const TmGridSpec grids[] = {
  [GRID_MAP] = { .id = "map",
                 .name = TM_WORD ("dungeoneer", "Map"),
                 .scope = TM_SHARED,
                 .columns = DUNGEONEER_SPAN,
                 .rows = DUNGEONEER_SPAN,
                 .first_column = -DUNGEONEER_REACH,
                 .first_row = -DUNGEONEER_REACH },
  [GRID_PLACES] = ROW ("places", N_ ("Locations on the map"), DUNGEONEER_N_LOCATIONS, place_layers),
  [GRID_BATTLE]
  = ROW ("battle", TM_WORD ("dungeoneer", "Battle"), DUNGEONEER_MAX_COLUMNS, battle_layers),
  [GRID_HEROES] = ROW ("heroes", N_ ("Hero cards"), DUNGEONEER_MAX_HERO_FACES, hero_layers),
  [GRID_LOCATIONS]
  = ROW ("location-cards", N_ ("Location cards"), DUNGEONEER_MAX_LOCATION_FACES, location_layers),
  [GRID_QUESTS] = ROW ("quest-cards", N_ ("Quest cards"), DUNGEONEER_MAX_QUEST_FACES, quest_layers),
  [GRID_ADVENTURES] = ROW (
      "adventure-cards", N_ ("Adventure cards"), DUNGEONEER_MAX_ADVENTURE_FACES, adventure_layers),
};

static const TmWord phases[] = {
  [PHASE_SETUP] = { "setup", TM_WORD ("dungeoneer", "Setting up"), NULL },
  [PHASE_RESET] = { "reset", TM_WORD ("dungeoneer", "Reset"), NULL },
  [PHASE_MISDEEDS] = { "misdeeds", TM_WORD ("dungeoneer", "Misdeeds"), NULL },
  [PHASE_LOCATIONS] = { "locations", TM_WORD ("dungeoneer", "Locations"), NULL },
  [PHASE_FEATS] = { "feats", TM_WORD ("dungeoneer", "Feats"), NULL },
  [PHASE_DISCARD] = { "discard", N_ ("Discard and draw"), NULL },
  [PHASE_OVER] = { "over", N_ ("Over"), NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (phases) == N_PHASES);

const TmKit dungeoneer_kit = {
  .counters = counters,
  .n_counters = N_COUNTERS,
  .zones = zones,
  .n_zones = N_ZONES,
  .pieces = pieces,
  .n_pieces = N_PIECES,
  .grids = grids,
  .n_grids = G_N_ELEMENTS (grids),
  .phases = phases,
  .n_phases = N_PHASES,
};
