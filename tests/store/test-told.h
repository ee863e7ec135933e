/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* The fair again, as a game that is printed with something: which tiles lie on its map. A record is
 * "2:1=7", a cell and a tile. The two lower rows are one page of the box, the upper one another. All
 * tiles together come to 30 at most. Building teaches. */

enum
{
  TOLD_OPTION_FACES = 2,
  TOLD_OPTION_FLOOR,
  TOLD_OPTION_ROOF,
  TOLD_N_OPTIONS,
};

#define TOLD_MAX_RECORDS 6

void told_register (void);
const TmGame *told_get_game (void);
TmMatch *told_new_match (TmBox *box);

G_END_DECLS
