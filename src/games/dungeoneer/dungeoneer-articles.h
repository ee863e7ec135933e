/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-rulebook.h"

G_BEGIN_DECLS

/* How many there are is said here, because the table of the game has to be constant. */
#define DUNGEONEER_N_DUNGEON_ARTICLES 47
#define DUNGEONEER_N_QUESTS_ARTICLES 34
#define DUNGEONEER_N_BATTLE_ARTICLES 40
#define DUNGEONEER_N_VARIANTS_ARTICLES 39

extern const TmArticle dungeoneer_dungeon_articles[];
extern const TmArticle dungeoneer_quests_articles[];
extern const TmArticle dungeoneer_battle_articles[];
extern const TmArticle dungeoneer_variants_articles[];

G_END_DECLS
