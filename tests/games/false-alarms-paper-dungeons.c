/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: what is illegal and impossible by the table of moves on its page, one function a
 * kind; and what is legal by it. */

#include "false-alarms-paper-dungeons.h"

static void
set (TmMatch *match, const char *counter, int seat, gint32 value)
{
  TmBox *box = tm_match_get_box (match);
  guint index = (guint) tm_kit_find_counter (tm_box_get_kit (box), counter);

  if (!tm_match_set_counter (match, tm_box_get_counter_slot (box, index, seat), value, NULL, NULL))
    g_error ("%s", counter);
}

static gint32
get (const TmTable *table, const char *counter, int seat)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));

  return tm_table_get_counter (table, (guint) tm_kit_find_counter (kit, counter), (guint) seat);
}

/* Strong teams with free marks to choose, which random play seldom comes to in eight rounds. */
static void
disturb (TmMatch *match, TmRandom *random)
{
  const TmTable *table = tm_match_get_table (match);
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (match));
  int seat = (int) tm_random_below (random, tm_table_get_n_seats (table));
  const char *level = paper_page_levels[tm_random_below (random, N_HEROES)];
  const char *item = paper_page_items[tm_random_below (random, N_ITEMS)];

  if (!g_str_equal (kit->phases[tm_table_get_phase (table)].id, "act") || !get (table, "full", seat)
      || tm_random_below (random, 16) > 0)
    return;
  if (tm_random_below (random, 2) == 0)
    set (match, level, seat, 1 + (gint32) tm_random_below (random, MAX_LEVEL));
  else if (get (table, level, seat) < MAX_LEVEL)
    set (match, "owed.level", seat, 1);
  else if (get (table, item, seat) < 2)
    set (match, "owed.item", seat, 1);
}

const AlarmGame alarms_of_paper_dungeons = {
  .id = "paper-dungeons",
  .illegal = { paper_setup_illegal, paper_dice_illegal, paper_team_illegal, paper_round_illegal },
  .legal = { paper_setup_legal, paper_dice_legal, paper_team_legal, paper_round_legal },
  .disturb = disturb,
};
