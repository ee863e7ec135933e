/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll: what the engine has to know of it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-private.h"

static const TmArticleTable rules[] = { { dungeon_roll_articles, ROLL_N_ARTICLES } };

const TmGame dungeon_roll_game = {
  .id = "dungeon-roll",
  .name = N_ ("Dungeon Roll"),
  .tagline = N_ ("Seven dice go down the stairs: rest while you can, or one level deeper?"),
  .symbol = "d10",
  .min_seats = 1,
  .max_seats = ROLL_MAX_SEATS,
  .kit = &dungeon_roll_kit,
  .options = dungeon_roll_options,
  .n_options = N_OPTIONS,
  .moves = dungeon_roll_moves,
  .n_moves = N_MOVES,
  .questions = dungeon_roll_questions,
  .n_questions = ROLL_N_QUESTIONS,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .achievements = dungeon_roll_achievements,
  .n_achievements = ROLL_N_ACHIEVEMENTS,
  .parts = roll_hero_words,
  .n_parts = ROLL_N_NOVICES,
  .settle = roll_settle,
  .draws_in_app = roll_draws_in_app,
  .is_asked = roll_is_asked,
  .count_draw = roll_count_draw,
  .list_draw = roll_list_draw,
  .sample = roll_sample,
  .pick = roll_pick,
  .offer = roll_offer,
  .present = roll_present,
  .get_result = roll_get_result,
  .get_achieved = roll_get_achieved,
  .get_part = roll_get_part,
  .tally = roll_tally,
  .describe_progress = roll_describe_progress,
  .check = roll_check,
};
