/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-private.h"

G_BEGIN_DECLS

/* Cards whose names the rulebook shows, by face. What stands on them is only suggested until the owner has told it;
 * all other faces are names that the owner has typed. */

enum
{
  HERO_RODERICK,
  HERO_KRON,
  HERO_SORCERESS,
  HERO_THIEF,
  HERO_NECROMANCER,
  HERO_NECRO_WARRIOR,
  N_HERO_FACES,
};

enum
{
  PLACE_ANTECHAMBER,
  PLACE_BEND,
  PLACE_PASSAGE,
  PLACE_CORRIDOR,
  PLACE_CORNER,
  PLACE_GLOOMY_CROSSING,
  PLACE_TROLL_BRIDGE,
  PLACE_INNER_SANCTUM,
  N_LOCATION_FACES,
};

enum
{
  QUEST_MAGIC_FISH,
  QUEST_MAIDEN,
  QUEST_DRAGONLING,
  N_QUEST_FACES,
};

enum
{
  CARD_LEGION,
  CARD_WRAITH,
  CARD_ZOMBIE,
  CARD_SCARE,
  N_ADVENTURE_FACES,
};

extern const TmWord dungeoneer_hero_words[N_HERO_FACES];
extern const TmWord dungeoneer_location_words[N_LOCATION_FACES];
extern const TmWord dungeoneer_quest_words[N_QUEST_FACES];
extern const TmWord dungeoneer_adventure_words[N_ADVENTURE_FACES];

G_END_DECLS
