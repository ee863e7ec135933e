/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge has to be told about cards, skills and the course of a match; and the readings that
 * answers about fights and cards depend on. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-order.h"
#include "black-crystal-questions-fight.h"
#include "black-crystal-questions.h"
#include "black-crystal-skill-rules.h"

#define MOST_CARDS 60
#define MOST_USES 20

#define DIE_OR_NONE(Id, Name) \
  { .id = (Id), .name = (Name), .kind = TM_PARAM_FACE, .piece = "die", .is_optional = TRUE }
#define CALL_OR_NONE                              \
  { .id = "call",                                 \
    .name = N_ ("Call"),                          \
    .kind = TM_PARAM_CHOICE,                      \
    .words = crystal_call_words,                  \
    .n_words = G_N_ELEMENTS (crystal_call_words), \
    .is_optional = TRUE }
#define MONSTER_OR_OTHER TM_CHOICE_OR ("monster", N_ ("Monster"), crystal_monster_words, "other")

/* The readings that answers may depend on. */
const char *const crystal_boom_fight_options[] = { "flee_die", "twins_equal", "xz_group", NULL };
const char *const crystal_crystal_options[] = { "pickup", NULL };
const char *const crystal_find_card_options[] = { "scram", NULL };
const char *const crystal_boosts_options[] = { "boost_tie", NULL };
const char *const crystal_control_fight_options[] = { "control_monster", NULL };
const char *const crystal_skill_options[] = { "miner_leaves", NULL };
/* Not `skips`: the turns to be lost bear that name already. */
const char *const crystal_turn_order_options[] = { NULL };
const char *const crystal_odds_boom_options[] = { "flee_die", "twins_equal", "xz_group", NULL };

/* Cards */

const TmParam crystal_hand_limit_params[] = {
  [HAND_LIMIT_HAND] = TM_NUMBER ("hand", N_ ("Find cards in hand"), 0, MOST_CARDS),
  [HAND_LIMIT_END] = TM_FLAG_OR ("end", N_ ("At the end of the own turn"), "yes"),
  [HAND_LIMIT_TABLE] = TM_NUMBER_OR ("table", N_ ("Find cards on the table"), 0, MOST_CARDS, "0"),
};

const TmParam crystal_find_card_params[] = {
  [FIND_CARD_CARD] = TM_CHOICE ("card", N_ ("Find card"), crystal_find_words),
  [FIND_CARD_MOMENT] = TM_CHOICE ("moment", N_ ("Moment"), crystal_moment_words),
  [FIND_CARD_ENEMY] = TM_CHOICE_OR ("enemy", N_ ("Against"), crystal_enemy_words, "none"),
  [FIND_CARD_MONSTER] = MONSTER_OR_OTHER,
  [FIND_CARD_USED] = TM_NUMBER_OR ("used", N_ ("Uses made"), 0, MOST_USES, "0"),
};

/* A monster or a dwarf, without the word for no fight. */
static const TmWord enemies[] = {
  { "monster", TM_WORD ("enemy", "a monster"), "monster" },
  { "dwarf", TM_WORD ("enemy", "a dwarf"), "pawn" },
};

const TmParam crystal_boosts_params[] = {
  [BOOSTS_CARDS]
  = TM_CHOICES ("cards", N_ ("Cards announced"), crystal_find_words, 0, CRYSTAL_MAX_BOOSTS),
  [BOOSTS_ENEMY] = TM_CHOICE ("enemy", N_ ("Against"), enemies),
  [BOOSTS_MONSTER] = MONSTER_OR_OTHER,
  [BOOSTS_ROLL] = TM_NUMBER_OR ("roll", N_ ("Which die of the fight"), 1, 9, "1"),
};

static const TmWord results[] = {
  { "win", N_ ("the player wins"), NULL },
  { "lose", N_ ("the player loses"), NULL },
  { "first-roll", N_ ("a die before the fight, or for the prize"), NULL },
};

const TmParam crystal_boom_card_params[] = {
  [BOOM_CARD_MONSTER] = TM_CHOICE ("monster", N_ ("Monster"), crystal_monster_words),
  [BOOM_CARD_RESULT] = TM_CHOICE ("result", N_ ("What came of it"), results),
  [BOOM_CARD_DIE] = DIE_OR_NONE ("die", N_ ("Die")),
  [BOOM_CARD_CALL] = CALL_OR_NONE,
};

/* Skills */

const TmParam crystal_skill_params[] = {
  [ASK_SKILL_SKILL] = TM_CHOICE ("skill", N_ ("Skill"), crystal_skill_words),
  [ASK_SKILL_CASE] = TM_CHOICE ("case", N_ ("What for"), crystal_skill_case_words),
  [ASK_SKILL_USED] = TM_NUMBER_OR ("used", N_ ("Uses made"), 0, MOST_USES, "0"),
  [ASK_SKILL_CARDS] = TM_NUMBER_OR ("cards", N_ ("Cards discarded"), 0, MOST_CARDS, "0"),
  [ASK_SKILL_NAMED] = TM_NUMBER ("named", N_ ("Number named"), 1, 6, .is_optional = TRUE),
  [ASK_SKILL_DIE] = DIE_OR_NONE ("die", N_ ("Die")),
  [ASK_SKILL_CALL] = CALL_OR_NONE,
  [ASK_SKILL_HAND]
  = TM_NUMBER_OR ("hand", N_ ("Cards in the hand they come from"), 0, MOST_CARDS, "0"),
  [ASK_SKILL_BLOCKED] = TM_NUMBER_OR ("blocked", N_ ("Sides that are blocked"), 0, 4, "0"),
  [ASK_SKILL_HAVE] = TM_NUMBER_OR ("have", N_ ("Tame monsters of the skill"), 0, 4, "0"),
};

/* The match */

const TmParam crystal_turn_order_params[] = {
  [TURN_ORDER_SEATS]
  = TM_NUMBER ("seats", N_ ("Players"), 2, CRYSTAL_MAX_SEATS, .is_seat_count = TRUE),
  [TURN_ORDER_CURRENT] = TM_SEAT ("current", N_ ("Whose turn ends")),
  [TURN_ORDER_SKIPS] = TM_NUMBERS ("skips",
                                   N_ ("Turns to be lost"),
                                   0,
                                   CRYSTAL_MAX_SKIP,
                                   2,
                                   CRYSTAL_MAX_SEATS,
                                   .is_by_seat = TRUE),
};

static const TmWord signs[] = {
  { "p", N_ ("positive"), NULL },
  { "n", N_ ("negative"), NULL },
};

const TmParam crystal_draft_params[] = {
  [ASK_DRAFT_SIGNS] = TM_CHOICES ("signs", N_ ("The three cards"), signs, 3, 3),
};

const TmParam crystal_tiles_params[] = {
  [ASK_TILES_VARIANT] = TM_CHOICE ("variant", N_ ("Variant"), crystal_variant_words),
};

const TmParam crystal_win_params[] = {
  [ASK_WIN_CRYSTALS] = TM_NUMBER ("crystals", N_ ("Crystals carried"), 0, 4),
  [ASK_WIN_EVENT] = TM_CHOICE ("event", N_ ("The dwarf’s tile"), crystal_event_words),
  [ASK_WIN_PENDING] = TM_FLAG_OR ("pending", N_ ("Something is still to be resolved"), "no"),
};
