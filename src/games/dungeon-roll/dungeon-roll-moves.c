/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves and their parameters. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-private.h"

/* A list of dice that were rolled. */
#define ROLLED(rolled_id, rolled_name, rolled_piece, fewest, most)                             \
  {                                                                                            \
    .id = (rolled_id), .name = (rolled_name), .kind = TM_PARAM_FACE, .is_list = TRUE,          \
    .is_unordered = TRUE, .min_items = (fewest), .max_items = (most), .piece = (rolled_piece), \
    .draw                                                                                      \
        = { TM_DRAW_FACES,                                                                     \
            (rolled_piece) }                                                                   \
  }
/* A list that is empty if it is left out. */
#define ANY_FACES(any_id, any_name, any_piece) \
  { .id = (any_id),                            \
    .name = (any_name),                        \
    .kind = TM_PARAM_FACE,                     \
    .is_list = TRUE,                           \
    .is_unordered = TRUE,                      \
    .max_items = ROLL_N_DICE,                  \
    .piece = (any_piece),                      \
    .standard = "" }
/* Tokens from the chest; those that are left out are not named. */
#define DRAWN(most)              \
  { .id = "drawn",               \
    .name = N_ ("Tokens drawn"), \
    .kind = TM_PARAM_FACE,       \
    .is_list = TRUE,             \
    .is_unordered = TRUE,        \
    .max_items = (most),         \
    .piece = "token",            \
    .none = "unknown",           \
    .standard = "unknown",       \
    .draw = { TM_DRAW_ORDER, "chest" } }
#define CHOICE(choice_id, choice_name, choices, n_choices)                               \
  .id = (choice_id), .name = (choice_name), .kind = TM_PARAM_CHOICE, .words = (choices), \
  .n_words = (n_choices)
#define UNIT(unit_id, unit_name) { CHOICE (unit_id, unit_name, roll_unit_words, ROLL_N_UNITS) }
#define READING \
  { CHOICE ("as", N_ ("Used as"), roll_party_words, ROLL_N_COMPANIONS), .is_optional = TRUE }
#define MONSTERS(monsters_id, monsters_name)                                                   \
  { CHOICE (monsters_id, monsters_name, roll_dungeon_words, ROLL_N_MONSTERS), .is_list = TRUE, \
    .is_unordered = TRUE, .min_items = 1, .max_items = ROLL_N_DICE }

static const TmParam setup_params[] = {
  [SETUP_HEROES] = { .id = "heroes",
                     .name = N_ ("Heroes"),
                     .kind = TM_PARAM_FACE,
                     .is_list = TRUE,
                     .max = ROLL_N_NOVICES - 1,
                     .piece = "hero",
                     .draw = { TM_DRAW_DEAL, "hero" } },
  [SETUP_FIRST] = { .id = "first",
                    .name = N_ ("First adventurer"),
                    .kind = TM_PARAM_SEAT,
                    .draw = { TM_DRAW_SEAT, NULL } },
};

static const TmParam form_params[] = {
  [FORM_FACES] = ROLLED ("faces", N_ ("Party dice"), "party-die", ROLL_N_DICE, ROLL_N_DICE),
};

static const TmParam party_reroll_params[] = {
  [PARTY_REROLL_DICE] = TM_FACES ("dice", N_ ("Dice to reroll"), "party-die", 1, ROLL_N_DICE),
  [PARTY_REROLL_FACES] = ROLLED ("faces", N_ ("New faces"), "party-die", 1, ROLL_N_DICE),
};

static const TmParam populate_params[] = {
  [POPULATE_FACES] = ROLLED ("faces", N_ ("Dungeon dice"), "dungeon-die", 1, ROLL_N_DICE),
};

static const TmParam fight_params[] = {
  [FIGHT_BY] = UNIT ("by", N_ ("Who fights")),
  [FIGHT_AS] = READING,
  [FIGHT_MONSTERS] = MONSTERS ("monsters", N_ ("Monsters")),
};

static const TmParam reroll_params[] = {
  [REROLL_BY] = UNIT ("by", N_ ("Scroll")),
  [REROLL_PARTY] = ANY_FACES ("party", N_ ("Party dice to reroll"), "party-die"),
  [REROLL_DUNGEON] = ANY_FACES ("dungeon", N_ ("Dungeon dice to reroll"), "dungeon-die"),
  [REROLL_PARTY_FACES]
  = ROLLED ("party-faces", N_ ("New faces of party dice"), "party-die", 0, ROLL_N_DICE),
  [REROLL_DUNGEON_FACES]
  = ROLLED ("dungeon-faces", N_ ("New faces of dungeon dice"), "dungeon-die", 0, ROLL_N_DICE),
};

static const TmParam power_params[] = {
  [POWER_TARGETS] = MONSTERS ("targets", N_ ("Monsters")),
  [POWER_TOKEN] = TM_FACE ("token", N_ ("Token to pay with"), "token"),
  [POWER_REVIVE] = TM_FACES ("revive", N_ ("Dice that come back"), "party-die", 0, ROLL_N_DICE),
  [POWER_PARTY] = ANY_FACES ("party", N_ ("Party dice to reroll"), "party-die"),
  [POWER_DUNGEON] = ANY_FACES ("dungeon", N_ ("Dungeon dice to reroll"), "dungeon-die"),
  [POWER_DRAWN] = DRAWN (ROLL_N_DICE),
  [POWER_PARTY_FACES]
  = ROLLED ("party-faces", N_ ("New faces of party dice"), "party-die", 0, ROLL_N_DICE),
  [POWER_DUNGEON_FACES]
  = ROLLED ("dungeon-faces", N_ ("New faces of dungeon dice"), "dungeon-die", 0, ROLL_N_DICE),
};

static const TmParam open_params[] = {
  [OPEN_BY] = UNIT ("by", N_ ("Who opens")),
  [OPEN_AS] = READING,
  [OPEN_COUNT] = TM_NUMBER ("count", N_ ("Chests"), 1, ROLL_N_DICE),
  [OPEN_DRAWN] = DRAWN (ROLL_N_DICE),
};

static const TmParam quaff_params[] = {
  [QUAFF_BY] = UNIT ("by", N_ ("Who drinks")),
  [QUAFF_COUNT] = TM_NUMBER ("count", N_ ("Potions"), 1, ROLL_N_DICE),
  [QUAFF_REVIVE] = TM_FACES ("revive", N_ ("Dice that come back"), "party-die", 0, ROLL_N_DICE),
};

static const TmParam use_token_params[] = {
  [USE_TOKEN_TOKEN] = TM_FACE ("token", N_ ("Token"), "token"),
  [USE_TOKEN_FACE] = TM_FACE ("face", N_ ("Die that comes back"), "party-die"),
};

static const TmParam slay_params[] = {
  [SLAY_BY] = { CHOICE ("by", N_ ("Companions"), roll_unit_words, ROLL_N_UNITS), .is_list = TRUE,
                .min_items = 2, .max_items = 3 },
  [SLAY_DRAWN] = DRAWN (1),
};

static const TmParam descend_params[] = {
  [DESCEND_FACES] = ROLLED ("faces", N_ ("Dungeon dice"), "dungeon-die", 0, ROLL_N_DICE),
};

static const TmParam reveal_params[] = {
  [REVEAL_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [REVEAL_TOKEN] = TM_FACE ("token", N_ ("Token"), "token"),
};

static const TmParam claim_params[] = {
  [CLAIM_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [CLAIM_ACHIEVEMENT] = TM_CHOICE ("achievement", N_ ("Achievement"), roll_achievement_words),
  [CLAIM_EARNED] = { .id = "earned", .name = N_ ("Earned"), .kind = TM_PARAM_FLAG },
};

const TmMoveSpec dungeon_roll_moves[N_MOVES] = {
  [MOVE_SETUP]
  = TM_MOVE ("setup", N_ ("Take the heroes"), "pawn", setup_params, roll_resolve_setup),
  [MOVE_FORM_PARTY]
  = TM_MOVE ("form-party", N_ ("Form the party"), "fighter", form_params, roll_resolve_form_party),
  [MOVE_PARTY_REROLL] = TM_MOVE ("party-reroll",
                                 N_ ("Reroll party dice"),
                                 "fighter",
                                 party_reroll_params,
                                 roll_resolve_party_reroll),
  [MOVE_POPULATE] = TM_MOVE ("populate",
                             N_ ("Roll the first dungeon die"),
                             "door",
                             populate_params,
                             roll_resolve_populate),
  [MOVE_FIGHT]
  = TM_MOVE ("fight", N_ ("Fight monsters"), "fighter", fight_params, roll_resolve_fight),
  [MOVE_REROLL]
  = TM_MOVE ("reroll", N_ ("Read a scroll"), "scroll", reroll_params, roll_resolve_reroll),
  [MOVE_POWER]
  = TM_MOVE ("power", N_ ("Use the hero’s ability"), "star", power_params, roll_resolve_power),
  [MOVE_OPEN] = TM_MOVE ("open", N_ ("Open chests"), "chest", open_params, roll_resolve_open),
  [MOVE_QUAFF]
  = TM_MOVE ("quaff", N_ ("Drink potions"), "potion", quaff_params, roll_resolve_quaff),
  [MOVE_USE_TOKEN] = TM_MOVE (
      "use-token", N_ ("Use a treasure token"), "chest", use_token_params, roll_resolve_use_token),
  [MOVE_ADVANCE] = TM_BARE_MOVE ("advance", N_ ("Go on"), "door", roll_resolve_advance),
  [MOVE_SLAY] = TM_MOVE ("slay", N_ ("Slay the dragon"), "dragon", slay_params, roll_resolve_slay),
  [MOVE_REST] = TM_BARE_MOVE ("rest", N_ ("Rest in the tavern"), "star", roll_resolve_rest),
  [MOVE_DESCEND]
  = TM_MOVE ("descend", N_ ("Go one level deeper"), "level", descend_params, roll_resolve_descend),
  [MOVE_FLEE] = TM_BARE_MOVE ("flee", N_ ("Flee"), "door", roll_resolve_flee),
  [MOVE_REVEAL]
  = TM_MOVE ("reveal", N_ ("Name a token"), "find", reveal_params, roll_resolve_reveal),
  [MOVE_CLAIM]
  = TM_MOVE ("claim", N_ ("Claim an achievement"), "star", claim_params, roll_resolve_claim),
};
