/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solo game: dice for peril, when cards can be played, and the lair. R «Одиночная игра», p. 22, 23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-variants.h"

/**
 * dungeoneer_is_solo_hit:
 * @die: a die, 1 to 6
 * @peril: peril printed on the location
 *
 * Tells whether a die brings a peril card. Source: R «Ход игры», p. 22.
 *
 * Returns: whether a card is drawn
 */
gboolean
dungeoneer_is_solo_hit (gint32 die, gint32 peril)
{
  return die <= peril;
}

static DungeoneerFault
judge_treasure (gboolean is_reward, const DungeoneerRules *rules)
{
  if (!is_reward)
    return FAULT_NOT_REWARD;
  dungeoneer_add_reason (
      rules, "dungeoneer.solo.treasures",
      tm_text (N_ ("Alone, the reward step of a battle is the time for lasting treasures.")));
  return FAULT_NONE;
}

static DungeoneerFault
judge_boon (gboolean at_entrance, const DungeoneerRules *rules)
{
  if (!at_entrance)
    return FAULT_NOT_ENTRANCE;
  dungeoneer_add_reason (
      rules, "dungeoneer.solo.boons",
      tm_text (N_ ("Alone, a location with an entrance is the place for lasting boons.")));
  return FAULT_NONE;
}

/**
 * dungeoneer_judge_solo_play:
 * @is_treasure: whether it is a treasure, else a boon
 * @duration: how long it lasts
 * @at_entrance: whether the hero stands in a location with an entrance
 * @is_reward: whether it is step VIII of a battle
 * @rules: who reads the rules
 *
 * Judges whether a glory card can be played alone; its own time comes on top. Source: R «Ход игры», p. 23.
 *
 * Returns: what forbids it
 */
DungeoneerFault
dungeoneer_judge_solo_play (gboolean is_treasure,
                            DungeoneerDuration duration,
                            gboolean at_entrance,
                            gboolean is_reward,
                            const DungeoneerRules *rules)
{
  if (duration == DURATION_PERMANENT)
    return is_treasure ? judge_treasure (is_reward, rules) : judge_boon (at_entrance, rules);
  dungeoneer_add_reason (
      rules, is_treasure ? "dungeoneer.solo.treasures" : "dungeoneer.solo.boons",
      tm_text (N_ ("Only lasting cards are bound to a step or a place; this one is not.")));
  return FAULT_NONE;
}

/* The dearest of those that are not beaten. */
static guint
find_dearest (const gint32 *costs, guint32 beaten, guint n_monsters)
{
  gint32 dearest = -1;
  guint kept = 0;

  for (guint i = 0; i < n_monsters; i++)
    {
      if (beaten >> i & 1 || costs[i] < dearest)
        continue;
      if (costs[i] > dearest)
        kept = 0;
      dearest = costs[i];
      kept |= 1u << i;
    }
  return kept;
}

/**
 * dungeoneer_judge_solo_lair:
 * @costs: (array length=n_monsters): costs in peril of the monsters that the battle has drawn
 * @beaten: set of those that are beaten
 * @n_monsters: how many there are, at most %DUNGEONEER_MAX_ATTACKERS
 * @lair: monsters that lie in the lair
 * @rules: who reads the rules
 * @sorted: (out): who goes to the lair; several: one of them is chosen, and until then nobody is discarded
 *
 * Tells which monster of a battle goes to the lair. Source: R «Ход игры», p. 23.
 */
void
dungeoneer_judge_solo_lair (const gint32 *costs,
                            guint32 beaten,
                            guint n_monsters,
                            gint32 lair,
                            const DungeoneerRules *rules,
                            DungeoneerSoloLair *sorted)
{
  guint kept = find_dearest (costs, beaten, n_monsters);
  gboolean is_open = (kept & (kept - 1)) != 0;

  *sorted = (DungeoneerSoloLair) {
    .kept = kept,
    .discarded = is_open ? 0 : ~kept & ((1u << n_monsters) - 1),
    .excess = MAX (lair + (kept != 0) - DUNGEONEER_LAIR, 0),
  };
  if (kept == 0)
    dungeoneer_add_reason (rules, "dungeoneer.solo.lair",
                           tm_text (N_ ("No monster has survived the battle: all are discarded.")));
  else if (is_open)
    dungeoneer_add_reason (
        rules, "dungeoneer.solo.lair",
        tm_text (
            N_ ("Several monsters cost most of those that survived: you choose one of them.")));
  else
    dungeoneer_add_reason (
        rules, "dungeoneer.solo.lair",
        tm_text (N_ ("The monster that costs most of those that survived goes to the lair.")));
  if (sorted->excess > 0)
    dungeoneer_add_reason (rules, "dungeoneer.battle.lair-limit",
                           tm_text_n ("A lair holds three: %s monster of it is discarded.",
                                      "A lair holds three: %s monsters of it are discarded.",
                                      tm_arg_number (sorted->excess)));
}
