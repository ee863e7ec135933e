/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Raiders: what is illegal and impossible by the table of findings on its page, one function
 * a kind; and what is legal by its table of moves. */

#include "false-alarms-dungeon-raiders.h"

/* Now and then a card set of the owner's, and all difficulties. */
static void
choose (TmBox *box, TmRandom *random)
{
  g_autofree char *difficulty = g_strdup_printf ("%u", 2 + tm_random_below (random, 4));

  tm_box_set_option_from_text (box, "difficulty", difficulty, NULL);
  if (tm_random_below (random, 4) == 0)
    raiders_page_set_faces (
        box, "snake,zombie,goblin,goblin,skeleton,cube,troll,m:9/12/15:2,dragon,dragon,t1,"
             "t2,t3,t4,t21,c:6+1,t32,c:5,t42,t42,magnet,magnet,boulder,lava,p:spikes,"
             "vault-items,vault-items,v:coin1/coin9/none/heal3/key,vault-goods,vault-goods");
}

/* More wounds than random play takes, so that heroes fall in every variant. */
static void
disturb (TmMatch *match, TmRandom *random)
{
  const TmTable *table = tm_match_get_table (match);
  TmBox *box = tm_match_get_box (match);
  guint seat = tm_random_below (random, tm_table_get_n_seats (table));
  guint wounds = tm_kit_find_counter (tm_box_get_kit (box), "wounds");
  gint32 now = tm_table_get_counter (table, wounds, seat);

  if (tm_random_below (random, 24) == 0 && now < 8
      && !tm_match_set_counter (match, tm_box_get_counter_slot (box, wounds, seat), now + 1, NULL,
                                NULL))
    g_error ("wounds");
}

const AlarmGame alarms_of_dungeon_raiders = {
  .id = "dungeon-raiders",
  .illegal = { raiders_setup_illegal, raiders_play_illegal, raiders_room_illegal },
  .legal = { raiders_setup_legal, raiders_play_legal, raiders_room_legal },
  .choose = choose,
  .disturb = disturb,
};
