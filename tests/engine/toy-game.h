/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

/* A game made for tests: a little of everything the engine offers. */
enum
{
  TOY_COUNTER_ROUND,
  TOY_COUNTER_COINS,
};

enum
{
  TOY_ZONE_DECK,
  TOY_ZONE_HAND,
  TOY_ZONE_OPEN,
};

enum
{
  TOY_PIECE_CARD,
  TOY_PIECE_MONSTER,
};

enum
{
  TOY_OPTION_TIE,
  TOY_OPTION_DECK,
};

enum
{
  TOY_MOVE_DEAL,
  TOY_MOVE_SHARE,
  TOY_MOVE_MARK,
};

enum
{
  TOY_QUESTION_SHARE,
};

#define TOY_N_CARDS 6

extern const TmGame toy_game;

TmBox *toy_new_box (guint n_seats, const char *deck);
TmMove toy_move (guint kind);
