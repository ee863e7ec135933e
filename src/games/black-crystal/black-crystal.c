/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: what the engine has to know of it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions.h"

static const TmArticleTable rules[] = {
  { black_crystal_rules, CRYSTAL_N_RULES },
  { black_crystal_card_articles, CRYSTAL_N_CARDS },
  { black_crystal_monster_articles, CRYSTAL_N_MONSTERS },
  { black_crystal_open_articles, CRYSTAL_N_OPEN },
};

const TmGame black_crystal_game = {
  .id = "black-crystal",
  .name = N_ ("Black Crystal"),
  .tagline = N_ ("Dig the mine together, fetch a crystal and be the first to get out"),
  .symbol = "mine",
  .min_seats = 2,
  .max_seats = CRYSTAL_MAX_SEATS,
  .kit = &black_crystal_kit,
  .options = black_crystal_options,
  .n_options = N_OPTIONS,
  .moves = black_crystal_moves,
  .n_moves = N_MOVES,
  .questions = black_crystal_questions,
  .n_questions = CRYSTAL_N_QUESTIONS,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .achievements = black_crystal_achievements,
  .n_achievements = CRYSTAL_N_ACHIEVEMENTS,
  .parts = crystal_skill_words,
  .n_parts = CRYSTAL_N_SKILLS,
  .printed = &crystal_printed,
  .check_options = crystal_check_options,
  .count_pieces = crystal_count_pieces,
  .lay_out = crystal_lay_out,
  .settle = crystal_settle,
  .draws_in_app = crystal_draws_in_app,
  .is_asked = crystal_is_asked,
  .count_draw = crystal_count_draw,
  .list_draw = crystal_list_draw,
  .list_sets = crystal_list_sets,
  .sample = crystal_sample,
  .weigh = crystal_weigh,
  .offer = crystal_offer,
  .present = crystal_present,
  .get_result = crystal_get_result,
  .get_achieved = crystal_get_achieved,
  .get_part = crystal_get_part,
  .tally = crystal_tally,
  .describe_progress = crystal_describe_progress,
  .check = crystal_check,
};
