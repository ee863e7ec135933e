/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Raiders: what the engine has to know of it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

static const TmArticleTable rules[] = { { dungeon_raiders_articles, N_ARTICLES } };

const TmGame dungeon_raiders_game = {
  .id = "dungeon-raiders",
  .name = N_ ("Dungeon Raiders"),
  .tagline
  = N_ ("Five levels, five cards a level: take the coins and be less wounded than the rest"),
  .symbol = "door",
  .min_seats = 1,
  .max_seats = RAIDERS_MAX_SEATS,
  .kit = &dungeon_raiders_kit,
  .options = dungeon_raiders_options,
  .n_options = N_OPTIONS,
  .moves = dungeon_raiders_moves,
  .n_moves = N_MOVES,
  .questions = dungeon_raiders_questions,
  .n_questions = N_QUESTIONS,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .parse_face = raiders_parse_face,
  .describe_face = raiders_describe_face,
  .lay_out = raiders_lay_out,
  .settle = raiders_settle,
  .draws_in_app = raiders_draws_in_app,
  .is_asked = raiders_is_asked,
  .count_draw = raiders_count_draw,
  .sample = raiders_sample,
  .offer = raiders_offer,
  .present = raiders_present,
  .get_result = raiders_get_result,
  .tally = raiders_tally,
  .describe_progress = raiders_describe_progress,
  .check = raiders_check,
};
