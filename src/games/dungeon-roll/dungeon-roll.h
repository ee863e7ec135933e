/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/**
 * dungeon_roll_game:
 *
 * “Dungeon Roll” by Chris Darden, Russian edition of 2016, for one to four players.
 */
extern const TmGame dungeon_roll_game;

G_END_DECLS
