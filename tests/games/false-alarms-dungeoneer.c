/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: what is illegal and impossible by the table of findings on its page, one function a
 * kind; and what is legal by its table of moves. */

#include "false-alarms-dungeoneer.h"

/* Cards are played from hands that nobody may look into, which may have none for this moment. */
static gboolean
is_vague (const TmGame *game, const TmOffer *offer)
{
  (void) game;
  return offer->move == MOVE_PLAY_PERIL || offer->move == MOVE_PLAY_GLORY;
}

const AlarmGame alarms_of_dungeoneer = {
  .id = "dungeoneer",
  .illegal = { dungeon_setup_illegal, dungeon_map_illegal, dungeon_card_illegal,
               dungeon_battle_illegal, dungeon_quest_illegal },
  .legal = { dungeon_map_legal, dungeon_card_legal },
  .is_vague = is_vague,
};
