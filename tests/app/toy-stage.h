/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene/tm-part.h"

G_BEGIN_DECLS

/**
 * ToyRoll:
 * @TOY_ROLL_MOCK_UP: the moment of the mock-up
 * @TOY_ROLL_FULL: as many dice as there are, guests, and everything that can be done
 * @TOY_ROLL_EMPTY: nothing rolled yet, and no chances
 *
 * Moments of a table of dice.
 */
typedef enum
{
  TOY_ROLL_MOCK_UP,
  TOY_ROLL_FULL,
  TOY_ROLL_EMPTY,
} ToyRoll;

/**
 * ToyMine:
 * @TOY_MINE_MOCK_UP: the moment of the mock-up: a flight of three tiles
 * @TOY_MINE_START: nobody has dug yet
 * @TOY_MINE_FULL: as much of everything as there can be
 *
 * Moments of a mine.
 */
typedef enum
{
  TOY_MINE_MOCK_UP,
  TOY_MINE_START,
  TOY_MINE_FULL,
} ToyMine;

/**
 * ToyCards:
 * @TOY_CARDS_MIDDLE: the middle of a game: a card is in hand, a hero has fallen
 * @TOY_CARDS_START: the entrance and four tunnels, all heroes on the entrance
 * @TOY_CARDS_GROWN: as in the middle, with one more column on the left and one more row on top
 * @TOY_CARDS_FULL: as much of everything as there can be
 *
 * Moments of a dungeon that is laid out of cards.
 */
typedef enum
{
  TOY_CARDS_MIDDLE,
  TOY_CARDS_START,
  TOY_CARDS_GROWN,
  TOY_CARDS_FULL,
} ToyCards;

/* Scenes made by hand, for tests of widgets and for the gallery: no game stands behind them. */

TmStage *toy_stage_create_raiders (gboolean is_after) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_roll (ToyRoll kind, gboolean is_russian) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_caves (ToyMine kind, int step) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_cards (ToyCards kind, gboolean is_russian) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_dungeon (gboolean is_editor) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_mine (int step, gboolean is_other) G_GNUC_WARN_UNUSED_RESULT;
TmStage *toy_stage_create_crowd (guint n_seats, int step) G_GNUC_WARN_UNUSED_RESULT;

guint toy_stage_add_cards (TmStage *stage, guint mat, ToyCards kind, gboolean is_russian);
guint toy_stage_add_mine (TmStage *stage, guint mat, ToyMine kind);
void toy_stage_move_turn (TmStage *stage, guint grid, int step);

G_END_DECLS
