/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/**
 * dungeon_raiders_game:
 *
 * “Dungeon Raiders” by Phil Harding, edition of 2011, for one to five players.
 */
extern const TmGame dungeon_raiders_game;

G_END_DECLS
