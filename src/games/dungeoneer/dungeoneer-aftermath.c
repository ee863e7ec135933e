/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows a battle: where monsters go, what it brings, and who plays the monster of a hunt. R p. 14, 16, 23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-battle.h"
#include "dungeoneer-options.h"

static DungeoneerMonsterState
get_state (const DungeoneerLairing *lairing)
{
  if (lairing->wounds >= lairing->health)
    return MONSTER_BEATEN;
  return lairing->wounds > 0 ? MONSTER_WOUNDED : MONSTER_UNHURT;
}

/* The health it has when it fights again. */
static gint32
get_health_next (const DungeoneerLairing *lairing,
                 DungeoneerMonsterState state,
                 const DungeoneerRules *rules)
{
  gboolean heals;

  if (state == MONSTER_BEATEN)
    return 0;
  if (state == MONSTER_UNHURT)
    return lairing->health;
  heals = lairing->quest ? dungeoneer_read_option (rules, OPTION_HUNT_WOUNDS) == WOUNDS_HEAL
                         : dungeoneer_read_option (rules, OPTION_LAIR_WOUNDS) == WOUNDS_HEAL;
  dungeoneer_add_reason (
      rules, lairing->quest ? "dungeoneer.quest.hunt-wounds" : "dungeoneer.battle.lair-wounds",
      heals ? tm_text (N_ ("Its wounds are healed before it fights again."))
            : tm_text (N_ ("Its wounds stay on it until it fights again.")));
  return heals ? lairing->health : lairing->health - lairing->wounds;
}

static guint
list_beds (const DungeoneerLairing *lairing,
           DungeoneerMonsterState state,
           const DungeoneerRules *rules)
{
  if (lairing->quest)
    {
      dungeoneer_add_reason (rules, "dungeoneer.battle.lair",
                             tm_text (N_ ("A monster of a quest goes to no hand and to no lair.")));
      return state == MONSTER_BEATEN ? 1 << BED_DONE : 1 << BED_QUEST;
    }
  switch (state)
    {
    case MONSTER_UNHURT:
      dungeoneer_add_reason (
          rules, "dungeoneer.battle.lair",
          tm_text (N_ ("A monster that was not wounded goes to its owner’s hand or lair.")));
      return 1 << BED_HAND | 1 << BED_LAIR;
    case MONSTER_WOUNDED:
      dungeoneer_add_reason (
          rules, "dungeoneer.battle.lair",
          tm_text (N_ ("A wounded monster goes to the lair or the discard, not to the hand.")));
      return 1 << BED_LAIR | 1 << BED_DISCARD;
    default:
      dungeoneer_add_reason (rules, "dungeoneer.battle.lair",
                             tm_text (N_ ("A beaten monster is discarded.")));
      return 1 << BED_DISCARD;
    }
}

/**
 * dungeoneer_judge_lair:
 * @lairing: a monster after its battle, and how many lie in its owner’s lair
 * @rules: who reads the rules; of a wounded monster `lair_wounds` or `hunt_wounds` matters
 * @laired: (out): where it can go, and what follows
 *
 * Tells where a monster goes in step VII. Source: R «Этапы битвы», p. 14; «Охота», p. 16.
 */
void
dungeoneer_judge_lair (const DungeoneerLairing *lairing,
                       const DungeoneerRules *rules,
                       DungeoneerLaired *laired)
{
  *laired = (DungeoneerLaired) { .state = get_state (lairing) };
  laired->options = list_beds (lairing, laired->state, rules);
  if (laired->options & 1 << BED_LAIR)
    laired->excess = MAX (lairing->lair + 1 - DUNGEONEER_LAIR, 0);
  if (laired->excess > 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.battle.lair-limit",
        tm_text_n ("A lair holds three: if it goes there, %s monster is discarded.",
                   "A lair holds three: if it goes there, %s monsters are discarded.",
                   tm_arg_number (laired->excess)));
  laired->health_next = get_health_next (lairing, laired->state, rules);
}

/* R p. 14, 15. */
static gint32
get_peril (const DungeoneerDeeds *deeds, const DungeoneerRules *rules)
{
  gint32 peril = deeds->hit_wounds;

  if (deeds->effect_wounds > 0)
    {
      gboolean counts = dungeoneer_read_option (rules, OPTION_EFFECT_COUNTS) != 0;

      if (counts)
        peril += deeds->effect_wounds;
      dungeoneer_add_reason (
          rules, "dungeoneer.battle.effect-wounds",
          counts ? tm_text (N_ ("Wounds by the effects of a monster bring peril, too."))
                 : tm_text (N_ ("Only wounds by the hits of a monster bring peril.")));
    }
  if (peril > 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.battle.reward-peril",
        tm_text (N_ ("The owner of a monster may give 1 peril to any player for each wound it has "
                     "dealt to a hero; in all: %s."),
                 tm_arg_number (peril)));
  return peril;
}

static gint32
get_glory (const DungeoneerDeeds *deeds, const DungeoneerRules *rules)
{
  if (deeds->to_monsters > 0)
    dungeoneer_add_reason (
        rules, "dungeoneer.battle.reward-glory",
        tm_text (N_ ("Each wound that a hero has dealt to a monster brings 1 glory; in all: %s."),
                 tm_arg_number (deeds->to_monsters)));
  return deeds->to_monsters;
}

/* R p. 23. */
static gint32
get_cards (const DungeoneerDeeds *deeds, const DungeoneerRules *rules)
{
  if (deeds->beaten == 0
      || (deeds->quest && dungeoneer_read_option (rules, OPTION_SOLO_QUEST_CARDS) == 0))
    return 0;
  dungeoneer_add_reason (
      rules, "dungeoneer.solo.draw",
      tm_text (N_ ("Alone, each beaten monster brings a glory card; in all: %s."),
               tm_arg_number (deeds->beaten)));
  return deeds->beaten;
}

/**
 * dungeoneer_judge_rewards:
 * @deeds: what a monster and a hero have done to each other
 * @rules: who reads the rules; `effect_counts` and `solo_quest_cards` can matter
 * @rewards: (out): what step VIII brings
 *
 * Tells what a battle with monsters brings. Source: R «Этапы битвы», p. 14; «Охота», p. 16; alone, p. 23.
 */
void
dungeoneer_judge_rewards (const DungeoneerDeeds *deeds,
                          const DungeoneerRules *rules,
                          DungeoneerRewards *rewards)
{
  *rewards = (DungeoneerRewards) { 0 };
  if (deeds->quest)
    dungeoneer_add_reason (
        rules, "dungeoneer.quest.hunt",
        tm_text (N_ ("Monsters of quests bring neither glory nor peril; the quest has its own "
                     "reward.")));
  else
    rewards->glory = get_glory (deeds, rules);
  if (!deeds->quest && !deeds->solo)
    rewards->peril = get_peril (deeds, rules);
  if (deeds->solo)
    rewards->cards = get_cards (deeds, rules);
}

/**
 * dungeoneer_get_hunt_lord:
 * @seat: who hunts
 * @alive: set of the seats whose heroes live
 * @n_seats: how many seats there are
 *
 * Finds who plays the monster of a hunt quest: the next living player to the left. Source: R «Охота», p. 16.
 *
 * Returns: a seat, or %TM_NO_SEAT if nobody else lives
 */
int
dungeoneer_get_hunt_lord (guint seat, guint32 alive, guint n_seats)
{
  for (guint i = 1; i < n_seats; i++)
    if (alive & 1u << (seat + i) % n_seats)
      return (int) ((seat + i) % n_seats);
  return TM_NO_SEAT;
}
