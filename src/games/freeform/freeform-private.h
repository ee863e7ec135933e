/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "freeform.h"

G_BEGIN_DECLS

enum
{
  COUNTER_ROUND,
  COUNTER_FIRST,
  COUNTER_SECOND,
  COUNTER_THIRD,
  COUNTER_FOURTH,
  COUNTER_WON,
  N_COUNTERS,
};

enum
{
  ZONE_CUP,
  ZONE_TRAY,
  ZONE_DECK,
  ZONE_CARDS,
  ZONE_DISCARD,
  ZONE_BAG,
  ZONE_TOKENS,
};

enum
{
  PIECE_DIE,
  PIECE_CARD,
  PIECE_TOKEN,
};

enum
{
  PHASE_PLAY,
  PHASE_OVER,
};

enum
{
  OPTION_COUNTERS,
  OPTION_NAMES,
  OPTION_DICE,
  OPTION_DICE_FROM,
  OPTION_DECK,
  OPTION_DECK_FROM,
  OPTION_BAG,
  OPTION_BAG_FROM,
  OPTION_DISCARDED,
};

enum
{
  MOVE_ROLL,
  MOVE_DRAW,
  MOVE_DISCARD,
  MOVE_SHUFFLE,
  MOVE_PULL,
  MOVE_RETURN,
  MOVE_ROUND,
  MOVE_FINISH,
};

enum
{
  ROLL_FACES,
};

enum
{
  DRAW_SEAT,
  DRAW_FACE,
};

enum
{
  DISCARD_PIECE,
};

enum
{
  FINISH_WINNERS,
};

/* On the command line and in files: “table”, “app”. */
TmText freeform_get_counter_name (const TmTable *table, guint counter);

void freeform_roll (const TmMove *move, TmResolution *resolution);
void freeform_draw (const TmMove *move, TmResolution *resolution);
void freeform_discard (const TmMove *move, TmResolution *resolution);
void freeform_shuffle (const TmMove *move, TmResolution *resolution);
void freeform_pull (const TmMove *move, TmResolution *resolution);
void freeform_return (const TmMove *move, TmResolution *resolution);
void freeform_round (const TmMove *move, TmResolution *resolution);
void freeform_finish (const TmMove *move, TmResolution *resolution);

void freeform_offer (const TmTable *table, TmOffers *offers);
void freeform_present (TmScene *scene);

G_END_DECLS
