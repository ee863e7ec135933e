/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge has to be told about fights, Even-Odd and crystals, and for the chances of them. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions.h"

/* The most that boosts change a die by, and the most that a health is told as. */
#define LEAST_CHANGE (-24)
#define MOST_CHANGE 24
#define MOST_HEALTH 12
#define MOST_CARDS 60
#define MOST_CRYSTALS 4

/* The same, as they are spelled where they count against monsters. */
#define CHANGE(Id, Name) TM_NUMBER_OR (Id, Name, LEAST_CHANGE, MOST_CHANGE, "0")
#define DIE(Id, Name) TM_FACE (Id, Name, "die")
#define DIE_OR_NONE(Id, Name) \
  { .id = (Id), .name = (Name), .kind = TM_PARAM_FACE, .piece = "die", .is_optional = TRUE }
#define HEALTH_OR_PRINTED(Id, Name) \
  TM_NUMBER (Id, Name, 0, MOST_HEALTH, .is_optional = TRUE, .example = "4")
#define MONSTER_OR_OTHER TM_CHOICE_OR ("monster", N_ ("Monster"), crystal_monster_words, "other")

const TmParam crystal_boom_fight_params[] = {
  [BOOM_FIGHT_MONSTER] = MONSTER_OR_OTHER,
  [BOOM_FIGHT_HEALTH] = HEALTH_OR_PRINTED ("health", N_ ("Its health")),
  [BOOM_FIGHT_DIE] = { .id = "die",
                       .name = N_ ("Die"),
                       .kind = TM_PARAM_FACE,
                       .piece = "die",
                       .is_optional = TRUE,
                       .example = "5" },
  [BOOM_FIGHT_OWN] = CHANGE ("own", N_ ("Boosts announced")),
  [BOOM_FIGHT_MERCHANT]
  = TM_NUMBER_OR ("merchant", N_ ("Cards discarded by the Merchant"), 0, MOST_CARDS, "0"),
  [BOOM_FIGHT_BOOSTS]
  = TM_NUMBER_OR ("boosts", N_ ("Boost cards used"), 0, CRYSTAL_MAX_BOOSTS, "0"),
  [BOOM_FIGHT_PUMP] = TM_FLAG_OR ("pump", N_ ("Monster pump played"), "no"),
  [BOOM_FIGHT_FIRST] = TM_FLAG_OR ("first", N_ ("On the player’s first tile"), "no"),
  [BOOM_FIGHT_DIE2] = DIE_OR_NONE ("die2", N_ ("Second die (Twins)")),
  [BOOM_FIGHT_PRE] = DIE_OR_NONE ("pre", N_ ("Die before the fight")),
};

const TmParam crystal_dwarf_fight_params[] = {
  [DWARF_FIGHT_DIE_A] = DIE ("die_a", N_ ("Die of the first dwarf")),
  [DWARF_FIGHT_DIE_B] = DIE ("die_b", N_ ("Die of the second dwarf")),
  [DWARF_FIGHT_OWN_A] = CHANGE ("own_a", N_ ("What changes the first die")),
  [DWARF_FIGHT_OWN_B] = CHANGE ("own_b", N_ ("What changes the second die")),
  [DWARF_FIGHT_CRYSTALS_A]
  = TM_NUMBER_OR ("crystals_a", N_ ("Crystals of the first dwarf"), 0, MOST_CRYSTALS, "0"),
  [DWARF_FIGHT_CRYSTALS_B]
  = TM_NUMBER_OR ("crystals_b", N_ ("Crystals of the second dwarf"), 0, MOST_CRYSTALS, "0"),
};

/* In the order of CrystalEvenOdd. */
static const TmWord even_odds[] = {
  [EVEN_ODD_FIND_TILE] = { "find-tile", N_ ("a Find tile again"), NULL },
  [EVEN_ODD_MAN] = { "even-odd-man", N_ ("the Even-Odd man"), NULL },
  [EVEN_ODD_GARDENER] = { "gardener", N_ ("the Gardener’s Dandelions"), NULL },
  [EVEN_ODD_SHAMAN] = { "shaman", N_ ("the Shaman’s Elemental"), NULL },
};

const TmParam crystal_even_odd_params[] = {
  [EVEN_ODD_FOR] = TM_CHOICE ("for", N_ ("What for"), even_odds),
  [EVEN_ODD_ASKED_CALL] = TM_CHOICE ("call", N_ ("Call"), crystal_call_words),
  [EVEN_ODD_ASKED_DIE] = DIE ("die", N_ ("Die")),
  [EVEN_ODD_BOOM_TOKEN]
  = TM_FLAG_OR ("boom_token", N_ ("A Boom token there was just beaten"), "no"),
  [EVEN_ODD_BUMMER] = TM_FLAG_OR ("bummer", N_ ("Bummer played"), "no"),
};

/* In the order of CrystalCase. */
static const TmWord cases[] = {
  { "opened", N_ ("its tile is laid"), NULL },
  { "mined", N_ ("the lost turn is over"), NULL },
  { "left-early", N_ ("the dwarf left before that"), NULL },
  { "dropped", N_ ("one lies here that somebody dropped"), NULL },
  { "second", N_ ("one lies here, and the dwarf carries one"), NULL },
};

const TmParam crystal_crystal_params[] = {
  [CRYSTAL_CASE] = TM_CHOICE ("case", N_ ("What happens"), cases),
  [CRYSTAL_CARRIED] = TM_NUMBER_OR ("carried", N_ ("Crystals carried"), 0, MOST_CRYSTALS, "0"),
};

static const TmWord fights[] = {
  { "duel", N_ ("against a dwarf"), NULL },
  { "boom", N_ ("against a monster"), NULL },
  { "xz", N_ ("of all against XZ-3000"), NULL },
};

const TmParam crystal_crystal_in_fight_params[] = {
  [CRYSTAL_IN_FIGHT_KIND] = TM_CHOICE ("kind", N_ ("Fight"), fights),
  [CRYSTAL_IN_FIGHT_WINNER]
  = TM_NUMBER_OR ("winner", N_ ("Crystals of the winner"), 0, MOST_CRYSTALS, "0"),
  [CRYSTAL_IN_FIGHT_LOSER]
  = TM_NUMBER_OR ("loser", N_ ("Crystals of the loser"), 0, MOST_CRYSTALS, "1"),
};

/* A monster or a dwarf, without the word for no fight. */
static const TmWord enemies[] = {
  { "monster", TM_WORD ("enemy", "a monster"), "monster" },
  { "dwarf", TM_WORD ("enemy", "a dwarf"), "pawn" },
};

const TmParam crystal_control_fight_params[] = {
  [CONTROL_FIGHT_HEALTH] = TM_NUMBER ("health", N_ ("Health of the tame monster"), 0, MOST_HEALTH),
  [CONTROL_FIGHT_OWN] = CHANGE ("own", N_ ("Boosts on it")),
  [CONTROL_FIGHT_ENEMY] = TM_CHOICE ("enemy", N_ ("Against"), enemies),
  [CONTROL_FIGHT_ENEMY_HEALTH] = HEALTH_OR_PRINTED ("enemy_health", N_ ("Health of that monster")),
  [CONTROL_FIGHT_DIE] = DIE_OR_NONE ("die", N_ ("Die")),
  [CONTROL_FIGHT_RIVAL] = CHANGE ("rival", N_ ("What changes the rival’s die")),
};

/* Chances */

const TmParam crystal_odds_boom_params[] = {
  [ODDS_BOOM_MONSTER] = MONSTER_OR_OTHER,
  [ODDS_BOOM_HEALTH] = HEALTH_OR_PRINTED ("health", N_ ("Its health")),
  [ODDS_BOOM_OWN] = CHANGE ("own", N_ ("Boosts for the whole fight")),
  [ODDS_BOOM_ONCE] = CHANGE ("once", N_ ("Boosts for the first die alone")),
  [ODDS_BOOM_FIRST_ROLLS]
  = TM_FLAG_OR ("first_rolls", N_ ("A die before the fight is still to be rolled"), "yes"),
  [ODDS_BOOM_PLAYERS] = TM_NUMBER_OR ("players", N_ ("Players"), 2, CRYSTAL_MAX_SEATS, "2"),
};

const TmParam crystal_odds_dwarf_params[] = {
  [ODDS_DWARF_OWN_A] = CHANGE ("own_a", N_ ("What changes the first die, as long as it lasts")),
  [ODDS_DWARF_OWN_B] = CHANGE ("own_b", N_ ("What changes the second die, as long as it lasts")),
  [ODDS_DWARF_ONCE_A] = CHANGE ("once_a", N_ ("The same for the first throw alone, first dwarf")),
  [ODDS_DWARF_ONCE_B] = CHANGE ("once_b", N_ ("The same for the first throw alone, second dwarf")),
};

const TmParam crystal_odds_tiles_params[] = {
  [ODDS_TILES_LEFT]
  = TM_NUMBER ("left", N_ ("Tiles in the bag"), 0, CRYSTAL_N_TILES, .example = "81"),
  [ODDS_TILES_CRYSTALS]
  = TM_NUMBER ("crystals", N_ ("Crystals nobody has seen"), 0, MOST_CRYSTALS, .example = "3"),
  [ODDS_TILES_EXITS] = TM_NUMBER ("exits", N_ ("Exits nobody has seen"), 0, 2, .example = "1"),
  [ODDS_TILES_DRAWS] = TM_NUMBER_OR ("draws", N_ ("Tiles drawn"), 1, CRYSTAL_N_TILES, "1"),
  [ODDS_TILES_UNSEEN]
  = TM_NUMBER_OR ("unseen", N_ ("Face-down tiles on the board"), 0, CRYSTAL_N_TILES, "0"),
  [ODDS_TILES_WANTED] = TM_NUMBER_OR (
      "wanted", N_ ("Tiles of a sort that is wanted, not seen yet"), 0, CRYSTAL_N_TILES, "0"),
};
