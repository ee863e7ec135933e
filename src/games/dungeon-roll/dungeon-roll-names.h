/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib/gi18n-lib.h>

#include "dungeon-roll-position.h"

G_BEGIN_DECLS

/* What things are called, for every table that names them: as faces of pieces, as units, as choices
 * of a question. Each macro is a run of rows of a table of words; @at is where in it they begin. */

#define ROLL_WORD(index, id, name, symbol) [index] = { (id), (name), (symbol) }

#define ROLL_PARTY_NAMES(at)                                                           \
  ROLL_WORD ((at) + FACE_FIGHTER, "fighter", N_ ("Fighter"), "fighter"),               \
      ROLL_WORD ((at) + FACE_CLERIC, "cleric", N_ ("Cleric"), "cleric"),               \
      ROLL_WORD ((at) + FACE_MAGE, "mage", N_ ("Mage"), "mage"),                       \
      ROLL_WORD ((at) + FACE_THIEF, "thief", TM_WORD ("companion", "Thief"), "thief"), \
      ROLL_WORD ((at) + FACE_CHAMPION, "champion", N_ ("Champion"), "champion"),       \
      ROLL_WORD ((at) + FACE_SCROLL, "scroll", N_ ("Scroll"), "scroll")

#define ROLL_DUNGEON_NAMES(at)                                                   \
  ROLL_WORD ((at) + FACE_GOBLIN, "goblin", N_ ("Goblin"), "goblin"),             \
      ROLL_WORD ((at) + FACE_SKELETON, "skeleton", N_ ("Skeleton"), "skeleton"), \
      ROLL_WORD ((at) + FACE_OOZE, "ooze", N_ ("Ooze"), "ooze"),                 \
      ROLL_WORD ((at) + FACE_CHEST, "chest", N_ ("Chest"), "chest"),             \
      ROLL_WORD ((at) + FACE_POTION, "potion", N_ ("Potion"), "potion"),         \
      ROLL_WORD ((at) + FACE_DRAGON, "dragon", N_ ("Dragon"), "dragon")

/* The tokens that stand for a companion or a scroll. */
#define ROLL_TOKEN_UNIT_NAMES(at)                                                   \
  ROLL_WORD ((at) + TOKEN_SWORD, "sword", N_ ("Vorpal sword"), "fighter"),          \
      ROLL_WORD ((at) + TOKEN_TALISMAN, "talisman", N_ ("Talisman"), "cleric"),     \
      ROLL_WORD ((at) + TOKEN_SCEPTRE, "sceptre", N_ ("Sceptre of power"), "mage"), \
      ROLL_WORD ((at) + TOKEN_TOOLS, "tools", N_ ("Thieves’ tools"), "tools"),      \
      ROLL_WORD ((at) + TOKEN_SCROLL, "scroll-token", TM_WORD ("treasure", "Scroll"), "scroll")

#define ROLL_HERO_NAMES(at)                                                                   \
  ROLL_WORD ((at) + HERO_SPELLSWORD, "spellsword", N_ ("Spellsword"), "fighter"),             \
      ROLL_WORD ((at) + HERO_CRUSADER, "crusader", N_ ("Crusader"), "cleric"),                \
      ROLL_WORD ((at) + HERO_KNIGHT, "knight", TM_WORD ("dungeon roll", "Knight"), "helmet"), \
      ROLL_WORD ((at) + HERO_ENCHANTRESS, "enchantress", N_ ("Enchantress"), "mage"),         \
      ROLL_WORD ((at) + HERO_MERCENARY, "mercenary", N_ ("Mercenary"), "shield"),             \
      ROLL_WORD ((at) + HERO_HALF_GOBLIN, "half-goblin", N_ ("Half-Goblin"), "goblin"),       \
      ROLL_WORD ((at) + HERO_MINSTREL, "minstrel", N_ ("Minstrel"), "lute"),                  \
      ROLL_WORD ((at) + HERO_OCCULTIST, "occultist", N_ ("Occultist"), "skeleton"),           \
      ROLL_WORD ((at) + HERO_BATTLEMAGE, "battlemage", N_ ("Battlemage"), "fighter"),         \
      ROLL_WORD ((at) + HERO_PALADIN, "paladin", N_ ("Paladin"), "cleric"),                   \
      ROLL_WORD ((at) + HERO_DRAGON_SLAYER, "dragon-slayer", N_ ("Dragon Slayer"), "helmet"), \
      ROLL_WORD ((at) + HERO_BEGUILER, "beguiler", N_ ("Beguiler"), "mage"),                  \
      ROLL_WORD ((at) + HERO_COMMANDER, "commander", N_ ("Commander"), "shield"),             \
      ROLL_WORD ((at) + HERO_CHIEFTAIN, "chieftain", N_ ("Chieftain"), "goblin"),             \
      ROLL_WORD ((at) + HERO_BARD, "bard", N_ ("Bard"), "lute"),                              \
      ROLL_WORD ((at) + HERO_NECROMANCER, "necromancer", N_ ("Necromancer"), "skeleton")

/* «Достижения»: has @row made of each, from its index, name in files, name, symbol, and whether it
 * is collected over several matches. */
#define ROLL_ACHIEVEMENTS(row)                                                                  \
  row (ACHIEVEMENT_TWO_DRAGONS, "two-dragons", N_ ("Dragon slayer"), "dragon", FALSE),          \
      row (ACHIEVEMENT_THREE_DRAGONS, "three-dragons", N_ ("Dragon tamer"), "dragon", FALSE),   \
      row (ACHIEVEMENT_NEVER_TELL_ODDS, "never-tell-odds", N_ ("Never tell me the odds!"),      \
           "skeleton", FALSE),                                                                  \
      row (ACHIEVEMENT_LAST_STAND, "last-stand", N_ ("Last stand"), "shield", FALSE),           \
      row (ACHIEVEMENT_CHEATER, "cheater", N_ ("Cheater"), "champion", FALSE),                  \
      row (ACHIEVEMENT_BOTTOMLESS_BAG, "bottomless-bag", N_ ("We need a bottomless bag!"),      \
           "chest", FALSE),                                                                     \
      row (ACHIEVEMENT_CONQUEROR, "conqueror", N_ ("Conqueror of the dungeon"), "d10", FALSE),  \
      row (ACHIEVEMENT_NATURAL_TWENTY, "natural-twenty", N_ ("Natural twenty"), "star", FALSE), \
      row (ACHIEVEMENT_CRITICAL_HIT, "critical-hit", N_ ("Critical hit"), "fighter", FALSE),    \
      row (ACHIEVEMENT_GUILD_MASTER, "guild-master", N_ ("Head of the guild"), "pawn", TRUE),   \
      row (ACHIEVEMENT_MAGIC_WHIRL, "magic-whirl", N_ ("Magic whirl"), "mage", FALSE),          \
      row (ACHIEVEMENT_THREE_HEADS, "three-heads", N_ ("Three heads"), "dragon", FALSE)

G_END_DECLS
