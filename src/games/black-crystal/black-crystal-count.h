/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-setup.h"

G_BEGIN_DECLS

/* What the box has of each token, R «Открыв коробку», p. 4, and what of it lies on the board. */

#define CRYSTAL_N_BOOM_TOKENS 20
#define CRYSTAL_N_EXPLOSIVES 10
#define CRYSTAL_N_RUBBLE 10
#define CRYSTAL_N_PASSAGES 15

/**
 * CrystalOnBoard:
 * @booms: Boom tokens
 * @rubble: rubble tokens
 * @passages: Passage tokens
 * @mushrooms: mushrooms
 * @crystals: crystal tokens
 * @undug: cells that can still be dug
 * @events: open tiles by event
 *
 * How much lies on the board.
 */
typedef struct
{
  guint booms;
  guint rubble;
  guint passages;
  guint mushrooms;
  guint crystals;
  guint undug;
  guint events[CRYSTAL_N_EVENTS];
} CrystalOnBoard;

/* black-crystal-count.c */
void crystal_count_board (const CrystalMap *map, CrystalOnBoard *board);

G_END_DECLS
