/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/* A table without rules: counters, dice, a deck of cards and a bag of tokens. The smallest game,
 * and the one to copy for a new one. */
extern const TmGame freeform_game;

G_END_DECLS
