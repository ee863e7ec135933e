/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/* Dungeoneer: Tomb of the Lich Lord. */
extern const TmGame dungeoneer_game;

G_END_DECLS
