/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* What can happen, and what has to be told about it. */

/* The highest score that can be told; twice that is still a number. */
#define MOST 999999999

#define OWN_FACES(Id, Name, Piece)                                                        \
  {                                                                                       \
    .id = (Id), .name = (Name), .kind = TM_PARAM_FACE, .piece = (Piece), .is_list = TRUE, \
    .max_items = FREE_MAX_DICE,                                                           \
    .draw                                                                                 \
        = { TM_DRAW_FACES,                                                                \
            (Piece) }                                                                     \
  }

static const TmParam roll_params[] = {
  [ROLL_FACES] = { .id = "faces",
                   .name = N_ ("Dice"),
                   .kind = TM_PARAM_FACE,
                   .piece = "die",
                   .is_list = TRUE,
                   .min_items = 1,
                   .max_items = FREE_MAX_DICE,
                   .draw = { TM_DRAW_FACES, "die" } },
  [ROLL_OWN] = OWN_FACES ("faces1", N_ ("Own dice 1"), "die1"),
  OWN_FACES ("faces2", N_ ("Own dice 2"), "die2"),
  OWN_FACES ("faces3", N_ ("Own dice 3"), "die3"),
  OWN_FACES ("faces4", N_ ("Own dice 4"), "die4"),
  [ROLL_DICE] = { .id = "dice",
                  .name = N_ ("Which dice"),
                  .kind = TM_PARAM_PIECE,
                  .is_list = TRUE,
                  .is_optional = TRUE,
                  .min_items = 1,
                  .max_items = (FREE_N_OWN_DICE + 1) * FREE_MAX_DICE },
};

static const TmParam lock_params[] = {
  [DISCARD_PIECE] = { .id = "piece", .name = N_ ("Die"), .kind = TM_PARAM_PIECE },
};

static const TmParam draw_params[] = {
  [DRAW_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [DRAW_FACE] = { .id = "card",
                  .name = N_ ("Card"),
                  .kind = TM_PARAM_FACE,
                  .piece = "card",
                  .draw = { TM_DRAW_ORDER, "deck" } },
};

static const TmParam draw_own_params[] = {
  [DRAW_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [DRAW_FACE] = { .id = "card",
                  .name = N_ ("Card"),
                  .kind = TM_PARAM_FACE,
                  .piece = "own_card",
                  .draw = { TM_DRAW_ORDER, "own_deck" } },
};

static const TmParam discard_params[] = {
  [DISCARD_PIECE] = { .id = "piece", .name = N_ ("Card"), .kind = TM_PARAM_PIECE },
};

static const TmParam pull_params[] = {
  [DRAW_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [DRAW_FACE] = { .id = "token",
                  .name = N_ ("Token"),
                  .kind = TM_PARAM_FACE,
                  .piece = "token",
                  .draw = { TM_DRAW_ORDER, "bag" } },
};

static const TmParam pull_own_params[] = {
  [DRAW_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [DRAW_FACE] = { .id = "token",
                  .name = N_ ("Token"),
                  .kind = TM_PARAM_FACE,
                  .piece = "own_token",
                  .draw = { TM_DRAW_ORDER, "own_bag" } },
};

static const TmParam return_params[] = {
  [DISCARD_PIECE] = { .id = "piece", .name = N_ ("Token"), .kind = TM_PARAM_PIECE },
};

static const TmParam first_params[] = {
  [FIRST_SEAT] = { .id = "seat",
                   .name = N_ ("First player"),
                   .kind = TM_PARAM_SEAT,
                   .draw = { TM_DRAW_SEAT, NULL } },
};

/* Drawn from the seats, whatever lies in the zone. */
static const TmParam teams_params[] = {
  [TEAMS_COUNT] = TM_NUMBER_OR ("teams", N_ ("How many teams"), 2, TM_MAX_SEATS, "2"),
  [TEAMS_ORDER] = { .id = "order",
                    .name = N_ ("Order of the draw"),
                    .kind = TM_PARAM_SEAT,
                    .is_list = TRUE,
                    .draw = { TM_DRAW_ORDER, "deck" } },
};

static const TmParam cell_params[] = {
  [CELL_SEAT] = TM_SEAT ("seat", N_ ("Who")),
  [CELL_ROW] = TM_NUMBER ("row", N_ ("Row"), 1, FREE_MAX_ROWS),
  [CELL_VALUE] = { .id = "value", .name = N_ ("Number"), .kind = TM_PARAM_TEXT },
  [CELL_ROUND] = TM_NUMBER ("round", N_ ("Round"), 1, FREE_MAX_ROUNDS, .is_optional = TRUE),
};

#define WINNERS(Optional)      \
  { .id = "winners",           \
    .name = N_ ("Winners"),    \
    .kind = TM_PARAM_SEAT,     \
    .is_list = TRUE,           \
    .is_unordered = TRUE,      \
    .min_items = 0,            \
    .max_items = TM_MAX_SEATS, \
    .is_optional = (Optional) }
#define WON(Optional) \
  { .id = "won", .name = N_ ("Won together"), .kind = TM_PARAM_FLAG, .is_optional = (Optional) }
#define SCORES               \
  { .id = "scores",          \
    .name = N_ ("Scores"),   \
    .kind = TM_PARAM_NUMBER, \
    .is_list = TRUE,         \
    .is_by_seat = TRUE,      \
    .is_optional = TRUE,     \
    .min = -MOST,            \
    .max = MOST }
#define RANK { .id = "rank", .name = N_ ("Rank"), .kind = TM_PARAM_TEXT, .is_optional = TRUE }

static const TmParam finish_params[] = {
  [FINISH_WINNERS] = WINNERS (FALSE),
  [FINISH_WON] = WON (FALSE),
  [FINISH_SCORES] = SCORES,
  [FINISH_RANK] = RANK,
};

static const TmParam correct_params[] = {
  [FINISH_WINNERS] = WINNERS (TRUE),
  [FINISH_WON] = WON (TRUE),
  [FINISH_SCORES] = SCORES,
  [FINISH_RANK] = RANK,
};

const TmMoveSpec freeform_moves[N_MOVES] = {
  [MOVE_ROLL] = TM_MOVE ("roll", N_ ("Roll the dice"), "play", roll_params, freeform_roll),
  [MOVE_DRAW] = TM_MOVE ("draw", N_ ("Draw a card"), "scroll", draw_params, freeform_draw),
  [MOVE_DISCARD]
  = TM_MOVE ("discard", N_ ("Discard a card"), "scroll", discard_params, freeform_discard),
  [MOVE_SHUFFLE]
  = TM_BARE_MOVE ("shuffle", N_ ("Shuffle everything back"), "play", freeform_shuffle),
  [MOVE_PULL] = TM_MOVE ("pull", N_ ("Draw a token"), "sack", pull_params, freeform_pull),
  [MOVE_RETURN]
  = TM_MOVE ("return", N_ ("Put a token back"), "sack", return_params, freeform_return),
  [MOVE_ROUND] = TM_BARE_MOVE ("round", N_ ("Next round"), "hourglass", freeform_round),
  [MOVE_FINISH] = TM_MOVE ("finish", N_ ("End the match"), "crown", finish_params, freeform_finish),
  [MOVE_LOCK] = TM_MOVE ("lock", N_ ("Lock or release a die"), "play", lock_params, freeform_lock),
  [MOVE_DRAW_OWN]
  = TM_MOVE ("draw_own", N_ ("Draw an own card"), "scroll", draw_own_params, freeform_draw_own),
  [MOVE_PULL_OWN]
  = TM_MOVE ("pull_own", N_ ("Draw an own token"), "sack", pull_own_params, freeform_pull_own),
  [MOVE_FIRST]
  = TM_MOVE ("first", N_ ("Draw the first player"), "first", first_params, freeform_first),
  [MOVE_TEAMS] = TM_MOVE ("teams", N_ ("Draw teams"), "shield", teams_params, freeform_draw_teams),
  [MOVE_CELL]
  = TM_MOVE ("cell", N_ ("Write on the score sheet"), "journal", cell_params, freeform_cell),
  [MOVE_CORRECT]
  = TM_MOVE ("correct", N_ ("Correct the result"), "crown", correct_params, freeform_correct),
};
