/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: what the engine has to know of it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-private.h"

static const TmArticleTable rules[] = { { paper_dungeons_articles, PAPER_N_ARTICLES } };

const TmGame paper_dungeons_game = {
  .id = "paper-dungeons",
  .name = N_ ("Paper Dungeons"),
  .tagline = N_ ("Six dice for everybody, three for each team: level up, brew, craft or walk on?"),
  .symbol = "map",
  .min_seats = 1,
  .max_seats = TM_MAX_SEATS,
  .kit = &paper_dungeons_kit,
  .options = paper_dungeons_options,
  .n_options = N_OPTIONS,
  .moves = paper_dungeons_moves,
  .n_moves = N_MOVES,
  .questions = paper_dungeons_questions,
  .n_questions = PAPER_N_QUESTIONS,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .achievements = paper_dungeons_achievements,
  .n_achievements = PAPER_N_ACHIEVEMENTS,
  .parts = paper_chapter_words,
  .n_parts = PAPER_N_CHAPTER_WORDS,
  .part_group = PAPER_N_CHAPTERS,
  .printed = &paper_dungeons_printed,
  .parse_face = paper_parse_face,
  .check_options = paper_check_options,
  .size_grid = paper_size_grid,
  .lay_out = paper_lay_out,
  .settle = paper_settle,
  .draws_in_app = paper_draws_in_app,
  .is_asked = paper_is_asked,
  .count_draw = paper_count_draw,
  .list_sides = paper_list_sides,
  .sample = paper_sample,
  .pick = paper_pick,
  .offer = paper_offer,
  .present = paper_present,
  .get_result = paper_get_result,
  .get_achieved = paper_get_achieved,
  .get_part = paper_get_part,
  .tally = paper_tally,
  .describe_progress = paper_describe_progress,
  .check = paper_check,
};
