/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can happen: the moves and their parameters. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-private.h"

static const char *const cell_names[] = { N_ ("First cell"), N_ ("Second cell") };
static const char *const range_names[]
    = { N_ ("First range"), N_ ("Second range"), N_ ("Third range") };

static const TmWord dice[] = {
  { "w1", N_ ("White die 1"), NULL }, { "w2", N_ ("White die 2"), NULL },
  { "w3", N_ ("White die 3"), NULL }, { "b1", N_ ("Black die 1"), NULL },
  { "b2", N_ ("Black die 2"), NULL }, { "b3", N_ ("Black die 3"), NULL },
};

static const TmWord sources[] = {
  { "rogue", N_ ("Rogue at level 4"), NULL },
  { "potion", N_ ("Twelfth potion"), NULL },
};

static const TmWord goal_fames[] = {
  { "0", N_ ("0"), NULL },
  { "2", N_ ("2"), NULL },
  { "4", N_ ("4"), NULL },
  { "6", N_ ("6"), NULL },
};

/* What a cell asks for, one more than the symbol. */
static const TmWord asked_symbols[] = {
  { "?", N_ ("not told"), NULL },
  { "warrior", N_ ("Warrior"), "fighter" },
  { "mage", TM_WORD ("paper dungeons", "Mage"), "mage" },
  { "priest", N_ ("Priest"), "cleric" },
  { "rogue", N_ ("Rogue"), "thief" },
  { "any", TM_WORD ("symbol", "any"), NULL },
};

/* A reward of a track, one more than it is. */
static const TmWord track_rewards[] = {
  { "?", N_ ("not told"), NULL },
  { "none", TM_WORD ("reward", "nothing"), NULL },
  { "potion", TM_WORD ("reward", "potion"), "potion" },
  { "item", TM_WORD ("reward", "item cell"), "sword" },
  { "level", TM_WORD ("reward", "level"), "star" },
  { "gem", TM_WORD ("reward", "gem"), "gem" },
  { "minion", TM_WORD ("reward", "minion"), "goblin" },
  { "other", TM_WORD ("reward", "something else"), "scroll" },
};

#define A_SEAT TM_SEAT ("seat", N_ ("Team"))
#define A_DIE TM_CHOICE ("die", N_ ("Die"), dice)
#define A_HERO TM_CHOICE ("hero", N_ ("Hero"), paper_hero_words)
#define AN_ITEM TM_CHOICE ("item", N_ ("Item"), paper_item_words)
#define CELLS                         \
  { .id = "cells",                    \
    .name = N_ ("Rooms, one by one"), \
    .kind = TM_PARAM_CELL,            \
    .piece = "dungeon",               \
    .is_list = TRUE,                  \
    .min_items = 1,                   \
    .max_items = PAPER_N_CELLS }

static const TmParam open_dungeon_params[] = {
  [OPEN_DUNGEON_CARD] = { .id = "dungeon",
                          .name = N_ ("Dungeon card"),
                          .kind = TM_PARAM_FACE,
                          .piece = "dungeon",
                          .draw = { TM_DRAW_ORDER, "dungeon.box" } },
};

static const TmParam open_monsters_params[] = {
  [OPEN_MONSTERS_CARDS] = { .id = "monsters",
                            .name = N_ ("Monsters, in order"),
                            .kind = TM_PARAM_FACE,
                            .piece = "monster",
                            .is_list = TRUE,
                            .min_items = PAPER_N_STAGES,
                            .max_items = PAPER_N_STAGES,
                            .item_names = paper_monster_names },
};

static const TmParam lay_missions_params[] = {
  [LAY_MISSIONS_CARDS] = { .id = "missions",
                           .name = N_ ("Missions"),
                           .kind = TM_PARAM_FACE,
                           .piece = "mission",
                           .is_list = TRUE,
                           .is_unordered = TRUE,
                           .min_items = 1,
                           .max_items = 3,
                           .draw = { TM_DRAW_ORDER, "mission.box" } },
};

static const TmParam deal_params[] = {
  [DEAL_SEAT] = A_SEAT,
  [DEAL_TALENTS] = { .id = "talents",
                     .name = N_ ("Talents"),
                     .kind = TM_PARAM_FACE,
                     .piece = "talent",
                     .is_list = TRUE,
                     .is_unordered = TRUE,
                     .min_items = 2,
                     .max_items = 2,
                     .draw = { TM_DRAW_ORDER, "talent.box" },
                     .is_secret = TRUE },
  [DEAL_GOALS] = { .id = "goals",
                   .name = N_ ("Goals"),
                   .kind = TM_PARAM_FACE,
                   .piece = "goal",
                   .is_list = TRUE,
                   .is_unordered = TRUE,
                   .min_items = 2,
                   .max_items = 2,
                   .draw = { TM_DRAW_ORDER, "goal.box" },
                   .is_secret = TRUE },
};

static const TmParam keep_params[] = {
  [DEAL_SEAT] = A_SEAT,
  [DEAL_TALENTS] = TM_FACE ("talent", N_ ("Talent"), "talent"),
  [DEAL_GOALS] = TM_FACE ("goal", N_ ("Goal"), "goal"),
};

static const TmParam roll_params[] = {
  [ROLL_FACES] = { .id = "faces",
                   .name = N_ ("Dice"),
                   .kind = TM_PARAM_FACE,
                   .piece = "die",
                   .is_list = TRUE,
                   .min_items = PAPER_N_DICE,
                   .max_items = PAPER_N_DICE,
                   .item_names = paper_die_names,
                   .draw = { TM_DRAW_FACES, "die" } },
  [ROLL_ROLLER] = { .id = "roller",
                    .name = N_ ("Who rolls"),
                    .kind = TM_PARAM_SEAT,
                    .is_optional = TRUE,
                    .draw = { TM_DRAW_SEAT, NULL } },
};

static const TmParam assign_params[] = {
  [ASSIGN_SEAT] = A_SEAT,
  [ASSIGN_HEAL] = TM_NUMBER ("heal", N_ ("Wounds on potions"), 0, 99),
};

static const TmParam level_params[]
    = { [DIE_SEAT] = A_SEAT, [DIE_DIE] = A_DIE, [DIE_WHAT] = A_HERO };
static const TmParam craft_params[]
    = { [DIE_SEAT] = A_SEAT, [DIE_DIE] = A_DIE, [DIE_WHAT] = AN_ITEM };
static const TmParam brew_params[] = { [DIE_SEAT] = A_SEAT, [DIE_DIE] = A_DIE };
static const TmParam walk_params[] = { [DIE_SEAT] = A_SEAT, [DIE_DIE] = A_DIE, [DIE_WHAT] = CELLS };
static const TmParam step_params[] = { [FREE_SEAT] = A_SEAT, [FREE_WHAT] = CELLS };
static const TmParam seat_params[] = { [FREE_SEAT] = A_SEAT };
static const TmParam gain_level_params[] = { [FREE_SEAT] = A_SEAT, [FREE_WHAT] = A_HERO };
static const TmParam gain_item_params[] = { [FREE_SEAT] = A_SEAT, [FREE_WHAT] = AN_ITEM };

static const TmParam cross_minion_params[] = {
  [FREE_SEAT] = A_SEAT,
  [FREE_WHAT] = { .id = "cell",
                  .name = TM_WORD ("paper dungeons", "Room"),
                  .kind = TM_PARAM_CELL,
                  .piece = "dungeon" },
};

static const TmParam steal_params[] = {
  [FREE_SEAT] = A_SEAT, [FREE_WHAT] = TM_CHOICE ("letter", N_ ("Letter"), paper_letter_words)
};
static const TmParam outside_gem_params[]
    = { [FREE_SEAT] = A_SEAT, [FREE_WHAT] = TM_CHOICE ("source", N_ ("From"), sources) };
static const TmParam late_heal_params[]
    = { [FREE_SEAT] = A_SEAT, [FREE_WHAT] = TM_NUMBER ("wounds", N_ ("Wounds"), 1, 99) };

static const TmParam claim_params[] = {
  [CLAIM_MISSION] = TM_FACE ("mission", N_ ("Mission"), "mission"),
  [CLAIM_SEATS] = { .id = "seats",
                    .name = N_ ("Teams"),
                    .kind = TM_PARAM_SEAT,
                    .is_list = TRUE,
                    .is_unordered = TRUE,
                    .min_items = 1,
                    .max_items = TM_MAX_SEATS },
};

static const TmParam fight_params[] = {
  [FIGHT_POWERS] = { .id = "powers",
                     .name = N_ ("Combat power"),
                     .kind = TM_PARAM_NUMBER,
                     .min = 0,
                     .max = 99,
                     .is_list = TRUE,
                     .is_by_seat = TRUE },
  [FIGHT_REACHED] = { .id = "reached",
                      .name = N_ ("Has been in the monster’s room"),
                      .kind = TM_PARAM_FLAG,
                      .is_list = TRUE,
                      .is_by_seat = TRUE },
};

static const TmParam fight_result_params[] = {
  [FIGHT_RESULT_SEAT] = A_SEAT,
  [FIGHT_RESULT_FAME] = TM_NUMBER ("fame", N_ ("Fame"), -99, 99),
  [FIGHT_RESULT_WOUNDS] = TM_NUMBER ("wounds", N_ ("Wounds"), 0, 99),
};

static const TmParam final_sheet_params[] = {
  [FINAL_SHEET_SEAT] = A_SEAT,
  [FINAL_SHEET_LEVELS] = TM_NUMBERS ("levels",
                                     N_ ("Levels"),
                                     1,
                                     PAPER_MAX_LEVEL,
                                     PAPER_N_HEROES,
                                     PAPER_N_HEROES,
                                     .item_names = paper_hero_names),
  [FINAL_SHEET_CELLS] = TM_NUMBERS ("cells",
                                    N_ ("Item cells"),
                                    0,
                                    PAPER_ITEM_CELLS,
                                    PAPER_N_ITEMS,
                                    PAPER_N_ITEMS,
                                    .item_names = paper_item_names),
  [FINAL_SHEET_GEMS] = TM_NUMBER ("gems", N_ ("Gems"), 0, PAPER_MAX_GEMS),
  [FINAL_SHEET_MINIONS] = TM_NUMBER ("minions", N_ ("Minions"), 0, PAPER_MAX_MINIONS),
  [FINAL_SHEET_WOUNDS] = TM_NUMBER ("wounds", N_ ("Wounds"), 0, PAPER_MAX_HEARTS),
  [FINAL_SHEET_RESURRECTED] = TM_FLAG_OR ("resurrected", N_ ("Resurrection used"), "no"),
  [FINAL_SHEET_GOAL_FAME] = TM_CHOICE ("goal_fame", N_ ("Fame of the goal"), goal_fames),
  [FINAL_SHEET_ROOMS] = TM_NUMBER ("rooms", N_ ("Rooms explored"), 0, PAPER_N_ROOMS),
};

static const TmParam final_rows_params[] = {
  [FINAL_ROWS_SEAT] = A_SEAT,
  [FINAL_ROWS_ROWS] = TM_NUMBERS (
      "rows", N_ ("Fame"), -999, 999, PAPER_N_ROWS, PAPER_N_ROWS, .item_names = paper_row_names),
  [FINAL_ROWS_ROOMS] = TM_NUMBER ("rooms", N_ ("Rooms explored"), 0, PAPER_N_ROOMS),
  [FINAL_ROWS_GOAL_FAME] = TM_CHOICE_OR ("goal_fame", N_ ("Fame of the goal"), goal_fames, NULL),
};

static const TmParam teach_room_params[] = {
  [TEACH_ROOM_CELL] = { .id = "cell",
                        .name = TM_WORD ("paper dungeons", "Room"),
                        .kind = TM_PARAM_CELL,
                        .piece = "dungeon" },
  [TEACH_ROOM_MINION] = TM_CHOICE_OR ("minion", N_ ("Minion"), paper_minion_words, "none"),
  [TEACH_ROOM_LEVEL]
  = TM_NUMBER_OR ("level", N_ ("Level of the minion"), 1, 9, "?", .none = N_ ("?")),
  [TEACH_ROOM_HERO] = TM_CHOICE_OR ("hero", N_ ("Hero who fights it"), paper_hero_words, NULL),
  [TEACH_ROOM_TRAP] = TM_FLAG_OR ("trap", N_ ("Trap"), "no"),
  [TEACH_ROOM_REWARD] = TM_CHOICE_OR ("reward", N_ ("Reward"), paper_reward_words, "none"),
  [TEACH_ROOM_AMOUNT] = TM_NUMBER_OR ("amount", N_ ("How many"), 1, 3, "1"),
  [TEACH_ROOM_GEM] = TM_CHOICE_OR ("gem", N_ ("Letter of the gem"), paper_letter_words, NULL),
  [TEACH_ROOM_KNOWN] = TM_FLAG_OR ("known", N_ ("What it holds is known"), "yes"),
};

static const TmParam teach_edge_params[] = {
  [TEACH_EDGE_EDGE]
  = { .id = "edge", .name = N_ ("Between"), .kind = TM_PARAM_LINK, .piece = "dungeon" },
  [TEACH_EDGE_WALL] = TM_FLAG_OR ("wall", N_ ("Wall"), "no"),
  [TEACH_EDGE_WATER] = TM_FLAG_OR ("water", N_ ("Water"), "no"),
};

static const TmParam teach_tunnel_params[] = {
  [TEACH_TUNNEL_ENDS]
  = { .id = "ends", .name = N_ ("Between"), .kind = TM_PARAM_LINK, .piece = "dungeon" },
  [TEACH_TUNNEL_THERE] = TM_FLAG_OR ("there", N_ ("A way across"), "yes"),
};

static const TmParam teach_track_params[] = {
  [TEACH_TRACK_TRACK] = TM_CHOICE ("track", N_ ("Track"), paper_track_words),
  [TEACH_TRACK_VALUES]
  = TM_NUMBERS ("values", N_ ("Numbers"), -99, 99, 0, PAPER_TRACK_COLUMNS, .none = N_ ("?")),
  [TEACH_TRACK_REWARDS] = { .id = "rewards",
                            .name = N_ ("Rewards"),
                            .kind = TM_PARAM_CHOICE,
                            .is_list = TRUE,
                            .is_optional = TRUE,
                            .words = track_rewards,
                            .n_words = G_N_ELEMENTS (track_rewards),
                            .max_items = PAPER_TRACK_COLUMNS },
};

static const TmParam teach_item_params[] = {
  [TEACH_ITEM_ITEM] = AN_ITEM,
  [TEACH_ITEM_SYMBOLS] = { .id = "symbols",
                           .name = N_ ("Symbols asked for"),
                           .kind = TM_PARAM_CHOICE,
                           .is_list = TRUE,
                           .words = asked_symbols,
                           .n_words = G_N_ELEMENTS (asked_symbols),
                           .min_items = 2,
                           .max_items = 2,
                           .item_names = cell_names },
};

#define RANGES(range_id, range_name, least, most)                                \
  TM_NUMBERS (range_id, range_name, least, most, PAPER_N_STAGES, PAPER_N_STAGES, \
              .item_names = range_names, .none = N_ ("?"))

static const TmParam teach_monster_params[] = {
  [TEACH_MONSTER_CARD] = TM_FACE ("monster", TM_WORD ("paper dungeons", "Monster"), "monster"),
  [TEACH_MONSTER_VULNERABLE]
  = TM_CHOICE_OR ("vulnerable", N_ ("Vulnerable to"), paper_hero_words, NULL),
  [TEACH_MONSTER_FLEE] = TM_NUMBER ("flee", N_ ("Fame lost by fleeing"), 0, 99, .none = N_ ("?")),
  [TEACH_MONSTER_LIMITS] = RANGES ("limits", N_ ("Combat power"), 0, 99),
  [TEACH_MONSTER_FAMES] = RANGES ("fames", N_ ("Fame"), 0, 99),
  [TEACH_MONSTER_WOUNDS] = RANGES ("wounds", N_ ("Wounds"), 0, 99),
  [TEACH_MONSTER_REWARD] = TM_CHOICE_OR ("reward", N_ ("Reward"), track_rewards, "?"),
  [TEACH_MONSTER_AMOUNT] = TM_NUMBER_OR ("amount", N_ ("How many"), 1, 3, "1"),
  [TEACH_MONSTER_LETTERS] = { .id = "letters",
                              .name = N_ ("Vanishing gems"),
                              .kind = TM_PARAM_CHOICE,
                              .is_list = TRUE,
                              .is_unordered = TRUE,
                              .is_optional = TRUE,
                              .words = paper_letter_words,
                              .n_words = PAPER_N_LETTERS,
                              .max_items = 2 },
  [TEACH_MONSTER_STAGE] = TM_NUMBER_OR ("stage", N_ ("Stage"), 1, PAPER_N_STAGES, NULL),
};

static const TmParam teach_dungeon_params[] = {
  [TEACH_DUNGEON_DUNGEON] = TM_FACE ("dungeon", N_ ("Dungeon card"), "dungeon"),
  [TEACH_DUNGEON_NAME] = { .id = "name",
                           .name = TM_WORD ("dungeon card", "Name"),
                           .kind = TM_PARAM_TEXT,
                           .is_optional = TRUE },
  [TEACH_DUNGEON_ROOMS] = { .id = "rooms",
                            .name = N_ ("Rooms of the monsters"),
                            .kind = TM_PARAM_CELL,
                            .piece = "dungeon",
                            .is_list = TRUE,
                            .is_optional = TRUE,
                            .max_items = PAPER_N_STAGES,
                            .none = N_ ("?"),
                            .item_names = paper_monster_names },
  [TEACH_DUNGEON_WALLS] = { .id = "walls",
                            .name = N_ ("Walls to draw"),
                            .kind = TM_PARAM_LINK,
                            .piece = "dungeon",
                            .is_list = TRUE,
                            .is_unordered = TRUE,
                            .is_optional = TRUE,
                            .max_items = 40 },
  [TEACH_DUNGEON_MONSTERS] = { .id = "monsters",
                               .name = N_ ("Monsters on the back"),
                               .kind = TM_PARAM_FACE,
                               .piece = "monster",
                               .is_list = TRUE,
                               .is_optional = TRUE,
                               .max_items = PAPER_N_STAGES,
                               .none = N_ ("?"),
                               .item_names = paper_monster_names },
};

static const TmParam teach_dice_params[] = {
  [TEACH_DICE_COLOUR] = TM_CHOICE ("colour", N_ ("Dice"), paper_colour_words),
  [TEACH_DICE_FACES] = { .id = "faces",
                         .name = N_ ("Faces"),
                         .kind = TM_PARAM_CHOICE,
                         .is_list = TRUE,
                         .words = paper_symbol_words,
                         .n_words = PAPER_N_SYMBOLS,
                         .min_items = 6,
                         .max_items = 6 },
  [TEACH_DICE_NUMBERS]
  = TM_NUMBERS_OR ("numbers", N_ ("Numbers beside them"), 0, 99, 0, 6, NULL, .none = N_ ("?")),
};

#define TEACH_MOVE(Id, Name, Symbol, Params, Resolve) \
  { .id = (Id),                                       \
    .name = (Name),                                   \
    .symbol = (Symbol),                               \
    .params = (Params),                               \
    .n_params = G_N_ELEMENTS (Params),                \
    .resolve = (Resolve),                             \
    .teaches = TRUE }

const TmMoveSpec paper_dungeons_moves[N_MOVES] = {
  [MOVE_OPEN_DUNGEON] = TM_MOVE ("open-dungeon",
                                 N_ ("Open the dungeon card"),
                                 "door",
                                 open_dungeon_params,
                                 paper_resolve_open_dungeon),
  [MOVE_OPEN_MONSTERS] = TM_MOVE ("open-monsters",
                                  N_ ("Lay the monsters"),
                                  "monster",
                                  open_monsters_params,
                                  paper_resolve_open_monsters),
  [MOVE_LAY_MISSIONS] = TM_MOVE ("lay-missions",
                                 N_ ("Lay the missions"),
                                 "scroll",
                                 lay_missions_params,
                                 paper_resolve_lay_missions),
  [MOVE_DEAL]
  = TM_MOVE ("deal", N_ ("Deal talents and goals"), "scroll", deal_params, paper_resolve_deal),
  [MOVE_KEEP]
  = TM_MOVE ("keep", N_ ("Keep a talent and a goal"), "star", keep_params, paper_resolve_keep),
  [MOVE_BEGIN] = TM_BARE_MOVE ("begin", N_ ("Begin"), "first", paper_resolve_begin),
  [MOVE_ROLL] = TM_MOVE ("roll", N_ ("Roll"), "die", roll_params, paper_resolve_roll),
  [MOVE_ASSIGN]
  = TM_MOVE ("assign", N_ ("Assign wounds"), "wound", assign_params, paper_resolve_assign),
  [MOVE_LEVEL] = TM_MOVE ("level", N_ ("Raise a hero"), "star", level_params, paper_resolve_level),
  [MOVE_CRAFT]
  = TM_MOVE ("craft", N_ ("Craft an item"), "sword", craft_params, paper_resolve_craft),
  [MOVE_BREW] = TM_MOVE ("brew", N_ ("Brew potions"), "potion", brew_params, paper_resolve_brew),
  [MOVE_WALK] = TM_MOVE ("walk", N_ ("Move with a die"), "boots", walk_params, paper_resolve_walk),
  [MOVE_STEP] = TM_MOVE ("step", N_ ("Move on"), "boots", step_params, paper_resolve_step),
  [MOVE_WASTE] = TM_MOVE ("waste", N_ ("Leave a die"), "die", brew_params, paper_resolve_waste),
  [MOVE_STOP] = TM_MOVE ("stop", N_ ("Stop moving"), "boots", seat_params, paper_resolve_stop),
  [MOVE_GAIN_LEVEL]
  = TM_MOVE ("gain-level", N_ ("Free level"), "star", gain_level_params, paper_resolve_gain_level),
  [MOVE_GAIN_ITEM] = TM_MOVE (
      "gain-item", N_ ("Free item cell"), "sword", gain_item_params, paper_resolve_gain_item),
  [MOVE_CROSS_MINION] = TM_MOVE ("cross-minion",
                                 N_ ("Cross out a minion"),
                                 "goblin",
                                 cross_minion_params,
                                 paper_resolve_cross_minion),
  [MOVE_STEAL] = TM_MOVE ("steal", N_ ("Steal a gem"), "gem", steal_params, paper_resolve_steal),
  [MOVE_OUTSIDE_GEM] = TM_MOVE (
      "outside-gem", N_ ("Gem from outside"), "gem", outside_gem_params, paper_resolve_outside_gem),
  [MOVE_LATE_HEAL] = TM_MOVE (
      "late-heal", N_ ("Heal marked wounds"), "heart", late_heal_params, paper_resolve_late_heal),
  [MOVE_END_ROUND]
  = TM_BARE_MOVE ("end-round", N_ ("End the round"), "first", paper_resolve_end_round),
  [MOVE_CLAIM]
  = TM_MOVE ("claim", N_ ("Claim a mission"), "scroll", claim_params, paper_resolve_claim),
  [MOVE_FIGHT]
  = TM_MOVE ("fight", N_ ("Fight the monster"), "monster", fight_params, paper_resolve_fight),
  [MOVE_FIGHT_RESULT] = TM_MOVE ("fight-result",
                                 N_ ("Outcome of a fight"),
                                 "monster",
                                 fight_result_params,
                                 paper_resolve_fight_result),
  [MOVE_NEXT] = TM_BARE_MOVE ("next", N_ ("Next"), "first", paper_resolve_next),
  [MOVE_FINAL_SHEET] = TM_MOVE (
      "final-sheet", N_ ("Final sheet"), "scroll", final_sheet_params, paper_resolve_final_sheet),
  [MOVE_FINAL_ROWS] = TM_MOVE ("final-rows",
                               N_ ("Rows of the final sheet"),
                               "scroll",
                               final_rows_params,
                               paper_resolve_final_rows),
  [MOVE_FINISH] = TM_BARE_MOVE ("finish", N_ ("Finish"), "first", paper_resolve_finish),
  [MOVE_TEACH_ROOM] = TEACH_MOVE ("teach-room",
                                  N_ ("Tell what a room holds"),
                                  "door",
                                  teach_room_params,
                                  paper_resolve_teach_room),
  [MOVE_TEACH_EDGE] = TEACH_MOVE ("teach-edge",
                                  N_ ("Tell a wall or water"),
                                  "door",
                                  teach_edge_params,
                                  paper_resolve_teach_edge),
  [MOVE_TEACH_TUNNEL] = TEACH_MOVE ("teach-tunnel",
                                    N_ ("Tell a way across"),
                                    "door",
                                    teach_tunnel_params,
                                    paper_resolve_teach_tunnel),
  [MOVE_TEACH_TRACK] = TEACH_MOVE (
      "teach-track", N_ ("Tell a track"), "scroll", teach_track_params, paper_resolve_teach_track),
  [MOVE_TEACH_ITEM] = TEACH_MOVE ("teach-item",
                                  N_ ("Tell what an item asks for"),
                                  "sword",
                                  teach_item_params,
                                  paper_resolve_teach_item),
  [MOVE_TEACH_MONSTER] = TEACH_MOVE ("teach-monster",
                                     N_ ("Tell a monster card"),
                                     "monster",
                                     teach_monster_params,
                                     paper_resolve_teach_monster),
  [MOVE_TEACH_DUNGEON] = TEACH_MOVE ("teach-dungeon",
                                     N_ ("Tell a dungeon card"),
                                     "door",
                                     teach_dungeon_params,
                                     paper_resolve_teach_dungeon),
  [MOVE_TEACH_DICE] = TEACH_MOVE ("teach-dice",
                                  N_ ("Tell the faces of the dice"),
                                  "die",
                                  teach_dice_params,
                                  paper_resolve_teach_dice),
};
