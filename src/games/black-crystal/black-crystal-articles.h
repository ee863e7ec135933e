/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "black-crystal-words.h"
#include "tm-rulebook.h"

G_BEGIN_DECLS

/* How many there are is said here, because the table of the game has to be constant. There is one for
 * each monster: CRYSTAL_N_MONSTERS. */
#define CRYSTAL_N_RULES 98
#define CRYSTAL_N_OPEN 32
#define CRYSTAL_N_CARDS 50

extern const TmArticle black_crystal_rules[];
extern const TmArticle black_crystal_open_articles[];
extern const TmArticle black_crystal_card_articles[];
extern const TmArticle black_crystal_monster_articles[];

G_END_DECLS
