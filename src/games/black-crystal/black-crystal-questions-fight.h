/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"

G_BEGIN_DECLS

/* What the table of questions needs of those about fights, cards and chances beside their parameters,
 * answers and fills: the readings they depend on, and the odds that are shown beside them. */

/* Boosts, and monsters that are fought, have their articles. */
#define CRYSTAL_BOOST_ARTICLES                                                     \
  "crystal.card.vaporizer", "crystal.card.wing-helmet", "crystal.card.wing-boots", \
      "crystal.card.stinky-uggs", "crystal.card.tuba-cane", "crystal.card.panama", \
      "crystal.card.pick", "crystal.card.wild-hammer", "crystal.card.pimply-cap",  \
      "crystal.card.monster-pump", "crystal.card.helmet", "crystal.card.face-basher"
#define CRYSTAL_FOUGHT_ARTICLES                                                                 \
  "crystal.monster.fat-rat", "crystal.monster.shy-guy", "crystal.monster.twins",                \
      "crystal.monster.stonecutter", "crystal.monster.crystalling", "crystal.monster.killabot", \
      "crystal.monster.slime", "crystal.monster.skeletons", "crystal.monster.voodoo",           \
      "crystal.monster.grudge", "crystal.monster.miner-monster", "crystal.monster.tick",        \
      "crystal.monster.horrid-mushroom", "crystal.monster.goblin-warriors",                     \
      "crystal.monster.yalina", "crystal.monster.catman", "crystal.monster.maggus",             \
      "crystal.monster.mapper", "crystal.monster.battle-robot", "crystal.monster.dandelions",   \
      "crystal.monster.krimaung", "crystal.monster.spider", "crystal.monster.digger",           \
      "crystal.monster.bukh", "crystal.monster.worm", "crystal.monster.targ",                   \
      "crystal.monster.bats", "crystal.monster.orkestros", "crystal.monster.mechano-spider",    \
      "crystal.monster.roller", "crystal.monster.ghost", "crystal.monster.hoarder",             \
      "crystal.monster.don-bones", "crystal.monster.shaitz", "crystal.monster.blue-gnus",       \
      "crystal.monster.shaggy", "crystal.monster.ninza", "crystal.monster.pifpaf",              \
      "crystal.monster.xz3000", "crystal.monster.mutant", "crystal.monster.purr",               \
      "crystal.monster.hihikus", "crystal.monster.hahatumba", "crystal.monster.colossus",       \
      "crystal.monster.lindworm", "crystal.monster.troll", "crystal.monster.big-boss",          \
      "crystal.monster.dragon", "crystal.monster.cockroach", "crystal.monster.mega-cockroach",  \
      "crystal.monster.elemental", "crystal.monster.earth-elemental"

/* black-crystal-params-cards.c */
extern const char *const crystal_boom_fight_options[];
extern const char *const crystal_crystal_options[];
extern const char *const crystal_find_card_options[];
extern const char *const crystal_boosts_options[];
extern const char *const crystal_control_fight_options[];
extern const char *const crystal_skill_options[];
extern const char *const crystal_turn_order_options[];
extern const char *const crystal_odds_boom_options[];

/* black-crystal-answers-cards.c */
void crystal_explain_card (int monster, TmResolution *resolution);

/* black-crystal-answers-odds.c */
extern const TmBeside crystal_beside_boom_fight;

/* black-crystal-fill-fight.c */
gboolean crystal_fill_find_card (const TmTable *table, TmArgs *args);

G_END_DECLS
