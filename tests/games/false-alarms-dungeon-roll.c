/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll: what is illegal and impossible by the table of moves on its page, one function a
 * kind; and what is legal by it. */

#include "false-alarms-dungeon-roll.h"

static void
choose (TmBox *box, TmRandom *random)
{
  g_autofree char *delves = g_strdup_printf ("%u", 1 + tm_random_below (random, 5));

  tm_box_set_option_from_text (box, "delves", delves, NULL);
}

static void
set (TmMatch *match, const char *counter, int seat, gint32 value)
{
  TmBox *box = tm_match_get_box (match);
  guint index = tm_kit_find_counter (tm_box_get_kit (box), counter);

  if (!tm_match_set_counter (match, tm_box_get_counter_slot (box, index, seat), value, NULL, NULL))
    g_error ("%s", counter);
}

/* Masters and deep levels, for which random play takes too few points and is not good enough. */
static void
disturb (TmMatch *match, TmRandom *random)
{
  const TmTable *table = tm_match_get_table (match);
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (match));
  guint seat = tm_random_below (random, tm_table_get_n_seats (table));

  if (tm_table_get_turn (table) == 0)
    return;
  if (tm_random_below (random, 12) == 0
      && tm_table_get_counter (table, tm_kit_find_counter (kit, "xp"), seat) < 5)
    set (match, "xp", seat, 5);
  if (g_str_equal (kit->phases[tm_table_get_phase (table)].id, "regroup")
      && tm_random_below (random, 4) == 0)
    set (match, "level", TM_NO_SEAT, 1 + (gint32) tm_random_below (random, MAX_LEVEL));
}

const AlarmGame alarms_of_dungeon_roll = {
  .id = "dungeon-roll",
  .illegal = { roll_delve_illegal, roll_fight_illegal, roll_power_illegal, roll_loot_illegal },
  .legal = { roll_delve_legal, roll_fight_legal, roll_power_legal, roll_loot_legal },
  .choose = choose,
  .disturb = disturb,
};
