/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-odds.h"
#include "paper-dungeons-questions.h"

G_BEGIN_DECLS

/* The questions about ways through the dungeon and about chances. Each of the two macros at the end
 * is some rows of the table of questions: %PAPER_MAP_QUESTIONS are move-cost, path, reach;
 * %PAPER_ODDS_QUESTIONS are reroll-odds, symbol-odds, available-odds, needs-odds, wound-odds and,
 * for the match at hand, reach-odds and range-odds. */

/* What questions about ways ask of the dungeon and the team, in this order. */
enum
{
  WAY_WALLS,
  WAY_WATER,
  WAY_TUNNELS,
  WAY_MEDALLION,
  WAY_CLOAK,
  WAY_TALENT,
  N_WAY,
};

/* Joints between cells next to each other, entrances included, and tunnels. */
#define PAPER_N_JOINTS 82
#define PAPER_N_TUNNELS 13

/* Rows of a table of parameters, in that order. */
#define PAPER_WAY_PARAMS                                                             \
  TM_LINKS_OR ("walls", N_ ("Walls"), "dungeon", 0, PAPER_N_JOINTS, ""),             \
      TM_LINKS_OR ("water", N_ ("Water"), "dungeon", 0, PAPER_N_JOINTS, ""),         \
      TM_LINKS_OR ("tunnels", N_ ("Ways across to the opposite edge"), "dungeon", 0, \
                   PAPER_N_TUNNELS, ""),                                             \
      TM_FLAG_OR ("medallion", N_ ("Medallion of Har"), "no"),                       \
      TM_FLAG_OR ("cloak", N_ ("Intangible cloak"), "no"), PAPER_TALENT_PARAM

#define PAPER_TALENT_PARAM \
  { .id = "talent",        \
    .name = N_ ("Talent"), \
    .kind = TM_PARAM_FACE, \
    .piece = "talent",     \
    .is_optional = TRUE,   \
    .none = N_ ("none"),   \
    .standard = "none" }

#define PAPER_SEAT_PARAM \
  { .id = "seat", .name = N_ ("Team"), .kind = TM_PARAM_SEAT, .is_optional = TRUE }

/* The faces of the dice, in this order. */
enum
{
  FACES_WHITE,
  FACES_BLACK,
  N_DIE_FACES,
};

#define PAPER_DIE_PARAMS                                                                   \
  TM_CHOICES_OR ("white_faces", N_ ("Faces of a white die"), paper_symbol_words, 6, 6,     \
                 "warrior,mage,priest,rogue,clover,skull"),                                \
      TM_CHOICES_OR ("black_faces", N_ ("Faces of a black die"), paper_symbol_words, 6, 6, \
                     "warrior,mage,priest,rogue,boots,skull")

enum
{
  MOVE_COST_CELLS,
  MOVE_COST_WAY,
  MOVE_COST_SEAT = MOVE_COST_WAY + N_WAY,
  N_MOVE_COST,
};

enum
{
  PATH_FROM,
  PATH_TO,
  PATH_WAY,
  PATH_TRAPS = PATH_WAY + N_WAY,
  PATH_BOOTS,
  PATH_SEAT,
  N_PATH,
};

enum
{
  REACH_FROM,
  REACH_STEPS,
  REACH_WAY,
  REACH_SEAT = REACH_WAY + N_WAY,
  N_REACH,
};

enum
{
  REROLL_ODDS_FACES,
  N_REROLL_ODDS = REROLL_ODDS_FACES + N_DIE_FACES,
};

enum
{
  SYMBOL_ODDS_SYMBOL,
  SYMBOL_ODDS_COLOUR,
  SYMBOL_ODDS_FACES,
  N_SYMBOL_ODDS = SYMBOL_ODDS_FACES + N_DIE_FACES,
};

enum
{
  AVAILABLE_ODDS_SYMBOL,
  AVAILABLE_ODDS_COLOUR,
  AVAILABLE_ODDS_CLOVER,
  AVAILABLE_ODDS_SWAP,
  AVAILABLE_ODDS_AT_LEAST,
  AVAILABLE_ODDS_ROUNDS,
  AVAILABLE_ODDS_FACES,
  AVAILABLE_ODDS_SEAT = AVAILABLE_ODDS_FACES + N_DIE_FACES,
  N_AVAILABLE_ODDS,
};

enum
{
  NEEDS_ODDS_NEEDS,
  NEEDS_ODDS_SWAP,
  NEEDS_ODDS_FACES,
  NEEDS_ODDS_SEAT = NEEDS_ODDS_FACES + N_DIE_FACES,
  N_NEEDS_ODDS,
};

enum
{
  WOUND_ODDS_ROUNDS,
  WOUND_ODDS_TALENT,
  WOUND_ODDS_PRIEST,
  WOUND_ODDS_FACES,
  WOUND_ODDS_SEAT = WOUND_ODDS_FACES + N_DIE_FACES,
  N_WOUND_ODDS,
};

enum
{
  REACH_ODDS_FROM,
  REACH_ODDS_TO,
  REACH_ODDS_ROUNDS,
  REACH_ODDS_STEPS,
  REACH_ODDS_WAY,
  REACH_ODDS_FACES = REACH_ODDS_WAY + N_WAY,
  REACH_ODDS_SEAT = REACH_ODDS_FACES + N_DIE_FACES,
  N_REACH_ODDS,
};

enum
{
  RANGE_ODDS_LEVELS,
  RANGE_ODDS_PERSONALITY,
  RANGE_ODDS_VULNERABLE,
  RANGE_ODDS_LIMITS,
  RANGE_ODDS_SWORD,
  RANGE_ODDS_TALENT,
  RANGE_ODDS_ROUNDS,
  RANGE_ODDS_DICE,
  RANGE_ODDS_DICE_LEFT,
  RANGE_ODDS_PSIONIC_USED,
  RANGE_ODDS_FACES,
  RANGE_ODDS_SEAT = RANGE_ODDS_FACES + N_DIE_FACES,
  N_RANGE_ODDS,
};

/* paper-dungeons-questions-map.c */
extern const TmParam paper_move_cost_params[N_MOVE_COST];
extern const TmParam paper_path_params[N_PATH];
extern const TmParam paper_reach_params[N_REACH];
extern const char *const paper_way_options[];
void paper_answer_move_cost (const TmArgs *args, TmRuling *ruling);
void paper_answer_path (const TmArgs *args, TmRuling *ruling);
void paper_answer_reach (const TmArgs *args, TmRuling *ruling);
gboolean paper_fill_move_cost (const TmTable *table, TmArgs *args);
gboolean paper_fill_path (const TmTable *table, TmArgs *args);
gboolean paper_fill_reach (const TmTable *table, TmArgs *args);

/* Shared with the questions about chances. */
gboolean paper_read_way (
    const TmArgs *args, guint param, PaperMap *map, PaperWalker *walker, TmRuling *ruling);
void paper_explain_way (const PaperWalker *walker, int from, const PaperWay *way, TmRuling *ruling);
void paper_fill_way (const TmTable *table, const PaperTeam *team, guint param, TmArgs *args);

/* paper-dungeons-questions-odds.c */
extern const TmParam paper_reroll_odds_params[N_REROLL_ODDS];
extern const TmParam paper_symbol_odds_params[N_SYMBOL_ODDS];
extern const TmParam paper_available_odds_params[N_AVAILABLE_ODDS];
extern const TmParam paper_needs_odds_params[N_NEEDS_ODDS];
extern const TmParam paper_wound_odds_params[N_WOUND_ODDS];
extern const TmParam paper_reach_odds_params[N_REACH_ODDS];
extern const TmParam paper_range_odds_params[N_RANGE_ODDS];
extern const char *const paper_odds_options[];
extern const char *const paper_reach_odds_options[];
extern const char *const paper_range_odds_options[];
void paper_answer_reroll_odds (const TmArgs *args, TmRuling *ruling);
void paper_answer_symbol_odds (const TmArgs *args, TmRuling *ruling);
void paper_answer_available_odds (const TmArgs *args, TmRuling *ruling);
void paper_answer_needs_odds (const TmArgs *args, TmRuling *ruling);
void paper_answer_wound_odds (const TmArgs *args, TmRuling *ruling);
void paper_answer_reach_odds (const TmArgs *args, TmRuling *ruling);
void paper_answer_range_odds (const TmArgs *args, TmRuling *ruling);

/* What dice are wanted for; the first are what single dice show. */
#define PAPER_N_DIE_WORDS 10
#define PAPER_N_NEED_WORDS 19
extern const TmWord paper_need_words[PAPER_N_NEED_WORDS];
extern const PaperNeed paper_needs[PAPER_N_NEED_WORDS];

/* paper-dungeons-fill-odds.c */
gboolean paper_fill_reroll_odds (const TmTable *table, TmArgs *args);
gboolean paper_fill_symbol_odds (const TmTable *table, TmArgs *args);
gboolean paper_fill_available_odds (const TmTable *table, TmArgs *args);
gboolean paper_fill_needs_odds (const TmTable *table, TmArgs *args);
gboolean paper_fill_wound_odds (const TmTable *table, TmArgs *args);
gboolean paper_fill_reach_odds (const TmTable *table, TmArgs *args);
gboolean paper_fill_range_odds (const TmTable *table, TmArgs *args);

#define PAPER_WAY_ARTICLES                                                           \
  "paper.move.steps", "paper.move.start", "paper.move.barrier", "paper.move.tunnel", \
      "paper.items.medallion", "paper.items.cloak", "paper.talent.ranger"

#define PAPER_MAP_QUESTIONS                                                                     \
  TM_QUESTION ("move-cost", N_ ("Cost of a way"),                                               \
               N_ ("May the team go this way, and how many steps does it take?"), "boots",      \
               paper_move_cost_params, paper_way_options, paper_answer_move_cost,               \
               paper_fill_move_cost, TM_RESTS_ON (PAPER_WAY_ARTICLES, "paper.move.adjacent")),  \
      TM_QUESTION ("path", N_ ("Shortest way"), N_ ("Which way is the shortest?"), "map",       \
                   paper_path_params, paper_way_options, paper_answer_path, paper_fill_path,    \
                   TM_RESTS_ON (PAPER_WAY_ARTICLES, "paper.trap")),                             \
      TM_QUESTION ("reach", N_ ("Rooms within reach"), N_ ("Which rooms can the team get to?"), \
                   "map", paper_reach_params, paper_way_options, paper_answer_reach,            \
                   paper_fill_reach,                                                            \
                   TM_RESTS_ON (PAPER_WAY_ARTICLES, "paper.move.adjacent", "paper.move.reentry"))

#define PAPER_ODDS_QUESTIONS                                                                       \
  TM_QUESTION ("reroll-odds", N_ ("Odds of another throw"),                                        \
               N_ ("How likely must the dice be thrown again?"), "d10", paper_reroll_odds_params,  \
               paper_odds_options, paper_answer_reroll_odds, paper_fill_reroll_odds,               \
               TM_RESTS_ON ("paper.dice.reroll", "paper.open.faces")),                             \
      TM_QUESTION ("symbol-odds", N_ ("Odds of a symbol"),                                         \
                   N_ ("How many dice will show this symbol?"), "d10", paper_symbol_odds_params,   \
                   paper_odds_options, paper_answer_symbol_odds, paper_fill_symbol_odds,           \
                   TM_RESTS_ON ("paper.dice.faces", "paper.dice.reroll", "paper.open.faces")),     \
      TM_QUESTION ("available-odds", N_ ("Odds of a die that serves"),                             \
                   N_ ("How likely is a die that serves as this symbol?"), "clover",               \
                   paper_available_odds_params, paper_odds_options, paper_answer_available_odds,   \
                   paper_fill_available_odds,                                                      \
                   TM_RESTS_ON ("paper.dice.clover", "paper.dice.reroll", "paper.level.perk.mage", \
                                "paper.open.faces")),                                              \
      TM_QUESTION ("needs-odds", N_ ("Odds of a plan"),                                            \
                   N_ ("How likely are dice for all of this in one round?"), "clover",             \
                   paper_needs_odds_params, paper_odds_options, paper_answer_needs_odds,           \
                   paper_fill_needs_odds,                                                          \
                   TM_RESTS_ON ("paper.dice.three", "paper.dice.clover", "paper.dice.reroll",      \
                                "paper.level.perk.mage", "paper.open.faces")),                     \
      TM_QUESTION ("wound-odds", N_ ("Odds of wounds"),                                            \
                   N_ ("How many wounds will the skulls deal?"), "skull", paper_wound_odds_params, \
                   paper_odds_options, paper_answer_wound_odds, paper_fill_wound_odds,             \
                   TM_RESTS_ON ("paper.dice.skull", "paper.dice.reroll",                           \
                                "paper.level.perk.priest", "paper.talent.fortune-teller",          \
                                "paper.open.faces")),                                              \
      TM_LIVE_QUESTION ("reach-odds", N_ ("Odds of getting there"),                                \
                        N_ ("How likely does the team get to this room in time?"), "boots",        \
                        paper_reach_odds_params, paper_reach_odds_options,                         \
                        paper_answer_reach_odds, paper_fill_reach_odds,                            \
                        TM_RESTS_ON (PAPER_WAY_ARTICLES, "paper.dice.three", "paper.dice.boots",   \
                                     "paper.dice.reroll", "paper.open.faces")),                    \
      TM_LIVE_QUESTION ("range-odds", N_ ("Odds of enough power"),                                 \
                        N_ ("How likely is the power for this monster in time?"), "monster",       \
                        paper_range_odds_params, paper_range_odds_options,                         \
                        paper_answer_range_odds, paper_fill_range_odds,                            \
                        TM_RESTS_ON ("paper.monster.power", "paper.monster.range",                 \
                                     "paper.level.die", "paper.level.row",                         \
                                     "paper.level.perk.warrior", "paper.level.perk.mage",          \
                                     "paper.talent.psionic", "paper.dice.clover",                  \
                                     "paper.dice.three", "paper.dice.reroll", "paper.open.faces"))

G_END_DECLS
