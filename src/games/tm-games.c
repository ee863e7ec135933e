/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-games.h"

#include "black-crystal/black-crystal.h"
#include "dungeon-raiders/dungeon-raiders.h"
#include "dungeon-roll/dungeon-roll.h"
#include "dungeoneer/dungeoneer.h"
#include "freeform/freeform.h"
#include "paper-dungeons/paper-dungeons.h"

/**
 * tm_games_register:
 *
 * Puts every game on the shelf. Called once, before anything else asks for a game.
 */
void
tm_games_register (void)
{
  tm_game_register (&dungeon_raiders_game);
  tm_game_register (&dungeon_roll_game);
  tm_game_register (&paper_dungeons_game);
  tm_game_register (&black_crystal_game);
  tm_game_register (&dungeoneer_game);
  tm_game_register (&freeform_game);
}
