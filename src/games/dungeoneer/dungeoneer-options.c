/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nine variants, the lair of the solo game, sources of chance, one option for every point that the rulebook
 * leaves open, and what is printed on the owner's cards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-private.h"
#include "tm-text.h"

static const TmWord maps[] = {
  [MAP_FULL] = { "full", N_ ("kept here"), NULL },
  [MAP_OFF] = { "off", N_ ("only on the table"), NULL },
};

static const TmWord hands[] = {
  [HANDS_HIDDEN] = { "hidden", N_ ("secret"), NULL },
  [HANDS_OPEN] = { "open", N_ ("open on the table"), NULL },
};

static const TmWord place_bans[] = {
  [PLACE_BAN_ALL] = { "all", N_ ("any attack on a hero"), NULL },
  [PLACE_BAN_CHALLENGE] = { "challenge", N_ ("only challenges"), NULL },
};

static const TmWord own_turn_challenges[] = {
  [OWN_TURN_AP] = { "ap", N_ ("any point that is left"), NULL },
  [OWN_TURN_SAVED_ONLY] = { "saved_only", N_ ("only a point that was kept"), NULL },
};

static const TmWord hit_effects[] = {
  [HIT_EFFECTS_ATTACK] = { "attack", N_ ("only of the attack"), NULL },
  [HIT_EFFECTS_ANY] = { "any", N_ ("of a counter that wins, too"), NULL },
};

static const TmWord wounds[] = {
  [WOUNDS_KEEP] = { "keep", N_ ("stay"), NULL },
  [WOUNDS_HEAL] = { "heal", N_ ("heal"), NULL },
};

static const TmWord fallen_ap[] = {
  [FALLEN_STRICT] = { "strict", N_ ("only to stand up"), NULL },
  [FALLEN_FREE] = { "free", N_ ("for anything but moving"), NULL },
};

static const TmWord free_attempts[] = {
  [ATTEMPT_PER_TURN] = { "per_turn", N_ ("the first of the turn"), NULL },
  [ATTEMPT_PER_QUEST] = { "per_quest", N_ ("the first on each quest"), NULL },
};

static const TmWord escort_costs[] = {
  [ESCORT_FREE] = { "free", N_ ("cost nothing"), NULL },
  [ESCORT_ATTEMPT] = { "attempt", N_ ("are attempts"), NULL },
};

static const TmWord distances[] = {
  [DISTANCE_BETWEEN] = { "between", N_ ("locations in between"), NULL },
  [DISTANCE_STEPS] = { "steps", N_ ("steps to the entrance"), NULL },
};

static const TmWord hunt_repeats[] = {
  [HUNT_ONCE] = { "once", N_ ("once in a turn"), NULL },
  [HUNT_PAID] = { "paid", N_ ("again for a point"), NULL },
};

static const TmWord lock_holds[] = {
  [LOCK_KEEP] = { "keep", N_ ("until the hero leaves"), NULL },
  [LOCK_RELOCK] = { "relock", N_ ("until the next Reset"), NULL },
};

static const TmWord solo_hands[] = {
  [SOLO_HAND_GLORY] = { "glory5", N_ ("five glory cards"), NULL },
  [SOLO_HAND_NONE] = { "none", N_ ("no cards"), NULL },
};

static const TmWord solo_forms[] = {
  [FORM_BEST] = { "best", N_ ("its best attack"), NULL },
  [FORM_CHOICE] = { "choice", N_ ("as you like"), NULL },
};

static const TmWord resurrection_pools[] = {
  [POOL_UNUSED] = { "unused", N_ ("heroes nobody has had"), NULL },
  [POOL_ANY] = { "any", N_ ("beaten ones, too"), NULL },
};

/* What a house may play although it is against a rule, by the findings that then are silent. */
static const TmWord allowed[] = {
  { "wrong-time", N_ ("Cards at another moment"), NULL },
  { "own-peril", N_ ("Spending the own peril"), NULL },
  { "not-target", N_ ("Another’s peril for a card aimed at one hero"), NULL },
  { "limit", N_ ("More than the limit in the inventory"), NULL },
  { "same-type", N_ ("Two treasures of one type"), NULL },
  { "sealed", N_ ("A closed dungeon"), NULL },
  { "exit-to-wall", N_ ("Exits against walls"), NULL },
  { "lair-full", N_ ("More than three monsters in a lair"), NULL },
  { "must-discard", N_ ("Keeping all cards"), NULL },
  { "again", N_ ("More than one attack in a turn"), NULL },
};

#define VARIANT(option_id, option_name, detail_text, least_seats, most_seats) \
  { .param = TM_FLAG_OR (option_id, option_name, "no"),                       \
    .detail = (detail_text),                                                  \
    .min_seats = (least_seats),                                               \
    .max_seats = (most_seats) }
#define SOURCE(source_id, source_name) \
  { .param = TM_CHOICE_OR (source_id, source_name, tm_source_words, "table") }
#define SWITCHED(source_id, source_name)                                      \
  { .param = TM_CHOICE_OR (source_id, source_name, tm_source_words, "table"), \
    .is_switchable = TRUE }
#define OPEN_POINT(option_id, option_name, words, usual, point) \
  { .param = TM_CHOICE_OR (option_id, option_name, words, usual), .article = "dungeoneer." point }
#define OPEN_FLAG(option_id, option_name, usual, point) \
  { .param = TM_FLAG_OR (option_id, option_name, usual), .article = "dungeoneer." point }
#define PRINTED(page_id, page_name, most) \
  { .param = { .id = (page_id),           \
               .name = (page_name),       \
               .kind = TM_PARAM_TEXT,     \
               .is_list = TRUE,           \
               .is_optional = TRUE,       \
               .min_items = 0,            \
               .max_items = (most),       \
               .standard = "" },          \
    .is_printed = TRUE }

const TmOptionSpec dungeoneer_options[N_OPTIONS] = {
  [OPTION_NO_BLANKS] = VARIANT ("no_blanks",
                                N_ ("No blanks on the map"),
                                N_ ("All locations are laid before play begins"),
                                0,
                                0),
  [OPTION_RESURRECTION] = VARIANT (
      "resurrection", N_ ("Resurrection"), N_ ("A beaten player goes on with a new hero"), 2, 0),
  [OPTION_HERO_CHOICE] = VARIANT ("hero_choice",
                                  N_ ("Heroes are chosen"),
                                  N_ ("From the first player on, instead of dealing them"),
                                  0,
                                  0),
  [OPTION_OPTIONAL_DISCARD] = VARIANT ("optional_discard",
                                       N_ ("Optional discard"),
                                       N_ ("Nobody has to discard at the end of the turn"),
                                       2,
                                       0),
  [OPTION_IMPARTIAL] = VARIANT ("impartial",
                                N_ ("Impartial placing"),
                                N_ ("The place of an own quest is laid by a neighbor"),
                                2,
                                0),
  [OPTION_NOTHING_PERSONAL] = VARIANT ("nothing_personal",
                                       N_ ("Nothing personal"),
                                       N_ ("Two common quests, none of one’s own"),
                                       2,
                                       0),
  [OPTION_MOVEMENT_LIMIT] = VARIANT ("movement_limit",
                                     N_ ("Limited movement"),
                                     N_ ("Three action points, and one more for lying down"),
                                     0,
                                     0),
  [OPTION_FALL_ATTACK] = VARIANT ("fall_attack",
                                  N_ ("Action points for falling"),
                                  N_ ("A challenge can be paid by lying down"),
                                  0,
                                  0),
  [OPTION_SPIKES_DODGE] = VARIANT (
      "spikes_dodge", N_ ("Dodging spikes"), N_ ("An action point instead of the die"), 0, 0),
  [OPTION_SOLO_LAIR] = VARIANT (
      "solo_lair", N_ ("The lair, alone"), N_ ("Monsters that are not beaten come again"), 0, 1),
  [OPTION_MAP] = { .param = TM_CHOICE_OR ("map", TM_WORD ("dungeoneer", "Map"), maps, "full"),
                   .detail = N_ ("Without it, two numbers are told for each location entered") },
  [OPTION_HANDS]
  = { .param = TM_CHOICE_OR ("hands", N_ ("Hands"), hands, "hidden"), .is_display = TRUE },
  [OPTION_DICE] = SWITCHED ("source.dice", N_ ("Dice")),
  [OPTION_LOCATIONS] = SOURCE ("source.locations", N_ ("Locations")),
  [OPTION_ADVENTURE]
  = SOURCE ("source.adventure", TM_WORD ("dungeoneer source", "Adventure cards")),
  [OPTION_QUESTS] = SOURCE ("source.quests", N_ ("Quests")),
  [OPTION_HEROES] = SOURCE ("source.heroes", TM_WORD ("dungeoneer", "Heroes")),
  [OPTION_FIRST] = SOURCE ("source.first", N_ ("First player")),
  [OPTION_GLOOMY_START]
  = OPEN_FLAG ("gloomy_start", N_ ("Gloomy tunnels at the start"), "yes", "setup.gloomy"),
  [OPTION_HALF_TURN]
  = OPEN_FLAG ("half_turn", N_ ("Locations upside down"), "yes", "map.place.half-turn"),
  [OPTION_PLACE_BAN]
  = OPEN_POINT ("place_ban", N_ ("The entrance forbids"), place_bans, "all", "battle.place-ban"),
  [OPTION_OWN_TURN_CHALLENGE] = OPEN_POINT ("own_turn_challenge",
                                            N_ ("A challenge in the own turn takes"),
                                            own_turn_challenges,
                                            "ap",
                                            "battle.challenge-ap"),
  [OPTION_HIT_EFFECTS] = OPEN_POINT (
      "hit_effects", N_ ("Effects of a hit"), hit_effects, "attack", "battle.hit-effects"),
  [OPTION_LAIR_WOUNDS] = OPEN_POINT (
      "lair_wounds", N_ ("Wounds of monsters in a lair"), wounds, "keep", "battle.lair-wounds"),
  [OPTION_EFFECT_COUNTS] = OPEN_FLAG ("effect_counts",
                                      N_ ("Wounds by a monster’s effect bring peril"),
                                      "yes",
                                      "battle.effect-wounds"),
  [OPTION_FALLEN_AP] = OPEN_POINT (
      "fallen_ap", N_ ("Action points of a fallen hero"), fallen_ap, "strict", "general.fall-ap"),
  [OPTION_FREE_ATTEMPT] = OPEN_POINT ("free_attempt",
                                      N_ ("The free attempt at a quest"),
                                      free_attempts,
                                      "per_turn",
                                      "quest.free-attempt"),
  [OPTION_ESCORT_COST] = OPEN_POINT ("escort_cost",
                                     N_ ("Taking and delivering an escort"),
                                     escort_costs,
                                     "free",
                                     "quest.escort-cost"),
  [OPTION_DISTANCE] = OPEN_POINT (
      "distance", N_ ("The distance of a search"), distances, "between", "quest.search-distance"),
  [OPTION_HUNT_REPEAT] = OPEN_POINT (
      "hunt_repeat", N_ ("A hunted monster attacks"), hunt_repeats, "once", "quest.hunt-repeat"),
  [OPTION_HUNT_WOUNDS] = OPEN_POINT (
      "hunt_wounds", N_ ("Wounds of a hunted monster"), wounds, "keep", "quest.hunt-wounds"),
  [OPTION_LOCK_HOLD] = OPEN_POINT ("lock_hold",
                                   N_ ("A lock that was opened stays open"),
                                   lock_holds,
                                   "keep",
                                   "exit.locked-hold"),
  [OPTION_WARP_MOVED]
  = OPEN_FLAG ("warp_moved", N_ ("A warp in the own turn is moving"), "yes", "general.warp-moved"),
  [OPTION_SOLO_HAND]
  = { .param = TM_CHOICE_OR ("solo_hand", N_ ("First hand, alone"), solo_hands, "glory5"),
      .article = "dungeoneer.solo.hand",
      .max_seats = 1 },
  [OPTION_SOLO_STAY]
  = { .param = TM_FLAG_OR ("solo_stay", N_ ("Peril dice for staying, alone"), "yes"),
      .article = "dungeoneer.solo.peril-when",
      .max_seats = 1 },
  [OPTION_SOLO_FORM]
  = { .param = TM_CHOICE_OR ("solo_form", N_ ("A monster attacks, alone"), solo_forms, "best"),
      .article = "dungeoneer.solo.form",
      .max_seats = 1 },
  [OPTION_SOLO_QUEST_CARDS]
  = { .param
      = TM_FLAG_OR ("solo_quest_cards", N_ ("A card for a beaten quest monster, alone"), "no"),
      .article = "dungeoneer.solo.draw",
      .max_seats = 1 },
  [OPTION_RESURRECTION_POOL]
  = { .param
      = TM_CHOICE_OR ("resurrection_pool", N_ ("Heroes that return"), resurrection_pools, "unused"),
      .article = "dungeoneer.variant.resurrection-heroes",
      .min_seats = 2 },
  [OPTION_ALLOW] = { .param = TM_ALLOW (allowed) },
  [OPTION_HERO_BOX] = PRINTED ("hero-box", N_ ("Hero cards"), DUNGEONEER_MAX_HERO_FACES),
  [OPTION_LOCATION_BOX]
  = PRINTED ("location-box", N_ ("Location cards"), DUNGEONEER_MAX_LOCATION_FACES),
  [OPTION_QUEST_BOX] = PRINTED ("quest-box", N_ ("Quest cards"), DUNGEONEER_MAX_QUEST_FACES),
  [OPTION_ADVENTURE_BOX]
  = PRINTED ("adventure-box", N_ ("Adventure cards"), DUNGEONEER_MAX_ADVENTURE_FACES),
};
