/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can happen, and what each move is told. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-private.h"
#include "tm-text.h"

static const TmWord signs[] = {
  [SIGN_POSITIVE] = { "positive", N_ ("a positive one"), NULL },
  [SIGN_NEGATIVE] = { "negative", N_ ("a negative one"), NULL },
};

static const TmWord places[] = {
  [TO_HAND] = { "hand", N_ ("into the hand"), NULL },
  [TO_TABLE] = { "table", N_ ("on the table"), NULL },
  [TO_NOW] = { "now", N_ ("it strikes now"), NULL },
};

static const TmWord solvers[] = {
  [RIDDLE_NOBODY] = { "nobody", N_ ("nobody"), NULL },
  [RIDDLE_PLAYER] = { "player", N_ ("a player"), NULL },
  [RIDDLE_OUTSIDER] = { "outsider", N_ ("an outsider"), NULL },
};

#define A_SEAT TM_SEAT ("seat", TM_WORD ("black crystal", "Player"))
#define A_CELL TM_CELL ("cell", TM_WORD ("black crystal", "Cell"), "mine")
#define A_CELL_OR TM_CELL_OR ("cell", TM_WORD ("black crystal", "Cell"), "mine", NULL)
#define HOME_OR TM_FLAG_OR ("home", N_ ("To the own entrance"), "no")
#define SIDES_OR                 \
  { .id = "sides",               \
    .name = N_ ("Open sides"),   \
    .kind = TM_PARAM_CHOICE,     \
    .is_list = TRUE,             \
    .is_unordered = TRUE,        \
    .is_optional = TRUE,         \
    .words = crystal_side_words, \
    .n_words = TM_N_SIDES,       \
    .min_items = 1,              \
    .max_items = TM_N_SIDES,     \
    .is_sides = TRUE }
#define EVENT_OR                                \
  { .id = "event",                              \
    .name = TM_WORD ("black crystal", "Event"), \
    .kind = TM_PARAM_CHOICE,                    \
    .is_optional = TRUE,                        \
    .words = crystal_event_words,               \
    .n_words = CRYSTAL_N_EVENTS }
#define AN_EVENT TM_CHOICE ("event", TM_WORD ("black crystal", "Event"), crystal_event_words)
#define MEANS_OR TM_CHOICE_OR ("means", N_ ("By what"), crystal_means_words, "none")
#define DIE(die_id, die_name) \
  { .id = (die_id),           \
    .name = (die_name),       \
    .kind = TM_PARAM_FACE,    \
    .piece = "die",           \
    .draw = { TM_DRAW_FACES, "die" } }
#define DIE_OR(die_id, die_name) \
  { .id = (die_id),              \
    .name = (die_name),          \
    .kind = TM_PARAM_FACE,       \
    .piece = "die",              \
    .is_optional = TRUE,         \
    .draw = { TM_DRAW_FACES, "die" } }
#define ANY_FIND(card_id) TM_FACE (card_id, TM_WORD ("black crystal", "Card"), "find-card")
#define ANY_FIND_OR(card_id)                   \
  { .id = (card_id),                           \
    .name = TM_WORD ("black crystal", "Card"), \
    .kind = TM_PARAM_FACE,                     \
    .piece = "find-card",                      \
    .is_optional = TRUE }
#define COPIES_OR(copies_id, copies_name, most) \
  TM_NUMBER_OR (copies_id, copies_name, 0, most, "?", .none = "?")

static const TmParam deal_skills_params[] = {
  [DEAL_SKILLS_SKILLS] = { .id = "skills",
                           .name = N_ ("Skills"),
                           .kind = TM_PARAM_FACE,
                           .piece = "skill-card",
                           .is_list = TRUE,
                           .is_by_seat = TRUE,
                           .draw = { TM_DRAW_ORDER, "skill-box" } },
};

static const TmParam draft_params[] = {
  [DRAFT_SEAT] = A_SEAT,
  [DRAFT_REDRAWN] = TM_NUMBER_OR ("redrawn", N_ ("Times three new ones were taken"), 0, 20, "0"),
  [DRAFT_CARD] = { .id = "card",
                   .name = N_ ("Card kept"),
                   .kind = TM_PARAM_FACE,
                   .piece = "find-card",
                   .is_optional = TRUE,
                   .draw = { TM_DRAW_ORDER, "find-deck" },
                   .is_secret = TRUE },
};

static const TmParam first_player_params[] = {
  [FIRST_SEAT] = { .id = "seat",
                   .name = N_ ("Who begins"),
                   .kind = TM_PARAM_SEAT,
                   .draw = { TM_DRAW_SEAT, NULL } },
  [FIRST_DICE] = { .id = "dice",
                   .name = N_ ("Dice of the players"),
                   .kind = TM_PARAM_FACE,
                   .piece = "die",
                   .is_list = TRUE,
                   .is_by_seat = TRUE,
                   .is_optional = TRUE },
  [FIRST_OUT] = { .id = "out",
                  .name = N_ ("Tiles that leave"),
                  .kind = TM_PARAM_FACE,
                  .piece = "tile",
                  .is_list = TRUE,
                  .is_unordered = TRUE,
                  .min_items = 0,
                  .max_items = 4,
                  .draw = { TM_DRAW_ORDER, "bag" },
                  .is_secret = TRUE },
};

static const TmParam dig_params[] = {
  [DIG_CELL] = A_CELL,
  [DIG_EVENT] = AN_EVENT,
  [DIG_SIDES] = SIDES_OR,
  [DIG_MEANS] = MEANS_OR,
};

static const TmParam set_sides_params[] = {
  [SET_SIDES_CELL] = A_CELL,
  [SET_SIDES_SIDES] = { .id = "sides",
                        .name = N_ ("Open sides"),
                        .kind = TM_PARAM_CHOICE,
                        .is_list = TRUE,
                        .is_unordered = TRUE,
                        .words = crystal_side_words,
                        .n_words = TM_N_SIDES,
                        .min_items = 1,
                        .max_items = TM_N_SIDES,
                        .is_sides = TRUE },
};

static const TmParam step_params[] = {
  [STEP_CELL] = A_CELL_OR, [STEP_HOME] = HOME_OR,   [STEP_MEANS] = MEANS_OR,
  [STEP_EVENT] = EVENT_OR, [STEP_SIDES] = SIDES_OR,
};

static const TmParam challenge_params[] = {
  [CHALLENGE_SEAT] = A_SEAT,
  [CHALLENGE_RIVAL] = TM_SEAT ("rival", N_ ("Rival")),
  [CHALLENGE_MEANS] = MEANS_OR,
};

static const TmParam portal_params[] = { [PORTAL_CELL] = A_CELL };

static const TmParam boom_params[] = {
  [BOOM_MONSTER] = { .id = "monster",
                     .name = TM_WORD ("black crystal", "Boom card"),
                     .kind = TM_PARAM_FACE,
                     .piece = "boom-card",
                     .is_optional = TRUE,
                     .draw = { TM_DRAW_ORDER, "boom-deck" } },
  [BOOM_HEALTH] = { .id = "health",
                    .name = N_ ("Health"),
                    .kind = TM_PARAM_NUMBER,
                    .is_optional = TRUE,
                    .min = 0,
                    .max = 12 },
};

static const TmParam first_roll_params[] = { [FIRST_ROLL_DIE] = DIE ("die", N_ ("Die")) };
static const TmParam riddle_params[]
    = { [RIDDLE_SOLVED] = TM_CHOICE ("solved", N_ ("Who solves it"), solvers) };

static const TmParam boost_params[] = {
  [BOOST_SEAT] = A_SEAT,
  [BOOST_CARD] = ANY_FIND ("card"),
  [BOOST_USES] = TM_NUMBER_OR ("uses", N_ ("Uses"), 1, 2, "1"),
};

static const TmParam fight_roll_params[] = {
  [FIGHT_DIE] = DIE ("die", N_ ("Die")),
  [FIGHT_DIE2] = DIE_OR ("die2", N_ ("Second die")),
  [FIGHT_MERCHANT] = TM_NUMBER_OR ("merchant", N_ ("Cards of the Merchant"), 0, 60, "0"),
};

static const TmParam duel_roll_params[] = {
  [DUEL_DIE_A] = DIE ("die_a", N_ ("Die of the one who came")),
  [DUEL_DIE_B] = DIE ("die_b", N_ ("Die of the other")),
  [DUEL_MERCHANT_A]
  = TM_NUMBER_OR ("merchant_a", N_ ("Cards of the Merchant who came"), 0, 60, "0"),
  [DUEL_MERCHANT_B]
  = TM_NUMBER_OR ("merchant_b", N_ ("Cards of the Merchant who was there"), 0, 60, "0"),
};

static const TmParam flee_params[] = { [FLEE_CELL] = A_CELL_OR, [FLEE_HOME] = HOME_OR };

static const TmParam even_odd_params[] = {
  [EVEN_ODD_CALL] = TM_CHOICE ("call", N_ ("Called"), crystal_call_words),
  [EVEN_ODD_DIE] = DIE ("die", N_ ("Die")),
};

static const TmParam find_params[] = {
  [FIND_SEAT] = A_SEAT,
  [FIND_SIGN] = TM_CHOICE_OR ("sign", N_ ("What it is"), signs, "positive"),
  [FIND_CARD] = { .id = "card",
                  .name = TM_WORD ("black crystal", "Card"),
                  .kind = TM_PARAM_FACE,
                  .piece = "find-card",
                  .is_optional = TRUE,
                  .draw = { TM_DRAW_ORDER, "find-deck" },
                  .is_secret = TRUE },
  [FIND_TO] = TM_CHOICE_OR ("to", N_ ("Where it goes"), places, "hand"),
};

static const TmParam play_find_params[] = {
  [PLAY_SEAT] = A_SEAT,
  [PLAY_CARD] = ANY_FIND ("card"),
  [PLAY_TARGET]
  = { .id = "target", .name = N_ ("On whom"), .kind = TM_PARAM_SEAT, .is_optional = TRUE },
  [PLAY_CELL] = A_CELL_OR,
  [PLAY_DIR] = { .id = "dir",
                 .name = N_ ("Direction"),
                 .kind = TM_PARAM_CHOICE,
                 .is_optional = TRUE,
                 .words = crystal_side_words,
                 .n_words = TM_N_SIDES },
  [PLAY_DIE] = DIE_OR ("die", N_ ("Die")),
  [PLAY_COUNT] = { .id = "count",
                   .name = N_ ("How many"),
                   .kind = TM_PARAM_NUMBER,
                   .is_optional = TRUE,
                   .min = 0,
                   .max = 60 },
};

static const TmParam use_skill_params[] = {
  [SKILL_SEAT] = A_SEAT,
  [SKILL_TARGET]
  = { .id = "target", .name = N_ ("On whom"), .kind = TM_PARAM_SEAT, .is_optional = TRUE },
  [SKILL_NAMED] = { .id = "named",
                    .name = N_ ("Number named"),
                    .kind = TM_PARAM_NUMBER,
                    .is_optional = TRUE,
                    .min = 1,
                    .max = 6 },
  [SKILL_DIE] = DIE_OR ("die", N_ ("Die")),
  [SKILL_CALL] = { .id = "call",
                   .name = N_ ("Called"),
                   .kind = TM_PARAM_CHOICE,
                   .is_optional = TRUE,
                   .words = crystal_call_words,
                   .n_words = G_N_ELEMENTS (crystal_call_words) },
  [SKILL_CELL] = A_CELL_OR,
};

/* Without the wall: that is how a tile is dug. */
static const TmWord blasts[] = {
  { "clear", N_ ("clear rubble"), "rubble" },
  { "rubble", N_ ("lay rubble"), "rubble" },
  { "passage-off", N_ ("take a Passage off"), "passage" },
};

static const TmParam blast_params[] = {
  [BLAST_USE] = TM_CHOICE ("use", N_ ("What for"), blasts),
  [BLAST_CELL] = A_CELL,
  [BLAST_MEANS] = TM_CHOICE ("means", N_ ("By what"), crystal_means_words),
};

static const TmParam clear_params[] = { [CLEAR_CELL] = A_CELL };

static const TmParam mushroom_params[] = {
  [MUSHROOM_SEAT] = A_SEAT,
  [MUSHROOM_CELL] = A_CELL,
  [MUSHROOM_TILE_OUT] = { .id = "tile_out",
                          .name = N_ ("Tile that leaves the bag"),
                          .kind = TM_PARAM_CHOICE,
                          .is_optional = TRUE,
                          .words = crystal_event_words,
                          .n_words = EVENT_FIND + 1 },
};

static const TmParam pit_params[] = { [PIT_DIE] = DIE ("die", N_ ("Die")), [PIT_CELL] = A_CELL_OR };

static const TmParam lay_extra_params[] = {
  [LAY_CELL] = A_CELL,
  [LAY_EVENT] = EVENT_OR,
  [LAY_SIDES] = SIDES_OR,
  [LAY_FACE_DOWN] = TM_FLAG_OR ("face_down", N_ ("Face down"), "no"),
  [LAY_DRAW] = TM_FLAG_OR ("draw", N_ ("Draw its Find at once"), "yes"),
};

static const TmParam thrown_params[] = {
  [THROWN_SEAT] = A_SEAT,    [THROWN_CELL] = A_CELL_OR,
  [THROWN_HOME] = HOME_OR,   [THROWN_BY] = TM_CHOICE ("by", N_ ("By what"), crystal_by_words),
  [THROWN_EVENT] = EVENT_OR, [THROWN_SIDES] = SIDES_OR,
};

static const TmParam control_params[] = {
  [CONTROL_SEAT] = A_SEAT,
  [CONTROL_CARD] = TM_FACE ("monster", TM_WORD ("black crystal", "Monster"), "boom-card"),
  [CONTROL_HEALTH] = TM_NUMBER ("health", N_ ("Health"), 0, 12, .is_optional = TRUE),
};

static const TmParam control_roll_params[] = { [CONTROL_ROLL_DIE] = DIE_OR ("die", N_ ("Die")) };

static const TmParam reward_params[] = {
  [REWARD_FIND] = TM_NUMBER_OR ("find", N_ ("Find cards"), 0, 9, "0"),
  [REWARD_EXPLOSIVES] = TM_NUMBER_OR ("explosives", N_ ("Explosives"), 0, 9, "0"),
  [REWARD_PASSAGE] = TM_NUMBER_OR ("passage", N_ ("Passages"), 0, 9, "0"),
};

static const TmParam discard_params[] = {
  [DISCARD_SEAT] = A_SEAT,
  [DISCARD_COUNT] = TM_NUMBER ("count", N_ ("How many"), 0, 60),
  [DISCARD_RANDOM] = TM_FLAG_OR ("random", N_ ("Unseen"), "no"),
  [DISCARD_CARDS] = { .id = "cards",
                      .name = N_ ("Which"),
                      .kind = TM_PARAM_FACE,
                      .piece = "find-card",
                      .is_list = TRUE,
                      .is_unordered = TRUE,
                      .is_optional = TRUE,
                      .min_items = 0,
                      .max_items = 60 },
};

static const TmParam lose_turns_params[] = {
  [LOSE_TURNS_SEAT] = A_SEAT,
  [LOSE_TURNS_COUNT] = TM_NUMBER ("count", N_ ("How many"), 1, 20),
};

static const TmParam end_turn_params[]
    = { [END_TURN_DISCARDS] = TM_NUMBER_OR ("discards", N_ ("Cards discarded"), 0, 60, "0") };

static const TmParam finish_params[] = {
  [FINISH_SEAT]
  = { .id = "seat", .name = N_ ("Who has won"), .kind = TM_PARAM_SEAT, .is_optional = TRUE },
};

static const TmParam draw_tile_params[] = {
  [DRAW_TILE_FACE] = { .id = "tile",
                       .name = N_ ("Tile"),
                       .kind = TM_PARAM_FACE,
                       .piece = "tile",
                       .draw = { TM_DRAW_ORDER, "bag" } },
};

static const TmParam teach_tiles_params[] = {
  [TEACH_TILES_EVENT]
  = TM_CHOICE ("event", TM_WORD ("black crystal", "Event"), crystal_event_words),
  [TEACH_TILES_SUM] = COPIES_OR ("sum", N_ ("Together"), 85),
  [TEACH_TILES_SHAPES] = { .id = "shapes",
                           .name = N_ ("By shape"),
                           .kind = TM_PARAM_NUMBER,
                           .max = 85,
                           .is_list = TRUE,
                           .min_items = 0,
                           .max_items = CRYSTAL_N_SHAPES,
                           .is_optional = TRUE,
                           .standard = "",
                           .none = "?" },
};

static const TmParam teach_find_params[] = {
  [TEACH_FIND_CARD] = ANY_FIND ("card"),
  [TEACH_FIND_COPIES] = COPIES_OR ("copies", N_ ("Copies"), 60),
  [TEACH_FIND_VALUE] = COPIES_OR ("value", N_ ("Number on the card"), 20),
};

static const TmParam teach_boom_params[] = {
  [TEACH_BOOM_CARD] = TM_FACE ("monster", TM_WORD ("black crystal", "Boom card"), "boom-card"),
  [TEACH_BOOM_COPIES] = COPIES_OR ("copies", N_ ("Copies"), 60),
  [TEACH_BOOM_HEALTH] = COPIES_OR ("health", N_ ("Health"), 12),
  [TEACH_BOOM_FIND] = COPIES_OR ("find", N_ ("Find cards for beating it"), 9),
  [TEACH_BOOM_EXPLOSIVES] = COPIES_OR ("explosives", N_ ("Explosives for beating it"), 9),
  [TEACH_BOOM_PASSAGE] = COPIES_OR ("passage", N_ ("Passages for beating it"), 9),
};

#define TEACH_MOVE(Id, Name, Symbol, Params, Resolve) \
  { .id = (Id),                                       \
    .name = (Name),                                   \
    .symbol = (Symbol),                               \
    .params = (Params),                               \
    .n_params = G_N_ELEMENTS (Params),                \
    .resolve = (Resolve),                             \
    .teaches = TRUE }

const TmMoveSpec black_crystal_moves[] = {
  [MOVE_DEAL_SKILLS] = TM_MOVE ("deal-skills",
                                N_ ("Deal the skills"),
                                "tools",
                                deal_skills_params,
                                crystal_resolve_deal_skills),
  [MOVE_DRAFT]
  = TM_MOVE ("draft", N_ ("Keep a first card"), "sack", draft_params, crystal_resolve_draft),
  [MOVE_FIRST_PLAYER] = TM_MOVE ("first-player",
                                 N_ ("First player"),
                                 "first",
                                 first_player_params,
                                 crystal_resolve_first_player),
  [MOVE_DIG] = TM_MOVE ("dig", N_ ("Dig"), "tunnel", dig_params, crystal_resolve_dig),
  [MOVE_SET_SIDES] = TM_MOVE ("set-sides",
                              N_ ("Tell the open sides"),
                              "tunnel",
                              set_sides_params,
                              crystal_resolve_set_sides),
  [MOVE_STEP] = TM_MOVE ("step", N_ ("Walk"), "boots", step_params, crystal_resolve_step),
  [MOVE_CHALLENGE] = TM_MOVE (
      "challenge", N_ ("Start a duel"), "sword", challenge_params, crystal_resolve_challenge),
  [MOVE_PORTAL]
  = TM_MOVE ("portal", N_ ("Use the portal"), "portal", portal_params, crystal_resolve_portal),
  [MOVE_BOOM] = TM_MOVE ("boom", N_ ("Draw a Boom"), "boom", boom_params, crystal_resolve_boom),
  [MOVE_FIRST_ROLL] = TM_MOVE (
      "first-roll", N_ ("Try the die"), "die", first_roll_params, crystal_resolve_first_roll),
  [MOVE_RIDDLE]
  = TM_MOVE ("riddle", N_ ("Riddle"), "scroll", riddle_params, crystal_resolve_riddle),
  [MOVE_BOOST] = TM_MOVE ("boost", N_ ("Boost"), "star", boost_params, crystal_resolve_boost),
  [MOVE_FIGHT_ROLL]
  = TM_MOVE ("fight-roll", N_ ("Fight"), "sword", fight_roll_params, crystal_resolve_fight_roll),
  [MOVE_DUEL_ROLL] = TM_MOVE ("duel-roll",
                              TM_WORD ("black crystal", "Duel"),
                              "sword",
                              duel_roll_params,
                              crystal_resolve_duel_roll),
  [MOVE_FLEE]
  = TM_MOVE ("flee", TM_WORD ("black crystal", "Flee"), "boots", flee_params, crystal_resolve_flee),
  [MOVE_EVEN_ODD]
  = TM_MOVE ("even-odd", N_ ("Even-Odd"), "die", even_odd_params, crystal_resolve_even_odd),
  [MOVE_FIND] = TM_MOVE ("find", N_ ("Draw a Find"), "sack", find_params, crystal_resolve_find),
  [MOVE_PLAY_FIND]
  = TM_MOVE ("play-find", N_ ("Play a Find"), "sack", play_find_params, crystal_resolve_play_find),
  [MOVE_USE_SKILL] = TM_MOVE (
      "use-skill", N_ ("Use the skill"), "tools", use_skill_params, crystal_resolve_use_skill),
  [MOVE_BLAST]
  = TM_MOVE ("blast", N_ ("Blow up"), "explosive", blast_params, crystal_resolve_blast),
  [MOVE_CLEAR_BY_TIME] = TM_MOVE ("clear-by-time",
                                  N_ ("Clear rubble by a lost turn"),
                                  "rubble",
                                  clear_params,
                                  crystal_resolve_clear_by_time),
  [MOVE_MUSHROOM] = TM_MOVE (
      "mushroom", N_ ("Lay a mushroom"), "mushroom", mushroom_params, crystal_resolve_mushroom),
  [MOVE_PIT] = TM_MOVE ("pit", N_ ("Fall into the pit"), "pit", pit_params, crystal_resolve_pit),
  [MOVE_LAY_EXTRA] = TM_MOVE ("lay-extra",
                              N_ ("Lay a further tile"),
                              "tunnel",
                              lay_extra_params,
                              crystal_resolve_lay_extra),
  [MOVE_THROWN]
  = TM_MOVE ("thrown", N_ ("Moved by a card"), "boots", thrown_params, crystal_resolve_thrown),
  [MOVE_CONTROL]
  = TM_MOVE ("control", N_ ("Tame a monster"), "monster", control_params, crystal_resolve_control),
  [MOVE_CONTROL_ROLL] = TM_MOVE ("control-roll",
                                 N_ ("The tame monster fights"),
                                 "monster",
                                 control_roll_params,
                                 crystal_resolve_control_roll),
  [MOVE_REWARD]
  = TM_MOVE ("reward", N_ ("Reward on the card"), "chest", reward_params, crystal_resolve_reward),
  [MOVE_DISCARD]
  = TM_MOVE ("discard", N_ ("Discard cards"), "sack", discard_params, crystal_resolve_discard),
  [MOVE_LOSE_TURNS] = TM_MOVE (
      "lose-turns", N_ ("Lose turns"), "skip", lose_turns_params, crystal_resolve_lose_turns),
  [MOVE_END_TURN]
  = TM_MOVE ("end-turn", N_ ("End the turn"), "play", end_turn_params, crystal_resolve_end_turn),
  [MOVE_FINISH]
  = TM_MOVE ("finish", N_ ("End the match"), "exit", finish_params, crystal_resolve_finish),
  [MOVE_DRAW_TILE] = TM_MOVE (
      "draw-tile", N_ ("Draw a tile"), "tunnel", draw_tile_params, crystal_resolve_draw_tile),
  [MOVE_PASS] = TM_BARE_MOVE ("pass", N_ ("Leave it"), "play", crystal_resolve_pass),
  [MOVE_TEACH_TILES] = TEACH_MOVE ("teach-tiles",
                                   N_ ("Tiles of one kind"),
                                   "tunnel",
                                   teach_tiles_params,
                                   crystal_resolve_teach_tiles),
  [MOVE_TEACH_FIND] = TEACH_MOVE ("teach-find",
                                  N_ ("What is on a Find card"),
                                  "sack",
                                  teach_find_params,
                                  crystal_resolve_teach_find),
  [MOVE_TEACH_BOOM] = TEACH_MOVE ("teach-boom",
                                  N_ ("What is on a Boom card"),
                                  "boom",
                                  teach_boom_params,
                                  crystal_resolve_teach_boom),
};

G_STATIC_ASSERT (G_N_ELEMENTS (black_crystal_moves) == N_MOVES);
