/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

extern const TmGame black_crystal_game;

G_END_DECLS
