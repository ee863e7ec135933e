/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: what the engine has to know of it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "dungeoneer-questions.h"

static const TmArticleTable rules[] = {
  { dungeoneer_dungeon_articles, DUNGEONEER_N_DUNGEON_ARTICLES },
  { dungeoneer_quests_articles, DUNGEONEER_N_QUESTS_ARTICLES },
  { dungeoneer_battle_articles, DUNGEONEER_N_BATTLE_ARTICLES },
  { dungeoneer_variants_articles, DUNGEONEER_N_VARIANTS_ARTICLES },
};

const TmGame dungeoneer_game = {
  .id = "dungeoneer",
  .name = N_ ("Dungeoneer"),
  .tagline = N_ ("Three quests in a dungeon that everybody else makes worse"),
  .symbol = "lord",
  .min_seats = 1,
  .max_seats = DUNGEONEER_MAX_SEATS,
  .kit = &dungeoneer_kit,
  .options = dungeoneer_options,
  .n_options = N_OPTIONS,
  .moves = dungeoneer_moves,
  .n_moves = N_MOVES,
  .questions = dungeoneer_questions,
  .n_questions = DUNGEONEER_N_QUESTIONS,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .achievements = dungeoneer_achievements,
  .n_achievements = DUNGEONEER_N_ACHIEVEMENTS,
  .parts = dungeoneer_hero_words,
  .n_parts = N_HERO_FACES,
  .printed = &dungeoneer_printed,
  .parse_face = dungeoneer_parse_face,
  .check_options = dungeoneer_check_options,
  .lay_out = dungeoneer_lay_out,
  .settle = dungeoneer_settle,
  .draws_in_app = dungeoneer_draws_in_app,
  .is_asked = dungeoneer_is_asked,
  .count_draw = dungeoneer_count_draw,
  .list_draw = dungeoneer_list_draw,
  .sample = dungeoneer_sample,
  .weigh = dungeoneer_weigh,
  .offer = dungeoneer_offer,
  .present = dungeoneer_present,
  .get_result = dungeoneer_get_result,
  .get_achieved = dungeoneer_get_achieved,
  .get_part = dungeoneer_get_part,
  .tally = dungeoneer_tally,
  .describe_progress = dungeoneer_describe_progress,
  .check = dungeoneer_check,
};
