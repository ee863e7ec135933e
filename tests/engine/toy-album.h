/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

/* A game made for tests, of whose cards nothing is printed: their owner names them, one after the other,
 * in "Your box". Of two of them a rulebook's text suggests how strong they are. */

enum
{
  ALBUM_MOVE_TEACH,
  ALBUM_MOVE_PLAY,
};

enum
{
  ALBUM_CARD,
  ALBUM_STRENGTH,
};

#define ALBUM_MAX 8
#define ALBUM_OPTION_CARDS 0
#define ALBUM_N_SUGGESTED 2
#define ALBUM_CORNER "Угол"
#define ALBUM_SKELETON "Скелет на корточках"

const TmGame *album_get_game (void);
void album_register (void);
